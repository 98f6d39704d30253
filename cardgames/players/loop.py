"""The one loop that plays games: whole games, tables with people, tried moves, branches, simulations.

It plays a line: a Timeline, which keeps every step, or a `Bare` state, of which thousands are played. Chance and the
players move, each choice with its own luck (see `chance.Luck`), until it is the turn of a seat nobody plays for:

    state = game.start(seats=3, seed=7, events=False)
    for actor in run(Bare(state), dict(enumerate([RandomPlayer()] * 3)), Luck(7, 3)): ...
    state.scores()
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from inspect import signature
from typing import TYPE_CHECKING, Any, Protocol

from cardgames.cards import Card
from cardgames.engine.chance import Luck
from cardgames.engine.game import GameError
from cardgames.engine.moves import Move, clip
from cardgames.engine.state import CHANCE, State
from cardgames.faults import Fault
from cardgames.players import PERSON, Player, called, player

if TYPE_CHECKING:
    from cardgames.engine.game import Game
    from cardgames.engine.timeline import Timeline


class PlayerError(Fault):
    """A player that made no legal move: its `.seat`, the `.step` that it owed, and in `.timeline` the game so far.

    The sentence tells what kind of failure it was and nothing that the player says, for that may name hidden cards; the
    error itself is chained to it (`__cause__`) for whoever wrote the player.
    """

    def __init__(self, seat: int, step: int, en: str, zh: str) -> None:
        super().__init__(
            f"the player at seat {seat} made no move at step {step}: {en}", f"座位{seat}的玩家没有走出第{step}步：{zh}"
        )
        self.seat = seat
        self.step = step
        self.timeline: Timeline | None = None


class Line(Protocol):
    """What the loop plays."""

    @property
    def _last(self) -> State:
        """The present state itself, which the loop only looks at."""

    @property
    def names(self) -> tuple[str, ...] | None:
        """What the seats are called."""

    @property
    def apply(self) -> Any:
        """The method that makes a move."""


class Bare:
    """A game of which only the present state is kept; it is changed in place."""

    __slots__ = ("_last", "apply", "names")

    def __init__(self, state: State, names: tuple[str, ...] | None = None) -> None:
        self._last = state
        self.apply = state.apply
        self.names = names

    @property
    def last(self) -> State:
        """The present state; the very one that the game is played on."""
        return self._last


def run(line: Line, players: Mapping[int, Player], luck: Luck, step: int = 1) -> Iterator[int]:
    """Chance and the players move until somebody else has to, or nobody. Gives after each move whose it was.

    `step` is the number of the move to come. Raises PlayerError for a player that fails; its move is not made.
    """
    blind = {seat for seat, who in players.items() if getattr(who, "blind", False)}
    while (actor := (state := line._last).actor) is not None:
        if actor == CHANCE:
            line.apply(state.chance(luck.draws(CHANCE)))
        elif (who := players.get(actor)) is None:
            return
        else:
            moves = state.legal_moves()
            try:
                view: Any = None if actor in blind else state.view(actor, line.names)
                move = who.choose(view, moves, luck.draws(actor))
            except Exception as error:
                raise PlayerError(actor, step, *_failure(who, error)) from error
            try:
                line.apply(move)
            except Exception as error:
                if move in moves:
                    raise
                raise PlayerError(actor, step, *_unfit(move)) from error
        step += 1
        yield actor


def play_on(line: Timeline) -> None:
    """Take a timeline on with its own players and luck, to the next decision of a person or to the end.

    Raises GameError where it is not known who plays, and PlayerError. What interrupts it carries the line, as far as it
    has come, in `.timeline`.
    """
    players = playing(line)
    try:
        for _ in run(line, players, luck_of(line), len(line)):
            pass
    except BaseException as stop:
        stop.timeline = line  # type: ignore[attr-defined]
        raise


def draw(line: Timeline) -> None:
    """Make the next move of chance in a timeline, with its luck."""
    next(run(line, {}, luck_of(line)))


def luck_of(line: Timeline) -> Luck:
    """What the next choices of a timeline draw from."""
    return Luck(0 if line.luck is None else line.luck, line._last.seats, (step.actor for step in line.steps))


def playing(line: Timeline) -> dict[int, Player]:
    """The players of a timeline by their seats; people are missing. Raises GameError where one is not known."""
    if line.players is None:
        raise GameError(
            "this game does not say who plays, so nobody can go on with it; make its moves with apply(...)",
            "这一局没有记下由谁来玩，所以没有人能接着玩；请用 apply(...) 逐步走",
        )
    found = {}
    for seat, word in enumerate(line.players):
        if word == PERSON:
            continue
        if word not in ("random", "greedy") and seat not in line.own_players:
            raise GameError(
                f"seat {seat} of this game was played by {clip(word)}, a player that is not at hand; "
                "make its moves with apply(...)",
                f"这一局的座位{seat}由{clip(word)}来玩，这里没有这个玩家；请用 apply(...) 逐步走",
            )
        found[seat] = line.own_players.get(seat) or player(line.game, word)
    return found


def seat_players(line: Timeline, players: Sequence[Any]) -> None:
    """Let a timeline know who plays: for each seat "you", "random", "greedy" or a player. Raises GameError."""
    seats = line._last.seats
    if isinstance(players, str) or not isinstance(players, Sequence):
        raise GameError(
            f"players are a list with one entry for each seat, not {clip(players)}",
            f"玩家要写成列表，每个座位一项，不能是{clip(players)}",
        )
    if len(players) != seats:
        raise GameError(
            f"there are {seats} seats, so there should be {seats} players, not {len(players)}",
            f"共有{seats}个座位，应有{seats}个玩家，而不是{len(players)}个",
        )
    line.own_players = {seat: player(line.game, who) for seat, who in enumerate(players) if who != PERSON}
    line.players = tuple(map(called, players))


def play(
    game: Game,
    players: Sequence[Any] | None,
    *,
    seed: object,
    luck: object,
    seats: int | None,
    deck: str | Iterable[str | Card] | None,
    names: Sequence[str] | None,
    options: dict[str, Any],
) -> Timeline:
    """Play a game to its end. One player for each seat; without `players` everybody plays at random."""
    if seats is None and isinstance(players, (list, tuple)):
        seats = len(players)
    timeline = game.timeline(seats=seats, seed=seed, luck=luck, deck=deck, names=names, **options)
    seat_players(timeline, ["random"] * timeline._last.seats if players is None else players)
    if len(timeline.own_players) < timeline._last.seats:
        player(game, PERSON)  # says who could play a whole game instead
    play_on(timeline)
    return timeline


def _failure(who: Player, error: Exception) -> tuple[str, str]:
    """Why a player gave no answer at all."""
    if isinstance(error, TypeError) and not _takes_three(who.choose):
        return (
            "its choose() has to take three things, choose(view, moves, rng)",
            "它的 choose 应当接受三样东西：choose(view, moves, rng)",
        )
    kind = clip(type(error).__name__)[1:-1]
    return f"its choose() ended in an error, {kind}", f"它的 choose 出错（{kind}）"


def _takes_three(choose: Any) -> bool:
    try:
        signature(choose).bind(None, None, None)
    except TypeError:
        return False
    except ValueError:  # a function that does not tell
        return True
    return True


def _unfit(move: Any) -> tuple[str, str]:
    """Why what a player gave could not be done."""
    if isinstance(move, (Move, str)):
        return "its move is not legal here", "它的走法在这里不合规则"
    return (
        "its choose() has to give one of the moves, and gave something else",
        "它的 choose 应当给出一种走法，却给了别的东西",
    )

"""Whether a game can go on from a position: tried out on copies, once, when somebody lays one out or reads one.

A position is taken if it is over, or whoever acts has a legal move and all legal moves can be made, with sentences that
can be read in both languages, scores, a sheet and a whole view; and if three games that go on from it (always the first
move, always the last, moves drawn) do not come to a dead end within `STEPS` moves. The imagining of hidden cards does
without this, since it must be fast.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from cardgames.engine.chance import pick
from cardgames.engine.events import Event
from cardgames.engine.moves import Move, clip
from cardgames.engine.position import read_back, write_position
from cardgames.engine.settling import PositionError
from cardgames.engine.state import CHANCE, State
from cardgames.engine.words import LANGUAGES
from cardgames.engine.zones import ALL

TRIED = 60
"""Of more legal moves than these only some are tried: the first and the last of each kind, and every n-th."""
STEPS = 120
"""So far does each of the games go that are played on from a position."""

Choice = Callable[[Sequence[Move]], Move]


def check_playable(state: State) -> None:
    """Raises PositionError where a game cannot go on; the state itself is left as it is."""
    _check_text(state)
    try:
        _read(state, [], 0)
    except Exception as error:
        raise PositionError(
            f"the scores and the table of this position of {state.game.slug} can't be worked out; "
            "take a position that a game came to",
            f"{state.game.slug}的这个局面算不出得分和桌面；请用对局中出现过的局面",
        ) from error
    for move in _some(_moves(state, [], Random(0))):
        trial = _listening(state)
        heard = _make(trial, move, [])
        try:
            _read(trial, heard, len(state.tally))
        except Exception as error:
            raise _cannot(trial, [move]) from error
        _moves(trial, [move], Random(0))
    rng = Random(0)
    for choose in (_first, _last, lambda moves: pick(moves, rng)):
        _play_on(_listening(state), choose, Random(0))


def _check_text(state: State) -> None:
    """What is written can be read back as the same position."""
    text = write_position(state)
    if write_position(read_back(state.game, text)) != text:
        raise PositionError(
            f"the text of this position of {state.game.slug} would be read as another position",
            f"{state.game.slug}的这个局面写成文本后会读成另一个局面",
        )


def _first(moves: Sequence[Move]) -> Move:
    return moves[0]


def _last(moves: Sequence[Move]) -> Move:
    return moves[-1]


def _listening(state: State) -> State:
    """A copy that tells what happens, so that what is told is tried too."""
    trial = state.copy()
    trial.heard = []
    return trial


def _play_on(state: State, choose: Choice, rng: Random) -> None:
    trail: list[Move] = []
    for _ in range(STEPS):
        moves = _moves(state, trail, rng)
        if not moves:
            break
        move = moves[0] if state.actor == CHANCE else choose(moves)
        trail.append(move)
        heard = _make(state, move, trail)
    if trail:
        try:
            _read(state, heard, 0)
        except Exception as error:
            raise _cannot(state, trail) from error


def _moves(state: State, trail: Sequence[Move], rng: Random) -> Sequence[Move]:
    """The legal moves, one drawn where chance decides; none when the game is over. Raises PositionError without any."""
    try:
        if state.actor is None:
            return ()
        moves = [state.chance(rng)] if state.actor == CHANCE else state.legal_moves()
    except Exception as error:
        raise _stuck(state, trail) from error
    if not moves:
        raise _stuck(state, trail)
    return moves


def _make(state: State, move: Move, trail: Sequence[Move]) -> list[Event]:
    try:
        return state.apply(move)
    except Exception as error:
        raise _cannot(state, trail or [move]) from error


def _read(state: State, heard: Sequence[Event], first: int) -> None:
    """Everything that people would see of the state and of what just happened; of the sheet from entry `first` on."""
    lines = state.lines(first)
    for lang in LANGUAGES:
        for event in heard:
            for said in (event.said(), event.brief()):
                if said is not None:
                    said.text(lang)
        for line in lines:
            line.label.text(lang)
    state.view(ALL)


def _some(moves: Sequence[Move]) -> Sequence[Move]:
    """All moves, or of very many the first and the last of each kind, and every n-th of them all."""
    if len(moves) <= TRIED:
        return moves
    first = {move.kind: move for move in reversed(moves)}
    last = {move.kind: move for move in moves}
    return [*first.values(), *last.values(), *moves[:: len(moves) // (TRIED // 2)]]


def _after(trail: Sequence[Move]) -> tuple[str, str]:
    """ "after 'pass' and 'play 7S' "."""
    if not trail:
        return "", ""
    texts = [clip(move.text, 30) for move in trail[-3:]]
    en = f"after {len(trail)} moves, the last " if len(trail) > 3 else "after "
    zh = f"走了{len(trail)}步（最后是" if len(trail) > 3 else "走了（"
    return f"{en}{', '.join(texts)}, ", f"{zh}{'、'.join(texts)}）之后，"


def _stuck(state: State, trail: Sequence[Move]) -> PositionError:
    chance = state.actor == CHANCE
    who, zh = ("chance", "随机") if chance else (f"seat {state.actor}", f"座位{state.actor}")
    clause = state.decisions[state.phase].clause if state.phase in state.decisions else state.end_clause
    after, after_zh = _after(trail)
    return PositionError(
        f"the game can't go on from this position: {after}{who} has nothing to do in the phase {state.phase!r} "
        f"({clause}); cards or numbers are missing",
        f"从这个局面无法继续：{after_zh}{zh}在{state.phase!r}阶段无事可做（{clause}）；缺少牌或数值",
    )


def _cannot(state: State, trail: Sequence[Move]) -> PositionError:
    *before, move = trail
    after, after_zh = _after(before)
    return PositionError(
        f"the game can't go on from this position: {after}{clip(move.text, 30)} can't be carried out; "
        "cards or numbers are missing or don't go together",
        f"从这个局面无法继续：{after_zh}{clip(move.text, 30)}无法执行；牌或数值缺少或互相矛盾",
    )

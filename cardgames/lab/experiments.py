"""Measures that need games of their own: how much skill tells, what a deal or a card is worth, a move forbidden."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import nan, sqrt
from typing import Any

import cardgames
from cardgames.cards import Card
from cardgames.engine.game import Game
from cardgames.engine.moves import clip
from cardgames.engine.words import Words
from cardgames.lab.estimates import NO_WORDS, Estimate, Statistic, Tally, added, estimates, ratio
from cardgames.lab.measures import LabError
from cardgames.lab.run import Rows, Run
from cardgames.lab.simulate import simulate

LADDER = ("random", "greedy")
"""The players of the skill ladder, weaker ones first."""

_SKILL = Words("win share of {upper} among {lower}", "{upper}在{lower}中的胜率")
_DEAL = Words("share of the deal in the margins", "发牌决定的比重")
_CARD = Words("worth of being dealt {card}", "发到{card}的价值")
_KIND = Words("win share of a player who may not {kind}", "不许{kind}的玩家的胜率")


def skill(
    game: str | Game, *, ladder: Sequence[Any] = LADDER, games: int = 200, seed: object = 0, **settings: Any
) -> dict[str, Estimate]:
    """For each rung of the ladder the win share of one upper player among lower ones, in every seat in turn.

    To be compared with 1/n; the rungs whose interval lies above it are the skill that these players show. In a
    co-operative game it is how much oftener a team of the upper players wins. `settings` as for `simulate`.
    """
    game = game if isinstance(game, Game) else cardgames.game(game)
    seats = game.check_seats(settings.pop("seats", None) or game.seats[0])
    found: dict[str, Estimate] = {}
    for lower, upper in pairwise(ladder):
        one = {"game": game, "games": games, "seed": seed, **settings}
        what = Words(*(_SKILL.fill({"upper": f"{upper!r}", "lower": f"{lower!r}"}, lang) for lang in ("en", "zh")))
        run = simulate(players=[upper] + [lower] * (seats - 1), rotate=True, **one)
        first = run.rows.players[0][0]
        blocks = _by_deal(run, _of_player(first))
        found[f"{upper} over {lower}"] = _one(blocks, _ratio("won", "n"), run, what)
    return found


def deal_share(
    game: str | Game, *, player: Any = "random", games: int = 400, seed: object = 0, **settings: Any
) -> Estimate:
    """How much of the margins the deal decides: 1 all, 0 nothing; equal players who play each deal from every seat.

    With two seats −cov(d1, d2) / sqrt(var d1 · var d2) of one player's margins in both seatings, each with its mean
    taken off (as duplicate bridge compares them); with more the intraclass correlation of a hand (deal and seat) over
    the seatings, means of players and seats taken off. NaN without variance; chance can bring it below 0.
    """
    game = game if isinstance(game, Game) else cardgames.game(game)
    seats = game.check_seats(settings.pop("seats", None) or game.seats[0])
    run = simulate(game, players=[player] * seats, rotate=True, games=games, seed=seed, **settings)
    if seats == 1 or len(game.start(seats=seats, events=False, **run.setting.options).parties()) == 1:
        return Estimate(nan, nan, nan, run.done, _DEAL)
    blocks, statistic = (_pairs(run), _opposed) if seats == 2 else (_hands(run), _alike(seats))
    return _one(blocks, statistic, run, _DEAL)


def card_worth(
    game: str | Game, card: str | Card, *, of: str = "win", games: int = 1000, seed: object = 0, **settings: Any
) -> Estimate:
    """How much more seats that are dealt the card win (or, `of="score"`, score) than seats that are not.

    The deal is random, so this is a cause, for these players. What counts as dealt is what a seat holds at the start.
    """
    if of not in ("win", "score"):
        raise LabError(f"of is 'win' or 'score', not {clip(of)}", f"of应是'win'或'score'，不能是{clip(of)}")
    game = game if isinstance(game, Game) else cardgames.game(game)
    wanted = game.pack.read([card])[0]
    run = simulate(game, games=games, seed=seed, **settings)
    holders: dict[int, set[int]] = {}

    def sums(row: Mapping[str, Any]) -> Tally:
        deal = row["deal"]
        if deal not in holders:
            holders[deal] = _holding(run, row["seed"], wanted)
        has = row["seat"] in holders[deal]
        return {f"{of} {has}": row[of], f"n {has}": 1}

    what = Words(*(_CARD.fill({"card": wanted.name[lang]}, lang) for lang in ("en", "zh")))
    return _one(_by_deal(run, sums), _apart(of), run, what)


def restricted(
    game: str | Game, kind: str, *, player: Any = "random", games: int = 400, seed: object = 0, **settings: Any
) -> Estimate:
    """The win share of a player who may not make one kind of move, among equal ones who may, in every seat in turn.

    The kind is still made where nothing else is legal. To be compared with 1/n. Raises LabError for an unknown kind.
    """
    from cardgames.players import player as find_player

    game = game if isinstance(game, Game) else cardgames.game(game)
    if kind not in game.forms:
        raise LabError(
            f"{game.title.en} has no kind of move {clip(kind)}; there are {', '.join(game.forms)}",
            f"{game.title.zh}没有{clip(kind)}这种行动；有{'、'.join(game.forms)}",
        )
    seats = game.check_seats(settings.pop("seats", None) or game.seats[0])
    free = find_player(game, player)
    run = simulate(
        game, players=[Restricted(free, kind)] + [free] * (seats - 1), rotate=True, games=games, seed=seed, **settings
    )
    blocks = _by_deal(run, _of_player("restricted"))
    label = game.forms[kind].label
    zh = kind if "{" in label.zh else label.zh
    what = Words(_KIND.fill({"kind": kind}, "en"), _KIND.fill({"kind": zh}, "zh"))
    return _one(blocks, _ratio("won", "n"), run, what)


class Restricted:
    """A player that may not make one kind of move while another one is legal."""

    name = "restricted"

    def __init__(self, free: Any, kind: str) -> None:
        self.free = free
        self.kind = kind

    def choose(self, view: Any, moves: Any, rng: Any) -> Any:
        """What the free player chooses among the moves that are left."""
        return self.free.choose(view, [move for move in moves if move.kind != self.kind] or moves, rng)

    def __repr__(self) -> str:
        return f"{self.free!r} without {self.kind}"


# Sums by deal --------------------------------------------------------------------------------------------------------


def _by_deal(run: Run, sums: Any) -> list[Tally]:
    """The sums of all rows of each deal."""
    deals: dict[int, list[Tally]] = {}
    for row in run.rows:
        deals.setdefault(row["deal"], []).append(sums(row))
    return [added(some) for some in deals.values()]


def _of_player(name: str) -> Any:
    """Counts the games of a player and its wins."""
    return lambda row: {"n": row["player"] == name, "won": row["win"] * (row["player"] == name)}


def _one(blocks: Sequence[Tally], statistic: Statistic, run: Run, what: Words) -> Estimate:
    return estimates(blocks, statistic, deals=len(blocks), what=lambda key: what, unit=NO_WORDS)[""]


def _ratio(part: str, whole: str) -> Statistic:
    return lambda tally: {"": ratio(tally.get(part, 0), tally.get(whole, 0))}


def _apart(of: str) -> Statistic:
    def difference(tally: Mapping[str, float]) -> dict[str, float]:
        have, lack = (ratio(tally.get(f"{of} {has}", 0), tally.get(f"n {has}", 0)) for has in (True, False))
        return {"": have - lack}

    return difference


def _holding(run: Run, seed: str, card: Card) -> set[int]:
    """The seats that hold a card when the deal is done."""
    state = run.setting.game.start(seats=run.setting.seats, seed=seed, events=False, **run.setting.options)
    return {
        place.owner
        for zone in state.zones
        if zone.per_seat
        for place in zone.places(state)
        if place.owner is not None and card in place.cards
    }


def _scores(rows: Rows, seats: int) -> dict[tuple[int, int], list[float]]:
    """The scores by seat of each (deal, seating)."""
    found: dict[tuple[int, int], list[float]] = {}
    for row in rows:
        found.setdefault((row["deal"], row["seating"]), [0.0] * seats)[row["seat"]] = row["score"]
    return found


def _pairs(run: Run) -> list[Tally]:
    """The margins of the player who begins at seat 0, in both seatings of each deal."""
    scores = _scores(run.rows, 2)
    tallies: list[Tally] = []
    for deal in sorted({deal for deal, _ in scores}):
        if (deal, 0) in scores and (deal, 1) in scores:
            (a, b), (c, d) = scores[deal, 0], scores[deal, 1]
            one, other = a - b, d - c
            tallies.append({"n": 1, "x": one, "y": other, "xx": one * one, "yy": other * other, "xy": one * other})
    return tallies


def _opposed(tally: Mapping[str, float]) -> dict[str, float]:
    n = tally.get("n", 0)
    if not n:
        return {"": nan}
    x, y = tally["x"] / n, tally["y"] / n
    spread = (tally["xx"] / n - x * x) * (tally["yy"] / n - y * y)
    return {"": -(tally["xy"] / n - x * y) / sqrt(spread) if spread > 1e-12 else nan}


def _hands(run: Run) -> list[Tally]:
    """Sums of squares between and within hands, means of seats and players taken off."""
    seats = run.setting.seats
    scores = _scores(run.rows, seats)
    means: dict[tuple[str, int], list[float]] = {}
    for (_, seating), row in scores.items():
        for seat, score in enumerate(row):
            means.setdefault(("seat", seat), []).append(score)
            means.setdefault(("player", (seat - seating) % seats), []).append(score)
    mean = {key: sum(some) / len(some) for key, some in means.items()}
    grand = sum(mean["seat", seat] for seat in range(seats)) / seats
    tallies: list[Tally] = []
    for deal in sorted({deal for deal, _ in scores}):
        rows = [(seating, scores[deal, seating]) for seating in range(seats) if (deal, seating) in scores]
        if len(rows) < seats:
            continue
        tally: Tally = {"hands": seats, "between": 0.0, "within": 0.0}
        for seat in range(seats):
            usual = {seating: mean["seat", seat] + mean["player", (seat - seating) % seats] for seating, _ in rows}
            left = [row[seat] - usual[seating] + grand for seating, row in rows]
            middle = sum(left) / seats
            tally["between"] += seats * middle * middle
            tally["within"] += sum((one - middle) ** 2 for one in left)
        tallies.append(tally)
    return tallies


def _alike(seats: int) -> Statistic:
    """The intraclass correlation of hands that are each played `seats` times."""

    def correlation(tally: Mapping[str, float]) -> dict[str, float]:
        hands = tally.get("hands", 0)
        if hands < 2:
            return {"": nan}
        between, within = tally["between"] / (hands - 1), tally["within"] / (hands * (seats - 1))
        whole = between + (seats - 1) * within
        return {"": (between - within) / whole if whole > 1e-12 else nan}

    return correlation

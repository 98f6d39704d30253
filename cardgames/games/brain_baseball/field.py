"""The field of Brain Baseball: what lies where, what is counted, and the marks that follow from it.

The sheet's entries are tuples (seat, clause, ball, card): who got the ball, by which clause, and with which swing or
catch (None for an unhit pitch).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cardgames.cards import Card
from cardgames.engine.position import PositionError
from cardgames.engine.sheet import Line
from cardgames.engine.state import OVER, State
from cardgames.engine.values import NO_SEAT, SEAT, Several, Whole
from cardgames.engine.words import Said, Words, number
from cardgames.engine.zones import NONE, OWNER, Counter, Zone
from cardgames.games.brain_baseball import words
from cardgames.games.brain_baseball.scoring import BATTING, CATCH, CATCHING, FIGURES, to_beat

STREAK = 3
"""BB-6.1: as many unhit pitches in a row win."""
ONE_A_CARD = Several((SEAT,), 0, 52)
"""Whose each card of a place is."""


def last_season(state: Field) -> int:
    """BB-2.1: seasons count from 0."""
    return int(state.options["seasons"]) - 1


class Field(State):
    """Hands, the ball, the swings and catches of a round in order of play, discards, cards that are not dealt.

    Ball, swings and catches lie on the field until the next pitch; `swung` and `caught` are their seats. `pitcher` is
    the seat that pitched the ball, and before the first pitch of a season the one that has to (BB-2.4).
    """

    zones = (
        Zone("hand", "hands", Words("Hand", "手牌"), per_seat=True, faces=OWNER),
        Zone("ball", "ball", Words("Ball", "球")),
        Zone("swing", "swings", Words("Swings", "挥棒")),
        Zone("catch", "catches", Words("Catches", "接球")),
        Zone("discard", "discard", Words("Discards", "弃牌堆")),
        Zone("unused", "unused", Words("Unused", "未用"), faces=NONE),
    )
    counters = (
        Counter("score", "points", Words("Points", "得分"), per_seat=True),
        Counter("season", "season", holds=Whole(0, last_season)),
        Counter("round", "round"),
        Counter("pitcher", "pitcher", holds=SEAT),
        Counter("swung", "swung", default=(), holds=ONE_A_CARD),
        Counter("caught", "caught", default=(), holds=ONE_A_CARD),
        Counter("streak", "streak", holds=Whole(0, STREAK)),
        Counter("streaker", "streaker", default=None, holds=NO_SEAT),
        Counter("clock", "clock", Words("Season", "赛季"), derived=True),
        Counter("role", "roles", Words("role", "身份"), per_seat=True, derived=True),
        Counter("row", "rows", Words("unhit in a row", "连续无人挥棒"), per_seat=True, derived=True),
        Counter("pitched_by", "pitched_by", Words("Pitched by", "发球的是"), derived=True),
        Counter("swung_by", "swung_by", Words("Swung by", "挥棒的是"), derived=True),
        Counter("caught_by", "caught_by", Words("Caught by", "接球的是"), derived=True),
        Counter("may_swing", "may_swing", Words("may swing", "可挥棒"), derived=True),
        Counter("may_catch", "may_catch", Words("may catch", "可接球"), derived=True),
        Counter("batter", "batter", words.BATTER, derived=True),
        Counter("catcher", "catcher", words.CATCHER, derived=True),
    )

    hands: list[list[Card]]
    ball: list[Card]
    swings: list[Card]
    catches: list[Card]
    discard: list[Card]
    unused: list[Card]
    points: list[int]
    season: int
    """Seasons that are over; shown and told from 1."""
    round: int
    """Rounds of the season, the one on the field among them."""
    pitcher: int
    swung: tuple[int, ...]
    caught: tuple[int, ...]
    streak: int
    """BB-6.3: unhit pitches in a row by `streaker` (None: there are none)."""
    streaker: int | None

    @property
    def starter(self) -> int:
        """BB-2.4, BB-R9: the starting player of the season: seat 0, then one seat further on each time."""
        return self.season % self.seats

    @property
    def last_swing(self) -> Card | None:
        """BB-4.3: the swing to go above."""
        return self.swings[-1] if self.swings else None

    @property
    def last_catch(self) -> Card | None:
        """BB-5.2: the catch to go above."""
        return self.catches[-1] if self.catches else None

    def scores(self) -> list[int]:
        """BB-1.4: the points of all seasons."""
        return self.points[:]

    def winners(self) -> list[int] | None:
        """BB-6.2: three unhit pitches win alone; else BB-7.5, BB-R11: the highest total, shared by equals."""
        if self.actor is None and self.streak == STREAK:
            return [self.streaker]  # type: ignore[list-item]  # a streak is somebody's
        return super().winners()

    def line(self, entry: tuple[int, str, Card, Card | None]) -> Line:
        """One ball: its rank in points (BB-3.2) for an unhit pitch, a catch or a swing."""
        seat, clause, ball, card = entry
        said = Said(words.LABELS[clause], {"ball": ball, "card": card})
        return Line(seat, clause, said, number(ball.rank), ball.rank)

    # What the table shows ----------------------------------------------------------------------------------------

    @property
    def clock(self) -> Said:
        """BB-2.1, BB-2.2: season and round."""
        season = {"n": self.season + 1, "of": self.options["seasons"], "round": self.round}
        return Said(words.CLOCK if self.round else words.NO_ROUND, season)

    @property
    def roles(self) -> list[tuple[Words, ...]]:
        """The marks of each seat: pitcher, batter and last catcher of the round, starting player of the season."""
        marks: list[tuple[int | None, Words]] = [(None if self.over else self.starter, words.STARTER)]
        if self.phase in ("bat", "catch"):
            marks += [(self.pitcher, words.PITCHER), *((seat, words.BATTER) for seat in self.swung[-1:])]
            marks += [(seat, words.CATCHER) for seat in self.caught[-1:]]
        elif self.phase == "pitch":
            marks.append((self.actor, words.PITCHER))
        return [tuple(mark for owner, mark in marks[::-1] if owner == seat) for seat in range(self.seats)]

    @property
    def rows(self) -> list[Said | None]:
        """BB-6.1: how far each seat's streak has come."""
        said = Said(words.OF_THREE, {"n": self.streak})
        return [said if seat == self.streaker else None for seat in range(self.seats)]

    @property
    def pitched_by(self) -> list[Said]:
        """Whose the ball is."""
        return [Said(words.PITCHER_IS, {"seat": self.pitcher})] if self.ball else []

    @property
    def swung_by(self) -> list[Said]:
        """Whose each swing is."""
        return _names(self.swung)

    @property
    def caught_by(self) -> list[Said]:
        """Whose each catch is."""
        return _names(self.caught)

    @property
    def batter(self) -> Said | None:
        """BB-4.5: the last to swing."""
        return _names(self.swung)[-1] if self.swung else None

    @property
    def catcher(self) -> Said | None:
        """BB-5.3: the last to catch."""
        return _names(self.caught)[-1] if self.caught else None

    @property
    def may_swing(self) -> str | Words:
        """BB-4.3: the ranks that may swing next, from the lowest to the highest."""
        if self.phase != "bat":
            return ""
        low, high = self.swings[-1].rank if self.swings else 0, self.ball[0].rank
        return _span(BATTING[low:high])

    @property
    def may_catch(self) -> str | Words:
        """BB-5.2: the ranks that may catch next, from the lowest to the highest."""
        if self.phase != "catch":
            return ""
        height = to_beat(self.ball[0], self.last_catch, self.options["ball_value_in_catch"])
        return _span([rank for rank in CATCHING if CATCH[rank] > height])

    # Positions laid out by hand ----------------------------------------------------------------------------------

    def check_position(self) -> None:
        """Raises PositionError for a field or a streak that the game cannot have."""
        if (self.streaker is None) != (self.streak == 0):
            raise PositionError(
                f"{self.streak}: unhit pitches in a row have a seat in streaker, else there is none (BB-6.3)",
                f"{self.streak}：连续无人挥棒时streaker为其座位，没有时为null（BB-6.3）",
                place="streak",
            )
        if self.streak == STREAK and self.phase != OVER:
            raise PositionError(
                f"{STREAK} unhit pitches in a row end the game (BB-6.1)",
                f"连续{STREAK}次无人挥棒时游戏结束（BB-6.1）",
                place="streak",
            )
        if len(self.ball) > 1 or (not self.ball and (self.swings or self.catches)):
            raise PositionError(
                "one ball lies on the field, and without it no swings or catches (BB-4.1)",
                "场上有一个球，没有球就没有挥棒和接球（BB-4.1）",
                place="ball",
            )
        for name, seats, key, cards in (
            ("swung", self.swung, "swing", self.swings),
            ("caught", self.caught, "catch", self.catches),
        ):
            if len(seats) != len(cards):
                raise PositionError(
                    f"{len(seats)} seats for {len(cards)} cards in {key}; each card has a seat",
                    f"{key}有{len(cards)}张牌，却有{len(seats)}个座位；每张牌对应一个座位",
                    place=name,
                )


def _span(ranks: Sequence[int]) -> str | Words:
    """Ranks that follow each other: "5–9", "A"."""
    if not ranks:
        return words.NO_RANK
    return FIGURES[ranks[0]] if len(ranks) == 1 else f"{FIGURES[ranks[0]]}–{FIGURES[ranks[-1]]}"


def _names(seats: Iterable[int]) -> list[Said]:
    return [Said(words.NAME, {"seat": seat}) for seat in seats]

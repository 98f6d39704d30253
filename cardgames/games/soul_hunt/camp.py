"""The camp of Soul Hunt: where everything lies, what is counted, and what the table shows of it.

Cards are moved in whole steps. What has still to happen in the current stage stands in `agenda`, as numbers: eight
times a kind of step plus a seat, the next one last (see `steps`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cardgames.cards import Card
from cardgames.engine.sheet import Line
from cardgames.engine.state import State
from cardgames.engine.values import FLAG, NO_SEAT, SEAT, SEATS, Maybe, Several, Whole
from cardgames.engine.words import Said, Words, equation
from cardgames.engine.zones import NONE, Counter, Place, Viewer, Zone
from cardgames.games.soul_hunt import labels, steps, words
from cardgames.games.soul_hunt.cards import ATTRIBUTE_WORDS, Event, Hunt, Soul, Token
from cardgames.games.soul_hunt.scoring import CAP, LIVES, RELICS, terms, value

HUNTS, FINALE = 5, 6
"""SH-4.1: five hunts, then the final challenge, which is round 6."""
NUMBER = Maybe(Whole(-99, 99))
"""A judgement's number, if tokens were drawn."""
CLOCKWISE = [[tuple((seat + step) % seats for step in range(seats)) for seat in range(seats)] for seats in range(1, 6)]
"""The seats clockwise from each seat, by the number of seats less one."""


def only(kind: type[Card]) -> Callable[[Any, Place, Card], bool]:
    """A place for one kind of card."""
    return lambda state, place, card: isinstance(card, kind)


def hand_seen(state: Camp, owner: int | None, viewer: Viewer) -> bool:
    """SH-3.6, SH-R27: hands are open within the team."""
    return bool(state.options["open_hands"]) or owner == viewer


def _by_attribute(attribute: int) -> property:
    return property(lambda state: state.sums(attribute), doc=f"SH-6.5: each seat's {ATTRIBUTE_WORDS[attribute].en}.")


class Camp(State):
    """The team's cards and numbers. Rounds count from 1; 0 is the set-up, 6 the final challenge."""

    zones = (
        Zone("target", "targets", Words("Targets", "狩猎目标"), back="second", holds=only(Hunt)),
        Zone("bag", "bag", Words("Bag", "袋子"), subs=("0", "1", "2"), sub_words=labels.BAG, holds=only(Token)),
        Zone("event", "events", Words("Events", "事件"), back="second", holds=only(Event)),
        Zone("newcomer", "newcomer", Words("Evil spirit drawn", "抽到的恶灵"), holds=only(Soul)),
        Zone("warrior", "warriors", Words("Warrior", "勇士"), per_seat=True, holds=only(Soul)),
        Zone("attached", "attached", Words("Attached", "附身"), per_seat=True, holds=only(Soul)),
        Zone("hand", "hands", Words("Hand", "手牌"), per_seat=True, faces=hand_seen, holds=only(Soul)),
        Zone("token", "tokens", Words("Tokens drawn", "抽出的标记"), per_seat=True, holds=only(Token)),
        Zone("deck", "deck", Words("Soul deck", "灵魂卡堆"), faces=NONE, holds=only(Soul)),
        Zone("discard", "discard", Words("Soul discards", "灵魂弃牌堆"), holds=only(Soul)),
        Zone("hunts", "hunts", Words("Hunt deck", "狩猎卡堆"), faces=NONE, back="second", holds=only(Hunt)),
        Zone("hunted", "hunted", Words("Hunt discards", "狩猎弃牌堆"), back="second", holds=only(Hunt)),
        Zone("event_deck", "event_deck", Words("Event deck", "事件卡堆"), faces=NONE, back="second", holds=only(Event)),
        Zone("box", "box", Words("Events in the box", "盒中的事件"), faces=NONE, back="second", holds=only(Event)),
        Zone("spare", "spare", Words("Tokens in the box", "盒中的标记"), holds=only(Token)),
    )
    counters = (
        Counter("lives", "lives", Words("lives", "生命"), per_seat=True, default=LIVES, holds=Whole(0, LIVES)),
        Counter("number", "numbers", Words("number", "判定数"), per_seat=True, default=None, holds=NUMBER),
        Counter("relics", "relics", Words("Relics", "圣物"), holds=Whole(0, RELICS)),
        Counter("round", "round", holds=Whole(0, FINALE)),
        Counter("captain", "captain", holds=SEAT),
        Counter("attack", "attack", default=-1, holds=Whole(-1, 3)),
        Counter("first", "first", default=None, holds=Maybe(Whole(0, 2))),
        Counter("big", "big", per_seat=True, default=-1, holds=Whole(-1, 2)),
        Counter("small", "small", per_seat=True, default=-1, holds=Whole(-1, 2)),
        Counter("results", "results", default=[], holds=Several((FLAG,), 0, 3)),
        Counter("trials", "trials", holds=Whole(0, 99)),
        Counter("blessed", "blessed", default=None, holds=NO_SEAT),
        Counter("blessing", "blessing", default=None, holds=NO_SEAT),
        Counter("trail", "trail", default=False),
        Counter("leaving", "leaving"),
        Counter("turns", "turns", default=(), holds=SEATS),
        Counter("drawer", "drawer", holds=SEAT),
        Counter("due", "due", holds=Whole(0, 99)),
        Counter("spent", "spent", holds=Whole(0, RELICS)),
        Counter("won", "won", default=False),
        Counter("agenda", "agenda", default=[], holds=Several((Whole(0, (steps.COUNT << 3) - 1),), 0, 99)),
        Counter("clock", "clock", Words("Now", "进度"), derived=True),
        Counter("team", "team", Words("Team total", "全队总数"), derived=True),
        Counter("plan", "plan", Words("Order", "次序"), derived=True),
        Counter("role", "roles", Words("role", "身份"), per_seat=True, derived=True),
        *(Counter(said.en, said.en, said, per_seat=True, derived=True) for said in ATTRIBUTE_WORDS),
        Counter("attached_marks", "attached_marks", Words("Attached cards", "附身的牌"), per_seat=True, derived=True),
        Counter("hand_marks", "hand_marks", Words("Cards in hand", "手里的牌"), per_seat=True, derived=True),
    )
    tellings = words.TELLINGS
    refusals = labels.REFUSALS
    end_clause = "SH-10.7"

    targets: list[Hunt]
    """SH-5.1: as turned up; from the vote on in the order of the attacks."""
    bag: list[list[Token]]
    events: list[Event]
    """Those turned up, the last one last."""
    newcomer: list[Soul]
    """SH-8.3: an evil spirit for which room is made."""
    warriors: list[list[Soul]]
    attached: list[list[Soul]]
    hands: list[list[Soul]]
    tokens: list[list[Token]]
    deck: list[Soul]
    """The top card is the last one, here and in the other decks."""
    discard: list[Soul]
    """SH-8.8: open."""
    hunts: list[Hunt]
    hunted: list[Hunt]
    event_deck: list[Event]
    box: list[Event]
    spare: list[Token]
    lives: list[int]
    numbers: list[int | None]
    """SH-6.7 to SH-6.11: of the last judgement, until tokens are drawn for the next one."""
    relics: int
    round: int
    captain: int
    attack: int
    """Which of the targets is attacked, or was last; -1 before the first one, 3 from the end of the hunt on."""
    first: int | None
    """SH-5.5: the position of the first target while the second has still to be found."""
    big: list[int]
    small: list[int]
    """SH-5.3: which target each seat's markers lie on, -1 before the vote."""
    results: list[bool]
    """Which targets were won."""
    trials: int
    blessed: int | None
    blessing: int | None
    """SH-9.7: who has it in this hunt, and who will have it in the next."""
    trail: bool
    """SH-9.9: a new trail is waiting."""
    leaving: int
    """SH-8.7: a bit for each elemental that was attached in this hunt."""
    turns: tuple[int, ...]
    """SH-6.1: the order of this stage, in which everybody votes, prepares, draws, sacrifices."""
    drawer: int
    due: int
    """SH-6.7: who draws tokens, and how many."""
    spent: int
    """SH-10.4: relics spent on this judgement."""
    won: bool
    agenda: list[int]

    strength, endurance, speed, perception, intellect = (_by_attribute(attribute) for attribute in range(5))

    def order(self) -> tuple[int, ...]:
        """SH-6.1: the living seats, captain first."""
        lives, seats = self.lives, CLOCKWISE[self.seats - 1][self.captain]
        return seats if 0 not in lives else tuple([seat for seat in seats if lives[seat]])

    def living(self) -> list[int]:
        """The seats that are still in the game."""
        return [seat for seat, left in enumerate(self.lives) if left]

    def bonus(self, seat: int) -> int:
        """SH-7.6, SH-9.7: what is added to every attribute of a seat in this hunt."""
        return self.trials + (self.blessed == seat)

    def value(self, seat: int) -> int:
        """SH-6.5, SH-6.6: the attribute of the target."""
        attribute, bonus = self.targets[self.attack].attribute, self.trials + (self.blessed == seat)
        return value(self.attached[seat], attribute, bonus)

    def players(self) -> int:
        """SH-R3: how many players a target counts."""
        if self.options["target_players"] == "start":
            return self.seats
        return self.seats - self.lives.count(0)

    def scores(self) -> list[int]:
        """SH-10.7: a win is a point for each surviving warrior."""
        return [int(self.won and left > 0) for left in self.lives]

    def parties(self) -> list[tuple[int, ...]]:
        """SH-10.7: all play together, against the hunts and the challenge."""
        return [tuple(range(self.seats))]

    def winners(self) -> list[int] | None:
        """SH-10.7: all who live when the challenge is met; nobody when the game is lost."""
        return None if self.actor is not None else self.living() if self.won else []

    def line(self, entry: int) -> Line:
        """SH-10.7: a surviving warrior."""
        return Line(entry, "SH-10.7", Said(labels.SURVIVES), "1", 1)

    # What the table shows ----------------------------------------------------------------------------------------

    def sums(self, attribute: int) -> list[Said | str]:
        """Each seat's attribute with what makes it: "1 + 2 − 1 = 2", "1 + 2 + 4 = 7 → 5" (SH-6.5, SH-6.6)."""
        return [
            self.sum_of(terms(self.attached[seat], attribute, self.bonus(seat))) if left else ""
            for seat, left in enumerate(self.lives)
        ]

    @staticmethod
    def sum_of(parts: list[int]) -> str:
        """A value as a sum."""
        return equation(parts) + (f" → {CAP}" if sum(parts) > CAP else "")

    @property
    def clock(self) -> Said | Words:
        """SH-4.1: how far the game is."""
        if self.round in range(1, FINALE):
            return Said(labels.HUNT, {"n": self.round})
        return labels.FINAL if self.round else labels.SETUP

    @property
    def team(self) -> Said | str:
        """SH-7.1, SH-10.6: the numbers at the target that is judged, or was last in this hunt, and what is needed."""
        judging = self.attack == len(self.results) < 3 and self.phase != "action"
        place = self.attack if judging else len(self.results) - 1
        parts = [number for number in self.numbers if number is not None] + ([self.spent] if self.spent else [])
        if not self.targets or place < 0 or not parts:
            return ""
        attribute = ATTRIBUTE_WORDS[self.targets[place].attribute]
        dead = 0 if judging or self.options["target_players"] == "start" else self._fallen()
        need = (self.players() + dead) * (1 if self.round == FINALE else 2)
        return Said(labels.TEAM, {"n": place + 1, "attribute": attribute, "sum": equation(parts), "need": need})

    def _fallen(self) -> int:
        """SH-7.1: how many took part in the last judgement and are dead since; its target still counts them."""
        return sum(number is not None and not left for number, left in zip(self.numbers, self.lives, strict=True))

    @property
    def plan(self) -> list[Said | Words]:
        """What stands at each target: its place in the order and how it ended, or the markers of the vote."""
        if self.attack >= 0 or self.round == FINALE:
            return [self._progress(place) for place in range(len(self.targets))]
        return [self._markers(place) for place in range(len(self.targets))]

    def _progress(self, place: int) -> Said:
        if place < len(self.results):
            return Said(labels.WON if self.results[place] else labels.LOST, {"n": place + 1})
        return Said(labels.ATTACKED if place == self.attack else labels.WAITING, {"n": place + 1})

    def _markers(self, place: int) -> Said | Words:
        """SH-5.3: who put a marker on it."""
        big = [seat for seat, at in enumerate(self.big) if at == place]
        small = [seat for seat, at in enumerate(self.small) if at == place]
        if not big and not small:
            return labels.NO_MARKER
        return Said(labels.MARKERS, {"big": len(big), "small": len(small)})

    @property
    def roles(self) -> list[tuple[Words, ...]]:
        """Captain, blessed, trials won, eliminated."""
        return [
            (
                *([labels.CAPTAIN] if seat == self.captain and left else []),
                *([labels.BLESSED] if seat == self.blessed and left else []),
                *([] if left else [labels.ELIMINATED]),
            )
            for seat, left in enumerate(self.lives)
        ]

    def leaves(self, soul: Soul) -> bool:
        """SH-8.7: whether an elemental was attached in this hunt."""
        return soul.elemental and bool(self.leaving >> soul.number & 1)

    @property
    def attached_marks(self) -> list[list[Words | str]]:
        """SH-8.7: which attached souls leave when the hunt ends."""
        return self._leave_marks(self.attached) if self.round < FINALE else [[] for _ in self.lives]

    @property
    def hand_marks(self) -> list[list[Words | str]]:
        """SH-8.7: the same in a hand, where hands are open."""
        stay = self.round == FINALE or self.options["elemental_leaves"] == "attached" or not self.options["open_hands"]
        return [[] for _ in self.lives] if stay else self._leave_marks(self.hands)

    def _leave_marks(self, places: list[list[Soul]]) -> list[list[Words | str]]:
        marks: list[list[Words | str]] = [[labels.LEAVES if self.leaves(s) else "" for s in place] for place in places]
        return [row if any(row) else [] for row in marks]

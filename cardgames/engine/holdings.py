"""What the cases of a game hold of the game itself: its cards, seats, options and moves. See `shapes`."""

from __future__ import annotations

from typing import Any

from cardgames.cards import Card, Pack
from cardgames.engine.shapes import CaseError, Fields, Kinds, ListOf, Named, OneOf, Place, Shape, Whole
from cardgames.engine.state import CHANCE
from cardgames.engine.words import Words


class CardShape(Shape):
    """A card of a pack: the game's, unless another is named. One that is `lying` somewhere lies nowhere else."""

    def __init__(self, pack: Pack | None = None, *, lying: bool = False) -> None:
        self.pack, self.lying = pack, lying

    def among(self, at: Place) -> Pack:
        """The pack it is of."""
        return self.pack or at.game.pack

    def noun(self, at: Place) -> Words:
        first, last = self.among(at).cards[0], self.among(at).cards[-1]
        return Words(f"a card, written like {first} or {last}", f"写成{first}、{last}这样的牌")

    def card(self, text: str, at: Place) -> Card | None:
        """The card that a text means."""
        return self.among(at).get(text)

    def check(self, value: Any, at: Place) -> None:
        text = value.text if isinstance(value, Card) else value
        card = self.card(text, at) if isinstance(text, str) else None
        if card is None:
            raise at.wrong(self.noun(at), value)
        if self.lying:
            self.lay(card, at, at.lying)

    def lay(self, card: Card, at: Place, lying: dict[Card, str]) -> None:
        """Put it there. Raises CaseError where it lies already."""
        before = lying.setdefault(card, at.path)
        if before != at.path:
            raise CaseError(
                f"{at.path}: {card} is already in {before}; each card lies in one place only",
                f"{at.path}：{card}已在{before}；每张牌只能在一处",
            )


class Seat(Shape):
    """A seat of the case."""

    def noun(self, at: Place) -> Words:
        return Words(f"a seat from 0 to {at.seats - 1}", f"0到{at.seats - 1}的座位")

    def fits(self, value: Any, at: Place) -> bool:
        return type(value) is int and 0 <= value < at.seats


class Actor(Seat):
    """A seat of the case, or chance."""

    def noun(self, at: Place) -> Words:
        seat = super().noun(at)
        return Words(f"{seat.en}, or {CHANCE} for chance", f"{seat.zh}，或代表机会的{CHANCE}")

    def fits(self, value: Any, at: Place) -> bool:
        return super().fits(value, at) or (type(value) is int and value == CHANCE)


class Seats(Shape):
    """How many seats the case has."""

    def noun(self, at: Place) -> Words:
        some = several(at)
        return Words(f"a number of seats, {some.en}", f"座位数，{some.zh}")

    def fits(self, value: Any, at: Place) -> bool:
        return type(value) is int and value in at.game.seats


def several(at: Place) -> Words:
    """For how many seats the game is, with the clause."""
    first, last = at.game.seats[0], at.game.seats[-1]
    some = Words(f"{first} to {last}", f"{first}到{last}") if last > first else Words(f"{first}", f"{first}")
    return Words(f"{some.en} ({at.game.seats_clause})", f"{some.zh}（{at.game.seats_clause}）")


class OptionValue(Shape):
    """A value of one option of the game."""

    def __init__(self, name: str) -> None:
        self.name = name

    def noun(self, at: Place) -> Words:
        option = at.game.options[self.name]
        values = option.values_for(at.seats)
        if isinstance(values, range):
            right = Whole(values[0], values[-1]).noun(at)
            if option.default_for(at.seats) is None:
                right = Words(f"{right.en}, or null", f"{right.zh}，或null")
        else:
            right = OneOf(*values).noun(at)
        return Words(f"{right.en} ({option.clause})", f"{right.zh}（{option.clause}）")

    def fits(self, value: Any, at: Place) -> bool:
        return at.game.options[self.name].accepts(value, at.seats)


class PerSeat(ListOf):
    """A list with an entry for each seat of the case."""

    def __init__(self, of: Shape, *, once: bool = False) -> None:
        super().__init__(of, most=0, once=once)

    def bounds(self, at: Place) -> tuple[int, int]:
        return at.seats, at.seats

    def noun(self, at: Place) -> Words:
        return Words(f"a list with an entry for each of {at.seats} seats", f"{at.seats}个座位各一项的列表")

    def counting(self, at: Place) -> Words:
        some = several(at)
        return Words(f"a list with an entry for each seat, {some.en}", f"每个座位各一项的列表，座位数{some.zh}")


class Cards(Shape):
    """Different cards, as a list or as a text like "AS 3H". Those that are `lying` somewhere lie nowhere else."""

    def __init__(
        self,
        pack: Pack | None = None,
        *,
        least: int = 0,
        most: int | None = None,
        lying: bool = False,
        of: CardShape | None = None,
    ) -> None:
        self.of, self.least, self.most = of or CardShape(pack, lying=lying), least, most

    def noun(self, at: Place) -> Words:
        least, most = self.bounds(at)
        if least == most:
            return Words(f"a list of {most} cards", f"{most}张牌的列表")
        return Words(f"a list of {least} to {most} cards", f"{least}到{most}张牌的列表")

    def bounds(self, at: Place) -> tuple[int, int]:
        """The least and the greatest number of cards."""
        return self.least, len(self.of.among(at)) if self.most is None else self.most

    def check(self, value: Any, at: Place) -> None:
        least, most = self.bounds(at)
        if not isinstance(value, (list, tuple, str)):
            raise at.wrong(self.noun(at), value)
        texts = value.replace(",", " ").split() if isinstance(value, str) else value
        if not least <= len(texts) <= most:
            found = Words(f"of {len(texts)}", f"{len(texts)}张")
            raise at.wrong(self.noun(at), value, None if isinstance(value, str) else found)
        once: dict[Card, str] = {}
        for index, text in enumerate(texts):
            here = at.item(index)
            self.of.check(text, here)
            card = text if isinstance(text, Card) else self.of.card(text, at)
            if card is not None:
                self.of.lay(card, here, once)


class Deck(Cards):
    """The whole pack of the game in the order of the deck."""

    def bounds(self, at: Place) -> tuple[int, int]:
        return len(at.game.pack), len(at.game.pack)


class BySeat(Named):
    """An object with an entry for some seats, `least` so many, or for `every` one; its names are "0", "1" and so on."""

    def __init__(self, of: Shape, *, every: bool = False, least: int = 0) -> None:
        super().__init__((), of, every=every, least=least)

    def names(self, at: Place) -> tuple[str, ...]:
        return tuple(map(str, range(at.seats)))


class Options(Shape):
    """Options of the game by name."""

    def check(self, value: Any, at: Place) -> None:
        Fields({name: OptionValue(name) for name in at.game.options}, ()).check(value, at)


class Moves(Shape):
    """Moves of the game, each an object with player, move and the values of the move's form."""

    _of = {"card": CardShape(), "seat": Seat(), "number": Whole(-1000, 1000)}

    def check(self, value: Any, at: Place) -> None:
        forms = {
            kind: {name: self._of[slot] for name, slot in form.slots}
            for kind, form in at.game.forms.items()
            if all(slot in self._of for _, slot in form.slots)
        }
        ListOf(Kinds("move", forms, {"player": Actor()}), most=LONGEST).check(value, at)


LONGEST = 5000
"""Nobody writes down more moves than this in a case."""

SEAT = Seat()
SEATS = Seats()
CARD = CardShape()
CARDS = Cards()
LYING = Cards(lying=True)
DECK = Deck()
HANDS = PerSeat(LYING)
FLAG = OneOf(True, False)
OPTIONS = Options()
MOVES = Moves()
COUNT = Whole(0, 1000)
AMOUNT = Whole(0, 1_000_000)
POINTS = Whole(-1_000_000, 1_000_000)

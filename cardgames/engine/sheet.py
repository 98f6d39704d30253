"""Itemised scores: every line names its clause and its arithmetic; a total is the sum of the lines."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cardgames.engine.words import LANGUAGES, PUNCTUATION, Names, Said, number, seat_name, signed
from cardgames.frozen import Value


class Line(Value):
    """One entry of a sheet.

    `seat` who it is for, `clause` the rule, `label` what it is for, `arithmetic` how the amount came about in figures
    and signs only ("1 + 6 − 7"), `amount` the change of the score in points (int, or a float that ends in .5).
    """

    __slots__ = ("seat", "clause", "label", "arithmetic", "amount")

    def __init__(self, seat: int, clause: str, label: Said, arithmetic: str, amount: float) -> None:
        self.seat = seat
        self.clause = clause
        self.label = label
        self.arithmetic = arithmetic
        self.amount = amount

    @property
    def equation(self) -> str:
        """How the amount came about: "1 + 6 − 7 = 0"; empty where there is nothing to work out."""
        amount = number(self.amount)
        return "" if self.arithmetic in ("", amount) else f"{self.arithmetic} = {amount}"

    def reason(self, lang: str = "en", names: Names = None) -> str:
        """What it is for, and how it came about: "7♠ for A♦ and 6♣: 1 + 6 − 7 = 0"."""
        label, how = self.label.text(lang, names), self.equation
        return f"{label}{PUNCTUATION[lang].colon}{how}" if how else label

    def text(self, lang: str = "en", names: Names = None) -> str:
        """The line in words: "7♠ for A♦ and 6♣: 1 + 6 − 7 = 0 (HB-5.2)"."""
        signs = PUNCTUATION[lang]
        how = self.equation or number(self.amount)
        return f"{self.label.text(lang, names)}{signs.colon}{how}{signs.aside(self.clause)}"

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"Line(seat {self.seat}, {self})"


class Sheet(Value):
    """All lines of a game so far, in the order they were written."""

    __slots__ = ("lines", "seats")

    def __init__(self, lines: Iterable[Line], seats: int) -> None:
        self.lines = tuple(lines)
        self.seats = seats

    def of(self, seat: int) -> tuple[Line, ...]:
        """The lines of one seat."""
        return tuple(line for line in self.lines if line.seat == seat)

    def total(self, seat: int) -> float:
        """The sum of a seat's lines."""
        return sum(line.amount for line in self.lines if line.seat == seat)

    def totals(self) -> tuple[float, ...]:
        """The sums of all seats."""
        return tuple(self.total(seat) for seat in range(self.seats))

    def __iter__(self) -> Iterator[Line]:
        return iter(self.lines)

    def __len__(self) -> int:
        return len(self.lines)

    def text(self, lang: str = "en", names: Names = None) -> str:
        """The sheet as lines of text, seat by seat with totals."""
        if lang not in LANGUAGES:
            raise ValueError(f"unknown language {lang!r}; there are {', '.join(LANGUAGES)}")
        rows = []
        for seat in range(self.seats):
            rows.append(f"{seat_name(seat, lang, names)}{PUNCTUATION[lang].colon}{number(self.total(seat))}")
            rows += [f"  {signed(line.amount):>4}  {line.text(lang, names)}" for line in self.of(seat)]
        return "\n".join(rows)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"Sheet({', '.join(number(t) for t in self.totals())})"

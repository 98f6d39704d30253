"""Cards and packs.

A :class:`Card` is one physical card. It is made once, when its pack is made, and then shared by every state, move and
event, so it is compared by identity and costs nothing to copy. Its text form ("TS", "AH", "BJ") is unique in its pack.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from operator import attrgetter
from typing import Any, ClassVar
from unicodedata import normalize

from cardgames.faults import Fault
from cardgames.frozen import FrozenDict, Shared, found, home, known
from cardgames.quoting import clip

LARGEST = 1_000
"""No pack has as many cards, and no list of cards that is read."""
RANKS = "A23456789TJQK"
SUITS = "SHDC"
SUIT_SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
SUIT_NAMES = {
    "S": {"en": "spades", "zh": "黑桃"},
    "H": {"en": "hearts", "zh": "红桃"},
    "D": {"en": "diamonds", "zh": "方块"},
    "C": {"en": "clubs", "zh": "梅花"},
}
_RANK_NAMES = {1: "ace", 11: "jack", 12: "queen", 13: "king"}
_JOKERS = {
    "BJ": ("Big joker", {"en": "big joker", "zh": "大王"}),
    "SJ": ("Small joker", {"en": "small joker", "zh": "小王"}),
}


class UnknownCard(Fault):
    """A text that names no card of the pack; the message says which forms are right."""


class Card(Shared):
    """One card: `text` ("TS"), `rank` (1..13, ace 1, jokers 0), `suit` ("S" "H" "D" "C" or ""), `index` in its pack.

    Cards are sorted with `key=by_pack`. They have no `<` of their own: it would replace Python's fast `==` too, and
    each `card in hand` would take several times as long.

    In a sentence it is called `brief[lang]` (`short` in English), and `name[lang]` in full. Cards with a suit are
    called alike in both languages; jokers and a game's own cards have a Chinese name.
    """

    __slots__ = ("text", "rank", "suit", "index", "pack", "short", "brief", "name")

    index: int
    pack: str

    def __init__(
        self, text: str, rank: int, suit: str, *, short: str, name: dict[str, str], short_zh: str | None = None
    ) -> None:
        self.text = text
        self.rank = rank
        self.suit = suit
        self.short = short
        self.brief = FrozenDict({"en": short, "zh": short_zh or (short if suit and rank else name["zh"])})
        self.name = FrozenDict(name)

    def belong(self, pack: str, index: int) -> None:
        """Take the place `index` in a pack; joined with others, the card still belongs to its own."""
        object.__setattr__(self, "index", index)
        if not hasattr(self, "pack"):
            self.pack = pack

    @property
    def red(self) -> bool:
        """Hearts and diamonds."""
        return self.suit in ("H", "D")

    def __repr__(self) -> str:
        return self.text

    def __reduce__(self) -> tuple[Any, ...]:
        pack = Pack._made[self.pack]
        known(pack.by_text, self.text, self)
        return _card, (pack.home, pack.name, self.text)


by_pack = attrgetter("index")
"""What cards are sorted by: their place in their pack."""


class Pack(Shared):
    """An ordered set of different cards: `pack["TS"]`, `pack.read("TS AH")`, iteration, `len`.

    Packs on one table are joined into one: `Pack("double", [*WITH_JOKERS, *SECOND])`. Their texts have to differ.
    """

    _made: ClassVar[dict[str, Pack]] = {}
    """All packs by name."""

    def __init__(self, name: str, cards: Iterable[Card]) -> None:
        self.name = name
        self.home = home()
        """The module that makes it."""
        self.cards = tuple(cards)
        self.by_text = FrozenDict({card.text: card for card in self.cards})
        if len(self.by_text) != len(self.cards):
            raise ValueError(f"pack {name!r} names a card twice")
        for index, card in enumerate(self.cards):
            card.belong(name, index)
        Pack._made[name] = self

    def __reduce__(self) -> tuple[Any, ...]:
        known(Pack._made, self.name, self)
        return _pack, (self.home, self.name)

    @classmethod
    def standard(cls, name: str, *, ranks: str = RANKS, jokers: bool = False, mark: str = "") -> Pack:
        """A pack of the four suits with these ranks, with or without the two jokers; `mark` ends all its texts."""
        texts = [rank + suit for suit in SUITS for rank in ranks] + ["BJ", "SJ"] * jokers
        return cls(name, [standard_card(text, mark) for text in texts])

    def __iter__(self) -> Iterator[Card]:
        return iter(self.cards)

    def __len__(self) -> int:
        return len(self.cards)

    def __contains__(self, card: object) -> bool:
        return isinstance(card, Card) and self.by_text.get(card.text) is card

    def __getitem__(self, text: str) -> Card:
        try:
            return self.by_text[text]
        except (KeyError, TypeError):
            raise UnknownCard(*self._advice(text)) from None

    def get(self, text: str) -> Card | None:
        """The card of that text, or None."""
        return self.by_text.get(text)

    def read(self, cards: str | Iterable[str | Card]) -> list[Card]:
        """Cards from "TS AH" or from an iterable of texts or cards. Raises UnknownCard for a text that is none."""
        if isinstance(cards, (bytes, Mapping)) or not isinstance(cards, Iterable):
            example = self.cards[0].text
            raise UnknownCard(
                f"cards are a text like {example!r} or a list of them, not {clip(cards)}",
                f"牌写作{example!r}这样的文字，或由它们组成的列表，不能是{clip(cards)}",
            )
        words: Iterable[str | Card] = cards.replace(",", " ").split() if isinstance(cards, str) else cards
        given = list(islice(words, LARGEST + 1))  # some lists have no end
        if len(given) > LARGEST:
            raise UnknownCard(
                f"these are more than {LARGEST:,} cards; the pack has {len(self.cards)}",
                f"这里超过{LARGEST}张牌；整副牌有{len(self.cards)}张",
            )
        return [self[word.text] if isinstance(word, Card) else self[word] for word in given]

    def _advice(self, text: object) -> tuple[str, str]:
        """What is said of a text that names no card, in both languages."""
        shown, example, last = clip(text, 20), self.cards[0].text, self.cards[-1].text
        near = self.get(_plain(text)) if isinstance(text, str) and len(text) <= 20 else None
        en, zh = (
            (f"did you mean {near.text}?", f"是不是想写{near.text}？")
            if near is not None
            else (f"a card is written like {example} or {last}", f"牌写作{example}或{last}这样")
        )
        return (
            f"{shown} is not a card of this pack of {len(self.cards)}; {en}",
            f"{shown}不是这副牌（{len(self.cards)}张）里的牌；{zh}",
        )


def _plain(text: str) -> str:
    """A card as texts write it, from how people do: "10♠" and "ts" are TS."""
    plain = normalize("NFKC", text).strip().upper().replace("\ufe0f", "").replace("10", "T")
    for letter, sign in SUIT_SIGNS.items():
        plain = plain.replace(sign, letter)
    return plain


def standard_card(text: str, mark: str = "") -> Card:
    """A new standard card or joker from its text; packs call this, everybody else asks a pack."""
    if text in _JOKERS:
        short, name = _JOKERS[text]
        return Card(text + mark, 0, "", short=short, name=name)
    rank, suit = RANKS.index(text[0]) + 1, text[1]
    figure = "10" if rank == 10 else text[0]
    spoken = _RANK_NAMES.get(rank, figure)
    name = {"en": f"{spoken} of {SUIT_NAMES[suit]['en']}", "zh": f"{SUIT_NAMES[suit]['zh']}{figure}"}
    return Card(text + mark, rank, suit, short=figure + SUIT_SIGNS[suit], name=name)


_CLUBS_FIRST = {"C": 0, "D": 1, "H": 2, "S": 3}


def height(card: Card) -> int:
    """A number that orders standard cards by rank, ace low, and equal ranks as clubs, diamonds, hearts, spades."""
    return card.rank * 4 + _CLUBS_FIRST[card.suit]


def _pack(where: str, name: str) -> Pack:
    return found(Pack._made, name, where)


def _card(where: str, pack: str, text: str) -> Card:
    return _pack(where, pack)[text]


STANDARD = Pack.standard("standard")
"""52 cards, no jokers."""

SHORT = Pack.standard("short", ranks="A23456789T")
"""40 cards, ace to ten."""

WITH_JOKERS = Pack.standard("jokers", jokers=True)
"""54 cards: 52, big joker BJ, small joker SJ."""

SECOND = Pack.standard("second", jokers=True, mark="'")
"""54 cards of a second pack on the same table, written "7H'" and drawn on tinted paper, with another back."""

DOUBLE = Pack("double", [*WITH_JOKERS, *SECOND])
"""Two packs of 54: 108 cards."""

"""Moves as small interned records whose text parses back, and what is said when one is refused.

A game declares one `MoveForm` for each kind of move. The form's text has typed slots, and the same slots give the
move's words, its reading and its labels: `MoveForm("play", "play {card:card}", ...)` makes "play 7S" and reads it.
Slot types: card, cards (one or more, comma between), seat, number, word (a name such as a suit or a combination).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from threading import Lock
from typing import Any, ClassVar
from weakref import WeakValueDictionary

from cardgames.cards import Card, Pack, by_pack
from cardgames.engine.words import Said, Words
from cardgames.faults import Fault
from cardgames.frozen import FrozenDict, Shared, Value, found, home, known
from cardgames.quoting import clip as clip
from cardgames.quoting import hidden, nearest

_put = object.__setattr__
_MAKING = Lock()
REMEMBERED = 20_000
"""Moves of each form that are kept for good."""
LONGEST = 4_000
"""Characters of a move; orders of two packs have fewer."""
_SLOT = re.compile(r"\{(\w+):(\w+)\}")
_PATTERNS = {"card": r"\S+", "cards": r"\S+", "seat": r"\d{1,3}", "number": r"-?\d{1,9}", "word": r"\S+"}


class Move(Shared):
    """One move: `kind`, `args` in the order of the form's slots, and shortcuts to the first slot of each type.

    Two moves that say the same are the same object, here and when they come back from another process.
    """

    __slots__ = ("form", "kind", "args", "card", "cards", "seat", "number", "word", "_text", "__weakref__")

    _text: str

    def __init__(self, form: MoveForm, args: tuple[Any, ...]) -> None:
        self.form = form
        self.kind = form.kind
        self.args = args
        first = dict(reversed([(slot_type, arg) for (_, slot_type), arg in zip(form.slots, args, strict=True)]))
        self.card: Card = first.get("card")  # type: ignore[assignment]  # None only where the form has no card
        self.cards: tuple[Card, ...] = first.get("cards", ())
        self.seat: int = first.get("seat", -1)
        self.number: int = first.get("number", 0)
        self.word: str = first.get("word", "")

    @property
    def text(self) -> str:
        """The move as records write it; worked out when somebody first reads it, which few shuffles need."""
        try:
            return self._text
        except AttributeError:
            _put(self, "_text", self.form.write(self.args))
            return self._text

    @property
    def label(self) -> Said:
        """The move as a button or a list shows it."""
        names = self.form.names
        values = {name: arg for (name, _), arg in zip(self.form.slots, self.args, strict=True)}
        return Said(self.form.label, values | {name: names[name](values[name]) for name in names})

    @property
    def every_card(self) -> tuple[Card, ...]:
        """All cards that the move names, in the order of its slots."""
        given = zip(self.form.slots, self.args, strict=True)
        return tuple(card for (_, slot), arg in given if slot in ("card", "cards") for card in _several(arg))

    @property
    def group(self) -> Words | None:
        """What a long list of moves sorts it under (pairs, straights...), where its form has such groups."""
        return None if self.form.group is None else self.form.group(self)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __lt__(self, other: Move) -> bool:
        return self.text < other.text

    def __reduce__(self) -> tuple[Any, ...]:
        return _move, (self.form, self.args)


def _move(form: MoveForm, args: tuple[Any, ...]) -> Move:
    return form(*args)


def _several(value: Any) -> tuple[Any, ...]:
    return value if isinstance(value, tuple) else (value,)


class MoveForm(Shared):
    """The form of one kind of move: call it with values to get the (shared) move.

    `any_order`: the order of its cards means nothing, so that they are kept, and written, in the order of their pack.
    `names` says by slot how a value is called in the label where that is not the value itself: a function, which has
    to take any value, also words that name nothing. `group` says what a long list of moves sorts a move under: a
    function, which gives None for a move that is in no group.
    """

    _every: ClassVar[dict[tuple[str, str], MoveForm]] = {}
    """All forms by the module that makes them and by kind."""

    def __init__(
        self,
        kind: str,
        text: str,
        label: Words,
        *,
        any_order: bool = False,
        names: Mapping[str, Callable[[Any], Any]] | None = None,
        group: Callable[[Any], Words | None] | None = None,
    ) -> None:
        self.kind = kind
        self.template = text
        self.label = label
        self.any_order = any_order
        self.names = FrozenDict(names or {})
        self.group = group
        self.slots: tuple[tuple[str, str], ...] = tuple(_SLOT.findall(text))
        pattern = ""
        position = 0
        for slot in _SLOT.finditer(text):
            pattern += re.escape(text[position : slot.start()]) + f"({_PATTERNS[slot[2]]})"
            position = slot.end()
        self.pattern = re.compile(pattern + re.escape(text[position:]))
        self._made: dict[tuple[Any, ...], Move] = {}
        self._rare: WeakValueDictionary[tuple[Any, ...], Move] = WeakValueDictionary()
        self.home = home()
        """The module that makes it."""
        MoveForm._every[self.home, kind] = self

    @property
    def example(self) -> str:
        """The form as people are told of it: "play CARD"."""
        return _SLOT.sub(lambda slot: slot[2].upper(), self.template)

    def __call__(self, *args: Any) -> Move:
        move = self._made.get(args)
        if move is None:
            if self.any_order:
                args = tuple(tuple(sorted(arg, key=by_pack)) if isinstance(arg, tuple) else arg for arg in args)
            move = self._made.get(args) or self._make(args)
        return move

    def _make(self, args: tuple[Any, ...]) -> Move:
        """The one move with these values, also where two threads ask at the same time."""
        if len(self._made) < REMEMBERED:
            return self._made.setdefault(args, Move(self, args))
        with _MAKING:  # orders of a whole pack would fill the memory: they are kept while somebody holds them
            move = self._rare.get(args)
            if move is None:
                move = self._rare[args] = Move(self, args)
            return move

    def __reduce__(self) -> tuple[Any, ...]:
        known(MoveForm._every, (self.home, self.kind), self)
        return _form, (self.home, self.kind)

    def __repr__(self) -> str:
        return f"MoveForm({self.template!r})"

    def write(self, args: tuple[Any, ...]) -> str:
        """The text of a move of this form."""
        values = iter(args)
        return _SLOT.sub(lambda slot: _written(slot[2], next(values)), self.template)

    def read(self, text: str, pack: Pack) -> Move | None:
        """The move that this text writes, or None if it has another form or names no card of the pack."""
        match = self.pattern.fullmatch(text)
        if match is None:
            return None
        args = []
        for (_, slot_type), word in zip(self.slots, match.groups(), strict=True):
            value = _read(slot_type, word, pack)
            if value is None:
                return None
            args.append(value)
        return self(*args)


def _form(where: str, kind: str) -> MoveForm:
    return found(MoveForm._every, (where, kind), where)


def _written(slot_type: str, value: Any) -> str:
    if slot_type == "cards":
        return ",".join(card.text for card in value) or "-"
    return value.text if slot_type == "card" else str(value)


def _read(slot_type: str, word: str, pack: Pack) -> Any:
    if slot_type == "card":
        return pack.get(word)
    if slot_type == "cards":
        cards = tuple(pack.get(part) for part in word.split(",")) if word != "-" else ()
        return None if None in cards else cards
    return word if slot_type == "word" else int(word)


class Illegal(Value):
    """Why a move is refused: the clause, the reason in words, and what would be right instead."""

    __slots__ = ("clause", "because", "instead")

    def __init__(self, clause: str, because: Said, instead: Said) -> None:
        self.clause = clause
        self.because = because
        self.instead = instead

    def text(self, lang: str, names: Any = None) -> str:
        """The whole refusal in one line."""
        stop = " " if lang == "en" else ""
        return f"{self.clause}: {self.because.text(lang, names)}{stop}{self.instead.text(lang, names)}"

    def __str__(self) -> str:
        return self.text("en")

    def __repr__(self) -> str:
        return f"Illegal({str(self)!r})"


_COULD = Words("You could {moves:either}.", "可以{moves:either}。")
_COULD_ALSO = Words("You could, for instance, {moves:either}.", "例如可以{moves:either}。")
_CAN_ONLY = Words("You can only {moves:either}.", "只能{moves:either}。")
OFFERED = 6
"""So many moves a refusal offers at most, and so many cards for each kind of move."""


def offer(moves: Sequence[Move]) -> Said:
    """What a player could do instead, in words: "You could play 7♠, 9♠ or K♦." or "You can only pass."

    Moves that differ in one card only are said together; of many, the first few are offered.
    """
    kinds: dict[MoveForm, list[Move]] = {}
    for move in moves:
        kinds.setdefault(move.form, []).append(move)
    parts: list[Any] = []
    for form, some in kinds.items():
        if [slot for _, slot in form.slots] == ["card"] and not form.names:
            parts.append(_Choice(form, tuple(move.card for move in some[:OFFERED])))
        else:
            parts += some
    whole = len(parts) <= OFFERED and all(len(some) <= OFFERED for some in kinds.values())
    words = _CAN_ONLY if len(moves) == 1 else _COULD if whole else _COULD_ALSO
    return Said(words, {"moves": parts[: OFFERED if whole else OFFERED // 2]})


class _Choice(Value):
    """Moves of one form that differ in their card, with one label: "Play 7♠ or K♦"."""

    __slots__ = ("label",)

    def __init__(self, form: MoveForm, cards: tuple[Card, ...]) -> None:
        self.label = Said(form.label, {form.slots[0][0]: cards})


class MoveError(Fault):
    """A move that cannot be made: one of the three below."""


class IllegalMove(MoveError):
    """The move is understood but the rules forbid it; `.illegal` has the clause and the reason."""

    def __init__(self, illegal: Illegal) -> None:
        super().__init__(illegal.text("en"), illegal.text("zh"))
        self.illegal = illegal


class UnreadableMove(MoveError):
    """The text is no move of this game."""


class AmbiguousMove(MoveError):
    """The text could mean several legal moves; `.moves` are these."""

    def __init__(self, en: str, zh: str, moves: list[Move]) -> None:
        super().__init__(en, zh)
        self.moves = moves


def read_move(
    text: object, forms: Iterable[MoveForm], pack: Pack, list_legal: Callable[[], list[Move]], *, strict: bool = False
) -> Move:
    """The move a text means. A shortened text ("7S" for "play 7S") is enough where one legal move fits it.

    With `strict` only the full form is read. Raises UnreadableMove or AmbiguousMove; the result need not be legal.
    """
    text = " ".join((text if isinstance(text, str) else clip(text))[: LONGEST + 1].split())
    forms = list(forms)
    for form in forms if len(text) <= LONGEST and not hidden(text)[0] else ():
        move = form.read(text, pack)
        if move is not None:
            return move
    legal = list_legal()
    fitting = [] if strict or not text or len(text) > LONGEST else [move for move in legal if _shortens(text, move)]
    fitting = [move for move in fitting if move.text.lower() == text.lower()] or fitting
    if len(fitting) == 1:
        return fitting[0]
    if fitting:
        some = ", ".join(repr(clip(m.text, 40)[1:-1]) for m in fitting[:6]) + (", ..." if len(fitting) > 6 else "")
        raise AmbiguousMove(
            f"{clip(text)} could mean {len(fitting)} moves here: {some}",
            f"{clip(text)}在这里可以指{len(fitting)}种行动：{some}",
            fitting,
        )
    raise _unreadable(text, legal, forms)


def _unreadable(text: str, legal: list[Move], forms: list[MoveForm]) -> UnreadableMove:
    """The error for a text that is no move, with the move that it resembles or with examples."""
    near = nearest(text, [move.text for move in legal[:200]])
    if near is not None:
        en, zh = f"did you mean {near!r}?", f"是不是想写{near!r}？"
    else:
        examples = [repr(clip(move.text, 60)[1:-1]) for move in legal[:3]] or [repr(form.example) for form in forms[:3]]
        en, zh = f"here a move is written like {', '.join(examples)}", f"这里的行动写作{'、'.join(examples)}"
    where_en, where_zh = hidden(text)
    return UnreadableMove(
        f"{clip(text)} isn't a move in this game{where_en}; {en}", f"{clip(text)}不是这个游戏的行动{where_zh}；{zh}"
    )


def _shortens(text: str, move: Move) -> bool:
    wanted, have = text.lower().split(), move.text.lower().replace(",", " ").split()
    return all(any(part.startswith(word) for part in have) for word in wanted)

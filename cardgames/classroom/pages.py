"""The parts of a lesson's pages that are tables: the game's card, the table's legend, sheets, the rules in short."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any

from cardgames.classroom import words
from cardgames.classroom.page import Beside, Block, Heading, Part, Plain, Table
from cardgames.classroom.worked import clause_words
from cardgames.engine.game import Option
from cardgames.engine.rulebook import Clause
from cardgames.engine.state import State
from cardgames.engine.words import LANGUAGES, PUNCTUATION, Words, listing, number, seat_name
from cardgames.engine.zones import Counter, Zone

if TYPE_CHECKING:
    from cardgames.classroom.lesson import Lesson

Owned = tuple[int | None, str]


def card(lesson: Lesson) -> Part:
    """The game in a few lines: its names, players, pack, clauses, options."""
    game, lang = lesson.game, lesson.lang
    first, last = game.seats[0], game.seats[-1]
    clauses = list(game.rulebook)
    packs = [list(cards) for _, cards in groupby(game.pack, key=lambda card: card.pack)]
    signs = PUNCTUATION[lang]
    pack = signs.semicolon.join(
        words.PACK_OF.fill({"n": len(cards), "first": cards[0].name[lang], "last": cards[-1].name[lang]}, lang)
        for cards in packs
    )
    rules = {"n": len(clauses), "first": clauses[0].id, "last": clauses[-1].id}
    options = [_option(name, option, first, last, lang) for name, option in game.options.items()]
    rows = [
        (words.PLAYERS[lang], f"{first}" if first == last else f"{first}–{last}"),
        (words.PACK[lang], pack),
        (words.CLAUSES[lang], words.CLAUSES_OF.fill(rules, lang)),
        (words.OPTIONS[lang], signs.semicolon.join(options) or words.NONE[lang]),
    ]
    return Block([Heading(" · ".join(both(game.title, lang))), Table([], rows)])


def _option(name: str, option: Option, first: int, last: int, lang: str) -> str:
    """An option in words: what it decides, the values it takes and what they mean, and how one plays normally."""
    facts = {
        "words": option.words,
        "name": name,
        "choices": _choices(option, last, lang),
        "default": _default(option, first, last),
    }
    return words.DEFAULT.fill(facts, lang)


def _default(option: Option, first: int, last: int) -> str:
    """The default of an option; where it depends on the number of seats, those of the fewest and the most."""
    few, many = repr(option.default_for(first)), repr(option.default_for(last))
    return few if few == many else f"{few}–{many}"


def _choices(option: Option, seats: int, lang: str) -> str:
    """The values of an option with what they mean: "0–5", "≥ 0", "'reshuffle' (shuffle the discards) / ..."."""
    values = option.values_for(seats)
    if isinstance(values, range) and len(values) > 2:
        return f"≥ {values[0]}" if len(values) > 10_000 else f"{values[0]}–{values[-1]}"
    some = values if len(values) <= 12 else [*values[:2], ..., values[-1]]
    return " / ".join("…" if value is ... else _value(option, value, lang) for value in some)


def _value(option: Option, value: Any, lang: str) -> str:
    label = option.label(value)
    return repr(value) + (PUNCTUATION[lang].aside(label[lang]) if label else "")


def legend(lesson: Lesson, state: State) -> Part:
    """What each place and number of the table is called in both languages, who sees it, and what is there now."""
    lang = lesson.lang
    rows = [_place(lesson, zone, state) for zone in state.zones]
    named = {""}  # some numbers need no label where they stand, and captions of one place have one name
    for counter in state.counters:
        if counter.words is not None and counter.words.en not in named:
            named.add(counter.words.en)
            now = _by_owner(lesson, _numbers(lesson, counter, state))
            rows.append((*both(counter.words, lang), words.SEEN[counter.seen][lang], now))
    head = (words.PLACE, words.IN_CHINESE, words.FACES, words.NOW)
    return Table([word[lang] for word in head], rows)


def sheet(lesson: Lesson, state: State, seat: int | None) -> Part:
    """The itemised scores of one seat or of all."""
    lang, names, itemised = lesson.lang, lesson.names, state.sheet()
    rows = []
    for one in range(state.seats) if seat is None else [seat]:
        who = seat_name(one, lang, names)
        for line in itemised.of(one):
            how = line.arithmetic if line.arithmetic not in ("", number(line.amount)) else ""
            rule = clause_words(lesson.clause(line.clause), lang)
            rows.append((who, line.label.text(lang, names), how, number(line.amount), rule))
        rows.append((who, words.TOTAL[lang], "", number(itemised.total(one)), ""))
    head = (words.PLAYER, words.WHAT_FOR, words.HOW, words.POINTS, words.RULE)
    return Table([word[lang] for word in head], rows)


def summary(lesson: Lesson) -> Part:
    """The sections of the rulebook with the numbers and titles of their clauses."""
    sections: dict[str, list[Clause]] = {}
    for clause in lesson.game.rulebook:
        sections.setdefault(clause.section[lesson.lang], []).append(clause)
    return Beside(
        [
            Block([Heading(name), *(Plain(clause_words(clause, lesson.lang)) for clause in clauses)])
            for name, clauses in sections.items()
        ],
        width=14,
    )


def kinds(lesson: Lesson) -> Part:
    """What can be checked: each kind of case with the fields it is given (those in brackets may lack) and expects."""
    comma = PUNCTUATION[lesson.lang].items
    rows = [
        (
            name,
            comma.join(field if field in kind.needs else f"({field})" for field in kind.given),
            comma.join(kind.expect),
        )
        for name, kind in lesson.kinds.items()
    ]
    return Table([word[lesson.lang] for word in (words.KIND, words.GIVEN, words.EXPECTED)], rows)


def both(label: Words, lang: str) -> tuple[str, ...]:
    """A label in the lesson's language and in the other one."""
    return (label[lang], *(label[other] for other in LANGUAGES if other != lang))


def _place(lesson: Lesson, zone: Zone, state: State) -> tuple[str, ...]:
    lang = lesson.lang
    counts: dict[int | None, list[str]] = {}
    for place in zone.places(state):
        parts = counts.setdefault(place.owner, [])
        if place.cards or not place.sub:
            sub = f"{zone.label(place.sub)[lang]} " if place.sub and zone.sub_words else ""
            parts.append(sub + words.CARDS.fill({"n": len(place.cards)}, lang))
    none = words.CARDS.fill({"n": 0}, lang)
    faces = zone.faces if isinstance(zone.faces, str) else "some"
    now = _by_owner(lesson, [(owner, listing(parts, lang) or none) for owner, parts in counts.items()])
    return (*both(zone.words, lang), words.SEEN[faces][lang], now)


def _numbers(lesson: Lesson, counter: Counter, state: State) -> list[Owned]:
    """A counter's values by owner; of one with sub-keys (the sum of each boat) those that are not 0, with their key."""
    if not counter.subs:
        return [(owner, lesson.shown(value)) for _, owner, value in counter.values(state)]
    values: dict[int | None, list[str]] = {}
    for key, owner, value in counter.values(state):
        parts = values.setdefault(owner, [])
        if value:
            parts.append(f"{lesson.shown(key.rpartition(':')[2])} {lesson.shown(value)}")
    return [(owner, listing(parts, lesson.lang) or lesson.shown(0)) for owner, parts in values.items()]


def _by_owner(lesson: Lesson, values: Sequence[Owned]) -> str:
    """Values seat by seat, or the one value that belongs to nobody."""
    lang, parts = lesson.lang, []
    for owner, value in values:
        filled: dict[str, Any] = {"seat": owner, "value": value}
        parts.append(value if owner is None else words.EACH.fill(filled, lang, lesson.names))
    return PUNCTUATION[lang].semicolon.join(parts)

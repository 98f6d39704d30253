"""Positions of real games, made wrong in one place: refused with one sentence, or the game goes on to its end."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from random import Random

import cardgames
from cardgames.engine.game import Game
from cardgames.engine.state import CHANCE, State
from cardgames.engine.words import LANGUAGES
from cardgames.faults import Fault

STEPS = 200
"""So far a position that is taken is played on."""
LONGEST = 400
"""Characters of a sentence that refuses one."""
PYTHON = ("Error", "None", "NoneType", "tuple", "dict", "object", "Traceback", "<class", "float")
"""What no sentence says."""
ODD = (
    *(
        "-1",
        "0",
        "1",
        "2",
        "3",
        "5",
        "7",
        "9",
        "13",
        "52",
        "99",
        "1000001",
        "-1000001",
        "1e999",
        "0.5",
        "-0.0",
        "1" * 5000,
    ),
    *(
        "true",
        "false",
        "null",
        '""',
        '"x"',
        '"7S"',
        "[]",
        "[0]",
        "[0, 0]",
        "[0, 1]",
        "[1, 0]",
        "[[0]]",
        '["7S"]',
        "[null]",
    ),
    *(
        "[-1]",
        '["E001", 3]',
        '["E001"]',
        "{}",
        '{"a": 1}',
        "NaN",
        "[" * 5000,
        "\ud800",
        "7S",
        "AS AS",
        "\u200b",
        "\x00",
    ),
)
Change = Callable[[list[str], Game, Random], None]


def cut_row(rows: list[str], game: Game, rng: Random) -> None:
    """A line is missing."""
    del rows[rng.randrange(1, len(rows))]


def cut_card(rows: list[str], game: Game, rng: Random) -> None:
    """A card is missing."""
    at = _with_cards(rows, game, rng)
    key, cards = _split(rows[at])
    cards.pop(rng.randrange(len(cards)))
    rows[at] = f"{key}: {' '.join(cards)}"


def move_card(rows: list[str], game: Game, rng: Random) -> None:
    """A card lies elsewhere."""
    at, to = _with_cards(rows, game, rng), _with_cards(rows, game, rng)
    key, cards = _split(rows[at])
    card = cards.pop(rng.randrange(len(cards)))
    rows[at] = f"{key}: {' '.join(cards)}"
    key, cards = _split(rows[to])
    cards.insert(rng.randrange(len(cards) + 1), card)
    rows[to] = f"{key}: {' '.join(cards)}"


def double_card(rows: list[str], game: Game, rng: Random) -> None:
    """A card lies in two places."""
    at, to = _with_cards(rows, game, rng), _with_cards(rows, game, rng)
    rows[to] += f" {rng.choice(_split(rows[at])[1])}"


def odd_value(rows: list[str], game: Game, rng: Random) -> None:
    """A line has another value."""
    at = rng.randrange(1, len(rows))
    rows[at] = f"{rows[at].partition(':')[0]}: {rng.choice(ODD)}"


def odd_counter(rows: list[str], game: Game, rng: Random) -> None:
    """A number that was at its default has another value, or one of a seat that there is not."""
    counter = rng.choice(game.state.kept)
    owner = f" {rng.randrange(game.seats[-1] + 1)}" if counter.per_seat else ""
    rows.insert(rng.randrange(1, len(rows) + 1), f"{counter.name}{owner}: {rng.choice(ODD)}")


def near_number(rows: list[str], game: Game, rng: Random) -> None:
    """A number is one off, or has lost an entry."""
    able = [at for at, row in enumerate(rows) if _value(row) is not None]
    at = rng.choice(able)
    key, value = rows[at].partition(":")[0], _value(rows[at])
    if isinstance(value, list):
        value = value[:-1] if value and rng.random() < 0.5 else [*value, *value[:1]]
    elif isinstance(value, int):
        value += rng.choice((-2, -1, 1, 2))
    rows[at] = f"{key}: {json.dumps(value)}"


def other_turn(rows: list[str], game: Game, rng: Random) -> None:
    """Another phase, another actor, or both."""
    phases = [*game.state.decisions, "over"]
    for at, row in enumerate(rows):
        if row.startswith("phase:") and rng.random() < 0.6:
            rows[at] = f"phase: {rng.choice(phases)}"
        if row.startswith("actor:") and rng.random() < 0.6:
            rows[at] = f"actor: {rng.choice(['null', *range(-1, game.seats[-1])])}"


def other_seats(rows: list[str], game: Game, rng: Random) -> None:
    """Another number of seats."""
    rows[1] = f"seats: {rng.choice([*game.seats, 0, 99])}"


def nothing(rows: list[str], game: Game, rng: Random) -> None:
    """As it was."""


CHANGES: tuple[Change, ...] = (
    *(cut_row, cut_row, cut_card, cut_card, move_card, move_card, double_card, odd_value, odd_value, odd_counter),
    *(near_number, near_number, near_number, other_turn, other_turn, other_seats, nothing),
)


def _split(row: str) -> tuple[str, list[str]]:
    key, _, cards = row.partition(":")
    return key, cards.split()


def _with_cards(rows: list[str], game: Game, rng: Random) -> int:
    """A line with cards."""
    able = [at for at, row in enumerate(rows) if _split(row)[1] and all(map(game.pack.get, _split(row)[1]))]
    return rng.choice(able or [_new(rows, f"{game.state.zones[0].name} 0: {game.pack.cards[0].text}")])


def _new(rows: list[str], row: str) -> int:
    """Where a line now stands that was added at the end."""
    rows.append(row)
    return len(rows) - 1


def _value(row: str) -> object:
    try:
        return json.loads(row.partition(":")[2])
    except ValueError:
        return None


def faults(count: int, seed: int) -> Iterator[str]:
    """Real positions of all games in turn, each changed in one place and sometimes in two."""
    games = cardgames.games()
    for trial in range(count):
        game = cardgames.game(games[trial % len(games)])
        rng = Random(f"{seed}/{trial}")
        text = changed(game, rng)
        fault = look(game, text, rng)
        if fault:
            yield f"{game.slug}, trial {trial} of seed {seed}: {fault}; the text was {text[:3000]!r}"


def changed(game: Game, rng: Random) -> str:
    """A text that is almost the position of a real game."""
    seats = rng.choice(game.seats)
    options = {name: rng.choice(list(option.values_for(seats))[:9]) for name, option in game.options.items()}
    options = {name: value for name, value in options.items() if rng.random() < 0.2}
    state = game.start(seats=seats, seed=rng.random().hex(), events=False, **options)
    for _ in range(rng.randrange(int(1.2 * rng.choice((10, 30, 100))))):
        if state.over:
            break
        step(state, rng)
    rows = state.position().split("\n")
    for _ in range(rng.choice((1, 1, 1, 2))):
        rng.choice(CHANGES)(rows, game, rng)
    return "\n".join(rows)


def step(state: State, rng: Random) -> str:
    """One random move; what is told can be read in both languages."""
    move = state.chance(rng) if state.actor == CHANCE else rng.choice(state.legal_moves())
    for event in state.apply(move):
        for lang in LANGUAGES:
            for said in (event.said(), event.brief()):
                if said is not None:
                    said.text(lang)
    return move.text


def look(game: Game, text: str, rng: Random) -> str | None:
    """What is wrong with how a text is refused, or with the game that goes on from it."""
    try:
        state = game.read_position(text)
    except Fault as fault:
        return refusal(game, fault)
    except Exception as error:  # what the proof is about
        return f"refused with {type(error).__name__} {error}"
    trail: list[str] = []
    try:
        if game.read_position(state.position()) != state:
            return "its text is read as another position"
        for _ in range(STEPS):
            for lang in LANGUAGES:
                state.sheet().text(lang)
            state.view("all")
            if state.over:
                return None
            trail.append(step(state, rng))
    except Exception as error:  # what the proof is about
        return f"{type(error).__name__} {error} after {len(trail)} moves {', '.join(trail[-4:])}"
    return None


def refusal(game: Game, fault: Fault) -> str | None:
    """What is wrong with the words of a refusal."""
    names = [*game.options, *(zone.field for zone in game.state.zones), *(zone.name for zone in game.state.zones)]
    names += [name for counter in game.state.counters for name in (counter.name, counter.field)]
    names += game.state.decisions
    for lang in LANGUAGES:
        said = fault.text(lang)
        plain = said
        for name in sorted(names, key=len, reverse=True):
            plain = plain.replace(name, "")
        if len(said) > LONGEST or "\n" in said:
            return f"refused with {len(said)} characters: {said[:200]!r}"
        if any(word in plain for word in PYTHON):
            return f"refused with words of Python: {said!r}"
    if fault.text("en") == fault.text("zh"):
        return f"refused in one language: {fault.text()!r}"
    return None

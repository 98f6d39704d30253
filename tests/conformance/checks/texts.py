"""What is written: sheets, clauses, both languages, the board."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from hypothesis import given

from cardgames.check import check_file
from cardgames.engine.game import Game
from cardgames.engine.record import load
from cardgames.engine.timeline import Timeline
from cardgames.engine.words import Said, Words
from cardgames.explain import explain
from cardgames.svg.alt import view_alt
from tests.conformance.ways import Universe, Way, examples, some, viewers, ways

CHINESE = re.compile(r"[\u4e00-\u9fff]")
ENGLISH = re.compile(r"[A-Za-z]{3,}")
SUM = re.compile(r"[-0-9.+*/() ]+")


def check_sheets(game: Game) -> None:
    """At every step the lines of the sheet sum up to the scores; lines only join; the arithmetic is right."""

    @examples(10, game)
    @given(ways(game))
    def look(way: Way) -> None:
        line = way.play()
        for step in line:
            state = step.state
            assert list(state.sheet().totals()) == list(state.scores()), (
                f"step {step.number}: the sheet sums to {state.sheet().totals()}, the scores are {state.scores()}"
            )
            before = line.steps[step.number - 1].state.tally if step.number else []
            assert state.tally[: step.first_line] == before, f"step {step.number} rewrites the sheet"
            for entry in step.lines:
                assert entry.seat in range(way.seats), f"{entry!r} is for no seat"
                _right_arithmetic(entry.arithmetic, entry.amount)

    look()


def _right_arithmetic(arithmetic: str, amount: float) -> None:
    assert not re.search(r"[^\W\d_]", arithmetic), f"the arithmetic {arithmetic!r} has words in it"
    plain = arithmetic.replace("−", "-").replace("×", "*").replace("÷", "/").replace("½", "0.5")
    if SUM.fullmatch(plain) and plain.strip():
        assert eval(plain) == amount, f"{arithmetic!r} makes {eval(plain)}, not {amount}"


def check_clauses(game: Game) -> None:
    """Every clause that the code names, fires, asks, refuses or scores by is in the rulebook."""
    named = {option.clause for option in game.options.values()} | {d.clause for d in game.state.decisions.values()}
    for file in sorted(Path(__import__(game.state.__module__, fromlist=["_"]).__file__ or "").parent.glob("*.py")):
        if file.parent.name != "toys":  # the toys break the rules on purpose
            named |= set(re.findall(rf"\b{game.prefix}-(?:R\d+|\d+(?:\.\d+)?)\b", file.read_text("utf-8")))

    @examples(10, game)
    @given(ways(game))
    def look(way: Way) -> None:
        rng = way.rng("clauses")
        line = way.play()
        universe = Universe(line, rng)
        used = {event.clause for step in line for event in step.events}
        used |= {entry.clause for step in line for entry in step.lines}
        used |= {illegal.clause for step in some(line.steps, rng, 15) for move in universe.around(step.state, 40)
                 if (illegal := step.state.check(move))}  # fmt: skip
        unknown = sorted(clause for clause in used | named if clause not in game.rulebook)
        assert not unknown, f"{', '.join(unknown)} are used, but not in the rulebook"

    look()


def check_clauses_tested(game: Game, folder: Path) -> None:
    """Every clause of the rulebook is named in the game's tests: by its id, or in a test's name."""
    text = "\n".join(file.read_text("utf-8") for file in sorted(folder.rglob("*")) if file.suffix in (".py", ".json"))
    found = set(re.findall(rf"\b{game.prefix}-(?:R\d+|\d+(?:\.\d+)?)\b", text))
    prefix = game.prefix.lower()
    found |= {f"{game.prefix}-{a}.{b}" for a, b in re.findall(rf"(?<![a-z]){prefix}_(\d+)_(\d+)(?!\d)", text)}
    found |= {f"{game.prefix}-R{a}" for a in re.findall(rf"(?<![a-z]){prefix}_r(\d+)(?!\d)", text)}
    missing = [clause.id for clause in game.rulebook if clause.id not in found]
    assert not missing, f"no test in {folder.name} names {', '.join(missing)}"


def check_words(game: Game) -> None:
    """Everything that is shown can be said in English and in Chinese, and neither is the other or a key."""
    for words in _declared(game):
        _two_languages([re.sub(r"\{[^}]*\}", "", words[lang]) for lang in ("en", "zh")])

    @examples(6, game)
    @given(ways(game))
    def look(way: Way) -> None:
        rng = way.rng("words")
        line = way.play()
        universe = Universe(line, rng)
        for said in _said(line):
            _two_languages(_fill(said))
        for step in some(line.steps, rng, 12):
            for move in universe.around(step.state, 40):
                if illegal := step.state.check(move):
                    for said in (illegal.because, illegal.instead):
                        _two_languages(_fill(said), quoting=True)
        for viewer in viewers(line.last):
            view = line.last.view(viewer)
            _two_languages([view_alt(view, "en"), view_alt(view, "zh")])

    look()


def _declared(game: Game) -> Iterator[Words]:
    """Every sentence and label that a game declares."""
    state = game.state
    yield game.title
    for telling in state.tellings.values():
        yield from (words for words in (telling.words, telling.hidden, telling.brief) if words is not None)
    for pair in state.refusals.values():
        yield from pair
    for zone in state.zones:
        yield from (zone.words, *zone.sub_words)
    yield from (counter.words for counter in state.counters if counter.words is not None)
    yield from (decision.prompt for decision in state.decisions.values())
    yield from (form.label for form in game.forms.values())
    yield from (option.words for option in game.options.values())
    for group in game.board.groups:
        yield from (words for words in (group.label, *(s.note for s in group.slots)) if words is not None)
        yield from (mark for slot in group.slots for mark in slot.marks or ())


def _said(line: Timeline) -> Iterator[Said]:
    """Every sentence and label of a game that was played."""
    for step in line:
        for viewer in ("all", *viewers(step.state)):
            yield from (said for event in step.events for said in (event.said(viewer), event.brief(viewer)) if said)
            prompt = step.state.view(viewer).prompt if viewer in ("all", "audience") else None
            yield from [prompt] if prompt is not None else []
        yield from (entry.label for entry in step.lines)
        yield from (move.label for move in step.state.legal_moves()[:10])


def _fill(said: Said) -> list[str]:
    try:
        return [said.en, said.zh]
    except Exception as error:
        raise AssertionError(f"{said.words!r} cannot be filled with {dict(said.values)!r}: {error!r}") from error


def _two_languages(texts: list[str], *, quoting: bool = False) -> None:
    """English without Chinese, and Chinese without English words; `quoting` texts may cite a move."""
    en, zh = texts
    if not ENGLISH.search(en):
        return  # figures and names only
    assert not CHINESE.search(en), f"Chinese in the English {en!r}"
    assert CHINESE.search(zh), f"no Chinese in {zh!r} for {en!r}"
    word = None if quoting else ENGLISH.search(zh)
    assert word is None, f"the English {word[0]!r} in the Chinese {zh!r}" if word else ""


def check_board(game: Game) -> None:
    """The board shows every place that ever holds a card, and only places and numbers that exist."""
    slots = [slot for group in game.board.groups for slot in group.slots]
    counters = [name for part in (*game.board.groups, *slots) for name in part.counters]
    zones = {zone.name for zone in game.state.zones}
    shown = {counter.name for counter in game.state.counters if counter.words is not None}
    assert {slot.zone for slot in slots} <= zones, f"the board shows { ({s.zone for s in slots} - zones) }, no zones"
    assert set(counters) <= shown, f"the board shows {set(counters) - shown}, no numbers with a label"

    @examples(5, game)
    @given(ways(game))
    def look(way: Way) -> None:
        for step in way.play():
            for zone in step.state.zones:
                if any(place.cards for place in zone.places(step.state)):
                    assert any(slot.zone == zone.name for slot in slots), f"the board has no place for {zone.name}"

    look()


def check_cases(game: Game, file: Path) -> None:
    """Every worked example of the game comes out as it is written."""
    wrong = [f"{o.where}: {o.error or '; '.join(map(str, o.differences))}" for o in check_file(file, game.slug)
             if not o.passed]  # fmt: skip
    assert not wrong, "\n".join(wrong)


def check_golden(game: Game, records: Path, golden: Path) -> None:
    """The golden record replays to its checksum and is explained in the words that were once reviewed."""
    line = load((records / f"{game.slug}.txt").read_text("utf-8"))
    assert line.game.slug == game.slug
    assert line.over, "a golden game is played to its end"
    found = "\n".join(explain(line, ("en", "zh"))).splitlines()
    wanted = (golden / f"{game.slug}.txt").read_text("utf-8").splitlines()
    for number, (one, two) in enumerate(zip(wanted, found, strict=False), 1):
        assert one == two, f"line {number} of the explanation was {one!r} and is now {two!r}"
    assert len(wanted) == len(found), f"the explanation had {len(wanted)} lines and has now {len(found)}"

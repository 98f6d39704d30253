"""The rulebooks as texts: both languages tell the same clauses, complete and ready to be shown to people.

The engine reads the same files; here they are read once more and more strictly, row by row, so that a slip in a text
(a missing full stop, a heading in the wrong place, an untranslated row) is found even where the engine is lenient.
"""

from __future__ import annotations

import re
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

import pytest

import cardgames

GAMES = Path(cardgames.__file__).parent / "games"
FOLDERS = sorted({path.parent for path in GAMES.glob("*/rulebook.*.md")})
LANGUAGES = ("en", "zh")
LONGEST_TITLE = {"en": 48, "zh": 20}  # what fits on a chip

ROW = {
    "en": re.compile(r"- \*\*(?P<id>\S+) (?P<title>[^*]+)\.\*\* (?P<text>\S.*)"),
    "zh": re.compile(r"- \*\*(?P<id>\S+) (?P<title>[^*]+)。\*\* (?P<text>\S.*)"),
}
ID = re.compile(r"[A-Z]{2}-(?:R\d+|\d+\.\d+)")
OWN = {"en": re.compile(r"[A-Za-z]"), "zh": re.compile(r"[\u4e00-\u9fff]")}
FOREIGN = {  # longer than a name or a term
    "en": re.compile(r"[\u4e00-\u9fff]{9}"),
    "zh": re.compile(r"(?:[A-Za-z]{2,}\W+){3}[A-Za-z]{2,}"),
}
HALF_WIDTH = re.compile(r"[\u4e00-\u9fff][,;:?!()]|[\u4e00-\u9fff]\.(?!\d)")
CODE = re.compile(r"`([^`]*)`")
LEFTOVER = re.compile(r"[\[\]{}<>*_]|\b(?:TODO|TBD|FIXME)\b")


class Row(NamedTuple):
    id: str
    title: str
    text: str
    section: int


class Book(NamedTuple):
    title: str
    introduction: list[str]
    headings: list[str]
    rows: list[Row]


def parse(text: str, lang: str) -> Book:
    """Title, introduction, section headings and clause rows of one rulebook; any other row is an error."""
    lines = [line for line in text.splitlines() if line.strip()]
    assert lines, "an empty rulebook"
    assert lines[0].startswith("# "), f"the first row is no title: {lines[0]!r}"
    book = Book(lines[0][2:], [], [], [])
    for line in lines[1:]:
        if line.startswith("## "):
            book.headings.append(line[3:])
        elif book.headings:
            if line.startswith("  - ") and book.rows:  # a line of the list below a clause
                last = book.rows.pop()
                book.rows.append(last._replace(text=f"{last.text} {line[4:]}"))
                continue
            match = ROW[lang].fullmatch(line)
            assert match, f"neither a heading nor a clause: {line[:60]!r}"
            book.rows.append(Row(**match.groupdict(), section=len(book.headings)))
        else:
            assert line[0] not in "#-", f"a clause or heading before the first section: {line[:60]!r}"
            book.introduction.append(line)
    return book


def read(folder: Path, lang: str) -> Book:
    return parse((folder / f"rulebook.{lang}.md").read_text("utf-8"), lang)


def bare(text: str) -> str:
    """The text without the names and values of options."""
    return CODE.sub("", text)


every_book = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
every_text = pytest.mark.parametrize("lang", LANGUAGES)


def test_there_are_rulebooks() -> None:
    assert FOLDERS


def test_each_game_has_its_own_prefix() -> None:
    prefixes = [read(folder, "en").rows[0].id[:2] for folder in FOLDERS]
    assert len(set(prefixes)) == len(prefixes), sorted(prefixes)


@every_book
def test_same_clauses_in_the_same_order(folder: Path) -> None:
    en, zh = (read(folder, lang) for lang in LANGUAGES)
    assert [(row.id, row.section) for row in en.rows] == [(row.id, row.section) for row in zh.rows]
    assert {row.section for row in en.rows} == set(range(1, len(en.headings) + 1)), "a section without clauses"
    assert len(en.headings) == len(zh.headings)


@every_book
@every_text
def test_ids_are_well_formed_and_numbered_without_gaps(folder: Path, lang: str) -> None:
    ids = [row.id for row in read(folder, lang).rows]
    assert ids, "no clauses"
    assert [id_ for id_ in ids if not ID.fullmatch(id_)] == []
    assert len(set(ids)) == len(ids), [id_ for id_ in ids if ids.count(id_) > 1]
    assert len({id_[:2] for id_ in ids}) == 1
    rulings = [int(id_[4:]) for id_ in ids if id_[3] == "R"]
    assert rulings == list(range(1, len(rulings) + 1))
    numbers = [tuple(map(int, id_[3:].split("."))) for id_ in ids if id_[3] != "R"]
    assert ids[len(numbers) :] == [id_ for id_ in ids if id_[3] == "R"], "the rulings come last"
    for chapter, inside in groupby(numbers, key=lambda number: number[0]):
        clauses = [clause for _, clause in inside]
        assert clauses[0] in (0, 1)
        assert clauses == list(range(clauses[0], clauses[0] + len(clauses))), f"chapter {chapter}: {clauses}"


@every_book
@every_text
def test_titles_fit_on_a_chip(folder: Path, lang: str) -> None:
    book = read(folder, lang)
    assert book.title.strip() == book.title != ""
    for row in book.rows:
        assert row.title.strip() == row.title != "", row.id
        assert len(row.title) <= LONGEST_TITLE[lang], f"{row.id}: {len(row.title)} characters: {row.title}"
    titles = [row.title for row in book.rows]
    assert len(set(titles)) == len(titles), sorted(title for title in titles if titles.count(title) > 1)


@every_book
@every_text
def test_texts_are_whole_sentences(folder: Path, lang: str) -> None:
    book = read(folder, lang)
    assert book.introduction, "no introduction"
    ends = (".", "?", "!", ".)", ".”", '."') if lang == "en" else ("。", "？", "！", "）", "”")
    for name, text in [("introduction", book.introduction[-1]), *((row.id, row.text) for row in book.rows)]:
        assert text.endswith(ends), f"{name} ends in the middle: {text[-30:]!r}"
        assert "  " not in text, name


@every_book
def test_each_language_is_its_own(folder: Path) -> None:
    for lang in LANGUAGES:
        book = read(folder, lang)
        texts = [book.title, *book.introduction, *book.headings]
        texts += [part for row in book.rows for part in (row.title, row.text)]
        for text in map(bare, texts):
            assert OWN[lang].search(text), f"not a word of {lang}: {text}"
            assert not FOREIGN[lang].search(text), f"not translated: {text}"
            assert lang == "en" or not HALF_WIDTH.search(text), f"half-width punctuation: {text}"


@every_book
@every_text
def test_nothing_is_left_over_from_writing(folder: Path, lang: str) -> None:
    book = read(folder, lang)
    for part in [book.title, *book.introduction, *book.headings, *(f"{row.title} {row.text}" for row in book.rows)]:
        assert part.count("`") % 2 == 0, f"an open option name: {part}"
        assert not LEFTOVER.search(bare(part)), part


@every_book
def test_both_languages_name_the_same_options(folder: Path) -> None:
    en, zh = (read(folder, lang) for lang in LANGUAGES)
    for row, other in zip(en.rows, zh.rows, strict=True):
        assert set(CODE.findall(row.text)) == set(CODE.findall(other.text)), row.id


@every_book
@every_text
def test_cross_references_lead_somewhere(folder: Path, lang: str) -> None:
    known = {row.id for other in FOLDERS for row in read(other, lang).rows}
    for row in read(folder, lang).rows:
        assert set(re.findall(r"[A-Z]{2}-R?\d+(?:\.\d+)?", row.text)) <= known, row.id


@pytest.mark.parametrize(
    ("text", "lang"),
    [
        ("# T\n\nI.\n\n- **AA-1.1 Early.** Before any section.\n", "en"),
        ("# T\n\nI.\n\n## S\n\n- **AA-1.1 No full stop** Text.\n", "en"),
        ("# T\n\nI.\n\n## S\n\n- **AA-1.1 .** Text.\n", "en"),
        ("# T\n\nI.\n\n## S\n\n- **AA-1.1 No text.** \n", "en"),
        ("# T\n\nI.\n\n## S\n\n- **AA-1.1 Two.** Rows\n  of text.\n", "en"),
        ("# 题\n\n引。\n\n## 节\n\n- **AA-1.1 标题.** 正文。\n", "zh"),
        ("no title\n", "en"),
        ("\n", "en"),
    ],
)
def test_the_reader_refuses_what_is_not_a_rulebook(text: str, lang: str) -> None:
    with pytest.raises(AssertionError):
        parse(text, lang)

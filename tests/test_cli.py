"""The command line as a new user meets it: every command, and one sentence for everything that is wrong."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

import cardgames
from cardgames import check
from cardgames.__main__ import main
from cardgames.engine.cases import CaseKind
from cardgames.engine.shapes import Anything

CASE = {"id": "HB-1", "kind": "echo", "given": {"value": 1}, "expect": {"value": 1}}


@pytest.fixture
def cases(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    kinds = {"echo": CaseKind(given={"value": Anything()}, expect=("value",), run=lambda given: given)}
    monkeypatch.setattr(check, "_kinds", lambda game: kinds)

    def write(*entries: Mapping[str, Any], name: str = "own.json") -> str:
        (tmp_path / name).write_text(json.dumps(entries))
        return str(tmp_path / name)

    return write


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.txt"
    names = ["Ann", "Bo<b>", "\x1b[31mCho"]
    file.write_text(cardgames.game("hey-bartender").play(seats=3, seed=5, names=names).record())
    return file


def run(*arguments: str, **settings: Any) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "cardgames", *arguments], capture_output=True, text=True, timeout=60,
                          **settings)  # fmt: skip


def test_check_counts_and_exit_codes(cases: Any, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = CASE | {"id": "HB-2", "expect": {"value": 2}}
    unknown = CASE | {"id": "HB-3", "kind": "ecko"}
    for entries, code, last in (
        ([CASE], 0, "1 passed, 0 failed"),
        ([CASE, wrong], 1, "1 passed, 1 failed"),
        ([CASE, wrong, unknown], 2, "1 passed, 2 failed"),
    ):
        assert main(["check", cases(*entries)]) == code
        shown = capsys.readouterr()
        assert shown.out.splitlines()[-1] == last
        assert ("HB-2: value: expected 2, got 1" in shown.out) == (wrong in entries)
        assert ("case HB-3: kind: 'ecko' isn't a kind" in shown.err) == (unknown in entries)


def test_check_takes_several_files(cases: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", cases(CASE), cases(CASE, CASE | {"id": "HB-2"}, name="two.json")]) == 0
    assert capsys.readouterr().out == "3 passed, 0 failed\n"


def test_check_never_passes_what_it_cannot_read(tmp_path: Path) -> None:
    (tmp_path / "noise.json").write_bytes(os.urandom(10_000))
    done = run("check", "noise.json", "none.json", cwd=tmp_path)
    assert done.returncode == 2
    assert done.stdout == "0 passed, 0 failed\n"
    assert [row.partition(":")[0] for row in done.stderr.splitlines()] == ["noise.json", "none.json"]


def test_games_lists_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    shown = capsys.readouterr().out
    for slug in cardgames.games():
        game = cardgames.game(slug)
        assert f"{slug}: {game.title.en} {game.title.zh}" in shown
        assert all(f"    {name}: " in shown for name in game.options)


def test_replay_explains_every_step(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    timeline = cardgames.load(record.read_text())
    for lang, winner in (("en", "Winner: "), ("zh", "获胜：")):
        assert main(["replay", str(record), "--lang", lang]) == 0
        shown = capsys.readouterr().out
        assert winner in shown
        assert "Bo<b>" in shown
        assert "\x1b" not in shown
        for step in timeline:
            assert f"\n{step.number}. " in shown
            for clause, said in step.said():
                if "Cho" not in said.text(lang, timeline.names):
                    assert f"   {clause:<8} {said.text(lang, timeline.names)}\n" in shown


def test_replay_reads_standard_input(record: Path) -> None:
    done = run("replay", "-", input=record.read_text())
    assert (done.returncode, done.stderr) == (0, "")
    assert "Winner: " in done.stdout


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda text: text.replace("3. seat", "4. seat"), "line 15: this is move 3"),
        (lambda text: text.replace("rules: 1", "rules: 9"), "version 9 of"),
        (lambda text: text[:-20], "the record ends with"),
        (lambda text: text.rpartition("scores")[0], "breaks off"),
        (lambda text: "", "line 1: a record begins with"),
        (lambda text: "x" * 10_000_000, "line 1: 10,000,000 characters"),
        (lambda text: "€" * 10_000_000, "line 1: 4,000,001 characters"),
        (lambda text: "a\nb\udcff", "line 2: this is not UTF-8 text"),
    ],
    ids=["number", "version", "checksum", "truncated", "empty", "noise", "signs", "bytes"],
)
def test_replay_names_the_line_of_a_bad_record(record: Path, capsys: Any, change: Any, reason: str) -> None:
    record.write_bytes(change(record.read_text()).encode(errors="surrogateescape"))
    assert main(["replay", str(record)]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.startswith(f"cardgames: {record}: line ")
    assert reason in shown.err
    assert shown.err.count("\n") == 1


def test_play_prints_a_record(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = [
        "--seats",
        "3",
        "--seed",
        "coffee",
        "--players",
        "greedy",
        "random",
        "greedy",
        "--names",
        "A",
        "B",
        "C",
    ]
    assert (
        main(["play", "hey-bartender", *arguments, "--option", "deck_out=no_exchange", "--option", "bartender_cards=5"])
        == 0
    )
    timeline = cardgames.load(capsys.readouterr().out)
    assert timeline.over
    assert timeline.seed == "coffee"
    assert timeline.names == ("A", "B", "C")
    assert timeline.last.options == {"start": 0, "bartender_cards": 5, "deck_out": "no_exchange"}


def test_one_player_is_taken_for_every_seat(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "hey-bartender", "--seats", "4", "--players", "greedy"]) == 0
    assert "seats: 4" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ([], "COMMAND"),
        (["deal"], "there is no command 'deal'; the commands are check, games, rules, play, "),
        (["chekc"], "there is no command 'chekc'; did you mean 'check'?"),
        (["check"], "FILE"),
        (["check", "--gme", "x", "f"], "there is no option '--gme'; did you mean --game?"),
        (["games", "now"], "'now' is one word too many"),
        (["rules", "hey-bartnder"], "did you mean 'hey-bartender'?"),
        (["rules", "spots", "SP-99"], "Spots has no clause 'SP-99'; "),
        (["page", "game.txt"], "-o/--output"),
        (["page", "/nowhere/game.txt", "-o", "x.html"], "/nowhere/game.txt: No such file"),
        (["replay", "/nowhere/game.txt"], "/nowhere/game.txt: No such file"),
        (["replay", "x", "--lang", "fr"], "invalid choice: 'fr'"),
        (["play", "chess"], "there is no game 'chess'; the games are "),
        (["play", "hey-bartender", "--seats", "9"], "it is for 2 to 6"),
        (["play", "hey-bartender", "--seats", "two"], "'two'"),
        (["play", "hey-bartender", "--seed", "1.5"], "a seed is a whole number or a text"),
        (["play", "hey-bartender", "--seed", "true"], "a seed is a whole number or a text"),
        (["play", "hey-bartender", "--players", "greedy", "clever"], "isn't a player"),
        (["play", "hey-bartender", "--seats", "3", "--players", "greedy", "random"], "there should be 3 players"),
        (["play", "hey-bartender", "--names", "Ann"], "there have to be 2 names"),
        (["play", "hey-bartender", "--option", "deck_out"], "write --option NAME=VALUE"),
        (["play", "hey-bartender", "--option", "seed=5"], "has no option 'seed'"),
        (["play", "hey-bartender", "--option", "bartender_cards=99"], "it can be 5 to 9"),
        (["play", "hey-bartender", "-o", "start=1"], "an option of the rules is given as --option start=1"),
        (["play", "hey-bartender", "--option", "start=true"], "option start cannot be True"),
    ],
)
def test_bad_input_gets_one_sentence_and_exit_code_2(arguments: list[str], reason: str, capsys: Any) -> None:
    try:
        code = main(arguments)
    except SystemExit as stopped:  # argparse leaves by itself
        code = stopped.code  # type: ignore[assignment]
    shown = capsys.readouterr()
    assert code == 2
    assert reason in shown.err
    assert shown.err.startswith("cardgames")
    assert shown.err.count("\n") == 1
    assert shown.out == ""


def test_help_is_no_error() -> None:
    done = run("--help")
    assert (done.returncode, done.stderr) == (0, "")
    assert "replay" in done.stdout


def test_a_closed_pipe_is_quiet(record: Path) -> None:
    command = [sys.executable, "-m", "cardgames", "replay", str(record)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None and process.stderr is not None  # noqa: PT018
        process.stdout.close()
        assert process.stderr.read() == b""


def test_ctrl_c_is_quiet_and_exits_with_130(record: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    def stop(text: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(cardgames, "load", stop)
    assert main(["replay", str(record)]) == 130
    assert capsys.readouterr() == ("", "")


LEGACY = {"PYTHONUTF8": "0", "PYTHONIOENCODING": "gbk"}


@pytest.mark.parametrize("encoding", ["gbk", "cp1252", "ascii", "utf-16"])
def test_files_and_pipes_get_utf_8_whatever_the_console_writes(encoding: str, tmp_path: Path) -> None:
    """Names that the encoding lacks, through a redirection and back."""
    env = os.environ | LEGACY | {"PYTHONIOENCODING": encoding}
    names = ["Zoë", "陈", "नोआ"]
    text = tmp_path / "g.txt"
    with text.open("wb") as file:
        command = [sys.executable, "-m", "cardgames", "play", "spots", "--seats", "3", "--names", *names]
        assert subprocess.run(command, stdout=file, env=env, timeout=60).returncode == 0
    assert b"\r" not in text.read_bytes()
    assert cardgames.load(text.read_text("utf-8")).names == tuple(names)
    done = run("replay", str(text), "--lang", "zh", env=env, encoding="utf-8")
    assert (done.returncode, done.stderr) == (0, "")
    assert all(name in done.stdout for name in names)


def test_a_terminal_without_the_signs_gets_escapes(record: Path) -> None:
    """A real terminal, whose encoding has no sign for the suits."""
    pty = pytest.importorskip("pty")
    outer, inner = pty.openpty()
    command = [sys.executable, "-m", "cardgames", "rules", "hey-bartender", "HB-1.1", "--lang", "zh"]
    subprocess.run(
        command, stdout=inner, env=os.environ | LEGACY | {"PYTHONIOENCODING": "ascii"}, timeout=60, check=True
    )
    os.close(inner)
    assert os.read(outer, 1 << 16).startswith(b"HB-1.1 \\u")
    os.close(outer)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no full device")
def test_a_full_disk_is_one_sentence() -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run([sys.executable, "-m", "cardgames", "play", "spots"], stdout=full, stderr=subprocess.PIPE,
                              text=True, timeout=60)  # fmt: skip
    assert (done.returncode, done.stderr) == (2, "cardgames: standard output: No space left on device\n")


def test_commands_write_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, page = tmp_path / "game.txt", tmp_path / "game.html"
    assert main(["play", "spots", "--seats", "2", "--names", "Zoë", "陈", "-o", str(file)]) == 0
    assert cardgames.load(file.read_text("utf-8")).names == ("Zoë", "陈")
    assert file.read_bytes().endswith(b"\n")
    pytest.importorskip("anywidget")
    assert main(["page", str(file), "-o", str(page), "--lang", "zh", "--views", "0", "audience"]) == 0
    assert "陈" in page.read_text("utf-8")
    assert capsys.readouterr().out == ""
    assert main(["page", str(file), "-o", str(page), "--views", "7"]) == 2
    assert "audience" in capsys.readouterr().err


def test_a_clause_is_printed_by_its_number(capsys: pytest.CaptureFixture[str]) -> None:
    book = cardgames.game("hey-bartender").rulebook
    for number in ("HB-4.6", "hb-4.6", "4.6"):
        assert main(["rules", "hey-bartender", number]) == 0
        assert capsys.readouterr().out == f"{book['HB-4.6']}\n"
    assert main(["rules", "hey-bartender", "HB-4", "--lang", "zh"]) == 0
    shown = capsys.readouterr().out
    assert [clause.id in shown for clause in book] == [clause.id.startswith("HB-4.") for clause in book]
    assert main(["rules", "hey-bartender", "--lang", "zh"]) == 0
    assert capsys.readouterr().out == f"{book.text('zh')}\n"


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--version"])
    assert left.value.code == 0
    assert capsys.readouterr().out == f"cardgames {cardgames.__version__}\n"


def test_answers_in_chinese_are_chinese_throughout(
    record: Path, cases: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nothing English but names, identifiers and clause numbers; full-width signs."""
    wrong = CASE | {"id": "HB-2", "expect": {"value": 2}}
    assert main(["check", "--lang", "zh", cases(CASE, wrong, CASE | {"id": "HB-3", "kind": "ecko"})]) == 2
    shown = capsys.readouterr()
    assert shown.out.splitlines()[-1] == "1例通过，2例不符"
    assert "HB-2：value：应为2，实为1" in shown.out
    assert re.search("HB-3：.*[\u4e00-\u9fff]", shown.err)
    assert main(["replay", "--lang", "zh", str(record)]) == 0
    rows = capsys.readouterr().out.replace("Ann", "甲").replace("Bo<b>", "乙").replace("[31mCho", "丙").splitlines()
    assert [row for row in rows if re.search(r"[a-z]{2}|[,;!?] |: ", row)] == []
    record.write_text(record.read_text().replace("3. seat", "4. seat"))
    assert main(["replay", "--lang", "zh", str(record)]) == 2
    assert "：第" in capsys.readouterr().err
    assert main(["games", "--lang", "zh"]) == 0
    assert "hey-bartender：嘿，酒保！" in capsys.readouterr().out


def test_options_are_listed_with_what_they_decide(capsys: pytest.CaptureFixture[str]) -> None:
    for lang in ("en", "zh"):
        assert main(["games", "--lang", lang]) == 0
        shown = capsys.readouterr().out
        for game in map(cardgames.game, cardgames.games()):
            assert all(f"        {option.words[lang]}\n" in shown for option in game.options.values())


def test_an_option_is_read_as_it_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    records = []
    for text in ("False", "false"):
        assert main(["play", "caribbean-star", "--option", f"double_negative={text}"]) == 0
        records.append(capsys.readouterr().out)
    assert records[0] == records[1]
    assert "option double_negative: false" in records[0]


def test_options_that_depend_on_the_seats_are_listed_for_few_and_many(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    assert "start: 0 or 1 with 2 seats, 0 to 5 with 6 (default 0, HB-R9)" in capsys.readouterr().out


def test_a_broken_heading_is_one_sentence(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record.write_text(record.read_text().replace("seats: 3", "seats: 3\noption: 3"))
    assert main(["replay", str(record)]) == 2
    assert "line 5: 'option' is not a heading; the line is written 'option NAME: 3'" in capsys.readouterr().err


@pytest.mark.parametrize("lang", ["en", "zh"])
def test_simulate_prints_measures_and_writes_rows(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str
) -> None:
    rows = tmp_path / "run.csv"
    arguments = ["simulate", "spots", "--games", "40", "--players", "greedy", "random", "--measures", "length"]
    assert main([*arguments, "--workers", "1", "-o", str(rows), "--lang", lang]) == 0
    shown = capsys.readouterr().out.splitlines()
    assert {"en": "Spots: 40 deals x 2 seatings, 2 seats", "zh": "点换点：40次发牌，每次2种座次，2个座位"}[
        lang
    ] == shown[0]
    assert "10" in shown[1]
    written = rows.read_bytes().decode("utf-8")
    assert written.startswith("game,deal,seating,seed,luck,seat,player,score,win,length\n")
    assert written.count("\n") == 1 + 40 * 2 * 2

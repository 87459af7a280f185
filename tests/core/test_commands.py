"""The command line: replay and check, and how they answer what is wrong."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from tests.bots.judged import judge
from tests.core.toy import DASH

from paddock.cli import main
from paddock.core.chance import FairChance
from paddock.core.game_session import GameSession
from paddock.files import write_file

pytestmark = pytest.mark.usefixtures("outside")


def ask(*words: str, given: str | None = None) -> Result:
    found = CliRunner().invoke(main, list(words), input=given, env={"LC_ALL": "C", "PADDOCK_LANGUAGE": ""})
    assert found.exception is None or isinstance(found.exception, SystemExit), found.exception
    return found


def refused(*words: str, given: str | None = None) -> str:
    """What is said about bad input: exit code 2, nothing on standard output."""
    found = ask(*words, given=given)
    assert found.exit_code == 2
    assert found.stdout == ""
    assert "Traceback" not in found.stderr
    return found.stderr


@pytest.fixture
def record(tmp_path: Path) -> Path:
    game_session = GameSession.start(DASH, 2, {}, FairChance(b"seed"), ["Anna", "Ben"], snapshot_every=4)
    choose = random.Random(1)
    while DASH.waiting_for(game_session.state):
        seat = choose.choice(DASH.waiting_for(game_session.state))
        game_session.decide(seat, choose.choice(DASH.legal(game_session.state, seat)))
    path = tmp_path / "game.jsonl"
    write_file(path, game_session.record_lines())
    return path


def test_a_record_that_is_not_there_is_named(tmp_path: Path) -> None:
    assert "no such file" in refused("replay", str(tmp_path / "none.jsonl"))


# -- replay


def test_a_record_is_told_in_words(record: Path) -> None:
    english = ask("replay", str(record)).stdout
    assert english.startswith("dash@1 · Anna, Ben\nStep 0 of ")
    assert "The table is set." in english
    assert "The game is over." in english
    assert "1st: ran" in english
    french = ask("replay", str(record), "--language", "fr").stdout
    assert "La table est prête." in french
    assert len(french.splitlines()) == len(english.splitlines())


def test_a_record_is_told_to_a_step_and_as_json(record: Path) -> None:
    lines = ask("replay", str(record), "--to", "3", "--json").stdout.splitlines()
    told = [json.loads(line) for line in lines]
    assert [each["n"] for each in told] == [0, 1, 2, 3]
    assert "position" in told[3]
    assert "position" not in told[2]
    assert "There is no step 999" in refused("replay", str(record), "--to", "999")


def test_a_record_is_told_as_one_seat_saw_it(record: Path) -> None:
    told = ask("replay", str(record), "--seat", "1").stdout
    assert "The ant holds" not in told
    assert "The bee holds" in told
    assert "holds" not in ask("replay", str(record), "--seat", "-1").stdout
    assert '"do"' not in ask("replay", str(record), "--seat", "-1", "--json").stdout


def test_a_record_is_stepped_through(record: Path) -> None:
    told = ask("replay", str(record), "--step", given="\n5\nb\nwhat\nq\n").stdout
    steps = [
        line.split()[1] if line.startswith("Step") else line.split()[2] for line in told.splitlines() if "Step" in line
    ]
    assert steps == ["0", "1", "5", "4", "4"]
    assert ask("replay", str(record), "--step", given="").exit_code == 0


def test_a_record_is_proved(record: Path) -> None:
    found = ask("replay", str(record), "--verify")
    assert found.exit_code == 0
    assert "Every chance follows from the seed" in found.stdout
    lines = record.read_bytes().splitlines(keepends=True)
    place = next(n for n, line in enumerate(lines) if b'"die"' in line)
    changed = json.loads(lines[place])
    changed["met"][0][1] = ["1"] if changed["met"][0][1] != ["1"] else ["2"]
    lines[place] = json.dumps(changed).encode() + b"\n"
    record.write_bytes(b"".join(lines))
    assert f"line {place + 1}: the chance “die” was not the one" in refused("replay", str(record), "--verify")


def test_a_record_that_was_cut_off_is_told_as_far_as_it_goes(record: Path) -> None:
    record.write_bytes(record.read_bytes()[:-30])
    found = ask("replay", str(record))
    assert found.exit_code == 0
    assert "was cut off" in found.stderr
    assert "stops in the middle" in refused("replay", str(record), "--verify")


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\xff\xfe\x00",
        b"{}\n",
        pytest.param(b"x" * 5_000_000, id="huge"),
        b'{"paddock":1,"title":"chess@1","seats":2}\n',
    ],
)
def test_what_is_no_record_is_named(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(data)
    assert "line 1" in refused("replay", str(path))
    assert "line 1" in refused("replay", str(path), "--verify", "--language", "en")


# -- check, and the whole


def test_words_are_checked_for_any_title() -> None:
    found = ask("check", "words", "dash")
    assert (found.exit_code, found.stdout) == (0, "dash: words: in order\n")


def test_a_check_that_a_title_does_not_have_is_named(record: Path) -> None:
    assert "dash: checks" in refused("check", "data", "dash")
    assert "dash: vectors" in refused("check", "vectors", "dash", str(record))
    assert "no such file" in refused("check", "vectors", "dash", "nowhere.json")


def test_help_answers_at_once_and_loads_no_engine() -> None:
    code = (
        "import sys; before = len(sys.modules)\n"
        "from paddock.cli import main\n"
        "try: main(['--help'])\n"
        "except SystemExit: pass\n"
        "heavy = {'msgspec', 'fluent.runtime', 'rich', 'textual', 'paddock.core.game'} & set(sys.modules)\n"
        "assert not heavy, heavy\n"
        "assert len(sys.modules) - before < 150, 'that many are not loaded at once'"
    )
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)


# -- looking at a game again --------------------------------------------------------------------------------------


def test_a_finished_game_is_looked_at_again(record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    judge(monkeypatch)
    found = ask("replay", str(record), "--analyse", "--seconds", "600")
    assert found.exit_code == 0, found.output
    assert "Anna" in found.stdout
    assert "Turning points" in found.stdout
    told = json.loads(ask("replay", str(record), "--analyse", "--seconds", "600", "--json").stdout)
    assert told["names"] == ["Anna", "Ben"]
    assert sorted(told["points"][-1]["chances"]) in ([0.0, 1.0], [0.5, 0.5])
    french = ask("replay", str(record), "--analyse", "--seconds", "600", "--language", "fr")
    assert "Tournants" in french.stdout


def test_what_can_not_be_looked_at_again_is_said(record: Path, tmp_path: Path) -> None:
    assert "Nobody judges positions of dash" in refused("replay", str(record), "--analyse")
    half = tmp_path / "half.jsonl"
    half.write_bytes(b"".join(record.read_bytes().splitlines(keepends=True)[:4]))
    assert "not over yet" in refused("replay", str(half), "--analyse")
    assert "no such file" in refused("replay", str(tmp_path / "none.jsonl"), "--analyse")
    assert ask("replay", str(record), "--analyse", "--seconds", "0").exit_code == 2

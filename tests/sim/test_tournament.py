"""Tournaments: who meets whom, the same games whoever plays them and when, and a file that loses nothing."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner

from paddock.cli import main
from paddock.core.registry import game
from paddock.sim.pairing import (
    LADDER_KIND,
    ROUND_ROBIN_KIND,
    SWISS_KIND,
    Meeting,
    default_swiss_rounds,
    plan_rounds,
    round_up_to_seats,
    total_games,
)
from paddock.sim.ratings import ahead_share, compare_entrants, rate_entrants, wilson_interval
from paddock.sim.results_file import ResultsFile, make_header
from paddock.sim.tournament import Tournament, TournamentRequest, run, title_settings
from paddock.sim.tournament_games import PlayedGame, play_games_remotely, seat_order
from paddock.sim.translator import SimError
from tests.patience import wait_until

NAMES = ["a", "b", "c", "d", "e"]
OPTIONS = ["--setting", "course=house_first_steps", "--setting", "max_turns=2", "--setting", "choose_robots=false"]
FIXED = ["tournament", "roborally", "--entrants", "random,learner,driver", *OPTIONS, "--language", "en"]


def played(number: int, bots: str, places: str) -> PlayedGame:
    seats = len(bots)
    return PlayedGame(
        line_up=tuple(sorted(set(bots))),
        number=number,
        bots=list(bots),
        places=[int(place) for place in places],
        choices=[2] * seats,
        seconds=[0.5] * seats,
        figures=[{}] * seats,
        seconds_taken=1.0,
    )


# -- who meets whom ---------------------------------------------------------------------------------------------


def test_everybody_meets_everybody_in_a_round_robin() -> None:
    [meetings] = plan_rounds(ROUND_ROBIN_KIND, NAMES, 2, 4, 0, {})
    assert len({meeting.line_up for meeting in meetings}) == len(meetings) == 10
    [meetings] = plan_rounds(ROUND_ROBIN_KIND, NAMES, 3, 6, 0, {})
    assert len(meetings) == 10
    assert total_games(ROUND_ROBIN_KIND, NAMES, 3, 6, 0) == 60


def test_neighbours_meet_on_a_ladder() -> None:
    [meetings] = plan_rounds(LADDER_KIND, NAMES, 2, 400, 0, {})
    assert [meeting.line_up for meeting in meetings] == [("a", "b"), ("b", "c"), ("c", "d"), ("d", "e")]


def swiss(count: int) -> list[list[Meeting]]:
    """A Swiss in which the one that comes first in the alphabet always wins."""
    games: dict[tuple[tuple[str, ...], int], PlayedGame] = {}
    found: list[list[Meeting]] = []
    for meetings in plan_rounds(SWISS_KIND, NAMES, 2, 2, count, games):
        found.append(meetings)
        for meeting in meetings:
            for number in meeting.game_numbers:
                games[meeting.line_up, number] = played(number, "".join(meeting.line_up), "12")
    return found


def test_a_swiss_pairs_by_points_and_nobody_rests_twice_before_all_have() -> None:
    found = swiss(5)
    assert [meeting.line_up for meeting in found[0]] == [("a", "b"), ("c", "d")]
    assert found[1][0].line_up == ("a", "c")
    resting = [set(NAMES) - {name for meeting in meetings for name in meeting.line_up} for meetings in found]
    assert sorted(name for names in resting for name in names) == NAMES
    line_up = [meeting.line_up for meetings in found for meeting in meetings]
    assert len(set(line_up)) >= 9
    assert sum(len(meetings) * 2 for meetings in found) == total_games(SWISS_KIND, NAMES, 2, 2, 5)


def test_who_meets_again_in_a_swiss_plays_new_games() -> None:
    seen = [
        (meeting.line_up, number) for meetings in swiss(9) for meeting in meetings for number in meeting.game_numbers
    ]
    assert len(set(seen)) == len(seen)


def test_a_swiss_gone_on_with_pairs_as_it_would_have_without_a_break() -> None:
    found = swiss(4)
    games = {
        (meeting.line_up, number): played(number, "".join(meeting.line_up), "12")
        for meetings in found
        for meeting in meetings
        for number in meeting.game_numbers
    }
    assert list(plan_rounds(SWISS_KIND, NAMES, 2, 2, 4, games)) == found


def test_a_swiss_of_tables_of_three_fills_all_but_the_rest() -> None:
    [first, *_] = plan_rounds(SWISS_KIND, [*NAMES, "f", "g"], 3, 3, 1, {})
    assert [meeting.line_up for meeting in first] == [("a", "b", "c"), ("d", "e", "f")]
    assert default_swiss_rounds(NAMES) == 4


@pytest.mark.parametrize(("line_up", "seats"), [("ab", 2), ("abc", 3), ("ab", 4), ("ab", 3), ("abcd", 4)])
def test_everybody_sits_everywhere_equally_often(line_up: str, seats: int) -> None:
    tables = [seat_order(tuple(line_up), seats, 7, number) for number in range(round_up_to_seats(50, seats))]
    for start in range(0, len(tables), seats):
        group = tables[start : start + seats]
        for name in line_up:
            times = {sum(table[seat] == name for table in group) for seat in range(seats)}
            assert len(times) == 1
    assert seat_order(tuple(line_up), seats, 7, 3) == tables[3]


# -- how strong -------------------------------------------------------------------------------------------------


def test_each_seat_of_one_is_compared_with_each_seat_of_the_other() -> None:
    assert ahead_share(played(0, "ab", "12"), "a", "b") == 1
    assert ahead_share(played(0, "ab", "11"), "a", "b") == 0.5
    assert ahead_share(played(0, "abab", "1234"), "a", "b") == 0.75
    assert ahead_share(played(0, "abab", "1234"), "b", "a") == 0.25
    assert ahead_share(played(0, "ab", "12"), "a", "c") is None


def test_a_share_has_wilsons_interval() -> None:
    games = [played(number, "ab", "12" if number % 10 < 7 else "21") for number in range(400)]
    found = compare_entrants(games, "a", "b")
    assert found.games == 400
    assert found.share == pytest.approx(0.7)
    assert [found.low, found.high] == pytest.approx([0.6534, 0.7428], abs=1e-4)
    assert list(wilson_interval(0.0, 6)) == pytest.approx([0, 0.3903], abs=1e-4)
    assert wilson_interval(0.5, 0) == (0.0, 1.0)


def test_ratings_do_not_depend_on_the_order_of_games() -> None:
    games = [played(number, "abc"[number % 2 :][:2], "12" if number % 5 else "21") for number in range(60)]
    found = rate_entrants("abc", games)
    assert rate_entrants("abc", reversed(games)) == found
    assert found["a"].mu > found["b"].mu > found["c"].mu
    assert found["b"].low < found["b"].mu < found["b"].high


def test_one_who_has_several_seats_has_one_rating() -> None:
    found = rate_entrants("ab", [played(number, "abab", "1324") for number in range(20)])
    assert found["a"].mu > 25 > found["b"].mu


# -- the file ---------------------------------------------------------------------------------------------------


def tournament(*arguments: str) -> Any:
    return CliRunner().invoke(main, [*FIXED, *arguments])


def results(path: Path) -> list[dict[str, object]]:
    """The games of a file without what a clock said, in an order that does not depend on who played them."""
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()[1:]]
    for line in lines:
        del line["seconds"], line["seconds_taken"]
    return sorted(lines, key=lambda line: (line["line_up"], line["number"]))


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole tournament, played without a break by one process."""
    path = tmp_path_factory.mktemp("tournament") / "whole.jsonl"
    result = tournament("--games", "5", "--jobs", "1", "--file", str(path))
    assert result.exit_code == 0, result.output
    assert "Head to head" in result.output
    return path


def test_the_same_games_with_several_processes(finished: Path, tmp_path: Path) -> None:
    assert len(results(finished)) == 18
    path = tmp_path / "two.jsonl"
    assert tournament("--games", "6", "--jobs", "2", "--file", str(path)).exit_code == 0
    assert results(path) == results(finished)


def test_the_same_games_after_a_break(finished: Path, tmp_path: Path) -> None:
    path = tmp_path / "half.jsonl"
    lines = finished.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:8]) + lines[8][:40])
    found, tables = tmp_path / "all.json", tmp_path / "all.csv"
    result = tournament("--games", "6", "--jobs", "1", "--file", str(path), "--json", str(found), "--csv", str(tables))
    assert result.exit_code == 0, result.output
    assert "cut off" in result.output
    assert "7 games are in" in result.output
    assert results(path) == results(finished)
    told = json.loads(found.read_text(encoding="utf-8"))
    assert [len(told[name]) for name in ("standings", "duels", "games")] == [3, 3, 36]
    assert len(tables.read_text(encoding="utf-8").splitlines()) == 37


def test_a_killed_tournament_loses_nothing_and_leaves_nobody_behind(tmp_path: Path) -> None:
    path = tmp_path / "killed.jsonl"
    command = [sys.executable, "-m", "paddock", *FIXED, "--games", "4000", "--jobs", "2", "--file", str(path)]
    with subprocess.Popen(
        command, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, start_new_session=True
    ) as process:
        wait_until(lambda: path.exists() and path.read_bytes().count(b"\n") >= 3)
        process.send_signal(signal.SIGKILL)
        process.wait()
        wait_until(lambda: not _alive(process.pid), lambda: "workers outlive the command")
    kept = path.read_bytes().count(b"\n") - 1
    assert kept >= 2
    asked = TournamentRequest(entrants="random,learner,driver", settings=OPTIONS[1::2])
    ready = Tournament(game("roborally"), asked)
    with ResultsFile(path, make_header(ready.setup, "roborally@1")) as ledger:
        assert len(ledger.games) == kept


def _alive(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def test_control_c_says_how_to_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    path = tmp_path / "stopped.jsonl"
    monkeypatch.setattr(Tournament, "_report_meeting", stop)
    result = tournament("--games", "2", "--jobs", "1", "--file", str(path))
    assert result.exit_code == 130
    assert "1 of 6 games are safe" in result.output
    assert len(results(path)) == 1
    assert "Nothing was kept" in tournament("--games", "2", "--jobs", "1").output


def test_a_full_disk_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "full.jsonl"
    calls = 0

    def full(handle: int) -> None:
        nonlocal calls
        calls += 1
        if calls == 4:
            raise OSError(28, "No space left on device")

    monkeypatch.setattr("paddock.sim.results_file.os.fsync", full)
    result = tournament("--games", "2", "--jobs", "1", "--file", str(path))
    assert result.exit_code == 2
    assert "No space left on device" in result.output
    assert "2 games are safe" in result.output
    assert "same command" in result.output
    assert len(results(path)) == 2
    assert tournament("--games", "2", "--jobs", "1", "--file", str(path)).exit_code == 0
    assert len(results(path)) == 6


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"format": 99}, "format 99"),
        ({"title": "roborally@0"}, "roborally@0"),
        ({"seed": 5}, "seed is 5, not 0"),
        ({"seats": 4}, "number of seats is 4"),
        ({"entrants": [{"name": "random"}]}, "entrants are random, not random,learner,driver"),
        ({"settings": {}}, "options are -"),
        ({"fingerprint": "0"}, "other versions of these bots"),
        ({"file": "a diary"}, "not the file of a tournament"),
    ],
)
def test_the_file_of_another_tournament_is_refused_and_left_alone(
    finished: Path, tmp_path: Path, change: dict[str, object], said: str
) -> None:
    path = tmp_path / "other.jsonl"
    first, *rest = finished.read_bytes().splitlines(keepends=True)
    path.write_bytes(json.dumps(json.loads(first) | change).encode() + b"\n" + b"".join(rest) + b"{")
    before = path.read_bytes()
    result = tournament("--games", "6", "--jobs", "1", "--file", str(path))
    assert result.exit_code == 2
    assert said in " ".join(result.output.split())
    assert path.read_bytes() == before


@pytest.mark.parametrize("text", [b"no JSON", b"{}\n", b"\xff\n"])
def test_what_is_no_tournaments_file_is_never_written_to(tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "diary.txt"
    path.write_bytes(text)
    assert "not the file of a tournament" in tournament("--games", "2", "--file", str(path)).output
    assert path.read_bytes() == text


def test_a_damaged_line_is_named(finished: Path, tmp_path: Path) -> None:
    path = tmp_path / "damaged.jsonl"
    lines = finished.read_bytes().splitlines(keepends=True)
    for damage in (b"{}\n", lines[3].replace(b"random", b"nobody"), lines[3].replace(b'"places":[', b'"places":[7,')):
        path.write_bytes(b"".join([*lines[:3], damage, *lines[4:]]))
        result = tournament("--games", "6", "--file", str(path))
        assert result.exit_code == 2
        assert "Line 4" in result.output


def test_a_file_is_written_by_one_command_at_a_time(finished: Path) -> None:
    pytest.importorskip("fcntl")
    ready = Tournament(game("roborally"), TournamentRequest(entrants="random,learner,driver", settings=OPTIONS[1::2]))
    with ResultsFile(finished, make_header(ready.setup, "roborally@1")), pytest.raises(SimError) as caught:
        ResultsFile(finished, make_header(ready.setup, "roborally@1"))
    assert caught.value.details["problem"] == "tournament-busy"


# -- the command ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--entrants", "driver"], "two entrants"),
        (["--entrants", "driver,driver"], "twice"),
        (["--entrants", "driver,stranger"], "stranger"),
        (["--seats", "9"], "2 to 8"),
        (["--rounds", "3"], "--rounds"),
        (["--write", "page.md"], "--ladder"),
        (["--file", "/proc/nowhere/games.jsonl"], "/proc/nowhere"),
        (["--setting", "course=nowhere"], "house_first_steps"),
    ],
)
def test_what_can_not_be_is_said(arguments: list[str], said: str) -> None:
    result = tournament(*arguments)
    assert result.exit_code == 2
    assert said in result.output
    assert "Traceback" not in result.output


def test_only_ladders_are_played_without_a_title(capsys: pytest.CaptureFixture[str]) -> None:
    assert run() == 2
    assert "roborally" in capsys.readouterr().err


def test_settings_may_name_their_title() -> None:
    assert title_settings("roborally", ["lives=4", "roborally.max_turns=3", "gang_rush.expert=yes"]) == [
        "lives=4",
        "max_turns=3",
    ]


def test_a_ladder_is_a_section_of_a_page_and_leaves_the_others(tmp_path: Path) -> None:
    page = tmp_path / "ladder.md"
    page.write_text("# Old head\n\n## Another title\n\nmeasured long ago\n\n## RoboRally\n\nold\n", encoding="utf-8")
    result = tournament("--ladder", "--games", "2", "--jobs", "1", "--seed", "3", "--write", str(page))
    assert result.exit_code == 0, result.output
    text = page.read_text(encoding="utf-8")
    assert "measured long ago" in text
    assert "old" not in text.partition("## RoboRally")[2]
    assert "--seed 3 --setting course=house_first_steps --setting max_turns=2" in text
    assert text.count("| driver | learner | 2 |") == text.count("| learner | random | 2 |") == 1
    assert len(results(tmp_path / "ladder-roborally.jsonl")) == 4


def test_a_worker_with_other_bots_plays_nothing() -> None:
    ready = Tournament(game("roborally"), TournamentRequest(entrants="random,driver"))
    other = msgspec.structs.replace(ready.setup, fingerprint="0")
    with pytest.raises(SimError) as caught:
        play_games_remotely(other, ("driver", "random"), [0])
    assert caught.value.details["problem"] == "tournament-other-code"


def test_a_trained_level_takes_part_by_what_its_file_holds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PADDOCK_POLICIES", str(tmp_path))
    policy = tmp_path / "roborally.mine.onnx"
    told = []
    for text in (b"one", b"two"):
        policy.write_bytes(text)
        ready = Tournament(game("roborally"), TournamentRequest(entrants="random,mine"))
        told.append(make_header(ready.setup, "roborally@1").entrants)
    assert told[0] != told[1]
    assert "mine" not in Tournament(game("roborally"), TournamentRequest(kind=LADDER_KIND)).entrant_names

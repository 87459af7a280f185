"""The simulator: the same games whoever plays them, statistics that add up, and results on paper."""

from __future__ import annotations

import csv
import json
import os
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from paddock.bots.bot import Bot
from paddock.bots.levels import make_bot
from paddock.cli import main
from paddock.core import registry
from paddock.core.decision import ValueSet
from paddock.core.game import Outcome, Placing
from paddock.core.registry import game as title_named
from paddock.core.statistics import NUMBER_KIND, SHARE_KIND, statistics_of
from paddock.core.translations import LANGUAGES
from paddock.games.great_race.components.content import CREW_VALUES
from paddock.games.roborally.game import GAME
from paddock.sim import game_runner
from paddock.sim.command import run
from paddock.sim.entrants import Entrant
from paddock.sim.game_runner import ResultRow, play_in_parallel, play_simulated_game, play_to_end
from paddock.sim.summaries import summaries_by_bot, summaries_by_seat, summarise
from paddock.sim.translator import SimError, translator
from tests.core.toy import DASH

SHORT = {"course": "house_first_steps", "max_turns": 6}
NAMES = ["driver", "random", "random"]
SEATS = [Entrant(name) for name in NAMES]
KINDS = statistics_of(GAME).kinds


def rows_of(jobs: int, games: int = 6, seed: int = 5) -> list[ResultRow]:
    games_ = play_in_parallel("roborally", SEATS, SHORT, seed, range(games), jobs)
    rows = [row for found, _ in games_ for row in found]
    return sorted(rows, key=lambda row: (row["game"], row["seat"]))


# -- playing ----------------------------------------------------------------------------------------------------


def test_the_same_seed_gives_the_same_results_with_any_number_of_jobs() -> None:
    alone = rows_of(1)
    assert rows_of(2) == alone
    assert rows_of(3) == alone
    assert rows_of(1, seed=6) != alone


def test_a_game_does_not_depend_on_those_before_it() -> None:
    assert play_simulated_game(GAME, SEATS, SHORT, 5, 4)[0] == [row for row in rows_of(1) if row["game"] == 4]


def test_every_game_gives_a_row_for_each_seat() -> None:
    rows = rows_of(1)
    assert [(row["game"], row["seat"]) for row in rows] == [(game, seat) for game in range(6) for seat in range(3)]
    assert [row["bot"] for row in rows[:3]] == NAMES


def test_a_title_without_figures_of_its_own_is_simulated_too() -> None:
    rows = play_simulated_game(DASH, [Entrant("bot"), Entrant("random")], {}, 1, 0)[0]
    assert set(rows[0]) == {"game", "seat", "bot", "place", "won", "decisions"}


# -- counting ---------------------------------------------------------------------------------------------------


def outcome(*places: tuple[int, int]) -> Outcome:
    return Outcome([Placing(seat, place, "", {}, 0, team) for seat, (place, team) in enumerate(places)])


@pytest.mark.parametrize(
    ("found", "shares"),
    [
        (outcome((1, 0), (2, 0), (3, 0)), [1.0, 0.0, 0.0]),
        (outcome((1, 0), (1, 0), (3, 0)), [0.5, 0.5, 0.0]),
        (outcome((1, 1), (3, 2), (1, 1), (3, 2)), [1.0, 0.0, 1.0, 0.0]),
        (outcome((1, 1), (1, 2), (1, 1), (1, 2)), [0.5, 0.5, 0.5, 0.5]),
    ],
    ids=["alone", "shared", "team", "drawn"],
)
def test_a_victory_is_shared_between_sides_not_within_them(found: Outcome, shares: list[float]) -> None:
    assert found.victory_shares() == shares


def test_statistics_add_up() -> None:
    rows = rows_of(1)
    bots, seats = summaries_by_bot(rows, KINDS), summaries_by_seat(rows, KINDS)
    assert sum(each["won"] for each in seats) == pytest.approx(6)
    assert sum(each["won"] for each in bots.values()) == pytest.approx(6)
    assert bots["random"]["played"] == seats[1]["played"] + seats[2]["played"] == 12
    assert bots["random"]["place"] == pytest.approx((seats[1]["place"] + seats[2]["place"]) / 2)
    assert seats[0]["turns"] == seats[1]["turns"] == sum(int(row["turns"] or 0) for row in rows) / len(rows)


def test_a_shared_victory_counts_as_its_part() -> None:
    rows: list[ResultRow] = [
        {"game": game, "seat": 0, "bot": "a", "place": 1, "won": won} for game, won in enumerate((1.0, 0.5))
    ]
    found = summarise(rows, {})
    assert (found["won"], found["shared"], found["won-share"]) == (1.5, 1, 75.0)


def test_numbers_are_averaged_and_what_is_so_or_not_is_told_as_a_share_and_names_are_counted() -> None:
    crew = ValueSet("crew", ("france", "england", "italy"))
    found: list[tuple[int, int, str | None]] = [(9, 1, "france"), (7, 0, "italy"), (8, 1, "france"), (8, 1, None)]
    rows: list[ResultRow] = [
        {"game": 0, "seat": 0, "bot": "a", "place": 1, "won": 1.0, "rounds": rounds, "arrived": arrived, "crew": name}
        for rounds, arrived, name in found
    ]
    summary = summarise(rows, {"rounds": NUMBER_KIND, "arrived": SHARE_KIND, "crew": crew})
    assert summary["rounds"] == 8.0
    assert summary["arrived"] == 75.0
    assert "crew" not in summary, "a name has no mean"
    assert summary["crew=france"] == pytest.approx(200 / 3), "who has none does not count"
    assert summary["crew=italy"] == pytest.approx(100 / 3)
    assert "crew=england" not in summary


@pytest.mark.parametrize(("title", "figure"), [("classic_rally", "score"), ("rallyman_gt", "seconds")])
def test_alone_who_never_came_home_has_no_time(title: str, figure: str) -> None:
    game = title_named(title)
    assert statistics_of(game).count_figures(game.setup(1, {}))[0][figure] is None


def test_a_figure_that_is_not_there_is_not_counted_as_nought() -> None:
    known: list[ResultRow] = [{}, {"seconds": None}, {"seconds": 60}]
    rows: list[ResultRow] = [{"game": 0, "seat": 0, "bot": "a", "place": 1, "won": 0.0, **more} for more in known]
    assert summarise(rows, {"seconds": NUMBER_KIND})["seconds"] == 60.0
    assert "seconds" not in summarise(rows[:2], {"seconds": NUMBER_KIND})


# -- the command ------------------------------------------------------------------------------------------------


def simulate(*arguments: str) -> Any:
    fixed = ["sim", "roborally", "--games", "3", "--jobs", "1", "--setting", "course=house_first_steps"]
    return CliRunner().invoke(main, [*fixed, "--setting", "max_turns=4", "--language", "en", *arguments])


def test_the_command_shows_statistics_and_writes_files(tmp_path: Path) -> None:
    files = [tmp_path / "new" / f"games.{kind}" for kind in ("csv", "json", "parquet")]
    pytest.importorskip("pyarrow")
    result = simulate(
        "--seats", "bot,random", "--csv", str(files[0]), "--json", str(files[1]), "--parquet", str(files[2])
    )
    assert result.exit_code == 0, result.output
    assert "By bot" in result.output
    assert "driver" in result.output
    with files[0].open(encoding="utf-8") as file:
        lines = list(csv.DictReader(file))
    assert len(lines) == 6
    found = json.loads(files[1].read_text(encoding="utf-8"))
    assert found["title"] == GAME.edition
    assert found["table"] == ["driver", "random"]
    assert [str(row["decisions"]) for row in found["results"]] == [line["decisions"] for line in lines]
    from pyarrow import parquet

    assert parquet.read_table(files[2]).column("seat").to_pylist() == [0, 1] * 3


@pytest.mark.parametrize(
    ("language", "said", "share"),
    [("en", "Crew, the French crew %", "Arrived %"), ("fr", "Équipage, l’équipage français\u202f%", "Arrivés\u202f%")],
)
def test_a_crew_has_a_name_and_no_mean(tmp_path: Path, language: str, said: str, share: str) -> None:
    pytest.importorskip("pyarrow")
    from pyarrow import parquet

    files = [tmp_path / f"games.{kind}" for kind in ("csv", "json", "parquet")]
    fixed = ["sim", "great_race", "--games", "3", "--jobs", "1", "--seats", "random,random", "--language", language]
    asked = [f"--{file.suffix[1:]}={file}" for file in files]
    result = CliRunner().invoke(main, [*fixed, *asked])
    assert result.exit_code == 0, result.output
    told = [line.split("│")[1].strip() for line in result.output.splitlines() if line.startswith("│")]
    assert said in told
    assert share in told
    with files[0].open(encoding="utf-8") as file:
        assert all(line["crew"] in CREW_VALUES.names for line in csv.DictReader(file))
    found = json.loads(files[1].read_text(encoding="utf-8"))
    assert found["figures"]["crew"] == "crew"
    assert found["figures"]["arrived"] == "share"
    assert found["figures"]["rounds"] == "number"
    random = found["bots"]["random"]
    assert "crew" not in random
    assert sum(value for name, value in random.items() if name.startswith("crew=")) == pytest.approx(100)
    assert set(parquet.read_table(files[2]).column("crew").to_pylist()) <= set(CREW_VALUES.names)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--seats", "bot,stranger"], "stranger"),
        (["--seats", "bot"], "2 to 8"),
        (["--seats", ""], "--seats"),
        (["--seats", "bot,bot", "--setting", "course=checkmate"], "5 to 8"),
        (["--seats", "bot,bot", "--setting", "course=nowhere"], "house_first_steps"),
        (["--seats", "bot,bot", "--setting", "speed=9"], "speed=9"),
        (["--seats", "bot,bot", "--csv", "/proc/nowhere/games.csv"], "/proc/nowhere"),
        (["--seats", "bot,bot", "--games", "9" * 25], "from 1 to 1,000,000,000"),
        (["--seats", "bot,bot", "--only", "9" * 25], "from 1 to 1,000,000,000"),
        (["--seats", "bot,bot", "--seed", "9" * 25], "18 digits"),
        (["--seats", "bot,bot", "--csv", "games.x", "--json", "./games.x"], "games.x is named twice"),
    ],
)
def test_what_can_not_be_is_said_in_one_sentence(arguments: list[str], said: str) -> None:
    result = simulate(*arguments)
    assert result.exit_code == 2
    assert said in result.output
    assert "Traceback" not in result.output
    assert len(result.output.strip().splitlines()) == 1


def test_whoever_plays_alone_has_no_mean_place() -> None:
    alone = CliRunner().invoke(
        main, ["sim", "rallyman_gt", "--seats", "random", "--games", "1", "--jobs", "1", "--language", "en"]
    )
    assert alone.exit_code == 0, alone.output
    assert "Mean place" not in alone.output
    assert "Mean place" in simulate("--seats", "random,random").output


def test_no_games_and_an_unknown_title_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(games=0) == 2
    assert run(jobs=-1) == 2
    assert run(title="chess") == 2
    assert capsys.readouterr().err.count("\n") == 3


def test_a_full_disk_takes_nothing_away_that_was_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    csv_file, json_file = tmp_path / "games.csv", tmp_path / "games.json"
    csv_file.write_text("of yesterday", encoding="utf-8")
    real = os.fsync
    monkeypatch.setattr("paddock.files.os.fsync", full)
    monkeypatch.setattr(
        "paddock.sim.command.write_json", lambda path, *_: Path(path).write_text("{}", encoding="utf-8")
    )
    result = simulate("--seats", "bot,random", "--csv", str(csv_file), "--json", str(json_file))
    monkeypatch.setattr("paddock.files.os.fsync", real)
    assert result.exit_code == 2
    assert "By bot" in result.stdout
    assert "No space left on device" in result.stderr
    assert "same command" in result.stderr
    assert csv_file.read_text(encoding="utf-8") == "of yesterday"
    assert json_file.exists(), "one file that can't be written does not keep the others from it"


def test_what_was_played_until_control_c_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    def two_games(*arguments: Any) -> Any:
        for played, each in enumerate(play_in_parallel(*arguments)):
            if played == 2:
                raise KeyboardInterrupt
            yield each

    monkeypatch.setattr("paddock.sim.command.play_in_parallel", two_games)
    result = simulate("--seats", "bot,random")
    assert result.exit_code == 130
    assert "2 games" in result.stdout
    assert "Stopped after 2 of 3 games" in result.stderr


def test_one_game_alone_is_the_same_as_among_the_others(tmp_path: Path) -> None:
    files = [tmp_path / "all.csv", tmp_path / "one.csv"]
    assert simulate("--seats", "bot,random", "--csv", str(files[0])).exit_code == 0
    assert simulate("--seats", "bot,random", "--only", "1", "--csv", str(files[1])).exit_code == 0
    every, one = (file.read_text(encoding="utf-8").splitlines() for file in files)
    assert one == [every[0], *every[3:5]]


def test_without_pyarrow_parquet_names_the_extra(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.setattr("paddock.sim.output.find_spec", lambda name: None)
    assert run(seats="random,random", games=1, jobs=1, parquet="games.parquet") == 2
    assert "paddock[parquet]" in capsys.readouterr().err


def test_the_simulator_says_everything_in_both_languages() -> None:
    one, other = (translator(language, GAME).catalog for language in LANGUAGES)
    assert one.variables == other.variables
    assert one.unreadable_lines == other.unreadable_lines == []


# -- games that do not end -----------------------------------------------------------------------------------------


class Circling(Bot):
    """Loads and unloads as long as it is let."""

    name = "circling"
    needs_position = False

    def choose(self, game: Any, position: Any, seat: int, legal: Any, chance: Any) -> Any:
        kinds = {game.space.kinds[decision.kind].name: decision for decision in legal}
        return kinds.get("unload") or kinds.get("load") or legal[0]


def test_a_bot_that_goes_round_in_circles_is_stopped_and_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_runner, "MAX_DECISIONS", 1_000)
    rally = registry.game("classic_rally")
    table = play_to_end(rally, [Circling(), make_bot(rally, "random")], {}, "circles", 0)
    assert [(fault.seat, fault.bot, fault.fault) for fault in table.faults] == [(0, "circling", "endless")]
    assert table.decisions[0] < 2_000


def test_a_game_that_does_not_end_by_itself_is_given_up_and_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_runner, "MAX_DECISIONS", 5)
    with pytest.raises(SimError) as caught:
        play_to_end(GAME, [make_bot(GAME, "random")] * 2, SHORT, "circles", 0)
    for language in LANGUAGES:
        said = translator(language, GAME).error(caught.value)
        assert "problem-" not in said

"""Records at the command line: `paddock records`, `paddock sheet`, and `paddock play --daily`."""

from __future__ import annotations

import asyncio
import datetime
import io
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from paddock.campaign.best_results import save_results_of
from paddock.campaign.daily import daily_challenge, utc_date
from paddock.cli import main
from paddock.core.chance import FairChance
from paddock.core.record import read, write
from paddock.core.registry import game
from paddock.match.entries import write as entry
from paddock.server.lobby import listing_of
from paddock.store import open_store
from paddock.terminal import play_command
from paddock.terminal.user_files import UserFiles
from tests.campaign.laps import START, Lap
from tests.patience import PATIENCE


def paddock(*arguments: str) -> Result:
    return CliRunner().invoke(main, arguments, env={"LANG": "C", "PADDOCK_LANGUAGE": ""})


async def filled(place: str, *laps: Lap) -> None:
    """A store with matches that have been judged."""
    store = await open_store(place, timeout_seconds=PATIENCE)
    for lap in laps:
        await store.create_match(lap.match.match_id, [entry(each) for each in lap.entries], listing_of(lap.match))
        await save_results_of(store, lap.match.match_id)
    await store.close()


def test_the_best_times_of_a_store_are_printed_by_category_in_both_languages(tmp_path: Path) -> None:
    place = str(tmp_path / "paddock.db")
    ann = Lap("Ann", match_id="a", circuit="1").drive()
    bob = Lap("Bob", match_id="b", circuit="1", seed=b"b" * 32).drive()
    day = Lap("Cy", match_id="c", circuit="1", daily="2026-11-15").drive()
    asyncio.run(filled(place, ann, bob, day))
    found = paddock("records", "rallyman_gt", "--store", place)
    assert found.exit_code == 0
    heading, *lines = found.output.splitlines()
    assert heading == "Circuit 1 · asphalt tyres · sun · one lap"
    times = sorted((lap.seconds, name) for lap, name in ((ann, "Ann"), (bob, "Bob")))
    assert [line.split()[1:3] for line in lines] == [[name, f"{s // 60}:{s % 60:02}"] for s, name in times]
    french = paddock("records", "rallyman_gt", "--store", place, "--language", "fr", "--limit", "1")
    assert french.output.splitlines()[0] == "Circuit 1 · pneus Asphalte · soleil · un tour"
    assert len(french.output.splitlines()) == 2
    daily_list = paddock("records", "rallyman_gt", "--store", place, "--day", "2026-11-15")
    assert "Cy" in daily_list.output
    assert "Nobody" in paddock("records", "rallyman_gt", "--store", place, "--day", "2026-11-16").output


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (["chess"], "There is no title “chess”"),
        (["roborally"], "No records are kept"),
        (["rallyman_gt", "--day", "tomorrow"], "“tomorrow” is no day"),
        (["rallyman_gt", "--day", "2026-99-99"], "“2026-99-99” is no day"),
        (["rallyman_gt", "--day", "2" * 100_000], "is no day"),
    ],
)
def test_what_no_store_can_answer_is_refused_before_it_is_looked_for(asked: list[str], said: str) -> None:
    found = paddock("records", *asked, "--store", "/nowhere/at/all.db")
    assert found.exit_code == 2
    assert said in found.output
    assert len(found.output) < 200


def test_what_can_not_be_printed_is_refused_in_a_sentence(tmp_path: Path) -> None:
    place = str(tmp_path / "paddock.db")
    asyncio.run(filled(place))
    assert "Nobody has set a time yet." in paddock("records", "rallyman_gt", "--store", place).output
    for arguments in (
        ("records", "roborally", "--store", place),
        ("records", "nothing", "--store", place),
        ("records", "rallyman_gt", "--store", str(tmp_path / "none.db")),
        ("sheet", str(tmp_path / "none.paddock")),
    ):
        refused = paddock(*arguments)
        assert refused.exit_code == 2, arguments
        assert "Traceback" not in refused.output


def test_the_sheet_of_a_record_is_printed_or_saved(tmp_path: Path) -> None:
    lap = Lap("Ann", circuit="1").drive()
    file = tmp_path / "lap.paddock"
    file.write_bytes(b"".join(write(lap.match.started_session().record())))
    found = paddock("sheet", str(file))
    assert found.output.startswith("<svg")
    assert f"{lap.seconds // 60}:{lap.seconds % 60:02}" in found.output
    assert datetime.date.today().isoformat() in found.output
    assert paddock("sheet", str(file), "--out", str(tmp_path / "lap.svg"), "--language", "fr").exit_code == 0
    assert "Feuille de temps" in (tmp_path / "lap.svg").read_text(encoding="utf-8")
    race = tmp_path / "race.paddock"
    race.write_bytes(b"".join(write(Lap("Ann", "Bob").match.started_session().record())))
    assert paddock("sheet", str(race)).exit_code == 2


@pytest.mark.parametrize(
    ("written", "asked", "driver"),
    [
        ("Ann", (), "Ann"),
        ("me", (), "Blue"),
        ("", (), "Blue"),
        ("me", ("--name", "Ann"), "Ann"),
        ("Bob", ("--name", "Ann"), "Ann"),
    ],
)
def test_the_sheet_names_the_driver_and_nobody_is_called_me(
    tmp_path: Path, written: str, asked: tuple[str, ...], driver: str
) -> None:
    record = Lap("Ann", circuit="1").drive().match.started_session().record()
    record.header.names = [written]
    file = tmp_path / "lap.paddock"
    file.write_bytes(b"".join(write(record)))
    found = paddock("sheet", str(file), *asked, "--language", "en").output
    assert f">{driver}</text>" in found
    assert ">me</text>" not in found


def test_the_daily_challenge_is_played_at_the_terminal_with_the_dice_of_the_day(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("paddock.terminal.play_command.time.time_ns", lambda: START * 1_000_000)
    monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))
    user_files = UserFiles(tmp_path / "data", tmp_path / "config")
    assert play_command.run("rallyman_gt", plain=True, daily=True, language="en", user_files=user_files) == 0
    (file,) = (tmp_path / "data").rglob("*.paddock")
    record = read(file.read_bytes().splitlines(keepends=True))
    challenge = daily_challenge(game("rallyman_gt"), utc_date(START))
    assert challenge is not None
    assert record.header.settings == challenge.settings
    assert record.header.commitment == FairChance.commit(challenge.seed)
    assert record.header.seats == 1


@pytest.mark.parametrize("more", [("--seed", "1"), ("--setting", "laps=2"), ("--seats", "me,bot"), ("--by-hand",)])
def test_the_daily_challenge_is_what_it_is(more: tuple[str, ...]) -> None:
    refused = paddock("play", "rallyman_gt", "--daily", "--plain", "--language", "en", *more)
    assert refused.exit_code == 2
    assert "daily challenge" in refused.output
    assert paddock("play", "roborally", "--daily", "--plain").exit_code == 2

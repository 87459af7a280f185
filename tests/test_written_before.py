"""What was written before the words of the code, the protocol and the files were changed is read, and goes on."""

from __future__ import annotations

import asyncio
import gzip
import json
import random
import sqlite3
import tarfile
from pathlib import Path
from typing import Any

import pytest

from paddock.campaign.document import campaign_rules, current_stage
from paddock.campaign.document import document_bytes as write_campaign
from paddock.campaign.document import read_document as read_campaign
from paddock.core.chance import FairChance
from paddock.core.game_session import GameSession
from paddock.core.record import canonical_json
from paddock.core.record import read as read_record
from paddock.core.registry import game_of_edition
from paddock.core.replay import replay, verify
from paddock.files import load_record
from paddock.match.entries import read as read_entry
from paddock.match.match import Match
from paddock.match.snapshot import open_snapshot
from paddock.store import open_store
from paddock.terminal.user_files import LATEST_GAME, UserFiles
from tests.patience import PATIENCE
from tests.server.guests import Guest, Hall, hall

DATA = Path(__file__).parent / "data" / "before_words"
TITLES = ("classic_rally", "gang_rush", "great_race", "rallyman_gt", "roborally")
IN_PROGRESS = ("roborally", "rallyman_gt")
A_DAY_LATER = 1_794_900_000_000
KEPT: dict[str, Any] = json.loads((DATA / "store.json").read_text(encoding="utf-8"))
POSITIONS: dict[str, Any] = json.loads((DATA / "positions.json").read_text(encoding="utf-8"))


def go_on(game_session: GameSession[Any], decisions: int) -> None:
    """Takes some decisions at random."""
    draws = random.Random(1)
    for _ in range(decisions):
        seat = game_session.game.waiting_for(game_session.state)[0]
        game_session.decide(seat, draws.choice(game_session.game.legal(game_session.state, seat)))


@pytest.mark.parametrize("title", TITLES)
def test_a_record_is_proved_to_its_last_step(title: str) -> None:
    record = load_record(DATA / f"{title}.jsonl")
    proof = verify(record)
    assert (proof.step_count, proof.is_fair) == (POSITIONS[title]["last"], True)


@pytest.mark.parametrize("title", TITLES)
def test_a_position_is_loaded_and_is_the_one_that_its_record_leads_to(title: str) -> None:
    game = game_of_edition(title)
    loaded = game.load(POSITIONS[title]["position"])
    assert canonical_json(game.dump(loaded)) == canonical_json(game.dump(replay(load_record(DATA / f"{title}.jsonl"))))


@pytest.mark.parametrize("title", TITLES)
def test_a_record_goes_on_and_what_is_written_then_is_proved(title: str) -> None:
    record = load_record(DATA / f"{title}.jsonl")
    assert record.end is not None
    assert record.end.seed is not None
    seed, record.end = bytes.fromhex(record.end.seed), None
    for whole in (True, False):
        game_session: GameSession[Any] = GameSession.resume(record, FairChance(seed), replays_everything=whole)
        go_on(game_session, 5)
        written = b"".join([*game_session.record_lines()])
        assert verify(read_record(written.splitlines(keepends=True))).step_count == game_session.last_step


def test_a_game_saved_by_the_terminal_goes_on_with_the_choices_that_were_remembered(tmp_path: Path) -> None:
    with tarfile.open(DATA / "terminal.tar.gz") as archive:
        archive.extractall(tmp_path, filter="data")
    user_files = UserFiles(tmp_path / "data", tmp_path / "config")
    path, record = user_files.load_game(LATEST_GAME)
    seed = user_files.load_seed(record.header.commitment or "")
    assert seed is not None
    game_session: GameSession[Any] = GameSession.resume(record, FairChance(seed))
    go_on(game_session, 3)
    user_files.save_game(game_session, path)
    assert user_files.load_game(LATEST_GAME)[1].last_step == record.last_step + 3
    remembered = user_files.load_preferences()
    assert (remembered.name, remembered.title, remembered.settings) == ("Ann", "great_race", {"race": "reverse"})


@pytest.mark.parametrize("title", ["classic_rally", "great_race"])
def test_a_campaign_is_read_and_has_its_next_stage(title: str) -> None:
    data = (DATA / f"{title}-campaign.json").read_bytes()
    document = read_campaign(data)
    assert [game.match for game in document.games] == ["m1"]
    assert document.match == "m2"
    assert read_campaign(write_campaign(document)) == document
    assert len(campaign_rules(document.game).standings(document.progress).lines) == len(document.seats)
    coming = current_stage(document)
    assert coming is not None
    if coming.position is not None:
        document.game.load(coming.position)


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """The store as it was left, made from its text."""
    database = sqlite3.connect(tmp_path / "paddock.db")
    database.executescript(gzip.decompress((DATA / "store.sql.gz").read_bytes()).decode())
    database.close()
    return tmp_path


@pytest.mark.parametrize("title", IN_PROGRESS)
def test_the_log_of_a_match_and_its_snapshot_say_the_same(place: Path, title: str) -> None:
    async def run() -> None:
        store = await open_store(str(place / "paddock.db"), timeout_seconds=PATIENCE)
        match_id = KEPT[title]["match"]
        rows = await store.read_rows(match_id)
        snapshot = await store.latest_snapshot(match_id)
        await store.close()
        rebuilt = Match.rebuild(match_id, [read_entry(row) for _, row in rows])
        assert snapshot is not None
        opened = open_snapshot(match_id, snapshot[1])
        for _, row in rows[snapshot[0] :]:
            opened.apply_entry(read_entry(row))
        for match in (rebuilt, opened):
            assert match.row_number == len(rows)
            assert match.waiting_for() == KEPT[title]["waiting"]
        dump = rebuilt.game.dump
        assert canonical_json(dump(rebuilt.started_session().state)) == canonical_json(
            dump(opened.started_session().state)
        )

    asyncio.run(run())


def test_a_server_goes_on_with_stored_matches_for_those_who_have_their_keys(place: Path) -> None:
    async def run() -> None:
        async with asyncio.timeout(PATIENCE), hall(place, clock=lambda: A_DAY_LATER) as at:
            assert (await at.get("/api/me", KEPT["session"]))["name"] == "Ann"
            await at.post("/api/sessions", {"name": "Ann", "password": KEPT["password"]})
            for title in IN_PROGRESS:
                await _play_on(at, **KEPT[title])

    asyncio.run(run())


async def _play_on(at: Hall, match: str, keys: list[str], number: int, waiting: list[int]) -> None:
    """Both people come back to their seats, and whoever is asked decides."""
    async with at.socket(match, keys[0]) as ann, at.socket(match, keys[1]) as bob:
        guests: tuple[Guest, Guest] = (ann, bob)
        assert [guest.table_view["you"] for guest in guests] == [0, 1]
        assert ann.table_view["number"] == number
        assert ann.table_view["waiting"] == waiting
        assert ann.table_view["chat"][-1]["text"] == "hello"
        for _ in range(3):
            guest = next(guest for guest in guests if guest.is_asked())
            await guest.decide(guest.table_view["legal"][0], about=guest.table_view["question"])

"""What is wrong with the store is seen from outside, written in the log, and called by its name."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import logging
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from paddock.core.translations import LANGUAGES
from paddock.server import health, json_logs
from paddock.server.errors import StoreDamagedError
from paddock.server.translator import translator
from paddock.store import StoreUnavailableError
from tests.patience import LOOK, PATIENCE, patiently
from tests.server.guests import Hall, hall, in_hall
from tests.server.outside import Process

PAGE = 4096


@contextlib.contextmanager
def listening() -> Iterator[list[dict[str, Any]]]:
    """What is logged about the store; there once this is over."""
    stream, lines = io.StringIO(), list[dict[str, Any]]()
    json_logs.set_up_logging("warning", stream)
    try:
        yield lines
    finally:
        logging.getLogger(json_logs.SERVER_LOGGER).handlers = []
        lines += [json.loads(line) for line in stream.getvalue().splitlines() if '"store"' in line]


async def shows(at: Hall, status: int, store: str) -> None:
    """Waits until the server says this of itself."""
    for _ in patiently():
        answer = await at.http.get("/health")
        if (answer.status_code, answer.json()["store"]) == (status, store):
            return


@in_hall(store_warning_seconds=0.1, store_seconds=0.3)
async def test_a_store_that_can_be_read_but_not_written_is_not_well(at: Hall) -> None:
    with listening() as lines, pytest.MonkeyPatch.context() as patched:
        patched.setattr(health, "PROBE_SECONDS", 0.0)
        match, ann, _ = await at.pair()
        await shows(at, 200, "ok")
        other = sqlite3.connect(at.context.settings.store, isolation_level=None, timeout=PATIENCE)
        other.execute("begin immediate")
        await shows(at, 503, "gone")
        answer = await at.ask("POST", f"/api/tables/{match}/chat", {"text": "hello?"}, ann)
        assert (answer.status_code, answer.json()["code"]) == (503, "busy")
        other.close()
        await shows(at, 200, "ok")
    assert "the store does not answer" in {line["what"] for line in lines}
    assert all("locked" in line["detail"] for line in lines if line["what"] == "the store does not answer")


def test_a_disk_that_is_full_is_told_and_all_is_well_once_there_is_room(tmp_path: Path) -> None:
    """The system refuses to make any file of the server's longer, as it does on a disk without room."""
    resource = pytest.importorskip("resource")
    if not hasattr(resource, "prlimit"):
        pytest.skip("no limits can be set for another process here")

    async def run() -> None:
        server = Process(tmp_path, str(tmp_path / "paddock.db"), store_warning_seconds=0.2, store_seconds=0.4)
        server.start()
        try:
            await server.ready()
            place = f"http://127.0.0.1:{server.port}"
            async with asyncio.timeout(PATIENCE), httpx.AsyncClient(base_url=place, timeout=PATIENCE) as http:
                seats = [{"who": "me", "name": "Ann"}, {"who": "here", "name": "Bob"}]
                opened = (await http.post("/api/tables", json={"title": "roborally", "seats": seats})).json()
                table, headers = f"/api/tables/{opened['match']}", {"authorization": f"Bearer {opened['token']}"}

                async def say(text: str) -> httpx.Response:
                    return await http.post(f"{table}/chat", json={"text": text}, headers=headers)

                assert (await say("while there is room")).status_code == 200
                room = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
                resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (PAGE, room[1]))
                refused = await say("without room")
                assert (refused.status_code, refused.json()["code"]) == (503, "busy")
                answer = await http.get("/health")
                assert (answer.status_code, answer.json()["store"]) == (503, "gone")
                resource.prlimit(server.pid, resource.RLIMIT_FSIZE, room)
                for _ in patiently():
                    if (await http.get("/health")).status_code == 200:
                        break
                assert (await say("with room again")).status_code == 200
                said = [each["text"] for each in (await http.get(table, headers=headers)).json()["chat"]]
            assert said == ["while there is room", "with room again"]
            assert "the store does not answer" in server.log()
        finally:
            server.kill()

    asyncio.run(run())


@in_hall()
async def test_health_writes_now_and_then_and_leaves_nothing_behind(at: Hall) -> None:
    written = []
    probe = at.context.store.check_writable

    async def counted() -> None:
        written.append(1)
        await probe()

    at.context.store.check_writable = counted  # type: ignore[method-assign]
    for _ in range(20):
        await shows(at, 200, "ok")
    assert len(written) == 1
    assert await at.context.store.revoked_tokens("") == frozenset()


@in_hall(snapshot_every=1)
async def test_a_snapshot_that_the_store_did_not_take_is_a_line_in_the_log_and_no_traceback(at: Hall) -> None:
    async def gone(match: str, row_number: int, snapshot_bytes: bytes) -> None:
        raise StoreUnavailableError(place="here", seconds=0, detail="full")

    match, ann, _ = await at.pair()
    stream = io.StringIO()
    json_logs.set_up_logging("warning", stream)
    try:
        at.context.store.save_snapshot = gone  # type: ignore[method-assign]
        table_view = await at.get(f"/api/tables/{match}", ann)
        await at.post(f"/api/tables/{match}/decisions", {"do": table_view["legal"][0]}, ann)
        for _ in patiently():
            await asyncio.sleep(LOOK)
            if stream.getvalue():
                break
    finally:
        logging.getLogger(json_logs.SERVER_LOGGER).handlers = []
    line = json.loads(stream.getvalue().splitlines()[0])
    assert (line["what"], line["match"], line["detail"]) == ("no snapshot", match, "full")
    assert "trace" not in line


def spoil(file: Path, *names: str) -> None:
    """Overwrites the first page of these tables or indices, as a dying disk might."""
    with contextlib.closing(sqlite3.connect(file)) as database:
        assert database.execute("pragma page_size").fetchone() == (PAGE,)
        pages = [database.execute("select rootpage from sqlite_master where name = ?", (each,)) for each in names]
        places = [page.fetchone()[0] for page in pages]
    with file.open("r+b") as opened:
        for place in places:
            opened.seek((place - 1) * PAGE)
            opened.write(b"\xff" * PAGE)


def test_damage_is_called_damage_and_the_way_out_is_said(tmp_path: Path) -> None:
    async def run() -> None:
        async with asyncio.timeout(PATIENCE):
            async with hall(tmp_path) as at:
                match, ann, _ = await at.pair()
            spoil(tmp_path / "paddock.db", "sqlite_autoindex_revoked_1", "campaign", "sqlite_autoindex_campaign_1")
            with listening() as lines:
                async with hall(tmp_path) as at:
                    for language in LANGUAGES:
                        for path in (f"/api/tables/{match}", "/api/campaigns/abcdefghjkmn"):
                            answer = await at.ask("GET", f"{path}?language={language}", None, ann)
                            assert (answer.status_code, answer.json()["code"]) == (500, "damaged"), answer.text
                            assert answer.json()["message"] == translator(language).error(StoreDamagedError())
                            assert str(tmp_path) not in answer.text
                            assert "paddock store check" in answer.json()["message"]
                    async with at.socket(match, ann) as guest:
                        assert guest.messages[-1]["error"]["code"] == "damaged"
                    await shows(at, 503, "damaged")
            damaged = [line for line in lines if line["what"] == "the store is damaged"]
            assert damaged[0]["level"] == "error"
            assert "paddock store check" in damaged[0]["do"]

    asyncio.run(run())

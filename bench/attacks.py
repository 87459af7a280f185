"""Attacks on a server, each measured: what it costs those who play, and what comes of it.

    PYTHONPATH=src:. python bench/attacks.py                       # all of them, some six minutes
    PYTHONPATH=src:. python bench/attacks.py sign_ins half_sent    # some
    PYTHONPATH=src:. python bench/attacks.py --source ../older/src # another version of the server

The server runs as `paddock serve` does with no setting given, on a SQLite file; those who attack are at other addresses
than those who play. `docs/security.md` has the figures. Whether an attack still works is for the tests to say; here is
how much of it is felt.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, Final

import httpx
from bench.attacked import HERE, OPEN, THERE, Server, long_match, seated, table, told, watched

Attack = Callable[[Server], Coroutine[Any, Any, list[str]]]
STEPS: Final = 375
ROUNDS: Final = 11
BANK: Final = {"mode": "bank", "seconds": 200, "increment": 20}
TWENTY: Final = {"mode": "decision", "seconds": 20}
MINUTE: Final = {"mode": "decision", "seconds": 60}
BEGUN: Final = b"GET /health HTTP/1.1\r\nhost: 127.0.0.1\r\n"
HALF: Final = b"POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 900\r\n\r\n{"


def busy(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


# -- at the table --------------------------------------------------------------------------------------------------


async def take_back(server: Server) -> list[str]:
    """Alone in Classic Rally, the same card is loaded and unloaded over and over."""
    await server.start(OPEN)
    chance, took = random.Random(1), list[float]()
    async with server.person() as http:
        opened = await table(http, "classic_rally", "me")
        async with seated(server, opened["match"], opened["token"]) as at:
            while "load rally fuel" not in at.table_view["legal"]:
                await at.do(chance.choice(at.table_view["legal"]), 0)
            used = [busy(server.pid)]
            for step in range(STEPS):
                if step in (100, STEPS - 100):
                    used.append(busy(server.pid))
                began = time.perf_counter()
                await at.ask(do="unload rally fuel" if step % 2 else "load rally fuel", seat=0)
                took.append((time.perf_counter() - began) * 1000)
            used.append(busy(server.pid))
        server.end()
        await server.start()
        began = time.perf_counter()
        await http.get(f"/api/tables/{opened['match']}?seat=0", headers=bearer(opened["token"]))
        opening = (time.perf_counter() - began) * 1000
    first, last = statistics.median(took[:25]), statistics.median(took[-25:])
    return [
        f"a message, its first 25: {first:.1f} ms; those to step {STEPS}: {last:.1f} ms",
        f"processor time of a message: {(used[1] - used[0]) * 10:.1f} ms of the first 100, "
        f"{(used[3] - used[2]) * 10:.1f} of the last",
        f"first look after a restart: {opening:.0f} ms",
    ]


async def increments(server: Server) -> list[str]:
    """What closes a question and can be taken back, done and taken back again and again."""
    await server.start(OPEN)
    return [await _farmed(server, "great_race", "fund"), await _farmed(server, "gang_rush", "place")]


async def _farmed(server: Server, title: str, kind: str) -> str:
    chance = random.Random(3)
    async with server.person() as http:
        opened = await table(http, title, "me", "here", clock=BANK)
    async with seated(server, opened["match"], opened["token"]) as at:
        while True:
            seat = at.table_view["waiting"][0]
            await at.ask(look=seat)
            lines = [line for line in at.table_view["legal"] if line.split(" ")[0] == kind]
            line = chance.choice(lines or at.table_view["legal"])
            left = at.table_view["clock"]["left"][seat]
            await at.do(line, seat)
            if lines and at.table_view["take_back"] and seat not in at.table_view["waiting"]:
                break
        for number in range(ROUNDS):
            await at.ask(take_back=None, seat=seat)
            if number < ROUNDS - 1:
                await at.do(line, seat)
        await at.ask(look=seat)
        now = at.table_view["clock"]["left"][seat]
    return f"{title}, `{kind}` and back {ROUNDS} times: {left / 1000:.0f} → {now / 1000:.0f} s left"


async def outage(server: Server) -> list[str]:
    """The server is killed for 25 seconds; everybody has 20 for a decision."""
    await server.start(OPEN)
    async with server.person() as http:
        opened = await table(http, "roborally", "me", "here", clock=TWENTY, settings={"choose_robots": False})
        place, headers = f"/api/tables/{opened['match']}", bearer(opened["token"])
        await asyncio.sleep(7)
        before = (await http.get(f"{place}?seat=0", headers=headers)).json()
        server.end(kill=True)
        await asyncio.sleep(25)
        await server.start()
        await asyncio.sleep(1)
        after = (await http.get(f"{place}?seat=0", headers=headers)).json()
    left = [table_view["clock"]["left"][0] / 1000 for table_view in (before, after)]
    played = after["number"] - before["number"]
    return [f"{played} decisions by default; {left[0]:.0f} s left before, {left[1]:.0f} after"]


async def hour(server: Server) -> list[str]:
    """The time of day is set an hour ahead; everybody has 60 seconds for a decision."""
    await server.start(OPEN, day=True)
    async with server.person() as http:
        opened = await table(http, "roborally", "me", "here", clock=MINUTE, settings={"choose_robots": False})
        place, headers = f"/api/tables/{opened['match']}", bearer(opened["token"])
        await asyncio.sleep(6)
        before = (await http.get(f"{place}?seat=0", headers=headers)).json()
        server.jump.touch()
        await http.post(f"{place}/chat", json={"text": "what time is it?", "seat": 0}, headers=headers)
        await asyncio.sleep(2)
        after = (await http.get(f"{place}?seat=0", headers=headers)).json()
    left = [table_view["clock"]["left"][0] / 1000 for table_view in (before, after)]
    played = after["number"] - before["number"] - 1
    jumped = (after["now"] - before["now"]) / 1000
    return [f"the date went on by {jumped:.0f} s: {played} decisions by default, {left[0]:.0f} → {left[1]:.0f} s left"]


# -- costly reads --------------------------------------------------------------------------------------------------


async def log_flood(server: Server) -> list[str]:
    """Somebody asks 30 times a second for the beginning of a match of 2,000 rows; others ask for their own table."""
    await server.start(OPEN)
    match, headers = await long_match(server, 2000)
    other, theirs = await long_match(server, 20)
    server.end()
    await server.start()

    async def nothing() -> None:
        await asyncio.sleep(8)

    answers: Counter[int] = Counter()

    async def flood() -> None:
        async with server.person(THERE) as http:

            async def one() -> None:
                answers[(await http.get(f"/api/tables/{match}/log?after=0&seat=0", headers=headers)).status_code] += 1

            async with asyncio.TaskGroup() as group:
                for _ in range(300):
                    group.create_task(one())
                    await asyncio.sleep(1 / 30)

    quiet = await watched(server, other, theirs, nothing, 0.1)
    noisy = await watched(server, other, theirs, flood, 0.1)
    return [f"nobody asks: {told(quiet)}", f"flood: {told(noisy)}", f"answers to the flood: {dict(answers)}"]


async def record(server: Server) -> list[str]:
    """The record of a finished match of 410 rows, asked for without a pause."""
    await server.start(OPEN)
    match, headers = await long_match(server, 410, resign=True)
    other, theirs = await long_match(server, 20)
    server.end()
    await server.start()
    took: list[float] = []
    answers: Counter[int] = Counter()

    async def flood() -> None:
        async with server.person(THERE) as http:
            for _ in range(60):
                began = time.perf_counter()
                answer = await http.get(f"/api/tables/{match}/record", headers=headers)
                answers[answer.status_code] += 1
                if answer.status_code == 200:
                    took.append((time.perf_counter() - began) * 1000)

    others = await watched(server, other, theirs, flood, 0.01)
    return [f"a record: {told(took)}", f"answers: {dict(answers)}", f"others meanwhile: {told(others)}"]


async def campaigns(server: Server) -> list[str]:
    """A campaign with 880 kB of fields that nobody knows is imported, and one name asked for sixty times."""
    from paddock.campaign import document

    await server.start()
    async with server.person(THERE) as http:
        begun = {"title": "great_race", "name": "Tour", "seats": [{"who": "me", "name": "Ann"}]}
        made = (await http.post("/api/campaigns", json=begun)).json()
        body = (await http.get(f"/api/campaigns/{made['campaign']}/save")).json()
        body.pop(document.CHECKSUM_KEY)
        body["kept"]["luggage"] = ["x" * 1000] * 880
        saved = {**body, document.CHECKSUM_KEY: document._checksum(body)}
        answer = await http.post("/api/campaigns/import", json=saved)
        taken = answer.json().get("campaign", made["campaign"])
        listed = await http.get(f"/api/campaigns?of={','.join([taken] * 60)}")
    return [
        f"import of {len(json.dumps(saved)) // 1000} kB: {answer.status_code} {answer.json().get('code', 'taken')}",
        f"one name sixty times: {listed.status_code}, {len(listed.content):,} bytes",
    ]


# -- at the door ---------------------------------------------------------------------------------------------------


async def sign_ins(server: Server) -> list[str]:
    """200 try to sign in at once, five from each of 40 addresses."""
    await server.start()
    match, headers = await long_match(server, 20)
    answers: Counter[int | str] = Counter()

    async def one(http: httpx.AsyncClient, name: str) -> None:
        try:
            answers[(await http.post("/api/sessions", json={"name": name, "password": "guess guess"})).status_code] += 1
        except httpx.TimeoutException:
            answers["none"] += 1

    async def flood() -> None:
        async with contextlib.AsyncExitStack() as stack:
            people = [await stack.enter_async_context(server.person(f"127.0.1.{number}")) for number in range(1, 41)]
            async with asyncio.TaskGroup() as group:
                for number, http in enumerate(people * 5):
                    group.create_task(one(http, f"Ann {number}"))

    found = await watched(server, match, headers, flood, 0.01)
    return [f"others meanwhile: {told(found)}", f"answers: {dict(answers)}"]


async def header(server: Server) -> list[str]:
    """One header of 150 MB."""
    await server.start()
    before, began, sent = busy(server.pid), time.monotonic(), 0
    reader, writer = await asyncio.open_connection(HERE, server.port, local_addr=(THERE, 0))
    with contextlib.suppress(ConnectionError, TimeoutError):
        writer.write(BEGUN + b"x-long: ")
        while sent < 150_000_000 and not reader.at_eof() and time.monotonic() - began < 120:
            writer.write(b"a" * 65_536)
            await asyncio.wait_for(writer.drain(), 60)
            sent += 65_536
    writer.transport.abort()
    async with server.person() as http:
        await http.get("/health")
    used = busy(server.pid) - before
    return [f"{sent / 1e6:.1f} MB sent in {time.monotonic() - began:.1f} s; {used:.2f} s of processor time"]


async def half_sent(server: Server) -> list[str]:
    """300 half-sent heads and bodies at a server with 256 descriptors."""
    await server.start(descriptors=256)
    writers: list[asyncio.StreamWriter] = []
    for number in range(300):
        with contextlib.suppress(OSError):
            _, writer = await asyncio.open_connection(HERE, server.port, local_addr=(THERE, 0))
            writer.write(HALF if number % 2 else BEGUN)
            writers.append(writer)

    async def comes_in(address: str) -> str:
        try:
            async with server.person(address) as http:
                return str((await http.get("/health", timeout=5)).status_code)
        except httpx.HTTPError as error:
            return type(error).__name__

    found: list[str] = []
    began = time.monotonic()
    for seconds in (1, 13, 34):
        await asyncio.sleep(began + seconds - time.monotonic())
        found.append(f"after {seconds} s: {await comes_in(HERE)} elsewhere, {await comes_in(THERE)} at that address")
    for writer in writers:
        writer.transport.abort()
    logged = [json.loads(line) for line in server.log().splitlines() if "turned away" in line]
    return [*found, f"log: {Counter(line['why'] for line in logged)}"]


async def hints(server: Server) -> list[str]:
    """60 hints asked for at once from one address; at another table two bots are to play."""
    await server.start(OPEN)
    async with server.person() as http:
        asked = [await table(http, "roborally", "me", "here", settings={"choose_robots": False}) for _ in range(60)]
    server.end()
    await server.start()
    answers: Counter[int] = Counter()

    async def bots() -> float:
        async with server.person() as http:
            opened = await table(http, "great_race", "bot", "bot", public=True)
            began = time.monotonic()
            async with seated(server, opened["match"], None, None) as at:
                while at.table_view["number"] < 12:
                    await at.hear()
        return time.monotonic() - began

    async def hint(http: httpx.AsyncClient, opened: dict[str, Any]) -> None:
        wish = {"match": opened["match"], "seat": 0}
        answers[(await http.post("/api/hints", json=wish, headers=bearer(opened["token"]))).status_code] += 1

    quiet = [await bots(), await bots()][1]
    async with server.person(THERE) as http, asyncio.TaskGroup() as group:
        for opened in asked:
            group.create_task(hint(http, opened))
        await asyncio.sleep(0.3)
        noisy = await bots()
    return [f"two bots' first notes: {quiet:.1f} s alone, {noisy:.1f} s beside the hints", f"answers: {dict(answers)}"]


async def locked(server: Server) -> list[str]:
    """Somebody else locks the store's file: how long until `/health` says so, and until it is well again."""
    await server.start()
    other = sqlite3.connect(server.store, isolation_level=None)
    async with server.person() as http:

        async def until(status: int) -> float:
            began = time.monotonic()
            while (await http.get("/health")).status_code != status and time.monotonic() - began < 60:
                await asyncio.sleep(0.1)
            return time.monotonic() - began

        await until(200)
        other.execute("begin immediate")
        began = time.monotonic()
        store_warning_seconds = await until(503)
        while "the store does not answer" not in server.log() and time.monotonic() - began < 60:
            await asyncio.sleep(0.1)
        logged = time.monotonic() - began
        other.close()
        well = await until(200)
    return [
        f"/health is 503 after {store_warning_seconds:.1f} s, the log says it after {logged:.1f}, well after {well:.1f}"
    ]


async def seats(server: Server) -> list[str]:
    """`paddock replay` of a record with a billion seats."""
    file = server.folder / "billion.jsonl"
    file.write_text('{"paddock":1,"title":"roborally@1","seats":1000000000}\n')
    command = [sys.executable, "-m", "paddock", "replay", str(file)]
    environment = {**os.environ, "PYTHONPATH": str(server.source)}
    began = time.monotonic()
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=20, env=environment, check=False)
    except subprocess.TimeoutExpired:
        return ["still busy after 20 s"]
    return [f"exit {done.returncode} after {time.monotonic() - began:.1f} s: {done.stderr.strip().splitlines()[-1]}"]


AT_TABLES: Final[list[Attack]] = [take_back, increments, outage, hour, log_flood, record, campaigns]
AT_THE_DOOR: Final[list[Attack]] = [sign_ins, header, half_sent, hints, locked, seats]
ATTACKS: Final = {each.__name__: each for each in (*AT_TABLES, *AT_THE_DOOR)}


async def measured(name: str, source: Path) -> list[str]:
    """What comes of one attack."""
    with tempfile.TemporaryDirectory(prefix="paddock-attack-") as folder:
        server = Server(Path(folder), source)
        try:
            return await ATTACKS[name](server)
        finally:
            server.end(kill=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0] if __doc__ else "")
    parser.add_argument("attacks", nargs="*", metavar="ATTACK", help=", ".join(ATTACKS))
    parser.add_argument("--source", type=Path, default=Path(__file__).resolve().parents[1] / "src")
    asked = parser.parse_args()
    for name in asked.attacks or ATTACKS:
        load = os.getloadavg()[0]
        found = asyncio.run(measured(name, asked.source.resolve()))
        print(f"{name} (load {load:.1f} → {os.getloadavg()[0]:.1f})", *found, sep="\n  ", flush=True)


if __name__ == "__main__":
    main()

"""Slow and large: requests that never end, headers of 150 MB, readers who do not read, thousands of half-open sockets.

What must hold: whoever plays meanwhile is served (how long it takes is told, before and during each attack), the server
neither stops nor grows without bound, turns the attackers away by itself, says so in its log, and is as before when
they are gone. The attackers come from many addresses of the loopback, the players from another: bounds are those that a
server has by default, but for shorter waits where that only saves time.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import re
import resource
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Final

from tests.patience import PATIENCE, until
from tests.server.guests import SHORT
from tests.server.outside import Process, open_table
from tools.torture.ground import Ground, hold
from tools.torture.wire import HERE, Client

WAITS: Final = {"header_seconds": 5.0, "body_seconds": 5.0, "send_seconds": 5.0, "hello_seconds": 5.0}
USUAL: Final = {"max_connections_per_address": 200, "max_sockets_per_address": 60, "max_sockets": 5000}
LARGE: Final = 150_000_000
READ: Final = 50_000_000
"""What the system keeps in between of something that nobody reads, at most."""
LAST: Final = 5.0
"""Seconds that a player waits for an answer at the very most, on a busy machine."""
BEGUN: Final = b"GET /health HTTP/1.1\r\nhost: 127.0.0.1\r\n"
BODY: Final = (
    b"POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{"
)
MOST_MEMORY: Final = 200
"""MB by which a server may have grown in the end."""
SAID: Final = "turned away"
ENOUGH: Final = 20
"""Answers that are timed, at least."""


class Players:
    """Two people at one table, one of whom asks and decides all the time, and how long that takes."""

    def __init__(self, server: Process) -> None:
        self.server: Final = server
        self.took: list[float] = []
        self.stages: Final[dict[str, list[float]]] = {}
        self._client: Final = Client(server.port)
        self._table = ("", [""])

    async def sit(self) -> None:
        """Opens a table and begins."""
        seats = [{"who": "me", "name": "Ann"}, {"who": "link"}]
        self._table = await open_table(self.server.port, {"title": "roborally", "seats": seats, "settings": SHORT})

    async def play(self) -> None:
        """Plays on and on: each decision and each look is timed."""
        while True:
            match, tokens = self._table
            over = False
            for token in tokens:
                began = time.perf_counter()
                table_view = await self._client.get(f"/api/tables/{match}", token)
                if table_view.get("legal"):
                    do = {"do": table_view["legal"][0]}
                    await self._client.post(f"/api/tables/{match}/decisions", do, token)
                self.took.append((time.perf_counter() - began) * 1000)
                over = over or table_view["status"] == "over"
            if over:
                await self.sit()
            await asyncio.sleep(0.02)

    def told(self) -> str:
        """How long it took since this was last asked: p50, p95 and the most, in milliseconds."""
        took, self.took = sorted(self.took), []
        hold(len(took) >= 3, "nobody was served")
        hold(took[-1] < LAST * 1000, f"somebody waited {took[-1]:.0f} ms")
        return f"{took[len(took) // 2]:.0f}/{took[len(took) * 95 // 100]:.0f}/{took[-1]:.0f} ms"

    async def leave(self) -> None:
        """Lets the connection go."""
        await self._client.http.aclose()


def addresses() -> itertools.cycle[str]:
    """Addresses of attackers, of which the loopback has many."""
    return itertools.cycle(f"127.0.{each // 250}.{each % 250 + 2}" for each in range(40))


@contextlib.asynccontextmanager
async def knocking(
    port: int, address: str, said: bytes
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A connection on which something has been said."""
    reader, writer = await asyncio.open_connection(HERE, port, local_addr=(address, 0))
    try:
        writer.write(said)
        yield reader, writer
    finally:
        writer.transport.abort()


async def closed(reader: asyncio.StreamReader) -> bytes:
    """The first line of what is said until the connection is closed."""
    async with asyncio.timeout(PATIENCE):
        try:
            return (await reader.read()).partition(b"\r\n")[0]
        except ConnectionError:
            return b""


def memory(server: Process) -> float:
    """What a server holds in memory, in MB."""
    found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{server.pid}/status").read_text())
    return int(found[1]) / 1024 if found else 0.0


# -- the attacks -------------------------------------------------------------------------------------------------------


async def endless_header(server: Process, _: int) -> str:
    """One header of 150 MB, and headers without end."""
    most = 0
    for line in (b"x-long: ", b"", b"GET /"):
        async with knocking(server.port, "127.0.0.9", BEGUN + line) as (reader, writer):
            sent = 0
            with contextlib.suppress(ConnectionError):
                while sent < LARGE and not reader.at_eof():
                    writer.write(b"a" * 65_536 if line else b"x-a: b\r\n" * 8192)
                    await writer.drain()
                    sent += 65_536
            most = max(most, sent)
    hold(most < READ, f"{most:,} bytes of a header were taken")
    return f"cut off after {most:,} bytes"


async def large_body(server: Process, _: int) -> str:
    """A body of 150 MB, and one of which a gigabyte is announced."""
    said = BODY.replace(b"content-length: 900", b"content-length: 1000000000")
    async with knocking(server.port, "127.0.0.9", said) as (reader, writer):
        sent = 0
        with contextlib.suppress(ConnectionError):
            while sent < LARGE and not reader.at_eof():
                writer.write(b"a" * 65_536)
                await writer.drain()
                sent += 65_536
    hold(sent < READ, f"{sent:,} bytes of a body were taken")
    return f"cut off after {sent:,} bytes"


async def half_sent(server: Process, connections: int) -> str:
    """Requests of which half is sent: of the headers, or of the body; also drop by drop."""
    async with contextlib.AsyncExitStack() as stack:
        places, readers = addresses(), list[asyncio.StreamReader]()
        for number in range(connections):
            try:
                knock = knocking(server.port, next(places), BEGUN if number % 2 else BODY)
                readers.append((await stack.enter_async_context(knock))[0])
            except OSError:
                break
        answers = await asyncio.gather(*(closed(reader) for reader in readers))
    kinds = {answer.split(b" ")[1].decode() if answer else "closed" for answer in answers}
    hold(kinds <= {"408", "503", "closed"}, f"a request that is half sent was answered: {kinds}")
    return f"{len(answers):,} given up: {' '.join(sorted(kinds))}"


async def drop_by_drop(server: Process, connections: int) -> str:
    """Requests that come one byte at a time, from many at once."""
    places = addresses()

    async def dripping(address: str) -> float:
        began = time.monotonic()
        async with knocking(server.port, address, BEGUN) as (reader, writer), asyncio.timeout(PATIENCE):
            ended = asyncio.create_task(closed(reader))
            while not ended.done():
                with contextlib.suppress(ConnectionError):
                    writer.write(b"x")
                await asyncio.wait({ended}, timeout=0.2)
        return time.monotonic() - began

    took = await asyncio.gather(*(dripping(next(places)) for _ in range(min(connections, 200))))
    return f"{len(took)} given up after {max(took):.0f} s at most"


async def deaf(server: Process, connections: int) -> str:
    """Readers who ask for much and read nothing."""
    ask = b"GET /docs/openapi.json HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n"
    before = server.log().count(SAID)
    async with contextlib.AsyncExitStack() as stack:
        places = addresses()
        many = min(connections, 40)
        for _ in range(many):
            _, writer = await stack.enter_async_context(knocking(server.port, next(places), ask * 100))
            writer.transport.pause_reading()  # type: ignore[attr-defined]
        await until(lambda: server.log().count(SAID) > before)
    return f"{many} readers"


async def half_open(server: Process, connections: int) -> str:
    """As many connections as can be had, on which nothing is said, and sockets that never say hello."""
    shake = (
        b"GET /api/tables/abcdefghjkmn/live HTTP/1.1\r\nhost: 127.0.0.1\r\n"
        b"upgrade: websocket\r\nconnection: upgrade\r\n"
        b"sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\nsec-websocket-version: 13\r\n\r\n"
    )
    held = 0
    async with contextlib.AsyncExitStack() as stack:
        places = addresses()
        for number in range(connections):
            try:
                await stack.enter_async_context(knocking(server.port, next(places), shake if number % 2 else b""))
            except OSError:
                break
            held += 1
            if number % 100 == 0:
                await asyncio.sleep(0.01)
        await asyncio.sleep(1.0)
    return f"{held:,} connections at once"


ATTACKS: Final[dict[str, Callable[[Process, int], Awaitable[str]]]] = {
    "endless header": endless_header,
    "large body": large_body,
    "half sent": half_sent,
    "drop by drop": drop_by_drop,
    "deaf readers": deaf,
    "half open": half_open,
}


async def attack(ground: Ground) -> None:
    """One after the other, while two people play."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    connections = min(ground.effort.connections, max(100, hard - 1000))
    place = ground.place()
    try:
        async with ground.serving(place, {**WAITS, **USUAL}) as server:
            players = Players(server)
            await players.sit()
            playing = asyncio.create_task(players.play())
            try:
                await asyncio.sleep(2.0)
                before, ground.figures["undisturbed, p50/p95/most"] = memory(server), players.told()
                for name, attack in ATTACKS.items():
                    ground.say(name, every=0)
                    done = await attack(server, connections)
                    await until(lambda: playing.done() or len(players.took) >= ENOUGH)
                    hold(not playing.done(), f"{name}: whoever plays is no longer served: {playing}")
                    ground.figures[name] = f"{done}, players {players.told()}"
                await asyncio.sleep(2.0)
                ground.figures["after it"] = players.told()
                ground.figures["memory before and after, MB"] = f"{before:.0f} → {memory(server):.0f}"
                hold(memory(server) < before + MOST_MEMORY, "the server has grown")
                lines = [line for line in server.log().splitlines() if SAID in line]
                hold(bool(lines), "the log says nothing of those who were turned away")
                ground.figures["lines in the log"] = len(lines)
            finally:
                playing.cancel()
                await asyncio.wait({playing})
                await players.leave()
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))

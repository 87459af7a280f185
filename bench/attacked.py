"""What `bench/attacks.py` needs: a server as people run it, with its own defaults, and people at other addresses.

Loopback has many addresses: whoever attacks is at 127.0.0.2 and on, whoever plays at 127.0.0.1, so that limits tell
them apart as they would outside.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import select
import signal
import socket
import statistics
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

HERE: Final = "127.0.0.1"
THERE: Final = "127.0.0.2"
WAIT: Final = 120.0
RATES: Final = ("requests", "messages", "chat", "hints", "tables", "seats", "passwords")
NONE: Final[Mapping[str, str]] = {}
OPEN: Final = {
    **{f"rate_{name}": "0,0" for name in RATES},
    "max_tables_per_person": "0",
    "max_sockets_per_address": "5000",
}
"""No limits: to set the stage before an attack."""
DAY: Final = (
    "import os, time; real, mark = time.time_ns, os.environ['JUMP']; hour = 3600 * 10**9; "
    "time.time_ns = lambda: real() + hour * os.path.exists(mark); time.time = lambda: time.time_ns() / 1e9; "
    "from paddock.cli import main; main()"
)
"""A server whose time of day is set an hour ahead once a file is there."""


class Server:
    """`paddock serve` in a process of its own, on a store that outlives it. `source`: the `src` folder that it runs."""

    def __init__(self, folder: Path, source: Path, store: str = "") -> None:
        self.folder: Final = folder
        self.store: Final = store or str(folder / "paddock.db")
        self.log_file: Final = folder / "server.log"
        self.jump: Final = folder / "jump"
        self.source: Final = source
        self._running: subprocess.Popen[bytes] | None = None
        with socket.socket() as free:
            free.bind((HERE, 0))
            self.port = int(free.getsockname()[1])

    @property
    def pid(self) -> int:
        assert self._running is not None
        return self._running.pid

    async def start(self, settings: Mapping[str, str] = NONE, *, descriptors: int = 0, day: bool = False) -> float:
        """Starts it with these settings and waits until it takes connections; how long that took."""
        ours = {f"PADDOCK_{name.upper()}": value for name, value in settings.items()}
        outside = {name: value for name, value in os.environ.items() if not name.startswith("PADDOCK_")}
        command = ["prlimit", f"--nofile={descriptors}:{descriptors}"] if descriptors else []
        command += [sys.executable, *(["-c", DAY] if day else ["-m", "paddock"])]
        command += ["serve", "--port", str(self.port), "--store", self.store]
        began = time.monotonic()
        with self.log_file.open("ab") as log:
            self._running = subprocess.Popen(
                command,
                stdout=log,
                stderr=log,
                env={**outside, **ours, "PYTHONPATH": str(self.source), "JUMP": str(self.jump)},
            )
        while True:
            with contextlib.suppress(OSError):
                _, writer = await asyncio.open_connection(HERE, self.port)
                writer.close()
                return time.monotonic() - began
            if self._running.poll() is not None or time.monotonic() - began > WAIT:
                raise SystemExit(self.log())
            await asyncio.sleep(0.02)

    def end(self, *, kill: bool = False) -> None:
        """Stops it, or kills it as a loss of power would."""
        if self._running is not None:
            self._running.send_signal(signal.SIGKILL if kill else signal.SIGTERM)
            self._running.wait(WAIT)
            self._running = None

    def log(self) -> str:
        """What it has logged."""
        return self.log_file.read_text(errors="replace")

    def person(self, address: str = HERE) -> httpx.AsyncClient:
        """Somebody at an address."""
        wire = httpx.AsyncHTTPTransport(local_address=address, limits=httpx.Limits(max_connections=400))
        return httpx.AsyncClient(base_url=f"http://{HERE}:{self.port}", transport=wire, timeout=WAIT)


class Seat:
    """A socket at a table, with whatever it was shown last."""

    def __init__(self, wire: ClientConnection) -> None:
        self._wire: Final = wire
        self._ids = 0
        self.table_view: dict[str, Any] = {}

    async def hear(self) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = msgspec.json.decode(await self._wire.recv())
        self.table_view = message.get("table", self.table_view)
        return message

    async def ask(self, **message: Any) -> dict[str, Any]:
        """Sends a message and waits for its answer, and for what is shown with it."""
        self._ids += 1
        await self._wire.send(msgspec.json.encode({"id": str(self._ids), **message}).decode())
        while True:
            heard = await self.hear()
            if heard.get("id") == str(self._ids):
                return heard

    async def do(self, line: str, seat: int) -> None:
        """A decision that must be taken; then how the table looks to that seat."""
        answer = await self.ask(do=line, seat=seat)
        if not answer.get("done"):
            raise SystemExit(f"{line}: {answer}")
        await self.ask(look=seat)


@contextlib.asynccontextmanager
async def seated(server: Server, match: str, token: str | None, seat: int | None = 0) -> AsyncIterator[Seat]:
    """Somebody at a table."""
    place = f"ws://{HERE}:{server.port}/api/tables/{match}/live"
    async with connect(place, max_size=None, compression=None, open_timeout=WAIT, ping_interval=None) as wire:
        found = Seat(wire)
        await wire.send(msgspec.json.encode({"hello": {"token": token, "seat": seat}}).decode())
        while not found.table_view:
            message = await found.hear()
            if "error" in message:
                raise SystemExit(str(message))
        yield found


async def table(http: httpx.AsyncClient, title: str, *seats: str, **more: Any) -> dict[str, Any]:
    """Opens a table and begins: a seat is `me`, `here` or the level of a bot."""
    people = [
        {"who": seat, "name": f"P{number}"} if seat in ("me", "here") else {"who": "bot", "level": seat}
        for number, seat in enumerate(seats)
    ]
    answer = await http.post("/api/tables", json={"title": title, "seats": people, "start": True, **more})
    if answer.status_code != 201:
        raise SystemExit(answer.text)
    return dict(answer.json())


async def long_match(server: Server, rows: int, *, resign: bool = False) -> tuple[str, dict[str, str]]:
    """A game of RoboRally in which people change their minds again and again; its name and the header of its people."""
    chance = random.Random(1)
    async with server.person() as http:
        opened = await table(http, "roborally", "me", "here", settings={"choose_robots": False})
    match, token = opened["match"], opened["token"]
    async with seated(server, match, token) as at:
        done = 0
        while done < rows and at.table_view["status"] == "playing":
            seat = chance.choice(at.table_view["waiting"])
            if at.table_view["you"] != seat:
                await at.ask(look=seat)
            if at.table_view["take_back"] and chance.random() < 0.75:
                await at.ask(take_back=None, seat=seat)
            else:
                await at.ask(do=chance.choice(at.table_view["legal"]), seat=seat)
            await at.ask(look=seat)
            done += 1
        if resign:
            await at.ask(resign=True, seat=0)
    return match, {"authorization": f"Bearer {token}"}


async def watched(
    server: Server, match: str, headers: dict[str, str], attack: Callable[[], Awaitable[None]], every: float = 0.05
) -> list[float]:
    """How long somebody at a table waits for it, asking again and again while others attack: milliseconds. They sit in
    a process of their own: it is not the attackers' processor time that is measured."""
    asked = msgspec.json.encode([f"http://{HERE}:{server.port}/api/tables/{match}", headers, every]).decode()
    watcher = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bench.attacked", asked, stdin=subprocess.PIPE, stdout=subprocess.PIPE, limit=1 << 24
    )
    assert watcher.stdin is not None
    assert watcher.stdout is not None
    await watcher.stdout.readline()
    try:
        await attack()
    finally:
        watcher.stdin.close()
    found: list[float] = msgspec.json.decode(await watcher.stdout.read())
    await watcher.wait()
    return found


def watch(place: str, headers: dict[str, str], every: float) -> None:
    """Asks until there is nothing more to read, and then says how long each answer took."""
    took: list[float] = []
    with httpx.Client(timeout=WAIT) as http:
        http.get(place, headers=headers).raise_for_status()
        print(flush=True)
        while not select.select([sys.stdin], [], [], every)[0]:
            began = time.perf_counter()
            http.get(place, headers=headers).raise_for_status()
            took.append((time.perf_counter() - began) * 1000)
    print(msgspec.json.encode(took).decode())


def told(took: list[float]) -> str:
    """Median, 95th percentile and most."""
    ordered = sorted(took)
    high = ordered[min(len(ordered) - 1, int(len(ordered) * 0.95))]
    return f"p50 {statistics.median(ordered):.1f}, p95 {high:.1f}, most {ordered[-1]:.1f} ms of {len(ordered)}"


if __name__ == "__main__":
    watch(*msgspec.json.decode(sys.argv[1]))

"""A server in a process of its own, that can be killed, and people who come back whatever happens to it."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import random
import socket
import time
from collections.abc import Callable, Sequence
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from paddock.server.settings import Settings
from tests.patience import LOOK, PATIENCE
from tests.server.guests import FEW, PATIENT, WAITING
from tests.server.serving import begin

FREE: Final = {f"PADDOCK_{name.upper()}": "0" for name in Settings.__struct_fields__ if name.startswith("rate_")}
AGAIN: Final = frozenset({"busy", "stopping"})
"""Refusals after which the same decision is sent again, with the same id."""


_kept: Final[list[socket.socket]] = []
"""Ports are kept by sockets that do not listen: a server may still take them, but the system gives them to nobody else,
not even to a client that tries to reach a server that has just been killed."""


def free_port() -> int:
    """A port that nobody else gets for as long as this process lives."""
    found = socket.socket()
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    found.bind(("127.0.0.1", 0))
    _kept.append(found)
    return int(found.getsockname()[1])


class Process:
    """`paddock serve` on a port of its own, on a store that outlives it."""

    LUCK: str | None = None
    """What its chances follow from; nothing for those that nobody can foresee."""
    PYTHON_PATH: Sequence[Path] = ()
    """Folders with packages that are installed for it alone."""

    def __init__(self, folder: Path, place: str, port: int | None = None, **settings: object) -> None:
        self.port: Final = port or free_port()
        self._log: Final = folder / f"server-{self.port}.log"
        self._arguments: Final = ("serve", "--port", str(self.port), "--store", place)
        quick = {**PATIENT, "bot_workers": 1, "bot_playouts": FEW}
        many = {
            "max_tables_per_person": 0,
            "max_sockets_per_address": 5000,
            "max_connections_per_address": 5000,
            "max_hints_per_address": 5000,
        }
        given = {**many, "log_level": "warning", **quick, **settings}
        ours = {f"PADDOCK_{name.upper()}": str(value) for name, value in given.items()}
        outside = {name: value for name, value in os.environ.items() if not name.startswith("PADDOCK_")}
        self._environment: Final = {**outside, **FREE, **ours}
        if self.PYTHON_PATH:
            self._environment["PYTHONPATH"] = os.pathsep.join(map(str, self.PYTHON_PATH))
        self._process: ForkServerProcess | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        assert self._process.pid is not None
        return self._process.pid

    def start(self) -> None:
        """Starts it, without waiting until it answers."""
        self._process = begin(self._arguments, self._environment, str(self._log), self.LUCK)

    async def ready(self) -> float:
        """Waits until it takes connections; returns how many seconds that took."""
        began = time.monotonic()
        while True:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", self.port)
            except OSError:
                assert self._process is not None
                assert self._process.is_alive(), self.log()
                assert time.monotonic() - began < PATIENCE, self.log()
                await asyncio.sleep(LOOK)
            else:
                writer.close()
                return time.monotonic() - began

    def kill(self) -> None:
        """Ends it as a loss of power would, but for the machine."""
        if self._process is not None:
            self._process.kill()
            self._process.join()

    def stop(self) -> int:
        """Asks it to stop, and waits until it has; returns its exit code."""
        if self._process is None:
            return 0
        self._process.terminate()
        self._process.join(PATIENCE)
        assert self._process.exitcode is not None, self.log()
        return self._process.exitcode

    def log(self) -> str:
        """What it logged."""
        return self._log.read_text(errors="replace") if self._log.exists() else ""


async def open_table(port: int, body: dict[str, Any]) -> tuple[str, list[str]]:
    """Opens a table, takes all seats that are open, and begins; returns its name and a token for each person."""
    seats: Sequence[dict[str, str]] = body["seats"]
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, verify=False) as http:

        async def post(path: str, sent: dict[str, Any], token: str = "") -> dict[str, Any]:
            headers = {"Authorization": f"Bearer {token}"} if token else {}
            answer = await http.post(path, json=sent, headers=headers)
            if answer.status_code == 503:  # it is about to stop: whoever asks comes back
                answer.raise_for_status()
            assert answer.status_code < 300, answer.text
            return dict(answer.json())

        opened = await post("/api/tables", body)
        match, tokens = opened["match"], [opened["token"]]
        for number, seat in enumerate(seats):
            if seat["who"] == "link":
                wish = {"name": f"Guest {number}", "seat": number, "invitation": opened["invitation"]}
                tokens.append((await post(f"/api/tables/{match}/seats", wish))["token"])
        await post(f"/api/tables/{match}/start", {}, tokens[0])
    return match, tokens


class Sent(msgspec.Struct):
    """A decision of a person's, and whether they were told that it is kept."""

    seat: int
    do: str
    id: str
    confirmed: bool = False


class Person:
    """Plays one seat to the end. Whenever the wire is cut, they come back and send again what was not confirmed."""

    _names = itertools.count(1)

    def __init__(self, port: int, match: str, token: str, chance: random.Random, pause: float = 0.0) -> None:
        self.port: Final = port
        self.match: Final = match
        self.token: Final = token
        self.sent: Final[list[Sent]] = []
        self.updates: Final[dict[int, dict[str, Any]]] = {}
        self.troubles: Final[list[str | None]] = []
        self.refusals: Final[list[str]] = []
        self.table_view: dict[str, Any] = {}
        self.came_back = -1
        self.pause = pause
        self._chance: Final = chance
        self._name: Final = next(self._names)
        self._open: Sent | None = None

    @property
    def confirmed(self) -> int:
        """How many decisions they were told are kept."""
        return sum(decision.confirmed for decision in self.sent)

    async def play(self) -> None:
        """Plays until the game is over."""
        while self.table_view.get("status") != "over":
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                place = f"ws://127.0.0.1:{self.port}/api/tables/{self.match}/live"
                async with connect(place, **WAITING, max_size=None, compression=None) as connection:
                    await self._sit(connection)
            await asyncio.sleep(0.02)

    async def _sit(self, connection: ClientConnection) -> None:
        hello: dict[str, Any] = {"token": self.token}
        if self.table_view:
            hello["after"] = self.table_view["number"]
        await self._send(connection, {"hello": hello})
        await self._hear(connection, lambda: bool(self.table_view))
        self.came_back += 1
        while self.table_view.get("status") != "over":
            if self._open is None and self.table_view.get("legal"):
                do = self._chance.choice(self.table_view["legal"])
                self._open = Sent(self.table_view["you"], do, f"{self._name}-{len(self.sent)}")
                self.sent.append(self._open)
            if self._open is None:
                await self._hear(connection)
                continue
            decision = self._open
            about = self.table_view["question"]
            await self._send(connection, {"do": decision.do, "id": decision.id, "about": about})
            await self._hear(connection, lambda: self._open is None)
            if self.pause:
                await asyncio.sleep(self.pause)

    async def _send(self, connection: ClientConnection, message: dict[str, Any]) -> None:
        await connection.send(msgspec.json.encode(message).decode())

    async def _hear(self, connection: ClientConnection, enough: Callable[[], bool] = lambda: True) -> None:
        """Reads one message and more, until it is enough."""
        while True:
            self._take(msgspec.json.decode(await connection.recv()))
            if enough():
                return

    def _take(self, message: dict[str, Any]) -> None:
        if "table" in message:
            self.table_view = message["table"]
        for note in message.get("updates", []):
            known = self.updates.setdefault(note["number"], note)
            assert known == note, (known, note)
        if "trouble" in message:
            self.troubles.append(message["trouble"])
        decision = self._open
        if decision is None or message.get("id") != decision.id:
            assert "error" not in message or not message.get("id"), message
            return
        if "error" in message:
            code = message["error"]["code"]
            self.refusals.append(code)
            assert code in AGAIN, message
            raise OSError(code)
        assert message.get("done"), message
        decision.confirmed = True
        self._open = None

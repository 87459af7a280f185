"""People and programs for the tests: a real server on a free port, and clients that talk to it over real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
from litestar import Litestar
from litestar.datastructures import State
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from paddock.core.changes import with_changes
from paddock.server.app import ContextOpener, make_app
from paddock.server.context import AppContext
from paddock.server.limits import Rate
from paddock.server.running_time import monotonic_seconds, wall_clock
from paddock.server.serve import PaddockServer
from paddock.server.settings import Settings
from paddock.server.static_pages import StaticPages
from paddock.store import Store, StoreUnavailableError, open_store
from tests.patience import PATIENCE
from tests.server.declared import check_answer, check_message

FREE = Rate(0, 0)
WAITING: dict[str, Any] = {"open_timeout": PATIENCE, "ping_interval": None}
"""A socket that is in no hurry."""
SHORT = {"course": "house_first_steps", "choose_robots": False}
FEW = 12
"""Playouts for one decision of a bot, so that no test waits for long; it is never short of time."""
LIMITS = (
    "bot_seconds bot_search_seconds analysis_seconds store_seconds store_warning_seconds hello_seconds close_seconds "
    "header_seconds body_seconds send_seconds"
)
PATIENT = dict.fromkeys(LIMITS.split(), PATIENCE)
"""Settings by which nobody is given up because the machine is busy."""


def settings_for(folder: Path, **more: Any) -> Settings:
    """Settings without limits on rates, so that tests are as quick as they can be."""
    free: dict[str, Any] = {name: FREE for name in Settings.__struct_fields__ if name.startswith("rate_")}
    given = {
        "store": str(folder / "paddock.db"),
        "port": 0,
        "takeover_seconds": 0.2,
        "bot_workers": 1,
        "bot_playouts": FEW,
    }
    many = {
        "max_tables_per_person": 0,
        "max_sockets_per_address": 500,
        "max_connections_per_address": 500,
        "max_hints_per_address": 500,
    }
    return Settings(**{**free, **PATIENT, **given, **many, **more})


class Hall:
    """A server that runs inside the test, and its address."""

    def __init__(self, context: AppContext, server: PaddockServer, port: int) -> None:
        self.context = context
        self.server = server
        self.port = port
        # Nothing here is encrypted: there are no certificates to be read.
        self.http = httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{port}",
            timeout=PATIENCE,
            verify=False,
            event_hooks={"response": [check_answer]},
        )

    async def ask(self, method: str, path: str, body: Any = None, token: str | None = None, **headers: str) -> Any:
        """One request; returns the response."""
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        if token:
            sent["Authorization"] = f"Bearer {token}"
        return await self.http.request(method, path, json=body, headers=sent)

    async def post(self, path: str, body: Any = None, token: str | None = None) -> dict[str, Any]:
        """A request that must succeed."""
        answer = await self.ask("POST", path, {} if body is None else body, token)
        assert answer.status_code < 300, (path, answer.status_code, answer.text)
        return dict(answer.json())

    async def get(self, path: str, token: str | None = None) -> dict[str, Any]:
        """A request that must succeed."""
        answer = await self.ask("GET", path, None, token)
        assert answer.status_code == 200, (path, answer.status_code, answer.text)
        return dict(answer.json())

    async def open(self, *seats: str, **more: Any) -> dict[str, Any]:
        """Opens a table: a seat is `me:Ann`, `here:Bob`, `link`, `bot`, `bot:random`."""
        wishes: list[dict[str, str]] = []
        for seat in seats:
            who, _, what = seat.partition(":")
            wishes.append({"who": who, ("level" if who == "bot" else "name"): what or ("bot" if who == "bot" else "")})
        body = {"title": "roborally", "seats": wishes, "settings": SHORT, **more}
        return await self.post("/api/tables", body)

    async def pair(self, **more: Any) -> tuple[str, str, str]:
        """A started table of two people: its name and their tokens."""
        opened = await self.open("me:Ann", "link", **more)
        match = opened["match"]
        sat = await self.post(f"/api/tables/{match}/seats", {"name": "Bob", "invitation": opened["invitation"]})
        await self.post(f"/api/tables/{match}/start", {}, opened["token"])
        return match, opened["token"], sat["token"]

    @contextlib.asynccontextmanager
    async def socket(self, match: str, token: str | None = None, **hello: Any) -> AsyncIterator[Guest]:
        """A client that has said hello and been answered."""
        async with self.raw(match) as connection:
            guest = Guest(connection)
            await guest.send({"hello": {"token": token, **hello}})
            await guest.next(lambda message: "table" in message or "error" in message)
            yield guest

    def raw(self, match: str, **more: Any) -> connect:
        """A socket on which nothing has been said."""
        return connect(f"ws://127.0.0.1:{self.port}/api/tables/{match}/live", **WAITING, max_size=None, **more)


class Guest:
    """A client on a socket. It keeps every byte that it got."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.got: list[str] = []
        self.messages: list[dict[str, Any]] = []
        self.table_view: dict[str, Any] = {}
        self.updates: list[dict[str, Any]] = []
        self._ids = 0

    async def send(self, message: Any) -> None:
        await self.connection.send(message if isinstance(message, str) else msgspec.json.encode(message).decode())

    async def receive(self) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE):
            text = await self.connection.recv()
        assert isinstance(text, str)
        self.got.append(text)
        message: dict[str, Any] = msgspec.json.decode(text)
        check_message(message)
        self.messages.append(message)
        self.table_view = message.get("table") or with_changes(self.table_view, message.get("changes", []))
        self.updates += message.get("updates", [])
        return message

    async def next(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Reads until a message that is wanted."""
        while True:
            message = await self.receive()
            if wanted(message):
                return message

    async def ask(self, **message: Any) -> dict[str, Any]:
        """Asks for something and waits for the answer to it."""
        self._ids += 1
        asked = message.setdefault("id", f"{id(self)}-{self._ids}")
        await self.send(message)
        return await self.next(lambda found: found.get("id") == asked)

    async def decide(self, do: str, **more: Any) -> dict[str, Any]:
        """A decision that must be taken."""
        answer = await self.ask(do=do, **more)
        assert answer.get("done"), answer
        return answer

    async def until(self, wanted: Callable[[dict[str, Any]], bool]) -> None:
        """Reads until the table looks as wanted."""
        while not wanted(self.table_view):
            await self.receive()

    def is_asked(self) -> bool:
        return self.table_view["status"] == "playing" and bool(self.table_view.get("legal"))


async def closed_with(guest: Guest) -> int:
    """Reads to the end; returns the code with which the socket was closed."""
    try:
        while True:
            await guest.receive()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 0


async def play_on(guest: Guest, choose: Callable[[dict[str, Any]], str]) -> None:
    """Plays one seat until the game is over."""
    while guest.table_view["status"] != "over":
        if guest.is_asked():
            before = guest.table_view
            await guest.decide(choose(before), about=before["question"])
            continue
        await guest.receive()


async def _opened(settings: Settings) -> Store:
    """The store. Whoever is not patient with it may have to try more often than once."""
    while True:
        with contextlib.suppress(StoreUnavailableError):
            return await open_store(settings.store, timeout_seconds=settings.store_seconds)


_idle: Final[dict[tuple[object, ...], list[tuple[Litestar, list[ContextOpener]]]]] = {}
"""Applications whose server has stopped, by the settings that one is made for: to make one takes longer than a test."""


@contextlib.contextmanager
def application(settings: Settings, opening: ContextOpener) -> Iterator[Litestar]:
    """An application with nothing of an earlier context in it."""
    idle = _idle.setdefault((settings.max_message_bytes, *settings.origins), [])
    if idle:
        found, houses = idle.pop()
        found.state = State({"pages": StaticPages()})
    else:
        houses = []
        found = make_app(settings, lambda: houses[0]())
    houses[:] = [opening]
    yield found
    idle.append((found, houses))


@contextlib.asynccontextmanager
async def hall(
    folder: Path,
    wrap: Callable[[Store], Awaitable[Store]] | None = None,
    clock: Callable[[], int] = wall_clock,
    steady: Callable[[], int] = monotonic_seconds,
    **more: Any,
) -> AsyncIterator[Hall]:
    """A running server, whose clocks may be the test's own: the date, and the one by which time is measured."""
    settings = settings_for(folder, **more)
    houses: list[AppContext] = []

    async def opening() -> AppContext:
        store = await _opened(settings)
        if wrap is not None:
            store = await wrap(store)
        houses.append(await AppContext.open(settings, store, clock, steady))
        return houses[0]

    place = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    place.bind(("127.0.0.1", 0))
    with application(settings, opening) as app:
        server = PaddockServer(settings, app)
        server.config.timeout_keep_alive = int(PATIENCE)  # tests that count connections may take longer than usual
        serving = asyncio.create_task(server._serve([place]))
        while not server.started:
            if serving.done():
                serving.result()
            await asyncio.sleep(0.01)
        found = Hall(houses[0], server, place.getsockname()[1])
        try:
            yield found
        finally:
            await found.http.aclose()
            server.should_exit = True
            await serving


Test = Callable[..., None]


def in_hall(**settings: Any) -> Callable[[Callable[..., Awaitable[None]]], Test]:
    """Runs a test inside a running server; the test is given the hall."""

    def made(body: Callable[..., Awaitable[None]]) -> Test:
        async def run(folder: Path) -> None:
            async with asyncio.timeout(PATIENCE), hall(folder, **settings) as found:
                await body(found)

        def test(tmp_path: Path) -> None:
            asyncio.run(run(tmp_path))

        test.__name__, test.__doc__ = body.__name__, body.__doc__
        return test

    return made

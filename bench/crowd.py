"""The people of the load test, all in one process: `bench/load.py` starts it and reads the one line that it prints.

Decisions are sent at a steady pace, whether or not those before them have been answered. In one match a decision is
sent only when the one before has long been answered, so that every message which a socket of that match gets belongs
to the latest decision. How long a decision takes is counted until the last of them: its answer, and the update of
everybody who is told of it. A card laid in secret is told to nobody else; so those told to all are counted apart.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
from typing import Any, Final

import httpx
import msgspec
from tests.server.outside import open_table
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from paddock.core.changes import with_changes

QUIET: Final = 1.0
"""Seconds in which a match is left alone after a decision."""
SEATS: Final = 4
AT_ONCE: Final = 8
"""MatchService that are opened at the same time."""


class Message(msgspec.Struct):
    """Of all that a socket gets, what is counted."""

    id: str = ""
    table: dict[str, Any] | None = None
    changes: list[Any] | None = None
    error: dict[str, Any] | None = None
    trouble: str | None = None
    bye: str | None = None
    reset: bool = False


DECODER: Final = msgspec.json.Decoder(Message)


class Seat:
    """One socket."""

    def __init__(self, port: int, token: str) -> None:
        self.port: Final = port
        self.token: Final = token
        self.table: dict[str, Any] = {}
        self.connection: ClientConnection | None = None


class Table:
    """One match: its four sockets, and the decision that is under way."""

    def __init__(self, match: str, seats: list[Seat]) -> None:
        self.match: Final = match
        self.seats: Final = seats
        self.sent = 0.0
        self.latest = 0.0
        self.told: set[int] = set()
        self.answered = True
        self.asked = 0
        self.over = False


class Crowd:
    """All tables."""

    def __init__(self, ports: list[int], settings: dict[str, Any], seed: int) -> None:
        self.ports: Final = ports
        self.matches: Final[list[Table]] = []
        self.took: Final[list[float]] = []
        self.took_all: Final[list[float]] = []
        self.errors: Final[list[str]] = []
        self.messages = 0
        self.bytes = 0
        self.sent = 0
        self.unready = 0
        self.replaced = 0
        self._options: Final = settings
        self._chance: Final = random.Random(seed)
        self._turn: Final = asyncio.Semaphore(AT_ONCE)
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._closing = False

    # -- sitting down ----------------------------------------------------------------------------------------------

    async def sit(self) -> None:
        """Opens one more table, with a socket for each seat: those of one table on all server processes in turn."""
        wishes = [{"who": "me", "name": "Guest 0"}, *({"who": "link"} for _ in range(SEATS - 1))]
        body = {"title": "roborally", "seats": wishes, "settings": self._options}
        async with self._turn:
            match, tokens = await open_table(self.ports[len(self.matches) % len(self.ports)], body)
            seats = [Seat(self.ports[at % len(self.ports)], token) for at, token in enumerate(tokens)]
            table = Table(match, seats)
            waiting = [asyncio.Event() for _ in seats]
            for at, ready in enumerate(waiting):
                task = asyncio.create_task(self._listen(table, at, ready))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)
            async with asyncio.timeout(30):
                for ready in waiting:
                    await ready.wait()
        self.matches.append(table)

    async def _listen(self, table: Table, at: int, ready: asyncio.Event) -> None:
        seat = table.seats[at]
        try:
            async with connect(
                f"ws://127.0.0.1:{seat.port}/api/tables/{table.match}/live",
                max_size=None,
                compression=None,
                ping_interval=None,
                open_timeout=30,
            ) as connection:
                await connection.send(json.dumps({"hello": {"token": seat.token, "keeps_table": True}}))
                seat.connection = connection
                async for data in connection:
                    now = time.perf_counter()
                    self._take(table, at, DECODER.decode(data), now)
                    self.messages += 1
                    self.bytes += len(data)
                    ready.set()
                if not (self._closing or table.over):
                    self.errors.append("closed")
        except (OSError, WebSocketException) as error:
            if not self._closing:
                self.errors.append(f"socket: {error}")

    def _take(self, table: Table, at: int, message: Message, now: float) -> None:
        if message.error is not None:
            self.errors.append(str(message.error.get("code")))
        if message.trouble or message.bye or message.reset:
            self.errors.append("trouble" if message.trouble else "bye" if message.bye else "reset")
        table.latest = now
        if message.table is not None or message.changes is not None:
            seat = table.seats[at]
            seat.table = message.table or with_changes(seat.table, message.changes or [])
            table.told.add(at)
            table.over = table.over or seat.table["status"] == "over"
        elif message.id and message.error is None:
            table.answered = True

    # -- playing ---------------------------------------------------------------------------------------------------

    async def play(self, rate: float, seconds: float) -> float:
        """Sends decisions at this rate; returns how many seconds it took."""
        began = time.perf_counter()
        due = began
        end = began + seconds
        at = 0
        while due < end:
            wait = due - time.perf_counter()
            if wait > 0:
                await asyncio.sleep(wait)
            for _ in range(len(self.matches)):
                at = (at + 1) % len(self.matches)
                if await self._decide(at):
                    break
            else:
                self.unready += 1
            due += 1 / rate
        took = time.perf_counter() - began
        await asyncio.sleep(QUIET)
        for table in self.matches:
            self._count(table)
        return took

    async def _decide(self, at: int) -> bool:
        """Sends a decision in a table, if it has been left alone for long enough."""
        table = self.matches[at]
        if table.over:
            self._replace(table)
            return False
        if table.sent and time.perf_counter() - table.sent < QUIET:
            return False
        able = [seat for seat in table.seats if seat.table.get("legal")]
        if not able:
            return False
        seat = self._chance.choice(able)
        assert seat.connection is not None
        self._count(table)
        table.asked += 1
        table.told = set()
        table.answered = False
        self.sent += 1
        do = self._chance.choice(seat.table["legal"])
        text = json.dumps({"do": do, "id": str(table.asked), "about": seat.table["question"]})
        table.sent = time.perf_counter()
        await seat.connection.send(text)
        return True

    def _count(self, table: Table) -> None:
        """Counts the latest decision of a table, all of whose messages have come by now."""
        if not table.sent:
            return
        if not table.answered:
            self.errors.append("unanswered")
        took = (table.latest - table.sent) * 1000
        self.took.append(took)
        if len(table.told) == SEATS:
            self.took_all.append(took)
        table.sent = 0.0

    def _replace(self, table: Table) -> None:
        """A game is over: another table takes its place."""
        self._count(table)
        self.matches.remove(table)
        self.replaced += 1
        for seat in table.seats:
            if seat.connection is not None:
                self._later(seat.connection.close())
        self._later(self.sit())

    def _later(self, work: Any) -> None:
        task: asyncio.Task[None] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def missed(self) -> int:
        """How many sockets have not been told all that there is to tell them, by the server's own count."""
        found = 0
        async with httpx.AsyncClient(timeout=30) as http:
            for table in self.matches:
                for seat in table.seats:
                    answer = await http.get(
                        f"http://127.0.0.1:{seat.port}/api/tables/{table.match}",
                        headers={"Authorization": f"Bearer {seat.token}"},
                    )
                    found += answer.json()["number"] != seat.table.get("number")
        return found

    async def leave(self) -> None:
        """Closes all sockets."""
        self._closing = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def parts(found: list[float]) -> dict[str, float]:
    """How long decisions took, in milliseconds."""
    found = sorted(found) or [0.0]
    at = {f"p{part}": found[min(len(found) - 1, len(found) * part // 100)] for part in (50, 95, 99)}
    return {"count": len(found), **at, "most": found[-1]}


async def run(asked: dict[str, Any]) -> dict[str, Any]:
    """Sits down, says so, plays, and reports."""
    crowd = Crowd(asked["ports"], asked["settings"], asked["seed"])
    began = time.perf_counter()
    await asyncio.gather(*(crowd.sit() for _ in range(asked["matches"])))
    print(json.dumps({"seated": time.perf_counter() - began}), flush=True)
    await crowd.play(asked["rate"], asked["warm"])
    crowd.took.clear()
    crowd.took_all.clear()
    crowd.sent = crowd.messages = crowd.bytes = crowd.unready = 0
    print(json.dumps({"warm": True}), flush=True)
    busy = time.process_time()
    took = await crowd.play(asked["rate"], asked["seconds"])
    busy = time.process_time() - busy
    missed = await crowd.missed()
    await crowd.leave()
    return {
        "seconds": took,
        "rate": crowd.sent / took,
        "decisions": crowd.sent,
        "took": parts(crowd.took),
        "took_all": parts(crowd.took_all),
        "errors": len(crowd.errors) + missed,
        "which": sorted(set(crowd.errors))[:10] + (["missed"] if missed else []),
        "messages": crowd.messages,
        "bytes": crowd.bytes,
        "unready": crowd.unready,
        "replaced": crowd.replaced,
        "crowd_busy": busy / took,
    }


if __name__ == "__main__":
    import uvloop

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        print(json.dumps(runner.run(run(json.loads(sys.argv[1])))), flush=True)

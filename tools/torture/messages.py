"""Messages: what nobody ought to send, by socket and by HTTP, from strangers and from people who sit at a table.

What must hold: every message is answered, none with a fault of the server's own (500, `broken`); no traceback is in the
log; the server lives. The attacked match, to which no attacker has a key, stays as it is to the last byte. At the
tables at which attackers do sit, nobody's seat does what its own person did not decide, and the log plays again.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections import Counter
from collections.abc import Iterator
from typing import Final

import msgspec
from tests.patience import PATIENCE
from tests.server.guests import WAITING
from tools.torture import frames
from tools.torture.ground import Ground, hold
from tools.torture.shapes import Known, Shapes
from tools.torture.wire import HERE, Answer, Asker, Client
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from paddock.core.registry import titles
from paddock.match.entries import Answered, HandedOver, Proposed, Stepped, TookBack, read
from paddock.match.match import Match
from paddock.store import Store

SOCKETS: Final = 6
ASKERS: Final = 4
BATCH: Final = 150
"""Messages that one socket sends before it makes room for another."""
BREATH: Final = 20
"""Messages after which there is one in good order: a socket that sends nothing but nonsense is let go."""
BAD: Final = 0.1
"""How many of the sockets send frames that are none."""
FAULTS: Final = frozenset({"broken", "server", "damaged", "busy"})
QUICK: Final = {"roborally": {"course": "house_first_steps", "choose_robots": False}}
STEADY: Final = "steady-"
"""How the ids of those begin who play in good order."""
MINE: Final = Stepped | TookBack | Proposed | Answered | HandedOver
"""What only the person of a seat may do."""


class Table:
    """A table at which an attacker sits in seat 0, and somebody who does not attack in all others."""

    def __init__(self, title: str, match: str, tokens: list[str]) -> None:
        self.title: Final = title
        self.match: Final = match
        self.tokens: Final = tokens


class Siege:
    """All attackers of one server."""

    def __init__(self, ground: Ground, client: Client, seed: int) -> None:
        self.ground: Final = ground
        self.client: Final = client
        self.chance: Final = random.Random(seed)
        self.known: Final = Known()
        self.shapes: Final = Shapes(seed, self.known)
        self.tables: Final[list[Table]] = []
        self.past: Final[list[Table]] = []
        self.sent = 0
        self.asked = 0
        self.codes: Final[Counter[str]] = Counter()
        self.victim: Table | None = None
        self._said: Final = self.shapes.said()
        self._first: Final = self.shapes.first()
        self._asked: Final = self.shapes.asked()
        self._steady = 0

    # -- before --------------------------------------------------------------------------------------------------------

    async def prepare(self) -> None:
        """Opens the attacked table and those of the attackers, and learns the names of both."""
        self.victim = await self.open("roborally")
        for _ in range(10):
            await self.play_on(self.victim)
        self.known.matches[:] = [self.victim.match]
        self.known.tokens[:] = ["ps1.a.b", "nonsense"]
        tampered = self.victim.tokens[0]
        self.known.tokens += [
            tampered[:-3] + "AAA",
            tampered[:20] + "A" + tampered[21:],
            tampered.replace("ps1", "pa1"),
        ]
        for title in titles():
            await self.add(title)
        account = {"name": "Eve", "password": "open sesame 1"}
        self.known.tokens.append((await self.client.post("/api/accounts", account))["token"])
        campaign = {"title": "classic_rally", "name": "C", "seats": [{"who": "me", "name": "Eve"}]}
        self.known.campaigns[:] = [(await self.client.post("/api/campaigns", campaign))["campaign"]]

    async def open(self, title: str) -> Table:
        """A table for two."""
        seats = [{"who": "me", "name": "Eve"}, {"who": "link"}]
        opened = await self.client.post(
            "/api/tables", {"title": title, "seats": seats, "settings": QUICK.get(title, {})}
        )
        match, token = opened["match"], opened["token"]
        sit = {"name": "Bob", "invitation": opened["invitation"]}
        other = (await self.client.post(f"/api/tables/{match}/seats", sit))["token"]
        await self.client.post(f"/api/tables/{match}/start", {}, token)
        return Table(title, match, [token, other])

    async def add(self, title: str) -> None:
        """One more table at which an attacker sits."""
        table = await self.open(title)
        self.tables.append(table)
        self.known.matches.append(table.match)
        self.known.tokens.append(table.tokens[0])
        invitation = await self.client.post(f"/api/tables/{table.match}/invitations", {}, table.tokens[0])
        self.known.invitations.append(invitation["invitation"])
        branch = await self.client.post(f"/api/tables/{table.match}/branches", {"seat": 0}, table.tokens[0])
        self.known.branches.append(branch["branch"])

    async def play_on(self, table: Table) -> bool:
        """Somebody at a table decides something that they may; returns whether the game goes on."""
        for seat in self.chance.sample(range(len(table.tokens)), len(table.tokens)):
            answer = await self.client.ask("GET", f"/api/tables/{table.match}", None, table.tokens[seat])
            hold(answer.status == 200, f"a seat is not shown its table: {answer}")
            if answer.body["status"] == "over":
                return False
            if answer.body.get("legal"):
                self._steady += 1
                do = {"do": self.chance.choice(answer.body["legal"]), "id": f"{STEADY}{self._steady}"}
                done = await self.client.ask("POST", f"/api/tables/{table.match}/decisions", do, table.tokens[seat])
                # Between two requests an attacker may have decided for their own seat, or taken something back.
                hold(done.status in (200, 400, 409), f"a decision in good order: {done}")
                return True
        return True

    # -- the attack ----------------------------------------------------------------------------------------------------

    @property
    def enough(self) -> bool:
        """Whether all have been sent."""
        return self.sent >= self.ground.effort.messages

    def count(self, code: str, what: object) -> None:
        """Counts an answer; one that is a fault breaks the siege."""
        self.codes[code] += 1
        hold(code not in FAULTS, f"a fault: {what}")

    async def by_socket(self) -> None:
        """One socket after the other."""
        while not self.enough:
            match, token = self.chance.choice(self.known.matches), self.chance.choice(self.known.tokens)
            place = f"ws://{HERE}:{self.ground.servers[-1].port}/api/tables/{match}/live"
            if self.chance.random() < BAD:
                self.sent += 1
                await frames.sent(self.ground.servers[-1].port, match, self.chance)
                continue
            own = next((table for table in self.tables if table.match == match), None)
            if own is not None and self.chance.random() < 0.7:
                token = own.tokens[0]
            with contextlib.suppress(ConnectionClosed, InvalidHandshake):
                async with (
                    asyncio.timeout(PATIENCE),
                    connect(place, **WAITING, max_size=None, compression=None) as wire,
                ):
                    await self.talk(wire, token)

    async def talk(self, wire: ClientConnection, token: str) -> None:
        """Says hello, and if that is taken sends a batch and reads what is answered."""
        first = next(self._first) if self.chance.random() < 0.2 else b'{"hello": {"token": "%s"}}' % token.encode()
        self.sent += 1
        await wire.send(first, text=_is_text(first))
        answer = msgspec.json.decode(await wire.recv())
        if "error" in answer:
            self.count(answer["error"]["code"], (first, answer))
            return
        batch = [next(self._said) for _ in range(BATCH)]
        for at, message in enumerate(batch):
            await wire.send(message, text=_is_text(message))
            if at % BREATH == BREATH - 1:
                await wire.send(b'{"ping": "%d"}' % at, text=True)
                await self.heard(wire, str(at), batch[at + 1 - BREATH : at + 1])
        self.sent += len(batch)

    async def heard(self, wire: ClientConnection, mark: str, sent: list[bytes]) -> None:
        """Reads until the mark; each message must have been answered by then."""
        answers = 0
        while True:
            message = msgspec.json.decode(await wire.recv())
            if message.get("pong") == mark:
                break
            if "id" in message or "pong" in message:
                answers += 1
            if "error" in message:
                self.count(message["error"]["code"], (message, sent))
                hold(bool(message["error"]["message"]), f"a refusal without words: {message}")
        hold(answers >= len(sent), f"{len(sent) - answers} messages were not answered: {sent}")

    async def by_http(self) -> None:
        """One request after the other."""
        asker = Asker(self.ground.servers[-1].port)
        while not self.enough:
            request = next(self._asked)
            answer: Answer = await asker.ask(request)
            self.sent += 1
            self.asked += 1
            code = answer.code or str(answer.status)
            hold(answer.status != 500 and (answer.status < 500 or code == "crowded"), f"{answer}: {request}")
            self.count(code, (request, answer))
            if request.method == "POST" and request.path.endswith("/branches") and isinstance(answer.body, dict):
                self.known.branches[1:] = [*self.known.branches[1:], str(answer.body.get("branch", ""))][-20:]
        asker.close()

    async def steadily(self) -> None:
        """Those who sit with the attackers play on; where a game is over, another begins."""
        while not self.enough:
            self.ground.figures["messages"] = self.sent
            self.ground.say(f"{self.sent:,} messages of {self.ground.effort.messages:,}")
            for table in list(self.tables):
                if not await self.play_on(table):
                    self.tables.remove(table)
                    self.past.append(table)
                    at = self.known.matches.index(table.match)
                    del self.known.matches[at]
                    self.known.tokens.remove(table.tokens[0])
                    await self.add(table.title)
            await asyncio.sleep(0.05)


def _is_text(message: bytes) -> bool:
    """Whether bytes can go as text: what is no text goes as bytes."""
    try:
        message.decode()
    except UnicodeDecodeError:
        return False
    return True


async def rows_of(store: Store, table: Table) -> list[bytes]:
    """The log of a table."""
    return [row for _, row in await store.read_rows(table.match)]


def check(table: Table, rows: list[bytes]) -> int:
    """The log plays again, and in the seats of those who do not attack is nothing but what they decided; returns how
    many decisions there are."""
    entries = [read(row) for row in rows]
    match = Match.rebuild(table.match, entries)
    hold(match.row_number == len(rows), f"{table.match} has gaps")
    steps = 0
    for entry in entries:
        if isinstance(entry, MINE) and entry.seat:
            ours = isinstance(entry, Stepped) and (entry.id.startswith(STEADY) or entry.late)
            hold(ours, f"{table.match}: somebody acted for seat {entry.seat}: {entry}")
        steps += isinstance(entry, Stepped)
    return steps


def _flat(codes: Counter[str]) -> Iterator[str]:
    yield from (f"{code} {count:,}" for code, count in codes.most_common(8))


async def attack(ground: Ground) -> None:
    """So many messages, while the tables at which attackers sit are played on."""
    place = ground.place()
    async with ground.serving(place) as server, Client(server.port) as client, ground.opened(place) as store:
        siege = Siege(ground, client, ground.effort.seed)
        await siege.prepare()
        assert siege.victim is not None
        before = await rows_of(store, siege.victim)
        table_view = await client.get(f"/api/tables/{siege.victim.match}", siege.victim.tokens[0])
        async with asyncio.TaskGroup() as group:
            for _ in range(SOCKETS):
                group.create_task(siege.by_socket())
            for _ in range(ASKERS):
                group.create_task(siege.by_http())
            group.create_task(siege.steadily())
        after = await rows_of(store, siege.victim)
        hold(after == before, f"the attacked match has changed: {after[len(before) :][:3]}")
        again = await client.get(f"/api/tables/{siege.victim.match}", siege.victim.tokens[0])
        hold(
            {**again, "now": 0, "watchers": 0} == {**table_view, "now": 0, "watchers": 0},
            "the attacked match looks different",
        )
        hold(await siege.play_on(siege.victim), "the attacked match goes on")
        tables = [*siege.tables, *siege.past]
        steps = sum([check(table, await rows_of(store, table)) for table in tables])
        health = await client.ask("GET", "/health")
        hold(health.status == 200, f"health: {health}")
        ground.figures |= {
            "messages": siege.sent,
            "of them by HTTP": siege.asked,
            "tables": len(tables),
            "decisions between them": steps,
        }
        ground.figures |= {"faults": 0, "kinds of answers": len(siege.codes), "most": " · ".join(_flat(siege.codes))}

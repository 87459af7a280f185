"""What a cheat needs: two servers on one store, tables with people at them, and a look at the log before and after."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any, Final

import msgspec
from tests.patience import LOOK, PATIENCE
from tests.server.guests import SHORT, WAITING, Guest
from tools.torture.ground import hold
from tools.torture.wire import HERE, Client
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from paddock.store import Store

PAIR: Final = [{"who": "me", "name": "Ann"}, {"who": "link"}]


class Table:
    """A table, its name and its keys. Seat 0 is Ann's, who opened it, seat 1 Bob's."""

    def __init__(self, opened: dict[str, Any], bob: str = "") -> None:
        self.match: Final = str(opened["match"])
        self.path: Final = f"/api/tables/{self.match}"
        self.ann: Final = str(opened["token"])
        self.bob: Final = bob
        self.invitation: Final = str(opened["invitation"])


class Scene:
    """Two servers on one store, and the store itself."""

    def __init__(self, here: Client, there: Client, store: Store) -> None:
        self.here: Final = here
        self.there: Final = there
        self.store: Final = store
        self.tries = 0
        self.servers: Final = (here,) if here is there else (here, there)

    # -- tables --------------------------------------------------------------------------------------------------------

    async def opened(self, seats: list[dict[str, str]] | None = None, session: str = "", **more: Any) -> Table:
        """A table that waits for Bob."""
        body = {"title": "roborally", "seats": seats or PAIR, "settings": SHORT, **more}
        return Table(await self.here.post("/api/tables", body, session))

    async def pair(self, **more: Any) -> Table:
        """A table at which Ann and Bob play."""
        table = await self.opened(**more)
        sit = {"name": "Bob", "invitation": table.invitation}
        bob = (await self.here.post(f"{table.path}/seats", sit))["token"]
        await self.here.post(f"{table.path}/start", {}, table.ann)
        return Table({"match": table.match, "token": table.ann, "invitation": table.invitation}, bob)

    async def legal(self, table: Table, token: str) -> list[str]:
        """What somebody may decide now."""
        return list((await self.here.get(table.path, token)).get("legal", []))

    async def decide(self, table: Table, token: str, **more: Any) -> dict[str, Any]:
        """Somebody decides the first thing that they may."""
        do = (await self.legal(table, token))[0]
        return await self.here.post(f"{table.path}/decisions", {"do": do, **more}, token)

    # -- cheats --------------------------------------------------------------------------------------------------------

    async def rows(self, match: str) -> list[bytes]:
        """The log of a match."""
        return [row for _, row in await self.store.read_rows(match)]

    async def settled(self, table: Table) -> None:
        """Both servers have heard what was done at either, as far as Ann can tell."""
        async with asyncio.timeout(PATIENCE):
            while len(self.servers) > 1:
                one, other = [
                    await client.ask("GET", table.path, None, table.ann) for client in (self.here, self.there)
                ]
                if one.status != 200 or other.status != 200:
                    return
                if all(one.body[part] == other.body[part] for part in ("number", "status", "proposal")):
                    return
                await asyncio.sleep(LOOK)

    @contextlib.asynccontextmanager
    async def unchanged(self, *tables: Table) -> AsyncIterator[None]:
        """Nothing is in the logs afterwards that was not there before."""
        for table in tables:
            await self.settled(table)
        before = [await self.rows(table.match) for table in tables]
        yield
        after = [await self.rows(table.match) for table in tables]
        for table, then, now in zip(tables, before, after, strict=True):
            hold(now == then, f"{table.match} has changed: {now[len(then) :]}")

    async def refused(self, code: str, method: str, path: str, body: Any = None, token: str = "", **more: Any) -> None:
        """A request must be refused by this name (or one of several), at both servers."""
        at: list[Client] = [more.pop("at")] if "at" in more else list(self.servers)
        for client in at:
            self.tries += 1
            answer = await client.ask(method, path, body, token, **more)
            found = answer.code or str(answer.status)
            hold(found in code.split() and answer.status < 500, f"{method} {path} {body}: {found} instead of {code}")
            words = answer.body.get("message") if isinstance(answer.body, dict) else None
            hold(bool(words), f"{method} {path}: refused without words")

    @contextlib.asynccontextmanager
    async def socket(self, table: Table, token: str | None, client: Client | None = None) -> AsyncIterator[Guest]:
        """Somebody at the table, by socket."""
        port = (client or self.here).port
        async with connect(f"ws://{HERE}:{port}{table.path}/live", **WAITING, max_size=None) as connection:
            guest = Guest(connection)
            await guest.send({"hello": {"token": token}})
            await guest.next(lambda message: "table" in message or "error" in message)
            yield guest

    async def refused_by_socket(self, code: str, guest: Guest, **message: Any) -> None:
        """A message must be refused by this name."""
        self.tries += 1
        answer = await guest.ask(**message)
        found = answer.get("error", {}).get("code", "nothing")
        hold(found in code.split(), f"{message}: {found} instead of {code}: {msgspec.json.encode(answer)[:200]!r}")

    async def not_let_in(self, code: str, table: Table, **hello: Any) -> None:
        """Whoever says hello like this is refused by this name, at both servers, and let go."""
        for client in self.servers:
            self.tries += 1
            async with connect(f"ws://{HERE}:{client.port}{table.path}/live", **WAITING, max_size=None) as connection:
                guest = Guest(connection)
                await guest.send({"hello": hello})
                found = (await guest.receive()).get("error", {}).get("code", "nothing")
                hold(found in code.split(), f"hello {hello}: {found} instead of {code}")
                with contextlib.suppress(ConnectionClosed):
                    async with asyncio.timeout(PATIENCE):
                        while True:
                            await guest.receive()

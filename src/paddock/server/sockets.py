"""One socket at one table: what it is told, what it asks, and how it is let go when it does not read."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

import msgspec
from litestar.connection import WebSocket
from litestar.exceptions import WebSocketDisconnect

from paddock import __version__
from paddock.core.errors import PaddockError
from paddock.core.translations import LANGUAGES, AnyGame
from paddock.server.acting import Acting, yours
from paddock.server.caller import Caller, address_of, own
from paddock.server.errors import (
    BadRequestError,
    BadTokenError,
    NeedsTokenError,
    StoppingError,
    TooManyError,
)
from paddock.server.faults import fault
from paddock.server.house import House
from paddock.server.live import Live
from paddock.server.messages import FirstMessage, Hello, Named, SocketMessage
from paddock.server.tokens import SeatToken
from paddock.server.tongue import answer, code_of
from paddock.store import BrokenStoreError, StoreUnavailableError

CLOSE_REFUSED: Final = 4400
CLOSE_TOKEN: Final = 4401
CLOSE_RELOAD: Final = 4408
CLOSE_TOO_MANY: Final = 4429
ASKED: Final = 0.5
"""What a question by socket costs of the requests of its address: one may have many sockets."""
MOST_REFUSED: Final = 50
"""A socket that sends so many unreadable messages in a row is let go."""

_FIRST: Final = msgspec.json.Decoder(FirstMessage)
_NAMED: Final = msgspec.json.Decoder(Named)
_LATER: Final = msgspec.json.Decoder(SocketMessage)
_LOG: Final = logging.getLogger("paddock.server")

AnySocket = WebSocket[Any, Any, Any]


class Socket:
    """A watcher of a match. Messages to it wait in a queue of limited length."""

    def __init__(self, house: House, socket: AnySocket, match_id: str) -> None:
        self.house: Final = house
        self.match_id: Final = match_id
        self.viewer: int | None = None
        self.seen = 0
        self.live: Live | None = None
        self.token: SeatToken | None = None
        self.name = ""
        self.caller = Caller(address_of(socket), "en")
        self._socket: Final = socket
        self._queue: Final[asyncio.Queue[bytes | int]] = asyncio.Queue(house.settings.most_waiting + 2)
        self._closing: int | None = None
        self._ending: Final = asyncio.Event()

    # -- what a match asks of its watchers -----------------------------------------------------------------------

    def send(self, message: bytes) -> None:
        """Queues a message; one too many, and the socket is told to reload."""
        if self._closing is not None:
            return
        if self._queue.qsize() >= self.house.settings.most_waiting:
            self.house.metrics.slow.add()
            self.close(CLOSE_RELOAD)
            return
        self._queue.put_nowait(message)

    def say(self, message: dict[str, Any]) -> None:
        """Queues a message that is not yet written."""
        self.send(msgspec.json.encode(message))

    def check(self) -> None:
        """A socket whose token was revoked is let go; one that lost a seat no longer sees its hand."""
        if self.token is None or self.live is None:
            return
        try:
            good = self.live.holds(self.token)
        except BadTokenError:
            self.viewer = None
            self.close(CLOSE_TOKEN)
            return
        if self.viewer is not None and self.viewer not in good.seats:
            self.viewer = None
            self.seen = self.live.here().feed.number(None)
            self.say(
                {"table": self.live.table_view(None, self.house.tables.now()), "yours": yours(good), "reset": True}
            )

    def close(self, code: int) -> None:
        """Lets the socket go, once what is queued has been sent; a slow one at once."""
        if self._closing is None:
            self._closing = code
            if code == CLOSE_RELOAD:
                while not self._queue.empty():
                    self._queue.get_nowait()
            self._queue.put_nowait(code)
            if self.live is not None:
                self.live.watchers.discard(self)
            self._ending.set()

    # -- its life ------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Talks until either side has had enough."""
        writer, reader = asyncio.create_task(self._write()), asyncio.create_task(self._read())
        ending = asyncio.create_task(self._ending.wait())
        tasks = {writer, reader, ending}
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            if not writer.done():
                self.close(CLOSE_REFUSED)
                await asyncio.wait({writer}, timeout=self.house.settings.bye_seconds)
        finally:
            if self.live is not None:
                self.live.watchers.discard(self)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _write(self) -> None:
        while True:
            message = await self._queue.get()
            try:
                if isinstance(message, int):
                    reason = "reload" if message == CLOSE_RELOAD else ""
                    await self._socket.close(code=message, reason=reason)
                    return
                await self._socket.send_data(message, mode="text")
            except (WebSocketDisconnect, OSError, RuntimeError):
                return

    async def _next(self) -> str | bytes:
        """The next message; raises `WebSocketDisconnect`."""
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="gone", code=message.get("code", 1000))
        text, data = message.get("text"), message.get("bytes")
        return text if isinstance(text, str) else data if isinstance(data, bytes) else b""

    async def _read(self) -> None:
        try:
            try:
                async with asyncio.timeout(self.house.settings.hello_seconds):
                    first = await self._next()
                await self._hello(_FIRST.decode(first).hello)
            except TimeoutError:
                raise BadRequestError(detail="hello") from None
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                raise BadRequestError(detail=_shown(error)) from None
        except WebSocketDisconnect:
            return
        except PaddockError as error:
            self._refuse(error, "")
            status = code_of(error)[1]
            self.close(CLOSE_TOKEN if status == 401 else CLOSE_TOO_MANY if status == 429 else CLOSE_REFUSED)
            return
        except Exception as error:  # whatever went wrong, the client is told that something did
            self._refuse(fault(self.house, "socket", error), "")
            self.close(1011)
            return
        await self._talk()

    async def _hello(self, hello: Hello) -> None:
        """Shows the table, and what was missed since the client was last here."""
        language = hello.language[:2]
        self.caller = Caller(
            self.caller.address,
            language if language in LANGUAGES else "en",
            hello.token,
            invitation=hello.invitation,
        )
        self.name = hello.name
        tables = self.house.tables
        if tables.stopping:
            raise StoppingError()
        async with tables.at(self.match_id) as live:
            self.token = self.caller.may_watch(tables, live)
            if hello.seat is not None:
                if self.token is None:
                    raise NeedsTokenError()
                self.viewer = own(self.token, live, hello.seat)
            elif self.token is not None and len(self.token.seats) == 1:
                self.viewer = self.token.seats[0]
            self.live = live
            match = live.here()
            self.seen = number = match.feed.number(self.viewer)
            found: dict[str, Any] = {
                "table": live.table_view(self.viewer, tables.now()),
                "yours": yours(self.token),
                "version": __version__,
            }
            if hello.after is not None:
                updates = match.feed.updates_since(self.viewer, hello.after, match.game.events)
                found["updates"] = updates if updates is not None else []
                if updates is None and hello.after != number:
                    found["reset"] = True
            self.say(found)
            live.watchers.add(self)

    async def _talk(self) -> None:
        refused = 0
        while self._closing is None:
            try:
                text = await self._next()
            except WebSocketDisconnect:
                return
            asked = ""
            try:
                self.house.messages.take(f"socket {id(self)}")
                try:
                    message = _LATER.decode(text)
                except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                    raise BadRequestError(detail=_shown(error)) from None
                asked = message.id
                await self._answer(message)
                refused = 0
            except PaddockError as error:
                self._refuse(error, asked or _id_of(text))
                if isinstance(error, BadRequestError | TooManyError):
                    refused += 1
                    if isinstance(error, TooManyError):
                        await asyncio.sleep(0.05)
                    if refused >= MOST_REFUSED:
                        self.close(CLOSE_TOO_MANY)
            except Exception as error:  # whatever went wrong, the client is told that something did
                self._refuse(fault(self.house, "socket", error), asked)

    def _refuse(self, error: PaddockError, asked: str) -> None:
        if isinstance(error, StoreUnavailableError | BrokenStoreError):
            error = self.house.tables.health.note(error)
        self.house.metrics.refusals.add(code_of(error)[0])
        game: AnyGame | None = self.live.match.game if self.live is not None and self.live.match is not None else None
        self.say({"id": asked, "error": answer(error, self.caller.language, game)})

    # -- what it asks --------------------------------------------------------------------------------------------

    async def _answer(self, message: SocketMessage) -> None:
        """Does what a message asks, and says so with the message's id."""
        if message.ping is not msgspec.UNSET:
            self.say({"pong": message.ping})
            return
        if message.language is not msgspec.UNSET:
            self.caller.language = message.language
        elif message.look is not msgspec.UNSET:
            self.house.charge(self.caller.address, more=ASKED)
            await self._look(message.look, message.id)
            return
        else:
            found = await self._act(Acting(self.house, self.caller, self.match_id), message)
            if found is not None:
                self.say({"id": message.id, **found})
                return
        self.say({"id": message.id, "done": True})

    async def _act(self, acting: Acting, message: SocketMessage) -> dict[str, Any] | None:
        seat = message.seat if message.seat is not None else self.viewer
        if message.do is not msgspec.UNSET:
            await acting.decide(message.do, message.id, message.about, seat)
        elif message.say is not msgspec.UNSET:
            await acting.say(message.say, self.name, seat)
        elif message.take_back is not msgspec.UNSET:
            await acting.take_back(message.take_back, seat)
        elif message.propose is not msgspec.UNSET:
            await acting.propose(message.propose, message.to, seat)
        elif message.agree is not msgspec.UNSET:
            await acting.agree(message.agree, message.seat)
        elif message.hand_over is not msgspec.UNSET:
            await acting.hand_over(message.hand_over, seat)
        elif message.resign is not msgspec.UNSET and message.resign:
            await acting.resign(seat)
        elif message.start is not msgspec.UNSET and message.start:
            await acting.start()
        elif message.why is not msgspec.UNSET:
            self.house.charge(self.caller.address, more=ASKED)
            return {"why": await acting.why(message.why, seat)}
        elif message.hint is not msgspec.UNSET and message.hint:
            return {"hint": await acting.hint(seat)}
        else:
            raise BadRequestError(detail="do, look, say …")
        return None

    async def _look(self, seat: int | None, asked: str) -> None:
        """Shows the hand of another seat of the same token, or none: for several people at one screen."""
        tables = self.house.tables
        async with tables.at(self.match_id) as live:
            if seat is not None:
                seat = own(self.caller.seated(tables, live), live, seat)
            self.viewer = seat
            self.seen = live.here().feed.number(seat)
            self.say({"id": asked, "done": True, "table": live.table_view(seat, tables.now()), "updates": []})


def _id_of(text: str | bytes) -> str:
    """The id of a message that is not understood otherwise."""
    try:
        return _NAMED.decode(text).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""


def _shown(error: Exception) -> str:
    return ascii(str(error))[1:-1][:200]

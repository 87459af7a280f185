"""One socket at one table: what it is told, what it asks, and how it is let go when it does not read."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec
from litestar.connection import WebSocket
from litestar.exceptions import WebSocketDisconnect
from msgspec import UNSET

from paddock import __version__
from paddock.core.errors import PaddockError
from paddock.core.translations import LANGUAGES, AnyGame
from paddock.match.table_view import TableView
from paddock.server import socket_messages as messages
from paddock.server.context import AppContext
from paddock.server.errors import BadRequestError, BadTokenError, ServerStoppingError, TooManyRequestsError
from paddock.server.identity import Identity, check_own_seat, client_address
from paddock.server.live_match import LiveMatch
from paddock.server.seat_actions import SeatActions, token_json
from paddock.server.socket_messages import ClientMessage, Hello, SeatMessage, ServerMessage
from paddock.server.tokens import SeatToken
from paddock.server.translator import code_and_status, error_json
from paddock.store import BrokenStoreError, StoreUnavailableError

CLOSE_REFUSED: Final = 4400
CLOSE_TOKEN: Final = 4401
CLOSE_RELOAD: Final = 4408
CLOSE_TOO_MANY: Final = 4429
QUERY_COST: Final = 0.5
"""What a question by socket costs of the requests of its address: one may have many sockets."""
MAX_REFUSED_IN_A_ROW: Final = 50
"""A socket that sends so many unreadable messages in a row is let go."""

_FIRST_DECODER: Final = msgspec.json.Decoder(messages.FirstMessage)
_ID_DECODER: Final = msgspec.json.Decoder(messages.MessageId)

AnySocket = WebSocket[Any, Any, Any]


class TableSocket:
    """A watcher of a match. Messages to it wait in a queue of limited length."""

    def __init__(self, context: AppContext, socket: AnySocket, match_id: str) -> None:
        self.context: Final = context
        self.match_id: Final = match_id
        self.viewer: int | None = None
        self.last_update = 0
        self.last_table: TableView | None = None
        self.keeps_table = False
        self.is_seen_by_all = False
        """Whether others look at the screen on which the viewer's seat is shown."""
        self.last_public_update = 0
        self.live_match: LiveMatch | None = None
        self.token: SeatToken | None = None
        self.viewer_name = ""
        self.caller = Identity(client_address(socket), "en")
        self._socket: Final = socket
        self._queue: Final[asyncio.Queue[bytes | int]] = asyncio.Queue(context.settings.max_queued_messages + 2)
        self._close_code: int | None = None
        self._close_event: Final = asyncio.Event()

    @property
    def own_seats(self) -> tuple[int, ...]:
        """The seats of those who look."""
        return () if self.token is None else self.token.seats

    def send(self, message: bytes) -> None:
        """Queues a message; one too many, and the socket is told to reload."""
        if self._close_code is not None:
            return
        if self._queue.qsize() >= self.context.settings.max_queued_messages:
            self.context.metrics.slow_sockets.add()
            self.close(CLOSE_RELOAD)
            return
        self._queue.put_nowait(message)

    def send_message(self, message: ServerMessage) -> None:
        """Queues a message that is not yet written."""
        self.send(msgspec.json.encode(message))

    def recheck_token(self) -> None:
        """A socket whose token was revoked is let go; one that lost a seat no longer sees its hand."""
        if self.token is None or self.live_match is None:
            return
        try:
            good = self.live_match.check_token(self.token)
        except BadTokenError:
            self.viewer = None
            self.close(CLOSE_TOKEN)
            return
        self.token = good
        if self.viewer is not None and self.viewer not in good.seats:
            self.viewer = None
            table = self._look_at_table(self.live_match)
            self.send_message(messages.SeatLost(table=table, yours=token_json(good)))

    def _look_at_table(self, live_match: LiveMatch) -> TableView:
        """The table as it is shown now: what is told from here on has happened since."""
        feed = live_match.loaded_match().feed
        self.last_update, self.last_public_update = feed.last_number(self.viewer), feed.last_number(None)
        self.last_table = live_match.table_view(self.viewer, self.context.match_service.current_time(), self.own_seats)
        return self.last_table

    def hide_secrets(self) -> None:
        """A seat that is shown openly, and has a secret by now, is shown no more before any of it is told."""
        live = self.live_match
        if live is None or self.viewer is None or not self.is_seen_by_all:
            return
        match, seen = live.loaded_match(), self.last_public_update
        self.last_public_update = match.feed.last_number(None)
        if live.shows_secret(self.viewer):
            self.viewer = None
            updates = match.feed.updates_since(None, seen, match.game.events) or []
            self.send_message(messages.SeatHidden(table=self._look_at_table(live), updates=updates))

    def close(self, close_code: int) -> None:
        """Lets the socket go, once what is queued has been sent; a slow one at once."""
        if self._close_code is None:
            self._close_code = close_code
            if close_code == CLOSE_RELOAD:
                while not self._queue.empty():
                    self._queue.get_nowait()
            self._queue.put_nowait(close_code)
            self._stop_watching()
            self._close_event.set()

    def _stop_watching(self) -> None:
        if self.live_match is not None:
            self.live_match.remove_watcher(self, self.context.match_service.current_time())

    async def run(self) -> None:
        """Talks until either side has had enough."""
        writer, reader = asyncio.create_task(self._write()), asyncio.create_task(self._read())
        ending = asyncio.create_task(self._close_event.wait())
        tasks = {writer, reader, ending}
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            if not writer.done():
                self.close(CLOSE_REFUSED)
                await asyncio.wait({writer}, timeout=self.context.settings.close_seconds)
        finally:
            self._stop_watching()
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

    async def _receive(self) -> str | bytes:
        """The next message; raises `WebSocketDisconnect`."""
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="gone", code=message.get("code", 1000))
        text, data = message.get("text"), message.get("bytes")
        return text if isinstance(text, str) else data if isinstance(data, bytes) else b""

    async def _read(self) -> None:
        try:
            try:
                async with asyncio.timeout(self.context.settings.hello_seconds):
                    first = await self._receive()
                await self._answer_hello(_FIRST_DECODER.decode(first).hello)
            except TimeoutError:
                raise BadRequestError(detail="hello") from None
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                raise BadRequestError(detail=_error_detail(error)) from None
        except WebSocketDisconnect:
            return
        except PaddockError as error:
            self._refuse(error, "")
            status = code_and_status(error)[1]
            self.close(CLOSE_TOKEN if status == 401 else CLOSE_TOO_MANY if status == 429 else CLOSE_REFUSED)
            return
        except Exception as error:  # whatever went wrong, the client is told that something did
            self._refuse(self.context.log_fault("socket", error), "")
            self.close(1011)
            return
        await self._read_messages()

    async def _answer_hello(self, hello: Hello) -> None:
        """Shows the table, and what was missed since the client was last here."""
        language = hello.language[:2] if hello.language[:2] in LANGUAGES else "en"
        self.caller = Identity(self.caller.address, language, hello.token, invitation=hello.invitation)
        self.viewer_name = hello.name
        matches = self.context.match_service
        if matches.is_stopping:
            raise ServerStoppingError()
        async with matches.locked(self.match_id) as live:
            self.viewer = self.caller.viewing_seat(live, hello.seat)
            self.keeps_table = hello.keeps_table
            self.token = self.caller.seat_token(live)
            self.live_match = live
            match = live.loaded_match()
            live.add_watcher(self)
            table = self._look_at_table(live)
            welcome = messages.Welcome(table=table, yours=token_json(self.token), version=__version__)
            if hello.after is not None:
                updates = match.feed.updates_since(self.viewer, hello.after, match.game.events)
                welcome.updates = updates or []
                if updates is None and hello.after != self.last_update:
                    welcome.reset = True
            self.send_message(welcome)

    async def _read_messages(self) -> None:
        refused = 0
        while self._close_code is None:
            try:
                text = await self._receive()
            except WebSocketDisconnect:
                return
            message_id = ""
            try:
                self.context.message_rate_limit.take(f"socket {id(self)}")
                try:
                    message = messages.read_client_message(text)
                except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                    raise BadRequestError(detail=_error_detail(error)) from None
                message_id = message.id
                await self._answer(message)
                refused = 0
            except PaddockError as error:
                self._refuse(error, message_id or _message_id_of(text))
                if isinstance(error, BadRequestError | TooManyRequestsError):
                    refused += 1
                    if isinstance(error, TooManyRequestsError):
                        await asyncio.sleep(0.05)
                    if refused >= MAX_REFUSED_IN_A_ROW:
                        self.close(CLOSE_TOO_MANY)
            except Exception as error:  # whatever went wrong, the client is told that something did
                self._refuse(self.context.log_fault("socket", error), message_id)

    def _refuse(self, error: PaddockError, message_id: str) -> None:
        if isinstance(error, StoreUnavailableError | BrokenStoreError):
            error = self.context.match_service.health.record_failure(error)
        self.context.metrics.refusals.add(code_and_status(error)[0])
        game: AnyGame | None = (
            self.live_match.match.game if self.live_match is not None and self.live_match.match is not None else None
        )
        self.send_message(messages.Refused(id=message_id, error=error_json(error, self.caller.language, game)))

    async def _answer(self, message: ClientMessage) -> None:
        """Does what a message asks, and says so with the message's id and the number of the update that it led to."""
        answer: ServerMessage | None = None
        if isinstance(message, messages.PingMessage):
            answer = messages.Pong(pong=message.ping)
        elif isinstance(message, messages.LanguageMessage):
            self.caller.language = message.language
        elif isinstance(message, messages.LookMessage):
            self.context.charge_request(self.caller.address, extra_cost=QUERY_COST)
            await self._show_seat(message.look, message.id, openly=message.openly)
            return
        elif isinstance(message, SeatMessage):
            answer = await self._act_on_message(SeatActions(self.context, self.caller, self.match_id), message)
        self.send_message(answer or self._done_message(message.id))

    def _done_message(self, message_id: str) -> messages.Done:
        """That something is done, and the latest update that this viewer is told of; it may still be on its way."""
        match = self.live_match.match if self.live_match is not None else None
        number = UNSET if match is None else match.feed.last_number(self.viewer)
        return messages.Done(id=message_id, number=number)

    async def _act_on_message(self, actions: SeatActions, message: SeatMessage) -> ServerMessage | None:
        """Does what a message asks for a seat; what is answered besides that it is done."""
        seat = message.seat if message.seat is not None else self.viewer
        match message:
            case messages.DecideMessage():
                await actions.decide(message.do, message.id, message.about, seat)
            case messages.SayMessage():
                await actions.send_chat(message.say, self.viewer_name, seat)
            case messages.TakeBackMessage():
                await actions.take_back(message.take_back, seat)
            case messages.ProposeMessage():
                await actions.propose(message.propose, message.to, seat)
            case messages.AgreeMessage():
                await actions.answer_proposal(message.agree, message.seat)
            case messages.HandOverMessage():
                await actions.hand_over(message.hand_over, seat)
            case messages.ResignMessage():
                await actions.resign(seat)
            case messages.StartMessage():
                await actions.start()
            case messages.WhyMessage():
                self.context.charge_request(self.caller.address, extra_cost=QUERY_COST)
                return messages.Legality(id=message.id, why=await actions.explain_refusal(message.why, seat))
            case messages.HintMessage():
                return messages.HintReply(id=message.id, hint=await actions.hint(seat))
        return None

    async def _show_seat(self, seat: int | None, message_id: str, *, openly: bool = False) -> None:
        """Shows the hand of another seat of the same token, or none: for several people at one screen. Openly it is
        shown only if it has no secret, and what everybody sees is followed beside it."""
        matches = self.context.match_service
        async with matches.locked(self.match_id) as live:
            if seat is not None:
                seat = check_own_seat(self.caller.require_seat_token(live), live, seat)
            if seat is not None and openly:
                live.table_view(None, matches.current_time())
                if live.shows_secret(seat):
                    seat = None
            self.viewer, self.is_seen_by_all = seat, openly
            self.send_message(messages.SeatShown(id=message_id, table=self._look_at_table(live)))


def _message_id_of(message_text: str | bytes) -> str:
    """The id of a message that is not understood otherwise."""
    try:
        return _ID_DECODER.decode(message_text).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""


def _error_detail(error: Exception) -> str:
    return ascii(str(error))[1:-1][:200]

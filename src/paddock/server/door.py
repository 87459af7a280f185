"""The door: how much a connection may send, how long it may take, and how many of them one address may have.

It holds without a proxy in front. The library that reads HTTP (httptools) knows none of these bounds; h11 knows the
first, but a small request costs a third more (`docs/running-a-server.md` has the figures). So they are kept here.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, Final

import uvicorn
from litestar import Litestar
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame
from websockets.protocol import State

from paddock.server.caller import told_apart
from paddock.server.logs import Sparingly
from paddock.server.settings import Settings

RESERVE: Final = 64
"""Descriptors that connections leave to the store, the bots and the log."""
LINGER: Final = 1 << 24
"""Bytes of a body that are still read after its answer, so that whoever sends it gets to read the answer."""
PROGRESS: Final = 4096
"""Bytes that somebody who reads slowly must have read in the time that they are given, to be given it again."""
PIECES: Final = 1000
"""Frames that a socket may send without a message that is whole: parts of one, pings, answers to pings. Whoever sends
more of them within `PIECES_SECONDS`, or for one message, is let go. A message that is too large is refused before."""
PIECES_SECONDS: Final = 10.0
HEAD: Final = "head"
BODY: Final = "body"
SEND: Final = "send"
DESCRIPTORS: Final = "descriptors"
ADDRESS: Final = "address"
LARGE: Final = "large"
MANY: Final = "pieces"


def descriptors(wanted: int = 0) -> int:
    """How many files and connections this process may have open; asks the system for as many as wanted first."""
    if sys.platform == "win32":
        return 1 << 20
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    unlimited = resource.RLIM_INFINITY
    more = wanted if hard == unlimited else min(wanted, hard)
    if soft != unlimited and soft < more:
        resource.setrlimit(resource.RLIMIT_NOFILE, (more, hard))
        soft = more
    return 1 << 20 if soft == unlimited else soft


class Door:
    """Counts who is in, and tells the log who is not let in or is shown out."""

    def __init__(self, settings: Settings, app: Litestar, count: Callable[[str], None] = lambda _: None) -> None:
        limit = descriptors()
        self.settings: Final = settings
        self.last: Final = limit - min(RESERVE, limit // 4)
        """A descriptor with this number or a higher one: nearly all are taken, for a system gives the lowest first."""
        self.each: Final = min(settings.most_connections_each, self.last // 2)
        self.seconds: Final = {
            HEAD: settings.head_seconds,
            BODY: settings.body_seconds,
            SEND: settings.send_seconds,
        }
        self._proxies: Final = ProxyHeadersMiddleware(app, settings.proxies).trusted_hosts  # type: ignore[arg-type]
        self._inside: Final[dict[str, int]] = {}
        self._lines: Final = Sparingly()
        self._count: Final = count

    @property
    def inside(self) -> int:
        """How many connections there are."""
        return sum(self._inside.values())

    def enter(self, address: str, descriptor: int) -> str:
        """Counts a connection; why it can't come in, or nothing."""
        why = ""
        if descriptor >= self.last:
            why = DESCRIPTORS
        elif self._inside.get(told_apart(address), 0) >= self.each and address not in self._proxies:
            why = ADDRESS
        self._inside[told_apart(address)] = self._inside.get(told_apart(address), 0) + 1
        if why:
            self.tell(why, address)
        return why

    def leave(self, address: str) -> None:
        """A connection has ended."""
        who = told_apart(address)
        self._inside[who] -= 1
        if not self._inside[who]:
            del self._inside[who]

    def tell(self, why: str, address: str) -> None:
        """Counts a connection that was turned away, and now and then writes a line about it."""
        self._count(why)
        about = {"why": why, "client": address, "open": self.inside}
        self._lines.log(logging.WARNING, "a connection was turned away", about, why)


class Config(uvicorn.Config):
    """The library's settings, and our door."""

    def __init__(self, app: Litestar, door: Door, **given: Any) -> None:
        super().__init__(app, http=Connection, ws=Wire, **given)
        self.door: Final = door


def _door(config: uvicorn.Config) -> Door:
    assert isinstance(config, Config)
    return config.door


class Connection(HttpToolsProtocol):
    """A connection on which requests are read. It is always known what it is waited for: the rest of the head of a
    request, the rest of its body, that what was sent is read, or nothing but a next request."""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._door: Final = _door(config)
        self._address = ""
        self._stage = HEAD
        self._waiting = ""
        self._timer: asyncio.TimerHandle | None = None
        self._fed = 0
        self._unsent = 0
        self._unwanted = 0
        self._ended = False
        self._running: RequestResponseCycle | None = None

    # -- its life ------------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._address = self.client[0] if self.client else ""
        socket = transport.get_extra_info("socket")
        if self._door.enter(self._address, socket.fileno() if socket is not None else -1):
            self._turn_away(HTTPStatus.SERVICE_UNAVAILABLE)
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        self._end()
        self._door.leave(self._address)
        # The library tells the request that was read last; of several, another one is being answered.
        if self._running is not None and not self._running.response_complete:
            self._running.disconnected = True
            self._running.message_event.set()
        super().connection_lost(exc)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._running = cycle
        super()._start_asgi_task(cycle, app)

    def handle_websocket_upgrade(self) -> None:
        self._end()
        super().handle_websocket_upgrade()

    def _end(self) -> None:
        """Nothing is waited for any more."""
        self._ended = True
        self._stop()

    def _stop(self) -> None:
        self._waiting = ""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    # -- how much ------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self._stage = self._stage or HEAD
        self._fed += len(data)
        super().data_received(data)
        if self._fed > self._door.settings.most_head and not self._ended:
            self._too_large()
        self._watch()

    def on_headers_complete(self) -> None:
        size = len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers)
        if size > self._door.settings.most_head:
            raise ValueError(size)  # the library answers that it can't read the request
        self._stage = BODY
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._fed -= len(body)
        if self.cycle.response_complete:
            self._unwanted += len(body)
            if self._unwanted > LINGER:
                self.transport.abort()
        super().on_body(body)

    def on_message_complete(self) -> None:
        if self._waiting != SEND:
            self._stop()
        self._stage = ""
        self._fed = 0
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        if self._fed > self._door.settings.most_head:
            self._too_large()
        else:
            super().send_400_response(msg)

    def _too_large(self) -> None:
        if not self.transport.is_closing():
            self._door.tell(LARGE, self._address)
            self._turn_away(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)

    # -- how long ------------------------------------------------------------------------------------------------

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._watch()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._watch()

    def _watch(self) -> None:
        """Sets the clock for what is waited for, if that has changed."""
        waiting = SEND if self.transport.is_closing() or self.flow.write_paused else self._stage
        if self._ended or (waiting == self._waiting and self._timer is not None):
            return
        self._stop()
        self._waiting = waiting
        if waiting:
            self._unsent = self.transport.get_write_buffer_size()
            self._timer = self.loop.call_later(self._door.seconds[waiting], self._late)

    def _late(self) -> None:
        self._timer = None
        if self._waits_for_us():
            self._watch()
        elif self._waiting == HEAD and not self._fed:
            self.transport.close()  # opened ahead of need, as browsers do
            self._watch()
        else:
            self._door.tell(self._waiting, self._address)
            if self._waiting == SEND or (self._waiting == BODY and self.cycle.response_started):
                self.transport.abort()
            else:
                self._turn_away(HTTPStatus.REQUEST_TIMEOUT)
                self._watch()

    def _waits_for_us(self) -> bool:
        """Whether it is not the client's turn: an earlier request is not answered yet, or what was sent is read."""
        if self._waiting == SEND:
            return self._unsent - self.transport.get_write_buffer_size() >= PROGRESS
        if self._waiting == BODY:
            return bool(self.pipeline)
        return self._answering()

    def _answering(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is not None and not cycle.response_complete

    def _turn_away(self, status: HTTPStatus) -> None:
        """Says why, if nothing else is being said, and closes."""
        if not self._answering() or not self.cycle.response_started:
            head = f"HTTP/1.1 {status.value} {status.phrase}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
            self.transport.write(head.encode("ascii"))
        self.transport.close()


class Wire(WebSocketsSansIOProtocol):
    """A connection that has become a socket. Messages have bounds of their own; here it is only seen to that somebody
    who does not read, or sends frames that never make a message, does not keep it open."""

    _patience: asyncio.TimerHandle | None = None
    _unsent = 0
    _pieces = 0
    _since = 0.0

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        _door(self.config).leave(self.client[0] if self.client else "")
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Whoever speaks before they are let in is let go: that is against the rules of the wire, and the library does
        not expect it."""
        if not self.handshake_initiated or self.handshake_complete:
            super().data_received(data)
        elif not self.close_sent:
            self.handle_parser_exception()

    def handle_parser_exception(self) -> None:
        """What is no frame ends the connection. The library takes that for a fault of its own as long as nobody has
        been let in."""
        if self.conn.close_sent is None:
            self.queue.put_nowait({"type": "websocket.disconnect", "code": CloseCode.PROTOCOL_ERROR, "reason": ""})
            self.close_sent = True
            self.transport.close()
        else:
            super().handle_parser_exception()

    def send_receive_event_to_app(self) -> None:
        """A message is whole. The library would write a traceback into the log for one that is no text."""
        self._pieces = 0
        if self.curr_msg_data_type == "text" and not self.close_sent:
            self.frames = [b"".join(self.frames)]
            try:
                self.frames[0].decode()
            except UnicodeDecodeError:
                self.frames = []
                if self.conn.state is State.OPEN:  # a goodbye may have come with it
                    self.conn.send_close(CloseCode.INVALID_DATA)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._start()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        if not self.disconnected:
            self._start()

    # -- how much ------------------------------------------------------------------------------------------------

    def handle_cont(self, event: Frame) -> None:
        self._piece()
        super().handle_cont(event)

    def handle_ping(self) -> None:
        self._piece()
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        self._piece()
        super().handle_pong(event)

    def _piece(self) -> None:
        """Counts a frame that is no message."""
        now = self.loop.time()
        if now - self._since > PIECES_SECONDS:
            self._since, self._pieces = now, 0
        self._pieces += 1
        if max(self._pieces, len(self.frames)) > PIECES and not self.transport.is_closing():
            _door(self.config).tell(MANY, self.client[0] if self.client else "")
            self.transport.abort()

    # -- how long ------------------------------------------------------------------------------------------------

    def _start(self) -> None:
        self._stop()
        self._unsent = self.transport.get_write_buffer_size()
        self._patience = self.loop.call_later(_door(self.config).seconds[SEND], self._late)

    def _stop(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def _late(self) -> None:
        if self._unsent - self.transport.get_write_buffer_size() >= PROGRESS:
            self._start()
        else:
            _door(self.config).tell(SEND, self.client[0] if self.client else "")
            self.transport.abort()

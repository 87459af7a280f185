"""Limits on connections: how much one may send, how long it may take, and how many one address may have.

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

from paddock.server.identity import rate_limit_address
from paddock.server.json_logs import RateLimitedLog
from paddock.server.limits import OpenCount
from paddock.server.settings import Settings

RESERVED_DESCRIPTORS: Final = 64
"""Descriptors that connections leave to the store, the bots and the log."""
MAX_UNREAD_BODY: Final = 1 << 24
"""Bytes of a body that are still read after its answer, so that whoever sends it gets to read the answer."""
MIN_PROGRESS_BYTES: Final = 4096
"""Bytes that somebody who reads slowly must have read in the time that they are given, to be given it again."""
MAX_PARTIAL_FRAMES: Final = 1000
"""Frames that a socket may send without a message that is whole: parts of one, pings, answers to pings. Whoever sends
more of them within `PARTIAL_FRAMES_SECONDS`, or for one message, is let go; what is too large is refused before."""
PARTIAL_FRAMES_SECONDS: Final = 10.0
READING_HEAD: Final = "head"
READING_BODY: Final = "body"
SENDING: Final = "send"
NO_DESCRIPTORS: Final = "descriptors"
TOO_MANY_CONNECTIONS: Final = "address"
HEAD_TOO_LARGE: Final = "large"
TOO_MANY_FRAMES: Final = "pieces"


def raise_descriptor_limit(wanted_descriptors: int = 0) -> int:
    """How many files and connections this process may have open; asks the system for as many as wanted first."""
    if sys.platform == "win32":
        return 1 << 20
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    unlimited = resource.RLIM_INFINITY
    more = wanted_descriptors if hard == unlimited else min(wanted_descriptors, hard)
    if soft != unlimited and soft < more:
        resource.setrlimit(resource.RLIMIT_NOFILE, (more, hard))
        soft = more
    return 1 << 20 if soft == unlimited else soft


class ConnectionLimiter:
    """Counts the open connections of each address, and tells the log which were refused or given up."""

    def __init__(
        self, settings: Settings, app: Litestar, count_refusal: Callable[[str], None] = lambda _: None
    ) -> None:
        limit = raise_descriptor_limit()
        self.settings: Final = settings
        self.descriptor_limit: Final = limit - min(RESERVED_DESCRIPTORS, limit // 4)
        """A descriptor with this number or a higher one: nearly all are taken, for a system gives the lowest first."""
        self.max_per_address: Final = min(settings.max_connections_per_address, self.descriptor_limit // 2)
        self.timeouts: Final = {
            READING_HEAD: settings.header_seconds,
            READING_BODY: settings.body_seconds,
            SENDING: settings.send_seconds,
        }
        self._proxies: Final = ProxyHeadersMiddleware(app, settings.proxies).trusted_hosts  # type: ignore[arg-type]
        self._connections: Final = OpenCount()
        self._log: Final = RateLimitedLog()
        self._on_refused: Final = count_refusal

    @property
    def open_connections(self) -> int:
        """How many connections there are."""
        return self._connections.total

    def admit(self, address: str, file_descriptor: int) -> str:
        """Counts a connection; why it can't come in, or nothing."""
        reason, group = "", rate_limit_address(address)
        if file_descriptor >= self.descriptor_limit:
            reason = NO_DESCRIPTORS
        elif self._connections.count(group) >= self.max_per_address and address not in self._proxies:
            reason = TOO_MANY_CONNECTIONS
        self._connections.add(group)
        if reason:
            self.report_refusal(reason, address)
        return reason

    def release(self, address: str) -> None:
        """A connection has ended."""
        self._connections.remove(rate_limit_address(address))

    def report_refusal(self, reason: str, address: str) -> None:
        """Counts a connection that was turned away, and now and then writes a line about it."""
        self._on_refused(reason)
        about = {"why": reason, "client": address, "open": self.open_connections}
        self._log.log(logging.WARNING, "a connection was turned away", about, reason)


class ServerConfig(uvicorn.Config):
    """Uvicorn's settings, and our limiter."""

    def __init__(self, app: Litestar, limiter: ConnectionLimiter, **options: Any) -> None:
        super().__init__(app, http=LimitedHttpProtocol, ws=LimitedWebSocketProtocol, **options)
        self.limiter: Final = limiter


def _limiter(config: uvicorn.Config) -> ConnectionLimiter:
    assert isinstance(config, ServerConfig)
    return config.limiter


class LimitedHttpProtocol(HttpToolsProtocol):
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
        self._limiter: Final = _limiter(config)
        self._address = ""
        self._reading = READING_HEAD
        self._waiting_for = ""
        self._timer: asyncio.TimerHandle | None = None
        self._bytes_received = 0
        self._unsent_bytes = 0
        self._unread_body_bytes = 0
        self._is_closed = False
        self._request_in_progress: RequestResponseCycle | None = None

    # -- its life ------------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._address = self.client[0] if self.client else ""
        socket = transport.get_extra_info("socket")
        if self._limiter.admit(self._address, socket.fileno() if socket is not None else -1):
            self._refuse(HTTPStatus.SERVICE_UNAVAILABLE)
        self._restart_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timers()
        self._limiter.release(self._address)
        # The library tells the request that was read last; of several, another one is being answered.
        if self._request_in_progress is not None and not self._request_in_progress.response_complete:
            self._request_in_progress.disconnected = True
            self._request_in_progress.message_event.set()
        super().connection_lost(exc)

    def _start_asgi_task(self, request_cycle: RequestResponseCycle, app: Any) -> None:
        self._request_in_progress = request_cycle
        super()._start_asgi_task(request_cycle, app)

    def handle_websocket_upgrade(self) -> None:
        self._stop_timers()
        super().handle_websocket_upgrade()

    def _stop_timers(self) -> None:
        """Nothing is waited for any more."""
        self._is_closed = True
        self._stop_timer()

    def _stop_timer(self) -> None:
        self._waiting_for = ""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    # -- how much ------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self._reading = self._reading or READING_HEAD
        self._bytes_received += len(data)
        super().data_received(data)
        if self._bytes_received > self._limiter.settings.max_header_bytes and not self._is_closed:
            self._refuse_large_request()
        self._restart_timer()

    def on_headers_complete(self) -> None:
        size = len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers)
        if size > self._limiter.settings.max_header_bytes:
            raise ValueError(size)  # the library answers that it can't read the request
        self._reading = READING_BODY
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._bytes_received -= len(body)
        if self.cycle.response_complete:
            self._unread_body_bytes += len(body)
            if self._unread_body_bytes > MAX_UNREAD_BODY:
                self.transport.abort()
        super().on_body(body)

    def on_message_complete(self) -> None:
        if self._waiting_for != SENDING:
            self._stop_timer()
        self._reading = ""
        self._bytes_received = 0
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        if self._bytes_received > self._limiter.settings.max_header_bytes:
            self._refuse_large_request()
        else:
            super().send_400_response(msg)

    def _refuse_large_request(self) -> None:
        if not self.transport.is_closing():
            self._limiter.report_refusal(HEAD_TOO_LARGE, self._address)
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)

    # -- how long ------------------------------------------------------------------------------------------------

    def pause_writing(self) -> None:
        super().pause_writing()
        self._restart_timer()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._restart_timer()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._restart_timer()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._restart_timer()

    def _restart_timer(self) -> None:
        """Sets the clock for what is waited for, if that has changed."""
        waiting = SENDING if self.transport.is_closing() or self.flow.write_paused else self._reading
        if self._is_closed or (waiting == self._waiting_for and self._timer is not None):
            return
        self._stop_timer()
        self._waiting_for = waiting
        if waiting:
            self._unsent_bytes = self.transport.get_write_buffer_size()
            self._timer = self.loop.call_later(self._limiter.timeouts[waiting], self._on_timeout)

    def _on_timeout(self) -> None:
        self._timer = None
        if self._is_server_to_answer():
            self._restart_timer()
        elif self._waiting_for == READING_HEAD and not self._bytes_received:
            self.transport.close()  # opened ahead of need, as browsers do
            self._restart_timer()
        else:
            self._limiter.report_refusal(self._waiting_for, self._address)
            if self._waiting_for == SENDING or (self._waiting_for == READING_BODY and self.cycle.response_started):
                self.transport.abort()
            else:
                self._refuse(HTTPStatus.REQUEST_TIMEOUT)
                self._restart_timer()

    def _is_server_to_answer(self) -> bool:
        """Whether it is not the client's turn: an earlier request is not answered yet, or what was sent is read."""
        if self._waiting_for == SENDING:
            return self._unsent_bytes - self.transport.get_write_buffer_size() >= MIN_PROGRESS_BYTES
        if self._waiting_for == READING_BODY:
            return bool(self.pipeline)
        return self._is_answering()

    def _is_answering(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is not None and not cycle.response_complete

    def _refuse(self, status_code: HTTPStatus) -> None:
        """Says why, if nothing else is being said, and closes."""
        if not self._is_answering() or not self.cycle.response_started:
            head = (
                f"HTTP/1.1 {status_code.value} {status_code.phrase}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
            )
            self.transport.write(head.encode("ascii"))
        self.transport.close()


class LimitedWebSocketProtocol(WebSocketsSansIOProtocol):
    """A connection that has become a socket. Messages have bounds of their own; here it is only seen to that somebody
    who does not read, or sends frames that never make a message, does not keep it open."""

    _timer: asyncio.TimerHandle | None = None
    _unsent_bytes = 0
    _partial_frames = 0
    _partial_frames_since = 0.0

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timer()
        _limiter(self.config).release(self.client[0] if self.client else "")
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
        self._partial_frames = 0
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
        self._start_timer()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_timer()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        if not self.disconnected:
            self._start_timer()

    # -- how much ------------------------------------------------------------------------------------------------

    def handle_cont(self, event: Frame) -> None:
        self._count_partial_frame()
        super().handle_cont(event)

    def handle_ping(self) -> None:
        self._count_partial_frame()
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        self._count_partial_frame()
        super().handle_pong(event)

    def _count_partial_frame(self) -> None:
        """Counts a frame that is no message."""
        now = self.loop.time()
        if now - self._partial_frames_since > PARTIAL_FRAMES_SECONDS:
            self._partial_frames_since, self._partial_frames = now, 0
        self._partial_frames += 1
        if max(self._partial_frames, len(self.frames)) > MAX_PARTIAL_FRAMES and not self.transport.is_closing():
            _limiter(self.config).report_refusal(TOO_MANY_FRAMES, self.client[0] if self.client else "")
            self.transport.abort()

    # -- how long ------------------------------------------------------------------------------------------------

    def _start_timer(self) -> None:
        self._stop_timer()
        self._unsent_bytes = self.transport.get_write_buffer_size()
        self._timer = self.loop.call_later(_limiter(self.config).timeouts[SENDING], self._on_timeout)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _on_timeout(self) -> None:
        if self._unsent_bytes - self.transport.get_write_buffer_size() >= MIN_PROGRESS_BYTES:
            self._start_timer()
        else:
            _limiter(self.config).report_refusal(SENDING, self.client[0] if self.client else "")
            self.transport.abort()

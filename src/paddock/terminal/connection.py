"""The connection to a table on a server: one socket in a thread of its own, opened again whenever it breaks.

Whatever was asked and not answered is asked again on the next socket. That is harmless: a decision carries its id, what
was said is looked for in what was heard, and other requests are refused by the table when they come twice.
"""

from __future__ import annotations

import contextlib
import secrets
import threading
import time
from collections import deque
from collections.abc import Callable
from typing import Any, Final

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

from paddock.terminal.errors import RemoteError, ServerUnreachableError
from paddock.terminal.links import Link
from paddock.terminal.timeouts import Timeouts

JsonMessage = dict[str, Any]
MAX_RETRY_SECONDS: Final = 3.0
FIRST_RETRY_SECONDS: Final = 0.2
TEMPORARY_REFUSALS: Final = frozenset({"stopping", "busy", "too-many", "broken"})
"""Codes of refusals that are over in a moment."""
ALREADY_DONE_REFUSALS: Final = frozenset({"started", "proposal", "take-back", "not-paused", "paused", "finished"})
"""Codes with which a table refuses what it has already done."""


class TableConnection:
    """What a table sends, in its order, and a way to ask it. All fields are read while `change_condition` is held."""

    def __init__(
        self,
        table_link: Link,
        token: str | None,
        language: str,
        player_name: str = "",
        timeouts: Timeouts | None = None,
    ) -> None:
        self.table_link: Final = table_link
        self.timeouts: Final = timeouts if timeouts is not None else Timeouts()
        self.change_condition: Final = threading.Condition()
        self.table_view: JsonMessage = {}
        self.updates: Final[deque[JsonMessage]] = deque()
        self.last_number = 0
        self.received_at = time.monotonic()
        self.is_connected = False
        self.is_stored = True
        self.fatal_error: RemoteError | None = None
        self.rematch_link: str | None = None
        self.on_change: Callable[[], None] | None = None
        self.restart_count = 0
        """How often the whole story had to be begun anew, because another seat is looked from."""
        self._hello_message: Final[JsonMessage] = {"token": token, "language": language, "name": player_name}
        if table_link.invitation and token is None:
            self._hello_message["invitation"] = table_link.invitation
        self._pending: Final[dict[str, JsonMessage]] = {}
        self._resent_ids: Final[set[str]] = set()
        self._answers: Final[dict[str, JsonMessage]] = {}
        self._socket: ClientConnection | None = None
        self._http: Final = httpx.Client()
        self._is_closed = threading.Event()
        self._thread: Final = threading.Thread(target=self._run_until_closed, name="connection", daemon=True)

    def open(self) -> None:
        """Begins to listen."""
        self._thread.start()

    def close(self) -> None:
        """Hangs up."""
        self._is_closed.set()
        with self.change_condition:
            socket = self._socket
        if socket is not None:
            with contextlib.suppress(WebSocketException, OSError):
                socket.close()
        if self._thread.is_alive():
            self._thread.join(2)
        self._http.close()

    # -- asking --------------------------------------------------------------------------------------------------

    def send(self, message: JsonMessage) -> str:
        """Asks for something; returns the id by which :meth:`take_answer` knows it."""
        request_id = str(message.setdefault("id", secrets.token_hex(8)))
        with self.change_condition:
            self._pending[request_id] = message
            socket = self._socket if self.is_connected else None
        if socket is not None:
            self._send_now(socket, message)
        return request_id

    def take_answer(self, request_id: str) -> JsonMessage | None:
        """The answer, if it is there. Raises :class:`RemoteError` where the table refused."""
        with self.change_condition:
            if self.fatal_error is not None:
                raise self.fatal_error
            answer = self._answers.pop(request_id, None)
            if answer is None:
                return None
            was_resent = request_id in self._resent_ids
            self._resent_ids.discard(request_id)
        error = answer.get("error")
        if error is not None and not (was_resent and error.get("code") in ALREADY_DONE_REFUSALS):
            raise RemoteError.from_answer(error)
        return answer

    def forget_request(self, request_id: str) -> None:
        """Whatever the answer is, it is no longer waited for."""
        with self.change_condition:
            self._pending.pop(request_id, None)
            self._answers.pop(request_id, None)
            self._resent_ids.discard(request_id)

    def request(
        self, message: JsonMessage, on_idle: Callable[[], None] | None = None, timeout_seconds: float | None = None
    ) -> JsonMessage:
        """Asks and waits: as long as it takes, or so many seconds; then raises :class:`ServerUnreachableError`."""
        request_id = self.send(message)
        until = None if timeout_seconds is None else time.monotonic() + timeout_seconds
        try:
            while True:
                answer = self.take_answer(request_id)
                if answer is not None:
                    return answer
                if on_idle is not None:
                    on_idle()
                if until is not None and time.monotonic() > until:
                    raise ServerUnreachableError(server=self.table_link.server)
                with self.change_condition:
                    if request_id not in self._answers and self.fatal_error is None:
                        self.change_condition.wait(0.1)
        finally:
            self.forget_request(request_id)

    def set_language(self, language: str) -> None:
        """The language in which the server says what it refuses, from now on."""
        self._hello_message["language"] = language
        self.discard_answer(self.send({"language": language}))

    def discard_answer(self, request_id: str) -> None:
        """Nobody waits for this answer: it is dropped when it comes."""
        with self.change_condition:
            self._pending.pop(request_id, None)

    # -- the thread ----------------------------------------------------------------------------------------------

    def _run_until_closed(self) -> None:
        wait = FIRST_RETRY_SECONDS
        while not self._is_closed.is_set():
            try:
                with connect(
                    self.table_link.socket_url,
                    open_timeout=self.timeouts.socket_open,
                    close_timeout=1,
                    max_size=None,
                    compression=None,
                ) as socket:
                    try:
                        self._handshake(socket)
                        wait = FIRST_RETRY_SECONDS
                        while not self._is_closed.is_set():
                            self._receive(msgspec.json.decode(socket.recv()))
                    finally:
                        self._mark_disconnected()
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code == 4401:
                    self._stop_with_error(self.fatal_error or RemoteError(message="", code="bad-token"))
            except InvalidStatus as refused:
                if refused.response.status_code in (403, 404):
                    self._stop_with_error(RemoteError(message=str(refused), code="no-page"))
            except (OSError, TimeoutError, WebSocketException, EOFError, msgspec.DecodeError, httpx.HTTPError):
                pass
            except RemoteError as error:
                self._stop_with_error(error)
            if self.fatal_error is not None:
                return
            self._mark_disconnected()
            self._is_closed.wait(wait)
            wait = min(MAX_RETRY_SECONDS, wait * 1.6)

    def _mark_disconnected(self) -> None:
        """The socket is gone; that is known before it is closed in all form, which may take a while."""
        with self.change_condition:
            self._socket, self.is_connected = None, False
        self._notify()

    def _handshake(self, socket: ClientConnection) -> None:
        """Says who is there and what was seen, and asks again what was not answered."""
        self._send_now(socket, {"hello": {**self._hello_message, "after": self.last_number}})
        while True:
            first = msgspec.json.decode(socket.recv(timeout=2 * self.timeouts.socket_open))
            error = first.get("error")
            if error is not None:
                if error.get("code") in TEMPORARY_REFUSALS:
                    raise TimeoutError
                raise RemoteError.from_answer(error)
            self._receive(first)
            if "table" in first:
                break
        own_chat = [
            update["text"]
            for update in first.get("updates", ())
            if update["kind"] == "said" and update["seat"] is not None and update["seat"] == first["table"]["you"]
        ]
        with self.change_condition:
            self._socket, self.is_connected, self.is_stored = socket, True, True
            for request_id, message in list(self._pending.items()):
                if " ".join(str(message.get("say", "")).split()) in own_chat:
                    del self._pending[request_id]
                    self._answers[request_id] = {"id": request_id, "done": True}
            waiting = list(self._pending.items())
            self._resent_ids.update(request_id for request_id, _ in waiting)
        self._notify()
        for _, message in waiting:
            self._send_now(socket, message)

    @staticmethod
    def _send_now(socket: ClientConnection, message: JsonMessage) -> None:
        with contextlib.suppress(WebSocketException, OSError):
            socket.send(msgspec.json.encode(message).decode())

    def _receive(self, message: JsonMessage) -> None:
        with self.change_condition:
            if "trouble" in message:
                self.is_stored = message["trouble"] is None
            if "rematch" in message:
                self.rematch_link = str(message["rematch"])
            request_id = message.get("id")
            if request_id and self._pending.pop(request_id, None) is not None:
                self._answers[request_id] = message
        if "table" in message:
            self._take_table_view(message)
        self._notify()

    def _take_table_view(self, message: JsonMessage) -> None:
        table_view = message["table"]
        other = bool(self.table_view) and table_view["you"] != self.table_view["you"]
        after = 0 if other else self.last_number
        updates = self._fetch_missed(after) if message.get("reset") or other else message.get("updates", [])
        with self.change_condition:
            if other:
                self.updates.clear()
                self.restart_count += 1
            self.updates.extend(update for update in updates if update["number"] > after)
            self.table_view = table_view
            self.last_number = max([table_view["number"], *(update["number"] for update in updates[-1:])])
            self.received_at = time.monotonic()
            self.rematch_link = table_view.get("rematch") or self.rematch_link

    def _fetch_missed(self, after_update: int) -> list[JsonMessage]:
        """What was missed, page by page: it was more than the server has at hand."""
        updates: list[JsonMessage] = []
        while True:
            answer = self.get("/log", self.timeouts.request_seconds, after=after_update)
            if answer.status_code == httpx.codes.TOO_MANY_REQUESTS:
                time.sleep(min(self.timeouts.connect_seconds, float(answer.headers.get("retry-after", 1))))
                continue
            answer.raise_for_status()
            page = answer.json()
            updates += page["updates"]
            if not page["updates"] or page["updates"][-1]["number"] >= page["last"]:
                return updates
            after_update = page["updates"][-1]["number"]

    def get(self, path: str, timeout_seconds: float, **parameters: int) -> httpx.Response:
        """Asks the table's API for something, beside the socket."""
        headers = {"Accept-Language": str(self._hello_message["language"])}
        if self._hello_message["token"]:
            headers["Authorization"] = f"Bearer {self._hello_message['token']}"
        if self._hello_message.get("invitation"):
            headers["X-Paddock-Invitation"] = str(self._hello_message["invitation"])
        timeout = httpx.Timeout(timeout_seconds, connect=self.timeouts.connect_seconds)
        return self._http.get(self.table_link.api_url(path), params=parameters, headers=headers, timeout=timeout)

    def _stop_with_error(self, error: RemoteError) -> None:
        with self.change_condition:
            self.fatal_error, self.is_connected = error, False
        self._notify()

    def _notify(self) -> None:
        with self.change_condition:
            self.change_condition.notify_all()
        if self.on_change is not None:
            self.on_change()

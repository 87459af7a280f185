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

Message = dict[str, Any]
LONGEST_WAIT: Final = 3.0
FIRST_WAIT: Final = 0.2
TEMPORARY_REFUSALS: Final = frozenset({"stopping", "busy", "too-many", "broken"})
"""Codes of refusals that are over in a moment."""
ALREADY_DONE_REFUSALS: Final = frozenset({"started", "proposal", "take-back", "not-paused", "paused", "finished"})
"""Codes with which a table refuses what it has already done."""


class TableConnection:
    """What a table sends, in its order, and a way to ask it. All fields are read while `changed` is held."""

    def __init__(
        self, link: Link, token: str | None, language: str, name: str = "", timeouts: Timeouts | None = None
    ) -> None:
        self.link: Final = link
        self.timeouts: Final = timeouts if timeouts is not None else Timeouts()
        self.changed: Final = threading.Condition()
        self.table_view: Message = {}
        self.notes: Final[deque[Message]] = deque()
        self.last_number = 0
        self.received_at = time.monotonic()
        self.connected = False
        self.stored = True
        self.fatal_error: RemoteError | None = None
        self.rematch: str | None = None
        self.on_change: Callable[[], None] | None = None
        self.restarts = 0
        """How often the whole story had to be begun anew, because another seat is looked from."""
        self._hello: Final[Message] = {"token": token, "language": language, "name": name}
        if link.invitation and token is None:
            self._hello["invitation"] = link.invitation
        self._pending: Final[dict[str, Message]] = {}
        self._asked_twice: Final[set[str]] = set()
        self._answers: Final[dict[str, Message]] = {}
        self._socket: ClientConnection | None = None
        self._closed = threading.Event()
        self._thread: Final = threading.Thread(target=self._run, name="connection", daemon=True)

    def open(self) -> None:
        """Begins to listen."""
        self._thread.start()

    def close(self) -> None:
        """Hangs up."""
        self._closed.set()
        with self.changed:
            socket = self._socket
        if socket is not None:
            with contextlib.suppress(WebSocketException, OSError):
                socket.close()
        if self._thread.is_alive():
            self._thread.join(2)

    # -- asking --------------------------------------------------------------------------------------------------

    def send(self, message: Message) -> str:
        """Asks for something; returns the id by which :meth:`take_answer` knows it."""
        asked = str(message.setdefault("id", secrets.token_hex(8)))
        with self.changed:
            self._pending[asked] = message
            socket = self._socket if self.connected else None
        if socket is not None:
            self._send_now(socket, message)
        return asked

    def take_answer(self, asked: str) -> Message | None:
        """The answer, if it is there. Raises :class:`RemoteError` where the table refused."""
        with self.changed:
            if self.fatal_error is not None:
                raise self.fatal_error
            found = self._answers.pop(asked, None)
            if found is None:
                return None
            twice = asked in self._asked_twice
            self._asked_twice.discard(asked)
        error = found.get("error")
        if error is not None and not (twice and error.get("code") in ALREADY_DONE_REFUSALS):
            raise RemoteError.from_answer(error)
        return found

    def forget(self, asked: str) -> None:
        """Whatever the answer is, it is no longer waited for."""
        with self.changed:
            self._pending.pop(asked, None)
            self._answers.pop(asked, None)
            self._asked_twice.discard(asked)

    def request(
        self, message: Message, idle: Callable[[], None] | None = None, patience: float | None = None
    ) -> Message:
        """Asks and waits: as long as it takes, or so many seconds; then raises :class:`ServerUnreachableError`."""
        asked = self.send(message)
        until = None if patience is None else time.monotonic() + patience
        try:
            while True:
                found = self.take_answer(asked)
                if found is not None:
                    return found
                if idle is not None:
                    idle()
                if until is not None and time.monotonic() > until:
                    raise ServerUnreachableError(server=self.link.server)
                with self.changed:
                    if asked not in self._answers and self.fatal_error is None:
                        self.changed.wait(0.1)
        finally:
            self.forget(asked)

    def set_language(self, language: str) -> None:
        """The language in which the server says what it refuses, from now on."""
        self._hello["language"] = language
        self.discard_answer(self.send({"language": language}))

    def discard_answer(self, asked: str) -> None:
        """Nobody waits for this answer: it is dropped when it comes."""
        with self.changed:
            self._pending.pop(asked, None)

    # -- the thread ----------------------------------------------------------------------------------------------

    def _run(self) -> None:
        wait = FIRST_WAIT
        while not self._closed.is_set():
            try:
                with connect(
                    self.link.socket_url,
                    open_timeout=self.timeouts.socket_open,
                    close_timeout=1,
                    max_size=None,
                    compression=None,
                ) as socket:
                    try:
                        self._handshake(socket)
                        wait = FIRST_WAIT
                        while not self._closed.is_set():
                            self._receive(msgspec.json.decode(socket.recv()))
                    finally:
                        self._mark_disconnected()
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code == 4401:
                    self._fail(self.fatal_error or RemoteError(message="", code="bad-token"))
            except InvalidStatus as refused:
                if refused.response.status_code in (403, 404):
                    self._fail(RemoteError(message=str(refused), code="no-page"))
            except (OSError, TimeoutError, WebSocketException, EOFError, msgspec.DecodeError, httpx.HTTPError):
                pass
            except RemoteError as error:
                self._fail(error)
            if self.fatal_error is not None:
                return
            self._mark_disconnected()
            self._closed.wait(wait)
            wait = min(LONGEST_WAIT, wait * 1.6)

    def _mark_disconnected(self) -> None:
        """The socket is gone; that is known before it is closed in all form, which may take a while."""
        with self.changed:
            self._socket, self.connected = None, False
        self._notify()

    def _handshake(self, socket: ClientConnection) -> None:
        """Says who is there and what was seen, and asks again what was not answered."""
        self._send_now(socket, {"hello": {**self._hello, "after": self.last_number}})
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
        mine = [
            note["text"]
            for note in first.get("updates", ())
            if note["kind"] == "said" and note["seat"] is not None and note["seat"] == first["table"]["you"]
        ]
        with self.changed:
            self._socket, self.connected, self.stored = socket, True, True
            for asked, message in list(self._pending.items()):
                if " ".join(str(message.get("say", "")).split()) in mine:
                    del self._pending[asked]
                    self._answers[asked] = {"id": asked, "done": True}
            waiting = list(self._pending.items())
            self._asked_twice.update(asked for asked, _ in waiting)
        self._notify()
        for _, message in waiting:
            self._send_now(socket, message)

    @staticmethod
    def _send_now(socket: ClientConnection, message: Message) -> None:
        with contextlib.suppress(WebSocketException, OSError):
            socket.send(msgspec.json.encode(message).decode())

    def _receive(self, message: Message) -> None:
        with self.changed:
            if "trouble" in message:
                self.stored = message["trouble"] is None
            if "rematch" in message:
                self.rematch = str(message["rematch"])
            asked = message.get("id")
            if asked and self._pending.pop(asked, None) is not None:
                self._answers[asked] = message
        if "table" in message:
            self._take_table_view(message)
        self._notify()

    def _take_table_view(self, message: Message) -> None:
        sight = message["table"]
        other = bool(self.table_view) and sight["you"] != self.table_view["you"]
        after = 0 if other else self.last_number
        notes = self._fetch_missed(after) if message.get("reset") or other else message.get("updates", [])
        with self.changed:
            if other:
                self.notes.clear()
                self.restarts += 1
            self.notes.extend(note for note in notes if note["number"] > after)
            self.table_view = sight
            self.last_number = max([sight["number"], *(note["number"] for note in notes[-1:])])
            self.received_at = time.monotonic()
            self.rematch = sight.get("rematch") or self.rematch

    def _fetch_missed(self, after: int) -> list[Message]:
        """What was missed, page by page: it was more than the server has at hand."""
        found: list[Message] = []
        with httpx.Client(timeout=httpx.Timeout(self.timeouts.request, connect=self.timeouts.connect)) as http:
            while True:
                answer = http.get(self.link.api_url("/log"), params={"after": after}, headers=self.headers())
                if answer.status_code == httpx.codes.TOO_MANY_REQUESTS:
                    time.sleep(min(self.timeouts.connect, float(answer.headers.get("retry-after", 1))))
                    continue
                answer.raise_for_status()
                page = answer.json()
                found += page["updates"]
                if not page["updates"] or page["updates"][-1]["number"] >= page["last"]:
                    return found
                after = page["updates"][-1]["number"]

    def headers(self) -> dict[str, str]:
        """Who asks, for requests beside the socket."""
        found = {"Accept-Language": str(self._hello["language"])}
        if self._hello["token"]:
            found["Authorization"] = f"Bearer {self._hello['token']}"
        if self._hello.get("invitation"):
            found["X-Paddock-Invitation"] = str(self._hello["invitation"])
        return found

    def _fail(self, error: RemoteError) -> None:
        with self.changed:
            self.fatal_error, self.connected = error, False
        self._notify()

    def _notify(self) -> None:
        with self.changed:
            self.changed.notify_all()
        if self.on_change is not None:
            self.on_change()

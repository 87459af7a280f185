"""`paddock play --at URL`: finds the table, takes a seat, plays, and comes back to the same seat when called again."""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from typing import Final

import msgspec

from paddock.core.best_results import titles_with_best_results
from paddock.core.errors import PaddockError
from paddock.core.registry import game as title_named
from paddock.core.registry import titles
from paddock.core.settings import read_settings
from paddock.terminal.connection import TableConnection
from paddock.terminal.errors import LeaveTable, RemoteError, ServerUnreachableError
from paddock.terminal.links import Link
from paddock.terminal.nonblocking_input import NonBlockingLineIO
from paddock.terminal.remote_plain_table import RemotePlainTable, choose_table
from paddock.terminal.remote_table import RemoteTable
from paddock.terminal.server_client import ServerClient, parse_table_seats
from paddock.terminal.timeouts import Timeouts
from paddock.terminal.translator import title_name, translator
from paddock.terminal.user_files import UserFiles

DEFAULT_TABLE_SEATS: Final = "me,link"


class TableRequest(msgspec.Struct):
    """What the command line says about a table that is to be opened, and about who sits down."""

    title: str | None = None
    seats: str | None = None
    settings: Sequence[str] = ()
    name: str | None = None
    public: bool = False
    watch: bool = False
    daily: bool = False


class RemoteSession:
    """A person's visit to a server: one table, and rematches with the same people."""

    def __init__(
        self,
        table_link: Link,
        request: TableRequest,
        language: str,
        user_files: UserFiles,
        line_io: NonBlockingLineIO,
        timeouts: Timeouts | None = None,
    ) -> None:
        self._timeouts: Final = timeouts if timeouts is not None else Timeouts()
        self._request: Final = request
        self._user_files: Final = user_files
        self._line_io: Final = line_io
        self.language = language
        self.table_link = table_link
        self.client: Final = ServerClient(table_link, user_files, language, self._timeouts)
        self.connection: TableConnection | None = None

    def _message(self, message_key: str, **args: object) -> str:
        return translator(self.language).message(message_key, **args)

    def join_table(self) -> RemoteTable:
        """The table: chosen or opened where the address names none, with a seat where one is to be had."""
        if not self.table_link.match:
            named = self._request.title is not None or self._request.daily
            match = None if named else choose_table(self.client, self._line_io, self.language)
            self.table_link = self.client.table_link.to_table(match) if match is not None else self._open_table()
        return self.connect(self._seat_token())

    def _open_table(self) -> Link:
        request = self._request
        if request.daily:
            return self.client.open_daily(request.title or titles_with_best_results()[0], self._player_name())
        title = request.title or self._ask_title()
        settings = read_settings(title_named(title), request.settings)
        seats = request.seats
        if seats is None and request.title is None:
            seats = self._line_io.ask(self._message("table-remote-seats")) or DEFAULT_TABLE_SEATS
        link = self.client.open_table(
            title,
            settings,
            parse_table_seats(seats or DEFAULT_TABLE_SEATS, self._player_name()),
            is_public=request.public,
        )
        self._line_io.say(self._message("table-remote-invite", link=str(link)))
        return link

    def _ask_title(self) -> str:
        """What is played at a new table: chosen, where there is more than one title."""
        known = titles()
        if len(known) == 1:
            return known[0]
        self._line_io.say(*(f"{number:3}. {title_name(each, self.language)}" for number, each in enumerate(known, 1)))
        while True:
            text = self._line_io.ask(self._message("table-menu-titles"))
            if text in known:
                return text
            if text.isdecimal() and 1 <= int(text[:6]) <= len(known):
                return known[int(text[:6]) - 1]

    def _player_name(self) -> str:
        """The name to sit down with: given, typed, or the one of last time."""
        if self._request.name:
            return self._request.name
        known = self._user_files.load_preferences().name or ""
        typed = self._line_io.ask(self._message("table-remote-name", known=known or "none")) or known
        while not typed:
            typed = self._line_io.ask(self._message("table-remote-name", known="none"))
        self._user_files.update_preferences(name=typed[:40])
        return typed[:40]

    def _seat_token(self) -> str | None:
        """The key to the seat that was taken before, or to one that is taken now; None to watch."""
        kept = self.client.seat_token(self.table_link.match)
        if kept is not None or self._request.watch:
            return kept if not self._request.watch else None
        if not self.client.has_free_seat(self.table_link):
            return None
        try:
            return self.client.take_seat(self.table_link, self._player_name())
        except ServerUnreachableError:
            raise
        except RemoteError as error:
            if error.details.get("code") not in ("full", "started", "finished"):
                raise
            self._line_io.say(translator(self.language).error(error), self._message("table-remote-watching"))
            return None

    def connect(self, token: str | None) -> RemoteTable:
        """Goes to the table. Raises :class:`RemoteError` when it can't be reached."""
        connection = TableConnection(
            self.table_link, token, self.language, self._user_files.load_preferences().name or "", self._timeouts
        )
        self.connection = connection
        connection.open()
        until = time.monotonic() + self._timeouts.first_view
        with connection.change_condition:
            while not connection.table_view and connection.fatal_error is None and time.monotonic() < until:
                connection.change_condition.wait(0.1)
        if connection.fatal_error is not None:
            if connection.fatal_error.details.get("code") == "bad-token":
                self.client.forget_token(self.table_link.match)
            raise connection.fatal_error
        if not connection.table_view:
            raise ServerUnreachableError(server=self.table_link.server)
        return RemoteTable(connection, self._user_files)

    def rematch(self) -> RemoteTable:
        """The next game with the same people."""
        self._disconnect()
        self.table_link = self.client.open_rematch(self.table_link.match)
        return self.connect(self.client.seat_token(self.table_link.match))

    def _disconnect(self) -> None:
        if self.connection is not None:
            self.connection.close()
            self.connection = None

    def close(self) -> None:
        """Closes all connections; the seat stays taken."""
        self._disconnect()
        self.client.close()

    def return_instructions(self) -> str:
        """How to come back."""
        return self._message(
            "table-remote-kept", command=f"paddock play --at '{self.table_link.to_table(self.table_link.match)}'"
        )


def run_remote(
    address: str, request: TableRequest, language: str, user_files: UserFiles, *, is_plain: bool, speed: int
) -> int:
    """The command: returns the exit code."""
    lines = NonBlockingLineIO(sys.stdin, sys.stdout, can_clear=sys.stdout.isatty() and sys.stdin.isatty())
    session: RemoteSession | None = None
    try:
        session = RemoteSession(Link.parse(address), request, language, user_files, lines)
        table = session.join_table()
        while True:
            played = RemotePlainTable(table, session.client, session.language, lines, user_files)
            if not played.wait_for_start():
                return 0
            session.language = played.language
            again = _full_screen(table, session, user_files, speed) if not is_plain else played.run()
            session.language = played.language if is_plain else session.language
            if not again:
                return 0
            table = session.rematch()
    except PaddockError as error:
        spoken = session.language if session is not None else language
        print(translator(spoken).error(error), file=sys.stderr)
        return 2
    except (LeaveTable, KeyboardInterrupt):
        if session is not None and session.connection is not None:
            lines.say("", session.return_instructions())
        return 0
    finally:
        if session is not None:
            session.close()


def _full_screen(remote_table: RemoteTable, session: RemoteSession, user_files: UserFiles, speed: int) -> bool:
    from paddock.terminal.remote_app import RemoteApp

    remote_table.on_idle = None
    app = RemoteApp(remote_table, user_files, language=session.language, speed=speed)
    rematch = app.run()
    session.language = app.language
    for line in app.exit_lines:
        print(line)
    if rematch is None:
        raise LeaveTable
    return rematch

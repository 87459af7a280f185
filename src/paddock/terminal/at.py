"""`paddock play --at URL`: finds the table, takes a seat, plays, and comes back to the same seat when called again."""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from typing import Final

from paddock.core.errors import PaddockError
from paddock.core.feats import titles_with_records
from paddock.core.registry import game as title_named
from paddock.core.settings import read_settings
from paddock.terminal.errors import AwayError, LeaveTable, RemoteError
from paddock.terminal.joining import Desk, titles, wishes
from paddock.terminal.keeping import Keeping
from paddock.terminal.links import Link
from paddock.terminal.remote import RemoteTable
from paddock.terminal.remote_plain import RemotePlain, choose
from paddock.terminal.tongue import title_name, tongue
from paddock.terminal.typed import TypedLines
from paddock.terminal.waits import Waits
from paddock.terminal.wire import Wire

SEATS: Final = "me,link"


class Wanted:
    """What the command line says about a table that is to be opened, and about who sits down."""

    def __init__(
        self,
        title: str | None = None,
        seats: str | None = None,
        options: Sequence[str] = (),
        name: str | None = None,
        *,
        public: bool = False,
        watch: bool = False,
        daily: bool = False,
    ) -> None:
        self.title = title
        self.seats = seats
        self.options = tuple(options)
        self.name = name
        self.public = public
        self.watch = watch
        self.daily = daily


class Visit:
    """An evening at a server."""

    def __init__(
        self,
        link: Link,
        wanted: Wanted,
        language: str,
        keeping: Keeping,
        lines: TypedLines,
        waits: Waits | None = None,
    ) -> None:
        self._waits: Final = waits if waits is not None else Waits()
        self._wanted: Final = wanted
        self._keeping: Final = keeping
        self._lines: Final = lines
        self.language = language
        self.link = link
        self.desk: Final = Desk(link, keeping, language, self._waits)
        self.wire: Wire | None = None

    def _say(self, key: str, **args: object) -> str:
        return tongue(self.language).message(key, **args)

    def sit(self) -> RemoteTable:
        """The table: chosen or opened where the address names none, with a seat where one is to be had."""
        if not self.link.match:
            named = self._wanted.title is not None or self._wanted.daily
            match = None if named else choose(self.desk, self._lines, self.language)
            self.link = self.desk.link.at(match) if match is not None else self._open()
        return self.connect(self._token())

    def _open(self) -> Link:
        wanted = self._wanted
        if wanted.daily:
            return self.desk.open_daily(wanted.title or titles_with_records()[0], self._name())
        title = wanted.title or self._title()
        options = read_settings(title_named(title), wanted.options)
        seats = wanted.seats
        if seats is None and wanted.title is None:
            seats = self._lines.ask(self._say("table-remote-seats")) or SEATS
        link = self.desk.open(title, options, wishes(seats or SEATS, self._name()), public=wanted.public)
        self._lines.say(self._say("table-remote-invite", link=str(link)))
        return link

    def _title(self) -> str:
        """What is played at a new table: chosen, where there is more than one title."""
        known = titles()
        if len(known) == 1:
            return known[0]
        self._lines.say(*(f"{number:3}. {title_name(each, self.language)}" for number, each in enumerate(known, 1)))
        while True:
            text = self._lines.ask(self._say("table-menu-titles"))
            if text in known:
                return text
            if text.isdecimal() and 1 <= int(text[:6]) <= len(known):
                return known[int(text[:6]) - 1]

    def _name(self) -> str:
        """The name to sit down with: given, typed, or the one of last time."""
        if self._wanted.name:
            return self._wanted.name
        preferences = self._keeping.preferences()
        known = preferences.name or ""
        typed = self._lines.ask(self._say("table-remote-name", known=known or "none")) or known
        while not typed:
            typed = self._lines.ask(self._say("table-remote-name", known="none"))
        preferences.name = typed[:40]
        self._keeping.remember(preferences)
        return typed[:40]

    def _token(self) -> str | None:
        """The key to the seat that was taken before, or to one that is taken now; None to watch."""
        kept = self.desk.token(self.link.match)
        if kept is not None or self._wanted.watch:
            return kept if not self._wanted.watch else None
        if not self.desk.has_room(self.link):
            return None
        try:
            return self.desk.sit(self.link, self._name())
        except AwayError:
            raise
        except RemoteError as error:
            if error.details.get("code") not in ("full", "started", "finished"):
                raise
            self._lines.say(tongue(self.language).error(error), self._say("table-remote-watching"))
            return None

    def connect(self, token: str | None) -> RemoteTable:
        """Goes to the table. Raises :class:`RemoteError` when it can't be reached."""
        wire = Wire(self.link, token, self.language, self._keeping.preferences().name or "", self._waits)
        self.wire = wire
        wire.open()
        until = time.monotonic() + self._waits.table
        with wire.bell:
            while not wire.sight and wire.fatal is None and time.monotonic() < until:
                wire.bell.wait(0.1)
        if wire.fatal is not None:
            if wire.fatal.details.get("code") == "bad-token":
                self.desk.lose(self.link.match)
            raise wire.fatal
        if not wire.sight:
            raise AwayError(server=self.link.server)
        return RemoteTable(wire, self._keeping)

    def again(self) -> RemoteTable:
        """The next game with the same people."""
        self.hang_up()
        self.link = self.desk.rematch(self.link.match)
        return self.connect(self.desk.token(self.link.match))

    def hang_up(self) -> None:
        """Leaves the wire; the seat stays taken."""
        if self.wire is not None:
            self.wire.close()
            self.wire = None

    def farewell(self) -> str:
        """How to come back."""
        return self._say("table-remote-kept", command=f"paddock play --at '{self.link.at(self.link.match)}'")


def run(at: str, wanted: Wanted, language: str, keeping: Keeping, *, plain: bool, speed: int) -> int:
    """The command: returns the exit code."""
    lines = TypedLines(sys.stdin, sys.stdout, clears=sys.stdout.isatty() and sys.stdin.isatty())
    visit: Visit | None = None
    try:
        visit = Visit(Link.parse(at), wanted, language, keeping, lines)
        table = visit.sit()
        while True:
            played = RemotePlain(table, visit.desk, visit.language, lines, keeping)
            if not played.gather():
                return 0
            visit.language = played.language
            again = _full_screen(table, visit, keeping, speed) if not plain else played.run()
            visit.language = played.language if plain else visit.language
            if not again:
                return 0
            table = visit.again()
    except PaddockError as error:
        spoken = visit.language if visit is not None else language
        print(tongue(spoken).error(error), file=sys.stderr)
        return 2
    except (LeaveTable, KeyboardInterrupt):
        if visit is not None and visit.wire is not None:
            lines.say("", visit.farewell())
        return 0
    finally:
        if visit is not None:
            visit.hang_up()


def _full_screen(table: RemoteTable, visit: Visit, keeping: Keeping, speed: int) -> bool:
    from paddock.terminal.remote_app import RemoteApp

    table.idle = None
    app = RemoteApp(table, keeping, language=visit.language, speed=speed)
    wanted = app.run()
    visit.language = app.language
    for line in app.farewell:
        print(line)
    if wanted is None:
        raise LeaveTable
    return wanted

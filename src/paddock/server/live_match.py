"""A match in memory: its lock, those who watch it, and the bots that are thinking for it."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterable
from typing import Final, Protocol

import msgspec
from msgspec import UNSET

from paddock.core.changes import changes_between
from paddock.match.entries import Timestamp
from paddock.match.match import STATUS_OVER, STATUS_PLAYING, Match
from paddock.match.table_view import SeatPresence, TableView, table_view
from paddock.server.errors import BadInvitationError, BadTokenError, NoSuchTableError
from paddock.server.presence import Departures
from paddock.server.socket_messages import News, PresenceChanged, ServerMessage, StoreTrouble
from paddock.server.tokens import SeatToken, Signer, change_count
from paddock.store import Listing


class Watcher(Protocol):
    """Somebody who is told: a socket. `last_update` is the number of the last update that `viewer` was told;
    `keeps_table` says that it carries changes out by itself: it is sent what is new in `last_table`, and no more.
    `is_seen_by_all`: others look at the screen on which the viewer's seat is shown."""

    viewer: int | None
    last_update: int
    last_table: TableView | None
    keeps_table: bool
    is_seen_by_all: bool

    @property
    def own_seats(self) -> tuple[int, ...]:
        """The seats of those who look: several, if they share a screen."""

    def send(self, message: bytes) -> None:
        """Takes a message without waiting."""

    def recheck_token(self) -> None:
        """Looks whether the watcher may still see what it sees."""

    def hide_secrets(self) -> None:
        """Looks whether what the watcher is to be told may be seen by all who look at its screen."""


class LiveMatch:
    """A match as this process holds it. Everything but the watchers is only touched with the lock."""

    def __init__(self, match_id: str, signer: Signer, departures: Departures) -> None:
        self.match_id: Final = match_id
        self.signer: Final = signer
        self.departures: Final = departures
        self.lock: Final = asyncio.Lock()
        self.match: Match | None = None
        self.watchers: Final[set[Watcher]] = set()
        self.bot_tasks: Final[dict[int, asyncio.Task[None]]] = {}
        self.revocations: frozenset[str] = frozenset()
        self.listing: Listing | None = None
        self.snapshot_row = 0
        self.last_used = 0.0
        self.has_written_rows = False
        """Whether this process wrote last: then its bots and clocks go first."""
        self.rematch_id: str | None = None
        self.is_trouble_announced = False
        """Whether everybody was told that the store is away: clocks may have stood, so all get a new table_view after
        it."""

    def loaded_match(self) -> Match:
        """The match, which must have been opened."""
        if self.match is None:
            raise NoSuchTableError(match=self.match_id)
        return self.match

    @property
    def is_idle(self) -> bool:
        """Whether nobody watches, thinks or acts."""
        return not self.watchers and not self.bot_tasks and not self.lock.locked()

    def is_behind(self, row_number: int) -> bool:
        """Whether somebody here has not been told of row `number`."""
        return bool(self.watchers) if self.match is None else self.match.row_number < row_number

    def unload(self) -> None:
        """Forgets what is in memory: the log alone counts."""
        self.match = None
        self.has_written_rows = False

    def set_revoked(self, revoked: frozenset[str]) -> None:
        """What was revoked by now; whoever watches with something that was is let go."""
        if revoked != self.revocations:
            self.revocations = revoked
            for watcher in list(self.watchers):
                watcher.recheck_token()

    def check_invitation(self, invitation: str) -> None:
        """Raises `BadInvitationError` for one that is not good here."""
        if self.signer.read_invitation(invitation, self.match_id) in self.revocations:
            raise BadInvitationError()

    def check_token(self, token: SeatToken) -> SeatToken:
        """The token as it is good now; raises `BadTokenError`."""
        good = token.after_revocations(self.revocations)
        if not good.seats and not good.is_host:
            raise BadTokenError()
        return good

    def new_token(self, seats: Iterable[int], *, is_host: bool) -> str:
        """A token for these seats, younger than all that was revoked."""
        return self.signer.seat_token(self.match_id, seats, self.change_count(), is_host=is_host)

    def change_count(self) -> int:
        """How often a seat was left or a key changed here."""
        return change_count(self.loaded_match().departure_count, self.revocations)

    def table_view(self, viewer: int | None, now: Timestamp, own_seats: Collection[int] = ()) -> TableView:
        """Shows a viewer the table, with the rematch if there is one; from then on what changes is told from there.
        Those who share a screen learn which of their seats may be asked before all eyes."""
        match = self.loaded_match()
        if match.game_session is not None:
            match.game_session.add_viewer(viewer)
        view = table_view(match, viewer, now)
        view["watchers"], view["presence"] = self.spectators(), self.presence()
        if len(own_seats) > 1:
            asked = own_seats if match.status == STATUS_PLAYING else ()
            view["open_seats"] = [seat for seat in match.waiting_for() if seat in asked and not self.shows_secret(seat)]
        if match.game_session is not None and match.status == STATUS_OVER:
            view["rematch"] = self.rematch_id
        return view

    def shows_secret(self, seat: int) -> bool:
        """Whether a seat sees, or is to choose, what others who look at the same screen may not know."""
        match = self.loaded_match()
        return match.game_session is not None and match.game.shows_secret(match.game_session.state, seat)

    def spectators(self) -> int:
        """How many look on without a seat."""
        return sum(not watcher.own_seats for watcher in self.watchers)

    def presence(self) -> list[SeatPresence]:
        """Who is there, and since when the others are not."""
        here = {seat for watcher in self.watchers for seat in watcher.own_seats}
        return [
            {"here": seat in here, "away_since": None if seat in here else self.departures.date(self.match_id, seat)}
            for seat in range(len(self.loaded_match().seats))
        ]

    def add_watcher(self, watcher: Watcher) -> None:
        """Somebody begins to look; the others are told."""
        for seat in watcher.own_seats:
            self.departures.remove(self.match_id, seat)
        self.watchers.add(watcher)
        self._announce_presence(watcher)

    def remove_watcher(self, watcher: Watcher, now: Timestamp) -> None:
        """Somebody looks no more; if it was their last page, the others are told."""
        if watcher not in self.watchers:
            return
        self.watchers.remove(watcher)
        still_here = {seat for other in self.watchers for seat in other.own_seats}
        for seat in watcher.own_seats:
            if seat not in still_here:
                self.departures.add(self.match_id, seat, now.at)
        self._announce_presence(watcher)

    def _announce_presence(self, causing_watcher: Watcher) -> None:
        """Tells everybody but whoever caused it; a match that is being read anew tells it with its table."""
        others = [watcher for watcher in self.watchers if watcher is not causing_watcher]
        if others and self.match is not None:
            written = msgspec.json.encode(PresenceChanged(presence=self.presence(), watchers=self.spectators()))
            for watcher in others:
                watcher.send(written)

    def publish(self, now: Timestamp) -> None:
        """Tells every watcher what is new to it; nothing goes to those for whom nothing has changed."""
        match = self.loaded_match()
        self._forget_views(match)
        made: dict[tuple[int | None, int, int, tuple[int, ...]], tuple[TableView | None, TableView, bytes]] = {}
        for watcher in list(self.watchers):
            watcher.recheck_token()
            watcher.hide_secrets()
            viewer, seen = watcher.viewer, watcher.last_update
            number = match.feed.last_number(viewer)
            if number == seen and not self.is_trouble_announced:
                continue
            table_before = watcher.last_table if watcher.keeps_table else None
            shared_seats = watcher.own_seats if len(watcher.own_seats) > 1 else ()
            key = viewer, seen, id(table_before), shared_seats
            if key not in made:
                table = self.table_view(viewer, now, shared_seats)
                made[key] = table_before, table, self._news_message(viewer, seen, table_before, table)
            _, watcher.last_table, message = made[key]
            watcher.last_update = number
            watcher.send(message)
        self.is_trouble_announced = False

    def _forget_views(self, match: Match) -> None:
        """Nobody has to know what changes for those who look on no more."""
        if match.game_session is not None:
            viewers = {watcher.viewer for watcher in self.watchers}
            if any(watcher.is_seen_by_all for watcher in self.watchers):
                viewers.add(None)
            match.game_session.dismiss_viewers(lambda viewer: viewer not in viewers)

    def announce_store_trouble(self) -> None:
        """Tells everybody that the store does not answer."""
        self.is_trouble_announced = True
        self.broadcast(StoreTrouble(trouble="store"))

    def announce_store_answered(self) -> None:
        """Tells everybody that it does again, if they were told that it does not."""
        if self.is_trouble_announced:
            self.broadcast(StoreTrouble(trouble=None))

    def _news_message(
        self, viewer: int | None, last_seen_update: int, table_before: TableView | None, table_view: TableView
    ) -> bytes:
        """What a viewer missed since its update `last_seen_update`, and what it sees now. Who keeps the table that it
        was shown is told what has changed in it, as long as all updates say what they change in the view."""
        match = self.loaded_match()
        updates = match.feed.updates_since(viewer, last_seen_update, match.game.events)
        if updates is None:
            return msgspec.json.encode(News(table=table_view, updates=[], reset=True))
        if table_before is None or any(update.changes is UNSET for update in updates):
            return msgspec.json.encode(News(table=table_view, updates=updates))
        changes = changes_between(_without_view(table_before), _without_view(table_view))
        return msgspec.json.encode(News(changes=changes, updates=updates))

    def broadcast(self, message: ServerMessage) -> None:
        """Tells all watchers the same."""
        written = msgspec.json.encode(message)
        for watcher in list(self.watchers):
            watcher.send(written)


def _without_view(table_view: TableView) -> dict[str, object]:
    return {name: part for name, part in table_view.items() if name != "view"}

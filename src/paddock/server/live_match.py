"""A match in memory: its lock, those who watch it, and the bots that are thinking for it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Final, Protocol

import msgspec
from msgspec import UNSET

from paddock.core.changes import changes_between
from paddock.match.entries import Timestamp
from paddock.match.match import STATUS_OVER, Match
from paddock.match.table_view import TableView, table_view
from paddock.server.errors import BadInvitationError, BadTokenError, NoSuchTableError
from paddock.server.socket_messages import News, ServerMessage, StoreTrouble
from paddock.server.tokens import SeatToken, Signer, change_count
from paddock.store import Listing


class Watcher(Protocol):
    """Somebody who is told: a socket. `last_update` is the number of the last update that `viewer` was told;
    `keeps_table` says that it carries changes out by itself: it is sent what is new in `last_table`, and no more."""

    viewer: int | None
    last_update: int
    last_table: TableView | None
    keeps_table: bool

    def send(self, message: bytes) -> None:
        """Takes a message without waiting."""

    def recheck_token(self) -> None:
        """Looks whether the watcher may still see what it sees."""


class LiveMatch:
    """A match as this process holds it. Everything but the watchers is only touched with the lock."""

    def __init__(self, match_id: str, signer: Signer) -> None:
        self.id: Final = match_id
        self.signer: Final = signer
        self.lock: Final = asyncio.Lock()
        self.match: Match | None = None
        self.watchers: Final[set[Watcher]] = set()
        self.bot_tasks: Final[dict[int, asyncio.Task[None]]] = {}
        self.revoked: frozenset[str] = frozenset()
        self.listing: Listing | None = None
        self.snapshot_row = 0
        self.last_used = 0.0
        self.has_written_rows = False
        """Whether this process wrote last: then its bots and clocks go first."""
        self.rematch: str | None = None
        self.is_trouble_announced = False
        """Whether everybody was told that the store is away: clocks may have stood, so all get a new table_view after
        it."""

    def loaded_match(self) -> Match:
        """The match, which must have been opened."""
        if self.match is None:
            raise NoSuchTableError(match=self.id)
        return self.match

    @property
    def is_idle(self) -> bool:
        """Whether nobody watches, thinks or acts."""
        return not self.watchers and not self.bot_tasks and not self.lock.locked()

    def is_behind(self, number: int) -> bool:
        """Whether somebody here has not been told of row `number`."""
        return bool(self.watchers) if self.match is None else self.match.number < number

    def unload(self) -> None:
        """Forgets what is in memory: the log alone counts."""
        self.match = None
        self.has_written_rows = False

    def set_revoked(self, revoked: frozenset[str]) -> None:
        """What was revoked by now; whoever watches with something that was is let go."""
        if revoked != self.revoked:
            self.revoked = revoked
            for watcher in list(self.watchers):
                watcher.recheck_token()

    def check_invitation(self, invitation: str) -> None:
        """Raises `BadInvitationError` for one that is not good here."""
        if self.signer.read_invitation(invitation, self.id) in self.revoked:
            raise BadInvitationError()

    def check_token(self, token: SeatToken) -> SeatToken:
        """The token as it is good now; raises `BadTokenError`."""
        good = token.after_revocations(self.revoked)
        if not good.seats and not good.host:
            raise BadTokenError()
        return good

    def new_token(self, seats: Iterable[int], *, host: bool) -> str:
        """A token for these seats, younger than all that was revoked."""
        return self.signer.seat_token(self.id, seats, self.change_count(), host=host)

    def change_count(self) -> int:
        """How often a seat was left or a key changed here."""
        return change_count(self.loaded_match().departures, self.revoked)

    def table_view(self, viewer: int | None, now: Timestamp) -> TableView:
        """Shows a viewer the table, with the rematch if there is one; from then on what changes is told from there."""
        match = self.loaded_match()
        view = table_view(match, viewer, now)
        if match.play is not None:
            match.play.views[viewer] = view["view"]
        view["watchers"] = sum(watcher.viewer is None for watcher in self.watchers)
        if match.play is not None and match.status == STATUS_OVER:
            view["rematch"] = self.rematch
        return view

    def publish(self, now: Timestamp) -> None:
        """Tells every watcher what is new to it; nothing goes to those for whom nothing has changed."""
        match = self.loaded_match()
        self._forget_views(match)
        made: dict[tuple[int | None, int, int], tuple[TableView | None, TableView, bytes]] = {}
        for watcher in list(self.watchers):
            watcher.recheck_token()
            viewer, seen = watcher.viewer, watcher.last_update
            number = match.feed.last_number(viewer)
            if number == seen and not self.is_trouble_announced:
                continue
            table_before = watcher.last_table if watcher.keeps_table else None
            key = viewer, seen, id(table_before)
            if key not in made:
                table = self.table_view(viewer, now)
                made[key] = table_before, table, self._news_message(viewer, seen, table_before, table)
            _, watcher.last_table, message = made[key]
            watcher.last_update = number
            watcher.send(message)
        self.is_trouble_announced = False

    def _forget_views(self, match: Match) -> None:
        """Nobody has to know what changes for those who look on no more."""
        if match.play is not None:
            for viewer in match.play.views.keys() - {watcher.viewer for watcher in self.watchers}:
                del match.play.views[viewer]

    def announce_store_trouble(self) -> None:
        """Tells everybody that the store does not answer."""
        self.is_trouble_announced = True
        self.broadcast(StoreTrouble(trouble="store"))

    def announce_store_answered(self) -> None:
        """Tells everybody that it does again, if they were told that it does not."""
        if self.is_trouble_announced:
            self.broadcast(StoreTrouble(trouble=None))

    def _news_message(
        self, viewer: int | None, last_seen_update: int, table_before: TableView | None, table: TableView
    ) -> bytes:
        """What a viewer missed since its update `last_seen_update`, and what it sees now. Who keeps the table that it
        was shown is told what has changed in it, as long as all updates say what they change in the view."""
        match = self.loaded_match()
        updates = match.feed.updates_since(viewer, last_seen_update, match.game.events)
        if updates is None:
            return msgspec.json.encode(News(table=table, updates=[], reset=True))
        if table_before is None or any(update.changes is UNSET for update in updates):
            return msgspec.json.encode(News(table=table, updates=updates))
        changes = changes_between(_without_view(table_before), _without_view(table))
        return msgspec.json.encode(News(changes=changes, updates=updates))

    def broadcast(self, message: ServerMessage) -> None:
        """Tells all watchers the same."""
        written = msgspec.json.encode(message)
        for watcher in list(self.watchers):
            watcher.send(written)


def _without_view(table: TableView) -> dict[str, object]:
    return {name: part for name, part in table.items() if name != "view"}

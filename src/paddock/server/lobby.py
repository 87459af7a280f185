"""How a match stands in the lobby: what the store keeps beside its log, so that no match has to be opened for it."""

from __future__ import annotations

from typing import Any

import msgspec

from paddock.match.match import Match
from paddock.server.answers.tables import ListedTable, ListingData
from paddock.store import Listing, StoredListing


def listing_of(match: Match) -> Listing:
    """The listing of a match as it stands."""
    opened = match.opening_entry
    data: dict[str, Any] = {
        "seats": [
            {"name": its.name, "holder": its.holder, "level": its.bot_level, "account": its.is_account}
            for its in match.seats
        ],
        "settings": {name: _setting_summary(value) for name, value in opened.settings.items()},
        "clock": opened.clock,
        "opened": opened.at,
        "minds": opened.clock.mode != "none" or opened.clock.rules or any(its.bot_level for its in match.seats),
    }
    return Listing(match.game.title, match.status, opened.public, msgspec.json.encode(data))


def _setting_summary(setting_value: object) -> object:
    """A setting as the lobby shows it: one that is a whole course of one's own is not spelled out."""
    return setting_value if isinstance(setting_value, bool | int | str | None) else "own"


def listing_json(stored_listing: StoredListing) -> ListedTable:
    """A listing as the lobby answers it."""
    stored = msgspec.json.decode(stored_listing.listing.data)
    stored.pop("minds", None)
    data: ListingData = stored
    return {
        "match": stored_listing.match,
        "title": stored_listing.listing.title,
        "status": stored_listing.listing.status,
        "public": stored_listing.listing.public,
        "free": sum(not seat["holder"] for seat in data["seats"]),
        "changed": int(stored_listing.changed * 1000),
        **data,
    }


def runs_by_itself(stored_listing: StoredListing) -> bool:
    """Whether a match goes on by itself: it has bots or a clock."""
    return bool(msgspec.json.decode(stored_listing.listing.data).get("minds"))


def has_clock(stored_listing: StoredListing) -> bool:
    """Whether people at a table have only so much time."""
    return bool(msgspec.json.decode(stored_listing.listing.data)["clock"].get("mode", "none") != "none")

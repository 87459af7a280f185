"""Campaigns: rows under rising numbers, of which the last is how the campaign stands.

The store never reads what is in them. A number is written once, so two processes can't both count the same stage.
"""

from __future__ import annotations

from typing import Final

from paddock.store.asking import Work, read, write
from paddock.store.errors import ConflictError

KEPT: Final = 8
"""So many of a campaign's last rows stay, in case the very last can't be read."""
LAST: Final = (
    "not exists (select 1 from campaign as later"
    " where later.campaign_id = this.campaign_id and later.number > this.number)"
)


def add(campaign: str, number: int, title: str, match: str, data: bytes, now: float, again: bool) -> Work[None]:
    """Adds the row `number`. With `again`, finding the very same row means that an earlier try of ours was made."""
    found = yield read("select max(number) from campaign where campaign_id = $1", campaign)
    last = found.rows[0][0] or 0
    if again and last == number:
        there = yield from newest(campaign, number)
        if there is not None and there[1] == data:
            return
    if last != number - 1:
        raise ConflictError(match=campaign, number=number)
    added = yield write(
        "insert into campaign (campaign_id, number, title, match_id, changed, data) values ($1, $2, $3, $4, $5, $6)"
        " on conflict do nothing",
        campaign,
        number,
        title,
        match,
        now,
        data,
    )
    if not added.changed:
        raise ConflictError(match=campaign, number=number)
    yield write("delete from campaign where campaign_id = $1 and number <= $2", campaign, number - KEPT)


def newest(campaign: str, upto: int | None) -> Work[tuple[int, bytes] | None]:
    """The last row, or the last that is not after `upto`."""
    if upto is None:
        found = yield read(
            "select number, data from campaign where campaign_id = $1 order by number desc limit 1", campaign
        )
    else:
        found = yield read(
            "select number, data from campaign where campaign_id = $1 and number <= $2 order by number desc limit 1",
            campaign,
            upto,
        )
    return (found.rows[0][0], bytes(found.rows[0][1])) if found.rows else None


def unsettled(status: str, limit: int, after: str) -> Work[list[str]]:
    """Campaigns whose stage stands so in the lobby, in the order of their names."""
    found = yield read(
        "select this.campaign_id from campaign as this join listing on listing.match_id = this.match_id"
        f" where listing.status = $1 and this.campaign_id > $2 and {LAST} order by this.campaign_id limit $3",
        status,
        after,
        limit,
    )
    return [campaign for (campaign,) in found.rows]


def delete(campaign: str) -> Work[bool]:
    """Removes a campaign; its matches stay. Whether there was one."""
    found = yield write("delete from campaign where campaign_id = $1", campaign)
    return found.changed > 0

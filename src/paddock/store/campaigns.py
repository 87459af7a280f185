"""Campaigns: rows under rising numbers, of which the last is how the campaign stands.

The store never reads what is in them. A number is written once, so two processes can't both count the same stage.
"""

from __future__ import annotations

from typing import Final

from paddock.store.errors import ConflictError
from paddock.store.statements import Transaction, query, write

KEPT_ROWS: Final = 8
"""So many of a campaign's last rows stay, in case the very last can't be read."""
IS_LATEST_SQL: Final = (
    "not exists (select 1 from campaign as later"
    " where later.campaign_id = this.campaign_id and later.number > this.number)"
)


def append_campaign(
    campaign: str, number: int, title: str, match: str, data: bytes, now: float, maybe_committed: bool
) -> Transaction[None]:
    """Adds the row `number`. With `maybe_committed`, the very same row means that an earlier try of ours was made."""
    found = yield query("select max(number) from campaign where campaign_id = $1", campaign)
    last = found.rows[0][0] or 0
    if maybe_committed and last == number:
        there = yield from latest_campaign(campaign, number)
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
    yield write("delete from campaign where campaign_id = $1 and number <= $2", campaign, number - KEPT_ROWS)


def latest_campaign(campaign: str, upto: int | None) -> Transaction[tuple[int, bytes] | None]:
    """The last row, or the last that is not after `upto`."""
    if upto is None:
        found = yield query(
            "select number, data from campaign where campaign_id = $1 order by number desc limit 1", campaign
        )
    else:
        found = yield query(
            "select number, data from campaign where campaign_id = $1 and number <= $2 order by number desc limit 1",
            campaign,
            upto,
        )
    return (found.rows[0][0], bytes(found.rows[0][1])) if found.rows else None


def campaigns_by_stage_status(status: str, limit: int, after: str) -> Transaction[list[str]]:
    """Campaigns whose stage stands so in the lobby, in the order of their names."""
    found = yield query(
        "select this.campaign_id from campaign as this join listing on listing.match_id = this.match_id"
        f" where listing.status = $1 and this.campaign_id > $2 and {IS_LATEST_SQL} order by this.campaign_id limit $3",
        status,
        after,
        limit,
    )
    return [campaign for (campaign,) in found.rows]


def delete_campaign(campaign: str) -> Transaction[bool]:
    """Removes a campaign; its matches stay. Whether there was one."""
    found = yield write("delete from campaign where campaign_id = $1", campaign)
    return found.changed > 0

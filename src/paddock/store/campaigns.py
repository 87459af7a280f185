"""Campaigns: rows under rising numbers, of which the last is how the campaign stands.

The store never reads what is in them. A number is written once, so two processes can't both count the same stage.
"""

from __future__ import annotations

from typing import Final

from paddock.store.database import Database, reading_method, writing_method, writing_once_method
from paddock.store.errors import ConflictError
from paddock.store.log import latest_row
from paddock.store.schema import TABLE_COLUMNS
from paddock.store.statements import Transaction, insert_rows, query, write

KEPT_ROWS: Final = 8
"""So many of a campaign's last rows stay, in case the very last can't be read."""
IS_LATEST_SQL: Final = (
    "not exists (select 1 from campaign as later"
    " where later.campaign_id = this.campaign_id and later.number > this.number)"
)


class CampaignTable(Database):
    """How every campaign stands."""

    @writing_once_method
    def append_campaign(
        self,
        may_be_committed: bool,
        campaign_id: str,
        row_number: int,
        title_name: str,
        match: str,
        document_bytes: bytes,
    ) -> Transaction[None]:
        """How a campaign stands from now on, as its row `number`; `match` is the stage under way, or nothing.
        `ConflictError` if this number is taken, or if `number - 1` is not the last. Old rows make room. The very same
        row means that an earlier try of ours was made."""
        last = yield from latest_row("campaign", "campaign_id", campaign_id, None)
        if may_be_committed and last == (row_number, document_bytes):
            return
        if (last[0] if last is not None else 0) != row_number - 1:
            raise ConflictError(match=campaign_id, number=row_number)
        row = (campaign_id, row_number, title_name, match, self._read_clock(), document_bytes)
        if not (yield insert_rows("campaign", TABLE_COLUMNS["campaign"], [row])).changed_rows:
            raise ConflictError(match=campaign_id, number=row_number)
        yield write("delete from campaign where campaign_id = $1 and number <= $2", campaign_id, row_number - KEPT_ROWS)

    @reading_method
    def latest_campaign(self, campaign_id: str, last_row: int | None = None) -> Transaction[tuple[int, bytes] | None]:
        """The last row of a campaign, or the last that is not after `last_row`."""
        return (yield from latest_row("campaign", "campaign_id", campaign_id, last_row))

    @reading_method
    def campaigns_by_stage_status(
        self, status: str, max_count: int = 100, after_campaign: str = ""
    ) -> Transaction[list[str]]:
        """Campaigns whose stage under way has this status in the lobby, by name."""
        page = (
            "select this.campaign_id from campaign as this join listing on listing.match_id = this.match_id where"
            f" listing.status = $1 and this.campaign_id > $2 and {IS_LATEST_SQL} order by this.campaign_id limit $3"
        )
        campaigns = yield query(page, status, after_campaign, max_count)
        return [campaign for (campaign,) in campaigns.rows]

    @writing_method
    def delete_campaign(self, campaign_id: str) -> Transaction[bool]:
        """Removes a campaign, its matches apart; whether there was one."""
        return (yield write("delete from campaign where campaign_id = $1", campaign_id)).changed_rows > 0

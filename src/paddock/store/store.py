"""The store: an append-only log of rows for each match, and what a lobby needs to find its way.

The store knows nothing of games. A row is JSON that it never reads; rows of a match are numbered 1, 2, 3 … without
gaps, and no row is ever changed or doubled, whatever process dies at whatever moment.
"""

from __future__ import annotations

from paddock.store.accounts import AccountTables
from paddock.store.campaigns import CampaignTable
from paddock.store.leaderboards import ResultTables
from paddock.store.log import LogTables


class Store(LogTables, AccountTables, ResultTables, CampaignTable):
    """All of the store but for how the database is reached, which :mod:`paddock.store.sqlite` and
    :mod:`paddock.store.postgres` know."""

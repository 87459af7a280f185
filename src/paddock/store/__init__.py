"""The log on disk: rows of matches that are never lost, changed or doubled. SQLite by default, PostgreSQL by one
setting; see :mod:`paddock.store.contract`."""

from __future__ import annotations

from paddock.store.contract import Store
from paddock.store.errors import (
    BadBackupError,
    BrokenStoreError,
    ConflictError,
    NameTakenError,
    NewerStoreError,
    NoSuchAccountError,
    NotAStoreError,
    NotEmptyError,
    StoreError,
    StoreUnavailableError,
)
from paddock.store.location import default_location, open_store
from paddock.store.log import SNAPSHOT_SPACING
from paddock.store.models import (
    Account,
    AccountSeat,
    CategoryStanding,
    Leaderboard,
    Listing,
    ListingFilter,
    Notice,
    RankedResult,
    Session,
    StoredListing,
)
from paddock.store.notifications import Subscription

__all__ = [
    "SNAPSHOT_SPACING",
    "Account",
    "AccountSeat",
    "BadBackupError",
    "BrokenStoreError",
    "CategoryStanding",
    "ConflictError",
    "Leaderboard",
    "Listing",
    "ListingFilter",
    "NameTakenError",
    "NewerStoreError",
    "NoSuchAccountError",
    "NotAStoreError",
    "NotEmptyError",
    "Notice",
    "RankedResult",
    "Session",
    "Store",
    "StoreError",
    "StoreUnavailableError",
    "StoredListing",
    "Subscription",
    "default_location",
    "open_store",
]

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
    StoreGoneError,
)
from paddock.store.kept import Account, Feat, Field, Filter, Listed, Listing, Notice, Seat, Session, Standing
from paddock.store.log import APART
from paddock.store.place import default_place, open_store
from paddock.store.watching import Watch

__all__ = [
    "APART",
    "Account",
    "BadBackupError",
    "BrokenStoreError",
    "ConflictError",
    "Feat",
    "Field",
    "Filter",
    "Listed",
    "Listing",
    "NameTakenError",
    "NewerStoreError",
    "NoSuchAccountError",
    "NotAStoreError",
    "NotEmptyError",
    "Notice",
    "Seat",
    "Session",
    "Standing",
    "Store",
    "StoreError",
    "StoreGoneError",
    "Watch",
    "default_place",
    "open_store",
]

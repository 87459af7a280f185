"""The log on disk: rows of matches that are never lost, changed or doubled. SQLite by default, PostgreSQL by one
setting; see :mod:`paddock.store.store`. What others use of it can be imported from here."""

from __future__ import annotations

from paddock.store.errors import BrokenStoreError as BrokenStoreError
from paddock.store.errors import ConflictError as ConflictError
from paddock.store.errors import NameTakenError as NameTakenError
from paddock.store.errors import NoSuchAccountError as NoSuchAccountError
from paddock.store.errors import StoreError as StoreError
from paddock.store.errors import StoreUnavailableError as StoreUnavailableError
from paddock.store.location import open_store as open_store
from paddock.store.log import SNAPSHOT_SPACING as SNAPSHOT_SPACING
from paddock.store.models import Account as Account
from paddock.store.models import Leaderboard as Leaderboard
from paddock.store.models import Listing as Listing
from paddock.store.models import ListingFilter as ListingFilter
from paddock.store.models import Notice as Notice
from paddock.store.models import RankedResult as RankedResult
from paddock.store.models import StoredListing as StoredListing
from paddock.store.store import Store as Store

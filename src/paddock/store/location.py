"""Where the store is: one setting chooses the database."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Final

import platformdirs

from paddock.store.database import STORE_TIMEOUT, wall_clock
from paddock.store.errors import NotAStoreError
from paddock.store.store import Store

STORE_VARIABLE: Final = "PADDOCK_STORE"
DEFAULT_FILE_NAME: Final = "paddock.db"


def default_location() -> str:
    """The setting `PADDOCK_STORE`, or else a file in the user's data folder."""
    folder = Path(platformdirs.user_data_dir("paddock", appauthor=False))
    return os.environ.get(STORE_VARIABLE) or str(folder / DEFAULT_FILE_NAME)


async def open_store(
    store_location: str | None = None,
    *,
    timeout_seconds: float = STORE_TIMEOUT,
    read_clock: Callable[[], float] = wall_clock,
    may_create: bool = True,
) -> Store:
    """Opens a store: `postgresql://…`, or the path of a file (also as `sqlite:///path`). Where there is none yet, one
    is made, unless `create` is False."""
    store_location = store_location or default_location()
    scheme, colon, rest = store_location.partition("://")
    if not colon:
        scheme, rest = "sqlite", store_location
    elif scheme == "sqlite":
        rest = rest.removeprefix("/") if os.name == "nt" else rest
    if scheme == "sqlite":
        from paddock.store.sqlite import SqliteStore

        return await SqliteStore.open(Path(rest).expanduser(), timeout_seconds, read_clock, may_create)
    if scheme in ("postgresql", "postgres"):
        try:
            from paddock.store.postgres import PostgresStore
        except ModuleNotFoundError as error:
            raise NotAStoreError(place=scheme, problem="store-driver", detail=error.name or "") from error
        return await PostgresStore.open(store_location, timeout_seconds, read_clock, may_create)
    raise NotAStoreError(place=scheme, problem="store-scheme")

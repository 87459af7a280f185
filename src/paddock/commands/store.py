"""`paddock store`: back the store up, restore it, and look whether it is in order."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from paddock.commands.shared import exit_on_error
from paddock.core.translations import translations_for
from paddock.store.backup import backup as save_backup
from paddock.store.backup import restore as load_backup
from paddock.store.backup import verify_backup
from paddock.store.base import SqlStore
from paddock.store.errors import BrokenStoreError
from paddock.store.integrity import Fault, check_store
from paddock.store.location import open_store

WRONG = 1
"""The exit code for a store that is not in order."""

Result = TypeVar("Result")


def backup(file: str, place: str | None, language: str) -> int:
    """Writes the whole store into a file."""
    with exit_on_error(language):
        counts = with_store(place, lambda store: save_backup(store, Path(file)), create=False)
    print(translations_for(language).message("store-backed-up", matches=counts.matches, rows=counts.rows, file=file))
    return 0


def restore(file: str, place: str | None, force: bool, language: str) -> int:
    """Makes the store what a backup says."""

    async def load(store: SqlStore) -> None:
        counts = await load_backup(store, Path(file), force=force)
        words = translations_for(language)
        print(words.message("store-restored", matches=counts.matches, rows=counts.rows, place=store.location))
        if counts.copy is not None:
            print(words.message("store-copy", file=str(counts.copy)))

    with exit_on_error(language):
        verify_backup(Path(file))
        with_store(place, load)
    return 0


def check(place: str | None, language: str) -> int:
    """Says what is wrong with the store, one line for each fault."""
    words = translations_for(language)

    async def tell(store: SqlStore) -> tuple[str, list[Fault]]:
        return store.location, await check_store(store)

    with exit_on_error(language):
        try:
            where, faults = with_store(place, tell, create=False)
        except BrokenStoreError as error:
            where, faults = str(error.details["place"]), [Fault("damage", detail=str(error.details["detail"]))]
    for fault in faults:
        print(words.message(f"store-fault-{fault.kind}", match=fault.match, number=fault.number, detail=fault.detail))
    print(words.message("store-faults", place=where, faults=len(faults)) if faults else _in_order(where, language))
    return WRONG if faults else 0


def _in_order(place: str, language: str) -> str:
    return translations_for(language).message("store-in-order", place=place)


def with_store(place: str | None, use: Callable[[SqlStore], Awaitable[Result]], *, create: bool = True) -> Result:
    """Opens the store, uses it and closes it."""

    async def run() -> Result:
        store = await open_store(place, create=create)
        try:
            return await use(store)
        finally:
            await store.close()

    return asyncio.run(run())

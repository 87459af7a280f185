"""`paddock store`: back the store up, restore it, and look whether it is in order."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from paddock.commands.shared import PROBLEMS_FOUND_EXIT_CODE, exit_on_error
from paddock.core.translations import translations_for
from paddock.store import Store, backup
from paddock.store.errors import BrokenStoreError
from paddock.store.integrity import Fault, check_store
from paddock.store.location import open_store

ResultT = TypeVar("ResultT")


def back_up_store(file: str, location: str | None, language: str) -> int:
    """Writes the whole store into a file."""
    with exit_on_error(language):
        counts = with_store(location, lambda store: backup.backup(store, Path(file)), may_create=False)
    print(translations_for(language).message("store-backed-up", matches=counts.matches, rows=counts.rows, file=file))
    return 0


def restore_store(file: str, location: str | None, force: bool, language: str) -> int:
    """Makes the store what a backup says."""

    async def load_store(store: Store) -> None:
        counts = await backup.restore(store, Path(file), overwrites=force)
        translations = translations_for(language)
        print(
            translations.message("store-restored", matches=counts.matches, rows=counts.rows, place=store.store_location)
        )
        if counts.copy is not None:
            print(translations.message("store-copy", file=str(counts.copy)))

    with exit_on_error(language):
        backup.verify_backup(Path(file))
        with_store(location, load_store)
    return 0


def report_store_faults(location: str | None, language: str) -> int:
    """Says what is wrong with the store, one line for each fault."""
    translations = translations_for(language)

    async def find_faults(store: Store) -> tuple[str, list[Fault]]:
        return store.store_location, await check_store(store)

    with exit_on_error(language):
        try:
            where, faults = with_store(location, find_faults, may_create=False)
        except BrokenStoreError as error:
            where, faults = str(error.details["place"]), [Fault("damage", detail=str(error.details["detail"]))]
    for fault in faults:
        print(
            translations.message(
                f"store-fault-{fault.kind}", match=fault.match, number=fault.number, detail=fault.detail
            )
        )
    print(translations.message("store-faults" if faults else "store-in-order", place=where, faults=len(faults)))
    return PROBLEMS_FOUND_EXIT_CODE if faults else 0


def with_store(
    location: str | None, use_store: Callable[[Store], Awaitable[ResultT]], *, may_create: bool = True
) -> ResultT:
    """Opens the store, uses it and closes it."""

    async def run_with_store() -> ResultT:
        store = await open_store(location, may_create=may_create)
        try:
            return await use_store(store)
        finally:
            await store.close()

    return asyncio.run(run_with_store())

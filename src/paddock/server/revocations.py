"""Tokens and invitations that are void: the store knows them for all processes, a match in memory what it heard."""

from __future__ import annotations

import asyncio
import contextlib

from paddock.server.live_match import LiveMatch
from paddock.store import Store, StoreError


async def revoke(store: Store, live: LiveMatch, *words: str) -> None:
    """Writes down what is worthless from now on; with the lock."""
    for word in words:
        await store.revoke_token(live.id, word)
    live.set_revoked(live.revoked | set(words))


async def refresh_revoked(store: Store, live: LiveMatch, patience: float) -> None:
    """What was revoked, also elsewhere; while the store does not answer, what is known here."""
    with contextlib.suppress(StoreError, TimeoutError):
        async with asyncio.timeout(patience):
            live.set_revoked(await store.revoked_tokens(live.id))

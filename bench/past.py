"""How long it takes to open a match of thousands of rows, and to step to any moment of it: 50 ms at most.

    PYTHONPATH=src:. python bench/past.py

Part of `make bench-load`. The matches lie in a store as play leaves them; a server process is asked over HTTP, first
for the table, which nobody has opened before, and then for moments here and there.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from pathlib import Path
from typing import Any, Final

import httpx
from bench.crowd import parts
from tests.server.long import LongMatch
from tests.server.outside import Process

from paddock.server import lobby
from paddock.server.history import History
from paddock.server.metrics import Metrics
from paddock.server.tokens import MATCH_NAME_ALPHABET, Signer
from paddock.store import open_store

ROWS: Final = 8000
MATCHES: Final = 8
MOMENTS: Final = 50
GOAL: Final = 50.0
"""Milliseconds."""


def measure() -> dict[str, Any]:
    """Opens long matches and looks at moments of each."""
    with tempfile.TemporaryDirectory(prefix="paddock-past-") as name:
        place = str(Path(name) / "paddock.db")
        long, tokens = asyncio.run(_stored(place))
        server = Process(Path(name), place)
        server.start()
        try:
            asyncio.run(server.ready())
            opened, moments = _asked(server.port, tokens, long.match.feed.last_number(0))
        finally:
            server.stop()
    return {"rows": len(long.rows), "opened": parts(opened), "moments": parts(moments)}


async def _stored(place: str) -> tuple[LongMatch, dict[str, str]]:
    long = LongMatch("long", ROWS)
    store = await open_store(place)
    signer, tokens = Signer(await store.ensure_secret_key("seat-tokens")), {}
    for at in range(MATCHES):
        match = MATCH_NAME_ALPHABET[at] * 12
        await store.create_match(match, long.rows, lobby.listing_of(long.match))
        await History(store, Metrics()).full_match(match, len(long.rows))
        tokens[match] = signer.seat_token(match, [0], 2)
    await store.close()
    return long, tokens


def _asked(port: int, tokens: dict[str, str], last: int) -> tuple[list[float], list[float]]:
    opened: list[float] = []
    moments: list[float] = []
    chance = random.Random(1)
    with httpx.Client(base_url=f"http://127.0.0.1:{port}/api", timeout=60) as http:
        http.get("/titles")
        for match, token in tokens.items():
            headers = {"Authorization": f"Bearer {token}"}

            def ask(path: str, took: list[float], sent: dict[str, str] = headers) -> None:
                began = time.perf_counter()
                http.get(path, headers=sent).raise_for_status()
                took.append((time.perf_counter() - began) * 1000)

            ask(f"/tables/{match}", opened)
            for _ in range(MOMENTS):
                ask(f"/tables/{match}/moments/{chance.randrange(10, last)}", moments)
    return opened, moments


def lines(found: dict[str, Any]) -> list[str]:
    """The figures in words."""
    kinds = (("opened", "opening the table"), ("moments", "a moment of it"))
    shown = [f"{what} p50 {found[name]['p50']:.1f}, most {found[name]['most']:.1f} ms" for name, what in kinds]
    goal = "reached" if max(found[name]["p95"] for name, _ in kinds) <= GOAL else "missed"
    return [f"A match of {found['rows']:,} rows (SQLite, over HTTP): {'; '.join(shown)}. Goal: {GOAL:g} ms, {goal}."]


if __name__ == "__main__":
    print("\n".join(lines(measure())))

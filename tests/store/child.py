"""Another process on the same store: `race`, `write` or `append`. It says `ready`, and begins at a line of input."""

from __future__ import annotations

import asyncio
import json
import sys

from tests.store.help import opened

from paddock.store import ConflictError, Store


async def race(store: Store, match: str, who: str, last: int) -> None:
    """Wants every number up to the last; says in the end which ones it got."""
    got = []
    for number in range(2, last + 1):
        try:
            await store.append_rows(match, number, [json.dumps({"who": who, "number": number}).encode()])
            got.append(number)
        except ConflictError:
            pass
    print(json.dumps(got), flush=True)


async def write(store: Store, matches: list[str]) -> None:
    """Appends to several matches at once without end; says each number when its append has returned."""

    async def one(match: str) -> None:
        number = await store.last_row_number(match) + 1
        while True:
            count = number % 3 + 1
            rows = [json.dumps([match, at, "x" * 200]).encode() for at in range(number, number + count)]
            await store.append_rows(match, number, rows)
            number += count
            print(match, number - 1, flush=True)

    await asyncio.gather(*map(one, matches))


async def append(store: Store, match: str, count: int) -> None:
    """Appends rows one by one."""
    number = await store.last_row_number(match)
    for at in range(number + 1, number + count + 1):
        await store.append_rows(match, at, [b"{}"])
    print("done", flush=True)


async def main(what: str, place: str, match: str, *rest: str) -> None:
    async with opened(place) as store:
        print("ready", flush=True)
        sys.stdin.readline()
        if what == "race":
            await race(store, match, rest[0], int(rest[1]))
        elif what == "write":
            await write(store, match.split(","))
        else:
            await append(store, match, int(rest[0]))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))

"""Nobody is sent what their seat may not know: every byte that every socket gets during whole games is searched."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from paddock.match.entries import Opened, read
from tests.patience import PATIENCE
from tests.server.guests import Guest, Hall, hall
from tests.server.knowing import check_against_the_truth


async def watched_game(at: Hall, seed: int, seats: int) -> dict[str, Any]:
    """A whole game of scripted people, with a spectator; returns all that every socket was sent."""
    chance = random.Random(seed)
    opened = await at.open("me:Ann", *["link"] * (seats - 1), public=True)
    match, tokens = opened["match"], [opened["token"]]
    for number in range(1, seats):
        tokens.append((await at.post(f"/api/tables/{match}/seats", {"name": f"P{number}"}))["token"])
    await at.post(f"/api/tables/{match}/start", {}, tokens[0])
    guests: dict[int | None, Guest] = {}

    async def follow(viewer: int | None, ready: asyncio.Event, all_ready: asyncio.Event) -> None:
        token = tokens[viewer] if viewer is not None else None
        async with at.socket(match, token) as guest:
            guests[viewer] = guest
            ready.set()
            await all_ready.wait()
            while guest.table_view["status"] != "over":
                if viewer is None or not guest.is_asked():
                    await guest.receive()
                    continue
                table_view = guest.table_view
                if table_view["take_back"] and chance.random() < 0.1:
                    await guest.ask(take_back=None)
                elif chance.random() < 0.05:
                    await guest.ask(why=chance.choice(["seal", "place 1 P010", "place 5 P840", "announce"]))
                elif chance.random() < 0.02:
                    await guest.ask(do="place 3 P500")
                else:
                    await guest.ask(do=chance.choice(table_view["legal"]))

    everybody: list[int | None] = [None, *range(seats)]
    readies = {viewer: asyncio.Event() for viewer in everybody}
    go = asyncio.Event()
    tasks = [asyncio.create_task(follow(viewer, readies[viewer], go)) for viewer in everybody]
    for ready in readies.values():
        await ready.wait()
    go.set()
    await asyncio.gather(*tasks)
    rows = await at.context.store.read_rows(match)
    return {"match": match, "tokens": tokens, "guests": guests, "rows": [row for _, row in rows], "seats": seats}


@pytest.mark.parametrize(("seed", "seats"), [(1, 2), (2, 3), (3, 2), (4, 4)])
def test_no_socket_is_sent_what_its_seat_may_not_know(tmp_path: Path, seed: int, seats: int) -> None:
    async def run() -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE), hall(tmp_path) as at:
            return await watched_game(at, seed, seats)

    game = asyncio.run(run())
    entries = [read(row) for row in game["rows"]]
    opened = entries[0]
    assert isinstance(opened, Opened)
    seen_cards = 0
    for viewer, guest in game["guests"].items():
        for message, text in zip(guest.messages, guest.got, strict=True):
            over = "table" in message and message["table"]["status"] == "over"
            assert over or opened.seed not in text, "the seed before the end"
            assert not [token for token in game["tokens"] if token in text], "a token"
            table_view = message.get("table")
            if table_view is None:
                continue
            for robot in table_view["view"]["robots"]:
                if robot["seat"] == viewer:
                    seen_cards += 1
                    continue
                assert isinstance(robot["hand"], int), "a hand of somebody else"
            for note in message.get("updates", []):
                if note["kind"] == "stepped" and note["seat"] != viewer:
                    assert "do" not in note, "a decision of somebody else"
    assert seen_cards
    check_against_the_truth(game)
    forged = game["guests"][0].messages[0]
    game["guests"][1].messages.append(forged)
    game["guests"][1].got.append(game["guests"][0].got[0])
    with pytest.raises(AssertionError):
        check_against_the_truth(game)

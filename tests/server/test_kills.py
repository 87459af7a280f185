"""Whatever dies, and whenever: what was confirmed stays, nothing happens twice, and every match goes on to its end."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from tests.server.evening import Evening, check_all
from tests.server.outside import Process

KILLS = 50
STOPS = 5
"""Times that it is asked to stop, in between: it ends in good order, and people come back all the same."""
LONGEST = 0.25
"""Seconds of play between the first decision after a restart and the next kill, at most."""

TABLES: tuple[tuple[str, ...], ...] = (("me", "link"), ("me", "link", "link"), ("me", "bot"))


@pytest.mark.long
def test_a_server_killed_fifty_times_and_stopped_now_and_then_loses_nothing_and_doubles_nothing(
    place: str, tmp_path: Path
) -> None:
    asyncio.run(killed(place, tmp_path))


async def killed(place: str, folder: Path) -> None:
    server = Process(folder, place, snapshot_every=20)
    server.start()
    await server.ready()
    evening = Evening(server.port, seed=len(place))
    chance = random.Random(3)
    playing = [asyncio.create_task(evening.play(*seats)) for seats in TABLES]
    try:
        for ending in range(KILLS + STOPS):
            before, back = evening.confirmed, evening.came_back
            # Of those who were cut off somebody is there again, each time.
            while evening.confirmed == before or (ending and evening.came_back == back):
                assert not any(task.done() for task in playing), [task.exception() for task in playing if task.done()]
                await asyncio.sleep(0.005)
            await asyncio.sleep(chance.uniform(0, LONGEST))
            if ending % (KILLS // STOPS) == 3:
                await server.ready()  # a confirmation may come late, from the server that was killed before
                assert await asyncio.to_thread(server.stop) == 0, server.log()
            else:
                server.kill()
            server.start()
        evening.late = True
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*playing)
    finally:
        for task in playing:
            task.cancel()
        server.kill()
    await check_all(place, evening.people)
    assert evening.came_back >= KILLS

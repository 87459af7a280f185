"""Kills: a server is killed while people play, again and again, as a loss of power would end it.

What must hold: every decision that was confirmed to somebody is in the log afterwards, once; what was not confirmed is
sent again and is there once too; the log has no gap and plays again to the same end, by the seed to which the server
was bound; and whoever was cut off comes back and is told what was missed.
"""

from __future__ import annotations

import asyncio
import random
from typing import Final

from tests.patience import PATIENCE, until
from tests.server.evening import Evening, check_all
from tests.server.outside import Process
from tools.torture.ground import Ground, check_log, hold

TABLES: Final[tuple[tuple[str, ...], ...]] = (("me", "link"), ("me", "link", "link"), ("me", "bot"))
ROUND: Final = 50
"""Kills after which the books are looked at, and new people come."""
LONGEST: Final = 0.25
"""Seconds of play between the first decision after a restart and the next kill, at most."""


async def attack(ground: Ground) -> None:
    """Rounds of so many kills each, until it is enough."""
    figures, chance = ground.figures, random.Random(ground.effort.seed)
    figures |= {"kills": 0, "confirmed": 0, "sent": 0, "came back": 0, "games": 0}
    place = ground.place()
    while figures["kills"] < ground.effort.kills:
        kills = min(ROUND, ground.effort.kills - figures["kills"])
        evening = await killed(ground, place, kills, chance)
        ground.say(f"looking at the books of {len(evening.people)} people", every=0)
        await check_all(place, evening.people)
        figures["confirmed"] += evening.confirmed
        figures["sent"] += sum(len(person.sent) for person in evening.people)
        figures["came back"] += evening.came_back
        figures["games"] += len({person.match for person in evening.people})
    figures |= {"lost": 0, "doubled": 0}


async def killed(ground: Ground, place: str, kills: int, chance: random.Random) -> Evening:
    """People play; the server is killed so often; then they play on to the end of their games."""
    server = Process(ground.folder, place, snapshot_every=20)
    ground.servers.append(server)
    server.start()
    await server.ready()
    evening = Evening(server.port, seed=chance.getrandbits(32))
    playing = [asyncio.create_task(evening.play(*seats)) for seats in TABLES]

    def ended() -> list[BaseException | None]:
        return [task.exception() for task in playing if task.done()]

    try:
        for number in range(kills):
            before, back = evening.confirmed, evening.came_back

            def again(before: int = before, back: int = back, first: bool = number == 0) -> bool:
                """Of those who were cut off somebody is there again, and has decided."""
                return bool(ended()) or (evening.confirmed > before and (first or evening.came_back > back))

            await until(again)
            hold(not ended(), f"somebody's evening ended: {ended()}")
            await asyncio.sleep(chance.uniform(0, LONGEST))
            server.kill()
            server.start()
            ground.figures["kills"] += 1
            ground.say(f"{ground.figures['kills']:,} kills of {ground.effort.kills:,}")
        evening.late = True
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*playing)
        hold(await asyncio.to_thread(server.stop) == 0, "the last server did not end in good order")
    finally:
        for task in playing:
            task.cancel()
        server.kill()
    check_log(server)
    return evening

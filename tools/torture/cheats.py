"""Cheats: all that somebody at a table, a spectator, a guest or a stranger might try to get what is not theirs.

What must hold: each is refused by its code, at both of two servers on one store, and nothing is in any log afterwards
that was not there before. Whoever is cheated plays on.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from tools.torture import cheats_at_play, cheats_at_the_door, cheats_by_looking, cheats_with_names
from tools.torture.ground import Ground, hold
from tools.torture.scene import Scene
from tools.torture.wire import Client

Cheat = Callable[[Scene], Awaitable[None]]
CHEATS: Final[tuple[Cheat, ...]] = (
    *cheats_at_play.CHEATS,
    *cheats_by_looking.CHEATS,
    *cheats_at_the_door.CHEATS,
    *cheats_with_names.CHEATS,
)


def named(cheat: Cheat) -> str:
    """What a cheat is called: the first line of what it says of itself."""
    return (cheat.__doc__ or cheat.__name__).strip().partition("\n")[0].rstrip(".")


async def attack(ground: Ground) -> None:
    """Every cheat, one after the other; all that succeed are told."""
    place = ground.place()
    async with (
        ground.serving(place) as one,
        ground.serving(place) as two,
        Client(one.port) as here,
        Client(two.port) as there,
        ground.opened(place) as store,
    ):
        scene, succeeded = Scene(here, there, store), list[str]()
        for number, cheat in enumerate(CHEATS, start=1):
            ground.say(f"cheat {number} of {len(CHEATS)}: {named(cheat)}")
            ground.figures |= {"cheats": number, "tries": scene.tries}
            try:
                await cheat(scene)
            except AssertionError as error:
                succeeded.append(f"{named(cheat)}: {error}")
        ground.figures |= {"cheats": len(CHEATS), "tries": scene.tries, "succeeded": len(succeeded)}
        hold(not succeeded, "; ".join(succeeded))

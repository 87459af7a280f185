"""Why something is as it is: one word for each reason of the rules, told with events and in advance."""

from __future__ import annotations

from typing import Final

from paddock.core.decision import Values

_WORDS: Final[list[str]] = []


def _reason(word: str) -> int:
    _WORDS.append(word)
    return len(_WORDS) - 1


# A drive ends
WHY_CITY: Final = _reason("city")
WHY_STOP: Final = _reason("stop")
WHY_ENGINE: Final = _reason("engine")
WHY_ALLOWANCE: Final = _reason("allowance")
WHY_NO_STEP: Final = _reason("no_step")
WHY_TURNED_BACK: Final = _reason("turned_back")
WHY_CHOSEN: Final = _reason("chosen")
# The Torpedo's objective
WHY_NEAREST_CITY: Final = _reason("nearest")
WHY_NEARER_HOME: Final = _reason("nearer_home")
WHY_LOWEST_CITY: Final = _reason("lowest")
WHY_NO_CITY_LEFT: Final = _reason("none_left")
WHY_ARRIVAL_NEARER: Final = _reason("arrival_nearer")
WHY_OBJECTIVE_HOLDS: Final = _reason("holds")
# Its tiles
WHY_OWN_ROAD: Final = _reason("own_road")
WHY_YOUR_ROAD: Final = _reason("your_road")
WHY_BESIDE_YOU: Final = _reason("beside_you")
WHY_BESIDE_ROAD: Final = _reason("beside_road")
WHY_NO_ROOM: Final = _reason("no_room")
WHY_ARRIVED: Final = _reason("arrived")
# Its moves
WHY_CARD: Final = _reason("card")
WHY_BONUS: Final = _reason("bonus")
WHY_RIVER: Final = _reason("river")
WHY_CITY_BESIDE: Final = _reason("city_beside")
WHY_CITY_ON_ROAD: Final = _reason("city_on_road")
WHY_EASIEST_TILE: Final = _reason("easiest_tile")
WHY_PAYABLE_TILE: Final = _reason("payable_tile")
WHY_ONLY_TILE: Final = _reason("only_tile")
WHY_BLIND: Final = _reason("blind")
WHY_OPEN_TRACK: Final = _reason("open_track")
WHY_LEVEL_CITY: Final = _reason("level_city")
WHY_SEA: Final = _reason("sea")
WHY_NO_TILE_PAYABLE: Final = _reason("no_tile_payable")
WHY_NO_FUEL: Final = _reason("no_fuel")
WHY_TILE_TOO_HARD: Final = _reason("tile_too_hard")
WHY_NO_ROAD: Final = _reason("no_road")
WHY_HAS_ARRIVED: Final = _reason("has_arrived")
WHY_SPACES: Final = _reason("spaces")
# Its gains
WHY_LEADS_RACE: Final = _reason("first")
WHY_RECOVERY: Final = _reason("recovery")

REASON: Final = Values("because", _WORDS)

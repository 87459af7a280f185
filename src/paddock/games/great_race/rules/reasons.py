"""Why something is as it is: one word for each reason of the rules, told with events and in advance."""

from __future__ import annotations

from typing import Final

from paddock.core.decision import ValueSet

_REASON_NAMES: Final[list[str]] = []


def _declare_reason(reason_name: str) -> int:
    _REASON_NAMES.append(reason_name)
    return len(_REASON_NAMES) - 1


# A drive ends
WHY_CITY: Final = _declare_reason("city")
WHY_STOP: Final = _declare_reason("stop")
WHY_ENGINE: Final = _declare_reason("engine")
WHY_ALLOWANCE: Final = _declare_reason("allowance")
WHY_NO_STEP: Final = _declare_reason("no_step")
WHY_TURNED_BACK: Final = _declare_reason("turned_back")
WHY_CHOSEN: Final = _declare_reason("chosen")
# The Torpedo's objective
WHY_NEAREST_CITY: Final = _declare_reason("nearest")
WHY_NEARER_HOME: Final = _declare_reason("nearer_home")
WHY_LOWEST_CITY: Final = _declare_reason("lowest")
WHY_NO_CITY_LEFT: Final = _declare_reason("none_left")
WHY_ARRIVAL_NEARER: Final = _declare_reason("arrival_nearer")
WHY_OBJECTIVE_STAYS: Final = _declare_reason("holds")
# Its tiles
WHY_OWN_ROAD: Final = _declare_reason("own_road")
WHY_YOUR_ROAD: Final = _declare_reason("your_road")
WHY_BESIDE_YOU: Final = _declare_reason("beside_you")
WHY_BESIDE_ROAD: Final = _declare_reason("beside_road")
WHY_NO_ROOM: Final = _declare_reason("no_room")
WHY_ARRIVED: Final = _declare_reason("arrived")
# Its moves
WHY_CARD: Final = _declare_reason("card")
WHY_BONUS: Final = _declare_reason("bonus")
WHY_RIVER: Final = _declare_reason("river")
WHY_CITY_BESIDE: Final = _declare_reason("city_beside")
WHY_CITY_ON_ROAD: Final = _declare_reason("city_on_road")
WHY_EASIEST_TILE: Final = _declare_reason("easiest_tile")
WHY_PAYABLE_TILE: Final = _declare_reason("payable_tile")
WHY_ONLY_TILE: Final = _declare_reason("only_tile")
WHY_BLIND: Final = _declare_reason("blind")
WHY_OPEN_TRACK: Final = _declare_reason("open_track")
WHY_LEVEL_CITY: Final = _declare_reason("level_city")
WHY_SEA: Final = _declare_reason("sea")
WHY_NO_TILE_PAYABLE: Final = _declare_reason("no_tile_payable")
WHY_NO_FUEL: Final = _declare_reason("no_fuel")
WHY_TILE_TOO_HARD: Final = _declare_reason("tile_too_hard")
WHY_NO_ROAD: Final = _declare_reason("no_road")
WHY_HAS_ARRIVED: Final = _declare_reason("has_arrived")
WHY_SPACES: Final = _declare_reason("spaces")
# Its gains
WHY_LEADS_RACE: Final = _declare_reason("first")
WHY_RECOVERY: Final = _declare_reason("recovery")

REASON_VALUES: Final = ValueSet("because", _REASON_NAMES)

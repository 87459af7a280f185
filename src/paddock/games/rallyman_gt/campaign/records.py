"""Lap times that are worth keeping (RG-19): what they are compared within, how they were driven, and daily challenges.

A qualifying lap is driven by the same rules (RG-18.4) and counts like a lap alone.
"""
# mypyc: off

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final

from paddock.core.best_results import BestResult, BestResults, Category, MessageKeyAndArgs
from paddock.core.chance import ChanceSource
from paddock.core.game import Json
from paddock.core.replay import ReplayedStep

from ..codec.cars import marker_json
from ..components import content
from ..components.circuit import Circuit, printed_circuit
from ..components.circuit_choice import read_table_settings
from ..components.settings import DEFAULT_SETTINGS, Settings, check_table
from ..rules.state import State

DAYS_PER_RAIN: Final = 3  # of so many days one is rainy
LAP_EVENTS: Final = frozenset(("tyres_chosen", "turn", "moves", "crosses", "marker", "timed", "lap_time"))
"""What a lap is made of; each names its car first."""


# -- categories ------------------------------------------------------------------------------------------------


def tile_notations(circuit: Circuit) -> str:
    """A circuit by its tiles in driving order: `102b-103b-…`. The start tile is the first: there is only one list."""
    return "-".join(placement.notation for placement in circuit.layout.placements)


@cache
def _printed_circuits_by_tiles() -> dict[str, str]:
    """The printed circuits by their tiles: one that is laid like them is one of them."""
    return {tile_notations(printed_circuit(name)): name for name in content.CIRCUIT_DATA}


def _circuit_label(circuit: Circuit) -> tuple[str, MessageKeyAndArgs]:
    tiles = tile_notations(circuit)
    printed = _printed_circuits_by_tiles().get(tiles)
    if printed is not None:
        return printed, (f"setting-circuit-{printed}", {})
    return tiles, ("record-own-circuit", {"name": circuit.layout.name or "none", "tiles": len(circuit.tiles)})


def category_of(circuit: Circuit, settings: Settings, tyres: int, lap_count: int) -> Category | None:
    """Circuit, tyres, weather and laps, and whatever else makes times differ where it is not as usual. Who may change
    tyres on the way is not asked what they were (RG-19.1)."""
    changing = settings.changing_weather
    if tyres == content.NO_TYRES and not changing:
        return None
    name, said = _circuit_label(circuit)
    fitted, weather, car_class = content.TYRES_VALUES.names[tyres], settings.weather, settings.car_class
    parts: dict[str, MessageKeyAndArgs] = {f"circuit={name}": said}
    if changing:
        parts["changing_weather"] = ("record-changing-weather", {})
    else:
        parts[f"tyres={fitted}"] = (f"tyres-{fitted}", {})
    parts[f"weather={weather}"] = (f"weather-{weather}", {})
    parts[f"laps={lap_count}"] = ("record-laps", {"laps": lap_count})
    if car_class != DEFAULT_SETTINGS["car_class"]:
        parts[f"class={car_class}"] = (f"class-{car_class}", {})
    for option in ("cannon_start", "recovery_turn_counts"):
        if getattr(settings, option):
            parts[option] = (f"setting-{option}", {})
    return Category(" ".join(parts), list(parts.values()))


# -- a lap as it was driven ------------------------------------------------------------------------------------


class Lap:
    """A lap of one car, turn by turn."""

    def __init__(self) -> None:
        self.tyres = content.NO_TYRES
        self.path: list[str] = []
        self.crossings = 0
        self.turns: list[Json] = []

    def add_event(self, event_kind: str, args: tuple[int, ...]) -> None:
        """Something that happened to this car."""
        if event_kind == "tyres_chosen" and not self.turns:
            self.tyres = args[1]
        elif event_kind == "turn":
            self.path = []
        elif event_kind == "moves":
            self.path.append(content.SPACE_VALUES.names[args[1]])
        elif event_kind == "crosses":
            self.crossings = args[1]
        elif event_kind == "marker":
            marker = marker_json(args[1] - 1)
            self.turns.append({"path": self.path, "marker": marker, "seconds": 0, "crossings": self.crossings})
        elif event_kind == "timed":
            self.turns[-1]["seconds"] = args[2]


class LapTimes(BestResults[State]):
    """The records of Rallyman: GT: final times in seconds (RG-19.3)."""

    def is_eligible(self, seats: int, settings: Mapping[str, object]) -> bool:
        return seats == 1 or bool(settings.get("qualifying"))

    def categories(self, requested_settings: Mapping[str, object]) -> list[Category]:
        circuit, settings = read_table_settings(requested_settings)
        check_table(settings, 1)
        fitted = [content.ASPHALT_TYRES]
        if settings.tyres != "asphalt" and not settings.changing_weather:
            fitted = [content.ASPHALT_TYRES, content.RAIN_TYRES, *([content.SOFT_TYRES] if settings.soft_tyres else [])]
        found = [category_of(circuit, settings, tyres, settings.laps) for tyres in fitted]
        return [category for category in found if category is not None]

    def category(self, state: State, seat: int) -> Category | None:
        if state.settings.qualifying and not state.qualifying_times:
            return category_of(state.circuit, state.settings, state.tyres[state.lineup.car_of_seat(seat)], 1)
        if not state.is_solo:
            return None
        return category_of(state.circuit, state.settings, state.tyres[0], state.settings.laps)

    def find_results(self, replayed_steps: Iterable[ReplayedStep[State]]) -> list[BestResult]:
        laps: dict[int, Lap] = {}
        results: list[BestResult | None] = []
        for moment in replayed_steps:
            for event in moment.events:
                if event.kind in LAP_EVENTS:
                    lap = laps.setdefault(event.args[0], Lap())
                    if event.kind == "lap_time":
                        results.append(_best_result(moment.state, lap, *event.args))
                    else:
                        lap.add_event(event.kind, event.args)
        return [result for result in results if result is not None]

    def daily_settings(self, chance_source: ChanceSource) -> Json:
        circuit = tuple(content.CIRCUIT_DATA)[chance_source.pick("daily", range(len(content.CIRCUIT_DATA)))]
        weather = (
            content.SUNNY_WEATHER if chance_source.pick("daily", range(DAYS_PER_RAIN)) else 1 - content.SUNNY_WEATHER
        )
        given = weather == content.SUNNY_WEATHER and chance_source.pick("daily", range(2)) == 0
        return {
            "circuit": circuit,
            "weather": content.WEATHER_VALUES.names[weather],
            "tyres": "asphalt" if given else "open",
        }


def _best_result(
    state: State, lap: Lap, colour: int, total_seconds: int, seconds_gained: int, final_state: int
) -> BestResult | None:
    seat = state.lineup.seats[state.lineup.colours.index(colour)]
    laps = state.settings.laps if state.is_solo else 1
    tyres = lap.tyres if lap.tyres != content.NO_TYRES else content.ASPHALT_TYRES
    category = category_of(state.circuit, state.settings, tyres, laps)
    if category is None:
        return None
    minutes, seconds = divmod(final_state, 60)
    said: MessageKeyAndArgs = ("record-time", {"minutes": minutes, "seconds": f"{seconds:02}"})
    start = state.circuit.space_names[state.circuit.grid_spaces[0]]
    trace: Json = {"start": start, "turns": lap.turns, "total": total_seconds, "gained": seconds_gained}
    return BestResult(seat, category, final_state, said, trace)


LAP_TIMES: Final = LapTimes()

"""A position as JSON, both ways: docs/positions/great_race.md describes it field by field."""
# mypyc: off

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from paddock.core.errors import BadPositionError, BadSetupError
from paddock.core.game import Json
from paddock.core.reading import Reader

from ..components import content
from ..components.settings import read_settings, write_settings
from ..rules import phases
from ..rules.state import State, active_vehicles, race_order, vehicle_code
from ..rules.steps.ending import upgradable_cards, upgraded_deck
from . import tiles_and_cards
from .crews import read_crew, read_objective, read_seats, read_stamp, read_torpedo, write_crew, write_torpedo
from .turns import find_vehicle, read_pending, read_turn, write_pending, write_turn

EDITION: Final = "great_race@1"
FIELDS: Final = (
    "title",
    "settings",
    "seats",
    "phase",
    "round",
    "crews",
    "order",
    "torpedo",
    "estienne",
    "turn",
    "tiles",
    "bag",
    "tile_discard",
    "deck",
    "discard",
    "bivouac",
    "arrived",
    "conceded",
    "clock",
    "picking",
    "stamped",
    "stamps",
    "upgrades",
    "result",
    "pending",
    "decisions",
    "chances",
)
MAX_CLOCK: Final = 100_000


# -- writing ---------------------------------------------------------------------------------------------------


def dump(state: State) -> Json:
    """The whole position as JSON."""
    document: Json = {
        "title": EDITION,
        "settings": write_settings(state.settings),
        "seats": state.seats,
        "phase": phases.PHASE_NAMES[state.phase],
        "round": state.round,
        "crews": [write_crew(state, seat) for seat in range(state.seats)],
        "tiles": tiles_and_cards.write_tiles(state),
        "bag": tiles_and_cards.write_counts(state.tile_bag, content.TILE),
        "tile_discard": tiles_and_cards.write_counts(state.tile_discard, content.TILE),
        "deck": tiles_and_cards.write_counts(state.card_deck, content.CARD),
        "discard": tiles_and_cards.write_counts(state.card_discard, content.CARD),
        "arrived": [content.VEHICLE.names[vehicle_code(state, vehicle)] for vehicle in state.arrived],
        "conceded": list(state.conceded),
        "clock": state.stamp_clock,
    }
    if phases.PHASES[state.phase].is_before_crews:
        document["picking"] = list(state.crew_pickers)
    elif all(vehicle_code(state, vehicle) != content.NOBODY for vehicle in state.turn_order):
        document["order"] = [content.VEHICLE.names[vehicle_code(state, vehicle)] for vehicle in state.turn_order]
    if state.mode == phases.MODE_TORPEDO:
        document["torpedo"] = write_torpedo(state)
        document["estienne"] = tiles_and_cards.write_estienne(state)
    if state.phase == phases.PHASE_CONVOY:
        document["turn"] = write_turn(state)
    if state.phase in (phases.PHASE_OPENING_PICKS, phases.PHASE_PICKS):
        document["bivouac"] = tiles_and_cards.write_bivouac(state)
    if state.mode != phases.MODE_RACE:
        document["stamped"] = _write_quests(state.stamped_before)
        document["stamps"] = _write_quests(state.stamped_now)
        document["upgrades"] = [
            [content.ESTIENNE.names[out], content.ESTIENNE.names[into]] for out, into in state.upgrades
        ]
        document["result"] = None if state.result == content.NO_RESULT else content.RESULT.names[state.result]
    pending = write_pending(state)
    if pending:
        document["pending"] = pending
    return document


def _write_quests(mask: int) -> list[str]:
    return [content.QUEST.names[quest] for quest in range(content.QUESTS) if mask >> quest & 1]


# -- reading ---------------------------------------------------------------------------------------------------


def load(position: Mapping[str, Any]) -> State:
    """The position that a JSON object describes; raises :class:`BadPositionError` with the field that is wrong."""
    top = Reader(position, "", FIELDS)
    if top.text("title", EDITION) != EDITION:
        raise top.problem("title", "needs-exactly", value=EDITION)
    state, listed = _read_table(top)
    _read_order(top, state, listed)
    _read_arrivals(top, state, listed)
    tiles_and_cards.read_bivouac(top, state)
    if state.phase == phases.PHASE_CONVOY:
        first = next((vehicle for vehicle, _ in listed if vehicle in active_vehicles(state)), content.NOBODY)
        read_turn(top, state, first)
    elif top.get("turn", None) is not None:
        raise top.problem("turn", "no-turn")
    read_pending(top, state)
    tiles_and_cards.read_tiles(top, state)
    tiles_and_cards.read_cards(top, state)
    tiles_and_cards.read_estienne(top, state)
    read_objective(top, state)
    _read_passport(top, state)
    return state


def _read_table(top: Reader) -> tuple[State, list[tuple[int, Reader]]]:
    """Settings, crews and the Torpedo."""
    try:
        settings = read_settings(top.mapping("settings"))
    except BadSetupError as error:
        details = {**error.details, "where": f"settings.{error.details['where']}"}
        raise BadPositionError(**details) from error
    listed = read_seats(top)
    seats = len(listed)
    if top.whole("seats", seats, 1, seats) != seats:
        raise top.problem("seats", "crew-count", low=seats, high=seats)
    state = State().reset(settings, seats)
    state.phase = phases.PHASE_NAMES.index(top.choice("phase", "convoy", phases.PHASE_NAMES))
    phase = phases.PHASES[state.phase]
    latest = 0 if phase.is_before_programs and state.phase != phases.PHASE_PROGRAMMING else content.MAX_ROUNDS
    state.round = top.whole("round", int(phase.in_round or phase.is_ending), int(phase.in_round), latest)
    for place, (seat, reader) in enumerate(listed):
        read_crew(reader, state, seat, place)
    torpedo = read_torpedo(top, state)
    if torpedo is not None:
        listed = [*listed, (phases.TORPEDO_INDEX, torpedo)]
    return state, listed


def _read_order(top: Reader, state: State, listed: list[tuple[int, Reader]]) -> None:
    """Stamps, the clock, the turn order, and who is still to pick a crew."""
    order: list[int] = []
    if phases.PHASES[state.phase].is_before_crews and top.get("order", None) is not None:
        raise top.problem("order", "order-later", clause="GR-2.4")
    if not phases.PHASES[state.phase].is_before_crews and top.get("picking", None) is not None:
        raise top.problem("picking", "picking-differs", clause="GR-2.3")
    if not phases.PHASES[state.phase].is_before_crews and top.get("order", None) is not None:
        for place, name in enumerate(top.items("order")):
            order.append(find_vehicle(top, f"order[{place}]", name, state))
        if sorted(order) != active_vehicles(state):
            raise top.problem("order", "order-differs")
    for place, (vehicle, reader) in enumerate(listed):
        read_stamp(reader, state, vehicle, order.index(vehicle) if vehicle in order else place)
    state.stamp_clock = top.whole("clock", max(state.level_stamp) + 1, max(state.level_stamp) + 1, MAX_CLOCK)
    state.turn_order = tuple(order or race_order(state))
    without = tuple(
        seat for seat in range(state.seats) if state.crew[seat] == content.NOBODY and seat not in state.conceded
    )
    state.crew_pickers = without
    if phases.PHASES[state.phase].is_before_crews:
        if top.get("picking", None) is not None:
            state.crew_pickers = tuple(top.items("picking"))
            if sorted(state.crew_pickers, key=str) != sorted(without, key=str):
                raise top.problem("picking", "picking-differs")
        stamped = any("stamp" in reader.data for _, reader in listed)
        if state.phase == phases.PHASE_CREW_CHOICE and without and state.mode == phases.MODE_RACE and not stamped:
            others = [seat for seat in state.turn_order if seat not in state.crew_pickers]
            state.turn_order = (*others, *state.crew_pickers)
            for place, seat in enumerate(state.turn_order):
                state.level_stamp[seat] = place


def _read_arrivals(top: Reader, state: State, listed: list[tuple[int, Reader]]) -> None:
    """Who has arrived and who has left, in order."""
    home = [vehicle for vehicle, _ in listed if state.space_of[vehicle] == state.race.arrival]
    arrived = home
    if top.get("arrived", None) is not None:
        arrived = []
        for place, name in enumerate(top.items("arrived")):
            code = top.code(f"arrived[{place}]", name, content.VEHICLE)
            vehicles = [each for each in range(len(state.space_of)) if vehicle_code(state, each) == code]
            if vehicles and vehicles[0] in arrived:
                raise top.problem(f"arrived[{place}]", "named-twice", clause="GR-12.1")
            if not vehicles:
                raise top.problem(f"arrived[{place}]", "no-such-crew", given=str(name)[:20])
            arrived.append(vehicles[0])
        if sorted(each for each in arrived if each not in state.conceded) != sorted(
            each for each in home if each not in state.conceded
        ):
            raise top.problem("arrived", "arrived-differs", clause="GR-12.1")
    state.arrived = tuple(arrived)
    if top.get("conceded", None) is not None:
        given = top.items("conceded")
        if sorted(given, key=str) != sorted(state.conceded, key=str):
            raise top.problem("conceded", "conceded-differs")
        state.conceded = tuple(given)
    if state.mode == phases.MODE_RACE and state.phase != phases.PHASE_OVER and len(state.conceded) >= state.seats:
        raise top.problem("conceded", "conceded-differs")


def _read_passport(top: Reader, state: State) -> None:
    """What a solo game takes over from a campaign, and what its end brought."""
    for field in ("stamped", "stamps", "upgrades", "result"):
        if top.get(field, None) in (None, []):
            continue
        if state.mode == phases.MODE_RACE:
            raise top.problem(field, "solo-only", clause="GR-20.1")
        if not phases.PHASES[state.phase].is_ending and field != "stamped":
            raise top.problem(
                field, "only-at-end", clause="GR-28.1" if state.mode == phases.MODE_TORPEDO else "GR-32.4"
            )
    state.stamped_before = _read_quests(top, "stamped", 0)
    state.stamped_now = _read_quests(top, "stamps", state.stamped_before)
    for place, pair in enumerate(top.items("upgrades")):
        where = f"upgrades[{place}]"
        if not isinstance(pair, list) or len(pair) != 2:
            raise top.problem(where, "needs-pair")
        out, into = (top.code(where, name, content.ESTIENNE) for name in pair)
        if (
            out not in upgradable_cards(state)
            or content.ESTIENNE_LEVEL[into] != content.ESTIENNE_LEVEL[out] + 1
            or into in upgraded_deck(state)
        ):
            raise top.problem(where, "no-upgrade", clause="GR-29.3")
        state.upgrades = (*state.upgrades, (out, into))
    result = top.get("result", None)
    if result is not None:
        state.result = top.code("result", result, content.RESULT)
        if (state.result in (content.CROSSING_SUCCESS, content.CROSSING_FAILURE)) != (state.mode == phases.MODE_ALONE):
            raise top.problem(
                "result", "result-differs", clause="GR-28.2" if state.mode != phases.MODE_ALONE else "GR-32.4"
            )


def _read_quests(top: Reader, field: str, before: int) -> int:
    """Quests as a mask, each of them once and none that is stamped before."""
    mask = 0
    for place, name in enumerate(top.items(field)):
        bit = 1 << top.code(f"{field}[{place}]", name, content.QUEST)
        if (mask | before) & bit:
            raise top.problem(f"{field}[{place}]", "named-twice", clause="GR-31.4")
        mask |= bit
    return mask

"""A position as JSON, both ways: docs/positions/great_race.md describes it field by field."""
# mypyc: off

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from paddock.core.errors import BadPositionError, BadSetupError
from paddock.core.game import Json
from paddock.core.reading import Reader
from paddock.games.great_race.codec.crews import (
    read_crew,
    read_objective,
    read_seats,
    read_stamp,
    read_torpedo,
    write_crew,
    write_torpedo,
)
from paddock.games.great_race.codec.stock import (
    bivouac_json,
    counted,
    estienne_json,
    read_bivouac,
    read_cards,
    read_estienne,
    read_tiles,
    tiles_json,
)
from paddock.games.great_race.codec.turns import find_vehicle, pending_json, read_pending, read_turn, turn_json
from paddock.games.great_race.components.content import (
    CARD,
    CROSSED,
    EST_LEVEL,
    ESTIENNE,
    NO_RESULT,
    NOBODY,
    QUEST,
    QUESTS,
    RESULT,
    ROUND_CAP,
    STRANDED,
    TILE,
    VEHICLE,
)
from paddock.games.great_race.components.settings import read_settings, write_settings
from paddock.games.great_race.rules.blank import blank
from paddock.games.great_race.rules.state import (
    AGAINST_TORPEDO,
    CONVOY,
    CREW_CHOICE,
    CROSSING,
    END,
    OPENING_PICKS,
    OVER,
    PHASES,
    PICKS,
    PROGRAMMING,
    RACE,
    ROUND,
    TORPEDO,
    State,
    named,
    present,
    race_order,
)
from paddock.games.great_race.rules.steps.ending import deck_now, lowest

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
MOST: Final = 100_000


# -- writing ---------------------------------------------------------------------------------------------------


def dump(state: State) -> Json:
    """The whole position as JSON."""
    found: Json = {
        "title": EDITION,
        "settings": write_settings(state.settings),
        "seats": state.seats,
        "phase": PHASES[state.phase],
        "round": state.round,
        "crews": [write_crew(state, seat) for seat in range(state.seats)],
        "tiles": tiles_json(state),
        "bag": counted(state.bag, TILE),
        "tile_discard": counted(state.tile_discard, TILE),
        "deck": counted(state.deck, CARD),
        "discard": counted(state.discard, CARD),
        "arrived": [VEHICLE.names[named(state, vehicle)] for vehicle in state.arrived],
        "conceded": list(state.conceded),
        "clock": state.clock,
    }
    if state.phase <= CREW_CHOICE:
        found["picking"] = list(state.picking)
    elif all(named(state, vehicle) != NOBODY for vehicle in state.order):
        found["order"] = [VEHICLE.names[named(state, vehicle)] for vehicle in state.order]
    if state.mode == AGAINST_TORPEDO:
        found["torpedo"] = write_torpedo(state)
        found["estienne"] = estienne_json(state)
    if state.phase == CONVOY:
        found["turn"] = turn_json(state)
    if state.phase in (OPENING_PICKS, PICKS):
        found["bivouac"] = bivouac_json(state)
    if state.mode != RACE:
        found["stamped"] = _quests(state.stamped)
        found["stamps"] = _quests(state.stamps)
        found["upgrades"] = [[ESTIENNE.names[out], ESTIENNE.names[into]] for out, into in state.upgrades]
        found["result"] = None if state.result == NO_RESULT else RESULT.names[state.result]
    pending = pending_json(state)
    if pending:
        found["pending"] = pending
    return found


def _quests(mask: int) -> list[str]:
    return [QUEST.names[quest] for quest in range(QUESTS) if mask >> quest & 1]


# -- reading ---------------------------------------------------------------------------------------------------


def load(position: Mapping[str, Any]) -> State:
    """The position that a JSON object describes; raises :class:`BadPositionError` with the field that is wrong."""
    top = Reader(position, "", FIELDS)
    if top.text("title", EDITION) != EDITION:
        raise top.problem("title", "needs-exactly", value=EDITION)
    state, listed = _table(top)
    _order(top, state, listed)
    _ranks(top, state, listed)
    read_bivouac(top, state)
    if state.phase == CONVOY:
        first = next((vehicle for vehicle, _ in listed if vehicle in present(state)), NOBODY)
        read_turn(top, state, first)
    elif top.get("turn", None) is not None:
        raise top.problem("turn", "no-turn")
    read_pending(top, state)
    read_tiles(top, state)
    read_cards(top, state)
    read_estienne(top, state)
    read_objective(top, state)
    _passport(top, state)
    return state


def _table(top: Reader) -> tuple[State, list[tuple[int, Reader]]]:
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
    state = blank(settings, seats)
    state.phase = PHASES.index(top.choice("phase", "convoy", PHASES))
    begun = state.phase > ROUND
    latest = 0 if state.phase < PROGRAMMING else ROUND_CAP
    state.round = top.whole("round", int(begun), int(begun and state.phase < END), latest)
    for place, (seat, reader) in enumerate(listed):
        read_crew(reader, state, seat, place)
    torpedo = read_torpedo(top, state)
    if torpedo is not None:
        listed = [*listed, (TORPEDO, torpedo)]
    return state, listed


def _order(top: Reader, state: State, listed: list[tuple[int, Reader]]) -> None:
    """Stamps, the clock, the turn order, and who is still to pick a crew."""
    order: list[int] = []
    if state.phase <= CREW_CHOICE and top.get("order", None) is not None:
        raise top.problem("order", "order-later", clause="GR-2.4")
    if state.phase > CREW_CHOICE and top.get("picking", None) is not None:
        raise top.problem("picking", "picking-differs", clause="GR-2.3")
    if state.phase > CREW_CHOICE and top.get("order", None) is not None:
        for place, name in enumerate(top.items("order")):
            order.append(find_vehicle(top, f"order[{place}]", name, state))
        if sorted(order) != present(state):
            raise top.problem("order", "order-differs")
    for place, (vehicle, reader) in enumerate(listed):
        read_stamp(reader, state, vehicle, order.index(vehicle) if vehicle in order else place)
    state.clock = top.whole("clock", max(state.stamp) + 1, max(state.stamp) + 1, MOST)
    state.order = tuple(order or race_order(state))
    without = tuple(seat for seat in range(state.seats) if state.crew[seat] == NOBODY and seat not in state.conceded)
    state.picking = without
    if state.phase <= CREW_CHOICE:
        if top.get("picking", None) is not None:
            state.picking = tuple(top.items("picking"))
            if sorted(state.picking, key=str) != sorted(without, key=str):
                raise top.problem("picking", "picking-differs")
        stamped = any("stamp" in reader.data for _, reader in listed)
        if state.phase == CREW_CHOICE and without and state.mode == RACE and not stamped:
            others = [seat for seat in state.order if seat not in state.picking]
            state.order = (*others, *state.picking)
            for place, seat in enumerate(state.order):
                state.stamp[seat] = place


def _ranks(top: Reader, state: State, listed: list[tuple[int, Reader]]) -> None:
    """Who has arrived and who has left, in order."""
    home = [vehicle for vehicle, _ in listed if state.at[vehicle] == state.race.arrival]
    found = home
    if top.get("arrived", None) is not None:
        found = []
        for place, name in enumerate(top.items("arrived")):
            code = top.code(f"arrived[{place}]", name, VEHICLE)
            vehicles = [each for each in range(len(state.at)) if named(state, each) == code]
            if vehicles and vehicles[0] in found:
                raise top.problem(f"arrived[{place}]", "named-twice", clause="GR-12.1")
            if not vehicles:
                raise top.problem(f"arrived[{place}]", "no-such-crew", given=str(name)[:20])
            found.append(vehicles[0])
        if sorted(each for each in found if each not in state.conceded) != sorted(
            each for each in home if each not in state.conceded
        ):
            raise top.problem("arrived", "arrived-differs", clause="GR-12.1")
    state.arrived = tuple(found)
    if top.get("conceded", None) is not None:
        given = top.items("conceded")
        if sorted(given, key=str) != sorted(state.conceded, key=str):
            raise top.problem("conceded", "conceded-differs")
        state.conceded = tuple(given)
    if state.mode == RACE and state.phase < OVER and len(state.conceded) >= state.seats:
        raise top.problem("conceded", "conceded-differs")


def _passport(top: Reader, state: State) -> None:
    """What a solo game takes over from a campaign, and what its end brought."""
    for field in ("stamped", "stamps", "upgrades", "result"):
        if top.get(field, None) in (None, []):
            continue
        if state.mode == RACE:
            raise top.problem(field, "solo-only", clause="GR-20.1")
        if state.phase < END and field != "stamped":
            raise top.problem(field, "only-at-end", clause="GR-28.1" if state.mode == AGAINST_TORPEDO else "GR-32.4")
    state.stamped = _read_quests(top, "stamped", 0)
    state.stamps = _read_quests(top, "stamps", state.stamped)
    for place, pair in enumerate(top.items("upgrades")):
        where = f"upgrades[{place}]"
        if not isinstance(pair, list) or len(pair) != 2:
            raise top.problem(where, "needs-pair")
        out, into = (top.code(where, name, ESTIENNE) for name in pair)
        if out not in lowest(state) or EST_LEVEL[into] != EST_LEVEL[out] + 1 or into in deck_now(state):
            raise top.problem(where, "no-upgrade", clause="GR-29.3")
        state.upgrades = (*state.upgrades, (out, into))
    result = top.get("result", None)
    if result is not None:
        state.result = top.code("result", result, RESULT)
        if (state.result in (CROSSED, STRANDED)) != (state.mode == CROSSING):
            raise top.problem("result", "result-differs", clause="GR-28.2" if state.mode != CROSSING else "GR-32.4")


def _read_quests(top: Reader, field: str, before: int) -> int:
    """Quests as a mask, each of them once and none that is stamped before."""
    mask = 0
    for place, name in enumerate(top.items(field)):
        bit = 1 << top.code(f"{field}[{place}]", name, QUEST)
        if (mask | before) & bit:
            raise top.problem(f"{field}[{place}]", "named-twice", clause="GR-31.4")
        mask |= bit
    return mask

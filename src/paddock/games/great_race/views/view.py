"""What a seat may see: the position less what is hidden, and with what follows from it (section (c) of the rules)."""
# mypyc: off

from __future__ import annotations

from typing import Any

from paddock.core.game import Json
from paddock.games.great_race.codec.position import dump
from paddock.games.great_race.codec.stock import counted
from paddock.games.great_race.components.content import (
    CARD,
    CARDS,
    CHASSIS_MAX,
    CREWS,
    DANGER,
    ENGINE_MAX,
    FRANCS_A_POINT,
    FUEL_MAX,
    NOBODY,
    POST,
    POSTS,
    TILE,
    TORPEDO_MAX,
    VEHICLE,
    WAY,
    YELLOW,
)
from paddock.games.great_race.components.map import CITY, CITY_AT, NO_CITY, NOWHERE
from paddock.games.great_race.rules.costs import CANNOT, fuel_price, level_price
from paddock.games.great_race.rules.history import history
from paddock.games.great_race.rules.legal import question, waiting_for
from paddock.games.great_race.rules.quests import NO_WAY, way
from paddock.games.great_race.rules.state import (
    AGAINST_TORPEDO,
    CREW_CHOICE,
    DISCARD,
    FOR_GAIN,
    OVER,
    PROGRAMMING,
    RACE,
    REACT,
    SPLIT,
    TORPEDO,
    State,
    cards_held,
    level_of,
    named,
    playing,
    race_order,
    unspent,
)
from paddock.games.great_race.rules.steps.bivouac import suffragettes
from paddock.games.great_race.rules.steps.ending import points


def view(state: State, seat: int | None) -> Json:
    """The position as a seat (or a spectator) sees it."""
    found: dict[str, Any] = dump(state)
    found["you"] = seat
    found["waiting"] = waiting_for(state)
    found["asked"] = asked(state)
    found["fifth_tile"] = fifth_tile(state)
    order = race_order(state)
    for other, told in enumerate(found["crews"]):
        _tell(state, other, told)
        told["place"] = order.index(other) + 1 if other in order else None
        if state.mode == RACE and other != seat:
            _hide(state, other, told)
    if state.mode == AGAINST_TORPEDO:
        torpedo = found["torpedo"]
        torpedo["max"] = TORPEDO_MAX[state.legacy[YELLOW]]
        torpedo["level"] = level_of(state, TORPEDO)
        torpedo["place"] = order.index(TORPEDO) + 1
    if state.mode != RACE:
        column = way(state)
        found["way"] = None if column == NO_WAY else WAY.names[column]
        if state.phase == OVER:
            found["history"] = history(state)
    else:
        found["deck"] = sum(state.deck)
        found["unseen"] = counted(_unseen(state, seat), CARD)
        if state.drawn and state.turn != seat:
            _hide_tiles(state, found)
    return found


def asked(state: State) -> Json | None:
    """The open question, whose it is, and what belongs to it."""
    waiting = waiting_for(state)
    if not waiting:
        return None
    seat = waiting[0] if len(waiting) == 1 else None
    found: Json = {
        "question": question(state),
        "crew": None if seat is None or state.crew[seat] == NOBODY else VEHICLE.names[named(state, seat)],
        "seat": seat,
    }
    if state.ask == REACT:
        found["danger"] = DANGER.names[state.ask_detail]
    elif state.ask == SPLIT:
        found["levels"] = state.ask_detail
        found["gain"] = state.ask_more == FOR_GAIN
    elif state.ask == DISCARD:
        found["limit"] = state.chassis[state.ask_seat]
    return found


def fifth_tile(state: State) -> str:
    """The fifth player's tile beside the display (GR-13.8)."""
    if state.mode != RACE or state.phase <= CREW_CHOICE:
        return "none"
    with_them, five = suffragettes(state) >= 0, len(playing(state)) == CREWS
    return "double" if with_them and five else "single" if with_them or five else "none"


def _tell(state: State, seat: int, told: dict[str, Any]) -> None:
    """What follows from a crew's fields."""
    crew, space = state.crew[seat], state.at[seat]
    told["level"] = level_of(state, seat)
    told["cards"] = cards_held(state, seat)
    told["limit"] = state.chassis[seat]
    told["unspent"] = {POST.names[post]: unspent(state, seat, post) for post in range(POSTS)}
    told["programmed"] = any(state.posts[POSTS * seat : POSTS * (seat + 1)])
    city = NO_CITY if space == NOWHERE else CITY_AT[space]
    told["in_city"] = None if city == NO_CITY else CITY.names[city]
    told["standing"] = state.engine[seat] + state.chassis[seat] + state.money[seat] // FRANCS_A_POINT
    if seat in state.arrived:
        told["standing"] = sum(points(state, seat))
    if crew == NOBODY:
        return
    told["max"] = {"fuel": FUEL_MAX[crew], "engine": ENGINE_MAX[crew], "chassis": CHASSIS_MAX[crew]}
    told["fuel_price"] = fuel_price(state, seat)
    price = level_price(state, seat)
    told["repair_price"] = None if price == CANNOT else price


def _hide(state: State, seat: int, told: dict[str, Any]) -> None:
    """Takes out what others may not know."""
    told["hand"] = told["cards"]
    if state.phase == PROGRAMMING:
        told["posts"] = None
        told["unspent"] = None


def _unseen(state: State, seat: int | None) -> list[int]:
    """Cards that are in the deck or in the hands of others."""
    found = state.deck[:]
    for other in range(state.seats):
        if other != seat:
            for card in range(CARDS):
                found[card] += state.hand[CARDS * other + card]
    return found


def _hide_tiles(state: State, found: dict[str, Any]) -> None:
    """Tiles in a rival's hand still count as in the bag."""
    bag = state.bag[:]
    for tile in state.drawn:
        bag[tile] += 1
    found["bag"] = counted(bag, TILE)
    scouting = found["turn"]["scouting"]
    scouting["drawn"] = len(state.drawn)
    scouting["tile"] = None

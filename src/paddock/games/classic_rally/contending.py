"""What a contender does: like the driver, but with the dice in mind, shields aboard, and its rivals in sight.

Ways are weighed by `forecast.py`, cards by `stowing.py`. Where nothing is said here the driver's advice holds.
"""

from __future__ import annotations

from typing import Final

from paddock.core.decision import Decision
from paddock.core.heuristics import Advice
from paddock.games.classic_rally import decisions as d
from paddock.games.classic_rally.content import (
    ASSISTANCE,
    CAPACITY,
    CARDS,
    CLOSE_RATIO,
    FEATURE_SLOTS,
    FUEL,
    LIGHT_WEIGHT,
    MECHANIC,
    NO_JOKER,
    RALLY,
    ROBBER,
    SABOTEUR,
    SPARE_TYRE,
    TOOLBOX,
    TRANSPORTER,
    WAYS,
)
from paddock.games.classic_rally.driving import is_barred
from paddock.games.classic_rally.forecast import Forecast, forecast, shields_of
from paddock.games.classic_rally.logistics import is_station
from paddock.games.classic_rally.outlook import book_code
from paddock.games.classic_rally.plans import HAZARD, HOME, Plan, plans
from paddock.games.classic_rally.road import NOWHERE, TOKEN, turned
from paddock.games.classic_rally.routes import assistance_steps
from paddock.games.classic_rally.stages import Stage, stage_from
from paddock.games.classic_rally.standing import ways
from paddock.games.classic_rally.state import (
    ASSISTING,
    CHOOSING,
    LOADING,
    MOVING,
    NO_EXCHANGE,
    RACING,
    ROBBING,
    SUPPLY_RALLY,
    TURN,
    State,
)
from paddock.games.classic_rally.steps.preparing import weight
from paddock.games.classic_rally.steps.swapping import together
from paddock.games.classic_rally.steps.turning import candidates
from paddock.games.classic_rally.stowing import (
    exchange,
    for_assistance,
    gains,
    lacking,
    load,
    trouble,
    waiting,
    way_of_seat,
)

NEVER: Final = 9_999.0
USE: Final = {CLOSE_RATIO: 0, LIGHT_WEIGHT: 2}
"""Of features that this turn can do without alike, which are better kept."""
CLEARED: Final = 0.6
"""Turns that a mechanic must save to be worth calling for dice alone."""
ROOM: Final = 3
"""Free slots, and cards to take, that a robbery must find."""


def contend(state: State, seat: int, legal: list[Decision]) -> Advice | None:
    """The contender's own advice; None where the driver's will do."""
    phase = state.phase
    if state.exchange != NO_EXCHANGE:
        return exchange(state, seat, legal) if state.exchange != ROBBING else None
    if phase == LOADING:
        return load(state, seat)
    if phase == CHOOSING:
        return Advice(d.DISABLED[_least_missed(state, seat)], 1.0, "hint-fails")
    if phase in (TURN, MOVING):
        return _drive(state, seat, legal)
    return None


# -- what is missing -------------------------------------------------------------------------------------------


def _least_missed(state: State, seat: int) -> int:
    """The feature without which the best plan is least worse."""
    best, chosen = NEVER, -1
    for slot in candidates(state, seat):
        other = state.copy()
        other.marked[seat] |= 1 << slot
        other.phase = TURN
        feature = state.feature[FEATURE_SLOTS * seat + slot]
        value = best_plan(other, seat)[0] + 0.01 * USE.get(feature, 1)
        if value < best or chosen < 0:
            best, chosen = value, feature
    return chosen


# -- plans -----------------------------------------------------------------------------------------------------


def best_plan(state: State, seat: int) -> tuple[float, Plan | None]:
    """The plan that leaves the fewest turns to go."""
    table = forecast(state, seat, shields_of(state, seat))
    best, chosen = NEVER, None
    for plan in plans(state, seat):
        value = score(state, seat, plan, table)
        if value < best:
            best, chosen = value, plan
    return best, chosen


def score(state: State, seat: int, plan: Plan, table: Forecast) -> float:
    """Turns to go after a plan: the forecast, and what waits for fuel or repairs are expected."""
    if plan.ends == HOME:
        return 0.0
    number = TOKEN[state.road.kind[plan.tile]]
    tokens = state.tokens[seat] | (1 << (number - 1) if number else 0)
    found = table.value(plan.tile, plan.nose, book_code(*plan.book), tokens)
    if plan.ends == HAZARD:
        first = CARDS * seat
        found += trouble(
            state, seat, plan.tile, 0, bool(state.load[first + TOOLBOX]), bool(state.load[first + SPARE_TYRE])
        )
    if is_station(state.road, plan.tile):
        return found
    ahead = stage_from(state, seat, table, plan.tile, plan.nose, list(plan.book), tokens)
    return found + waiting(state, seat, ahead, plan.fuel)


# -- a turn ----------------------------------------------------------------------------------------------------


def _drive(state: State, seat: int, legal: list[Decision]) -> Advice:
    """Repairs, jokers, cards at hand, then the road, then the assistance car."""
    for card in (TOOLBOX, SPARE_TYRE):
        if d.REPAIRED[card] in legal:
            return Advice(d.REPAIRED[card], 1.0, "hint-repair")
    joker = _joker(state, seat, legal)
    if joker is not None:
        return joker
    if state.phase == TURN:
        helped = _care(state, seat, legal)
        if helped is not None:
            return helped
    if not state.moved:
        driven = _step(state, seat, legal)
        if driven is not None:
            return driven
    return _finish_turn(state, seat, legal)


def _care(state: State, seat: int, legal: list[Decision]) -> Advice | None:
    """Cards from the assistance car, or from the station that the car stands on."""
    ahead = way_of_seat(state, seat)
    if d.ASSIST_NOW in legal and gains(state, seat, ahead, ASSISTING):
        return Advice(d.ASSIST_NOW, 1.0, "hint-fuel")
    if d.RESUPPLIED[RALLY] in legal and state.moved and gains(state, seat, ahead, SUPPLY_RALLY):
        return Advice(d.RESUPPLIED[RALLY], 1.0, "hint-fuel")
    missing = lacking(state, seat)
    fuel = state.load[CARDS * seat + FUEL]
    short = fuel < min(ahead.tiles, 3) or missing >= 0
    if short and not state.aid_moved and state.aid_at[seat] != NOWHERE and not together(state, seat):
        for direction, tile in assistance_steps(state.road, state.aid_at[seat]):
            brings = state.aid[CARDS * seat + (missing if missing >= 0 else FUEL)]
            if tile == state.at[seat] and brings:
                return Advice(d.ASSISTANCE_MOVED[direction], 1.0, "hint-assistance")
    return None


def _step(state: State, seat: int, legal: list[Decision]) -> Advice | None:
    """The first step of the best plan; turned round first where that is better."""
    value, plan = best_plan(state, seat)
    if d.TURN_NOW in legal:
        other = state.copy()
        other.nose[seat] = turned(state.road, state.at[seat], state.nose[seat])
        if best_plan(other, seat)[0] < value - 0.01:
            return Advice(d.TURN_NOW, 1.0, "hint-turn")
    if plan is None:
        return None
    if not plan.ways:
        return Advice(d.STOP_NOW, 1.0, "hint-wait")
    if state.phase == TURN and d.END_NOW in legal:
        table = forecast(state, seat, shields_of(state, seat))
        book = book_code(*state.book[WAYS * seat : WAYS * (seat + 1)])
        stays = table.value(state.at[seat], state.nose[seat], book, state.tokens[seat])
        if stays + waiting(state, seat, way_of_seat(state, seat), state.load[CARDS * seat + FUEL]) <= value:
            return None
    return Advice(d.STEPPED[plan.ways[0]], 1.0, "hint-route", {"tiles": way_of_seat(state, seat).stops[-1][1]})


def _finish_turn(state: State, seat: int, legal: list[Decision]) -> Advice:
    """The assistance car goes to where it will be needed."""
    if d.STOP_NOW in legal:
        return Advice(d.STOP_NOW, 1.0, "hint-wait")
    ahead = way_of_seat(state, seat)
    first = CARDS * seat
    if d.RESUPPLIED[RALLY] in legal and gains(state, seat, ahead, SUPPLY_RALLY):
        return Advice(d.RESUPPLIED[RALLY], 1.0, "hint-fuel")
    if d.RESUPPLIED[ASSISTANCE] in legal:
        goal = for_assistance(state, seat)
        if any(
            min(goal[card], state.aid[first + card] + state.pile[card]) > state.aid[first + card]
            for card in range(CARDS)
        ):
            return Advice(d.RESUPPLIED[ASSISTANCE], 1.0, "hint-fuel")
    if state.aid_at[seat] != NOWHERE and not state.aid_moved and state.at[seat] != NOWHERE:
        goal_tile = _goal(state, seat, ahead)
        if goal_tile != NOWHERE:
            far = ways(state.road, goal_tile)
            for direction, tile in assistance_steps(state.road, state.aid_at[seat]):
                if far[tile] < far[state.aid_at[seat]] and d.ASSISTANCE_MOVED[direction] in legal:
                    return Advice(d.ASSISTANCE_MOVED[direction], 1.0, "hint-assistance")
    return Advice(d.END_NOW, 1.0, "hint-end")


def _goal(state: State, seat: int, ahead: Stage) -> int:
    """Where the assistance car should go: to a car that waits for a card, to a station for what it has not, else to
    where the cars will meet."""
    missing = lacking(state, seat)
    if missing >= 0 and state.aid[CARDS * seat + missing]:
        return state.at[seat]
    if not state.aid[CARDS * seat + (missing if missing >= 0 else FUEL)]:
        far = ways(state.road, state.aid_at[seat])
        stations = [tile for tile in range(state.road.tiles) if is_station(state.road, tile)]
        if stations:
            return min(stations, key=lambda tile: far[tile])
    return _meeting(state, seat, ahead)


def _meeting(state: State, seat: int, ahead: Stage) -> int:
    """The last stop before the fuel ends at which the assistance car can be in time, stations on the way counted in;
    the end of the way if nothing will be needed."""
    far = ways(state.road, state.aid_at[seat])
    fuel, since, reached = state.load[CARDS * seat + FUEL], 0, 0
    for turn, (tile, driven) in enumerate(ahead.stops):
        if driven - since > fuel:
            for back in range(turn - 1, reached - 1, -1):
                if far[ahead.stops[back][0]] <= back + 1:
                    return ahead.stops[back][0]
            return ahead.stops[turn - 1][0]
        if turn and is_station(state.road, tile):
            fuel, since, reached = CAPACITY[RALLY] - 1, driven, turn
    return NOWHERE


# -- jokers ----------------------------------------------------------------------------------------------------


def _joker(state: State, seat: int, legal: list[Decision]) -> Advice | None:
    """The joker, when it pays."""
    joker = state.joker[seat]
    if joker == NO_JOKER or d.JOKER_PLAYED[joker] not in legal:
        return None
    first = CARDS * seat
    pays = False
    if joker == MECHANIC:
        pays = not state.moved and state.phase == TURN and _mechanic_pays(state, seat)
    elif joker == TRANSPORTER:
        missing = lacking(state, seat)
        dry = not state.load[first + FUEL] and state.aid[first + FUEL] >= 2
        pays = not state.moved and (dry or (missing >= 0 and state.aid[first + missing] > 0))
    elif joker == ROBBER:
        rivals = [other for other in range(state.seats) if other != seat and state.status[other] == RACING]
        room = CAPACITY[ASSISTANCE] - weight(state.aid, seat)
        pays = room >= ROOM and any(state.aid[CARDS * other + FUEL] >= ROOM for other in rivals)
    elif joker == SABOTEUR:
        pays = any(
            not state.load[CARDS * other + TOOLBOX] and state.status[other] == RACING
            for other in range(state.seats)
            if other != seat
        )
    return Advice(d.JOKER_PLAYED[joker], 1.0, "hint-joker") if pays else None


def _mechanic_pays(state: State, seat: int) -> bool:
    """Whether a mechanic frees a car that nothing aboard can, or wins a turn when no hazard is to come."""
    if is_barred(state, seat) or lacking(state, seat) >= 0:
        return True
    if not state.marked[seat] or way_of_seat(state, seat).hazards:
        return False
    whole = state.copy()
    whole.marked[seat] = 0
    return best_plan(whole, seat)[0] < best_plan(state, seat)[0] - CLEARED

"""The Classic Rally driver: plans checkpoints by exact search over turns, fuel and the assistance car along that way.

`outlook.py` counts turns to FINISH, `logistics.py` says where the cars should meet and what belongs in them;
`building_sense.py`, `preparing_sense.py` and `exchange_sense.py` have the advice on tiles, before the race and on
exchanges.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final

from paddock.core.chance import Chance
from paddock.core.decision import Decision
from paddock.core.heuristics import Advice, Heuristics
from paddock.games.classic_rally import decisions as d
from paddock.games.classic_rally.building_sense import lay
from paddock.games.classic_rally.contending import contend
from paddock.games.classic_rally.content import (
    ASSISTANCE,
    CAPACITY,
    CARDS,
    FEATURE_SLOTS,
    FLAT_TYRE,
    FUEL,
    LIGHT_WEIGHT,
    MECHANIC,
    NO_JOKER,
    POWER_KIT,
    RALLY,
    ROBBER,
    SABOTEUR,
    SPARE_TYRE,
    SPORT_SUSPENSION,
    TOOLBOX,
    TRANSPORTER,
)
from paddock.games.classic_rally.driving import is_barred, is_immobile
from paddock.games.classic_rally.exchange_sense import exchange
from paddock.games.classic_rally.legal import default
from paddock.games.classic_rally.logistics import distances, is_station, meeting, needs_fuel, wished
from paddock.games.classic_rally.outlook import Outlook, outlook
from paddock.games.classic_rally.plans import HAZARD, HOME, Plan, plans
from paddock.games.classic_rally.preparing_sense import finish_spot, load, pick, place
from paddock.games.classic_rally.road import NOWHERE, SHAPE, TOKEN, turned
from paddock.games.classic_rally.routes import assistance_steps, to_go
from paddock.games.classic_rally.standing import chances, clock
from paddock.games.classic_rally.state import (
    BUILDING,
    CHOOSING,
    DRAFT,
    LOADING,
    MOVING,
    NO_EXCHANGE,
    PLACING,
    PLACING_FINISH,
    RACING,
    TURN,
    VOTING,
    State,
)
from paddock.games.classic_rally.steps.preparing import weight
from paddock.games.classic_rally.steps.swapping import together

DRY: Final = 1.0
"""Turns that a tile between the cars costs once the rally car has run dry."""


class Driver(Heuristics[State]):
    """The heuristics of Classic Rally. It keeps nothing between calls."""

    def moment(self, position: State, seat: int) -> Hashable:
        """Every decision is thought over anew."""
        return None

    def advise(self, position: State, seat: int, legal: Sequence[Decision], chance: Chance) -> list[Advice]:
        """Advice on whatever is asked of this seat now."""
        choices = list(legal)
        found = _advice(position, seat, choices, chance)
        return [found if found.decision in choices else Advice(default(position, seat), 0.0, "hint-end")]

    def contend(self, position: State, seat: int, legal: Sequence[Decision], chance: Chance) -> list[Advice]:
        """With the dice and the rivals in mind."""
        choices = list(legal)
        found = contend(position, seat, choices)
        return (
            [found] if found is not None and found.decision in choices else self.advise(position, seat, legal, chance)
        )

    def chances(self, position: State) -> list[float]:
        return chances(position)

    def clock(self, position: State) -> int:
        return clock(position)

    def quick(self, position: State, seat: int, legal: Sequence[Decision], chance: Chance) -> Decision:
        """The contender's own decision: what it looks up is in tables."""
        return self.contend(position, seat, legal, chance)[0].decision


HEURISTICS: Final = Driver()


def _advice(state: State, seat: int, legal: list[Decision], chance: Chance) -> Advice:
    phase = state.phase
    if state.exchange != NO_EXCHANGE:
        return exchange(state, seat, legal)
    if phase in (TURN, MOVING):
        return _drive(state, seat, legal)
    if phase == CHOOSING:
        return Advice(d.DISABLED[_least_missed(state, seat)], 1.0, "hint-fails")
    if phase == BUILDING:
        return lay(state, legal, chance)
    if phase in (VOTING, PLACING_FINISH):
        return finish_spot(state, legal)
    if phase == DRAFT:
        return Advice(pick(state, seat, legal), 1.0, "hint-feature")
    if phase == LOADING:
        return load(state, seat)
    if phase == PLACING:
        return place(state, seat, legal)
    joker = _joker(state, seat, legal)
    return joker if joker is not None else Advice(d.ROLL_NOW, 1.0, "hint-roll")


def _least_missed(state: State, seat: int) -> int:
    """The feature that this turn can best do without."""
    shape = SHAPE[state.road.kind[state.at[seat]]]
    useful = {LIGHT_WEIGHT: 3, POWER_KIT: 2 if shape != 1 else 0, SPORT_SUSPENSION: 2 if shape in (1, 2) else 0}
    first = FEATURE_SLOTS * seat
    fitted = [feature for feature in state.feature[first : first + FEATURE_SLOTS] if feature >= 0]
    return min(fitted, key=lambda feature: useful.get(feature, 1))


def score(state: State, seat: int, plan: Plan, table: Outlook, far: list[int]) -> float:
    """Turns to go after a plan; `far` has the tiles between the assistance car and everywhere."""
    if plan.ends == HOME:
        return 0.0
    road = state.road
    number = TOKEN[road.kind[plan.tile]]
    tokens = state.tokens[seat] | (1 << (number - 1) if number else 0)
    found = table.value(plan.tile, plan.nose, plan.book, tokens)
    if plan.ends == HAZARD:
        load = CARDS * seat
        found += (0.3 if state.load[load + TOOLBOX] else 1.0) + (0.2 if state.load[load + SPARE_TYRE] else 0.8)
    need = to_go(road, plan.tile, plan.nose, tokens)
    if plan.fuel < need and not is_station(road, plan.tile):
        apart = far[plan.tile] if far else 0
        found += DRY * max(0.0, apart - 0.5 * plan.fuel - 1.0)
    return found


def best_plan(state: State, seat: int, table: Outlook) -> tuple[float, Plan | None]:
    """The plan that leaves the fewest turns to go."""
    far = distances(state.road, state.aid_at[seat]) if state.aid_at[seat] != NOWHERE else []
    best, chosen = 10_000.0, None
    for plan in plans(state, seat):
        value = score(state, seat, plan, table, far)
        if value < best:
            best, chosen = value, plan
    return best, chosen


def _drive(state: State, seat: int, legal: list[Decision]) -> Advice:
    """Repairs, jokers, fuel at hand, then the road, then the assistance car."""
    joker = _joker(state, seat, legal)
    for card in (TOOLBOX, SPARE_TYRE):
        if d.REPAIRED[card] in legal:
            return Advice(d.REPAIRED[card], 1.0, "hint-repair")
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
    """Fuel from the assistance car beside, or one tile away from a car that is running dry or stands."""
    if d.ASSIST_NOW in legal and _would_change(state, seat):
        return Advice(d.ASSIST_NOW, 1.0, "hint-fuel")
    if d.RESUPPLIED[RALLY] in legal and state.moved and needs_fuel(state, seat) and state.pile[FUEL]:
        return Advice(d.RESUPPLIED[RALLY], 1.0, "hint-fuel")
    short = state.load[CARDS * seat + FUEL] <= 2 or is_immobile(state, seat)
    if short and not state.aid_moved and state.aid_at[seat] != NOWHERE and not together(state, seat):
        for direction, tile in assistance_steps(state.road, state.aid_at[seat]):
            spare = _lacks_spare(state, seat) and state.aid[CARDS * seat + SPARE_TYRE]
            if tile == state.at[seat] and (spare or state.aid[CARDS * seat + FUEL]):
                return Advice(d.ASSISTANCE_MOVED[direction], 1.0, "hint-assistance")
    return None


def _would_change(state: State, seat: int) -> bool:
    """Whether an assistance would bring anything."""
    first = CARDS * seat
    brings = state.aid[first + FUEL] or (_lacks_spare(state, seat) and state.aid[first + SPARE_TYRE])
    return wished(state, seat, RALLY) != state.load[first : first + CARDS] and bool(brings)


def _lacks_spare(state: State, seat: int) -> bool:
    """Whether the rally car stands until a spare tyre comes."""
    return FLAT_TYRE in state.held[seat] and not state.load[CARDS * seat + SPARE_TYRE]


def _step(state: State, seat: int, legal: list[Decision]) -> Advice | None:
    """The first step of the best plan; turned round first where that is better."""
    table = outlook(state, seat)
    value, plan = best_plan(state, seat, table)
    if d.TURN_NOW in legal:
        other = state.copy()
        other.nose[seat] = turned(state.road, state.at[seat], state.nose[seat])
        if best_plan(other, seat, table)[0] < value - 0.01:
            return Advice(d.TURN_NOW, 1.0, "hint-turn")
    if plan is None:
        return None
    if not plan.ways:
        return Advice(d.STOP_NOW, 1.0, "hint-wait")
    if state.phase == TURN and d.END_NOW in legal:
        waiting = table.value(state.at[seat], state.nose[seat], _book(state, seat), state.tokens[seat])
        if waiting <= value:
            return None
    tiles = 0 if plan.ends == HOME else to_go(state.road, plan.tile, plan.nose, state.tokens[seat])
    return Advice(d.STEPPED[plan.ways[0]], 1.0, "hint-route", {"tiles": tiles})


def _book(state: State, seat: int) -> tuple[int, int, int]:
    first = 3 * seat
    return state.book[first], state.book[first + 1], state.book[first + 2]


def _finish_turn(state: State, seat: int, legal: list[Decision]) -> Advice:
    """The assistance car goes to where it will be needed."""
    if d.STOP_NOW in legal:
        return Advice(d.STOP_NOW, 1.0, "hint-wait")
    first = CARDS * seat
    if d.RESUPPLIED[RALLY] in legal and needs_fuel(state, seat) and state.pile[FUEL]:
        return Advice(d.RESUPPLIED[RALLY], 1.0, "hint-fuel")
    stocked = state.aid[first : first + CARDS] == wished(state, seat, ASSISTANCE)
    room = weight(state.aid, seat) < CAPACITY[ASSISTANCE] or (
        _lacks_spare(state, seat) and not state.aid[first + SPARE_TYRE]
    )
    if d.RESUPPLIED[ASSISTANCE] in legal and state.pile[FUEL] and room and not stocked:
        return Advice(d.RESUPPLIED[ASSISTANCE], 1.0, "hint-fuel")
    if state.aid_at[seat] != NOWHERE and not state.aid_moved and state.at[seat] != NOWHERE:
        goal = _goal(state, seat)
        if goal != NOWHERE:
            far = distances(state.road, goal)
            for direction, tile in assistance_steps(state.road, state.aid_at[seat]):
                if far[tile] < far[state.aid_at[seat]] and d.ASSISTANCE_MOVED[direction] in legal:
                    return Advice(d.ASSISTANCE_MOVED[direction], 1.0, "hint-assistance")
    return Advice(d.END_NOW, 1.0, "hint-end")


def _goal(state: State, seat: int) -> int:
    """Where the assistance car should go: to a car that waits for its spare tyre, to a station when it has not what is
    needed, else to the meeting."""
    road = state.road
    needed = SPARE_TYRE if _lacks_spare(state, seat) else FUEL
    if needed == SPARE_TYRE and state.aid[CARDS * seat + SPARE_TYRE]:
        return state.at[seat]
    if not state.aid[CARDS * seat + needed]:
        stations = [tile for tile in range(road.tiles) if is_station(road, tile)]
        if stations:
            far = distances(road, state.aid_at[seat])
            return min(stations, key=lambda tile: far[tile])
    return meeting(state, seat, outlook(state, seat))


def _joker(state: State, seat: int, legal: list[Decision]) -> Advice | None:
    """The joker, when it pays."""
    joker = state.joker[seat]
    if joker == NO_JOKER or d.JOKER_PLAYED[joker] not in legal:
        return None
    first = CARDS * seat
    pays = False
    if joker == MECHANIC:
        pays = _is_helpless(state, seat) and not state.moved
    elif joker == TRANSPORTER:
        pays = not state.load[first + FUEL] and state.aid[first + FUEL] >= 3 and not state.moved
    elif joker == ROBBER:
        rivals = [other for other in range(state.seats) if other != seat and state.status[other] == RACING]
        pays = weight(state.aid, seat) <= 3 and any(state.aid[CARDS * other + FUEL] >= 3 for other in rivals)
    elif joker == SABOTEUR:
        pays = state.round > 1
    return Advice(d.JOKER_PLAYED[joker], 1.0, "hint-joker") if pays else None


def _is_helpless(state: State, seat: int) -> bool:
    """Whether the car stands and nothing aboard mends it."""
    if is_barred(state, seat):
        return True
    if not is_immobile(state, seat):
        return False
    first = CARDS * seat
    if FLAT_TYRE in state.held[seat]:
        return _lacks_spare(state, seat)
    return not state.load[first + TOOLBOX]

"""The beginning of a game and of each round: picking cars, the order, the hazards (GB-4, GB-5, GB-6)."""

from __future__ import annotations

from paddock.core.chance import Chance
from paddock.core.event import Event
from paddock.games.gang_rush.components.bridge import START_MONEY, STARTS
from paddock.games.gang_rush.components.content import DRIVERS, HAZARD_KIND, HAZARDS
from paddock.games.gang_rush.components.settings import hazards_revealed
from paddock.games.gang_rush.rules.state import (
    DRAFTING,
    NOTHING,
    PICKING,
    PLACE,
    ROAD,
    ROUND,
    TURN,
    Log,
    State,
    body_max,
    put,
    race_order,
    racing,
    replaced,
)
from paddock.games.gang_rush.rules.steps.entering import stand
from paddock.games.gang_rush.rules.steps.money import earn
from paddock.games.gang_rush.rules.steps.placing import discard, has_hazard_space
from paddock.games.gang_rush.rules.steps.shop import open_shop


def set_up(state: State, chance: Chance, log: Log) -> None:
    """The shop is opened, and it is settled who picks first (GB-4.1 to 4.3)."""
    if not state.settings.no_shop:
        open_shop(state, chance, log)
    if state.settings.picking_order == "random":
        seats = list(state.picking)
        state.picking = tuple(chance.draw("picking-order", seats, len(seats)) if len(seats) > 1 else seats)
    state.phase = PICKING


def free_drivers(state: State) -> list[int]:
    """The cars that nobody has taken."""
    return [driver for driver in range(DRIVERS) if driver not in state.driver]


def free_starts(state: State) -> list[int]:
    """The start spaces that nobody has taken."""
    return [space for space in STARTS if state.occupant[space] < 0]


def pick(state: State, seat: int, driver: int, space: int, log: Log) -> None:
    """A seat takes a car and a start space, with the money that is printed there (GB-4.3 to 4.5)."""
    state.picking = state.picking[1:]
    state.driver = replaced(state.driver, seat, driver)
    state.status[seat] = ROAD
    state.body[seat] = body_max(state, seat)
    stand(state, seat, space)
    earn(state, seat, START_MONEY[space])
    if log is not None:
        log.append(Event("picks", (seat, driver, space, START_MONEY[space])))
    if not state.picking:
        state.phase = ROUND


def new_round(state: State, chance: Chance, log: Log) -> None:
    """The order is fixed and the hazards are revealed (GB-5.1, GB-5.2, GB-6.1)."""
    state.round += 1
    state.order = tuple(race_order(state))
    state.any_bought = False
    state.drafter = len(state.order) - 1
    state.phase = DRAFTING
    if log is not None:
        log.append(Event("round", (state.round,)))
        for place, car in enumerate(state.order):
            log.append(Event("in_order", (place + 1, state.driver[car])))
    count = hazards_revealed(state.settings, state.seats, len(racing(state)))
    drawn = _draw(state, max(0, count - len(state.revealed)), chance)
    state.revealed = tuple(sorted((*state.revealed, *drawn)))
    if log is not None:
        for hazard in drawn:
            log.append(Event("reveals", (hazard,)))


def _draw(state: State, count: int, chance: Chance) -> list[int]:
    """Hazards from the pile; if it is too small what is left of it, then from the discards (GB-6.6)."""
    found: list[int] = []
    while True:
        pile: list[int] = []
        for hazard, tiles in enumerate(state.hazard_pile):
            if tiles:
                pile += [hazard] * tiles
        short = count - len(found)
        drawn = chance.draw("hazard", pile, short) if len(pile) > short else pile
        left = list(state.hazard_pile)
        for hazard in drawn:
            left[hazard] -= 1
        state.hazard_pile = tuple(left)
        found += drawn
        if len(found) == count or not sum(state.hazard_discard):
            return found
        state.hazard_pile, state.hazard_discard = state.hazard_discard, (0,) * HAZARDS


# -- drafting --------------------------------------------------------------------------------------------------


def drafts(state: State) -> bool:
    """Whether somebody has a hazard to pick; otherwise the turns begin (GB-6.2)."""
    if state.revealed:
        for _ in state.order:
            if state.status[state.order[state.drafter]] == ROAD:
                return True
            _next_drafter(state)
    state.phase = TURN
    state.car = state.order[0]
    return False


def _next_drafter(state: State) -> None:
    """From the last to the first, then from the last again."""
    state.drafter = (state.drafter or len(state.order)) - 1


def choosable(state: State) -> list[int]:
    """The hazards on offer that can be placed, each kind once (GB-6.5)."""
    found: list[int] = []
    kinds: dict[int, bool] = {}
    for hazard in dict.fromkeys(state.revealed):
        kind = HAZARD_KIND[hazard]
        if kind not in kinds:
            kinds[kind] = has_hazard_space(state, kind)
        if kinds[kind]:
            found.append(hazard)
    return found


def choose(state: State, hazard: int) -> None:
    """A hazard is chosen; its space is asked for next (GB-6.9)."""
    _take(state, hazard)
    put(state, PLACE, state.order[state.drafter], hazard)


def _take(state: State, hazard: int) -> None:
    place = state.revealed.index(hazard)
    state.revealed = (*state.revealed[:place], *state.revealed[place + 1 :])


def give_back(state: State) -> None:
    """A hazard that was chosen and not placed is on offer again."""
    state.revealed = tuple(sorted((*state.revealed, state.ask_detail)))
    state.ask = NOTHING


def placed(state: State) -> None:
    """A hazard lies: the next one picks."""
    _next_drafter(state)


def throw_away(state: State, hazard: int, log: Log) -> None:
    """A hazard without a space is a pick, too (GB-6.9)."""
    _take(state, hazard)
    discard(state, state.order[state.drafter], hazard, log)
    _next_drafter(state)

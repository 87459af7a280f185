"""How it stands: what every crew still has before it and at hand, and what that makes of its chance to win.

The road is told in francs, as the driver counts them: the cheapest way by what a blank costs on average, followed space
by space over the tiles that lie. Once a vehicle has arrived only what the others can still do in this round counts.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from paddock.core.win_chance import shares
from paddock.games.great_race.bots.outlook import CARD, CITY_STOP, FUEL, STEP, TILE_COSTS
from paddock.games.great_race.components.content import (
    ALONE_ROUNDS,
    ARRIVAL_POINTS,
    CROSSED,
    ESCORT,
    EST_MOVES,
    FRANCS_A_POINT,
    FUNDING,
    MECHANIC,
    NO_CARD,
    NO_TILE,
    PLAYER_WINS,
    POSTS,
    RISK_FUEL,
    TILE_COUNT,
    read,
)
from paddock.games.great_race.components.map import (
    CITY_AT,
    CITY_CARDS,
    FAR,
    NEIGHBOURS,
    NO_CITY,
    NOWHERE,
    RACES,
    RISKY,
    SPACES,
    Race,
)
from paddock.games.great_race.rules.automaton import uses_sea
from paddock.games.great_race.rules.outcome import race
from paddock.games.great_race.rules.state import (
    AGAINST_TORPEDO,
    CONVOY,
    CROSSING,
    OVER,
    RACE,
    TORPEDO,
    State,
    cards_held,
)

LOOK: Final = 8
"""How far the way is followed over the tiles that lie."""
BLANK_COST: Final = sum(count * cost for count, cost in zip(TILE_COUNT, TILE_COSTS, strict=True)) / sum(TILE_COUNT)


def _entering(race: Race, space: int) -> float:
    """What entering a space costs while nothing is known of it."""
    city = CITY_AT[space]
    if city != NO_CITY:
        return STEP if space == race.arrival else max(1.0, STEP + CITY_STOP - CARD * CITY_CARDS[city])
    return STEP + BLANK_COST + (FUEL * RISK_FUEL if RISKY[space] else 0.0)


def _road(race: Race) -> tuple[float, ...]:
    """What the rest of the road costs from everywhere while nothing lies: Dijkstra from the arrival, backwards."""
    found = [float(FAR)] * SPACES
    found[race.arrival] = 0.0
    queue: list[tuple[float, int]] = [(0.0, race.arrival)]
    while queue:
        far, space = heappop(queue)
        if far > found[space]:
            continue
        entered = far + _entering(race, space)
        for other in NEIGHBOURS[space]:
            if entered < found[other]:
                found[other] = entered
                heappush(queue, (entered, other))
    return tuple(found)


ROAD: Final[dict[str, tuple[float, ...]]] = {name: _road(race) for name, race in RACES.items()}
ENTERING: Final[dict[str, tuple[float, ...]]] = {
    name: tuple(_entering(race, space) for space in range(SPACES)) for name, race in RACES.items()
}
TILED: Final[tuple[float, ...]] = tuple(STEP + cost for cost in TILE_COSTS)


def road_ahead(state: State, space: int) -> float:
    """What the road from a space costs, in francs: some spaces of it over the tiles that lie."""
    road, entering = ROAD[state.race.name], ENTERING[state.race.name]
    arrival, lying = state.race.arrival, state.tile
    found, before = 0.0, -1
    for _ in range(LOOK):
        if space == arrival:
            return found
        best, following, paid = 1e9, space, 0.0
        for other in NEIGHBOURS[space]:
            if other == before:
                continue
            tile = lying[other]
            cost = entering[other]
            if tile != NO_TILE:
                cost = TILED[tile] + (FUEL * RISK_FUEL if RISKY[other] else 0.0)
            if cost + road[other] < best:
                best, following, paid = cost + road[other], other, cost
        before, space = space, following
        found += paid
    return found + road[space]


# -- figures ---------------------------------------------------------------------------------------------------

RACE_FIGURES: Final = (
    "near",
    "road",
    "fuel",
    "dry",
    "money",
    "engine",
    "chassis",
    "cards",
    "funding",
    "mechanic",
    "escort",
    "city",
    "late",
    "reach",
    "short",
    "points",
)
TORPEDO_FIGURES: Final = (
    "torpedo",
    "torpedo_near",
    "torpedo_road",
    "torpedo_tank",
    "torpedo_mechanic",
    "legacy",
    "moves",
)
FIGURES: Final[dict[str, tuple[str, ...]]] = {"race": RACE_FIGURES, "solo": RACE_FIGURES + TORPEDO_FIGURES}
"""What is told of each side. `near`: spaces of the last six; `road`: in hundreds of francs; `dry`: levels of fuel fewer
than two; `funding`, `mechanic`, `escort`: assistants that have not acted yet; `city`: stands in one. Once somebody has
arrived only the last four of a crew: `late`: it has not; `reach`: spaces that it could still drive beyond the arrival;
`short`: fuel that it lacks for that; `points` at the end."""
NEAR: Final = 6
DRY: Final = 2
HUNDRED: Final = 100.0
BLUR: Final = 0.5
"""So many spaces before the arrival nothing gets surer any more."""
REACH: Final = (-8, 4)
LEVEL_FUEL: Final = 1.5
"""Fuel that a space takes."""


def figures(state: State) -> list[list[float]]:
    """The figures of all sides: the seats, then the Torpedo."""
    solo = state.mode == AGAINST_TORPEDO
    home, at = state.race.home, state.at
    nearest = min([home[space] if space != NOWHERE else home[state.race.start] for space in at])
    sure = (nearest + BLUR) ** -0.5
    found = [_last(state, seat) if state.arrived else _crew(state, seat, sure) for seat in range(state.seats)]
    if solo:
        for each in found:
            each += [0.0] * len(TORPEDO_FIGURES)
        found.append(_torpedo(state, sure))
    return found


def _crew(state: State, seat: int, sure: float) -> list[float]:
    """A crew while nobody has arrived."""
    space = state.at[seat]
    if space == NOWHERE:
        space = state.race.start
    funding = mechanic = escort = 0
    if state.phase == CONVOY and not state.passed[seat]:
        posts, spent, first = state.posts, state.spent, POSTS * seat
        funding = posts[first + FUNDING] - spent[first + FUNDING]
        mechanic = posts[first + MECHANIC] - spent[first + MECHANIC]
        escort = posts[first + ESCORT] - spent[first + ESCORT]
    fuel = state.fuel[seat]
    return [
        float(min(NEAR, state.race.home[space])),
        sure * road_ahead(state, space) / HUNDRED,
        sure * fuel,
        sure * max(0, DRY - fuel),
        sure * state.money[seat] / HUNDRED,
        sure * state.engine[seat],
        sure * state.chassis[seat],
        sure * cards_held(state, seat),
        sure * funding,
        sure * mechanic,
        sure * escort,
        sure if CITY_AT[space] != NO_CITY else 0.0,
        0.0,
        0.0,
        0.0,
        0.0,
    ]


def _last(state: State, seat: int) -> list[float]:
    """A crew in the last round: at home, or how far it could still come."""
    found = [0.0] * len(RACE_FIGURES)
    home = state.race.home[state.at[seat]]
    late = seat not in state.arrived
    place = len(state.arrived) if late else state.arrived.index(seat)
    levels = state.engine[seat] + state.chassis[seat]
    if late:
        drives = 0
        if not state.passed[seat]:
            drives = state.posts[POSTS * seat + MECHANIC] - state.spent[POSTS * seat + MECHANIC]
        spaces = state.engine[seat] * drives + (max(0, state.drive_left) if state.turn == seat else 0)
        fuel = state.fuel[seat] + state.money[seat] / (FUEL + STEP)
        found[-4] = 1.0
        found[-3] = float(max(REACH[0], min(REACH[1], spaces - home)))
        found[-2] = max(0.0, LEVEL_FUEL * (home - 1) - fuel)
    arrival = ARRIVAL_POINTS[place] if place < len(ARRIVAL_POINTS) else 0
    found[-1] = arrival + levels + state.money[seat] / FRANCS_A_POINT
    return found


def _torpedo(state: State, sure: float) -> list[float]:
    """The Torpedo: no road of its own to pay, but spaces that its cards give it."""
    found = [0.0] * len(RACE_FIGURES)
    far = state.race.forward_distance[uses_sea(state)][state.race.arrival_city][state.at[TORPEDO]]
    now = 0
    if state.phase == CONVOY and state.current != NO_CARD:
        now = sum(EST_MOVES[state.current][max(0, state.acted - 1) :])
    if state.arrived:
        late = TORPEDO not in state.arrived
        place = len(state.arrived) if late else state.arrived.index(TORPEDO)
        if late:
            found[-4] = 1.0
            found[-3] = float(max(REACH[0], min(REACH[1], now - far)))
        found[-1] = float(ARRIVAL_POINTS[place] + state.mechanic + state.revealed)
        return found + [0.0] * len(TORPEDO_FIGURES)
    moves = sum([sum(EST_MOVES[card]) for card in state.estienne_deck]) / max(1, len(state.estienne_deck))
    return [
        *found,
        1.0,
        float(min(NEAR, far)),
        sure * far,
        sure * state.tank,
        sure * state.mechanic,
        sure * sum(state.legacy),
        sure * (now + moves),
    ]


# -- chances ---------------------------------------------------------------------------------------------------

_PARTS: Final = read("standing.json")["parts"]
WEIGHTS: Final[dict[str, tuple[float, ...]]] = {
    name: tuple(float(_PARTS[name]["weights"][figure]) for figure in names) for name, names in FIGURES.items()
}
SPACES_A_ROUND: Final = 4.0
"""What a crew makes Alone."""


def chances(state: State) -> list[float]:
    """How likely each seat is to win; Alone, where everybody arrives some day, how early it does."""
    if state.mode == CROSSING:
        return [_crossing(state)]
    if state.phase == OVER:
        return _came_of_it(state)
    solo = state.mode == AGAINST_TORPEDO
    found = shares(figures(state), WEIGHTS["solo" if solo else "race"])
    if not state.conceded:
        return found[: state.seats]
    left = sum([share for seat, share in enumerate(found) if seat not in state.conceded])
    return [0.0 if seat in state.conceded else found[seat] / left for seat in range(state.seats)]


def _came_of_it(state: State) -> list[float]:
    if state.mode == RACE:
        first = race(state)[0]
        return [1.0 if seat == first else 0.0 for seat in range(state.seats)]
    return [1.0 if state.result in (PLAYER_WINS, CROSSED) else 0.0]


def _crossing(state: State) -> float:
    """From 1 for an arrival at once to 0 for none."""
    if state.phase == OVER and state.result != CROSSED:
        return 0.0
    space = state.at[0] if state.at[0] != NOWHERE else state.race.start
    rounds = state.round + state.race.home[space] / SPACES_A_ROUND
    return max(0.0, 1.0 - rounds / (ALONE_ROUNDS + 1))

"""Every crew's chance of winning: figures of the road before it and of what it has, weighed by fitted weights.

The road is counted in francs, as the driver counts them: the cheapest way by what a blank costs on average, followed
space by space over the tiles that lie. Once a vehicle has arrived only what the others can still do in this round
counts.
"""

from __future__ import annotations

from typing import Final

from paddock.core.win_chance import softmax_win_chances

from ..components import africa, content
from ..components.africa import Race
from ..rules.automaton import may_use_sea
from ..rules.outcome import race_ranking
from ..rules.phases import MODE_ALONE, MODE_RACE, MODE_TORPEDO, PHASE_CONVOY, PHASE_OVER, TORPEDO_INDEX
from ..rules.state import State, hand_size
from .road_costs import FUEL_VALUE, RISK_COSTS, STEP_COST, TILE_COSTS, city_entry_cost, costs_to_arrival

SPACES_LOOKED_AHEAD: Final = 8
"""How far the way is followed over the tiles that lie."""
BLANK_COST: Final = sum(count * cost for count, cost in zip(content.COPIES_BY_TILE, TILE_COSTS, strict=True)) / sum(
    content.COPIES_BY_TILE
)


def _entry_costs(race: Race) -> tuple[float, ...]:
    """What entering each space costs while nothing is known of it."""
    return tuple(
        STEP_COST + BLANK_COST + RISK_COSTS[space] if city == africa.NO_CITY else city_entry_cost(race, city, True)
        for space, city in enumerate(africa.CITY_BY_SPACE)
    )


ENTRY_COSTS: Final = {name: _entry_costs(race) for name, race in africa.RACE_BY_NAME.items()}
ROAD_COSTS: Final = {
    name: tuple(costs_to_arrival(race, ENTRY_COSTS[name])) for name, race in africa.RACE_BY_NAME.items()
}
"""What the rest of the road costs from everywhere while nothing lies."""
TILE_ENTRY_COSTS: Final[tuple[float, ...]] = tuple(STEP_COST + cost for cost in TILE_COSTS)


def road_cost(state: State, space: int) -> float:
    """What the road from a space costs, in francs: some spaces of it over the tiles that lie."""
    road, entering = ROAD_COSTS[state.race.name], ENTRY_COSTS[state.race.name]
    arrival, lying = state.race.arrival, state.tile_at
    total, before = 0.0, -1
    for _ in range(SPACES_LOOKED_AHEAD):
        if space == arrival:
            return total
        best, following, paid = 1e9, space, 0.0
        for other in africa.NEIGHBOURS_BY_SPACE[space]:
            if other == before:
                continue
            tile = lying[other]
            cost = entering[other]
            if tile != content.NO_TILE:
                cost = TILE_ENTRY_COSTS[tile] + RISK_COSTS[other]
            if cost + road[other] < best:
                best, following, paid = cost + road[other], other, cost
        before, space = space, following
        total += paid
    return total + road[space]


# -- figures ---------------------------------------------------------------------------------------------------

RACE_FIGURES: Final = (
    "near", "road", "fuel", "dry", "money", "engine", "chassis", "cards", "funding", "mechanic", "escort", "city",
    "late", "reach", "short", "points",
)  # fmt: skip
TORPEDO_FIGURES: Final = (
    "torpedo", "torpedo_near", "torpedo_road", "torpedo_tank", "torpedo_mechanic", "legacy", "moves",
)  # fmt: skip
FEATURES: Final[dict[str, tuple[str, ...]]] = {"race": RACE_FIGURES, "solo": RACE_FIGURES + TORPEDO_FIGURES}
"""What is told of each side. `near`: spaces of the last six; `road`: in hundreds of francs; `dry`: levels of fuel fewer
than two; `funding`, `mechanic`, `escort`: assistants that have not acted yet; `city`: stands in one. Once somebody has
arrived only the last four of a crew: `late`: it has not; `reach`: spaces that it could still drive beyond the arrival;
`short`: fuel that it lacks for that; `points` at the end."""
SPACES_NEAR_ARRIVAL: Final = 6
LOW_FUEL: Final = 2
MONEY_SCALE: Final = 100.0
DISTANCE_OFFSET: Final = 0.5
"""So many spaces before the arrival nothing gets surer any more."""
REACH_BOUNDS: Final = (-8, 4)
FUEL_PER_SPACE: Final = 1.5
"""Fuel that a space takes."""


def features(state: State) -> list[list[float]]:
    """The figures of all sides: the seats, then the Torpedo."""
    solo = state.mode == MODE_TORPEDO
    home, at = state.race.steps_home, state.space_of
    nearest = min([home[space] if space != africa.NOWHERE else home[state.race.start] for space in at])
    certainty = (nearest + DISTANCE_OFFSET) ** -0.5
    all_figures = [
        _last_round_figures(state, seat) if state.arrived else _crew_figures(state, seat, certainty)
        for seat in range(state.seats)
    ]
    if solo:
        for each in all_figures:
            each += [0.0] * len(TORPEDO_FIGURES)
        all_figures.append(_torpedo_figures(state, certainty))
    return all_figures


def _crew_figures(state: State, seat: int, distance_certainty: float) -> list[float]:
    """A crew while nobody has arrived."""
    space = state.space_of[seat]
    if space == africa.NOWHERE:
        space = state.race.start
    funding = mechanic = escort = 0
    if state.phase == PHASE_CONVOY and not state.passed[seat]:
        posts, spent, first = state.posts, state.spent_posts, content.POST_COUNT * seat
        funding = posts[first + content.POST_FUNDING] - spent[first + content.POST_FUNDING]
        mechanic = posts[first + content.POST_MECHANIC] - spent[first + content.POST_MECHANIC]
        escort = posts[first + content.POST_ESCORT] - spent[first + content.POST_ESCORT]
    fuel = state.fuel[seat]
    return [
        float(min(SPACES_NEAR_ARRIVAL, state.race.steps_home[space])),
        distance_certainty * road_cost(state, space) / MONEY_SCALE,
        distance_certainty * fuel,
        distance_certainty * max(0, LOW_FUEL - fuel),
        distance_certainty * state.money[seat] / MONEY_SCALE,
        distance_certainty * state.engine[seat],
        distance_certainty * state.chassis[seat],
        distance_certainty * hand_size(state, seat),
        distance_certainty * funding,
        distance_certainty * mechanic,
        distance_certainty * escort,
        distance_certainty if africa.CITY_BY_SPACE[space] != africa.NO_CITY else 0.0,
        0.0,
        0.0,
        0.0,
        0.0,
    ]


def _last_round_figures(state: State, seat: int) -> list[float]:
    """A crew in the last round: at home, or how far it could still come."""
    values = [0.0] * len(RACE_FIGURES)
    home = state.race.steps_home[state.space_of[seat]]
    late = seat not in state.arrived
    place = len(state.arrived) if late else state.arrived.index(seat)
    levels = state.engine[seat] + state.chassis[seat]
    if late:
        drives = 0
        if not state.passed[seat]:
            drives = (
                state.posts[content.POST_COUNT * seat + content.POST_MECHANIC]
                - state.spent_posts[content.POST_COUNT * seat + content.POST_MECHANIC]
            )
        spaces = state.engine[seat] * drives + (max(0, state.drive_left) if state.turn == seat else 0)
        fuel = state.fuel[seat] + state.money[seat] / (FUEL_VALUE + STEP_COST)
        values[-4] = 1.0
        values[-3] = float(max(REACH_BOUNDS[0], min(REACH_BOUNDS[1], spaces - home)))
        values[-2] = max(0.0, FUEL_PER_SPACE * (home - 1) - fuel)
    arrival = content.ARRIVAL_POINTS[place] if place < len(content.ARRIVAL_POINTS) else 0
    values[-1] = arrival + levels + state.money[seat] / content.FRANCS_PER_POINT
    return values


def _torpedo_figures(state: State, distance_certainty: float) -> list[float]:
    """The Torpedo: no road of its own to pay, but spaces that its cards give it."""
    values = [0.0] * len(RACE_FIGURES)
    far = state.race.forward_distance[may_use_sea(state)][state.race.arrival_city][state.space_of[TORPEDO_INDEX]]
    now = 0
    if state.phase == PHASE_CONVOY and state.estienne_card != content.NO_CARD:
        now = sum(content.MOVES_BY_ESTIENNE_CARD[state.estienne_card][max(0, state.torpedo_acted - 1) :])
    if state.arrived:
        late = TORPEDO_INDEX not in state.arrived
        place = len(state.arrived) if late else state.arrived.index(TORPEDO_INDEX)
        if late:
            values[-4] = 1.0
            values[-3] = float(max(REACH_BOUNDS[0], min(REACH_BOUNDS[1], now - far)))
        values[-1] = float(content.ARRIVAL_POINTS[place] + state.torpedo_mechanic + state.estienne_revealed)
        return values + [0.0] * len(TORPEDO_FIGURES)
    moves = sum([sum(content.MOVES_BY_ESTIENNE_CARD[card]) for card in state.estienne_deck]) / max(
        1, len(state.estienne_deck)
    )
    return [
        *values,
        1.0,
        float(min(SPACES_NEAR_ARRIVAL, far)),
        distance_certainty * far,
        distance_certainty * state.torpedo_fuel,
        distance_certainty * state.torpedo_mechanic,
        distance_certainty * sum(state.legacy),
        distance_certainty * (now + moves),
    ]


# -- chances ---------------------------------------------------------------------------------------------------

_FITTED_WEIGHTS: Final = content.read_data("standing.json")["parts"]
WEIGHTS: Final[dict[str, tuple[float, ...]]] = {
    name: tuple(float(_FITTED_WEIGHTS[name]["weights"][figure]) for figure in names) for name, names in FEATURES.items()
}
SPACES_PER_ROUND: Final = 4.0
"""What a crew makes Alone."""


def win_chances(state: State) -> list[float]:
    """How likely each seat is to win; Alone, where everybody arrives some day, how early it does."""
    if state.mode == MODE_ALONE:
        return [_crossing_chance(state)]
    if state.phase == PHASE_OVER:
        return _final_chances(state)
    solo = state.mode == MODE_TORPEDO
    win_shares = softmax_win_chances(features(state), WEIGHTS["solo" if solo else "race"])
    if not state.conceded:
        return win_shares[: state.seats]
    left = sum([share for seat, share in enumerate(win_shares) if seat not in state.conceded])
    return [0.0 if seat in state.conceded else win_shares[seat] / left for seat in range(state.seats)]


def _final_chances(state: State) -> list[float]:
    if state.mode == MODE_RACE:
        first = race_ranking(state)[0]
        return [1.0 if seat == first else 0.0 for seat in range(state.seats)]
    return [1.0 if state.result in (content.PLAYER_WINS, content.CROSSING_SUCCESS) else 0.0]


def _crossing_chance(state: State) -> float:
    """From 1 for an arrival at once to 0 for none."""
    if state.phase == PHASE_OVER and state.result != content.CROSSING_SUCCESS:
        return 0.0
    space = state.space_of[0] if state.space_of[0] != africa.NOWHERE else state.race.start
    rounds = state.round + state.race.steps_home[space] / SPACES_PER_ROUND
    return max(0.0, 1.0 - rounds / (content.ALONE_MAX_ROUNDS + 1))

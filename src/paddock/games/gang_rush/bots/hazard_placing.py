"""Where a hazard or a malus does rivals most harm, and oneself none."""

from __future__ import annotations

from typing import Final

from ..components import content
from ..components.bridge import FRONT_DIRECTIONS, LANE_BY_SPACE, NEXT_SPACE_BY_DIRECTION, SPACE_COUNT, Y_BY_SPACE
from ..rules.car_status import STATUS_ON_ROAD
from ..rules.outcome import net_worth, race_ranking
from ..rules.state import State
from ..rules.steps.tiles import obstacle_moves

Target = tuple[int, float, dict[int, float]]
"""A car, how much it matters (one's own below 0), and how likely it is to come onto each space."""
OWN_CAR_WEIGHT: Final = 1.4
"""How much more one's own car matters than a rival's."""
GREY_TILE_KIND: Final = 0
"""Instead of a hazard: a grey tile."""


def reach_chances(state: State, car: int) -> dict[int, float]:
    """How likely a car is to come onto each space with its next movement, roughly."""
    speed = min(content.TOP_SPEED, max(1, state.speed[car] + 1))
    straight, left, right = FRONT_DIRECTIONS[state.homeward[car]]
    chances: dict[int, float] = {}
    front = {state.space_of[car]: 1.0}
    for step in range(speed):
        after: dict[int, float] = {}
        for space, share in front.items():
            for direction, part in ((straight, 0.7), (left, 0.15), (right, 0.15)):
                to = NEXT_SPACE_BY_DIRECTION[direction][space]
                if 0 <= to < SPACE_COUNT:
                    after[to] = after.get(to, 0.0) + share * part
        fade = 1.0 if step < state.speed[car] else 0.35
        for to, share in after.items():
            chances[to] = max(chances.get(to, 0.0), share * fade)
        front = after
    return chances


def obstacle_cost(item_kind: int, item_number: int, speed: int) -> float:
    """What a thing costs a car that meets it at a speed."""
    if item_kind == content.ITEM_CONTAINER:
        return 130.0 * max(1, speed) + 60.0
    if item_kind == content.ITEM_BARRIER:
        return 130.0 * item_number
    if item_kind == content.ITEM_NAILS:
        return 55.0 * min(item_number, max(1, speed))
    if item_kind == content.ITEM_SPEED_LIMIT:
        return 130.0 * max(0, speed - 3)
    if item_kind == content.ITEM_POLICE:
        return 10.0
    return 170.0


def find_targets(state: State, own_car: int) -> list[Target]:
    """For each car on the road: how much it matters (one's own below 0), and what it may reach."""
    order = race_ranking(state)
    richest = max((net_worth(state, car) for car in order), default=0)
    targets: list[Target] = []
    for place, car in enumerate(order):
        if state.status[car] != STATUS_ON_ROAD:
            continue
        weight = 1.0 - 0.12 * place + (0.3 if net_worth(state, car) == richest else 0.0)
        targets.append((car, -OWN_CAR_WEIGHT if car == own_car else weight, reach_chances(state, car)))
    return targets


def harm_and_target(
    state: State, targets: list[Target], space: int, item_kind: int, item_number: int
) -> tuple[float, int]:
    """What something on a space does to all cars, one's own counting against it; and the car it is meant for."""
    score, most, target = 0.0, 0.0, -1
    for car, weight, reached in targets:
        done = weight * reached.get(space, 0.0) * obstacle_cost(item_kind, item_number, state.speed[car])
        if item_kind == content.ITEM_POLICE:
            done += weight * _police_fire_cost(state, car, space, item_number)
        score += done
        if done > most:
            most, target = done, car
    return score, target


def expected_cost(state: State, car: int, space: int, item_kind: int, item_number: int) -> float:
    """What something on a space costs one car on average, whoever is asked."""
    cost = reach_chances(state, car).get(space, 0.0) * obstacle_cost(item_kind, item_number, state.speed[car])
    return cost + _police_fire_cost(state, car, space, item_number) if item_kind == content.ITEM_POLICE else cost


def kind_and_number(hazard: int) -> tuple[int, int]:
    """The kind and the number of a hazard; below 0 it is a grey tile."""
    return (
        (content.ITEM_KIND_BY_HAZARD[hazard], content.ITEM_NUMBER_BY_HAZARD[hazard])
        if hazard >= 0
        else (GREY_TILE_KIND, 1)
    )


def best_space(state: State, targets: list[Target], spaces: list[int], hazard: int) -> tuple[float, int, int]:
    """The best of some spaces for a hazard (below 0: a grey tile): score, space, and the car it is meant for."""
    kind, number = kind_and_number(hazard)
    best, chosen, target_car = -1.0e9, spaces[0], -1
    for space in spaces:
        score, target = harm_and_target(state, targets, space, kind, number)
        if score > best + 1.0e-9:
            best, chosen, target_car = score, space, target
    return best, chosen, target_car


def best_obstacle_move(state: State, own_car: int, tile: int) -> tuple[float, int, int]:
    """The best move of a Road Crew or a Forklift: what it and its like bring, from where, to where;
    nothing if none is any good."""
    targets, kind = (
        find_targets(state, own_car),
        content.ITEM_BARRIER if tile == content.ROAD_CREW else content.ITEM_CONTAINER,
    )
    known: dict[int, float] = {}
    best = (0.0, -1, -1)
    for space, to in obstacle_moves(state, tile):
        for each in (space, to):
            if each not in known:
                known[each] = harm_and_target(state, targets, each, kind, 1)[0]
        times = min(content.ROAD_CREW_MOVES, state.barriers[space]) if kind == content.ITEM_BARRIER else 1
        gain = times * (known[to] - known[space])
        if gain > best[0]:
            best = (gain, space, to)
    return best


def _police_fire_cost(state: State, car: int, space: int, officer_count: int) -> float:
    """Police shoot along their lane towards the start."""
    behind = Y_BY_SPACE[space] - Y_BY_SPACE[state.space_of[car]]
    if behind <= 0 or behind > 24:
        return 0.0
    same = 0.45 if LANE_BY_SPACE[space] == LANE_BY_SPACE[state.space_of[car]] else 0.06
    return 110.0 * officer_count * same * (1.0 if behind > 2 * state.speed[car] else 0.3)

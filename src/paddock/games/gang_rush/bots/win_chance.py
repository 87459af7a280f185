"""How a race stands: each seat's chance of winning, from money, road, speed and troubles (GB-23, GB-24.13).

`tools/calibrate.py` has weighed the figures by what became of many races. Money and road tell the more the nearer the
first car is to the end of its way.
"""

from __future__ import annotations

from typing import Final

from paddock.core.win_chance import softmax_win_chances

from ..components.bridge import NO_WALL
from ..components.content import DUEL_FINE, DUEL_PLAYERS, LAST_EXPERT_ROUND, RACE_REWARDS, read_data
from ..rules import outcome
from ..rules.car_status import RACING_STATUSES, STATUS_ARRESTED, STATUS_CONCEDED, STATUS_IN_RIVER, STATUS_ON_ROAD
from ..rules.phases import PHASES
from ..rules.state import State, is_wrong_way
from ..rules.steps import dice
from . import evaluation_weights, road_costs

RACE_KIND_DUEL: Final = "duel"
RACE_KIND_RACE: Final = "race"
RACE_KIND_EXPERT: Final = "expert"
_ALL_FIGURE_NAMES: Final = ("money", "road", "reward", "last", "speed", "body", "turned", "fallen", "tiles")
FEATURES: Final = {
    RACE_KIND_DUEL: _ALL_FIGURE_NAMES,
    RACE_KIND_RACE: _ALL_FIGURE_NAMES,
    RACE_KIND_EXPERT: _ALL_FIGURE_NAMES,
}
_FEATURE_PARTS: Final = read_data("standing.json")["parts"]
WEIGHTS: Final = {
    part: tuple(float(_FEATURE_PARTS[part]["weights"][name]) for name in names) for part, names in FEATURES.items()
}
SPACES_PER_ROUND: Final = 3.0
"""Spaces that a car drives in a round, roughly."""
UNCERTAIN_ROUNDS: Final = 2.0
"""Rounds that soften the nearness of the end."""
DOLLAR_SCALE: Final = 0.001
POINT_SCALE: Final = 0.1


def round_number_of(state: State) -> int:
    """The round."""
    return state.round


def win_chances(state: State) -> list[float]:
    """Every seat's chance of winning; at the end what came of it."""
    final = outcome.outcome(state)
    if final is not None:
        return final.victory_shares()
    running = [car for car in range(state.seats) if state.status[car] not in (STATUS_ARRESTED, STATUS_CONCEDED)]
    everybody = features(state)
    chances = softmax_win_chances([everybody[car] for car in running], WEIGHTS[race_kind(state)]) if running else []
    chance_by_car = dict(zip(running, chances, strict=True))
    return [chance_by_car.get(car, 0.0) for car in range(state.seats)]


def race_kind(state: State) -> str:
    """Which kind of race this is: a duel, one of more cars, or one with a closed border."""
    return (
        RACE_KIND_EXPERT
        if state.wall_players != NO_WALL
        else RACE_KIND_DUEL
        if state.seats <= DUEL_PLAYERS
        else RACE_KIND_RACE
    )


def features(state: State) -> list[list[float]]:
    """The figures of all seats, in the order of `FEATURES`."""
    order = outcome.race_ranking(state)
    last = outcome.excluded_car(state, order)
    away = [_spaces_to_go(state, car) for car in range(state.seats)]
    rounds = min(away) / SPACES_PER_ROUND
    if state.wall_players != NO_WALL:
        rounds = min(max(away) / SPACES_PER_ROUND, float(LAST_EXPERT_ROUND - state.round))
    near = 1.0 / (UNCERTAIN_ROUNDS + max(0.0, rounds))
    return [_car_figures(state, car, order.index(car), car == last, away[car], near) for car in range(state.seats)]


def _car_figures(
    state: State, car: int, race_place: int, is_last: bool, spaces_away: float, closeness: float
) -> list[float]:
    status = state.status[car]
    racing, driving = status in RACING_STATUSES, status == STATUS_ON_ROAD and state.space_of[car] >= 0
    money = outcome.net_worth(state, car)
    if car == state.current_car and PHASES[state.phase].has_unsold_dice:
        money += dice.sale_price(state, car)
    return [
        DOLLAR_SCALE * money * closeness,
        -POINT_SCALE * spaces_away * closeness,
        DOLLAR_SCALE * _reward_of_place(state, race_place) * closeness if racing else 0.0,
        -closeness if is_last else 0.0,
        POINT_SCALE * state.speed[car] * closeness if driving else 0.0,
        DOLLAR_SCALE * evaluation_weights.BODY_WORTHS[state.body[car]] * closeness if racing else 0.0,
        -closeness if driving and is_wrong_way(state, car) else 0.0,
        -closeness if status == STATUS_IN_RIVER else 0.0,
        POINT_SCALE * state.tiles[car].bit_count() * closeness if racing else 0.0,
    ]


def _reward_of_place(state: State, race_place: int) -> int:
    """What a place in the race will bring or cost (GB-23.5, GB-25.2)."""
    is_fined = race_kind(state) == RACE_KIND_DUEL and race_place == state.seats - 1 == 1
    rewards = RACE_REWARDS[state.seats]
    return rewards[race_place] - (DUEL_FINE if is_fined else 0) if race_place < len(rewards) else 0


def _spaces_to_go(state: State, car: int) -> float:
    if state.status[car] not in RACING_STATUSES:
        return 0.0
    space = state.space_of[car] if state.space_of[car] >= 0 else state.exit_space[car]
    return road_costs.spaces_left(state, car, space) if space >= 0 else 0.0

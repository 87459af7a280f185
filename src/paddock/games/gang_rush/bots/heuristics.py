"""The GangRush driver: what it advises in each phase of a turn.

`rerolls.py` enumerates what every reroll is worth and `dice_value.py` what five dice are; `path_estimates.py` knows
roughly what the paths are worth before the dial is set, and `lookahead.py` exactly once it is. `evaluation.py` says
what a position is worth in dollars, by `evaluation_weights.py`, the `road_costs.py` of the road ahead and the
`expected_rewards.py` of the race. Hazards, ramps and tiles are placed, bought and used by `hazard_placing.py`,
`ramp_placing.py`, `shopping.py` and `tile_use.py`.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final

from paddock.core.chance import ChanceSource
from paddock.core.decision import Decision
from paddock.core.heuristics import Advice, Heuristics, Remark

from ..components.bridge import NO_WALL, START_MONEY_BY_SPACE
from ..components.content import DIAL_STEP, DIE_PRICE, DRIVER_VALUES, WHEEL_FACE
from ..rules import decisions as d
from ..rules import phases
from ..rules.state import State
from ..rules.steps.dice import available_faces, rerollable_dice
from ..rules.steps.placing import hazard_spaces
from .dice_value import adjustment_value, all_roll_values, drive_value
from .evaluation import Evaluator
from .evaluation_weights import COMPETITIVE_DRIVERS, COMPETITIVE_WEIGHTS, MAX_PLAYERS, PREFERRED_DRIVERS
from .hazard_placing import best_obstacle_move, best_space, expected_cost, find_targets, kind_and_number
from .lookahead import advise_by_value, advise_shots, advise_steps, best_path_value, position_after
from .path_estimates import estimate_paths
from .ramp_placing import best_ramp_space
from .remarks import remark
from .rerolls import reroll_values
from .road_closing import best_closing_space
from .rollout import rollout_decision
from .shopping import advise_purchases
from .tile_use import advise_tile_uses
from .win_chance import RACE_KIND_DUEL, race_kind, round_number_of, win_chances

SPEEDS_SIMULATED: Final = 2
"""So many speeds are simulated; the others count `ESTIMATE_PENALTY` dollars less than they are estimated."""
ESTIMATE_PENALTY: Final = 500.0
PRIORITY_BONUS: Final = 1000.0
"""What has to be done before something else."""
HINT_KEYS: Final = {d.REPAIR_BODY: "hint-repair", d.RESTART_UTURN: "hint-turn", d.BUY_SERVICE: "hint-service"}
"""What may be done to the car before the dial is set, and why."""
MIN_REROLL_GAIN: Final = 1.0
"""Dollars that a reroll must promise to be worth the trouble."""


class Driver(Heuristics[State]):
    """The heuristics of GangRush. It keeps nothing between calls."""

    key_event_kinds = frozenset({
        "arrested", "blasts", "blows_up", "breaks", "collects", "crashes", "damaged", "falls", "jumps", "leaves",
        "loses_turn", "pile_up", "rams", "sells", "spins_out", "struck",
    })  # fmt: skip

    def plan_key(self, position: State, seat: int) -> Hashable:
        """Every decision is thought over anew."""
        return None

    def advise(
        self, position: State, seat: int, choices: Sequence[Decision], chance_source: ChanceSource
    ) -> list[Advice]:
        """Advice on whatever is asked of this seat now."""
        return _sort_legal(_advice_for_seat(position, seat, choices, Evaluator(position, seat)), choices)

    def remark(self, position: State, seat: int, decision: Decision) -> Remark | None:
        return remark(position, seat, decision)

    def competitive_advice(
        self, position: State, seat: int, choices: Sequence[Decision], chance_source: ChanceSource
    ) -> list[Advice]:
        """The same with other stakes: what it takes to have more than the others differs from race to race."""
        kind = race_kind(position)
        if position.seats > MAX_PLAYERS[kind]:
            return self.advise(position, seat, choices, chance_source)
        if position.phase == phases.PHASE_PICKING_CARS:
            return _sort_legal([_pick_car_advice(decision, COMPETITIVE_DRIVERS[kind]) for decision in choices], choices)
        weights = COMPETITIVE_WEIGHTS[kind]
        if (
            kind == RACE_KIND_DUEL
            and position.question == phases.ASK_PLACE
            and position.question_detail < phases.PLACING_RAMP
        ):
            closing = best_closing_space(position, seat, choices, weights.space_value)
            if closing is not None:
                score, decision, target_car = closing
                hazard, space = position.question_detail, decision.args[0]
                return [_hazard_advice(position, decision, score, target_car, space, hazard)]
        return _sort_legal(_advice_for_seat(position, seat, choices, Evaluator(position, seat, weights)), choices)

    def win_chances(self, position: State) -> list[float]:
        return win_chances(position)

    def round_number(self, position: State) -> int:
        return round_number_of(position)

    def rollout_decision(
        self, position: State, seat: int, choices: Sequence[Decision], chance_source: ChanceSource
    ) -> Decision:
        return rollout_decision(position, seat, choices)


def _sort_legal(advice_list: list[Advice], choices: Sequence[Decision]) -> list[Advice]:
    """What may be done of it, best first."""
    advice_list = [advice for advice in advice_list if advice.decision in choices]
    advice_list.sort(key=lambda advice: -advice.score)
    return advice_list or [Advice(choices[0], 0.0, "hint-any")]


def _advice_for_seat(state: State, seat: int, choices: Sequence[Decision], evaluator: Evaluator) -> list[Advice]:
    if state.question != phases.NO_QUESTION:
        return _advise_answers(state, seat, choices, evaluator)
    phase = state.phase
    if phase == phases.PHASE_PICKING_CARS:
        return [_pick_car_advice(decision, PREFERRED_DRIVERS) for decision in choices]
    if phase == phases.PHASE_DRAFTING_HAZARDS:
        return _advise_draft(state, seat, choices)
    if phase == phases.PHASE_BEFORE_ROLL:
        advices = [Advice(d.ROLL_DICE_DECISION, 0.0, "hint-roll")]
        if d.LAY_RAMP_DECISION in choices and (gain := best_ramp_space(state, evaluator)[0]) > 0.0:
            advices.append(Advice(d.LAY_RAMP_DECISION, gain, "hint-ramp"))
        return advices
    if phase == phases.PHASE_ROLLING_DICE:
        return _advise_rerolls(state, seat, evaluator)
    if phase == phases.PHASE_ADJUSTING_CAR:
        return _advise_adjustments(state, seat, choices, evaluator)
    if phase == phases.PHASE_MOVING:
        advices = advise_steps(state, seat, evaluator)
    else:
        advices = [
            Advice(
                d.SETTLE_DICE_DECISION if phase == phases.PHASE_DICE_ROLLED else d.END_TURN_DECISION, 0.0, "hint-end"
            )
        ]
        if d.HANDBRAKE_UTURN_DECISION in choices and state.wall_players != NO_WALL:
            advices.append(Advice(d.HANDBRAKE_UTURN_DECISION, PRIORITY_BONUS, "hint-turn"))
    if phase in (phases.PHASE_MOVING, phases.PHASE_MOVED):
        advices += advise_shots(state, seat, choices, evaluator)
    if phase in (phases.PHASE_DICE_ROLLED, phases.PHASE_MOVED):
        advices += advise_purchases(state, seat, choices)
    return [*advices, *advise_tile_uses(state, seat, choices, evaluator)]


def _pick_car_advice(decision: Decision, preferred_drivers: Sequence[str]) -> Advice:
    """A strong driver, and a start space with more money than danger."""
    driver, space = decision.args
    score = -60.0 * preferred_drivers.index(DRIVER_VALUES.names[driver]) + START_MONEY_BY_SPACE[space]
    return Advice(decision, score, "hint-start")


def _advise_answers(state: State, seat: int, choices: Sequence[Decision], evaluator: Evaluator) -> list[Advice]:
    if state.question == phases.ASK_PLACE:
        return [_place_advice(state, seat, [decision.args[0] for decision in choices], evaluator)]
    if state.question == phases.ASK_MOVE:
        _, space, to = best_obstacle_move(state, seat, state.question_detail)
        return [Advice(d.MOVE_OBSTACLE_DECISIONS[space][to] if space >= 0 else choices[-1], 0.0, "hint-tile")]
    if state.question == phases.ASK_SERVICE:
        advices = advise_by_value(state, seat, choices, "hint-end", evaluator)
        for advice in advices:
            advice.message_key = HINT_KEYS.get(advice.decision.kind, advice.message_key)
        return advices
    key = "hint-shift" if choices[0].kind == d.SHIFT_POLICE else "hint-bounce"
    return advise_by_value(state, seat, choices, key, evaluator)


def _place_advice(state: State, seat: int, spaces: list[int], evaluator: Evaluator) -> Advice:
    what = state.question_detail
    if what == phases.PLACING_RAMP:
        space = best_ramp_space(state, evaluator)[1]
        return Advice(d.PLACE_OBSTACLE_DECISIONS[space if space >= 0 else spaces[0]], 0.0, "hint-ramp")
    hazard = what if what < phases.PLACING_RAMP else -1
    score, space, target_car = best_space(state, find_targets(state, seat), spaces, hazard)
    return _hazard_advice(state, d.PLACE_OBSTACLE_DECISIONS[space], score, target_car, space, hazard)


def _hazard_advice(state: State, decision: Decision, score: float, target_car: int, space: int, hazard: int) -> Advice:
    """Something on a space, with what it costs the car that it is meant for."""
    if target_car < 0 or target_car == state.question_car:
        return Advice(decision, score, "hint-hazard-away")
    cost = round(expected_cost(state, target_car, space, *kind_and_number(hazard)))
    return Advice(decision, score, "hint-hazard", {"car": (DRIVER_VALUES, state.driver[target_car]), "harm": cost})


def _advise_draft(state: State, seat: int, choices: Sequence[Decision]) -> list[Advice]:
    """The tile that does most harm on its best space."""
    targets = find_targets(state, seat)
    advices: list[Advice] = []
    for decision in choices:
        if decision.kind == d.DISCARD_HAZARD:
            advices.append(Advice(decision, 0.0, "hint-hazard-away"))
            continue
        hazard = decision.args[0]
        score, space, target_car = best_space(state, targets, hazard_spaces(state, hazard), hazard)
        advices.append(_hazard_advice(state, decision, score, target_car, space, hazard))
    return advices


def _advise_rerolls(state: State, seat: int, evaluator: Evaluator) -> list[Advice]:
    """Every reroll with what it is expected to bring, both rerolls looked ahead."""
    final = all_roll_values(state, seat, estimate_paths(state, evaluator))
    worths = reroll_values(state.dice, rerollable_dice(state), state.rerolls_left, final)
    stand = worths[0]
    advices = [Advice(d.STOP_ROLLING_DECISION, MIN_REROLL_GAIN, "hint-keep")]
    for mask, worth in worths.items():
        if mask:
            gain = worth - stand
            args: dict[str, object] = {"gain": max(0, round(gain)), "loss": max(0, -round(gain))}
            advices.append(Advice(d.REROLL_DICE_DECISIONS[mask - 1], gain, "hint-reroll", args))
    return advices


def _advise_adjustments(state: State, seat: int, choices: Sequence[Decision], evaluator: Evaluator) -> list[Advice]:
    """W3: whatever improves the prospects, then the best speed."""
    advices = [each for each in advise_tile_uses(state, seat, choices, evaluator) if each.score > 0.0]
    now = adjustment_value(state, evaluator)
    for decision in choices:
        if decision.kind in HINT_KEYS:
            gain = adjustment_value(position_after(state, seat, decision)[0], evaluator) - now
            if gain > 0.0:
                advices.append(Advice(decision, gain, HINT_KEYS[decision.kind]))
    for advice in advices:
        advice.score += PRIORITY_BONUS
    return [*advices, *_advise_speeds(state, seat, choices, evaluator)]


def _advise_speeds(state: State, seat: int, choices: Sequence[Decision], evaluator: Evaluator) -> list[Advice]:
    """Every speed that can be set; those that promise most are driven in the mind."""
    paths = estimate_paths(state, evaluator)
    wheel_dice = available_faces(state, WHEEL_FACE)
    advices: list[Advice] = []
    for decision in choices:
        if decision.kind == d.SET_SPEED:
            count = d.dial_steps(decision)
            speed = state.speed[seat] + count
            worth = drive_value(paths, speed, wheel_dice, state.granted_wheels)
            worth -= DIE_PRICE * max(0, abs(count) - state.granted_speed)
            args: dict[str, object] = {"speed": DIAL_STEP * speed}
            advices.append(Advice(decision, worth, "hint-speed", args))
    advices.sort(key=lambda advice: -advice.score)
    top = advices[0].score
    for advice in advices[SPEEDS_SIMULATED:]:
        advice.score = advice.score - top - ESTIMATE_PENALTY
    for advice in advices[:SPEEDS_SIMULATED]:
        advice.score = best_path_value(position_after(state, seat, advice.decision)[0], seat, evaluator)
    best = max(advice.score for advice in advices[:SPEEDS_SIMULATED])
    for advice in advices[:SPEEDS_SIMULATED]:
        advice.score -= best
    return advices


HEURISTICS: Final = Driver()

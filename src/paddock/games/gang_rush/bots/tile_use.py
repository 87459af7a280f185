"""When to use a bonus tile of the reserve: if it brings more now than it may bring later."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from paddock.core.decision import Decision
from paddock.core.heuristics import Advice

from ..components import content
from ..rules import decisions as d
from ..rules.legal import can_fire_pump_gun, legal_shots
from ..rules.phases import PHASE_ADJUSTING_CAR, PHASE_CLOSING_TURN, PHASE_DICE_ROLLED, PHASE_MOVED, PHASE_MOVING
from ..rules.state import State
from ..rules.steps.dice import available_faces
from ..rules.steps.tiles import GREY_TILES
from .dice_value import adjustment_value, all_roll_values, dice_value, face_counts
from .evaluation import Evaluator
from .hazard_placing import best_obstacle_move
from .lookahead import advise_shots, position_after
from .path_estimates import estimate_paths
from .rerolls import reroll_values
from .shopping import tile_value

KEPT_TILE_SHARE: Final = 0.6
"""What a tile in the hand is worth, of what it was worth in the shop."""
GREY_TILE_BONUS: Final = 40.0
"""A grey tile does its work best early."""
NO_USE_GAIN: Final = -1.0e9
SPARE_PANELS: Final = content.TILE_VALUES.code("spare_panels")


def advise_tile_uses(state: State, seat: int, choices: Sequence[Decision], evaluator: Evaluator) -> list[Advice]:
    """Every use of a tile that is better than to keep it."""
    advices: list[Advice] = []
    if state.phase == PHASE_DICE_ROLLED:
        advices += _advise_dice_tiles(state, seat, choices, evaluator)
    for decision in choices:
        if decision.kind == d.USE_TILE:
            gain = _use_gain(state, seat, decision, evaluator)
            if decision.args[0] != content.ENVELOPE:
                gain -= KEPT_TILE_SHARE * tile_value(state, seat, decision.args[0])
            if gain > 0.0:
                advices.append(Advice(decision, gain, "hint-tile"))
        elif decision.kind == d.GARAGE_REPAIR and state.phase == PHASE_MOVED:
            gain = _value_gain(state, seat, decision, evaluator)
            if gain > 0.0:
                advices.append(Advice(decision, gain, "hint-repair"))
    if state.phase in (PHASE_MOVING, PHASE_MOVED):
        advices += _advise_gunsmith(state, seat, choices, evaluator)
    return advices


def _use_gain(state: State, seat: int, decision: Decision, evaluator: Evaluator) -> float:
    tile, phase = decision.args[0], state.phase
    if tile == content.ENVELOPE:
        return content.DIE_PRICE
    if tile in GREY_TILES:
        return (
            tile_value(state, seat, tile) + GREY_TILE_BONUS
            if phase in (PHASE_MOVED, PHASE_CLOSING_TURN)
            else NO_USE_GAIN
        )
    if tile in (content.ROAD_CREW, content.FORKLIFT):
        return best_obstacle_move(state, seat, tile)[0] if phase == PHASE_ADJUSTING_CAR else NO_USE_GAIN
    if tile == content.PUMP_GUN:
        return _pump_gun_gain(state, seat, decision, evaluator)
    if tile in (content.FIREBOMB, content.BULLETPROOF, SPARE_PANELS):
        return _value_gain(state, seat, decision, evaluator) if phase == PHASE_MOVED else NO_USE_GAIN
    helps_driving = content.SPEED_GRANTED[tile] or content.WHEELS_GRANTED[tile] or tile == content.SMOOTH_RIDE
    if phase != PHASE_ADJUSTING_CAR or not helps_driving:
        return NO_USE_GAIN
    after = position_after(state, seat, decision)[0]
    return adjustment_value(after, evaluator) - adjustment_value(state, evaluator)


def _value_gain(state: State, seat: int, decision: Decision, evaluator: Evaluator) -> float:
    return evaluator.position_value(position_after(state, seat, decision)[0]) - evaluator.position_value(state)


def _pump_gun_gain(state: State, seat: int, decision: Decision, evaluator: Evaluator) -> float:
    """The pump gun, with the blast that it makes possible."""
    if state.phase not in (PHASE_MOVING, PHASE_MOVED) or not available_faces(state, content.SHOT_FACE):
        return NO_USE_GAIN
    armed = position_after(state, seat, decision)[0]
    if not can_fire_pump_gun(armed, seat):
        return NO_USE_GAIN
    fired = position_after(armed, seat, d.FIRE_PUMP_GUN_DECISION)[0]
    return evaluator.position_value(fired) - evaluator.position_value(state)


def _advise_gunsmith(state: State, seat: int, choices: Sequence[Decision], evaluator: Evaluator) -> list[Advice]:
    """One more shot, if it is well aimed; a wheel is given up only when the car has come to its end."""
    for decision in choices:
        if decision.kind == d.TURN_TO_SHOT and (
            state.phase == PHASE_MOVED or state.dice[decision.args[0]] != content.WHEEL_FACE
        ):
            armed = position_after(state, seat, decision)[0]
            aimed = advise_shots(armed, seat, legal_shots(armed, seat), evaluator)
            best = max((advice.score for advice in aimed), default=0.0)
            return [Advice(decision, best, "hint-tile")] if best > 0.0 else []
    return []


def _advise_dice_tiles(state: State, seat: int, choices: Sequence[Decision], evaluator: Evaluator) -> list[Advice]:
    """Loaded Die, Double Up, Second Wind: by what the dice would then be worth."""
    kinds = {decision.kind for decision in choices}
    wind = d.USE_TILE_DECISIONS[content.SECOND_WIND] in choices
    if d.LOAD_DIE not in kinds and d.DOUBLE_DIE not in kinds and not wind:
        return []
    paths, known, counts = estimate_paths(state, evaluator), dict[int, float](), face_counts(state)
    now = dice_value(state, seat, paths, counts, known)
    advices: list[Advice] = []
    for decision in choices:
        if decision.kind not in (d.LOAD_DIE, d.DOUBLE_DIE):
            continue
        after, die = counts[:], decision.args[0]
        if decision.kind == d.LOAD_DIE:
            tile, price = content.LOADED_DIE, 0
            after[state.dice[die]] -= 1
            after[decision.args[1]] += 1
        else:
            tile, price = content.DOUBLE_UP, content.DIE_PRICE
            after[state.dice[die]] += 1
        gain = dice_value(state, seat, paths, after, known) - now
        gain -= KEPT_TILE_SHARE * tile_value(state, seat, tile) + price
        if gain > 0.0:
            advices.append(Advice(decision, gain, "hint-tile"))
    if wind:
        worths = reroll_values(state.dice, content.ALL_DICE, content.EXTRA_REROLLS, all_roll_values(state, seat, paths))
        gain = max(worths.values()) - worths[0] - KEPT_TILE_SHARE * tile_value(state, seat, content.SECOND_WIND)
        if gain > 0.0:
            args: dict[str, object] = {"gain": round(gain), "loss": 0}
            advices.append(Advice(d.USE_TILE_DECISIONS[content.SECOND_WIND], gain, "hint-reroll", args))
    return advices

"""The whole list of what a seat may decide, and what is played for it when its time is up (section A of the rules)."""

from __future__ import annotations

from typing import Final

from paddock.core.decision import Decision

from ..components import content
from ..components.bridge import DIRECTION_COUNT, OPPOSITE_BY_DIRECTION
from . import decisions as d
from . import phases, windows
from .car_status import CONCEDING_STATUSES, STATUS_ON_ROAD
from .state import NOBODY, State
from .steps import adjusting, drafting, ending, jumping, moving, placing, police, shooting, tiles
from .steps.dice import available_faces, rerollable_dice, wheels_left

_REROLLS_BY_MASK: list[list[Decision]] = [
    [
        *(d.REROLL_DICE_DECISIONS[dice - 1] for dice in range(1, len(d.REROLL_DICE_DECISIONS) + 1) if not dice & ~mask),
        d.STOP_ROLLING_DECISION,
    ]
    for mask in range(len(d.REROLL_DICE_DECISIONS) + 1)
]
"""`_REROLLS_BY_MASK[mask]`: every way to roll some of the dice of a bit mask, or to stop."""
_ALL_DIRECTIONS: Final = list(range(DIRECTION_COUNT))


def seat_to_decide(state: State) -> int:
    """The seat that owes a decision, or -1."""
    if state.question != phases.NO_QUESTION:
        return state.question_car
    phase = state.phase
    if phases.PHASES[phase].in_turn:
        return state.current_car
    if phase == phases.PHASE_DRAFTING_HAZARDS:
        return state.turn_order[state.drafter_index]
    if phase == phases.PHASE_PICKING_CARS and state.seats_to_pick:
        return state.seats_to_pick[0]
    return NOBODY


def waiting_for(state: State) -> list[int]:
    """The seats that owe a decision now: one at a time."""
    if state.question == phases.NO_QUESTION and phases.PHASES[state.phase].in_turn:
        return [state.current_car]
    seat = seat_to_decide(state)
    return [] if seat == NOBODY else [seat]


def legal(state: State, seat: int) -> list[Decision]:
    """All that a seat may decide now."""
    if state.question != phases.NO_QUESTION:
        return _legal_answers(state) if seat == state.question_car else []
    phase = state.phase
    if phases.PHASES[phase].in_turn:
        return _legal_in_turn(state, seat, phase) if seat == state.current_car else []
    if seat < 0 or seat_to_decide(state) != seat:
        return []
    if phase == phases.PHASE_PICKING_CARS:
        starts = drafting.free_starts(state)
        return [d.PICK_CAR_DECISIONS[driver][space] for driver in drafting.free_drivers(state) for space in starts]
    hazards = drafting.placeable_hazards(state)
    if hazards:
        return [d.PICK_HAZARD_DECISIONS[hazard] for hazard in hazards]
    return [d.DISCARD_HAZARD_DECISIONS[hazard] for hazard in dict.fromkeys(state.revealed_hazards)]


def _legal_answers(state: State) -> list[Decision]:
    question = state.question
    if question == phases.ASK_PLACE:
        return [d.PLACE_OBSTACLE_DECISIONS[space] for space in placing.legal_spaces(state)]
    if question == phases.ASK_SHIFT:
        return [d.SHIFT_POLICE_DECISIONS[space] for space in police.shift_spaces(state, state.question_detail)]
    if question == phases.ASK_BOUNCE:
        return [d.BOUNCE_TO_SPACE_DECISIONS[space] for space in jumping.bounce_targets(state, state.question_car)]
    if question == phases.ASK_CRANE:
        return [d.CRANE_TO_SPACE_DECISIONS[space] for space in ending.crane_spaces(state, state.question_car)]
    if question == phases.ASK_SERVICE:
        return [d.BUY_SERVICE_DECISION, d.DECLINE_SERVICE_DECISION]
    decisions = [
        d.MOVE_OBSTACLE_DECISIONS[space][to] for space, to in tiles.obstacle_moves(state, state.question_detail)
    ]
    if state.question_detail == content.ROAD_CREW or state.moved_spaces:
        decisions.append(d.FINISH_MOVING_DECISION)
    return decisions


def _legal_in_turn(state: State, car: int, phase: int) -> list[Decision]:
    if phase == phases.PHASE_ROLLING_DICE:
        return _REROLLS_BY_MASK[rerollable_dice(state)][:]
    if phase == phases.PHASE_BEFORE_ROLL:
        decisions = [d.ROLL_DICE_DECISION]
        if adjusting.can_service(state, car):
            decisions.append(d.BUY_SERVICE_DECISION)
        if state.has_ramp[car] and placing.has_free_space(state):
            decisions.append(d.LAY_RAMP_DECISION)
        return decisions
    if phase == phases.PHASE_MOVING:
        decisions = [
            d.DRIVE_STEP_DECISIONS[direction] for direction in moving.legal_steps(state, car, wheels_left(state))
        ]
        decisions += legal_shots(state, car)
    elif phase == phases.PHASE_MOVED:
        decisions = [d.END_TURN_DECISION]
        if ending.can_handbrake(state, car):
            decisions.append(d.HANDBRAKE_UTURN_DECISION)
        decisions += legal_shots(state, car)
    elif phase == phases.PHASE_ADJUSTING_CAR:
        decisions = _adjustments(state, car)
    elif phase == phases.PHASE_DICE_ROLLED:
        decisions = [d.SETTLE_DICE_DECISION]
        if state.tiles[car] & windows.OWN_DECISION_TILE_BITS:
            for die in windows.loadable_dice(state, car):
                decisions += [
                    d.LOAD_DIE_DECISIONS[die][face]
                    for face in range(len(content.FACE_VALUES))
                    if face != state.dice[die]
                ]
            decisions += [d.DOUBLE_DIE_DECISIONS[die] for die in windows.doublable_dice(state, car)]
    else:
        decisions = [d.END_TURN_DECISION]
    if not state.turn_flags & phases.HAS_BOUGHT:
        decisions += [d.BUY_TILE_DECISIONS[place] for place in windows.purchasable_places(state, car)]
    if state.tiles[car] & windows.OFFERED_TILES[phase]:
        for tile in windows.usable_tiles(state, car):
            decisions.append(d.USE_TILE_DECISIONS[tile])
        for die in windows.gunsmith_dice(state, car):
            decisions.append(d.TURN_TO_SHOT_DECISIONS[die])
        decisions += d.GARAGE_REPAIR_DECISIONS[1 : windows.garage_repair_points(state, car) + 1]
    return decisions


def _adjustments(state: State, car: int) -> list[Decision]:
    """W3: the dial, repairs, the restart, the service."""
    low, high = adjusting.dial_range(state, car)
    decisions = d.SET_SPEED_DECISIONS[content.TOP_SPEED + low : content.TOP_SPEED + high + 1]
    decisions += d.REPAIR_BODY_DECISIONS[1 : adjusting.repairable_points(state, car) + 1]
    if adjusting.can_restart(state, car):
        decisions.append(d.RESTART_UTURN_DECISION)
    if adjusting.can_service(state, car):
        decisions.append(d.BUY_SERVICE_DECISION)
    return decisions


def legal_shots(state: State, car: int) -> list[Decision]:
    """Everything that can be fired now (GB-11, GB-21.6 to 21.11)."""
    shots: list[Decision] = []
    if available_faces(state, content.SHOT_FACE):
        can_mortar = state.tiles[car] >> content.MORTAR & 1 and not state.turn_flags & phases.FIRED_MORTAR
        for direction in shooting_directions(state, car):
            space = shooting.first_target(state, state.space_of[car], direction)
            if space != shooting.NO_TARGET or rear_gunner_hits(state, car, direction):
                shots.append(d.SHOOT_DECISIONS[direction])
            if can_mortar and space != shooting.NO_TARGET and state.occupant[space] != NOBODY:
                shots.append(d.FIRE_MORTAR_DECISIONS[direction])
        if can_fire_pump_gun(state, car):
            shots.append(d.FIRE_PUMP_GUN_DECISION)
    if state.tiles[car] >> content.TRICK_BULLET & 1 and not state.turn_flags & phases.FIRED_TRICK_BULLET:
        for other, status in enumerate(state.status):
            if status == STATUS_ON_ROAD and other != car:
                shots.append(d.FIRE_TRICK_BULLET_DECISIONS[state.driver[other]])
    return shots


def shooting_directions(state: State, car: int) -> list[int]:
    """Where a car may shoot: straight ahead, or anywhere from Parker's turret (GB-11.1, GB-20.5)."""
    return _ALL_DIRECTIONS if state.driver[car] == content.DRIVER_PARKER else [state.facing[car]]


def rear_gunner_hits(state: State, car: int, direction: int) -> bool:
    """Whether the Rear Gunner would strike something the other way (GB-21.10)."""
    if not state.tiles[car] >> content.REAR_GUNNER & 1:
        return False
    return shooting.first_target(state, state.space_of[car], OPPOSITE_BY_DIRECTION[direction]) != shooting.NO_TARGET


def can_fire_pump_gun(state: State, car: int) -> bool:
    """Whether a blast has a target (GB-21.9)."""
    if not state.active_tiles[car] >> content.PUMP_GUN & 1:
        return False
    return any(shooting.has_blast_target(state, space) for space in shooting.blast_spaces(state, car))


def always_legal(state: State, seat: int) -> list[Decision]:
    """Conceding, while one is in the race."""
    is_racing = (
        state.phase != phases.PHASE_GAME_OVER and 0 <= seat < state.seats and state.status[seat] in CONCEDING_STATUSES
    )
    return [d.CONCEDE_DECISION] if is_racing else []


def default_decision(state: State, seat: int) -> Decision:
    """What is played for a seat whose time is up: it drives straight on, gently, and does nobody any harm."""
    choices = legal(state, seat)
    if state.question == phases.ASK_SERVICE:
        return d.DECLINE_SERVICE_DECISION
    if state.question == phases.ASK_MOVE and d.FINISH_MOVING_DECISION in choices:
        return d.FINISH_MOVING_DECISION
    if state.question != phases.NO_QUESTION:
        return choices[0]
    phase = state.phase
    if phase == phases.PHASE_ROLLING_DICE:
        return d.STOP_ROLLING_DECISION
    if phase == phases.PHASE_ADJUSTING_CAR:
        points = adjusting.repairable_points(state, seat)
        if points:
            return d.REPAIR_BODY_DECISIONS[points]
        gentle = 1 if not state.speed[seat] and adjusting.dial_range(state, seat)[1] else 0
        return d.SET_SPEED_DECISIONS[content.TOP_SPEED + gentle]
    return choices[0]

"""Takes a decision: what each answer does, before the game goes on (section A of the rules)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from paddock.core.chance import ChanceSource
from paddock.core.decision import Decision
from paddock.core.event import EventSink

from ..components.bridge import NO_WALL
from ..components.content import TOP_SPEED
from . import decisions as d
from . import phases
from .advance import advance, run_next_task
from .car_status import CONCEDING_STATUSES, STATUS_CONCEDED, STATUS_ON_ROAD
from .legal import default_decision
from .state import State, open_question, racing_cars, settle_question
from .steps import adjusting, dice, drafting, ending, jumping, moving, placing, police, shooting, shop, tiles
from .steps.leaving_bridge import remove_car


def play(state: State, seat: int, decision: Decision, chance_source: ChanceSource, events: EventSink) -> None:
    """Carries out a legal decision and goes on until the next one is owed."""
    _DECISION_EFFECTS[decision.kind](state, seat, decision.args, chance_source, events)
    advance(state, chance_source, events)


class FixedLanding(ChanceSource):
    """Every jump lands on one face; `was_rolled` tells whether there was a jump."""

    def __init__(self, face: int) -> None:
        self.face = face
        self.was_rolled = False

    def pick(self, chance_name: str, outcomes: Sequence[int]) -> int:
        self.was_rolled = True
        return self.face


def simulate_decision(
    state: State, seat: int, decision: Decision, chance_source: ChanceSource, events: EventSink
) -> list[int]:
    """A decision and everything that it sets going within the turn, and no further; where police have to go somewhere
    or a jumper has to choose, the default is taken. Returns those questions."""
    _DECISION_EFFECTS[decision.kind](state, seat, decision.args, chance_source, events)
    questions = _finish_tasks(state, chance_source, events)
    has_moved = state.phase == phases.PHASE_MOVING and not state.movement
    if has_moved and state.question == phases.NO_QUESTION and state.status[seat] == STATUS_ON_ROAD:
        moving.end_movement(state, seat, events)
    return questions


def _finish_tasks(state: State, chance_source: ChanceSource, events: EventSink) -> list[int]:
    """Whatever is under way happens, police and jumpers going where the default sends them. Returns those questions."""
    questions: list[int] = []
    while True:
        if state.question in (phases.ASK_SHIFT, phases.ASK_BOUNCE):
            questions.append(state.question)
            answer = default_decision(state, state.question_car)
            _DECISION_EFFECTS[answer.kind](state, state.question_car, answer.args, chance_source, events)
        elif state.question == phases.NO_QUESTION and state.agenda:
            run_next_task(state, chance_source, events)
        else:
            return questions


def _concede(state: State, seat: int, chance_source: ChanceSource, events: EventSink) -> None:
    """A seat leaves the race: what is open in its turn is settled first, then its car goes."""
    if state.question == phases.ASK_PLACE and state.question_car == seat:
        if state.phase == phases.PHASE_DRAFTING_HAZARDS:
            drafting.return_chosen_hazard(state)
        state.question = phases.NO_QUESTION
    while (
        (state.question != phases.NO_QUESTION or state.agenda)
        and state.current_car == seat
        and phases.PHASES[state.phase].in_turn
    ):
        if state.question != phases.NO_QUESTION:
            play(state, state.question_car, default_decision(state, state.question_car), chance_source, events)
        else:
            advance(state, chance_source, events)
    if state.phase == phases.PHASE_GAME_OVER or state.status[seat] not in CONCEDING_STATUSES:
        return
    if state.question_car == seat:
        state.question = phases.NO_QUESTION
    remove_car(state, seat)
    state.status[seat] = STATUS_CONCEDED
    state.conceded = (*state.conceded, seat)
    events.add("concedes", (seat,))
    _continue_without_car(state, seat, chance_source, events)


def _continue_without_car(state: State, seat: int, chance_source: ChanceSource, events: EventSink) -> None:
    """The game goes on without a seat, or is over."""
    if state.phase == phases.PHASE_PICKING_CARS:
        state.seats_to_pick = tuple(each for each in state.seats_to_pick if each != seat)
        if not state.seats_to_pick:
            state.phase = phases.PHASE_ROUND_START
    expert = state.wall_players != NO_WALL
    alone = len(state.conceded) == state.seats - 1
    if alone or (expert and state.phase not in phases.PHASES_BEFORE_RACE and len(racing_cars(state)) <= 1):
        if state.question == phases.ASK_PLACE and state.phase == phases.PHASE_DRAFTING_HAZARDS:
            drafting.return_chosen_hazard(state)
        _finish_tasks(state, chance_source, events)
        if expert:
            ending.end_expert_race(state, events)
        else:
            ending.end_race(state, events)
    elif state.current_car == seat and phases.PHASES[state.phase].in_turn:
        ending.next_turn(state)


def _place_obstacle(
    state: State, seat: int, args: tuple[int, ...], chance_source: ChanceSource, events: EventSink
) -> None:
    placing.place_on_road(state, args[0], events)
    if state.phase == phases.PHASE_DRAFTING_HAZARDS:
        drafting.next_drafter(state)


DecisionEffect = Callable[[State, int, tuple[int, ...], ChanceSource, EventSink], None]
_DECISION_EFFECTS: Final[dict[int, DecisionEffect]] = {
    d.PICK_CAR: lambda state, seat, args, chance_source, events: drafting.pick_car(
        state, seat, args[0], args[1], events
    ),
    d.PICK_HAZARD: lambda state, seat, args, chance_source, events: drafting.choose_hazard(state, args[0]),
    d.DISCARD_HAZARD: lambda state, seat, args, chance_source, events: drafting.discard_pick(state, args[0], events),
    d.PLACE_OBSTACLE: _place_obstacle,
    d.LAY_RAMP: lambda state, seat, args, chance_source, events: open_question(
        state, phases.ASK_PLACE, seat, phases.PLACING_RAMP
    ),
    d.BUY_SERVICE: lambda state, seat, args, chance_source, events: adjusting.buy_service(state, seat, events),
    d.ROLL_DICE: lambda state, seat, args, chance_source, events: dice.first_roll(state, chance_source, events),
    d.REROLL_DICE: lambda state, seat, args, chance_source, events: dice.reroll_dice(
        state, args[0] + 1, chance_source, events
    ),
    d.STOP_ROLLING: lambda state, seat, args, chance_source, events: dice.stop_rolling(state),
    d.SETTLE_DICE: lambda state, seat, args, chance_source, events: adjusting.settle_dice(state, seat, events),
    d.LOAD_DIE: lambda state, seat, args, chance_source, events: tiles.load_die(state, seat, args[0], args[1], events),
    d.DOUBLE_DIE: lambda state, seat, args, chance_source, events: tiles.double_die(state, seat, args[0], events),
    d.TURN_TO_SHOT: lambda state, seat, args, chance_source, events: tiles.turn_die_to_shot(
        state, seat, args[0], events
    ),
    d.REPAIR_BODY: lambda state, seat, args, chance_source, events: adjusting.spend_repairs(
        state, seat, args[0] + 1, events
    ),
    d.RESTART_UTURN: lambda state, seat, args, chance_source, events: adjusting.restart_uturn(state, seat, events),
    d.SET_SPEED: lambda state, seat, args, chance_source, events: adjusting.set_speed(
        state, seat, args[0] - TOP_SPEED, events
    ),
    d.DECLINE_SERVICE: lambda state, seat, args, chance_source, events: settle_question(state),
    d.DRIVE_STEP: lambda state, seat, args, chance_source, events: moving.drive_step(
        state, seat, args[0], chance_source, events
    ),
    d.SHOOT: lambda state, seat, args, chance_source, events: shooting.fire_shot(state, seat, args[0], False, events),
    d.FIRE_MORTAR: lambda state, seat, args, chance_source, events: shooting.fire_shot(
        state, seat, args[0], True, events
    ),
    d.FIRE_PUMP_GUN: lambda state, seat, args, chance_source, events: shooting.fire_pump_gun(state, seat, events),
    d.FIRE_TRICK_BULLET: lambda state, seat, args, chance_source, events: shooting.fire_trick_bullet(
        state, seat, state.driver.index(args[0]), events
    ),
    d.GARAGE_REPAIR: lambda state, seat, args, chance_source, events: tiles.repair_in_garage(
        state, seat, args[0] + 1, events
    ),
    d.BUY_TILE: lambda state, seat, args, chance_source, events: shop.buy_tile(
        state, seat, args[0], chance_source, events
    ),
    d.USE_TILE: lambda state, seat, args, chance_source, events: tiles.use_tile(state, seat, args[0], events),
    d.MOVE_OBSTACLE: lambda state, seat, args, chance_source, events: tiles.move_obstacle(
        state, args[0], args[1], events
    ),
    d.FINISH_MOVING: lambda state, seat, args, chance_source, events: tiles.finish_obstacle_moves(state),
    d.HANDBRAKE_UTURN: lambda state, seat, args, chance_source, events: ending.handbrake_uturn(state, seat, events),
    d.END_TURN: lambda state, seat, args, chance_source, events: ending.end_turn(state, events),
    d.SHIFT_POLICE: lambda state, seat, args, chance_source, events: police.shift_police(
        state, state.question_detail, args[0], events
    ),
    d.BOUNCE_TO_SPACE: lambda state, seat, args, chance_source, events: jumping.bounce_to(state, seat, args[0], events),
    d.CRANE_TO_SPACE: lambda state, seat, args, chance_source, events: ending.set_down_by_crane(
        state, seat, args[0], events
    ),
    d.CONCEDE: lambda state, seat, args, chance_source, events: _concede(state, seat, chance_source, events),
}
"""What each kind of decision does, before the game goes on."""

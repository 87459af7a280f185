"""Takes a decision: what each answer does, before the game goes on (section A of the rules)."""

from __future__ import annotations

from collections.abc import Sequence

from paddock.core.chance import Chance
from paddock.core.decision import Decision
from paddock.core.event import EventSink
from paddock.games.gang_rush.components.bridge import NO_WALL
from paddock.games.gang_rush.components.content import DOUBLE_UP, LOADED_DIE
from paddock.games.gang_rush.rules import decisions as d
from paddock.games.gang_rush.rules.advance import advance, run_next_task
from paddock.games.gang_rush.rules.legal import default
from paddock.games.gang_rush.rules.state import (
    ASK_BOUNCE,
    ASK_PLACE,
    ASK_SHIFT,
    BEFORE_ROLL,
    CLOSING_TURN,
    CONCEDED,
    DRAFTING_HAZARDS,
    GAME_OVER,
    IN_RIVER,
    MOVING,
    NO_QUESTION,
    NOT_PICKED,
    ON_ROAD,
    PICKING_CARS,
    PLACING_RAMP,
    ROUND_START,
    State,
    open_question,
    racing_cars,
)
from paddock.games.gang_rush.rules.steps import (
    adjusting,
    dice,
    drafting,
    ending,
    jumping,
    moving,
    placing,
    police,
    shooting,
    shop,
    tiles,
)
from paddock.games.gang_rush.rules.steps.leaving_bridge import remove_car


def play(state: State, seat: int, decision: Decision, chance: Chance, events: EventSink) -> None:
    """Carries out a legal decision and goes on until the next one is owed."""
    kind = decision.kind
    if kind < d.DRIVE_STEP:
        _apply_preparation(state, seat, decision, chance, events)
    elif kind != d.CONCEDE:
        _apply_driving(state, seat, kind, decision.args, chance, events)
    else:
        _concede(state, seat, chance, events)
    advance(state, chance, events)


def apply_decision(state: State, seat: int, decision: Decision, chance: Chance, events: EventSink) -> None:
    """What a decision does by itself; what it set going is on the agenda."""
    if decision.kind >= d.DRIVE_STEP:
        _apply_driving(state, seat, decision.kind, decision.args, chance, events)
    else:
        _apply_preparation(state, seat, decision, chance, events)


class FixedLanding(Chance):
    """Every jump lands on one face; `was_rolled` tells whether there was a jump."""

    def __init__(self, face: int) -> None:
        self.face = face
        self.was_rolled = False

    def pick(self, name: str, outcomes: Sequence[int]) -> int:
        self.was_rolled = True
        return self.face


def simulate_decision(state: State, seat: int, decision: Decision, chance: Chance, events: EventSink) -> list[int]:
    """A decision and everything that it sets going within the turn, and no further; where police have to go somewhere
    or a jumper has to choose, the default is taken. Returns those questions."""
    apply_decision(state, seat, decision, chance, events)
    questions = _finish_tasks(state, chance, events)
    if state.phase == MOVING and not state.movement and state.question == NO_QUESTION and state.status[seat] == ON_ROAD:
        moving.end_movement(state, seat, events)
    return questions


def _finish_tasks(state: State, chance: Chance, events: EventSink) -> list[int]:
    """Whatever is under way happens, police and jumpers going where the default sends them. Returns those questions."""
    questions: list[int] = []
    while True:
        if state.question in (ASK_SHIFT, ASK_BOUNCE):
            questions.append(state.question)
            apply_decision(state, state.question_car, default(state, state.question_car), chance, events)
        elif state.question == NO_QUESTION and state.agenda:
            run_next_task(state, chance, events)
        else:
            return questions


def _apply_preparation(state: State, seat: int, decision: Decision, chance: Chance, events: EventSink) -> None:
    """Everything up to the dial; what is decided most often is asked for first."""
    kind, args = decision.kind, decision.args
    if kind == d.REROLL_DICE:
        dice.reroll(state, args[0] + 1, chance, events)
    elif kind == d.DISCARD_HAZARD:
        drafting.discard_pick(state, args[0], events)
    elif kind == d.ROLL_DICE:
        dice.first_roll(state, chance, events)
    elif kind == d.SET_SPEED:
        adjusting.set_speed(state, seat, d.dial_steps(decision), events)
    elif kind == d.SETTLE_DICE:
        adjusting.settle_dice(state, seat, events)
    elif kind == d.PLACE:
        placing.place_on_road(state, args[0], events)
        if state.phase == DRAFTING_HAZARDS:
            drafting.next_drafter(state)
    elif kind == d.PICK_HAZARD:
        drafting.choose_hazard(state, args[0])
    elif kind == d.BUY_SERVICE:
        state.question = NO_QUESTION
        adjusting.buy_service(state, seat, events)
    elif kind == d.STOP_ROLLING:
        dice.stop_rolling(state)
    elif kind == d.TURN_TO_SHOT:
        tiles.turn_die_to_shot(state, seat, args[0], events)
    elif kind == d.PICK_CAR:
        drafting.pick_car(state, seat, args[0], args[1], events)
    elif kind == d.LAY_RAMP:
        open_question(state, ASK_PLACE, seat, PLACING_RAMP)
    elif kind == d.REPAIR_BODY:
        adjusting.spend_repairs(state, seat, args[0] + 1, events)
    elif kind == d.RESTART_UTURN:
        adjusting.restart_uturn(state, seat, events)
    elif kind == d.DECLINE_SERVICE:
        state.question = NO_QUESTION
    elif kind == d.LOAD_DIE:
        tiles.load_die(state, seat, args[0], args[1], LOADED_DIE, events)
    elif kind == d.DOUBLE_DIE:
        tiles.double_die(state, seat, args[0], DOUBLE_UP, events)


def _apply_driving(
    state: State, seat: int, kind: int, args: tuple[int, ...], chance: Chance, events: EventSink
) -> None:
    """Everything from the first step on, and what may be done in several windows, likewise."""
    if kind == d.END_TURN:
        ending.end_turn(state, events)
    elif kind == d.BUY_TILE:
        shop.buy_tile(state, seat, args[0], chance, events)
    elif kind == d.USE_TILE:
        tiles.use_tile(state, seat, args[0], events)
    elif kind == d.MOVE_OBSTACLE:
        tiles.move_obstacle(state, args[0], args[1], events)
    elif kind == d.DRIVE_STEP:
        moving.drive_step(state, seat, args[0], chance, events)
    elif kind == d.SHOOT:
        shooting.fire_shot(state, seat, args[0], False, events)
    elif kind == d.FIRE_TRICK_BULLET:
        shooting.fire_trick_bullet(state, seat, state.driver.index(args[0]), events)
    elif kind == d.GARAGE_REPAIR:
        tiles.repair_in_garage(state, seat, args[0] + 1, events)
    elif kind == d.FIRE_MORTAR:
        shooting.fire_shot(state, seat, args[0], True, events)
    elif kind == d.FIRE_PUMP_GUN:
        shooting.fire_pump_gun(state, seat, events)
    elif kind == d.FINISH_MOVING:
        tiles.finish_obstacle_moves(state)
    elif kind == d.HANDBRAKE_UTURN:
        ending.handbrake_uturn(state, seat, events)
    elif kind == d.SHIFT_POLICE:
        state.question = NO_QUESTION
        police.shift_police(state, state.question_detail, args[0], events)
    elif kind == d.BOUNCE_TO:
        state.question = NO_QUESTION
        jumping.bounce_to(state, seat, args[0], events)
    elif kind == d.CRANE_TO:
        ending.set_down_by_crane(state, seat, args[0], events)


def _concede(state: State, seat: int, chance: Chance, events: EventSink) -> None:
    """A seat leaves the race: what is open in its turn is settled first, then its car goes."""
    if state.question == ASK_PLACE and state.question_car == seat:
        if state.phase == DRAFTING_HAZARDS:
            drafting.return_chosen_hazard(state)
        state.question = NO_QUESTION
    while (
        (state.question != NO_QUESTION or state.agenda)
        and state.current_car == seat
        and BEFORE_ROLL <= state.phase <= CLOSING_TURN
    ):
        if state.question != NO_QUESTION:
            play(state, state.question_car, default(state, state.question_car), chance, events)
        else:
            advance(state, chance, events)
    if state.phase == GAME_OVER or not (state.status[seat] <= IN_RIVER or state.status[seat] == NOT_PICKED):
        return
    if state.question_car == seat:
        state.question = NO_QUESTION
    remove_car(state, seat)
    state.status[seat] = CONCEDED
    state.conceded = (*state.conceded, seat)
    events.add("concedes", (seat,))
    _continue_without(state, seat, chance, events)


def _continue_without(state: State, seat: int, chance: Chance, events: EventSink) -> None:
    """The game goes on without a seat, or is over."""
    if state.phase == PICKING_CARS:
        state.seats_to_pick = tuple(each for each in state.seats_to_pick if each != seat)
        if not state.seats_to_pick:
            state.phase = ROUND_START
    expert = state.wall_players != NO_WALL
    alone = len(state.conceded) == state.seats - 1
    if alone or (expert and state.phase >= ROUND_START and len(racing_cars(state)) <= 1):
        if state.question == ASK_PLACE and state.phase == DRAFTING_HAZARDS:
            drafting.return_chosen_hazard(state)
        _finish_tasks(state, chance, events)
        if expert:
            ending.end_expert_race(state, events)
        else:
            ending.end_race(state, events)
    elif state.current_car == seat and BEFORE_ROLL <= state.phase <= CLOSING_TURN:
        ending.next_turn(state)

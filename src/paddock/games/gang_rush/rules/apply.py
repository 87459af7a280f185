"""Takes a decision: what each answer does, before the game goes on (section A of the rules)."""

from __future__ import annotations

from paddock.core.chance import Chance
from paddock.core.decision import Decision
from paddock.core.event import Event
from paddock.games.gang_rush.components.bridge import NO_WALL
from paddock.games.gang_rush.components.content import DOUBLE_UP, LOADED_DIE
from paddock.games.gang_rush.rules import decisions as d
from paddock.games.gang_rush.rules.advance import advance, resume
from paddock.games.gang_rush.rules.legal import default
from paddock.games.gang_rush.rules.state import (
    BOUNCE,
    CLOSING,
    CONCEDED,
    DRAFTING,
    MOVING,
    NOTHING,
    OVER,
    PICKING,
    PLACE,
    PLACE_RAMP,
    RIVER,
    ROAD,
    ROUND,
    SHIFT,
    START,
    UNPICKED,
    Log,
    State,
    put,
    racing,
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
from paddock.games.gang_rush.rules.steps.leaving import lift


def play(state: State, seat: int, decision: Decision, chance: Chance, log: Log) -> None:
    """Carries out a legal decision and goes on until the next one is owed."""
    kind = decision.kind
    if kind < d.STEP:
        _prepare(state, seat, decision, chance, log)
    elif kind != d.CONCEDE:
        _drive(state, seat, kind, decision.args, chance, log)
    else:
        _concede(state, seat, chance, log)
    advance(state, chance, log)


def carry_out(state: State, seat: int, decision: Decision, chance: Chance, log: Log) -> None:
    """What a decision does by itself; what it set going is on the agenda."""
    if decision.kind >= d.STEP:
        _drive(state, seat, decision.kind, decision.args, chance, log)
    else:
        _prepare(state, seat, decision, chance, log)


def rehearse(state: State, seat: int, decision: Decision, chance: Chance, log: Log) -> list[int]:
    """A decision and everything that it sets going within the turn, and no further; where police have to go somewhere
    or a jumper has to choose, the default is taken. Returns those questions."""
    carry_out(state, seat, decision, chance, log)
    questions = _come_to_rest(state, chance, log)
    if state.phase == MOVING and not state.movement and state.ask == NOTHING and state.status[seat] == ROAD:
        moving.end_movement(state, seat, log)
    return questions


def _come_to_rest(state: State, chance: Chance, log: Log) -> list[int]:
    """Whatever is under way happens, police and jumpers going where the default sends them. Returns those questions."""
    questions: list[int] = []
    while True:
        if state.ask in (SHIFT, BOUNCE):
            questions.append(state.ask)
            carry_out(state, state.ask_car, default(state, state.ask_car), chance, log)
        elif state.ask == NOTHING and state.agenda:
            resume(state, chance, log)
        else:
            return questions


def _prepare(state: State, seat: int, decision: Decision, chance: Chance, log: Log) -> None:
    """Everything up to the dial; what is decided most often is asked for first."""
    kind, args = decision.kind, decision.args
    if kind == d.REROLL:
        dice.reroll(state, args[0] + 1, chance, log)
    elif kind == d.DISCARD:
        drafting.throw_away(state, args[0], log)
    elif kind == d.ROLL:
        dice.first_roll(state, chance, log)
    elif kind == d.SET_SPEED:
        adjusting.set_speed(state, seat, d.steps_of(decision), log)
    elif kind == d.SETTLE:
        adjusting.settle(state, seat, log)
    elif kind == d.PLACE:
        placing.place(state, args[0], log)
        if state.phase == DRAFTING:
            drafting.placed(state)
    elif kind == d.HAZARD_PICK:
        drafting.choose(state, args[0])
    elif kind == d.SERVICE:
        state.ask = NOTHING
        adjusting.service(state, seat, log)
    elif kind == d.STOP:
        dice.stop_rolling(state)
    elif kind == d.GUNSMITH:
        tiles.to_shot(state, seat, args[0], log)
    elif kind == d.CAR:
        drafting.pick(state, seat, args[0], args[1], log)
    elif kind == d.RAMP:
        put(state, PLACE, seat, PLACE_RAMP)
    elif kind == d.REPAIR:
        adjusting.use_repairs(state, seat, args[0] + 1, log)
    elif kind == d.RESTART:
        adjusting.restart(state, seat, log)
    elif kind == d.NO_SERVICE:
        state.ask = NOTHING
    elif kind == d.LOAD:
        tiles.load(state, seat, args[0], args[1], LOADED_DIE, log)
    elif kind == d.DOUBLE:
        tiles.double(state, seat, args[0], DOUBLE_UP, log)


def _drive(state: State, seat: int, kind: int, args: tuple[int, ...], chance: Chance, log: Log) -> None:
    """Everything from the first step on, and what may be done in several windows, likewise."""
    if kind == d.END:
        ending.end_turn(state, log)
    elif kind == d.BUY:
        shop.buy(state, seat, args[0], chance, log)
    elif kind == d.USE:
        tiles.use(state, seat, args[0], log)
    elif kind == d.MOVE:
        tiles.carry(state, args[0], args[1], log)
    elif kind == d.STEP:
        moving.step(state, seat, args[0], chance, log)
    elif kind == d.SHOOT:
        shooting.shoot(state, seat, args[0], False, log)
    elif kind == d.TRICK:
        shooting.trick(state, seat, state.driver.index(args[0]), log)
    elif kind == d.GARAGE:
        tiles.garage(state, seat, args[0] + 1, log)
    elif kind == d.MORTAR:
        shooting.shoot(state, seat, args[0], True, log)
    elif kind == d.PUMP:
        shooting.pump(state, seat, log)
    elif kind == d.DONE:
        tiles.finish_moves(state)
    elif kind == d.HANDBRAKE:
        ending.handbrake(state, seat, log)
    elif kind == d.SHIFT:
        state.ask = NOTHING
        police.shift(state, state.ask_detail, args[0], log)
    elif kind == d.BOUNCE:
        state.ask = NOTHING
        jumping.bounce_to(state, seat, args[0], log)
    elif kind == d.CRANE:
        ending.set_down(state, seat, args[0], log)


def _concede(state: State, seat: int, chance: Chance, log: Log) -> None:
    """A seat leaves the race: what is open in its turn is settled first, then its car goes."""
    if state.ask == PLACE and state.ask_car == seat:
        if state.phase == DRAFTING:
            drafting.give_back(state)
        state.ask = NOTHING
    while (state.ask != NOTHING or state.agenda) and state.car == seat and START <= state.phase <= CLOSING:
        if state.ask != NOTHING:
            play(state, state.ask_car, default(state, state.ask_car), chance, log)
        else:
            advance(state, chance, log)
    if state.phase == OVER or not (state.status[seat] <= RIVER or state.status[seat] == UNPICKED):
        return
    if state.ask_car == seat:
        state.ask = NOTHING
    lift(state, seat)
    state.status[seat] = CONCEDED
    state.conceded = (*state.conceded, seat)
    if log is not None:
        log.append(Event("concedes", (seat,)))
    _without(state, seat, chance, log)


def _without(state: State, seat: int, chance: Chance, log: Log) -> None:
    """The game goes on without a seat, or is over."""
    if state.phase == PICKING:
        state.picking = tuple(each for each in state.picking if each != seat)
        if not state.picking:
            state.phase = ROUND
    expert = state.walls != NO_WALL
    alone = len(state.conceded) == state.seats - 1
    if alone or (expert and state.phase >= ROUND and len(racing(state)) <= 1):
        if state.ask == PLACE and state.phase == DRAFTING:
            drafting.give_back(state)
        _come_to_rest(state, chance, log)
        if expert:
            ending.close(state, log)
        else:
            ending.freeze(state, log)
    elif state.car == seat and START <= state.phase <= CLOSING:
        ending.next_turn(state)

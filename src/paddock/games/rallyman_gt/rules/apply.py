"""Takes a decision: what each answer does, before the game goes on (section A of the rules)."""

from __future__ import annotations

from paddock.core.chance import Chance
from paddock.core.decision import Decision
from paddock.core.event import EventSink
from paddock.games.rallyman_gt.components.content import ZONE_BOTH, ZONE_REPAIR, ZONE_TYRES
from paddock.games.rallyman_gt.rules.advance import advance
from paddock.games.rallyman_gt.rules.decisions import (
    BOOST,
    CONCEDE,
    EXIT_SIDE,
    FLAT_OUT,
    GEAR,
    KEEP,
    PIT_BOTH,
    PIT_REPAIR,
    PIT_TYRES,
    RELAY,
    ROLL,
    SAY_WARNINGS,
    SECURE,
    STOP,
    TAKE_TYRES,
)
from paddock.games.rallyman_gt.rules.legal import state_of_seat
from paddock.games.rallyman_gt.rules.state import NOBODY, PLANNING, QUALIFYING, State
from paddock.games.rallyman_gt.rules.steps import flat_out, loss_of_control, relay, rolling
from paddock.games.rallyman_gt.rules.steps.ending import end_turn, leave_run, retire
from paddock.games.rallyman_gt.rules.steps.planning import add_to_plan
from paddock.games.rallyman_gt.rules.steps.setup import take_tyres
from paddock.games.rallyman_gt.rules.steps.turns import enter_pits


def play(state: State, seat: int, decision: Decision, chance: Chance, events: EventSink) -> None:
    """Carries out a legal decision and goes on until the next one is owed."""
    kind = decision.kind
    table = state_of_seat(state, seat) if state.phase == QUALIFYING else state
    if GEAR <= kind <= BOOST:
        action, target = table.circuit_steps.made_by[decision.number]
        if table.phase == PLANNING:
            add_to_plan(table, table.turn_order[0], action, target)
        else:
            relay.lay_relay_step(table, table.turn_order[0], action, target)
        return
    if kind == SAY_WARNINGS:
        flat_out.say_last_warnings(table, table.turn_order[0], decision.args[0])
        return
    if kind == CONCEDE:
        _concede(state, seat, events)
    elif kind == TAKE_TYRES:
        take_tyres(state, state.lineup.car(seat), decision.args[0], events)
    else:
        _apply_final(table, table.turn_order[0], kind, decision.args, chance, events)
    if state.phase < PLANNING:
        advance(state, chance, events)


def _apply_final(state: State, car: int, kind: int, args: tuple[int, ...], chance: Chance, events: EventSink) -> None:
    """What is not taken back any more."""
    if kind == ROLL:
        rolling.roll_step(state, car, chance, events)
    elif kind == SECURE:
        rolling.secure_step(state, car, chance, events)
    elif kind == STOP:
        rolling.stop_movement(state, car, events)
    elif kind == FLAT_OUT:
        flat_out.flat_out(state, car, chance, events)
    elif kind == KEEP:
        flat_out.keep_planned(state, car)
        flat_out.finish_relay(state, car, chance, events)
    elif kind == RELAY:
        flat_out.finish_relay(state, car, chance, events)
    elif kind == EXIT_SIDE:
        loss_of_control.leave_track(state, car, args[0], chance, events)
    elif kind == PIT_TYRES:
        enter_pits(state, car, ZONE_TYRES, args[0], events)
    elif kind == PIT_REPAIR:
        enter_pits(state, car, ZONE_REPAIR, NOBODY, events)
    elif kind == PIT_BOTH:
        enter_pits(state, car, ZONE_BOTH, args[0], events)
    else:
        end_turn(state, car, state.speed[car], events)


def _concede(state: State, seat: int, events: EventSink) -> None:
    """A seat leaves the race, and its qualifying run with it."""
    if state.phase == QUALIFYING:
        leave_run(state_of_seat(state, seat))
    retire(state, state.lineup.car(seat), events)

"""Takes a decision: what each answer does, before the game goes on (section A of the rules)."""

from __future__ import annotations

from typing import Final

from paddock.core.chance import ChanceSource
from paddock.core.decision import Decision
from paddock.core.event import EventSink

from ..components.content import ZONE_BOTH, ZONE_REPAIR, ZONE_TYRES
from . import decisions
from .advance import advance
from .legal import state_of_seat
from .phases import PHASE_PLANNING, PHASE_QUALIFYING
from .state import NOBODY, State
from .steps import ending, flat_out, loss_of_control, relay, rolling, setup, turns
from .steps.planning import add_to_plan

PIT_ZONES: Final = {decisions.PIT_TYRES: ZONE_TYRES, decisions.PIT_REPAIR: ZONE_REPAIR, decisions.PIT_BOTH: ZONE_BOTH}


def play(state: State, seat: int, decision: Decision, chance_source: ChanceSource, events: EventSink) -> None:
    """Carries out a legal decision and goes on until the next one is owed."""
    kind = decision.kind
    table = state_of_seat(state, seat) if state.phase is PHASE_QUALIFYING else state
    step = table.circuit_steps.step_by_decision.get(decision.number)
    if step is not None:
        if table.phase is PHASE_PLANNING:
            add_to_plan(table, table.turn_order[0], step)
        else:
            relay.lay_relay_step(table, table.turn_order[0], step)
        return
    if kind == decisions.SAY_WARNINGS:
        flat_out.set_warnings(table, table.turn_order[0], decision.args[0])
        return
    if kind == decisions.CONCEDE:
        if table is not state:
            ending.abandon_run(table)
        ending.retire_car(state, state.lineup.car_of_seat(seat), events)
    elif kind == decisions.TAKE_TYRES:
        setup.take_tyres(state, state.lineup.car_of_seat(seat), decision.args[0], events)
    else:
        _apply_final(table, table.turn_order[0], kind, decision.args, chance_source, events)
    if not state.phase.asks_driver:
        advance(state, chance_source, events)


def _apply_final(
    state: State, car: int, decision_kind: int, args: tuple[int, ...], chance_source: ChanceSource, events: EventSink
) -> None:
    if decision_kind == decisions.ROLL_DICE:
        rolling.roll_step(state, car, chance_source, events)
    elif decision_kind == decisions.SECURE_STEP:
        rolling.secure_step(state, car, chance_source, events)
    elif decision_kind == decisions.STOP_ROLLING:
        rolling.stop_movement(state, car, events)
    elif decision_kind == decisions.FLAT_OUT:
        flat_out.roll_flat_out(state, car, chance_source, events)
    elif decision_kind in (decisions.KEEP_TYRES, decisions.RELAY):
        if decision_kind == decisions.KEEP_TYRES:
            flat_out.relay_as_planned(state, car)
        flat_out.finish_relay(state, car, chance_source, events)
    elif decision_kind == decisions.EXIT_SIDE:
        loss_of_control.leave_track(state, car, args[0], chance_source, events)
    elif decision_kind == decisions.STAY_OUT:
        ending.end_turn(state, car, state.speed[car], events)
    else:
        turns.enter_pits(state, car, PIT_ZONES[decision_kind], args[0] if args else NOBODY, events)

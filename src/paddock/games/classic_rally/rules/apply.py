"""Takes a decision: what each answer does, before the game goes on (section (a) of the rules)."""

from __future__ import annotations

from paddock.core.chance import ChanceSource
from paddock.core.decision import Decision
from paddock.core.event import EventSink

from ..components import content
from ..components.content import BOARD_ASSISTANCE, BOARD_RALLY, CARD_PILE
from ..components.road import turned_nose_direction
from ..components.tiles import DIRECTION_COUNT
from . import decisions as d
from . import phases
from .advance import advance
from .state import State, fitted_slots, racing_seats, with_entry
from .steps import exchanges, leaving_race, map_building, moving, preparation, repairs, turns


def apply_decision(state: State, seat: int, decision: Decision, chance_source: ChanceSource, events: EventSink) -> None:
    """Carries out a legal decision and goes on until the next one is owed."""
    kind, args = decision.kind, decision.args
    if kind in d.PREPARATION_DECISION_KINDS:
        _apply_preparation(state, seat, kind, args, events)
    elif kind in d.EXCHANGE_DECISION_KINDS:
        _apply_exchange(state, seat, kind, args, events)
    else:
        _apply_turn(state, seat, kind, args, chance_source, events)
    advance(state, chance_source, events)


def _apply_preparation(state: State, seat: int, decision_kind: int, args: tuple[int, ...], events: EventSink) -> None:
    if decision_kind == d.PLACE_TILE:
        map_building.lay_tile(state, seat, args[0], args[1], events)
    elif decision_kind == d.VOTE_FINISH:
        state.finish_vote = with_entry(state.finish_vote, seat, DIRECTION_COUNT * args[0] + args[1])
    elif decision_kind == d.PLACE_FINISH:
        map_building.lay_finish(state, seat, args[0], args[1], events)
    elif decision_kind == d.PICK_FEATURE:
        preparation.pick_feature(state, seat, args[0], events)
    elif decision_kind in (d.LOAD_CARD, d.UNLOAD_CARD):
        preparation.change_load(state, seat, args[0], args[1], 1 if decision_kind == d.LOAD_CARD else -1)
    elif decision_kind == d.FINISH_LOADING:
        state.ready = with_entry(state.ready, seat, True)
    elif decision_kind == d.PLACE_ASSISTANCE:
        preparation.place_assistance(state, seat, args[0], events)


def _apply_turn(
    state: State, seat: int, decision_kind: int, args: tuple[int, ...], chance_source: ChanceSource, events: EventSink
) -> None:
    if decision_kind == d.ROLL_DICE:
        turns.roll_dice(state, chance_source, events)
    elif decision_kind == d.END_TURN:
        turns.end_turn(state, events)
    elif decision_kind == d.ASSISTANCE_MOVE:
        move_assistance(state, seat, args[0], events)
    elif decision_kind == d.RALLY_STEP:
        moving.step_rally_car(state, seat, args[0], chance_source, events)
        if state.status[seat] == phases.STATUS_FINISHED:
            turns.pass_turn(state)
    elif decision_kind == d.RALLY_STOP:
        moving.end_move(state, seat, events)
    elif decision_kind == d.CHOOSE_DISABLED:
        turns.choose_disabled(state, args[0], events)
    elif decision_kind == d.TURN_AROUND:
        turn_around(state, seat, events)
    elif decision_kind == d.ASSIST_RALLY_CAR:
        exchanges.open_exchange(state, seat, phases.EXCHANGE_ASSIST, events)
    elif decision_kind == d.RESUPPLY_AT_STATION:
        exchanges.open_exchange(state, seat, phases.EXCHANGES_AT_STATION[args[0]], events)
    elif decision_kind == d.REPAIR_CAR:
        use_card = repairs.use_toolbox if args[0] == content.CARD_TOOLBOX else repairs.use_spare_tyre
        use_card(state, seat, events)
    elif decision_kind == d.PLAY_JOKER:
        _play_joker(state, seat, args[0], events)
    elif decision_kind == d.RETIRE_FROM_RACE:
        leaving_race.retire_seat(state, seat, "retires", events)
        turns.pass_turn(state)
    elif decision_kind == d.CONCEDE:
        _concede(state, seat, events)


def _apply_exchange(state: State, seat: int, decision_kind: int, args: tuple[int, ...], events: EventSink) -> None:
    if decision_kind == d.MOVE_TO_RALLY:
        exchanges.move_card(state, seat, args[0], BOARD_ASSISTANCE, BOARD_RALLY, events)
    elif decision_kind == d.MOVE_TO_ASSISTANCE:
        exchanges.move_card(state, seat, args[0], BOARD_RALLY, BOARD_ASSISTANCE, events)
    elif decision_kind == d.TAKE_CARD:
        exchanges.move_card(state, seat, args[0], CARD_PILE, exchanges.resupplied_board(state), events)
    elif decision_kind == d.PUT_BACK_CARD:
        exchanges.move_card(state, seat, args[0], exchanges.resupplied_board(state), CARD_PILE, events)
    elif decision_kind in (d.ROB_CARD, d.GIVE_BACK_CARD):
        other = state.colour.index(args[0])
        exchanges.rob_card(state, seat, other, args[1], 1 if decision_kind == d.ROB_CARD else -1, events)
    else:
        exchanges.close_exchange(state, seat, events)


def turn_around(state: State, seat: int, events: EventSink) -> None:
    """The rally car is turned (CR-21)."""
    state.nose[seat] = turned_nose_direction(state.road, state.rally_tile[seat], state.nose[seat])
    events.add("turns", (state.colour[seat], state.nose[seat]))


def move_assistance(state: State, seat: int, direction: int, events: EventSink) -> None:
    """The assistance car goes one tile (CR-16.1)."""
    state.assistance_tile[seat] = state.road.neighbours[DIRECTION_COUNT * state.assistance_tile[seat] + direction]
    state.assistance_moved = True
    if events.is_listening:
        events.add("assistance", (state.colour[seat], state.road.cells[state.assistance_tile[seat]]))


def _play_joker(state: State, seat: int, joker: int, events: EventSink) -> None:
    """A joker leaves the game by what it does (CR-19)."""
    state.joker[seat] = content.NO_JOKER
    state.jokers_seen = (*state.jokers_seen, joker)
    events.add("plays_joker", (state.colour[seat], joker))
    if joker == content.JOKER_TRANSPORTER:
        exchanges.open_exchange(state, seat, phases.EXCHANGE_TRANSPORTER, events)
    elif joker == content.JOKER_ROBBER:
        exchanges.open_exchange(state, seat, phases.EXCHANGE_ROBBER, events)
    elif joker == content.JOKER_MECHANIC:
        repairs.repair_all(state, seat, events)
    else:
        _sabotage(state, seat, events)


def _sabotage(state: State, seat: int, events: EventSink) -> None:
    """All features of all rivals who still race go out (CR-19.4)."""
    for other in racing_seats(state):
        if other != seat:
            state.sabotaged_slots[other] = sum(1 << slot for slot in fitted_slots(state, other))
            events.add("sabotaged", (state.colour[other],))


def _concede(state: State, seat: int, events: EventSink) -> None:
    """A seat leaves the table; whoever was waiting for it goes on."""
    leaving_race.retire_seat(state, seat, "concedes", events)
    if phases.STATUS_RACING not in state.status or state.active_seat != seat:
        return
    if state.phase in phases.PHASES_OF_TURN:
        turns.pass_turn(state)
    elif state.phase == phases.PHASE_BUILDING:
        state.active_seat = map_building.next_seat(state, seat)
    elif state.phase in phases.PHASES_BEFORE_RACE:
        state.active_seat = racing_seats(state)[0]

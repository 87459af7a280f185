"""Why something is refused: the clause, the reason, and what would be legal (section (a) of the rules)."""
# mypyc: off

from __future__ import annotations

from typing import Final

from paddock.core.decision import Decision, Message, Refusal, pending_question

from ..components import content
from ..components.road import exit_direction, is_signed
from ..components.tiles import FINISH, INTERSECTION, KIND_SHAPE, NOWHERE
from . import building, phases
from . import decisions as d
from .driving import exits, is_barred, is_immobile, road_book_of
from .legal import always_legal, current_question, has_rivals, legal, waiting_for
from .refusal_reasons import TIMING_CLAUSE
from .state import State
from .steps import exchanges
from .steps.preparation import board_cards, cards_on_board

Reason = tuple[str, str, dict[str, object]]

_PREPARATION_CLAUSES: Final = {
    phases.PHASE_BUILDING: "CR-3.4",
    phases.PHASE_VOTING: "CR-3.10",
    phases.PHASE_PLACING_FINISH: "CR-3.11",
    phases.PHASE_DRAFT: "CR-5.3",
    phases.PHASE_LOADING: "CR-5.7",
    phases.PHASE_PLACING_ASSISTANCE: "CR-5.10",
}
"""The clause by which a seat is not asked before the race."""


def why_not(state: State, seat: int, decision: Decision) -> Refusal | None:
    """None if the seat may decide this now, otherwise why not."""
    choices = legal(state, seat)
    if decision in choices or decision in always_legal(state, seat):
        return None
    clause, key, args = _find_reason(state, seat, decision)
    if key in ("not-now", "not-your-turn"):
        args = {"now": _asked_instead(state, seat)}
    return Refusal(clause, f"refusal-{key}", choices, args)


def _asked_instead(state: State, seat: int) -> Message:
    """Who is asked what: the seat itself, if it is asked, or those that it waits for."""
    waiting = waiting_for(state)
    asked = current_question(state)
    resupplied = asked == "assistance" and state.exchange != phases.NO_EXCHANGE
    cars = [state.colour[each] for each in ([seat] if seat in waiting else waiting)]
    return pending_question(content.COLOUR, cars, f"ask-{'resupply' if resupplied else asked}")


def _not_now_refusal(kind: int) -> Reason:
    return TIMING_CLAUSE[kind], "not-now", {}


def _find_reason(state: State, seat: int, decision: Decision) -> Reason:
    kind, args = decision.kind, decision.args
    if not 0 <= seat < state.seats:
        return "CR-1.1", "no-seat", {}
    if state.phase == phases.PHASE_OVER:
        return "CR-18.8", "over", {}
    if kind == d.CONCEDE:
        return "CR-18.6", "cannot-concede", {}
    if kind == d.RETIRE:
        return "CR-18.6", "cannot-retire" if state.status[seat] == phases.RACING else "cannot-concede", {}
    if seat not in waiting_for(state):
        return _PREPARATION_CLAUSES.get(state.phase, "CR-6.1"), "not-your-turn", {}
    if state.exchange != phases.NO_EXCHANGE:
        return _exchange_refusal(state, seat, kind, args)
    if state.phase < phases.PHASE_ROUND:
        return _preparation_refusal(state, seat, kind, args)
    if d.TO_RALLY <= kind <= d.DONE or kind <= d.PLACE_ASSISTANCE:
        return _not_now_refusal(kind)
    return _turn_refusal(state, seat, kind, args)


# -- before the race -------------------------------------------------------------------------------------------

_SPOT_FLAW_REASONS: Final = {
    building.CELL_TAKEN: ("CR-3.5", "cell-taken"),
    building.SAME_ROTATION: ("CR-3.5", "same-rotation"),
    building.NO_ROAD: ("CR-3.5", "no-road"),
    building.SAME_SIGN: ("CR-3.5", "same-sign"),
    building.EDGES_DIFFER: ("CR-3.5", "edges-differ"),
    building.NO_LIVE_END: ("CR-3.5", "map-closed"),
}


def _preparation_refusal(state: State, seat: int, kind: int, args: tuple[int, ...]) -> Reason:
    phase = state.phase
    if phase == phases.PHASE_BUILDING and kind == d.PLACE_TILE:
        flaw = building.spot_flaw(state.road, state.drawn_tile, args[0], args[1], state.stuck_count)
        return (*_SPOT_FLAW_REASONS[flaw], {}) if flaw in _SPOT_FLAW_REASONS else _not_now_refusal(kind)
    if (phase, kind) in ((phases.PHASE_VOTING, d.VOTE_FINISH), (phases.PHASE_PLACING_FINISH, d.PLACE_FINISH)):
        flaw = building.spot_flaw(state.road, FINISH, args[0], args[1], building.finish_waiver(state.road))
        return (*_SPOT_FLAW_REASONS[flaw], {}) if flaw in _SPOT_FLAW_REASONS else _not_now_refusal(kind)
    if phase == phases.PHASE_DRAFT and kind == d.PICK_FEATURE:
        return "CR-5.3", "no-feature", {}
    if phase == phases.PHASE_LOADING and kind == d.LOAD:
        place = content.CARDS * seat + args[1]
        if state.rally_load[place] + state.assistance_load[place] >= content.LOAD_LIMIT[args[1]]:
            return "CR-5.6", "setup-limit", {"most": content.LOAD_LIMIT[args[1]]}
        return "CR-5.6", "board-full", {"most": content.BOARD_CAPACITY[args[0]]}
    if phase == phases.PHASE_LOADING and kind == d.UNLOAD:
        return "CR-5.6", "not-aboard", {}
    if phase == phases.PHASE_PLACING_ASSISTANCE and kind == d.PLACE_ASSISTANCE:
        return _placing_refusal(state, args[0])
    return _not_now_refusal(kind)


def _placing_refusal(state: State, cell: int) -> Reason:
    tile = state.road.tile_at.get(cell, NOWHERE)
    if tile == NOWHERE:
        return "CR-5.10", "no-tile", {}
    if tile in state.rally_tile or tile in state.assistance_tile:
        return "CR-5.10", "tile-occupied", {}
    return "CR-5.10", "not-plain", {}


# -- exchanges -------------------------------------------------------------------------------------------------

_CLOSING_FLAW_REASONS: Final = {
    exchanges.BOARD_FULL: ("CR-1.3", "board-full"),
    exchanges.NO_FUEL: ("CR-17.7", "tank-empty"),
    exchanges.TOOLBOX_BOUND: ("CR-20.4", "toolbox-bound"),
    exchanges.NOTHING_ROBBED: ("CR-19.3", "nothing-robbed"),
    exchanges.NO_LEGAL_END: ("CR-19.2", "would-strand"),
}


def _exchange_refusal(state: State, seat: int, kind: int, args: tuple[int, ...]) -> Reason:
    clause = TIMING_CLAUSE[kind]
    if kind == d.DONE:
        flaw = exchanges.closing_flaw(state, seat)
        most = (
            content.BOARD_CAPACITY[0]
            if cards_on_board(state.rally_load, seat) > content.BOARD_CAPACITY[0]
            else content.BOARD_CAPACITY[1]
        )
        return (*_CLOSING_FLAW_REASONS[flaw], {"most": most} if flaw == exchanges.BOARD_FULL else {})
    if state.exchange in (phases.EXCHANGE_ASSIST, phases.EXCHANGE_TRANSPORTER) and kind in (
        d.TO_RALLY,
        d.TO_ASSISTANCE,
    ):
        return clause, "not-aboard", {}
    if state.exchange == phases.EXCHANGE_ROBBER and kind in (d.ROB, d.GIVE_BACK):
        return _robbery_refusal(state, seat, kind, args)
    if state.exchange not in (phases.EXCHANGE_ASSIST, phases.EXCHANGE_TRANSPORTER, phases.EXCHANGE_ROBBER) and kind in (
        d.TAKE,
        d.PUT_BACK,
    ):
        which = exchanges.resupplied_board(state)
        if kind == d.PUT_BACK:
            return clause, "not-aboard", {}
        if cards_on_board(board_cards(state, which), seat) >= content.BOARD_CAPACITY[which]:
            return "CR-14.1", "board-full", {"most": content.BOARD_CAPACITY[which]}
        return clause, "pile-empty", {}
    return _not_now_refusal(kind)


def _robbery_refusal(state: State, seat: int, kind: int, args: tuple[int, ...]) -> Reason:
    other = state.colour.index(args[0]) if args[0] in state.colour else seat
    if other == seat or state.status[other] != phases.RACING:
        return "CR-19.3", "no-rival", {}
    if kind == d.GIVE_BACK:
        return "CR-19.3", "not-aboard", {}
    if args[1] == content.TOOLBOX:
        return "CR-19.3", "not-robbable", {}
    if not state.assistance_load[content.CARDS * other + args[1]]:
        return "CR-19.3", "not-aboard", {}
    return "CR-19.3", "board-full", {"most": content.BOARD_CAPACITY[1]}


# -- in a turn -------------------------------------------------------------------------------------------------


def _turn_refusal(state: State, seat: int, kind: int, args: tuple[int, ...]) -> Reason:
    phase = state.phase
    if kind == d.CHOOSE_DISABLED and phase == phases.PHASE_CHOOSING_DISABLED:
        first = content.FEATURE_SLOTS * seat
        fitted = args[0] in state.features[first : first + content.FEATURE_SLOTS]
        return ("CR-7.6", "already-out", {}) if fitted else ("CR-7.2", "not-fitted", {})
    if kind == d.PLAY_JOKER and phase in (phases.PHASE_BEFORE_DICE, phases.PHASE_TURN, phases.PHASE_MOVING):
        return _joker_refusal(state, seat, args[0])
    if kind == d.RALLY_STEP and phase in (phases.PHASE_TURN, phases.PHASE_MOVING):
        return _step_refusal(state, seat, args[0])
    if kind == d.RALLY_STOP and phase == phases.PHASE_MOVING:
        return "CR-11.2", "must-go-on", {}
    if phase != phases.PHASE_TURN:
        return _not_now_refusal(kind)
    if kind == d.TURN_AROUND:
        if not (is_signed(state.road, state.rally_tile[seat]) or exchanges.are_cars_together(state, seat)):
            return "CR-21.1", "cannot-turn", {}
        return "CR-21.3", "faces-nowhere", {}
    if kind == d.ASSISTANCE_MOVE:
        if state.assistance_tile[seat] == NOWHERE:
            return "CR-16.1", "no-assistance", {}
        return "CR-16.1", "assistance-moved" if state.assistance_moved else "not-joined", {}
    if kind == d.ASSIST:
        return "CR-17.1", "apart", {}
    if kind == d.RESUPPLY:
        tile = state.rally_tile[seat] if args[0] == 0 else state.assistance_tile[seat]
        return (
            ("CR-14.2", "will-move", {})
            if exchanges.is_service_station(state, tile)
            else ("CR-14.1", "not-station", {})
        )
    if kind == d.REPAIR:
        return _repair_refusal(state, seat, args[0])
    if kind == d.END_TURN:
        return "CR-8.2", "move-owed", {}
    return _not_now_refusal(kind)


def _step_refusal(state: State, seat: int, way: int) -> Reason:
    tile, nose = state.rally_tile[seat], state.nose[seat]
    if state.phase == phases.PHASE_TURN:
        if state.rally_moved:
            return "CR-12.8", "moved", {}
        if is_barred(state, seat):
            return "CR-13.8", "barred", {}
        if is_immobile(state, seat):
            return "CR-13.4", "immobile", {}
    if not state.rally_load[content.CARDS * seat + content.FUEL]:
        return "CR-9.10", "no-fuel", {}
    direction = exit_direction(state.road, tile, nose, way)
    if direction == NOWHERE:
        return "CR-22.5", "use-card", {}
    book = road_book_of(state, seat)
    if KIND_SHAPE[state.road.kinds[tile]] == INTERSECTION and any(book) and way < content.WAYS and not book[way]:
        return "CR-10.3", "no-card", {}
    if way not in [each for each, _ in exits(state, tile, nose, book)]:
        return "CR-22.5", "no-such-way", {}
    return "CR-12.4", "no-legal-end", {}


def _repair_refusal(state: State, seat: int, card: int) -> Reason:
    if card not in (content.TOOLBOX, content.SPARE_TYRE):
        return "CR-20.2", "no-repair-card", {}
    clause = "CR-20.2" if card == content.TOOLBOX else "CR-20.5"
    if not state.rally_load[content.CARDS * seat + card]:
        return clause, "no-toolbox" if card == content.TOOLBOX else "no-spare", {}
    return clause, "nothing-broken", {}


def _joker_refusal(state: State, seat: int, joker: int) -> Reason:
    if state.joker[seat] != joker:
        return "CR-19.1", "no-joker", {}
    if joker == content.TRANSPORTER:
        return "CR-19.2", "together" if exchanges.are_cars_together(state, seat) else "no-assistance", {}
    if not has_rivals(state, seat):
        return "CR-19.5", "no-rival", {}
    return ("CR-19.3", "nothing-to-rob", {}) if joker == content.ROBBER else ("CR-19.5", "no-rival", {})

"""Why something is refused: the clause, the reason, and what would be legal (section (a) of the rules)."""
# mypyc: off

from __future__ import annotations

from typing import Final, NamedTuple

from paddock.core.decision import Decision, Message, Refusal, pending_question

from ..components import content
from ..components.content import BOARD_ASSISTANCE, BOARD_RALLY, CAPACITY_BY_BOARD, CARD_KIND_COUNT, CARD_TOOLBOX
from ..components.road import exit_direction, is_signed
from ..components.tiles import NOWHERE, SHAPE_BY_TILE_KIND, SHAPE_INTERSECTION, TILE_FINISH
from . import building, phases
from . import decisions as d
from .driving import exits, is_fitted, is_immobile, road_book_of
from .legal import SPOT_DECISION_KINDS, always_legal, current_question, has_rivals, legal, waiting_for
from .state import State, rally_fuel
from .steps import exchanges
from .steps.preparation import board_cards, cards_on_board

_REFUSAL_CODES: Final = """
    over no-seat not-your-turn not-now cannot-concede cannot-retire cell-taken same-rotation no-road same-sign
    edges-differ map-closed no-feature not-fitted already-out setup-limit board-full pile-empty not-aboard tile-occupied
    not-plain no-tile moved no-fuel immobile barred no-such-way no-card no-legal-end use-card must-go-on cannot-turn
    faces-nowhere assistance-moved not-joined no-assistance apart together not-station will-move tank-empty
    toolbox-bound nothing-robbed would-strand no-toolbox no-spare nothing-broken no-repair-card no-joker no-rival
    nothing-to-rob not-robbable move-owed
"""
REFUSALS: Final = tuple(f"refusal-{code}" for code in _REFUSAL_CODES.split())
"""The message of every reason."""


class RefusalReason(NamedTuple):
    """Why something is refused: the clause, the code, and how many would be allowed at most, where that is it."""

    clause: str
    code: str
    maximum: int = 0


def refusal_for(state: State, seat: int, decision: Decision) -> Refusal | None:
    """None if the seat may decide this now, otherwise why not."""
    choices = legal(state, seat)
    if decision in choices or decision in always_legal(state, seat):
        return None
    reason = _find_reason(state, seat, decision.kind, decision.args)
    args: dict[str, object] = {"most": reason.maximum} if reason.maximum else {}
    if reason.code in ("not-now", "not-your-turn"):
        args = {"now": _asked_instead(state, seat)}
    return Refusal(reason.clause, f"refusal-{reason.code}", choices, args)


def _asked_instead(state: State, seat: int) -> Message:
    """Who is asked what: the seat itself, if it is asked, or those that it waits for."""
    waiting = waiting_for(state)
    question = "resupply" if state.exchange == phases.EXCHANGE_RESUPPLY_ASSISTANCE else current_question(state)
    cars = [state.colour[each] for each in ([seat] if seat in waiting else waiting)]
    return pending_question(content.COLOUR_VALUES, cars, f"ask-{question}")


def _find_reason(state: State, seat: int, decision_kind: int, args: tuple[int, ...]) -> RefusalReason:
    if not 0 <= seat < state.seats:
        return RefusalReason("CR-1.1", "no-seat")
    if state.phase == phases.PHASE_OVER:
        return RefusalReason("CR-18.8", "over")
    if decision_kind == d.CONCEDE or (
        decision_kind == d.RETIRE_FROM_RACE and state.status[seat] != phases.STATUS_RACING
    ):
        return RefusalReason("CR-18.6", "cannot-concede")
    if decision_kind == d.RETIRE_FROM_RACE:
        return RefusalReason("CR-18.6", "cannot-retire")
    if seat not in waiting_for(state):
        return RefusalReason(phases.PHASES[state.phase].clause_id, "not-your-turn")
    if state.exchange != phases.NO_EXCHANGE:
        reason = _exchange_reason(state, seat, decision_kind, args)
    elif state.phase in phases.PHASES_BEFORE_RACE:
        reason = _preparation_reason(state, seat, decision_kind, args)
    else:
        reason = _turn_reason(state, seat, decision_kind, args)
    return reason or RefusalReason(d.DECISION_SPACE.kinds[decision_kind].clause_id, "not-now")


def _preparation_reason(state: State, seat: int, decision_kind: int, args: tuple[int, ...]) -> RefusalReason | None:
    phase = state.phase
    if SPOT_DECISION_KINDS.get(phase) == decision_kind:
        laid, waiver = state.drawn_tile, state.stuck_count
        if phase != phases.PHASE_BUILDING:
            laid, waiver = TILE_FINISH, building.finish_waiver(state.road)
        flaw = building.spot_problem(state.road, laid, args[0], args[1], waiver)
        return RefusalReason("CR-3.5", flaw) if flaw else None
    if phase == phases.PHASE_DRAFT and decision_kind == d.PICK_FEATURE:
        return RefusalReason("CR-5.3", "no-feature")
    if phase == phases.PHASE_LOADING and decision_kind == d.LOAD_CARD:
        place, limit = CARD_KIND_COUNT * seat + args[1], content.LOAD_LIMIT_BY_CARD[args[1]]
        if state.rally_load[place] + state.assistance_load[place] >= limit:
            return RefusalReason("CR-5.6", "setup-limit", limit)
        return RefusalReason("CR-5.6", "board-full", CAPACITY_BY_BOARD[args[0]])
    if phase == phases.PHASE_LOADING and decision_kind == d.UNLOAD_CARD:
        return RefusalReason("CR-5.6", "not-aboard")
    if phase == phases.PHASE_PLACING_ASSISTANCE and decision_kind == d.PLACE_ASSISTANCE:
        tile = state.road.tile_at.get(args[0], NOWHERE)
        occupied = tile in state.rally_tile or tile in state.assistance_tile
        return RefusalReason("CR-5.10", "no-tile" if tile == NOWHERE else "tile-occupied" if occupied else "not-plain")
    return None


def _exchange_reason(state: State, seat: int, decision_kind: int, args: tuple[int, ...]) -> RefusalReason | None:
    if decision_kind == d.FINISH_EXCHANGE:
        flaw = exchanges.exchange_closing_problem(state, seat)
        overfull = (
            BOARD_RALLY if cards_on_board(state.rally_load, seat) > CAPACITY_BY_BOARD[BOARD_RALLY] else BOARD_ASSISTANCE
        )
        return RefusalReason(
            exchanges.CLOSING_CLAUSES[flaw], flaw, CAPACITY_BY_BOARD[overfull] if flaw == "board-full" else 0
        )
    if state.exchange == phases.EXCHANGE_ROBBER and decision_kind in (d.ROB_CARD, d.GIVE_BACK_CARD):
        return _robbery_reason(state, seat, decision_kind, args)
    if state.exchange in phases.EXCHANGES_BETWEEN_CARS and decision_kind in (d.MOVE_TO_RALLY, d.MOVE_TO_ASSISTANCE):
        return RefusalReason("CR-17.2", "not-aboard")
    if state.exchange in phases.EXCHANGES_AT_STATION and decision_kind == d.PUT_BACK_CARD:
        return RefusalReason("CR-14.3", "not-aboard")
    if state.exchange in phases.EXCHANGES_AT_STATION and decision_kind == d.TAKE_CARD:
        board = exchanges.resupplied_board(state)
        if cards_on_board(board_cards(state, board), seat) >= CAPACITY_BY_BOARD[board]:
            return RefusalReason("CR-14.1", "board-full", CAPACITY_BY_BOARD[board])
        return RefusalReason("CR-14.3", "pile-empty")
    return None


def _robbery_reason(state: State, seat: int, decision_kind: int, args: tuple[int, ...]) -> RefusalReason:
    other = state.colour.index(args[0]) if args[0] in state.colour else seat
    if other == seat or state.status[other] != phases.STATUS_RACING:
        return RefusalReason("CR-19.3", "no-rival")
    if decision_kind == d.ROB_CARD and args[1] == CARD_TOOLBOX:
        return RefusalReason("CR-19.3", "not-robbable")
    if decision_kind == d.GIVE_BACK_CARD or not state.assistance_load[CARD_KIND_COUNT * other + args[1]]:
        return RefusalReason("CR-19.3", "not-aboard")
    return RefusalReason("CR-19.3", "board-full", CAPACITY_BY_BOARD[BOARD_ASSISTANCE])


def _turn_reason(state: State, seat: int, decision_kind: int, args: tuple[int, ...]) -> RefusalReason | None:
    phase = state.phase
    if decision_kind == d.CHOOSE_DISABLED and phase == phases.PHASE_CHOOSING_DISABLED:
        return (
            RefusalReason("CR-7.6", "already-out")
            if is_fitted(state, seat, args[0])
            else RefusalReason("CR-7.2", "not-fitted")
        )
    if decision_kind == d.PLAY_JOKER and phase != phases.PHASE_CHOOSING_DISABLED:
        return _joker_reason(state, seat, args[0])
    if decision_kind == d.RALLY_STEP and phase in (phases.PHASE_TURN, phases.PHASE_MOVING):
        return _step_reason(state, seat, args[0])
    if decision_kind == d.RALLY_STOP and phase == phases.PHASE_MOVING:
        return RefusalReason("CR-11.2", "must-go-on")
    if phase != phases.PHASE_TURN:
        return None
    if decision_kind == d.TURN_AROUND:
        may_turn = is_signed(state.road, state.rally_tile[seat]) or exchanges.are_cars_together(state, seat)
        return RefusalReason("CR-21.3", "faces-nowhere") if may_turn else RefusalReason("CR-21.1", "cannot-turn")
    if decision_kind == d.ASSISTANCE_MOVE:
        if state.assistance_tile[seat] == NOWHERE:
            return RefusalReason("CR-16.1", "no-assistance")
        return RefusalReason("CR-16.1", "assistance-moved" if state.assistance_moved else "not-joined")
    if decision_kind == d.RESUPPLY_AT_STATION:
        tile = state.rally_tile[seat] if args[0] == BOARD_RALLY else state.assistance_tile[seat]
        at_station = exchanges.is_service_station(state, tile)
        return RefusalReason("CR-14.2", "will-move") if at_station else RefusalReason("CR-14.1", "not-station")
    if decision_kind == d.REPAIR_CAR:
        return _repair_reason(state, seat, args[0])
    return {
        d.ASSIST_RALLY_CAR: RefusalReason("CR-17.1", "apart"),
        d.END_TURN: RefusalReason("CR-8.2", "move-owed"),
    }.get(decision_kind)


def _step_reason(state: State, seat: int, relative_direction: int) -> RefusalReason:
    tile, nose_direction = state.rally_tile[seat], state.nose[seat]
    if state.phase == phases.PHASE_TURN:
        if state.rally_moved:
            return RefusalReason("CR-12.8", "moved")
        if state.barred[seat]:
            return RefusalReason("CR-13.8", "barred")
        if is_immobile(state, seat):
            return RefusalReason("CR-13.4", "immobile")
    if not rally_fuel(state, seat):
        return RefusalReason("CR-9.10", "no-fuel")
    if exit_direction(state.road, tile, nose_direction, relative_direction) == NOWHERE:
        return RefusalReason("CR-22.5", "use-card")
    book = road_book_of(state, seat)
    at_intersection = SHAPE_BY_TILE_KIND[state.road.kinds[tile]] == SHAPE_INTERSECTION
    if (
        at_intersection
        and any(book)
        and relative_direction < content.ROAD_BOOK_CARD_KINDS
        and not book[relative_direction]
    ):
        return RefusalReason("CR-10.3", "no-card")
    if relative_direction not in [each for each, _ in exits(state, tile, nose_direction, book)]:
        return RefusalReason("CR-22.5", "no-such-way")
    return RefusalReason("CR-12.4", "no-legal-end")


def _repair_reason(state: State, seat: int, card: int) -> RefusalReason:
    if card not in (CARD_TOOLBOX, content.CARD_SPARE_TYRE):
        return RefusalReason("CR-20.2", "no-repair-card")
    clause, missing = ("CR-20.2", "no-toolbox") if card == CARD_TOOLBOX else ("CR-20.5", "no-spare")
    return RefusalReason(clause, "nothing-broken" if state.rally_load[CARD_KIND_COUNT * seat + card] else missing)


def _joker_reason(state: State, seat: int, joker: int) -> RefusalReason:
    if state.joker[seat] != joker:
        return RefusalReason("CR-19.1", "no-joker")
    if joker == content.JOKER_TRANSPORTER:
        return RefusalReason("CR-19.2", "together" if exchanges.are_cars_together(state, seat) else "no-assistance")
    can_rob = joker == content.JOKER_ROBBER and has_rivals(state, seat)
    return RefusalReason("CR-19.3", "nothing-to-rob") if can_rob else RefusalReason("CR-19.5", "no-rival")

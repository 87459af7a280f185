"""Why something is refused: the clause, the reason, and what would be legal (section (a) of the rules)."""
# mypyc: off

from __future__ import annotations

from typing import Final

from paddock.core.decision import Decision, Message, Refusal, pending_question
from paddock.games.classic_rally.components.content import (
    CAPACITY,
    CARDS,
    COLOUR,
    FEATURE_SLOTS,
    FUEL,
    LIMIT,
    ROBBER,
    SPARE_TYRE,
    TOOLBOX,
    TRANSPORTER,
    WAYS,
)
from paddock.games.classic_rally.components.road import (
    FINISH,
    INTERSECTION,
    NOWHERE,
    SHAPE,
    is_signed,
    way_out,
)
from paddock.games.classic_rally.rules import building
from paddock.games.classic_rally.rules import decisions as d
from paddock.games.classic_rally.rules.driving import book_of, exits, is_barred, is_immobile
from paddock.games.classic_rally.rules.legal import has_rivals, legal, question, standing, waiting_for
from paddock.games.classic_rally.rules.reasons import WHEN
from paddock.games.classic_rally.rules.state import (
    ASSISTING,
    BEFORE_DICE,
    BUILDING,
    CHOOSING,
    DRAFT,
    LOADING,
    MOVING,
    NO_EXCHANGE,
    OVER,
    PLACING,
    PLACING_FINISH,
    RACING,
    ROBBING,
    ROUND,
    TRANSPORTING,
    TURN,
    VOTING,
    State,
)
from paddock.games.classic_rally.rules.steps import swapping
from paddock.games.classic_rally.rules.steps.preparing import board, weight

Reason = tuple[str, str, dict[str, object]]

_TURNS: Final = {
    BUILDING: "CR-3.4",
    VOTING: "CR-3.10",
    PLACING_FINISH: "CR-3.11",
    DRAFT: "CR-5.3",
    LOADING: "CR-5.7",
    PLACING: "CR-5.10",
}
"""The clause by which a seat is not asked before the race."""


def why_not(state: State, seat: int, decision: Decision) -> Refusal | None:
    """None if the seat may decide this now, otherwise why not."""
    choices = legal(state, seat)
    if decision in choices or decision in standing(state, seat):
        return None
    clause, key, args = _reason(state, seat, decision)
    if key in ("not-now", "not-your-turn"):
        args = {"now": _now(state, seat)}
    return Refusal(clause, f"refusal-{key}", choices, args)


def _now(state: State, seat: int) -> Message:
    """Who is asked what: the seat itself, if it is asked, or those that it waits for."""
    waiting = waiting_for(state)
    asked = question(state)
    resupplied = asked == "assistance" and state.exchange != NO_EXCHANGE
    cars = [state.colour[each] for each in ([seat] if seat in waiting else waiting)]
    return pending_question(COLOUR, cars, f"ask-{'resupply' if resupplied else asked}")


def _not_now(kind: int) -> Reason:
    return WHEN[kind], "not-now", {}


def _reason(state: State, seat: int, decision: Decision) -> Reason:
    kind, args = decision.kind, decision.args
    if not 0 <= seat < state.seats:
        return "CR-1.1", "no-seat", {}
    if state.phase == OVER:
        return "CR-18.8", "over", {}
    if kind == d.CONCEDE:
        return "CR-18.6", "cannot-concede", {}
    if kind == d.RETIRE:
        return "CR-18.6", "cannot-retire" if state.status[seat] == RACING else "cannot-concede", {}
    if seat not in waiting_for(state):
        return _TURNS.get(state.phase, "CR-6.1"), "not-your-turn", {}
    if state.exchange != NO_EXCHANGE:
        return _wrong_exchange(state, seat, kind, args)
    if state.phase < ROUND:
        return _wrong_preparation(state, seat, kind, args)
    if d.TO_RALLY <= kind <= d.DONE or kind <= d.PLACE_ASSISTANCE:
        return _not_now(kind)
    return _wrong_in_turn(state, seat, kind, args)


# -- before the race -------------------------------------------------------------------------------------------

_FLAWS: Final = {
    building.TAKEN: ("CR-3.5", "cell-taken"),
    building.SAME_LOOK: ("CR-3.5", "same-rotation"),
    building.NO_ROAD: ("CR-3.5", "no-road"),
    building.SAME_SIGN: ("CR-3.5", "same-sign"),
    building.EDGES: ("CR-3.5", "edges-differ"),
    building.CLOSED: ("CR-3.5", "map-closed"),
}


def _wrong_preparation(state: State, seat: int, kind: int, args: tuple[int, ...]) -> Reason:
    phase = state.phase
    if phase == BUILDING and kind == d.PLACE_TILE:
        found = building.flaw(state.road, state.drawn, args[0], args[1], state.stuck)
        return (*_FLAWS[found], {}) if found in _FLAWS else _not_now(kind)
    if (phase, kind) in ((VOTING, d.VOTE_FINISH), (PLACING_FINISH, d.PLACE_FINISH)):
        found = building.flaw(state.road, FINISH, args[0], args[1], building.finish_stuck(state.road))
        return (*_FLAWS[found], {}) if found in _FLAWS else _not_now(kind)
    if phase == DRAFT and kind == d.PICK_FEATURE:
        return "CR-5.3", "no-feature", {}
    if phase == LOADING and kind == d.LOAD:
        place = CARDS * seat + args[1]
        if state.load[place] + state.aid[place] >= LIMIT[args[1]]:
            return "CR-5.6", "setup-limit", {"most": LIMIT[args[1]]}
        return "CR-5.6", "board-full", {"most": CAPACITY[args[0]]}
    if phase == LOADING and kind == d.UNLOAD:
        return "CR-5.6", "not-aboard", {}
    if phase == PLACING and kind == d.PLACE_ASSISTANCE:
        return _wrong_placing(state, args[0])
    return _not_now(kind)


def _wrong_placing(state: State, cell: int) -> Reason:
    tile = state.road.tile_at.get(cell, NOWHERE)
    if tile == NOWHERE:
        return "CR-5.10", "no-tile", {}
    if tile in state.at or tile in state.aid_at:
        return "CR-5.10", "tile-occupied", {}
    return "CR-5.10", "not-plain", {}


# -- exchanges -------------------------------------------------------------------------------------------------

_CLOSING: Final = {
    swapping.FULL: ("CR-1.3", "board-full"),
    swapping.DRY: ("CR-17.7", "tank-empty"),
    swapping.BOUND: ("CR-20.4", "toolbox-bound"),
    swapping.NOTHING_ROBBED: ("CR-19.3", "nothing-robbed"),
    swapping.STRANDED: ("CR-19.2", "would-strand"),
}


def _wrong_exchange(state: State, seat: int, kind: int, args: tuple[int, ...]) -> Reason:
    clause = WHEN[kind]
    if kind == d.DONE:
        found = swapping.flaw(state, seat)
        most = CAPACITY[0] if weight(state.load, seat) > CAPACITY[0] else CAPACITY[1]
        return (*_CLOSING[found], {"most": most} if found == swapping.FULL else {})
    if state.exchange in (ASSISTING, TRANSPORTING) and kind in (d.TO_RALLY, d.TO_ASSISTANCE):
        return clause, "not-aboard", {}
    if state.exchange == ROBBING and kind in (d.ROB, d.GIVE_BACK):
        return _wrong_robbery(state, seat, kind, args)
    if state.exchange not in (ASSISTING, TRANSPORTING, ROBBING) and kind in (d.TAKE, d.PUT_BACK):
        which = swapping.supplied(state)
        if kind == d.PUT_BACK:
            return clause, "not-aboard", {}
        if weight(board(state, which), seat) >= CAPACITY[which]:
            return "CR-14.1", "board-full", {"most": CAPACITY[which]}
        return clause, "pile-empty", {}
    return _not_now(kind)


def _wrong_robbery(state: State, seat: int, kind: int, args: tuple[int, ...]) -> Reason:
    other = state.colour.index(args[0]) if args[0] in state.colour else seat
    if other == seat or state.status[other] != RACING:
        return "CR-19.3", "no-rival", {}
    if kind == d.GIVE_BACK:
        return "CR-19.3", "not-aboard", {}
    if args[1] == TOOLBOX:
        return "CR-19.3", "not-robbable", {}
    if not state.aid[CARDS * other + args[1]]:
        return "CR-19.3", "not-aboard", {}
    return "CR-19.3", "board-full", {"most": CAPACITY[1]}


# -- in a turn -------------------------------------------------------------------------------------------------


def _wrong_in_turn(state: State, seat: int, kind: int, args: tuple[int, ...]) -> Reason:
    phase = state.phase
    if kind == d.CHOOSE_DISABLED and phase == CHOOSING:
        first = FEATURE_SLOTS * seat
        fitted = args[0] in state.feature[first : first + FEATURE_SLOTS]
        return ("CR-7.6", "already-out", {}) if fitted else ("CR-7.2", "not-fitted", {})
    if kind == d.PLAY_JOKER and phase in (BEFORE_DICE, TURN, MOVING):
        return _wrong_joker(state, seat, args[0])
    if kind == d.RALLY_STEP and phase in (TURN, MOVING):
        return _wrong_step(state, seat, args[0])
    if kind == d.RALLY_STOP and phase == MOVING:
        return "CR-11.2", "must-go-on", {}
    if phase != TURN:
        return _not_now(kind)
    if kind == d.TURN_AROUND:
        if not (is_signed(state.road, state.at[seat]) or swapping.together(state, seat)):
            return "CR-21.1", "cannot-turn", {}
        return "CR-21.3", "faces-nowhere", {}
    if kind == d.ASSISTANCE_MOVE:
        if state.aid_at[seat] == NOWHERE:
            return "CR-16.1", "no-assistance", {}
        return "CR-16.1", "assistance-moved" if state.aid_moved else "not-joined", {}
    if kind == d.ASSIST:
        return "CR-17.1", "apart", {}
    if kind == d.RESUPPLY:
        tile = state.at[seat] if args[0] == 0 else state.aid_at[seat]
        return ("CR-14.2", "will-move", {}) if swapping.at_station(state, tile) else ("CR-14.1", "not-station", {})
    if kind == d.REPAIR:
        return _wrong_repair(state, seat, args[0])
    if kind == d.END_TURN:
        return "CR-8.2", "move-owed", {}
    return _not_now(kind)


def _wrong_step(state: State, seat: int, way: int) -> Reason:
    tile, nose = state.at[seat], state.nose[seat]
    if state.phase == TURN:
        if state.moved:
            return "CR-12.8", "moved", {}
        if is_barred(state, seat):
            return "CR-13.8", "barred", {}
        if is_immobile(state, seat):
            return "CR-13.4", "immobile", {}
    if not state.load[CARDS * seat + FUEL]:
        return "CR-9.10", "no-fuel", {}
    direction = way_out(state.road, tile, nose, way)
    if direction == NOWHERE:
        return "CR-22.5", "use-card", {}
    book = book_of(state, seat)
    if SHAPE[state.road.kind[tile]] == INTERSECTION and any(book) and way < WAYS and not book[way]:
        return "CR-10.3", "no-card", {}
    if way not in [each for each, _ in exits(state, tile, nose, book)]:
        return "CR-22.5", "no-such-way", {}
    return "CR-12.4", "no-legal-end", {}


def _wrong_repair(state: State, seat: int, card: int) -> Reason:
    if card not in (TOOLBOX, SPARE_TYRE):
        return "CR-20.2", "no-repair-card", {}
    clause = "CR-20.2" if card == TOOLBOX else "CR-20.5"
    if not state.load[CARDS * seat + card]:
        return clause, "no-toolbox" if card == TOOLBOX else "no-spare", {}
    return clause, "nothing-broken", {}


def _wrong_joker(state: State, seat: int, joker: int) -> Reason:
    if state.joker[seat] != joker:
        return "CR-19.1", "no-joker", {}
    if joker == TRANSPORTER:
        return "CR-19.2", "together" if swapping.together(state, seat) else "no-assistance", {}
    if not has_rivals(state, seat):
        return "CR-19.5", "no-rival", {}
    return ("CR-19.3", "nothing-to-rob", {}) if joker == ROBBER else ("CR-19.5", "no-rival", {})

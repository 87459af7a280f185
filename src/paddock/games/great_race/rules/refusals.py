"""Why something is refused: the clause, the reason, and what would be legal (section (a) of the rules)."""
# mypyc: off

from __future__ import annotations

from typing import Final

from paddock.core.decision import Decision, Refusal, Values, pending_question

from ..components import content
from ..components.africa import CITY_AT, IS_RISKY, NEIGHBOURS, NO_CITY, SEA_DESTINATION, SEA_FARE
from . import decisions as d
from . import phases
from .costs import IMPOSSIBLE, fuel_price, is_in_city, is_layable, repair_price, step_fuel
from .legal import always_legal, current_question, legal, waiting_for
from .refusal_reasons import TIMING_CLAUSE
from .state import State, unspent_assistants, vehicle_code

Reason = tuple[str, str, dict[str, object]]

POST_NEEDED: Final = {
    d.FUND: content.FUNDING,
    d.FUND_POWER: content.FUNDING,
    d.SCOUT_TILES: content.SCOUT,
    d.SCOUT_TILES_POWER: content.SCOUT,
    d.SCOUT_CARD: content.SCOUT,
    d.REPAIR: content.MECHANIC,
    d.REPAIR_POWER: content.MECHANIC,
    d.DRIVE: content.MECHANIC,
    d.SAIL: content.MECHANIC,
    d.CLEAR: content.ESCORT,
}
CREW_WITH_POWER: Final = {
    d.FUND_POWER: content.ENGLAND,
    d.SCOUT_TILES_POWER: content.FRANCE,
    d.REPAIR_POWER: content.ITALY,
    d.STEP_POWER: content.BELGIUM,
}
QUESTION_OF_ANSWER: Final = {
    d.TILE_PICK: phases.ASK_LAY,
    d.LAY: phases.ASK_LAY,
    d.RETURN: phases.ASK_RETURN,
    d.SPLIT: phases.ASK_SPLIT,
    d.REACT: phases.ASK_REACT,
    d.DISCARD: phases.ASK_DISCARD,
    d.UPGRADE: phases.ASK_UPGRADE,
    d.STAMP: phases.ASK_STAMP,
}


_SEAT_BY_NUMBER: Final = Values(
    "seat", content.SEAT.names, message_of=lambda code: ("seat-named", {"seat": content.SEAT.names[code]})
)
"""Who is asked before crews are chosen."""


def why_not(state: State, seat: int, decision: Decision) -> Refusal | None:
    """None if the seat may decide this now, otherwise why not."""
    choices = legal(state, seat)
    if decision in choices or decision in always_legal(state, seat):
        return None
    clause, key, args = _find_reason(state, seat, decision)
    return Refusal(clause, f"refusal-{key}", choices, args)


def _asked_instead(state: State, seat: int) -> dict[str, object]:
    """Who is asked what, instead: the seat itself, if it is."""
    waiting = waiting_for(state)
    asked = f"ask-{current_question(state)}"
    who = [seat] if seat in waiting else waiting
    if phases.PHASES[state.phase].is_before_crews:
        return {"now": pending_question(_SEAT_BY_NUMBER, who, asked)}
    return {"now": pending_question(content.VEHICLE, [vehicle_code(state, each) for each in who], asked)}


def _not_now_refusal(state: State, seat: int, kind: int) -> Reason:
    return TIMING_CLAUSE[kind], "not-now", _asked_instead(state, seat)


def _ending_clause(state: State) -> str:
    """The clause by which the game has ended."""
    return (
        "GR-12.1" if state.mode == phases.MODE_RACE else "GR-28.1" if state.mode == phases.MODE_TORPEDO else "GR-32.4"
    )


def _not_your_turn_refusal(state: State, seat: int) -> Reason:
    """Another seat is asked: by which clause it is that one's turn."""
    if state.question == phases.NO_QUESTION and state.phase == phases.PHASE_PROGRAMMING:
        return "GR-4.1", "programmed", _asked_instead(state, seat)
    clause = (
        phases.PHASES[state.phase].clause
        if state.question == phases.NO_QUESTION
        else phases.QUESTIONS[state.question].clause
    )
    return clause, "not-your-turn", _asked_instead(state, seat)


def _find_reason(state: State, seat: int, decision: Decision) -> Reason:
    kind, args = decision.kind, decision.args
    if not 0 <= seat < state.seats:
        return "GR-1.6", "no-seat", {}
    if state.phase == phases.PHASE_OVER:
        return _ending_clause(state), "over", {}
    if kind in (d.RESIGN, d.CONCEDE):
        return (
            "GR-32.7" if kind == d.RESIGN and state.mode == phases.MODE_ALONE else TIMING_CLAUSE[kind],
            "cannot-leave",
            {},
        )
    if seat not in waiting_for(state):
        return _not_your_turn_refusal(state, seat)
    if state.question != phases.NO_QUESTION:
        return _answer_refusal(state, seat, kind, args)
    if state.phase == phases.PHASE_CREW_CHOICE:
        return ("GR-2.3", "crew-taken", {}) if kind == d.CREW_PICK else _not_now_refusal(state, seat, kind)
    if state.phase == phases.PHASE_PROGRAMMING:
        return _program_refusal(args) if kind == d.PROGRAM else _not_now_refusal(state, seat, kind)
    if state.phase in (phases.PHASE_PICKS, phases.PHASE_OPENING_PICKS):
        return ("GR-11.8", "empty-slot", {}) if kind == d.PICK else _not_now_refusal(state, seat, kind)
    if state.phase != phases.PHASE_CONVOY:
        return _not_now_refusal(state, seat, kind)
    if state.drive_left != phases.NO_DRIVE:
        return _step_refusal(state, seat, kind, args)
    return _turn_refusal(state, seat, kind, args)


def _program_refusal(args: tuple[int, ...]) -> Reason:
    if sum(args) != content.ASSISTANTS:
        return "GR-4.3", "few-assistants", {"assistants": content.ASSISTANTS}
    post = next(post for post, number in enumerate(args) if number > content.POST_CAPACITY[post])
    return "GR-4.2", "post-full", {"post": (content.POST, post), "most": content.POST_CAPACITY[post]}


# -- answers to questions --------------------------------------------------------------------------------------


def _answer_refusal(state: State, seat: int, kind: int, args: tuple[int, ...]) -> Reason:
    if state.question == phases.ASK_CLEAR and kind == d.CLEAR:
        return _clear_refusal(state, seat, args[0])
    if QUESTION_OF_ANSWER.get(kind) != state.question:
        return _not_now_refusal(state, seat, kind)
    if kind == d.LAY:
        return _lay_refusal(state, args[0])
    if kind in (d.TILE_PICK, d.RETURN):
        return (
            _not_now_refusal(state, seat, kind)
            if args[0] in state.drawn_tiles
            else (TIMING_CLAUSE[kind], "not-drawn", {})
        )
    if kind == d.SPLIT:
        return _split_refusal(state)
    if kind == d.REACT:
        return ("GR-5.13", "no-escort", {}) if args[0] == content.CANCEL_BY_ESCORT else ("GR-9.7", "no-guard-card", {})
    if kind == d.DISCARD:
        return "GR-8.3", "not-held", {}
    if kind == d.UPGRADE:
        return "GR-29.4", "not-lowest", {}
    done = (state.stamped_before | state.stamped_now) >> args[0] & 1
    return "GR-31.4", "stamped-already" if done else "not-accomplished", {}


def _split_refusal(state: State) -> Reason:
    """Levels that are lost, or gained by a card."""
    if state.split_purpose == phases.SPLIT_FOR_GAIN:
        return "GR-9.3", "wrong-gain", {"levels": state.question_detail}
    clause = "GR-6.4" if state.split_purpose == phases.SPLIT_FOR_TILE else "GR-8.2"
    return clause, "wrong-split", {"levels": state.question_detail}


def _lay_refusal(state: State, space: int) -> Reason:
    if state.tile_to_lay == content.NO_TILE:
        return "GR-5.8", "tile-first", {}
    if not is_layable(state, space):
        return "GR-7.5" if CITY_AT[space] != NO_CITY else "GR-5.8", "not-layable", {}
    return "GR-5.8", "out-of-reach", {}


def _clear_refusal(state: State, seat: int, space: int) -> Reason:
    if space not in NEIGHBOURS[state.space_of[seat]]:
        return "GR-5.12", "not-adjacent", {}
    return "GR-5.12", "no-tile" if state.tile_at[space] == content.NO_TILE else "vehicle-there", {}


# -- in a drive ------------------------------------------------------------------------------------------------


def _step_refusal(state: State, seat: int, kind: int, args: tuple[int, ...]) -> Reason:
    if kind == d.STOP:
        return "GR-6.2", "not-attempted", {}
    if kind == d.ENTER:
        return "GR-6.3", "not-adjacent", {}
    if kind not in (d.STEP, d.STEP_POWER):
        return _not_now_refusal(state, seat, kind)
    space, free = args[0], kind == d.STEP_POWER
    if free:
        missing = _power_refusal(state, seat, kind)
        if missing is not None:
            return missing
    if space not in NEIGHBOURS[state.space_of[seat]]:
        return "GR-6.3", "not-adjacent", {}
    if CITY_AT[space] != NO_CITY:
        return "GR-7.2", "is-city", {}
    if free and not IS_RISKY[space]:
        return "GR-13.5", "no-risk", {}
    fuel = step_fuel(state, space, free)
    blank = state.tile_at[space] == content.NO_TILE
    if state.fuel[seat] < fuel:
        return "GR-6.7" if blank else "GR-6.4", "few-fuel", {"needed": fuel, "fuel": state.fuel[seat]}
    held = state.engine[seat] + state.chassis[seat]
    return "GR-6.4", "few-levels", {"needed": content.TILE_LEVELS[state.tile_at[space]], "levels": held}


def _power_refusal(state: State, seat: int, kind: int) -> Reason | None:
    """Why a power can't be used, if it can't."""
    if state.crew[seat] != CREW_WITH_POWER[kind]:
        return TIMING_CLAUSE[kind], "no-power", {}
    return ("GR-13.1", "power-used", {}) if state.power_used[seat] else None


# -- in a turn -------------------------------------------------------------------------------------------------


def _turn_refusal(state: State, seat: int, kind: int, args: tuple[int, ...]) -> Reason:
    if kind == d.BUY_FUEL:
        return _fuel_refusal(state, seat, args[0] + 1)
    if kind in (d.PLAY, d.ATTACK, d.SELL):
        return _card_refusal(state, seat, kind, args)
    if kind not in POST_NEEDED:
        return _not_now_refusal(state, seat, kind)
    if kind in CREW_WITH_POWER:
        missing = _power_refusal(state, seat, kind)
        if missing is not None:
            return missing
    post = POST_NEEDED[kind]
    if unspent_assistants(state, seat, post) <= 0:
        return TIMING_CLAUSE[kind], "no-assistant", {"post": (content.POST, post)}
    if kind in (d.REPAIR, d.REPAIR_POWER):
        return _repair_refusal(state, seat, args[0], args[1], kind == d.REPAIR_POWER)
    if kind == d.DRIVE:
        return _drive_refusal(state, seat)
    if kind == d.SAIL:
        return _sail_refusal(state, seat, args[0])
    return _clear_refusal(state, seat, args[0])


def _fuel_refusal(state: State, seat: int, levels: int) -> Reason:
    if state.turn_step != phases.FUEL_STEP:
        return "GR-5.2", "step-over", {}
    if levels > content.FUEL_MAX[state.crew[seat]] - state.fuel[seat]:
        return "GR-5.3", "tank-full", {}
    return "GR-5.3", "few-francs", {"price": levels * fuel_price(state, seat), "money": state.money[seat]}


def _card_refusal(state: State, seat: int, kind: int, args: tuple[int, ...]) -> Reason:
    card = args[0]
    if kind == d.SELL and state.mode != phases.MODE_ALONE:
        return "GR-32.3", "only-alone", {}
    if not state.hand[content.CARDS * seat + card]:
        return "GR-9.1", "not-held", {}
    if kind == d.SELL:
        return "GR-32.3", "no-danger-card", {}
    if card == content.ARMED_GUARD:
        return "GR-9.1", "only-reaction", {}
    if kind == d.PLAY:
        if card == content.SURVEY:
            return "GR-9.13", "no-target", {}
        return ("GR-32.3", "nobody-alone", {}) if state.mode == phases.MODE_ALONE else ("GR-9.9", "needs-target", {})
    return _target_refusal(state, seat, card, args[1])


def _target_refusal(state: State, seat: int, card: int, target: int) -> Reason:
    if not content.IS_DANGER_CARD[card]:
        return "GR-9.9", "no-danger-card", {}
    if state.mode == phases.MODE_ALONE:
        return "GR-32.3", "nobody-alone", {}
    if target == vehicle_code(state, seat):
        return "GR-9.9", "own-vehicle", {}
    there = (
        state.mode == phases.MODE_TORPEDO and target == content.TORPEDO_CODE and phases.TORPEDO_INDEX in state.arrived
    )
    if there or (target in state.crew and state.crew.index(target) in state.arrived):
        return "GR-9.10", "arrived-target", {}
    return "GR-9.13", "not-in-race", {"target": (content.VEHICLE, target)}


def _repair_refusal(state: State, seat: int, engine: int, chassis: int, free: bool) -> Reason:
    crew = state.crew[seat]
    if not 1 <= engine + chassis <= content.REPAIR_MAX_LEVELS:
        return "GR-5.10", "repair-range", {"most": content.REPAIR_MAX_LEVELS}
    if (
        engine > content.ENGINE_MAX[crew] - state.engine[seat]
        or chassis > content.CHASSIS_MAX[crew] - state.chassis[seat]
    ):
        return "GR-5.15", "nothing-to-repair", {}
    price = repair_price(state, seat, engine, chassis, free)
    if price == IMPOSSIBLE:
        return "GR-32.2", "field-repair", {}
    clause = "GR-5.10" if is_in_city(state, seat) or state.mode != phases.MODE_ALONE else "GR-32.6"
    return clause, "few-francs", {"price": price, "money": state.money[seat]}


def _drive_refusal(state: State, seat: int) -> Reason:
    if seat in state.arrived:
        return "GR-12.2", "has-arrived", {}
    if not state.engine[seat]:
        return "GR-6.1", "engine-dead", {}
    return "GR-6.12", "no-step", {}


def _sail_refusal(state: State, seat: int, line: int) -> Reason:
    if state.mode == phases.MODE_ALONE:
        return "GR-32.2", "sea-closed", {}
    if (line, state.space_of[seat]) not in SEA_DESTINATION:
        return "GR-7.6", "not-in-port", {}
    return "GR-7.6", "few-francs", {"price": SEA_FARE[line], "money": state.money[seat]}

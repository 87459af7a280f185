"""Why something is refused: the clause, the reason, and what would be legal (section (a) of the rules)."""
# mypyc: off

from __future__ import annotations

from typing import Final

from paddock.core.decision import Decision, Refusal, ValueSet, pending_question

from ..components import content
from ..components.africa import (
    CITY_BY_SPACE,
    DESTINATION_BY_LINE_AND_PORT,
    FARE_BY_SEA_LINE,
    IS_RISKY_SPACE,
    NEIGHBOURS_BY_SPACE,
    NO_CITY,
)
from . import decisions as d
from . import phases
from .costs import IMPOSSIBLE_COST, fuel_price, is_in_city, is_layable, repair_price, step_fuel
from .legal import always_legal, current_question, legal, waiting_for
from .state import State, missing_levels, unspent_assistants, vehicle_code

RefusalReason = tuple[str, str, dict[str, object]]

_REFUSAL_CODES: Final = (
    "over", "no-seat", "not-your-turn", "not-now", "programmed", "cannot-leave", "crew-taken", "few-assistants",
    "post-full", "step-over", "few-francs", "tank-full", "not-held", "no-target", "not-in-race", "nobody-alone",
    "own-vehicle", "arrived-target", "only-reaction", "needs-target", "only-alone", "no-danger-card", "no-assistant",
    "no-power", "power-used", "nothing-to-repair", "repair-range", "field-repair", "engine-dead", "no-step",
    "has-arrived", "not-adjacent", "few-fuel", "few-levels", "is-city", "no-risk", "not-attempted", "not-in-port",
    "sea-closed", "no-tile", "vehicle-there", "not-drawn", "tile-first", "not-layable", "out-of-reach", "wrong-split",
    "wrong-gain", "no-escort", "no-guard-card", "empty-slot", "not-lowest", "not-accomplished", "stamped-already",
)  # fmt: skip
REFUSALS: Final = tuple(f"refusal-{code}" for code in _REFUSAL_CODES)
"""Every reason for which something is refused, each said by the message of its name."""
POST_BY_DECISION_KIND: Final = {
    d.RECEIVE_FUNDING: content.POST_FUNDING,
    d.FUND_POWER: content.POST_FUNDING,
    d.SCOUT_TILES: content.POST_SCOUT,
    d.SCOUT_TILES_POWER: content.POST_SCOUT,
    d.SCOUT_CARD: content.POST_SCOUT,
    d.REPAIR_VEHICLE: content.POST_MECHANIC,
    d.REPAIR_POWER: content.POST_MECHANIC,
    d.START_DRIVE: content.POST_MECHANIC,
    d.SAIL_LINE: content.POST_MECHANIC,
    d.CLEAR_TILE: content.POST_ESCORT,
}
CREW_BY_POWER_DECISION: Final = {
    d.FUND_POWER: content.CREW_ENGLAND,
    d.SCOUT_TILES_POWER: content.CREW_FRANCE,
    d.REPAIR_POWER: content.CREW_ITALY,
    d.STEP_POWER: content.CREW_BELGIUM,
}
_ENDING_CLAUSE_BY_MODE: Final = {
    phases.MODE_RACE: "GR-12.1",
    phases.MODE_TORPEDO: "GR-28.1",
    phases.MODE_ALONE: "GR-32.4",
}
_SEAT_NUMBER_VALUES: Final = ValueSet(
    "seat", content.SEAT_VALUES.names, message_of=lambda code: ("seat-named", {"seat": content.SEAT_VALUES.names[code]})
)
"""Who is asked before crews are chosen."""


def refusal_for(state: State, seat: int, decision: Decision) -> Refusal | None:
    """None if the seat may decide this now, otherwise why not."""
    choices = legal(state, seat)
    if decision in choices or decision in always_legal(state, seat):
        return None
    reason = _find_reason(state, seat, decision.kind, decision.args)
    clause, key, args = reason or (_timing_clause(decision.kind), "not-now", _asked_instead(state, seat))
    return Refusal(clause, f"refusal-{key}", choices, args)


def _timing_clause(decision_kind: int) -> str:
    """The clause that says when decisions of a kind can be taken."""
    return d.DECISION_SPACE.kinds[decision_kind].clause_id


def _asked_instead(state: State, seat: int) -> dict[str, object]:
    """Who is asked what, instead: the seat itself, if it is."""
    waiting = waiting_for(state)
    asked = f"ask-{current_question(state)}"
    who = [seat] if seat in waiting else waiting
    if phases.PHASES[state.phase].is_before_crews:
        return {"now": pending_question(_SEAT_NUMBER_VALUES, who, asked)}
    return {"now": pending_question(content.VEHICLE_VALUES, [state.crew[each] for each in who], asked)}


def _find_reason(state: State, seat: int, decision_kind: int, args: tuple[int, ...]) -> RefusalReason | None:
    """The clause, the reason and what its message tells; None for a kind that is not asked for now."""
    if not 0 <= seat < state.seats:
        return "GR-1.6", "no-seat", {}
    if state.phase == phases.PHASE_OVER:
        return _ENDING_CLAUSE_BY_MODE[state.mode], "over", {}
    if decision_kind in (d.RESIGN_GAME, d.CONCEDE):
        alone = decision_kind == d.RESIGN_GAME and state.mode == phases.MODE_ALONE
        return "GR-32.7" if alone else _timing_clause(decision_kind), "cannot-leave", {}
    if seat not in waiting_for(state):
        return _not_your_turn_refusal(state, seat)
    if state.question != phases.NO_QUESTION:
        return _answer_refusal(state, seat, decision_kind, args)
    if decision_kind == d.CREW_PICK and state.phase == phases.PHASE_CREW_CHOICE:
        return "GR-2.3", "crew-taken", {}
    if decision_kind == d.PROGRAM_ASSISTANTS and state.phase == phases.PHASE_PROGRAMMING:
        return _program_refusal(args)
    if decision_kind == d.PICK_CARD and state.phase in (phases.PHASE_PICKS, phases.PHASE_OPENING_PICKS):
        return "GR-11.8", "empty-slot", {}
    if state.phase != phases.PHASE_CONVOY:
        return None
    if state.drive_left != phases.NO_DRIVE:
        return _step_refusal(state, seat, decision_kind, args)
    return _turn_refusal(state, seat, decision_kind, args)


def _not_your_turn_refusal(state: State, seat: int) -> RefusalReason:
    """Another seat is asked: by which clause it is that one's turn."""
    asked = _asked_instead(state, seat)
    if state.question != phases.NO_QUESTION:
        return phases.QUESTIONS[state.question].turn_clause, "not-your-turn", asked
    if state.phase == phases.PHASE_PROGRAMMING:
        return "GR-4.1", "programmed", asked
    return phases.PHASES[state.phase].turn_clause, "not-your-turn", asked


def _program_refusal(args: tuple[int, ...]) -> RefusalReason:
    if sum(args) != content.ASSISTANTS_PER_CREW:
        return "GR-4.3", "few-assistants", {"assistants": content.ASSISTANTS_PER_CREW}
    post = next(post for post, number in enumerate(args) if number > content.CAPACITY_BY_POST[post])
    return "GR-4.2", "post-full", {"post": (content.POST_VALUES, post), "most": content.CAPACITY_BY_POST[post]}


def _answer_refusal(state: State, seat: int, decision_kind: int, args: tuple[int, ...]) -> RefusalReason | None:
    """An answer that the open question does not allow."""
    question = state.question
    if question == phases.ASK_CLEAR and decision_kind == d.CLEAR_TILE:
        return _clear_refusal(state, seat, args[0])
    if question == phases.ASK_LAY and decision_kind == d.LAY_TILE:
        return _lay_refusal(state, args[0])
    if (question, decision_kind) in ((phases.ASK_LAY, d.TILE_PICK), (phases.ASK_RETURN, d.RETURN_TILE)):
        return None if args[0] in state.drawn_tiles else (_timing_clause(decision_kind), "not-drawn", {})
    if question == phases.ASK_SPLIT and decision_kind == d.SPLIT_LEVELS:
        clause, key = _SPLIT_REFUSALS[state.split_purpose]
        return clause, key, {"levels": state.question_detail}
    if question == phases.ASK_REACT and decision_kind == d.REACT_TO_DANGER:
        escort = args[0] == content.CANCEL_BY_ESCORT
        return ("GR-5.13", "no-escort", {}) if escort else ("GR-9.7", "no-guard-card", {})
    if question == phases.ASK_DISCARD and decision_kind == d.DISCARD_CARD:
        return "GR-8.3", "not-held", {}
    if question == phases.ASK_UPGRADE and decision_kind == d.UPGRADE_CARD:
        return "GR-29.4", "not-lowest", {}
    if question == phases.ASK_STAMP and decision_kind == d.STAMP_QUEST:
        done = (state.stamped_before | state.stamped_now) >> args[0] & 1
        return "GR-31.4", "stamped-already" if done else "not-accomplished", {}
    return None


_SPLIT_REFUSALS: Final = {
    phases.SPLIT_FOR_TILE: ("GR-6.4", "wrong-split"),
    phases.SPLIT_FOR_DANGER: ("GR-8.2", "wrong-split"),
    phases.SPLIT_FOR_GAIN: ("GR-9.3", "wrong-gain"),
}


def _lay_refusal(state: State, space: int) -> RefusalReason:
    if state.tile_to_lay == content.NO_TILE:
        return "GR-5.8", "tile-first", {}
    if not is_layable(state, space):
        return "GR-7.5" if CITY_BY_SPACE[space] != NO_CITY else "GR-5.8", "not-layable", {}
    return "GR-5.8", "out-of-reach", {}


def _clear_refusal(state: State, seat: int, space: int) -> RefusalReason:
    if space not in NEIGHBOURS_BY_SPACE[state.space_of[seat]]:
        return "GR-5.12", "not-adjacent", {}
    return "GR-5.12", "no-tile" if state.tile_at[space] == content.NO_TILE else "vehicle-there", {}


def _step_refusal(state: State, seat: int, decision_kind: int, args: tuple[int, ...]) -> RefusalReason | None:
    """A step of a drive."""
    if decision_kind == d.STOP_DRIVE:
        return "GR-6.2", "not-attempted", {}
    if decision_kind == d.ENTER_CITY:
        return "GR-6.3", "not-adjacent", {}
    if decision_kind not in (d.DRIVE_STEP, d.STEP_POWER):
        return None
    space, with_power = args[0], decision_kind == d.STEP_POWER
    if missing := _power_refusal(state, seat, decision_kind):
        return missing
    if space not in NEIGHBOURS_BY_SPACE[state.space_of[seat]]:
        return "GR-6.3", "not-adjacent", {}
    if CITY_BY_SPACE[space] != NO_CITY:
        return "GR-7.2", "is-city", {}
    if with_power and not IS_RISKY_SPACE[space]:
        return "GR-13.5", "no-risk", {}
    fuel = step_fuel(state, space, with_power)
    blank = state.tile_at[space] == content.NO_TILE
    if state.fuel[seat] < fuel:
        return "GR-6.7" if blank else "GR-6.4", "few-fuel", {"needed": fuel, "fuel": state.fuel[seat]}
    held = state.engine[seat] + state.chassis[seat]
    return "GR-6.4", "few-levels", {"needed": content.LEVELS_BY_TILE[state.tile_at[space]], "levels": held}


def _power_refusal(state: State, seat: int, decision_kind: int) -> RefusalReason | None:
    """Why a power can't be used, if it is one and can't."""
    if decision_kind not in CREW_BY_POWER_DECISION:
        return None
    if state.crew[seat] != CREW_BY_POWER_DECISION[decision_kind]:
        return _timing_clause(decision_kind), "no-power", {}
    return ("GR-13.1", "power-used", {}) if state.power_used[seat] else None


def _turn_refusal(state: State, seat: int, decision_kind: int, args: tuple[int, ...]) -> RefusalReason | None:
    """An action of a turn."""
    if decision_kind == d.BUY_FUEL:
        return _fuel_refusal(state, seat, args[0] + 1)
    if decision_kind in (d.PLAY_CARD, d.ATTACK_WITH_CARD, d.SELL_CARD):
        return _card_refusal(state, seat, decision_kind, args)
    if decision_kind not in POST_BY_DECISION_KIND:
        return None
    if missing := _power_refusal(state, seat, decision_kind):
        return missing
    post = POST_BY_DECISION_KIND[decision_kind]
    if unspent_assistants(state, seat, post) <= 0:
        return _timing_clause(decision_kind), "no-assistant", {"post": (content.POST_VALUES, post)}
    if decision_kind in (d.REPAIR_VEHICLE, d.REPAIR_POWER):
        return _repair_refusal(state, seat, args[0], args[1], decision_kind == d.REPAIR_POWER)
    if decision_kind == d.START_DRIVE:
        return _drive_refusal(state, seat)
    if decision_kind == d.SAIL_LINE:
        return _sail_refusal(state, seat, args[0])
    return _clear_refusal(state, seat, args[0])


def _fuel_refusal(state: State, seat: int, levels: int) -> RefusalReason:
    if state.turn_step != phases.FUEL_STEP:
        return "GR-5.2", "step-over", {}
    if levels > content.MAX_FUEL_BY_VEHICLE[state.crew[seat]] - state.fuel[seat]:
        return "GR-5.3", "tank-full", {}
    return "GR-5.3", "few-francs", {"price": levels * fuel_price(state, seat), "money": state.money[seat]}


def _card_refusal(state: State, seat: int, decision_kind: int, args: tuple[int, ...]) -> RefusalReason:
    card = args[0]
    if decision_kind == d.SELL_CARD and state.mode != phases.MODE_ALONE:
        return "GR-32.3", "only-alone", {}
    if not state.hand[content.CARD_KIND_COUNT * seat + card]:
        return "GR-9.1", "not-held", {}
    if decision_kind == d.SELL_CARD:
        return "GR-32.3", "no-danger-card", {}
    if card == content.CARD_ARMED_GUARD:
        return "GR-9.1", "only-reaction", {}
    if decision_kind == d.PLAY_CARD:
        if card == content.CARD_SURVEY:
            return "GR-9.13", "no-target", {}
        return ("GR-32.3", "nobody-alone", {}) if state.mode == phases.MODE_ALONE else ("GR-9.9", "needs-target", {})
    return _target_refusal(state, seat, card, args[1])


def _target_refusal(state: State, seat: int, card: int, target: int) -> RefusalReason:
    if not content.IS_DANGER_CARD[card]:
        return "GR-9.9", "no-danger-card", {}
    if state.mode == phases.MODE_ALONE:
        return "GR-32.3", "nobody-alone", {}
    if target == state.crew[seat]:
        return "GR-9.9", "own-vehicle", {}
    if any(vehicle_code(state, vehicle) == target for vehicle in state.arrived):
        return "GR-9.10", "arrived-target", {}
    return "GR-9.13", "not-in-race", {"target": (content.VEHICLE_VALUES, target)}


def _repair_refusal(
    state: State, seat: int, engine_levels: int, chassis_levels: int, with_power: bool
) -> RefusalReason:
    if not 1 <= engine_levels + chassis_levels <= content.REPAIR_MAX_LEVELS:
        return "GR-5.10", "repair-range", {"most": content.REPAIR_MAX_LEVELS}
    engines, frames = missing_levels(state, seat)
    if engine_levels > engines or chassis_levels > frames:
        return "GR-5.15", "nothing-to-repair", {}
    price = repair_price(state, seat, engine_levels, chassis_levels, with_power)
    if price == IMPOSSIBLE_COST:
        return "GR-32.2", "field-repair", {}
    clause = "GR-5.10" if is_in_city(state, seat) or state.mode != phases.MODE_ALONE else "GR-32.6"
    return clause, "few-francs", {"price": price, "money": state.money[seat]}


def _drive_refusal(state: State, seat: int) -> RefusalReason:
    if seat in state.arrived:
        return "GR-12.2", "has-arrived", {}
    if not state.engine[seat]:
        return "GR-6.1", "engine-dead", {}
    return "GR-6.12", "no-step", {}


def _sail_refusal(state: State, seat: int, line: int) -> RefusalReason:
    if state.mode == phases.MODE_ALONE:
        return "GR-32.2", "sea-closed", {}
    if (line, state.space_of[seat]) not in DESTINATION_BY_LINE_AND_PORT:
        return "GR-7.6", "not-in-port", {}
    return "GR-7.6", "few-francs", {"price": FARE_BY_SEA_LINE[line], "money": state.money[seat]}

"""Why something is refused: the clause, the reason, and what would be legal (section (a) of the rules)."""
# mypyc: off

from __future__ import annotations

from typing import Final

from paddock.core.decision import Decision, Refusal, Values, pending_question
from paddock.games.great_race.components.content import (
    ARMED_GUARD,
    ASSISTANTS,
    BELGIUM,
    BY_ESCORT,
    CAPACITY,
    CARDS,
    CHASSIS_MAX,
    ENGINE_MAX,
    ENGLAND,
    ESCORT,
    FRANCE,
    FUEL_MAX,
    FUNDING,
    IS_DANGER,
    ITALY,
    MECHANIC,
    NO_TILE,
    POST,
    REPAIR_MOST,
    SCOUT,
    SEAT,
    SURVEY,
    TILE_LEVELS,
    TORPEDO_NAME,
    VEHICLE,
)
from paddock.games.great_race.components.map import ACROSS, CITY_AT, FARE, NEIGHBOURS, NO_CITY, RISKY
from paddock.games.great_race.rules import decisions as d
from paddock.games.great_race.rules.costs import (
    CANNOT,
    fuel_price,
    in_city,
    is_layable,
    repair_price,
    step_fuel,
)
from paddock.games.great_race.rules.legal import legal, question, standing, waiting_for
from paddock.games.great_race.rules.reasons import WHEN
from paddock.games.great_race.rules.state import (
    AGAINST_TORPEDO,
    CLEAR,
    CONVOY,
    CREW_CHOICE,
    CROSSING,
    DISCARD,
    FOR_GAIN,
    FOR_TILE,
    FUEL_STEP,
    LAY,
    NO_DRIVE,
    NOTHING,
    OPENING_PICKS,
    OVER,
    PICKS,
    PROGRAMMING,
    RACE,
    REACT,
    RETURN,
    SPLIT,
    STAMP,
    TORPEDO,
    UPGRADE,
    State,
    named,
    unspent,
)

Reason = tuple[str, str, dict[str, object]]

POST_OF: Final = {
    d.FUND: FUNDING,
    d.FUND_POWER: FUNDING,
    d.SCOUT_TILES: SCOUT,
    d.SCOUT_TILES_POWER: SCOUT,
    d.SCOUT_CARD: SCOUT,
    d.REPAIR: MECHANIC,
    d.REPAIR_POWER: MECHANIC,
    d.DRIVE: MECHANIC,
    d.SAIL: MECHANIC,
    d.CLEAR: ESCORT,
}
CREW_OF: Final = {
    d.FUND_POWER: ENGLAND,
    d.SCOUT_TILES_POWER: FRANCE,
    d.REPAIR_POWER: ITALY,
    d.STEP_POWER: BELGIUM,
}
ANSWER_TO: Final = {
    d.TILE_PICK: LAY,
    d.LAY: LAY,
    d.RETURN: RETURN,
    d.SPLIT: SPLIT,
    d.REACT: REACT,
    d.DISCARD: DISCARD,
    d.UPGRADE: UPGRADE,
    d.STAMP: STAMP,
}


_NAMED_SEAT: Final = Values("seat", SEAT.names, message_of=lambda code: ("seat-named", {"seat": SEAT.names[code]}))
"""Who is asked before crews are chosen."""


def why_not(state: State, seat: int, decision: Decision) -> Refusal | None:
    """None if the seat may decide this now, otherwise why not."""
    choices = legal(state, seat)
    if decision in choices or decision in standing(state, seat):
        return None
    clause, key, args = _reason(state, seat, decision)
    return Refusal(clause, f"refusal-{key}", choices, args)


def _now(state: State, seat: int) -> dict[str, object]:
    """Who is asked what, instead: the seat itself, if it is."""
    waiting = waiting_for(state)
    asked = f"ask-{question(state)}"
    who = [seat] if seat in waiting else waiting
    if state.phase <= CREW_CHOICE:
        return {"now": pending_question(_NAMED_SEAT, who, asked)}
    return {"now": pending_question(VEHICLE, [named(state, each) for each in who], asked)}


def _not_now(state: State, seat: int, kind: int) -> Reason:
    return WHEN[kind], "not-now", _now(state, seat)


def _over(state: State) -> str:
    """The clause by which the game has ended."""
    return "GR-12.1" if state.mode == RACE else "GR-28.1" if state.mode == AGAINST_TORPEDO else "GR-32.4"


def _not_your_turn(state: State, seat: int) -> Reason:
    """Another seat is asked: by which clause it is that one's turn."""
    if state.ask != NOTHING:
        clause = {REACT: "GR-5.16", DISCARD: "GR-8.5"}.get(state.ask, "GR-5.1")
    elif state.phase == PROGRAMMING:
        return "GR-4.1", "programmed", _now(state, seat)
    else:
        clause = {CREW_CHOICE: "GR-2.3", OPENING_PICKS: "GR-2.8", PICKS: "GR-11.2"}.get(state.phase, "GR-5.1")
    return clause, "not-your-turn", _now(state, seat)


def _reason(state: State, seat: int, decision: Decision) -> Reason:
    kind, args = decision.kind, decision.args
    if not 0 <= seat < state.seats:
        return "GR-1.6", "no-seat", {}
    if state.phase == OVER:
        return _over(state), "over", {}
    if kind in (d.RESIGN, d.CONCEDE):
        return "GR-32.7" if kind == d.RESIGN and state.mode == CROSSING else WHEN[kind], "cannot-leave", {}
    if seat not in waiting_for(state):
        return _not_your_turn(state, seat)
    if state.ask != NOTHING:
        return _wrong_answer(state, seat, kind, args)
    if state.phase == CREW_CHOICE:
        return ("GR-2.3", "crew-taken", {}) if kind == d.CREW_PICK else _not_now(state, seat, kind)
    if state.phase == PROGRAMMING:
        return _wrong_program(args) if kind == d.PROGRAM else _not_now(state, seat, kind)
    if state.phase in (PICKS, OPENING_PICKS):
        return ("GR-11.8", "empty-slot", {}) if kind == d.PICK else _not_now(state, seat, kind)
    if state.phase != CONVOY:
        return _not_now(state, seat, kind)
    if state.drive_left != NO_DRIVE:
        return _wrong_step(state, seat, kind, args)
    return _wrong_in_turn(state, seat, kind, args)


def _wrong_program(args: tuple[int, ...]) -> Reason:
    if sum(args) != ASSISTANTS:
        return "GR-4.3", "few-assistants", {"assistants": ASSISTANTS}
    post = next(post for post, number in enumerate(args) if number > CAPACITY[post])
    return "GR-4.2", "post-full", {"post": (POST, post), "most": CAPACITY[post]}


# -- answers to questions --------------------------------------------------------------------------------------


def _wrong_answer(state: State, seat: int, kind: int, args: tuple[int, ...]) -> Reason:
    if state.ask == CLEAR and kind == d.CLEAR:
        return _wrong_clear(state, seat, args[0])
    if ANSWER_TO.get(kind) != state.ask:
        return _not_now(state, seat, kind)
    if kind == d.LAY:
        return _wrong_lay(state, args[0])
    if kind in (d.TILE_PICK, d.RETURN):
        return _not_now(state, seat, kind) if args[0] in state.drawn else (WHEN[kind], "not-drawn", {})
    if kind == d.SPLIT:
        return _wrong_split(state)
    if kind == d.REACT:
        return ("GR-5.13", "no-escort", {}) if args[0] == BY_ESCORT else ("GR-9.7", "no-guard-card", {})
    if kind == d.DISCARD:
        return "GR-8.3", "not-held", {}
    if kind == d.UPGRADE:
        return "GR-29.4", "not-lowest", {}
    done = (state.stamped | state.stamps) >> args[0] & 1
    return "GR-31.4", "stamped-already" if done else "not-accomplished", {}


def _wrong_split(state: State) -> Reason:
    """Levels that are lost, or gained by a card."""
    if state.ask_more == FOR_GAIN:
        return "GR-9.3", "wrong-gain", {"levels": state.ask_detail}
    clause = "GR-6.4" if state.ask_more == FOR_TILE else "GR-8.2"
    return clause, "wrong-split", {"levels": state.ask_detail}


def _wrong_lay(state: State, space: int) -> Reason:
    if state.tile_now == NO_TILE:
        return "GR-5.8", "tile-first", {}
    if not is_layable(state, space):
        return "GR-7.5" if CITY_AT[space] != NO_CITY else "GR-5.8", "not-layable", {}
    return "GR-5.8", "out-of-reach", {}


def _wrong_clear(state: State, seat: int, space: int) -> Reason:
    if space not in NEIGHBOURS[state.at[seat]]:
        return "GR-5.12", "not-adjacent", {}
    return "GR-5.12", "no-tile" if state.tile[space] == NO_TILE else "vehicle-there", {}


# -- in a drive ------------------------------------------------------------------------------------------------


def _wrong_step(state: State, seat: int, kind: int, args: tuple[int, ...]) -> Reason:
    if kind == d.STOP:
        return "GR-6.2", "not-attempted", {}
    if kind == d.ENTER:
        return "GR-6.3", "not-adjacent", {}
    if kind not in (d.STEP, d.STEP_POWER):
        return _not_now(state, seat, kind)
    space, free = args[0], kind == d.STEP_POWER
    if free:
        missing = _no_power(state, seat, kind)
        if missing is not None:
            return missing
    if space not in NEIGHBOURS[state.at[seat]]:
        return "GR-6.3", "not-adjacent", {}
    if CITY_AT[space] != NO_CITY:
        return "GR-7.2", "is-city", {}
    if free and not RISKY[space]:
        return "GR-13.5", "no-risk", {}
    fuel = step_fuel(state, space, free)
    blank = state.tile[space] == NO_TILE
    if state.fuel[seat] < fuel:
        return "GR-6.7" if blank else "GR-6.4", "few-fuel", {"needed": fuel, "fuel": state.fuel[seat]}
    held = state.engine[seat] + state.chassis[seat]
    return "GR-6.4", "few-levels", {"needed": TILE_LEVELS[state.tile[space]], "levels": held}


def _no_power(state: State, seat: int, kind: int) -> Reason | None:
    """Why a power can't be used, if it can't."""
    if state.crew[seat] != CREW_OF[kind]:
        return WHEN[kind], "no-power", {}
    return ("GR-13.1", "power-used", {}) if state.power_used[seat] else None


# -- in a turn -------------------------------------------------------------------------------------------------


def _wrong_in_turn(state: State, seat: int, kind: int, args: tuple[int, ...]) -> Reason:
    if kind == d.BUY_FUEL:
        return _wrong_fuel(state, seat, args[0] + 1)
    if kind in (d.PLAY, d.ATTACK, d.SELL):
        return _wrong_card(state, seat, kind, args)
    if kind not in POST_OF:
        return _not_now(state, seat, kind)
    if kind in CREW_OF:
        missing = _no_power(state, seat, kind)
        if missing is not None:
            return missing
    post = POST_OF[kind]
    if unspent(state, seat, post) <= 0:
        return WHEN[kind], "no-assistant", {"post": (POST, post)}
    if kind in (d.REPAIR, d.REPAIR_POWER):
        return _wrong_repair(state, seat, args[0], args[1], kind == d.REPAIR_POWER)
    if kind == d.DRIVE:
        return _wrong_drive(state, seat)
    if kind == d.SAIL:
        return _wrong_sail(state, seat, args[0])
    return _wrong_clear(state, seat, args[0])


def _wrong_fuel(state: State, seat: int, levels: int) -> Reason:
    if state.step != FUEL_STEP:
        return "GR-5.2", "step-over", {}
    if levels > FUEL_MAX[state.crew[seat]] - state.fuel[seat]:
        return "GR-5.3", "tank-full", {}
    return "GR-5.3", "few-francs", {"price": levels * fuel_price(state, seat), "money": state.money[seat]}


def _wrong_card(state: State, seat: int, kind: int, args: tuple[int, ...]) -> Reason:
    card = args[0]
    if kind == d.SELL and state.mode != CROSSING:
        return "GR-32.3", "only-alone", {}
    if not state.hand[CARDS * seat + card]:
        return "GR-9.1", "not-held", {}
    if kind == d.SELL:
        return "GR-32.3", "no-danger-card", {}
    if card == ARMED_GUARD:
        return "GR-9.1", "only-reaction", {}
    if kind == d.PLAY:
        if card == SURVEY:
            return "GR-9.13", "no-target", {}
        return ("GR-32.3", "nobody-alone", {}) if state.mode == CROSSING else ("GR-9.9", "needs-target", {})
    return _wrong_target(state, seat, card, args[1])


def _wrong_target(state: State, seat: int, card: int, target: int) -> Reason:
    if not IS_DANGER[card]:
        return "GR-9.9", "no-danger-card", {}
    if state.mode == CROSSING:
        return "GR-32.3", "nobody-alone", {}
    if target == named(state, seat):
        return "GR-9.9", "own-vehicle", {}
    there = state.mode == AGAINST_TORPEDO and target == TORPEDO_NAME and TORPEDO in state.arrived
    if there or (target in state.crew and state.crew.index(target) in state.arrived):
        return "GR-9.10", "arrived-target", {}
    return "GR-9.13", "not-in-race", {"target": (VEHICLE, target)}


def _wrong_repair(state: State, seat: int, engine: int, chassis: int, free: bool) -> Reason:
    crew = state.crew[seat]
    if not 1 <= engine + chassis <= REPAIR_MOST:
        return "GR-5.10", "repair-range", {"most": REPAIR_MOST}
    if engine > ENGINE_MAX[crew] - state.engine[seat] or chassis > CHASSIS_MAX[crew] - state.chassis[seat]:
        return "GR-5.15", "nothing-to-repair", {}
    price = repair_price(state, seat, engine, chassis, free)
    if price == CANNOT:
        return "GR-32.2", "field-repair", {}
    clause = "GR-5.10" if in_city(state, seat) or state.mode != CROSSING else "GR-32.6"
    return clause, "few-francs", {"price": price, "money": state.money[seat]}


def _wrong_drive(state: State, seat: int) -> Reason:
    if seat in state.arrived:
        return "GR-12.2", "has-arrived", {}
    if not state.engine[seat]:
        return "GR-6.1", "engine-dead", {}
    return "GR-6.12", "no-step", {}


def _wrong_sail(state: State, seat: int, line: int) -> Reason:
    if state.mode == CROSSING:
        return "GR-32.2", "sea-closed", {}
    if (line, state.at[seat]) not in ACROSS:
        return "GR-7.6", "not-in-port", {}
    return "GR-7.6", "few-francs", {"price": FARE[line], "money": state.money[seat]}

"""The crew of The Great Race: plans its road by what it costs, fuel and repairs for the next drives, and its posts.

`outlook.py` knows what the road costs, `card_sense.py` what cards are worth, `laying_sense.py` where tiles go.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final

from paddock.core.chance import Chance
from paddock.core.decision import Decision
from paddock.core.heuristics import Advice, Heuristics, Remark
from paddock.games.great_race import decisions as d
from paddock.games.great_race.africa import ACROSS, CITY_AT, CITY_SPACE, FARE, LINES, NO_CITY, RISKY
from paddock.games.great_race.card_sense import discard, effect_worth, pick, play
from paddock.games.great_race.contender import contend
from paddock.games.great_race.content import (
    ACCEPT,
    ARMED_GUARD,
    BY_ESCORT,
    BY_ESTIENNE,
    BY_GUARD,
    CARDS,
    CHASSIS_MAX,
    DANGER_LEVELS,
    ENGINE_MAX,
    ESCORT,
    EST_MOVES,
    EST_TILES,
    FUEL_MAX,
    FUNDING,
    GAIN_FUEL,
    HIGHER,
    MECHANIC,
    NO_TILE,
    PROGRAMS,
    SCOUT,
    TILE_DANGER,
    TILE_LEVELS,
)
from paddock.games.great_race.costs import fuel_price, fuel_to_buy, in_city
from paddock.games.great_race.laying_sense import choose_space, choose_tile, give_back
from paddock.games.great_race.legal import default
from paddock.games.great_race.outlook import FUEL, Outlook
from paddock.games.great_race.quick_sense import quick
from paddock.games.great_race.remarks import remark
from paddock.games.great_race.standing import chances
from paddock.games.great_race.state import (
    CLEAR,
    CONVOY,
    CREW_CHOICE,
    DISCARD,
    FOR_GAIN,
    FUEL_STEP,
    LAY,
    NO_DRIVE,
    NOTHING,
    PROGRAMMING,
    REACT,
    RETURN,
    SPLIT,
    STAMP,
    UPGRADE,
    State,
    cards_held,
    unspent,
)

FAVOURITES: Final[tuple[str, ...]] = ("italy", "france", "england", "belgium", "suffragettes")
GUARDED: Final = 0.8
"""How sure a crew with a guard is that a danger is warded off."""
UNGUARDED: Final = 0.1
PACE: Final[tuple[float, ...]] = (0.0, 1.0, 1.9, 2.7, 3.4, 3.9, 4.2)
"""Spaces that a drive makes on average, by engine: stops and cities end many."""
FRAME: Final[tuple[float, ...]] = (0.0, 1.9, 3.4, 4.4, 5.0, 5.3, 5.5)
"""What the chassis is worth beside that."""
SPILLED: Final = 1.0
SCOUTS: Final[tuple[float, ...]] = (0.0, 20.0, 30.0)
"""What one or two Scouts bring where the road is blank, in francs; then where it is not."""
IDLE_SCOUTS: Final[tuple[float, ...]] = (0.0, 16.0, 24.0)
ESCORTS: Final[tuple[float, ...]] = (0.0, 30.0, 44.0)
GUARDING: Final = 14.0
"""What an Escort brings more for a danger that lies ahead."""
SPARE_FUNDS: Final = 20.0
"""What funds are worth that are not needed at once."""
DETOUR: Final = 45.0
"""How much more than the planned way a step may cost before it is better to stop."""
DYING: Final = 70.0
"""What it costs to end a step without an engine."""


class Driver(Heuristics[State]):
    """The heuristics of The Great Race. It keeps nothing between calls."""

    def moment(self, position: State, seat: int) -> Hashable:
        """Every decision is thought over anew."""
        return None

    def advise(self, position: State, seat: int, legal: Sequence[Decision], chance: Chance) -> list[Advice]:
        """Advice on whatever is asked of this seat now."""
        choices = list(legal)
        found = _advice(position, seat, choices)
        return [found if found.decision in choices else Advice(default(position, seat), 0.0, "hint-pass")]

    def remark(self, position: State, seat: int, decision: Decision) -> Remark | None:
        return remark(position, seat, decision)

    def contend(self, position: State, seat: int, legal: Sequence[Decision], chance: Chance) -> list[Advice]:
        """What wins: the way drive by drive, as fast as it can be paid; for the rest the driver's advice."""
        found = contend(position, seat, list(legal))
        return self.advise(position, seat, legal, chance) if found is None else [found]

    def chances(self, position: State) -> list[float]:
        """By the road that is left and what is at hand for it."""
        return chances(position)

    def clock(self, position: State) -> int:
        """The round."""
        return position.round

    def quick(self, position: State, seat: int, legal: Sequence[Decision], chance: Chance) -> Decision:
        """By tables, without planning."""
        return quick(position, seat, legal, chance)


HEURISTICS: Final = Driver()


def road_of(state: State, seat: int) -> Outlook:
    """The road as this crew sees it now."""
    guarded = unspent(state, seat, ESCORT) > 0 or state.hand[CARDS * seat + ARMED_GUARD] > 0
    return Outlook(state, seat, GUARDED if guarded else UNGUARDED)


def _advice(state: State, seat: int, legal: list[Decision]) -> Advice:
    if state.ask != NOTHING:
        return _answer(state, seat, legal)
    if state.phase == CONVOY:
        return _turn(state, seat, legal) if state.drive_left == NO_DRIVE else _step(state, seat, legal)
    if state.phase == PROGRAMMING:
        return _program(state, seat)
    if state.phase == CREW_CHOICE:
        return Advice(min(legal, key=_favour), 1.0, "hint-crew")
    return pick(state, seat)


def _favour(decision: Decision) -> int:
    return FAVOURITES.index(d.SPACE.notation(decision).split()[1])


# -- answers ---------------------------------------------------------------------------------------------------


def _answer(state: State, seat: int, legal: list[Decision]) -> Advice:
    ask = state.ask
    if ask == LAY:
        return (
            choose_tile(legal) if state.tile_now == NO_TILE else choose_space(state, seat, legal, road_of(state, seat))
        )
    if ask == SPLIT:
        return Advice(max(legal, key=lambda each: _after_split(state, seat, each)), 1.0, "hint-split")
    if ask == REACT:
        return _react(state, legal)
    if ask == DISCARD:
        return discard(state, seat, legal)
    if ask == RETURN:
        return give_back(legal)
    if ask == CLEAR:
        cost = road_of(state, seat).cost
        return Advice(max(legal, key=lambda each: cost[each.args[0]]), 1.0, "hint-clear")
    if ask == UPGRADE:
        return Advice(min(legal, key=lambda each: _menace(HIGHER[each.args[0]])), 1.0, "hint-upgrade")
    return Advice(legal[0], 1.0, "hint-stamp" if ask == STAMP else "hint-pass")


def _menace(card: int) -> int:
    """How much an Estienne card makes the Torpedo do."""
    return 10 * sum(EST_MOVES[card]) + EST_TILES[card]


def _after_split(state: State, seat: int, decision: Decision) -> float:
    """How well the gauges stand after a split: the engine counts most, an empty gauge is bad, cards need a chassis."""
    sign = 1 if state.ask_more == FOR_GAIN else -1
    crew = state.crew[seat]
    engine = min(ENGINE_MAX[crew], state.engine[seat] + sign * decision.args[0])
    chassis = min(CHASSIS_MAX[crew], state.chassis[seat] + sign * decision.args[1])
    return gauges_worth(engine, chassis) - SPILLED * max(0, cards_held(state, seat) - chassis)


def gauges_worth(engine: int, chassis: int) -> float:
    """How good it is to have these levels: the engine drives, the chassis keeps cards."""
    return 2.5 * PACE[engine] + FRAME[chassis]


def _react(state: State, legal: list[Decision]) -> Advice:
    """An Escort is used while it is there; an Armed guard where it saves more than a little."""
    if d.REACTED[BY_ESCORT] in legal:
        return Advice(d.REACTED[BY_ESCORT], 1.0, "hint-react")
    small = state.ask_detail == BY_ESTIENNE and effect_worth(state.current) < 30.0
    if d.REACTED[BY_GUARD] in legal and not small:
        return Advice(d.REACTED[BY_GUARD], 1.0, "hint-react")
    return Advice(d.REACTED[ACCEPT], 1.0, "hint-accept")


# -- programs --------------------------------------------------------------------------------------------------


def _program(state: State, seat: int) -> Advice:
    """Two Mechanics; money if it is short, a guard if dangers lie ahead, a Scout if the road is blank."""
    road = Outlook(state, seat, UNGUARDED)
    path = road.path(state.at[seat], 8, True)
    blanks = sum(1 for space in path if CITY_AT[space] == NO_CITY and state.tile[space] == NO_TILE)
    dangers = sum(1 for space in path if state.tile[space] != NO_TILE and TILE_DANGER[state.tile[space]])
    need = FUEL * max(0.0, road.fuel_for(path) - state.fuel[seat])
    best, chosen = -1.0, 0
    for number, posts in enumerate(PROGRAMS):
        value = 300.0 * posts[MECHANIC]
        value += min(posts[FUNDING] * 40.0, max(SPARE_FUNDS * posts[FUNDING], need + 40.0 - state.money[seat]))
        value += (SCOUTS if blanks >= 3 else IDLE_SCOUTS)[posts[SCOUT]]
        value += ESCORTS[posts[ESCORT]] + GUARDING * min(posts[ESCORT], dangers) + 2.0 * blanks * min(1, posts[ESCORT])
        if value > best:
            best, chosen = value, number
    return Advice(d.PROGRAMMED[chosen], best, "hint-program")


# -- a turn ----------------------------------------------------------------------------------------------------


def _turn(state: State, seat: int, legal: list[Decision]) -> Advice:
    """Fuel for the drive of this turn, cards that help, then the assistant that the road asks for."""
    if seat in state.arrived:
        return _at_home(state, seat, legal)
    road = road_of(state, seat)
    action = _action(state, seat, legal, road)
    drives = action.decision == d.DRIVE_NOW
    if drives and state.step == FUEL_STEP:
        levels = _to_buy(state, seat, road)
        if levels:
            return Advice(d.FUEL_BOUGHT[levels - 1], 1.0, "hint-fuel")
    card = play(state, seat, legal, drives)
    return card if card is not None else action


def _fuel_cards(state: State, seat: int) -> int:
    return sum(GAIN_FUEL[card] * state.hand[CARDS * seat + card] for card in range(CARDS))


def _to_buy(state: State, seat: int, road: Outlook) -> int:
    """Levels of fuel for the way ahead: for this drive, in a city for the next one too."""
    most = fuel_to_buy(state, seat)
    if not most:
        return 0
    spaces = state.engine[seat] + state.march
    first = road.fuel_for(road.path(state.at[seat], spaces))
    wanted = first + 0.5
    if in_city(state, seat):
        wanted = road.fuel_for(road.path(state.at[seat], 2 * spaces, True)) + 0.5
    lacking = int(min(wanted, FUEL_MAX[state.crew[seat]]) + 0.99) - state.fuel[seat] - _fuel_cards(state, seat)
    return max(0, min(most, lacking))


def _action(state: State, seat: int, legal: list[Decision], road: Outlook) -> Advice:
    """The assistant to use now."""
    here = state.at[seat]
    path = road.path(here, state.engine[seat] + state.march)
    home = state.race.home
    sail = _sail(state, seat, legal, road)
    if sail is not None:
        return sail
    if unspent(state, seat, SCOUT) > 0:
        ahead = road.path(here, 6, True)
        blanks = sum(1 for space in ahead if CITY_AT[space] == NO_CITY and state.tile[space] == NO_TILE)
        if blanks >= 2 and home[here] > 2:
            return Advice(d.SCOUT_MORE if d.SCOUT_MORE in legal else d.SCOUT_NOW, 1.0, "hint-scout")
    needed = road.fuel_for(path)
    within = state.fuel[seat] + _fuel_cards(state, seat) + state.money[seat] // fuel_price(state, seat)
    if unspent(state, seat, FUNDING) > 0 and within < needed:
        return Advice(d.FUND_MORE if d.FUND_MORE in legal else d.FUND_NOW, 1.0, "hint-fund")
    mend = _repair(state, seat, legal)
    if mend is not None:
        return mend
    if d.DRIVE_NOW in legal and within >= min(1.0, needed):
        left = home[path[-1]] if path else home[here]
        return Advice(d.DRIVE_NOW, 1.0, "hint-drive", {"home": left})
    if unspent(state, seat, FUNDING) > 0:
        return Advice(d.FUND_MORE if d.FUND_MORE in legal else d.FUND_NOW, 1.0, "hint-fund")
    if unspent(state, seat, SCOUT) > 0:
        if cards_held(state, seat) < state.chassis[seat]:
            return Advice(d.CARD_NOW, 1.0, "hint-draw")
        return Advice(d.SCOUT_MORE if d.SCOUT_MORE in legal else d.SCOUT_NOW, 1.0, "hint-scout")
    mend = _spare_repair(state, seat, legal)
    return mend if mend is not None else Advice(d.PASS_NOW, 1.0, "hint-pass")


def _sail(state: State, seat: int, legal: list[Decision], road: Outlook) -> Advice | None:
    """A sea line where it is the short way."""
    here = state.at[seat]
    for line in range(LINES):
        if d.SAILED[line] in legal:
            there = ACROSS[line, here]
            if FARE[line] + 60.0 + road.ahead[there] < road.ahead[here] + 1.0:
                return Advice(d.SAILED[line], 1.0, "hint-sail")
    return None


def _repairs(legal: list[Decision]) -> list[Decision]:
    free = [each for each in legal if each.kind == d.REPAIR_POWER]
    return free or [each for each in legal if each.kind == d.REPAIR]


def _best_repair(state: State, seat: int, legal: list[Decision]) -> Decision | None:
    """The repair that leaves the best gauges: engine first, then chassis, as many levels as can be paid."""
    found = _repairs(legal)
    if not found:
        return None
    return max(found, key=lambda each: (_mended(state, seat, each), each.args[0] + each.args[1]))


def _mended(state: State, seat: int, each: Decision) -> float:
    return gauges_worth(state.engine[seat] + each.args[0], state.chassis[seat] + each.args[1])


def _repair(state: State, seat: int, legal: list[Decision]) -> Advice | None:
    """A repair instead of a drive: where the drives that are left get so much longer that one fewer is enough."""
    if unspent(state, seat, MECHANIC) <= 0:
        return None
    best = _best_repair(state, seat, legal)
    if best is None:
        return None
    engine, chassis, left = state.engine[seat], state.chassis[seat], state.race.home[state.at[seat]]
    if engine + chassis <= DANGER_LEVELS and left > 4:
        return Advice(best, 1.0, "hint-repair")
    now, then = PACE[engine], PACE[engine + best.args[0]]
    if not now or left / now > 1.0 + left / then:
        return Advice(best, 1.0, "hint-repair")
    return None


def _spare_repair(state: State, seat: int, legal: list[Decision]) -> Advice | None:
    """A Mechanic that can't drive repairs, if there is anything to it."""
    best = _best_repair(state, seat, legal)
    return Advice(best, 1.0, "hint-repair") if best is not None else None


def _at_home(state: State, seat: int, legal: list[Decision]) -> Advice:
    """In the arrival city levels and francs are points."""
    best = _best_repair(state, seat, legal)
    if best is not None:
        return Advice(max(_repairs(legal), key=lambda each: each.args[0] + each.args[1]), 1.0, "hint-repair")
    card = play(state, seat, legal, False)
    if card is not None:
        return card
    if unspent(state, seat, FUNDING) > 0:
        return Advice(d.FUND_MORE if d.FUND_MORE in legal else d.FUND_NOW, 1.0, "hint-fund")
    return Advice(d.PASS_NOW, 1.0, "hint-pass")


# -- a drive ---------------------------------------------------------------------------------------------------


def _step(state: State, seat: int, legal: list[Decision]) -> Advice:
    """The step that leaves the cheapest road, or a stop where the planned way can't be paid."""
    road = road_of(state, seat)
    here = state.at[seat]
    best, chosen = road.ahead[here] + DETOUR, d.STOP_NOW
    if d.STOP_NOW not in legal:
        best, chosen = 1e9, legal[0]
    for decision in legal:
        if decision.kind == d.STOP:
            continue
        space = CITY_SPACE[decision.args[0]] if decision.kind == d.ENTER else decision.args[0]
        value = road.cost[space] + road.ahead[space]
        if decision.kind == d.STEP_POWER:
            value -= FUEL if RISKY[space] else 0.0
        tile = state.tile[space]
        if tile != NO_TILE:
            lost = TILE_LEVELS[tile] + (DANGER_LEVELS if TILE_DANGER[tile] else 0)
            if lost >= state.engine[seat] + state.chassis[seat]:
                value += DYING
        if value < best:
            best, chosen = value, decision
    if chosen == d.STOP_NOW:
        return Advice(chosen, 1.0, "hint-stop")
    space = CITY_SPACE[chosen.args[0]] if chosen.kind == d.ENTER else chosen.args[0]
    return Advice(chosen, 1.0, "hint-drive", {"home": state.race.home[space]})

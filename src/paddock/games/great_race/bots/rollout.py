"""What a crew decides in games that are only played in the mind: one look at the legal list, and tables made once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from paddock.core.chance import Chance
from paddock.core.decision import Decision
from paddock.games.great_race.bots.cards import worth
from paddock.games.great_race.bots.competitive import after_split
from paddock.games.great_race.bots.outlook import FUEL, TILE_COSTS
from paddock.games.great_race.bots.win_chance import BLANK_COST, ENTERING, ROAD, TILED
from paddock.games.great_race.components.content import (
    CHASSIS_MAX,
    DANGER_LEVELS,
    ENGINE_MAX,
    FORCED_MARCH,
    FUEL_MAX,
    GAIN_FUEL,
    GAIN_LEVELS,
    GUIDE,
    NO_TILE,
    PROGRAMS,
    RISK_FUEL,
    SURVEY,
)
from paddock.games.great_race.components.map import CITY_AT, CITY_SPACE, FAR, NEIGHBOURS, NO_CITY, RISKY
from paddock.games.great_race.rules import decisions as d
from paddock.games.great_race.rules.state import (
    AGAINST_TORPEDO,
    DISCARD,
    LAY,
    NO_DRIVE,
    NOTHING,
    PROGRAMMING,
    SPLIT,
    TORPEDO,
    State,
)
from paddock.games.great_race.rules.state import CONVOY as ON_THE_ROAD

RICH: Final = 130
"""Francs with which one Funding is enough."""
POOR_PROGRAM: Final = d.PROGRAMMED[PROGRAMS.index((2, 0, 2, 1))]
RICH_PROGRAM: Final = d.PROGRAMMED[PROGRAMS.index((1, 1, 2, 1))]
TANKFUL: Final = 4
"""Fuel with which a drive begins, if it can be bought; in a city one more."""
DETOUR: Final = 45.0
"""How much more than the planned way a step may cost before it is better to stop."""
WANTED: Final[dict[int, int]] = {
    d.SCOUT_TILES_POWER: 1,
    d.SCOUT_TILES: 2,
    d.DRIVE: 3,
    d.FUND_POWER: 4,
    d.FUND: 5,
    d.REPAIR_POWER: 6,
    d.REPAIR: 7,
    d.SCOUT_CARD: 8,
    d.PASS: 9,
}
"""Assistants in the order in which they act; anything else is not done in a hurry."""


def quick(state: State, seat: int, legal: Sequence[Decision], chance: Chance) -> Decision:
    """A sensible decision, at once."""
    if state.ask != NOTHING:
        return _answer(state, seat, legal)
    if state.phase == ON_THE_ROAD:
        return _turn(state, seat, legal) if state.drive_left == NO_DRIVE else _step(state, seat, legal)
    if state.phase == PROGRAMMING:
        return RICH_PROGRAM if state.money[seat] >= RICH else POOR_PROGRAM
    if legal[0].kind == d.PICK:
        return max(legal, key=lambda each: worth(state, seat, state.display[each.args[0]]))
    return legal[chance.pick("bot", range(len(legal)))]


def _answer(state: State, seat: int, legal: Sequence[Decision]) -> Decision:
    if state.ask == SPLIT:
        return max(legal, key=lambda each: after_split(state, seat, each))
    if state.ask == DISCARD:
        return min(legal, key=lambda each: worth(state, seat, each.args[0]))
    if state.ask == LAY:
        if state.tile_now == NO_TILE:
            return min(legal, key=lambda each: TILE_COSTS[each.args[0]])
        return _lay(state, seat, legal)
    return legal[1] if legal[0].kind == d.REACT and len(legal) > 1 else legal[0]


def _lay(state: State, seat: int, legal: Sequence[Decision]) -> Decision:
    """An easy tile in front of oneself, a hard one in front of a rival."""
    road = ROAD[state.race.name]
    easy = TILE_COSTS[state.tile_now] <= BLANK_COST
    whose = state.at[seat]
    if not easy:
        whose = state.at[TORPEDO if state.mode == AGAINST_TORPEDO else (seat + 1) % state.seats]
    beside, own = NEIGHBOURS[whose], NEIGHBOURS[state.at[seat]]
    best, chosen = float(FAR), legal[-1]
    for decision in legal:
        space = decision.args[0]
        if space in beside and (easy or space not in own) and road[space] < best:
            best, chosen = road[space], decision
    return chosen


def _turn(state: State, seat: int, legal: Sequence[Decision]) -> Decision:
    """Fuel, cards that help, the first assistant of the usual order."""
    fuel, crew = state.fuel[seat], state.crew[seat]
    missing = ENGINE_MAX[crew] - state.engine[seat] + CHASSIS_MAX[crew] - state.chassis[seat]
    worn = state.engine[seat] + state.chassis[seat] <= DANGER_LEVELS
    home = seat in state.arrived
    best, chosen = 99, legal[-1]
    for decision in legal:
        kind = decision.kind
        if kind == d.BUY_FUEL:
            lacking = TANKFUL + (CITY_AT[state.at[seat]] != NO_CITY) - fuel
            if decision.args[0] + 1 == lacking and not home and state.engine[seat]:
                return decision
        elif kind == d.PLAY:
            if _helps(state, seat, decision.args[0], FUEL_MAX[crew] - fuel, missing):
                return decision
        elif kind in (d.ATTACK, d.SELL):
            return decision
        elif kind in WANTED:
            rank = WANTED[kind]
            if kind in (d.REPAIR, d.REPAIR_POWER) and (worn or home):
                rank = 0
            if rank < best or (rank == best and rank in (0, 6, 7)):
                best, chosen = rank, decision
    return chosen


def _helps(state: State, seat: int, card: int, room: int, missing: int) -> bool:
    """Whether a card brings all that it can."""
    if GAIN_FUEL[card]:
        return room >= GAIN_FUEL[card]
    if GAIN_LEVELS[card]:
        return missing >= GAIN_LEVELS[card]
    if card == FORCED_MARCH:
        return False
    return card != SURVEY and (card != GUIDE or seat not in state.arrived)


def _step(state: State, seat: int, legal: Sequence[Decision]) -> Decision:
    """The step that leaves the cheapest road, or a stop if all of them are dear."""
    name, tiles = state.race.name, state.tile
    road, entering = ROAD[name], ENTERING[name]
    best, chosen = road[state.at[seat]] + DETOUR, legal[-1]
    if chosen.kind != d.STOP:
        best = float(FAR)
    for decision in legal:
        kind = decision.kind
        if kind == d.STOP:
            continue
        space = CITY_SPACE[decision.args[0]] if kind == d.ENTER else decision.args[0]
        tile = tiles[space]
        cost = entering[space]
        if tile != NO_TILE:
            cost = TILED[tile] + (FUEL * RISK_FUEL if RISKY[space] else 0.0)
        if kind == d.STEP_POWER:
            cost -= FUEL
        if cost + road[space] < best:
            best, chosen = cost + road[space], decision
    return chosen

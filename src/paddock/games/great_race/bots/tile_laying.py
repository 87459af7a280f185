"""Where a crew lays its tiles: easy ones on its own road, hard ones where a rival goes."""

from __future__ import annotations

from typing import Final

from paddock.core.decision import Decision
from paddock.core.heuristics import Advice

from ..components.africa import UNREACHABLE
from ..components.content import NO_CARD
from ..rules import decisions as d
from ..rules.automaton import current_objective, torpedo_road
from ..rules.phases import MODE_TORPEDO
from ..rules.state import State
from .road_costs import TILE_COSTS, RoadCosts

SPACES_LOOKED_AHEAD: Final = 10
"""How far ahead a road is kept clear of hard tiles."""


def advise_tile(choices: list[Decision]) -> Advice:
    """The easiest tile first."""
    return Advice(min(choices, key=lambda decision: TILE_COSTS[decision.args[0]]), 1.0, "hint-lay")


def advise_tile_return(choices: list[Decision]) -> Advice:
    """Of three tiles the middle one goes back: the easiest is for oneself, the hardest for a rival."""
    ordered = sorted(choices, key=lambda decision: TILE_COSTS[decision.args[0]])
    return Advice(ordered[len(ordered) // 2], 1.0, "hint-lay")


def advise_space(state: State, seat: int, choices: list[Decision], road: RoadCosts) -> Advice:
    """Where the tile does most good, or most harm to others."""
    spaces = [decision.args[0] for decision in choices]
    own = road.path(state.space_of[seat], SPACES_LOOKED_AHEAD, True)
    if TILE_COSTS[state.tile_to_lay] <= road.mean_tile_cost:
        for space in own:
            if space in spaces:
                return Advice(d.LAY_TILE_DECISIONS[space], 1.0, "hint-lay")
        best = min(spaces, key=lambda space: road.cost_ahead[space])
        return Advice(d.LAY_TILE_DECISIONS[best], 1.0, "hint-lay")
    theirs = rival_road(state, seat)
    for space in theirs:
        if space in spaces and space not in own:
            return Advice(d.LAY_TILE_DECISIONS[space], 1.0, "hint-lay")
    away = [space for space in spaces if space not in own] or spaces
    return Advice(d.LAY_TILE_DECISIONS[max(away, key=lambda space: road.cost_ahead[space])], 1.0, "hint-lay")


def rival_road(state: State, seat: int) -> list[int]:
    """The spaces that the most advanced rival is likely to enter next."""
    if state.mode == MODE_TORPEDO:
        return torpedo_road(state, current_objective(state)) if state.estienne_card != NO_CARD else []
    home = state.race.steps_home
    best, rival = UNREACHABLE, -1
    for other in range(state.seats):
        if other == seat or other in state.conceded or other in state.arrived:
            continue
        if home[state.space_of[other]] < best:
            best, rival = home[state.space_of[other]], other
    if rival < 0:
        return []
    return RoadCosts(state, rival, 0.5).path(state.space_of[rival], SPACES_LOOKED_AHEAD, True)

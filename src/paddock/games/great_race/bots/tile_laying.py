"""Where a crew lays its tiles: easy ones on its own road, hard ones where a rival goes."""

from __future__ import annotations

from typing import Final

from paddock.core.decision import Decision
from paddock.core.heuristics import Advice
from paddock.games.great_race.bots.outlook import TILE_COSTS, Outlook
from paddock.games.great_race.components.content import NO_CARD
from paddock.games.great_race.components.map import FAR
from paddock.games.great_race.rules import decisions as d
from paddock.games.great_race.rules.automaton import aim, torpedo_walk
from paddock.games.great_race.rules.state import AGAINST_TORPEDO, State

LOOK: Final = 10
"""How far ahead a road is kept clear of hard tiles."""


def choose_tile(legal: list[Decision]) -> Advice:
    """The easiest tile first."""
    return Advice(min(legal, key=lambda decision: TILE_COSTS[decision.args[0]]), 1.0, "hint-lay")


def give_back(legal: list[Decision]) -> Advice:
    """Of three tiles the middle one goes back: the easiest is for oneself, the hardest for a rival."""
    ordered = sorted(legal, key=lambda decision: TILE_COSTS[decision.args[0]])
    return Advice(ordered[len(ordered) // 2], 1.0, "hint-lay")


def choose_space(state: State, seat: int, legal: list[Decision], road: Outlook) -> Advice:
    """Where the tile does most good, or most harm to others."""
    spaces = [decision.args[0] for decision in legal]
    own = road.path(state.at[seat], LOOK, True)
    if TILE_COSTS[state.tile_now] <= road.mean:
        for space in own:
            if space in spaces:
                return Advice(d.LAID[space], 1.0, "hint-lay")
        best = min(spaces, key=lambda space: road.ahead[space])
        return Advice(d.LAID[best], 1.0, "hint-lay")
    theirs = rival_road(state, seat)
    for space in theirs:
        if space in spaces and space not in own:
            return Advice(d.LAID[space], 1.0, "hint-lay")
    away = [space for space in spaces if space not in own] or spaces
    return Advice(d.LAID[max(away, key=lambda space: road.ahead[space])], 1.0, "hint-lay")


def rival_road(state: State, seat: int) -> list[int]:
    """The spaces that the most advanced rival is likely to enter next."""
    if state.mode == AGAINST_TORPEDO:
        return torpedo_walk(state, aim(state)) if state.current != NO_CARD else []
    home = state.race.home
    best, rival = FAR, -1
    for other in range(state.seats):
        if other == seat or other in state.conceded or other in state.arrived:
            continue
        if home[state.at[other]] < best:
            best, rival = home[state.at[other]], other
    if rival < 0:
        return []
    return Outlook(state, rival, 0.5).path(state.at[rival], LOOK, True)

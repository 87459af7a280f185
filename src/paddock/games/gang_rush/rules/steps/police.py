"""Police tiles: where they can be shifted, and that they go (GB-11.6, GB-11.8, GB-19.3)."""

from __future__ import annotations

from paddock.core.event import Event
from paddock.games.gang_rush.components.bridge import IS_ROAD, LATERAL, NEXT, SPACES
from paddock.games.gang_rush.components.content import KIND, NUMBER, POLICE, POLICE_TILE
from paddock.games.gang_rush.rules.state import (
    NOBODY,
    SHIFT,
    Log,
    State,
    bumped,
    put,
    replaced,
)


def is_free(state: State, space: int) -> bool:
    """No car, hazard, ramp or token; bills and damaged road do not matter (GB-11.8)."""
    return state.occupant[space] == NOBODY and not state.item[space] and not state.barriers[space]


def havens(state: State, space: int) -> list[int]:
    """The lateral spaces to which police can be shifted, ascending."""
    found = [NEXT[direction][space] for direction in LATERAL]
    return sorted(to for to in found if 0 <= to < SPACES and IS_ROAD[to] and is_free(state, to))


def disturb(state: State, space: int, log: Log) -> None:
    """The police on a space are shifted: the active player chooses if there is a choice, and with nowhere to go the
    tile leaves the bridge."""
    found = havens(state, space)
    if not found:
        officers = state.item[space] & NUMBER
        state.item = replaced(state.item, space, 0)
        state.hazard_discard = bumped(state.hazard_discard, POLICE_TILE[officers], 1)
        if log is not None:
            log.append(Event("removes_police", (officers, space)))
    elif len(found) == 1:
        shift(state, space, found[0], log)
    else:
        put(state, SHIFT, state.car, space)


def shift(state: State, space: int, to: int, log: Log) -> None:
    """A police tile moves."""
    state.item = replaced(state.item, to, state.item[space])
    state.item = replaced(state.item, space, 0)
    if log is not None:
        log.append(Event("shifts", (state.item[to] & NUMBER, space, to)))


def has_police(state: State, space: int) -> bool:
    """Whether a police tile lies on a space."""
    return state.item[space] >> KIND == POLICE

"""Where a program under way leads if nobody interferes: the path that clients draw."""

from __future__ import annotations

from paddock.core.game import Json
from paddock.games.roborally.components.content import (
    ACTION,
    CARDS,
    NO_CARD,
    ROBOT,
)
from paddock.games.roborally.components.reach import LOST, drive, drive_pair
from paddock.games.roborally.rules.state import PROGRAM, State
from paddock.games.roborally.rules.steps.moving import CRAB


def foresee(state: State, seat: int) -> Json:
    """Where a program under way leads if nobody interferes: for each of the seat's robots the square and facing
    after every register that is filled, up to the first gap or the robot's end."""
    paths: list[Json] = []
    for robot in state.cast.robots_of[seat]:
        square = state.square[robot]
        if square < 0 or state.down[robot]:
            continue
        paths.append({"robot": ROBOT.names[state.cast.model[robot]], "path": _path(state, robot)})
    return {"paths": paths}


def _path(state: State, robot: int) -> list[Json | None]:
    course = state.course
    place = state.square[robot] * 4 + state.facing[robot]
    found: list[Json | None] = []
    first = max(1, state.register) if state.step > PROGRAM else 1
    for register in range(first, 6):
        content = state.registers[5 * robot + register - 1]
        hidden = (state.blind[robot] >> (register - 1)) & 1 and not (state.shown[robot] >> (register - 1)) & 1
        if content == NO_CARD or hidden:
            break
        place = _after(state, place, content, register)
        if place == LOST:
            found.append(None)
            break
        x, y = course.xy(place // 4)
        found.append({"register": register, "x": x, "y": y, "facing": "NESW"[place % 4]})
    return found


def _after(state: State, place: int, content: int, register: int) -> int:
    """Where a robot alone ends a register; pairs are looked at as their movement and rotation."""
    if content < CARDS:
        return drive(state.course, place // 4, place % 4, ACTION[content], register)
    rotation = ACTION[(content // CARDS - 1) % CARDS]
    return drive_pair(state.course, place // 4, place % 4, ACTION[content % CARDS], rotation, content >= CRAB, register)

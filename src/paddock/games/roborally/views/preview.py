"""Where a program under way leads if nobody interferes: the path that clients draw."""

from __future__ import annotations

from paddock.core.game import Json

from ..components.content import CARD_ACTION, CARD_COUNT, NO_CARD, ROBOT_VALUES
from ..components.reachability import LOST_POSE, drive_alone, drive_pair_alone
from ..rules.state import State
from ..rules.steps.damage import cards_in_register
from ..rules.steps.moving import CRAB_LEGS_PAIR


def preview(state: State, seat: int) -> Json:
    """Where a program under way leads if nobody interferes: for each of the seat's robots the square and facing
    after every register that is filled, up to the first gap or the robot's end."""
    paths: list[Json] = []
    for robot in state.roster.robots_of[seat]:
        square = state.square[robot]
        if square < 0 or state.powered_down[robot]:
            continue
        paths.append(
            {"robot": ROBOT_VALUES.names[state.roster.robot_models[robot]], "path": _program_path(state, robot)}
        )
    return {"paths": paths}


def _program_path(state: State, robot: int) -> list[Json | None]:
    course = state.course
    place = state.square[robot] * 4 + state.facing[robot]
    path: list[Json | None] = []
    first = max(1, state.register) if state.step.is_programmed else 1
    for register in range(first, 6):
        packed_cards = state.registers[5 * robot + register - 1]
        hidden = (state.unknown_registers[robot] >> (register - 1)) & 1 and not (
            state.revealed[robot] >> (register - 1)
        ) & 1
        if packed_cards == NO_CARD or hidden:
            break
        place = _pose_after_register(state, place, packed_cards, register)
        if place == LOST_POSE:
            path.append(None)
            break
        x, y = course.xy(place // 4)
        path.append({"register": register, "x": x, "y": y, "facing": "NESW"[place % 4]})
    return path


def _pose_after_register(state: State, pose: int, packed_cards: int, register: int) -> int:
    """Where a robot alone ends a register; pairs are looked at as their movement and rotation."""
    if packed_cards < CARD_COUNT:
        return drive_alone(state.course, pose // 4, pose % 4, CARD_ACTION[packed_cards], register)
    move, rotation = (CARD_ACTION[card] for card in cards_in_register(packed_cards))
    is_crab = packed_cards >= CRAB_LEGS_PAIR
    return drive_pair_alone(state.course, pose // 4, pose % 4, move, rotation, is_crab, register)

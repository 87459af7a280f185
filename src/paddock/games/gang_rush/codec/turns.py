"""How far a turn has come, as JSON, both ways."""
# mypyc: off

from __future__ import annotations

from typing import Final

from paddock.core.game import Json
from paddock.core.reading import Reader

from ..components import content
from ..rules import phases
from ..rules.car_status import ON_ROAD
from ..rules.state import NOBODY, State
from .cars import driver_name

TURN_FIELDS: Final = (
    "car", "dice", "aside", "rolls", "rerolls", "second_wind", "spent", "lost", "doubled", "free_wheels",
    "granted_wheels", "granted_speed", "movement", "nails", *phases.TURN_FLAG_NAMES.values(),
)  # fmt: skip
MAX_GRANTED_WHEELS: Final = sum(content.WHEELS_GRANTED[kind] for kind in content.TILE_KIND)
MAX_GRANTED_SPEED: Final = sum(content.SPEED_GRANTED[kind] for kind in content.TILE_KIND)
"""What all tiles together grant."""
MAX_NAILS: Final = sum(
    content.HAZARD_COPIES[hazard] * content.HAZARD_NUMBER[hazard]
    for hazard in range(content.HAZARD_TYPE_COUNT)
    if content.HAZARD_KIND[hazard] == content.NAILS
)


def die_numbers(mask: int) -> list[int]:
    """The numbers of the dice of a bit mask, from 1."""
    return [die + 1 for die in range(content.DICE_COUNT) if mask >> die & 1]


def write_turn(state: State) -> Json:
    """The turn of the car on turn."""
    turn: Json = {
        "car": driver_name(state, state.current_car),
        "dice": [None if face == content.NO_FACE else content.FACE.names[face] for face in state.dice],
        "aside": die_numbers(state.dice_aside),
        "rolls": state.rolls,
        "rerolls": state.rerolls_left,
        "second_wind": state.second_wind,
        "spent": list(state.die_uses),
        "lost": die_numbers(state.lost_dice),
        "doubled": None if state.doubled_die == NOBODY else state.doubled_die + 1,
        "free_wheels": state.free_wheels,
        "granted_wheels": state.granted_wheels,
        "granted_speed": state.granted_speed,
        "movement": state.movement,
        "nails": state.nails,
    }
    for flag, name in phases.TURN_FLAG_NAMES.items():
        turn[name] = bool(state.turn_flags & flag)
    return turn


def read_turn(top: Reader, state: State, listed: list[int]) -> None:
    """The turn of a position; what is left out has the value of the beginning of its phase."""
    turn = top.child("turn", TURN_FIELDS) or Reader({}, "turn", TURN_FIELDS)
    state.current_car = listed[0]
    name = turn.get("car", None)
    if name is not None:
        driver = turn.code("car", name, content.DRIVER)
        if driver not in state.driver:
            raise turn.problem("car", "no-such-car", given=str(name)[:20])
        state.current_car = state.driver.index(driver)
    if state.current_car not in state.turn_order or (
        state.phase >= phases.BEFORE_ROLL and state.status[state.current_car] != ON_ROAD
    ):
        raise turn.problem("car", "no-such-car", given=str(driver_name(state, state.current_car)))
    _read_dice(turn, state)
    speed, moving = state.speed[state.current_car], state.phase == phases.MOVING
    driving = moving or state.phase == phases.MOVED
    wheels = max(content.FREE_WHEELS) if phases.MOVING <= state.phase <= phases.CLOSING_TURN else 0
    state.free_wheels = turn.whole("free_wheels", content.FREE_WHEELS[speed] if driving else 0, 0, wheels)
    state.granted_wheels = turn.whole(
        "granted_wheels", 0, 0, 0 if state.phase <= phases.BEFORE_ROLL else MAX_GRANTED_WHEELS
    )
    state.granted_speed = turn.whole(
        "granted_speed", 0, 0, 0 if state.phase <= phases.BEFORE_ROLL else MAX_GRANTED_SPEED
    )
    state.movement = turn.whole("movement", speed if moving else 0, 0, speed if moving else 0)
    state.nails = turn.whole("nails", 0, 0, MAX_NAILS if moving else 0)
    for flag, field in phases.TURN_FLAG_NAMES.items():
        if turn.flag(field):
            state.turn_flags |= flag
    if state.turn_flags & phases.HAS_SPUN_OUT and speed:
        raise turn.problem("spun", "spun-speed", clause="GB-9.10")


def _read_dice(turn: Reader, state: State) -> None:
    rolling = state.phase == phases.ROLLING_DICE
    faces = turn.items("dice") or [None] * content.DICE_COUNT
    spent = turn.items("spent") or [0] * content.DICE_COUNT
    if len(faces) != content.DICE_COUNT or (rolling and None in faces):
        raise turn.problem("dice", "needs-faces", dice=content.DICE_COUNT)
    state.dice = [
        content.NO_FACE if face is None else turn.code(f"dice[{die}]", face, content.FACE)
        for die, face in enumerate(faces)
    ]
    before = state.phase <= phases.BEFORE_ROLL
    for die, face in enumerate(state.dice):
        if before and face != content.NO_FACE:
            raise turn.problem(f"dice[{die}]", "not-rolled", clause="GB-8.4")
    state.dice_aside = _read_dice_mask(turn, "aside")
    state.lost_dice = _read_dice_mask(turn, "lost")
    for place, number in enumerate(turn.items("lost")):
        if state.dice[number - 1] != content.WHEEL:
            raise turn.problem(f"lost[{place}]", "needs-wheel", clause="GB-21.15")
    doubled = turn.whole("doubled", 0, 1, content.DICE_COUNT)
    state.doubled_die = doubled - 1 if doubled else NOBODY
    if doubled and state.dice[doubled - 1] == content.NO_FACE:
        raise turn.problem("doubled", "needs-die", clause="GB-21.23")
    if len(spent) != content.DICE_COUNT:
        raise turn.problem("spent", "needs-faces", dice=content.DICE_COUNT)
    for die, count in enumerate(spent):
        most = 0 if state.dice[die] == content.NO_FACE else 2 if die == state.doubled_die else 1
        if isinstance(count, bool) or not isinstance(count, int) or not 0 <= count <= most:
            raise turn.problem(f"spent[{die}]", "needs-whole", low=0, high=most)
    state.die_uses = list(spent)
    state.second_wind = turn.flag("second_wind")
    if state.second_wind and not rolling:
        raise turn.problem("second_wind", "other-phase", phase=phases.PHASE_NAMES[state.phase])
    if before:
        state.rolls = turn.whole("rolls", 0, 0, 0)
    elif rolling:
        first = content.MAX_REROLLS + 1 if state.second_wind else 1
        last = first + (content.EXTRA_REROLLS if state.second_wind else content.MAX_REROLLS)
        state.rolls = turn.whole("rolls", first, first, last - 1)
        state.rerolls_left = turn.whole("rerolls", last - state.rolls, 1, last - state.rolls)
        return
    else:
        state.rolls = turn.whole("rolls", content.MAX_REROLLS + 1, 1, content.MAX_REROLLS + 1 + content.EXTRA_REROLLS)
    state.rerolls_left = turn.whole("rerolls", 0, 0, 0)


def _read_dice_mask(turn: Reader, field: str) -> int:
    """A list of numbers of dice, as a bit mask."""
    mask = 0
    for place, number in enumerate(turn.items(field)):
        if isinstance(number, bool) or not isinstance(number, int) or not 1 <= number <= content.DICE_COUNT:
            raise turn.problem(f"{field}[{place}]", "needs-whole", low=1, high=content.DICE_COUNT)
        if mask >> (number - 1) & 1:
            raise turn.problem(f"{field}[{place}]", "die-twice", die=number)
        mask |= 1 << (number - 1)
    return mask

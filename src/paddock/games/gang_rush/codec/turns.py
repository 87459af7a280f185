"""How far a turn has come, as JSON, both ways."""
# mypyc: off

from __future__ import annotations

from typing import Final

from paddock.core.game import Json
from paddock.core.reading import Reader
from paddock.games.gang_rush.codec.cars import driver_name
from paddock.games.gang_rush.components.content import (
    DICE,
    DRIVER,
    EXTRA_REROLLS,
    FACE,
    FREE_WHEELS,
    GRANTS_SPEED,
    GRANTS_WHEEL,
    HAZARD_COUNT,
    HAZARD_KIND,
    HAZARD_NUMBER,
    HAZARDS,
    NAILS,
    NO_FACE,
    REROLLS,
    TILE_KIND,
    WHEEL,
)
from paddock.games.gang_rush.rules.state import (
    CLOSING,
    MOVED,
    MOVING,
    NOBODY,
    PHASES,
    ROAD,
    ROLLING,
    SPUN,
    START,
    USED,
    State,
)

FIELDS: Final = (
    "car",
    "dice",
    "aside",
    "rolls",
    "rerolls",
    "second_wind",
    "spent",
    "lost",
    "doubled",
    "free_wheels",
    "granted_wheels",
    "granted_speed",
    "movement",
    "nails",
    *USED,
)
MOST_WHEELS: Final = sum(GRANTS_WHEEL[kind] for kind in TILE_KIND)
MOST_SPEED: Final = sum(GRANTS_SPEED[kind] for kind in TILE_KIND)
"""What all tiles together grant."""
MOST_NAILS: Final = sum(
    HAZARD_COUNT[hazard] * HAZARD_NUMBER[hazard] for hazard in range(HAZARDS) if HAZARD_KIND[hazard] == NAILS
)


def numbers(mask: int) -> list[int]:
    """The numbers of the dice of a bit mask, from 1."""
    return [die + 1 for die in range(DICE) if mask >> die & 1]


def turn_json(state: State) -> Json:
    """The turn of the car on turn."""
    found: Json = {
        "car": driver_name(state, state.car),
        "dice": [None if face == NO_FACE else FACE.names[face] for face in state.dice],
        "aside": numbers(state.aside),
        "rolls": state.rolls,
        "rerolls": state.rerolls,
        "second_wind": state.second_wind,
        "spent": list(state.spent),
        "lost": numbers(state.lost),
        "doubled": None if state.doubled == NOBODY else state.doubled + 1,
        "free_wheels": state.free_wheels,
        "granted_wheels": state.granted_wheels,
        "granted_speed": state.granted_speed,
        "movement": state.movement,
        "nails": state.nails,
    }
    for bit, name in enumerate(USED):
        found[name] = bool(state.used >> bit & 1)
    return found


def read_turn(top: Reader, state: State, listed: list[int]) -> None:
    """The turn of a position; what is left out has the value of the beginning of its phase."""
    turn = top.child("turn", FIELDS) or Reader({}, "turn", FIELDS)
    state.car = listed[0]
    name = turn.get("car", None)
    if name is not None:
        driver = turn.code("car", name, DRIVER)
        if driver not in state.driver:
            raise turn.problem("car", "no-such-car", given=str(name)[:20])
        state.car = state.driver.index(driver)
    if state.car not in state.order or (state.phase >= START and state.status[state.car] != ROAD):
        raise turn.problem("car", "no-such-car", given=str(driver_name(state, state.car)))
    _read_dice(turn, state)
    speed, moving = state.speed[state.car], state.phase == MOVING
    driving = moving or state.phase == MOVED
    wheels = max(FREE_WHEELS) if MOVING <= state.phase <= CLOSING else 0
    state.free_wheels = turn.whole("free_wheels", FREE_WHEELS[speed] if driving else 0, 0, wheels)
    state.granted_wheels = turn.whole("granted_wheels", 0, 0, 0 if state.phase <= START else MOST_WHEELS)
    state.granted_speed = turn.whole("granted_speed", 0, 0, 0 if state.phase <= START else MOST_SPEED)
    state.movement = turn.whole("movement", speed if moving else 0, 0, speed if moving else 0)
    state.nails = turn.whole("nails", 0, 0, MOST_NAILS if moving else 0)
    for bit, field in enumerate(USED):
        state.used |= int(turn.flag(field)) << bit
    if state.used & SPUN and speed:
        raise turn.problem("spun", "spun-speed", clause="GB-9.10")


def _read_dice(turn: Reader, state: State) -> None:
    rolling = state.phase == ROLLING
    faces = turn.items("dice") or [None] * DICE
    spent = turn.items("spent") or [0] * DICE
    if len(faces) != DICE or (rolling and None in faces):
        raise turn.problem("dice", "needs-faces", dice=DICE)
    state.dice = [NO_FACE if face is None else turn.code(f"dice[{die}]", face, FACE) for die, face in enumerate(faces)]
    before = state.phase <= START
    for die, face in enumerate(state.dice):
        if before and face != NO_FACE:
            raise turn.problem(f"dice[{die}]", "not-rolled", clause="GB-8.4")
    state.aside = _mask(turn, "aside")
    state.lost = _mask(turn, "lost")
    for place, number in enumerate(turn.items("lost")):
        if state.dice[number - 1] != WHEEL:
            raise turn.problem(f"lost[{place}]", "needs-wheel", clause="GB-21.15")
    doubled = turn.whole("doubled", 0, 1, DICE)
    state.doubled = doubled - 1 if doubled else NOBODY
    if doubled and state.dice[doubled - 1] == NO_FACE:
        raise turn.problem("doubled", "needs-die", clause="GB-21.23")
    if len(spent) != DICE:
        raise turn.problem("spent", "needs-faces", dice=DICE)
    for die, count in enumerate(spent):
        most = 0 if state.dice[die] == NO_FACE else 2 if die == state.doubled else 1
        if isinstance(count, bool) or not isinstance(count, int) or not 0 <= count <= most:
            raise turn.problem(f"spent[{die}]", "needs-whole", low=0, high=most)
    state.spent = list(spent)
    state.second_wind = turn.flag("second_wind")
    if state.second_wind and not rolling:
        raise turn.problem("second_wind", "other-phase", phase=PHASES[state.phase])
    if before:
        state.rolls = turn.whole("rolls", 0, 0, 0)
    elif rolling:
        first = REROLLS + 1 if state.second_wind else 1
        last = first + (EXTRA_REROLLS if state.second_wind else REROLLS)
        state.rolls = turn.whole("rolls", first, first, last - 1)
        state.rerolls = turn.whole("rerolls", last - state.rolls, 1, last - state.rolls)
        return
    else:
        state.rolls = turn.whole("rolls", REROLLS + 1, 1, REROLLS + 1 + EXTRA_REROLLS)
    state.rerolls = turn.whole("rerolls", 0, 0, 0)


def _mask(turn: Reader, field: str) -> int:
    """A list of numbers of dice, as a bit mask."""
    found = 0
    for place, number in enumerate(turn.items(field)):
        if isinstance(number, bool) or not isinstance(number, int) or not 1 <= number <= DICE:
            raise turn.problem(f"{field}[{place}]", "needs-whole", low=1, high=DICE)
        if found >> (number - 1) & 1:
            raise turn.problem(f"{field}[{place}]", "die-twice", die=number)
        found |= 1 << (number - 1)
    return found

"""How far a turn has come, as JSON, both ways."""
# mypyc: off

from __future__ import annotations

from typing import Final

from paddock.core.game import Json
from paddock.core.reading import Reader
from paddock.games.gang_rush.cars import driver_name
from paddock.games.gang_rush.content import DICE, DRIVER, FACE, FREE_WHEELS, NO_FACE, REROLLS
from paddock.games.gang_rush.state import MOVED, MOVING, NOBODY, ROAD, ROLLING, START, USED, State

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
MOST: Final = 99


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
    speed = state.speed[state.car]
    driving = state.phase in (MOVING, MOVED)
    state.free_wheels = turn.whole("free_wheels", FREE_WHEELS[speed] if driving else 0, 0, MOST)
    state.granted_wheels = turn.whole("granted_wheels", 0, 0, MOST)
    state.granted_speed = turn.whole("granted_speed", 0, 0, MOST)
    state.movement = turn.whole("movement", speed if state.phase == MOVING else 0, 0, MOST)
    state.nails = turn.whole("nails", 0, 0, MOST)
    for bit, field in enumerate(USED):
        state.used |= int(turn.flag(field)) << bit


def _read_dice(turn: Reader, state: State) -> None:
    rolling = state.phase == ROLLING
    faces = turn.items("dice") or [None] * DICE
    spent = turn.items("spent") or [0] * DICE
    if len(faces) != DICE or (rolling and None in faces):
        raise turn.problem("dice", "needs-faces", dice=DICE)
    state.dice = [NO_FACE if face is None else turn.code(f"dice[{die}]", face, FACE) for die, face in enumerate(faces)]
    state.aside = _mask(turn, "aside")
    state.lost = _mask(turn, "lost")
    doubled = turn.whole("doubled", 0, 1, DICE)
    state.doubled = doubled - 1 if doubled else NOBODY
    if len(spent) != DICE:
        raise turn.problem("spent", "needs-faces", dice=DICE)
    for die, count in enumerate(spent):
        most = 2 if die == state.doubled else 1
        if isinstance(count, bool) or not isinstance(count, int) or not 0 <= count <= most:
            raise turn.problem(f"spent[{die}]", "needs-whole", low=0, high=most)
    state.spent = list(spent)
    before = state.phase <= START
    state.rolls = turn.whole("rolls", 0 if before else 1 if rolling else REROLLS + 1, 0, MOST)
    state.second_wind = turn.flag("second_wind")
    state.rerolls = turn.whole("rerolls", max(0, REROLLS + 1 - state.rolls) if rolling else 0, 0, MOST)
    if rolling and not state.rerolls:
        raise turn.problem("rerolls", "needs-whole", low=1, high=REROLLS)


def _mask(turn: Reader, field: str) -> int:
    """A list of numbers of dice, as a bit mask."""
    found = 0
    for place, number in enumerate(turn.items(field)):
        if isinstance(number, bool) or not isinstance(number, int) or not 1 <= number <= DICE:
            raise turn.problem(f"{field}[{place}]", "needs-whole", low=1, high=DICE)
        found |= 1 << (number - 1)
    return found

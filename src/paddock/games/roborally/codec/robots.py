"""The robots of a position, as JSON both ways."""
# mypyc: off

from __future__ import annotations

from typing import Any, Final

from paddock.core.game import Json
from paddock.core.reading import Reader
from paddock.games.roborally.codec.consistency import refuse_duplicates
from paddock.games.roborally.components.content import (
    ABLATIVE_COAT,
    ABLATIVE_USES,
    ABORT_SWITCH,
    BACK_UP,
    CARD_ACTION,
    CARD_VALUES,
    CONDITIONAL_PROGRAM,
    CRAB_LEGS,
    FACING_VALUES,
    FLYWHEEL,
    GYROSCOPIC_STABILIZER,
    HOWITZER_USES,
    MINI_HOWITZER,
    MOVE_1,
    NO_CARD,
    OPTION_VALUES,
    ROBOT_VALUES,
    U_TURN,
)
from paddock.games.roborally.components.course import Course
from paddock.games.roborally.components.settings import Settings
from paddock.games.roborally.rules.state import (
    DESTROYED,
    FINISHED,
    NOBODY,
    RACING,
    STAGE_DONE,
    STATUS_NAMES,
    Roster,
    State,
    damage_of,
    replace_at,
)
from paddock.games.roborally.rules.steps.damage import cards_in, give_option
from paddock.games.roborally.rules.steps.moving import CRAB_LEGS_PAIR, pair_content

ROBOT_FIELDS: Final[tuple[str, ...]] = (
    "robot", "seat", "team", "dock", "x", "y", "facing", "damage", "locked", "jammed", "lives", "archive",
    "next_flag", "status", "finished", "eliminated", "powered_down", "announced", "virtual", "blocker", "options",
    "tokens", "stored", "hand", "registers", "revealed", "sealed", "controlled_by", "gyro", "aborted", "drafted",
    "unused",
)  # fmt: skip


def registers_in_mask(mask: int) -> list[int]:
    """The registers of a bit mask, from 1."""
    return [register + 1 for register in range(5) if (mask >> register) & 1]


def write_register(state: State, robot: int, register: int) -> object:
    """A register's content: null, a card, or two, with the Option if it is not the one that reading would take."""
    content = state.registers[5 * robot + register]
    names = [CARD_VALUES.names[card] for card in cards_in(content)]
    if len(names) < 2:
        return names[0] if names else None
    card, second = cards_in(content)
    crab = content >= CRAB_LEGS_PAIR
    if crab == _is_sidestep(state, robot, card, second):
        return names
    return [*names, "crab_legs" if crab else "dual_processor"]


def _is_sidestep(state: State, robot: int, card: int, second: int) -> bool:
    """Whether a pair of this robot is read as a sidestep: it holds Crab Legs, and the cards fit them (RR-17.6)."""
    return state.option_holder[CRAB_LEGS] == robot and CARD_ACTION[card] == MOVE_1 and CARD_ACTION[second] != U_TURN


def write_robot(state: State, robot: int) -> Json:
    """One robot of a position."""
    course = state.course
    roster = state.roster
    square = state.square[robot]
    x, y = course.xy(square) if square >= 0 else (None, None)
    archive = state.archive[robot]
    turn, register = divmod(state.ended_at[robot], 8)
    status = STATUS_NAMES[state.status[robot]]
    controller = state.controller[robot]
    robot_json: Json = {
        "robot": ROBOT_VALUES.names[roster.model[robot]],
        "seat": roster.owner[robot],
        "team": roster.team[robot],
        "dock": roster.dock[robot],
        "x": x,
        "y": y,
        "facing": FACING_VALUES.names[state.facing[robot]],
        "damage": damage_of(state, robot),
        "locked": registers_in_mask(state.locked[robot]),
        "jammed": registers_in_mask(state.jammed[robot]),
        "lives": state.lives[robot],
        "archive": list(course.xy(archive)) if archive >= 0 else None,
        "next_flag": state.next_flag[robot],
        "status": status,
        "powered_down": bool(state.powered_down[robot]),
        "announced": bool(state.announced_down[robot]),
        "virtual": bool(state.virtual[robot]),
        "blocker": roster.blocker[robot],
        "options": [OPTION_VALUES.names[option] for option in state.options[robot]],
        "tokens": _write_tokens(state, robot),
        "stored": _write_stored_cards(state, robot),
        "hand": [CARD_VALUES.names[card] for card in state.hand[robot]],
        "registers": [write_register(state, robot, register) for register in range(5)],
        "revealed": registers_in_mask(state.revealed[robot]),
        "sealed": state.program_stage[robot] == STAGE_DONE,
        "controlled_by": ROBOT_VALUES.names[roster.model[controller]] if controller != NOBODY else None,
        "gyro": state.gyroscope_on and state.option_holder[GYROSCOPIC_STABILIZER] == robot,
        "aborted": state.abort_switch_used and state.option_holder[ABORT_SWITCH] == robot,
        "drafted": [OPTION_VALUES.names[option] for option in state.draft_options[robot]]
        if state.draft_options
        else [],
        "unused": [CARD_VALUES.names[card] for card in state.unused_cards[robot]],
    }
    if status in ("finished", "eliminated"):
        robot_json[status] = [turn, register]
    return robot_json


def _write_tokens(state: State, robot: int) -> Json:
    tokens: Json = {}
    if state.option_holder[ABLATIVE_COAT] == robot:
        tokens["ablative_coat"] = state.ablative_coat_uses
    if state.option_holder[MINI_HOWITZER] == robot:
        tokens["mini_howitzer"] = state.howitzer_shots
    return tokens


def _write_stored_cards(state: State, robot: int) -> Json:
    stored: Json = {}
    if state.option_holder[CONDITIONAL_PROGRAM] == robot and state.conditional_card != NO_CARD:
        stored["conditional_program"] = CARD_VALUES.names[state.conditional_card]
    if state.option_holder[FLYWHEEL] == robot and state.flywheel_card != NO_CARD:
        stored["flywheel"] = CARD_VALUES.names[state.flywheel_card]
    return stored


def read_robots(top: Reader, course: Course, settings: Settings) -> tuple[State, list[Reader]]:
    """A position with its robots, from the list in a JSON object, and a reader for each of them."""
    given = top.items("robots")
    if not 1 <= len(given) <= 8:
        raise top.problem("robots", "robot-count")
    readers = [Reader(robot, f"robots[{place}]", ROBOT_FIELDS) for place, robot in enumerate(given)]
    state = State().reset(course, settings, _read_roster(top, readers, course))
    for robot, reader in enumerate(readers):
        _read_place(reader, state, robot)
        _read_damage(reader, state, robot)
        _read_options(reader, state, robot)
        _read_cards(reader, state, robot)
    _read_links(readers, state)
    state.returning = tuple(robot for robot, status in enumerate(state.status) if status == DESTROYED)
    return state, readers


def _read_roster(top: Reader, readers: list[Reader], course: Course) -> Roster:
    two_each = "racer_and_blocker" in course.rules
    count = len(readers)
    players = count // 2 if two_each else count
    models: list[int] = []
    for reader in readers:
        named = reader.get("robot", None)
        models.append(NOBODY if named is None else reader.code("robot", named, ROBOT_VALUES))
    for place, model in enumerate(models):
        if model == NOBODY:
            models[place] = next(free for free in range(len(ROBOT_VALUES)) if free not in models)
    for place, model in enumerate(models):
        if model in models[:place]:
            raise readers[place].problem("robot", "same-robot")
    owner = tuple(reader.whole("seat", place % max(1, players), 0, 7) for place, reader in enumerate(readers))
    seats = top.whole("seats", max(owner) + 1, 1, 8)
    if max(owner) >= seats:
        raise top.problem("seats", "seat-range", last=max(owner))
    for seat in range(seats):
        if seat not in owner:
            raise top.problem("robots", "seat-without-robot", seat=seat)
    return Roster(
        seats,
        owner,
        tuple(
            reader.whole("team", 1 + place % 2 if course.is_team else 0, 0, 2) for place, reader in enumerate(readers)
        ),
        tuple(models),
        tuple(reader.flag("blocker", two_each and place >= players) for place, reader in enumerate(readers)),
        tuple(reader.whole("dock", place + 1, 1, 8) for place, reader in enumerate(readers)),
    )


def read_square(reader: Reader, field: str, at: object, course: Course) -> int:
    """The square of an `[x, y]`; null is off the board."""
    if at is None:
        return -1
    if not isinstance(at, list) or len(at) != 2 or any(type(n) is not int for n in at):
        raise reader.problem(field, "needs-square")
    x, y = at
    square = course.square(x, y)
    if square < 0:
        raise reader.problem(field, "off-course", x=x, y=y)
    return square


def _read_place(reader: Reader, state: State, robot: int) -> None:
    """Where a robot stands, and how it fares."""
    course = state.course
    status = STATUS_NAMES.index(reader.choice("status", "racing", STATUS_NAMES))
    x, y = reader.get("x", None), reader.get("y", None)
    square = -1
    if x is not None or y is not None:
        for field, value, size in (("x", x, course.width), ("y", y, course.height)):
            if type(value) is not int:
                raise reader.problem(field, "needs-whole", low=0, high=size - 1)
        square = read_square(reader, "y" if type(x) is int and 0 <= x < course.width else "x", [x, y], course)
        if course.pit[square]:
            raise reader.problem("x", "pit", x=x, y=y)
        if status not in (RACING, FINISHED):
            raise reader.problem("x", "only-racing")
    virtual = reader.flag("virtual")
    if virtual and not state.settings.virtual_robots:
        raise reader.problem("virtual", "needs-virtual")
    if square >= 0 and not virtual:
        for other, there in enumerate(state.square[:robot]):
            if there == square and not state.virtual[other]:
                raise reader.problem("x", "two-on-square", x=x, y=y)
    state.square[robot] = square
    state.status[robot] = status
    state.virtual = replace_at(state.virtual, robot, int(virtual))
    state.facing[robot] = reader.code("facing", reader.get("facing", "N"), FACING_VALUES)
    archive = read_square(reader, "archive", reader.get("archive", None), course)
    explicit = "archive" in reader.data or "capture_the_flag" in course.rules
    state.archive[robot] = archive if explicit else square
    state.lives[robot] = reader.whole("lives", state.settings.lives, 0, state.settings.lives)
    state.next_flag[robot] = reader.whole("next_flag", 1, 1, len(course.flags) + 1)
    state.powered_down[robot] = int(reader.flag("powered_down"))
    state.announced_down[robot] = int(reader.flag("announced"))
    if status == DESTROYED and state.archive[robot] < 0 and "capture_the_flag" not in course.rules:
        raise reader.problem("archive", "needs-archive")
    for name in ("finished", "eliminated"):
        moment = reader.get(name, None)
        if moment is not None:
            if not isinstance(moment, list) or len(moment) != 2 or any(type(n) is not int or n < 0 for n in moment):
                raise reader.problem(name, "needs-moment")
            if STATUS_NAMES[status] == name:
                state.ended_at = replace_at(state.ended_at, robot, moment[0] * 8 + moment[1])


def _read_register_mask(reader: Reader, field: str) -> int:
    mask = 0
    given = reader.items(field)
    for register in given:
        if type(register) is not int or register not in (1, 2, 3, 4, 5):
            raise reader.problem(field, "needs-registers")
        mask |= 1 << (register - 1)
    refuse_duplicates(reader, field, given)
    return mask


def _read_damage(reader: Reader, state: State, robot: int) -> None:
    """Damage, and the registers that it locks (RR-13.1, RR-13.6)."""
    total = reader.whole("damage", 0, 0, 9)
    if "locked" in reader.data:
        locked = _read_register_mask(reader, "locked")
        if "damage" not in reader.data:
            total = locked.bit_count()
    else:
        locked = 0
        for register in range(max(0, total - 4)):
            locked |= 1 << (4 - register)
    loose = total - locked.bit_count()
    if not 0 <= loose <= 4:
        raise reader.problem("damage", "damage-locks", clause="RR-13.6", damage=total, locked=locked.bit_count())
    state.free_damage[robot] = loose
    state.locked[robot] = locked
    state.jammed = replace_at(state.jammed, robot, _read_register_mask(reader, "jammed"))


def _read_options(reader: Reader, state: State, robot: int) -> None:
    """Options with their tokens and stored cards."""
    for name in reader.items("options"):
        option = reader.code("options", name, OPTION_VALUES)
        if state.option_holder[option] != NOBODY:
            raise reader.problem("options", "option-held", option=OPTION_VALUES.names[option])
        give_option(state, robot, option)
    tokens = reader.child("tokens", ("ablative_coat", "mini_howitzer"))
    if tokens is not None:
        for name, option in (("ablative_coat", ABLATIVE_COAT), ("mini_howitzer", MINI_HOWITZER)):
            if tokens.get(name, None) is not None:
                _require_option(tokens, name, state, robot, option)
        if state.option_holder[ABLATIVE_COAT] == robot:
            state.ablative_coat_uses = tokens.whole("ablative_coat", 0, 0, ABLATIVE_USES - 1)
        if state.option_holder[MINI_HOWITZER] == robot:
            state.howitzer_shots = tokens.whole("mini_howitzer", 0, 0, HOWITZER_USES - 1)
    stored = reader.child("stored", ("conditional_program", "flywheel"))
    if stored is not None:
        for name, option in (("conditional_program", CONDITIONAL_PROGRAM), ("flywheel", FLYWHEEL)):
            card = stored.get(name, None)
            if card is None:
                continue
            _require_option(stored, name, state, robot, option)
            if option == FLYWHEEL:
                state.flywheel_card = stored.code(name, card, CARD_VALUES)
            else:
                state.conditional_card = stored.code(name, card, CARD_VALUES)
    if reader.flag("gyro"):
        _require_option(reader, "gyro", state, robot, GYROSCOPIC_STABILIZER)
        state.gyroscope_on = True
    if reader.flag("aborted"):
        _require_option(reader, "aborted", state, robot, ABORT_SWITCH)
        state.abort_switch_used = True


def _require_option(reader: Reader, field: str, state: State, robot: int, option: int) -> None:
    """Refuses a field that only the robot with an Option has."""
    if state.option_holder[option] != robot:
        raise reader.problem(field, "option-not-held", option=OPTION_VALUES.names[option])


def _read_register(reader: Reader, field: str, given: Any, state: State, robot: int) -> int:
    """A register's content from its JSON."""
    if given is None:
        return NO_CARD
    if not isinstance(given, list):
        return reader.code(field, given, CARD_VALUES)
    if len(given) == 1:
        return reader.code(field, given[0], CARD_VALUES)
    if len(given) not in (2, 3) or (len(given) == 3 and given[2] not in ("crab_legs", "dual_processor")):
        raise reader.problem(field, "needs-cards")
    card, second = (reader.code(field, name, CARD_VALUES) for name in given[:2])
    if CARD_ACTION[card] < BACK_UP:
        card, second = second, card
    if CARD_ACTION[card] < BACK_UP or CARD_ACTION[second] >= BACK_UP:
        raise reader.problem(field, "card-pair", clause="RR-17.6, RR-17.8")
    crab = given[2] == "crab_legs" if len(given) == 3 else _is_sidestep(state, robot, card, second)
    return pair_content(card, second, crab)


def _read_cards(reader: Reader, state: State, robot: int) -> None:
    """Hand, registers, and how far the program is."""
    state.hand[robot] = tuple(sorted(reader.code("hand", name, CARD_VALUES) for name in reader.items("hand")))
    registers = reader.items("registers")
    if registers and len(registers) != 5:
        raise reader.problem("registers", "five-registers")
    for register, given in enumerate(registers):
        state.registers[5 * robot + register] = _read_register(reader, f"registers[{register}]", given, state, robot)
    kept = state.locked[robot] | state.jammed[robot]
    filled = sum(1 << place for place in range(5) if state.registers[5 * robot + place] != NO_CARD)
    state.revealed[robot] = _read_register_mask(reader, "revealed") if "revealed" in reader.data else kept & filled
    state.program_stage[robot] = STAGE_DONE if reader.flag("sealed") else 0
    unused = tuple(reader.code("unused", name, CARD_VALUES) for name in reader.items("unused"))
    refuse_duplicates(reader, "unused", reader.items("unused"))
    state.unused_cards = (*state.unused_cards[:robot], unused, *state.unused_cards[robot + 1 :])


def _read_links(readers: list[Reader], state: State) -> None:
    """What ties robots to each other or to the setup."""
    by_name = {ROBOT_VALUES.names[model]: robot for robot, model in enumerate(state.roster.model)}
    for robot, reader in enumerate(readers):
        name = reader.get("controlled_by", None)
        if name is not None:
            if not isinstance(name, str) or name not in by_name:
                raise reader.problem("controlled_by", "needs-one-of", choices=tuple(by_name))
            state.controller = replace_at(state.controller, robot, by_name[name])
    drafted = [tuple(r.code("drafted", name, OPTION_VALUES) for name in r.items("drafted")) for r in readers]
    if any(drafted):
        state.draft_options = tuple(drafted)
        for robot, reader in enumerate(readers):
            others = [option for dealt in drafted[:robot] for option in dealt]
            refuse_duplicates(reader, "drafted", (OPTION_VALUES.names[option] for option in (*others, *drafted[robot])))

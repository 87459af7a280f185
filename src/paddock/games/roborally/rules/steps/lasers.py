"""Step D: what is fired, who is hit, and the Damage (RR-10, RR-16.4, RR-17.7, RR-17.10, RR-17.14, RR-17.21)."""

from __future__ import annotations

from operator import itemgetter
from typing import Final

from paddock.core.chance import Chance
from paddock.core.event import Event
from paddock.games.roborally.components.content import (
    DOUBLE_BARRELED_LASER,
    FIRE_CONTROL,
    HIGH_POWER_LASER,
    HOWITZER_USES,
    MINI_HOWITZER,
    PRESSOR_BEAM,
    RADIO_CONTROL,
    REAR_FIRING_LASER,
    SCRAMBLER,
    TRACTOR_BEAM,
)
from paddock.games.roborally.components.course import LANES, LIT, Course
from paddock.games.roborally.rules import questions
from paddock.games.roborally.rules.decisions import MAIN_LASER
from paddock.games.roborally.rules.state import BEAMS, HITS, NOBODY, TOUCH, State, replaced
from paddock.games.roborally.rules.steps.damage import (
    ALL_LOCKED,
    Log,
    drop_option,
    fill_locked,
    incoming,
    lock,
    take_damage,
)
from paddock.games.roborally.rules.steps.elements import survey

REPLACEMENTS: Final = (MINI_HOWITZER, PRESSOR_BEAM, RADIO_CONTROL, SCRAMBLER, TRACTOR_BEAM)
SPECIAL: Final = sum(1 << option for option in (*REPLACEMENTS, HIGH_POWER_LASER))

# What a hit comes from
BOARD_LASER: Final = 0
MAIN_SHOT: Final = 1
REAR_SHOT: Final = 2
HOWITZER_SHOT: Final = 3

STOP: Final = 0
PASS: Final = 1
UNDECIDED: Final = -1

_VICTIM: Final = itemgetter(0)


def nearest(mask: int, direction: int) -> int:
    """The square of a mask that is nearest in a direction: squares are numbered from the north-west."""
    if direction == 1 or direction == 2:
        return (mask & -mask).bit_length() - 1
    return mask.bit_length() - 1


def solid_squares(state: State) -> int:
    """The squares with robots that robot lasers can hit, as a mask; virtual robots do not count (RR-21.1)."""
    bit = state.course.bit
    mask = 0
    for robot, square in enumerate(state.square):
        if square >= 0 and not state.virtual[robot]:
            mask |= bit[square]
    return mask


def in_sight(state: State, robot: int, direction: int, occupied: int) -> int:
    """The first robot in line of sight, or -1 (RR-10.5)."""
    seen = state.course.sight[direction][state.square[robot]] & occupied
    if not seen:
        return NOBODY
    return _solid_at(state, nearest(seen, direction))


def _solid_at(state: State, square: int) -> int:
    if state.settings.virtual_robots:
        for robot, there in enumerate(state.square):
            if there == square and not state.virtual[robot]:
                return robot
    return state.square.index(square)


def fires(state: State, robot: int) -> bool:
    """Whether a robot fires at all: in play, not powered down, not virtual (RR-10.5, RR-5.6)."""
    return state.square[robot] >= 0 and not state.down[robot] and not state.virtual[robot]


def weapon_choices(state: State, robot: int, target: int) -> list[int]:
    """What a robot may fire at the target of its plain main laser (RR-16.4); the main laser comes first."""
    found = [MAIN_LASER]
    if target == NOBODY:
        return found
    for option in REPLACEMENTS:
        if state.holder[option] != robot:
            continue
        if option in (RADIO_CONTROL, SCRAMBLER) and state.register == 5:
            continue
        if option == TRACTOR_BEAM and state.square[target] in _next_to(state.course, state.square[robot]):
            continue
        found.append(option)
    return found


def _next_to(course: Course, square: int) -> list[int]:
    return [course.beside[direction][square] for direction in range(4)]


def passing(state: State, robot: int, occupied: int) -> list[int]:
    """Who is hit if the shot passes one wall or robot (RR-17.14); empty if nobody beyond is reached."""
    course = state.course
    direction = state.facing[robot]
    here = state.square[robot]
    seen = course.sight[direction][here] & occupied
    if seen:
        first = nearest(seen, direction)
        beyond = seen & ~(1 << first)
        if not beyond:
            return []
        return [_solid_at(state, first), _solid_at(state, nearest(beyond, direction))]
    while (here, direction) not in course.walls:
        here = course.beside[direction][here]
        if here < 0:
            return []
    behind = course.beside[direction][here]
    if behind < 0:
        return []
    seen = (course.sight[direction][behind] | course.bit[behind]) & occupied
    return [_solid_at(state, nearest(seen, direction))] if seen else []


def weapons(state: State, chance: Chance, log: Log) -> None:
    """Weapon choices and High-Power paths in Dock order, all before any Damage (RR-10.9)."""
    if state.owned & SPECIAL:
        occupied = solid_squares(state)
        while state.cursor < len(state.square):
            robot = state.cursor
            if fires(state, robot) and state.options[robot] and _choose(state, robot, occupied):
                return
            state.cursor += 1
    under, shared = survey(state)
    aim(state, under, shared, log)
    state.cursor = 0
    state.step = HITS if state.hits or state.shots else TOUCH


def shot_of(state: State, robot: int) -> tuple[int, int, int]:
    """What a robot was chosen to fire."""
    for shot in state.shots:
        if shot[0] == robot:
            return shot
    return robot, MAIN_LASER, UNDECIDED


def _choose(state: State, robot: int, occupied: int) -> bool:
    """Puts the next open question about a robot's shot; True if there is one."""
    target = in_sight(state, robot, state.facing[robot], occupied)
    chosen = any(shot[0] == robot for shot in state.shots)
    if not chosen and len(weapon_choices(state, robot, target)) > 1:
        questions.put(state, questions.WEAPON, robot, target)
        return True
    _, weapon, path = shot_of(state, robot)
    undecided = weapon == MAIN_LASER and path == UNDECIDED and state.holder[HIGH_POWER_LASER] == robot
    if undecided and passing(state, robot, occupied):
        questions.put(state, questions.HIGH_POWER, robot)
        return True
    return False


def choose_weapon(state: State, robot: int, weapon: int, path: int) -> None:
    """Notes what a robot fires."""
    others = tuple(shot for shot in state.shots if shot[0] != robot)
    state.shots = (*others, (robot, weapon, path))


def aim(state: State, under: int, shared: int, log: Log) -> None:
    """All hits from the positions after step C, in the order in which they are booked (RR-10.1, RR-10.7). `under` and
    `shared` are the survey of where the robots stand: nobody hits another from a row or column that is not shared."""
    if not (under & LIT or shared >> LANES):
        state.hits = ()
        return
    hits: list[tuple[int, int, int, int]] = []
    if under & LIT:
        _board_hits(state, hits, solid_squares(state), log)
    if shared >> LANES:
        _robot_hits(state, hits, shared >> LANES << LANES, log)
    if len(hits) > 1:
        hits.sort(key=_VICTIM)
    state.hits = tuple(hits)


def _robot_hits(state: State, hits: list[tuple[int, int, int, int]], shared: int, log: Log) -> None:
    """The shots of all robots, in Dock order; `shared` has the bits of the rows and columns worth a look."""
    course = state.course
    factor = 1
    if course.rules:
        rule = course.rules.get("robot_laser_multiplier")
        if rule is not None:
            factor = int(rule.get("factor", 2))
    rows = shared & ((1 << (LANES + course.height)) - 1)
    columns = shared ^ rows
    ground, facings = course.ground, state.facing
    for robot, square in enumerate(state.square):
        facing = facings[robot]
        if not ground[square] & (rows if facing & 1 else columns) or state.down[robot] or state.virtual[robot]:
            continue
        if state.options[robot]:
            _fire(state, hits, robot, solid_squares(state), factor, log)
            continue
        if state.settings.virtual_robots:
            victim = in_sight(state, robot, facing, solid_squares(state))
        else:
            victim = _first_ahead(state, square, facing)
        if victim != NOBODY:
            _book(state, hits, robot, victim, facing, MAIN_SHOT, factor, log)


def _first_ahead(state: State, here: int, direction: int) -> int:
    """As :func:`in_sight` where nobody is virtual, told by the numbers of the squares alone: for one look that is
    quicker than with masks."""
    course = state.course
    last = course.farthest[direction][here]
    stride = 1 if direction & 1 else course.width
    found = NOBODY
    if last > here:
        for there in state.square:
            if there <= last and there > here and not (there - here) % stride:
                last = found = there
    else:
        for there in state.square:
            if there >= last and there < here and not (there - here) % stride:
                last = found = there
    return found if found == NOBODY else state.square.index(found)


def _board_hits(state: State, hits: list[tuple[int, int, int, int]], solid: int, log: Log) -> None:
    """The robot nearest to each cannon, hit by each of its beams (RR-10.2, RR-10.3). A virtual robot neither shields
    nor is shielded (RR-21.1)."""
    course = state.course
    crossed: list[tuple[int, int, int, int]] = []
    for robot, square in enumerate(state.square):
        for number, beams, nearer, side in course.shade[square]:
            if not nearer & solid or state.virtual[robot]:
                crossed.append((number, robot, side, beams))
    crossed.sort()
    for number, robot, side, beams in crossed:
        hits.extend([(robot, NOBODY, side, BOARD_LASER)] * beams)
        if log is not None:
            x, y = course.xy(course.lasers[number].square)
            log.append(Event("lasered", (state.cast.model[robot], x, y, beams)))


def _fire(
    state: State, hits: list[tuple[int, int, int, int]], robot: int, occupied: int, factor: int, log: Log
) -> None:
    """The shots of a robot that holds Options."""
    facing = state.facing[robot]
    target = in_sight(state, robot, facing, occupied)
    _, weapon, path = shot_of(state, robot)
    if weapon == MAIN_LASER:
        count = factor * (2 if state.holder[DOUBLE_BARRELED_LASER] == robot else 1)
        if path == PASS:
            for victim in passing(state, robot, occupied):
                _book(state, hits, robot, victim, facing, MAIN_SHOT, count, log)
        elif target != NOBODY:
            _book(state, hits, robot, target, facing, MAIN_SHOT, count, log)
    elif target != NOBODY:
        if log is not None:
            log.append(Event("fires", (state.cast.model[robot], weapon, state.cast.model[target])))
        if weapon == MINI_HOWITZER:
            hits.append((target, robot, (facing + 2) & 3, HOWITZER_SHOT))
            state.howitzer += 1
            if state.howitzer == HOWITZER_USES:
                drop_option(state, robot, MINI_HOWITZER)
    if state.holder[REAR_FIRING_LASER] == robot:
        backwards = (facing + 2) & 3
        behind = in_sight(state, robot, backwards, occupied)
        if behind != NOBODY:
            _book(state, hits, robot, behind, backwards, REAR_SHOT, factor, log)


def _book(
    state: State,
    hits: list[tuple[int, int, int, int]],
    robot: int,
    victim: int,
    direction: int,
    shot: int,
    count: int,
    log: Log,
) -> None:
    hit = (victim, robot, (direction + 2) & 3, shot)
    for _ in range(count):
        hits.append(hit)
    if log is not None:
        log.append(Event("shoots", (state.cast.model[robot], state.cast.model[victim], count)))


def hit(state: State, chance: Chance, log: Log) -> None:
    """Gives the Damage victim by victim, hit by hit; a hit on a robot that has reached ten is void (RR-10.9)."""
    hits = state.hits
    while state.cursor < len(hits):
        victim, shooter, side, shot = hits[state.cursor]
        state.cursor += 1
        if (state.doomed >> victim) & 1 or state.square[victim] < 0:
            continue
        if (
            shot == MAIN_SHOT
            and state.owned
            and state.holder[FIRE_CONTROL] == shooter
            and _leaves_choice(state, victim)
        ):
            questions.put(state, questions.FIRE_CONTROL, shooter, victim)
            return
        if not state.owned:
            take_damage(state, victim, chance, log)
        elif incoming(state, victim, side, chance, log):
            return
    state.cursor = 0
    state.step = BEAMS


def _leaves_choice(state: State, victim: int) -> bool:
    """Whether Fire Control can do anything but ordinary Damage to a target."""
    return bool(state.options[victim]) or (state.locked[victim] | state.jammed[victim]) != ALL_LOCKED


def fire_damage(state: State, chance: Chance, log: Log) -> None:
    """Fire Control lets an ordinary Damage through: the hit goes on as any other."""
    victim, _, side, _ = state.hits[state.cursor - 1]
    incoming(state, victim, side, chance, log)


def fire_lock(state: State, victim: int, register: int, chance: Chance, log: Log) -> None:
    """Fire Control puts the Damage straight onto a register (RR-17.10); without the erratum the lock is no Damage."""
    if state.settings.fire_control_erratum:
        lock(state, victim, register, chance, log)
        return
    state.jammed = replaced(state.jammed, victim, state.jammed[victim] | 1 << register)
    if log is not None:
        log.append(Event("jams", (state.cast.model[victim], register)))
    fill_locked(state, victim, register, chance, log)

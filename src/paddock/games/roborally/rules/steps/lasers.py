"""Step D: what is fired, who is hit, and the Damage (RR-10, RR-16.4, RR-17.7, RR-17.10, RR-17.14, RR-17.21)."""

from __future__ import annotations

from operator import itemgetter
from typing import Final

from paddock.core.chance import ChanceSource
from paddock.core.event import EventSink

from ...components import content
from ...components.course import GROUND_LANE_SHIFT, GROUND_LASER, Course
from .. import questions
from ..decisions import MAIN_LASER
from ..phases import STEP_LASER_DAMAGE, STEP_TOUCH_FLAGS, STEP_WEAPON_EFFECTS
from ..state import NOBODY, State, ask_question, with_entry
from .board_elements import ground_under_robots
from .damage import ALL_REGISTERS, discard_option, fill_locked_register, lock_register, receive_damage, take_damage

REPLACEMENT_WEAPONS: Final = (
    content.MINI_HOWITZER, content.PRESSOR_BEAM, content.RADIO_CONTROL, content.OPTION_SCRAMBLER, content.TRACTOR_BEAM,
)  # fmt: skip
SPECIAL_WEAPONS: Final = sum(1 << option for option in (*REPLACEMENT_WEAPONS, content.HIGH_POWER_LASER))

# What a hit comes from
BOARD_LASER: Final = 0
MAIN_SHOT: Final = 1
REAR_SHOT: Final = 2
HOWITZER_SHOT: Final = 3

PATH_STOP: Final = 0
PATH_PASS: Final = 1
PATH_UNDECIDED: Final = -1

Hit = tuple[int, int, int, int]
"""Whom, by whom (NOBODY: the board), on which side, and what kind of shot."""
_VICTIM_KEY: Final = itemgetter(0)


def nearest_square(mask: int, direction: int) -> int:
    """The square of a mask that is nearest in a direction: squares are numbered from the north-west."""
    if direction == 1 or direction == 2:
        return (mask & -mask).bit_length() - 1
    return mask.bit_length() - 1


def solid_squares(state: State) -> int:
    """The squares with robots that robot lasers can hit, as a mask; virtual robots do not count (RR-21.1)."""
    bit = state.course.square_bit
    mask = 0
    for robot, square in enumerate(state.square):
        if square >= 0 and not state.virtual[robot]:
            mask |= bit[square]
    return mask


def first_in_sight(state: State, robot: int, direction: int, occupied_squares: int) -> int:
    """The first robot in line of sight, or -1 (RR-10.5)."""
    seen = state.course.sight_limits[direction][state.square[robot]] & occupied_squares
    if not seen:
        return NOBODY
    return _solid_robot_at(state, nearest_square(seen, direction))


def _solid_robot_at(state: State, square: int) -> int:
    if state.settings.virtual_robots:
        for robot, there in enumerate(state.square):
            if there == square and not state.virtual[robot]:
                return robot
    return state.square.index(square)


def can_fire(state: State, robot: int) -> bool:
    """Whether a robot fires at all: in play, not powered down, not virtual (RR-10.5, RR-5.6)."""
    return state.square[robot] >= 0 and not state.powered_down[robot] and not state.virtual[robot]


def legal_weapons(state: State, robot: int, target: int) -> list[int]:
    """What a robot may fire at the target of its plain main laser (RR-16.4); the main laser comes first."""
    weapons = [MAIN_LASER]
    if target == NOBODY:
        return weapons
    for option in REPLACEMENT_WEAPONS:
        if state.option_holder[option] != robot:
            continue
        if option in (content.RADIO_CONTROL, content.OPTION_SCRAMBLER) and state.register == 5:
            continue
        if option == content.TRACTOR_BEAM and state.square[target] in _adjacent_squares(
            state.course, state.square[robot]
        ):
            continue
        weapons.append(option)
    return weapons


def _adjacent_squares(course: Course, square: int) -> list[int]:
    return [course.squares_beside[direction][square] for direction in range(4)]


def hit_when_passing(state: State, robot: int, occupied_squares: int) -> list[int]:
    """Who is hit if the shot passes one wall or robot (RR-17.14); empty if nobody beyond is reached."""
    course = state.course
    direction = state.facing[robot]
    here = state.square[robot]
    seen = course.sight_limits[direction][here] & occupied_squares
    if seen:
        first = nearest_square(seen, direction)
        beyond = seen & ~(1 << first)
        if not beyond:
            return []
        return [_solid_robot_at(state, first), _solid_robot_at(state, nearest_square(beyond, direction))]
    while (here, direction) not in course.walls:
        here = course.squares_beside[direction][here]
        if here < 0:
            return []
    behind = course.squares_beside[direction][here]
    if behind < 0:
        return []
    seen = (course.sight_limits[direction][behind] | course.square_bit[behind]) & occupied_squares
    return [_solid_robot_at(state, nearest_square(seen, direction))] if seen else []


def choose_weapons(state: State, chance_source: ChanceSource, events: EventSink) -> None:
    """Weapon choices and High-Power paths in Dock order, all before any Damage (RR-10.9)."""
    if state.held_options & SPECIAL_WEAPONS:
        occupied = solid_squares(state)
        while state.step_cursor < len(state.square):
            robot = state.step_cursor
            if can_fire(state, robot) and state.options[robot] and _ask_weapon(state, robot, occupied):
                return
            state.step_cursor += 1
    under, shared = ground_under_robots(state)
    state.laser_hits = fire_lasers(state, under, shared, events)
    state.step_cursor = 0
    state.step = STEP_LASER_DAMAGE if state.laser_hits or state.chosen_shots else STEP_TOUCH_FLAGS


def chosen_shot(state: State, robot: int) -> tuple[int, int, int]:
    """What a robot was chosen to fire."""
    for shot in state.chosen_shots:
        if shot[0] == robot:
            return shot
    return robot, MAIN_LASER, PATH_UNDECIDED


def _ask_weapon(state: State, robot: int, occupied_squares: int) -> bool:
    """Puts the next open question about a robot's shot; True if there is one."""
    target = first_in_sight(state, robot, state.facing[robot], occupied_squares)
    chosen = any(shot[0] == robot for shot in state.chosen_shots)
    if not chosen and len(legal_weapons(state, robot, target)) > 1:
        ask_question(state, questions.ASK_WEAPON, robot, target)
        return True
    _, weapon, path = chosen_shot(state, robot)
    undecided = (
        weapon == MAIN_LASER and path == PATH_UNDECIDED and state.option_holder[content.HIGH_POWER_LASER] == robot
    )
    if undecided and hit_when_passing(state, robot, occupied_squares):
        ask_question(state, questions.ASK_HIGH_POWER_LASER, robot)
        return True
    return False


def choose_weapon(state: State, robot: int, weapon: int, path: int) -> None:
    """Notes what a robot fires."""
    others = tuple(shot for shot in state.chosen_shots if shot[0] != robot)
    state.chosen_shots = (*others, (robot, weapon, path))


def fire_lasers(state: State, ground_mask: int, shared_lines: int, events: EventSink) -> tuple[Hit, ...]:
    """All hits from the positions after step C, in the order in which they are booked (RR-10.1, RR-10.7). `ground_mask`
    and `shared_lines` are the survey of where the robots stand: nobody hits another from a row or column that is not
    shared."""
    hits = _fire_board_lasers(state, events) if ground_mask & GROUND_LASER else []
    if shared_lines >> GROUND_LANE_SHIFT:
        hits += _fire_robot_lasers(state, shared_lines >> GROUND_LANE_SHIFT << GROUND_LANE_SHIFT, events)
    if len(hits) > 1:
        hits.sort(key=_VICTIM_KEY)
    return tuple(hits)


def _fire_board_lasers(state: State, events: EventSink) -> list[Hit]:
    """The robot nearest to each cannon, hit by each of its beams (RR-10.2, RR-10.3). A virtual robot neither shields
    nor is shielded (RR-21.1)."""
    course, solid = state.course, solid_squares(state)
    crossed = [
        (number, robot, side, beams)
        for robot, square in enumerate(state.square)
        for number, beams, nearer, side in course.laser_beams[square]
        if not nearer & solid or state.virtual[robot]
    ]
    hits: list[Hit] = []
    for number, robot, side, beams in sorted(crossed):
        hits += [(robot, NOBODY, side, BOARD_LASER)] * beams
        if events.is_listening:
            events.add("lasered", (state.roster.robot_models[robot], *course.xy(course.lasers[number].square), beams))
    return hits


def _fire_robot_lasers(state: State, shared_lines: int, events: EventSink) -> list[Hit]:
    """The shots of all robots, in Dock order; `shared_lines` has the bits of the rows and columns worth a look."""
    course = state.course
    rule = course.rules.get("robot_laser_multiplier")
    factor = 1 if rule is None else int(rule.get("factor", 2))
    rows = shared_lines & ((1 << (GROUND_LANE_SHIFT + course.height)) - 1)
    columns = shared_lines ^ rows
    ground, facings = course.ground_kinds, state.facing
    hits: list[Hit] = []
    for robot, square in enumerate(state.square):
        facing = facings[robot]
        if not ground[square] & (rows if facing & 1 else columns) or state.powered_down[robot] or state.virtual[robot]:
            continue
        if state.options[robot]:
            hits += _fire_with_options(state, robot, factor, events)
            continue
        if state.settings.virtual_robots:
            victim = first_in_sight(state, robot, facing, solid_squares(state))
        else:
            victim = _first_robot_ahead(state, square, facing)
        if victim != NOBODY:
            hits += _fire_shot(state, robot, victim, facing, MAIN_SHOT, factor, events)
    return hits


def _first_robot_ahead(state: State, square: int, direction: int) -> int:
    """As :func:`first_in_sight` where nobody is virtual, told by the numbers of the squares alone: for one look that is
    quicker than with masks."""
    course = state.course
    last = course.farthest_in_sight[direction][square]
    stride = 1 if direction & 1 else course.width
    nearest = NOBODY
    if last > square:
        for there in state.square:
            if there <= last and there > square and not (there - square) % stride:
                last = nearest = there
    else:
        for there in state.square:
            if there >= last and there < square and not (there - square) % stride:
                last = nearest = there
    return nearest if nearest == NOBODY else state.square.index(nearest)


def _fire_with_options(state: State, robot: int, damage_factor: int, events: EventSink) -> list[Hit]:
    facing, occupied = state.facing[robot], solid_squares(state)
    backwards = (facing + 2) & 3
    target = first_in_sight(state, robot, facing, occupied)
    _, weapon, path = chosen_shot(state, robot)
    hits: list[Hit] = []
    if weapon == MAIN_LASER:
        count = damage_factor * (2 if state.option_holder[content.DOUBLE_BARRELED_LASER] == robot else 1)
        victims = [target] if target != NOBODY else []
        for victim in hit_when_passing(state, robot, occupied) if path == PATH_PASS else victims:
            hits += _fire_shot(state, robot, victim, facing, MAIN_SHOT, count, events)
    elif target != NOBODY:
        events.add("fires", (state.roster.robot_models[robot], weapon, state.roster.robot_models[target]))
        if weapon == content.MINI_HOWITZER:
            hits.append((target, robot, backwards, HOWITZER_SHOT))
            state.howitzer_shots += 1
            if state.howitzer_shots == content.HOWITZER_USES:
                discard_option(state, robot, content.MINI_HOWITZER)
    if state.option_holder[content.REAR_FIRING_LASER] == robot:
        behind = first_in_sight(state, robot, backwards, occupied)
        if behind != NOBODY:
            hits += _fire_shot(state, robot, behind, backwards, REAR_SHOT, damage_factor, events)
    return hits


def _fire_shot(
    state: State, robot: int, victim: int, direction: int, shot: int, count: int, events: EventSink
) -> list[Hit]:
    if events.is_listening:
        events.add("shoots", (state.roster.robot_models[robot], state.roster.robot_models[victim], count))
    return [(victim, robot, (direction + 2) & 3, shot)] * count


def deal_laser_damage(state: State, chance_source: ChanceSource, events: EventSink) -> None:
    """Gives the Damage victim by victim, hit by hit; a hit on a robot that has reached ten is void (RR-10.9)."""
    hits = state.laser_hits
    while state.step_cursor < len(hits):
        victim, shooter, side, shot = hits[state.step_cursor]
        state.step_cursor += 1
        if (state.fatally_hit >> victim) & 1 or state.square[victim] < 0:
            continue
        if (
            shot == MAIN_SHOT
            and state.held_options
            and state.option_holder[content.OPTION_FIRE_CONTROL] == shooter
            and _fire_control_has_choice(state, victim)
        ):
            ask_question(state, questions.ASK_FIRE_CONTROL, shooter, victim)
            return
        if not state.held_options:
            take_damage(state, victim, chance_source, events)
        elif receive_damage(state, victim, side, chance_source, events):
            return
    state.step_cursor = 0
    state.step = STEP_WEAPON_EFFECTS


def _fire_control_has_choice(state: State, victim: int) -> bool:
    """Whether Fire Control can do anything but ordinary Damage to a target."""
    return bool(state.options[victim]) or (state.locked[victim] | state.jammed[victim]) != ALL_REGISTERS


def fire_control_damage(state: State, chance_source: ChanceSource, events: EventSink) -> None:
    """Fire Control lets an ordinary Damage through: the hit goes on as any other."""
    victim, _, side, _ = state.laser_hits[state.step_cursor - 1]
    receive_damage(state, victim, side, chance_source, events)


def fire_control_lock(state: State, victim: int, register: int, chance_source: ChanceSource, events: EventSink) -> None:
    """Fire Control puts the Damage straight onto a register (RR-17.10); without the erratum the lock is no Damage."""
    if state.settings.fire_control_erratum:
        lock_register(state, victim, register, chance_source, events)
        return
    state.jammed = with_entry(state.jammed, victim, state.jammed[victim] | 1 << register)
    events.add("jams", (state.roster.robot_models[victim], register))
    fill_locked_register(state, victim, register, chance_source, events)

"""Step B: robots carry out their cards, from the highest priority down (RR-7, and the Options used at execution)."""

from __future__ import annotations

from typing import Final

from paddock.core.chance import ChanceSource
from paddock.core.event import EventSink

from ...components import content
from ...components.content import CARD_ACTION, CARD_COUNT, QUARTER_TURNS_BY_ACTION, ROTATE_RIGHT, SQUARES_BY_ACTION
from ...components.course import VOID_SQUARE, WALL_AHEAD
from .. import questions
from ..phases import STEP_BOARD_ELEMENTS, STEP_MOVE
from ..state import NOBODY, State, ask_question, with_entry
from .damage import TASK_TURN, TASK_WALK, destroy_robot, receive_damage

HEADING_BY_ACTION: Final[list[int]] = [0, 0, 0, 2, 0, 0, 0]
"""Where to, in quarters from its facing."""
CRAB_LEGS_PAIR: Final = CARD_COUNT * CARD_COUNT
"""Added to a register's content where a pair is a sidestep by Crab Legs."""


def packed_pair(card: int, second_card: int, is_sidestep: bool) -> int:
    """The content of a register that holds a movement card and a rotation (RR-4.4)."""
    return card + CARD_COUNT * (second_card + 1) + (CRAB_LEGS_PAIR if is_sidestep else 0)


def cards_to_execute(state: State, robot: int) -> int:
    """What a robot carries out in this register: its own card or its controller's (RR-17.19, RR-17.28)."""
    place = state.register - 1
    controller = state.controller[robot]
    if controller == NOBODY or (state.control_overrides[robot] >> place) & 1:
        return state.registers[5 * robot + place]
    packed_cards = state.registers[5 * controller + place]
    if packed_cards < 0 and state.remembered_programs:
        packed_cards = state.remembered_programs[5 * controller + place]
    return packed_cards


def release_from_control(state: State, robot: int, register: int) -> None:
    """A register that Scrambler, Conditional Program or Abort Switch changed obeys Radio Control no more (RR-16.9)."""
    state.control_overrides = with_entry(state.control_overrides, robot, state.control_overrides[robot] | 1 << register)


def set_acting_order(state: State, chance_source: ChanceSource, events: EventSink) -> None:
    """Who acts, in order: by priority; for the same card its owner first, then Dock order (RR-7.2, RR-17.28)."""
    actors: list[int] = []
    squares, down, controller = state.square, state.powered_down, state.controller
    for robot, own in enumerate(state.registers[state.register - 1 :: 5]):
        if squares[robot] >= 0 and not down[robot]:
            packed_cards, rank = own, 15 - robot
            if controller[robot] != NOBODY:
                packed_cards = cards_to_execute(state, robot)
                if packed_cards != own:
                    rank -= 8
            if packed_cards >= 0:
                actors.append((packed_cards % CARD_COUNT << 4) + rank)
    actors.sort(reverse=True)
    state.acting_order = tuple(actors)
    state.step_cursor = 0
    state.rammed_robots = 0
    state.step = STEP_MOVE
    move_robots(state, chance_source, events)


def move_robots(state: State, chance_source: ChanceSource, events: EventSink) -> None:
    """Lets the robots act one after the other; stops where a question or an unfinished movement comes first."""
    squares, facing, options, registers = state.square, state.facing, state.options, state.registers
    controller, register = state.controller, state.register - 1
    for actor in state.acting_order[state.step_cursor :]:
        robot = 7 - (actor & 7)
        if squares[robot] < 0:
            continue
        packed_cards = (
            registers[5 * robot + register] if controller[robot] == NOBODY else cards_to_execute(state, robot)
        )
        if packed_cards < CARD_COUNT and not options[robot] and not events.is_listening:
            action = CARD_ACTION[packed_cards]
            if action <= ROTATE_RIGHT:  # as `execute_card` does: the usual card, with nothing to tell
                facing[robot] = (facing[robot] + QUARTER_TURNS_BY_ACTION[action]) & 3
                continue
            walk_robot(
                state,
                robot,
                (facing[robot] + HEADING_BY_ACTION[action]) & 3,
                SQUARES_BY_ACTION[action],
                chance_source,
                events,
            )
        else:
            execute_register(state, robot, packed_cards, chance_source, events)
        if state.question or state.pending_tasks:
            state.step_cursor = state.acting_order.index(actor) + 1
            return
    state.step_cursor = 0
    state.step = STEP_BOARD_ELEMENTS


def execute_register(
    state: State, robot: int, packed_cards: int, chance_source: ChanceSource, events: EventSink
) -> None:
    """Carries out a card, unless an Option of the robot lets its owner choose first (RR-17.3, RR-17.12, RR-17.23)."""
    card = packed_cards % CARD_COUNT
    action = CARD_ACTION[card]
    if events.is_listening:
        _add_card_event(state, robot, packed_cards, events)
    if state.options[robot] and action >= content.BACK_UP:
        holder = state.option_holder
        if (
            action == content.MOVE_1
            and holder[content.OPTION_BRAKES] == robot
            and (packed_cards < CARD_COUNT or packed_cards >= CRAB_LEGS_PAIR)
        ):
            ask_question(state, questions.ASK_BRAKES, robot, packed_cards)
            return
        if action == content.MOVE_3 and holder[content.FOURTH_GEAR] == robot:
            ask_question(state, questions.ASK_FOURTH_GEAR, robot, packed_cards)
            return
        if action == content.BACK_UP and holder[content.REVERSE_GEAR] == robot:
            ask_question(state, questions.ASK_REVERSE_GEAR, robot, packed_cards)
            return
    execute_content(state, robot, packed_cards, SQUARES_BY_ACTION[action], chance_source, events)


def _add_card_event(state: State, robot: int, packed_cards: int, events: EventSink) -> None:
    model = state.roster.robot_models
    card = packed_cards % CARD_COUNT
    if state.controller[robot] != NOBODY:
        events.add("obeys", (model[robot], model[state.controller[robot]], card))
    elif packed_cards >= CARD_COUNT:
        events.add("acts_pair", (model[robot], card, (packed_cards // CARD_COUNT - 1) % CARD_COUNT))
    else:
        events.add("acts", (model[robot], card))


def execute_content(
    state: State, robot: int, packed_cards: int, squares: int, chance_source: ChanceSource, events: EventSink
) -> None:
    """Moves and turns a robot as its register says, `squares` being what its movement card is worth (RR-7.1)."""
    action = CARD_ACTION[packed_cards % CARD_COUNT]
    if packed_cards < CARD_COUNT:
        execute_card(state, robot, action, squares, chance_source, events)
        return
    facing = state.facing[robot]
    rotation = CARD_ACTION[(packed_cards // CARD_COUNT - 1) % CARD_COUNT]
    if packed_cards >= CRAB_LEGS_PAIR:
        walk_robot(
            state, robot, (facing + (3 if rotation == content.ROTATE_LEFT else 1)) & 3, squares, chance_source, events
        )
        return
    fewer = max(0, squares - (2 if rotation == content.U_TURN else 1))
    waiting = len(state.pending_tasks)
    walk_robot(state, robot, (facing + HEADING_BY_ACTION[action]) & 3, fewer, chance_source, events)
    if state.square[robot] < 0:
        return
    if state.question or len(state.pending_tasks) > waiting:
        _defer_task(state, waiting, (TASK_TURN, robot, QUARTER_TURNS_BY_ACTION[rotation], 0, 0))
    else:
        turn_robot(state, robot, QUARTER_TURNS_BY_ACTION[rotation], events)


def execute_card(
    state: State, robot: int, action: int, squares: int, chance_source: ChanceSource, events: EventSink
) -> None:
    """Carries out a single card."""
    if action <= ROTATE_RIGHT:
        turn_robot(state, robot, QUARTER_TURNS_BY_ACTION[action], events)
        return
    walk_robot(state, robot, (state.facing[robot] + HEADING_BY_ACTION[action]) & 3, squares, chance_source, events)


def turn_robot(state: State, robot: int, quarter_turns: int, events: EventSink) -> None:
    """Turns a robot in place."""
    facing = (state.facing[robot] + quarter_turns) & 3
    state.facing[robot] = facing
    events.add("turns", (state.roster.robot_models[robot], facing))


def walk_robot(
    state: State, robot: int, direction: int, squares: int, chance_source: ChanceSource, events: EventSink
) -> None:
    """Moves a robot square by square, each fully resolved before the next (RR-7.3)."""
    ahead = state.course.square_ahead[direction]
    taken = state.square
    rams = state.option_holder[content.RAMMING_GEAR] == robot
    waiting = len(state.pending_tasks)
    while squares > 0:
        if rams:
            _ram_robot(state, robot, direction, chance_source, events)
            if taken[robot] < 0:
                return
            if state.question or len(state.pending_tasks) > waiting:
                _defer_task(state, waiting, (TASK_WALK, robot, direction, squares, 0))
                return
        squares -= 1
        target = ahead[taken[robot]]
        if target < 0 or target in taken:
            if not _push_aside(state, robot, target, direction, events):
                if events.is_listening:
                    events.add("blocked", (state.roster.robot_models[robot],))
                return
            if taken[robot] < 0:
                return
        taken[robot] = target
        if events.is_listening:
            events.add("moves", (state.roster.robot_models[robot], *state.course.xy(target)))
        if squares and len(state.pending_tasks) > waiting:
            _defer_task(state, waiting, (TASK_WALK, robot, direction, squares, 0))
            return


def _defer_task(state: State, tasks_waiting: int, task: tuple[int, int, int, int, int]) -> None:
    """Puts a task behind what has just come up, but before what was waiting already."""
    state.pending_tasks = [*state.pending_tasks[tasks_waiting:], task, *state.pending_tasks[:tasks_waiting]]


def _ram_robot(state: State, robot: int, direction: int, chance_source: ChanceSource, events: EventSink) -> None:
    """Ramming Gear: the robot that is run into takes a Damage before the push (RR-17.20)."""
    if state.virtual[robot]:
        return
    target = state.course.square_ahead[direction][state.square[robot]]
    other = robot_at(state, target) if target >= 0 else NOBODY
    if other == NOBODY or (state.rammed_robots >> other) & 1:
        return
    state.rammed_robots |= 1 << other
    events.add("rams", (state.roster.robot_models[robot], state.roster.robot_models[other]))
    receive_damage(state, other, -1, chance_source, events)


def robot_at(state: State, square: int) -> int:
    """The robot that stands on a square and can be run into, or -1: virtual robots can't (RR-21.1)."""
    squares = state.square
    if square not in squares:
        return NOBODY
    if state.settings.virtual_robots:
        for robot, there in enumerate(squares):
            if there == square and not state.virtual[robot]:
                return robot
        return NOBODY
    return squares.index(square)


def _push_aside(state: State, robot: int, target: int, direction: int, events: EventSink) -> bool:
    """Pushes whoever stands in a robot's way, or lets it fall (RR-7.4-7.8). False if a wall stops it. A blocker that
    pushes its own racer out of the game leaves the board with it (RR-19.10)."""
    if target == WALL_AHEAD:
        return False
    if target == VOID_SQUARE:
        fall_off(state, robot, direction, events)
    elif not state.virtual[robot]:
        line = push_chain(state, target, direction)
        if line is None:
            return False
        for other in reversed(line):
            move_by_force(state, other, direction, events, "pushed", robot)
    return True


def push_chain(state: State, square: int, direction: int) -> list[int] | None:
    """The unbroken line of robots from a square on, or None if a wall stops one of them (RR-7.6)."""
    ahead = state.course.square_ahead[direction]
    line: list[int] = []
    while square >= 0:
        robot = robot_at(state, square)
        if robot == NOBODY:
            break
        line.append(robot)
        square = ahead[square]
        if square == WALL_AHEAD:
            return None
    return line


def move_by_force(
    state: State, robot: int, direction: int, events: EventSink, event: str, moving_robot: int = NOBODY
) -> None:
    """A robot is moved one square by something else, and keeps its facing (RR-7.5); `event` is the kind of event.
    Nothing happens to one that has just left the game with another of its player (RR-19.10)."""
    if state.square[robot] < 0:
        return
    target = state.course.square_ahead[direction][state.square[robot]]
    if target < 0:
        fall_off(state, robot, direction, events)
        return
    state.square[robot] = target
    if events.is_listening:
        x, y = state.course.xy(target)
        mover = () if moving_robot == NOBODY else (state.roster.robot_models[moving_robot],)
        events.add(event, (state.roster.robot_models[robot], *mover, x, y))


def fall_off(state: State, robot: int, direction: int, events: EventSink) -> None:
    """A robot enters a pit or leaves the course (RR-7.8)."""
    if events.is_listening:
        beyond = state.course.squares_beside[direction][state.square[robot]]
        if beyond >= 0:
            events.add("falls", (state.roster.robot_models[robot], *state.course.xy(beyond)))
        else:
            events.add("leaves_course", (state.roster.robot_models[robot],))
    destroy_robot(state, robot, events)

"""Step B: robots carry out their cards, from the highest priority down (RR-7, and the Options used at execution)."""

from __future__ import annotations

from typing import Final

from paddock.core.chance import Chance
from paddock.core.event import Event
from paddock.games.roborally.components.content import (
    ACTION,
    BACK_UP,
    BRAKES,
    CARDS,
    FOURTH_GEAR,
    MOVE_1,
    MOVE_3,
    QUARTERS,
    RAMMING_GEAR,
    REVERSE_GEAR,
    ROTATE_LEFT,
    ROTATE_RIGHT,
    SQUARES,
    U_TURN,
)
from paddock.games.roborally.components.course import VOID, WALL
from paddock.games.roborally.rules import questions
from paddock.games.roborally.rules.state import ELEMENTS, MOVE, NOBODY, State, replaced
from paddock.games.roborally.rules.steps.damage import TURN, WALK, Log, destroy, incoming

HEADING: Final[list[int]] = [0, 0, 0, 2, 0, 0, 0]
"""Where to, in quarters from its facing."""
CRAB: Final = CARDS * CARDS
"""Added to a register's content where a pair is a sidestep by Crab Legs."""


def pair(card: int, second: int, crab: bool) -> int:
    """The content of a register that holds a movement card and a rotation (RR-4.4)."""
    return card + CARDS * (second + 1) + (CRAB if crab else 0)


def executed(state: State, robot: int) -> int:
    """What a robot carries out in this register: its own card or its controller's (RR-17.19, RR-17.28)."""
    place = state.register - 1
    controller = state.controller[robot]
    if controller == NOBODY or (state.override[robot] >> place) & 1:
        return state.registers[5 * robot + place]
    content = state.registers[5 * controller + place]
    if content < 0 and state.echo:
        content = state.echo[5 * controller + place]
    return content


def free_register(state: State, robot: int, register: int) -> None:
    """A register that Scrambler, Conditional Program or Abort Switch changed obeys Radio Control no more (RR-16.9)."""
    state.override = replaced(state.override, robot, state.override[robot] | 1 << register)


def order(state: State, chance: Chance, log: Log) -> None:
    """Who acts, in order: by priority; for the same card its owner first, then Dock order (RR-7.2, RR-17.28)."""
    actors: list[int] = []
    squares, down, controller = state.square, state.down, state.controller
    for robot, own in enumerate(state.registers[state.register - 1 :: 5]):
        if squares[robot] >= 0 and not down[robot]:
            content, rank = own, 15 - robot
            if controller[robot] != NOBODY:
                content = executed(state, robot)
                if content != own:
                    rank -= 8
            if content >= 0:
                actors.append((content % CARDS << 4) + rank)
    actors.sort(reverse=True)
    state.actors = tuple(actors)
    state.cursor = 0
    state.rammed = 0
    state.step = MOVE
    move(state, chance, log)


def move(state: State, chance: Chance, log: Log) -> None:
    """Lets the robots act one after the other; stops where a question or an unfinished movement comes first."""
    squares, facing, options, registers = state.square, state.facing, state.options, state.registers
    controller, register = state.controller, state.register - 1
    for actor in state.actors[state.cursor :]:
        robot = 7 - (actor & 7)
        if squares[robot] < 0:
            continue
        content = registers[5 * robot + register] if controller[robot] == NOBODY else executed(state, robot)
        if content < CARDS and not options[robot] and log is None:
            action = ACTION[content]
            if action <= ROTATE_RIGHT:  # as `drive` does: the usual card, with nothing to tell
                facing[robot] = (facing[robot] + QUARTERS[action]) & 3
                continue
            walk(state, robot, (facing[robot] + HEADING[action]) & 3, SQUARES[action], chance, log)
        else:
            execute(state, robot, content, chance, log)
        if state.ask or state.agenda:
            state.cursor = state.actors.index(actor) + 1
            return
    state.cursor = 0
    state.step = ELEMENTS


def execute(state: State, robot: int, content: int, chance: Chance, log: Log) -> None:
    """Carries out a card, unless an Option of the robot lets its owner choose first (RR-17.3, RR-17.12, RR-17.23)."""
    card = content % CARDS
    action = ACTION[card]
    if log is not None:
        _tell(state, robot, content, log)
    if state.options[robot] and action >= BACK_UP:
        holder = state.holder
        if action == MOVE_1 and holder[BRAKES] == robot and (content < CARDS or content >= CRAB):
            questions.put(state, questions.BRAKES, robot, content)
            return
        if action == MOVE_3 and holder[FOURTH_GEAR] == robot:
            questions.put(state, questions.FOURTH_GEAR, robot, content)
            return
        if action == BACK_UP and holder[REVERSE_GEAR] == robot:
            questions.put(state, questions.REVERSE_GEAR, robot, content)
            return
    carry_out(state, robot, content, SQUARES[action], chance, log)


def _tell(state: State, robot: int, content: int, log: list[Event]) -> None:
    model = state.cast.model
    card = content % CARDS
    if state.controller[robot] != NOBODY:
        log.append(Event("obeys", (model[robot], model[state.controller[robot]], card)))
    elif content >= CARDS:
        log.append(Event("acts_pair", (model[robot], card, (content // CARDS - 1) % CARDS)))
    else:
        log.append(Event("acts", (model[robot], card)))


def carry_out(state: State, robot: int, content: int, squares: int, chance: Chance, log: Log) -> None:
    """Moves and turns a robot as its register says, `squares` being what its movement card is worth (RR-7.1)."""
    action = ACTION[content % CARDS]
    if content < CARDS:
        drive(state, robot, action, squares, chance, log)
        return
    facing = state.facing[robot]
    rotation = ACTION[(content // CARDS - 1) % CARDS]
    if content >= CRAB:
        walk(state, robot, (facing + (3 if rotation == ROTATE_LEFT else 1)) & 3, squares, chance, log)
        return
    fewer = max(0, squares - (2 if rotation == U_TURN else 1))
    waiting = len(state.agenda)
    walk(state, robot, (facing + HEADING[action]) & 3, fewer, chance, log)
    if state.square[robot] < 0:
        return
    if state.ask or len(state.agenda) > waiting:
        _interrupt(state, waiting, (TURN, robot, QUARTERS[rotation], 0, 0))
    else:
        turn(state, robot, QUARTERS[rotation], log)


def drive(state: State, robot: int, action: int, squares: int, chance: Chance, log: Log) -> None:
    """Carries out a single card."""
    if action <= ROTATE_RIGHT:
        turn(state, robot, QUARTERS[action], log)
        return
    walk(state, robot, (state.facing[robot] + HEADING[action]) & 3, squares, chance, log)


def turn(state: State, robot: int, quarters: int, log: Log) -> None:
    """Turns a robot in place."""
    facing = (state.facing[robot] + quarters) & 3
    state.facing[robot] = facing
    if log is not None:
        log.append(Event("turns", (state.cast.model[robot], facing)))


def walk(state: State, robot: int, direction: int, squares: int, chance: Chance, log: Log) -> None:
    """Moves a robot square by square, each fully resolved before the next (RR-7.3)."""
    ahead = state.course.ahead[direction]
    taken = state.square
    rams = state.holder[RAMMING_GEAR] == robot
    waiting = len(state.agenda)
    while squares > 0:
        if rams:
            _ram(state, robot, direction, chance, log)
            if taken[robot] < 0:
                return
            if state.ask or len(state.agenda) > waiting:
                _interrupt(state, waiting, (WALK, robot, direction, squares, 0))
                return
        squares -= 1
        target = ahead[taken[robot]]
        if target < 0 or target in taken:
            if not _make_way(state, robot, target, direction, log):
                if log is not None:
                    log.append(Event("blocked", (state.cast.model[robot],)))
                return
            if taken[robot] < 0:
                return
        taken[robot] = target
        if log is not None:
            x, y = state.course.xy(target)
            log.append(Event("moves", (state.cast.model[robot], x, y)))
        if squares and len(state.agenda) > waiting:
            _interrupt(state, waiting, (WALK, robot, direction, squares, 0))
            return


def _interrupt(state: State, waiting: int, task: tuple[int, int, int, int, int]) -> None:
    """Puts a task behind what has just come up, but before what was waiting already."""
    state.agenda = [*state.agenda[waiting:], task, *state.agenda[:waiting]]


def _ram(state: State, robot: int, direction: int, chance: Chance, log: Log) -> None:
    """Ramming Gear: the robot that is run into takes a Damage before the push (RR-17.20)."""
    if state.virtual[robot]:
        return
    target = state.course.ahead[direction][state.square[robot]]
    other = robot_at(state, target) if target >= 0 else NOBODY
    if other == NOBODY or (state.rammed >> other) & 1:
        return
    state.rammed |= 1 << other
    if log is not None:
        log.append(Event("rams", (state.cast.model[robot], state.cast.model[other])))
    incoming(state, other, -1, chance, log)


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


def _make_way(state: State, robot: int, target: int, direction: int, log: Log) -> bool:
    """Pushes whoever stands in a robot's way, or lets it fall (RR-7.4-7.8). False if a wall stops it. A blocker that
    pushes its own racer out of the game leaves the board with it (RR-19.10)."""
    if target == WALL:
        return False
    if target == VOID:
        fall(state, robot, direction, log)
    elif not state.virtual[robot]:
        line = chain(state, target, direction)
        if line is None:
            return False
        for other in reversed(line):
            shift(state, other, direction, log, "pushed", robot)
    return True


def chain(state: State, square: int, direction: int) -> list[int] | None:
    """The unbroken line of robots from a square on, or None if a wall stops one of them (RR-7.6)."""
    ahead = state.course.ahead[direction]
    line: list[int] = []
    while square >= 0:
        robot = robot_at(state, square)
        if robot == NOBODY:
            break
        line.append(robot)
        square = ahead[square]
        if square == WALL:
            return None
    return line


def shift(state: State, robot: int, direction: int, log: Log, told: str, by: int = NOBODY) -> None:
    """A robot is moved one square by something else, and keeps its facing (RR-7.5); `told` is the kind of event.
    Nothing happens to one that has just left the game with another of its player (RR-19.10)."""
    if state.square[robot] < 0:
        return
    target = state.course.ahead[direction][state.square[robot]]
    if target < 0:
        fall(state, robot, direction, log)
        return
    state.square[robot] = target
    if log is not None:
        x, y = state.course.xy(target)
        mover = () if by == NOBODY else (state.cast.model[by],)
        log.append(Event(told, (state.cast.model[robot], *mover, x, y)))


def fall(state: State, robot: int, direction: int, log: Log) -> None:
    """A robot enters a pit or leaves the course (RR-7.8)."""
    if log is not None:
        beyond = state.course.beside[direction][state.square[robot]]
        if beyond >= 0:
            x, y = state.course.xy(beyond)
            log.append(Event("falls", (state.cast.model[robot], x, y)))
        else:
            log.append(Event("leaves_course", (state.cast.model[robot],)))
    destroy(state, robot, log)

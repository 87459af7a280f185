"""A position of RoboRally: plain data, cheap to copy.

Robots are numbered in Dock order from 0, so that going through them in order is going in Dock order. What changes
often is a list with one entry for each robot; what changes rarely is a tuple that is replaced as a whole, so that a
copy can share it.
"""

from __future__ import annotations

from typing import Final

from paddock.games.roborally.components.content import NO_CARD, OPTIONS
from paddock.games.roborally.components.course import Course
from paddock.games.roborally.components.settings import Settings

# Status of a robot
RACING: Final = 0
DESTROYED: Final = 1
FINISHED: Final = 2
ELIMINATED: Final = 3
STATUS: Final = ("racing", "destroyed", "finished", "eliminated")

# How far a robot is with its program
PROGRAMMING: Final = 0
STORING_CONDITIONAL: Final = 1
STORING_FLYWHEEL: Final = 2
DONE: Final = 3

# Steps: where the game stands. `legal` and the steps themselves say what happens there.
FIRST_PLAYER: Final = 0
TEAMS: Final = 1
ROBOTS: Final = 2
HOME: Final = 3
DRAFTING: Final = 4
OPENING: Final = 5
DEPLOYING: Final = 6
TURN_START: Final = 7
DEAL_WINDOWS: Final = 8
PROGRAM_OPEN: Final = 9
PROGRAM: Final = 10
DECLARE: Final = 11
GYROSCOPE: Final = 12
ANNOUNCE: Final = 13
REVEAL: Final = 14
ABORTING: Final = 15
ORDER: Final = 16
MOVE: Final = 17
ELEMENTS: Final = 18
WEAPONS: Final = 19
HITS: Final = 20
BEAMS: Final = 21
TOUCH: Final = 22
REACH: Final = 23
REGISTER_END: Final = 24
REPAIR: Final = 25
WIPE: Final = 26
STAY: Final = 27
REENTRY: Final = 28
TURN_END: Final = 29
OVER: Final = 30
STEPS: Final = 32

NOBODY: Final = -1


class Cast:
    """Who drives what, fixed once the setup is done: for each robot its player, team, looks and role."""

    __slots__ = (
        "blocker",
        "dock",
        "first_robot",
        "model",
        "owing",
        "owner",
        "robots_of",
        "seats",
        "team",
    )

    def __init__(
        self,
        seats: int,
        owner: tuple[int, ...],
        team: tuple[int, ...],
        model: tuple[int, ...],
        blocker: tuple[bool, ...],
        dock: tuple[int, ...],
    ) -> None:
        self.seats = seats
        self.owner = owner
        self.team = team
        self.model = model
        self.blocker = blocker
        self.dock = dock
        self.robots_of: tuple[tuple[int, ...], ...] = tuple(
            tuple(robot for robot, who in enumerate(owner) if who == seat) for seat in range(seats)
        )
        self.first_robot: tuple[int, ...] = tuple(owner.index(seat) for seat in range(seats))
        self.owing: tuple[list[int], list[int]] = ([], [])
        """Stages of the robots, and the seats that owe a program with them: those that were asked for last, because
        before most decisions they are the same again."""


class State:
    """A position. See the module's docstring; fields are grouped by what they are about."""

    __slots__ = (
        "abandoned",
        "ablative",
        "aborted",
        "actors",
        "agenda",
        "announced",
        "archive",
        "ask",
        "ask_detail",
        "ask_robot",
        "blind",
        "carried",
        "cast",
        "conditional",
        "control",
        "controller",
        "course",
        "cursor",
        "discard",
        "doomed",
        "down",
        "drafted",
        "echo",
        "ended",
        "facing",
        "flags",
        "flywheel",
        "gyro",
        "hand",
        "hits",
        "holder",
        "home",
        "howitzer",
        "jammed",
        "lives",
        "locked",
        "loose",
        "next_flag",
        "option_deck",
        "option_discard",
        "options",
        "override",
        "owned",
        "rammed",
        "register",
        "registers",
        "returning",
        "settings",
        "shield",
        "shots",
        "shown",
        "square",
        "stage",
        "status",
        "step",
        "stop",
        "touched",
        "turn",
        "unused",
        "virtual",
    )

    course: Course
    settings: Settings
    cast: Cast

    # Where the game stands
    turn: int
    register: int  # 1-5 while registers are resolved
    step: int
    stop: int  # register * STEPS + step at which to pause, or -1
    cursor: int  # how far a step has come
    ask: int  # the question that is open, 0 for none (see questions.py)
    ask_robot: int
    ask_detail: int
    agenda: list[
        tuple[int, int, int, int, int]
    ]  # what still has to be done before the step goes on (see steps/damage.py)
    actors: tuple[int, ...]  # step B: who acts, in order
    shots: tuple[tuple[int, int, int], ...]  # step D: (shooter, weapon, path) as chosen so far
    hits: tuple[tuple[int, int, int, int], ...]  # step D: (victim, shooter or -1, side, weapon)
    doomed: int  # bit mask: reached ten Damage in this step D
    shield: int  # bit mask: directions already covered by the Power-Down Shield in this register
    rammed: int  # bit mask: robots that took Damage from the Ramming Gear in this register
    touched: int  # bit mask: robots that touched a flag in this register

    # One entry for each robot
    square: list[int]  # -1: not on the board
    facing: list[int]
    loose: list[int]  # Damage that locks nothing, 0-4 (RR-13.6)
    locked: list[int]  # bit mask of locked registers, one Damage each
    lives: list[int]
    archive: list[int]
    next_flag: list[int]
    down: list[int]  # powered down this turn
    announced: list[int]  # powered down next turn
    status: list[int]
    stage: list[int]
    registers: list[int]  # five for each robot: card + 84 * (second card + 1), or -1
    shown: list[int]  # bit mask of registers that everybody has seen
    hand: list[tuple[int, ...]]
    options: list[tuple[int, ...]]
    blind: tuple[int, ...]  # bit masks: cards that nobody knows yet (RR-17.27)
    jammed: tuple[int, ...]  # bit masks: locks without Damage (fire_control_erratum off)
    virtual: tuple[int, ...]
    controller: tuple[int, ...]  # whose cards it executes, or -1
    override: tuple[int, ...]  # bit masks: registers in which a later change beats the control (RR-16.9)
    echo: tuple[int, ...]  # faces of a destroyed controller's cards, five for each robot
    ended: tuple[int, ...]  # turn * 8 + register of finishing or elimination
    drafted: tuple[tuple[int, ...], ...]
    unused: tuple[tuple[int, ...], ...]  # this turn's hand cards that were not programmed: their owner knows them

    # Options: there is one copy of each (RR-16.2)
    holder: list[int]
    owned: int  # bit mask of the Options that somebody holds
    option_deck: int
    option_discard: int
    ablative: int
    howitzer: int
    conditional: int
    flywheel: int
    gyro: bool
    aborted: bool

    # The rest
    discard: list[int]
    flags: list[int]
    carried: tuple[int, ...]
    control: tuple[int, ...]
    home: tuple[int, ...]
    returning: tuple[int, ...]
    abandoned: bool  # the game ended in a draw (RR-19.17)

    def copy(self) -> State:
        """A position that can be changed without changing this one."""
        new = State()
        new.course = self.course
        new.settings = self.settings
        new.cast = self.cast
        new.turn = self.turn
        new.register = self.register
        new.step = self.step
        new.stop = self.stop
        new.cursor = self.cursor
        new.ask = self.ask
        new.ask_robot = self.ask_robot
        new.ask_detail = self.ask_detail
        new.agenda = self.agenda[:]
        new.actors = self.actors
        new.shots = self.shots
        new.hits = self.hits
        new.doomed = self.doomed
        new.shield = self.shield
        new.rammed = self.rammed
        new.touched = self.touched
        new.square = self.square[:]
        new.facing = self.facing[:]
        new.loose = self.loose[:]
        new.locked = self.locked[:]
        new.lives = self.lives[:]
        new.archive = self.archive[:]
        new.next_flag = self.next_flag[:]
        new.down = self.down[:]
        new.announced = self.announced[:]
        new.status = self.status[:]
        new.stage = self.stage[:]
        new.registers = self.registers[:]
        new.shown = self.shown[:]
        new.hand = self.hand[:]
        new.options = self.options[:]
        new.blind = self.blind
        new.jammed = self.jammed
        new.virtual = self.virtual
        new.controller = self.controller
        new.override = self.override
        new.echo = self.echo
        new.ended = self.ended
        new.drafted = self.drafted
        new.unused = self.unused
        new.holder = self.holder[:]
        new.owned = self.owned
        new.option_deck = self.option_deck
        new.option_discard = self.option_discard
        new.ablative = self.ablative
        new.howitzer = self.howitzer
        new.conditional = self.conditional
        new.flywheel = self.flywheel
        new.gyro = self.gyro
        new.aborted = self.aborted
        new.discard = self.discard[:]
        new.flags = self.flags[:]
        new.carried = self.carried
        new.control = self.control
        new.home = self.home
        new.returning = self.returning
        new.abandoned = self.abandoned
        return new


def blank(course: Course, settings: Settings, cast: Cast) -> State:
    """A position with nothing in it yet: robots off the board, no cards, no Options."""
    robots = len(cast.owner)
    state = State()
    state.course = course
    state.settings = settings
    state.cast = cast
    state.turn = 0
    state.register = 0
    state.step = FIRST_PLAYER
    state.stop = -1
    state.cursor = 0
    state.ask = 0
    state.ask_robot = 0
    state.ask_detail = 0
    state.agenda = []
    state.actors = ()
    state.shots = ()
    state.hits = ()
    state.doomed = 0
    state.shield = 0
    state.rammed = 0
    state.touched = 0
    state.square = [-1] * robots
    state.facing = [0] * robots
    state.loose = [0] * robots
    state.locked = [0] * robots
    state.lives = [settings.lives] * robots
    state.archive = [-1] * robots
    state.next_flag = [1] * robots
    state.down = [0] * robots
    state.announced = [0] * robots
    state.status = [RACING] * robots
    state.stage = [DONE] * robots
    state.registers = [NO_CARD] * (5 * robots)
    state.shown = [0] * robots
    state.hand = [()] * robots
    state.options = [()] * robots
    state.blind = (0,) * robots
    state.jammed = (0,) * robots
    state.virtual = (0,) * robots
    state.controller = (NOBODY,) * robots
    state.override = (0,) * robots
    state.echo = ()
    state.ended = (0,) * robots
    state.drafted = ()
    state.unused = ((),) * robots
    state.holder = [NOBODY] * OPTIONS
    state.owned = 0
    state.option_deck = (1 << OPTIONS) - 1
    state.option_discard = 0
    state.ablative = 0
    state.howitzer = 0
    state.conditional = NO_CARD
    state.flywheel = NO_CARD
    state.gyro = False
    state.aborted = False
    state.discard = []
    state.flags = course.flags[:]
    state.carried = (NOBODY,) * len(course.flags)
    state.control = (0,) * len(course.flags)
    state.home = (0, 1)
    state.returning = ()
    state.abandoned = False
    return state


def damage(state: State, robot: int) -> int:
    """How much Damage a robot has: loose, and one for each locked register (RR-13.6)."""
    return state.loose[robot] + state.locked[robot].bit_count()


def replaced(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """A tuple with one entry changed."""
    return (*values[:place], value, *values[place + 1 :])

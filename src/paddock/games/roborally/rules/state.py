"""A position of RoboRally: plain data, cheap to copy.

Robots are numbered in Dock order from 0, so that going through them in order is going in Dock order. What changes
often is a list with one entry for each robot; what changes rarely is a tuple that is replaced as a whole, so that a
copy can share it.
"""

from __future__ import annotations

from typing import Final

from paddock.core.compiling import fields_set_in

from ..components.content import NO_CARD, OPTION_COUNT
from ..components.course import Course
from ..components.settings import Settings
from .phases import STAGE_DONE, STEP_FIRST_PLAYER, Step
from .questions import Question
from .statuses import STATUS_RACING, Status

NOBODY: Final = -1


class Roster:
    """Who drives what, fixed once the setup is done: for each robot its player, team, looks and role."""

    __slots__ = (
        "blocker_robots",
        "dock",
        "first_robot",
        "robot_models",
        "robot_owner",
        "robots_of",
        "seats",
        "team",
    )  # fmt: skip

    def __init__(
        self,
        seats: int,
        owner: tuple[int, ...],
        team: tuple[int, ...],
        robot_models: tuple[int, ...],
        blocker_robots: tuple[bool, ...],
        dock: tuple[int, ...],
    ) -> None:
        self.seats = seats
        self.robot_owner = owner
        self.team = team
        self.robot_models = robot_models
        self.blocker_robots = blocker_robots
        self.dock = dock
        self.robots_of: tuple[tuple[int, ...], ...] = tuple(
            tuple(robot for robot, who in enumerate(owner) if who == seat) for seat in range(seats)
        )
        self.first_robot: tuple[int, ...] = tuple(owner.index(seat) for seat in range(seats))
        """Stages of the robots, and the seats that owe a program with them: those that were asked for last, because
        before most decisions they are the same again."""


class State:
    """A position. See the module's docstring; fields are grouped by what they are about."""

    def initialise_fields(self, course: Course, settings: Settings, roster: Roster) -> State:
        """A position with nothing in it yet: robots off the board, no cards, no Options."""
        robots = len(roster.robot_owner)
        self.course: Course = course
        self.settings: Settings = settings
        self.roster: Roster = roster

        # Where the game stands
        self.turn: int = 0
        self.register: int = 0  # 1-5 while registers are resolved
        self.step: Step = STEP_FIRST_PLAYER
        self.pause_at: int = -1  # the moment at which to pause, packed (see phases.py), or -1
        self.step_cursor: int = 0  # how far a step has come
        self.question: Question | None = None  # the question that is open
        self.asked_robot: int = 0
        self.asked_detail: int = 0
        # what still has to be done before the step goes on (see steps/damage.py)
        self.pending_tasks: list[tuple[int, int, int, int, int]] = []
        self.acting_order: tuple[int, ...] = ()  # step B: who acts, in order
        self.chosen_shots: tuple[tuple[int, int, int], ...] = ()  # step D: (shooter, weapon, path) as chosen so far
        self.laser_hits: tuple[tuple[int, int, int, int], ...] = ()  # step D: (victim, shooter or -1, side, weapon)
        self.fatally_hit: int = 0  # bit mask: reached ten Damage in this step D
        self.shielded_sides: int = 0  # bit mask: directions already covered by the Power-Down Shield in this register
        self.rammed_robots: int = 0  # bit mask: robots that took Damage from the Ramming Gear in this register
        self.flag_touchers: int = 0  # bit mask: robots that touched a flag in this register

        # One entry for each robot
        self.square: list[int] = [-1] * robots  # -1: not on the board
        self.facing: list[int] = [0] * robots
        self.free_damage: list[int] = [0] * robots  # Damage that locks nothing, 0-4 (RR-13.6)
        self.locked: list[int] = [0] * robots  # bit mask of locked registers, one Damage each
        self.lives: list[int] = [settings.lives] * robots
        self.archive: list[int] = [-1] * robots
        self.next_flag: list[int] = [1] * robots
        self.powered_down: list[int] = [0] * robots  # powered down this turn
        self.announced_down: list[int] = [0] * robots  # powered down next turn
        self.status: list[Status] = [STATUS_RACING] * robots
        self.program_stage: list[int] = [STAGE_DONE] * robots
        self.seats_to_program: tuple[int, ...] = ()  # who is not done, of all stages: see update_seats_to_program
        # five for each robot: card + 84 * (second card + 1), or -1
        self.registers: list[int] = [NO_CARD] * (5 * robots)
        self.revealed: list[int] = [0] * robots  # bit mask of registers that everybody has seen
        self.hand: list[tuple[int, ...]] = [()] * robots
        self.options: list[tuple[int, ...]] = [()] * robots
        self.unknown_registers: tuple[int, ...] = (0,) * robots  # bit masks: cards that nobody knows yet (RR-17.27)
        self.jammed: tuple[int, ...] = (0,) * robots  # bit masks: locks without Damage (fire_control_erratum off)
        self.virtual: tuple[int, ...] = (0,) * robots
        self.controller: tuple[int, ...] = (NOBODY,) * robots  # whose cards it executes, or -1
        # bit masks: registers in which a later change beats the control (RR-16.9)
        self.control_overrides: tuple[int, ...] = (0,) * robots
        self.remembered_programs: tuple[int, ...] = ()  # faces of a destroyed controller's cards, five for each robot
        self.ended_at: tuple[int, ...] = (0,) * robots  # turn * 8 + register of finishing or elimination
        self.draft_options: tuple[tuple[int, ...], ...] = ()
        # this turn's hand cards that were not programmed: their owner knows them
        self.unused_cards: tuple[tuple[int, ...], ...] = ((),) * robots

        # Options: there is one copy of each (RR-16.2)
        self.option_holder: list[int] = [NOBODY] * OPTION_COUNT
        self.held_options: int = 0  # bit mask of the Options that somebody holds
        self.option_deck: int = (1 << OPTION_COUNT) - 1
        self.option_discard: int = 0
        self.ablative_coat_uses: int = 0
        self.howitzer_shots: int = 0
        self.conditional_card: int = NO_CARD
        self.flywheel_card: int = NO_CARD
        self.gyroscope_on: bool = False
        self.abort_switch_used: bool = False

        # The rest
        self.discard: list[int] = []
        self.flags: list[int] = course.flags[:]
        self.flag_carriers: tuple[int, ...] = (NOBODY,) * len(course.flags)
        self.flag_control: tuple[int, ...] = (0,) * len(course.flags)
        self.home_boards: tuple[int, ...] = (0, 1)
        self.returning: tuple[int, ...] = ()
        self.is_draw: bool = False  # the game ended in a draw (RR-19.17)
        return self

    __slots__ = fields_set_in(initialise_fields)

    def copy(self) -> State:
        """A position that can be changed without changing this one."""
        new = State()
        new.course = self.course
        new.settings = self.settings
        new.roster = self.roster
        new.turn = self.turn
        new.register = self.register
        new.step = self.step
        new.pause_at = self.pause_at
        new.step_cursor = self.step_cursor
        new.question = self.question
        new.asked_robot = self.asked_robot
        new.asked_detail = self.asked_detail
        new.pending_tasks = self.pending_tasks[:]
        new.acting_order = self.acting_order
        new.chosen_shots = self.chosen_shots
        new.laser_hits = self.laser_hits
        new.fatally_hit = self.fatally_hit
        new.shielded_sides = self.shielded_sides
        new.rammed_robots = self.rammed_robots
        new.flag_touchers = self.flag_touchers
        new.square = self.square[:]
        new.facing = self.facing[:]
        new.free_damage = self.free_damage[:]
        new.locked = self.locked[:]
        new.lives = self.lives[:]
        new.archive = self.archive[:]
        new.next_flag = self.next_flag[:]
        new.powered_down = self.powered_down[:]
        new.announced_down = self.announced_down[:]
        new.status = self.status[:]
        new.program_stage = self.program_stage[:]
        new.seats_to_program = self.seats_to_program
        new.registers = self.registers[:]
        new.revealed = self.revealed[:]
        new.hand = self.hand[:]
        new.options = self.options[:]
        new.unknown_registers = self.unknown_registers
        new.jammed = self.jammed
        new.virtual = self.virtual
        new.controller = self.controller
        new.control_overrides = self.control_overrides
        new.remembered_programs = self.remembered_programs
        new.ended_at = self.ended_at
        new.draft_options = self.draft_options
        new.unused_cards = self.unused_cards
        new.option_holder = self.option_holder[:]
        new.held_options = self.held_options
        new.option_deck = self.option_deck
        new.option_discard = self.option_discard
        new.ablative_coat_uses = self.ablative_coat_uses
        new.howitzer_shots = self.howitzer_shots
        new.conditional_card = self.conditional_card
        new.flywheel_card = self.flywheel_card
        new.gyroscope_on = self.gyroscope_on
        new.abort_switch_used = self.abort_switch_used
        new.discard = self.discard[:]
        new.flags = self.flags[:]
        new.flag_carriers = self.flag_carriers
        new.flag_control = self.flag_control
        new.home_boards = self.home_boards
        new.returning = self.returning
        new.is_draw = self.is_draw
        return new


def damage_of(state: State, robot: int) -> int:
    """How much Damage a robot has: loose, and one for each locked register (RR-13.6)."""
    return state.free_damage[robot] + state.locked[robot].bit_count()


def update_seats_to_program(state: State) -> None:
    """Finds anew who owes a program, after a stage has changed: it is asked far more often than it changes."""
    roster, stages = state.roster, state.program_stage
    if len(stages) == roster.seats:
        owing = [seat for seat, robot in enumerate(roster.first_robot) if stages[robot] != STAGE_DONE]
    else:
        owing = sorted({owner for robot, owner in enumerate(roster.robot_owner) if stages[robot] != STAGE_DONE})
    state.seats_to_program = tuple(owing)


def with_entry(entries: tuple[int, ...], index: int, entry: int) -> tuple[int, ...]:
    """A tuple with one entry changed."""
    return (*entries[:index], entry, *entries[index + 1 :])


def ask_question(state: State, question: Question, robot: int, question_detail: int = 0) -> None:
    """Opens a question to the owner of `robot`; the game waits until it is answered."""
    state.question = question
    state.asked_robot = robot
    state.asked_detail = question_detail

"""RoboRally in numbers, for trainers: the course from where the robot stands and looks, hand, program, the others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from paddock.core.decision import Decision
from paddock.core.encoding import RANKED, Block, Field, Fold, FoldedEncoder, Group, at, by_first, ones
from paddock.games.roborally import decisions as d
from paddock.games.roborally import questions
from paddock.games.roborally.answers import programmer
from paddock.games.roborally.content import ACTION, ACTIONS, CARDS, NO_CARD, OPTIONS, PRIORITY, ROBOT
from paddock.games.roborally.course import STILL, Course
from paddock.games.roborally.reach import LOST, drive
from paddock.games.roborally.state import NOBODY, PROGRAM, PROGRAMMING, STATUS, State

MOST_ROBOTS: Final = 8
SLOTS: Final = 11
"""Nine cards, one more with Extra Memory, and the card of a Flywheel."""
SQUARES: Final = 144
"""As many squares as one can be asked to choose from: those of a board."""
MIDDLE: Final = 64
"""The number of a distance of 0; less is behind or to the left."""
SIGHT: Final = 2
"""How far the ground is seen from the robot, to all sides."""
CARD_SIZE: Final = len(ACTIONS) + 1
QUESTIONS: Final = len(questions.NAMES) + 1
PROGRAMS: Final = len(questions.NAMES)
"""The question of programming, after the others."""
KINDS: Final = ("pit", "wall", "belt", "express", "laser", "gear", "repair")
GROUND: Final = (2 * SIGHT + 1) ** 2
ROBOT_SIZE: Final = 22

_NO_CARD: Final = bytes(CARD_SIZE)
_CARD: Final[list[bytes]] = [
    bytes([*(action == ACTION[card] for action in range(len(ACTIONS))), PRIORITY[card] // 10]) for card in range(CARDS)
]
_QUESTION: Final = ones(QUESTIONS)
_NO_OPTIONS: Final = bytes(OPTIONS)
_NO_ROBOTS: Final = [bytes(ROBOT_SIZE * (MOST_ROBOTS - robots)) for robots in range(MOST_ROBOTS + 1)]
_TURNED: Final = ((1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1))
_STATUS: Final = tuple(tuple(int(each == status) for each in range(len(STATUS))) for status in range(len(STATUS)))
_ZERO: Final = bytes(1)
_ONE: Final = bytes([1])
_NO_CARDS: Final = [_NO_CARD * (SLOTS - cards) for cards in range(SLOTS + 1)]
"""By the number of cards in hand: the empty slots."""

_ACTIONS_IN_WORDS: Final = "1 for what it does: u-turn, left, right, back up, move 1, 2, 3"
_AHEAD: Final = Field("ahead", 1, 2 * MIDDLE, "squares ahead, 64 being 0")
_RIGHT: Final = Field("right", 1, 2 * MIDDLE, "squares to the right, 64 being 0")
FIELDS: Final = (
    Field("question", QUESTIONS, 1, "what is asked: nothing, each of the questions, or a program"),
    Field("turn", 1, 255, "turns so far"),
    Field("register", 1, 5, "the register that is resolved; 0 while programs are made"),
    Field("seats", 1, MOST_ROBOTS, "players"),
    Block("flag", 1, "the next flag, from where the program laid so far leads", [_AHEAD, _RIGHT]),
    Field("alive", 1, 1, "the program laid so far leads into no pit"),
    Block(
        "ground",
        GROUND,
        "the 5 × 5 squares around that place, row by row, the row farthest ahead first, from the left",
        [Field("kind", len(KINDS), 1, "pit or off the course, wall, belt, express belt, laser, gear, repair site")],
    ),
    Block(
        "hand",
        SLOTS,
        "each card in hand, by priority",
        [
            Field("action", len(ACTIONS), 1, _ACTIONS_IN_WORDS),
            Field("priority", 1, CARDS, "its priority divided by 10"),
        ],
    ),
    Block(
        "program",
        5,
        "each register",
        [
            Field("action", len(ACTIONS), 1, _ACTIONS_IN_WORDS),
            Field("priority", 1, CARDS, "its priority divided by 10"),
            Field("shown", 1, 1, "everybody has seen it: it is locked, or was revealed"),
        ],
    ),
    Field("options", OPTIONS, 1, "the Options of the robot, in the order of the cards"),
    Block(
        "robots",
        MOST_ROBOTS,
        "each robot: the one that is decided for, then the others in Dock order",
        [
            Field("there", 1, 1, "there is such a robot"),
            Field("friend", 1, 1, "it belongs to the same player or team"),
            _AHEAD,
            _RIGHT,
            Field("facing", 4, 1, "the same way, to the right, the other way, to the left"),
            Field("damage", 1, 10, "Damage"),
            Field("lives", 1, 5, "Lives"),
            Field("flag", 1, 8, "the next flag"),
            Field("status", len(STATUS), 1, "racing, destroyed, finished, eliminated"),
            Field("down", 1, 1, "powered down"),
            Field("announced", 1, 1, "power down announced"),
            Field("sealed", 1, 1, "its program is sealed"),
            Field("archive_ahead", 1, 2 * MIDDLE, "its archive marker: squares ahead, 64 being 0"),
            Field("archive_right", 1, 2 * MIDDLE, "its archive marker: squares to the right, 64 being 0"),
            Field("options", 1, OPTIONS, "how many Options it has"),
            Field("shown", 1, 5, "how many registers everybody has seen"),
        ],
    ),
)
GROUPS: Final = (
    Group("place", 5 * SLOTS, "register by register: the card in this slot of the hand, by priority"),
    Group("card", SLOTS, "store the card in this slot of the hand"),
    Group("go_on", 1, "seal, take the damage, touch nothing, store nothing"),
    Group("answer", 2, "no or yes, off or on, stop or pass; the first or second board or team"),
    Group("option", OPTIONS + 1, "an Option to draft, lose, fire or destroy, by card; last the main laser"),
    Group("register", 5, "lock this register"),
    Group("facing", 4, "north, east, south, west"),
    Group("robot", len(ROBOT), "the robot to play"),
    Group("square", SQUARES, "a square to enter or touch, by its rank among those that are offered"),
)
_ANSWERS: Final = (
    d.USE_RECOMPILE, d.USE_FLYWHEEL, d.POWER_DOWN, d.GYRO, d.USE_CONDITIONAL, d.ABORT, d.USE_BRAKES, d.USE_FOURTH_GEAR,
    d.USE_REVERSE_GEAR, d.HIGH_POWER, d.STAY_DOWN, d.TEAM, d.HOME_BOARD,
)  # fmt: skip


class RoboRallyEncoder(FoldedEncoder[State]):
    """See `FIELDS` and `GROUPS`."""

    def __init__(self) -> None:
        folds: dict[int, tuple[str, Fold | None]] = dict.fromkeys(_ANSWERS, ("answer", by_first))
        folds |= dict.fromkeys((d.SEAL, d.TAKE_DAMAGE, d.FIRE_DAMAGE, d.NO_TOUCH), ("go_on", at(0)))
        folds |= dict.fromkeys((d.DRAFT, d.WEAPON, d.FIRE_DESTROY, d.PREVENT, d.LOSE), ("option", by_first))
        folds |= {d.FIRE_LOCK: ("register", by_first), d.FACE: ("facing", by_first), d.TAKE_ROBOT: ("robot", by_first)}
        ranked = dict.fromkeys((d.DEPLOY, d.ENTER, d.ARM_TOUCH), ("square", RANKED))
        super().__init__(1, FIELDS, GROUPS, d.SPACE, {**folds, **ranked})
        self._grounds: Final[dict[Course, dict[int, bytes]]] = {}

    def codes(self, state: State, seat: int, legal: Sequence[Decision]) -> list[int]:
        if state.ask or state.step != PROGRAM or not legal:
            return super().codes(state, seat, legal)
        slot = {card: place for place, card in enumerate(state.hand[programmer(state, seat)])}
        if legal[0].kind in (d.STORE_CONDITIONAL, d.STORE_FLYWHEEL):
            first, nothing = self.first["card"], self.first["go_on"]
            return [nothing if each.args[0] == CARDS else first + slot[each.args[0]] for each in legal]
        if d.SEAL_IT not in legal:
            return [SLOTS * each.args[0] + slot[each.args[1]] for each in legal]
        seal = self.first["go_on"]
        return [SLOTS * each.args[0] + slot[each.args[1]] if each.args else seal for each in legal]

    def observe(self, state: State, seat: int) -> bytes:
        robot = _robot(state, seat)
        square, facing = state.square[robot], state.facing[robot]
        place = square * 4 + facing if square >= 0 else LOST
        programs = state.step == PROGRAM and not state.ask
        if programs and place != LOST and not state.down[robot]:
            place = _after(state, robot, place)
        ahead, right = self._flag(state, robot, place if place != LOST else square * 4 + facing)
        table = bytes((min(255, state.turn), state.register, state.cast.seats, ahead, right, place != LOST))
        hand = state.hand[robot]
        out = [_QUESTION[PROGRAMS if programs else state.ask], table, self._ground(state.course, place)]
        out += [_CARD[card] for card in hand]
        out.append(_NO_CARDS[len(hand)])
        shown, known = state.shown[robot], ~state.blind[robot] | state.shown[robot]
        for content in state.registers[5 * robot : 5 * robot + 5]:
            out.append(_CARD[content % CARDS] if content >= 0 and known & 1 else _NO_CARD)
            out.append(_ONE if shown & 1 else _ZERO)
            known >>= 1
            shown >>= 1
        owned = state.options[robot]
        out.append(bytes(option in owned for option in range(OPTIONS)) if owned else _NO_OPTIONS)
        _robots(state, robot, out)
        return b"".join(out)

    def _flag(self, state: State, robot: int, place: int) -> tuple[int, int]:
        """Where the next flag is; straight where one stands if there is none."""
        wanted = state.next_flag[robot] - 1
        goal = state.flags[wanted] if 0 <= wanted < len(state.flags) else NOBODY
        if goal < 0 or place < 0:
            return MIDDLE, MIDDLE
        width, square = state.course.width, place >> 2
        return _TURN[place & 3](goal % width - square % width, goal // width - square // width)

    def _ground(self, course: Course, place: int) -> bytes:
        known = self._grounds.get(course)
        if known is None:
            if len(self._grounds) >= 64:
                self._grounds.clear()
            known = self._grounds[course] = {}
        found = known.get(place)
        if found is None:
            found = known[place] = _look(course, place)
        return found


def _robot(state: State, seat: int) -> int:
    """The robot that the seat decides for, or its first."""
    if state.ask and state.cast.owner[state.ask_robot] == seat:
        return state.ask_robot
    if state.step == PROGRAM:
        robot = programmer(state, seat)
        if robot != NOBODY:
            return robot
    return state.cast.first_robot[seat]


def _after(state: State, robot: int, place: int) -> int:
    """Where the program laid so far leads a robot that is alone, as far as it knows the cards."""
    known = ~state.blind[robot] | state.shown[robot]
    register = 1
    for content in state.registers[5 * robot : 5 * robot + 5]:
        if content == NO_CARD or not known >> (register - 1) & 1:
            return place
        place = drive(state.course, place >> 2, place & 3, ACTION[content % CARDS], register)
        if place == LOST:
            return LOST
        register += 1
    return place


_TURN: Final[tuple[Callable[[int, int], tuple[int, int]], ...]] = (
    lambda east, south: (MIDDLE - south, MIDDLE + east),
    lambda east, south: (MIDDLE + east, MIDDLE + south),
    lambda east, south: (MIDDLE + south, MIDDLE - east),
    lambda east, south: (MIDDLE - east, MIDDLE - south),
)
"""By facing: from squares to the east and south to squares ahead and to the right, 64 being 0."""


def _look(course: Course, place: int) -> bytes:
    """The squares around a place, as `FIELDS` says."""
    if place < 0:
        return bytes(GROUND * len(KINDS))
    x, y = course.xy(place // 4)
    found: list[int] = []
    for ahead in range(SIGHT, -SIGHT - 1, -1):
        for right in range(-SIGHT, SIGHT + 1):
            east, south = ((right, -ahead), (ahead, right), (-right, ahead), (-ahead, -right))[place % 4]
            found += _kinds(course, course.square(x + east, y + south))
    return bytes(found)


def _kinds(course: Course, square: int) -> tuple[int, ...]:
    """What is on a square, in the order of `KINDS`."""
    if square < 0 or course.pit[square]:
        return (1, *(0 for _ in KINDS[1:]))
    return (
        0,
        any((square, side) in course.walls for side in range(4)),
        course.carry[square] != STILL,
        course.express[square] != STILL,
        bool(course.shade[square]),
        bool(course.gear[square]),
        bool(course.site[square]),
    )


def _robots(state: State, own: int, out: list[bytes]) -> None:
    """Every robot as the own one sees it. Written out, for this is most of the work."""
    width, cast = state.course.width, state.cast
    squares, archives, facings, shown = state.square, state.archive, state.facing, state.shown
    count = len(squares)
    here, facing = squares[own], facings[own]
    x, y = here % width, here // width
    owner, team = cast.owner[own], cast.team[own]
    for robot in (*range(own, count), *range(own)):
        there, archive = squares[robot], archives[robot]
        ahead = right = back_ahead = back_right = MIDDLE
        if here >= 0:
            if there >= 0:
                ahead, right = _TURN[facing](there % width - x, there // width - y)
            if archive >= 0:
                back_ahead, back_right = _TURN[facing](archive % width - x, archive // width - y)
        seen = (
            1,
            cast.owner[robot] == owner or (team != 0 and cast.team[robot] == team),
            ahead,
            right,
            *_TURNED[(facings[robot] - facing) & 3],
            state.loose[robot] + state.locked[robot].bit_count(),
            state.lives[robot],
            state.next_flag[robot],
            *_STATUS[state.status[robot]],
            state.down[robot],
            state.announced[robot],
            state.stage[robot] != PROGRAMMING,
            back_ahead,
            back_right,
            len(state.options[robot]),
            shown[robot].bit_count(),
        )
        out.append(bytes(seen))
    out.append(_NO_ROBOTS[count])


ENCODER: Final = RoboRallyEncoder()

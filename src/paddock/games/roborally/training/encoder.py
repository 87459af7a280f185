"""RoboRally in numbers, for trainers: the course from where the robot stands and looks, hand, program, the others."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from paddock.core.decision import Decision
from paddock.core.encoding import RANKED, Block, Field, Fold, FoldedEncoder, Group, at, by_first, ones
from paddock.games.roborally.components.content import (
    ACTION,
    ACTIONS,
    CARDS,
    EAST,
    NO_CARD,
    NORTH,
    OPTIONS,
    PRIORITY,
    ROBOT,
    SOUTH,
)
from paddock.games.roborally.components.course import STILL, Course
from paddock.games.roborally.components.reach import LOST, drive
from paddock.games.roborally.rules import decisions as d
from paddock.games.roborally.rules import questions
from paddock.games.roborally.rules.apply import programmer
from paddock.games.roborally.rules.state import NOBODY, PROGRAM, PROGRAMMING, STATUS, State

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
_TURNED: Final = ones(4)
_STATUS: Final = ones(len(STATUS))
_STRAIGHT_HERE: Final = bytes([MIDDLE, MIDDLE])
NOT_A_CARD: Final = CARDS
_NO_SLOTS: Final[list[int]] = [0] * (CARDS + 1)
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
        self._actions, self._cards = self._hand_table()
        self._grounds: Final[dict[Course, dict[int, bytes]]] = {}

    def _hand_table(self) -> tuple[list[int], list[int]]:
        """By number of the decision, of those about a card in hand: the action if it were in the first slot, and the
        card; of the others no card."""
        actions, cards = self.table[:], [NOT_A_CARD] * len(self.table)
        for register in range(5):
            for card in range(CARDS):
                place = d.PLACE_IN[register][card]
                actions[place.number], cards[place.number] = SLOTS * register, card
        for kind in (d.STORE_CONDITIONAL, d.STORE_FLYWHEEL):
            for card in range(CARDS):
                store = d.SPACE.make(kind, card)
                actions[store.number], cards[store.number] = self.first["card"], card
            actions[d.SPACE.make(kind, CARDS).number] = self.first["go_on"]
        return actions, cards

    def codes(self, state: State, seat: int, legal: list[Decision]) -> list[int]:
        if state.ask or state.step != PROGRAM:
            return super().codes(state, seat, legal)
        actions, cards, slot = self._actions, self._cards, _NO_SLOTS[:]
        for place, card in enumerate(state.hand[programmer(state, seat)]):
            slot[card] = place
        return [actions[each.number] + slot[cards[each.number]] for each in legal]

    def write(self, state: State, seat: int, out: BytesWriter) -> None:
        robot = _robot(state, seat)
        square, facing = state.square[robot], state.facing[robot]
        place = square * 4 + facing if square >= 0 else LOST
        programs = state.step == PROGRAM and not state.ask
        if programs and place != LOST and not state.down[robot]:
            place = _after(state, robot, place)
        out.write(_QUESTION[PROGRAMS if programs else state.ask])
        out.append(min(255, state.turn))
        out.append(state.register)
        out.append(state.cast.seats)
        _flag(state, robot, place if place != LOST else square * 4 + facing, out)
        out.append(place != LOST)
        out.write(self._ground(state.course, place))
        hand = state.hand[robot]
        for card in hand:
            out.write(_CARD[card])
        out.write(_NO_CARDS[len(hand)])
        shown, known = state.shown[robot], ~state.blind[robot] | state.shown[robot]
        for register in range(5):
            content = state.registers[5 * robot + register]
            out.write(_CARD[content % CARDS] if content >= 0 and known >> register & 1 else _NO_CARD)
            out.append(shown >> register & 1)
        owned = state.options[robot]
        if owned:
            for option in range(OPTIONS):
                out.append(option in owned)
        else:
            out.write(_NO_OPTIONS)
        _robots(state, robot, out)

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


def _flag(state: State, robot: int, place: int, out: BytesWriter) -> None:
    """Where the next flag is; straight where one stands if there is none."""
    wanted = state.next_flag[robot] - 1
    goal = state.flags[wanted] if 0 <= wanted < len(state.flags) else NOBODY
    _bearing(state.course.width, place >> 2, place & 3, goal, out)


def _bearing(width: int, here: int, facing: int, there: int, out: BytesWriter) -> None:
    """How many squares ahead and to the right a square is, 64 being 0, as it is if there is no such square."""
    if here < 0 or there < 0:
        out.write(_STRAIGHT_HERE)
        return
    east, south = there % width - here % width, there // width - here // width
    if facing == NORTH:
        ahead, right = -south, east
    elif facing == EAST:
        ahead, right = east, south
    elif facing == SOUTH:
        ahead, right = south, -east
    else:
        ahead, right = -east, -south
    out.append(MIDDLE + ahead)
    out.append(MIDDLE + right)


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


def _robots(state: State, own: int, out: BytesWriter) -> None:
    """Every robot as the own one sees it."""
    count = len(state.square)
    for robot in range(own, count):
        _seen(state, own, robot, out)
    for robot in range(own):
        _seen(state, own, robot, out)
    out.write(_NO_ROBOTS[count])


def _seen(state: State, own: int, robot: int, out: BytesWriter) -> None:
    """A robot as another sees it."""
    cast, width, here, facing = state.cast, state.course.width, state.square[own], state.facing[own]
    team = cast.team[own]
    out.append(1)
    out.append(cast.owner[robot] == cast.owner[own] or (team != 0 and cast.team[robot] == team))
    _bearing(width, here, facing, state.square[robot], out)
    out.write(_TURNED[(state.facing[robot] - facing) & 3])
    out.append(state.loose[robot] + state.locked[robot].bit_count())
    out.append(state.lives[robot])
    out.append(state.next_flag[robot])
    out.write(_STATUS[state.status[robot]])
    out.append(state.down[robot])
    out.append(state.announced[robot])
    out.append(state.stage[robot] != PROGRAMMING)
    _bearing(width, here, facing, state.archive[robot], out)
    out.append(len(state.options[robot]))
    out.append(state.shown[robot].bit_count())


ENCODER: Final = RoboRallyEncoder()

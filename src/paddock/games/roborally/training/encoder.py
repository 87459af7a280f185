"""RoboRally in numbers, for trainers: the course from where the robot stands and looks, hand, program, the others."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from paddock.core import encoding
from paddock.core.decision import Decision
from paddock.core.encoding import ActionGroup, ActionIndex, LookupEncoder, ObservationField, RepeatedFields

from ..components import content
from ..components.course import NOT_CARRIED, Course
from ..components.reachability import LOST_POSE, drive_alone
from ..rules import decisions as d
from ..rules import questions
from ..rules.apply import robot_being_programmed
from ..rules.phases import STAGE_PROGRAMMING, STEP_PROGRAMMING
from ..rules.state import NOBODY, State
from ..rules.statuses import STATUSES

MAX_ROBOTS: Final = 8
HAND_SLOTS: Final = 11
"""Nine cards, one more with Extra Memory, and the card of a Flywheel."""
MAX_SQUARES_OFFERED: Final = 144
"""As many squares as one can be asked to choose from: those of a board."""
ZERO_DISTANCE: Final = 64
"""The number of a distance of 0; less is behind or to the left."""
GROUND_RADIUS: Final = 2
"""How far the ground is seen from the robot, to all sides."""
CARD_SIZE: Final = len(content.ACTION_NAMES) + 1
QUESTION_COUNT: Final = len(questions.QUESTIONS) + 2
PROGRAMMING_QUESTION: Final = len(questions.QUESTIONS) + 1
"""The question of programming, after the others."""
GROUND_KINDS: Final = ("pit", "wall", "belt", "express", "laser", "gear", "repair")
GROUND_SQUARES: Final = (2 * GROUND_RADIUS + 1) ** 2
ROBOT_SIZE: Final = 22

_NO_CARD_BYTES: Final = bytes(CARD_SIZE)
_CARD_BYTES: Final[list[bytes]] = [
    bytes(
        [
            *(action == content.CARD_ACTION[card] for action in range(len(content.ACTION_NAMES))),
            content.CARD_PRIORITY[card] // 10,
        ]
    )
    for card in range(content.CARD_COUNT)
]
_QUESTION_BYTES: Final = encoding.one_hot_rows(QUESTION_COUNT)
_NO_OPTION_BYTES: Final = bytes(content.OPTION_COUNT)
_NO_ROBOT_BYTES: Final = [bytes(ROBOT_SIZE * (MAX_ROBOTS - robots)) for robots in range(MAX_ROBOTS + 1)]
_RELATIVE_FACING_BYTES: Final = encoding.one_hot_rows(4)
_STATUS_BYTES: Final = encoding.one_hot_rows(len(STATUSES))
_NO_BEARING: Final = bytes([ZERO_DISTANCE, ZERO_DISTANCE])
NO_HAND_CARD: Final = content.CARD_COUNT
_ZERO_SLOTS: Final[list[int]] = [0] * (content.CARD_COUNT + 1)
_EMPTY_SLOT_BYTES: Final = [_NO_CARD_BYTES * (HAND_SLOTS - cards) for cards in range(HAND_SLOTS + 1)]
"""By the number of cards in hand: the empty slots."""

_ACTIONS_TEXT: Final = "1 for what it does: u-turn, left, right, back up, move 1, 2, 3"
_SQUARES_AHEAD_FIELD: Final = ObservationField("ahead", 1, 2 * ZERO_DISTANCE, "squares ahead, 64 being 0")
_SQUARES_RIGHT_FIELD: Final = ObservationField("right", 1, 2 * ZERO_DISTANCE, "squares to the right, 64 being 0")
OBSERVATION_FIELDS: Final = (
    ObservationField("question", QUESTION_COUNT, 1, "what is asked: nothing, each of the questions, or a program"),
    ObservationField("turn", 1, 255, "turns so far"),
    ObservationField("register", 1, 5, "the register that is resolved; 0 while programs are made"),
    ObservationField("seats", 1, MAX_ROBOTS, "players"),
    RepeatedFields(
        "flag",
        1,
        "the next flag, from where the program laid so far leads",
        [_SQUARES_AHEAD_FIELD, _SQUARES_RIGHT_FIELD],
    ),
    ObservationField("alive", 1, 1, "the program laid so far leads into no pit"),
    RepeatedFields(
        "ground",
        GROUND_SQUARES,
        "the 5 × 5 squares around that place, row by row, the row farthest ahead first, from the left",
        [
            ObservationField(
                "kind",
                len(GROUND_KINDS),
                1,
                "pit or off the course, wall, belt, express belt, laser, gear, repair site",
            )
        ],
    ),
    RepeatedFields(
        "hand",
        HAND_SLOTS,
        "each card in hand, by priority",
        [
            ObservationField("action", len(content.ACTION_NAMES), 1, _ACTIONS_TEXT),
            ObservationField("priority", 1, content.CARD_COUNT, "its priority divided by 10"),
        ],
    ),
    RepeatedFields(
        "program",
        5,
        "each register",
        [
            ObservationField("action", len(content.ACTION_NAMES), 1, _ACTIONS_TEXT),
            ObservationField("priority", 1, content.CARD_COUNT, "its priority divided by 10"),
            ObservationField("shown", 1, 1, "everybody has seen it: it is locked, or was revealed"),
        ],
    ),
    ObservationField("options", content.OPTION_COUNT, 1, "the Options of the robot, in the order of the cards"),
    RepeatedFields(
        "robots",
        MAX_ROBOTS,
        "each robot: the one that is decided for, then the others in Dock order",
        [
            ObservationField("there", 1, 1, "there is such a robot"),
            ObservationField("friend", 1, 1, "it belongs to the same player or team"),
            _SQUARES_AHEAD_FIELD,
            _SQUARES_RIGHT_FIELD,
            ObservationField("facing", 4, 1, "the same way, to the right, the other way, to the left"),
            ObservationField("damage", 1, 10, "Damage"),
            ObservationField("lives", 1, 5, "Lives"),
            ObservationField("flag", 1, 8, "the next flag"),
            ObservationField("status", len(STATUSES), 1, "racing, destroyed, finished, eliminated"),
            ObservationField("down", 1, 1, "powered down"),
            ObservationField("announced", 1, 1, "power down announced"),
            ObservationField("sealed", 1, 1, "its program is sealed"),
            ObservationField("archive_ahead", 1, 2 * ZERO_DISTANCE, "its archive marker: squares ahead, 64 being 0"),
            ObservationField(
                "archive_right", 1, 2 * ZERO_DISTANCE, "its archive marker: squares to the right, 64 being 0"
            ),
            ObservationField("options", 1, content.OPTION_COUNT, "how many Options it has"),
            ObservationField("shown", 1, 5, "how many registers everybody has seen"),
        ],
    ),
)
ACTION_GROUPS: Final = (
    ActionGroup("place", 5 * HAND_SLOTS, "register by register: the card in this slot of the hand, by priority"),
    ActionGroup("card", HAND_SLOTS, "store the card in this slot of the hand"),
    ActionGroup("go_on", 1, "seal, take the damage, touch nothing, store nothing"),
    ActionGroup("answer", 2, "no or yes, off or on, stop or pass; the first or second board or team"),
    ActionGroup(
        "option", content.OPTION_COUNT + 1, "an Option to draft, lose, fire or destroy, by card; last the main laser"
    ),
    ActionGroup("register", 5, "lock this register"),
    ActionGroup("facing", 4, "north, east, south, west"),
    ActionGroup("robot", len(content.ROBOT_VALUES), "the robot to play"),
    ActionGroup("square", MAX_SQUARES_OFFERED, "a square to enter or touch, by its rank among those that are offered"),
)
_TWO_ANSWER_DECISION_KINDS: Final = [question.answers[0].kind for question in questions.QUESTIONS if question.answers]


class RoboRallyEncoder(LookupEncoder[State]):
    """See `OBSERVATION_FIELDS` and `ACTION_GROUPS`."""

    def __init__(self) -> None:
        folds: dict[int, tuple[str, ActionIndex | None]] = dict.fromkeys(
            _TWO_ANSWER_DECISION_KINDS, ("answer", encoding.first_argument)
        )
        folds |= dict.fromkeys(
            (d.SEAL_PROGRAM, d.TAKE_DAMAGE, d.FIRE_CONTROL_DAMAGE, d.NO_ARM_TOUCH), ("go_on", encoding.always_index(0))
        )
        folds |= dict.fromkeys(
            (d.DRAFT_OPTION, d.CHOOSE_WEAPON, d.FIRE_CONTROL_DESTROY, d.PREVENT_DAMAGE, d.LOSE_OPTION),
            ("option", encoding.first_argument),
        )
        folds |= {
            d.FIRE_CONTROL_LOCK: ("register", encoding.first_argument),
            d.CHOOSE_FACING: ("facing", encoding.first_argument),
            d.TAKE_ROBOT: ("robot", encoding.first_argument),
        }
        ranked = dict.fromkeys((d.DEPLOY_ROBOT, d.RETURN_TO_SQUARE, d.ARM_TOUCH), ("square", encoding.INDEX_BY_RANK))
        super().__init__(1, OBSERVATION_FIELDS, ACTION_GROUPS, d.DECISION_SPACE, {**folds, **ranked})
        self._actions, self._cards = self._hand_table()
        self._ground_cache: Final[dict[Course, dict[int, bytes]]] = {}

    def _hand_table(self) -> tuple[list[int], list[int]]:
        """By number of the decision, of those about a card in hand: the action if it were in the first slot, and the
        card; of the others no card."""
        actions, cards = self.action_of_decision[:], [NO_HAND_CARD] * len(self.action_of_decision)
        for register in range(5):
            for card in range(content.CARD_COUNT):
                place = d.PLACE_DECISIONS[register][card]
                actions[place.number], cards[place.number] = HAND_SLOTS * register, card
        for kind in (d.STORE_CONDITIONAL, d.STORE_FLYWHEEL):
            for card in range(content.CARD_COUNT):
                store = d.DECISION_SPACE.make(kind, card)
                actions[store.number], cards[store.number] = self.first_action_of_group["card"], card
            actions[d.DECISION_SPACE.make(kind, content.CARD_COUNT).number] = self.first_action_of_group["go_on"]
        return actions, cards

    def action_numbers(self, state: State, seat: int, choices: list[Decision]) -> list[int]:
        if state.question or state.step != STEP_PROGRAMMING:
            return super().action_numbers(state, seat, choices)
        actions, cards, slot = self._actions, self._cards, _ZERO_SLOTS[:]
        for place, card in enumerate(state.hand[robot_being_programmed(state, seat)]):
            slot[card] = place
        return [actions[each.number] + slot[cards[each.number]] for each in choices]

    def write(self, state: State, seat: int, byte_writer: BytesWriter) -> None:
        robot = _deciding_robot(state, seat)
        square, facing = state.square[robot], state.facing[robot]
        place = square * 4 + facing if square >= 0 else LOST_POSE
        programs = state.step == STEP_PROGRAMMING and not state.question
        if programs and place != LOST_POSE and not state.powered_down[robot]:
            place = _pose_after_program(state, robot, place)
        byte_writer.write(
            _QUESTION_BYTES[PROGRAMMING_QUESTION if programs else state.question.code if state.question else 0]
        )
        byte_writer.append(min(255, state.turn))
        byte_writer.append(state.register)
        byte_writer.append(state.roster.seats)
        _write_next_flag(state, robot, place if place != LOST_POSE else square * 4 + facing, byte_writer)
        byte_writer.append(place != LOST_POSE)
        byte_writer.write(self._ground_around_pose(state.course, place))
        hand = state.hand[robot]
        for card in hand:
            byte_writer.write(_CARD_BYTES[card])
        byte_writer.write(_EMPTY_SLOT_BYTES[len(hand)])
        shown, known = state.revealed[robot], ~state.unknown_registers[robot] | state.revealed[robot]
        for register in range(5):
            packed_cards = state.registers[5 * robot + register]
            byte_writer.write(
                _CARD_BYTES[packed_cards % content.CARD_COUNT]
                if packed_cards >= 0 and known >> register & 1
                else _NO_CARD_BYTES
            )
            byte_writer.append(shown >> register & 1)
        owned = state.options[robot]
        if owned:
            for option in range(content.OPTION_COUNT):
                byte_writer.append(option in owned)
        else:
            byte_writer.write(_NO_OPTION_BYTES)
        _write_robots(state, robot, byte_writer)

    def _ground_around_pose(self, course: Course, pose: int) -> bytes:
        known = self._ground_cache.get(course)
        if known is None:
            if len(self._ground_cache) >= 64:
                self._ground_cache.clear()
            known = self._ground_cache[course] = {}
        ground = known.get(pose)
        if ground is None:
            ground = known[pose] = _ground_around(course, pose)
        return ground


def _deciding_robot(state: State, seat: int) -> int:
    """The robot that the seat decides for, or its first."""
    if state.question and state.roster.robot_owner[state.asked_robot] == seat:
        return state.asked_robot
    if state.step == STEP_PROGRAMMING:
        robot = robot_being_programmed(state, seat)
        if robot != NOBODY:
            return robot
    return state.roster.first_robot[seat]


def _pose_after_program(state: State, robot: int, pose: int) -> int:
    """Where the program laid so far leads a robot that is alone, as far as it knows the cards."""
    known = ~state.unknown_registers[robot] | state.revealed[robot]
    register = 1
    for packed_cards in state.registers[5 * robot : 5 * robot + 5]:
        if packed_cards == content.NO_CARD or not known >> (register - 1) & 1:
            return pose
        pose = drive_alone(
            state.course, pose >> 2, pose & 3, content.CARD_ACTION[packed_cards % content.CARD_COUNT], register
        )
        if pose == LOST_POSE:
            return LOST_POSE
        register += 1
    return pose


def _write_next_flag(state: State, robot: int, pose: int, byte_writer: BytesWriter) -> None:
    """Where the next flag is; straight where one stands if there is none."""
    wanted = state.next_flag[robot] - 1
    goal = state.flags[wanted] if 0 <= wanted < len(state.flags) else NOBODY
    _write_bearing(state.course.width, pose >> 2, pose & 3, goal, byte_writer)


def _write_bearing(width: int, robot_square: int, facing: int, target_square: int, byte_writer: BytesWriter) -> None:
    """How many squares ahead and to the right a square is, 64 being 0, as it is if there is no such square."""
    if robot_square < 0 or target_square < 0:
        byte_writer.write(_NO_BEARING)
        return
    east, south = target_square % width - robot_square % width, target_square // width - robot_square // width
    if facing == content.FACING_NORTH:
        ahead, right = -south, east
    elif facing == content.FACING_EAST:
        ahead, right = east, south
    elif facing == content.FACING_SOUTH:
        ahead, right = south, -east
    else:
        ahead, right = -east, -south
    byte_writer.append(ZERO_DISTANCE + ahead)
    byte_writer.append(ZERO_DISTANCE + right)


def _ground_around(course: Course, pose: int) -> bytes:
    """The squares around a place, as `OBSERVATION_FIELDS` says."""
    if pose < 0:
        return bytes(GROUND_SQUARES * len(GROUND_KINDS))
    x, y = course.xy(pose // 4)
    kinds: list[int] = []
    for ahead in range(GROUND_RADIUS, -GROUND_RADIUS - 1, -1):
        for right in range(-GROUND_RADIUS, GROUND_RADIUS + 1):
            east, south = ((right, -ahead), (ahead, right), (-right, ahead), (-ahead, -right))[pose % 4]
            kinds += _square_kinds(course, course.square(x + east, y + south))
    return bytes(kinds)


def _square_kinds(course: Course, square: int) -> tuple[int, ...]:
    """What is on a square, in the order of `GROUND_KINDS`."""
    if square < 0 or course.is_pit[square]:
        return (1, *(0 for _ in GROUND_KINDS[1:]))
    return (
        0,
        any((square, side) in course.walls for side in range(4)),
        course.belt_target[square] != NOT_CARRIED,
        course.express_belt_target[square] != NOT_CARRIED,
        bool(course.laser_beams[square]),
        bool(course.gear_rotation[square]),
        bool(course.repair_sites[square]),
    )


def _write_robots(state: State, own_robot: int, byte_writer: BytesWriter) -> None:
    count = len(state.square)
    for robot in range(own_robot, count):
        _write_robot(state, own_robot, robot, byte_writer)
    for robot in range(own_robot):
        _write_robot(state, own_robot, robot, byte_writer)
    byte_writer.write(_NO_ROBOT_BYTES[count])


def _write_robot(state: State, own_robot: int, robot: int, byte_writer: BytesWriter) -> None:
    roster, width, here, facing = state.roster, state.course.width, state.square[own_robot], state.facing[own_robot]
    team = roster.team[own_robot]
    byte_writer.append(1)
    byte_writer.append(
        roster.robot_owner[robot] == roster.robot_owner[own_robot] or (team != 0 and roster.team[robot] == team)
    )
    _write_bearing(width, here, facing, state.square[robot], byte_writer)
    byte_writer.write(_RELATIVE_FACING_BYTES[(state.facing[robot] - facing) & 3])
    byte_writer.append(state.free_damage[robot] + state.locked[robot].bit_count())
    byte_writer.append(state.lives[robot])
    byte_writer.append(state.next_flag[robot])
    byte_writer.write(_STATUS_BYTES[state.status[robot].code])
    byte_writer.append(state.powered_down[robot])
    byte_writer.append(state.announced_down[robot])
    byte_writer.append(state.program_stage[robot] != STAGE_PROGRAMMING)
    _write_bearing(width, here, facing, state.archive[robot], byte_writer)
    byte_writer.append(len(state.options[robot]))
    byte_writer.append(state.revealed[robot].bit_count())


ENCODER: Final = RoboRallyEncoder()

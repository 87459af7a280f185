"""Rallyman: GT in numbers, for trainers: the dice that are left, the road from where the plan leads, and the cars."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.strings import BytesWriter

from paddock.core import encoding
from paddock.core.decision import Decision
from paddock.core.encoding import ActionGroup, ActionIndex, LookupEncoder, ObservationField, RepeatedFields

from ..components.circuit import MAX_STEPS, NO_LIMIT, Circuit, Move
from ..components.content import CAR_CLASS_VALUES, GEAR_COUNT, NO_TYRES, TOKEN_KIND_COUNT, TYRES_VALUES
from ..rules import decisions as d
from ..rules.actions import ACTION_COUNT
from ..rules.car_status import STATUSES
from ..rules.circuit_steps import steps_of_circuit
from ..rules.legal import state_of_seat
from ..rules.phases import PHASE_CHOOSING_TYRES, PHASES, PHASES_LAYING_DICE
from ..rules.state import State, warning_threshold

MAX_CARS: Final = 6
MAX_LANES: Final = 3  # no space leads to more, whatever tiles are joined
STEPS_AHEAD: Final = 8  # how many steps of road are seen
ZERO_DISTANCE: Final = 128  # the number of a distance of 0; less is behind
MAX_FOCUS: Final = 20
MARKER_COUNT: Final = GEAR_COUNT + 2  # 00, 0 and the gears
CAR_SIZE: Final = 2 + MARKER_COUNT + len(STATUSES) + len(TYRES_VALUES) + 3
LANE_SIZE: Final = 6

OBSERVATION_FIELDS: Final = (
    ObservationField(
        "phase", len(PHASES), 1, "tyres, qualifying, grid, round, turn, plan, rolling, relay, side, pit, over"
    ),
    ObservationField("turn", 1, 1, "it is this seat's turn"),
    ObservationField("round", 1, 255, "rounds so far"),
    ObservationField("rain", 1, 1, "it rains"),
    ObservationField("class", len(CAR_CLASS_VALUES), 1, "the class of the cars"),
    ObservationField("crossings", 1, 10, "crossings of the line that are still to come"),
    ObservationField("progress", 1, 255, "how far along the lap the plan leads, or else the car is, in half lines"),
    ObservationField("gear", GEAR_COUNT + 1, 1, "the gear in which the plan ends, or else the car is: none, 1 to 6"),
    ObservationField("gears_used", GEAR_COUNT, 1, "while laying: gear dice that can't be used any more"),
    ObservationField("dice_left", 4, 6, "while laying: gear, gas, brake and boost dice"),
    ObservationField(
        "warned",
        GEAR_COUNT + 2,
        3,
        "laying again: gear dice that show a warning (1), and how many gas and brake dice do",
    ),
    ObservationField("made", 1, MAX_STEPS, "steps of the plan that are driven"),
    ObservationField("warnings", 2, 9, "warnings so far; those of what is laid again"),
    ObservationField("threshold", 1, 9, "at how many warnings control is lost"),
    ObservationField("secured", 1, 20, "dice secured in this turn"),
    ObservationField("ended", 1, 1, "no step may follow"),
    ObservationField("flagged", 1, 1, "somebody else's yellow flag is out"),
    ObservationField("damage", TOKEN_KIND_COUNT, 10, "own damage tokens, by kind"),
    ObservationField("tyre_turns", 1, 20, "turns on these tyres"),
    ObservationField(
        "plan", MAX_STEPS, ACTION_COUNT, "the steps of the plan: 0 none, 1 gas, 2 to 7 a gear, then with brakes, boost"
    ),
    RepeatedFields(
        "lanes",
        MAX_LANES,
        "each space that the next step can lead to",
        [
            ObservationField("there", 1, 1, "there is one"),
            ObservationField("limit", 1, NO_LIMIT, "the highest speed at which control is kept; 9: any"),
            ObservationField("triangle", 1, GEAR_COUNT, "the speed at which it adds a warning; 0: none"),
            ObservationField("dots", 1, 3, "warnings of dotted lines"),
            ObservationField("line", 1, 1, "the step crosses the finish line"),
            ObservationField("taken", 1, 1, "another car stands there"),
        ],
    ),
    RepeatedFields(
        "road",
        STEPS_AHEAD,
        "the road from the first to the eighth step on",
        [
            ObservationField("fastest", 1, NO_LIMIT, "the highest limit of all spaces in reach"),
            ObservationField("slowest", 1, NO_LIMIT, "the lowest limit of all spaces in reach"),
        ],
    ),
    RepeatedFields(
        "cars",
        MAX_CARS,
        "each car: the own one, then the others by seat",
        [
            ObservationField("there", 1, 1, "there is such a car"),
            ObservationField("ahead", 1, 255, "how far ahead of the own one, in half lines, 128 being level"),
            ObservationField("speed", MARKER_COUNT, 1, "its marker: 00, 0, 1 to 6"),
            ObservationField("status", len(STATUSES), 1, "road, off, pit, finished, retired"),
            ObservationField("tyres", len(TYRES_VALUES), 1, "asphalt, rain, soft; nothing while they are secret"),
            ObservationField("focus", 1, MAX_FOCUS, "focus tokens"),
            ObservationField("damage", 1, 20, "damage tokens"),
            ObservationField("crossings", 1, 10, "crossings of the line"),
        ],
    ),
)
ACTION_GROUPS: Final = (
    ActionGroup(
        "step",
        MAX_LANES * ACTION_COUNT,
        "space by space (as in `lanes`): gas, gear 1 to 6, gear and brakes, gear and boost",
    ),
    ActionGroup("turn", 8, "roll, secure, stop, flat out, keep, lay again, stay out, repair"),
    ActionGroup(
        "tyres", 3 * len(TYRES_VALUES), "tyres to start with; to change in the pits; to change there with repairs"
    ),
    ActionGroup("warnings", len(d.WARNING_COUNT_VALUES), "laying again: these dice show so many warnings"),
    ActionGroup("side", 2, "leave the track to the left, to the right"),
)
_TURN_DECISION_KINDS: Final = (
    d.ROLL_DICE,
    d.SECURE_STEP,
    d.STOP_ROLLING,
    d.FLAT_OUT,
    d.KEEP_TYRES,
    d.RELAY,
    d.STAY_OUT,
    d.PIT_REPAIR,
)


_PHASE_BYTES: Final = encoding.one_hot_rows(len(PHASES))
_GEAR_BYTES: Final = encoding.one_hot_rows(GEAR_COUNT + 1)
_MARKER_BYTES: Final = encoding.one_hot_rows(MARKER_COUNT)
_STATUS_BYTES: Final = encoding.one_hot_rows(len(STATUSES))
_TYRES_BYTES: Final = encoding.one_hot_rows(len(TYRES_VALUES))
_CAR_CLASS_BYTES: Final = encoding.one_hot_rows(len(CAR_CLASS_VALUES))
_GEAR_BITS: Final = encoding.bit_rows(GEAR_COUNT)
_NO_CARS_BYTES: Final = [bytes(CAR_SIZE * (MAX_CARS - cars)) for cars in range(MAX_CARS + 1)]
_NO_STEPS_BYTES: Final = [bytes(MAX_STEPS - steps) for steps in range(MAX_STEPS + 1)]


class RoadAhead:
    """What is known beforehand of a circuit: by space what leads on from it, and by decision which step it is."""

    __slots__ = ("action_codes", "lane_bytes", "road_bytes", "targets")

    def __init__(self, circuit: Circuit, other_codes: dict[int, int]) -> None:
        self.lane_bytes: list[bytes] = []
        self.road_bytes: list[bytes] = []
        self.targets: list[tuple[int, ...]] = []
        self.action_codes: list[dict[int, int]] = []
        known = steps_of_circuit(circuit)
        for moves in circuit.moves_from:
            targets = tuple(move.target for move in moves)
            steps = {
                known.steps_onto_space[target][action].decision.number: ACTION_COUNT * lane + action
                for lane, target in enumerate(targets)
                for action in range(ACTION_COUNT)
            }
            lanes = b"".join(_lane_bytes(circuit, move) for move in moves)
            self.targets.append(targets)
            self.action_codes.append({**other_codes, **steps})
            self.lane_bytes.append(lanes + bytes(LANE_SIZE * (MAX_LANES - len(moves))))
            self.road_bytes.append(_road_bytes(circuit, targets))

    def write(self, space: int, taken_spaces: list[int], byte_writer: BytesWriter) -> None:
        """What leads on from a space; some spaces are taken."""
        lanes = self.lane_bytes[space]
        place = 0
        for target in self.targets[space]:
            place += LANE_SIZE
            if target in taken_spaces:
                lanes = lanes[: place - 1] + b"\1" + lanes[place:]
        byte_writer.write(lanes)
        byte_writer.write(self.road_bytes[space])


def _lane_bytes(circuit: Circuit, move: Move) -> bytes:
    space = circuit.spaces[move.target]
    warning_speed = space.limit if space.warns_at_limit else 0
    return bytes([1, move.limit, warning_speed, move.dotted_warnings, move.crosses_line, 0])


def _road_bytes(circuit: Circuit, targets: Sequence[int]) -> bytes:
    found: list[int] = []
    reached = set(targets)
    for _ in range(STEPS_AHEAD):
        limits = [circuit.spaces[space].limit for space in reached] or [0]
        found += (max(limits), min(limits))
        reached = {move.target for space in reached for move in circuit.moves_from[space]}
    return bytes(found)


def _tyre_actions(action_group: int) -> ActionIndex:
    return lambda args: action_group * len(TYRES_VALUES) + args[0]


class RallymanEncoder(LookupEncoder[State]):
    """See `OBSERVATION_FIELDS` and `ACTION_GROUPS`."""

    def __init__(self) -> None:
        folds: dict[int, tuple[str, ActionIndex | None]] = {
            kind: ("turn", encoding.always_index(place)) for place, kind in enumerate(_TURN_DECISION_KINDS)
        }
        for place, kind in enumerate((d.TAKE_TYRES, d.PIT_TYRES, d.PIT_BOTH)):
            folds[kind] = ("tyres", _tyre_actions(place))
        super().__init__(
            2,
            OBSERVATION_FIELDS,
            ACTION_GROUPS,
            d.DECISION_SPACE,
            {
                **folds,
                d.SAY_WARNINGS: ("warnings", encoding.first_argument),
                d.EXIT_SIDE: ("side", encoding.first_argument),
            },
        )
        steps = range(
            d.DECISION_SPACE.kinds[d.GEAR_STEP].first_number, d.DECISION_SPACE.kinds[d.ROLL_DICE].first_number
        )
        self._other_codes: Final = {
            number: code for number, code in enumerate(self.action_of_decision) if number not in steps
        }
        self._roads: Final[dict[Circuit, RoadAhead]] = {}

    def _road_ahead(self, circuit: Circuit) -> RoadAhead:
        found = self._roads.get(circuit)
        if found is None:
            if len(self._roads) >= 64:
                self._roads.clear()
            found = self._roads[circuit] = RoadAhead(circuit, self._other_codes)
        return found

    def action_numbers(self, state: State, seat: int, choices: list[Decision]) -> list[int]:
        own = state_of_seat(state, seat)
        known = self._road_ahead(own.circuit).action_codes[own.plan_space] if own.plan_space >= 0 else self._other_codes
        return [known[decision.number] for decision in choices]

    def write(self, state: State, seat: int, byte_writer: BytesWriter) -> None:
        own = state_of_seat(state, seat)
        car = own.lineup.car_of_seat(seat)
        circuit = own.circuit
        mine = bool(own.turn_order) and own.turn_order[0] == car
        here = own.plan_space if mine and own.phase in PHASES_LAYING_DICE else own.car_space[car]
        byte_writer.write(_PHASE_BYTES[own.phase.code])
        byte_writer.append(mine)
        byte_writer.append(min(255, own.round_number))
        byte_writer.append(own.weather)
        byte_writer.write(_CAR_CLASS_BYTES[own.lineup.car_classes[car]])
        byte_writer.append(max(0, min(10, own.settings.laps - own.crossings[car])))
        byte_writer.append(circuit.progress[here] // 2 if here >= 0 else 0)
        if mine:
            _write_turn(own, car, byte_writer)
        else:
            byte_writer.write(_GEAR_BYTES[max(0, own.speed[car])])
            byte_writer.write(_NO_TURN_BYTES)
        first = TOKEN_KIND_COUNT * car
        for kind in range(first, first + TOKEN_KIND_COUNT):
            byte_writer.append(own.damage_tokens[kind])
        byte_writer.append(min(20, own.tyre_turns[car]))
        for step in own.plan if mine else ():
            byte_writer.append(step.action.code + 1)
        byte_writer.write(_NO_STEPS_BYTES[len(own.plan) if mine else 0])
        if here >= 0:
            self._road_ahead(circuit).write(here, own.car_space, byte_writer)
        else:
            byte_writer.write(_NOWHERE_BYTES)
        count = len(own.car_space)
        for other in range(car, car + count):
            _write_car(own, car, other % count, byte_writer)
        byte_writer.write(_NO_CARS_BYTES[count])


_NO_TURN_BYTES: Final = bytes(GEAR_COUNT + 4 + GEAR_COUNT + 2 + 7)
_NOWHERE_BYTES: Final = bytes(MAX_LANES * LANE_SIZE + 2 * STEPS_AHEAD)
_NO_DICE_BYTES: Final = bytes(GEAR_COUNT + 4)


def _write_turn(state: State, car: int, byte_writer: BytesWriter) -> None:
    laying = state.phase in PHASES_LAYING_DICE
    if laying:
        byte_writer.write(_GEAR_BYTES[state.plan_speed])
        byte_writer.write(_GEAR_BITS[state.used_gears >> 1 & 63])
        byte_writer.append(state.gears_left)
        byte_writer.append(state.gas_left)
        byte_writer.append(state.brakes_left)
        byte_writer.append(state.boosts_left)
    else:
        byte_writer.write(_GEAR_BYTES[max(0, state.speed[car])])
        byte_writer.write(_NO_DICE_BYTES)
    byte_writer.write(_GEAR_BITS[state.gears_warned >> 1 & 63])
    byte_writer.append(state.gas_warned)
    byte_writer.append(state.brakes_warned)
    byte_writer.append(state.steps_made)
    byte_writer.append(min(9, state.warnings))
    byte_writer.append(min(9, state.relaid_warnings))
    byte_writer.append(warning_threshold(state, car))
    byte_writer.append(min(20, state.dice_secured))
    byte_writer.append(laying and state.plan_is_over)
    byte_writer.append(laying and state.flag_is_out)


def _write_car(state: State, own_car: int, car: int, byte_writer: BytesWriter) -> None:
    circuit, node, here = state.circuit, state.car_space[car], state.car_space[own_car]
    crossings, first = state.crossings[car], TOKEN_KIND_COUNT * car
    byte_writer.append(1)
    if node >= 0:
        ahead = circuit.progress[node] + circuit.lap_lines * crossings
        if here >= 0:
            ahead -= circuit.progress[here] + circuit.lap_lines * state.crossings[own_car]
        byte_writer.append(max(0, min(255, ahead // 2 + ZERO_DISTANCE)))
    else:
        byte_writer.append(0)
    byte_writer.write(_MARKER_BYTES[state.speed[car] + 1])
    byte_writer.write(_STATUS_BYTES[state.status[car].code])
    secret = car != own_car and state.phase is PHASE_CHOOSING_TYRES and state.settings.tyres == "secret"
    byte_writer.write(_TYRES_BYTES[NO_TYRES if secret else state.tyres[car]])
    byte_writer.append(min(MAX_FOCUS, state.focus_tokens[car]))
    damage = 0
    for kind in range(first, first + TOKEN_KIND_COUNT):
        damage += state.damage_tokens[kind]
    byte_writer.append(min(20, damage))
    byte_writer.append(min(10, crossings))


ENCODER: Final = RallymanEncoder()

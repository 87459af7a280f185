"""Rallyman: GT in numbers, for trainers: the dice that are left, the road from where the plan leads, and the cars."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from paddock.core.decision import Decision
from paddock.core.encoding import Block, Field, Fold, FoldedEncoder, Group, at, bits, by_first, ones
from paddock.games.rallyman_gt import decisions as d
from paddock.games.rallyman_gt.circuit import MOST_STEPS, NO_LIMIT, Circuit
from paddock.games.rallyman_gt.content import CAR_CLASS, GEARS, KINDS, NO_TYRES, TYRES
from paddock.games.rallyman_gt.legal import desk
from paddock.games.rallyman_gt.state import CHOOSING, PHASES, STATUS, STEP, State, threshold

CARS: Final = 6
LANES: Final = 3
"""No space leads to more, whatever tiles are joined."""
AHEAD: Final = 8
"""How many steps of road are seen."""
MIDDLE: Final = 128
"""The number of a distance of 0; less is behind."""
MOST_FOCUS: Final = 20
MARKERS: Final = GEARS + 2
"""00, 0 and the gears."""
CAR_SIZE: Final = 2 + MARKERS + len(STATUS) + len(TYRES) + 3
LANE_SIZE: Final = 6

FIELDS: Final = (
    Field("phase", len(PHASES), 1, "tyres, qualifying, grid, round, turn, plan, rolling, relay, side, pit, over"),
    Field("turn", 1, 1, "it is this seat's turn"),
    Field("round", 1, 255, "rounds so far"),
    Field("rain", 1, 1, "it rains"),
    Field("class", len(CAR_CLASS), 1, "the class of the cars"),
    Field("crossings", 1, 10, "crossings of the line that are still to come"),
    Field("progress", 1, 255, "how far along the lap the plan leads, in half lines"),
    Field("gear", GEARS + 1, 1, "the gear in which the plan ends: none, 1 to 6"),
    Field("gears_used", GEARS, 1, "gear dice that can't be used any more"),
    Field("dice_left", 4, 6, "gear, gas, brake and boost dice"),
    Field(
        "warned", GEARS + 2, 3, "laying again: gear dice that show a warning (1), and how many gas and brake dice do"
    ),
    Field("made", 1, MOST_STEPS, "steps of the plan that are driven"),
    Field("warnings", 2, 9, "warnings so far; those of what is laid again"),
    Field("threshold", 1, 9, "at how many warnings control is lost"),
    Field("secured", 1, 20, "dice secured in this turn"),
    Field("ended", 1, 1, "no step may follow"),
    Field("flagged", 1, 1, "somebody else's yellow flag is out"),
    Field("damage", KINDS, 10, "own damage tokens, by kind"),
    Field("tyre_turns", 1, 20, "turns on these tyres"),
    Field(
        "plan", MOST_STEPS, d.ACTIONS, "the steps of the plan: 0 none, 1 gas, 2 to 7 a gear, then with brakes, boost"
    ),
    Block(
        "lanes",
        LANES,
        "each space that the next step can lead to",
        [
            Field("there", 1, 1, "there is one"),
            Field("limit", 1, NO_LIMIT, "the highest speed at which control is kept; 9: any"),
            Field("triangle", 1, GEARS, "the speed at which it adds a warning; 0: none"),
            Field("dots", 1, 3, "warnings of dotted lines"),
            Field("line", 1, 1, "the step crosses the finish line"),
            Field("taken", 1, 1, "another car stands there"),
        ],
    ),
    Block(
        "road",
        AHEAD,
        "the road from the first to the eighth step on",
        [
            Field("fastest", 1, NO_LIMIT, "the highest limit of all spaces in reach"),
            Field("slowest", 1, NO_LIMIT, "the lowest limit of all spaces in reach"),
        ],
    ),
    Block(
        "cars",
        CARS,
        "each car: the own one, then the others by seat",
        [
            Field("there", 1, 1, "there is such a car"),
            Field("ahead", 1, 255, "how far ahead of the own one, in half lines, 128 being level"),
            Field("speed", MARKERS, 1, "its marker: 00, 0, 1 to 6"),
            Field("status", len(STATUS), 1, "road, off, pit, finished, retired"),
            Field("tyres", len(TYRES), 1, "asphalt, rain, soft; nothing while they are secret"),
            Field("focus", 1, MOST_FOCUS, "focus tokens"),
            Field("damage", 1, 20, "damage tokens"),
            Field("crossings", 1, 10, "crossings of the line"),
        ],
    ),
)
GROUPS: Final = (
    Group(
        "step", LANES * d.ACTIONS, "space by space (as in `lanes`): gas, gear 1 to 6, gear and brakes, gear and boost"
    ),
    Group("turn", 8, "roll, secure, stop, flat out, keep, lay again, stay out, repair"),
    Group("tyres", 3 * len(TYRES), "tyres to start with; to change in the pits; to change there with repairs"),
    Group("warnings", len(d.COUNT), "laying again: these dice show so many warnings"),
    Group("side", 2, "leave the track to the left, to the right"),
)
_TURN: Final = (d.ROLL, d.SECURE, d.STOP, d.FLAT_OUT, d.KEEP, d.RELAY, d.STAY_OUT, d.PIT_REPAIR)


_PHASE: Final = ones(len(PHASES))
_GEAR: Final = ones(GEARS + 1)
_MARKER: Final = ones(MARKERS)
_STATUS: Final = ones(len(STATUS))
_TYRES: Final = ones(len(TYRES))
_CLASS: Final = ones(len(CAR_CLASS))
_GEAR_BITS: Final = bits(GEARS)
_NO_CARS: Final = [bytes(CAR_SIZE * (CARS - cars)) for cars in range(CARS + 1)]
_NO_STEPS: Final = [bytes(MOST_STEPS - steps) for steps in range(MOST_STEPS + 1)]


class RoadAhead:
    """What is known beforehand of a circuit: by space what leads on from it, and by decision which step it is."""

    __slots__ = ("codes", "lanes", "road", "targets")

    def __init__(self, circuit: Circuit, others: dict[int, int]) -> None:
        self.lanes: list[bytes] = []
        self.road: list[bytes] = []
        self.targets: list[tuple[int, ...]] = []
        self.codes: list[dict[int, int]] = []
        for moves in circuit.moves:
            targets = tuple(circuit.to[move] for move in moves)
            steps = {
                circuit.steps[target][action].number: d.ACTIONS * lane + action
                for lane, target in enumerate(targets)
                for action in range(d.ACTIONS)
            }
            lanes = b"".join(_lane(circuit, move) for move in moves)
            self.targets.append(targets)
            self.codes.append({**others, **steps})
            self.lanes.append(lanes + bytes(LANE_SIZE * (LANES - len(moves))))
            self.road.append(_road(circuit, targets))


def _lane(circuit: Circuit, move: int) -> bytes:
    target = circuit.to[move]
    return bytes(
        [1, circuit.most[move], max(0, circuit.triangle[target]), circuit.warns[move], circuit.crosses[move], 0]
    )


def _road(circuit: Circuit, targets: Sequence[int]) -> bytes:
    found: list[int] = []
    reached = set(targets)
    for _ in range(AHEAD):
        limits = [circuit.limit[space] for space in reached] or [0]
        found += (max(limits), min(limits))
        reached = {circuit.to[move] for space in reached for move in circuit.moves[space]}
    return bytes(found)


def _tyres(place: int) -> Fold:
    return lambda args: place * len(TYRES) + args[0]


class RallymanEncoder(FoldedEncoder[State]):
    """See `FIELDS` and `GROUPS`."""

    def __init__(self) -> None:
        folds: dict[int, tuple[str, Fold | None]] = {kind: ("turn", at(place)) for place, kind in enumerate(_TURN)}
        for place, kind in enumerate((d.TAKE_TYRES, d.PIT_TYRES, d.PIT_BOTH)):
            folds[kind] = ("tyres", _tyres(place))
        super().__init__(
            1,
            FIELDS,
            GROUPS,
            d.SPACE,
            {**folds, d.WARNINGS: ("warnings", by_first), d.EXIT_SIDE: ("side", by_first)},
        )
        steps = range(d.SPACE.kinds[d.GEAR].base, d.SPACE.kinds[d.ROLL].base)
        self._others: Final = {number: code for number, code in enumerate(self.table) if number not in steps}
        self._known: Final[dict[Circuit, RoadAhead]] = {}

    def _ahead(self, circuit: Circuit) -> RoadAhead:
        found = self._known.get(circuit)
        if found is None:
            if len(self._known) >= 64:
                self._known.clear()
            found = self._known[circuit] = RoadAhead(circuit, self._others)
        return found

    def codes(self, state: State, seat: int, legal: Sequence[Decision]) -> list[int]:
        own = desk(state, seat)
        known = self._ahead(own.circuit).codes[own.here] if own.here >= 0 else self._others
        return [known[decision.number] for decision in legal]

    def observe(self, state: State, seat: int) -> bytes:
        own = desk(state, seat)
        car = own.cast.car(seat)
        circuit = own.circuit
        ahead = self._ahead(circuit)
        mine = bool(own.order) and own.order[0] == car
        here = own.here if mine and own.here >= 0 else own.node[car]
        gear = own.gear if mine else max(0, own.speed[car])
        first = KINDS * car
        plan = own.plan if mine else ()
        out = [
            _PHASE[own.phase],
            bytes((mine, min(255, own.round), own.weather)),
            _CLASS[own.cast.car_class[car]],
            bytes(
                (
                    max(0, min(10, own.settings.laps - own.crossings[car])),
                    circuit.progress[here] // 2 if here >= 0 else 0,
                )
            ),
            _GEAR[gear],
            _GEAR_BITS[own.used >> 1 & 63 if mine else 0],
        ]
        if mine:
            out.append(bytes((own.gears_left, own.gas_left, own.brakes_left, own.boosts_left)))
            out.append(_GEAR_BITS[own.gears_warned >> 1 & 63])
            out.append(
                bytes(
                    (
                        own.gas_warned,
                        own.brakes_warned,
                        own.made,
                        min(9, own.warnings),
                        min(9, own.shown),
                        threshold(own, car),
                        min(20, own.secured),
                        own.plan_over,
                        own.flagged,
                    )
                )
            )
        else:
            out.append(_NOT_MINE)
        out.append(bytes(own.damage[first : first + KINDS]))
        out.append(bytes((min(20, own.tyre_turns[car]),)))
        out.append(bytes([each % STEP + 1 for each in plan]))
        out.append(_NO_STEPS[len(plan)])
        if here >= 0:
            lanes, taken = ahead.lanes[here], own.node
            for lane, target in enumerate(ahead.targets[here]):
                if target in taken:
                    place = LANE_SIZE * lane + LANE_SIZE
                    lanes = lanes[: place - 1] + b"\1" + lanes[place:]
            out.append(lanes)
            out.append(ahead.road[here])
        else:
            out.append(_NOWHERE)
        _cars(own, car, out)
        return b"".join(out)


_NOT_MINE: Final = bytes(4 + GEARS + 2 + 7)
_NOWHERE: Final = bytes(LANES * LANE_SIZE + 2 * AHEAD)


def _cars(state: State, own: int, out: list[bytes]) -> None:
    """Every car as the own one sees it."""
    circuit, nodes = state.circuit, state.node
    progress, lap = circuit.progress, circuit.length
    count = len(nodes)
    secret = state.phase == CHOOSING and state.settings.tyres == "secret"
    here = progress[nodes[own]] + lap * state.crossings[own] if nodes[own] >= 0 else 0
    for car in (*range(own, count), *range(own)):
        node, crossings = nodes[car], state.crossings[car]
        ahead = (progress[node] + lap * crossings - here) // 2 + MIDDLE if node >= 0 else 0
        first = KINDS * car
        out.append(bytes((1, max(0, min(255, ahead)))))
        out.append(_MARKER[state.speed[car] + 1])
        out.append(_STATUS[state.status[car]])
        out.append(_TYRES[NO_TYRES if secret and car != own else state.tyres[car]])
        out.append(
            bytes(
                (
                    min(MOST_FOCUS, state.focus[car]),
                    min(20, sum(state.damage[first : first + KINDS])),
                    min(10, crossings),
                )
            )
        )
    out.append(_NO_CARS[count])


ENCODER: Final = RallymanEncoder()

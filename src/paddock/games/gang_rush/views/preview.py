"""What the engine can tell in advance, as data for clients: odds of rerolls, and what a decision or a whole path
would bring about, everybody's damage, money and pushes included."""
# mypyc: off

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from typing import Any, Final, NamedTuple

from paddock.core.chance import ChanceSource
from paddock.core.decision import Decision
from paddock.core.event import NO_EVENTS, Event, EventLog
from paddock.core.game import Json

from ..codec.cars import CAR_FIELDS, driver_name
from ..components import content
from ..components.bridge import DIRECTION_VALUES, SPACE_VALUES
from ..components.content import DRIVER_VALUES, FACE_VALUES
from ..rules import apply, legal
from ..rules import decisions as d
from ..rules.apply import FixedLanding
from ..rules.car_status import STATUS_ON_ROAD
from ..rules.events import EVENTS
from ..rules.phases import PHASE_MOVING, PHASE_ROLLING_DICE, PHASES, QUESTIONS
from ..rules.state import NOBODY, State
from ..rules.steps import ending, tiles

CHANCE_DIGITS: Final = 6
"""Chances are told to so many digits."""
PREVIEWED_DECISION_KINDS: Final = frozenset(
    (
        d.BUY_SERVICE, d.SETTLE_DICE, d.LOAD_DIE, d.DOUBLE_DIE, d.TURN_TO_SHOT, d.REPAIR_BODY, d.RESTART_UTURN,
        d.SET_SPEED, d.DECLINE_SERVICE, d.DRIVE_STEP, d.SHOOT, d.FIRE_MORTAR, d.FIRE_PUMP_GUN, d.FIRE_TRICK_BULLET,
        d.GARAGE_REPAIR, d.USE_TILE, d.HANDBRAKE_UTURN, d.SHIFT_POLICE, d.BOUNCE_TO_SPACE,
    )
)  # fmt: skip
"""The kinds of decision whose consequences can be told."""
UNPREVIEWED_TILES: Final = (content.SECOND_WIND, content.ROAD_CREW, content.FORKLIFT, *tiles.GREY_TILES)
"""Tiles of which nothing can be told before the next decision."""


class PossibleOutcome(NamedTuple):
    """One outcome of some decisions, how likely it is, and what is asked on the way."""

    probability: float
    state: State
    events: list[Event]
    questions: list[int]


def preview(state: State, seat: int) -> Json:
    """Who would be shot at; and for the seat that is asked, odds and consequences of what it may decide."""
    preview: Json = {"volleys": _police_volleys(state) if PHASES[state.phase].in_round else []}
    if legal.seat_to_decide(state) != seat:
        return preview
    offered = legal.legal(state, seat)
    if state.phase == PHASE_ROLLING_DICE:
        preview["rerolls"] = [_reroll_odds(state, decision) for decision in offered if decision.kind == d.REROLL_DICE]
        return preview
    previewed = [decision for decision in offered if _is_previewed(decision)]
    if previewed:
        preview["choices"] = [
            {"decision": d.DECISION_SPACE.notation(decision), "outcomes": _outcomes_json(state, seat, [decision])}
            for decision in previewed
        ]
    if state.phase == PHASE_MOVING and any(decision.kind == d.DRIVE_STEP for decision in offered):
        preview["paths"] = [
            {
                "steps": [DIRECTION_VALUES.names[step.args[0]] for step in steps],
                "outcomes": _outcomes_json(state, seat, steps),
            }
            for steps in all_paths(state, seat)
        ]
    return preview


def _is_previewed(decision: Decision) -> bool:
    is_unknown_use = decision.kind == d.USE_TILE and decision.args[0] in UNPREVIEWED_TILES
    return decision.kind in PREVIEWED_DECISION_KINDS and not is_unknown_use


def _police_volleys(state: State) -> list[Json]:
    """Who would be hit if the round ended now (GB-22.1)."""
    volleys: list[Json] = []
    for space, officers in ending.firing_police(state):
        car = ending.police_target(state, space)
        hit: Json = {"at": None, "car": None}
        if car != NOBODY:
            hit = {"at": SPACE_VALUES.names[state.space_of[car]], "car": driver_name(state, car)}
        volleys.append({"from": SPACE_VALUES.names[space], "officers": officers, **hit})
    return volleys


# -- rerolls ---------------------------------------------------------------------------------------------------


def binomial(dice_count: int, face_share: float) -> list[float]:
    """How likely 0, 1, 2 … of some dice show a face with this share of the sides."""
    return [
        comb(dice_count, count) * face_share**count * (1 - face_share) ** (dice_count - count)
        for count in range(dice_count + 1)
    ]


_FACE_CHANCES: Final = [
    content.DIE_FACES.count(face) / len(content.DIE_FACES) for face in range(len(content.FACE_VALUES))
]
_FACE_COUNT_ODDS: Final = [[binomial(dice, share) for share in _FACE_CHANCES] for dice in range(content.DICE_COUNT + 1)]


def _reroll_odds(state: State, decision: Decision) -> Json:
    """For each face, how likely 0 to 5 of it lie there after this reroll."""
    mask = decision.args[0] + 1
    odds: Json = {}
    for face, name in enumerate(content.FACE_VALUES.names):
        kept = sum(1 for die in range(content.DICE_COUNT) if not mask >> die & 1 and state.dice[die] == face)
        chances = [0.0] * kept + _FACE_COUNT_ODDS[mask.bit_count()][face]
        all_counts = (chances + [0.0] * content.DICE_COUNT)[: content.DICE_COUNT + 1]
        odds[name] = [round(chance, CHANCE_DIGITS) for chance in all_counts]
    return {"decision": d.DECISION_SPACE.notation(decision), "odds": odds}


# -- consequences ----------------------------------------------------------------------------------------------


def possible_outcomes(state: State, seat: int, steps: Sequence[Decision]) -> list[PossibleOutcome]:
    """Every outcome of some decisions, one after the other: one, or one for each landing."""
    probe = FixedLanding(content.DIE_FACES[0])
    first = _simulate_decision(state, seat, steps, probe, 1.0)
    if not probe.was_rolled:
        return [first]
    return [
        _simulate_decision(state, seat, steps, FixedLanding(face), _FACE_CHANCES[face])
        for face in range(len(content.FACE_VALUES))
    ]


def _simulate_decision(
    state: State, seat: int, steps: Sequence[Decision], chance_source: ChanceSource, face_share: float
) -> PossibleOutcome:
    copy, log, asks = state.copy(), EventLog(), list[int]()
    for step in steps:
        asks += apply.simulate_decision(copy, seat, step, chance_source, log)
    return PossibleOutcome(face_share, copy, log.events, asks)


def all_paths(state: State, seat: int) -> list[list[Decision]]:
    """Every path that drives all MP, as steps; a path ends where the movement does."""
    paths: list[list[Decision]] = []
    open_paths: list[tuple[list[Decision], State]] = [([], state)]
    while open_paths:
        steps, here = open_paths.pop()
        if steps and (here.phase != PHASE_MOVING or not here.movement or here.status[seat] != STATUS_ON_ROAD):
            paths.append(steps)
            continue
        for decision in legal.legal(here, seat):
            if decision.kind == d.DRIVE_STEP:
                there = here.copy()
                apply.simulate_decision(there, seat, decision, FixedLanding(content.DIE_FACES[0]), NO_EVENTS)
                open_paths.append(([*steps, decision], there))
    return sorted(paths, key=lambda path: [step.number for step in path])


def _outcomes_json(state: State, seat: int, steps: Sequence[Decision]) -> list[Json]:
    """Outcomes as JSON; landings that come to the same are put together."""
    entries: list[dict[str, Any]] = []
    for outcome in possible_outcomes(state, seat, steps):
        faces = [FACE_VALUES.names[event.args[1]] for event in outcome.events if event.kind == "landing"]
        cars = [_car_changes(state, outcome.state, car) for car in range(state.seats)]
        entry: dict[str, Any] = {
            "chance": 0.0,
            "faces": [],
            "events": [EVENTS.json(event) for event in outcome.events if event.kind != "landing"],
            "asks": [QUESTIONS[question].name for question in outcome.questions],
            "cars": [car for car in cars if car],
        }
        same = next((each for each in entries if {**each, "chance": 0.0, "faces": []} == entry), None)
        if same is None:
            entries.append(same := entry)
        same["chance"] += outcome.probability
        same["faces"] += faces
    return [{**entry, "chance": round(entry["chance"], CHANCE_DIGITS)} for entry in entries]


def _car_changes(state_before: State, state_after: State, car: int) -> Json:
    """What changes for a car; empty if nothing does."""
    now, then = _car_json(state_before, car), _car_json(state_after, car)
    if state_before.driver[car] == NOBODY or now == then:
        return {}
    damage, gain = (
        max(0, state_before.body[car] - state_after.body[car]),
        state_after.cash[car] - state_before.cash[car],
    )
    return {"car": DRIVER_VALUES.names[state_after.driver[car]], **then, "damage": damage, "gain": gain}


def _car_json(state: State, car: int) -> Json:
    written = CAR_FIELDS.write(state, car)
    return {field: written[field] for field in ("at", "speed", "body", "cash", "debt", "facing")}

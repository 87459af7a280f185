"""What the engine can tell in advance, as data for clients to draw: odds of rerolls, and what a decision or a whole way
would bring about, everybody's damage, money and pushes included."""
# mypyc: off

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from typing import Any, Final

from paddock.core.chance import Chance
from paddock.core.decision import Decision
from paddock.core.event import Event
from paddock.core.game import Json
from paddock.games.gang_rush.codec.cars import driver_name, write_car
from paddock.games.gang_rush.components.bridge import DIRECTION, SPACE_NAME
from paddock.games.gang_rush.components.content import (
    ACID_POOL,
    DICE,
    DRIVER,
    FACE,
    FORKLIFT,
    LAND_MINE,
    MPH,
    OIL_SLICK,
    ROAD_CREW,
    ROLL,
    SECOND_WIND,
)
from paddock.games.gang_rush.rules import decisions as d
from paddock.games.gang_rush.rules.apply import rehearse
from paddock.games.gang_rush.rules.events import EVENTS
from paddock.games.gang_rush.rules.legal import asked, legal
from paddock.games.gang_rush.rules.state import MOVING, NOBODY, OVER, QUESTIONS, ROAD, ROLLING, ROUND, State
from paddock.games.gang_rush.rules.steps.ending import shooters, shot_at

DIGITS: Final = 6
"""Chances are told to so many digits."""
TOLD: Final = frozenset(
    (
        d.SERVICE,
        d.SETTLE,
        d.LOAD,
        d.DOUBLE,
        d.GUNSMITH,
        d.REPAIR,
        d.RESTART,
        d.SET_SPEED,
        d.NO_SERVICE,
        d.STEP,
        d.SHOOT,
        d.MORTAR,
        d.PUMP,
        d.TRICK,
        d.GARAGE,
        d.USE,
        d.HANDBRAKE,
        d.SHIFT,
        d.BOUNCE,
    )
)
"""The kinds of decision whose consequences can be told."""
OPEN_TILES: Final = (SECOND_WIND, ROAD_CREW, FORKLIFT, LAND_MINE, OIL_SLICK, ACID_POOL)
"""Tiles of which nothing can be told before the next decision."""


class Fixed(Chance):
    """A landing that is known; `met` tells whether it was needed."""

    def __init__(self, face: int) -> None:
        self.face = face
        self.met = False

    def pick(self, name: str, outcomes: Sequence[int]) -> int:
        self.met = True
        return self.face


class Outlook:
    """One way in which things may go."""

    __slots__ = ("asks", "chance", "events", "state")

    def __init__(self, chance: float, state: State, events: list[Event], asks: list[int]) -> None:
        self.chance = chance
        self.state = state
        self.events = events
        self.asks = asks


def foresee(state: State, seat: int) -> Json:
    """Who would be shot at; and for the seat that is asked, odds and consequences of what it may decide."""
    found: Json = {"volleys": _volleys(state) if ROUND < state.phase < OVER else []}
    if asked(state) != seat:
        return found
    offered = legal(state, seat)
    if state.phase == ROLLING:
        found["rerolls"] = [_reroll(state, decision) for decision in offered if decision.kind == d.REROLL]
        return found
    told = [decision for decision in offered if _is_told(decision)]
    if told:
        found["choices"] = [
            {"decision": d.SPACE.notation(decision), "outcomes": _outcomes(state, seat, [decision])}
            for decision in told
        ]
    if state.phase == MOVING and any(decision.kind == d.STEP for decision in offered):
        found["paths"] = [
            {
                "steps": [DIRECTION.names[step.args[0]] for step in steps],
                "outcomes": _outcomes(state, seat, steps),
            }
            for steps in ways(state, seat)
        ]
    return found


def _is_told(decision: Decision) -> bool:
    return decision.kind in TOLD and not (decision.kind == d.USE and decision.args[0] in OPEN_TILES)


def _volleys(state: State) -> list[Json]:
    """Who would be hit if the round ended now (GB-22.1)."""
    found: list[Json] = []
    for space, officers in shooters(state):
        car = shot_at(state, space)
        found.append(
            {
                "from": SPACE_NAME.names[space],
                "officers": officers,
                "at": None if car == NOBODY else SPACE_NAME.names[state.at[car]],
                "car": None if car == NOBODY else driver_name(state, car),
            }
        )
    return found


# -- rerolls ---------------------------------------------------------------------------------------------------


def binomial(dice: int, share: float) -> list[float]:
    """How likely 0, 1, 2 … of some dice show a face with this share of the sides."""
    return [comb(dice, count) * share**count * (1 - share) ** (dice - count) for count in range(dice + 1)]


_SHARES: Final = [ROLL.count(face) / len(ROLL) for face in range(len(FACE))]
_ODDS: Final = [[binomial(dice, share) for share in _SHARES] for dice in range(DICE + 1)]


def _reroll(state: State, decision: Decision) -> Json:
    """For each face, how likely 0 to 5 of it lie there after this reroll."""
    mask = decision.args[0] + 1
    odds: Json = {}
    for face, name in enumerate(FACE.names):
        kept = sum(1 for die in range(DICE) if not mask >> die & 1 and state.dice[die] == face)
        chances = [0.0] * kept + _ODDS[mask.bit_count()][face]
        odds[name] = [round(chance, DIGITS) for chance in (chances + [0.0] * DICE)[: DICE + 1]]
    return {"decision": d.SPACE.notation(decision), "odds": odds}


# -- consequences ----------------------------------------------------------------------------------------------


def outlooks(state: State, seat: int, steps: Sequence[Decision]) -> list[Outlook]:
    """Every way in which some decisions, one after the other, may go: one, or one for each landing."""
    probe = Fixed(ROLL[0])
    first = _rehearsed(state, seat, steps, probe, 1.0)
    if not probe.met:
        return [first]
    return [_rehearsed(state, seat, steps, Fixed(face), ROLL.count(face) / len(ROLL)) for face in range(len(FACE))]


def _rehearsed(state: State, seat: int, steps: Sequence[Decision], chance: Chance, share: float) -> Outlook:
    copy, events, asks = state.copy(), list[Event](), list[int]()
    for step in steps:
        asks += rehearse(copy, seat, step, chance, events)
    return Outlook(share, copy, events, asks)


def ways(state: State, seat: int) -> list[list[Decision]]:
    """Every way to drive all MP, as steps; a way ends where the movement does."""
    found: list[list[Decision]] = []
    front: list[tuple[list[Decision], State]] = [([], state)]
    while front:
        steps, here = front.pop()
        if steps and (here.phase != MOVING or not here.movement or here.status[seat] != ROAD):
            found.append(steps)
            continue
        for decision in legal(here, seat):
            if decision.kind == d.STEP:
                there = here.copy()
                rehearse(there, seat, decision, Fixed(ROLL[0]), None)
                front.append(([*steps, decision], there))
    return sorted(found, key=lambda way: [step.number for step in way])


def _outcomes(state: State, seat: int, steps: Sequence[Decision]) -> list[Json]:
    """Outlooks as JSON; landings that come to the same are put together."""
    told: list[Json] = []
    shares: list[float] = []
    faces: list[list[str]] = []
    for outlook in outlooks(state, seat, steps):
        cars = [_changed(state, outlook.state, car) for car in range(state.seats)]
        landing = [FACE.names[event.args[1]] for event in outlook.events if event.kind == "landing"]
        entry: Json = {
            "events": [EVENTS.json(event) for event in outlook.events if event.kind != "landing"],
            "asks": [QUESTIONS[question] for question in outlook.asks],
            "cars": [car for car in cars if car],
        }
        if entry in told:
            shares[told.index(entry)] += outlook.chance
            faces[told.index(entry)] += landing
        else:
            told.append(entry)
            shares.append(outlook.chance)
            faces.append(landing)
    return [
        {"chance": round(share, DIGITS), "faces": names, **entry}
        for share, names, entry in zip(shares, faces, told, strict=True)
    ]


def _changed(before: State, after: State, car: int) -> Json:
    """What changes for a car; empty if nothing does."""
    if before.driver[car] == NOBODY:
        return {}
    one, other = _key(before, car), _key(after, car)
    if one == other:
        return {}
    written: dict[str, Any] = write_car(after, car)
    return {
        "car": DRIVER.names[after.driver[car]],
        "at": written["at"],
        "speed": MPH * after.speed[car],
        "body": after.body[car],
        "cash": after.cash[car],
        "debt": after.debt[car],
        "facing": written["facing"],
        "damage": max(0, before.body[car] - after.body[car]),
        "gain": after.cash[car] - before.cash[car],
    }


def _key(state: State, car: int) -> tuple[int, ...]:
    return (
        state.at[car],
        state.status[car],
        state.speed[car],
        state.body[car],
        state.cash[car],
        state.debt[car],
        state.facing[car],
    )

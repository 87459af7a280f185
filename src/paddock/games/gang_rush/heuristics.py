"""The GangRush driver: rerolls by exact enumeration, ways by their consequences, and some sense for hazards and shop.

`rerolls.py` weighs the dice, `outlines.py` the ways before the dial is set, `weighing.py` says what a position is worth
in dollars, `placing_sense.py` where things hurt whom.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final

from paddock.core.chance import Chance
from paddock.core.decision import Decision
from paddock.core.heuristics import Advice, Heuristics
from paddock.games.gang_rush import decisions as d
from paddock.games.gang_rush.appraisal import all_worths, best_drive, drive_at
from paddock.games.gang_rush.bridge import START_MONEY
from paddock.games.gang_rush.content import DRIVER, MPH, REPAIR, SPEED, TOP, WHEEL
from paddock.games.gang_rush.driving import any_gain, shots, steps_ahead
from paddock.games.gang_rush.outlines import outline
from paddock.games.gang_rush.placing_sense import best_space, harms
from paddock.games.gang_rush.rerolls import weigh
from paddock.games.gang_rush.shopping import shopping, tile_uses
from paddock.games.gang_rush.state import (
    ADJUSTING,
    ASK_SERVICE,
    CLOSING,
    DRAFTING,
    MOVE,
    MOVED,
    MOVING,
    NOTHING,
    PICKING,
    PLACE,
    PLACE_RAMP,
    ROLLING,
    SETTLED,
    START,
    State,
    body_max,
)
from paddock.games.gang_rush.steps.dice import available, rollable
from paddock.games.gang_rush.steps.placing import hazard_spaces
from paddock.games.gang_rush.weighing import BODY_WORTH

FAVOURITES: Final = ("don_moccioco", "duke", "pupetta", "spender", "parker")
"""Drivers in the order in which a driver would take them (section H of the rules)."""
REROLL_GAIN: Final = 1.0
"""Dollars that a reroll must promise to be worth the trouble."""


class Driver(Heuristics[State]):
    """The heuristics of GangRush. It keeps nothing between calls."""

    def moment(self, position: State, seat: int) -> Hashable:
        """Every decision is thought over anew."""
        return None

    def advise(self, position: State, seat: int, legal: Sequence[Decision], chance: Chance) -> list[Advice]:
        """Advice on whatever is asked of this seat now."""
        found = _advice(position, seat, legal)
        found = [advice for advice in found if advice.decision in legal]
        found.sort(key=lambda advice: -advice.score)
        return found or [Advice(legal[0], 0.0, "hint-any")]


def _advice(state: State, seat: int, legal: Sequence[Decision]) -> list[Advice]:
    if state.ask != NOTHING:
        return _answer(state, seat, legal)
    phase = state.phase
    if phase == PICKING:
        return [_pick(decision) for decision in legal]
    if phase == DRAFTING:
        return _draft(state, seat, legal)
    if phase == START:
        return _start(state, seat, legal)
    if phase == ROLLING:
        return _reroll(state, seat)
    if phase == SETTLED:
        return [Advice(d.SETTLE_NOW, 0.0, "hint-end"), *shopping(state, seat, legal), *tile_uses(state, seat, legal)]
    if phase == ADJUSTING:
        return _adjust(state, seat, legal)
    if phase == MOVING:
        return [*steps_ahead(state, seat), *shots(state, seat, legal)]
    if phase in (MOVED, CLOSING):
        found = [Advice(d.END_NOW, 0.0, "hint-end")]
        if phase == MOVED:
            found += shots(state, seat, legal)
            found += shopping(state, seat, legal)
            if d.HANDBRAKE_NOW in legal and state.wall.zone:
                found.append(Advice(d.HANDBRAKE_NOW, 1000.0, "hint-turn"))
        return [*found, *tile_uses(state, seat, legal)]
    return []


def _pick(decision: Decision) -> Advice:
    """A strong driver, and a start space with more money than danger."""
    driver, space = decision.args
    score = -60.0 * FAVOURITES.index(DRIVER.names[driver]) + START_MONEY[space]
    return Advice(decision, score, "hint-start")


def _answer(state: State, seat: int, legal: Sequence[Decision]) -> list[Advice]:
    """Questions in the middle of something."""
    if state.ask == PLACE:
        what = state.ask_detail
        spaces = [decision.args[0] for decision in legal]
        hazard = what if what < PLACE_RAMP else -1
        score, space, meant = best_space(state, harms(state, seat), spaces, hazard)
        return [_placed(state, d.PLACED[space], score, meant)]
    if state.ask == ASK_SERVICE:
        gain = BODY_WORTH[body_max(state, seat)] - BODY_WORTH[state.body[seat]] - 200.0
        return [Advice(d.SERVICE_NOW, gain, "hint-service"), Advice(d.NO_SERVICE_NOW, 0.0, "hint-end")]
    if state.ask == MOVE:
        return any_gain(state, seat, legal, "hint-tile")
    return any_gain(state, seat, legal, "hint-shift" if legal[0].kind == d.SHIFT else "hint-bounce")


def _placed(state: State, decision: Decision, score: float, meant: int) -> Advice:
    if meant < 0 or meant == state.ask_car:
        return Advice(decision, score, "hint-hazard-away")
    return Advice(decision, score, "hint-hazard", {"car": (DRIVER, state.driver[meant])})


def _draft(state: State, seat: int, legal: Sequence[Decision]) -> list[Advice]:
    """The tile that does most harm on its best space."""
    cars = harms(state, seat)
    found: list[Advice] = []
    for decision in legal:
        if decision.kind == d.DISCARD:
            found.append(Advice(decision, 0.0, "hint-hazard-away"))
            continue
        score, _, meant = best_space(state, cars, hazard_spaces(state, decision.args[0]), decision.args[0])
        found.append(_placed(state, decision, score, meant))
    return found


def _start(state: State, seat: int, legal: Sequence[Decision]) -> list[Advice]:
    """Service for a car that is worn; then the dice."""
    found = [Advice(d.ROLL_NOW, 0.0, "hint-roll")]
    if d.SERVICE_NOW in legal:
        gain = BODY_WORTH[body_max(state, seat)] - BODY_WORTH[state.body[seat]] - 220.0
        found.append(Advice(d.SERVICE_NOW, gain, "hint-service"))
    return found


def _reroll(state: State, seat: int) -> list[Advice]:
    """Every reroll with what it is expected to bring, both rerolls looked ahead."""
    final = all_worths(state, seat, outline(state, seat))
    worths = weigh(state.dice, rollable(state), state.rerolls, final)
    stand = worths[0]
    found = [Advice(d.STOP_NOW, REROLL_GAIN, "hint-keep")]
    for mask, worth in worths.items():
        if mask:
            gain = worth - stand
            found.append(Advice(d.REROLLED[mask - 1], gain, "hint-reroll", {"gain": max(0, round(gain))}))
    return found


def _adjust(state: State, seat: int, legal: Sequence[Decision]) -> list[Advice]:
    """W3: repairs that are worth their dice, the restart, the service, tiles, then the best speed."""
    body = state.body[seat]
    surplus = available(state, REPAIR)
    points = 0
    while points < surplus and body + points < body_max(state, seat):
        if BODY_WORTH[body + points + 1] - BODY_WORTH[body + points] <= 100.0:
            break
        points += 1
    found = [Advice(d.REPAIRED[points], 2000.0, "hint-repair")] if points else []
    if d.RESTART_NOW in legal:
        found.append(Advice(d.RESTART_NOW, 1500.0, "hint-turn"))
    if d.SERVICE_NOW in legal:
        gain = BODY_WORTH[body_max(state, seat)] - BODY_WORTH[body] - 220.0
        found.append(Advice(d.SERVICE_NOW, 1000.0 if gain > 0 else -1000.0, "hint-service"))
    for use in tile_uses(state, seat, legal):
        use.score += 1000.0
        found.append(use)
    return [*found, *_speeds(state, seat, legal)]


def _speeds(state: State, seat: int, legal: Sequence[Decision]) -> list[Advice]:
    """Every speed that can be set, with what it is worth."""
    ways = outline(state, seat)
    steps, wheel_dice = available(state, SPEED), available(state, WHEEL)
    best, _ = best_drive(state, seat, ways, steps, wheel_dice, state.granted_wheels)
    found: list[Advice] = []
    for decision in legal:
        if decision.kind == d.SET_SPEED:
            count = d.steps_of(decision)
            speed = state.speed[seat] + count
            worth = drive_at(ways, speed, wheel_dice, state.granted_wheels)
            worth -= 100.0 * max(0, abs(count) - state.granted_speed) - 100.0 * (steps + wheel_dice)
            args: dict[str, object] = {"speed": MPH * speed}
            found.append(Advice(d.SPEED_SET[TOP + count], min(0.0, worth - best), "hint-speed", args))
    return found


HEURISTICS: Final = Driver()

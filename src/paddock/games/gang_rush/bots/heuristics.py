"""The GangRush driver: rerolls by exact enumeration, ways by their consequences, and some sense for hazards and shop.

`rerolls.py` weighs the dice, `outlines.py` the ways before the dial is set, `weighing.py` says what a position is worth
in dollars, by the `stakes.py` of the race, `tolls.py` what the road ahead takes and `race_place.py` what the place may
bring, `hazard_placing.py` where things hurt whom, `tiles.py` and `shopping.py` what tiles bring, `ramps.py`
where a ramp pays.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final

from paddock.core.chance import Chance
from paddock.core.decision import Decision
from paddock.core.heuristics import Advice, Heuristics, Remark
from paddock.games.gang_rush.bots.appraisal import all_worths, drive_at, prospect
from paddock.games.gang_rush.bots.hazard_placing import best_space, carried, cost_to, harms, thing
from paddock.games.gang_rush.bots.outlines import outline
from paddock.games.gang_rush.bots.ramps import best_ramp
from paddock.games.gang_rush.bots.rehearsal import after, any_gain, shots, steps_ahead, way_worth
from paddock.games.gang_rush.bots.remarks import remark
from paddock.games.gang_rush.bots.rerolls import weigh
from paddock.games.gang_rush.bots.road_closing import best_closing
from paddock.games.gang_rush.bots.rollout import quick
from paddock.games.gang_rush.bots.shopping import shopping
from paddock.games.gang_rush.bots.stakes import CONTENDERS, FAVOURITES, MOST, PICKED
from paddock.games.gang_rush.bots.tiles import tile_uses
from paddock.games.gang_rush.bots.weighing import Scales
from paddock.games.gang_rush.bots.win_chance import TWO, chances, clock, part
from paddock.games.gang_rush.components.bridge import NO_WALL, START_MONEY
from paddock.games.gang_rush.components.content import DIE_PRICE, DRIVER, MPH, WHEEL
from paddock.games.gang_rush.rules import decisions as d
from paddock.games.gang_rush.rules.state import (
    ADJUSTING,
    ASK_SERVICE,
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
)
from paddock.games.gang_rush.rules.steps.dice import available, rollable
from paddock.games.gang_rush.rules.steps.placing import hazard_spaces

DRIVEN: Final = 2
"""So many speeds are looked at closely; the others are thought to be `ROUGH` dollars worse than they seem."""
ROUGH: Final = 500.0
FIRST: Final = 1000.0
"""What has to be done before something else."""
HINTS: Final = {d.REPAIR: "hint-repair", d.RESTART: "hint-turn", d.SERVICE: "hint-service"}
"""What may be done to the car before the dial is set, and why."""
REROLL_GAIN: Final = 1.0
"""Dollars that a reroll must promise to be worth the trouble."""


class Driver(Heuristics[State]):
    """The heuristics of GangRush. It keeps nothing between calls."""

    def moment(self, position: State, seat: int) -> Hashable:
        """Every decision is thought over anew."""
        return None

    def advise(self, position: State, seat: int, legal: Sequence[Decision], chance: Chance) -> list[Advice]:
        """Advice on whatever is asked of this seat now."""
        return _sorted(_advice(position, seat, legal, Scales(position, seat)), legal)

    def remark(self, position: State, seat: int, decision: Decision) -> Remark | None:
        return remark(position, seat, decision)

    def contend(self, position: State, seat: int, legal: Sequence[Decision], chance: Chance) -> list[Advice]:
        """The same with other stakes: what it takes to have more than the others differs from race to race."""
        kind = part(position)
        if position.seats > MOST[kind]:
            return self.advise(position, seat, legal, chance)
        if position.phase == PICKING:
            return _sorted([_pick(decision, PICKED[kind]) for decision in legal], legal)
        stakes = CONTENDERS[kind]
        if kind == TWO and position.ask == PLACE and position.ask_detail < PLACE_RAMP:
            closing = best_closing(position, seat, legal, stakes.space)
            if closing is not None:
                score, decision, meant = closing
                return [_placed(position, decision, score, meant, decision.args[0], position.ask_detail)]
        return _sorted(_advice(position, seat, legal, Scales(position, seat, stakes)), legal)

    def chances(self, position: State) -> list[float]:
        return chances(position)

    def clock(self, position: State) -> int:
        return clock(position)

    def quick(self, position: State, seat: int, legal: Sequence[Decision], chance: Chance) -> Decision:
        return quick(position, seat, legal)


def _sorted(found: list[Advice], legal: Sequence[Decision]) -> list[Advice]:
    """What may be done of it, best first."""
    found = [advice for advice in found if advice.decision in legal]
    found.sort(key=lambda advice: -advice.score)
    return found or [Advice(legal[0], 0.0, "hint-any")]


def _advice(state: State, seat: int, legal: Sequence[Decision], scales: Scales) -> list[Advice]:
    if state.ask != NOTHING:
        return _answer(state, seat, legal, scales)
    phase = state.phase
    if phase == PICKING:
        return [_pick(decision, FAVOURITES) for decision in legal]
    if phase == DRAFTING:
        return _draft(state, seat, legal)
    if phase == START:
        found = [Advice(d.ROLL_NOW, 0.0, "hint-roll")]
        if d.RAMP_NOW in legal and (gain := best_ramp(state, scales)[0]) > 0.0:
            found.append(Advice(d.RAMP_NOW, gain, "hint-ramp"))
        return found
    if phase == ROLLING:
        return _reroll(state, seat, scales)
    if phase == ADJUSTING:
        return _adjust(state, seat, legal, scales)
    if phase == MOVING:
        found = steps_ahead(state, seat, scales)
    else:
        found = [Advice(d.SETTLE_NOW if phase == SETTLED else d.END_NOW, 0.0, "hint-end")]
        if d.HANDBRAKE_NOW in legal and state.walls != NO_WALL:
            found.append(Advice(d.HANDBRAKE_NOW, FIRST, "hint-turn"))
    if phase in (MOVING, MOVED):
        found += shots(state, seat, legal, scales)
    if phase in (SETTLED, MOVED):
        found += shopping(state, seat, legal)
    return [*found, *tile_uses(state, seat, legal, scales)]


def _pick(decision: Decision, favourites: Sequence[str]) -> Advice:
    """A strong driver, and a start space with more money than danger."""
    driver, space = decision.args
    score = -60.0 * favourites.index(DRIVER.names[driver]) + START_MONEY[space]
    return Advice(decision, score, "hint-start")


def _answer(state: State, seat: int, legal: Sequence[Decision], scales: Scales) -> list[Advice]:
    """Questions in the middle of something."""
    if state.ask == PLACE:
        return [_place(state, seat, [decision.args[0] for decision in legal], scales)]
    if state.ask == MOVE:
        _, space, to = carried(state, seat, state.ask_detail)
        return [Advice(d.MOVED[space][to] if space >= 0 else legal[-1], 0.0, "hint-tile")]
    if state.ask == ASK_SERVICE:
        found = any_gain(state, seat, legal, "hint-end", scales)
        for advice in found:
            advice.key = HINTS.get(advice.decision.kind, advice.key)
        return found
    return any_gain(state, seat, legal, "hint-shift" if legal[0].kind == d.SHIFT else "hint-bounce", scales)


def _place(state: State, seat: int, spaces: list[int], scales: Scales) -> Advice:
    what = state.ask_detail
    if what == PLACE_RAMP:
        space = best_ramp(state, scales)[1]
        return Advice(d.PLACED[space if space >= 0 else spaces[0]], 0.0, "hint-ramp")
    hazard = what if what < PLACE_RAMP else -1
    score, space, meant = best_space(state, harms(state, seat), spaces, hazard)
    return _placed(state, d.PLACED[space], score, meant, space, hazard)


def _placed(state: State, decision: Decision, score: float, meant: int, space: int, hazard: int) -> Advice:
    """Something on a space, with what it costs the car that it is meant for."""
    if meant < 0 or meant == state.ask_car:
        return Advice(decision, score, "hint-hazard-away")
    cost = round(cost_to(state, meant, space, *thing(hazard)))
    return Advice(decision, score, "hint-hazard", {"car": (DRIVER, state.driver[meant]), "harm": cost})


def _draft(state: State, seat: int, legal: Sequence[Decision]) -> list[Advice]:
    """The tile that does most harm on its best space."""
    cars = harms(state, seat)
    found: list[Advice] = []
    for decision in legal:
        if decision.kind == d.DISCARD:
            found.append(Advice(decision, 0.0, "hint-hazard-away"))
            continue
        hazard = decision.args[0]
        score, space, meant = best_space(state, cars, hazard_spaces(state, hazard), hazard)
        found.append(_placed(state, decision, score, meant, space, hazard))
    return found


def _reroll(state: State, seat: int, scales: Scales) -> list[Advice]:
    """Every reroll with what it is expected to bring, both rerolls looked ahead."""
    final = all_worths(state, seat, outline(state, scales))
    worths = weigh(state.dice, rollable(state), state.rerolls, final)
    stand = worths[0]
    found = [Advice(d.STOP_NOW, REROLL_GAIN, "hint-keep")]
    for mask, worth in worths.items():
        if mask:
            gain = worth - stand
            args: dict[str, object] = {"gain": max(0, round(gain)), "loss": max(0, -round(gain))}
            found.append(Advice(d.REROLLED[mask - 1], gain, "hint-reroll", args))
    return found


def _adjust(state: State, seat: int, legal: Sequence[Decision], scales: Scales) -> list[Advice]:
    """W3: whatever improves the prospects, then the best speed."""
    found = [each for each in tile_uses(state, seat, legal, scales) if each.score > 0.0]
    now = prospect(state, scales)
    for decision in legal:
        if decision.kind in HINTS:
            gain = prospect(after(state, seat, decision)[0], scales) - now
            if gain > 0.0:
                found.append(Advice(decision, gain, HINTS[decision.kind]))
    for advice in found:
        advice.score += FIRST
    return [*found, *_speeds(state, seat, legal, scales)]


def _speeds(state: State, seat: int, legal: Sequence[Decision], scales: Scales) -> list[Advice]:
    """Every speed that can be set; those that promise most are driven in the mind."""
    ways = outline(state, scales)
    wheel_dice = available(state, WHEEL)
    found: list[Advice] = []
    for decision in legal:
        if decision.kind == d.SET_SPEED:
            count = d.steps_of(decision)
            speed = state.speed[seat] + count
            worth = drive_at(ways, speed, wheel_dice, state.granted_wheels)
            worth -= DIE_PRICE * max(0, abs(count) - state.granted_speed)
            args: dict[str, object] = {"speed": MPH * speed}
            found.append(Advice(decision, worth, "hint-speed", args))
    found.sort(key=lambda advice: -advice.score)
    top = found[0].score
    for place, advice in enumerate(found):
        driven = place < DRIVEN
        advice.score = way_worth(after(state, seat, advice.decision)[0], seat, scales) if driven else advice.score - top
    best = max(advice.score for advice in found[:DRIVEN])
    for place, advice in enumerate(found):
        advice.score -= best if place < DRIVEN else ROUGH
    return found


HEURISTICS: Final = Driver()

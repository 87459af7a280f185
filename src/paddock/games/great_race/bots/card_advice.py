"""What a resource card is worth to a crew now, and when to play it."""

from __future__ import annotations

from typing import Final

from paddock.core.decision import Decision
from paddock.core.heuristics import Advice
from paddock.games.great_race.bots.road_costs import FUEL_VALUE, LEVEL_VALUE
from paddock.games.great_race.components.content import (
    ARMED_GUARD,
    CARDS,
    CHASSIS_MAX,
    DANGER_CARDS,
    ENGINE_MAX,
    ESTIENNE_CARD_LOSS,
    ESTIENNE_CHASSIS_LOSS,
    ESTIENNE_ENGINE_LOSS,
    ESTIENNE_FUEL_LOSS,
    ESTIENNE_MONEY_LOSS,
    ESTIENNE_MOVES,
    FORCED_MARCH,
    FUEL_MAX,
    GAIN_FUEL,
    GAIN_LEVELS,
    GAIN_MONEY,
    GUIDE,
    HIT_CHASSIS,
    HIT_ENGINE,
    HIT_FUEL,
    HIT_MONEY,
    HIT_TORPEDO_FUEL,
    IS_DANGER_CARD,
    NO_CARD,
    RIVER,
    SURVEY,
    TORPEDO_ASSISTANTS,
    TORPEDO_CODE,
)
from paddock.games.great_race.rules import decisions as d
from paddock.games.great_race.rules.state import MODE_ALONE, MODE_TORPEDO, PHASE_PICKS, State

GUARD_WORTH: Final = 38.0
MARCH_WORTH: Final = 46.0
GUIDE_WORTH: Final = 44.0
SURVEY_WORTH: Final = 14.0
ATTACK_WORTH: Final = 34.0
SALE_WORTH: Final = 10.0


def card_value(state: State, seat: int, card: int) -> float:
    """What a card would bring a crew, in francs."""
    crew = state.crew[seat]
    if GAIN_FUEL[card]:
        return FUEL_VALUE * GAIN_FUEL[card]
    if GAIN_LEVELS[card]:
        missing = ENGINE_MAX[crew] - state.engine[seat] + CHASSIS_MAX[crew] - state.chassis[seat]
        return LEVEL_VALUE * GAIN_LEVELS[card] * (1.6 if missing >= GAIN_LEVELS[card] else 0.8)
    if GAIN_MONEY[card]:
        return float(GAIN_MONEY[card])
    if card == ARMED_GUARD:
        return GUARD_WORTH
    if card == FORCED_MARCH:
        return MARCH_WORTH
    if card == GUIDE:
        return GUIDE_WORTH
    if card == SURVEY:
        return SURVEY_WORTH
    if state.mode == MODE_ALONE:
        return SALE_WORTH
    if state.mode == MODE_TORPEDO:
        return ATTACK_WORTH + 12.0 * HIT_TORPEDO_FUEL[card]
    return ATTACK_WORTH


def danger_effect_cost(card: int) -> float:
    """What one danger effect of an Estienne card costs, in francs."""
    if card == NO_CARD:
        return 0.0
    levels = ESTIENNE_CHASSIS_LOSS[card] + ESTIENNE_ENGINE_LOSS[card]
    return (
        LEVEL_VALUE * levels
        + FUEL_VALUE * ESTIENNE_FUEL_LOSS[card]
        + ESTIENNE_MONEY_LOSS[card]
        + 30.0 * ESTIENNE_CARD_LOSS[card]
    )


def advise_pick(state: State, seat: int) -> Advice:
    """The most useful card of the display; in solo a danger that is taken does not hit."""
    best, chosen = -1.0, 0
    for slot, card in enumerate(state.display):
        if card == NO_CARD:
            continue
        value = card_value(state, seat, card)
        if IS_DANGER_CARD[card] and state.phase == PHASE_PICKS:
            value += danger_effect_cost(state.estienne_card) if state.mode == MODE_TORPEDO else 0.0
            value += FUEL_VALUE if state.mode == MODE_ALONE else 0.0
        if value > best:
            best, chosen = value, slot
    return Advice(d.PICK_DECISIONS[chosen], best, "hint-pick")


def advise_discard(state: State, seat: int, legal: list[Decision]) -> Advice:
    """The card that is missed least."""
    chosen = min(legal, key=lambda decision: card_value(state, seat, decision.args[0]))
    return Advice(chosen, 1.0, "hint-discard")


def advise_card(state: State, seat: int, legal: list[Decision], drives: bool) -> Advice | None:
    """A card that helps now; `drives` tells that a drive follows in this turn."""
    crew, first = state.crew[seat], CARDS * seat
    room = FUEL_MAX[crew] - state.fuel[seat]
    missing = ENGINE_MAX[crew] - state.engine[seat] + CHASSIS_MAX[crew] - state.chassis[seat]
    for card in range(CARDS):
        if not state.hand[first + card]:
            continue
        now = d.PLAY_DECISIONS[card]
        if IS_DANGER_CARD[card]:
            advice = _advise_attack(state, seat, card, legal)
            if advice is not None:
                return advice
        elif now not in legal:
            continue
        elif GAIN_FUEL[card]:
            if room >= GAIN_FUEL[card] or (drives and room >= GAIN_FUEL[card] - 1):
                return Advice(now, 1.0, "hint-card")
        elif GAIN_LEVELS[card]:
            if missing >= GAIN_LEVELS[card] or (seat in state.arrived and missing):
                return Advice(now, 1.0, "hint-card")
        elif GAIN_MONEY[card] or (card == GUIDE and seat not in state.arrived) or (card == FORCED_MARCH and drives):
            return Advice(now, 1.0, "hint-card")
    return None


def _advise_attack(state: State, seat: int, card: int, legal: list[Decision]) -> Advice | None:
    """A danger card on whoever is nearest to the arrival, if it does them harm; Alone it is sold."""
    if d.SELL_DECISIONS[card] in legal:
        return Advice(d.SELL_DECISIONS[card], 1.0, "hint-card")
    if state.mode == MODE_TORPEDO:
        now = d.ATTACK_DECISIONS[card][TORPEDO_CODE]
        to_come = TORPEDO_ASSISTANTS - max(1, state.torpedo_acted)
        if now not in legal or to_come < 1 or state.estienne_card == NO_CARD:
            return None
        if card == RIVER:
            useful = max(ESTIENNE_MOVES[state.estienne_card][-to_come:]) > 1
        else:
            useful = (state.torpedo_fuel if HIT_TORPEDO_FUEL[card] else state.torpedo_mechanic) > 0
        return Advice(now, 1.0, "hint-attack") if useful else None
    home = state.race.steps_home
    rivals = [
        (home[state.space_of[other]], other)
        for other in range(state.seats)
        if d.ATTACK_DECISIONS[card][state.crew[other]] in legal and _does_full_damage(state, card, other)
    ]
    if not rivals or card not in DANGER_CARDS:
        return None
    rivals.sort()
    return Advice(d.ATTACK_DECISIONS[card][state.crew[rivals[0][1]]], 1.0, "hint-attack")


def _does_full_damage(state: State, card: int, other: int) -> bool:
    """Whether a danger card would cost a rival all that it can."""
    return (
        state.fuel[other] >= HIT_FUEL[card]
        and state.money[other] >= HIT_MONEY[card]
        and state.engine[other] >= HIT_ENGINE[card]
        and state.chassis[other] >= HIT_CHASSIS[card]
        and not (card == RIVER and state.passed[other])
    )

"""What a resource card is worth to a crew now, and when to play it."""

from __future__ import annotations

from typing import Final

from paddock.core.decision import Decision
from paddock.core.heuristics import Advice

from ..components import content
from ..rules import decisions as d
from ..rules.phases import MODE_ALONE, MODE_TORPEDO, PHASE_PICKS
from ..rules.state import State, missing_levels
from .road_costs import FUEL_VALUE, LEVEL_VALUE

WORTH_BY_CARD: Final = {
    content.CARD_ARMED_GUARD: 38.0,
    content.CARD_FORCED_MARCH: 46.0,
    content.CARD_GUIDE: 44.0,
    content.CARD_SURVEY: 14.0,
}
"""What cards are worth that bring neither fuel, levels nor money, in francs."""
ATTACK_WORTH: Final = 34.0
SALE_WORTH: Final = 10.0


def card_value(state: State, seat: int, card: int) -> float:
    """What a card would bring a crew, in francs."""
    if content.GAIN_FUEL[card]:
        return FUEL_VALUE * content.GAIN_FUEL[card]
    if content.GAIN_LEVELS[card]:
        missing = sum(missing_levels(state, seat))
        return LEVEL_VALUE * content.GAIN_LEVELS[card] * (1.6 if missing >= content.GAIN_LEVELS[card] else 0.8)
    if content.GAIN_MONEY[card]:
        return float(content.GAIN_MONEY[card])
    if card in WORTH_BY_CARD:
        return WORTH_BY_CARD[card]
    if state.mode == MODE_ALONE:
        return SALE_WORTH
    return ATTACK_WORTH + (12.0 * content.HIT_TORPEDO_FUEL[card] if state.mode == MODE_TORPEDO else 0.0)


def danger_effect_cost(card: int) -> float:
    """What one danger effect of an Estienne card costs, in francs."""
    if card == content.NO_CARD:
        return 0.0
    levels = content.ESTIENNE_CHASSIS_LOSS[card] + content.ESTIENNE_ENGINE_LOSS[card]
    return (
        LEVEL_VALUE * levels
        + FUEL_VALUE * content.ESTIENNE_FUEL_LOSS[card]
        + content.ESTIENNE_MONEY_LOSS[card]
        + 30.0 * content.ESTIENNE_CARD_LOSS[card]
    )


def advise_pick(state: State, seat: int) -> Advice:
    """The most useful card of the display; in solo a danger that is taken does not hit."""
    best, chosen = -1.0, 0
    for slot, card in enumerate(state.display):
        if card == content.NO_CARD:
            continue
        value = card_value(state, seat, card)
        if content.IS_DANGER_CARD[card] and state.phase == PHASE_PICKS:
            value += danger_effect_cost(state.estienne_card) if state.mode == MODE_TORPEDO else 0.0
            value += FUEL_VALUE if state.mode == MODE_ALONE else 0.0
        if value > best:
            best, chosen = value, slot
    return Advice(d.PICK_CARD_DECISIONS[chosen], best, "hint-pick")


def advise_discard(state: State, seat: int, choices: list[Decision]) -> Advice:
    """The card that is missed least."""
    chosen = min(choices, key=lambda decision: card_value(state, seat, decision.args[0]))
    return Advice(chosen, 1.0, "hint-discard")


def advise_card(state: State, seat: int, choices: list[Decision], will_drive: bool) -> Advice | None:
    """A card that helps now; `will_drive` tells that a drive follows in this turn."""
    crew, first = state.crew[seat], content.CARD_KIND_COUNT * seat
    room = content.MAX_FUEL_BY_VEHICLE[crew] - state.fuel[seat]
    missing = sum(missing_levels(state, seat))
    for card in range(content.CARD_KIND_COUNT):
        if not state.hand[first + card]:
            continue
        now = d.PLAY_CARD_DECISIONS[card]
        if content.IS_DANGER_CARD[card]:
            advice = _advise_attack(state, seat, card, choices)
            if advice is not None:
                return advice
        elif now not in choices:
            continue
        elif content.GAIN_FUEL[card]:
            if room >= content.GAIN_FUEL[card] or (will_drive and room >= content.GAIN_FUEL[card] - 1):
                return Advice(now, 1.0, "hint-card")
        elif content.GAIN_LEVELS[card]:
            if missing >= content.GAIN_LEVELS[card] or (seat in state.arrived and missing):
                return Advice(now, 1.0, "hint-card")
        elif (
            content.GAIN_MONEY[card]
            or (card == content.CARD_GUIDE and seat not in state.arrived)
            or (card == content.CARD_FORCED_MARCH and will_drive)
        ):
            return Advice(now, 1.0, "hint-card")
    return None


def _advise_attack(state: State, seat: int, card: int, choices: list[Decision]) -> Advice | None:
    """A danger card on whoever is nearest to the arrival, if it does them harm; Alone it is sold."""
    if d.SELL_CARD_DECISIONS[card] in choices:
        return Advice(d.SELL_CARD_DECISIONS[card], 1.0, "hint-card")
    if state.mode == MODE_TORPEDO:
        now = d.ATTACK_DECISIONS[card][content.TORPEDO_CODE]
        to_come = content.TORPEDO_ASSISTANTS - max(1, state.torpedo_acted)
        if now not in choices or to_come < 1 or state.estienne_card == content.NO_CARD:
            return None
        if card == content.CARD_RIVER:
            useful = max(content.MOVES_BY_ESTIENNE_CARD[state.estienne_card][-to_come:]) > 1
        else:
            useful = (state.torpedo_fuel if content.HIT_TORPEDO_FUEL[card] else state.torpedo_mechanic) > 0
        return Advice(now, 1.0, "hint-attack") if useful else None
    home = state.race.steps_home
    rivals = [
        (home[state.space_of[other]], other)
        for other in range(state.seats)
        if d.ATTACK_DECISIONS[card][state.crew[other]] in choices and _does_full_damage(state, card, other)
    ]
    if not rivals or card not in content.DANGER_CARDS:
        return None
    rivals.sort()
    return Advice(d.ATTACK_DECISIONS[card][state.crew[rivals[0][1]]], 1.0, "hint-attack")


def _does_full_damage(state: State, card: int, rival_seat: int) -> bool:
    """Whether a danger card would cost a rival all that it can."""
    return (
        state.fuel[rival_seat] >= content.HIT_FUEL[card]
        and state.money[rival_seat] >= content.HIT_MONEY[card]
        and state.engine[rival_seat] >= content.HIT_ENGINE[card]
        and state.chassis[rival_seat] >= content.HIT_CHASSIS[card]
        and not (card == content.CARD_RIVER and state.passed[rival_seat])
    )

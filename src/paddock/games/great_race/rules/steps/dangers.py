"""Dangers and what they cost, levels lost and gained (GR-5.13, GR-5.16, GR-8, GR-26.6)."""

from __future__ import annotations

from paddock.core.chance import ChanceSource
from paddock.core.event import EventSink

from ...components import content
from ...components.content import CARD_ARMED_GUARD, CARD_KIND_COUNT, COPIES_BY_CARD, POST_ESCORT
from ..phases import ASK_REACT, ASK_SPLIT, NO_QUESTION, SPLIT_FOR_DANGER, SPLIT_FOR_GAIN, SPLIT_FOR_TILE
from ..quest_counts import TILE_DANGER_COUNT
from ..state import Args, State, add_to_quest_count, ask_question, hand_size, missing_levels, unspent_assistants
from ..supplies import discard_from_hand, expand_counts
from .turns import spend_assistant


def may_react(state: State, seat: int) -> bool:
    """Whether a victim is asked (GR-5.16). Among others an Armed guard is secret, so that the question depends on what
    everybody knows: an Escort, or any card in hand while an Armed guard may be among them."""
    if unspent_assistants(state, seat, POST_ESCORT) > 0:
        return True
    if state.seats == 1:
        return state.hand[CARD_KIND_COUNT * seat + CARD_ARMED_GUARD] > 0
    open_guards = state.card_discard[CARD_ARMED_GUARD] + state.display.count(CARD_ARMED_GUARD)
    return hand_size(state, seat) > 0 and open_guards < COPIES_BY_CARD[CARD_ARMED_GUARD]


def threaten_crew(state: State, seat: int, danger: int, chance_source: ChanceSource, events: EventSink) -> None:
    """A danger would hit a crew."""
    if danger == content.DANGER_OF_ESTIENNE and seat in state.arrived:
        events.add("spared", (state.crew[seat],))
        return
    if events.is_listening:
        events.add("threatens", (state.crew[seat], danger))
    if may_react(state, seat):
        ask_question(state, ASK_REACT, seat, danger)
    else:
        _suffer_danger(state, seat, danger, chance_source, events)


def react_to_danger(state: State, seat: int, args: Args, chance_source: ChanceSource, events: EventSink) -> None:
    """The victim answers: one cancellation for one danger (GR-5.14)."""
    answer, danger = args[0], state.question_detail
    state.question = NO_QUESTION
    if answer == content.CANCEL_BY_ESCORT:
        spend_assistant(state, seat, POST_ESCORT)
    elif answer == content.CANCEL_BY_GUARD:
        discard_from_hand(state, seat, CARD_ARMED_GUARD)
    else:
        _suffer_danger(state, seat, danger, chance_source, events)
        return
    events.add("wards_off", (state.crew[seat], answer))


def _suffer_danger(state: State, seat: int, danger: int, chance_source: ChanceSource, events: EventSink) -> None:
    """A danger that was not cancelled."""
    if danger == content.DANGER_OF_TILE:
        lose_levels(state, seat, content.DANGER_LEVEL_LOSS, SPLIT_FOR_DANGER, chance_source, events)
    elif danger == content.DANGER_OF_DISPLAY:
        _lose_fuel_and_money(state, seat, content.ALONE_DANGER_FUEL, 0, events)
    elif danger == content.DANGER_OF_ESTIENNE:
        card = state.estienne_card
        _lose_gauge_levels(state, seat, content.ESTIENNE_ENGINE_LOSS[card], content.ESTIENNE_CHASSIS_LOSS[card], events)
        _lose_fuel_and_money(state, seat, content.ESTIENNE_FUEL_LOSS[card], content.ESTIENNE_MONEY_LOSS[card], events)
        _lose_cards(state, seat, content.ESTIENNE_CARD_LOSS[card], chance_source, events)
    else:
        card = content.DANGER_OF_CARD.index(danger)
        _lose_gauge_levels(state, seat, content.HIT_ENGINE[card], content.HIT_CHASSIS[card], events)
        _lose_fuel_and_money(state, seat, content.HIT_FUEL[card], content.HIT_MONEY[card], events)
        if card == content.CARD_RIVER:
            state.held_by_river[seat] = True
            events.add("held_up", (state.crew[seat],))


def _lose_gauge_levels(state: State, seat: int, engine_levels: int, chassis_levels: int, events: EventSink) -> None:
    """Levels of a gauge that is named, no more than are there (GR-0.1, GR-8.2)."""
    engine_levels = min(engine_levels, state.engine[seat])
    chassis_levels = min(chassis_levels, state.chassis[seat])
    if engine_levels or chassis_levels:
        _take_levels(state, seat, engine_levels, chassis_levels, "loses_levels", events)


def _take_levels(
    state: State, seat: int, engine_levels: int, chassis_levels: int, event_kind: str, events: EventSink
) -> None:
    state.engine[seat] -= engine_levels
    state.chassis[seat] -= chassis_levels
    if events.is_listening:
        events.add(event_kind, (state.crew[seat], engine_levels, chassis_levels))


def _lose_fuel_and_money(state: State, seat: int, fuel: int, money: int, events: EventSink) -> None:
    """No more than is there (GR-0.1)."""
    for kind, held, amount in (("loses_fuel", state.fuel, fuel), ("loses_money", state.money, money)):
        lost = min(amount, held[seat])
        if lost:
            held[seat] -= lost
            events.add(kind, (state.crew[seat], lost, held[seat]))


def _lose_cards(state: State, seat: int, card_count: int, chance_source: ChanceSource, events: EventSink) -> None:
    """Cards from the hand at random."""
    hand = expand_counts(state.hand[CARD_KIND_COUNT * seat : CARD_KIND_COUNT * (seat + 1)]) if card_count else []
    if not hand:
        return
    for card in chance_source.draw("lost-card", hand, min(card_count, len(hand))):
        discard_from_hand(state, seat, card)
        events.add("loses_card", (state.crew[seat], card))


def split_range(state: State, seat: int, levels: int) -> tuple[int, int]:
    """The fewest and the most engine levels among so many that are lost."""
    return max(0, levels - state.chassis[seat]), min(levels, state.engine[seat])


def lose_levels(
    state: State, seat: int, levels: int, split_purpose: int, chance_source: ChanceSource, events: EventSink
) -> None:
    """Mechanic levels are lost as the crew splits them; one possible split is made at once (GR-8.2)."""
    levels = min(levels, state.engine[seat] + state.chassis[seat])
    if not levels:
        return
    low, high = split_range(state, seat, levels)
    ask_question(state, ASK_SPLIT, seat, levels, split_purpose)
    if low == high:
        split_levels(state, seat, (low, levels - low), chance_source, events)


def split_levels(state: State, seat: int, args: Args, chance_source: ChanceSource, events: EventSink) -> None:
    """A crew has split levels that it pays, loses or gains."""
    engine, chassis = args
    purpose = state.split_purpose
    state.question = NO_QUESTION
    if purpose == SPLIT_FOR_GAIN:
        restore_levels(state, seat, engine, chassis, events)
        return
    _take_levels(state, seat, engine, chassis, "pays" if purpose == SPLIT_FOR_TILE else "loses_levels", events)
    if purpose == SPLIT_FOR_DANGER:
        add_to_quest_count(state, seat, TILE_DANGER_COUNT)


def restore_levels(state: State, seat: int, engine_levels: int, chassis_levels: int, events: EventSink) -> None:
    """Levels come back; what is too much vanishes (GR-0.2)."""
    engines, frames = missing_levels(state, seat)
    engine_levels, chassis_levels = min(engine_levels, engines), min(chassis_levels, frames)
    state.engine[seat] += engine_levels
    state.chassis[seat] += chassis_levels
    if events.is_listening:
        events.add("restores", (state.crew[seat], engine_levels, chassis_levels))

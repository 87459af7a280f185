"""Dangers and what they cost, levels lost and gained (GR-5.13, GR-5.16, GR-8, GR-26.6)."""

from __future__ import annotations

from paddock.core.chance import Chance
from paddock.core.event import EventSink
from paddock.games.great_race.components.content import (
    ALONE_DANGER_FUEL,
    ARMED_GUARD,
    BY_CARD,
    BY_ESCORT,
    BY_ESTIENNE,
    BY_GUARD,
    BY_LYING,
    BY_TILE,
    CARD_COUNT,
    CARDS,
    CHASSIS_MAX,
    DANGER_LEVELS,
    ENGINE_MAX,
    ESCORT,
    EST_CARDS,
    EST_CHASSIS,
    EST_ENGINE,
    EST_FUEL,
    EST_MONEY,
    HIT_CHASSIS,
    HIT_ENGINE,
    HIT_FUEL,
    HIT_MONEY,
    RIVER,
)
from paddock.games.great_race.rules.state import (
    COUNTS,
    FOR_DANGER,
    FOR_GAIN,
    FOR_TILE,
    NOTHING,
    REACT,
    SPLIT,
    TILE_DANGERS,
    Args,
    State,
    cards_held,
    count,
    named,
    put,
    unspent,
)
from paddock.games.great_race.rules.steps.turning import spend
from paddock.games.great_race.rules.supplies import spend_card, spread


def may_react(state: State, seat: int) -> bool:
    """Whether a victim is asked (GR-5.16). Among others an Armed guard is secret, so that the question depends on what
    everybody knows: an Escort, or any card in hand while an Armed guard may be among them."""
    if unspent(state, seat, ESCORT) > 0:
        return True
    if state.seats == 1:
        return state.hand[CARDS * seat + ARMED_GUARD] > 0
    open_guards = state.discard[ARMED_GUARD] + state.display.count(ARMED_GUARD)
    return cards_held(state, seat) > 0 and open_guards < CARD_COUNT[ARMED_GUARD]


def threaten(state: State, seat: int, danger: int, chance: Chance, events: EventSink) -> None:
    """A danger would hit a crew."""
    if danger == BY_ESTIENNE and seat in state.arrived:
        events.add("spared", (named(state, seat),))
        return
    events.add("threatens", (named(state, seat), danger))
    if may_react(state, seat):
        put(state, REACT, seat, danger)
    else:
        _suffer(state, seat, danger, chance, events)


def react(state: State, seat: int, args: Args, chance: Chance, events: EventSink) -> None:
    """The victim answers: one cancellation for one danger (GR-5.14)."""
    answer, danger = args[0], state.ask_detail
    state.ask = NOTHING
    if answer == BY_ESCORT:
        spend(state, seat, ESCORT)
    elif answer == BY_GUARD:
        spend_card(state, seat, ARMED_GUARD)
    else:
        _suffer(state, seat, danger, chance, events)
        return
    events.add("wards_off", (named(state, seat), answer))


def _suffer(state: State, seat: int, danger: int, chance: Chance, events: EventSink) -> None:
    """A danger that was not cancelled."""
    if danger == BY_TILE:
        lose_levels(state, seat, DANGER_LEVELS, FOR_DANGER, chance, events)
    elif danger == BY_LYING:
        _lose_fuel(state, seat, ALONE_DANGER_FUEL, events)
    elif danger == BY_ESTIENNE:
        card = state.current
        _lose_named(state, seat, EST_ENGINE[card], EST_CHASSIS[card], events)
        _lose_fuel(state, seat, EST_FUEL[card], events)
        _lose_money(state, seat, EST_MONEY[card], events)
        _lose_cards(state, seat, EST_CARDS[card], chance, events)
    else:
        card = BY_CARD.index(danger)
        _lose_named(state, seat, HIT_ENGINE[card], HIT_CHASSIS[card], events)
        _lose_fuel(state, seat, HIT_FUEL[card], events)
        _lose_money(state, seat, HIT_MONEY[card], events)
        if card == RIVER:
            state.river[seat] = True
            events.add("held_up", (named(state, seat),))


def _lose_named(state: State, seat: int, engine: int, chassis: int, events: EventSink) -> None:
    """Levels of a gauge that is named, no more than are there (GR-0.1, GR-8.2)."""
    engine = min(engine, state.engine[seat])
    chassis = min(chassis, state.chassis[seat])
    if engine or chassis:
        _take_levels(state, seat, engine, chassis, "loses_levels", events)


def _take_levels(state: State, seat: int, engine: int, chassis: int, kind: str, events: EventSink) -> None:
    state.engine[seat] -= engine
    state.chassis[seat] -= chassis
    events.add(kind, (named(state, seat), engine, chassis))


def _lose_fuel(state: State, seat: int, levels: int, events: EventSink) -> None:
    lost = min(levels, state.fuel[seat])
    if lost:
        state.fuel[seat] -= lost
        events.add("loses_fuel", (named(state, seat), lost, state.fuel[seat]))


def _lose_money(state: State, seat: int, amount: int, events: EventSink) -> None:
    lost = min(amount, state.money[seat])
    if lost:
        state.money[seat] -= lost
        events.add("loses_money", (named(state, seat), lost, state.money[seat]))


def _lose_cards(state: State, seat: int, number: int, chance: Chance, events: EventSink) -> None:
    """Cards from the hand at random."""
    hand = spread(state.hand[CARDS * seat : CARDS * (seat + 1)]) if number else []
    if not hand:
        return
    for card in chance.draw("lost-card", hand, min(number, len(hand))):
        spend_card(state, seat, card)
        events.add("loses_card", (named(state, seat), card))


# -- levels ----------------------------------------------------------------------------------------------------


def split_range(state: State, seat: int, levels: int) -> tuple[int, int]:
    """The fewest and the most engine levels among so many that are lost."""
    return max(0, levels - state.chassis[seat]), min(levels, state.engine[seat])


def lose_levels(state: State, seat: int, levels: int, purpose: int, chance: Chance, events: EventSink) -> None:
    """Mechanic levels are lost as the crew splits them; one possible split is made at once (GR-8.2)."""
    levels = min(levels, state.engine[seat] + state.chassis[seat])
    if not levels:
        return
    low, high = split_range(state, seat, levels)
    put(state, SPLIT, seat, levels, purpose)
    if low == high:
        split(state, seat, (low, levels - low), chance, events)


def split(state: State, seat: int, args: Args, chance: Chance, events: EventSink) -> None:
    """A crew has split levels that it pays, loses or gains."""
    engine, chassis = args
    purpose = state.ask_more
    state.ask = NOTHING
    if purpose == FOR_GAIN:
        restore(state, seat, engine, chassis, events)
        return
    _take_levels(state, seat, engine, chassis, "pays" if purpose == FOR_TILE else "loses_levels", events)
    if purpose == FOR_DANGER:
        count(state, seat, TILE_DANGERS, state.counts[COUNTS * seat + TILE_DANGERS] + 1)


def restore(state: State, seat: int, engine: int, chassis: int, events: EventSink) -> None:
    """Levels come back; what is too much vanishes (GR-0.2)."""
    crew = state.crew[seat]
    engine = min(engine, ENGINE_MAX[crew] - state.engine[seat])
    chassis = min(chassis, CHASSIS_MAX[crew] - state.chassis[seat])
    state.engine[seat] += engine
    state.chassis[seat] += chassis
    events.add("restores", (named(state, seat), engine, chassis))

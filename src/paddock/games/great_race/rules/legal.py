"""Whom the game waits for, and everything that they may decide (section (a) of the rules)."""

from __future__ import annotations

from itertools import chain, compress
from operator import getitem
from typing import Final

from paddock.core.decision import Decision
from paddock.games.great_race.components.content import (
    ACCEPT,
    ARMED_GUARD,
    BY_ESCORT,
    BY_GUARD,
    CARDS,
    CHASSIS_MAX,
    CREWS,
    ENGINE_MAX,
    ENGLAND,
    ESCORT,
    FRANCE,
    FREE_LEVELS,
    IS_DANGER,
    ITALY,
    MOST_LEVELS,
    NO_TILE,
    NOBODY,
    POSTS,
    PROGRAMS,
    QUESTS,
    REPAIR_MOST,
    SURVEY,
    TORPEDO_NAME,
    USUAL_PROGRAM,
)
from paddock.games.great_race.components.map import CITY_AT, IN_CITY, NEIGHBOURS, NO_CITY, PORTS, RISKY, SPACES
from paddock.games.great_race.rules import decisions as d
from paddock.games.great_race.rules.costs import (
    CANNOT,
    can_step,
    clearable,
    fuel_to_buy,
    has_risk_power,
    laying_spaces,
    level_price,
    may_drive,
    repair_price,
    sea_lines,
)
from paddock.games.great_race.rules.quests import to_stamp
from paddock.games.great_race.rules.state import (
    AGAINST_TORPEDO,
    CLEAR,
    CONVOY,
    CREW_CHOICE,
    CROSSING,
    DISCARD,
    END,
    FOR_GAIN,
    FUEL_STEP,
    LAY,
    NO_DRIVE,
    NOTHING,
    OPENING_PICKS,
    PHASES,
    PICKS,
    PROGRAMMING,
    QUESTIONS,
    RACE,
    REACT,
    RETURN,
    SPLIT,
    TORPEDO,
    UPGRADE,
    State,
    unspent,
)
from paddock.games.great_race.rules.steps.dangers import split_range
from paddock.games.great_race.rules.steps.ending import lowest
from paddock.games.great_race.rules.steps.rounds import to_program

_PICKING: Final = (PICKS, OPENING_PICKS)


def waiting_for(state: State) -> list[int]:
    """The seats that owe a decision."""
    if state.ask:
        return [state.ask_seat]
    phase = state.phase
    if phase == CONVOY:
        return [state.turn]
    if phase == PROGRAMMING:
        return to_program(state)
    if phase in _PICKING:
        return [state.picks[0]] if state.picks else []
    if phase == CREW_CHOICE:
        return [state.picking[0]] if state.picking else []
    return []


def question(state: State) -> str:
    """What they are asked, in a word."""
    if state.ask != NOTHING:
        return QUESTIONS[state.ask]
    if state.phase == CONVOY:
        return "turn" if state.drive_left == NO_DRIVE else "drive"
    return "pick" if state.phase in _PICKING else PHASES[state.phase]


def legal(state: State, seat: int) -> list[Decision]:
    """Everything that this seat may decide now."""
    if state.ask:
        return _answers(state, seat) if seat == state.ask_seat else []
    phase = state.phase
    if phase == CONVOY:
        if seat != state.turn:
            return []
        return _steps(state, seat) if state.drive_left != NO_DRIVE else _turn(state, seat)
    if phase in _PICKING:
        if not state.picks or state.picks[0] != seat:
            return []
        return list(compress(d.PICKED, map(_LIES.__getitem__, state.display)))
    if phase == PROGRAMMING:
        return d.PROGRAMMED[:] if seat in to_program(state) else []
    if seat not in waiting_for(state):
        return []
    return [d.CREWS_PICKED[crew] for crew in range(CREWS) if crew not in state.crew]


_LIES: Final[list[bool]] = [*(True for _ in range(CARDS)), False]
"""Whether there is a card in a slot; an empty one, whose card is `NO_CARD`, is the last."""


def _answers(state: State, seat: int) -> list[Decision]:
    """Answers to the question that is open."""
    ask = state.ask
    if ask == LAY:
        if state.tile_now != NO_TILE:
            return _layings(state)
        return [d.TILE_PICKED[tile] for tile in sorted(set(state.drawn))]
    if ask == SPLIT:
        low, high = split_range(state, seat, state.ask_detail)
        if state.ask_more == FOR_GAIN:
            low, high = 0, state.ask_detail
        return [d.SPLITS[engine][state.ask_detail - engine] for engine in range(low, high + 1)]
    if ask == REACT:
        found = [d.REACTED[ACCEPT]]
        if unspent(state, seat, ESCORT) > 0:
            found.append(d.REACTED[BY_ESCORT])
        if state.hand[CARDS * seat + ARMED_GUARD]:
            found.append(d.REACTED[BY_GUARD])
        return found
    if ask == DISCARD:
        return list(compress(d.DISCARDED, state.hand[CARDS * seat : CARDS * (seat + 1)]))
    if ask == RETURN:
        return [d.RETURNED[tile] for tile in sorted(set(state.drawn))]
    if ask == CLEAR:
        return [d.CLEARED[space] for space in clearable(state, seat)]
    if ask == UPGRADE:
        return [d.UPGRADED[card] for card in lowest(state)]
    mask = to_stamp(state)
    return [*(d.STAMPED[quest] for quest in range(QUESTS) if mask >> quest & 1), d.DONE_NOW]


_BYTES: Final = (SPACES + 7) // 8
_OF_BYTE: Final[list[list[int]]] = [[bit for bit in range(8) if byte >> bit & 1] for byte in range(256)]
_LAYINGS: Final[list[list[list[Decision]]]] = [
    [[d.LAID[first + bit] for bit in bits if first + bit < SPACES] for bits in _OF_BYTE]
    for first in range(0, SPACES, 8)
]
"""`_LAYINGS[place][byte]`: where a tile may be laid, by the bytes of the mask of all spaces."""


def _layings(state: State) -> list[Decision]:
    """Where the tile in hand may be laid."""
    return list(chain.from_iterable(map(getitem, _LAYINGS, laying_spaces(state).to_bytes(_BYTES, "little"))))


def _turn(state: State, seat: int) -> list[Decision]:
    """The three steps of a turn; choosing something of a later one gives up the earlier (GR-5.2)."""
    found = d.FUEL_BOUGHT[: fuel_to_buy(state, seat)] if state.step == FUEL_STEP else []
    _cards(state, seat, found)
    posts, spent = state.posts, state.spent
    if state.seats > 1:
        first, last = POSTS * seat, POSTS * seat + POSTS
        posts, spent = posts[first:last], spent[first:last]
    funding, scout, mechanic, escort = posts
    funded, scouted, worked, escorted = spent
    power = NOBODY if state.power_used[seat] else state.crew[seat]
    if funding > funded:
        found += _FUNDS[power]
    if scout > scouted:
        found += _SCOUTS[power]
    if mechanic > worked:
        _repairs(state, seat, power, found)
        if may_drive(state, seat):
            found.append(d.DRIVE_NOW)
        if state.at[seat] in PORTS:
            found += [d.SAILED[line] for line in sea_lines(state, seat)]
    if escort > escorted:
        for space in clearable(state, seat):
            found.append(d.CLEARED[space])
    found.append(d.PASS_NOW)
    return found


_FUNDS: Final = [[d.FUND_NOW]] * (CREWS + 1)
_FUNDS[ENGLAND] = [d.FUND_NOW, d.FUND_MORE]
_SCOUTS: Final = [[d.SCOUT_NOW, d.CARD_NOW]] * (CREWS + 1)
_SCOUTS[FRANCE] = [d.SCOUT_NOW, d.SCOUT_MORE, d.CARD_NOW]
"""By the crew that has its power at hand; `NOBODY`, which has none, is the last (GR-13.2, GR-13.3)."""


def targets(state: State, seat: int) -> list[int]:
    """Whom a danger card may be played on, by name (GR-9.9, GR-9.10, GR-9.13)."""
    if state.mode == AGAINST_TORPEDO:
        return [] if TORPEDO in state.arrived else [TORPEDO_NAME]
    return [
        state.crew[other]
        for other in range(state.seats)
        if other != seat and other not in state.conceded and other not in state.arrived
    ]


_CARDS: Final = range(CARDS)
_ON_TORPEDO: Final = [d.ATTACKED[card][TORPEDO_NAME] if IS_DANGER[card] else d.PLAYED[card] for card in _CARDS]
_ALONE: Final = [d.SOLD[card] if IS_DANGER[card] else d.PLAYED[card] for card in _CARDS]
"""What each card is for against the Torpedo, and alone (GR-9.11, GR-32.3)."""


def _cards(state: State, seat: int, found: list[Decision]) -> None:
    """Cards that can be played now (GR-9)."""
    hand = state.hand.copy() if state.seats == 1 else state.hand[CARDS * seat : CARDS * (seat + 1)]
    hand[ARMED_GUARD] = 0
    if hand[SURVEY] and not clearable(state, seat):
        hand[SURVEY] = 0
    if state.mode == AGAINST_TORPEDO and TORPEDO not in state.arrived:
        found += compress(_ON_TORPEDO, hand)
    elif state.mode == CROSSING:
        found += compress(_ALONE, hand)
    else:
        for card in compress(_CARDS, hand):
            if IS_DANGER[card]:
                found += [d.ATTACKED[card][rival] for rival in targets(state, seat)]
            else:
                found.append(d.PLAYED[card])


def _repairs(state: State, seat: int, power: int, found: list[Decision]) -> None:
    """Repairs that can be paid, by the crew that has its power at hand (GR-5.10, GR-5.15, GR-13.4)."""
    crew, money = state.crew[seat], state.money[seat]
    engines, frames = ENGINE_MAX[crew] - state.engine[seat], CHASSIS_MAX[crew] - state.chassis[seat]
    if not engines and not frames:
        return
    if state.mode == CROSSING and not IN_CITY[state.at[seat]]:
        if CANNOT < repair_price(state, seat, 1, 0, False) <= money:
            found.append(d.REPAIRED[1][0])
        return
    most = money // level_price(state, seat)
    if most > REPAIR_MOST:
        most = REPAIR_MOST
    found += _REPAIRS[power][engines][frames][most]


def _all_repairs(free: bool, engines: int, frames: int, most: int) -> list[Decision]:
    """Repairs of so many levels that are missing, with money for `most` of them."""
    found: list[Decision] = []
    for engine in range(min(engines, REPAIR_MOST) + 1):
        for chassis in range(min(frames, REPAIR_MOST - engine) + 1):
            levels = engine + chassis
            if 0 < levels <= most:
                found.append(d.REPAIRED[engine][chassis])
            if free and 0 < levels <= most + FREE_LEVELS:
                found.append(d.REPAIRED_MORE[engine][chassis])
    return found


_MISSING: Final = range(MOST_LEVELS + 1)
_PAID: Final = range(REPAIR_MOST + 1)
_REPAIRS: Final = [
    [[[_all_repairs(free, engines, frames, most) for most in _PAID] for frames in _MISSING] for engines in _MISSING]
    for free in (crew == ITALY for crew in range(CREWS + 1))
]
"""`_REPAIRS[power][engines][frames][most]`: all of these."""


def _steps(state: State, seat: int) -> list[Decision]:
    """The steps of a drive (GR-6.2, GR-6.3)."""
    found: list[Decision] = []
    power = has_risk_power(state, seat)
    for space in NEIGHBOURS[state.at[seat]]:
        if CITY_AT[space] != NO_CITY:
            found.append(d.ENTERED[CITY_AT[space]])
            continue
        if can_step(state, seat, space, False):
            found.append(d.STEPPED[space])
        if power and RISKY[space] and can_step(state, seat, space, True):
            found.append(d.STEPPED_FREE[space])
    if state.attempted:
        found.append(d.STOP_NOW)
    return found


def standing(state: State, seat: int) -> list[Decision]:
    """What is legal without being offered: giving up alone, or leaving a race of several."""
    if not 0 <= seat < state.seats or state.phase >= END or seat in state.conceded:
        return []
    return [d.CONCEDE_NOW if state.mode == RACE else d.RESIGN_NOW]


def default(state: State, seat: int) -> Decision:
    """What is played for a seat whose time is up: it holds what it has and passes."""
    choices = legal(state, seat)
    if state.ask == REACT:
        return choices[1] if len(choices) > 1 else choices[0]
    if state.ask == SPLIT:
        return choices[-1] if state.ask_more == FOR_GAIN else choices[0]
    if state.ask != NOTHING:
        return d.DONE_NOW if d.DONE_NOW in choices else choices[0]
    if state.phase == CONVOY:
        if state.drive_left == NO_DRIVE:
            return d.PASS_NOW
        return d.STOP_NOW if state.attempted else choices[0]
    if state.phase == PROGRAMMING:
        return d.PROGRAMMED[PROGRAMS.index(USUAL_PROGRAM)]
    return choices[0]

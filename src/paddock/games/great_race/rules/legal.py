"""Whom the game waits for, and everything that they may decide (section (a) of the rules)."""

from __future__ import annotations

from itertools import chain, compress
from operator import getitem
from typing import Final

from paddock.core.decision import Decision
from paddock.games.great_race.components.content import (
    ACCEPT_DANGER,
    ARMED_GUARD,
    CANCEL_BY_ESCORT,
    CANCEL_BY_GUARD,
    CARDS,
    CHASSIS_MAX,
    CREWS,
    DEFAULT_PROGRAM,
    ENGINE_MAX,
    ENGLAND,
    ESCORT,
    FRANCE,
    FREE_REPAIR_LEVELS,
    IS_DANGER_CARD,
    ITALY,
    MAX_LEVELS,
    NO_TILE,
    NOBODY,
    POSTS,
    PROGRAMS,
    QUESTS,
    REPAIR_MAX_LEVELS,
    SURVEY,
    TORPEDO_CODE,
)
from paddock.games.great_race.components.map import CITY_AT, IS_CITY, IS_RISKY, NEIGHBOURS, NO_CITY, PORTS, SPACES
from paddock.games.great_race.rules import decisions as d
from paddock.games.great_race.rules.costs import (
    IMPOSSIBLE,
    buyable_fuel,
    can_step,
    clearable_spaces,
    has_risk_power,
    layable_mask,
    level_price,
    may_drive,
    payable_sea_lines,
    repair_price,
)
from paddock.games.great_race.rules.quests import stampable_quests
from paddock.games.great_race.rules.state import (
    ASK_CLEAR,
    ASK_DISCARD,
    ASK_LAY,
    ASK_REACT,
    ASK_RETURN,
    ASK_SPLIT,
    ASK_UPGRADE,
    FUEL_STEP,
    MODE_ALONE,
    MODE_RACE,
    MODE_TORPEDO,
    NO_DRIVE,
    NO_QUESTION,
    PHASE_CONVOY,
    PHASE_CREW_CHOICE,
    PHASE_END,
    PHASE_OPENING_PICKS,
    PHASE_PICKS,
    PHASE_PROGRAMMING,
    PHASES,
    QUESTIONS,
    SPLIT_FOR_GAIN,
    TORPEDO_INDEX,
    State,
    unspent_assistants,
)
from paddock.games.great_race.rules.steps.dangers import split_range
from paddock.games.great_race.rules.steps.ending import upgradable_cards
from paddock.games.great_race.rules.steps.rounds import seats_to_program

_PICK_PHASES: Final = (PHASE_PICKS, PHASE_OPENING_PICKS)


def waiting_for(state: State) -> list[int]:
    """The seats that owe a decision."""
    if state.question:
        return [state.question_seat]
    phase = state.phase
    if phase == PHASE_CONVOY:
        return [state.turn]
    if phase == PHASE_PROGRAMMING:
        return seats_to_program(state)
    if phase in _PICK_PHASES:
        return [state.card_pickers[0]] if state.card_pickers else []
    if phase == PHASE_CREW_CHOICE:
        return [state.crew_pickers[0]] if state.crew_pickers else []
    return []


def current_question(state: State) -> str:
    """What they are asked, in a word."""
    if state.question != NO_QUESTION:
        return QUESTIONS[state.question]
    if state.phase == PHASE_CONVOY:
        return "turn" if state.drive_left == NO_DRIVE else "drive"
    return "pick" if state.phase in _PICK_PHASES else PHASES[state.phase]


def legal(state: State, seat: int) -> list[Decision]:
    """Everything that this seat may decide now."""
    if state.question:
        return _answer_decisions(state, seat) if seat == state.question_seat else []
    phase = state.phase
    if phase == PHASE_CONVOY:
        if seat != state.turn:
            return []
        return _step_decisions(state, seat) if state.drive_left != NO_DRIVE else _turn_decisions(state, seat)
    if phase in _PICK_PHASES:
        if not state.card_pickers or state.card_pickers[0] != seat:
            return []
        return list(compress(d.PICK_DECISIONS, map(_IS_CARD.__getitem__, state.display)))
    if phase == PHASE_PROGRAMMING:
        return d.PROGRAM_DECISIONS[:] if seat in seats_to_program(state) else []
    if seat not in waiting_for(state):
        return []
    return [d.CREW_PICK_DECISIONS[crew] for crew in range(CREWS) if crew not in state.crew]


_IS_CARD: Final[list[bool]] = [*(True for _ in range(CARDS)), False]
"""Whether there is a card in a slot; an empty one, whose card is `NO_CARD`, is the last."""


def _answer_decisions(state: State, seat: int) -> list[Decision]:
    """Answers to the question that is open."""
    ask = state.question
    if ask == ASK_LAY:
        if state.tile_to_lay != NO_TILE:
            return _lay_decisions(state)
        return [d.TILE_PICK_DECISIONS[tile] for tile in sorted(set(state.drawn_tiles))]
    if ask == ASK_SPLIT:
        low, high = split_range(state, seat, state.question_detail)
        if state.split_purpose == SPLIT_FOR_GAIN:
            low, high = 0, state.question_detail
        return [d.SPLIT_DECISIONS[engine][state.question_detail - engine] for engine in range(low, high + 1)]
    if ask == ASK_REACT:
        decisions = [d.REACT_DECISIONS[ACCEPT_DANGER]]
        if unspent_assistants(state, seat, ESCORT) > 0:
            decisions.append(d.REACT_DECISIONS[CANCEL_BY_ESCORT])
        if state.hand[CARDS * seat + ARMED_GUARD]:
            decisions.append(d.REACT_DECISIONS[CANCEL_BY_GUARD])
        return decisions
    if ask == ASK_DISCARD:
        return list(compress(d.DISCARD_DECISIONS, state.hand[CARDS * seat : CARDS * (seat + 1)]))
    if ask == ASK_RETURN:
        return [d.RETURN_DECISIONS[tile] for tile in sorted(set(state.drawn_tiles))]
    if ask == ASK_CLEAR:
        return [d.CLEAR_DECISIONS[space] for space in clearable_spaces(state, seat)]
    if ask == ASK_UPGRADE:
        return [d.UPGRADE_DECISIONS[card] for card in upgradable_cards(state)]
    mask = stampable_quests(state)
    return [*(d.STAMP_DECISIONS[quest] for quest in range(QUESTS) if mask >> quest & 1), d.DONE_DECISION]


_SPACE_MASK_BYTES: Final = (SPACES + 7) // 8
_BITS_OF_BYTE: Final[list[list[int]]] = [[bit for bit in range(8) if byte >> bit & 1] for byte in range(256)]
_LAY_DECISIONS_BY_BYTE: Final[list[list[list[Decision]]]] = [
    [[d.LAY_DECISIONS[first + bit] for bit in bits if first + bit < SPACES] for bits in _BITS_OF_BYTE]
    for first in range(0, SPACES, 8)
]
"""`_LAY_DECISIONS_BY_BYTE[place][byte]`: where a tile may be laid, by the bytes of the mask of all spaces."""


def _lay_decisions(state: State) -> list[Decision]:
    """Where the tile in hand may be laid."""
    return list(
        chain.from_iterable(
            map(getitem, _LAY_DECISIONS_BY_BYTE, layable_mask(state).to_bytes(_SPACE_MASK_BYTES, "little"))
        )
    )


def _turn_decisions(state: State, seat: int) -> list[Decision]:
    """The three steps of a turn; choosing something of a later one gives up the earlier (GR-5.2)."""
    decisions = d.BUY_FUEL_DECISIONS[: buyable_fuel(state, seat)] if state.turn_step == FUEL_STEP else []
    decisions += _card_decisions(state, seat)
    posts, spent = state.posts, state.spent_posts
    if state.seats > 1:
        first, last = POSTS * seat, POSTS * seat + POSTS
        posts, spent = posts[first:last], spent[first:last]
    funding, scout, mechanic, escort = posts
    funded, scouted, worked, escorted = spent
    power = NOBODY if state.power_used[seat] else state.crew[seat]
    if funding > funded:
        decisions += _FUND_DECISIONS[power]
    if scout > scouted:
        decisions += _SCOUT_DECISIONS[power]
    if mechanic > worked:
        decisions += _repair_decisions(state, seat, power)
        if may_drive(state, seat):
            decisions.append(d.DRIVE_DECISION)
        if state.space_of[seat] in PORTS:
            decisions += [d.SAIL_DECISIONS[line] for line in payable_sea_lines(state, seat)]
    if escort > escorted:
        for space in clearable_spaces(state, seat):
            decisions.append(d.CLEAR_DECISIONS[space])
    decisions.append(d.PASS_DECISION)
    return decisions


_FUND_DECISIONS: Final = [[d.FUND_DECISION]] * (CREWS + 1)
_FUND_DECISIONS[ENGLAND] = [d.FUND_DECISION, d.FUND_POWER_DECISION]
_SCOUT_DECISIONS: Final = [[d.SCOUT_TILES_DECISION, d.SCOUT_CARD_DECISION]] * (CREWS + 1)
_SCOUT_DECISIONS[FRANCE] = [d.SCOUT_TILES_DECISION, d.SCOUT_TILES_POWER_DECISION, d.SCOUT_CARD_DECISION]
"""By the crew that has its power at hand; `NOBODY`, which has none, is the last (GR-13.2, GR-13.3)."""


def attack_targets(state: State, seat: int) -> list[int]:
    """Whom a danger card may be played on, by name (GR-9.9, GR-9.10, GR-9.13)."""
    if state.mode == MODE_TORPEDO:
        return [] if TORPEDO_INDEX in state.arrived else [TORPEDO_CODE]
    return [
        state.crew[other]
        for other in range(state.seats)
        if other != seat and other not in state.conceded and other not in state.arrived
    ]


_CARD_CODES: Final = range(CARDS)
_SOLO_CARD_DECISIONS: Final = [
    d.ATTACK_DECISIONS[card][TORPEDO_CODE] if IS_DANGER_CARD[card] else d.PLAY_DECISIONS[card] for card in _CARD_CODES
]
_ALONE_CARD_DECISIONS: Final = [
    d.SELL_DECISIONS[card] if IS_DANGER_CARD[card] else d.PLAY_DECISIONS[card] for card in _CARD_CODES
]
"""What each card is for against the Torpedo, and alone (GR-9.11, GR-32.3)."""


def _card_decisions(state: State, seat: int) -> list[Decision]:
    """Cards that can be played now (GR-9)."""
    hand = state.hand.copy() if state.seats == 1 else state.hand[CARDS * seat : CARDS * (seat + 1)]
    hand[ARMED_GUARD] = 0
    if hand[SURVEY] and not clearable_spaces(state, seat):
        hand[SURVEY] = 0
    if state.mode == MODE_TORPEDO and TORPEDO_INDEX not in state.arrived:
        return list(compress(_SOLO_CARD_DECISIONS, hand))
    if state.mode == MODE_ALONE:
        return list(compress(_ALONE_CARD_DECISIONS, hand))
    decisions: list[Decision] = []
    for card in compress(_CARD_CODES, hand):
        if IS_DANGER_CARD[card]:
            decisions += [d.ATTACK_DECISIONS[card][rival] for rival in attack_targets(state, seat)]
        else:
            decisions.append(d.PLAY_DECISIONS[card])
    return decisions


_NO_REPAIRS: Final[list[Decision]] = []
_EMERGENCY_REPAIR: Final = [d.REPAIR_DECISIONS[1][0]]


def _repair_decisions(state: State, seat: int, power: int) -> list[Decision]:
    """Repairs that can be paid, by the crew that has its power at hand (GR-5.10, GR-5.15, GR-13.4)."""
    crew, money = state.crew[seat], state.money[seat]
    engines, frames = ENGINE_MAX[crew] - state.engine[seat], CHASSIS_MAX[crew] - state.chassis[seat]
    if not engines and not frames:
        return _NO_REPAIRS
    if state.mode == MODE_ALONE and not IS_CITY[state.space_of[seat]]:
        if IMPOSSIBLE < repair_price(state, seat, 1, 0, False) <= money:
            return _EMERGENCY_REPAIR
        return _NO_REPAIRS
    most = money // level_price(state, seat)
    if most > REPAIR_MAX_LEVELS:
        most = REPAIR_MAX_LEVELS
    return _REPAIR_DECISIONS[power][engines][frames][most]


def _payable_repairs(free: bool, engines: int, frames: int, most: int) -> list[Decision]:
    """Repairs of so many levels that are missing, with money for `most` of them."""
    decisions: list[Decision] = []
    for engine in range(min(engines, REPAIR_MAX_LEVELS) + 1):
        for chassis in range(min(frames, REPAIR_MAX_LEVELS - engine) + 1):
            levels = engine + chassis
            if 0 < levels <= most:
                decisions.append(d.REPAIR_DECISIONS[engine][chassis])
            if free and 0 < levels <= most + FREE_REPAIR_LEVELS:
                decisions.append(d.REPAIR_POWER_DECISIONS[engine][chassis])
    return decisions


_MISSING_LEVELS: Final = range(MAX_LEVELS + 1)
_PAYABLE_LEVELS: Final = range(REPAIR_MAX_LEVELS + 1)
_REPAIR_DECISIONS: Final = [
    [
        [[_payable_repairs(free, engines, frames, most) for most in _PAYABLE_LEVELS] for frames in _MISSING_LEVELS]
        for engines in _MISSING_LEVELS
    ]
    for free in (crew == ITALY for crew in range(CREWS + 1))
]
"""`_REPAIR_DECISIONS[power][engines][frames][most]`: all of these."""


def _step_decisions(state: State, seat: int) -> list[Decision]:
    """The steps of a drive (GR-6.2, GR-6.3)."""
    decisions: list[Decision] = []
    power = has_risk_power(state, seat)
    for space in NEIGHBOURS[state.space_of[seat]]:
        if CITY_AT[space] != NO_CITY:
            decisions.append(d.ENTER_DECISIONS[CITY_AT[space]])
            continue
        if can_step(state, seat, space, False):
            decisions.append(d.STEP_DECISIONS[space])
        if power and IS_RISKY[space] and can_step(state, seat, space, True):
            decisions.append(d.STEP_POWER_DECISIONS[space])
    if state.step_attempted:
        decisions.append(d.STOP_DECISION)
    return decisions


def always_legal(state: State, seat: int) -> list[Decision]:
    """What is legal without being offered: giving up alone, or leaving a race of several."""
    if not 0 <= seat < state.seats or state.phase >= PHASE_END or seat in state.conceded:
        return []
    return [d.CONCEDE_DECISION if state.mode == MODE_RACE else d.RESIGN_DECISION]


def default(state: State, seat: int) -> Decision:
    """What is played for a seat whose time is up: it holds what it has and passes."""
    choices = legal(state, seat)
    if state.question == ASK_REACT:
        return choices[1] if len(choices) > 1 else choices[0]
    if state.question == ASK_SPLIT:
        return choices[-1] if state.split_purpose == SPLIT_FOR_GAIN else choices[0]
    if state.question != NO_QUESTION:
        return d.DONE_DECISION if d.DONE_DECISION in choices else choices[0]
    if state.phase == PHASE_CONVOY:
        if state.drive_left == NO_DRIVE:
            return d.PASS_DECISION
        return d.STOP_DECISION if state.step_attempted else choices[0]
    if state.phase == PHASE_PROGRAMMING:
        return d.PROGRAM_DECISIONS[PROGRAMS.index(DEFAULT_PROGRAM)]
    return choices[0]

"""Whom the game waits for, and everything that they may decide (section (a) of the rules)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain, compress
from operator import getitem
from typing import Final

from paddock.core.decision import Decision

from ..components import content
from ..components.africa import (
    CITY_BY_SPACE,
    IS_CITY_SPACE,
    IS_RISKY_SPACE,
    NEIGHBOURS_BY_SPACE,
    NO_CITY,
    PORT_CITIES,
    SPACE_COUNT,
)
from ..components.content import (
    CARD_ARMED_GUARD,
    CARD_KIND_COUNT,
    CARD_SURVEY,
    MAX_CHASSIS_BY_VEHICLE,
    MAX_ENGINE_BY_VEHICLE,
    NO_TILE,
    NOBODY,
    POST_COUNT,
)
from . import costs, phases
from . import decisions as d
from .decisions import (
    BUY_FUEL_DECISIONS,
    CLEAR_TILE_DECISIONS,
    DRIVE_DECISION,
    PASS_ROUND_DECISION,
    PICK_CARD_DECISIONS,
)
from .phases import ASK_LAY, FUEL_STEP, MODE_ALONE, MODE_TORPEDO, NO_DRIVE, PHASE_CONVOY, PHASE_PROGRAMMING
from .quests import stampable_quests
from .state import State, unspent_assistants
from .steps.dangers import split_range
from .steps.ending import upgradable_cards
from .steps.rounds import seats_to_program

_PICK_PHASES: Final = (phases.PHASE_PICKS, phases.PHASE_OPENING_PICKS)


def waiting_for(state: State) -> list[int]:
    """The seats that owe a decision."""
    if state.question:
        return [state.question_seat]
    phase = state.phase
    if phase == PHASE_CONVOY:
        return [state.turn] if state.turn < state.seats else []  # nobody decides for the Torpedo
    if phase == PHASE_PROGRAMMING:
        return seats_to_program(state)
    if phase in _PICK_PHASES:
        return [state.card_pickers[0]] if state.card_pickers else []
    if phase == phases.PHASE_CREW_CHOICE:
        return [state.crew_pickers[0]] if state.crew_pickers else []
    return []


def current_question(state: State) -> str:
    """What they are asked, in a word."""
    if state.question != phases.NO_QUESTION:
        return phases.QUESTIONS[state.question].name
    return "drive" if state.drive_left != NO_DRIVE else phases.PHASES[state.phase].question


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
        return list(compress(PICK_CARD_DECISIONS, map(_IS_CARD_ASKED_FOR.__getitem__, state.display)))
    if phase == PHASE_PROGRAMMING:
        return d.PROGRAM_DECISIONS[:] if seat in seats_to_program(state) else []
    if seat not in waiting_for(state):
        return []
    return [d.CREW_PICK_DECISIONS[crew] for crew in range(content.CREW_COUNT) if crew not in state.crew]


_IS_CARD_ASKED_FOR: Final[list[bool]] = [*(True for _ in range(CARD_KIND_COUNT)), False]
"""Whether there is a card in a slot; an empty one, whose card is `NO_CARD`, is the last."""


def _answer_decisions(state: State, seat: int) -> list[Decision]:
    """Answers to the question that is open."""
    ask = state.question
    if ask == ASK_LAY:
        if state.tile_to_lay != NO_TILE:
            return _lay_decisions(state)
        return [d.TILE_PICK_DECISIONS[tile] for tile in sorted(set(state.drawn_tiles))]
    if ask == phases.ASK_SPLIT:
        low, high = split_range(state, seat, state.question_detail)
        if state.split_purpose == phases.SPLIT_FOR_GAIN:
            low, high = 0, state.question_detail
        return [d.SPLIT_LEVELS_DECISIONS[engine][state.question_detail - engine] for engine in range(low, high + 1)]
    if ask == phases.ASK_REACT:
        decisions = [d.REACT_TO_DANGER_DECISIONS[content.ACCEPT_DANGER]]
        if unspent_assistants(state, seat, content.POST_ESCORT) > 0:
            decisions.append(d.REACT_TO_DANGER_DECISIONS[content.CANCEL_BY_ESCORT])
        if state.hand[CARD_KIND_COUNT * seat + CARD_ARMED_GUARD]:
            decisions.append(d.REACT_TO_DANGER_DECISIONS[content.CANCEL_BY_GUARD])
        return decisions
    if ask == phases.ASK_DISCARD:
        return list(
            compress(d.DISCARD_CARD_DECISIONS, state.hand[CARD_KIND_COUNT * seat : CARD_KIND_COUNT * (seat + 1)])
        )
    if ask == phases.ASK_RETURN:
        return [d.RETURN_TILE_DECISIONS[tile] for tile in sorted(set(state.drawn_tiles))]
    if ask == phases.ASK_CLEAR:
        return [CLEAR_TILE_DECISIONS[space] for space in costs.clearable_spaces(state, seat)]
    if ask == phases.ASK_UPGRADE:
        return [d.UPGRADE_CARD_DECISIONS[card] for card in upgradable_cards(state)]
    mask = stampable_quests(state)
    return [
        *(d.STAMP_QUEST_DECISIONS[quest] for quest in range(content.QUEST_COUNT) if mask >> quest & 1),
        d.FINISH_STAMPING_DECISION,
    ]


_SPACE_MASK_BYTES: Final = (SPACE_COUNT + 7) // 8
_BITS_OF_BYTE: Final[list[list[int]]] = [[bit for bit in range(8) if byte >> bit & 1] for byte in range(256)]
_LAY_DECISIONS_BY_BYTE: Final[list[list[list[Decision]]]] = [
    [[d.LAY_TILE_DECISIONS[first + bit] for bit in bits if first + bit < SPACE_COUNT] for bits in _BITS_OF_BYTE]
    for first in range(0, SPACE_COUNT, 8)
]
"""`_LAY_DECISIONS_BY_BYTE[place][byte]`: where a tile may be laid, by the bytes of the mask of all spaces."""


def _lay_decisions(state: State) -> list[Decision]:
    """Where the tile in hand may be laid."""
    return list(
        chain.from_iterable(
            map(getitem, _LAY_DECISIONS_BY_BYTE, costs.layable_mask(state).to_bytes(_SPACE_MASK_BYTES, "little"))
        )
    )


def _turn_decisions(state: State, seat: int) -> list[Decision]:
    """The three steps of a turn; choosing something of a later one gives up the earlier (GR-5.2)."""
    decisions = BUY_FUEL_DECISIONS[: costs.buyable_fuel(state, seat)] if state.turn_step == FUEL_STEP else []
    decisions += _card_decisions(state, seat)
    posts, spent = state.posts, state.spent_posts
    if state.seats > 1:
        first, last = POST_COUNT * seat, POST_COUNT * seat + POST_COUNT
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
        if costs.may_drive(state, seat):
            decisions.append(DRIVE_DECISION)
        if state.space_of[seat] in PORT_CITIES:
            decisions += [d.SAIL_DECISIONS[line] for line in costs.payable_sea_lines(state, seat)]
    if escort > escorted:
        for space in costs.clearable_spaces(state, seat):
            decisions.append(CLEAR_TILE_DECISIONS[space])
    decisions.append(PASS_ROUND_DECISION)
    return decisions


_FUND_DECISIONS: Final = [[d.FUND_DECISION]] * (content.CREW_COUNT + 1)
_FUND_DECISIONS[content.CREW_ENGLAND] = [d.FUND_DECISION, d.FUND_POWER_DECISION]
_SCOUT_DECISIONS: Final = [[d.SCOUT_TILES_DECISION, d.SCOUT_CARD_DECISION]] * (content.CREW_COUNT + 1)
_SCOUT_DECISIONS[content.CREW_FRANCE] = [d.SCOUT_TILES_DECISION, d.SCOUT_TILES_POWER_DECISION, d.SCOUT_CARD_DECISION]
"""By the crew that has its power at hand; `NOBODY`, which has none, is the last (GR-13.2, GR-13.3)."""


def _card_choices(target_vehicles: Sequence[int]) -> list[list[Decision]]:
    """What each card is for: dangers are played on these vehicles (GR-9.9, GR-9.11)."""
    return [
        [d.ATTACK_DECISIONS[card][target] for target in target_vehicles] if is_danger else [d.PLAY_CARD_DECISIONS[card]]
        for card, is_danger in enumerate(content.IS_DANGER_CARD)
    ]


_TORPEDO_CHOICES: Final = _card_choices([content.TORPEDO_CODE])
_ALONE_CHOICES: Final = [
    [d.SELL_CARD_DECISIONS[card] if is_danger else d.PLAY_CARD_DECISIONS[card]]
    for card, is_danger in enumerate(content.IS_DANGER_CARD)
]
"""Alone dangers are sold (GR-32.3)."""


@lru_cache(maxsize=1024)
def _race_choices(crews: tuple[int, ...], seat: int, out_of_race: tuple[int, ...]) -> list[list[Decision]]:
    """The same in a race, where some have arrived or left (GR-9.10, GR-9.13)."""
    return _card_choices([crew for other, crew in enumerate(crews) if other != seat and other not in out_of_race])


def _card_decisions(state: State, seat: int) -> list[Decision]:
    """Cards that can be played now (GR-9)."""
    hand = state.hand.copy() if state.seats == 1 else state.hand[CARD_KIND_COUNT * seat : CARD_KIND_COUNT * (seat + 1)]
    hand[CARD_ARMED_GUARD] = 0
    if hand[CARD_SURVEY] and not costs.clearable_spaces(state, seat):
        hand[CARD_SURVEY] = 0
    if state.mode == MODE_ALONE:
        choices = _ALONE_CHOICES
    elif state.mode == MODE_TORPEDO and phases.TORPEDO_INDEX not in state.arrived:
        choices = _TORPEDO_CHOICES
    else:
        choices = _race_choices(state.crew, seat, state.conceded + state.arrived)
    return list(chain.from_iterable(compress(choices, hand)))


_NO_REPAIRS: Final[list[Decision]] = []
_EMERGENCY_REPAIR: Final = [d.REPAIR_DECISIONS[1][0]]


def _repair_decisions(state: State, seat: int, has_power: int) -> list[Decision]:
    """Repairs that can be paid, by the crew that has its power at hand (GR-5.10, GR-5.15, GR-13.4)."""
    crew, money = state.crew[seat], state.money[seat]
    engines, frames = (
        MAX_ENGINE_BY_VEHICLE[crew] - state.engine[seat],
        MAX_CHASSIS_BY_VEHICLE[crew] - state.chassis[seat],
    )
    if not engines and not frames:
        return _NO_REPAIRS
    if state.mode == MODE_ALONE and not IS_CITY_SPACE[state.space_of[seat]]:
        if costs.IMPOSSIBLE_COST < costs.repair_price(state, seat, 1, 0, False) <= money:
            return _EMERGENCY_REPAIR
        return _NO_REPAIRS
    most = money // costs.repair_price_per_level(state, seat)
    if most > content.REPAIR_MAX_LEVELS:
        most = content.REPAIR_MAX_LEVELS
    return _REPAIR_DECISIONS[has_power][engines][frames][most]


def _payable_repairs(
    has_power: bool, missing_engine_levels: int, missing_chassis_levels: int, max_payable_levels: int
) -> list[Decision]:
    """Repairs of so many levels that are missing, with money for `max_payable_levels` of them."""
    decisions: list[Decision] = []
    for engine in range(min(missing_engine_levels, content.REPAIR_MAX_LEVELS) + 1):
        for chassis in range(min(missing_chassis_levels, content.REPAIR_MAX_LEVELS - engine) + 1):
            levels = engine + chassis
            if 0 < levels <= max_payable_levels:
                decisions.append(d.REPAIR_DECISIONS[engine][chassis])
            if has_power and 0 < levels <= max_payable_levels + content.FREE_REPAIR_LEVELS:
                decisions.append(d.REPAIR_POWER_DECISIONS[engine][chassis])
    return decisions


_MISSING_LEVELS: Final = range(content.MAX_LEVELS + 1)
_PAYABLE_LEVELS: Final = range(content.REPAIR_MAX_LEVELS + 1)
_REPAIR_DECISIONS: Final = [
    [
        [[_payable_repairs(power, engines, frames, most) for most in _PAYABLE_LEVELS] for frames in _MISSING_LEVELS]
        for engines in _MISSING_LEVELS
    ]
    for power in (crew == content.CREW_ITALY for crew in range(content.CREW_COUNT + 1))
]
"""`_REPAIR_DECISIONS[power][engines][frames][most]`: all of these."""


def _step_decisions(state: State, seat: int) -> list[Decision]:
    """The steps of a drive (GR-6.2, GR-6.3)."""
    decisions: list[Decision] = []
    power = costs.has_risk_power(state, seat)
    for space in NEIGHBOURS_BY_SPACE[state.space_of[seat]]:
        if CITY_BY_SPACE[space] != NO_CITY:
            decisions.append(d.ENTER_CITY_DECISIONS[CITY_BY_SPACE[space]])
            continue
        if costs.can_step(state, seat, space, False):
            decisions.append(d.DRIVE_STEP_DECISIONS[space])
        if power and IS_RISKY_SPACE[space] and costs.can_step(state, seat, space, True):
            decisions.append(d.STEP_POWER_DECISIONS[space])
    if state.step_attempted:
        decisions.append(d.STOP_DRIVE_DECISION)
    return decisions


def always_legal(state: State, seat: int) -> list[Decision]:
    """What is legal without being offered: giving up alone, or leaving a race of several."""
    if not 0 <= seat < state.seats or phases.PHASES[state.phase].is_ending or seat in state.conceded:
        return []
    return [d.CONCEDE_DECISION if state.mode == phases.MODE_RACE else d.RESIGN_DECISION]


def default_decision(state: State, seat: int) -> Decision:
    """What is played for a seat whose time is up: it holds what it has and passes."""
    choices = legal(state, seat)
    if state.question == phases.ASK_REACT:
        return choices[1] if len(choices) > 1 else choices[0]
    if state.question == phases.ASK_SPLIT:
        return choices[-1] if state.split_purpose == phases.SPLIT_FOR_GAIN else choices[0]
    if state.question != phases.NO_QUESTION:
        return d.FINISH_STAMPING_DECISION if d.FINISH_STAMPING_DECISION in choices else choices[0]
    if state.phase == PHASE_CONVOY:
        if state.drive_left == NO_DRIVE:
            return PASS_ROUND_DECISION
        return d.STOP_DRIVE_DECISION if state.step_attempted else choices[0]
    if state.phase == PHASE_PROGRAMMING:
        return d.PROGRAM_DECISIONS[content.ALL_PROGRAMS.index(content.DEFAULT_PROGRAM)]
    return choices[0]

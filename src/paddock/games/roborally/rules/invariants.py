"""What must hold in every position (RR-3.8, RR-13.6, RR-16.2): caught here, a bug does not travel."""
# mypyc: off

from __future__ import annotations

from paddock.core.errors import BrokenInvariantError

from ..components.content import CARD_COUNT, CARD_VALUES, NO_CARD, OPTION_COUNT, OPTION_VALUES, ROBOT_VALUES
from .phases import PHASES_BEFORE_TURN
from .state import NOBODY, State
from .statuses import STATUS_DESTROYED, STATUS_ELIMINATED, STATUS_RACING
from .steps.damage import ALL_REGISTERS, MAX_FREE_DAMAGE, cards_in_register


def check_state(state: State) -> None:
    """Raises :class:`BrokenInvariantError` at the first thing that can't be."""
    problem = _card_problem(state) or _square_problem(state) or _option_problem(state) or _count_problem(state)
    if problem:
        raise BrokenInvariantError(problem=problem)


def _robot_name(state: State, robot: int) -> str:
    return ROBOT_VALUES.names[state.roster.robot_models[robot]]


def _card_problem(state: State) -> str:
    """Each of the 84 cards lies in at most one place; the rest is the undealt pile."""
    held = list(state.discard)
    for hand in state.hand:
        held.extend(hand)
    for content in state.registers:
        held.extend(cards_in_register(content))
    held.extend(card for card in (state.conditional_card, state.flywheel_card) if card != NO_CARD)
    if len(held) != len(set(held)):
        twice = next(card for card in held if held.count(card) > 1)
        return f"the card {CARD_VALUES.names[twice]} is in two places"
    if any(not 0 <= card < CARD_COUNT for card in held):
        return "there is a card that does not exist"
    return ""


def _square_problem(state: State) -> str:
    """No two robots on a square, nobody in a pit or off the course."""
    solid = [square for robot, square in enumerate(state.square) if square >= 0 and not state.virtual[robot]]
    if len(solid) != len(set(solid)):
        return "two robots are on one square"
    for robot, square in enumerate(state.square):
        if square >= 0 and (not state.course.is_on_board[square] or state.course.is_pit[square]):
            return f"{_robot_name(state, robot)} stands where nobody can"
        if square >= 0 and state.status[robot] in (STATUS_DESTROYED, STATUS_ELIMINATED):
            return f"{_robot_name(state, robot)} is on the board but out of the race"
    for flag, robot in enumerate(state.flag_carriers):
        if (robot == NOBODY) != (state.flags[flag] >= 0):
            return f"flag {flag + 1} is nowhere, or in two places"
    return ""


def _option_problem(state: State) -> str:
    """Each Option is held by one robot, in the deck, or discarded."""
    for option in range(OPTION_COUNT):
        bit = 1 << option
        places = sum(1 for mask in (state.option_deck, state.option_discard, state.held_options) if mask & bit)
        holders = [robot for robot, held in enumerate(state.options) if option in held]
        if places > 1 or (len(holders) == 1) != bool(state.held_options & bit) or len(holders) > 1:
            return f"the Option {OPTION_VALUES.names[option]} is in two places"
        if holders and state.option_holder[option] != holders[0]:
            return f"the Option {OPTION_VALUES.names[option]} is lost between two robots"
    return ""


def _count_problem(state: State) -> str:
    """Damage, Lives and statuses in their bounds."""
    if len(set(state.returning)) != len(state.returning):
        return "a robot waits twice to return"
    for robot, status in enumerate(state.status):
        name = _robot_name(state, robot)
        if not 0 <= state.free_damage[robot] <= MAX_FREE_DAMAGE or not 0 <= state.locked[robot] <= ALL_REGISTERS:
            return f"{name} has Damage that can't be"
        if state.lives[robot] < 0:
            return f"{name} has fewer than no Lives"
        if status == STATUS_ELIMINATED and state.options[robot]:
            return f"{name} is out but holds Options"
        if status.is_out and robot in state.returning:
            return f"{name} is out but waits to return"
        if (
            status == STATUS_RACING
            and state.square[robot] < 0
            and state.step.phase not in PHASES_BEFORE_TURN
            and state.turn
        ):
            return f"{name} races but is nowhere"
    return ""

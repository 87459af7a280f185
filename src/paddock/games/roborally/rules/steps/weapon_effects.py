"""The end of step D: destroyed robots come off, then weapons that move or disturb robots work (RR-10.8, RR-16.7)."""

from __future__ import annotations

from paddock.core.chance import ChanceSource
from paddock.core.event import EventSink

from ...components.content import MINI_HOWITZER, NO_CARD, OPTION_SCRAMBLER, PRESSOR_BEAM, RADIO_CONTROL, TRACTOR_BEAM
from ..decisions import MAIN_LASER
from ..phases import STEP_TOUCH_FLAGS
from ..state import NOBODY, State, with_entry
from .damage import cards_in_register, destroy_robot, draw_card, remember_program
from .lasers import first_in_sight, solid_squares
from .moving import move_by_force, push_chain, release_from_control, robot_at


def apply_weapon_effects(state: State, chance_source: ChanceSource, events: EventSink) -> None:
    """RR-10.9, parts 4 and 5."""
    aimed = _weapon_targets(state) if state.chosen_shots else []
    if state.fatally_hit:
        for shooter, weapon, _ in aimed:
            if weapon == RADIO_CONTROL and (state.fatally_hit >> shooter) & 1:
                remember_program(state, shooter)
        for robot in range(len(state.square)):
            if (state.fatally_hit >> robot) & 1 and state.square[robot] >= 0:
                destroy_robot(state, robot, events)
        state.fatally_hit = 0
    if aimed:
        _push_targets(state, aimed, events)
        for shooter, weapon, target in aimed:
            if state.square[target] < 0 or state.powered_down[target]:
                continue
            if weapon == OPTION_SCRAMBLER:
                _scramble_register(state, target, chance_source, events)
            elif weapon == RADIO_CONTROL:
                state.controller = with_entry(state.controller, target, shooter)
                events.add("controlled", (state.roster.robot_models[target], state.roster.robot_models[shooter]))
    state.chosen_shots = ()
    state.laser_hits = ()
    state.step = STEP_TOUCH_FLAGS


def _weapon_targets(state: State) -> list[tuple[int, int, int]]:
    """(shooter, weapon, target) of the replacement weapons fired, in Dock order, from the positions after step C."""
    occupied = solid_squares(state)
    targets: list[tuple[int, int, int]] = []
    for shooter, weapon, _ in sorted(state.chosen_shots):
        target = first_in_sight(state, shooter, state.facing[shooter], occupied)
        if weapon != MAIN_LASER and target != NOBODY:
            targets.append((shooter, weapon, target))
    return targets


def _push_targets(state: State, aimed_shots: list[tuple[int, int, int]], events: EventSink) -> None:
    """Weapons that move robots: all moves are found first; those that clash are not made (RR-16.7, RR-16.10)."""
    moves: list[list[tuple[int, int, int]]] = []
    by: dict[int, int] = {}
    for shooter, weapon, target in aimed_shots:
        if weapon not in (MINI_HOWITZER, PRESSOR_BEAM, TRACTOR_BEAM) or state.square[target] < 0:
            continue
        direction = state.facing[shooter]
        if weapon == TRACTOR_BEAM:
            direction = (direction + 2) & 3
        move = _moved_robots(state, target, direction, is_pulling=weapon == TRACTOR_BEAM)
        if move:
            moves.append(move)
            for robot, _, _ in move:
                by.setdefault(robot, shooter)
    made: dict[int, int] = {}
    for move in moves:
        if not any(_moves_clash(move, other) for other in moves if other is not move):
            for robot, direction, _ in move:
                made[robot] = direction
    for robot, direction in made.items():
        event = "pushed" if direction == state.facing[by[robot]] else "pulled"
        move_by_force(state, robot, direction, events, event, by[robot])


def _moved_robots(state: State, target: int, direction: int, *, is_pulling: bool) -> list[tuple[int, int, int]]:
    """The robots that one weapon would move, front first: (robot, direction, square it reaches)."""
    ahead = state.course.square_ahead[direction]
    here = state.square[target]
    if is_pulling:
        front = ahead[here]
        blocked = front == -1 or (front >= 0 and robot_at(state, front) != NOBODY)
        return [] if blocked else [(target, direction, front)]
    line = push_chain(state, here, direction)
    if line is None:
        return []
    return [(robot, direction, ahead[state.square[robot]]) for robot in reversed(line)]


def _moves_clash(first_moves: list[tuple[int, int, int]], second_moves: list[tuple[int, int, int]]) -> bool:
    """Whether two moves would put two robots on one square or one robot in two directions."""
    for robot, direction, reached in first_moves:
        for robot_too, direction_too, reached_too in second_moves:
            if robot == robot_too:
                if direction != direction_too:
                    return True
            elif reached >= 0 and reached == reached_too:
                return True
    return False


def _scramble_register(state: State, target: int, chance_source: ChanceSource, events: EventSink) -> None:
    """The card of the next register is replaced by one that nobody knows until it is revealed (RR-17.24, RR-17.27)."""
    register = state.register
    place = 5 * target + register
    packed_cards = state.registers[place]
    if packed_cards == NO_CARD:
        return
    card = draw_card(state, chance_source)
    if card == NO_CARD:
        return
    state.discard.extend(cards_in_register(packed_cards))
    state.registers[place] = card
    state.revealed[target] &= ~(1 << register)
    release_from_control(state, target, register)
    state.unknown_registers = with_entry(
        state.unknown_registers, target, state.unknown_registers[target] | 1 << register
    )
    events.add("scrambled", (state.roster.robot_models[target], register))

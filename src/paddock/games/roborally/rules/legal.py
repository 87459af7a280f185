"""The whole list of what a seat may decide, and what is played for it when its time is up (RR-A2 - RR-A4)."""

from __future__ import annotations

from typing import Final

from paddock.core.decision import Decision
from paddock.games.roborally.components.content import CARDS, CRAB_LEGS, DUAL_PROCESSOR, NO_CARD, OPTION
from paddock.games.roborally.rules import decisions as d
from paddock.games.roborally.rules import questions as q
from paddock.games.roborally.rules.apply import programmer
from paddock.games.roborally.rules.decisions import CONCEDE_IT, PLACE_IN, PLACES, SEAL_IT, SPACE, TIME_IS_UP
from paddock.games.roborally.rules.state import (
    DONE,
    DRAFTING,
    ELIMINATED,
    FINISHED,
    NOBODY,
    OVER,
    PROGRAM,
    PROGRAMMING,
    STORING_CONDITIONAL,
    Cast,
    State,
    damage,
)
from paddock.games.roborally.rules.steps import cleanup, lasers, opening, touching
from paddock.games.roborally.rules.steps.programming import flywheel_cards, pairs


def _both(kind: int) -> list[Decision]:
    return [SPACE.make(kind, 0), SPACE.make(kind, 1)]


_EITHER: Final[dict[int, list[Decision]]] = {
    q.RECOMPILE: _both(d.USE_RECOMPILE),
    q.FLYWHEEL: _both(d.USE_FLYWHEEL),
    q.POWER_DOWN: _both(d.POWER_DOWN),
    q.GYRO: _both(d.GYRO),
    q.CONDITIONAL: _both(d.USE_CONDITIONAL),
    q.ABORT: _both(d.ABORT),
    q.BRAKES: _both(d.USE_BRAKES),
    q.FOURTH_GEAR: _both(d.USE_FOURTH_GEAR),
    q.REVERSE_GEAR: _both(d.USE_REVERSE_GEAR),
    q.HIGH_POWER: _both(d.HIGH_POWER),
    q.STAY: _both(d.STAY_DOWN),
    q.RETURN_DOWN: _both(d.POWER_DOWN),
    q.HOME: _both(d.HOME_BOARD),
    q.TEAM: _both(d.TEAM),
}
"""Questions with two answers; the first is the default."""

_PREVENT: Final = [SPACE.make(d.PREVENT, option) for option in range(len(OPTION))]
_TAKE_DAMAGE: Final = SPACE.make(d.TAKE_DAMAGE)
_FACE: Final = [SPACE.make(d.FACE, facing) for facing in range(4)]


def waiting_for(state: State) -> list[int]:
    """The seats that owe a decision now."""
    if state.ask:
        return [state.cast.owner[state.ask_robot]]
    if state.step == PROGRAM:
        cast, stage = state.cast, state.stage
        stages, seats = cast.owing
        if stages != stage:
            seats = _owing(cast, stage)
            cast.owing = (stage[:], seats)
        return seats[:]
    if state.step == DRAFTING:
        return sorted(state.cast.owner[robot] for robot, dealt in enumerate(state.drafted) if len(dealt) > 1)
    return []


def _owing(cast: Cast, stage: list[int]) -> list[int]:
    """The seats that still owe a program."""
    if len(stage) == cast.seats:
        return [seat for seat, robot in enumerate(cast.first_robot) if stage[robot] != DONE]
    return sorted({owner for robot, owner in enumerate(cast.owner) if stage[robot] != DONE})


def legal(state: State, seat: int) -> list[Decision]:
    """All that a seat may decide now."""
    if state.ask:
        return _answers(state) if state.cast.owner[state.ask_robot] == seat else []
    cast = state.cast
    if seat < 0 or seat >= cast.seats:
        return []
    if state.step == PROGRAM:
        robot = cast.first_robot[seat]
        if state.stage[robot] == DONE:
            robot = programmer(state, seat)
            if robot == NOBODY:
                return []
        return _program(state, robot)
    if state.step == DRAFTING and state.drafted:
        dealt = state.drafted[cast.robots_of[seat][0]]
        return [SPACE.make(d.DRAFT, option) for option in dealt] if len(dealt) > 1 else []
    return []


def _program(state: State, robot: int) -> list[Decision]:
    """Cards into registers, and sealing once every open register is filled (RR-4.1)."""
    hand = state.hand[robot]
    stage = state.stage[robot]
    if stage != PROGRAMMING:
        if stage == STORING_CONDITIONAL:
            return [SPACE.make(d.STORE_CONDITIONAL, card) for card in (*hand, CARDS)]
        return [SPACE.make(d.STORE_FLYWHEEL, card) for card in (*flywheel_cards(state, robot), CARDS)]
    registers, first = state.registers, 5 * robot
    empty = 0
    if registers[first] < 0:  # written out: this is the hottest list of all
        empty = 1
    if registers[first + 1] < 0:
        empty |= 2
    if registers[first + 2] < 0:
        empty |= 4
    if registers[first + 3] < 0:
        empty |= 8
    if registers[first + 4] < 0:
        empty |= 16
    found: list[Decision] = []
    if empty:
        places = PLACES[empty]
        for card in hand:
            found += places[card]
    if not empty or not hand:
        found.append(SEAL_IT)
    if state.options[robot] and len(hand) > empty.bit_count():
        found += _second_cards(state, robot)
    return found


def _second_cards(state: State, robot: int) -> list[Decision]:
    """Cards that may share a register with one that was placed this turn (RR-17.6, RR-17.8)."""
    if state.holder[CRAB_LEGS] != robot and state.holder[DUAL_PROCESSOR] != robot:
        return []
    found: list[Decision] = []
    for register in range(5):
        content = state.registers[5 * robot + register]
        if content == NO_CARD or (state.shown[robot] >> register) & 1:
            continue
        for card in state.hand[robot]:
            if pairs(state, robot, card, content):
                found.append(PLACE_IN[register][card])
    return found


def _answers(state: State) -> list[Decision]:
    """The answers to the open question."""
    question, robot, detail = state.ask, state.ask_robot, state.ask_detail
    either = _EITHER.get(question)
    if either is not None:
        return either[:]
    if question == q.PREVENT:
        return [_TAKE_DAMAGE, *(_PREVENT[option] for option in state.options[robot])]
    if question == q.LOSE:
        return [SPACE.make(d.LOSE, option) for option in state.options[robot]]
    if question == q.WEAPON:
        return [SPACE.make(d.WEAPON, weapon) for weapon in lasers.weapon_choices(state, robot, detail)]
    if question == q.FIRE_CONTROL:
        return _fire_control(state, detail)
    if question == q.ARM:
        return [SPACE.make(d.NO_TOUCH), *_squares(state, d.ARM_TOUCH, touching.arm_flags(state, robot))]
    if question == q.ARM_REPAIR:
        return [SPACE.make(d.NO_TOUCH), *_squares(state, d.ARM_TOUCH, cleanup.arm_sites(state, robot))]
    if question == q.ENTER:
        return _squares(state, d.ENTER, cleanup.return_squares(state, robot))
    if question == q.FACE:
        return [_FACE[facing] for facing in cleanup.return_facings(state, robot)]
    if question == q.DEPLOY:
        return _squares(state, d.DEPLOY, opening.deploy_squares(state, robot))
    if question == q.DEPLOY_FACE:
        return [_FACE[facing] for facing in opening.deploy_facings(state, robot, state.square[robot])]
    return [SPACE.make(d.TAKE_ROBOT, model) for model in opening.free_models(state)]


def _fire_control(state: State, victim: int) -> list[Decision]:
    """Ordinary Damage, a lock on an unlocked register, or the loss of an Option (RR-17.10)."""
    closed = state.locked[victim] | state.jammed[victim]
    found = [SPACE.make(d.FIRE_DAMAGE)]
    found += [SPACE.make(d.FIRE_LOCK, register) for register in range(5) if not (closed >> register) & 1]
    found += [SPACE.make(d.FIRE_DESTROY, option) for option in state.options[victim]]
    return found


def _squares(state: State, kind: int, squares: list[int]) -> list[Decision]:
    return [SPACE.make(kind, *state.course.xy(square)) for square in squares]


def standing(state: State, seat: int) -> list[Decision]:
    """Conceding while one is in the game; time being up while one is programming."""
    if state.step == OVER or not 0 <= seat < state.cast.seats:
        return []
    found: list[Decision] = []
    if any(state.status[robot] not in (FINISHED, ELIMINATED) for robot in state.cast.robots_of[seat]):
        found.append(CONCEDE_IT)
    if state.step == PROGRAM and _programs(state, seat):
        found.append(TIME_IS_UP)
    return found


def _programs(state: State, seat: int) -> bool:
    """Whether a seat still fills registers (and does not merely store an unused card)."""
    robot = programmer(state, seat)
    return robot != NOBODY and state.stage[robot] == PROGRAMMING


def default(state: State, seat: int) -> Decision:
    """What is played for a seat whose time is up (RR-A2, RR-A4)."""
    choices = legal(state, seat)
    if state.step == PROGRAM:
        return TIME_IS_UP if _programs(state, seat) else choices[-1]
    if state.ask == q.PREVENT:
        tenth = damage(state, state.ask_robot) == 9
        return choices[1] if tenth else choices[0]
    return choices[0]

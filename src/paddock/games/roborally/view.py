"""What a seat may see, and positions that could be true for all it knows (section (c) of the rules)."""

from __future__ import annotations

from paddock.core.chance import Chance
from paddock.core.game import Json
from paddock.games.roborally import questions
from paddock.games.roborally.content import (
    ACTION,
    ALL_CARDS,
    BACK_UP,
    CARDS,
    CONDITIONAL_PROGRAM,
    FLYWHEEL,
    NO_CARD,
    OPTIONS,
    ROBOT,
)
from paddock.games.roborally.legal import waiting_for
from paddock.games.roborally.position import EDITION, course_json, flag_squares, letter_of, options_in, phase_of
from paddock.games.roborally.reach import LOST, drive, drive_pair
from paddock.games.roborally.robots import write_robot
from paddock.games.roborally.settings import write_settings
from paddock.games.roborally.state import DRAFTING, NOBODY, PROGRAM, PROGRAMMING, State
from paddock.games.roborally.steps.damage import cards_in
from paddock.games.roborally.steps.moving import CRAB

HIDDEN = "?"


def view(state: State, seat: int | None) -> Json:
    """The position as a seat (or a spectator) sees it: the same shape, less what is hidden."""
    model = state.cast.model
    found: Json = {
        "title": EDITION,
        "options": write_settings(state.settings),
        "course": course_json(state),
        "seats": state.cast.seats,
        "you": seat,
        "turn": state.turn,
        "phase": phase_of(state),
        "register": state.register,
        "step": letter_of(state) if phase_of(state) == "register" else None,
        "robots": [_robot(state, robot, seat) for robot in range(len(model))],
        "flags": flag_squares(state),
        "control": list(state.control[: len(state.flags)]),
        "home": list(state.home),
        "carried": [ROBOT.names[model[robot]] if robot != NOBODY else None for robot in state.carried],
        "returning": [ROBOT.names[model[robot]] for robot in state.returning],
        "option_discard": options_in(state.option_discard),
        "deck": options_in(state.option_deck),
        "waiting": waiting_for(state),
        "asked": _asked(state),
    }
    return found


def _asked(state: State) -> Json | None:
    """The open question and whom it is about."""
    if not state.ask:
        return None
    robot = state.ask_robot
    found: Json = {
        "question": questions.NAMES[state.ask],
        "robot": ROBOT.names[state.cast.model[robot]],
        "seat": state.cast.owner[robot],
    }
    if state.ask in (questions.WEAPON, questions.FIRE_CONTROL) and state.ask_detail >= 0:
        found["target"] = ROBOT.names[state.cast.model[state.ask_detail]]
    return found


def _robot(state: State, robot: int, seat: int | None) -> Json:
    """One robot as a seat sees it."""
    found = write_robot(state, robot)
    own = state.cast.owner[robot] == seat
    shown = state.shown[robot]
    registers = list(found["registers"])  # type: ignore[call-overload]
    for register in range(5):
        if (shown >> register) & 1 or registers[register] is None:
            continue
        if not own:
            registers[register] = HIDDEN if state.stage[robot] != PROGRAMMING else None
        elif (state.blind[robot] >> register) & 1:
            registers[register] = HIDDEN
    found["registers"] = registers
    if own:
        return found
    found["hand"] = hand_size(state, robot)
    found["stored"] = dict.fromkeys(found["stored"], HIDDEN)  # type: ignore[call-overload]
    found["drafted"] = []
    found["unused"] = []
    found["sealed"] = state.stage[robot] != PROGRAMMING
    return found


def hand_size(state: State, robot: int) -> int:
    """How many cards others see in a hand: while programs are made, also those that were laid already, so that
    nobody sees how far a program is or whether it uses pairs."""
    if state.step != PROGRAM:
        return len(state.hand[robot])
    return len(state.hand[robot]) + sum(len(cards_in(state.registers[place])) for place in _laid(state, robot))


def _laid(state: State, robot: int) -> list[int]:
    """The registers that hold cards nobody else has seen."""
    first = 5 * robot
    shown = state.shown[robot]
    return [
        first + register
        for register in range(5)
        if state.registers[first + register] != NO_CARD and not (shown >> register) & 1
    ]


def imagine(state: State, seat: int | None, chance: Chance) -> State:
    """Deals anew all that the seat can't see: hands, face-down registers, stored cards, discards (section (c))."""
    new = state.copy()
    if new.step == DRAFTING and new.drafted:
        _imagine_draft(new, seat, chance)
    known = _known_cards(new, seat)
    pool = [card for card in ALL_CARDS if card not in known]
    pool = chance.draw("imagine", pool, len(pool))
    flywheel = new.holder[FLYWHEEL]
    if new.flywheel != NO_CARD and new.cast.owner[flywheel] != seat:
        fits = [card for card in pool if ACTION[card] >= BACK_UP or new.settings.flywheel_any_card]
        new.flywheel = fits[0]
        pool.remove(fits[0])
    if new.conditional != NO_CARD and new.cast.owner[new.holder[CONDITIONAL_PROGRAM]] != seat:
        new.conditional = pool.pop()
    for robot, owner in enumerate(new.cast.owner):
        if owner != seat:
            _imagine_robot(new, robot, pool)
        else:
            for register in range(5):
                place = 5 * robot + register
                hidden = (new.blind[robot] >> register) & 1 and not (new.shown[robot] >> register) & 1
                if hidden and new.registers[place] != NO_CARD:
                    new.registers[place] = pool.pop()
    own_unused = _own_unused(state, seat)
    new.discard = own_unused + [pool.pop() for _ in range(min(len(pool), len(state.discard) - len(own_unused)))]
    if new.echo:
        new.echo = state.echo
    return new


def _own_unused(state: State, seat: int | None) -> list[int]:
    """This turn's unused cards of the seat, which it knows to be discarded."""
    if seat is None:
        return []
    return [card for robot in state.cast.robots_of[seat] for card in state.unused[robot] if card in state.discard]


def _known_cards(state: State, seat: int | None) -> set[int]:
    """The cards whose place the seat knows."""
    known: set[int] = set(_own_unused(state, seat))
    for robot, owner in enumerate(state.cast.owner):
        own = owner == seat
        if own:
            known.update(state.hand[robot])
        for register in range(5):
            shown = (state.shown[robot] >> register) & 1
            if shown or (own and not (state.blind[robot] >> register) & 1):
                known.update(cards_in(state.registers[5 * robot + register]))
    for option, card in ((FLYWHEEL, state.flywheel), (CONDITIONAL_PROGRAM, state.conditional)):
        holder = state.holder[option]
        if card != NO_CARD and holder != NOBODY and state.cast.owner[holder] == seat:
            known.add(card)
    return known


def _imagine_robot(state: State, robot: int, pool: list[int]) -> None:
    """Another seat's robot: single cards in the registers that are filled, the rest in the hand."""
    size = hand_size(state, robot)
    laid = _laid(state, robot)
    if state.step == PROGRAM and state.stage[robot] == PROGRAMMING:
        for place in laid:
            state.registers[place] = NO_CARD
        state.hand[robot] = tuple(sorted(pool.pop() for _ in range(size)))
        return
    for place in laid:
        state.registers[place] = pool.pop()
    if state.step == PROGRAM:
        size -= len(laid)
    state.hand[robot] = tuple(sorted(pool.pop() for _ in range(max(0, size))))
    state.unused = (*state.unused[:robot], (), *state.unused[robot + 1 :])


def _imagine_draft(state: State, seat: int | None, chance: Chance) -> None:
    own = [
        option for robot in (state.cast.robots_of[seat] if seat is not None else ()) for option in state.drafted[robot]
    ]
    pool = [option for option in range(OPTIONS) if option not in own]
    pool = chance.draw("imagine", pool, len(pool))
    state.drafted = tuple(
        dealt if state.cast.owner[robot] == seat else tuple(pool.pop() for _ in dealt)
        for robot, dealt in enumerate(state.drafted)
    )


def foresee(state: State, seat: int) -> Json:
    """Where a program under way leads if nobody interferes: for each of the seat's robots the square and facing
    after every register that is filled, up to the first gap or the robot's end."""
    paths: list[Json] = []
    for robot in state.cast.robots_of[seat]:
        square = state.square[robot]
        if square < 0 or state.down[robot]:
            continue
        paths.append({"robot": ROBOT.names[state.cast.model[robot]], "path": _path(state, robot)})
    return {"paths": paths}


def _path(state: State, robot: int) -> list[Json | None]:
    course = state.course
    place = state.square[robot] * 4 + state.facing[robot]
    found: list[Json | None] = []
    first = max(1, state.register) if state.step > PROGRAM else 1
    for register in range(first, 6):
        content = state.registers[5 * robot + register - 1]
        hidden = (state.blind[robot] >> (register - 1)) & 1 and not (state.shown[robot] >> (register - 1)) & 1
        if content == NO_CARD or hidden:
            break
        place = _after(state, place, content, register)
        if place == LOST:
            found.append(None)
            break
        x, y = course.xy(place // 4)
        found.append({"register": register, "x": x, "y": y, "facing": "NESW"[place % 4]})
    return found


def _after(state: State, place: int, content: int, register: int) -> int:
    """Where a robot alone ends a register; pairs are looked at as their movement and rotation."""
    if content < CARDS:
        return drive(state.course, place // 4, place % 4, ACTION[content], register)
    rotation = ACTION[(content // CARDS - 1) % CARDS]
    return drive_pair(state.course, place // 4, place % 4, ACTION[content % CARDS], rotation, content >= CRAB, register)

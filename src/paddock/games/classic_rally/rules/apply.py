"""Takes a decision: what each answer does, before the game goes on (section (a) of the rules)."""

from __future__ import annotations

from paddock.core.chance import Chance
from paddock.core.decision import Decision
from paddock.core.event import Event
from paddock.games.classic_rally.components.content import (
    ASSISTANCE,
    FEATURE_SLOTS,
    MECHANIC,
    NO_JOKER,
    PILE,
    RALLY,
    ROBBER,
    TOOLBOX,
    TRANSPORTER,
)
from paddock.games.classic_rally.components.road import DIRECTIONS, turned
from paddock.games.classic_rally.rules import decisions as d
from paddock.games.classic_rally.rules.advance import advance
from paddock.games.classic_rally.rules.state import (
    ASSISTING,
    BUILDING,
    FINISHED,
    MOVING,
    NONE,
    RACING,
    ROBBING,
    ROUND,
    SUPPLY_ASSISTANCE,
    SUPPLY_RALLY,
    TRANSPORTING,
    UPKEEP,
    Log,
    State,
    racing,
)
from paddock.games.classic_rally.rules.steps import leaving, mapping, mending, moving, preparing, swapping, turning


def play(state: State, seat: int, decision: Decision, chance: Chance, log: Log) -> None:
    """Carries out a legal decision and goes on until the next one is owed."""
    kind, args = decision.kind, decision.args
    if kind <= d.PLACE_ASSISTANCE:
        _prepare(state, seat, kind, args, log)
    elif d.TO_RALLY <= kind <= d.DONE:
        _exchange(state, seat, kind, args, log)
    else:
        _turn(state, seat, kind, args, chance, log)
    advance(state, chance, log)


def _prepare(state: State, seat: int, kind: int, args: tuple[int, ...], log: Log) -> None:
    """Before the race."""
    if kind == d.PLACE_TILE:
        mapping.lay(state, seat, args[0], args[1], log)
    elif kind == d.VOTE_FINISH:
        mapping.cast_vote(state, seat, args[0], args[1])
    elif kind == d.PLACE_FINISH:
        mapping.lay_finish(state, seat, args[0], args[1], log)
    elif kind == d.PICK_FEATURE:
        preparing.pick(state, seat, args[0], log)
    elif kind == d.LOAD:
        preparing.load(state, seat, args[0], args[1], 1)
    elif kind == d.UNLOAD:
        preparing.load(state, seat, args[0], args[1], -1)
    elif kind == d.READY:
        preparing.set_ready(state, seat)
    elif kind == d.PLACE_ASSISTANCE:
        preparing.place(state, seat, args[0], log)


def _turn(state: State, seat: int, kind: int, args: tuple[int, ...], chance: Chance, log: Log) -> None:
    """In one's own turn."""
    if kind == d.RALLY_STEP:
        moving.step(state, seat, args[0], chance, log)
        if state.status[seat] == FINISHED:
            turning.pass_on(state)
    elif kind == d.RALLY_STOP:
        moving.end_move(state, seat, log)
    elif kind == d.END_TURN:
        turning.end_turn(state, log)
    elif kind == d.ROLL_DICE:
        turning.roll(state, chance, log)
    elif kind == d.CHOOSE_DISABLED:
        turning.choose(state, args[0], log)
    elif kind == d.TURN_AROUND:
        turn_around(state, seat, log)
    elif kind == d.ASSISTANCE_MOVE:
        move_assistance(state, seat, args[0], log)
    elif kind == d.ASSIST:
        swapping.open_exchange(state, seat, ASSISTING, log)
    elif kind == d.RESUPPLY:
        swapping.open_exchange(state, seat, SUPPLY_RALLY if args[0] == RALLY else SUPPLY_ASSISTANCE, log)
    elif kind == d.REPAIR:
        if args[0] == TOOLBOX:
            mending.use_toolbox(state, seat, log)
        else:
            mending.use_spare(state, seat, log)
    elif kind == d.PLAY_JOKER:
        _joker(state, seat, args[0], log)
    elif kind == d.RETIRE:
        leaving.retire(state, seat, "retires", log)
        turning.pass_on(state)
    elif kind == d.CONCEDE:
        _concede(state, seat, log)


def _exchange(state: State, seat: int, kind: int, args: tuple[int, ...], log: Log) -> None:
    """Card by card."""
    if kind == d.TO_RALLY:
        swapping.move_card(state, seat, args[0], ASSISTANCE, RALLY, log)
    elif kind == d.TO_ASSISTANCE:
        swapping.move_card(state, seat, args[0], RALLY, ASSISTANCE, log)
    elif kind == d.TAKE:
        swapping.move_card(state, seat, args[0], PILE, swapping.supplied(state), log)
    elif kind == d.PUT_BACK:
        swapping.move_card(state, seat, args[0], swapping.supplied(state), PILE, log)
    elif kind in (d.ROB, d.GIVE_BACK):
        other = state.colour.index(args[0])
        swapping.rob(state, seat, other, args[1], 1 if kind == d.ROB else -1, log)
    else:
        swapping.close(state, seat, log)


def turn_around(state: State, seat: int, log: Log) -> None:
    """The rally car is turned (CR-21)."""
    state.nose[seat] = turned(state.road, state.at[seat], state.nose[seat])
    if log is not None:
        log.append(Event("turns", (state.colour[seat], state.nose[seat])))


def move_assistance(state: State, seat: int, direction: int, log: Log) -> None:
    """The assistance car goes one tile (CR-16.1)."""
    state.aid_at[seat] = state.road.joined[DIRECTIONS * state.aid_at[seat] + direction]
    state.aid_moved = True
    if log is not None:
        log.append(Event("assistance", (state.colour[seat], state.road.at[state.aid_at[seat]])))


def _joker(state: State, seat: int, joker: int, log: Log) -> None:
    """A joker leaves the game by what it does (CR-19)."""
    state.joker[seat] = NO_JOKER
    state.jokers_seen = (*state.jokers_seen, joker)
    if log is not None:
        log.append(Event("plays_joker", (state.colour[seat], joker)))
    if joker == TRANSPORTER:
        swapping.open_exchange(state, seat, TRANSPORTING, log)
    elif joker == ROBBER:
        swapping.open_exchange(state, seat, ROBBING, log)
    elif joker == MECHANIC:
        mending.mend_all(state, seat, log)
    else:
        _sabotage(state, seat, log)


def _sabotage(state: State, seat: int, log: Log) -> None:
    """All features of all rivals who still race go out (CR-19.4)."""
    for other in racing(state):
        if other == seat:
            continue
        fitted = [slot for slot in range(FEATURE_SLOTS) if state.feature[FEATURE_SLOTS * other + slot] != NONE]
        state.sabotaged[other] = sum(1 << slot for slot in fitted)
        if log is not None:
            log.append(Event("sabotaged", (state.colour[other],)))


def _concede(state: State, seat: int, log: Log) -> None:
    """A seat leaves the table; whoever was waiting for it goes on."""
    leaving.retire(state, seat, "concedes", log)
    if RACING not in state.status or state.player != seat:
        return
    if UPKEEP <= state.phase <= MOVING:
        turning.pass_on(state)
    elif state.phase == BUILDING:
        state.player = mapping.after(state, seat)
    elif state.phase < ROUND:
        state.player = racing(state)[0]

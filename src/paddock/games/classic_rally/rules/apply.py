"""Takes a decision: what each answer does, before the game goes on (section (a) of the rules)."""

from __future__ import annotations

from paddock.core.chance import Chance
from paddock.core.decision import Decision
from paddock.core.event import EventSink
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
    State,
    racing,
)
from paddock.games.classic_rally.rules.steps import leaving, mapping, mending, moving, preparing, swapping, turning


def play(state: State, seat: int, decision: Decision, chance: Chance, events: EventSink) -> None:
    """Carries out a legal decision and goes on until the next one is owed."""
    kind, args = decision.kind, decision.args
    if kind <= d.PLACE_ASSISTANCE:
        _prepare(state, seat, kind, args, events)
    elif d.TO_RALLY <= kind <= d.DONE:
        _exchange(state, seat, kind, args, events)
    else:
        _turn(state, seat, kind, args, chance, events)
    advance(state, chance, events)


def _prepare(state: State, seat: int, kind: int, args: tuple[int, ...], events: EventSink) -> None:
    """Before the race."""
    if kind == d.PLACE_TILE:
        mapping.lay(state, seat, args[0], args[1], events)
    elif kind == d.VOTE_FINISH:
        mapping.cast_vote(state, seat, args[0], args[1])
    elif kind == d.PLACE_FINISH:
        mapping.lay_finish(state, seat, args[0], args[1], events)
    elif kind == d.PICK_FEATURE:
        preparing.pick(state, seat, args[0], events)
    elif kind == d.LOAD:
        preparing.load(state, seat, args[0], args[1], 1)
    elif kind == d.UNLOAD:
        preparing.load(state, seat, args[0], args[1], -1)
    elif kind == d.READY:
        preparing.set_ready(state, seat)
    elif kind == d.PLACE_ASSISTANCE:
        preparing.place(state, seat, args[0], events)


def _turn(state: State, seat: int, kind: int, args: tuple[int, ...], chance: Chance, events: EventSink) -> None:
    """In one's own turn."""
    if kind == d.RALLY_STEP:
        moving.step(state, seat, args[0], chance, events)
        if state.status[seat] == FINISHED:
            turning.pass_on(state)
    elif kind == d.RALLY_STOP:
        moving.end_move(state, seat, events)
    elif kind == d.END_TURN:
        turning.end_turn(state, events)
    elif kind == d.ROLL_DICE:
        turning.roll(state, chance, events)
    elif kind == d.CHOOSE_DISABLED:
        turning.choose(state, args[0], events)
    elif kind == d.TURN_AROUND:
        turn_around(state, seat, events)
    elif kind == d.ASSISTANCE_MOVE:
        move_assistance(state, seat, args[0], events)
    elif kind == d.ASSIST:
        swapping.open_exchange(state, seat, ASSISTING, events)
    elif kind == d.RESUPPLY:
        swapping.open_exchange(state, seat, SUPPLY_RALLY if args[0] == RALLY else SUPPLY_ASSISTANCE, events)
    elif kind == d.REPAIR:
        if args[0] == TOOLBOX:
            mending.use_toolbox(state, seat, events)
        else:
            mending.use_spare(state, seat, events)
    elif kind == d.PLAY_JOKER:
        _joker(state, seat, args[0], events)
    elif kind == d.RETIRE:
        leaving.retire(state, seat, "retires", events)
        turning.pass_on(state)
    elif kind == d.CONCEDE:
        _concede(state, seat, events)


def _exchange(state: State, seat: int, kind: int, args: tuple[int, ...], events: EventSink) -> None:
    """Card by card."""
    if kind == d.TO_RALLY:
        swapping.move_card(state, seat, args[0], ASSISTANCE, RALLY, events)
    elif kind == d.TO_ASSISTANCE:
        swapping.move_card(state, seat, args[0], RALLY, ASSISTANCE, events)
    elif kind == d.TAKE:
        swapping.move_card(state, seat, args[0], PILE, swapping.supplied(state), events)
    elif kind == d.PUT_BACK:
        swapping.move_card(state, seat, args[0], swapping.supplied(state), PILE, events)
    elif kind in (d.ROB, d.GIVE_BACK):
        other = state.colour.index(args[0])
        swapping.rob(state, seat, other, args[1], 1 if kind == d.ROB else -1, events)
    else:
        swapping.close(state, seat, events)


def turn_around(state: State, seat: int, events: EventSink) -> None:
    """The rally car is turned (CR-21)."""
    state.nose[seat] = turned(state.road, state.at[seat], state.nose[seat])
    events.add("turns", (state.colour[seat], state.nose[seat]))


def move_assistance(state: State, seat: int, direction: int, events: EventSink) -> None:
    """The assistance car goes one tile (CR-16.1)."""
    state.aid_at[seat] = state.road.joined[DIRECTIONS * state.aid_at[seat] + direction]
    state.aid_moved = True
    events.add("assistance", (state.colour[seat], state.road.at[state.aid_at[seat]]))


def _joker(state: State, seat: int, joker: int, events: EventSink) -> None:
    """A joker leaves the game by what it does (CR-19)."""
    state.joker[seat] = NO_JOKER
    state.jokers_seen = (*state.jokers_seen, joker)
    events.add("plays_joker", (state.colour[seat], joker))
    if joker == TRANSPORTER:
        swapping.open_exchange(state, seat, TRANSPORTING, events)
    elif joker == ROBBER:
        swapping.open_exchange(state, seat, ROBBING, events)
    elif joker == MECHANIC:
        mending.mend_all(state, seat, events)
    else:
        _sabotage(state, seat, events)


def _sabotage(state: State, seat: int, events: EventSink) -> None:
    """All features of all rivals who still race go out (CR-19.4)."""
    for other in racing(state):
        if other == seat:
            continue
        fitted = [slot for slot in range(FEATURE_SLOTS) if state.feature[FEATURE_SLOTS * other + slot] != NONE]
        state.sabotaged[other] = sum(1 << slot for slot in fitted)
        events.add("sabotaged", (state.colour[other],))


def _concede(state: State, seat: int, events: EventSink) -> None:
    """A seat leaves the table; whoever was waiting for it goes on."""
    leaving.retire(state, seat, "concedes", events)
    if RACING not in state.status or state.player != seat:
        return
    if UPKEEP <= state.phase <= MOVING:
        turning.pass_on(state)
    elif state.phase == BUILDING:
        state.player = mapping.after(state, seat)
    elif state.phase < ROUND:
        state.player = racing(state)[0]

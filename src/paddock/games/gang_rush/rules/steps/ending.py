"""The end of a turn, of a round, and of the race (GB-7.8, GB-15.4, GB-22, GB-23, GB-24.11 to 24.13)."""

from __future__ import annotations

from typing import Final

from paddock.core.chance import ChanceSource
from paddock.core.event import EventSink

from ...components import bridge, content
from .. import phases
from ..car_status import STATUS_ARRESTED, STATUS_IN_RIVER, STATUS_ON_ROAD
from ..phases import NO_QUESTION
from ..state import NOBODY, State, is_wrong_way, open_question, race_order, racing_cars, with_value_at
from . import dice, entering, leaving_bridge, money, police, shop, tiles

_ALL_LANES: Final = sum(1 << lane for lane in range(1, bridge.LANE_COUNT + 1))
_FIRING_ORDER: Final = sorted(
    bridge.ROAD_SPACES, key=lambda space: (-bridge.Y_BY_SPACE[space], bridge.LANE_BY_SPACE[space])
)
_FIRING_ORDER_BY_LANES: Final[list[list[int]]] = [
    [space for space in _FIRING_ORDER if lanes >> bridge.LANE_BY_SPACE[space] & 1] for lanes in range(_ALL_LANES + 1)
]
"""`_FIRING_ORDER_BY_LANES[lanes]`: the spaces of these lanes (a bit each) as police there fire (GB-22.2)."""
_FIRES_BY_KIND: Final = tuple(
    kind in (content.ITEM_POLICE, content.ITEM_POLICE_POST) for kind in range(content.ITEM_WALL_CONTAINER + 1)
)
"""`_FIRES_BY_KIND[kind]`: whether a thing on the road fires (GB-22.1)."""

# -- turns -----------------------------------------------------------------------------------------------------


def begin_turn(state: State, events: EventSink) -> None:
    """The turn of a car begins; in the river it is lost (GB-7.9)."""
    car = state.current_car
    state.clear_turn()
    if state.status[car] == STATUS_ON_ROAD:
        state.phase = phases.PHASE_BEFORE_ROLL
        if events.is_listening:
            events.add("turn", (state.driver[car], content.DIAL_STEP * state.speed[car]))
        tiles.expire_tiles(state, car, content.ALL_TILES, events)
        return
    if state.status[car] == STATUS_IN_RIVER:
        events.add("loses_turn", (state.driver[car],))
        tiles.expire_tiles(state, car, content.ALL_TILES, events)
    next_turn(state)


def next_turn(state: State) -> None:
    """The next car in the order of the round, or the end of the round."""
    place = state.turn_order.index(state.current_car) + 1
    state.clear_turn()
    if place < len(state.turn_order):
        state.current_car = state.turn_order[place]
        state.phase = phases.PHASE_TURN_START
    else:
        state.phase = phases.PHASE_ROUND_END


def end_turn(state: State, events: EventSink) -> None:
    """W6: the dice are sold (GB-7.8, GB-9.9); an arrested car has nothing to sell any more."""
    car = state.current_car
    if state.status[car] != STATUS_ARRESTED:
        dice.sell_dice(state, car, events)
    tiles.expire_tiles(state, car, 1 << content.PUMP_GUN, events)
    next_turn(state)


def can_handbrake(state: State, car: int) -> bool:
    """Whether the handbrake U-turn is possible (GB-16.8, GB-16.10, GB-24.5)."""
    if state.turn_flags & phases.HAS_SPUN_OUT or is_wrong_way(state, car):
        return False
    if dice.wheels_left(state) < content.HANDBRAKE_WHEELS:
        return False
    return state.wall_players == bridge.NO_WALL or (
        not state.homeward[car] and state.wall.is_in_turnaround[state.space_of[car]]
    )


def handbrake_uturn(state: State, car: int, events: EventSink) -> None:
    """The handbrake U-turn (GB-16.8); in the turnaround zone it is the turn home (GB-24.5)."""
    dice.spend_wheels(state, content.HANDBRAKE_WHEELS)
    state.speed[car] = 0
    if state.wall_players == bridge.NO_WALL:
        state.facing[car] = 1
    events.add("handbrake", (state.driver[car],))
    if state.wall_players != bridge.NO_WALL:
        money.turn_home(state, car, events)


# -- the end of a round ----------------------------------------------------------------------------------------


def police_fire(state: State, events: EventSink) -> None:
    """Every police tile and post fires towards the start (GB-22.1 to 22.3, GB-24.7)."""
    state.current_car = NOBODY
    lanes = 0
    for space in state.space_of:
        if space >= 0:
            lanes |= 1 << bridge.LANE_BY_SPACE[space]
    for space, officers in firing_police(state, lanes):
        target = police_target(state, space)
        if target == NOBODY:
            continue
        events.add("volley", (space, officers, state.driver[target]))
        if state.active_tiles[target] >> content.BULLETPROOF & 1:
            events.add("bulletproof", (state.driver[target],))
        else:
            money.damage_car(state, target, officers, events)
    state.phase = phases.PHASE_CRANING_CARS


def firing_police(state: State, lanes: int = _ALL_LANES) -> list[tuple[int, int]]:
    """Spaces with police and their officers in some lanes, in the order in which they fire (GB-22.2)."""
    item = state.road_item
    return [
        (space, item[space] & content.ITEM_NUMBER_MASK)
        for space in _FIRING_ORDER_BY_LANES[lanes]
        if _FIRES_BY_KIND[item[space] >> content.ITEM_KIND_SHIFT]
    ]


def police_target(state: State, space: int) -> int:
    """The car that police on a space would hit, or -1 (GB-22.1, GB-21.7)."""
    occupant, item, table = state.occupant, state.road_item, bridge.NEXT_SPACE_BY_DIRECTION[bridge.DIRECTION_BACK]
    to = table[space]
    while to >= 0:
        car = occupant[to]
        if car != NOBODY and not state.tiles[car] >> content.BRIBED_COPS & 1:
            return car
        if item[to] >> content.ITEM_KIND_SHIFT in content.SHOT_STOPPING_KINDS:
            return NOBODY
        to = table[to]
    return NOBODY


def crane_fallen_cars(state: State, events: EventSink) -> bool:
    """The crane brings back who fell, in turn order (GB-15.4); False while an owner has to choose a space."""
    for car in state.turn_order:
        if state.status[car] != STATUS_IN_RIVER:
            continue
        spaces = crane_spaces(state, car)
        if len(spaces) > 1:
            open_question(state, phases.ASK_CRANE, car)
            return False
        set_down_by_crane(state, car, spaces[0], events)
    return True


def _can_set_down(state: State, car: int, space: int) -> bool:
    """Whether the crane may put a car there (GB-15.5, GB-24.15)."""
    is_home = state.homeward[car] and bridge.Y_BY_SPACE[space] <= 0
    return not is_home and not state.wall.is_beyond_wall[space] and police.is_free_space(state, space)


def crane_spaces(state: State, car: int) -> list[int]:
    """Where a car may come back: its exit space, else an adjacent one, else the nearest (GB-15.5)."""
    exit_space = state.exit_space[car]
    if _can_set_down(state, car, exit_space):
        return [exit_space]
    adjacent = sorted(space for space in bridge.ADJACENT_SPACES[exit_space] if _can_set_down(state, car, space))
    if adjacent:
        return adjacent
    seen, front = {exit_space}, [exit_space]
    while True:
        around = {near for space in front for near in bridge.ADJACENT_SPACES[space]}
        front = sorted(around - seen, key=lambda each: (bridge.Y_BY_SPACE[each], bridge.LANE_BY_SPACE[each]))
        seen |= around
        for space in front:
            if _can_set_down(state, car, space):
                return [space]


def set_down_by_crane(state: State, car: int, space: int, events: EventSink) -> None:
    """A car is back on the bridge, standing, facing its proper way (GB-15.4, GB-15.6)."""
    state.question = NO_QUESTION
    leaving_bridge.remove_car(state, car)
    state.status[car] = STATUS_ON_ROAD
    entering.put_car(state, car, space)
    state.facing[car] = state.homeward[car]
    price = 0 if state.tiles[car] >> content.CRANE_PASS & 1 else content.CRANE_PRICE
    events.add("crane", (state.driver[car], space, price))
    if price:
        money.pay_money(state, car, price, events)


def end_round(state: State, chance_source: ChanceSource, events: EventSink) -> None:
    """The shop is renewed if nobody bought; then the race may be over (GB-18.6, GB-23.2, GB-23.8, GB-24.13)."""
    if not state.any_bought and not state.settings.no_shop:
        shop.renew_shop(state, chance_source, events)
    if state.wall_players != bridge.NO_WALL:
        if state.round >= content.LAST_EXPERT_ROUND:
            for car in reversed(race_order(state)):
                leaving_bridge.arrest_car(state, car, events)
            end_expert_race(state, events)
            return
    elif state.finished or state.round >= content.LAST_ROUND or not racing_cars(state):
        end_race(state, events)
        return
    state.phase = phases.PHASE_ROUND_START


# -- the end of the race ---------------------------------------------------------------------------------------


def end_race(state: State, events: EventSink) -> None:
    """Positions are frozen: rewards by place, also to cars on the bridge (GB-23.2 to 23.4, GB-25.2)."""
    events.add("frozen", ())
    paid = len(state.finished)
    for place, car in enumerate((*state.finished, *race_order(state)), 1):
        if place > paid:
            leaving_bridge.pay_reward(state, car, place, events)
        if place == state.seats == content.DUEL_PLAYERS:
            events.add("fined", (state.driver[car], content.DUEL_FINE))
            money.pay_money(state, car, content.DUEL_FINE, events)
        sell_ramp(state, car, events)
    end_game(state, events)


def end_expert_race(state: State, events: EventSink) -> None:
    """Expert: the last car is arrested, and those who came home sell their ramps (GB-24.1, GB-24.11)."""
    alone = len(state.conceded) == state.seats - 1
    for car in racing_cars(state):
        if not alone:
            leaving_bridge.arrest_car(state, car, events)
    for car in (*state.finished, *racing_cars(state)):
        sell_ramp(state, car, events)
    end_game(state, events)


def ramp_price(state: State, car: int) -> int:
    """What an unused ramp is worth (GB-23.6, GB-21.8)."""
    if not state.has_ramp[car]:
        return 0
    return content.COLLECTOR_PRICE if state.tiles[car] >> content.RAMP_COLLECTOR & 1 else content.RAMP_PRICE


def sell_ramp(state: State, car: int, events: EventSink) -> None:
    """An unused ramp is sold at the end (GB-17.1)."""
    price = ramp_price(state, car)
    if price:
        state.has_ramp = with_value_at(state.has_ramp, car, 0)
        money.receive_money(state, car, price)
        events.add("sells_ramp", (state.driver[car], price))


def end_game(state: State, events: EventSink) -> None:
    """The game is over; nothing is open any more."""
    state.phase = phases.PHASE_GAME_OVER
    state.question = phases.NO_QUESTION
    state.agenda = []
    state.is_last_car_left = False
    state.current_car = NOBODY
    state.clear_turn()
    events.add("over", ())

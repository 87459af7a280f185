"""What a contender does: like the driver, but with the dice in mind, shields aboard, and its rivals in sight.

Ways are weighed by `forecast.py`, cards by `stowing.py`. Where nothing is said here the driver's advice holds.
"""

from __future__ import annotations

from typing import Final

from paddock.core.decision import Decision
from paddock.core.heuristics import Advice
from paddock.games.classic_rally.bots.forecast import forecast, shields_of
from paddock.games.classic_rally.bots.logistics import is_station, lacking
from paddock.games.classic_rally.bots.outlook import book_code
from paddock.games.classic_rally.bots.stages import Stage, stage_from
from paddock.games.classic_rally.bots.stowing import (
    at_hand,
    exchange,
    for_assistance,
    gains,
    load,
    trouble,
    waiting,
    way_of_seat,
    wish,
)
from paddock.games.classic_rally.bots.turn import NEVER, Racer
from paddock.games.classic_rally.bots.win_chance import ways
from paddock.games.classic_rally.components.content import (
    CAPACITY,
    CARDS,
    CLOSE_RATIO,
    FEATURE_SLOTS,
    FUEL,
    LIGHT_WEIGHT,
    RALLY,
    SPARE_TYRE,
    TOOLBOX,
)
from paddock.games.classic_rally.components.road import NOWHERE
from paddock.games.classic_rally.rules.driving import Book
from paddock.games.classic_rally.rules.state import (
    ASSISTING,
    CHOOSING,
    LOADING,
    MOVING,
    NO_EXCHANGE,
    ROBBING,
    SUPPLY_RALLY,
    TRANSPORTING,
    TURN,
    State,
)
from paddock.games.classic_rally.rules.steps.turning import candidates
from paddock.games.classic_rally.views.plans import Plan

USE: Final = {CLOSE_RATIO: 0, LIGHT_WEIGHT: 2}
"""Of features that this turn can do without alike, which are better kept."""
CLEARED: Final = 0.6
"""Turns that a mechanic must save to be worth calling for dice alone."""
ROOM: Final = 3


def contend(state: State, seat: int, legal: list[Decision]) -> Advice | None:
    """The contender's own advice; None where the driver's will do."""
    if state.exchange != NO_EXCHANGE:
        return exchange(state, seat, legal) if state.exchange != ROBBING else None
    if state.phase == LOADING:
        return load(state, seat)
    return Contender(state, seat, legal).advice() if state.phase in (CHOOSING, TURN, MOVING) else None


class Contender(Racer):
    """A seat on its turn, by what a contender knows beside that."""

    __slots__ = ("table",)

    def __init__(self, state: State, seat: int, legal: list[Decision]) -> None:
        super().__init__(state, seat, legal)
        self.room = ROOM
        self.table = forecast(state, seat, shields_of(state, seat))

    def way(self) -> Stage:
        """The way ahead."""
        return way_of_seat(self.state, self.seat)

    def least_missed(self) -> int:
        """The feature without which the best plan is least worse."""
        state, seat = self.state, self.seat
        best, chosen = NEVER, -1
        for slot in candidates(state, seat):
            other = state.copy()
            other.marked[seat] |= 1 << slot
            other.phase = TURN
            feature = state.feature[FEATURE_SLOTS * seat + slot]
            value = self.best(other)[0] + 0.01 * USE.get(feature, 1)
            if value < best or chosen < 0:
                best, chosen = value, feature
        return chosen

    # -- the road ----------------------------------------------------------------------------------------------

    def turns(self, tile: int, nose: int, book: Book, tokens: int) -> float:
        return self.table.value(tile, nose, book_code(*book), tokens)

    def trouble(self, tile: int) -> float:
        toolbox, spare = self.state.load[self.first + TOOLBOX] > 0, self.state.load[self.first + SPARE_TYRE] > 0
        return trouble(self.state, self.seat, tile, 0, toolbox, spare)

    def waits(self, plan: Plan, tokens: int) -> float:
        ahead = stage_from(self.state, self.seat, self.table, plan.tile, plan.nose, list(plan.book), tokens)
        return waiting(self.state, self.seat, ahead, plan.fuel)

    def stays(self) -> float:
        return super().stays() + waiting(self.state, self.seat, self.way(), self.state.load[self.first + FUEL])

    # -- cards -------------------------------------------------------------------------------------------------

    def needed(self) -> int:
        """A toolbox may free a car, too."""
        missing = lacking(self.state, self.seat)
        return missing if missing >= 0 else FUEL

    def is_short(self) -> bool:
        return self.state.load[self.first + FUEL] < min(self.way().tiles, 3) or self.needed() != FUEL

    def is_brought(self) -> bool:
        return self.state.aid[self.first + self.needed()] > 0

    def assistance_pays(self) -> bool:
        return gains(self.state, self.seat, self.way(), ASSISTING)

    def resupply_pays(self) -> bool:
        return gains(self.state, self.seat, self.way(), SUPPLY_RALLY)

    def stock_pays(self) -> bool:
        now = self.state.aid[self.first : self.first + CARDS]
        goal = for_assistance(self.state, self.seat)
        return any(min(goal[card], now[card] + self.state.pile[card]) > now[card] for card in range(CARDS))

    def meeting(self) -> int:
        """The last stop before the fuel ends at which the assistance car can be in time, stations on the way counted
        in."""
        state, stops = self.state, self.way().stops
        far = ways(state.road, state.aid_at[self.seat])
        fuel, since, reached = state.load[self.first + FUEL], 0, 0
        for turn, (tile, driven) in enumerate(stops):
            if driven - since > fuel:
                for back in range(turn - 1, reached - 1, -1):
                    if far[stops[back][0]] <= back + 1:
                        return stops[back][0]
                return stops[turn - 1][0]
            if turn and is_station(state.road, tile):
                fuel, since, reached = CAPACITY[RALLY] - 1, driven, turn
        return NOWHERE

    # -- jokers ------------------------------------------------------------------------------------------------

    def mechanic_pays(self) -> bool:
        """He frees a car that nothing aboard can, or wins a turn when no hazard is to come."""
        if self.state.phase != TURN or super().mechanic_pays():
            return self.state.phase == TURN
        if not self.state.marked[self.seat] or self.way().hazards:
            return False
        whole = self.state.copy()
        whole.marked[self.seat] = 0
        return self.best(whole)[0] < self.best(self.state)[0] - CLEARED

    def transporter_pays(self) -> bool:
        """It comes to a car that stands, too."""
        state, needed = self.state, self.needed()
        dry = not state.load[self.first + FUEL] and state.aid[self.first + FUEL] >= 2
        return dry or (needed != FUEL and state.aid[self.first + needed] > 0)

    def fuel_brought(self) -> int:
        return wish(self.state, self.seat, at_hand(self.state, self.seat, TRANSPORTING), self.way())[FUEL]

    def saboteur_pays(self) -> bool:
        """Somebody would have no toolbox against it."""
        return any(not self.state.load[CARDS * other + TOOLBOX] for other in self.rivals())

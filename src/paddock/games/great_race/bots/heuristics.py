"""The crew of The Great Race: plans its road by what it costs, fuel and repairs for the next drives, and its posts.

`turn.py` takes its turns; `outlook.py` knows what the road costs, `cards.py` what cards are worth,
`tile_laying.py` where tiles go. What a contender does otherwise is in `competitive.py`.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final

from paddock.core.chance import Chance
from paddock.core.decision import Decision
from paddock.core.heuristics import Advice, Heuristics, Remark
from paddock.games.great_race.bots.cards import discard, effect_worth, pick
from paddock.games.great_race.bots.competitive import contend
from paddock.games.great_race.bots.crew import UNGUARDED, guard_of, levels_after
from paddock.games.great_race.bots.outlook import FUEL, Outlook, blanks_on
from paddock.games.great_race.bots.remarks import remark
from paddock.games.great_race.bots.rollout import quick
from paddock.games.great_race.bots.tile_laying import choose_space, choose_tile, give_back
from paddock.games.great_race.bots.turn import drive_on, gauges_worth, turn
from paddock.games.great_race.bots.win_chance import chances
from paddock.games.great_race.components.content import (
    ACCEPT,
    BY_ESCORT,
    BY_ESTIENNE,
    BY_GUARD,
    ESCORT,
    EST_MOVES,
    EST_TILES,
    FUNDING,
    HIGHER,
    MECHANIC,
    NO_TILE,
    PROGRAMS,
    SCOUT,
    TILE_DANGER,
)
from paddock.games.great_race.rules import decisions as d
from paddock.games.great_race.rules.legal import default
from paddock.games.great_race.rules.state import (
    CLEAR,
    CONVOY,
    CREW_CHOICE,
    CROSSING,
    DISCARD,
    LAY,
    NO_DRIVE,
    NOTHING,
    PROGRAMMING,
    REACT,
    RETURN,
    SPLIT,
    STAMP,
    UPGRADE,
    State,
)

FAVOURITES: Final[tuple[str, ...]] = ("italy", "france", "england", "belgium", "suffragettes")
SPILLED: Final = 1.0
SCOUTS: Final[tuple[float, ...]] = (0.0, 20.0, 30.0)
"""What one or two Scouts bring where the road is blank, in francs; then where it is not."""
IDLE_SCOUTS: Final[tuple[float, ...]] = (0.0, 16.0, 24.0)
ESCORTS: Final[tuple[float, ...]] = (0.0, 30.0, 44.0)
GUARDING: Final = 14.0
"""What an Escort brings more for a danger that lies ahead."""
SPARE_FUNDS: Final = 20.0
"""What funds are worth that are not needed at once."""


class Driver(Heuristics[State]):
    """The heuristics of The Great Race. It keeps nothing between calls."""

    def plan_key(self, position: State, seat: int) -> Hashable:
        """Every decision is thought over anew."""
        return None

    def advise(self, position: State, seat: int, legal: Sequence[Decision], chance: Chance) -> list[Advice]:
        """Advice on whatever is asked of this seat now."""
        choices = list(legal)
        found = _advice(position, seat, choices)
        return [found if found.decision in choices else Advice(default(position, seat), 0.0, "hint-pass")]

    def remark(self, position: State, seat: int, decision: Decision) -> Remark | None:
        return remark(position, seat, decision)

    def competitive_advice(self, position: State, seat: int, legal: Sequence[Decision], chance: Chance) -> list[Advice]:
        """What wins: the way drive by drive, as fast as it can be paid; for the rest the driver's advice."""
        found = contend(position, seat, list(legal))
        return self.advise(position, seat, legal, chance) if found is None else [found]

    def win_chances(self, position: State) -> list[float]:
        """By the road that is left and what is at hand for it."""
        return chances(position)

    def is_contest(self, position: State) -> bool:
        return position.mode != CROSSING

    def round_number(self, position: State) -> int:
        """The round."""
        return position.round

    def rollout_decision(self, position: State, seat: int, legal: Sequence[Decision], chance: Chance) -> Decision:
        """By tables, without planning."""
        return quick(position, seat, legal, chance)


HEURISTICS: Final = Driver()


def road_of(state: State, seat: int) -> Outlook:
    """The road as this crew sees it now."""
    return Outlook(state, seat, guard_of(state, seat))


def _advice(state: State, seat: int, legal: list[Decision]) -> Advice:
    if state.ask != NOTHING:
        return _answer(state, seat, legal)
    if state.phase == CONVOY:
        takes = turn if state.drive_left == NO_DRIVE else drive_on
        return takes(state, seat, legal, road_of(state, seat))
    if state.phase == PROGRAMMING:
        return _program(state, seat)
    if state.phase == CREW_CHOICE:
        return Advice(min(legal, key=_favour), 1.0, "hint-crew")
    return pick(state, seat)


def _favour(decision: Decision) -> int:
    return FAVOURITES.index(d.SPACE.notation(decision).split()[1])


# -- answers ---------------------------------------------------------------------------------------------------


def _answer(state: State, seat: int, legal: list[Decision]) -> Advice:
    ask = state.ask
    if ask == LAY:
        return (
            choose_tile(legal) if state.tile_now == NO_TILE else choose_space(state, seat, legal, road_of(state, seat))
        )
    if ask == SPLIT:
        return Advice(max(legal, key=lambda each: _after_split(state, seat, each)), 1.0, "hint-split")
    if ask == REACT:
        return _react(state, legal)
    if ask == DISCARD:
        return discard(state, seat, legal)
    if ask == RETURN:
        return give_back(legal)
    if ask == CLEAR:
        cost = road_of(state, seat).cost
        return Advice(max(legal, key=lambda each: cost[each.args[0]]), 1.0, "hint-clear")
    if ask == UPGRADE:
        return Advice(min(legal, key=lambda each: _menace(HIGHER[each.args[0]])), 1.0, "hint-upgrade")
    return Advice(legal[0], 1.0, "hint-stamp" if ask == STAMP else "hint-pass")


def _menace(card: int) -> int:
    """How much an Estienne card makes the Torpedo do."""
    return 10 * sum(EST_MOVES[card]) + EST_TILES[card]


def _after_split(state: State, seat: int, decision: Decision) -> float:
    """How well the gauges stand after a split: the engine counts most, an empty gauge is bad, cards need a chassis."""
    engine, chassis, spilled = levels_after(state, seat, decision)
    return gauges_worth(engine, chassis) - SPILLED * spilled


def _react(state: State, legal: list[Decision]) -> Advice:
    """An Escort is used while it is there; an Armed guard where it saves more than a little."""
    if d.REACTED[BY_ESCORT] in legal:
        return Advice(d.REACTED[BY_ESCORT], 1.0, "hint-react")
    small = state.ask_detail == BY_ESTIENNE and effect_worth(state.current) < 30.0
    if d.REACTED[BY_GUARD] in legal and not small:
        return Advice(d.REACTED[BY_GUARD], 1.0, "hint-react")
    return Advice(d.REACTED[ACCEPT], 1.0, "hint-accept")


# -- programs --------------------------------------------------------------------------------------------------


def _program(state: State, seat: int) -> Advice:
    """Two Mechanics; money if it is short, a guard if dangers lie ahead, a Scout if the road is blank."""
    road = Outlook(state, seat, UNGUARDED)
    path = road.path(state.at[seat], 8, True)
    blanks = blanks_on(state, path)
    dangers = sum(1 for space in path if state.tile[space] != NO_TILE and TILE_DANGER[state.tile[space]])
    need = FUEL * max(0.0, road.fuel_for(path) - state.fuel[seat])
    best, chosen = -1.0, 0
    for number, posts in enumerate(PROGRAMS):
        value = 300.0 * posts[MECHANIC]
        value += min(posts[FUNDING] * 40.0, max(SPARE_FUNDS * posts[FUNDING], need + 40.0 - state.money[seat]))
        value += (SCOUTS if blanks >= 3 else IDLE_SCOUTS)[posts[SCOUT]]
        value += ESCORTS[posts[ESCORT]] + GUARDING * min(posts[ESCORT], dangers) + 2.0 * blanks * min(1, posts[ESCORT])
        if value > best:
            best, chosen = value, number
    return Advice(d.PROGRAMMED[chosen], best, "hint-program")

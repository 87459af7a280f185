"""What a seat earns. Rewards are not scores: they say who won, whatever a title counts."""

from __future__ import annotations

from typing import Any, Final

from paddock.bots.levels import heuristics_of
from paddock.core.game import Game, Outcome
from paddock.core.heuristics import Heuristics

WIN_REWARDS: Final = "win"
PLACE_REWARDS: Final = "place"
SHAPED_REWARDS: Final = "shaped"
REWARD_KINDS: Final = (WIN_REWARDS, PLACE_REWARDS, SHAPED_REWARDS)
ILLEGAL_REWARD: Final = -1.0
"""What a seat earns by an action that is not legal."""


def win_rewards(outcome: Outcome) -> list[float]:
    """1 for winning alone, -1 for not winning; of a shared victory something between.

    Two that share a victory have 0 each, three -1/3; a team wins whole for each of its seats.
    """
    return [2 * share - 1 for share in outcome.victory_shares()]


def place_rewards(outcome: Outcome) -> list[float]:
    """From 1 for the first place to -1 for the last in even steps; who shares places has their mean. Alone: 1 for a
    first place, else -1."""
    places = [placing.place for placing in outcome.placings]
    if len(places) == 1:
        return [1.0 if places[0] == 1 else -1.0]
    step = 1 / (len(places) - 1)
    return [step * (sum(other > own for other in places) - sum(other < own for other in places)) for own in places]


def final_outcome(game: Game[Any], state: Any) -> Outcome:
    """How a game came out in which nobody is waited for."""
    outcome = game.outcome(state)
    if outcome is None:
        raise AssertionError("nobody is waited for, but the game is not over")
    return outcome


class Rewards:
    """One way of rewarding: `win` and `place` at the end of a game, `shaped` after every decision.

    Shaped rewards are twice the change of the chance of winning, as the title's heuristics judge it; over a game they
    add up to what `win` says, less a constant, so that the best policy stays the best.
    """

    __slots__ = ("_heuristics", "expected_win_chances", "reward_kind")

    def __init__(self, game: Game[Any], reward_kind: str) -> None:
        self.reward_kind: Final = reward_kind
        self._heuristics: Heuristics[Any] | None = None
        self.expected_win_chances: list[float] = []
        if reward_kind not in REWARD_KINDS:
            raise ValueError(f"no such rewards: {reward_kind[:40]!r}; there are {', '.join(REWARD_KINDS)}")
        if reward_kind == SHAPED_REWARDS:
            self._heuristics = heuristics_of(game)
            if self._heuristics is None or type(self._heuristics).win_chances is Heuristics.win_chances:
                raise ValueError(
                    f"{game.title} does not judge positions: take the rewards {WIN_REWARDS} or {PLACE_REWARDS}"
                )

    def begin_game(self, state: Any) -> None:
        """A game begins."""
        if self._heuristics is not None:
            self.expected_win_chances = self._heuristics.win_chances(state) or []

    def decision_rewards(self, state: Any) -> list[float]:
        """What a decision brought each seat while the game goes on: something only where rewards are shaped."""
        now = self._heuristics.win_chances(state) or [] if self._heuristics is not None else []
        earned = [2 * (chance - before) for chance, before in zip(now, self.expected_win_chances, strict=True)]
        self.expected_win_chances = now
        return earned

    def end_rewards(self, outcome: Outcome) -> list[float]:
        """What the end of a game brings each seat."""
        if self.reward_kind == PLACE_REWARDS:
            return place_rewards(outcome)
        won = win_rewards(outcome)
        if self._heuristics is None:
            return won
        return [reward + 1 - 2 * before for reward, before in zip(won, self.expected_win_chances, strict=True)]

"""What a title tells the bots: its own judgement of the decisions that a seat may take.

A title that names its `bots`, an object `HEURISTICS` of a subclass of :class:`Heuristics`, gets the level
`driver` (see :mod:`paddock.bots.levels`) and hints with reasons, and nothing else has to know of it. Those that also
say how a position stands (`win_chances`) and how far the game is (`round_number`) get bots that search, and analysis.
"""
# mypyc: off

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Sequence
from typing import ClassVar, Generic, TypeVar

import msgspec

from paddock.core.chance import ChanceSource
from paddock.core.decision import Decision

StateT = TypeVar("StateT")
Remark = tuple[str, dict[str, object]]
"""A message with its arguments."""


class Advice(msgspec.Struct, eq=False):
    """One decision as a heuristic sees it: how good it is, and why.

    `score` compares decisions of one list only, more is better. `key` and `args` are a message that tells a person
    the reason. `next_decisions` belong to the same plan and can follow this one, in order. `win_chance` is the seat's
    chance of winning after it, from 0 to 1; None where nobody has reckoned it.
    """

    decision: Decision
    score: float
    message_key: str
    reason_args: dict[str, object] = {}
    next_decisions: Sequence[Decision] = ()
    win_chance: float | None = None


class Heuristics(ABC, Generic[StateT]):
    """A title's judgement. Positions are imagined: what the seat can't see in them is a guess, not the truth."""

    def __reduce__(self) -> str:
        """A title has one only: a copy of a bot, by pickle too, has the same."""
        return "HEURISTICS"

    @abstractmethod
    def advise(
        self, position: StateT, seat: int, choices: Sequence[Decision], chance_source: ChanceSource
    ) -> list[Advice]:
        """The decisions worth taking, best first; at least one, and all of them from `choices`.

        `chance_source` is the bot's own, for guesses and for a little variety: the same chances give the same advice.
        """

    @abstractmethod
    def plan_key(self, position: StateT, seat: int) -> Hashable:
        """What a plan rests on. While it stays the same, a bot goes on with its plan and does not think again."""

    key_event_kinds: ClassVar[frozenset[str]] = frozenset()
    """Kinds of event that tell why somebody's chances turned: what was won or lost, and nothing that a board does or a
    turn brings anyhow. Empty: whatever is rare tells it."""

    def remark(self, position: StateT, seat: int, decision: Decision) -> Remark | None:
        """What can be said of a decision that `advise` does not name first: a message that tells a person plainly what
        it costs, brings or leaves. None: nothing but what `advise` may have said."""
        return None

    def rest_of_plan(self, position: StateT, seat: int, decision: Decision) -> Sequence[Decision]:
        """What is meant to follow a decision that is advised alone, for people who want to see where it leads. Nothing,
        unless a title thinks further than it advises."""
        return ()

    # -- for search and analysis -------------------------------------------------------------------------------

    def competitive_advice(
        self, position: StateT, seat: int, choices: Sequence[Decision], chance_source: ChanceSource
    ) -> list[Advice]:
        """What bots that search start from: like `advise`, but of a title that knows more about winning than its driver
        shows. The same advice, unless a title says otherwise."""
        return self.advise(position, seat, choices, chance_source)

    def win_chances(self, position: StateT) -> list[float] | None:
        """How likely each seat is to win from here, all of them together 1 at most (less where all may lose, as against
        an automaton); at the end what came of it. None: this title does not judge positions."""
        return None

    def is_contest(self, position: StateT) -> bool:
        """Whether somebody or something can be beaten. Alone against the clock nobody can: then `win_chances` are no
        chance of winning but tell from 0 to 1 how good the result is going to be, so that nobody is told them."""
        return True

    def round_number(self, position: StateT) -> int:
        """How far the game is, in its own rounds or turns: a search that looks so many of them ahead needs to know."""
        return 0

    def rollout_decision(
        self, position: StateT, seat: int, choices: Sequence[Decision], chance_source: ChanceSource
    ) -> Decision:
        """A decision for games played out in the mind: sensible, and many times cheaper than `advise`. It rests on
        nothing that this seat could not see, or others would answer what they do not know."""
        return choices[chance_source.pick("bot", range(len(choices)))]

"""The decisions that a seat may take, ranked: each with its chance of winning, and with a reason in words.

A bot's advice is played out in imagined worlds (:mod:`paddock.bots.search`): all candidates meet the same worlds, and
those that do well are tried more often. Where a bot names fewer than there is room for, and no plans of several steps,
other legal decisions are compared with its own. Some dozens of playouts are few: what they say is weighed against what
the bot thinks, so that its favourite gives way only to what is clearly better. Titles that do not judge positions keep
their advice as it is.
"""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from paddock.bots.bot import Bot, hint
from paddock.bots.levels import heuristics_of
from paddock.bots.search import Candidate, Recipe, Search
from paddock.core.chance import Chance
from paddock.core.decision import Decision
from paddock.core.game import Game
from paddock.core.heuristics import Advice, Heuristics

SHOWN: Final = 5
"""So many decisions a ranking has at most."""
TRIED: Final = 12
"""So many candidates are compared at most."""
WORLDS: Final = 3
"""Worlds that every candidate meets before any is dropped."""
OTHER: Final = "hint-other"
"""Stands for the reason of a decision that no bot has named, until it is known how it compares with the best."""
COMPARED: Final = ((0.03, "even"), (0.12, "less"), (math.inf, "far"))
"""What is said of it, by how far it is behind."""
BEHIND: Final = (0.01, 0.05)
"""How far behind the favourite something is thought to be before it is tried: if the bot names it, and if not."""
SPREAD: Final = 0.08
"""How far from that it may well be."""
STATIC: Final = 4
"""As many playouts the judgement of the position as it stands is worth."""
ALIKE: Final = 3
"""So many plans that begin with the same decision are compared."""


class Budget(msgspec.Struct, frozen=True):
    """How long to think: so many playouts for one question, and so many seconds at most after the first."""

    playouts: int = 96
    seconds: float = 1.5


def rank(
    bot: Bot, game: Game[Any], state: Any, seat: int, chance: Chance, budget: Budget | None = None
) -> list[Advice]:
    """What a waiting seat may do, best first, from what it may see."""
    advice = hint(bot, game, state, seat, chance)
    heuristics = heuristics_of(game)
    if heuristics is None or any(each.chance is not None for each in advice):
        return advice[:SHOWN]
    return Ranking(game, heuristics, state, seat, chance, budget).of(advice)


class Ranking:
    """One comparison of what a seat may do. `state` is only ever imagined from."""

    def __init__(
        self,
        game: Game[Any],
        heuristics: Heuristics[Any],
        state: Any,
        seat: int,
        chance: Chance,
        budget: Budget | None = None,
    ) -> None:
        self._budget: Final = budget if budget is not None else Budget()
        self._legal: Final = game.legal(state, seat)
        position = game.imagine(state, seat, chance)
        chances = heuristics.chances(position)
        self._now: Final = chances[seat] if chances is not None else None
        own = type(heuristics).quick is not Heuristics.quick
        recipe = Recipe(rounds=1, policy="quick" if own else "driver")
        self._search: Final = Search(game, heuristics, recipe, position, seat, chance)

    def of(self, advice: Sequence[Advice], keep: int = SHOWN) -> list[Advice]:
        """The best of the advice and of what else is legal, with chances, best first."""
        if self._now is None:
            return _distinct(advice)[:keep]
        candidates = [Candidate(each) for each in _distinct(advice)[:TRIED]]
        if len(candidates) < keep and not advice[0].then:  # a step alone is no match for a whole plan
            candidates += [Candidate(Advice(each, 0.0, OTHER)) for each in self._others(advice, TRIED - keep)]
        if len(candidates) == 1:  # nothing to compare
            candidates[0].advice.chance = self._now
            return [candidates[0].advice]
        self._try(candidates, keep)
        _weigh(candidates, self._now)
        tried = sorted((each.advice for each in candidates if each.values), key=lambda each: -(each.chance or 0.0))
        for each in tried:
            if each.key == OTHER:
                behind = (tried[0].chance or 0.0) - (each.chance or 0.0)
                each.key = f"{OTHER}-{next(word for most, word in COMPARED if behind <= most)}"
        return [*tried, *(each.advice for each in candidates if not each.values and each.advice.key != OTHER)][:keep]

    def compare(self, advice: Sequence[Advice]) -> list[Candidate]:
        """Gives each of the advice its chance; all of them meet the same worlds."""
        candidates = [Candidate(each) for each in advice]
        if self._now is not None:
            self._try(candidates, len(candidates))
            for each in candidates:
                each.advice.chance = each.mean if each.values else None
        return candidates

    def _others(self, advice: Sequence[Advice], most: int) -> list[Decision]:
        """Legal decisions that the advice does not name: all of them, or some from all over the list."""
        named = {each.decision.number for each in advice}
        left = [decision for decision in self._legal if decision.number not in named]
        return left if len(left) <= most else [left[place * len(left) // most] for place in range(most)]

    def _try(self, candidates: Sequence[Candidate], keep: int) -> None:
        """Everybody meets a few worlds; from then on half of the weaker ones are dropped each time."""
        left, worlds = list(candidates), 0
        until: float | None = None
        while left and self._search.playouts < self._budget.playouts:
            for _ in range(WORLDS):
                for each in left:
                    each.values.append(self._search.play_out(each, worlds))
                    if until is None:  # the first playout may have had to look up what all others use
                        until = time.monotonic() + self._budget.seconds
                    elif time.monotonic() > until:
                        self._leave_out(left, worlds)
                        return
                worlds += 1
            favourite, *others = left
            others.sort(key=lambda each: each.mean, reverse=True)
            left = [favourite, *others[: max(keep, (len(left) + 1) // 2) - 1]]

    def _leave_out(self, candidates: Sequence[Candidate], worlds: int) -> None:
        """Time ran out in the middle of a world: what not everybody has met compares nothing."""
        if worlds:
            for each in candidates:
                del each.values[worlds:]


def _weigh(candidates: Sequence[Candidate], now: float) -> None:
    """Gives every candidate that was tried its chance: what was expected of it, moved by what was seen as far as that
    can be trusted."""
    favourite = candidates[0]
    count = len(favourite.values)
    base = (STATIC * now + sum(favourite.values)) / (STATIC + count)
    favourite.advice.chance = base
    for each in candidates[1:]:
        lead, error = each.lead(favourite)
        expected = -BEHIND[each.advice.key == OTHER]
        trust = SPREAD**2 / (SPREAD**2 + max(error, 0.01) ** 2) if error < math.inf else 0.0
        each.advice.chance = min(1.0, max(0.0, base + expected + trust * (lead - expected)))


def _distinct(advice: Sequence[Advice]) -> list[Advice]:
    """The advice without what is the same decision with the same plan, or the same decision too often."""
    found: dict[tuple[int, ...], Advice] = {}
    alike: Counter[int] = Counter()
    for each in advice:
        plan = (each.decision.number, *(then.number for then in each.then))
        if plan not in found and alike[plan[0]] < ALIKE:
            found[plan] = each
            alike[plan[0]] += 1
    return list(found.values())

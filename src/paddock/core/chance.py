"""Named chances and where they come from.

An engine never rolls: it asks a :class:`ChanceSource` for an outcome by name. The source is live, fair (provable
afterwards), recorded, typed in by hand from a real table, scripted by a test, or enumerated for a search.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable, Sequence
from typing import Final, Protocol

from paddock.core.errors import ChanceError

try:
    from mypy_extensions import mypyc_attr
except ImportError:
    from paddock.core.compiling import mypyc_attr

DrawnChance = tuple[str, list[int]]
"""A chance that was drawn: its name, and the outcomes in the order in which they came."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ChanceSource:
    """A source of chances. Outcomes are the title's codes; one that is twice as likely stands twice in the list."""

    def pick(self, chance_name: str, outcomes: Sequence[int]) -> int:
        """One of the outcomes, all equally likely."""
        return self.draw(chance_name, outcomes, 1)[0]

    def draw(self, chance_name: str, outcomes: Sequence[int], draw_count: int) -> list[int]:
        """`draw_count` of the outcomes in order, each at most once (by place in the list), all orders alike."""
        raise NotImplementedError


class Generator(Protocol):
    """What :class:`LiveChance` needs; `random.Random` has it."""

    def random(self) -> float: ...


class LiveChance(ChanceSource):
    """Chances from a generator that the caller brings, such as `random.Random(seed)`: quick, repeatable by seed. A copy
    has a generator of its own, which goes on in the same way."""

    def __init__(self, random_generator: Generator) -> None:
        self._generator: Final = random_generator
        self._random: Final = random_generator.random

    def __reduce__(self) -> tuple[object, ...]:
        return LiveChance, (self._generator,)

    def pick(self, chance_name: str, outcomes: Sequence[int]) -> int:
        return outcomes[int(self._random() * len(outcomes))]

    def draw(self, chance_name: str, outcomes: Sequence[int], draw_count: int) -> list[int]:
        left, chance = list(outcomes), self._random
        drawn: list[int] = []
        for last in range(len(left) - 1, len(left) - 1 - draw_count, -1):
            place = int(chance() * (last + 1))
            drawn.append(left[place])
            left[place] = left[last]
        return drawn


class FairChance(ChanceSource):
    """Chances that can be proved afterwards.

    The hash of the seed is published before the game (`commitment`), the seed after it. Every outcome follows from
    HMAC-SHA256 of the seed over a counter, so that nobody can have bent one: see `docs/concepts.md`.
    """

    def __init__(self, seed: bytes, counter: int = 0) -> None:
        self._seed: Final = seed
        self.counter = counter

    @staticmethod
    def commit(seed: bytes) -> str:
        """What is published before the game: the SHA-256 of the seed, in hexadecimal."""
        return hashlib.sha256(seed).hexdigest()

    @property
    def commitment(self) -> str:
        """What is published before the game."""
        return self.commit(self._seed)

    def reveal(self) -> str:
        """What is published after the game: the seed itself, in hexadecimal."""
        return self._seed.hex()

    def _random_below(self, upper_bound: int) -> int:
        """A number below `upper_bound`, evenly: 64-bit words beyond the last whole multiple of `upper_bound` are passed
        over."""
        limit = (1 << 64) - (1 << 64) % upper_bound
        while True:
            message = self.counter.to_bytes(8, "big")
            self.counter += 1
            word = int.from_bytes(hmac.digest(self._seed, message, "sha256")[:8], "big")
            if word < limit:
                return word % upper_bound

    def pick(self, chance_name: str, outcomes: Sequence[int]) -> int:
        return outcomes[self._random_below(len(outcomes))]

    def draw(self, chance_name: str, outcomes: Sequence[int], draw_count: int) -> list[int]:
        left = list(outcomes)
        return [left.pop(self._random_below(len(left))) for _ in range(draw_count)]


def _outcomes_left(outcomes: Sequence[int], drawn_outcomes: Sequence[int], chance_name: str) -> list[int]:
    """The outcomes that are left of a chance once some are taken. Raises `ChanceError` for one that could not come."""
    left = list(outcomes)
    for outcome in drawn_outcomes:
        if outcome not in left:
            raise ChanceError(name=chance_name, problem="impossible", outcome=outcome)
        left.remove(outcome)
    return left


class RecordedChance(ChanceSource):
    """Plays back what was drawn before, and refuses what could not have been.

    Serves records (names must agree) and scripts (`ignores_names`: outcomes in order, whatever the chance is called).
    """

    def __init__(self, drawn_chances: Sequence[DrawnChance], *, ignores_names: bool = False) -> None:
        self._drawn: Final = list(drawn_chances)
        self._ignores_names: Final = ignores_names
        self.used_count = 0

    @property
    def remaining(self) -> int:
        """How many recorded chances have not been asked for yet."""
        return len(self._drawn) - self.used_count

    def draw(self, chance_name: str, outcomes: Sequence[int], draw_count: int) -> list[int]:
        if self.used_count >= len(self._drawn):
            raise ChanceError(name=chance_name, problem="missing")
        recorded_name, outcomes_recorded = self._drawn[self.used_count]
        if recorded_name != chance_name and not self._ignores_names:
            raise ChanceError(name=chance_name, problem="renamed", recorded=recorded_name)
        if len(outcomes_recorded) != draw_count:
            raise ChanceError(name=chance_name, problem="count", found=len(outcomes_recorded), count=draw_count)
        _outcomes_left(outcomes, outcomes_recorded, chance_name)
        self.used_count += 1
        return list(outcomes_recorded)


class ScriptedChance(ChanceSource):
    """Scripted outcomes by chance name, in order; what the script does not say comes from `fallback` (or fails)."""

    def __init__(self, scripted_draws: Sequence[DrawnChance], fallback_source: ChanceSource | None = None) -> None:
        self._script: Final[list[DrawnChance]] = [(name, list(scripted)) for name, scripted in scripted_draws]
        self._fallback_source: Final = fallback_source

    @property
    def remaining(self) -> list[DrawnChance]:
        """What the script still holds."""
        return list(self._script)

    def draw(self, chance_name: str, outcomes: Sequence[int], draw_count: int) -> list[int]:
        """Scripted outcomes come first and may be fewer than asked for; the rest is drawn from what is left."""
        for place, (scripted_name, outcomes_left) in enumerate(self._script):
            if scripted_name != chance_name:
                continue
            taken = outcomes_left[:draw_count]
            left = _outcomes_left(outcomes, taken, chance_name)
            if len(outcomes_left) > draw_count:
                self._script[place] = (chance_name, outcomes_left[draw_count:])
            else:
                del self._script[place]
            return taken + self._draw_remaining(chance_name, left, draw_count - len(taken))
        return self._draw_remaining(chance_name, list(outcomes), draw_count)

    def _draw_remaining(self, chance_name: str, outcomes_left: list[int], draw_count: int) -> list[int]:
        if draw_count == 0:
            return []
        if self._fallback_source is None:
            raise ChanceError(name=chance_name, problem="missing")
        return self._fallback_source.draw(chance_name, outcomes_left, draw_count)


class TypedChance(ChanceSource):
    """Asks a person, outcome by outcome: for playing along with a real table. `ask(name, outcomes)` gives one."""

    def __init__(self, ask_outcome: Callable[[str, Sequence[int]], int]) -> None:
        self._ask_outcome: Final = ask_outcome

    def pick(self, chance_name: str, outcomes: Sequence[int]) -> int:
        while True:
            outcome = self._ask_outcome(chance_name, outcomes)
            if outcome in outcomes:
                return outcome

    def draw(self, chance_name: str, outcomes: Sequence[int], draw_count: int) -> list[int]:
        left = list(outcomes)
        drawn: list[int] = []
        for _ in range(draw_count):
            drawn.append(self.pick(chance_name, left))
            left.remove(drawn[-1])
        return drawn


class RecordingChance(ChanceSource):
    """Wraps a source and writes down what is drawn; `drawn` is what a record keeps."""

    def __init__(self, chance_source: ChanceSource) -> None:
        self.chance_source = chance_source
        self.drawn_chances: list[DrawnChance] = []

    def pick(self, chance_name: str, outcomes: Sequence[int]) -> int:
        outcome = self.chance_source.pick(chance_name, outcomes)
        self.drawn_chances.append((chance_name, [outcome]))
        return outcome

    def draw(self, chance_name: str, outcomes: Sequence[int], draw_count: int) -> list[int]:
        drawn = self.chance_source.draw(chance_name, outcomes, draw_count)
        self.drawn_chances.append((chance_name, list(drawn)))
        return drawn

    def take_drawn(self) -> list[DrawnChance]:
        """What was drawn since the last call."""
        drawn, self.drawn_chances = self.drawn_chances, []
        return drawn


class EnumeratedChance(ChanceSource):
    """Follows one branch of the tree of chances, so that a search can visit every branch.

    >>> path: list[int] | None = []
    >>> while path is not None:
    ...     chance_source = EnumeratedChance(path)
    ...     print(chance_source.pick("coin", (0, 1)), chance_source.pick("coin", (0, 1)), chance_source.weight)
    ...     path = chance_source.next_path()
    0 0 0.25
    0 1 0.25
    1 0 0.25
    1 1 0.25
    """

    def __init__(self, branch_path: Sequence[int] = ()) -> None:
        self._branch_path: Final = list(branch_path)
        self._branch_counts: list[int] = []

    def _choose_branch(self, width: int) -> int:
        place = len(self._branch_counts)
        self._branch_counts.append(width)
        if place == len(self._branch_path):
            self._branch_path.append(0)
        return self._branch_path[place]

    @property
    def weight(self) -> float:
        """How likely this branch is."""
        weight = 1.0
        for width in self._branch_counts:
            weight /= width
        return weight

    def next_path(self) -> list[int] | None:
        """The path of the next branch, or None after the last."""
        path = self._branch_path[: len(self._branch_counts)]
        while path and path[-1] + 1 == self._branch_counts[len(path) - 1]:
            path.pop()
        if not path:
            return None
        path[-1] += 1
        return path

    def pick(self, chance_name: str, outcomes: Sequence[int]) -> int:
        return outcomes[self._choose_branch(len(outcomes))]

    def draw(self, chance_name: str, outcomes: Sequence[int], draw_count: int) -> list[int]:
        left = list(outcomes)
        return [left.pop(self._choose_branch(len(left))) for _ in range(draw_count)]

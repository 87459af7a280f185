"""The worth of a reroll is exact: it is that of every fall of the dice, both rerolls looked ahead."""

from __future__ import annotations

import itertools
import random

import pytest

from paddock.games.gang_rush.bots.rerolls import COUNTS, MORE, SIZE, WHOLE, multiset, weigh
from paddock.games.gang_rush.components.content import DICE, FACE, ROLL

FACES = range(len(FACE))


def falls(dice: int) -> list[tuple[int, ...]]:
    """Every fall of some dice, each as likely as the others."""
    return list(itertools.product(ROLL, repeat=dice))


def brute(kept: tuple[int, ...], rerolls: int, final: list[float]) -> float:
    """What a keep is worth, roll by roll: afterwards more may be kept, never less."""
    total = 0.0
    every = falls(DICE - len(kept))
    for fall in every:
        whole = kept + fall
        best = final[multiset(whole) - WHOLE]
        if rerolls > 1:
            for size in range(len(fall)):
                for more in itertools.combinations(fall, size):
                    best = max(best, brute(kept + more, rerolls - 1, final))
        total += best
    return total / len(every)


@pytest.mark.parametrize("seed", range(6))
def test_one_reroll_is_worth_the_mean_of_all_falls(seed: int) -> None:
    chance = random.Random(seed)
    final = [chance.uniform(0, 1000) for _ in COUNTS[WHOLE:]]
    faces = [chance.choice(ROLL) for _ in range(DICE)]
    found = weigh(faces, 0b10111, 1, final)
    assert set(found) == {mask for mask in range(32) if not mask & ~0b10111}
    for mask in (0, 0b00001, 0b10010, 0b00111, 0b10111):
        kept = tuple(face for die, face in enumerate(faces) if not mask >> die & 1)
        assert found[mask] == pytest.approx(brute(kept, 1, final))


@pytest.mark.parametrize("seed", range(4))
def test_with_two_rerolls_what_is_set_aside_stays_aside(seed: int) -> None:
    chance = random.Random(seed)
    final = [chance.uniform(0, 1000) for _ in COUNTS[WHOLE:]]
    faces = [chance.choice(ROLL) for _ in range(DICE)]
    found = weigh(faces, 0b11111, 2, final)
    for mask in (0b00001, 0b11000):
        kept = tuple(face for die, face in enumerate(faces) if not mask >> die & 1)
        assert found[mask] == pytest.approx(brute(kept, 2, final))
    assert found[0] == pytest.approx(final[multiset(faces) - WHOLE])


def test_there_are_252_keeps_and_126_of_them_are_whole() -> None:
    assert (len(COUNTS), len(COUNTS) - WHOLE) == (252, 126)
    for keep, counts in enumerate(COUNTS):
        assert sum(counts) == SIZE[keep]
        if SIZE[keep] < DICE:
            assert [SIZE[MORE[keep][face]] for face in FACES] == [SIZE[keep] + 1] * len(FACE)

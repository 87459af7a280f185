"""The worth of a reroll is exact: it is that of every fall of the dice, both rerolls looked ahead."""

from __future__ import annotations

import itertools
import random

import pytest

from paddock.games.gang_rush.bots.rerolls import (
    DICE_COUNT_BY_MULTISET,
    DICE_MULTISETS,
    FIRST_FULL_MULTISET_INDEX,
    MULTISET_WITH_ONE_MORE_FACE,
    multiset_index,
    reroll_values,
)
from paddock.games.gang_rush.components.content import DICE_COUNT, DIE_FACES, FACE_VALUES

FACES = range(len(FACE_VALUES))


def falls(dice: int) -> list[tuple[int, ...]]:
    """Every fall of some dice, each as likely as the others."""
    return list(itertools.product(DIE_FACES, repeat=dice))


def brute(kept: tuple[int, ...], rerolls: int, final: list[float]) -> float:
    """What a keep is worth, roll by roll: afterwards more may be kept, never less."""
    total = 0.0
    every = falls(DICE_COUNT - len(kept))
    for fall in every:
        whole = kept + fall
        best = final[multiset_index(whole) - FIRST_FULL_MULTISET_INDEX]
        if rerolls > 1:
            for size in range(len(fall)):
                for more in itertools.combinations(fall, size):
                    best = max(best, brute(kept + more, rerolls - 1, final))
        total += best
    return total / len(every)


@pytest.mark.parametrize("seed", range(6))
def test_one_reroll_is_worth_the_mean_of_all_falls(seed: int) -> None:
    chance = random.Random(seed)
    final = [chance.uniform(0, 1000) for _ in DICE_MULTISETS[FIRST_FULL_MULTISET_INDEX:]]
    faces = [chance.choice(DIE_FACES) for _ in range(DICE_COUNT)]
    found = reroll_values(faces, 0b10111, 1, final)
    assert set(found) == {mask for mask in range(32) if not mask & ~0b10111}
    for mask in (0, 0b00001, 0b10010, 0b00111, 0b10111):
        kept = tuple(face for die, face in enumerate(faces) if not mask >> die & 1)
        assert found[mask] == pytest.approx(brute(kept, 1, final))


@pytest.mark.parametrize("seed", range(4))
def test_with_two_rerolls_what_is_set_aside_stays_aside(seed: int) -> None:
    chance = random.Random(seed)
    final = [chance.uniform(0, 1000) for _ in DICE_MULTISETS[FIRST_FULL_MULTISET_INDEX:]]
    faces = [chance.choice(DIE_FACES) for _ in range(DICE_COUNT)]
    found = reroll_values(faces, 0b11111, 2, final)
    for mask in (0b00001, 0b11000):
        kept = tuple(face for die, face in enumerate(faces) if not mask >> die & 1)
        assert found[mask] == pytest.approx(brute(kept, 2, final))
    assert found[0] == pytest.approx(final[multiset_index(faces) - FIRST_FULL_MULTISET_INDEX])


def test_there_are_252_keeps_and_126_of_them_are_whole() -> None:
    assert (len(DICE_MULTISETS), len(DICE_MULTISETS) - FIRST_FULL_MULTISET_INDEX) == (252, 126)
    for keep, counts in enumerate(DICE_MULTISETS):
        assert sum(counts) == DICE_COUNT_BY_MULTISET[keep]
        if DICE_COUNT_BY_MULTISET[keep] < DICE_COUNT:
            assert [DICE_COUNT_BY_MULTISET[MULTISET_WITH_ONE_MORE_FACE[keep][face]] for face in FACES] == [
                DICE_COUNT_BY_MULTISET[keep] + 1
            ] * len(FACE_VALUES)

"""Which dice to roll again: the exact value of every reroll, both rerolls looked ahead (GB-8.1).

What lies there is a multiset of faces: there are 252 of up to five dice, and tables lead from one to the next. A keep
is worth what its rest is expected to bring; what is set aside stays aside, so the second reroll may only keep more.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..components.content import DICE_COUNT, DIE_FACES, FACE_VALUES

FACE_COUNT: Final = len(FACE_VALUES)
FACE_CHANCES: Final = [DIE_FACES.count(face) / len(DIE_FACES) for face in range(FACE_COUNT)]
NO_MULTISET: Final = -1


def _all_multisets() -> list[tuple[int, ...]]:
    """Counts by face, those with fewer dice first."""
    multisets: list[tuple[int, ...]] = [(0,) * FACE_COUNT]
    for counts in multisets:
        if sum(counts) < DICE_COUNT:
            last = max((face for face in range(FACE_COUNT) if counts[face]), default=0)
            multisets += [_with_one_more_face(counts, face) for face in range(last, FACE_COUNT)]
    return sorted(multisets, key=lambda counts: (sum(counts), counts))


def _with_one_more_face(counts: tuple[int, ...], face: int) -> tuple[int, ...]:
    return (*counts[:face], counts[face] + 1, *counts[face + 1 :])


DICE_MULTISETS: Final = _all_multisets()
INDEX_BY_MULTISET: Final = {counts: place for place, counts in enumerate(DICE_MULTISETS)}
DICE_COUNT_BY_MULTISET: Final = [sum(counts) for counts in DICE_MULTISETS]
FIRST_FULL_MULTISET_INDEX: Final = DICE_COUNT_BY_MULTISET.index(DICE_COUNT)
"""The first multiset of all five dice; they stand last."""
MULTISET_WITH_ONE_MORE_FACE: Final = [
    [
        INDEX_BY_MULTISET[_with_one_more_face(counts, face)] if sum(counts) < DICE_COUNT else NO_MULTISET
        for face in range(FACE_COUNT)
    ]
    for counts in DICE_MULTISETS
]
"""`MULTISET_WITH_ONE_MORE_FACE[keep][face]`: with one die more."""


def multiset_index(faces: Sequence[int]) -> int:
    """The multiset of some dice."""
    counts = [0] * FACE_COUNT
    for face in faces:
        counts[face] += 1
    return INDEX_BY_MULTISET[tuple(counts)]


def values_after_one_roll(final_values: Sequence[float]) -> list[float]:
    """For every kept multiset, what it is worth if the other dice are rolled once and then stand. `final_values`
    is the worth of every multiset of five dice, from `FIRST_FULL_MULTISET_INDEX` on."""
    values = [0.0] * FIRST_FULL_MULTISET_INDEX + list(final_values)
    for kept in range(FIRST_FULL_MULTISET_INDEX - 1, -1, -1):
        total = 0.0
        for face in range(FACE_COUNT):
            total += FACE_CHANCES[face] * values[MULTISET_WITH_ONE_MORE_FACE[kept][face]]
        values[kept] = total
    return values


def value_after_two_rolls(kept_multiset: int, one_roll_values: Sequence[float]) -> float:
    """What a keep is worth with one more reroll to come: after the roll the best keep that holds this one."""
    best = {kept_multiset: one_roll_values[kept_multiset]}
    layers: list[list[int]] = [[kept_multiset]]
    for _ in range(DICE_COUNT - DICE_COUNT_BY_MULTISET[kept_multiset]):
        layer: dict[int, float] = {}
        for fewer in layers[len(layers) - 1]:
            for face in range(FACE_COUNT):
                more = MULTISET_WITH_ONE_MORE_FACE[fewer][face]
                known = layer.get(more, one_roll_values[more])
                layer[more] = max(known, best[fewer])
        best.update(layer)
        layers.append(list(layer))
    worth = best
    for layer_keeps in reversed(layers[:-1]):
        for fewer in layer_keeps:
            total = 0.0
            for face in range(FACE_COUNT):
                total += FACE_CHANCES[face] * worth[MULTISET_WITH_ONE_MORE_FACE[fewer][face]]
            worth[fewer] = total
    return worth[kept_multiset]


def reroll_values(
    faces: Sequence[int], rollable_dice: int, rerolls_left: int, final_values: Sequence[float]
) -> dict[int, float]:
    """The worth of every reroll, by bit mask of the dice that are rolled; mask 0 is to stand. Only `rollable_dice` dice
    may be rolled."""
    one_roll_values = values_after_one_roll(final_values)
    worth: dict[int, float] = {}
    known: dict[int, float] = {}
    mask = rollable_dice
    while True:
        kept = multiset_index([face for die, face in enumerate(faces) if not mask >> die & 1])
        if kept not in known:
            known[kept] = (
                value_after_two_rolls(kept, one_roll_values) if rerolls_left > 1 and mask else one_roll_values[kept]
            )
        worth[mask] = known[kept]
        if not mask:
            return worth
        mask = (mask - 1) & rollable_dice

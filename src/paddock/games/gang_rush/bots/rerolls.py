"""Which dice to roll again: the exact value of every reroll, both rerolls looked ahead (GB-8.1).

What lies there is a multiset of faces: there are 252 of up to five dice, and tables lead from one to the next. A keep
is worth what its rest is expected to bring; what is set aside stays aside, so the second reroll may only keep more.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from paddock.games.gang_rush.components.content import DICE, FACE, ROLL

FACES: Final = len(FACE)
SHARES: Final = [ROLL.count(face) / len(ROLL) for face in range(FACES)]
NONE: Final = -1


def _multisets() -> list[tuple[int, ...]]:
    """Counts by face, those with fewer dice first."""
    found: list[tuple[int, ...]] = [(0,) * FACES]
    for counts in found:
        if sum(counts) < DICE:
            last = max((face for face in range(FACES) if counts[face]), default=0)
            found += [_plus(counts, face) for face in range(last, FACES)]
    return sorted(found, key=lambda counts: (sum(counts), counts))


def _plus(counts: tuple[int, ...], face: int) -> tuple[int, ...]:
    return (*counts[:face], counts[face] + 1, *counts[face + 1 :])


COUNTS: Final = _multisets()
INDEX: Final = {counts: place for place, counts in enumerate(COUNTS)}
SIZE: Final = [sum(counts) for counts in COUNTS]
WHOLE: Final = SIZE.index(DICE)
"""The first multiset of all five dice; they stand last."""
MORE: Final = [
    [INDEX[_plus(counts, face)] if sum(counts) < DICE else NONE for face in range(FACES)] for counts in COUNTS
]
"""`MORE[keep][face]`: with one die more."""


def multiset(faces: Sequence[int]) -> int:
    """The multiset of some dice."""
    counts = [0] * FACES
    for face in faces:
        counts[face] += 1
    return INDEX[tuple(counts)]


def expected(final: Sequence[float]) -> list[float]:
    """For every keep, what it is worth if the other dice are rolled once and then stand. `final` is the worth of every
    multiset of five dice, from `WHOLE` on."""
    found = [0.0] * WHOLE + list(final)
    for keep in range(WHOLE - 1, -1, -1):
        total = 0.0
        for face in range(FACES):
            total += SHARES[face] * found[MORE[keep][face]]
        found[keep] = total
    return found


def expected_twice(keep: int, once: Sequence[float]) -> float:
    """What a keep is worth with one more reroll to come: after the roll the best keep that holds this one."""
    best = {keep: once[keep]}
    layers: list[list[int]] = [[keep]]
    for _ in range(DICE - SIZE[keep]):
        layer: dict[int, float] = {}
        for fewer in layers[len(layers) - 1]:
            for face in range(FACES):
                more = MORE[fewer][face]
                known = layer.get(more, once[more])
                layer[more] = max(known, best[fewer])
        best.update(layer)
        layers.append(list(layer))
    worth = best
    for layer_keeps in reversed(layers[:-1]):
        for fewer in layer_keeps:
            total = 0.0
            for face in range(FACES):
                total += SHARES[face] * worth[MORE[fewer][face]]
            worth[fewer] = total
    return worth[keep]


def weigh(faces: Sequence[int], open_dice: int, rerolls: int, final: Sequence[float]) -> dict[int, float]:
    """The worth of every reroll, by bit mask of the dice that are rolled; mask 0 is to stand. Only `open_dice` may be
    rolled."""
    once = expected(final)
    worth: dict[int, float] = {}
    known: dict[int, float] = {}
    mask = open_dice
    while True:
        keep = multiset([face for die, face in enumerate(faces) if not mask >> die & 1])
        if keep not in known:
            known[keep] = expected_twice(keep, once) if rerolls > 1 and mask else once[keep]
        worth[mask] = known[keep]
        if not mask:
            return worth
        mask = (mask - 1) & open_dice

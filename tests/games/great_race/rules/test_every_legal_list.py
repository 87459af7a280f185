"""Whole races, in which every list of offers is reckoned anew from the clauses."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.games.great_race.reference_legal import reckoned
from tests.games.great_race.reference_map import level_of
from tests.games.great_race.table import Table, start

EAGER = {"drive": 12, "step": 4, "step_power": 6, "enter": 12, "attack": 3, "play": 3, "pass": 0.3, "stop": 0.5}
"""How much likelier than others a decision is, so that the vehicles come forward."""


def chosen(chooser: random.Random, game: Table, seat: int) -> str:
    """A legal decision, rather one that leads on."""
    lines = game.legal(seat)
    position = game.dump()
    at, way = position["crews"][seat]["at"], position["settings"]["race"]
    weights = []
    for line in lines:
        word, _, rest = line.partition(" ")
        ahead = word in ("step", "step_power") and level_of(rest, way) > level_of(at, way)
        weights.append(EAGER.get(word, 1) * (8 if ahead else 1))
    return chooser.choices(lines, weights)[0]


@pytest.mark.clause("GR-5.2", "GR-5.8", "GR-5.12", "GR-5.15", "GR-6.4", "GR-6.12", "GR-7.6", "GR-8.2", "GR-9.13")
@pytest.mark.parametrize(
    ("seats", "moments", "way"),
    [(2, 900, "default"), (3, 400, "default"), (4, 400, "default"), (5, 400, "default"), (2, 300, "reverse")],
)
def test_every_offer_of_a_race_is_as_reckoned(seats: int, moments: int, way: str) -> None:
    chooser = random.Random(seats)
    game = start(seats, seed=seats, race=way)
    met: Counter[str] = Counter()
    for _ in range(moments):
        if game.outcome() is not None:
            break
        seat = chooser.choice(game.waiting())
        legal = game.legal(seat)
        assert len(legal) == len(set(legal))
        assert set(legal) == reckoned(game, seat), game.events[-4:]
        line = chosen(chooser, game, seat)
        met[line.partition(" ")[0]] += 1
        game.decide(line, seat)
    assert len(met) > 14, met

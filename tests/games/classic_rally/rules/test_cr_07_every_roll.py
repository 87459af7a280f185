"""CR-7: every roll, in all weathers and with every pair of features, hits what the clauses reckon."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations_with_replacement
from typing import Any

import pytest

from tests.games.classic_rally.table import CR, LW, PK, SS, STRIP, car, road

PAIRS = list(combinations_with_replacement((CR, SS, PK, LW), 2))
SHIELD = {"sun": [], "rain": ["rain_tyres"], "fog": ["fog_lights"], "rain_fog": ["rain_tyres", "fog_lights"]}


def reckoned(one: int, two: int, hits: int, fitted: list[tuple[str, bool]]) -> set[tuple[int, ...]]:
    """All sets of feature cards that may be marked; `fitted` are the cards, each with whether it is active."""
    forced = tuple(place for place, (name, _) in enumerate(fitted) if name == LW and one + two == 7)
    found = {forced}
    for _ in range(hits + (one == 1) + (two == 1)):
        further = set()
        for marked in found:
            left = [place for place in range(len(fitted)) if place not in marked]
            for place in [place for place in left if fitted[place][1]] or left:
                further.add(tuple(sorted((*marked, place))))
            if not left:
                further.add(marked)
        found = further
    return found


@pytest.mark.clause("CR-7.2", "CR-7.3", "CR-7.4", "CR-7.5", "CR-7.6", "CR-7.8")
@pytest.mark.parametrize("weather", list(SHIELD))
def test_every_roll_marks_what_the_clauses_reckon(weather: str) -> None:
    chooser = random.Random(weather)
    for one in range(1, 7):
        for two in range(one, 7):
            for pair in chooser.sample(PAIRS, 4):
                one_roll(chooser, weather, one, two, pair)


def one_roll(chooser: random.Random, weather: str, one: int, two: int, pair: tuple[str, str]) -> None:
    """One roll of a car with some accessories and perhaps some trouble."""
    aboard = chooser.sample(["rain_tyres", "fog_lights"], chooser.randrange(3))
    hits = len(set(SHIELD[weather]) - set(aboard))
    saboteur = chooser.random() < 0.3
    hazards = [each for each in ("pothole", "power_failure") if chooser.random() < 0.2]
    broken = {SS} if "pothole" in hazards else set()
    broken |= {PK} if "power_failure" in hazards else set()
    fitted = [(name, not saboteur and name not in broken) for name in pair]
    features: list[dict[str, Any]] = [{"feature": name, "sabotaged": saboteur} for name in pair]
    white = car("0,0", "E", features=features, load=dict.fromkeys(aboard, 1), hazards=hazards)
    chances = [("die", [str(one), str(two)]), ("weather", [weather])]
    rivals = [car("5,0", "E") for _ in range(3)]
    game = road(STRIP, white, *rivals, phase="before_dice", chances=chances).play("roll_dice")
    may = reckoned(one, two, hits, fitted)
    by_name = {tuple(sorted(fitted[place][0] for place in marked)) for marked in may}
    assert (game.phase() == "dice") == (len(by_name) > 1), (one, two, weather, pair, aboard)
    if game.phase() == "dice":
        assert len(by_name) == len(game.legal())
        game.decide(chooser.choice(game.legal()))
    marked = Counter(each["feature"] for each in game.player("white")["features"] if each["marked"])
    assert tuple(sorted(marked.elements())) in by_name
    assert game.phase() == "turn"

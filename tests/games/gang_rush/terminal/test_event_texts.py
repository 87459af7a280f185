"""The story of a blow tells each car what it lost, and nobody what somebody else did."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.games.gang_rush.table import DON, DUKE, PARKER, PUPETTA, SPENDER, car, moving

EXPERT = {"expert": True}
CRATE: dict[str, Any] = {"container": True}
PILED = [car(SPENDER, "3:10", 20), car(PARKER, "3:12", 30, homeward=True), car(DUKE, "3:8", 10)]
BLOWS = {
    "a pile-up after a crash": (
        [car(SPENDER, "3:10", 20), car(PARKER, "3:12"), car(DUKE, "3:14", 10)],
        {"3:16": CRATE},
    ),
    "a pile-up after a ram": ([car(SPENDER, "3:10", 20), car(PARKER, "3:12", 10, body=1)], {"3:14": CRATE}),
    "a pile-up of cars thrown back": (PILED, {"3:6": CRATE}),
    "a crash that spares Pupetta": ([car(PUPETTA, "3:10", 40), car(PARKER, "3:12")], {}),
    "a crash of a car that has less to lose": ([car(SPENDER, "3:10", 40), car(PARKER, "3:12", body=1)], {}),
    "a container": ([car(DON, "3:10", 40, body=2), car(PARKER, "1:2")], {"3:12": CRATE}),
}


@pytest.mark.clause("GB-14.3", "GB-14.5", "GB-14.6")
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("blow", sorted(BLOWS))
def test_only_the_sentence_of_a_car_says_how_many_points_it_lost(blow: str, language: str) -> None:
    cars, road = BLOWS[blow]
    waiting = [
        car(driver, "river", exit="1:0") for driver in (DON, DUKE) if all(driver != each["driver"] for each in cars)
    ]
    game = moving(*cars, *waiting, settings=EXPERT, wall=3, road=road, order=[each["driver"] for each in cars])
    game.decide("step F")
    for kind, sentence in game.sentences(language):
        assert kind == "damaged" or not re.search(r"points?\b", sentence), sentence
    lost = {each["driver"]: game.seen(each["driver"])["body_max"] for each in cars}
    sums = {
        driver: each.get("body", lost[driver]) - game.car(driver)["body"]
        for driver, each in zip(lost, cars, strict=True)
    }
    assert {driver: game.damage(driver) for driver in lost} == sums, "and it says what is true"


@pytest.mark.parametrize(("language", "word"), [("en", "gets $300"), ("fr", "reçoit 300")])
def test_a_sale_is_told_as_what_it_brings(language: str, word: str) -> None:
    game = moving(car(SPENDER, "3:10", 10), car(PARKER, "1:2"), dice="wheel shot repair")
    game.play("step F", "end")
    [sold] = [sentence for kind, sentence in game.sentences(language) if kind == "sells"]
    assert word in sold

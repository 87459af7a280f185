"""GB-9 for every set of five faces: damage, repairs, dial and sale, against a reckoning from the clauses."""

from __future__ import annotations

import random
from itertools import combinations_with_replacement

import pytest

from tests.games.gang_rush.table import DON, DUKE, PARKER, SPENDER, car, settled

FACES = ("speed", "wheel", "shot", "repair", "breakage")
MAXIMUM = {DON: 5, DUKE: 5, SPENDER: 7}


@pytest.mark.clause("GB-9.1", "GB-9.2", "GB-9.3", "GB-9.4", "GB-9.7", "GB-9.9", "GB-20.2")
@pytest.mark.parametrize("first", FACES)
def test_every_roll_is_adjusted_and_sold_as_the_clauses_say(first: str) -> None:
    dice = random.Random(first)
    for others in combinations_with_replacement(FACES, 4):
        faces = [first, *others]
        dice.shuffle(faces)
        driver = dice.choice((DON, DUKE, SPENDER))
        speed, cash = dice.choice((0, 10, 30, 50)), dice.choice((0, 200, 1000))
        body = dice.randrange(MAXIMUM[driver] + 1)
        surplus = faces.count("repair") - faces.count("breakage")
        lost = min(body, max(0, -surplus))
        dropped = min(cash, 100 * lost)
        spun = 0 < body == lost

        game = settled(" ".join(faces), car(driver, "1:4", speed, body=body, cash=cash), car(PARKER, "5:2"))
        assert game.facts(driver, "body", "cash", "debt") == (body - lost, cash - dropped, 0)
        assert game.facts(driver, "speed", "facing") == ((0, "B") if spun else (speed, "F"))
        assert game.bills() == ({"1:4": dropped} if dropped else {})
        speed = 0 if spun else speed

        possible = min(max(0, surplus), MAXIMUM[driver] - body)
        assert game.offered("repair") - {"0"} == {str(points) for points in range(1, possible + 1)}
        points = dice.randrange(possible + 1)
        if points:
            game.decide(f"repair {points}")
        counts = 0 if spun else faces.count("speed")
        steps = [step for step in range(-counts, counts + 1) if 0 <= speed + 10 * step <= 50]
        assert game.offered("speed") == {str(step) for step in steps}
        step = dice.choice(steps)
        game.decide(f"speed {step}")
        if game.asked() == ("service", driver):
            game.decide("no_service")
        while game.phase() == "moving":
            game.decide("step F")

        unused = faces.count("wheel") + faces.count("shot") + faces.count("speed") - abs(step)
        unused += max(0, surplus) - points
        game.decide("end")
        amount = max(200, 100 * unused) if driver == DON else 100 * unused
        sold = sum(event["amount"] for event in game.told("sells") if event["car"] == driver)
        assert sold == amount, (faces, driver)

"""GB-1: aim and components."""

from __future__ import annotations

from typing import Any

import pytest

from paddock.core.errors import PaddockError
from paddock.games.gang_rush.game import GAME
from tests.games.gang_rush.table import DON, DUKE, PARKER, PUPETTA, SPENDER, bridge, car, settled, start, table


@pytest.mark.clause("GB-1.1")
def test_the_richest_wins_who_is_not_last_and_coming_first_is_worth_a_bonus_only() -> None:
    cars = [car(DON, "out", cash=1100), car(PARKER, "3:30", cash=1500), car(DUKE, "1:20", cash=5000)]
    game = bridge("round_end", *cars)
    assert game.places() == [2, 1, 3]
    richer = [car(DON, "out", cash=1600), car(PARKER, "3:30", cash=1500), car(DUKE, "1:20", cash=5000)]
    assert bridge("round_end", *richer).places() == [1, 2, 3]


@pytest.mark.clause("GB-1.2")
def test_no_decision_gives_anything_to_another_player() -> None:
    words = (
        "car hazard discard place ramp service roll reroll stop settle load double gunsmith repair restart speed "
        "no_service step shoot mortar pump trick garage buy use move done handbrake end shift bounce crane concede"
    )
    assert {kind.name for kind in GAME.space.kinds} == set(words.split())


@pytest.mark.clause("GB-1.3")
def test_there_are_five_cars_each_with_a_ramp() -> None:
    game = start(5)
    drivers = [PUPETTA, DON, SPENDER, DUKE, PARKER]
    assert {line.split()[1] for line in game.legal()} == set(drivers)
    for driver, space in zip(drivers, ("1:0", "2:-1", "3:0", "4:-1", "5:0"), strict=True):
        game.decide(f"car {driver} {space}")
    assert [game.car(driver)["ramp"] for driver in drivers] == [True] * 5


@pytest.mark.clause("GB-1.3")
@pytest.mark.parametrize("seats", [1, 6])
def test_one_player_and_six_players_cannot_play(seats: int) -> None:
    with pytest.raises(PaddockError):
        GAME.setup(seats, {})


@pytest.mark.clause("GB-1.3")
def test_all_thirty_hazards_and_all_thirty_bonuses_are_in_the_piles_at_first() -> None:
    game = start(3)
    name, outcomes, count = next(met for met in game.met if met[0] == "bonus")
    assert (name, len(outcomes), count) == ("bonus", 30, 5)
    for line in (f"car {DON} 1:0", f"car {DUKE} 3:0", f"car {PARKER} 5:0"):
        game.decide(line)
    name, outcomes, count = next(met for met in game.met if met[0] == "hazard")
    assert (name, len(outcomes), count) == ("hazard", 30, 5)
    assert outcomes.count("container") == 10


@pytest.mark.clause("GB-1.3")
@pytest.mark.parametrize(
    "fields",
    [
        {"road": {f"1:{y}": {"container": True} for y in range(2, 24, 2)}},
        {"hazards": {"revealed": ["barrier_1", "barrier_1"]}},
        {"hazards": {"revealed": ["police_4"]}, "road": {"3:12": {"police": 4}}},
        {"bonuses": {"shop": ["nitro", "nitro", None, None, None]}},
        {"bonuses": {"shop": ["nitro", None, None, None, None], "discard": {"nitro": 1}}},
    ],
    ids=["containers", "revealed", "on the road", "in the shop", "discarded"],
)
def test_there_are_no_more_pieces_than_in_the_box(fields: dict[str, Any]) -> None:
    with pytest.raises(PaddockError):
        table({"phase": "hazards", "cars": [car(DON, "3:0")], **fields})


@pytest.mark.clause("GB-1.3")
def test_there_are_five_race_dice() -> None:
    game = bridge("turn", car(DON, "3:0"))
    game.decide("roll")
    assert str(game.told("rolls")[0]["dice"]) == "12345"
    assert sum(count for name, _, count in game.met if name == "die") == 5


@pytest.mark.clause("GB-1.4")
def test_the_bank_never_runs_out_of_positive_bills() -> None:
    game = settled("wheel wheel wheel wheel wheel", car(SPENDER, "3:10", cash=90_000))
    game.play("speed 0", "end")
    assert game.car(SPENDER)["cash"] == 90_500


@pytest.mark.clause("GB-1.5")
def test_everything_on_the_table_is_public() -> None:
    cars = [car(DON, "3:10", cash=700, tiles=["nitro"]), car(PARKER, "1:4", debt=300, tiles=["mine"])]
    game = settled("wheel wheel shot repair speed", *cars)
    seen = [{**game.view(seat), "you": None} for seat in (0, 1, None)]
    assert seen[0] == seen[1] == seen[2]
    dump = game.dump()
    for field in ("cars", "road", "hazards", "bonuses", "turn"):
        shown, whole = seen[2][field], dump[field]
        if field == "cars":
            assert all(whole[seat].items() <= shown[seat].items() for seat in (0, 1))
        else:
            assert whole.items() <= shown.items()


@pytest.mark.clause("GB-1.5")
def test_hidden_cash_is_a_matter_of_the_screen() -> None:
    game = bridge("turn", car(DON, "3:10", cash=700), car(PARKER, "1:4"), settings={"hide_cash": True})
    assert game.seen(DON, 1)["cash"] == 700

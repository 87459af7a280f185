"""GB-18: the shop."""

from __future__ import annotations

import json
from importlib import resources
from typing import Any, Final

import pytest

from tests.games.gang_rush.table import DON, DUKE, PARKER, SPENDER, Table, bridge, car, moving, settled

ROW = ["ballast", "crane_pass", "spare_panels", "rear_gunner", "tuneup_wheel"]
PRICES = [500, 400, 300, 200, 100]
FAR = car(PARKER, "5:2")
BONUSES: Final[dict[str, Any]] = json.loads(
    (resources.files("paddock.games.gang_rush") / "data" / "bonuses.json").read_text(encoding="utf-8")
)


def counter(drawn: str = "mine", **fields: Any) -> Table:
    """The Don after his movement, before a full shop; `drawn` is the tile on top of the pile."""
    cars = [car(DON, "3:10", **fields), FAR]
    return bridge("moved", *cars, bonuses={"shop": ROW}, chances=[("bonus", [drawn])])


def shop(game: Table) -> list[str | None]:
    """The tiles on offer, the dearest first."""
    found: list[str | None] = game.dump()["bonuses"]["shop"]
    return found


@pytest.mark.clause("GB-18.1")
@pytest.mark.parametrize(("price", "tile"), list(zip(PRICES, ROW, strict=True)))
def test_the_price_goes_by_the_position(price: int, tile: str) -> None:
    game = counter()
    assert game.offered("buy") == {str(each) for each in PRICES}
    game.decide(f"buy {price}")
    assert game.facts(DON, "cash", "tiles") == (1000 - price, [tile])
    assert game.told("buys") == [{"car": DON, "tile": tile, "price": price}]


@pytest.mark.clause("GB-18.2")
def test_one_purchase_per_player_and_turn() -> None:
    game = bridge("moved", car(DON, "3:10"), FAR, bonuses={"shop": ROW}, order=[DON, PARKER])
    game.decide("buy 100")
    assert game.offered("buy") == set()
    assert game.refusal_for("buy 200") == ("bought", "GB-18.2")
    game.play("end", "roll", "stop")
    assert game.offered("buy") == {str(each) for each in PRICES}, "the next player may"


@pytest.mark.clause("GB-18.2")
def test_only_on_ones_own_turn() -> None:
    assert counter().refusal_for("buy 100", seat=1)[0] == "not-your-turn"


@pytest.mark.clause("GB-18.3")
@pytest.mark.parametrize("place", range(5))
@pytest.mark.parametrize("drawn", ["mine", "nitro", "mortar"])
def test_dearer_tiles_slide_into_the_gap_and_a_new_one_costs_500_whatever_its_colour(place: int, drawn: str) -> None:
    game = counter(drawn)
    game.decide(f"buy {PRICES[place]}")
    rest = [tile for tile in ROW if tile != ROW[place]]
    assert shop(game) == [drawn, *rest]
    assert shop(game)[place + 1 :] == ROW[place + 1 :], "cheaper tiles do not move"
    assert game.told("offers") == [{"tile": drawn, "price": 500}]


@pytest.mark.clause("GB-18.4")
def test_a_bought_tile_may_be_used_at_once_or_kept() -> None:
    game = counter(body=2)
    game.decide("buy 300")
    assert game.facts(DON, "body", "tiles") == (2, ["spare_panels"])
    game.decide("use spare_panels")
    assert game.facts(DON, "body", "tiles") == (4, [])


@pytest.mark.clause("GB-18.4")
def test_there_is_no_limit_to_the_reserve_and_everybody_sees_it() -> None:
    tiles = ["mortar", "nitro", "acid_pool", "envelope", "forklift", "gunsmith", "solid_tyres", "loaded_die"]
    game = counter(tiles=tiles)
    game.decide("buy 100")
    assert sorted(game.seen(DON, 1)["tiles"]) == sorted([*tiles, "tuneup_wheel"])


@pytest.mark.clause("GB-18.4", "GB-21.3")
def test_gold_tiles_work_from_the_moment_of_purchase() -> None:
    bonuses = {"shop": ["solid_tyres", None, None, None, None]}
    game = moving(car(DON, "3:10", 20), FAR, bonuses=bonuses, road={"3:12": {"nails": 2}})
    game.play("buy 500", "step F", "step F")
    assert (game.car(DON)["speed"], game.on("3:12")) == (20, {"nails": 2})


@pytest.mark.clause("GB-18.4", "GB-21.10")
def test_a_gold_tile_bought_between_steps_serves_the_next_shot() -> None:
    cars = [car(DON, "3:10", 10), car(PARKER, "3:20"), car(DUKE, "3:4")]
    game = moving(*cars, bonuses={"shop": ["rear_gunner", None, None, None, None]}, dice="shot")
    game.play("buy 500", "shoot F")
    assert (game.damage(PARKER), game.damage(DUKE)) == (1, 1)


@pytest.mark.clause("GB-18.5")
def test_used_tiles_go_to_the_discard() -> None:
    game = counter(tiles=["envelope"])
    game.decide("use envelope")
    assert game.dump()["bonuses"]["discard"] == {"envelope": 1}


def sold_out(*discard: str) -> Table:
    """The Don before a full shop; no pile, these tiles in the discard, everything else in Parker's reserve."""
    box = [tile["key"] for tile in BONUSES["tiles"]]
    for tile in [*ROW, *discard]:
        box.remove(tile)
    cars = [car(DON, "3:10", cash=3000), car(PARKER, "5:2", cash=3000, tiles=box)]
    bonuses = {"shop": ROW, "discard": dict.fromkeys(discard, 1)}
    return bridge("moved", *cars, bonuses=bonuses, order=[DON, PARKER], chances=[("bonus", ["envelope"])])


@pytest.mark.clause("GB-18.5")
def test_when_the_pile_is_empty_the_discard_is_shuffled() -> None:
    game = sold_out("nitro", "envelope")
    game.decide("buy 100")
    assert shop(game)[0] == "envelope"
    [(name, outcomes, count)] = game.met
    assert (name, sorted(outcomes), count) == ("bonus", ["envelope", "nitro"], 1)
    assert (game.dump()["bonuses"]["pile"], game.dump()["bonuses"]["discard"]) == ({"nitro": 1}, {})


@pytest.mark.clause("GB-18.5")
def test_if_both_are_empty_the_dearest_place_stays_empty_and_later_tiles_still_slide() -> None:
    game = sold_out()
    game.decide("buy 200")
    assert shop(game) == [None, "ballast", "crane_pass", "spare_panels", "tuneup_wheel"]
    assert game.told("offers") == []
    game.play("end", "roll", "stop")
    assert game.refusal_for("buy 500")[0] == "no-offer"
    game.decide("buy 300")
    assert shop(game) == [None, None, "ballast", "spare_panels", "tuneup_wheel"]


@pytest.mark.clause("GB-18.6", "GB-22.4")
def test_if_nobody_bought_the_100_tile_goes_and_all_slide() -> None:
    cars = [car(DON, "3:10"), FAR]
    game = bridge("round_end", *cars, bonuses={"shop": ROW}, chances=[("bonus", ["nitro"])])
    assert shop(game) == ["nitro", *ROW[:-1]]
    assert game.dump()["bonuses"]["discard"] == {"tuneup_wheel": 1}
    assert game.told("renews") == [{"tile": "tuneup_wheel"}]


@pytest.mark.clause("GB-18.6")
def test_after_a_purchase_in_the_round_it_stays() -> None:
    cars = [car(DON, "3:10"), FAR]
    game = bridge("round_end", *cars, bonuses={"shop": ROW}, any_bought=True)
    assert (shop(game), game.told("renews")) == (ROW, [])
    game = bridge("moved", *cars, bonuses={"shop": ROW}, order=[PARKER, DON], chances=[("bonus", ["mine"])])
    game.play("buy 500", "end")
    assert shop(game) == ["mine", *ROW[1:]]
    game.draft().pass_by().pass_by()
    assert len(game.told("renews")) == 1, "the next round counts anew"


@pytest.mark.clause("GB-18.7", "GB-13.6")
def test_tiles_are_to_be_had_on_credit() -> None:
    game = counter(cash=200)
    game.decide("buy 500")
    assert game.facts(DON, "cash", "debt") == (0, 300)


@pytest.mark.clause("GB-18.2", "GB-7.10")
def test_the_shop_opens_when_the_dice_are_settled_and_closes_with_the_turn() -> None:
    game = settled("wheel wheel wheel wheel wheel", car(SPENDER, "3:10"), FAR, bonuses={"shop": ROW})
    assert len(game.offered("buy")) == 5
    game = bridge("closing", car(SPENDER, "3:10", tiles=["mine"]), FAR, bonuses={"shop": ROW})
    assert game.offered("buy") == set()

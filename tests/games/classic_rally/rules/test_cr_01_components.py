"""CR-1: object and components."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from paddock.core.errors import BadSetupError
from paddock.games.classic_rally.game import GAME
from tests.games.classic_rally.table import COLOURS, STRIP, Table, beginner, car, road, start, table

SCENE: dict[str, Any] = GAME.scene({})
PICTURES = [
    ("start", 1, "N", None),
    ("finish", 1, "N", None),
    ("crossroads", 1, "NESW", None),
    ("t_junction", 3, "ESW", None),
    ("curve", 6, "ES", None),
    ("straight", 3, "NS", None),
    ("hazard_straight", 1, "NS", "hazard"),
    ("hazard_curve", 3, "ES", "hazard"),
    ("service_straight", 2, "NS", "service"),
    ("checkpoint_1", 1, "NS", "checkpoint"),
    ("checkpoint_2", 1, "NS", "checkpoint"),
    ("checkpoint_3", 1, "NS", "checkpoint"),
]
"""Kind, count, road ends at rotation 0 and sign of the twelve pictures."""
CROSS = [("crossroads", at, 0) for at in ("0,-1", "1,0", "0,1", "-1,0")]
"""Four tiles around 0,0 that each have a road end on every side."""


def before_finish(tokens: list[int]) -> Table:
    """White beside FINISH, Black far behind."""
    tiles = [*STRIP, ("finish", "6,0", 270)]
    return road(tiles, car("5,0", "E", tokens=tokens), car("1,0", "E"))


def counts(name: str, thing: str) -> dict[str, int]:
    """Name → number in the box, of a part of the scene."""
    return {each[thing]: each["count"] for each in SCENE[name]}


@pytest.mark.clause("CR-1.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_to_four_may_play(seats: int) -> None:
    assert start(seats).dump()["seats"] == seats


@pytest.mark.clause("CR-1.1")
@pytest.mark.parametrize("seats", [0, 5])
def test_nobody_and_five_players_cannot_play(seats: int) -> None:
    with pytest.raises(BadSetupError):
        GAME.setup(seats, {})


@pytest.mark.clause("CR-1.1")
def test_who_reaches_finish_with_all_three_tokens_is_in() -> None:
    game = before_finish([1, 2, 3]).play("rally_step forward")
    assert game.told("finishes") == [{"car": "white", "round": 1}]
    assert game.player("white")["status"] == "finished"


@pytest.mark.clause("CR-1.1")
@pytest.mark.parametrize("tokens", [[], [1], [1, 2], [2, 3], [1, 3]])
def test_finish_is_nothing_without_all_three_tokens(tokens: list[int]) -> None:
    game = before_finish(tokens).play("rally_step forward")
    assert game.told("finishes") == []
    assert game.player("white")["status"] == "racing"


@pytest.mark.clause("CR-1.1")
def test_sooner_is_counted_in_rounds() -> None:
    tiles = [*STRIP, ("finish", "6,0", 270)]
    game = road(tiles, *(car(at, "E", 6, tokens=[1, 2, 3]) for at in ("3,0", "5,0", "1,0")))
    while game.outcome() is None:
        game.pass_turn()
    assert [game.player(colour)["finished_round"] for colour in COLOURS[:3]] == [3, 1, 5]
    assert game.places() == [2, 1, 3]


@pytest.mark.clause("CR-1.1")
@pytest.mark.parametrize("order", [(1, 2, 3), (3, 1, 2), (2, 3, 1), (3, 2, 1)])
def test_the_checkpoints_may_be_stopped_at_in_any_order(order: tuple[int, int, int]) -> None:
    tiles = [("straight", "0,0", 90)]
    tiles += [(f"checkpoint_{number}", f"{x},0", 90) for x, number in enumerate(order, 1)]
    game = road([*tiles, ("finish", "4,0", 270)], car("0,0", "E", 4))
    for _ in range(4):
        game.play("rally_step forward")
        game = table({**game.dump(), "phase": "upkeep"}).play("roll_dice") if game.outcome() is None else game
    assert game.player("white")["status"] == "finished"


@pytest.mark.clause("CR-1.2")
def test_the_box_holds_every_card_that_the_rules_count() -> None:
    assert sum(counts("features", "feature").values()) == 8
    cards = counts("cards", "card")
    assert sum(cards[each] for each in ("toolbox", "rain_tyres", "fog_lights")) == 12
    assert cards["fuel"] + cards["spare_tyre"] == 64
    assert sum(counts("hazards", "hazard").values()) == 12
    assert sum(counts("jokers", "joker").values()) == 4
    assert sum(counts("kinds", "kind").values()) == 24
    assert list(counts("colours", "colour")) == list(COLOURS)


@pytest.mark.clause("CR-1.2")
def test_every_colour_has_two_cars_two_boards_four_road_book_cards_and_three_tokens() -> None:
    game = beginner(*(car(assistance={"at": at}) for at in ("1,0", "1,0", "1,0", "1,0")))
    for colour in COLOURS:
        player = game.player(colour)
        assert (player["at"], player["assistance"]["at"]) == ("0,0", "1,0")
        assert sum(player["road_book"].values()) == 4
        assert game.seen(colour)["capacity"] == {"rally": 6, "assistance": 8}
    assert sum(sum(game.player(colour)["road_book"].values()) for colour in COLOURS) == 16


@pytest.mark.clause("CR-1.2")
def test_a_turn_is_rolled_with_two_ordinary_dice_and_a_weather_die() -> None:
    game = beginner(car(), car(), phase="before_dice").play("roll_dice")
    dice = [met for met in game.met if met[0] == "die"]
    assert sum(count for _, _, count in dice) == 2
    assert all(set(outcomes) == set("123456") for _, outcomes, _ in dice)
    assert [Counter(outcomes) for name, outcomes, _ in game.met if name == "weather"] == [
        {"sun": 3, "rain": 1, "fog": 1, "rain_fog": 1}
    ]


@pytest.mark.clause("CR-1.3")
@pytest.mark.parametrize(("board", "slots"), [("rally", 6), ("assistance", 8)])
def test_a_slot_holds_one_load_card_of_any_kind(board: str, slots: int) -> None:
    game = beginner(car(fuel=0), phase="loading")
    game.play(*[f"load {board} {card}" for card in ("spare_tyre", "toolbox", "rain_tyres", "fog_lights")])
    game.play(*[f"load {board} fuel"] * (slots - 4))
    assert sum(game.load("white", board).values()) == slots
    assert game.refusal_for(f"load {board} spare_tyre")[0] == "board-full"
    assert game.refusal_for(f"load {board} fuel")[0] == "board-full"


@pytest.mark.clause("CR-1.3")
def test_a_board_is_a_multiset_the_order_of_loading_does_not_matter() -> None:
    cards = ["fuel", "toolbox", "fuel", "spare_tyre"]
    one = beginner(car(fuel=0), phase="loading").play(*[f"load rally {each}" for each in cards])
    other = beginner(car(fuel=0), phase="loading").play(*[f"load rally {each}" for each in reversed(cards)])
    assert one.dump() == other.dump()


@pytest.mark.clause("CR-1.3")
def test_a_rally_board_has_two_feature_slots_and_an_assistance_board_none() -> None:
    game = beginner(*(car() for _ in range(4)), phase="draft")
    while game.phase() == "draft":
        game.decide(game.legal()[0])
    assert [len(game.player(colour)["features"]) for colour in COLOURS] == [2, 2, 2, 2]
    assert SCENE["boards"] == {"rally": 6, "assistance": 8, "features": 2}


@pytest.mark.clause("CR-1.4")
def test_there_are_twenty_four_road_tiles_in_twelve_pictures() -> None:
    found = [(each["kind"], each["count"], "".join(each["ends"]), each["sign"]) for each in SCENE["kinds"]]
    assert found == PICTURES


@pytest.mark.clause("CR-1.4")
def test_four_tiles_are_intersections() -> None:
    found = {each["kind"]: each["count"] for each in SCENE["kinds"] if each["intersection"]}
    assert found == {"crossroads": 1, "t_junction": 3}


@pytest.mark.clause("CR-1.4", "CR-22.1")
@pytest.mark.parametrize(("kind", "ends"), [(kind, ends) for kind, _, ends, _ in PICTURES])
@pytest.mark.parametrize("rotation", [0, 90, 180, 270])
def test_a_tile_leads_where_its_picture_has_road_ends(kind: str, ends: str, rotation: int) -> None:
    """The rotation is clockwise; the two of a straight and the one of crossroads stand for those that look alike."""
    rotation %= {"NS": 180, "NESW": 90}.get(ends, 360)
    turned = {"NESW"[("NESW".index(end) + rotation // 90) % 4] for end in ends}
    game = road([(kind, "0,0", rotation), *CROSS], car("1,0", "E", assistance={"at": "0,0"}), car("1,0", "E"))
    assert game.offered("assistance_move") == turned


@pytest.mark.clause("CR-1.4")
def test_every_look_of_a_tile_has_one_rotation() -> None:
    looks = {each["kind"]: each["rotations"] for each in SCENE["kinds"]}
    for kind, _, ends, _ in PICTURES:
        seen = {frozenset((("NESW".index(end)) + turn) % 4 for end in ends) for turn in range(4)}
        assert looks[kind] == [90 * turn for turn in range(len(seen))]


@pytest.mark.clause("CR-1.4")
def test_all_but_start_and_finish_are_drawn_while_the_map_is_built() -> None:
    game = start(2, map="built")
    drawn = next(outcomes for name, outcomes, _ in game.met if name == "tile")
    assert Counter(drawn) == {kind: count for kind, count, _, _ in PICTURES if kind not in ("start", "finish")}


@pytest.mark.clause("CR-1.5")
def test_the_hazard_deck_has_twelve_cards_four_of_them_flat_tyres() -> None:
    tiles = [("straight", "0,0", 90), ("hazard_straight", "1,0", 90), ("straight", "2,0", 90)]
    game = road(tiles, car("0,0", "E"), car("2,0", "E")).play("rally_step forward")
    drawn = next(outcomes for name, outcomes, _ in game.met if name == "hazard")
    assert Counter(drawn) == {
        "aquaplaning": 1, "brakes_failure": 1, "flat_tyre": 4, "fuel_leak": 2, "pothole": 2, "power_failure": 2,
    }  # fmt: skip


@pytest.mark.clause("CR-1.6")
def test_the_joker_deck_has_one_of_each_of_four() -> None:
    game = start(4)
    dealt = [outcomes for name, outcomes, _ in game.met if name == "joker"]
    assert Counter(dealt[0]) == {"transporter": 1, "robber": 1, "saboteur": 1, "mechanic": 1}
    held = [game.player(colour)["joker"] for colour in COLOURS]
    assert sorted(held) == ["mechanic", "robber", "saboteur", "transporter"]

"""CR-21: turning round."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.classic_rally.ascii_maps import CROSS, SIGNED, drawn
from tests.games.classic_rally.reference_driving import Road
from tests.games.classic_rally.table import LW, STRIP, TileAt, beginner, car, road

PLAIN = ("─", "┬", "┼")


@pytest.mark.clause("CR-21.1")
@pytest.mark.parametrize("tile", SIGNED)
def test_the_car_turns_freely_on_signed_tiles(tile: str) -> None:
    game = road(drawn(f"─ {tile} ─"), car("1,0", "E"), car("2,0", "W", 0)).play("turn_around")
    assert game.facts("white", "nose") == ("W",)
    assert game.told("turns") == [{"car": "white", "nose": "W"}]


@pytest.mark.clause("CR-21.1")
@pytest.mark.parametrize("tile", PLAIN)
def test_elsewhere_it_turns_in_an_assistance_only(tile: str) -> None:
    def there(at: str) -> dict[str, object]:
        return car("1,0", "E", assistance={"at": at})

    game = road(drawn(f"─ {tile} ─"), there("2,0"), car("2,0", "W", 0, assistance={"at": "1,0"}))
    assert game.refusal_for("turn_around") == ("cannot-turn", "CR-21.1")
    game = road(drawn(f"─ {tile} ─"), there("1,0"), car("2,0", "W", 0)).play("turn_around")
    assert game.facts("white", "nose") == ("W",)


@pytest.mark.clause("CR-21.2")
def test_free_turns_come_before_the_move_or_after_it_and_any_number_of_times() -> None:
    game = road(drawn("─ ─1 ─s ─"), car("1,0", "E"), car("3,0", "W", 0))
    game.play("turn_around", "turn_around", "turn_around", "turn_around", "rally_step forward")
    assert game.facts("white", "at", "nose") == ("2,0", "E")
    game.play("turn_around", "turn_around", "turn_around", "end_turn")
    assert game.facts("white", "nose") == ("W",)


@pytest.mark.clause("CR-21.2", "CR-6.3")
def test_nobody_turns_before_the_dice_or_between_steps() -> None:
    tiles = drawn("─1 ─2 ─ ─")
    game = road(tiles, car("0,0", "E", features=[LW]), car("3,0", "W", 0), phase="before_dice")
    assert game.refusal_for("turn_around")[0] == "not-now"
    game.play("roll_dice", "rally_step forward")
    assert game.refusal_for("turn_around")[0] == "not-now"
    assert "turn_around" in game.play("rally_stop").legal()


@pytest.mark.clause("CR-21.3")
@pytest.mark.parametrize(("tiles", "at", "nose"), [
    (drawn("─ ─1"), "1,0", "W"),
    (drawn("─ ─h │"), "1,0", "W"),
    (drawn("─ ─"), "1,0", "W"),
    (drawn("─ ┐"), "1,0", "W"),
    (drawn("─ ┬"), "1,0", "W"),
    (drawn("─ ┼"), "1,0", "W"),
    (drawn("╶A ─"), "0,0", "E"),
    (drawn("╶F ─"), "0,0", "E"),
])  # fmt: skip
def test_a_car_is_never_turned_to_face_nowhere(tiles: list[TileAt], at: str, nose: str) -> None:
    x = "1,0" if at == "0,0" else "0,0"
    game = road(tiles, car(at, nose, assistance={"at": at}), car(x, nose if at == "0,0" else "E", 0))
    assert "turn_around" not in game.legal()
    refusal = game.refused("turn_around")
    assert refusal.clause_id == "CR-21.3"
    assert refusal.message_key == "refusal-faces-nowhere"


@pytest.mark.clause("CR-21.3")
def test_an_intersection_may_be_turned_on_while_any_arm_but_the_back_is_joined() -> None:
    game = road(drawn("─ ┤\n. │"), car("1,0", "W", assistance={"at": "1,0"}), car("0,0", "E", 0)).play("turn_around")
    assert game.facts("white", "nose") == ("E",), "its right arm is joined"


@pytest.mark.clause("CR-21.4")
def test_turning_is_no_move_and_needs_no_free_tile() -> None:
    rivals = [car("1,0", "E", 5), car("1,0", "W", 5)]
    game = road(STRIP, car("1,0", "E", assistance={"at": "1,0"}), *rivals).play("turn_around")
    assert (game.facts("white", "nose"), game.turn()["moved"]) == (("W",), False)
    assert game.refusal_for("end_turn")[0] == "move-owed"
    assert game.play("rally_step forward", "assistance_move W", "end_turn").facts("white", "at") == ("0,0",)


@pytest.mark.clause("CR-21.4")
def test_an_immobile_or_dry_car_may_be_turned() -> None:
    held: list[dict[str, Any]] = [
        {"hazards": ["flat_tyre"]},
        {"load": {}},
        {"hazards": ["aquaplaning"], "barred": True},
    ]
    for fields in held:
        game = road(drawn("─ ─1 ─"), {**car("1,0", "E"), **fields}, car("2,0", "W", 0)).play("turn_around")
        assert game.facts("white", "nose") == ("W",)


@pytest.mark.clause("CR-21.1", "CR-21.3", "CR-22.4")
@pytest.mark.parametrize("assisted", [False, True])
def test_everywhere_on_the_map_a_turn_is_as_reckoned(assisted: bool) -> None:
    laid = beginner(car()).tiles()
    lie = Road(laid)
    crossing = Road({at: (kind, rotation) for kind, at, rotation in CROSS})
    for whole in (lie, crossing):
        tiles: list[TileAt] = [(kind, at, rotation) for at, (kind, rotation) in whole.tiles.items()]
        for at in whole.tiles:
            for nose in "NESW":
                if not any(whole.leaving(at, nose).values()):
                    continue
                if not whole.intersection(at) and nose not in whole.exits[at]:
                    continue
                mine = car(at, nose, assistance={"at": at} if assisted else {})
                game = road(tiles, mine)
                after = whole.turned(at, nose) if assisted or whole.signed(at) else None
                assert ("turn_around" in game.legal()) == (after is not None), (at, nose)
                if after is not None:
                    assert game.play("turn_around").facts("white", "nose") == (after,), (at, nose)

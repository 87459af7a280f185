"""GR-5.13, GR-5.14, GR-5.16: dangers, and those who stand on guard."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.great_race.table import Table, crew, race

FIELD, AHEAD, BEYOND = "R01C01", "R02C01", "R03C00"
GUARDED = {"mechanic": 2, "escort": 2}
UNGUARDED = {"funding": 2, "scout": 1, "mechanic": 2}


def into_danger(tile: str = "F1M0D", **fields: Any) -> Table:
    """France drives onto a tile with a danger."""
    tiles = {AHEAD: tile, BEYOND: "F1M0D"}
    return race(crew("france", FIELD, **fields), crew("italy"), tiles=tiles).play("drive", f"step {AHEAD}")


def attacked(card: str = "sabotage", **fields: Any) -> Table:
    """Italy plays a danger card on France."""
    game = race(crew("italy", hand={card: 2}), crew("france", **fields), order=["italy", "france"])
    return game.play(f"attack {card} france")


@pytest.mark.clause("GR-5.13", "GR-6.5")
def test_an_escort_cancels_the_danger_of_a_tile() -> None:
    game = into_danger(posts=GUARDED)
    assert game.asked() == {"question": "react", "crew": "france", "seat": 0, "danger": "tile"}
    assert game.offered("react") == {"none", "escort"}
    game.play("react escort")
    assert game.gauges("france") == (5, 5, 6)
    assert game.unspent("france") == {"mechanic": 1, "escort": 1}
    assert game.told("wards_off") == [{"crew": "france", "answer": "escort"}]


@pytest.mark.clause("GR-5.13", "GR-9.9")
@pytest.mark.parametrize("card", ["sandstorm", "bandits", "broken_track", "sabotage", "river_in_spate"])
def test_an_escort_cancels_a_danger_card(card: str) -> None:
    game = attacked(card, posts=GUARDED)
    assert game.whose() == "france"
    assert game.asked()["danger"] == card
    game.play("react escort")
    assert game.facts("france", "fuel", "engine", "chassis", "money", "river") == (6, 5, 6, 80, False)
    assert game.unspent("france")["escort"] == 1
    assert game.pile("discard") == {card: 1}
    assert game.whose() == "italy"


@pytest.mark.clause("GR-5.13")
def test_guarding_is_a_reaction_and_no_action_of_a_turn() -> None:
    game = race(crew("france", posts=GUARDED), crew("italy"))
    assert game.refusal_for("react escort")[0] == "not-now"
    game = attacked(posts=GUARDED).play("react escort")
    assert game.whose() == "italy"
    game.play("fund")
    # France has its whole turn yet: guarding has not been one.
    assert game.whose() == "france"
    assert "drive" in game.words()


@pytest.mark.clause("GR-5.13")
def test_an_escort_who_has_cleared_a_tile_is_no_longer_on_guard() -> None:
    game = into_danger(posts={"mechanic": 1, "escort": 2}, spent={"escort": 2})
    assert game.asked()["question"] == "split"


@pytest.mark.clause("GR-5.13", "GR-5.5")
def test_escorts_stay_on_guard_after_passing() -> None:
    game = attacked(posts=GUARDED, passed=True).play("react escort", "attack sabotage france")
    assert game.offered("react") == {"none", "escort"}


@pytest.mark.clause("GR-5.14", "GR-9.7")
def test_a_victim_may_use_an_escort_an_armed_guard_or_accept() -> None:
    for answer, chassis, escorts, cards in (("none", 4, 1, 1), ("escort", 6, 0, 1), ("armed_guard", 6, 1, 0)):
        game = attacked(posts={"escort": 1}, hand=["armed_guard"])
        assert game.offered("react") == {"none", "escort", "armed_guard"}
        game.play(f"react {answer}")
        assert game.facts("france", "chassis") == (chassis,)
        assert game.unspent("france")["escort"] == escorts
        assert game.hand("france").total() == cards
        assert game.pile("discard") == ({"sabotage": 1} if cards else {"sabotage": 1, "armed_guard": 1})


@pytest.mark.clause("GR-5.14")
def test_one_danger_needs_one_cancellation_however_much_it_would_cost() -> None:
    game = into_danger("F2M2D", posts=GUARDED, hand=["armed_guard"]).play("split 1 1", "react armed_guard")
    assert game.gauges("france") == (4, 4, 5)
    assert game.unspent("france")["escort"] == 2
    assert game.asked()["question"] == "drive"


@pytest.mark.clause("GR-5.14")
@pytest.mark.parametrize(
    ("fields", "line"), [({"posts": GUARDED}, "armed_guard"), ({"hand": {"armed_guard": 1}}, "escort")]
)
def test_nobody_reacts_with_what_he_does_not_have(fields: dict[str, Any], line: str) -> None:
    game = attacked(**{"posts": UNGUARDED, **fields})
    assert game.refusal_for(f"react {line}")[0] == {"armed_guard": "no-guard-card", "escort": "no-escort"}[line]


@pytest.mark.clause("GR-5.16")
def test_without_escort_and_cards_the_danger_applies_at_once() -> None:
    game = attacked(posts=UNGUARDED)
    assert game.facts("france", "chassis") == (4,)
    assert game.whose() == "italy"
    game = into_danger(posts=UNGUARDED)
    assert game.asked()["question"] == "split"


@pytest.mark.clause("GR-5.16")
def test_that_a_hand_holds_no_armed_guard_does_not_show() -> None:
    # Without an Escort the question comes to every hand that might hold one: who looks on can't tell.
    held, other = (attacked(posts=UNGUARDED, hand=[card]) for card in ("armed_guard", "jerrican"))
    assert held.offered("react") == {"none", "armed_guard"}
    assert other.offered("react") == {"none"}
    for seat in (0, None):
        assert held.view(seat) == other.view(seat)
    other.play("react none")
    assert other.facts("france", "chassis") == (4,)


@pytest.mark.clause("GR-5.16")
def test_once_every_armed_guard_lies_open_no_hand_is_asked() -> None:
    game = race(
        crew("italy", hand=["sabotage"]),
        crew("france", posts=UNGUARDED, hand=["jerrican"]),
        discard={"armed_guard": 3},
    ).play("attack sabotage france")
    assert game.facts("france", "chassis") == (4,)
    assert game.whose() == "italy"


@pytest.mark.clause("GR-5.16", "GR-5.14")
def test_several_dangers_are_resolved_one_by_one_each_with_its_own_reaction() -> None:
    game = into_danger(posts={"mechanic": 1, "escort": 1}).play("react none", "split 0 2", f"step {BEYOND}")
    assert game.offered("react") == {"none", "escort"}
    game.play("react escort")
    assert game.gauges("france") == (4, 5, 4)
    game = attacked(posts={"escort": 1}).play("react none", "attack sabotage france", "react escort")
    assert game.facts("france", "chassis") == (4,)
    assert [each["danger"] for each in game.told("threatens")] == ["sabotage", "sabotage"]


@pytest.mark.clause("GR-5.13")
def test_only_the_victim_may_react() -> None:
    game = race(crew("italy", hand=["bandits"], posts=GUARDED), crew("france", posts=GUARDED), crew("england"))
    game.play("attack bandits france")
    assert game.waiting() == [1]
    assert game.refusal_for("react escort", 2)[0] == "not-your-turn"


@pytest.mark.clause("GR-5.13")
def test_a_guard_does_not_help_against_what_a_tile_costs() -> None:
    game = into_danger("F2M2D", posts=GUARDED)
    assert game.asked()["question"] == "split"
    game.play("split 2 0", "react escort")
    assert game.gauges("france") == (4, 3, 6)

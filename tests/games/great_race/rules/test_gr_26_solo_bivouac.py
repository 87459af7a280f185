"""GR-26: the bivouac against René Estienne: what he takes, what the player takes, what is left lying."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.great_race.random_situations import deck_with
from tests.games.great_race.table import Table, scene, solo

UNGUARDED = {"funding": 2, "scout": 1, "mechanic": 2}
HARMLESS = ["guide", "survey", "guide", "survey", "forced_march"]
ESTIENNE = {each["card"]: each for each in scene()["estienne"]}


def bivouac(
    display: list[str],
    card: str = "A1",
    first: str = "france",
    player: dict[str, Any] | None = None,
    legacy: dict[str, int] | None = None,
    torpedo: dict[str, Any] | None = None,
    **fields: Any,
) -> Table:
    """The bivouac with this display, this Estienne card, and who is first in turn order."""
    name = (player or {}).get("crew", "france")
    return solo(
        {"crew": name, "posts": UNGUARDED, **(player or {})},
        {"legacy": legacy or {}, **(torpedo or {})},
        phase="bivouac",
        order=["torpedo", name] if first == "torpedo" else [name, "torpedo"],
        settings={"legacy": True},
        estienne={"deck": deck_with(card), "current": card},
        chances=[("card", display)],
        **fields,
    )


def taken(game: Table) -> list[int]:
    """The slots that Estienne took, in order."""
    return [each["slot"] for each in game.told("torpedo_takes")]


@pytest.mark.clause("GR-26.1")
def test_five_cards_are_laid_on_slots_1_to_5_and_a_sixth_for_the_suffragettes() -> None:
    game = bivouac(HARMLESS)
    assert [(each["slot"], each["card"]) for each in game.told("lays_card")] == list(enumerate(HARMLESS, start=1))
    six = bivouac([*HARMLESS, "guide"], player={"crew": "suffragettes"})
    assert [each["slot"] for each in six.told("lays_card")] == [1, 2, 3, 4, 5, 6]


@pytest.mark.clause("GR-26.2", "GR-26.4")
def test_a_torpedo_that_is_first_takes_one_card_and_the_player_two() -> None:
    game = bivouac(HARMLESS, first="torpedo")
    assert taken(game) == [1]
    assert game.offered("pick") == {"2", "3", "4", "5"}
    game.play("pick 2", "pick 5")
    assert game.told("clears_display") == [{"count": 2}]
    assert dict(game.hand("france")) == {"survey": 1, "forced_march": 1}
    assert game.phase() == "programming"


@pytest.mark.clause("GR-26.2", "GR-26.4")
def test_a_torpedo_that_is_second_takes_two_cards_and_the_player_one() -> None:
    game = bivouac(HARMLESS)
    assert taken(game) == [1, 3]
    assert game.offered("pick") == {"2", "4", "5"}
    game.play("pick 4")
    assert game.told("clears_display") == [{"count": 2}]
    assert game.phase() == "programming"


@pytest.mark.clause("GR-26.2")
@pytest.mark.parametrize("card", sorted(ESTIENNE))
@pytest.mark.parametrize("first", ["france", "torpedo"])
def test_he_always_takes_first_and_the_slots_of_the_card_in_their_order(card: str, first: str) -> None:
    game = bivouac(HARMLESS, card, first)
    assert taken(game) == ESTIENNE[card]["first" if first == "torpedo" else "second"]
    assert game.told("takes_card") == []


@pytest.mark.clause("GR-26.3")
def test_his_cards_are_discarded_and_without_legacy_nothing_happens() -> None:
    game = bivouac(["supply", "guide", "bandits", "survey", "guide"], torpedo={"fuel": 1, "mechanic": 1})
    assert dict(game.pile("discard")) == {"supply": 1, "bandits": 1}
    assert game.torpedo("fuel", "mechanic") == (1, 1)
    assert game.gauges("france") == (6, 5, 6)


@pytest.mark.clause("GR-26.3", "GR-30.G1", "GR-30.G2", "GR-30.R1", "GR-30.7")
@pytest.mark.parametrize(
    ("card", "legacy", "fuel", "mechanic", "chassis"),
    [
        ("jerrican", {}, 1, 1, 6),
        ("jerrican", {"green": 1}, 3, 1, 6),
        ("supply", {"green": 1}, 4, 1, 6),
        ("spare_parts", {"green": 1}, 1, 1, 6),
        ("spare_parts", {"green": 2}, 1, 2, 6),
        ("toolbox", {"green": 2}, 1, 3, 6),
        ("supply", {"green": 2}, 4, 1, 6),
        ("sabotage", {}, 1, 1, 6),
        ("sabotage", {"red": 1}, 1, 1, 5),
        ("sabotage", {"green": 4}, 1, 1, 6),
        ("jerrican", {"red": 4}, 1, 1, 6),
    ],
)
def test_what_he_takes_counts_by_green_and_red(
    card: str, legacy: dict[str, int], fuel: int, mechanic: int, chassis: int
) -> None:
    game = bivouac([card, *HARMLESS[:4]], legacy=legacy, torpedo={"fuel": 1, "mechanic": 1})
    assert game.torpedo("fuel", "mechanic") == (fuel, mechanic)
    assert game.facts("france", "chassis") == (chassis,)


@pytest.mark.clause("GR-26.4")
@pytest.mark.parametrize(("first", "picks"), [("suffragettes", 2), ("torpedo", 3)])
def test_the_suffragettes_take_one_more_of_their_choice(first: str, picks: int) -> None:
    game = bivouac([*HARMLESS, "guide"], first=first, player={"crew": "suffragettes"})
    for _ in range(picks):
        assert game.phase() == "picks"
        assert len(game.offered("pick")) > 1
        game.decide("pick " + max(game.offered("pick")))
    assert game.phase() == "programming"
    assert sum(game.hand("suffragettes").values()) == picks


@pytest.mark.clause("GR-26.5")
def test_each_danger_left_lying_hits_the_player_once() -> None:
    display = ["guide", "bandits", "guide", "sandstorm", "jerrican"]
    game = bivouac(display, player={"chassis": 5}).play("pick 5")
    assert game.gauges("france") == (6, 5, 3)
    assert [each["danger"] for each in game.told("threatens")] == ["estienne", "estienne"]
    other = bivouac(display, player={"chassis": 5}).play("pick 2")
    assert other.gauges("france") == (6, 5, 4)


@pytest.mark.clause("GR-26.5", "GR-5.13", "GR-5.14")
def test_each_may_be_cancelled_separately_by_an_escort_or_an_armed_guard_just_taken() -> None:
    display = ["guide", "bandits", "guide", "sandstorm", "armed_guard"]
    game = bivouac(display, player={"posts": {"escort": 1, "mechanic": 2, "funding": 2}}).play("pick 5")
    assert game.offered("react") == {"none", "escort", "armed_guard"}
    game.decide("react armed_guard")
    assert game.offered("react") == {"none", "escort"}
    game.decide("react escort")
    assert game.gauges("france") == (6, 5, 6)
    assert dict(game.hand("france")) == {}
    assert game.phase() == "programming"


@pytest.mark.clause("GR-26.5", "GR-5.16")
def test_a_player_may_accept_one_and_cancel_the_next() -> None:
    display = ["guide", "bandits", "guide", "sandstorm", "jerrican"]
    game = bivouac(display, player={"posts": {"escort": 1, "mechanic": 2, "funding": 2}}).play("pick 5")
    game.play("react none", "react escort")
    assert game.gauges("france") == (6, 5, 5)
    assert game.unspent("france")["escort"] == 0


@pytest.mark.clause("GR-26.3", "GR-30.R1", "GR-5.13")
def test_a_danger_that_he_takes_may_be_cancelled_too() -> None:
    player = {"posts": {"escort": 1, "mechanic": 2, "funding": 2}}
    game = bivouac(["bandits", *HARMLESS[:4]], player=player, legacy={"red": 1})
    assert game.asked()["question"] == "react"
    game.decide("react escort")
    assert game.gauges("france") == (6, 5, 6)
    assert game.asked()["question"] == "pick"


@pytest.mark.clause("GR-26.6")
@pytest.mark.parametrize("card", sorted(ESTIENNE))
def test_every_effect_takes_its_levels_francs_or_cards_and_several_all_apply(card: str) -> None:
    effect = ESTIENNE[card]["effect"]
    first, second = ESTIENNE[card]["second"]
    spare = next(slot for slot in range(1, 6) if slot not in (first, second))
    lying = next(slot for slot in range(1, 6) if slot not in (first, second, spare))
    display = ["guide" if slot != lying else "sandstorm" for slot in range(1, 6)]
    display[spare - 1] = "survey"
    display[first - 1] = display[second - 1] = "forced_march"
    game = bivouac(display, card, player={"hand": ["jerrican", "jerrican"], "money": 80}).play(f"pick {spare}")
    before = {"fuel": 6, "engine": 5, "chassis": 6, "money": 80}
    after = {name: before[name] - effect.get(name, 0) for name in before}
    assert {name: game.crew("france")[name] for name in before} == after
    assert sum(game.hand("france").values()) == 3 - effect.get("card", 0)


@pytest.mark.clause("GR-26.6")
def test_a_card_is_lost_at_random_from_the_hand() -> None:
    display = ["guide", "forced_march", "sandstorm", "survey", "forced_march"]
    game = bivouac(display, "G2", player={"hand": ["jerrican", "toolbox"]}).play("pick 1")
    (lost,) = [outcomes for name, outcomes, _ in game.met if name == "lost-card"]
    assert sorted(lost) == ["guide", "jerrican", "toolbox"]
    assert len(game.told("loses_card")) == 1


@pytest.mark.clause("GR-26.6", "GR-0.1")
def test_nobody_loses_more_than_there_is() -> None:
    display = ["guide", "forced_march", "sandstorm", "bandits", "forced_march"]
    game = bivouac(display, "G3", player={"money": 0, "hand": []}).play("pick 1")
    assert game.facts("france", "money") == (0,)
    assert dict(game.hand("france")) == {}


@pytest.mark.clause("GR-26.7", "GR-26.9")
def test_the_rest_is_discarded_and_the_hand_limit_is_checked_after_the_dangers() -> None:
    """Chassis 2 and two cards in hand: the danger left lying takes a level before the hand is counted."""
    display = ["guide", "jerrican", "guide", "bandits", "survey"]
    game = bivouac(display, player={"chassis": 2, "hand": ["toolbox"]}).play("pick 5")
    assert game.asked()["question"] == "discard"
    assert game.asked()["limit"] == 1
    assert game.facts("france", "chassis") == (1,)
    game.decide("discard toolbox")
    assert dict(game.hand("france")) == {"survey": 1}
    assert dict(game.pile("discard")) == {"guide": 2, "jerrican": 1, "bandits": 1, "toolbox": 1}


@pytest.mark.clause("GR-26.5", "GR-26.9")
def test_an_armed_guard_just_taken_guards_even_beyond_the_hand_limit() -> None:
    display = ["guide", "jerrican", "guide", "bandits", "armed_guard"]
    game = bivouac(display, player={"chassis": 1, "hand": ["toolbox"]}).play("pick 5")
    assert game.asked()["question"] == "react"
    game.decide("react armed_guard")
    assert dict(game.hand("france")) == {"toolbox": 1}
    assert game.phase() == "programming"


@pytest.mark.clause("GR-26.8")
def test_danger_cards_that_the_player_takes_hurt_nobody_and_can_be_played_later() -> None:
    game = bivouac(["guide", "sabotage", "guide", "survey", "survey"]).play("pick 2")
    assert game.gauges("france") == (6, 5, 6)
    assert game.torpedo("mechanic") == (6,)
    game.decide("program 1 1 2 1")
    while game.asked()["question"] != "turn":
        game.decide(game.legal()[0])
    assert game.offered("attack") == {"sabotage torpedo"}


@pytest.mark.clause("GR-26.9", "GR-26.3")
def test_his_cards_count_in_the_order_of_the_card_each_with_its_effect() -> None:
    """D1 takes slot 4, then slot 1."""
    display = ["jerrican", "guide", "bandits", "supply", "survey"]
    game = bivouac(display, "D1", legacy={"green": 1}, torpedo={"fuel": 0})
    assert game.story("torpedo_takes", "torpedo_gains") == ["torpedo_takes", "torpedo_gains"] * 2
    assert [each["fuel"] for each in game.told("torpedo_gains")] == [3, 2]
    game.decide("pick 2")
    assert game.story("torpedo_takes", "takes_card", "threatens", "clears_display")[-3:] == [
        "takes_card",
        "threatens",
        "clears_display",
    ]


@pytest.mark.clause("GR-26.9", "GR-11.8")
def test_an_empty_slot_yields_nothing_to_anybody() -> None:
    """Two cards are left in the whole deck: A1 takes slots 1 and 3, the player what is in slot 2."""
    counts = {each["card"]: each["count"] for each in scene()["cards"]}
    hand = {**counts, "guide": counts["guide"] - 1, "survey": counts["survey"] - 1}
    game = bivouac(["guide", "survey"], player={"hand": hand, "chassis": 6}, deck={"guide": 1, "survey": 1})
    assert [each["slot"] for each in game.told("lays_card")] == [1, 2]
    assert taken(game) == [1]
    assert [each["card"] for each in game.told("takes_card")] == ["survey"]


@pytest.mark.clause("GR-26.5")
def test_the_player_sees_how_much_damage_each_pick_would_leave() -> None:
    game = bivouac(["guide", "bandits", "guide", "sandstorm", "jerrican"])
    told = {each["slot"]: each["dangers"] for each in game.preview(0)["bivouac"]}
    assert told == {2: 1, 4: 1, 5: 2}

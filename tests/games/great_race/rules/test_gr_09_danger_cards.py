"""GR-9.9 to GR-9.13: danger cards, played on rivals and on the Torpedo."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.great_race.table import ARRIVAL, Table, crew, race, solo

DANGERS = ["sandstorm", "bandits", "broken_track", "sabotage", "river_in_spate"]
UNGUARDED = {"funding": 2, "scout": 1, "mechanic": 2}
FIELD, AHEAD = "R01C01", "R02C01"


def attack(card: str, **fields: Any) -> Table:
    """England plays a danger card on France, who cannot cancel it."""
    mine = crew("england", hand={card: 1})
    return race(mine, crew("france", **{"posts": UNGUARDED, **fields})).play(f"attack {card} france")


@pytest.mark.clause("GR-9.9")
@pytest.mark.parametrize(
    ("card", "after"),
    [
        ("sandstorm", (4, 5, 6, 80, False)),
        ("bandits", (6, 5, 6, 50, False)),
        ("broken_track", (6, 4, 6, 80, False)),
        ("sabotage", (6, 5, 4, 80, False)),
        ("river_in_spate", (6, 5, 6, 80, True)),
    ],
)
def test_what_each_danger_card_does(card: str, after: tuple[Any, ...]) -> None:
    game = attack(card)
    assert game.facts("france", "fuel", "engine", "chassis", "money", "river") == after
    assert game.pile("discard") == {card: 1}
    assert game.told("attacks") == [{"crew": "england", "card": card, "target": "france"}]
    assert game.whose() == "england"


@pytest.mark.clause("GR-9.9", "GR-5.2")
def test_after_an_attack_the_turn_goes_on_without_fuel() -> None:
    game = race(crew("england", fuel=2, hand=["bandits"]), crew("france", posts=UNGUARDED))
    assert "buy_fuel" in game.words()
    game.play("attack bandits france")
    assert {"fund", "drive", "pass"} <= game.words()
    assert game.refusal_for("buy_fuel 1")[0] == "step-over"
    assert game.unspent("england").total() == 5


@pytest.mark.clause("GR-9.9")
@pytest.mark.parametrize("card", DANGERS)
def test_a_danger_card_is_played_on_one_opponent_wherever_he_is(card: str) -> None:
    crews = [crew("england", hand=[card]), crew("france", "R20C05"), crew("italy"), crew("belgium", "R05C03")]
    game = race(*crews)
    assert game.offered("attack") == {f"{card} {rival}" for rival in ("france", "italy", "belgium")}
    assert game.offered("play") == set()
    assert game.refusal_for(f"attack {card} england")[0] == "own-vehicle"
    assert game.refusal_for(f"attack {card} suffragettes")[0] == "not-in-race"
    assert game.refusal_for(f"play {card}")[0] == "needs-target"


@pytest.mark.clause("GR-9.9")
def test_only_the_target_is_hit() -> None:
    game = race(crew("england", hand=["sandstorm"]), crew("france", posts=UNGUARDED), crew("italy", posts=UNGUARDED))
    game.play("attack sandstorm italy")
    assert (game.gauges("france")[0], game.gauges("italy")[0], game.gauges("england")[0]) == (6, 4, 7)


@pytest.mark.clause("GR-9.9", "GR-6.14")
def test_river_in_spate_cuts_the_targets_next_drive_to_one_space() -> None:
    tiles = {AHEAD: "F1M0", "R03C01": "F1M0"}
    mine = crew("england", hand=["river_in_spate"], posts={"funding": 2})
    game = race(mine, crew("france", FIELD, posts=UNGUARDED), tiles=tiles)
    game.play("attack river_in_spate france", "fund", "drive", f"step {AHEAD}", "fund", "drive")
    assert [each["spaces"] for each in game.told("drives")] == [1, 5]


@pytest.mark.clause("GR-9.9")
def test_river_in_spate_expires_with_the_convoy_phase() -> None:
    game = attack("river_in_spate", fuel=5).play("pass", "pass")
    while game.phase() != "programming":
        game.decide(game.legal()[0])
    game.decide("program 1 1 2 1", 0)
    game.decide("program 1 1 2 1", 1)
    assert game.facts("france", "river") == (False,)


@pytest.mark.clause("GR-9.9", "GR-5.14")
def test_the_target_may_cancel() -> None:
    game = race(crew("england", hand=["sandstorm"]), crew("france", posts={"escort": 1})).play(
        "attack sandstorm france"
    )
    assert (game.whose(), game.offered("react")) == ("france", {"none", "escort"})
    game.play("react none")
    assert game.gauges("france")[0] == 4


@pytest.mark.clause("GR-9.10")
def test_a_vehicle_in_the_arrival_city_is_no_target() -> None:
    game = race(crew("england", hand=["bandits"]), crew("france", ARRIVAL), crew("italy"))
    assert game.offered("attack") == {"bandits italy"}
    assert game.refusal_for("attack bandits france") == ("arrived-target", "GR-9.10")


@pytest.mark.clause("GR-9.10", "GR-9.13")
def test_without_a_legal_target_a_danger_card_cannot_be_played() -> None:
    game = race(crew("england", hand=["bandits"]), crew("france", ARRIVAL), crew("italy", ARRIVAL))
    assert game.offered("attack") == set()


@pytest.mark.clause("GR-9.10", "GR-12.2")
def test_who_has_arrived_may_still_attack_others() -> None:
    game = race(crew("england", ARRIVAL, hand=["bandits"]), crew("italy"))
    assert game.offered("attack") == {"bandits italy"}


@pytest.mark.clause("GR-9.10")
def test_in_the_reverse_race_le_cap_protects_nobody() -> None:
    game = race(crew("england", hand=["bandits"]), crew("france", ARRIVAL), settings={"race": "reverse"})
    assert game.offered("attack") == {"bandits france"}


@pytest.mark.clause("GR-9.11")
@pytest.mark.parametrize(
    ("card", "after"),
    [
        ("sandstorm", (3, 5, False)),
        ("bandits", (4, 5, False)),
        ("broken_track", (5, 4, False)),
        ("sabotage", (5, 3, False)),
        ("river_in_spate", (5, 5, True)),
    ],
)
def test_how_danger_cards_read_on_the_torpedo(card: str, after: tuple[Any, ...]) -> None:
    game = solo(crew("france", hand=[card]), {"fuel": 5, "mechanic": 5}).play(f"attack {card} torpedo")
    assert game.torpedo("fuel", "mechanic", "river") == after
    assert game.waiting() == [0]
    assert game.pile("discard") == {card: 1}


@pytest.mark.clause("GR-9.11", "GR-0.1")
def test_the_torpedo_cannot_lose_more_than_it_has() -> None:
    game = solo(crew("france", hand=["sandstorm", "sabotage"]), {"fuel": 1, "mechanic": 1})
    game.play("attack sandstorm torpedo", "attack sabotage torpedo")
    assert game.torpedo("fuel", "mechanic") == (0, 0)


@pytest.mark.clause("GR-9.11", "GR-24.1")
def test_river_in_spate_lets_the_torpedo_go_one_space_in_its_next_progress() -> None:
    tiles = {"R01C01": "F1M0", "R02C01": "F1M0"}
    game = solo(crew("france", hand=["river_in_spate"]), {"assistants": 1}, tiles=tiles)
    game.play("attack river_in_spate torpedo", "fund")
    assert game.told("progresses")[0] == {"number": 2, "spaces": 1, "because": "river"}
    assert game.torpedo("at", "river") == ("R01C01", False)


@pytest.mark.clause("GR-9.13")
@pytest.mark.parametrize("card", DANGERS)
def test_in_solo_the_torpedo_is_the_only_target(card: str) -> None:
    assert solo(crew("france", hand=[card])).offered("attack") == {f"{card} torpedo"}


@pytest.mark.clause("GR-9.13")
def test_with_several_players_there_is_no_torpedo_to_attack() -> None:
    game = race(crew("england", hand=["bandits"]), crew("france"))
    assert game.refusal_for("attack bandits torpedo")[0] == "not-in-race"


@pytest.mark.clause("GR-9.13", "GR-9.10")
def test_a_torpedo_that_has_arrived_is_no_target() -> None:
    game = solo(crew("france", hand=["bandits"]), {"at": ARRIVAL})
    assert game.offered("attack") == set()


@pytest.mark.clause("GR-9.13")
def test_river_in_spate_on_the_torpedo_expires_with_the_convoy_phase() -> None:
    game = solo(crew("france", hand=["river_in_spate"]), {"assistants": 5}).play("attack river_in_spate torpedo")
    assert game.torpedo("river") == (True,)
    game.play("pass")
    assert game.phase() != "convoy"
    assert game.torpedo("river") == (False,)

"""GR-20.2, GR-20.7: with the evolving deck off the Torpedo has the eight cards of level 1, whatever a campaign has."""

from __future__ import annotations

from typing import Any, Final

import pytest

from paddock.games.great_race.campaign.campaign import CAMPAIGN
from tests.games.great_race.table import Table, table

LEVEL_1: Final = [f"{letter}1" for letter in "ABCDEFGH"]
Kept = dict[str, Any]


def opened(kept: Kept, seed: int = 1) -> Table:
    """The next game of a campaign, from its setup."""
    stage = CAMPAIGN.stage(kept)
    assert stage is not None
    assert stage.position is not None
    return table(stage.position, seed=seed)


def after(kept: Kept, game: Table) -> Kept:
    """The campaign with this finished game."""
    found: Kept = CAMPAIGN.progress_after(kept, CAMPAIGN.result(game.state))
    return found


def campaign(games: int, **settings: Any) -> Kept:
    """A campaign of so many games, all of them resigned: each has upgraded one card."""
    kept: Kept = CAMPAIGN.initial_progress(1, settings)
    for number in range(games):
        kept = after(kept, opened(kept, number).play("resign"))
    assert sorted(kept["deck"]) != LEVEL_1
    return kept


def pile(game: Table) -> list[str]:
    """The cards among which the first one of the game is drawn."""
    game.play("crew italy", "pick 1", "program 1 1 2 1")
    (drawn,) = [outcomes for name, outcomes, _ in game.met if name == "estienne"]
    return sorted(drawn)


@pytest.mark.clause("GR-20.2", "GR-20.7")
@pytest.mark.parametrize("way", ["free", "free_legacy"])
@pytest.mark.parametrize("games", [1, 3])
def test_free_play_after_a_campaign_has_the_eight_cards_of_level_1(games: int, way: str) -> None:
    game = opened(CAMPAIGN.choose(campaign(games), {"way": way}))
    assert sorted(game.dump()["estienne"]["deck"]) == LEVEL_1
    assert pile(game) == LEVEL_1


@pytest.mark.clause("GR-20.2")
@pytest.mark.parametrize("way", ["free", "free_legacy"])
def test_nothing_changes_in_the_deck_after_it(way: str) -> None:
    kept = campaign(2)
    game = opened(CAMPAIGN.choose(kept, {"way": way})).play("resign")
    assert game.told("upgrades") == []
    again = after(CAMPAIGN.choose(kept, {"way": way}), game)
    assert again["deck"] == kept["deck"]
    assert len(again["history"]) == 3
    assert again["history"][-1]["upgrades"] == []


@pytest.mark.clause("GR-20.7")
@pytest.mark.parametrize("way", ["legendary", "prudent"])
def test_the_game_after_free_play_has_the_deck_of_the_campaign_again(way: str) -> None:
    kept = campaign(2)
    free = CAMPAIGN.choose(kept, {"way": "free"})
    kept = after(free, opened(free).play("resign"))
    assert pile(opened(CAMPAIGN.choose(kept, {"way": way}))) == sorted(kept["deck"])


@pytest.mark.clause("GR-20.2", "GR-30.1")
def test_free_play_with_stickers_has_those_of_the_campaign_and_free_play_without_has_none() -> None:
    kept = {**campaign(1), "legacy": {"yellow": 2, "green": 1, "red": 0, "blue": 3}}
    applied = opened(CAMPAIGN.choose(kept, {"way": "free_legacy"})).dump()["torpedo"]["legacy"]
    assert {colour: level for colour, level in applied.items() if level} == {"yellow": 2, "green": 1, "blue": 3}
    none = opened(CAMPAIGN.choose(kept, {"way": "free"})).dump()["torpedo"]["legacy"]
    assert not any(none.values())


@pytest.mark.clause("GR-20.2", "GR-20.7")
def test_a_campaign_that_begins_with_free_play_has_them_too() -> None:
    kept: Kept = CAMPAIGN.initial_progress(1, {"way": "free"})
    assert pile(opened(kept)) == LEVEL_1

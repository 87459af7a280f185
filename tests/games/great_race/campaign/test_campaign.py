"""Solo games that follow each other: what one leaves is what the next begins with, and no other result is taken."""

from __future__ import annotations

import random
from typing import Any

import pytest

from paddock.core.chance import LiveChance
from paddock.core.errors import BadPositionError, BadSetupError
from paddock.core.game import Json
from paddock.core.translations import LANGUAGES, translations_for
from paddock.games.great_race.bots.heuristics import HEURISTICS
from paddock.games.great_race.campaign.campaign import CAMPAIGN
from paddock.games.great_race.game import GAME


def played(kept: dict[str, Any], seed: int) -> dict[str, Any]:
    """The result of the next game, played by the bot from the position that the campaign gives."""
    stage = CAMPAIGN.stage(kept)
    assert stage is not None
    assert stage.position is not None
    state = GAME.load(stage.position)
    chance_source = LiveChance(random.Random(seed))
    GAME.advance(state, chance_source)
    while GAME.waiting_for(state):
        legal = GAME.legal(state, 0)
        GAME.play(state, 0, HEURISTICS.advise(state, 0, legal, chance_source)[0].decision, chance_source)
    return CAMPAIGN.result(state)


def boxes_of(kept: Json) -> dict[str, dict[str, str | None]]:
    """The passport: by quest and way the game that stamped it."""
    found: Any = kept["passport"]
    return dict(found)


def test_deck_stickers_and_passport_go_from_game_to_game() -> None:
    kept: dict[str, Any] = CAMPAIGN.initial_progress(1, {})
    for number in range(3):
        result = played(kept, number)
        assert result["deck_before"] == kept["deck"]
        assert result["legacy_before"] == kept["legacy"]
        after: dict[str, Any] = CAMPAIGN.progress_after(kept, result)
        assert after["deck"] == result["deck_after"] != kept["deck"]
        assert after["legacy"] == result["legacy_after"]
        boxes: Any = after["passport"]
        assert all(boxes[quest]["legendary"] == f"g-{number + 1:04d}" for quest in result["stamps"])
        kept = after
    assert len(kept["history"]) == 3
    standings = CAMPAIGN.standings(kept)
    assert standings.lines[0].total_points == len([1 for boxes in kept["passport"].values() if boxes["legendary"]])


def test_each_game_is_played_in_its_own_way_and_the_passport_has_a_column_for_each() -> None:
    kept: dict[str, Any] = CAMPAIGN.initial_progress(1, {"way": "prudent"})
    games: list[tuple[dict[str, Any], str | None, tuple[bool, bool, bool]]] = [
        ({}, "prudent", (True, False, True)),
        ({"way": "alone", "race": "reverse"}, "alone", (False, False, True)),
        ({"way": "legendary"}, "legendary", (True, True, True)),
        ({"way": "free_legacy", "race": "default"}, None, (False, True, True)),
        ({"way": "free", "passport": False}, None, (False, False, False)),
    ]
    for number, (chosen, way, layers) in enumerate(games):
        before = kept
        result = played(CAMPAIGN.choose(kept, chosen), number)
        assert result["way"] == way
        assert result["layers"] == dict(zip(("deck", "legacy", "passport"), layers, strict=True))
        kept = CAMPAIGN.progress_after(kept, result)
        assert CAMPAIGN.default_choices(kept) == {**CAMPAIGN.default_choices(before), **chosen}
        assert (kept["deck"] != before["deck"]) == layers[0]
        assert kept["legacy"] == before["legacy"] or layers[1]
        columns = [
            each
            for each in ("prudent", "legendary", "alone")
            for quest, boxes in boxes_of(kept).items()
            if boxes[each] != boxes_of(before)[quest][each]
        ]
        assert columns == [way] * len(result["stamps"])
    assert [game["race"] for game in kept["history"]] == ["default", "reverse", "reverse", "default", "default"]
    assert kept["layers_default"] == {"deck": True, "legacy": False, "passport": True}


@pytest.mark.parametrize("wrong", [{"way": "bold"}, {"race": "north"}, {"passport": "yes"}, {"games": 3}])
def test_what_cant_be_chosen_before_a_game_is_refused_with_its_clause(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadSetupError) as refused:
        CAMPAIGN.choose(CAMPAIGN.initial_progress(1, {}), wrong)
    assert str(refused.value.details["clause"]).startswith("GR-")


def test_whoever_has_won_and_stamped_nothing_has_no_place() -> None:
    kept: dict[str, Any] = CAMPAIGN.initial_progress(1, {"way": "alone"})
    assert CAMPAIGN.standings(kept).lines[0].place is None
    lost = {**played(kept, 1), "result": "failure", "stamps": []}
    (line,) = CAMPAIGN.standings(CAMPAIGN.progress_after(kept, lost)).lines
    assert (line.place, line.total_points) == (None, 0)


def test_whoever_wins_more_games_than_they_lose_is_first() -> None:
    kept: dict[str, Any] = CAMPAIGN.initial_progress(1, {"way": "alone"})
    won = {**played(kept, 1), "result": "success", "stamps": []}
    assert CAMPAIGN.standings(CAMPAIGN.progress_after(kept, won)).lines[0].place == 1


def test_a_campaign_is_over_when_all_three_columns_are_full() -> None:
    kept: dict[str, Any] = CAMPAIGN.initial_progress(1, {})
    for way in ("prudent", "legendary", "alone"):
        assert CAMPAIGN.stage(kept) is not None
        kept = {**kept, "passport": {quest: {**boxes, way: "g-0001"} for quest, boxes in kept["passport"].items()}}
        assert CAMPAIGN.standings(kept).lines[0].place == 1
    assert CAMPAIGN.stage(kept) is None


@pytest.mark.parametrize("settings", [{"way": "alone"}, {"way": "prudent", "upgrades": "letter"}, {"passport": False}])
def test_every_kind_of_campaign_takes_its_own_results(settings: dict[str, Any]) -> None:
    kept = CAMPAIGN.initial_progress(1, {**settings, "games": 1})
    after: dict[str, Any] = CAMPAIGN.progress_after(kept, played(kept, 5))
    assert CAMPAIGN.stage(after) is None
    with pytest.raises(BadPositionError):
        CAMPAIGN.progress_after(after, after["history"][0])
    said = [CAMPAIGN.stage(kept), *CAMPAIGN.standings(after).groups]
    for language in LANGUAGES:
        translations = translations_for(language, GAME)
        assert all(translations.has_message(each.message[0]) for each in said if each is not None)


@pytest.mark.parametrize(
    "forged",
    [
        {"deck_after": ["A3", "B1", "C1", "D1", "E1", "F1", "G1", "H1"]},
        {"deck_before": ["A2", "B1", "C1", "D1", "E1", "F1", "G1", "H1"]},
        {"upgrades": []},
        {"upgrades": [{"out": "A2", "in": "A3"}]},
        {"legacy_after": {"yellow": 5, "green": 0, "red": 0, "blue": 0}},
        {"legacy_after": {}},
        {"stamps": ["Q13"]},
        {"stamps": ["Q01", "Q01"]},
        {"way": "prudent"},
        {"way": "free"},
        {"way": None},
        {"layers": {"deck": True, "legacy": False, "passport": True}},
        {"layers": {"deck": True, "legacy": True}},
        {"layers": None},
        {"race": "north"},
        {"way": "alone", "layers": {"deck": False, "legacy": False, "passport": True}},
        {"result": "success"},
        {"rounds": 31},
        {"luck": 7},
    ],
)
def test_a_result_that_no_game_can_have_had_is_refused(forged: dict[str, Any]) -> None:
    kept = CAMPAIGN.initial_progress(1, {})
    result = played(kept, 1)
    with pytest.raises(BadPositionError):
        CAMPAIGN.progress_after(kept, {**result, **forged})


def test_a_campaign_is_for_one_player() -> None:
    with pytest.raises(BadSetupError):
        CAMPAIGN.initial_progress(2, {})


@pytest.mark.clause("GR-20.2", "GR-20.7", "GR-31.8")
@pytest.mark.parametrize("way", ["free", "free_legacy"])
def test_free_play_meets_the_eight_cards_of_level_1_whatever_the_campaign_deck_has_learnt(way: str) -> None:
    kept: dict[str, Any] = CAMPAIGN.initial_progress(1, {})
    kept = CAMPAIGN.progress_after(kept, played(kept, 3))
    assert kept["deck"] != [f"{letter}1" for letter in "ABCDEFGH"]
    chosen = CAMPAIGN.choose(kept, {"way": way})
    result = played(chosen, 4)
    assert result["deck_before"] == result["deck_after"] == [f"{letter}1" for letter in "ABCDEFGH"]
    after: dict[str, Any] = CAMPAIGN.progress_after(chosen, result)
    assert after["deck"] == kept["deck"]
    with pytest.raises(BadPositionError):
        CAMPAIGN.progress_after(chosen, {**result, "deck_before": kept["deck"], "deck_after": kept["deck"]})

"""GR-33: what a campaign keeps, and GR-31.5: its title."""

from __future__ import annotations

import json
from typing import Any

import pytest
from msgspec.structs import replace

from paddock.campaign.document import Document, Entrant, document_bytes, new_document, read_document, with_result
from paddock.campaign.errors import BadCampaignError
from paddock.core.errors import BadPositionError
from paddock.games.great_race.campaign.campaign import CAMPAIGN
from paddock.games.great_race.game import GAME
from tests.games.great_race.table import Table

LEVEL_1 = [f"{letter}1" for letter in "ABCDEFGH"]
QUESTS = [f"Q{number:02}" for number in range(1, 13)]
Kept = dict[str, Any]


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Campaigns of the title are read whether or not it is offered to people."""
    monkeypatch.setattr("paddock.campaign.document.game_of_edition", lambda name: {GAME.edition: GAME}[name])


def begun(**settings: Any) -> Kept:
    """A campaign before its first game: legendary, unless the settings say otherwise."""
    return CAMPAIGN.initial_progress(1, settings)


def opened(kept: Kept, seed: int = 1) -> Table:
    """The next game, as it begins."""
    stage = CAMPAIGN.stage(kept)
    assert stage is not None
    assert stage.position is not None
    return Table(GAME.load(stage.position), seed=seed)


def won(kept: Kept, *stamps: str, seed: int = 1) -> Table:
    """The next game, won at once: its position is moved to an end in which the player alone has arrived."""
    stage = CAMPAIGN.stage(kept)
    assert stage is not None
    position: dict[str, Any] = json.loads(json.dumps(stage.position))
    player = {"crew": "italy", "at": "R26C06", "counts": {"sea": 0}}
    ended = {**position, "phase": "end", "round": 9, "crews": [player]}
    ended["torpedo"] = {**position.get("torpedo", {}), "at": "R20C05"}
    game = Table(GAME.load(ended), seed=seed)
    game.play(*(f"stamp {quest}" for quest in stamps))
    if game.waiting():
        game.decide("done")
    assert game.phase() == "over"
    return game


def after(kept: Kept, game: Table) -> Kept:
    """What is kept after this game."""
    return CAMPAIGN.progress_after(kept, CAMPAIGN.result(game.state))


def written(kept: Kept, **changes: Any) -> bytes:
    """A campaign without games, as a file with the right checksum, with something changed in what is kept."""
    document = fresh()
    return document_bytes(replace(document, progress={**kept, **changes}))


def fresh() -> Document:
    """A campaign of one player."""
    return new_document(GAME, "c-0001", "Billancourt", [Entrant("me", "Simone")], {}, 0)


@pytest.mark.clause("GR-33.1")
def test_a_campaign_is_one_json_document() -> None:
    kept = begun()
    assert json.loads(json.dumps(kept)) == kept
    assert kept["schema"] == "great_race.campaign/1"
    assert kept["upgrade_mode"] == "random"
    assert kept["layers_default"] == {"deck": True, "legacy": True, "passport": True}
    assert sorted(kept["deck"]) == LEVEL_1
    assert kept["legacy"] == {"yellow": 0, "green": 0, "red": 0, "blue": 0}
    assert kept["title"] is None
    assert kept["history"] == []


@pytest.mark.clause("GR-33.1", "GR-31.1")
def test_each_of_the_twelve_quests_has_three_boxes() -> None:
    assert begun()["passport"] == {quest: {"prudent": None, "legendary": None, "alone": None} for quest in QUESTS}


@pytest.mark.clause("GR-33.1", "GR-33.2")
def test_a_game_that_has_ended_is_written_with_its_upgrades_stickers_and_stamps() -> None:
    kept = begun()
    game = won(kept, "Q01", "Q04")
    now = after(kept, game)
    (entry,) = now["history"]
    assert entry["game_id"] == "g-0001"
    assert (entry["way"], entry["crew"], entry["race"]) == ("legendary", "italy", "default")
    assert (entry["result"], entry["rounds"], entry["arrived"], entry["points"]) == ("player", 9, ["player"], {})
    assert entry["layers"] == {"deck": True, "legacy": True, "passport": True}
    assert sorted(entry["deck_before"]) == LEVEL_1
    assert sorted(entry["deck_after"]) == sorted(now["deck"]) != LEVEL_1
    assert entry["upgrades"] == [{"out": each["out"], "in": each["in"]} for each in game.told("upgrades")]
    assert len(entry["upgrades"]) == 2
    assert sorted(entry["stamps"]) == ["Q01", "Q04"]
    assert now["passport"]["Q04"] == {"prudent": None, "legendary": "g-0001", "alone": None}
    assert now["passport"]["Q02"]["legendary"] is None


@pytest.mark.clause("GR-33.2")
def test_nothing_is_written_before_the_game_has_ended() -> None:
    """The choices at the end are part of the game: while a stamp is open there is no result yet."""
    kept = begun()
    game = opened(kept).play("crew italy", "pick 1", "program 1 1 2 1")
    assert "history" not in game.view(0) or game.view(0)["history"] is None
    before = json.dumps(kept)
    after(kept, won(kept))
    assert json.dumps(kept) == before


@pytest.mark.clause("GR-33.2")
def test_a_running_game_has_its_own_copy_of_the_campaign() -> None:
    kept = after(begun(), won(begun(), "Q01"))
    kept = {**kept, "legacy": {"yellow": 2, "green": 0, "red": 4, "blue": 1}}
    game = opened(kept)
    assert sorted(game.dump()["estienne"]["deck"]) == sorted(kept["deck"])
    assert game.torpedo("legacy") == (kept["legacy"],)
    assert game.dump()["stamped"] == ["Q01"]
    assert "Q01" not in {line.removeprefix("stamp ") for line in won_choices(kept)}


def won_choices(kept: Kept) -> list[str]:
    """What may be decided at the end of the next game, if it is won."""
    stage = CAMPAIGN.stage(kept)
    assert stage is not None
    assert stage.position is not None
    position: dict[str, Any] = {**stage.position, "phase": "end", "round": 9}
    torpedo = {**position["torpedo"], "at": "R20C05"}
    game = Table(GAME.load({**position, "crews": [{"crew": "italy", "at": "R26C06"}], "torpedo": torpedo}))
    return game.legal()


@pytest.mark.clause("GR-33.2", "GR-30.8")
def test_stickers_gained_in_a_game_are_merged_at_its_end_also_when_it_was_resigned() -> None:
    kept = begun()
    stage = CAMPAIGN.stage(kept)
    assert stage is not None
    assert stage.position is not None
    torpedo = {"at": "R05C03", "assistants": 1}
    position: dict[str, Any] = {**stage.position, "phase": "convoy", "crews": [{"crew": "italy"}], "round": 1}
    position["torpedo"] = {**position.get("torpedo", {}), **torpedo}
    position["estienne"] = {**position.get("estienne", {}), "current": "D1"}
    game = Table(GAME.load(position), [("card", ["guide"])]).play("fund")
    assert game.torpedo("legacy")[0]["red"] == 1
    assert kept["legacy"]["red"] == 0
    game.decide("resign")
    now = after(kept, game)
    assert now["legacy"] == {"yellow": 0, "green": 0, "red": 1, "blue": 0}
    assert now["history"][0]["result"] == "torpedo"
    assert sum(card.endswith("2") for card in now["deck"]) == 1


@pytest.mark.clause("GR-33.2", "GR-28.5")
def test_who_resigns_at_the_very_beginning_has_a_game_that_counts() -> None:
    kept = begun()
    game = opened(kept).play("resign")
    now = after(kept, game)
    assert (now["history"][0]["crew"], now["history"][0]["result"]) == (None, "torpedo")


@pytest.mark.clause("GR-33.3")
def test_the_same_game_counts_once() -> None:
    document = fresh()
    result = CAMPAIGN.result(won(document.progress, "Q01").state)
    once = with_result(document, "match-1", 5, result, ["Simone"])
    assert with_result(once, "match-1", 9, result, ["Simone"]) == once
    assert len(once.progress["history"]) == 1


@pytest.mark.clause("GR-33.3", "GR-33.1")
def test_games_are_numbered_and_each_begins_where_the_last_left_off() -> None:
    kept = begun()
    for number in range(1, 4):
        game = won(kept, *(["Q01"] if number == 1 else []), seed=number)
        now = after(kept, game)
        assert now["history"][-1]["game_id"] == f"g-{number:04}"
        assert now["history"][-1]["deck_before"] == kept["deck"]
        kept = now
    assert kept["passport"]["Q01"]["legendary"] == "g-0001"
    assert sum(card.endswith("2") for card in kept["deck"]) == 6


@pytest.mark.clause("GR-33.4")
@pytest.mark.parametrize(
    "changes",
    [
        {"deck": LEVEL_1[:7]},
        {"deck": [*LEVEL_1[:7], "A1"]},
        {"deck": [*LEVEL_1[:7], "J1"]},
        {"legacy": {"yellow": 5, "green": 0, "red": 0, "blue": 0}},
        {"legacy": {"yellow": -1, "green": 0, "red": 0, "blue": 0}},
        {"passport": {"Q13": {"prudent": None, "legendary": "g-0001", "alone": None}}},
    ],
)
def test_a_save_that_cant_be_is_refused(changes: dict[str, Any]) -> None:
    kept = fresh().progress
    assert read_document(written(kept)).progress == kept
    with pytest.raises(BadCampaignError):
        read_document(written(kept, **changes))


@pytest.mark.clause("GR-33.4")
@pytest.mark.parametrize(
    "forged",
    [
        {"deck_after": [*LEVEL_1[:7], "J1"]},
        {"deck_after": [*LEVEL_1[:7], "A1"]},
        {"legacy_after": {"yellow": 5, "green": 0, "red": 0, "blue": 0}},
        {"stamps": ["Q13"]},
    ],
)
def test_a_result_that_cant_be_is_refused(forged: dict[str, Any]) -> None:
    kept = begun()
    result = CAMPAIGN.result(won(kept).state)
    with pytest.raises(BadPositionError):
        CAMPAIGN.progress_after(kept, {**result, **forged})


@pytest.mark.clause("GR-33.4")
def test_extra_keys_that_nobody_knows_are_preserved() -> None:
    kept = {**begun(), "note": "from the glove box"}
    assert after(kept, won(kept))["note"] == "from the glove box"


@pytest.mark.clause("GR-31.5")
def test_with_all_twelve_legendary_boxes_the_player_is_legendary() -> None:
    kept = begun()
    boxes = {quest: {**kept["passport"][quest], "legendary": "g-0001"} for quest in QUESTS[1:]}
    kept = {**kept, "passport": {**kept["passport"], **boxes}}
    assert after(kept, won(kept))["title"] is None
    assert after(kept, won(kept, "Q01"))["title"] == "legendary"


@pytest.mark.clause("GR-31.5", "GR-31.4")
def test_a_full_column_of_another_way_gives_no_title() -> None:
    kept = begun()
    boxes = {quest: {"prudent": "g-0001", "legendary": None, "alone": "g-0001"} for quest in QUESTS}
    kept = {**kept, "passport": boxes}
    now = after(kept, won(kept, "Q01"))
    assert now["title"] is None
    assert now["passport"]["Q01"] == {"prudent": "g-0001", "legendary": "g-0001", "alone": "g-0001"}

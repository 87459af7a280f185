"""GR-28: the end of a solo game."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.games.great_race.table import ARRIVAL, Table, crew, solo

UNGUARDED = {"funding": 2, "scout": 1, "mechanic": 2}


def ended(
    arrived: list[str],
    player: dict[str, Any] | None = None,
    torpedo: dict[str, Any] | None = None,
    revealed: int = 7,
    **fields: Any,
) -> Table:
    """The end, with these vehicles in the arrival city in this order."""
    mine = {} if "france" in arrived else {"at": "R20C05"}
    its = {} if "torpedo" in arrived else {"at": "R20C06"}
    return solo(
        {"crew": "france", "at": ARRIVAL, **mine, **(player or {})},
        {"at": ARRIVAL, **its, **(torpedo or {})},
        **{"phase": "end", "round": revealed, "arrived": arrived, "estienne": {"revealed": revealed}, **fields},
    )


def result(game: Table) -> str:
    """How the game came out."""
    assert game.phase() == "over"
    found: str = game.dump()["result"]
    return found


@pytest.mark.clause("GR-28.1")
def test_when_the_player_arrives_the_convoy_phase_is_completed_and_the_game_ends() -> None:
    game = solo(crew("france", "R25C06", posts=UNGUARDED), {"at": "R25C05", "assistants": 0})
    game.play("drive", "enter le_cap")
    assert game.told("last_phase") == [{"crew": "france"}]
    assert game.phase() == "convoy"
    game.play("fund", "pass")
    assert game.dump()["arrived"] == ["france", "torpedo"]
    assert game.story("progress", "lays_card", "bonus") == []
    assert game.phase() == "over"


@pytest.mark.clause("GR-28.1")
def test_when_the_torpedo_arrives_the_player_still_has_the_turns_of_this_phase() -> None:
    game = solo(crew("france", "R25C05", posts=UNGUARDED), {"at": "R25C06", "assistants": 1}).play("fund")
    assert game.dump()["arrived"] == ["torpedo"]
    assert game.phase() == "convoy"
    game.play("drive", "enter le_cap", "pass")
    assert game.dump()["arrived"] == ["torpedo", "france"]
    assert game.phase() == "over"
    assert len(game.told("scores")) == 2


@pytest.mark.clause("GR-28.2")
@pytest.mark.parametrize(("arrived", "winner", "place"), [("france", "player", 1), ("torpedo", "torpedo", 2)])
def test_the_only_one_to_arrive_wins_and_no_points_are_counted(arrived: str, winner: str, place: int) -> None:
    game = ended([arrived], {"engine": 0, "chassis": 0, "money": 0}, {"mechanic": 0})
    assert result(game) == winner
    assert game.told("scores") == []
    assert game.places() == [place]
    assert game.view(0)["history"]["points"] == {}


@pytest.mark.clause("GR-28.3")
def test_both_score_arrival_and_levels_the_player_francs_and_the_torpedo_cards() -> None:
    game = ended(["torpedo", "france"], {"engine": 4, "chassis": 3, "money": 120}, {"mechanic": 3})
    points = {
        each["crew"]: (each["arrival"], each["levels"], each["extra"], each["total"]) for each in game.told("scores")
    }
    assert points == {"torpedo": (5, 3, 7, 15), "france": (3, 7, 2, 12)}
    assert result(game) == "torpedo"
    assert game.view(0)["history"]["points"] == {"player": 12, "torpedo": 15}
    assert game.view(0)["history"]["arrived"] == ["torpedo", "player"]


@pytest.mark.clause("GR-28.3")
def test_fuel_and_cards_in_hand_score_nothing() -> None:
    bare = ended(["france", "torpedo"], {"fuel": 0}, {"fuel": 0})
    rich = ended(["france", "torpedo"], {"fuel": 6, "hand": ["jerrican", "guide"]}, {"fuel": 6})
    assert bare.told("scores") == rich.told("scores")


@pytest.mark.clause("GR-28.3", "GR-21.5")
def test_the_card_of_the_last_round_counts_among_those_revealed() -> None:
    game = solo(
        crew("france", "R25C06", posts=UNGUARDED),
        {"at": "R25C05", "assistants": 1},
        phase="round",
        round=2,
        estienne={"used": ["A1", "B1"], "revealed": 2},
    )
    game.play("drive", "enter le_cap", "pass")
    (torpedo,) = [each for each in game.told("scores") if each["crew"] == "torpedo"]
    assert torpedo["extra"] == 3


@pytest.mark.clause("GR-28.4")
@pytest.mark.parametrize(
    ("arrived", "mechanic", "revealed", "money", "winner"),
    [
        (["france", "torpedo"], 5, 6, 0, "player"),
        (["torpedo", "france"], 1, 3, 50, "torpedo"),
        (["torpedo", "france"], 1, 3, 100, "player"),
    ],
)
def test_at_equal_points_the_first_to_arrive_wins(
    arrived: list[str], mechanic: int, revealed: int, money: int, winner: str
) -> None:
    """With 9 or 5 levels: 14 to 14, 9 to 9, 10 to 9."""
    levels = {"engine": 4, "chassis": 5} if arrived[0] == "france" else {"engine": 1, "chassis": 4}
    game = ended(arrived, {**levels, "money": money}, {"mechanic": mechanic}, revealed)
    totals = [each["total"] for each in game.told("scores")]
    assert (totals[0] == totals[1]) == (money != 100)
    assert result(game) == winner


@pytest.mark.clause("GR-28.3", "GR-28.4")
def test_every_score_is_as_reckoned() -> None:
    for seed in range(60):
        dice = random.Random(seed)
        arrived = dice.sample(["france", "torpedo"], 2)
        engine, chassis, money = dice.randint(0, 5), dice.randint(0, 6), 10 * dice.randint(0, 30)
        mechanic, revealed = dice.randint(0, 6), dice.randint(1, 15)
        game = ended(arrived, {"engine": engine, "chassis": chassis, "money": money}, {"mechanic": mechanic}, revealed)
        mine = (5 if arrived[0] == "france" else 3) + engine + chassis + money // 50
        its = (5 if arrived[0] == "torpedo" else 3) + mechanic + revealed
        assert game.view(0)["history"]["points"] == {"player": mine, "torpedo": its}
        assert result(game) == ("player" if mine > its or (mine == its and arrived[0] == "france") else "torpedo")


@pytest.mark.clause("GR-28.5")
def test_nobody_by_the_end_of_the_convoy_phase_of_round_30_is_a_victory_of_the_torpedo() -> None:
    game = solo(crew("france", "R20C05", posts=UNGUARDED), {"assistants": 5}, round=30).play("pass")
    assert result(game) == "torpedo"
    assert game.places() == [2]
    before = solo(crew("france", "R20C05", posts=UNGUARDED), {"assistants": 5}, round=29).play("pass")
    assert before.phase() == "picks"


@pytest.mark.clause("GR-28.5")
@pytest.mark.parametrize("phase", ["setup", "programming", "convoy", "maintenance"])
def test_resigning_is_a_victory_of_the_torpedo_at_any_time(phase: str) -> None:
    assigned = {"posts": UNGUARDED} if phase in ("convoy", "maintenance") else {}
    game = solo({} if phase == "setup" else crew("france", "R25C06", **assigned), phase=phase)
    assert "resign" not in game.legal()
    game.decide("resign")
    assert result(game) == "torpedo"
    assert game.places() == [2]

"""CR-3.10, CR-3.11, CR-3.13: where FINISH lies, and the end of building."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests.games.classic_rally.table import Table, TileAt, car, laid, road, table
from tests.games.table import Script

FORK = [("start", "0,0", 90), ("crossroads", "1,0", 0), ("straight", "1,-1", 0)]
"""Three open ends: at 1,-2, at 2,0 and at 1,1."""
SPOTS = {"1,-2 180", "2,0 270", "1,1 0"}
NORTH, EAST, SOUTH = "1,-2 180", "2,0 270", "1,1 0"


def voting(
    tiles: Sequence[TileAt] = FORK, seats: int = 3, phase: str = "voting", chances: Script = (), **fields: Any
) -> Table:
    """Every tile but FINISH lies."""
    players: list[dict[str, Any]] = [{} for _ in range(seats)]
    position = {"phase": phase, "settings": {"map": "built"}, "map": laid(tiles), "players": players, **fields}
    return table(position, chances)


def cast(game: Table, *votes: str) -> Table:
    """The votes of all seats, in order."""
    for seat, vote in enumerate(votes):
        game.decide(f"vote_finish {vote}", seat)
    return game


def finish(game: Table) -> str | None:
    """Where FINISH lies, with its rotation."""
    return next((f"{at} {rotation}" for at, (kind, rotation) in game.tiles().items() if kind == "finish"), None)


@pytest.mark.clause("CR-3.10")
def test_when_every_tile_but_finish_lies_the_players_vote() -> None:
    position = {"phase": "building", "settings": {"map": "built"}, "map": laid(FORK), "players": [{}, {}]}
    game = table({**position, "tiles": {}, "building": {"drawn": "curve"}}).play("place_tile 1,1 180")
    assert game.phase() == "voting"
    assert game.waiting() == [0, 1], "all at once"


@pytest.mark.clause("CR-3.10")
def test_each_may_vote_for_any_legal_spot() -> None:
    game = voting()
    for seat in (0, 1, 2):
        assert game.offered("vote_finish", seat) == SPOTS
    assert game.refusal_for("vote_finish 1,1 180", 0) == ("no-road", "CR-3.5")
    assert game.refusal_for("vote_finish 2,1 0", 0) == ("no-road", "CR-3.5")
    assert game.refusal_for("vote_finish 1,0 0", 0)[0] == "cell-taken"


@pytest.mark.clause("CR-3.10")
def test_finish_may_close_the_map() -> None:
    game = voting([("start", "0,0", 90), ("straight", "1,0", 90)])
    assert game.offered("vote_finish") == {"2,0 270"}
    cast(game, "2,0 270", "2,0 270", "2,0 270")
    assert finish(game) == "2,0 270"


@pytest.mark.clause("CR-3.10")
def test_edges_must_agree_for_finish_as_well() -> None:
    """At 2,-1 FINISH would have no road where that of 2,0 and that of 3,-1 come in."""
    tiles = [*FORK, ("curve", "2,0", 180), ("curve", "3,-1", 180)]
    game = voting(tiles)
    assert game.offered("vote_finish") == {NORTH, SOUTH, "3,-2 180"}
    assert game.refusal_for("vote_finish 2,-1 180", 0) == ("edges-differ", "CR-3.5")
    assert game.refusal_for("vote_finish 2,-1 90", 0) == ("edges-differ", "CR-3.5")


@pytest.mark.clause("CR-3.10")
def test_if_no_spot_has_edges_that_agree_they_need_not() -> None:
    tiles = [("start", "0,0", 90), ("t_junction", "1,0", 0), ("curve", "2,0", 90), ("curve", "1,1", 270)]
    game = voting(tiles)
    assert game.offered("vote_finish") == {"2,1 0", "2,1 270"}
    cast(game, *["2,1 270"] * 3)
    assert finish(game) == "2,1 270"


@pytest.mark.clause("CR-3.10")
def test_votes_are_secret_until_all_are_in() -> None:
    game = voting()
    game.decide(f"vote_finish {EAST}", 0)
    assert game.seen("white", 0)["vote"] == {"at": "2,0", "rotation": 270}
    for seat in (1, 2, None):
        assert game.seen("white", seat)["vote"] is True
        assert not game.seen("black", seat)["vote"]
    assert game.story("votes") == []
    game.decide(f"vote_finish {NORTH}", 2)
    assert game.waiting() == [1]
    assert game.story("votes") == []
    game.decide(f"vote_finish {EAST}", 1)
    votes = {each["car"]: f"{each['cell']} {each['rotation']}" for each in game.told("votes")}
    assert votes == {"white": EAST, "black": EAST, "red": NORTH}


@pytest.mark.clause("CR-3.10")
def test_whatever_is_voted_the_others_see_the_same() -> None:
    views = []
    for vote in (NORTH, EAST):
        game = voting()
        game.decide(f"vote_finish {vote}", 0)
        views.append([game.view(seat) for seat in (1, 2, None)] + [game.heard(seat) for seat in (1, 2, None)])
    assert views[0] == views[1]


@pytest.mark.clause("CR-3.10")
def test_nobody_votes_twice() -> None:
    game = voting()
    game.decide(f"vote_finish {EAST}", 0)
    assert game.legal(0) == []
    game.refused(f"vote_finish {NORTH}", 0)


@pytest.mark.clause("CR-3.10")
@pytest.mark.parametrize(
    ("votes", "found"),
    [
        ((NORTH, NORTH, NORTH), NORTH),
        ((NORTH, SOUTH, SOUTH), SOUTH),
        ((EAST, NORTH, SOUTH, EAST), EAST),
        ((SOUTH, SOUTH, SOUTH, EAST), SOUTH),
    ],
)
def test_the_spot_with_most_votes_is_taken(votes: tuple[str, ...], found: str) -> None:
    game = cast(voting(seats=len(votes)), *votes)
    assert finish(game) == found
    assert game.story("rolls_finish") == []


@pytest.mark.clause("CR-3.11")
def test_at_a_tie_every_player_rolls_and_the_highest_lays_finish_wherever_it_fits() -> None:
    dice: Script = [("finish-die", list("11" + "21" + "65" + "44"))]
    game = cast(voting(seats=4, chances=dice), NORTH, EAST, NORTH, EAST)
    assert [(each["car"], each["one"] + each["two"]) for each in game.told("rolls_finish")] == [
        ("white", 2),
        ("black", 3),
        ("red", 11),
        ("yellow", 8),
    ]
    assert game.phase() == "placing_finish"
    assert game.waiting() == [2]
    assert game.offered("place_finish") == SPOTS, "also at 1,1, for which nobody voted"
    game.decide(f"place_finish {SOUTH}")
    assert finish(game) == SOUTH
    assert game.told("lays_tile")[-1]["car"] == "red"


@pytest.mark.clause("CR-3.11")
def test_all_roll_even_those_whose_vote_stood_alone() -> None:
    dice: Script = [("finish-die", list("12" + "13" + "11"))]
    game = cast(voting(chances=dice), NORTH, EAST, SOUTH)
    assert len(game.told("rolls_finish")) == 3
    assert game.whose() == "black"


@pytest.mark.clause("CR-3.11")
def test_of_the_highest_the_tied_roll_again() -> None:
    dice: Script = [("finish-die", list("64" + "55" + "12" + "21" + "43"))]
    game = cast(voting(chances=dice), NORTH, EAST, SOUTH)
    assert [each["car"] for each in game.told("rolls_finish")] == ["white", "black", "red", "white", "black"]
    assert game.whose() == "black"
    assert game.unused == []


@pytest.mark.clause("CR-3.12")
def test_alone_one_lays_finish_without_a_vote() -> None:
    position = {"phase": "building", "settings": {"map": "built"}, "map": laid(FORK), "players": [{}]}
    game = table({**position, "tiles": {}, "building": {"drawn": "curve"}}).play("place_tile 1,1 180")
    assert game.phase() == "placing_finish"
    assert game.offered("place_finish") == {NORTH, EAST, "0,1 90"}
    game.decide(f"place_finish {EAST}")
    assert finish(game) == EAST


@pytest.mark.clause("CR-3.13")
def test_road_ends_left_open_are_dead_ends() -> None:
    game = road([("straight", "0,0", 90), ("straight", "1,0", 90)], car("0,0", "E"), car("0,0", "W"))
    game.decide("rally_step forward")
    assert game.facts("white", "at", "nose") == ("1,0", "W")
    assert game.told("reverses") == [{"car": "white", "nose": "W"}]


@pytest.mark.clause("CR-3.13")
def test_once_finish_lies_no_tile_is_ever_laid_again() -> None:
    game = cast(voting(), NORTH, NORTH, NORTH)
    tiles = game.tiles()
    assert game.phase() == "draft"
    while game.phase() != "before_dice":
        game.decide("ready" if game.phase() == "loading" else game.legal()[0])
    for _ in range(6):
        game.pass_turn()
    assert game.tiles() == tiles

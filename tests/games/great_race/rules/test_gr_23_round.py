"""GR-23.9: the Torpedo's objective is computed once in a round and holds for it."""

from __future__ import annotations

from typing import Any

import pytest

from paddock.core.errors import BadPositionError
from tests.games.great_race.table import Table, crew, solo

POSTS = {"funding": 2, "scout": 1, "mechanic": 2}


def acting(at: str, card: str, assistants: int = 0, **torpedo: Any) -> Table:
    """The Torpedo's next assistant acts; the crew has passed unless its posts are given."""
    fields = {name: torpedo.pop(name) for name in ("tiles", "posts", "settings", "seed", "deck") if name in torpedo}
    posts = fields.pop("posts", None)
    player = crew("france", passed=True) if posts is None else crew("france", posts=posts)
    return solo(
        player,
        {"at": at, "assistants": assistants, **torpedo},
        turn={"crew": "torpedo"},
        estienne={"current": card, **({"deck": fields.pop("deck")} if "deck" in fields else {})},
        **fields,
    )


def aims(game: Table) -> list[str]:
    """The objectives that were computed, in order."""
    return [each["city"] for each in game.told("aims")]


def aim(game: Table) -> tuple[str, str]:
    """The objective that is shown, and why."""
    told = game.preview(0)["torpedo"]
    return told["objective"], told["because"]


@pytest.mark.clause("GR-23.9")
def test_the_objective_is_computed_when_the_first_assistant_acts_and_holds_for_the_round() -> None:
    """Nobody but the Torpedo acts: its five assistants compute one objective, and it does not reach it."""
    game = acting("R08C04", "A1", visited=["nouadhibou", "cotonou"])
    assert len(game.told("progresses")) == 4
    assert aims(game) == ["pointe_noire"]
    assert game.torpedo("objective") == ("pointe_noire",)


@pytest.mark.clause("GR-23.9")
def test_it_does_not_drop_an_objective_whose_level_it_has_come_to() -> None:
    """R06C02 is on the level of Bourem. With a new objective in each action it would make for Fort-Lamy from there."""
    game = acting("R05C01", "H1", 2, posts=POSTS, tiles={"R06C02": "F1M0"})
    assert aims(game) == ["bourem"]
    assert game.torpedo("at", "objective") == ("R06C02", "bourem")
    assert aim(game) == ("bourem", "holds")
    assert game.preview(0)["torpedo"]["walk"] == ["R06C03"]
    game.decide("fund")
    assert aims(game) == ["bourem", "fort_lamy"]
    assert game.torpedo("at") == ("R06C03",)


@pytest.mark.clause("GR-23.9")
def test_when_it_enters_its_objective_the_next_one_is_computed_at_once() -> None:
    """Nouadhibou is entered, and Cotonou is the next blue city: for the rest of the round."""
    game = acting("R03C00", "A1", posts=POSTS, assistants=1)
    assert game.torpedo("at", "objective") == ("R04C00", "cotonou")
    assert aims(game) == ["nouadhibou", "cotonou"]
    kinds = [each["event"] for each in game.events]
    assert kinds.index("enters") < len(kinds) - 1 - kinds[::-1].index("aims")


@pytest.mark.clause("GR-23.9")
def test_another_city_on_the_way_changes_nothing() -> None:
    game = acting("R06C04", "D1", posts=POSTS, assistants=1)
    assert game.torpedo("at", "objective") == ("R06C03", "fort_lamy")
    assert aims(game) == ["fort_lamy"]


@pytest.mark.clause("GR-23.9", "GR-23.6")
def test_an_objective_that_it_would_have_to_turn_back_for_is_given_up_at_once() -> None:
    """From R07C05 a way leads to green Bamako. Fort-Lamy beside it is entered, and from there none does."""
    game = acting("R07C05", "C1", posts=POSTS, assistants=2, objective="bamako")
    assert game.torpedo("at") == ("R08C06",)
    assert aims(game) == ["addis_abeba"]
    assert game.torpedo("objective") == ("addis_abeba",)


@pytest.mark.clause("GR-23.9", "GR-30.3")
def test_the_next_one_is_computed_with_the_sticker_that_the_entry_brings() -> None:
    """Blue 3 opens the sea lines: in Nouadhibou the next blue city, Cotonou, is one step away."""
    game = acting("R03C00", "A1", 1, posts=POSTS, settings={"legacy": True}, legacy={"blue": 2})
    assert game.torpedo("legacy")[0]["blue"] == 3
    assert game.told("aims")[-1] == {"city": "cotonou", "steps": 1, "because": "nearest"}


@pytest.mark.clause("GR-23.9")
def test_the_next_round_has_an_objective_of_its_own() -> None:
    game = acting("R05C01", "H1", 4, tiles={"R06C02": "F1M0"})
    assert game.torpedo("objective") == ("bourem",)
    while game.dump()["round"] == 1:
        game.decide(game.legal()[0])
    assert game.told("reveals")
    first = game.torpedo("objective")[0]
    assert first is None or game.told("aims")[-1]["city"] == first


@pytest.mark.clause("GR-23.9")
def test_a_position_in_mid_round_may_name_it() -> None:
    """From R05C01 a red card leads to Bourem; Fort-Lamy was named."""
    game = acting("R05C01", "H1", 2, posts=POSTS, objective="fort_lamy", tiles={"R05C02": "F1M0"})
    assert aims(game) == []
    assert game.torpedo("at", "objective") == ("R05C02", "fort_lamy")
    again = solo(game.crew("france"), game.dump()["torpedo"], estienne=game.dump()["estienne"], tiles=game.tiles())
    assert aim(again) == ("fort_lamy", "holds")


@pytest.mark.clause("GR-23.9")
@pytest.mark.parametrize("given", [{}, {"objective": None}])
def test_without_it_it_is_computed_where_it_is_first_needed(given: dict[str, Any]) -> None:
    game = acting("R05C01", "H1", 2, posts=POSTS, tiles={"R06C02": "F1M0"}, **given)
    assert aims(game) == ["bourem"]
    assert game.torpedo("objective") == ("bourem",)


@pytest.mark.clause("GR-23.9")
def test_before_it_is_computed_the_one_that_would_be_is_shown() -> None:
    game = solo(crew("france", posts=POSTS), {"at": "R03C05"}, estienne={"current": "D1"})
    assert game.torpedo("objective") == (None,)
    assert aim(game) == ("bourem", "nearest")


@pytest.mark.clause("GR-23.6", "GR-23.9")
@pytest.mark.parametrize(
    ("torpedo", "fields", "problem"),
    [
        ({"objective": "atlantis"}, {}, "no-such-value"),
        ({"objective": "nouadhibou"}, {}, "objective-colour"),
        ({"objective": "bourem", "visited": ["bourem"]}, {}, "objective-visited"),
        ({"objective": "bourem", "at": "R07C02", "assistants": 3}, {}, "objective-behind"),
        ({"objective": "bourem", "at": "R06C04"}, {}, "objective-behind"),
        ({"objective": "bourem"}, {"phase": "setup"}, "objective-not-now"),
    ],
)
def test_an_objective_that_can_not_be_is_refused(torpedo: dict[str, Any], fields: dict[str, Any], problem: str) -> None:
    cards: dict[str, Any] = {} if fields else {"estienne": {"current": "D1"}}
    with pytest.raises(BadPositionError) as refused:
        solo({} if fields else crew("france", posts=POSTS), {"at": "R03C05", **torpedo}, **cards, **fields)
    assert refused.value.details["where"] == "torpedo.objective"
    assert refused.value.details["problem"] == problem

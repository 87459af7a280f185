"""GR-11: the bivouac of two to five players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests.games.great_race.table import CREWS, Table, crew, race, scene

LAID = ["jerrican", "supply", "toolbox", "sponsor", "bandits", "guide", "survey"]
BOX = {each["card"]: each["count"] for each in scene()["cards"]}


def bivouac(names: Sequence[str], **fields: Any) -> Table:
    """The bivouac of these crews, the first in turn order first; the display shows `LAID` from slot 1 on."""
    cards = len(names) + 1 + ("suffragettes" in names)
    crews = [crew(name, **fields.pop(name, {})) for name in names]
    chances = [("card", LAID[:cards])]
    return race(*crews, phase="bivouac", order=list(names), chances=chances, **fields)


def picked(game: Table) -> list[str]:
    """Everybody takes the first card that is there: who was asked, in that order."""
    asked = []
    while game.phase() == "picks":
        asked.append(game.whose())
        game.decide(game.legal()[0])
    return asked


@pytest.mark.clause("GR-11.1", "GR-13.8")
@pytest.mark.parametrize(
    ("players", "women"), [(2, False), (3, False), (4, False), (2, True), (3, True), (4, True), (5, True)]
)
def test_one_card_more_than_players_is_laid_and_one_more_with_the_suffragettes(players: int, women: bool) -> None:
    names = ["suffragettes", *CREWS][:players] if women else CREWS[:players]
    game = bivouac(names)
    assert game.dump()["bivouac"]["slots"] == LAID[: players + 1 + women]


@pytest.mark.clause("GR-11.2")
def test_cards_are_taken_in_reverse_turn_order_and_the_last_takes_two_first() -> None:
    game = bivouac(["italy", "france", "belgium"])
    assert (game.whose(), game.offered("pick")) == ("belgium", {"1", "2", "3", "4"})
    game.play("pick 4")
    assert (game.whose(), game.offered("pick")) == ("belgium", {"1", "2", "3"})
    game.play("pick 1")
    assert (game.whose(), game.offered("pick")) == ("france", {"2", "3"})
    game.play("pick 3")
    assert [game.hand(name) for name in ("italy", "france", "belgium")] == [
        {"supply": 1}, {"toolbox": 1}, {"jerrican": 1, "sponsor": 1}
    ]  # fmt: skip
    assert game.phase() == "programming"


@pytest.mark.clause("GR-11.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_is_asked_in_which_order(players: int) -> None:
    names = ["england", "italy", "france", "belgium"][:players]
    # The last card goes to the first player without a question.
    assert picked(bivouac(names)) == [names[-1], *names[:0:-1]]


@pytest.mark.clause("GR-11.2", "GR-11.7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_without_the_suffragettes_no_card_is_left(players: int) -> None:
    names = CREWS[:players]
    game = bivouac(names)
    picked(game)
    assert [game.hand(name).total() for name in names] == [1] * (players - 1) + [2]
    assert game.pile("discard") == {}
    assert not game.told("gets_left")


@pytest.mark.clause("GR-11.3", "GR-13.6")
@pytest.mark.parametrize("names", [["suffragettes", "france"], ["france", "suffragettes", "italy"]])
def test_the_card_left_after_all_picks_goes_to_the_suffragettes(names: list[str]) -> None:
    game = bivouac(names)
    picked(game)
    left = LAID[len(names) + 1]
    assert [(each["crew"], each["card"]) for each in game.told("gets_left")] == [("suffragettes", left)]
    assert game.hand("suffragettes").total() == 2
    assert game.pile("discard") == {}


@pytest.mark.clause("GR-11.3", "GR-13.6")
def test_suffragettes_who_are_last_get_three_cards() -> None:
    # Vector V18.
    names = ["france", "england", "italy", "belgium", "suffragettes"]
    game = bivouac(names)
    assert len(game.dump()["bivouac"]["slots"]) == 7
    assert picked(game)[:2] == ["suffragettes", "suffragettes"]
    assert [game.hand(name).total() for name in names] == [1, 1, 1, 1, 3]


@pytest.mark.clause("GR-11.4")
def test_cards_are_laid_from_slot_1_on() -> None:
    game = bivouac(["france", "italy"])
    assert game.told("lays_card") == [{"slot": n + 1, "card": card} for n, card in enumerate(LAID[:3])]


@pytest.mark.clause("GR-11.4")
def test_a_slot_that_is_empty_yields_nothing() -> None:
    game = bivouac(["france", "italy"]).play("pick 2")
    assert game.refusal_for("pick 2")[0] == "empty-slot"
    assert game.refusal_for("pick 4")[0] == "empty-slot"


@pytest.mark.clause("GR-11.5")
def test_picks_are_compulsory() -> None:
    game = bivouac(["france", "italy"])
    assert game.words() == {"pick"}
    assert game.refused("pass").clause_id.startswith("GR-")


@pytest.mark.clause("GR-11.5", "GR-8.3")
def test_the_hand_limit_applies_after_each_players_gain() -> None:
    full = {"chassis": 2, "hand": {"spare_parts": 2}}
    game = bivouac(["france", "italy", "england"], england=full, italy=full)
    # The last takes both cards before anything is discarded.
    game.play("pick 1")
    assert (game.whose(), game.words()) == ("england", {"pick"})
    game.play("pick 2")
    assert (game.whose(), game.offered("discard")) == ("england", {"spare_parts", "jerrican", "supply"})
    game.play("discard spare_parts", "discard jerrican", "pick 4")
    assert (game.whose(), game.offered("discard")) == ("italy", {"spare_parts", "sponsor"})
    game.play("discard spare_parts")
    assert game.hand("italy") == {"spare_parts": 1, "sponsor": 1}
    assert game.hand("england") == {"spare_parts": 1, "supply": 1}
    assert game.hand("france") == {"toolbox": 1}


@pytest.mark.clause("GR-11.3", "GR-8.3")
def test_the_left_over_card_is_a_gain_of_its_own() -> None:
    game = bivouac(["france", "suffragettes"], suffragettes={"chassis": 2})
    game.play("pick 1", "pick 2", "pick 3")
    assert (game.whose(), game.offered("discard")) == ("suffragettes", {"jerrican", "supply", "sponsor"})


@pytest.mark.clause("GR-11.6")
def test_a_danger_card_taken_does_nothing_by_itself() -> None:
    game = race(
        crew("france"), crew("italy"), phase="bivouac", chances=[("card", ["sabotage", "bandits", "sandstorm"])]
    )
    picked(game)
    for name, gauges in (("france", (6, 5, 6)), ("italy", (6, 6, 5))):
        assert game.gauges(name) == gauges
        assert game.facts(name, "money") == (80,)
    assert not game.told("threatens")
    assert game.hand("france").total() + game.hand("italy").total() == 3


@pytest.mark.clause("GR-11.7", "GR-2.8")
def test_cards_are_not_carried_over() -> None:
    game = race(crew("france"), crew("italy"), phase="opening", round=0, chances=[("card", LAID[:3])])
    game.play("pick 1", "pick 2")
    assert game.pile("discard") == {"toolbox": 1}
    assert not any(game.dump().get("bivouac", {"slots": []})["slots"])


def short(names: list[str], cards: int) -> Table:
    """A bivouac for which only so many cards are left; the first in turn order holds all others."""
    held = {**BOX, "jerrican": BOX["jerrican"] - cards}
    crews = [crew(name, hand=held if place == 0 else {}) for place, name in enumerate(names)]
    left: dict[str, Any] = {"deck": {"jerrican": 1}, "discard": {"jerrican": cards - 1}} if cards else {}
    return race(*crews, phase="bivouac", order=names, **left)


@pytest.mark.clause("GR-11.8")
@pytest.mark.parametrize(("cards", "gains"), [(3, [0, 1, 2]), (2, [0, 0, 2]), (1, [0, 0, 1]), (0, [0, 0, 0])])
def test_with_too_few_cards_slots_are_filled_as_far_as_they_go_and_picks_are_skipped(
    cards: int, gains: list[int]
) -> None:
    names = ["france", "italy", "england"]
    game = short(names, cards)
    assert [each["slot"] for each in game.told("lays_card")] == list(range(1, cards + 1))
    picked(game)
    assert [game.hand(name).total() for name in names[1:]] == gains[1:]
    assert game.hand("france").total() == 48 - cards
    assert game.phase() == "programming"


@pytest.mark.clause("GR-11.8", "GR-13.6")
def test_with_too_few_cards_none_is_left_for_the_suffragettes() -> None:
    game = short(["france", "suffragettes", "england"], 3)
    picked(game)
    assert [game.hand(name).total() for name in ("suffragettes", "england")] == [1, 2]
    assert not game.told("gets_left")


@pytest.mark.clause("GR-11.1")
def test_everybody_sees_the_display() -> None:
    game = bivouac(["france", "italy"])
    assert {str(game.view(seat)["bivouac"]["slots"]) for seat in (0, 1, None)} == {str(LAID[:3])}

"""What is said of decisions is what then happens."""

from __future__ import annotations

from typing import Any

import pytest

from paddock.core.translations import translations_for
from paddock.games.roborally.bots.remarks import ground_word
from paddock.games.roborally.game import GAME
from tests.games.remarks import said
from tests.games.roborally.situations import FLOOR, apart, situation


@pytest.mark.clause("RR-3.3", "RR-17.9")
@pytest.mark.parametrize(
    ("damage", "options", "cards"),
    [
        (2, [], "7 cards"),
        (2, ["extra_memory"], "8 cards"),
        (8, [], "one card"),
        (8, ["extra_memory"], "2 cards"),
    ],
)
def test_extra_memory_is_not_forgotten(damage: int, options: list[str], cards: str) -> None:
    table = situation("power_down", apart({"damage": damage, "options": options}, {}))
    assert said(GAME, table.state, "power_down no") == f"drives on, with {cards} to choose from next turn"


@pytest.mark.clause("RR-17.9")
def test_with_nine_damage_there_is_nothing_to_choose() -> None:
    table = situation("power_down", apart({"damage": 9, "options": ["extra_memory"]}, {}))
    assert said(GAME, table.state, "power_down no") == "drives on, without a card to choose next turn"


@pytest.mark.parametrize(
    ("key", "registers", "english", "french"),
    [
        ("hint-option-worth", 0.5, "worth about 0.5 registers", "vaut environ 0,5 registre "),
        ("hint-option-worth", 1.0, "worth about one register ", "vaut environ un registre "),
        ("hint-option-worth", 1.4, "worth about 1.4 registers", "vaut environ 1,4 registre "),
        ("hint-registers", 0, "hardly any way is left", "de là, il ne reste presque plus de chemin"),
        ("hint-registers", 1, "about one register ", "de là, il reste environ un registre "),
        ("hint-registers", 2, "about 2 registers ", "de là, il reste environ 2 registres "),
    ],
)
def test_registers_are_counted_as_people_say_them(key: str, registers: float, english: str, french: str) -> None:
    told = {language: translations_for(language, GAME).message(key, registers=registers) for language in ("en", "fr")}
    assert told["en"].startswith(english)
    assert told["fr"].startswith(french)


@pytest.mark.parametrize("key", ["hint-touches", "hint-closer", "hint-holds"])
@pytest.mark.parametrize(("ground", "word"), [("repair", "repair site"), ("express", "express belt")])
def test_where_a_program_ends_is_told_by_what_is_there(key: str, ground: str, word: str) -> None:
    args: dict[str, Any] = {"registers": 2, "flags": 1, "facing": "north", "beams": 0, "ground": ground}
    told = translations_for("en", GAME).message(key, **args)
    assert word in told
    assert told.endswith("facing north")
    floor = translations_for("en", GAME).message(key, **{**args, "ground": "floor", "beams": 1})
    assert word not in floor
    assert floor.endswith("facing north, under fire")


def test_ground_is_called_by_what_it_does() -> None:
    elements = {
        2: {"kind": "repair"},
        3: {"kind": "belt", "speed": 2, "exit": "N"},
        4: {"kind": "gear", "rotation": "cw"},
    }
    cells = [{"x": at, "y": at, "elements": [element]} for at, element in elements.items()]
    table = situation("power_down", apart({}, {}), {**FLOOR, "cells": cells})
    words = [ground_word(table.state, table.state.course.square(at, at)) for at in range(1, 5)]
    assert words == ["floor", "repair", "express", "gear"]

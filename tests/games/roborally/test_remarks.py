"""What is said of decisions is what then happens."""

from __future__ import annotations

import pytest

from paddock.games.roborally import GAME
from tests.games.remarks import said
from tests.games.roborally.situations import apart, situation


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

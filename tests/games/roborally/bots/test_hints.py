"""What is told with a hint: where each of the programs leads that it proposes."""

from __future__ import annotations

import random

from paddock.core.chance import LiveChance
from paddock.games.roborally.game import GAME
from paddock.server.bot_worker import BotQuestion, answer_question
from tests.games.roborally.situations import ALL_CARDS, apart, situation

HAND = ["P430", "P490", "P670", "P790", "P070", "P080", "P010", "P500", "P680"]
POSITION = situation("programming", apart({"hand": HAND}, {"hand": list(ALL_CARDS[20:29])})).position


def test_each_proposed_program_is_told_with_the_way_that_it_leads() -> None:
    answer = answer_question(BotQuestion("hint", "roborally@1", POSITION, level="driver", playouts=1))
    assert len(answer.ranking) > 1
    for ranked in answer.ranking:
        *cards, seal = ranked.decisions
        assert (len(cards), seal) == (5, "seal")
        state = GAME.load(POSITION)
        for decision in cards:
            GAME.apply(state, 0, GAME.space.parse(decision), LiveChance(random.Random(1)))
        assert ranked.preview == GAME.preview(state, 0)
        (its,) = ranked.preview["paths"]
        assert [place["register"] for place in its["path"]] == [1, 2, 3, 4, 5]


def test_a_hint_about_anything_else_foresees_nothing() -> None:
    position = situation("power_down", apart({"damage": 2}, {})).position
    answer = answer_question(BotQuestion("hint", "roborally@1", position, level="driver", playouts=1))
    assert [ranked.preview for ranked in answer.ranking] == [{}] * len(answer.ranking)

"""Errors travel: from a worker process to its parent, with all that they say."""

from __future__ import annotations

import pickle

from paddock.core.chance import EnumeratedChance
from paddock.core.errors import UnknownTitleError
from paddock.core.game import RefusedError
from paddock.games.roborally.game import GAME


def test_an_error_says_the_same_on_the_other_side_of_a_process() -> None:
    error = UnknownTitleError(title="tiddlywinks", known="roborally")
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is UnknownTitleError
    assert str(again) == str(error)


def test_a_refusal_keeps_its_clause_and_what_would_be_legal() -> None:
    state = GAME.setup(2, {"choose_robots": False})
    GAME.advance(state, EnumeratedChance())
    refusal = GAME.refusal_for(state, 0, GAME.space.parse("seal"))
    assert refusal is not None
    again = pickle.loads(pickle.dumps(RefusedError(refusal)))
    assert again.refusal.clause_id == refusal.clause_id
    assert again.refusal.choices == refusal.choices

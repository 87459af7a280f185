"""Every title in numbers: nothing that a seat may not see, one action for each decision, and bytes as documented.

The toy, which has no encoder of its own, shows that a new title can be trained on at once.
"""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from paddock.core.chance import LiveChance
from paddock.core.encoding import Encoder, PlainEncoder, encoder_of
from paddock.core.game import Game
from tests.conformance.trial import Trial, games, trials, wander
from tests.core.toy import DASH

DECISIONS = 400
"""So far into a game is looked: random games show everything by then."""
MOST_NUMBERS = 600
MOST_ACTIONS = 400


def where(encoder: Encoder[Any], one: bytes, other: bytes) -> str:
    """The field in which two observations differ first."""
    place = next(place for place in range(len(one)) if one[place] != other[place])
    for field in encoder.fields:
        if place < field.byte_size:
            return f"{field.name}[{place}]"
        place -= field.byte_size
    raise AssertionError(place)


def looked_at(trial: Trial, every: int) -> list[tuple[int, Any]]:
    """Some positions of a random game, numbered, and its end if it comes so soon."""
    game = trial.game
    found: list[tuple[int, Any]] = []
    state: Any = None
    for moment in islice(wander(trial, "encoder"), DECISIONS):
        state = moment.state
        if moment.number % every == 0:
            found.append((len(found), game.copy(state)))
    return found if game.waiting_for(state) else [*found, (0, state)]


@pytest.mark.parametrize("trial", trials(), ids=str)
def test_every_decision_is_an_action_of_its_own_and_nothing_hidden_is_observed(trial: Trial) -> None:
    game = trial.game
    encoder = encoder_of(game)
    highs = [high for field in encoder.fields for high in field.max_values()]
    for number, state in looked_at(trial, 7):
        for seat in range(game.seats(state)):
            legal = game.legal(state, seat)
            codes = encoder.action_numbers(state, seat, legal)
            assert len(set(codes)) == len(legal)
            assert all(0 <= code < encoder.action_count for code in codes)
            seen = encoder.observe(state, seat)
            assert len(seen) == encoder.observation_size
            assert all(shown <= high for shown, high in zip(seen, highs, strict=True))
            if number % 4 == 0:
                imagined = game.determinize(state, seat, LiveChance(trial.generator(number, seat)))
                other = encoder.observe(imagined, seat)
                assert seen == other, where(encoder, seen, other)
                assert encoder.action_numbers(imagined, seat, game.legal(imagined, seat)) == codes


@pytest.mark.parametrize("game", games(), ids=lambda game: game.title)
def test_numbers_and_actions_are_few_and_each_is_documented(game: Game[Any]) -> None:
    encoder = encoder_of(game)
    assert encoder.observation_size <= MOST_NUMBERS
    assert encoder.action_count <= MOST_ACTIONS
    assert len(encoder.observation_scales()) == encoder.observation_size
    assert all(field.meaning and field.byte_size for field in encoder.fields)
    assert all(group.meaning and group.action_count for group in encoder.action_groups)
    for parts in (encoder.fields, encoder.action_groups):
        names = [part.name for part in parts]
        assert len(set(names)) == len(names)


def test_a_title_without_an_encoder_is_seen_by_its_view() -> None:
    assert isinstance(encoder_of(DASH), PlainEncoder)

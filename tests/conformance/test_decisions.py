"""Decisions: four faces that agree, and a refusal with its clause for whatever is not allowed."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import resources
from typing import Any

import msgspec
import pytest

from paddock.clauses import clause_ids
from paddock.core.chance import LiveChance, RecordedChance
from paddock.core.decision import Decision
from paddock.core.errors import BadNotationError, NoSuchSeatError
from paddock.core.game import Game, RefusedError
from paddock.core.record import canonical_json
from paddock.core.title import title_package
from tests.conformance.trial import Trial, sampled, wander


def has_four_faces(game: Game[Any], decision: Decision) -> None:
    space = game.space
    line = space.notation(decision)
    assert line == " ".join(line.split())
    assert space.parse(line) is decision
    assert space.from_json(msgspec.json.decode(msgspec.json.encode(space.json(decision)))) is decision
    assert space.from_number(decision.number) is decision
    assert 0 <= decision.number < space.size


def rulebook(game: Game[Any]) -> set[str]:
    """The clauses of the title's rules; empty if it has no rulebook (the toy)."""
    file = resources.files(title_package(game)) / "rules.md"
    return set(clause_ids(file.read_text(encoding="utf-8"))) if file.is_file() else set()


def test_every_decision_that_is_met_has_four_faces_that_agree(trial: Trial) -> None:
    met: set[Decision] = set()
    for moment in wander(trial, "faces", standing=0.01):
        met.update(trial.game.legal(moment.state, moment.seat), trial.game.always_legal(moment.state, moment.seat))
    for decision in met:
        has_four_faces(trial.game, decision)


def test_every_integer_below_the_size_of_the_space_is_a_decision(game: Game[Any]) -> None:
    stride = max(1, game.space.size // 2000)
    for number in range(0, game.space.size, stride):
        decision = game.space.from_number(number)
        assert decision.number == number
        has_four_faces(game, decision)


@pytest.mark.parametrize("line", ["", " ", "castle", "concede now", "\x00", "place", "9" * 500, "concede\nconcede x"])
def test_a_line_that_writes_no_decision_is_refused_by_name(game: Game[Any], line: str) -> None:
    with pytest.raises(BadNotationError):
        game.space.parse(line)


@pytest.mark.parametrize("value", [None, 3, [], {}, {"do": "castle"}, {"do": None}, {"do": "concede", "why": 1}])
def test_a_json_value_that_is_no_decision_is_refused_by_name(game: Game[Any], value: object) -> None:
    with pytest.raises(BadNotationError):
        game.space.from_json(value)


@pytest.mark.parametrize("number", [-1, 10**9])
def test_an_integer_outside_the_space_is_refused_by_name(game: Game[Any], number: int) -> None:
    with pytest.raises(BadNotationError):
        game.space.from_number(number)


def refused(game: Game[Any], state: Any, seat: int, tried: Iterable[Decision], known: set[str]) -> int:
    """Tries decisions for a seat: the legal ones stand, every other is refused by a clause and changes nothing."""
    legal = game.legal(state, seat)
    may = {*legal, *game.always_legal(state, seat)}
    before = canonical_json(game.dump(state))
    count = 0
    for decision in tried:
        refusal = game.refusal_for(state, seat, decision)
        if decision in may:
            assert refusal is None
            continue
        count += 1
        assert refusal is not None, f"{game.space.notation(decision)} is not offered but not refused"
        assert not known or refusal.clause_id in known, f"{refusal.clause_id} is no clause"
        assert refusal.choices == legal
        with pytest.raises(RefusedError):
            game.apply(state, seat, decision, RecordedChance(()))
    assert canonical_json(game.dump(state)) == before
    return count


def test_whatever_is_not_legal_is_refused_by_a_clause_and_changes_nothing(trial: Trial) -> None:
    game, chance, known = trial.game, trial.generator("refused"), rulebook(trial.game)
    count = 0
    stale: list[Decision] = []
    for moment in sampled(trial, "refusals", each=2, more=0.005, standing=0.01):
        state = moment.state
        seats = game.seats(state)
        forged = [game.space.from_number(chance.randrange(game.space.size)) for _ in range(12)]
        kinds = [game.space.from_number(kind.first_number + chance.randrange(kind.size)) for kind in game.space.kinds]
        tried = {*forged, *kinds, *stale, *game.legal(state, moment.seat)}
        for seat in range(seats):
            count += refused(game, state, seat, tried, known)
        stale = game.legal(state, moment.seat)[:8]
    assert count > 20


def test_a_seat_that_the_table_does_not_have_is_refused_by_name(trial: Trial) -> None:
    game_session = trial.play(LiveChance(trial.generator("no-seat")))
    before = canonical_json(trial.game.dump(game_session.state))
    for seat in (-1, game_session.seats, 99):
        with pytest.raises(NoSuchSeatError):
            game_session.decide(
                seat, trial.game.legal(game_session.state, trial.game.waiting_for(game_session.state)[0])[0]
            )
        with pytest.raises(NoSuchSeatError):
            game_session.time_up(seat)
    assert canonical_json(trial.game.dump(game_session.state)) == before


def test_nothing_is_legal_once_a_game_is_over(trial: Trial) -> None:
    game, known, state = trial.game, rulebook(trial.game), None
    for moment in wander(trial, "over"):
        state = moment.state
    tried = [game.space.from_number(kind.first_number) for kind in game.space.kinds]
    for seat in range(game.seats(state)):
        assert refused(game, state, seat, tried, known) == len(tried)

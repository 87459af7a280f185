"""A running game: deciding, taking back, time being up, going on from a record."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.core.toy import DASH, Dash, DashState

from paddock.core.chance import ChanceSource, FairChance, LiveChance, TypedChance
from paddock.core.errors import (
    BadNotationError,
    BadRecordError,
    ChanceError,
    NoSuchSeatError,
    NotWaitingError,
    TakeBackError,
)
from paddock.core.event import NO_EVENTS, EventSink
from paddock.core.game import RefusedError
from paddock.core.game_session import GameSession
from paddock.core.record import canonical_json, read, state_hash
from paddock.core.replay import replay, verify
from paddock.games.roborally.game import GAME

POSITION: dict[str, object] = {
    "places": [0, 0],
    "hands": [["c0", "c1", "c2"], ["c3", "c4", "c5"]],
    "dealt": True,
}


def puzzle(chance_source: ChanceSource | None = None) -> GameSession[DashState]:
    return GameSession.from_position(DASH, POSITION, chance_source or LiveChance(random.Random(1)))


def test_a_step_can_be_taken_back_by_its_seat() -> None:
    game_session = puzzle()
    before = state_hash(DASH, game_session.state)
    game_session.decide(0, "pick c1")
    assert game_session.undoable_steps(0) == [1]
    assert game_session.take_back(0) == 1
    assert state_hash(DASH, game_session.state) == before
    assert game_session.last_step == 0
    assert len(game_session.events) == 1


def test_a_seat_takes_back_its_own_step_though_others_have_played_since() -> None:
    game_session, other = puzzle(), puzzle()
    game_session.decide(0, "pick c1")
    game_session.decide(1, "pick c3")
    game_session.decide(1, "boost")
    game_session.take_back(0)
    other.decide(1, "pick c3")
    other.decide(1, "boost")
    assert state_hash(DASH, game_session.state) == state_hash(DASH, other.state)
    assert game_session.events == other.events
    assert game_session.steps == other.steps
    assert [step.n for step in game_session.steps] == [0, 1, 2]


def test_nobody_takes_back_a_step_that_another_step_needs() -> None:
    game_session = puzzle()
    game_session.decide(0, "pick c1")
    game_session.decide(0, "boost")
    assert game_session.undoable_steps(0) == [2]
    with pytest.raises(TakeBackError, match="a later step needs it"):
        game_session.take_back(0, 1)
    assert game_session.last_step == 2
    game_session.take_back(0)
    game_session.take_back(0)
    assert game_session.undoable_steps(0) == []


def test_nobody_takes_back_what_has_been_shown_or_rolled() -> None:
    game_session = puzzle()
    game_session.decide(0, "pick c1")
    game_session.decide(0, "lock")
    assert game_session.undoable_steps(0) == []
    with pytest.raises(TakeBackError, match="no longer"):
        game_session.take_back(0)
    with pytest.raises(TakeBackError, match="no longer"):
        game_session.take_back(0, 1)


def test_a_step_that_binds_its_own_seat_leaves_the_others_free() -> None:
    game_session = GameSession.start(
        GAME, 2, {"course": "house_first_steps", "choose_robots": False}, FairChance(b"free")
    )
    for seat in (0, 1):
        hand = map(GAME.space.notation, GAME.legal(game_session.state, seat))
        cards = sorted({line.split()[2] for line in hand})
        for register, card in enumerate(cards[:5], 1):
            game_session.decide(seat, f"place {register} {card}")
    game_session.decide(1, "seal")
    sealed = canonical_json(GAME.dump(game_session.state))
    assert game_session.undoable_steps(1) == []
    with pytest.raises(TakeBackError, match="no longer"):
        game_session.take_back(1)
    assert game_session.undoable_steps(0) == [1, 2, 3, 4, 5]
    taken = game_session.steps[5].do
    assert game_session.take_back(0) == 5
    assert game_session.steps[10].do == "seal"
    game_session.decide(0, str(taken))
    assert game_session.steps[11].n == 11
    assert canonical_json(GAME.dump(game_session.state)) == sealed
    verify(read(game_session.record_lines()), GAME)


def test_nobody_takes_back_the_step_of_another() -> None:
    game_session = puzzle()
    game_session.decide(0, "pick c1")
    for n, words in ((None, "nothing"), (1, "not yours"), (7, "nothing"), (0, "nothing"), (-1, "nothing")):
        with pytest.raises(TakeBackError, match=words):
            game_session.take_back(1, n)


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10_000))
def test_after_taking_back_all_is_as_if_the_step_had_never_been_made(seed: int) -> None:
    choose = random.Random(seed)
    game_session = GameSession.start(DASH, 3, {}, FairChance(b"seed"), snapshot_every=4)
    for _ in range(60):
        waiting = DASH.waiting_for(game_session.state)
        if not waiting:
            break
        seat = choose.choice(waiting)
        mine = game_session.undoable_steps(seat)
        if mine and choose.random() < 0.4:
            game_session.take_back(seat, choose.choice(mine))
        else:
            game_session.decide(seat, choose.choice(DASH.legal(game_session.state, seat)))
        again = replay(game_session.record(), game=DASH)
        assert state_hash(DASH, again) == state_hash(DASH, game_session.state)
        assert len(game_session.events) == len(game_session.steps)
    assert verify(game_session.record(reveals_seed=True), DASH).is_fair


def test_a_refused_decision_changes_nothing() -> None:
    game_session = puzzle()
    before = state_hash(DASH, game_session.state)
    for seat, line, error in (
        (0, "pick c3", RefusedError),
        (0, "lock", RefusedError),
        (0, "pick", BadNotationError),
        (0, "", BadNotationError),
        (5, "pick c3", NoSuchSeatError),
        (-1, "pick c3", NoSuchSeatError),
    ):
        with pytest.raises(error):
            game_session.decide(seat, line)
    assert state_hash(DASH, game_session.state) == before
    assert game_session.last_step == 0


def test_leaving_in_the_middle_of_a_chance_changes_nothing() -> None:
    def leave(name: str, outcomes: Sequence[int]) -> int:
        raise KeyboardInterrupt

    game_session = puzzle(TypedChance(leave))
    for seat, line in ((0, "pick c1"), (0, "lock"), (1, "pick c3")):
        game_session.decide(seat, line)
    before = state_hash(DASH, game_session.state)
    with pytest.raises(KeyboardInterrupt):
        game_session.decide(1, "lock")
    assert state_hash(DASH, game_session.state) == before
    assert game_session.undoable_steps(1) == [3]


def test_a_failing_chance_leaves_the_fair_source_where_it_was() -> None:
    class Failing(Dash):
        fail = False

        def advance(self, state: DashState, chance_source: ChanceSource, events: EventSink = NO_EVENTS) -> None:
            super().advance(state, chance_source, events)
            if self.fail:
                raise ChanceError(name="deal", problem="missing")

    game = Failing()
    game_session = GameSession.from_position(game, POSITION, FairChance(b"seed"))
    for seat, line in ((0, "pick c1"), (0, "lock"), (1, "pick c3")):
        game_session.decide(seat, line)
    game.fail = True
    with pytest.raises(ChanceError):
        game_session.decide(1, "lock")
    game.fail = False
    game_session.decide(1, "lock")
    assert verify(game_session.record(reveals_seed=True), DASH).is_fair


def test_time_up_plays_the_default_and_says_so_in_the_record() -> None:
    game_session = puzzle()
    game_session.time_up(0)
    assert game_session.steps[1].late
    assert game_session.steps[1].do == "pick c2"
    assert game_session.undoable_steps(0) == []
    assert verify(read(game_session.record_lines()), DASH).step_count == 1
    game_session.time_up(0)
    with pytest.raises(NotWaitingError):
        game_session.time_up(0)


def test_a_resumed_game_goes_on_exactly_as_it_would_have() -> None:
    for whole in (True, False):
        choose = random.Random(5)
        game_session = GameSession.start(DASH, 2, {"winning": 30}, FairChance(b"seed"), snapshot_every=3)
        while DASH.waiting_for(game_session.state):
            seat = choose.choice(DASH.waiting_for(game_session.state))
            game_session.decide(seat, choose.choice(DASH.legal(game_session.state, seat)))
            other = GameSession.resume(
                read(game_session.record_lines()), FairChance(b"seed"), DASH, replays_everything=whole
            )
            assert state_hash(DASH, other.state) == state_hash(DASH, game_session.state)
            assert [other.undoable_steps(s) for s in (0, 1)] == [game_session.undoable_steps(s) for s in (0, 1)]
            assert other.events == game_session.events or not whole
            game_session = other
        assert verify(read(game_session.record_lines()), DASH).is_fair


def test_a_game_is_not_resumed_with_another_seed() -> None:
    game_session = GameSession.start(DASH, 2, {}, FairChance(b"seed"))
    with pytest.raises(BadRecordError, match="seed"):
        GameSession.resume(game_session.record(), FairChance(b"other"), DASH)


def test_a_table_that_agrees_goes_back_and_sees_no_chance_twice() -> None:
    game_session = GameSession.start(DASH, 2, {"winning": 30}, FairChance(b"seed"), snapshot_every=2)
    choose = random.Random(2)
    for _ in range(12):
        seat = choose.choice(DASH.waiting_for(game_session.state))
        game_session.decide(seat, choose.choice(DASH.legal(game_session.state, seat)))
    known = state_hash(DASH, replay(game_session.record(), 5, DASH))
    told = game_session.events[:6]
    game_session.rewind(5)
    assert state_hash(DASH, game_session.state) == known
    assert game_session.events == told
    while DASH.waiting_for(game_session.state):
        seat = choose.choice(DASH.waiting_for(game_session.state))
        game_session.decide(seat, choose.choice(DASH.legal(game_session.state, seat)))
    proof = verify(read(game_session.record_lines()), DASH)
    assert proof.is_fair
    assert proof.rewind_count == 1
    assert (
        GameSession.resume(read(game_session.record_lines()), FairChance(b"seed"), DASH).last_step
        == game_session.last_step
    )


def test_a_puzzle_keeps_its_position_in_the_record() -> None:
    game_session = puzzle()
    game_session.decide(0, "pick c1")
    record = read(game_session.record_lines())
    assert record.header.position == POSITION
    assert record.header.seats == 2
    assert state_hash(DASH, replay(record, game=DASH)) == state_hash(DASH, game_session.state)


def test_a_game_that_forgets_its_past_goes_on_as_if_opened_at_this_moment() -> None:
    game_session = GameSession.start(GAME, 2, {"choose_robots": False}, FairChance(b"forget"))
    other = GameSession.start(GAME, 2, {"choose_robots": False}, FairChance(b"forget"))
    for turn in range(40):
        for game in (game_session, other):
            seat = GAME.waiting_for(game.state)[0]
            game.decide(seat, GAME.legal(game.state, seat)[0])
        if turn % 7 == 0:
            game_session.forget_steps()
    assert len(game_session.steps) < len(other.steps)
    assert game_session.last_step == other.last_step
    assert GAME.dump(game_session.state) == GAME.dump(other.state)
    seat = GAME.waiting_for(game_session.state)[0]
    assert game_session.undoable_steps(seat) == other.undoable_steps(seat)
    with pytest.raises(BadRecordError):
        game_session.record()

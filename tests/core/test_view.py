"""The leak check finds what a seat should not be able to tell."""

from __future__ import annotations

import random

from tests.core.toy import DASH, Dash, DashState

from paddock.core.chance import ChanceSource, LiveChance
from paddock.core.decision import Decision
from paddock.core.game import Json
from paddock.core.game_session import GameSession
from paddock.core.leak_check import differing_paths, find_leaks


def chance() -> ChanceSource:
    return LiveChance(random.Random(7))


def found(game: Dash, seats: int = 3) -> set[str]:
    game_session = GameSession.start(game, seats, {"winning": 30}, chance())
    choose = random.Random(3)
    seen: set[str] = set()
    for _ in range(60):
        for seat in [None, *range(seats)]:
            seen.update(find_leaks(game, game_session.state, seat, chance()))
        waiting = game.waiting_for(game_session.state)
        if not waiting:
            break
        seat = choose.choice(waiting)
        game_session.decide(seat, choose.choice(game.legal(game_session.state, seat)))
    return seen


def test_a_title_that_hides_well_leaks_nothing() -> None:
    assert found(DASH) == set()


def test_a_hand_in_the_view_is_found_with_its_place() -> None:
    class Open(Dash):
        def view(self, state: DashState, seat: int | None) -> Json:
            return {**super().view(state, seat), "hands": self.dump(state)["hands"]}

    assert "view.hands[1][0]" in found(Open())


def test_a_legal_list_that_knows_too_much_is_found() -> None:
    class Knowing(Dash):
        def legal(self, state: DashState, seat: int) -> list[Decision]:
            return sorted(super().legal(state, seat), key=lambda made: (state.picked[seat - 1] - made.number) % 7)

    assert any(path.startswith("choices.legal") for path in found(Knowing()))


def test_an_imagination_that_changes_the_position_is_found() -> None:
    class Careless(Dash):
        def determinize(self, state: DashState, seat: int | None, chance_source: ChanceSource) -> DashState:
            state.used = []
            return super().determinize(state, seat, chance_source)

    assert any("determinize changed" in path for path in found(Careless()))


def test_values_differ_by_type_length_and_key_too() -> None:
    assert differing_paths({"a": 1}, {"a": True, "b": 2}, "x") == ["x.a", "x.b"]
    assert differing_paths([1, 2], [1], "x") == ["x.length"]
    assert differing_paths({"a": {"b": [1, (2, 3)]}}, {"a": {"b": [1, [2, 3]]}}, "x") == []

"""However long somebody goes back and forth in quiet steps: what a message costs does not grow with it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from paddock.core import registry
from paddock.core.errors import TakeBackError
from paddock.core.game import Game
from paddock.core.undo import MAX_UNDO_STEPS, MAX_UNDO_STEPS_OF_SEAT
from paddock.match import actions
from paddock.match import match as match_module
from paddock.match.entries import read
from paddock.match.snapshot import open_snapshot, take_snapshot
from paddock.match.table_view import table_view
from tests.match.tables import FakeTable
from tests.match.test_match import same

WORK = ("copy", "play", "refusal_for")
LONG = 400


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Counts what every title is asked to do from now on."""
    counted: Counter[str] = Counter()

    def through(game: Game[Any], name: str) -> Callable[..., Any]:
        asked = getattr(game, name)

        def call(_: Game[Any], *args: Any) -> Any:
            counted[name] += 1
            return asked(*args)

        return call

    def counting(title: str) -> Game[Any]:
        game = registry.game_of_edition(title)
        names = [name for name in dir(Game) if not name.startswith("_") and callable(getattr(Game, name))]
        fields = ("title", "version", "min_seats", "max_seats", "space", "events", "chance_domains", "settings")
        body: dict[str, Any] = {name: through(game, name) for name in names}
        return type("Counting", (Game,), body | {name: getattr(game, name) for name in fields})()

    monkeypatch.setattr(match_module, "game_of_edition", counting)
    return counted


def done(calls: Counter[str]) -> int:
    found = sum(calls[name] for name in WORK)
    calls.clear()
    return found


class Spinning(FakeTable):
    """A table at which somebody can't make up their mind."""

    def __init__(self, title: str, seats: int, kind: str) -> None:
        super().__init__(seats, title=title)
        self.start(*(f"Person {seat}" for seat in range(seats)))
        chance = random.Random(1)
        for _ in range(200):
            self.seat = self.match.waiting_for()[0]
            lines = [line for line in self.legal(self.seat) if line.startswith(f"{kind} ") or line == kind]
            if lines:
                self.line = lines[0]
                return
            self.decide(self.seat, chance.choice(self.legal(self.seat)))
        raise AssertionError(f"nobody is asked for {kind}")

    def load(self, steps: int, seat: int = 0) -> None:
        """Loads and unloads the same card, one step after the other."""
        for step in range(steps):
            self.decide(seat, "unload rally fuel" if step % 2 else "load rally fuel")


def test_loading_and_unloading_over_and_over_makes_no_message_dearer(calls: Counter[str]) -> None:
    at = Spinning("classic_rally", 1, "load")
    dear: list[int] = []
    for step in range(LONG):
        calls.clear()
        at.decide(0, "unload rally fuel" if step % 2 else "load rally fuel")
        table_view(at.match, 0, at.now)
        dear.append(done(calls))
        assert dear[-1] <= 3 * MAX_UNDO_STEPS_OF_SEAT
    assert max(dear[LONG // 2 :]) <= max(dear[: LONG // 2])


@pytest.mark.parametrize("steps", [LONG // 2, LONG])
def test_a_match_that_is_opened_again_after_a_long_trail_is_soon_seen(calls: Counter[str], steps: int) -> None:
    at = Spinning("classic_rally", 1, "load")
    at.load(steps)
    snapshot, rebuilt = take_snapshot(at.match), at.rebuilt()
    shown = table_view(at.match, 0, at.now)
    calls.clear()
    assert table_view(rebuilt, 0, at.now) == shown
    assert done(calls) <= MAX_UNDO_STEPS_OF_SEAT**2
    opened = open_snapshot("test", snapshot)
    assert done(calls) <= 4 * MAX_UNDO_STEPS_OF_SEAT
    assert table_view(opened, 0, at.now) == shown
    assert done(calls) <= MAX_UNDO_STEPS_OF_SEAT**2
    for match in (rebuilt, opened):
        actions.decide(match, 0, "load rally fuel", at.now)
        table_view(match, 0, at.now)
        assert done(calls) <= 2 * 3 * MAX_UNDO_STEPS_OF_SEAT


@pytest.mark.parametrize(
    ("title", "seats", "kind"),
    [("roborally", 2, "place"), ("gang_rush", 2, "place"), ("great_race", 2, "fund"), ("classic_rally", 2, "load")],
)
def test_doing_and_taking_back_over_and_over_makes_no_message_dearer(
    calls: Counter[str], title: str, seats: int, kind: str
) -> None:
    at = Spinning(title, seats, kind)
    dear: list[int] = []
    for _ in range(LONG // 2):
        calls.clear()
        at.decide(at.seat, at.line)
        table_view(at.match, at.seat, at.now)
        at.keep(actions.take_back(at.match, at.seat, at.now))
        table_view(at.match, at.seat, at.now)
        dear.append(done(calls))
    assert max(dear[1:]) <= dear[0]


def test_a_seat_can_take_back_its_latest_quiet_steps_and_older_ones_no_longer() -> None:
    at = Spinning("classic_rally", 1, "load")
    at.load(LONG)
    game_session = at.match.started_session()
    assert min(at.match.undoable_steps(0)) > game_session.last_step - MAX_UNDO_STEPS_OF_SEAT
    for n in (1, game_session.last_step - MAX_UNDO_STEPS_OF_SEAT):
        with pytest.raises(TakeBackError, match="no longer"):
            game_session.check_take_back(0, n)
    for _ in range(MAX_UNDO_STEPS_OF_SEAT):
        at.keep(actions.take_back(at.match, 0, at.now))
    assert game_session.last_step == LONG - MAX_UNDO_STEPS_OF_SEAT
    with pytest.raises(TakeBackError, match="no longer"):
        actions.take_back(at.match, 0, at.now)
    same(at.match, at.rebuilt())


def test_what_somebody_does_over_and_over_leaves_the_steps_of_the_others_alone() -> None:
    at = Spinning("classic_rally", 2, "load")
    at.decide(1, "load rally toolbox")
    shown = table_view(at.match, 1, at.now)
    at.load(MAX_UNDO_STEPS - 2)
    assert table_view(at.match, 1, at.now) == shown
    same(at.match, open_snapshot("test", take_snapshot(at.match)))
    at.keep(actions.take_back(at.match, 1, at.now))
    assert at.match.undoable_steps(1) == []
    assert at.match.undoable_steps(0) != []
    same(at.match, at.rebuilt())


def test_a_long_trail_is_the_same_in_memory_from_the_log_and_from_a_snapshot() -> None:
    """Otherwise a step that one process lets somebody take back would not be read by another."""
    at, chance = Spinning("classic_rally", 2, "load"), random.Random(3)
    quick = open_snapshot("test", take_snapshot(at.match))
    for step in range(3 * MAX_UNDO_STEPS):
        seat = chance.choice((0, 0, 0, 1))
        own = at.match.undoable_steps(seat)
        kept = len(at.rows)
        if own and chance.random() < 0.3:
            at.keep(actions.take_back(at.match, seat, at.now, chance.randint(1, len(own))))
        else:
            moves = [line for line in at.legal(seat) if line.startswith(("load", "unload"))]
            at.decide(seat, chance.choice(moves))
        for row in at.rows[kept:]:
            quick.apply_entry(read(row))
        if step % 40 == 0:
            same(at.match, at.rebuilt())
            same(at.match, quick)
            quick = open_snapshot("test", take_snapshot(quick))
    same(at.match, at.rebuilt())

"""The search: what it compares, what it may rest on, and when it stops."""

from __future__ import annotations

import math
import random
from collections.abc import Hashable, Sequence

import pytest

from paddock.bots.bot import decide
from paddock.bots.levels import Level, level_names, make_bot
from paddock.bots.noisy_bot import NoisyBot
from paddock.bots.search import Search, SearchSettings
from paddock.bots.search_bot import SearchBot
from paddock.core.chance import ChanceSource, LiveChance
from paddock.core.decision import Decision
from paddock.core.game import Outcome, Placing
from paddock.core.heuristics import Advice, Heuristics
from paddock.core.registry import game
from tests.core.toy import DASH, DashState
from tests.patience import Ticking

STEPS = 3
"""A card of Dash goes so far: its number modulo this, and the die that all share."""


class Backwards(Heuristics[DashState]):
    """Would take the slowest card first and never boost: everything that it advises can be bettered."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def plan_key(self, position: DashState, seat: int) -> Hashable:
        return None

    def advise(
        self, position: DashState, seat: int, legal: Sequence[Decision], chance_source: ChanceSource
    ) -> list[Advice]:
        slowest = sorted(legal, key=lambda each: each.args[0] % STEPS if each.args else -each.kind)
        return [Advice(decision, -float(place), "hint-any") for place, decision in enumerate(slowest)]

    def win_chances(self, position: DashState) -> list[float]:
        weights = [2.0**place for place in position.places]
        return [weight / sum(weights) for weight in weights]

    def round_number(self, position: DashState) -> int:
        return sum(position.places)

    def rollout_decision(
        self, position: DashState, seat: int, legal: Sequence[Decision], chance_source: ChanceSource
    ) -> Decision:
        self.asked.append(seat)
        return legal[-1]


def chances(name: object) -> LiveChance:
    return LiveChance(random.Random(str(name)))


def hand(*cards: str) -> DashState:
    """Seat 0 holds these cards, and all have to pick."""
    return DASH.load({"places": [0, 0], "hands": [list(cards), ["c6", "c7", "c8"]], "dealt": True})


def champion(settings: SearchSettings, seconds: float = math.inf) -> SearchBot:
    """With a time to think it has a clock that goes on by a second with each playout."""
    return SearchBot("champion", Backwards(), settings, seconds, Ticking())


def test_what_wins_more_often_displaces_the_titles_favourite() -> None:
    state = hand("c0", "c1", "c2")
    settings = SearchSettings(playouts=24, max_candidates=3, playout_rounds=1)
    for seed in range(5):
        chosen = decide(champion(settings), DASH, state, 0, chances(seed))
        assert DASH.space.notation(chosen) == "pick c2"


def test_the_favourite_stays_while_nothing_is_better_beyond_doubt() -> None:
    state = hand("c0", "c3", "c9")  # all go as far
    settings = SearchSettings(playouts=24, max_candidates=3, playout_rounds=1)
    for seed in range(5):
        chosen = decide(champion(settings), DASH, state, 0, chances(seed))
        assert DASH.space.notation(chosen) == "pick c0"


def test_the_same_chances_give_the_same_decision_and_no_other_number_of_playouts() -> None:
    state = hand("c0", "c1", "c2")
    settings = SearchSettings(playouts=12, max_candidates=3, playout_rounds=2, widening=1.0)
    bots = [champion(settings), champion(settings)]
    chosen = [decide(bot, DASH, state, 0, chances("same")) for bot in bots]
    assert chosen[0] is chosen[1]
    assert bots[0].playout_count == bots[1].playout_count <= settings.playouts


def test_what_a_seat_cannot_see_changes_nothing_that_it_decides() -> None:
    settings = SearchSettings(playouts=12, max_candidates=3, playout_rounds=1)
    for others in (["c6", "c7", "c8"], ["c9", "c10", "c11"]):
        state = DASH.load({"places": [3, 4], "hands": [["c0", "c1", "c2"], others], "dealt": True})
        bot = champion(settings)
        assert DASH.space.notation(decide(bot, DASH, state, 0, chances("hidden"))) == "pick c2"


def test_candidates_meet_the_same_worlds() -> None:
    state = hand("c0", "c3", "c2")
    heuristics = Backwards()
    search = Search(
        DASH, heuristics, SearchSettings(playouts=24, max_candidates=3, playout_rounds=1), state, 0, chances("worlds")
    )
    advice = heuristics.advise(state, 0, DASH.legal(state, 0), chances("worlds"))
    ranked = {DASH.space.notation(each.advice.decision): each for each in search.ranked_candidates(advice)}
    alike = min(len(ranked["pick c0"].playout_values), len(ranked["pick c3"].playout_values))
    assert ranked["pick c0"].playout_values[:alike] == ranked["pick c3"].playout_values[:alike]
    assert alike > 1


def test_a_search_out_of_time_takes_the_favourite_at_once() -> None:
    state = hand("c0", "c1", "c2")
    bot = champion(SearchSettings(playouts=10**7, max_candidates=3), seconds=0.0)
    assert DASH.space.notation(decide(bot, DASH, state, 0, chances(1))) == "pick c0"
    assert bot.playout_count == 2, "the one after which it was noticed, too"


def test_a_search_takes_what_it_has_found_when_its_time_is_up() -> None:
    state = hand("c0", "c1", "c2")
    bot = champion(SearchSettings(playouts=10**7, max_candidates=3, playout_rounds=1), seconds=40.0)
    assert DASH.space.notation(decide(bot, DASH, state, 0, chances(1))) == "pick c2"
    assert bot.playout_count == 42


def test_a_search_may_be_bounded_in_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    level = Level("champion", search=SearchSettings(playouts=24, max_candidates=3, playout_rounds=1))
    monkeypatch.setattr("paddock.bots.levels.heuristics_of", lambda game: Backwards())
    monkeypatch.setattr("paddock.bots.levels.heuristic_levels", lambda game: [level])
    state = hand("c0", "c1", "c2")
    done = []
    for playouts in (0, 100, 8):
        bot = make_bot(DASH, "champion", max_playouts=playouts)
        assert isinstance(bot, SearchBot)
        decide(bot, DASH, state, 0, chances(1))
        done.append(bot.playout_count)
    assert done[0] == done[1] > 8 >= done[2] > 0


def test_only_the_kinds_that_are_named_are_searched() -> None:
    state = hand("c0", "c1", "c2")
    bot = champion(SearchSettings(playouts=24, max_candidates=3, playout_rounds=1, decision_kinds=("lock",)))
    assert DASH.space.notation(decide(bot, DASH, state, 0, chances(1))) == "pick c0"
    assert bot.playout_count == 0


def test_advice_far_below_the_best_is_no_candidate() -> None:
    state = hand("c0", "c1", "c2")
    bot = champion(SearchSettings(playouts=24, max_candidates=3, playout_rounds=1, max_score_gap=0.5))
    assert DASH.space.notation(decide(bot, DASH, state, 0, chances(1))) == "pick c0"


def test_a_search_tells_how_likely_each_candidate_wins() -> None:
    state = hand("c0", "c1", "c2")
    bot = champion(SearchSettings(playouts=60, max_candidates=3, playout_rounds=1))
    told = bot.explain(DASH, DASH.determinize(state, 0, chances(1)), 0, DASH.legal(state, 0), chances(1))
    assert DASH.space.notation(told[0].decision) == "pick c2"
    assert all(each.win_chance is not None and 0 <= each.win_chance <= 1 for each in told)


def test_a_playout_by_the_driver_decides_from_each_seats_own_view() -> None:
    state = hand("c0", "c1", "c2")
    bot = champion(SearchSettings(playouts=24, max_candidates=3, playout_rounds=1, rollout_policy="driver"))
    assert DASH.space.notation(decide(bot, DASH, state, 0, chances(1))) == "pick c2"


@pytest.mark.parametrize("rate", [0.0, 0.25, 1.0])
def test_a_noisy_bot_takes_a_random_decision_as_often_as_it_should(rate: float) -> None:
    state = hand("c0", "c1", "c2")
    legal = DASH.legal(state, 0)
    steady = champion(SearchSettings(decision_kinds=("lock",)))
    bot = NoisyBot("novice", steady, rate)
    chance_source = chances("random_move_rate")
    chosen = [bot.choose(DASH, state, 0, legal, chance_source) for _ in range(2000)]
    other = sum(decision is not legal[0] for decision in chosen) / len(chosen)
    assert other == pytest.approx(rate * 2 / 3, abs=0.04)


@pytest.mark.parametrize("title", ["classic_rally", "gang_rush", "great_race", "rallyman_gt", "roborally"])
def test_every_level_of_every_title_decides_what_is_legal(title: str) -> None:
    found = game(title)
    seats = max(2, found.min_seats)
    for level in level_names(found):
        chance_source = chances(f"{title}/{level}")
        state = found.setup(seats, {})
        found.advance(state, chance_source)
        bots = [make_bot(found, level, 0.02) for _ in range(seats)]
        for _ in range(12):
            waiting = found.waiting_for(state)
            if waiting:
                decision = decide(bots[waiting[0]], found, state, waiting[0], chance_source)
                found.apply(state, waiting[0], decision, chance_source)
        assert bots[0].name == level


class Timed(Backwards):
    """Alone: the farther it came, the better the result."""

    def win_chances(self, position: DashState) -> list[float]:
        return [position.places[0] / 100.0, 0.0]


@pytest.mark.parametrize(("place", "least"), [(1, 0.001), (2, 0.0)])
def test_alone_a_result_counts_as_much_as_the_title_says_and_a_lost_one_nothing(
    monkeypatch: pytest.MonkeyPatch, place: int, least: float
) -> None:
    state = hand("c0", "c1", "c2")
    advice = [Advice(decision, 0.0, "hint-any") for decision in DASH.legal(state, 0)]
    search = Search(DASH, Timed(), SearchSettings(playout_rounds=1), state, 0, chances("alone"))
    candidates = search.candidates(advice)
    alone = Outcome([Placing(0, place, "", {})])
    monkeypatch.setattr(DASH, "outcome", lambda state: alone if max(state.places) > 2 else None)
    values = [search.play_out(each, 0) for each in (candidates[0], candidates[2])]
    assert values[1] >= values[0] >= least
    assert (values[1] > values[0]) is (place == 1)
    assert max(values) < 1.0

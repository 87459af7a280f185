"""Rankings of what may be done, and finished games looked at again."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from paddock.bots.analysis import Analysis, AnalysisBudget, AnalysisError, analyse
from paddock.bots.bot import decide
from paddock.bots.heuristic_bot import HeuristicBot
from paddock.bots.levels import heuristics_of, make_bot
from paddock.bots.random_bot import RandomBot
from paddock.bots.ranking import MAX_DECISIONS_SHOWN, OTHER_REASON, PlayoutBudget, rank_decisions
from paddock.bots.report import AnalysisReport, percent_text, plan_decisions
from paddock.bots.sparklines import BLOCK_CHARACTERS, analysis_lines, graph_points, sparkline
from paddock.bots.win_graph import WinGraphPoint, thin_out_points
from paddock.core.chance import LiveChance
from paddock.core.game_session import GameSession
from paddock.core.record import Record
from paddock.core.registry import game_of_edition, titles
from paddock.core.replay import opening_position
from paddock.core.translations import LANGUAGES, translations_for
from tests.bots.judged import Runner, judge, play
from tests.bots.tables import chance
from tests.core.toy import DASH
from tests.core.toy.dash import PICK, DashState
from tests.patience import PATIENCE, Ticking

SHORT = {"rallyman_gt": {"circuit": "1"}, "classic_rally": {}}
HASTY = AnalysisBudget(seconds=30, budget_per_decision=PlayoutBudget(playouts=4, seconds=PATIENCE))
BRIEF = AnalysisBudget(seconds=400, budget_per_decision=PlayoutBudget(playouts=8, seconds=PATIENCE))
"""By a clock that goes on whenever somebody looks at it."""


def dealt(seed: str = "deal") -> DashState:
    """The toy title at its first decision."""
    state = DASH.setup(2, {"winning": 20})
    DASH.advance(state, chance(seed))
    return state


@pytest.fixture
def runner(monkeypatch: pytest.MonkeyPatch) -> Runner:
    return judge(monkeypatch)


# -- rankings ---------------------------------------------------------------------------------------------------


def test_a_ranking_has_every_decision_with_its_chance_best_first(runner: Runner) -> None:
    runner.plans = False
    state = dealt()
    found = rank_decisions(HeuristicBot(runner), DASH, state, 0, PlayoutBudget(playouts=90, seconds=PATIENCE))
    chances = [each.win_chance for each in found]
    assert {each.decision for each in found} == set(DASH.legal(state, 0))
    assert all(one is not None and 0.0 <= one <= 1.0 for one in chances)
    assert chances == sorted(chances, key=lambda one: -round(one or 0.0, 2))
    assert found[0].decision.args[0] % 3 == max(card % 3 for card in state.hands[0])
    assert sum(each.message_key.startswith(OTHER_REASON) for each in found) == len(found) - 1
    assert all(translations_for(language).has_message(each.message_key) for each in found for language in LANGUAGES)


def test_a_plan_is_not_compared_with_single_steps(runner: Runner) -> None:
    (found,) = rank_decisions(HeuristicBot(runner), DASH, dealt(), 0, PlayoutBudget(playouts=9, seconds=PATIENCE))
    assert len(plan_decisions(found)) == 3
    assert found.win_chance is not None


def test_a_ranking_looks_only_at_what_the_seat_may_see(runner: Runner) -> None:
    state, other = dealt(), dealt()
    other.hands[1] = [card for card in range(12) if card not in [*state.hands[0], *state.hands[1]]][:3]
    first = rank_decisions(HeuristicBot(runner), DASH, state, 0, PlayoutBudget(playouts=20, seconds=PATIENCE))
    again = rank_decisions(HeuristicBot(runner), DASH, other, 0, PlayoutBudget(playouts=20, seconds=PATIENCE))
    assert [(each.decision, each.win_chance) for each in first] == [(each.decision, each.win_chance) for each in again]


def test_a_ranking_ends_when_its_time_is_over(runner: Runner) -> None:
    runner.plans = False
    found = rank_decisions(HeuristicBot(runner), DASH, dealt(), 0, PlayoutBudget(playouts=10**9, seconds=0.0))
    assert [each.win_chance is not None for each in found] == [True, True], "the one after which it was noticed, too"


def test_a_title_that_nobody_judges_has_plain_hints() -> None:
    found = rank_decisions(RandomBot(), DASH, dealt(), 0)
    assert found
    assert all(each.win_chance is None for each in found)


def test_what_a_bot_has_reckoned_itself_stands(runner: Runner) -> None:
    class Sure(HeuristicBot):
        def explain(self, *asked: Any) -> Any:
            found = super().explain(*asked)
            found[0].win_chance = 0.75
            return found

    (found,) = rank_decisions(Sure(runner), DASH, dealt(), 0)
    assert found.win_chance == 0.75


@pytest.mark.parametrize("title", SHORT)
def test_real_titles_rank_their_decisions(title: str) -> None:
    game = game_of_edition(title)
    state = game.setup(2, SHORT[title])
    game.advance(state, chance(title))
    seat = game.waiting_for(state)[0]
    before = game.dump(state)
    found = rank_decisions(make_bot(game, "driver"), game, state, seat, PlayoutBudget(playouts=6, seconds=PATIENCE))
    assert 1 <= len(found) <= MAX_DECISIONS_SHOWN
    assert all(each.decision in game.legal(state, seat) for each in found)
    assert game.dump(state) == before
    heuristics = heuristics_of(game)
    assert heuristics is not None
    if heuristics.win_chances(state) is not None:
        assert all(each.win_chance is not None for each in found)


# -- games looked at again --------------------------------------------------------------------------------------


def found_in(record: Record, **asked: Any) -> Analysis:
    return analyse(
        record,
        DASH,
        AnalysisBudget(seconds=PATIENCE, budget_per_decision=PlayoutBudget(playouts=60, seconds=PATIENCE)),
        **asked,
    )


def test_chances_go_from_the_opening_to_the_result(runner: Runner) -> None:
    record = play("one")
    done: list[float] = []
    analysis = found_in(record, progress=done.append)
    assert analysis.points[0].step == 0
    assert analysis.points[-1].step == record.last_step
    assert analysis.points[-1].win_chances == (1.0, 0.0)
    assert done[-1] == 1.0
    assert done == sorted(done)


def test_turning_points_are_the_largest_changes_and_say_what_happened(runner: Runner) -> None:
    analysis = found_in(play("one"))
    assert analysis.turning_points
    assert [turn.step for turn in analysis.turning_points] == sorted(turn.step for turn in analysis.turning_points)
    for turn in analysis.turning_points:
        assert abs(turn.win_chance_after - turn.win_chance_before) >= 0.08
        assert "moved" in {event.kind for event in turn.events}
        assert turn.decisions[0].kind == PICK, "what was chosen, and not that a turn was ended"


def test_a_turning_point_names_a_decision_first_and_nothing_that_the_board_does(runner: Runner) -> None:
    record = play("one")
    analysis = found_in(record)
    report = AnalysisReport(DASH, translations_for("en", DASH), record.header.names, analysis)
    for turn in analysis.turning_points:
        assert turn.deciding_seat is not None
        first = report.turning_point_lines(turn)[0]
        assert first.startswith(f"{report.seat_names[turn.deciding_seat]} chose: ")


@pytest.mark.parametrize("title", [title for title in titles() if heuristics_of(game_of_edition(title)) is not None])
def test_a_title_names_the_events_that_tell_why_chances_turned(title: str) -> None:
    game = game_of_edition(title)
    heuristics = heuristics_of(game)
    assert heuristics is not None
    assert heuristics.key_event_kinds
    assert heuristics.key_event_kinds <= set(game.events.kinds)
    assert "turn" not in heuristics.key_event_kinds


def test_a_decision_that_might_have_been_better_is_told_kindly(runner: Runner) -> None:
    record = play("one")
    analysis = found_in(record)
    assert analysis.reviews
    assert {review.seat for review in analysis.reviews} == {1}
    review = analysis.reviews[0]
    assert review.played_plan.win_chance is not None
    assert review.better_plan.win_chance is not None
    assert review.better_plan.win_chance > review.played_plan.win_chance
    assert len(plan_decisions(review.better_plan)) == 3
    for language in LANGUAGES:
        said = AnalysisReport(DASH, translations_for(language, DASH), record.header.names, analysis).review_text(review)
        assert "Bob" in said
        assert percent_text(translations_for(language), review.better_plan.win_chance) in said


@pytest.mark.parametrize(
    ("before", "after", "en", "fr"),
    [
        (0.50, 0.57, "a little more", "un peu plus"),
        (0.40, 0.60, "promised more", "promettait davantage"),
        (0.20, 0.55, "much more", "beaucoup plus"),
        (0.14, 0.77, "far more", "tout autre chose"),
    ],
)
def test_the_words_of_a_review_fit_its_numbers(runner: Runner, before: float, after: float, en: str, fr: str) -> None:
    analysis = found_in(play("one"))
    review = analysis.reviews[0]
    review.played_plan.win_chance, review.better_plan.win_chance = before, after
    for language, words in (("en", en), ("fr", fr)):
        report = AnalysisReport(DASH, translations_for(language, DASH), ("Ann", "Bob"), analysis)
        assert words in report.review_text(review)


def test_the_best_decision_of_a_seat_raised_its_chances_and_nothing_promised_more(runner: Runner) -> None:
    analysis = found_in(play("one"))
    assert {best.seat for best in analysis.best_decisions} == {0}, "the second never did anything well"
    (best,) = analysis.best_decisions
    assert best.win_chance_after - best.win_chance_before >= 0.05
    assert best.step not in {review.step for review in analysis.reviews}
    for language in LANGUAGES:
        translations = translations_for(language, DASH)
        said = AnalysisReport(DASH, translations, ("Ann", "Bob"), analysis).best_decision_text(best)
        assert "Ann" in said
        assert translations.decision(best.played_plan.decision) in said


def test_only_the_seats_of_people_are_looked_at(runner: Runner) -> None:
    assert found_in(play("one"), seats=[0]).reviews == ()


def test_a_running_game_is_not_looked_at(runner: Runner) -> None:
    with pytest.raises(AnalysisError) as caught:
        found_in(play("one", to_the_end=False))
    assert "not over" in translations_for("en").error(caught.value)


def test_a_title_that_nobody_judges_is_not_looked_at() -> None:
    with pytest.raises(AnalysisError) as caught:
        found_in(play("one"))
    assert "dash" in translations_for("fr").error(caught.value)


def test_out_of_time_only_the_ends_of_rounds_are_judged(runner: Runner) -> None:
    hasty = analyse(play("one"), DASH, AnalysisBudget(seconds=0.0))
    assert len(hasty.points) >= 2
    assert hasty.reviews == ()


def test_a_graph_has_no_more_points_than_it_can_show() -> None:
    points = [WinGraphPoint(n, n // 5, (n / 1000, 1 - n / 1000)) for n in range(1001)]
    kept = thin_out_points(points)
    assert len(kept) == 500
    assert (kept[0], kept[-1]) == (points[0], points[-1])
    flat = [WinGraphPoint(n, 0, (0.5, 0.5)) for n in range(50)]
    assert thin_out_points(flat) == [flat[0], flat[-1]]
    assert thin_out_points([]) == []


def test_a_line_of_signs_shows_the_end_of_each_round() -> None:
    points = [WinGraphPoint(n, n // 2, (n / 10, 1 - n / 10)) for n in range(11)]
    assert [point.step for point in graph_points(points)] == [0, 1, 3, 5, 7, 9, 10]
    drawn = sparkline(points, 0)
    assert drawn[0] == BLOCK_CHARACTERS[0]
    assert drawn[-1] == BLOCK_CHARACTERS[-1]
    assert len(sparkline(points, 0, max_points=4)) == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_analysis_can_be_read_from_top_to_bottom(runner: Runner, language: str) -> None:
    record = play("one")
    told = analysis_lines(AnalysisReport(DASH, translations_for(language, DASH), record.header.names, found_in(record)))
    assert any("Ann" in line and BLOCK_CHARACTERS[-1] in line for line in told)
    assert not any("analysis-" in line for line in told)


def driven(title: str, *levels: str) -> Record:
    """A game of bots to its end."""
    game = game_of_edition(title)
    game_session = GameSession.start(
        game, len(levels), SHORT[title], LiveChance(random.Random(title)), ("Ann", "Bob")[: len(levels)]
    )
    bots = [make_bot(game, level) for level in levels]
    own = chance("bots")
    while waiting := game.waiting_for(game_session.state):
        game_session.decide(waiting[0], decide(bots[waiting[0]], game, game_session.state, waiting[0], own))
    return game_session.record()


@pytest.mark.parametrize("title", SHORT)
def test_a_game_of_a_real_title_is_looked_at_again(title: str) -> None:
    game, record = game_of_edition(title), driven(title, "driver", "random")
    analysis = analyse(record, game, BRIEF, read_clock=Ticking())
    assert analysis.points[-1].win_chances in ((1.0, 0.0), (0.0, 1.0), (0.5, 0.5))
    assert all(sum(point.win_chances) <= 1.001 for point in analysis.points)
    translations = translations_for("fr", game).at_table(opening_position(record, game))
    told: dict[str, Any] = AnalysisReport(game, translations, record.header.names, analysis).json()
    said = [each["said"] for kind in ("turning", "reviews", "best") for each in told[kind]]
    said += [line for turn in told["turning"] for line in turn["story"]]
    assert not any(re.search(r"\d:[A-Z]\d", line) for line in said), "a code stands for a place"
    assert set(told) == {"seats", "last", "contest", "points", "turning", "reviews", "best"}
    assert told["contest"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", SHORT)
def test_alone_against_the_clock_no_chance_of_winning_is_told(title: str, language: str) -> None:
    game, record = game_of_edition(title), driven(title, "driver")
    analysis = analyse(record, game, HASTY, read_clock=Ticking())
    report = AnalysisReport(game, translations_for(language, game), record.header.names, analysis)
    told = analysis_lines(report)
    assert 0.0 < analysis.points[-1].win_chances[0] < 1.0, "a mark, not a victory over nobody"
    assert report.json()["contest"] is False
    assert told[0] == translations_for(language).message("analysis-title-alone")
    assert not any("%" in line for line in told)

"""Weights of judgements: found again from what they made, and of every title's file one for each figure."""

from __future__ import annotations

import json
import math
import random
from importlib import resources

import pytest
from tools.calibrate import Case, fit, tell, weighed

from paddock.core.registry import game, titles
from paddock.core.win_chance import softmax_win_chances

TRUE = (1.5, -0.4)


def cases(count: int, sides: int) -> list[Case]:
    """Positions of which one side wins as often as the true weights say."""
    chance = random.Random(f"calibrate/{sides}")
    found: list[Case] = []
    for _ in range(count):
        figures = [[chance.gauss(0, 1), chance.gauss(0, 3)] for _ in range(sides)]
        winner = chance.choices(range(sides), softmax_win_chances(figures, TRUE))[0]
        found.append((figures, [float(side == winner) for side in range(sides)]))
    return found


def test_shares_add_up_and_bear_any_figures() -> None:
    assert softmax_win_chances([[1.0], [1.0], [1.0], [1.0]], [3.0]) == [0.25] * 4
    assert softmax_win_chances([[0.0], [math.log(3)]], [1.0]) == pytest.approx([0.25, 0.75])
    assert softmax_win_chances([[1e6], [-1e6]], [1.0]) == pytest.approx([1, 0])


def test_weights_are_found_again() -> None:
    assert fit([*cases(500, 2), *cases(300, 4)]) == pytest.approx(TRUE, abs=0.2)


def test_a_good_forecast_beats_the_constant_one_and_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    quality = tell(cases(300, 2), TRUE)
    assert quality["log_loss"] < 0.7 * quality["constant_log_loss"] < 0.7 * 0.7
    assert quality["brier"] < 0.7 * quality["constant_brier"]
    assert len(capsys.readouterr().out.splitlines()) == 10


@pytest.mark.parametrize("title", sorted(titles()))
def test_every_title_has_a_weight_for_each_figure(title: str) -> None:
    standing = weighed(game(title))
    file = resources.files(f"paddock.games.{title}") / "data" / "standing.json"
    parts = json.loads(file.read_text(encoding="utf-8"))["parts"]
    assert set(parts) == set(standing.FEATURES)
    assert all(set(names) <= set(parts[part]["weights"]) for part, names in standing.FEATURES.items())
    assert all(part["log_loss"] < part["constant_log_loss"] for part in parts.values())

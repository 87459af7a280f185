"""Pictures of what imports what: every arrow points down, and nothing lies on anything else."""

from __future__ import annotations

from graphlib import CycleError
from itertools import combinations

import pytest
from tools.layered import Arrows, Sizes, laid_out, without_implied

HOUSE: Arrows = {
    "roof": {"wall", "door", "ground"},
    "wall": {"ground"},
    "door": {"hinge"},
    "hinge": {"ground"},
    "shed": {"ground"},
    "ground": set(),
}
SIZES = Sizes(width=100, gap=10, row_gap=30)


def test_an_arrow_that_others_imply_is_left_out() -> None:
    assert without_implied(HOUSE) == {**HOUSE, "roof": {"wall", "door"}}


def test_a_circle_is_refused() -> None:
    with pytest.raises(CycleError):
        without_implied({"hen": {"egg"}, "egg": {"hen"}})


def test_every_arrow_leaves_a_box_below_and_arrives_at_one_above() -> None:
    layout = laid_out(HOUSE, SIZES, dict.fromkeys(HOUSE, 20), left=5, top=7)
    arrows = [(name, to) for name in sorted(HOUSE) for to in sorted(HOUSE[name])]
    for (name, to), points in zip(arrows, layout.lines, strict=True):
        left, top, width, height = layout.boxes[name]
        assert points[0] == (left + width // 2, top + height)
        left, top, width, _ = layout.boxes[to]
        assert points[-1] == (left + width // 2, top)
        assert [y for _, y in points] == sorted(y for _, y in points)


def test_no_box_lies_on_another_and_no_arrow_passes_through_one() -> None:
    layout = laid_out(HOUSE, SIZES, dict.fromkeys(HOUSE, 20), left=5, top=7)
    for (left, top, width, _), (other_left, other_top, _, _) in combinations(layout.boxes.values(), 2):
        assert top != other_top or abs(left - other_left) >= width + SIZES.gap
    for points in layout.lines:
        for x, y in points[1:-1]:
            for left, top, width, height in layout.boxes.values():
                assert not (left <= x <= left + width and top <= y <= top + height)


def test_a_picture_begins_at_its_corner() -> None:
    layout = laid_out({"alone": set()}, SIZES, {"alone": 20}, left=5, top=7)
    assert layout.boxes == {"alone": (5, 7, 100, 20)}
    assert (layout.right, layout.bottom) == (105, 27)
    assert layout.moved(10).boxes == {"alone": (15, 7, 100, 20)}

"""Changes between two views, and back."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paddock.core.changes import changes_between, with_changes

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(0, 3) | st.sampled_from(["a", "b"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("xyz"), inner, max_size=3),
    max_leaves=12,
)
VIEWS = st.dictionaries(st.sampled_from("pqrs"), VALUES, max_size=4)


@given(VIEWS, VIEWS)
def test_the_changes_between_views_lead_from_one_to_the_other(before: dict[str, Any], after: dict[str, Any]) -> None:
    changes = changes_between(before, after)
    assert with_changes(before, changes) == after
    assert bool(changes) == (before != after)


@given(VIEWS, VIEWS)
def test_the_view_before_stays_as_it_is(before: dict[str, Any], after: dict[str, Any]) -> None:
    kept = repr(before)
    with_changes(before, changes_between(before, after))
    assert repr(before) == kept


@pytest.mark.parametrize(
    ("before", "after", "changes"),
    [
        ({"at": 1}, {"at": 2}, [[["at"], 2]]),
        ({"at": 1}, {}, [[["at"]]]),
        ({}, {"at": None}, [[["at"], None]]),
        ({"cars": [{"at": 1}, {"at": 2}]}, {"cars": [{"at": 1}, {"at": 3}]}, [[["cars", 1, "at"], 3]]),
        ({"order": [1]}, {"order": [1, 2]}, [[["order", 1], 2]]),
        ({"order": [1, 2]}, {"order": [2]}, [[["order"], [2]]]),
        ({"order": [1, 2]}, {"order": [3, 2, 1]}, [[["order"], [3, 2, 1]]]),
    ],
)
def test_only_what_changed_is_said(before: dict[str, Any], after: dict[str, Any], changes: list[Any]) -> None:
    assert changes_between(before, after) == changes

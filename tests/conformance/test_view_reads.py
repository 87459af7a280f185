"""A field of a view reads no attribute of the position that it does not name: otherwise it would not be written again
when that attribute changes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import FunctionType
from typing import Any

import pytest

from paddock.core.fields import CustomField
from paddock.core.view_fields import TrackedViews, ViewFields
from tests.conformance.trial import Trial, sampled


class RecordedReads:
    """A position that notes which of its attributes are looked at."""

    def __init__(self, state: object) -> None:
        self._state = state
        self.names: set[str] = set()

    def __getattr__(self, name: str) -> object:
        self.names.add(name)
        return getattr(self._state, name)


def test_a_field_reads_only_what_it_says_that_it_reads(trial: Trial) -> None:
    tracker = trial.game.track_views(trial.opening(), ())
    if not isinstance(tracker, TrackedViews):
        pytest.skip("this title does not declare its view")
    if not isinstance(type(trial.opening()).copy, FunctionType):
        pytest.skip("what compiled code reads can't be watched")
    for moment in sampled(trial, "view reads"):
        for where, field, write, index in written_fields(tracker.declaration, moment.state):
            recorded = RecordedReads(moment.state)
            write(recorded, *index)
            assert field.names_read is None or recorded.names <= field.names_read, where


def written_fields(
    view: ViewFields, state: Any
) -> Iterator[tuple[str, CustomField, Callable[..., object], tuple[int | None, ...]]]:
    """Every field of a view with its name, the function that writes it, and each index or viewer to write it for."""
    for field in view.fields.all_fields:
        yield field.name, field, field.writer(is_indexed=False), ()
    for each in view.list_fields:
        for field in (*each.fields.all_fields, *each.hidden_fields):
            for index, _ in each.objects(state):
                yield f"{each.name}.{field.name}", field, field.writer(is_indexed=True), (index,)
    for field in view.seat_fields:
        for viewer in (None, 0):
            yield field.name, field, field.writer(is_indexed=True), (viewer,)

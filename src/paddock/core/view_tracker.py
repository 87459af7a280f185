# mypyc: off
"""What those who look on at a game were last shown, and what has changed in it since."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable
from typing import Any, Final

from paddock.core.changes import changes_between
from paddock.core.event import JsonChange, Viewer

View = dict[str, object]


class ViewTracker(ABC):
    """What those who look on were last shown. Told how the position stands now, it tells what has changed for them."""

    @property
    @abstractmethod
    def viewers(self) -> Collection[Viewer]:
        """Those who look on."""

    @abstractmethod
    def copy(self) -> ViewTracker:
        """A tracker that can be told more without this one being told."""

    @abstractmethod
    def view(self, viewer: Viewer) -> View:
        """What somebody who looks on was last shown: to be looked at, never changed."""

    @abstractmethod
    def add(self, state: Any, viewer: Viewer) -> None:
        """Somebody begins to look on; the position is the one that the others know."""

    @abstractmethod
    def remove(self, viewer: Viewer) -> None:
        """Somebody looks on no more."""

    @abstractmethod
    def update(self, state: Any, is_shown: Callable[[Viewer], bool]) -> dict[Viewer, list[JsonChange]]:
        """What has changed for each of those to whom the position `is_shown`. The others are told of it when it is
        their turn again."""


class WholeViews(ViewTracker):
    """Makes whole views and compares them: for a title that does not say what its views read."""

    def __init__(self, make_view: Callable[[Any, Viewer], View], state: object, viewers: Iterable[Viewer]) -> None:
        self._make_view: Final = make_view
        self._views = {viewer: make_view(state, viewer) for viewer in viewers}

    @property
    def viewers(self) -> Collection[Viewer]:
        return self._views.keys()

    def copy(self) -> WholeViews:
        copied = WholeViews(self._make_view, None, ())
        copied._views = self._views.copy()
        return copied

    def view(self, viewer: Viewer) -> View:
        return self._views[viewer]

    def add(self, state: Any, viewer: Viewer) -> None:
        self._views[viewer] = self._make_view(state, viewer)

    def remove(self, viewer: Viewer) -> None:
        del self._views[viewer]

    def update(self, state: Any, is_shown: Callable[[Viewer], bool]) -> dict[Viewer, list[JsonChange]]:
        before = self._views.copy()
        for viewer in before:
            if is_shown(viewer):
                self.add(state, viewer)
        return {
            viewer: changes_between(view, self._views[viewer]) for viewer, view in before.items() if is_shown(viewer)
        }

"""What an event changed in what somebody sees, as data that any client can carry out without knowing the rules.

A change is `[path, value]`: the value that now stands at a path of the view, such as `[["cars", 0, "at"], "D7"]`; a
change without a value, `[path]`, says that nothing stands there any more. Lists grow at their end, or are told whole.

>>> before = {"cars": [{"at": "D5", "speed": 2}], "order": ["duke"]}
>>> after = {"cars": [{"at": "D7", "speed": 2}], "order": ["duke", "vera"]}
>>> changes_between(before, after)
[[['cars', 0, 'at'], 'D7'], [['order', 1], 'vera']]
>>> with_changes(before, changes_between(before, after)) == after
True
"""
# mypyc: off

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from paddock.core.event import EVERYONE, Change, EventLog, Viewer
from paddock.core.game import Game, Json

Path = list[str | int]


def changes_between(before: Mapping[str, Any], after: Mapping[str, Any]) -> list[Change]:
    """The changes that lead from one JSON object to another."""
    changes: list[Change] = []
    _compare_objects(before, after, [], changes)
    return changes


def _compare_objects(before: Mapping[str, Any], after: Mapping[str, Any], path: Path, changes: list[Change]) -> None:
    for key, value in after.items():
        if key not in before:
            changes.append([[*path, key], value])
        elif (old := before[key]) is not value and old != value:
            _compare(old, value, [*path, key], changes)
    changes.extend([[*path, key]] for key in before if key not in after)


def _compare(before: Any, after: Any, path: Path, changes: list[Change]) -> None:
    """Compares two values that differ."""
    if isinstance(before, dict) and isinstance(after, dict):
        _compare_objects(before, after, path, changes)
    elif isinstance(before, list) and isinstance(after, list) and (shared := len(before)) <= len(after):
        if shared < len(after) and before != after[:shared]:
            changes.append([path, after])
            return
        for place, (old, value) in enumerate(zip(before, after, strict=False)):
            if old != value:
                _compare(old, value, [*path, place], changes)
        changes.extend([[*path, place], after[place]] for place in range(shared, len(after)))
    else:
        changes.append([path, after])


def with_changes(view: Mapping[str, Any], changes: Iterable[Change]) -> Json:
    """A view after some changes; what did not change is shared with the view before."""
    result: Json = dict(view)
    copied: dict[int, Any] = {id(result): result}
    for path, *value in changes:
        place: Any = result
        for key in path[:-1]:
            child = place[key]
            if id(child) not in copied:
                child = child.copy()
                copied[id(child)] = place[key] = child
            place = child
        _set(place, path[-1], value)
    return result


def _set(container: Any, key: str | int, value: Sequence[Any]) -> None:
    if not value:
        del container[key]
    elif isinstance(container, list) and key == len(container):
        container.append(value[0])
    else:
        container[key] = value[0]


class ChangeLog(EventLog):
    """Keeps the events, and with each of them what it changed for everybody who looks on.

    `state` is the position that the events happen to, and `views` what each viewer was last shown, which is kept up to
    date. A viewer who may not know of an event is shown what it changed with the next one that they may know of.
    """

    __slots__ = ("_game", "_state", "_views")

    def __init__(self, game: Game[Any], state: object, views: dict[Viewer, Json]) -> None:
        super().__init__()
        self._game: Final = game
        self._state: Final = state
        self._views: Final = views

    def add(self, kind: str, args: tuple[int, ...] = (), seen_by: int = EVERYONE) -> None:
        super().add(kind, args, seen_by)
        event = self.events[-1]
        event.changes = {}
        for viewer, before in self._views.items():
            if event.visible_to(viewer):
                view = self._views[viewer] = self._game.view(self._state, viewer)
                event.changes[viewer] = changes_between(before, view)

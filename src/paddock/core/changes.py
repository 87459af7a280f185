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

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from paddock.core.event import EVERYONE, Change, EventLog, Viewer
from paddock.core.game import Game, Json, StateT

Compared = dict[tuple[int, int], list[Change]]
"""Parts of views that were compared already, by their identities, and what has changed in them: their paths begin
there. Only for as long as those views are held."""


def changes_between(
    before: Mapping[str, Any], after: Mapping[str, Any], compared: Compared | None = None
) -> list[Change]:
    """The changes that lead from one JSON object to another. Whoever compares several pairs that share parts hands in
    one `compared` for all of them."""
    return _object_changes(before, after, {} if compared is None else compared)


def _object_changes(before: Mapping[str, Any], after: Mapping[str, Any], compared: Compared) -> list[Change]:
    changes: list[Change] = []
    added = 0
    for key, value in after.items():
        if key not in before:
            changes.append([[key], value])
            added += 1
        elif (old := before[key]) is not value and old != value:
            changes += _value_changes(key, old, value, compared)
    if len(before) + added > len(after):
        changes += [[[key]] for key in before if key not in after]
    return changes


def _list_changes(before: list[Any], after: list[Any], compared: Compared) -> list[Change]:
    shared = len(before)
    if shared > len(after) or (shared < len(after) and before != after[:shared]):
        return [[[], after]]
    changes: list[Change] = []
    for place, (old, value) in enumerate(zip(before, after, strict=False)):
        if old is not value and old != value:
            changes += _value_changes(place, old, value, compared)
    return changes + [[[place], after[place]] for place in range(shared, len(after))]


def _value_changes(key: str | int, before: Any, after: Any, compared: Compared) -> list[Change]:
    """What has changed at a key of an object, or a place in a list, where two values differ."""
    pair = id(before), id(after)
    changes = compared.get(pair)
    if changes is None:
        if isinstance(before, dict) and isinstance(after, dict):
            changes = _object_changes(before, after, compared)
        elif isinstance(before, list) and isinstance(after, list):
            changes = _list_changes(before, after, compared)
        else:
            return [[[key], after]]
        compared[pair] = changes
    return [[[key, *path], *value] for path, *value in changes]


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


def update_views(
    game: Game[StateT], state: StateT, views: dict[Viewer, Json], is_shown: Callable[[Viewer], bool]
) -> dict[Viewer, list[Change]]:
    """Brings the views of those to whom the position `is_shown` up to date; returns what has changed for them."""
    viewers = [viewer for viewer in views if is_shown(viewer)]
    changes: dict[Viewer, list[Change]] = {}
    compared: Compared = {}
    held = []  # as long as parts are known by their identities
    for viewer, view in zip(viewers, game.views(state, viewers), strict=True):
        held.append(views[viewer])
        changes[viewer] = changes_between(views[viewer], view, compared)
        views[viewer] = view
    return changes


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
        event.changes = update_views(self._game, self._state, self._views, event.visible_to)

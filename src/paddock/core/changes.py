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

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from paddock.core.event import JsonChange

Compared = dict[tuple[int, int], list[JsonChange]]
"""Parts of views that were compared already, by their identities, and what has changed in them: their paths begin
there. Only for as long as those views are held."""


def changes_between(
    old_json: Mapping[str, Any], new_json: Mapping[str, Any], compared: Compared | None = None
) -> list[JsonChange]:
    """The changes that lead from one JSON object to another. Whoever compares several pairs that share parts hands in
    one `compared` for all of them."""
    return _object_changes(old_json, new_json, {} if compared is None else compared)


def _object_changes(old_json: Mapping[str, Any], new_json: Mapping[str, Any], compared: Compared) -> list[JsonChange]:
    changes: list[JsonChange] = []
    added = 0
    for key, value in new_json.items():
        if key not in old_json:
            changes.append([[key], value])
            added += 1
        elif (old := old_json[key]) is not value and old != value:
            changes += value_changes(key, old, value, compared)
    if len(old_json) + added > len(new_json):
        changes += [[[key]] for key in old_json if key not in new_json]
    return changes


def _list_changes(old_json: list[Any], new_json: list[Any], compared: Compared) -> list[JsonChange]:
    shared = len(old_json)
    if shared > len(new_json) or (shared < len(new_json) and old_json != new_json[:shared]):
        return [[[], new_json]]
    changes: list[JsonChange] = []
    for place, (old, value) in enumerate(zip(old_json, new_json, strict=False)):
        if old is not value and old != value:
            changes += value_changes(place, old, value, compared)
    return changes + [[[place], new_json[place]] for place in range(shared, len(new_json))]


def value_changes(key: str | int, old_json: Any, new_json: Any, compared: Compared) -> list[JsonChange]:
    """The changes at a key of an object, or a place in a list, at which two values that differ stood."""
    pair = id(old_json), id(new_json)
    changes = compared.get(pair)
    if changes is None:
        if isinstance(old_json, dict) and isinstance(new_json, dict):
            changes = _object_changes(old_json, new_json, compared)
        elif isinstance(old_json, list) and isinstance(new_json, list):
            changes = _list_changes(old_json, new_json, compared)
        else:
            return [[[key], new_json]]
        compared[pair] = changes
    return [[[key, *path], *value] for path, *value in changes]


def with_changes(view: Mapping[str, Any], changes: Iterable[JsonChange]) -> dict[str, object]:
    """A view after some changes; what did not change is shared with the view before."""
    result: dict[str, object] = dict(view)
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

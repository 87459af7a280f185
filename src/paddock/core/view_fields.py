# mypyc: off
"""Views by declaration: each field says once how it is written and which attributes of the position it reads. So a view
is written from it, and after an event only the fields whose attributes have changed are written again.

>>> from paddock.core.fields import CustomField, Field, Fields
>>> from paddock.core.forms import WholeNumberForm
>>> class Position:
...     __slots__ = ("hand", "turn")
...     def copy(self):
...         copied = Position()
...         copied.turn, copied.hand = self.turn, self.hand[:]
...         return copied
>>> NUMBER = WholeNumberForm(0, 99)
>>> VIEW = ViewFields(
...     Fields(Field("turn", NUMBER, "turn")),
...     ListFields(
...         "players",
...         Fields(Field("card", NUMBER, "hand"), is_indexed=True),
...         hidden_fields=(CustomField("card", lambda position, player: "?", names_read=""),),
...         owners_of=lambda position: range(len(position.hand)),
...     ),
... )
>>> position = Position()
>>> position.turn, position.hand = 1, [7, 9]
>>> VIEW.view(position, 0)
{'turn': 1, 'you': 0, 'players': [{'card': 7}, {'card': '?'}]}
>>> tracker = TrackedViews(VIEW, Position.copy, position, (0, 1))
>>> position.hand[1] = 4
>>> tracker.update(position)
{0: [], 1: [[['players', 1, 'card'], 4]]}
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Collection, Iterable, Sequence
from copy import copy
from functools import lru_cache
from types import GetSetDescriptorType, MemberDescriptorType
from typing import Any, Final

from paddock.core.changes import changes_between, value_changes
from paddock.core.event import JsonChange, Viewer
from paddock.core.fields import NOT_WRITTEN, CustomField, Fields
from paddock.core.game import Json
from paddock.core.view_tracker import ViewTracker

ListObjects = list[tuple[int, Viewer]]
"""Of each object of a list its index in the position, and whose it is."""
FieldWriter = tuple[str, Callable[..., Any]]
"""The name of a field and the function that writes it."""


class ListFields:
    """A list in a view, with an object for each index: `fields` are what its owner sees, and `hidden` what all others
    see instead of those of the same names. `owners(position)` has the seat of each; `order(position)` the indices in
    the order of the list, where it is another."""

    def __init__(
        self,
        name: str,
        fields: Fields,
        hidden_fields: Sequence[CustomField] = (),
        *,
        owners_of: Callable[[Any], Sequence[Viewer]],
        order_of: Callable[[Any], Sequence[int]] | None = None,
    ) -> None:
        self.name, self.fields, self.hidden_fields, self._owners_of, self._order_of = (
            name,
            fields,
            hidden_fields,
            owners_of,
            order_of,
        )
        self._hidden_writers: Final = _writers(hidden_fields, is_indexed=True)

    def write(self, state: Any) -> ListParts:
        """The list of a position."""
        objects = self.objects(state)
        alike = [self.fields.write(state, index) for index, _ in objects]
        own = [{field.name: written.pop(field.name) for field in self.hidden_fields} for written in alike]
        public = [{name: write(state, index) for name, write in self._hidden_writers} for index, _ in objects]
        return ListParts(self.name, objects, alike, own, public)

    def objects(self, state: Any) -> ListObjects:
        """The index of each object in the list, and whose it is."""
        owners = self._owners_of(state)
        order = range(len(owners)) if self._order_of is None else self._order_of(state)
        return [(index, owners[index]) for index in order]


class ListParts:
    """A list as it is written: of each object what all see alike, what its owner sees and what all others do."""

    def __init__(
        self,
        name: str,
        objects: ListObjects,
        shared_objects: list[Json],
        own_objects: list[Json],
        public_objects: list[Json],
    ) -> None:
        self.name, self.seen_objects, self.shared_objects, self.own_objects, self.public_objects = (
            name,
            objects,
            shared_objects,
            own_objects,
            public_objects,
        )

    def view(self, viewer: Viewer) -> list[Json]:
        """The objects as a viewer sees them."""
        return [
            {**alike, **(own if owner == viewer else public)}
            for (_, owner), alike, own, public in zip(
                self.seen_objects, self.shared_objects, self.own_objects, self.public_objects, strict=True
            )
        ]


class ViewFields:
    """A view: fields that are the same for everybody, `lists`, and `seat_fields`, of which each viewer has their own:
    `write(position, viewer)`."""

    def __init__(self, fields: Fields, *list_fields: ListFields, seat_fields: Sequence[CustomField] = ()) -> None:
        self.fields, self.list_fields, self.seat_fields = fields, list_fields, seat_fields
        self.seat_writers: Final = _writers(seat_fields, is_indexed=True)
        self.affected_by: Final = lru_cache(maxsize=1000)(self._affected_by)
        """The fields that read any of some attributes."""

    def _affected_by(self, changed_fields: tuple[str, ...]) -> AffectedFields:
        return AffectedFields(self, changed_fields)

    def view(self, state: Any, viewer: Viewer) -> Json:
        """What a viewer sees of a position."""
        return self.write(state).view(self.write_seat(state, viewer))

    def write(self, state: Any) -> ViewParts:
        """What the views of a position are put together from."""
        return ViewParts(self.fields.write(state), [each.write(state) for each in self.list_fields])

    def write_seat(self, state: Any, viewer: Viewer) -> Json:
        """What only this viewer sees so."""
        return _rewritten({"you": viewer}, self.seat_writers, state, viewer)[0]


class AffectedFields:
    """The fields of a view that are to be written again when some attributes have changed."""

    def __init__(self, declaration: ViewFields, changed_fields: tuple[str, ...]) -> None:
        self.common_names: Final = _affected(declaration.fields.all_fields, changed_fields, is_indexed=False)
        self.of_lists: Final = [AffectedListFields(each, changed_fields) for each in declaration.list_fields]
        self.of_seats: Final = _affected(declaration.seat_fields, changed_fields, is_indexed=True)


class AffectedListFields:
    """The same of a list: those that all see alike, those that owners see, and those that all others do."""

    def __init__(self, declaration: ListFields, changed_fields: tuple[str, ...]) -> None:
        hidden = {field.name for field in declaration.hidden_fields}
        affected = _affected(declaration.fields.all_fields, changed_fields, is_indexed=True)
        self.shared_names: Final = [(name, write) for name, write in affected if name not in hidden]
        self.own_names: Final = [(name, write) for name, write in affected if name in hidden]
        self.public_names: Final = _affected(declaration.hidden_fields, changed_fields, is_indexed=True)


def _affected(fields: Iterable[CustomField], changed_fields: tuple[str, ...], *, is_indexed: bool) -> list[FieldWriter]:
    reading = (field for field in fields if field.names_read is None or not field.names_read.isdisjoint(changed_fields))
    return _writers(reading, is_indexed=is_indexed)


def _writers(fields: Iterable[CustomField], *, is_indexed: bool) -> list[FieldWriter]:
    return [(field.name, field.writer(is_indexed=is_indexed)) for field in fields]


class ViewParts:
    """What the views of a position are put together from. Nothing in it is ever changed, only replaced: views share
    it."""

    def __init__(self, common_json: Json, list_parts: list[ListParts]) -> None:
        self.common_json, self.list_parts = common_json, list_parts

    def view(self, of_seat: Json) -> Json:
        """What a viewer sees, with what only they see so."""
        viewer: Any = of_seat["you"]
        return {**self.common_json, **of_seat, **{each.name: each.view(viewer) for each in self.list_parts}}


class TrackedViews(ViewTracker):
    """The views of those who look on, of which only what has changed is written again."""

    def __init__(
        self, declaration: ViewFields, copy_state: Callable[[Any], Any], state: Any, viewers: Iterable[Viewer]
    ) -> None:
        self.declaration, self._copy = declaration, copy_state
        self._names = _attribute_names(type(state))
        self._values_of = operator.attrgetter(*self._names)
        self._values = self._values_of(copy_state(state))
        self._parts = declaration.write(state)
        self._seats = {viewer: declaration.write_seat(state, viewer) for viewer in viewers}
        self._views_behind: dict[Viewer, Json] = {}
        """The views of those who were not shown all that has happened, as they were last shown them."""

    @property
    def viewers(self) -> Collection[Viewer]:
        return self._seats.keys()

    def copy(self) -> TrackedViews:
        copied = copy(self)
        copied._seats, copied._views_behind = self._seats.copy(), self._views_behind.copy()
        return copied

    def view(self, viewer: Viewer) -> Json:
        return self._views_behind.get(viewer) or self._parts.view(self._seats[viewer])

    def add(self, state: Any, viewer: Viewer) -> None:
        self._seats[viewer] = self.declaration.write_seat(state, viewer)

    def remove(self, viewer: Viewer) -> None:
        del self._seats[viewer]
        self._views_behind.pop(viewer, None)

    def update(self, state: Any, is_shown: Callable[[Viewer], bool] = lambda _: True) -> dict[Viewer, list[JsonChange]]:
        pairs = zip(self._names, self._values, self._values_of(state), strict=True)
        changed = tuple(name for name, before, now in pairs if before is not now and before != now)
        changes: dict[Viewer, list[JsonChange]] = {}
        if changed:
            for viewer in self._seats:
                if not is_shown(viewer):
                    self._views_behind.setdefault(viewer, self.view(viewer))
            changes = self._write_again(state, changed)
            self._values = self._values_of(self._copy(state))
        return {viewer: self._changes_for(viewer, changes) for viewer in self._seats if is_shown(viewer)}

    def _changes_for(self, viewer: Viewer, changes: dict[Viewer, list[JsonChange]]) -> list[JsonChange]:
        """What has changed for a viewer who is shown all there is."""
        behind = self._views_behind.pop(viewer, None)
        return changes.get(viewer, []) if behind is None else changes_between(behind, self.view(viewer))

    def _write_again(self, state: Any, changed_fields: tuple[str, ...]) -> dict[Viewer, list[JsonChange]]:
        """Writes what reads attributes that have changed; returns what has changed for each viewer."""
        lists = zip(self.declaration.list_fields, self._parts.list_parts, strict=True)
        if any(parts.seen_objects != declared.objects(state) for declared, parts in lists):
            return self._write_all(state)
        affected = self.declaration.affected_by(changed_fields)
        common, common_changes = _rewritten(self._parts.common_json, affected.common_names, state)
        changes: dict[Viewer, list[JsonChange]] = {viewer: [*common_changes] for viewer in self._seats}
        self._parts = ViewParts(
            common,
            [
                self._rewritten_list(parts, fields, state, changes)
                for parts, fields in zip(self._parts.list_parts, affected.of_lists, strict=True)
            ],
        )
        if affected.of_seats:
            for viewer, of_seat in self._seats.items():
                self._seats[viewer], seat_changes = _rewritten(of_seat, affected.of_seats, state, viewer)
                changes[viewer] += seat_changes
        return changes

    @staticmethod
    def _rewritten_list(
        parts: ListParts, fields: AffectedListFields, state: Any, changes: dict[Viewer, list[JsonChange]]
    ) -> ListParts:
        """A list with fields written again; what has changed is added to the `changes` of those who see it."""

        def rewritten(
            json_objects: list[Json], writers: list[FieldWriter], can_see: Callable[[Viewer, Viewer], bool]
        ) -> list[Json]:
            if not writers:
                return json_objects
            result = []
            for place, (index, owner) in enumerate(parts.seen_objects):
                found, changed = _rewritten(json_objects[place], writers, state, index, path=(parts.name, place))
                result.append(found)
                if changed:
                    for viewer in changes:
                        if can_see(viewer, owner):
                            changes[viewer] += changed
            return result

        return ListParts(
            parts.name,
            parts.seen_objects,
            rewritten(parts.shared_objects, fields.shared_names, lambda viewer, owner: True),
            rewritten(parts.own_objects, fields.own_names, operator.eq),
            rewritten(parts.public_objects, fields.public_names, operator.ne),
        )

    def _write_all(self, state: Any) -> dict[Viewer, list[JsonChange]]:
        """Writes everything again: whose the objects of a list are has changed."""
        before = {viewer: self._parts.view(of_seat) for viewer, of_seat in self._seats.items()}
        self._parts = self.declaration.write(state)
        for viewer in self._seats:
            self.add(state, viewer)
        return {viewer: changes_between(view, self._parts.view(self._seats[viewer])) for viewer, view in before.items()}


def _rewritten(
    written_json: Json, fields: list[FieldWriter], state: Any, *index: Any, path: tuple[str | int, ...] = ()
) -> tuple[Json, list[JsonChange]]:
    """An object with some fields written again, and what has changed in it; `path` is where it stands."""
    changes: list[JsonChange] = []
    result = written_json
    for name, write in fields:
        before, now = written_json.get(name, NOT_WRITTEN), write(state, *index)
        if before is now or before == now:
            continue
        if result is written_json:
            result = written_json.copy()
        if now is NOT_WRITTEN:
            del result[name]
            changes.append([[*path, name]])
            continue
        result[name] = now
        found = [[[name], now]] if before is NOT_WRITTEN else value_changes(name, before, now, {})
        changes += [[[*path, *rest], *value] for rest, *value in found] if path else found
    return result, changes


def _attribute_names(kind: type) -> list[str]:
    """The attributes of a class with slots, or of a compiled one."""
    return [name for name, each in vars(kind).items() if isinstance(each, MemberDescriptorType | GetSetDescriptorType)]

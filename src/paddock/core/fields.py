# mypyc: off
"""Positions as JSON by declaration: each field is said once, and is written and read from that.

A form (:mod:`paddock.core.forms`) is how one value looks in JSON: a whole number, a name, a list of names. A
:class:`Field` says under which name a value is written, in which form, and which attribute of the position holds it.
:class:`Fields` are those of one JSON object. They write the object, in the order in which they are declared, and read
it in the same order, with the errors of :class:`paddock.core.reading.Reader`.

>>> from paddock.core.decision import ValueSet
>>> from paddock.core.errors import BadPositionError
>>> from paddock.core.forms import FlagForm, NamedCodeForm, WholeNumberForm
>>> FACING = ValueSet("facing", ("N", "E", "S", "W"))
>>> CAR_FIELDS = Fields(
...     Field("facing", NamedCodeForm(FACING), "facing"),
...     Field("speed", WholeNumberForm(0, 6), "speed"),
...     Field("out", FlagForm(), "is_out", default_value=lambda position, car: position.speed[car] == 0),
...     is_indexed=True,
... )
>>> class Position:
...     def __init__(self):
...         self.facing, self.speed, self.is_out = [0, 0], [1, 2], (False, False)
>>> position = Position()
>>> for car, data in enumerate([{"facing": "W", "speed": 0}, {}]):
...     CAR_FIELDS.read(CAR_FIELDS.make_reader(data, f"cars[{car}]"), position, car)
>>> CAR_FIELDS.write(position, 0), CAR_FIELDS.write(position, 1)
({'facing': 'W', 'speed': 0, 'out': True}, {'facing': 'N', 'speed': 2, 'out': False})
>>> try:
...     CAR_FIELDS.read(CAR_FIELDS.make_reader({"speed": 7}, "cars[0]"), position, 0)
... except BadPositionError as error:
...     print(error.details)
{'where': 'cars[0].speed', 'problem': 'needs-whole', 'low': 0, 'high': 6}

An object that there is several times (`cars`) is declared `is_indexed`: it is read and written with an index, and its
attributes are lists or tuples with an entry for each. An object that there is once is read and written without. The
functions that a title hands in get the position and, where there is one, the index: `default(position, index)`,
`check(reader, position, index)`.

What is left out, or null, leaves the attribute as it was when the position was made; `default` says something else.
What fits no form has functions of its own (:class:`CustomField`), and a form of a title's own is a subclass of
:class:`paddock.core.forms.JsonForm`.

From the declaration source is made, as `dataclasses` does it: one function that writes an object and one that reads
it, as quick as if they were written by hand. Calling a method of each field took 2.4 times as long to write a position
of RoboRally with six robots, and 1.5 times as long to read it (November 2026, CPython 3.11).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, Final

from paddock.core.forms import FunctionSource, JsonForm, NameBinder, nullable_schema
from paddock.core.game import Json
from paddock.core.reading import Reader
from paddock.core.schemas import Schema, Schemas, object_schema

FIELD_UNCHANGED: Final = object()
"""As a default: what is left out stays as it is in a new position."""
NOT_WRITTEN: Final = object()
"""What a field that is not written is written as."""


class CustomField:
    """A field with functions of its own: `write(position, index)` answers its JSON, `read(reader, position, index)`
    reads it into the position, or raises the problem. Without `read` a title reads it itself. `is_written(position,
    index)`: whether it is written at all. `reads` are the attributes of the position that `write` and `is_written` look
    at, separated by spaces; where it is not said they may look at any."""

    def __init__(
        self,
        name: str,
        write: Callable[..., object],
        read: Callable[..., object] | None = None,
        is_written: Callable[..., bool] | None = None,
        names_read: str | None = None,
    ) -> None:
        self.name = name
        self.write, self.read, self.is_written = write, read, is_written
        self.names_read = None if names_read is None else frozenset(names_read.split())

    def schema(self, schemas: Schemas) -> Schema:
        """The JSON Schema of the field."""
        return schemas.schema_of_result(self.write)

    def write_expression(self, index: str, bind: NameBinder) -> str:
        """An expression that writes the field; `index` is ", index" where there is one."""
        return f"{bind(self.write)}(state{index})"

    def writer(self, *, is_indexed: bool) -> Callable[..., Any]:
        """A function that writes this field alone: of the position, or of an index in it; `NOT_WRITTEN` if it is not
        written."""
        source = FunctionSource()
        index = ", index" if is_indexed else ""
        if self.is_written is not None:
            source.add(f"if not {source.bind(self.is_written)}(state{index}): return {source.bind(NOT_WRITTEN)}")
        source.add(f"return {self.write_expression(index, source.bind)}")
        return source.compile_function(f"state{index}")

    def add_reading_lines(self, function_source: FunctionSource, index: str) -> None:
        """Adds the lines that read the field."""
        if self.read is not None:
            function_source.add(f"{function_source.bind(self.read)}(reader, state{index})")


class Field(CustomField):
    """A field in a form, held by an attribute of the position.

    :param attribute: its name; a tuple of them where one list holds them all (see :class:`FixedListForm`). One of a
    part of the position ("lineup.seat") can be written only.
    :param width: so many entries of the attribute belong to each index.
    :param is_shared: the attribute is one for the whole position although the object has an index.
    :param default: what is stored where the field is left out; a value, or a function.
    :param value_for_null: what null stands for, where it is not the same as leaving the field out.
    :param check: called when the field has been read or left out; raises what is wrong with it.
    :param read_elsewhere: the field is written only; a title reads it before there is a position.
    :param reads: the attributes that writing it looks at, where that can't be seen: `is_written` looks at others.
    """

    def __init__(
        self,
        name: str,
        json_form: JsonForm,
        attribute: str | tuple[str, ...],
        *,
        width: int = 0,
        is_shared: bool = False,
        default_value: Any = FIELD_UNCHANGED,
        value_for_null: Any = FIELD_UNCHANGED,
        is_written: Callable[..., bool] | None = None,
        check_value: Callable[..., object] | None = None,
        is_read_elsewhere: bool = False,
        names_read: str | None = None,
    ) -> None:
        super().__init__(name, json_form.write, is_written=is_written, names_read=names_read)
        self.json_form, self.attribute, self.width, self.is_shared = json_form, attribute, width, is_shared
        self.default_value, self.value_for_null, self.check_value = default_value, value_for_null, check_value
        self.is_read_elsewhere = is_read_elsewhere
        if names_read is None and is_written is None and json_form.names_read is not None:
            attributes = (attribute,) if isinstance(attribute, str) else attribute
            self.names_read = json_form.names_read | {name.partition(".")[0] for name in attributes}

    def schema(self, schemas: Schemas) -> Schema:
        return self.json_form.schema(schemas)

    def _index_expression(self, index: str) -> str:
        """What belongs to an index, as it stands behind the attribute."""
        if not index or self.is_shared:
            return ""
        return f"[index * {self.width} : (index + 1) * {self.width}]" if self.width else "[index]"

    def write_expression(self, index: str, bind: NameBinder) -> str:
        if not isinstance(self.attribute, str):
            return self.json_form.write_expression(f"({', '.join(f'state.{name}' for name in self.attribute)})", bind)
        return self.json_form.write_expression(f"state.{self.attribute}{self._index_expression(index)}", bind)

    def add_reading_lines(self, function_source: FunctionSource, index: str) -> None:
        if self.is_read_elsewhere:
            return
        bind, name = function_source.bind, repr(self.name)
        function_source.add(f"given = data.get({name})", "if given is not None:")
        function_source.add(f"value = {bind(self.json_form.read)}(reader, {name}, given, state{index})", indent_depth=2)
        self._add_storing_lines(function_source, index)
        if self.value_for_null is not FIELD_UNCHANGED:
            function_source.add(f"elif {name} in data:")
            function_source.add(f"value = {bind(self.value_for_null)}", indent_depth=2)
            self._add_storing_lines(function_source, index)
        if self.default_value is not FIELD_UNCHANGED:
            function_source.add("else:")
            function_source.add(
                f"value = {bind(self.default_value)}{f'(state{index})' if callable(self.default_value) else ''}",
                indent_depth=2,
            )
            self._add_storing_lines(function_source, index)
        if self.check_value is not None:
            function_source.add(f"{bind(self.check_value)}(reader, state{index})")

    def _add_storing_lines(self, function_source: FunctionSource, index: str) -> None:
        entry = self._index_expression(index)
        if not isinstance(self.attribute, str):
            function_source.add(f"{', '.join(f'state.{name}' for name in self.attribute)} = value", indent_depth=2)
        elif not entry:
            function_source.add(f"state.{self.attribute} = value", indent_depth=2)
        else:
            width = self.width or 1
            entries = "*value" if self.width else "value"
            after = f"*held[(index + 1) * {width} :]"
            function_source.add(
                f"held = state.{self.attribute}",
                f"if type(held) is list: held{entry} = value",
                f"else: state.{self.attribute} = (*held[: index * {width}], {entries}, {after})",
                indent_depth=2,
            )


class NestedObject(CustomField):
    """An object in an object. While `filled(position, index)` is not true it is written as null."""

    def __init__(
        self,
        name: str,
        fields: Fields,
        *,
        is_filled: Callable[..., object] | None = None,
        is_written: Callable[..., bool] | None = None,
        names_read: str | None = None,
    ) -> None:
        super().__init__(name, fields.write, self._read, is_written, names_read)
        self.fields, self.is_filled = fields, is_filled

    def schema(self, schemas: Schemas) -> Schema:
        return nullable_schema(schemas.schema_of_fields(self.fields), self.is_filled is not None)

    def write_expression(self, index: str, bind: NameBinder) -> str:
        written = super().write_expression(index, bind)
        return written if self.is_filled is None else f"({written} if {bind(self.is_filled)}(state{index}) else None)"

    def _read(self, reader: Reader, state: Any, *index: int) -> None:
        child = reader.child_reader(self.name, self.fields.names)
        if child is not None:
            self.fields.read(child, state, *index)


class Fields:
    """The fields of a JSON object, in the order in which they are written and read. `other_names` are never written,
    and read by the title itself. `is_indexed`: there is such an object for each index. `names_read_first`: the names of
    those that are read before all others, because others rest on them."""

    def __init__(
        self,
        *fields: CustomField,
        other_names: Sequence[str] = (),
        is_indexed: bool = False,
        names_read_first: Sequence[str] = (),
    ) -> None:
        self.names: dict[str, None] = dict.fromkeys([*(field.name for field in fields), *other_names])
        """All names that the object may have, for a :class:`Reader`: a dictionary because it is quick to look up in."""
        self.all_fields: Final = fields
        index = ", index" if is_indexed else ""
        source = FunctionSource()
        source.add("return {")
        for field in fields:
            written = f"{field.name!r}: {field.write_expression(index, source.bind)}"
            if field.is_written is not None:
                written = f"**({{{written}}} if {source.bind(field.is_written)}(state{index}) else {{}})"
            source.add(f"{written},", indent_depth=2)
        source.add("}")
        self.write: Callable[..., Json] = source.compile_function(f"state{index}")
        """The object, of the position or of an index in it."""
        source = FunctionSource()
        source.add("data = reader.data")
        first = {name: number for number, name in enumerate(names_read_first)}
        for field in sorted(fields, key=lambda field: first.get(field.name, len(first))):
            field.add_reading_lines(source, index)
        self.read: Callable[..., None] = source.compile_function(f"reader, state{index}")
        """Reads all fields into the position, with a reader; raises :class:`paddock.core.errors.BadPositionError` for
        the first that is wrong."""

    def make_reader(self, data: object, field_path: str) -> Reader:
        """A reader for such an object, which refuses fields that it does not have."""
        return Reader(data, field_path, self.names)

    def only(self, names: str) -> list[CustomField]:
        """Some of the fields; their names are separated by spaces."""
        return [field for field in self.all_fields if field.name in names.split()]

    def without(self, names: str) -> list[CustomField]:
        """All other fields."""
        return [field for field in self.all_fields if field.name not in names.split()]

    def with_fields(self, *fields: CustomField) -> Fields:
        """Fields of an object of each index that is written with these besides, or instead of those of the same
        names."""
        by_name = {field.name: field for field in (*self.all_fields, *fields)}
        return Fields(*by_name.values(), is_indexed=True)

    def schema(self, schemas: Schemas, omitted_fields: Collection[str] = ()) -> Schema:
        """The JSON Schema of such an object as it is written, without some of its fields."""
        fields = [field for field in self.all_fields if field.name not in omitted_fields]
        optional = [field.name for field in fields if field.is_written is not None]
        return object_schema({field.name: field.schema(schemas) for field in fields}, optional)

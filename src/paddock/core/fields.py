# mypyc: off
"""Positions as JSON by declaration: each field is said once, and is written and read from that.

A :class:`Form` is how one value looks in JSON: a whole number, a name, a list of names. A :class:`Field` says under
which name a value is written, in which form, and which attribute of the position holds it. :class:`Fields` are those of
one JSON object. They write the object, in the order in which they are declared, and read it in the same order, with
the errors of :class:`paddock.core.reading.Reader`.

>>> from paddock.core.decision import Values
>>> from paddock.core.errors import BadPositionError
>>> FACING = Values("facing", ("N", "E", "S", "W"))
>>> CAR_FIELDS = Fields(
...     Field("facing", Code(FACING), "facing"),
...     Field("speed", WholeNumber(0, 6), "speed"),
...     Field("out", Flag(), "is_out", default=lambda position, car: position.speed[car] == 0),
...     is_indexed=True,
... )
>>> class Position:
...     def __init__(self):
...         self.facing, self.speed, self.is_out = [0, 0], [1, 2], (False, False)
>>> position = Position()
>>> for car, data in enumerate([{"facing": "W", "speed": 0}, {}]):
...     CAR_FIELDS.read(CAR_FIELDS.reader(data, f"cars[{car}]"), position, car)
>>> CAR_FIELDS.write(position, 0), CAR_FIELDS.write(position, 1)
({'facing': 'W', 'speed': 0, 'out': True}, {'facing': 'N', 'speed': 2, 'out': False})
>>> try:
...     CAR_FIELDS.read(CAR_FIELDS.reader({"speed": 7}, "cars[0]"), position, 0)
... except BadPositionError as error:
...     print(error.details)
{'where': 'cars[0].speed', 'problem': 'needs-whole', 'low': 0, 'high': 6}

An object that there is several times (`cars`) is declared `is_indexed`: it is read and written with an index, and its
attributes are lists or tuples with an entry for each. An object that there is once is read and written without. The
functions that a title hands in get the position and, where there is one, the index: `default(position, index)`,
`check(reader, position, index)`.

What is left out, or null, leaves the attribute as it was when the position was made; `default` says something else.
What fits no form has functions of its own (:class:`CustomField`), and a form of a title's own is a subclass of
:class:`Form`.

From the declaration source is made, as `dataclasses` does it: one function that writes an object and one that reads
it, as quick as if they were written by hand. Calling a method of each field took 2.4 times as long to write a position
of RoboRally with six robots, and 1.5 times as long to read it (November 2026, CPython 3.11).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cached_property
from typing import Any, Final

from paddock.core.decision import Values
from paddock.core.game import Json
from paddock.core.reading import Reader
from paddock.core.schemas import Schema, Schemas, dictionary_schema, object_schema, tuple_schema

RangeEnd = int | Callable[..., int]
"""An end of a range: a number, or a function of the position (and the index)."""
NameBinder = Callable[[object], str]
"""Gives a value that source is to use a name there."""
UNCHANGED: Final = object()
"""As a default: what is left out stays as it is in a new position."""


class Source:
    """A function that is made from source: its lines, and the values that they name."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.values: dict[str, object] = {}

    def bind(self, value: object) -> str:
        """A name for a value."""
        name = f"value_{len(self.values)}"
        self.values[name] = value
        return name

    def add(self, *lines: str, depth: int = 1) -> None:
        """Some more lines."""
        self.lines += ["    " * depth + line for line in lines]

    def compile_function(self, arguments: str) -> Callable[..., Any]:
        """The function of these lines."""
        exec("\n".join([f"def made({arguments}):", *self.lines]), self.values)
        made: Any = self.values["made"]
        return made  # type: ignore[no-any-return]


# -- forms: how a value is written and read ------------------------------------------------------------------------


class Form:
    """How a value looks in JSON. One of a title's own has a `write` and a `read`."""

    def schema(self, schemas: Schemas) -> Schema:
        """The JSON Schema of a value: what `write` is declared to return, unless a form knows it better."""
        return schemas.of_result(self.write)

    def source(self, value: str, bind: NameBinder) -> str:
        """An expression that writes a value, which is itself an expression; `state` is the position."""
        return f"{bind(self.write)}(state, {value})"

    def write(self, state: Any, value: Any) -> Any:
        """The value as JSON."""
        return self._writer(state, value)

    @cached_property
    def _writer(self) -> Callable[[Any, Any], Any]:
        source = Source()
        source.add(f"return {self.source('value', source.bind)}")
        return source.compile_function("state, value")

    def read(self, reader: Reader, field_path: str, json_value: Any, state: Any, *index: int) -> Any:
        """The value that is written as `json_value`, which is not null; `field_path` is the field for an error."""
        raise NotImplementedError

    def read_list(self, reader: Reader, field_path: str, json_value: list[Any], state: Any, *index: int) -> list[Any]:
        """The values of a list."""
        return [self.read(reader, f"{field_path}[{n}]", one, state, *index) for n, one in enumerate(json_value)]


class WholeNumber(Form):
    """A whole number in a range; `problem` is what is wrong with anything else."""

    def __init__(self, low: RangeEnd, high: RangeEnd, problem: str = "needs-whole") -> None:
        self.low, self.high, self.problem = low, high, problem

    def schema(self, schemas: Schemas) -> Schema:
        return schemas.of(int)

    def source(self, value: str, bind: NameBinder) -> str:
        return value

    def read(self, reader: Reader, field_path: str, json_value: Any, state: Any, *index: int) -> int:
        low, high = self.low, self.high
        if not isinstance(low, int):
            low = low(state, *index)
        if not isinstance(high, int):
            high = high(state, *index)
        if type(json_value) is not int or not low <= json_value <= high:
            raise reader.problem(field_path, self.problem, low=low, high=high)
        return json_value

    def read_list(self, reader: Reader, field_path: str, json_value: list[Any], state: Any, *index: int) -> list[int]:
        low, high = self.low, self.high
        if not isinstance(low, int) or not isinstance(high, int):
            return super().read_list(reader, field_path, json_value, state, *index)
        if all(type(one) is int and low <= one <= high for one in json_value):
            return json_value[:]
        return super().read_list(reader, field_path, json_value, state, *index)


class Flag(Form):
    """True or false; `stored_as` is `int` where the position holds 1 or 0."""

    def __init__(self, stored_as: type[int] = bool) -> None:
        self.stored_as = stored_as

    def schema(self, schemas: Schemas) -> Schema:
        return schemas.of(bool)

    def source(self, value: str, bind: NameBinder) -> str:
        return f"bool({value})"

    def read(self, reader: Reader, field_path: str, json_value: Any, state: Any, *index: int) -> int:
        if not isinstance(json_value, bool):
            raise reader.problem(field_path, "needs-true-false")
        return self.stored_as(json_value)


class Code(Form):
    """A code, by its name; -1 is nothing, and written as null: `optional` says that it may be."""

    def __init__(self, values: Values, *, optional: bool = False) -> None:
        self.values, self.optional = values, optional
        self._codes = {name: code for code, name in enumerate(values.names)}

    def schema(self, schemas: Schemas) -> Schema:
        return or_null(schemas.of_values(self.values), self.optional)

    def source(self, value: str, bind: NameBinder) -> str:
        return f"{bind((*self.values.names, None))}[{value}]"  # the last is the one at -1

    def read(self, reader: Reader, field_path: str, json_value: Any, state: Any, *index: int) -> int:
        return reader.code(field_path, json_value, self.values)

    def read_list(self, reader: Reader, field_path: str, json_value: list[Any], state: Any, *index: int) -> list[int]:
        try:
            return [self._codes[name] for name in json_value]  # hands and piles are the longest lists of a position
        except (KeyError, TypeError):
            return super().read_list(reader, field_path, json_value, state)


class Choice(Form):
    """One of some words, held as its number."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = words

    def schema(self, schemas: Schemas) -> Schema:
        return {"enum": list(self.words)}

    def source(self, value: str, bind: NameBinder) -> str:
        return f"{bind(self.words)}[{value}]"

    def read(self, reader: Reader, field_path: str, json_value: Any, state: Any, *index: int) -> int:
        if not isinstance(json_value, str):
            raise reader.problem(field_path, "needs-text")
        if json_value not in self.words:
            raise reader.problem(field_path, "needs-one-of", choices=tuple(self.words))
        return self.words.index(json_value)


class NamedRecord(Choice):
    """One of some records, by its `name`."""

    def __init__(self, records: Sequence[Any]) -> None:
        super().__init__([record.name for record in records])
        self.records = records

    def source(self, value: str, bind: NameBinder) -> str:
        return f"{value}.name"

    def read(self, reader: Reader, field_path: str, json_value: Any, state: Any, *index: int) -> Any:
        return self.records[super().read(reader, field_path, json_value, state)]


class CustomForm(Form):
    """By two functions that may look at the position: `write(position, value)`, and `read(reader, where, given,
    position)`, which raises `reader.problem(where, …)`. Of a list it also gets what is null."""

    def __init__(self, write: Callable[[Any, Any], object], read: Callable[[Reader, str, Any, Any], Any]) -> None:
        self._write, self._read = write, read

    def schema(self, schemas: Schemas) -> Schema:
        return schemas.of_result(self._write)

    def source(self, value: str, bind: NameBinder) -> str:
        return f"{bind(self._write)}(state, {value})"

    def read(self, reader: Reader, field_path: str, json_value: Any, state: Any, *index: int) -> Any:
        return self._read(reader, field_path, json_value, state)


class ListOf(Form):
    """A list of values of one form. `stored_as` makes of them what the position holds: a tuple, a list, …"""

    def __init__(self, form: Form, stored_as: Callable[[list[Any]], Any] = tuple) -> None:
        self.form, self.stored_as = form, stored_as

    def schema(self, schemas: Schemas) -> Schema:
        return {"type": "array", "items": self.form.schema(schemas)}

    def source(self, value: str, bind: NameBinder) -> str:
        return f"[{self.form.source('one', bind)} for one in {value}]"

    def read(self, reader: Reader, field_path: str, json_value: Any, state: Any, *index: int) -> Any:
        if not isinstance(json_value, list):
            raise reader.problem(field_path, "needs-list")
        if not json_value:
            return self.stored_as([])
        return self.stored_as(self.form.read_list(reader, field_path, json_value, state, *index))


class DistinctList(ListOf):
    """A list that has nothing twice; `problem` is what is wrong with one that has."""

    def __init__(self, form: Form, problem: str, stored_as: Callable[[list[Any]], Any] = tuple) -> None:
        super().__init__(form, stored_as)
        self.problem = problem

    def read(self, reader: Reader, field_path: str, json_value: Any, state: Any, *index: int) -> Any:
        value = super().read(reader, field_path, json_value, state, *index)
        if len(json_value) > 1:
            for n, one in enumerate(json_value):
                if one in json_value[:n]:
                    raise reader.problem(field_path, self.problem, name=one)
        return value


class BitMask(Form):
    """A bit mask, as the list of what its bits stand for: the form's values from `first` on."""

    def __init__(self, form: Form, count: int, first_value: int = 0, problem: str = "") -> None:
        self.form, self.count, self.first_value = form, count, first_value
        self.list_form = DistinctList(form, problem) if problem else ListOf(form)

    def schema(self, schemas: Schemas) -> Schema:
        return self.list_form.schema(schemas)

    def source(self, value: str, bind: NameBinder) -> str:
        if self.count <= 8 and isinstance(self.form, WholeNumber | Code):  # few enough to write all masks now
            masks = [[n for n in range(self.count) if mask >> n & 1] for mask in range(1 << self.count)]
            lists = [[self.form.write(None, n + self.first_value) for n in mask] for mask in masks]
            return f"{bind(lists)}[{value}].copy()"
        name = self.form.source(f"bit + {self.first_value}", bind)
        return f"[{name} for bit in range({self.count}) if {value} >> bit & 1]"

    def read(self, reader: Reader, field_path: str, json_value: Any, state: Any, *index: int) -> int:
        mask = 0
        for value in self.list_form.read(reader, field_path, json_value, state, *index):
            mask |= 1 << (value - self.first_value)
        return mask


class FixedList(Form):
    """A list with one value of each form, held as a tuple; `problem` is what is wrong with one of another length."""

    def __init__(self, *forms: Form, problem: str = "needs-list") -> None:
        self.forms, self.problem = forms, problem

    def schema(self, schemas: Schemas) -> Schema:
        return tuple_schema([form.schema(schemas) for form in self.forms])

    def source(self, value: str, bind: NameBinder) -> str:
        return f"[{', '.join(form.source(f'{value}[{n}]', bind) for n, form in enumerate(self.forms))}]"

    def read(self, reader: Reader, field_path: str, json_value: Any, state: Any, *index: int) -> tuple[Any, ...]:
        if not isinstance(json_value, list) or len(json_value) != len(self.forms):
            raise reader.problem(field_path, self.problem)
        return tuple(
            form.read(reader, field_path, one, state, *index) for form, one in zip(self.forms, json_value, strict=True)
        )


class CountsByKind(Form):
    """How many there are of each kind, as an object of names and numbers; kinds that are left out are 0. `max_counts`
    is one number, or one for each kind. `writes_zeros`: kinds of which there are none are written too."""

    def __init__(self, values: Values, max_counts: int | Sequence[int], *, writes_zeros: bool = False) -> None:
        self.values, self.writes_zeros = values, writes_zeros
        self.max_counts = (max_counts,) * len(values) if isinstance(max_counts, int) else max_counts

    def schema(self, schemas: Schemas) -> Schema:
        return dictionary_schema(schemas.of_values(self.values), schemas.of(int))

    def source(self, value: str, bind: NameBinder) -> str:
        there = "" if self.writes_zeros else " if count"
        return f"{{name: count for name, count in zip({bind(self.values.names)}, {value}){there}}}"

    def read(self, reader: Reader, field_path: str, json_value: Any, state: Any, *index: int) -> list[int]:
        if not isinstance(json_value, Mapping):
            raise reader.problem(field_path, "needs-object")
        counts = [0] * len(self.max_counts)
        for name, count in json_value.items():
            kind = reader.code(f"{field_path}.{name}"[:60], name, self.values)
            if type(count) is not int or not 0 <= count <= self.max_counts[kind]:
                raise reader.problem(f"{field_path}.{name}", "needs-whole", low=0, high=self.max_counts[kind])
            counts[kind] = count
        return counts


def or_null(schema: Schema, is_optional: bool = True) -> Schema:
    """The schema of a value that may be null instead."""
    return {"anyOf": [schema, {"type": "null"}]} if is_optional else schema


# -- fields --------------------------------------------------------------------------------------------------------


class CustomField:
    """A field with functions of its own: `write(position, index)` answers its JSON, `read(reader, position, index)`
    reads it into the position, or raises the problem. Without `read` a title reads it itself. `is_written(position,
    index)`: whether it is written at all."""

    def __init__(
        self,
        name: str,
        write: Callable[..., object],
        read: Callable[..., object] | None = None,
        is_written: Callable[..., bool] | None = None,
    ) -> None:
        self.name = name
        self.write, self.read, self.is_written = write, read, is_written

    def schema(self, schemas: Schemas) -> Schema:
        """The JSON Schema of the field."""
        return schemas.of_result(self.write)

    def write_expression(self, index: str, bind: NameBinder) -> str:
        """An expression that writes the field; `index` is ", index" where there is one."""
        return f"{bind(self.write)}(state{index})"

    def add_reading_lines(self, source: Source, index: str) -> None:
        """Adds the lines that read the field."""
        if self.read is not None:
            source.add(f"{source.bind(self.read)}(reader, state{index})")


class Field(CustomField):
    """A field in a form, held by an attribute of the position.

    :param attribute: its name; a tuple of them where one list holds them all (see :class:`FixedList`). One of a part of
        the position ("lineup.seat") can be written only.
    :param width: so many entries of the attribute belong to each index.
    :param is_shared: the attribute is one for the whole position although the object has an index.
    :param default: what is stored where the field is left out; a value, or a function.
    :param value_for_null: what null stands for, where it is not the same as leaving the field out.
    :param check: called when the field has been read or left out; raises what is wrong with it.
    :param read_elsewhere: the field is written only; a title reads it before there is a position.
    """

    def __init__(
        self,
        name: str,
        form: Form,
        attribute: str | tuple[str, ...],
        *,
        width: int = 0,
        is_shared: bool = False,
        default: Any = UNCHANGED,
        value_for_null: Any = UNCHANGED,
        is_written: Callable[..., bool] | None = None,
        check: Callable[..., object] | None = None,
        read_elsewhere: bool = False,
    ) -> None:
        super().__init__(name, form.write, is_written=is_written)
        self.form, self.attribute, self.width, self.is_shared = form, attribute, width, is_shared
        self.default, self.value_for_null, self.check = default, value_for_null, check
        self.read_elsewhere = read_elsewhere

    def schema(self, schemas: Schemas) -> Schema:
        return self.form.schema(schemas)

    def _index_expression(self, index: str) -> str:
        """What belongs to an index, as it stands behind the attribute."""
        if not index or self.is_shared:
            return ""
        return f"[index * {self.width} : (index + 1) * {self.width}]" if self.width else "[index]"

    def write_expression(self, index: str, bind: NameBinder) -> str:
        if not isinstance(self.attribute, str):
            return self.form.source(f"({', '.join(f'state.{name}' for name in self.attribute)})", bind)
        return self.form.source(f"state.{self.attribute}{self._index_expression(index)}", bind)

    def add_reading_lines(self, source: Source, index: str) -> None:
        if self.read_elsewhere:
            return
        bind, name = source.bind, repr(self.name)
        source.add(f"given = data.get({name})", "if given is not None:")
        source.add(f"value = {bind(self.form.read)}(reader, {name}, given, state{index})", depth=2)
        self._add_storing_lines(source, index)
        if self.value_for_null is not UNCHANGED:
            source.add(f"elif {name} in data:")
            source.add(f"value = {bind(self.value_for_null)}", depth=2)
            self._add_storing_lines(source, index)
        if self.default is not UNCHANGED:
            source.add("else:")
            source.add(f"value = {bind(self.default)}{f'(state{index})' if callable(self.default) else ''}", depth=2)
            self._add_storing_lines(source, index)
        if self.check is not None:
            source.add(f"{bind(self.check)}(reader, state{index})")

    def _add_storing_lines(self, source: Source, index: str) -> None:
        entry = self._index_expression(index)
        if not isinstance(self.attribute, str):
            source.add(f"{', '.join(f'state.{name}' for name in self.attribute)} = value", depth=2)
        elif not entry:
            source.add(f"state.{self.attribute} = value", depth=2)
        else:
            width = self.width or 1
            entries = "*value" if self.width else "value"
            after = f"*held[(index + 1) * {width} :]"
            source.add(
                f"held = state.{self.attribute}",
                f"if type(held) is list: held{entry} = value",
                f"else: state.{self.attribute} = (*held[: index * {width}], {entries}, {after})",
                depth=2,
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
    ) -> None:
        super().__init__(name, fields.write, self._read, is_written)
        self.fields, self.is_filled = fields, is_filled

    def schema(self, schemas: Schemas) -> Schema:
        return or_null(schemas.of_fields(self.fields), self.is_filled is not None)

    def write_expression(self, index: str, bind: NameBinder) -> str:
        written = super().write_expression(index, bind)
        return written if self.is_filled is None else f"({written} if {bind(self.is_filled)}(state{index}) else None)"

    def _read(self, reader: Reader, state: Any, *index: int) -> None:
        child = reader.child(self.name, self.fields.names)
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
        self._fields = fields
        index = ", index" if is_indexed else ""
        source = Source()
        source.add("return {")
        for field in fields:
            written = f"{field.name!r}: {field.write_expression(index, source.bind)}"
            if field.is_written is not None:
                written = f"**({{{written}}} if {source.bind(field.is_written)}(state{index}) else {{}})"
            source.add(f"{written},", depth=2)
        source.add("}")
        self.write: Callable[..., Json] = source.compile_function(f"state{index}")
        """The object, of the position or of an index in it."""
        source = Source()
        source.add("data = reader.data")
        first = {name: number for number, name in enumerate(names_read_first)}
        for field in sorted(fields, key=lambda field: first.get(field.name, len(first))):
            field.add_reading_lines(source, index)
        self.read: Callable[..., None] = source.compile_function(f"reader, state{index}")
        """Reads all fields into the position, with a reader; raises :class:`paddock.core.errors.BadPositionError` for
        the first that is wrong."""

    def reader(self, data: object, path: str) -> Reader:
        """A reader for such an object, which refuses fields that it does not have."""
        return Reader(data, path, self.names)

    def schema(self, schemas: Schemas, without: Collection[str] = ()) -> Schema:
        """The JSON Schema of such an object as it is written, without some of its fields."""
        fields = [field for field in self._fields if field.name not in without]
        optional = [field.name for field in fields if field.is_written is not None]
        return object_schema({field.name: field.schema(schemas) for field in fields}, optional)

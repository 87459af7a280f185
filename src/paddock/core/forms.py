# mypyc: off
"""How values look in JSON: a whole number, a name, a list of names. Fields (:mod:`paddock.core.fields`) are written and
read in these forms; one of a title's own is a subclass of :class:`JsonForm`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any

from paddock.core.decision import ValueSet
from paddock.core.reading import Reader
from paddock.core.schemas import Schema, Schemas, dictionary_schema, tuple_schema

RangeBound = int | Callable[..., int]
"""An end of a range: a number, or a function of the position (and the index)."""
NameBinder = Callable[[object], str]
"""Gives a value that source is to use a name there."""


class FunctionSource:
    """A function that is made from source: its lines, and the values that they name."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.values: dict[str, object] = {}

    def bind(self, value: object) -> str:
        """A name for a value."""
        name = f"value_{len(self.values)}"
        self.values[name] = value
        return name

    def add(self, *lines: str, indent_depth: int = 1) -> None:
        """Some more lines."""
        self.lines += ["    " * indent_depth + line for line in lines]

    def compile_function(self, arguments: str) -> Callable[..., Any]:
        """The function of these lines."""
        exec("\n".join([f"def made({arguments}):", *self.lines]), self.values)
        made: Any = self.values["made"]
        return made  # type: ignore[no-any-return]


class JsonForm:
    """How a value looks in JSON. One of a title's own has a `write` and a `read`. `reads` are the attributes of the
    position that it looks at besides the value itself; None: any."""

    names_read: frozenset[str] | None = frozenset()

    def schema(self, schemas: Schemas) -> Schema:
        """The JSON Schema of a value: what `write` is declared to return, unless a form knows it better."""
        return schemas.schema_of_result(self.write)

    def write_expression(self, value: str, bind: NameBinder) -> str:
        """An expression that writes a value, which is itself an expression; `state` is the position."""
        return f"{bind(self.write)}(state, {value})"

    def write(self, state: Any, value: Any) -> Any:
        """The value as JSON."""
        return self._writer(state, value)

    @cached_property
    def _writer(self) -> Callable[[Any, Any], Any]:
        source = FunctionSource()
        source.add(f"return {self.write_expression('value', source.bind)}")
        return source.compile_function("state, value")

    def read(self, reader: Reader, field_path: str, json_value: Any, state: Any, *index: int) -> Any:
        """The value that is written as `json_value`, which is not null; `field_path` is the field for an error."""
        raise NotImplementedError

    def read_list(self, reader: Reader, field_path: str, json_value: list[Any], state: Any, *index: int) -> list[Any]:
        """The values of a list."""
        return [self.read(reader, f"{field_path}[{n}]", one, state, *index) for n, one in enumerate(json_value)]


class WholeNumberForm(JsonForm):
    """A whole number in a range; `problem` is what is wrong with anything else."""

    def __init__(self, min_value: RangeBound, max_value: RangeBound, problem_code: str = "needs-whole") -> None:
        self.min_value, self.max_value, self.problem_code = min_value, max_value, problem_code

    def schema(self, schemas: Schemas) -> Schema:
        return schemas.schema_of(int)

    def write_expression(self, value: str, bind: NameBinder) -> str:
        return value

    def read(self, reader: Reader, field_path: str, json_value: Any, state: Any, *index: int) -> int:
        low, high = self.min_value, self.max_value
        if not isinstance(low, int):
            low = low(state, *index)
        if not isinstance(high, int):
            high = high(state, *index)
        if type(json_value) is not int or not low <= json_value <= high:
            raise reader.position_error(field_path, self.problem_code, low=low, high=high)
        return json_value

    def read_list(self, reader: Reader, field_path: str, json_value: list[Any], state: Any, *index: int) -> list[int]:
        low, high = self.min_value, self.max_value
        if not isinstance(low, int) or not isinstance(high, int):
            return super().read_list(reader, field_path, json_value, state, *index)
        if all(type(one) is int and low <= one <= high for one in json_value):
            return json_value[:]
        return super().read_list(reader, field_path, json_value, state, *index)


class FlagForm(JsonForm):
    """True or false; `stored_as` is `int` where the position holds 1 or 0."""

    def __init__(self, stored_as: type[int] = bool) -> None:
        self.stored_as = stored_as

    def schema(self, schemas: Schemas) -> Schema:
        return schemas.schema_of(bool)

    def write_expression(self, value: str, bind: NameBinder) -> str:
        return f"bool({value})"

    def read(self, reader: Reader, field_path: str, json_value: Any, state: Any, *index: int) -> int:
        if not isinstance(json_value, bool):
            raise reader.position_error(field_path, "needs-true-false")
        return self.stored_as(json_value)


class NamedCodeForm(JsonForm):
    """A code, by its name; -1 is nothing, and written as null: `optional` says that it may be."""

    def __init__(self, value_set: ValueSet, *, is_optional: bool = False) -> None:
        self.value_set, self.is_optional = value_set, is_optional
        self._codes = {name: code for code, name in enumerate(value_set.names)}

    def schema(self, schemas: Schemas) -> Schema:
        return nullable_schema(schemas.schema_of_values(self.value_set), self.is_optional)

    def write_expression(self, value: str, bind: NameBinder) -> str:
        return f"{bind((*self.value_set.names, None))}[{value}]"  # the last is the one at -1

    def read(self, reader: Reader, field_path: str, json_value: Any, state: Any, *index: int) -> int:
        return reader.read_code(field_path, json_value, self.value_set)

    def read_list(self, reader: Reader, field_path: str, json_value: list[Any], state: Any, *index: int) -> list[int]:
        try:
            return [self._codes[name] for name in json_value]  # hands and piles are the longest lists of a position
        except (KeyError, TypeError):
            return super().read_list(reader, field_path, json_value, state)


class WordChoiceForm(JsonForm):
    """One of some words, held as its number."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = words

    def schema(self, schemas: Schemas) -> Schema:
        return {"enum": list(self.words)}

    def write_expression(self, value: str, bind: NameBinder) -> str:
        return f"{bind(self.words)}[{value}]"

    def read(self, reader: Reader, field_path: str, json_value: Any, state: Any, *index: int) -> int:
        if not isinstance(json_value, str):
            raise reader.position_error(field_path, "needs-text")
        if json_value not in self.words:
            raise reader.position_error(field_path, "needs-one-of", choices=tuple(self.words))
        return self.words.index(json_value)


class NamedRecordForm(WordChoiceForm):
    """One of some records, by its `name`."""

    def __init__(self, records: Sequence[Any]) -> None:
        super().__init__([record.name for record in records])
        self.records = records

    def write_expression(self, value: str, bind: NameBinder) -> str:
        return f"{value}.name"

    def read(self, reader: Reader, field_path: str, json_value: Any, state: Any, *index: int) -> Any:
        return self.records[super().read(reader, field_path, json_value, state)]


class CustomJsonForm(JsonForm):
    """By two functions that may look at the position: `write(position, value)`, and `read(reader, where, given,
    position)`, which raises `reader.problem(where, …)`. Of a list it also gets what is null. `reads` names what `write`
    looks at of the position, separated by spaces."""

    def __init__(
        self,
        write: Callable[[Any, Any], object],
        read: Callable[[Reader, str, Any, Any], Any],
        names_read: str | None = None,
    ) -> None:
        self._write, self._read = write, read
        self.names_read = None if names_read is None else frozenset(names_read.split())

    def schema(self, schemas: Schemas) -> Schema:
        return schemas.schema_of_result(self._write)

    def write_expression(self, value: str, bind: NameBinder) -> str:
        return f"{bind(self._write)}(state, {value})"

    def read(self, reader: Reader, field_path: str, json_value: Any, state: Any, *index: int) -> Any:
        return self._read(reader, field_path, json_value, state)


class ListForm(JsonForm):
    """A list of values of one form. `stored_as` makes of them what the position holds: a tuple, a list, …"""

    def __init__(self, json_form: JsonForm, stored_as: Callable[[list[Any]], Any] = tuple) -> None:
        self.json_form, self.stored_as, self.names_read = json_form, stored_as, json_form.names_read

    def schema(self, schemas: Schemas) -> Schema:
        return {"type": "array", "items": self.json_form.schema(schemas)}

    def write_expression(self, value: str, bind: NameBinder) -> str:
        return f"[{self.json_form.write_expression('one', bind)} for one in {value}]"

    def read(self, reader: Reader, field_path: str, json_value: Any, state: Any, *index: int) -> Any:
        if not isinstance(json_value, list):
            raise reader.position_error(field_path, "needs-list")
        if not json_value:
            return self.stored_as([])
        return self.stored_as(self.json_form.read_list(reader, field_path, json_value, state, *index))


class DistinctListForm(ListForm):
    """A list that has nothing twice; `problem` is what is wrong with one that has."""

    def __init__(self, json_form: JsonForm, problem_code: str, stored_as: Callable[[list[Any]], Any] = tuple) -> None:
        super().__init__(json_form, stored_as)
        self.problem_code = problem_code

    def read(self, reader: Reader, field_path: str, json_value: Any, state: Any, *index: int) -> Any:
        value = super().read(reader, field_path, json_value, state, *index)
        if len(json_value) > 1:
            for n, one in enumerate(json_value):
                if one in json_value[:n]:
                    raise reader.position_error(field_path, self.problem_code, name=one)
        return value


class BitMaskForm(JsonForm):
    """A bit mask, as the list of what its bits stand for: the form's values from `first` on."""

    def __init__(self, json_form: JsonForm, bit_count: int, first_value: int = 0, problem_code: str = "") -> None:
        self.json_form, self.bit_count, self.first_value, self.names_read = (
            json_form,
            bit_count,
            first_value,
            json_form.names_read,
        )
        self.list_form = DistinctListForm(json_form, problem_code) if problem_code else ListForm(json_form)

    def schema(self, schemas: Schemas) -> Schema:
        return self.list_form.schema(schemas)

    def write_expression(self, value: str, bind: NameBinder) -> str:
        if self.bit_count <= 8 and isinstance(
            self.json_form, WholeNumberForm | NamedCodeForm
        ):  # few enough to write all masks now
            masks = [[n for n in range(self.bit_count) if mask >> n & 1] for mask in range(1 << self.bit_count)]
            lists = [[self.json_form.write(None, n + self.first_value) for n in mask] for mask in masks]
            return f"{bind(lists)}[{value}].copy()"
        name = self.json_form.write_expression(f"bit + {self.first_value}", bind)
        return f"[{name} for bit in range({self.bit_count}) if {value} >> bit & 1]"

    def read(self, reader: Reader, field_path: str, json_value: Any, state: Any, *index: int) -> int:
        mask = 0
        for value in self.list_form.read(reader, field_path, json_value, state, *index):
            mask |= 1 << (value - self.first_value)
        return mask


class FixedListForm(JsonForm):
    """A list with one value of each form, held as a tuple; `problem` is what is wrong with one of another length."""

    def __init__(self, *forms: JsonForm, problem_code: str = "needs-list") -> None:
        self.json_forms, self.problem_code = forms, problem_code
        reads = [form.names_read for form in forms]
        self.names_read = None if None in reads else frozenset().union(*filter(None, reads))

    def schema(self, schemas: Schemas) -> Schema:
        return tuple_schema([form.schema(schemas) for form in self.json_forms])

    def write_expression(self, value: str, bind: NameBinder) -> str:
        return f"[{', '.join(form.write_expression(f'{value}[{n}]', bind) for n, form in enumerate(self.json_forms))}]"

    def read(self, reader: Reader, field_path: str, json_value: Any, state: Any, *index: int) -> tuple[Any, ...]:
        if not isinstance(json_value, list) or len(json_value) != len(self.json_forms):
            raise reader.position_error(field_path, self.problem_code)
        return tuple(
            form.read(reader, field_path, one, state, *index)
            for form, one in zip(self.json_forms, json_value, strict=True)
        )


class CountsByKindForm(JsonForm):
    """How many there are of each kind, as an object of names and numbers; kinds that are left out are 0. `max_counts`
    is one number, or one for each kind. `writes_zeros`: kinds of which there are none are written too."""

    def __init__(self, value_set: ValueSet, max_counts: int | Sequence[int], *, writes_zeros: bool = False) -> None:
        self.value_set, self.writes_zeros = value_set, writes_zeros
        self.max_counts = (max_counts,) * len(value_set) if isinstance(max_counts, int) else max_counts

    def schema(self, schemas: Schemas) -> Schema:
        return dictionary_schema(schemas.schema_of_values(self.value_set), schemas.schema_of(int))

    def write_expression(self, value: str, bind: NameBinder) -> str:
        there = "" if self.writes_zeros else " if count"
        return f"{{name: count for name, count in zip({bind(self.value_set.names)}, {value}){there}}}"

    def read(self, reader: Reader, field_path: str, json_value: Any, state: Any, *index: int) -> list[int]:
        if not isinstance(json_value, Mapping):
            raise reader.position_error(field_path, "needs-object")
        counts = [0] * len(self.max_counts)
        for name, count in json_value.items():
            kind = reader.read_code(f"{field_path}.{name}"[:60], name, self.value_set)
            if type(count) is not int or not 0 <= count <= self.max_counts[kind]:
                raise reader.position_error(f"{field_path}.{name}", "needs-whole", low=0, high=self.max_counts[kind])
            counts[kind] = count
        return counts


def nullable_schema(schema: Schema, is_optional: bool = True) -> Schema:
    """The schema of a value that may be null instead."""
    return {"anyOf": [schema, {"type": "null"}]} if is_optional else schema

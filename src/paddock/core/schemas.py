# mypyc: off
"""What clients of a title get, as JSON Schema: views, scenes, previews, events and settings.

The client's types are generated from it, and `tests/conformance/test_schemas.py` holds every title to it. Nothing is
declared for it twice: events and settings are in the game, what a view has of the position is in the codec
(:mod:`paddock.core.fields`), and the part `types` of a title is a module with a `TypedDict` for everything else. There
`EXTENDS` says which of them begin with fields of the codec; those say only what is more or different. So does one that
is called `Settings`:

>>> from typing import TypedDict
>>> class Car(TypedDict):
...     at: tuple[int, int] | None
...     laps: NotRequired[list[int]]
>>> schemas = Schemas({})
>>> schemas.schema_of(Car)
{'$ref': '#/$defs/Car'}
>>> schemas.definitions["Car"]["required"]
['at']
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from types import ModuleType, NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NotRequired,
    Protocol,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from paddock.core.decision import ValueSet
from paddock.core.event import EventSchema
from paddock.core.game import Json, Setting
from paddock.core.title import Title

Schema = dict[str, Any]
JSON_SCHEMA_DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
MAX_NAMES_LISTED: Final = 50
"""Of a set with more values than these the names are not listed: its values are texts."""
Settings = Annotated[dict[str, object], "Settings"]
"""In the types of a title: the settings of its game."""
Event = Annotated[dict[str, object], "Event"]
"""In the types of a title: an event of its game."""
_PLAIN_TYPE_SCHEMAS: Final[dict[object, Schema]] = {
    object: {},
    int: {"type": "integer"},
    float: {"type": "number"},
    str: {"type": "string"},
    bool: {"type": "boolean"},
    NoneType: {"type": "null"},
}


class DescribesItself(Protocol):
    """What knows its own schema: :class:`paddock.core.fields.Fields`."""

    def schema(self, schemas: Schemas, omitted_fields: Collection[str] = ()) -> Schema:
        """The schema of the object, without some of its fields."""


class Schemas:
    """The schemas of a title as they are collected: what has a name is in `definitions`, and referred to."""

    def __init__(self, extends: Mapping[Any, DescribesItself]) -> None:
        self.definitions: Final[dict[str, Schema]] = {}
        self._extends = extends

    def schema_of(self, described_type: Any) -> Schema:
        """The schema of a type."""
        origin, arguments = get_origin(described_type), get_args(described_type)
        if described_type in _PLAIN_TYPE_SCHEMAS:
            return _PLAIN_TYPE_SCHEMAS[described_type]
        if is_typeddict(described_type):
            return self._define(described_type.__name__, lambda: self._typed_dict(described_type))
        if origin is Annotated:
            return self._of_annotated(arguments[1])
        if origin is Literal:
            return {"enum": list(arguments)}
        if origin in (Union, UnionType):
            return {"anyOf": [self.schema_of(each) for each in arguments]}
        if origin is list:
            return {"type": "array", "items": self.schema_of(arguments[0])}
        if origin is tuple:
            return tuple_schema([self.schema_of(each) for each in arguments])
        if origin is dict:
            return dictionary_schema(self.schema_of(arguments[0]), self.schema_of(arguments[1]))
        raise TypeError(f"{described_type} is no type of JSON")

    def _of_annotated(self, meaning: ValueSet | str | Sequence[str]) -> Schema:
        """Values and words are those that there are; a text is the name of a definition."""
        if isinstance(meaning, ValueSet):
            return self.schema_of_values(meaning)
        return _schema_reference(meaning) if isinstance(meaning, str) else {"enum": list(meaning)}

    def schema_of_values(self, value_set: ValueSet) -> Schema:
        """The schema of a value of a set: a number, or its name."""
        if value_set.is_numeric:
            return _PLAIN_TYPE_SCHEMAS[int]
        if value_set.is_range or len(value_set) > MAX_NAMES_LISTED:
            return _PLAIN_TYPE_SCHEMAS[str]
        name = "".join(word.capitalize() for word in value_set.name.replace("-", "_").split("_"))
        return self._define(f"{name}Name", lambda: {"enum": list(value_set.names)})

    def schema_of_fields(self, fields: DescribesItself) -> Schema:
        """The schema of an object with fields of a codec: that of the type that extends them, if there is one."""
        for kind, extended in self._extends.items():
            if extended is fields:
                return self.schema_of(kind)
        return fields.schema(self)

    def schema_of_result(self, called_function: Callable[..., object]) -> Schema:
        """The schema of what a function is declared to return. Raises `TypeError` where that is not said."""
        kind = get_type_hints(called_function, include_extras=True).get("return", object)
        if kind in (object, Json):
            raise TypeError(f"{called_function} does not say what it returns")
        return self.schema_of(kind)

    def add_events(self, events: EventSchema) -> None:
        """Defines `Event`: one of the kinds, told apart by the field `event`."""
        kinds = [
            object_schema(
                {"event": {"const": kind}}
                | {
                    name: _PLAIN_TYPE_SCHEMAS[int] if value_set is None else self.schema_of_values(value_set)
                    for name, value_set in arguments
                }
            )
            for kind, arguments in events.kinds.items()
        ]
        self.definitions["Event"] = {"anyOf": kinds}

    def _define(self, name: str, make_schema: Callable[[], Schema]) -> Schema:
        if name not in self.definitions:
            self.definitions[name] = {}  # it may speak of itself
            self.definitions[name] = make_schema()
        return _schema_reference(name)

    def _typed_dict(self, described_type: Any) -> Schema:
        fields = get_type_hints(described_type, include_extras=True)
        optional = [name for name, field in fields.items() if get_origin(field) is NotRequired]
        own = {
            name: self.schema_of(get_args(field)[0] if name in optional else field) for name, field in fields.items()
        }
        schema = object_schema(own, optional)
        if described_type in self._extends:
            extended = self._extends[described_type].schema(self, omitted_fields=own)
            schema["properties"] = extended["properties"] | own
            schema["required"] = extended["required"] + schema["required"]
        return {"description": described_type.__doc__ or "", **schema}


class SettingFields:
    """The settings of a game as fields of an object."""

    def __init__(self, settings: Sequence[Setting]) -> None:
        self.settings = settings

    def schema(self, schemas: Schemas, omitted_fields: Collection[str] = ()) -> Schema:
        """The schema of all settings, without some of them."""
        return object_schema(
            {
                each.name: {"enum": list(each.choices)} if each.choices else schemas.schema_of(type(each.default))
                for each in self.settings
                if each.name not in omitted_fields
            }
        )


def object_schema(properties: Mapping[str, Schema], optional_names: Collection[str] = ()) -> Schema:
    """The schema of an object that has these fields and no others."""
    return {
        "type": "object",
        "properties": dict(properties),
        "required": [name for name in properties if name not in optional_names],
        "additionalProperties": False,
    }


def tuple_schema(items: Sequence[Schema]) -> Schema:
    """The schema of a list with so many entries."""
    count = len(items)
    return {"type": "array", "prefixItems": list(items), "items": False, "minItems": count, "maxItems": count}


def dictionary_schema(names: Schema, values: Schema) -> Schema:
    """The schema of an object with names of one kind, of which each may be left out."""
    return {"type": "object", "propertyNames": names, "additionalProperties": values}


def _schema_reference(name: str) -> Schema:
    return {"$ref": f"#/$defs/{name}"}


def title_schema(title: Title) -> Schema:
    """A JSON Schema document whose `$defs` are the types of a title: always `Event` and `Settings`, and from its part
    `types` a `View`, a `Scene`, a `Preview` and what they are made of."""
    types = title.part("types", ModuleType)
    declared = vars(types) if types is not None else {}
    settings = SettingFields(title.game.settings)
    schemas = Schemas({**declared.get("EXTENDS", {}), declared.get("Settings"): settings})
    if not is_typeddict(declared.get("Settings")):
        schemas.definitions["Settings"] = settings.schema(schemas)
    schemas.add_events(title.game.events)
    for kind in declared.values():
        if is_typeddict(kind):
            schemas.schema_of(kind)
    return {"$schema": JSON_SCHEMA_DIALECT, "$defs": schemas.definitions}

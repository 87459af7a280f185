"""Reads what people and programs write, field by field, and says exactly which field is wrong and what would be right.

Any title can use this for its positions and settings. What is wrong is a code, said by the message
`problem-<code>` of the core.
"""
# mypyc: off

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from paddock.core.decision import ValueSet, json_excerpt
from paddock.core.errors import BadNotationError, BadPositionError, BadSetupError
from paddock.core.game import Setting

CORE_PROBLEMS: Final = (
    "needs-exactly",
    "needs-list",
    "needs-object",
    "needs-one-of",
    "needs-text",
    "needs-true-false",
    "needs-whole",
    "no-such-field",
    "no-such-setting",
    "no-such-value",
    "players-range",
)
"""The codes that are said in the core's words; a title that uses them needs no message of its own."""

MAX_CHOICES_SHOWN: Final = 8
"""How many of the values that exist are named to somebody who wrote one that does not."""


def with_settings(data: Mapping[str, Any]) -> Mapping[str, Any]:
    """A position, or the first line of a record, with its `settings`; they used to be written as `options`."""
    if "options" not in data or "settings" in data:
        return data
    return {"settings" if field == "options" else field: value for field, value in data.items()}


class Reader:
    """A JSON object at a path of a position. Unknown fields are refused, so that a typing error is not passed over."""

    def __init__(self, data: object, field_path: str, known_fields: Collection[str] = ()) -> None:
        self.field_path = field_path
        if type(data) is not dict and not isinstance(data, Mapping):
            raise BadPositionError(where=field_path or "position", problem="needs-object")
        self.data: Mapping[str, Any] = with_settings(data) if not field_path and "settings" in known_fields else data
        for field in self.data:
            if known_fields and field not in known_fields:
                raise self.position_error(str(field)[:40], "no-such-field", known=tuple(known_fields))

    def position_error(self, field_name: str, problem_code: str, **error_details: object) -> BadPositionError:
        """The error for a field: a code, and what its message needs."""
        where = ".".join(part for part in (self.field_path, field_name) if part)
        return BadPositionError(where=where or "position", problem=problem_code, **error_details)

    def require(self, condition: object, field_name: str, problem_code: str, **error_details: object) -> None:
        """Raises the error for a field unless something holds."""
        if not condition:
            raise self.position_error(field_name, problem_code, **error_details)

    def get(self, field_name: str, default_value: Any) -> Any:
        """The value as it is; null counts as left out."""
        value = self.data.get(field_name)
        return default_value if value is None else value

    def read_whole_number(self, field_name: str, default_value: int, min_value: int, max_value: int) -> int:
        """A whole number in a range."""
        value = self.get(field_name, default_value)
        if (
            isinstance(value, bool)
            or not isinstance(value, int)
            or (value != default_value and not min_value <= value <= max_value)
        ):
            raise self.position_error(field_name, "needs-whole", low=min_value, high=max_value)
        return value

    def read_flag(self, field_name: str, default_value: bool = False) -> bool:
        """True or false."""
        value = self.get(field_name, default_value)
        if not isinstance(value, bool):
            raise self.position_error(field_name, "needs-true-false")
        return value

    def read_text(self, field_name: str, default_value: str) -> str:
        """A word."""
        value = self.get(field_name, default_value)
        if not isinstance(value, str):
            raise self.position_error(field_name, "needs-text")
        return value

    def read_choice(self, field_name: str, default_value: str, choices: Sequence[str]) -> str:
        """One of some words."""
        value = self.read_text(field_name, default_value)
        if value not in choices:
            raise self.position_error(field_name, "needs-one-of", choices=tuple(choices))
        return value

    def read_object(self, field_name: str) -> Mapping[str, Any]:
        """An object, empty if left out."""
        value = self.get(field_name, {})
        if not isinstance(value, Mapping):
            raise self.position_error(field_name, "needs-object")
        return value

    def child_reader(self, field_name: str, known_fields: Collection[str] = ()) -> Reader | None:
        """A reader for an object, or None if it is left out."""
        if self.data.get(field_name) is None:
            return None
        return Reader(
            self.data[field_name], f"{self.field_path}.{field_name}" if self.field_path else field_name, known_fields
        )

    def read_list(self, field_name: str) -> list[Any]:
        """A list, empty if left out."""
        value = self.get(field_name, [])
        if not isinstance(value, list):
            raise self.position_error(field_name, "needs-list")
        return value

    def read_code(self, field_name: str, value_name: object, value_set: ValueSet) -> int:
        """The code of a written value."""
        try:
            return value_set.from_json(value_name)
        except BadNotationError as error:
            shown, more = value_set.shown_names(MAX_CHOICES_SHOWN)
            given = value_name[:40] if isinstance(value_name, str) else json_excerpt(value_name)
            raise self.position_error(field_name, "no-such-value", given=given, choices=shown, more=more) from error


def check_settings(settings: Sequence[Setting], chosen_settings: Mapping[str, object], clause_id: str = "") -> None:
    """Refuses what was chosen for no setting, or what a setting can't be, with a :class:`BadSetupError`.

    `clause_id` is the one that lists the settings; a value that does not fit is refused by the setting's own.
    """
    by_name = {setting.name: setting for setting in settings}
    for name, value in chosen_settings.items():
        setting = by_name.get(name)
        if setting is None:
            raise BadSetupError(where=str(name)[:40], problem="no-such-setting", clause=clause_id, known=tuple(by_name))
        if setting.choices:
            if value not in setting.choices:
                raise BadSetupError(where=name, problem="needs-one-of", clause=setting.clause, choices=setting.choices)
        elif isinstance(setting.default, bool):
            if not isinstance(value, bool):
                raise BadSetupError(where=name, problem="needs-true-false", clause=setting.clause)
        elif isinstance(value, bool) or not isinstance(value, int) or not setting.low <= value <= setting.high:
            raise BadSetupError(
                where=name, problem="needs-whole", clause=setting.clause, low=setting.low, high=setting.high
            )

"""Write what docs/protocol.md says of messages, field by field: `python tools/docs_protocol.py`.

It stands there between two marks, and follows from the declarations of the messages; a test fails where it does not.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from paddock.server.schemas import Schema, protocol_schema

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "protocol.md"
MARKS: Final = ("<!-- messages: written by tools/docs_protocol.py -->\n", "<!-- end of messages -->\n")
FIRST: Final = "FirstMessage"
UNIONS: Final = {"ClientMessage": "The client sends", "ServerMessage": "The server sends", "Update": "An update is"}
"""What is one of several kinds, and how the table of them is headed."""


def type_text(schema: Schema) -> str:
    """A type in short.

    >>> type_text({"type": "array", "items": {"anyOf": [{"type": "integer"}, {"type": "null"}]}})
    '(integer or null)[]'
    """
    if "$ref" in schema or "title" in schema:
        return str(schema.get("title") or schema["$ref"].rpartition("/")[2])
    if "enum" in schema or "const" in schema:
        return " or ".join(
            f'"{each}"' if isinstance(each, str) else str(each).lower()
            for each in schema.get("enum", [schema.get("const")])
        )
    if "anyOf" in schema:
        return " or ".join(type_text(each) for each in schema["anyOf"])
    if schema.get("type") == "array" and "items" in schema:
        item = type_text(schema["items"])
        return f"({item})[]" if " " in item else f"{item}[]"
    return str(schema.get("type", "anything"))


def row(name: str, schema: Schema) -> str:
    """A line of a table: the fields of an object, those that may be missing with a question mark, and what it is."""
    fields = [
        f"`{field}{'' if field in schema.get('required', []) else '?'}`: {type_text(its)}"
        for field, its in schema.get("properties", {}).items()
    ]
    described = " ".join(schema.get("description", "").split())
    return f"| {name} | {', '.join(fields)} | {described} |"


def reference() -> str:
    """All messages, and all that they are made of."""
    schemas = protocol_schema()["$defs"]
    updates = schemas["News"]["properties"]["updates"]["items"]
    unions: dict[str, list[str]] = {
        union: [type_text(each) for each in (updates if union == "Update" else schemas.pop(union))["anyOf"]]
        for union in UNIONS
    }
    unions["ClientMessage"].insert(0, FIRST)
    parts: list[str] = []
    for union, heading in UNIONS.items():
        parts += _table(f"{heading} one of these:", {name: schemas.pop(name) for name in unions[union]})
    return "\n".join([*parts, *_table("They are made of these:", schemas)])


def _table(heading: str, schemas: dict[str, Any]) -> list[str]:
    head = [heading, "", "| kind | fields | what it is |", "| --- | --- | --- |"]
    return [*head, *(row(name, schema) for name, schema in schemas.items()), ""]


def written(page: str) -> str:
    """The page with the reference as it is now."""
    before, _, rest = page.partition(MARKS[0])
    return f"{before}{MARKS[0]}\n{reference()}\n{MARKS[1]}{rest.partition(MARKS[1])[2]}"


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")

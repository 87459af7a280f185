"""What is said by HTTP and on sockets, as JSON Schema: it follows from the types that declare it."""

from __future__ import annotations

import inspect
from collections.abc import Iterable
from typing import Any, get_args

import msgspec

from paddock.match.updates import AnyUpdate
from paddock.server.socket_messages import CLIENT_MESSAGES, SERVER_MESSAGES, FirstMessage

Schema = dict[str, Any]


def component_schemas(kinds: Iterable[Any], ref_template: str = "#/$defs/{name}") -> dict[str, Schema]:
    """The schemas of some types and of all that they are made of, by name."""
    _, schemas = msgspec.json.schema_components(kinds, ref_template=ref_template)
    always_whole = {kind.__name__ for kind in (*SERVER_MESSAGES, *get_args(get_args(AnyUpdate)[0]))}
    for name, schema in schemas.items():
        if "description" in schema:
            schema["description"] = inspect.cleandoc(schema["description"])
        if name in always_whole:  # what need not be given to make one is sent all the same
            fields = schema["properties"]
            schema["required"] = [each for each in fields if each in schema["required"] or "default" in fields[each]]
    return schemas


def protocol_schema() -> Schema:
    """The messages of the socket, both ways: what the client says first and then, and what the server says."""
    sent = [decoder.type for decoder in CLIENT_MESSAGES.values()]
    schemas = component_schemas([FirstMessage, *sent, *SERVER_MESSAGES])
    for name, kinds in (("ClientMessage", sent), ("ServerMessage", SERVER_MESSAGES)):
        schemas[name] = {"anyOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in kinds]}
    return {"$defs": schemas}

"""The description of the API: what the framework finds out of the routes, with the types as the code declares them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, get_args, get_type_hints, is_typeddict

import msgspec
from litestar.handlers import BaseRouteHandler, HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import OpenAPI
from litestar.types import Method

from paddock.server.answers.common import ErrorMessage
from paddock.server.schemas import Schema, component_schemas

SCHEMAS_PATH: Final = "#/components/schemas/"
REFUSAL_RESPONSE: Final[Schema] = {
    "description": "A refusal, or a fault of the server's",
    "content": {"application/json": {"schema": {"$ref": SCHEMAS_PATH + ErrorMessage.__name__}}},
}
OPERATION_NAMES: Final = {
    "answer_proposal": "agree", "ask_bot_in_sandbox": "try_bot", "best_results": "records", "building_material": "box",
    "change_password": "password", "check_design": "look", "close_table": "close", "daily_challenge": "one_daily",
    "decide_in_sandbox": "try_decision", "delete_account": "delete_me", "delete_sandbox": "drop_branch",
    "design_of_code": "decoded", "explain_refusal": "why", "game_record": "record", "get_sandbox": "one_branch",
    "get_table": "one_table", "health_check": "health", "leave_seat": "stand", "list_tables": "tables",
    "my_account": "me", "new_invitation": "invite", "open_account": "accounts", "open_sandbox": "branch",
    "other_static_file": "other_file", "record_verification": "verify", "results_at_table": "at_table",
    "send_chat": "say", "sign_in": "sessions", "start_game": "start", "table_scene": "scene",
    "take_back_in_sandbox": "try_back", "take_seat": "sit", "time_sheet": "sheet", "translations": "words",
    "updates_after": "log",
}  # fmt: skip
"""What the schema calls the operations of handlers that have another name: programs that were made from it know them
so."""


def operation_id(handler: HTTPRouteHandler, method: Method, path: list[Any]) -> str:
    """What the schema calls an operation: the parts of its path, and a name."""
    own_name, name = handler.handler_name, OPERATION_NAMES.get(handler.handler_name, handler.handler_name)
    full = OpenAPIConfig.operation_id_creator(handler, method, path)
    return full.removesuffix(own_name.title().replace("_", "")) + name.title().replace("_", "")


@dataclass
class ApiDescription(OpenAPIConfig):
    """How the API is described; `handlers` are those whose types are declared."""

    handlers: Sequence[BaseRouteHandler] = field(default_factory=list)

    def to_openapi_schema(self) -> OpenAPI:
        return ApiDocument(vars(super().to_openapi_schema()), self.handlers)


class ApiDocument(OpenAPI):
    """The description itself. Any request can be refused, and always in the same form."""

    def __init__(self, parts: dict[str, Any], handlers: Sequence[BaseRouteHandler]) -> None:
        super().__init__(**parts)
        self._handlers = handlers

    def to_schema(self) -> dict[str, Any]:
        document = super().to_schema()
        document["components"]["schemas"] = api_schemas(self._handlers)
        for operations in document["paths"].values():
            for operation in operations.values():
                operation["responses"].pop("400", None)
                operation["responses"]["default"] = REFUSAL_RESPONSE
        return document


def api_schemas(handlers: Iterable[BaseRouteHandler]) -> dict[str, Schema]:
    """The schemas of all that is asked and answered, by name."""
    kinds: dict[type, None] = {ErrorMessage: None}
    for handler in handlers:
        if isinstance(handler, HTTPRouteHandler):
            types = get_type_hints(handler.fn)
            own = [spec.data_container for spec in (handler.responses or {}).values()]
            kinds |= dict.fromkeys(_declared_in([types["return"], types.get("data"), *own]))
    return component_schemas(kinds, SCHEMAS_PATH + "{name}")


def _declared_in(annotations: Iterable[Any]) -> Iterator[type]:
    """The types with a name of which others are made."""
    for each in annotations:
        if is_typeddict(each) or (isinstance(each, type) and issubclass(each, msgspec.Struct)):
            yield each
        else:
            yield from _declared_in(get_args(each))

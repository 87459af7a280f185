"""Whatever the server says in a test is what it declares: every answer to a request, every message on a socket."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import httpx
import jsonschema_rs
import msgspec

from paddock.server.app import make_app
from paddock.server.schemas import protocol_schema
from paddock.server.settings import Settings

Schema = dict[str, Any]


def closed(node: Any) -> Any:
    """A schema by which an object has no fields but those that are named."""
    if isinstance(node, list):
        return [closed(each) for each in node]
    if not isinstance(node, dict):
        return node
    shut = {key: closed(value) for key, value in node.items()}
    return shut if "properties" not in shut else {"additionalProperties": False, **shut}


@cache
def api() -> Schema:
    """The description of the API."""
    document: Schema = msgspec.json.decode(msgspec.json.encode(make_app(Settings()).openapi_schema.to_schema()))
    return document


@cache
def paths() -> list[tuple[re.Pattern[str], Schema]]:
    """The addresses and what can be asked there; one without names before those with."""
    ordered = sorted(api()["paths"].items(), key=lambda item: item[0].count("{"))
    return [(re.compile(re.sub(r"{\w+}", "[^/]+", path)), operations) for path, operations in ordered]


@cache
def validator(schema: bytes) -> jsonschema_rs.Draft202012Validator:
    return jsonschema_rs.Draft202012Validator(closed(msgspec.json.decode(schema)))


def declared_content(method: str, path: str, status: int) -> Schema | None:
    """What an answer has in it, by media type; None for an address that is not of the API."""
    for pattern, operations in paths():
        if pattern.fullmatch(path) and method in operations:
            responses = operations[method]["responses"]
            content: Schema = responses.get(str(status), responses["default"]).get("content", {})
            return content
    return None


async def check_answer(response: httpx.Response) -> None:
    """Raises `AssertionError` if an answer is not of the form that the API declares for it."""
    request = response.request
    content = declared_content(request.method.lower(), request.url.path, response.status_code)
    if content is None or response.status_code == 304:
        return
    body = await response.aread()
    media_type = response.headers.get("content-type", "").partition(";")[0]
    asked = f"{request.method} {request.url.path} {response.status_code}"
    assert body == b"" if not content else media_type in content, f"{asked} {media_type}"
    if media_type == "application/json":
        whole = {"components": api()["components"], **content[media_type]["schema"]}
        errors = [
            f"{each.instance_path}: {each.message[:300]}"
            for each in validator(msgspec.json.encode(whole)).iter_errors(msgspec.json.decode(body))
        ]
        assert not errors, f"{asked}: {errors[:3]}"


@cache
def _messages() -> jsonschema_rs.Draft202012Validator:
    return jsonschema_rs.Draft202012Validator(closed({"$ref": "#/$defs/ServerMessage", **protocol_schema()}))


def check_message(message: Any) -> None:
    """Raises `AssertionError` for a message that is of no kind that sockets are sent."""
    assert _messages().is_valid(message), f"of no kind: {str(message)[:600]}"

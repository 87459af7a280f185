"""The description of the API tells what is answered, and whatever is answered in these tests is held to it."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import httpx
import msgspec
import pytest

from tests.server.declared import api, check_answer, check_message

OWN = {"get /api/titles/{title}/scene", "get /api/titles/{title}/workshop", "get /api/tables/{match}/scene"}
"""What a title answers in a form of its own."""
SAVE = "get /api/campaigns/{campaign}/save"


def answers() -> list[tuple[str, str, Any]]:
    return [
        (f"{method} {path}", status, answer.get("content", {}))
        for path, operations in api()["paths"].items()
        for method, operation in operations.items()
        for status, answer in operation["responses"].items()
    ]


def test_every_answer_has_a_type_with_a_name_and_every_refusal_the_same() -> None:
    free = {
        asked
        for asked, _, content in answers()
        if "$ref" not in str(content.get("application/json", {}).get("schema", {"$ref": ""}))
    }
    assert free == {*OWN, SAVE}
    refusals = {str(content) for _, status, content in answers() if status == "default"}
    assert len(refusals) == 1
    assert "ErrorMessage" in refusals.pop()
    assert all(status in ("200", "201", "204", "503", "default") for _, status, _ in answers())


def test_every_type_that_is_named_is_there() -> None:
    named = set(re.findall(r"#/components/schemas/(\w+)", msgspec.json.encode(api()).decode()))
    assert len(named) > 80
    assert named - api()["components"]["schemas"].keys() == set()


@pytest.mark.parametrize(
    ("body", "problem"),
    [
        ({"name": "Ann", "devices": 1, "tables": 0}, ""),
        ({"name": "Ann", "devices": 1}, '"tables" is a required property'),
        ({"name": "Ann", "devices": 1, "tables": 0, "password": "x"}, "password"),
        ({"name": "Ann", "devices": "one", "tables": 0}, "devices"),
    ],
)
def test_an_answer_with_less_or_more_or_something_else_is_noticed(body: Any, problem: str) -> None:
    answer = httpx.Response(200, json=body, request=httpx.Request("GET", "http://127.0.0.1/api/me"))
    if not problem:
        asyncio.run(check_answer(answer))
        return
    with pytest.raises(AssertionError, match=problem):
        asyncio.run(check_answer(answer))


def test_a_message_of_no_kind_is_noticed() -> None:
    check_message({"id": "x", "done": True, "number": 7})
    for wrong in ({"id": "x", "done": False}, {"id": "x"}, {"pong": 1, "more": 1}, {"trouble": "disk"}, {}):
        with pytest.raises(AssertionError, match="of no kind"):
            check_message(wrong)

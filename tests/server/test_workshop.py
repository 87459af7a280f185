"""The workshop over HTTP: the box, a design as the rules see it, codes, and everything that is no design."""

from __future__ import annotations

import json
from typing import Any

import pytest

from paddock.core.translations import LANGUAGES
from paddock.games.rallyman_gt.views.workshop import WORKSHOP
from tests.server.guests import Hall, in_hall

AT = "/api/titles/rallyman_gt/workshop"
SMALL = ["102b", "111b", "105b", "103b", "111b", "105b"]
CODE = WORKSHOP.sharing_code({"tiles": SMALL})
WRONG = CODE[:-1] + ("7" if CODE[-1] != "7" else "8")


@in_hall()
async def test_a_title_says_what_its_workshop_builds(at: Hall) -> None:
    titles = (await at.http.get("/api/titles")).json()
    told = {each["title"]: each["workshop"] for each in titles}
    assert (told["rallyman_gt"], told["roborally"]) == ("circuit", None)


@in_hall()
async def test_the_box_is_packed_and_kept_by_clients(at: Hall) -> None:
    first = await at.http.get(AT, headers={"accept-encoding": "gzip"})
    assert first.json()["pieces"][0]["number"] == "102"
    assert first.headers["content-encoding"] == "gzip"
    again = await at.http.get(AT, headers={"accept-encoding": "gzip", "if-none-match": first.headers["etag"]})
    assert again.status_code == 304


@in_hall()
async def test_a_design_is_looked_at_by_the_rules(at: Hall) -> None:
    found = await at.post(AT, {"design": {"name": "Hairpins", "tiles": SMALL[:5]}})
    assert found["design"] == {"name": "Hairpins", "tiles": SMALL[:5]}
    (problem,) = found["problems"]
    assert problem["clause"] == "RG-20.3"
    assert problem["details"]["problem"] == "does-not-close"
    assert problem["details"]["where"] == "tiles[4]"
    assert "does not lead back" in problem["message"]
    closing = [offer["tile"] for offer in found["offers"] if offer["closes"]]
    assert "105b" in closing
    refused = next(offer for offer in found["offers"] if offer["tile"] == "103a")
    assert refused["problem"]["details"]["problem"] == "lanes-differ"
    assert found["facts"]["end"]["lanes"] == 2
    assert len(found["scene"]["tiles"]) == 5
    whole = await at.post(AT, {"design": {"tiles": SMALL}, "at": 2, "instead": True})
    assert (whole["problems"], whole["code"]) == ([], CODE)
    assert next(offer for offer in whole["offers"] if offer["tile"] == "105b")["problem"] is None
    nothing = await at.post(AT, {"design": {"tiles": ["103b", "104b"]}})
    assert nothing["code"] is None


@in_hall()
async def test_a_code_is_opened_and_a_race_begins_on_it(at: Hall) -> None:
    found = await at.get(f"{AT}/codes/{CODE.lower()}")
    assert found == {"design": {"tiles": SMALL}, "code": CODE}
    for circuit in (CODE, {"name": "Hairpins", "tiles": SMALL}):
        body = {"title": "rallyman_gt", "seats": [{"who": "me", "name": "Ann"}], "settings": {"circuit": circuit}}
        opened = await at.post("/api/tables", {**body, "start": True})
        assert opened["table"]["view"]["circuit"]["tiles"] == SMALL
        scene = await at.get(f"/api/tables/{opened['match']}/scene", opened["token"])
        assert [tile["tile"] for tile in scene["tiles"]] == SMALL
    assert (await at.get(f"/api/titles/rallyman_gt/scene?circuit={CODE}"))["minutes"] == 12


BAD: list[tuple[str, str, Any, int, str]] = [
    ("POST", AT, {"design": {"tiles": ["102b", "999z"]}}, 400, "no-such-tile"),
    ("POST", AT, {"design": {"tiles": []}}, 400, "tile-count"),
    ("POST", AT, {"design": {"tiles": ["102b"] * 400}}, 400, "tile-count"),
    ("POST", AT, {"design": {}}, 400, "circuit-form"),
    ("POST", AT, {"design": {"tiles": SMALL, "id": 1}}, 400, "no-such-field"),
    ("POST", AT, {"design": []}, 400, ""),
    ("POST", AT, {"design": {"tiles": SMALL}, "at": -1}, 400, ""),
    ("POST", AT, {}, 400, ""),
    ("GET", f"{AT}/codes/{WRONG}", None, 400, "code-typo"),
    ("GET", f"{AT}/codes/{CODE}{CODE}", None, 400, ""),
    ("GET", f"{AT}/codes/{'1' * 900}", None, 400, "code-length"),
    ("GET", f"{AT}/codes/%00", None, 400, "code-sign"),
    ("GET", "/api/titles/roborally/workshop", None, 404, ""),
    ("GET", "/api/titles/chess/workshop", None, 404, ""),
    (
        "POST",
        "/api/tables",
        {"title": "rallyman_gt", "seats": [{"who": "me"}], "settings": {"circuit": WRONG}},
        400,
        "",
    ),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_no_design_is_refused_in_words(language: str, tmp_path: Any) -> None:
    @in_hall()
    async def ask(at: Hall) -> None:
        for method, path, body, status, problem in BAD:
            found = await at.ask(method, path, body, accept_language=language)
            assert found.status_code == status, (path, found.text)
            told = found.json()
            assert told["message"], path
            assert "problem-" not in told["message"], told
            assert problem in ("", told["details"].get("problem")), told
            if problem:
                assert told["clause"] == "RG-20.3"

    ask(tmp_path)


@in_hall()
async def test_broken_json_and_ten_megabytes_are_refused_and_nothing_happens(at: Hall) -> None:
    headers = {"content-type": "application/json"}
    broken = await at.http.post(AT, content=b'{"design": {"tiles": ["102b"', headers=headers)
    assert (broken.status_code, broken.json()["code"]) == (400, "bad-request")
    deep = await at.http.post(AT, content=b'{"design":' + b"[" * 30_000, headers=headers)
    assert deep.status_code == 400
    large = json.dumps({"design": {"tiles": ["103b"] * 1_300_000}}).encode()
    assert len(large) > 10_000_000
    answer = await at.http.post(AT, content=large, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
    assert (await at.post(AT, {"design": {"tiles": SMALL}}))["code"] == CODE

"""What a client is told once about a title: its words, its vocabulary, its rules and how its tables look."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from paddock.bots.policy import FOLDER_VARIABLE
from paddock.clauses import clause_ids, rulebook
from paddock.core.registry import game
from paddock.core.translations import LANGUAGES
from paddock.core.vocabulary import vocabulary
from paddock.games.roborally.components.content import COURSE_DATA
from tests.server.guests import Hall, in_hall

GAME = game("roborally")


@in_hall()
async def test_words_vocabulary_rules_and_scenes_are_kept_by_clients_and_packed(at: Hall) -> None:
    for path, keep in (
        ("/api/words/core/fr", "no-cache"),
        ("/api/words/roborally/en", "no-cache"),
        ("/api/titles/roborally/vocabulary", "no-cache"),
        ("/api/titles/roborally/rules/fr", "no-cache"),
        ("/api/titles/roborally/scene?course=dizzy_dash", "public, max-age=3600"),
    ):
        first = await at.http.get(path, headers={"accept-encoding": "gzip"})
        assert first.status_code == 200, path
        assert first.headers["cache-control"] == keep
        assert first.headers["content-encoding"] == "gzip"
        assert int(first.headers["content-length"]) < len(first.content) / 2
        plain = await at.http.get(path, headers={"accept-encoding": "identity"})
        assert plain.content == first.content
        assert plain.headers["etag"] != first.headers["etag"]
        known = {"accept-encoding": "gzip", "if-none-match": first.headers["etag"]}
        again = await at.http.get(path, headers=known)
        assert (again.status_code, again.content) == (304, b"")


@in_hall()
async def test_a_policy_is_offered_as_soon_as_it_is_there(at: Hall) -> None:
    async def offered() -> list[str]:
        titles = (await at.http.get("/api/titles")).json()
        return [bot for title in titles if title["title"] == "roborally" for bot in title["bots"]]

    with TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as environment:
        environment.setenv(FOLDER_VARIABLE, folder)
        before = await offered()
        (Path(folder) / "roborally.mine.onnx").touch()
        assert await offered() == [*before, "mine"]


@in_hall()
async def test_the_words_are_fluent_text(at: Hall) -> None:
    for language in LANGUAGES:
        answer = await at.http.get(f"/api/words/roborally/{language}")
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        assert "event-turn =" in answer.text


@in_hall()
async def test_the_vocabulary_is_that_of_the_title(at: Hall) -> None:
    told = await at.get("/api/titles/roborally/vocabulary")
    assert told == vocabulary(GAME)
    assert told["decisions"]["place"] == {
        "args": [["register", "register"], ["card", "card"]],
        "quiet": True,
        "formality": False,
        "always_legal": False,
    }


@in_hall()
async def test_the_rules_are_told_by_clause(at: Hall) -> None:
    english = await at.get("/api/titles/roborally/rules/en")
    assert (english["title"], english["language"]) == ("roborally", "en")
    chapter = english["chapters"][3]
    assert (chapter["id"], chapter["name"]) == ("RR-4", "Programming and the timer")
    assert chapter["clauses"][0]["id"] == "RR-4.1"
    assert chapter["clauses"][0]["text"].startswith("All players program at the same time")
    french = await at.get("/api/titles/roborally/rules/fr")
    assert french["language"] == rulebook("roborally", "fr")[0]

    def ids(book: dict[str, Any]) -> list[str]:
        return [clause["id"] for chapter in book["chapters"] for clause in chapter["clauses"]]

    assert ids(french) == ids(english)
    assert len(ids(english)) == len(set(ids(english))) > 200
    assert clause_ids("\n".join(f"- {each}" for each in ids(english))) == ids(english)


@in_hall()
async def test_the_scene_is_drawn_from_the_settings_in_the_query(at: Hall) -> None:
    for course in list(COURSE_DATA)[:5]:
        found = await at.get(f"/api/titles/roborally/scene?course={course}&play_on=yes&lives=4&language=fr")
        assert found == GAME.scene({"course": course})
    assert (await at.get("/api/titles/roborally/scene"))["course"] == "risky_exchange"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_not_there_is_said_in_words(language: str, tmp_path: Any) -> None:
    @in_hall()
    async def ask(at: Hall) -> None:
        for path, status, code in (
            ("/api/titles/chess/vocabulary", 404, "unknown-title"),
            ("/api/titles/chess/rules/en", 404, "unknown-title"),
            ("/api/titles/chess/scene", 404, "unknown-title"),
            ("/api/titles/roborally/rules/de", 400, "unknown-language"),
            ("/api/words/roborally/de", 400, "unknown-language"),
            ("/api/titles/roborally/scene?course=nowhere", 400, "bad-setup"),
            ("/api/titles/roborally/scene?course=own", 400, ""),
            ("/api/titles/roborally/scene?lives=9", 400, "bad-setup"),
            ("/api/titles/roborally/scene?lives=x", 400, "bad-setup"),
            ("/api/titles/roborally/scene?colour=red", 400, ""),
            ("/api/titles/roborally/scene?course=" + "x" * 2000, 400, "bad-setup"),
            ("/api/titles/roborally/nothing", 404, "no-page"),
        ):
            answer = await at.http.get(path, headers={"accept-language": language})
            assert answer.status_code == status, (path, answer.text)
            assert code in ("", answer.json()["code"]), path
            assert answer.json()["message"], path
            assert "{" not in answer.json()["message"], path

    ask(tmp_path)

"""What may be done, ranked for whoever asks; and finished games looked at again, by everybody who may watch."""

from __future__ import annotations

from typing import Any

from paddock.match.match import Match
from paddock.server.bot_pool import BotFailure
from paddock.server.bot_worker import BotAnswer, BotQuestion
from paddock.store import StoreUnavailableError
from tests.effort import EFFORT
from tests.server.guests import Hall, in_hall

RALLY: dict[str, Any] = {"title": "classic_rally", "settings": {}}
RACE: dict[str, Any] = {"title": "rallyman_gt", "settings": {"circuit": "1"}}
"""Its bots have nothing to look up before they think."""


async def finished(at: Hall) -> tuple[str, str, str]:
    """A rally that went on for some decisions until both gave up."""
    match, ann, bob = await at.pair(**RALLY)
    for _ in range(6):
        for token in (ann, bob):
            legal = (await at.get(f"/api/tables/{match}", token))["legal"]
            if legal:
                await at.post(f"/api/tables/{match}/decisions", {"do": legal[0]}, token)
    for token in (bob, ann):
        await at.post(f"/api/tables/{match}/resign", {}, token)
    return match, ann, bob


@in_hall()
async def test_a_hint_ranks_what_may_be_done(at: Hall) -> None:
    match, ann, bob = await at.pair(**(RALLY if EFFORT.long else RACE))
    table_view = await at.get(f"/api/tables/{match}", ann)
    token = ann if 0 in table_view["waiting"] else bob
    legal = (await at.get(f"/api/tables/{match}", token))["legal"]
    hint = await at.post("/api/hints", {"match": match}, token)
    ranking = hint["ranking"]
    assert 1 < len(ranking) <= 5
    assert {each["do"] for each in ranking} <= set(legal)
    assert (hint["do"], hint["reason"]) == (ranking[0]["do"], ranking[0]["reason"])
    chances = [each["chance"] for each in ranking]
    assert all(0.0 <= chance <= 1.0 for chance in chances)
    assert all(each["decision"] and each["reason"] for each in ranking)


@in_hall()
async def test_a_finished_game_is_looked_at_again(at: Hall) -> None:
    match, ann, bob = await at.pair(**RALLY)
    running = await at.ask("GET", f"/api/tables/{match}/analysis", None, ann)
    assert (running.status_code, running.json()["code"]) == (403, "still-running")

    match, ann, bob = await finished(at)
    path = f"/api/tables/{match}/analysis"
    found = await at.get(path, ann)
    assert found["points"][-1]["chances"] == [0.0, 0.0], "nobody has won"
    last = (await at.get(f"/api/tables/{match}", ann))["number"]
    updates = [point["update"] for point in found["points"]]
    assert updates == sorted(updates)
    assert updates[-1] <= last
    told = (await at.get(f"/api/tables/{match}/log?after={found['turning'][-1]['update'] - 1}&limit=1", ann))["updates"]
    assert told[0]["events"], "the note of a turning point tells what happened"
    assert (await at.ask("GET", path)).status_code == 403, "a private table is nobody else's"

    french = await at.ask("GET", path, None, bob, accept_language="fr")
    assert french.json()["points"] == found["points"], "thought about once, told in any language"
    assert french.json()["turning"][-1]["story"] != found["turning"][-1]["story"]


@in_hall()
async def test_what_goes_wrong_with_an_analysis_is_said_and_can_be_tried_again(at: Hall) -> None:
    match, ann, _ = await finished(at)
    asked: list[BotQuestion] = []

    async def nothing(question: BotQuestion) -> BotAnswer:
        asked.append(question)
        return BotAnswer()

    at.context.analyses._bots.ask = nothing  # type: ignore[method-assign, assignment]
    for _time in range(2):
        answer = await at.ask("GET", f"/api/tables/{match}/analysis", None, ann)
        assert (answer.status_code, answer.json()["code"]) == (404, "no-analysis")
    people = [question.person_seats for question in asked]
    assert people == [[0, 1]], "what has nothing to show is not thought about again"


@in_hall()
async def test_an_analysis_for_which_the_store_did_not_answer_is_made_by_the_next_who_asks(at: Hall) -> None:
    match, ann, _ = await finished(at)
    history, asked = at.context.analyses._history, list[str]()

    async def gone(match_id: str, last_row: int) -> Match:
        asked.append(match_id)
        raise StoreUnavailableError(place="here", seconds=0, detail="")

    whole = history.full_match
    history.full_match = gone  # type: ignore[method-assign]
    answer = await at.ask("GET", f"/api/tables/{match}/analysis", None, ann)
    assert (answer.status_code, answer.json()["code"], asked) == (503, "busy", [match])
    history.full_match = whole  # type: ignore[method-assign]
    assert (await at.get(f"/api/tables/{match}/analysis", ann))["points"]


@in_hall()
async def test_an_analysis_that_failed_may_be_had_by_whoever_asks_again(at: Hall) -> None:
    match, ann, _ = await finished(at)
    bots = at.context.analyses._bots
    whole = bots.ask

    async def failing(question: BotQuestion) -> BotAnswer:
        raise BotFailure("late", "")

    bots.ask = failing  # type: ignore[method-assign, assignment]
    answer = await at.ask("GET", f"/api/tables/{match}/analysis", None, ann)
    assert (answer.status_code, answer.json()["code"]) == (503, "busy")
    bots.ask = whole  # type: ignore[method-assign]
    assert (await at.get(f"/api/tables/{match}/analysis", ann))["points"]

"""A game after its end: told again from its log, shared, counted and proved; and how any table looks."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from paddock.core.chance import FairChance
from paddock.core.game_session import GameSession
from paddock.core.record import Record, Step
from paddock.core.registry import game
from paddock.games.roborally.game import GAME
from paddock.server.routes.history import fairness_proof
from tests.server.guests import SHORT, Hall, in_hall

LONG = 400


async def played(at: Hall, *, public: bool = False, seed: int = 1) -> dict[str, Any]:
    """A game of two people to its end: with steps taken back, a journey back by agreement, and chat."""
    opened = await at.open("me:Ann", "here:Bob", public=public, start=True)
    match, token = opened["match"], opened["token"]
    chance = random.Random(seed)
    for count in range(LONG):
        sights = [await at.get(f"/api/tables/{match}?seat={seat}", token) for seat in (0, 1)]
        if sights[0]["status"] == "over":
            break
        seat = chance.choice([seat for seat in (0, 1) if sights[seat]["legal"]])
        if count == 30:
            await at.post(f"/api/tables/{match}/proposals", {"what": "back", "to": 10, "seat": 0}, token)
        elif count == 60:
            await at.post(f"/api/tables/{match}/chat", {"text": "Oops", "seat": 1}, token)
        elif count > 90:
            await at.post(f"/api/tables/{match}/resign", {"seat": 1}, token)
        elif sights[seat]["take_back"] and chance.random() < 0.2:
            await at.post(f"/api/tables/{match}/take_back", {"seat": seat}, token)
        else:
            do = chance.choice(sights[seat]["legal"])
            await at.post(f"/api/tables/{match}/decisions", {"do": do, "seat": seat}, token)
    return opened


async def watched(at: Hall, path: str, invitation: str) -> Any:
    return await at.ask("GET", path, None, None, x_paddock_invitation=invitation)


async def story(at: Hall, match: str, seat: int | None, **headers: str) -> list[dict[str, Any]]:
    """All updates of a viewer, page by page."""
    updates: list[dict[str, Any]] = []
    who = "" if seat is None else f"&seat={seat}"
    while True:
        path = f"/api/tables/{match}/log?after={len(updates)}&limit=40{who}"
        page = (await at.ask("GET", path, None, **headers)).json()
        updates += page["updates"]
        if len(updates) == page["last"]:
            return updates


@in_hall()
async def test_a_finished_game_is_stepped_through_from_its_log_and_its_moments(at: Hall) -> None:
    opened = await played(at)
    match, token = opened["match"], opened["token"]
    at.context.match_service.live_matches.clear()
    spectator = {"x_paddock_invitation": opened["invitation"]}
    for seat, headers in ((0, {"token": token}), (1, {"token": token}), (None, spectator)):
        updates = await story(at, match, seat, **headers)
        assert [note["number"] for note in updates] == list(range(1, len(updates) + 1))
        began = next(note["number"] for note in updates if note["kind"] == "started")
        who = "" if seat is None else f"?seat={seat}"
        view: dict[str, Any] = {}
        turns: list[int] = []
        for note in updates[began - 1 :]:
            answer = await at.ask("GET", f"/api/tables/{match}/moments/{note['number']}{who}", None, **headers)
            assert answer.status_code == 200, answer.text
            view = answer.json()["view"]
            turns += [event["turn"] for event in note.get("events", ()) if event["event"] == "turn"]
            if note["kind"] in ("proposed", "answered"):
                turns.append(view["turn"])  # everybody went back
            assert view["turn"] == turns[-1]
            for robot in view["robots"]:
                hidden = robot["seat"] != seat and note["number"] < len(updates)
                assert not hidden or isinstance(robot["hand"], int)
        last = (await at.ask("GET", f"/api/tables/{match}{who}", None, **headers)).json()
        assert last["status"] == "over"
        assert view == last["view"]


@in_hall()
async def test_a_moment_is_shared_by_the_number_that_spectators_know_it_by(at: Hall) -> None:
    opened = await played(at, public=True)
    match, token = opened["match"], opened["token"]
    public = await story(at, match, None)
    own = await story(at, match, 0, token=token)
    spectators = {
        note["number"]: (await at.get(f"/api/tables/{match}/moments/{note['number']}"))
        for note in public
        if note["number"] > 3
    }
    assert all(number == moment["shared"] for number, moment in spectators.items())
    told = 0
    for note in own:
        own_alone = ("number", "do", "to", "events", "changes")
        is_public = {key: value for key, value in note.items() if key not in own_alone} == {
            key: value for key, value in public[told].items() if key not in own_alone
        }
        told += is_public
        if note["number"] <= 3:
            continue
        moment = await at.get(f"/api/tables/{match}/moments/{note['number']}?seat=0", token)
        assert moment["shared"] == told, "as many updates as the seat knows to be everybody's"
        assert moment["shared"] in spectators
        if is_public:
            then = spectators[moment["shared"]]["view"]
            assert then["turn"] == moment["view"]["turn"]
            where = [(robot.get("x"), robot.get("y"), robot.get("facing")) for robot in then["robots"]]
            assert where == [
                (robot.get("x"), robot.get("y"), robot.get("facing")) for robot in moment["view"]["robots"]
            ]
        if told == len(public):
            break


@in_hall()
async def test_a_private_table_is_watched_after_its_end_with_its_invitation_only(at: Hall) -> None:
    opened = await played(at)
    match, invitation = opened["match"], opened["invitation"]
    for path in ("", "/log", "/moments/5", "/record", "/verify", "/statistics", "/scene"):
        stranger = await at.ask("GET", f"/api/tables/{match}{path}")
        assert (stranger.status_code, stranger.json()["code"]) == (403, "private"), path
        assert (await watched(at, f"/api/tables/{match}{path}", invitation)).status_code == 200, path
        wrong = await watched(at, f"/api/tables/{match}{path}", "pi1.nonsense")
        assert wrong.json()["code"] == "bad-invitation", path
    assert (await at.ask("GET", "/api/tables/abcdefghjkmn/scene")).json()["code"] == "no-table"
    assert (await at.ask("GET", "/api/tables/abcdefghjkmn/verify")).json()["code"] == "no-table"


@in_hall()
async def test_a_finished_game_is_proved(at: Hall) -> None:
    opened = await played(at, public=True)
    found = await at.get(f"/api/tables/{opened['match']}/verify")
    table_view = await at.get(f"/api/tables/{opened['match']}")
    assert (found["fair"], found["finished"], found["problem"]) == (True, True, None)
    assert found["commitment"] == opened["table"]["commitment"] == table_view["commitment"]
    assert found["seed"] == table_view["seed"]
    assert found["steps"] > 10
    assert found["went_back"] == 1
    assert found["chances"] == sum(found["drawn"].values()) > 18
    assert {"deal", "first-player"} <= set(found["drawn"])


@in_hall()
async def test_nothing_is_proved_or_counted_before_the_end(at: Hall) -> None:
    opened = await at.open("me:Ann", "here:Bob", public=True)
    match = opened["match"]
    for path in ("verify", "statistics"):
        assert (await at.ask("GET", f"/api/tables/{match}/{path}")).json()["code"] == "not-started"
    await at.post(f"/api/tables/{match}/start", {}, opened["token"])
    for path in ("verify", "statistics"):
        answer = await at.ask("GET", f"/api/tables/{match}/{path}", None, opened["token"])
        assert (answer.status_code, answer.json()["code"]) == (403, "still-running")


def recorded() -> Record:
    """A fair game of a few steps, on paper."""
    game_session = GameSession.start(GAME, 2, SHORT, FairChance(b"seed" * 8))
    chance = random.Random(3)
    for _ in range(60):
        seat = chance.choice(GAME.waiting_for(game_session.state))
        game_session.decide(seat, chance.choice(GAME.legal(game_session.state, seat)))
    return game_session.record(reveals_seed=True)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_chance_that_does_not_follow_from_the_seed_is_found(language: str) -> None:
    record = recorded()
    assert fairness_proof(record, GAME, language)["fair"]
    place = next(n for n, step in enumerate(record.steps) if n and step.drawn)
    name, outcomes = record.steps[place].drawn[0]
    swapped = [outcomes[1], outcomes[0], *outcomes[2:]]
    step: Step = msgspec.structs.replace(record.steps[place], drawn=[(name, swapped), *record.steps[place].drawn[1:]])
    record.steps[place] = step
    found = fairness_proof(record, GAME, language)
    assert not found["fair"]
    assert found["problem"]


@in_hall()
async def test_a_finished_game_is_told_in_figures(at: Hall) -> None:
    opened = await played(at, public=True)
    found = await at.get(f"/api/tables/{opened['match']}/statistics")
    assert set(found["seats"]) == {"turns", "flags", "lives_lost", "finished", "eliminated", "damage", "options"}
    assert all(len(figures) == 2 for figures in found["seats"].values())
    assert found["seats"]["turns"][0] >= 1
    assert found["figures"]["turns"] == "number"
    assert found["figures"]["finished"] == "share"
    assert set(found["figures"]) == set(found["seats"])


@in_hall()
async def test_a_table_shows_its_own_scene(at: Hall) -> None:
    opened = await at.open("me:Ann", "link", settings={**SHORT, "course": "dizzy_dash"})
    found = await at.get(f"/api/tables/{opened['match']}/scene", opened["token"])
    assert found == game("roborally").scene({"course": "dizzy_dash"})
    assert (await at.ask("GET", f"/api/tables/{opened['match']}/scene")).json()["code"] == "private"
    course = {
        "width": 12,
        "height": 12,
        "cells": [{"x": n, "y": 11, "elements": [{"kind": "dock", "number": n + 1, "facing": "N"}]} for n in range(8)],
        "flags": [{"number": 1, "x": 5, "y": 2}],
    }
    own = await at.open("me:Ann", "link", settings={"course": course})
    drawn = await at.get(f"/api/tables/{own['match']}/scene", own["token"])
    assert (drawn["width"], drawn["height"], drawn["flags"]) == (12, 12, [{"number": 1, "x": 5, "y": 2}])

"""Whole games over real sockets, and all that can be done at a table."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from paddock.core.changes import with_changes
from paddock.core.record import read
from paddock.core.replay import verify
from paddock.match.clock import DAY_MILLISECONDS
from tests.patience import Clock
from tests.server.guests import SHORT, Guest, Hall, in_hall, play_on


def hand(table_view: dict[str, Any], seat: int) -> Any:
    """The hand of a seat's robot, as it is shown: cards, or how many."""
    return next(robot["hand"] for robot in table_view["view"]["robots"] if robot["seat"] == seat)


@in_hall()
async def test_two_people_play_a_whole_game_over_sockets(at: Hall) -> None:
    match, ann, bob = await at.pair(public=True)
    chance = random.Random(5)
    async with at.socket(match, ann) as one, at.socket(match, bob) as other, at.socket(match) as third:
        assert (one.table_view["you"], other.table_view["you"], third.table_view["you"]) == (0, 1, None)
        early = await at.ask("GET", f"/api/tables/{match}/record")
        assert (early.status_code, early.json()["code"]) == (403, "still-running")
        choose = lambda table_view: chance.choice(table_view["legal"])  # noqa: E731
        await asyncio.gather(play_on(one, choose), play_on(other, choose))
        await third.until(lambda table_view: table_view["status"] == "over")
        assert one.table_view["outcome"] == other.table_view["outcome"] == third.table_view["outcome"]
        assert [note["number"] for note in one.updates] == list(
            range(one.updates[0]["number"], one.table_view["number"] + 1)
        )
    record = read((await at.http.get(f"/api/tables/{match}/record")).content.splitlines(keepends=True))
    proof = verify(record)
    assert proof.is_finished
    assert proof.is_fair
    late = await at.ask("POST", f"/api/tables/{match}/decisions", {"do": "seal"}, ann)
    assert (late.status_code, late.json()["code"]) == (409, "finished")


@in_hall()
async def test_a_person_plays_against_bots_that_think_elsewhere(at: Hall) -> None:
    opened = await at.open("me:Ann", "bot", "bot:random", start=True)
    async with at.socket(opened["match"], opened["token"]) as guest:
        for _ in range(2):
            await guest.until(lambda table_view: bool(table_view["legal"]))
            while guest.is_asked():
                await guest.decide(guest.table_view["legal"][0])
        kinds = {(note["kind"], note.get("seat")) for note in guest.updates}
        assert {("stepped", 1), ("stepped", 2)} <= kinds
        assert all(seat["failures"] == 0 for seat in guest.table_view["seats"])


@in_hall(metrics=True)
async def test_bots_alone_finish_their_game(at: Hall) -> None:
    opened = await at.open("bot:random", "bot:random", start=True)
    async with at.socket(opened["match"], opened["token"]) as guest:
        await guest.until(lambda table_view: table_view["status"] == "over")
    assert "paddock_bot_seconds_count" in (await at.http.get("/metrics")).text


@in_hall()
async def test_whoever_comes_back_is_told_what_was_missed(at: Hall) -> None:
    match, ann, bob = await at.pair()
    async with at.socket(match, ann) as one:
        after = one.table_view["number"]
    await at.post(f"/api/tables/{match}/chat", {"text": "where are you?"}, bob)
    await at.post(f"/api/tables/{match}/chat", {"text": "hello?"}, bob)
    async with at.socket(match, ann, after=after) as one:
        assert [note["text"] for note in one.updates] == ["where are you?", "hello?"]
        assert one.table_view["number"] == after + 2
        await one.ask(say="here")
        assert one.updates[-1]["number"] == after + 3
    log = await at.get(f"/api/tables/{match}/log?after={after}", ann)
    assert [note.get("text") for note in log["updates"]] == ["where are you?", "hello?", "here"]
    async with at.socket(match, ann, after=99999) as one:
        assert one.messages[0]["reset"] is True


@in_hall()
async def test_the_same_decision_twice_is_taken_once(at: Hall) -> None:
    match, ann, _ = await at.pair()
    async with at.socket(match, ann) as one, at.socket(match, ann) as same:
        do = one.table_view["legal"][0]
        await one.decide(do, id="a1")
        number = one.table_view["number"]
        await same.decide(do, id="a1")
        await one.decide(do, id="a1")
        assert one.table_view["number"] == number
    again = await at.post(f"/api/tables/{match}/decisions", {"do": do, "id": "a1"}, ann)
    assert again["table"]["number"] == number


@in_hall()
async def test_two_clients_on_one_seat_both_work_and_see_the_same(at: Hall) -> None:
    match, ann, _ = await at.pair()
    async with at.socket(match, ann) as one, at.socket(match, ann) as other:
        await one.decide(one.table_view["legal"][0])
        await other.until(lambda table_view: table_view["number"] == one.table_view["number"])
        await other.decide(other.table_view["legal"][0])
        await one.until(lambda table_view: table_view["number"] == other.table_view["number"])
        ignored = ("now", "watchers")
        plain = [{key: value for key, value in its.table_view.items() if key not in ignored} for its in (one, other)]
        assert plain[0] == plain[1]
        first, second = await asyncio.gather(one.ask(do="seal"), other.ask(do="seal"))
        assert {first["error"]["code"], second["error"]["code"]} == {"refused"}


@in_hall()
async def test_a_stale_decision_is_refused(at: Hall) -> None:
    match, ann, _ = await at.pair()
    async with at.socket(match, ann) as one:
        answer = await one.ask(do=one.table_view["legal"][0], about=one.table_view["question"] + 7)
        assert answer["error"]["code"] == "stale"


@in_hall()
async def test_nobody_plays_for_another_seat(at: Hall) -> None:
    match, ann, bob = await at.pair(public=True)
    async with at.socket(match, ann) as one:
        do = one.table_view["legal"][0]
        assert (await one.ask(do=do, seat=1))["error"]["code"] == "not-your-seat"
        assert (await one.ask(do=do, seat=7))["error"]["code"] == "no-such-seat"
        await one.send({"look": 1})
        assert (await one.receive())["error"]["code"] == "not-your-seat"
    refused = await at.ask("GET", f"/api/tables/{match}?seat=1", None, ann)
    assert refused.status_code == 403
    async with at.socket(match) as third:
        assert (await third.ask(do=do))["error"]["code"] == "needs-token"
    other, _, _ = await at.pair()
    for bad in (ann, bob[:-1] + ("A" if bob[-1] != "A" else "B"), "ps1.x.y", "nonsense"):
        async with at.raw(other) as connection:
            guest = Guest(connection)
            await guest.send({"hello": {"token": bad}})
            assert (await guest.receive())["error"]["code"] == "bad-token"
            with pytest.raises(ConnectionClosed) as closed:
                await guest.receive()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4401


@in_hall()
async def test_at_a_hot_seat_a_hand_is_shown_only_to_whoever_asks_for_it(at: Hall) -> None:
    opened = await at.open("me:Ann", "here:Bob", start=True)
    async with at.socket(opened["match"], opened["token"]) as guest:
        assert guest.table_view["you"] is None
        assert "legal" not in guest.table_view
        hands: list[Any] = []
        for seat in (0, 1):
            await guest.send({"look": seat})
            await guest.receive()
            assert guest.table_view["you"] == seat
            hands.append(hand(guest.table_view, seat))
            assert isinstance(hand(guest.table_view, 1 - seat), int)
        assert hands[0] != hands[1]
        await guest.decide(guest.table_view["legal"][0])
        await guest.send({"look": None})
        await guest.receive()
        assert guest.table_view["you"] is None
        await guest.send({"look": 0})
        await guest.receive()
        await guest.decide(guest.table_view["legal"][0], seat=0)


@in_hall()
async def test_an_answer_names_the_update_that_it_led_to(at: Hall) -> None:
    match, ann, _ = await at.pair()
    async with at.socket(match, ann) as one:
        for ask in ({"do": one.table_view["legal"][0]}, {"take_back": None}, {"say": "hello"}):
            answer = await one.ask(**ask)
            await one.until(lambda table_view, number=answer["number"]: table_view["number"] >= number)  # type: ignore[misc]
            assert [update["number"] for update in one.updates][-1] == answer["number"]


@in_hall()
async def test_what_updates_change_leads_from_one_view_to_the_next(at: Hall) -> None:
    match, ann, bob = await at.pair()
    async with at.socket(match, ann) as one, at.socket(match, bob) as other:
        shown = [guest.table_view["view"] for guest in (one, other)]
        for step in range(60):
            player = one if one.is_asked() else other
            takes_back = step % 7 == 3 and player.table_view["take_back"]
            await player.ask(**({"take_back": None} if takes_back else {"do": player.table_view["legal"][0]}))
            for guest in (one, other):
                await guest.ask(say="and now?")
        told = 0
        for guest, view in zip((one, other), shown, strict=True):
            for message in guest.messages:
                for update in message.get("updates", []):
                    changes = [change for event in update.get("events", []) for change in event.get("changes", [])]
                    view = with_changes(view, [*changes, *update.get("changes", [])])
                    told += len(changes)
                if "table" in message:
                    assert view == message["table"]["view"]
        assert told


@in_hall()
async def test_who_keeps_the_table_is_sent_it_once_and_then_what_changes(at: Hall) -> None:
    match, ann, bob = await at.pair()
    async with at.socket(match, ann, keeps_table=True) as one, at.socket(match, bob) as other:
        view = one.table_view["view"]
        for _ in range(40):
            player = one if one.is_asked() else other
            await player.ask(do=player.table_view["legal"][0])
            for guest in (one, other):
                await guest.ask(say="and now?")
        await one.ask(propose="pause")
        await other.ask(agree=True)
        await one.ask(say="and now?")
        assert not any("table" in message for message in one.messages[1:]), "everything that has changed was told"
        for update in one.updates:
            changes = [change for event in update.get("events", []) for change in event.get("changes", [])]
            view = with_changes(view, [*changes, *update.get("changes", [])])
        whole = await at.get(f"/api/tables/{match}", ann)
        assert {**one.table_view, "view": view, "yours": whole["yours"], "now": whole["now"]} == whole


@in_hall()
async def test_a_refusal_names_its_clause_in_the_language_of_the_reader(at: Hall) -> None:
    match, ann, _ = await at.pair()
    async with at.socket(match, ann, language="fr") as one:
        french = (await one.ask(do="seal"))["error"]
        assert french["clause"].startswith("RR-")
        assert french["details"]["legal"]
        assert (await one.ask(language="en")).get("done")
        english = (await one.ask(do="seal"))["error"]
        assert english["clause"] == french["clause"]
        assert english["message"] != french["message"]
        why = (await one.ask(why="seal"))["why"]
        assert why["message"].startswith(why["sentence"])
        assert (why["allowed"], why["clause"]) == (False, french["clause"])
        assert why["message"] == english["message"]
    by_header = await at.ask("POST", f"/api/tables/{match}/why", {"do": "seal"}, ann, Accept_Language="fr-CH,en;q=0.5")
    assert by_header.json()["message"] == french["message"]
    assert (await at.ask("POST", f"/api/tables/{match}/decisions", {"do": "seal"}, ann)).status_code == 409
    asked = await at.ask("POST", f"/api/tables/{match}/decisions?language=fr", {"do": "seal"}, ann)
    assert asked.json()["message"] == french["message"]
    fine = await at.post(f"/api/tables/{match}/why", {"do": one.table_view["legal"][0]}, ann)
    assert fine["allowed"] is True


@in_hall()
async def test_a_step_is_taken_back_and_proposals_need_everybody(at: Hall) -> None:
    match, ann, bob = await at.pair()
    async with at.socket(match, ann) as one, at.socket(match, bob) as other:
        legal = one.table_view["legal"]
        await one.decide(legal[0])
        assert one.table_view["legal"] != legal
        await one.ask(take_back=None)
        assert one.table_view["legal"] == legal
        nothing = await one.ask(take_back=None)
        assert nothing["error"]["code"] == "take-back"
        await one.ask(propose="pause")
        await other.until(lambda table_view: table_view["proposal"] is not None)
        assert other.table_view["proposal"]["what"] == "pause"
        assert (await other.ask(propose="pause"))["error"]["code"] == "proposal"
        assert (await other.ask(agree=True)).get("done")
        assert other.table_view["status"] == "paused"
        assert (await one.ask(do=legal[0]))["error"]["code"] == "paused"
        await other.ask(propose="resume")
        await one.ask(agree=True)
        assert one.table_view["status"] == "playing"
        await one.ask(propose="pause")
        await other.ask(agree=False)
        assert other.table_view["proposal"] is None
        assert (await other.ask(agree=False))["error"]["code"] == "proposal"


@in_hall(snapshot_every=5)
async def test_a_table_goes_back_by_agreement_even_after_it_was_put_away(at: Hall) -> None:
    opened = await at.open("me:Ann", "here:Bob", start=True)
    match, token = opened["match"], opened["token"]

    async def act(path: str, body: dict[str, object]) -> None:
        await at.post(f"/api/tables/{match}/{path}", body, token)

    for _ in range(14):
        for seat in (0, 1):
            table_view = await at.get(f"/api/tables/{match}?seat={seat}", token)
            if table_view["legal"]:
                await act("decisions", {"do": table_view["legal"][0], "seat": seat})
    now = (await at.get(f"/api/tables/{match}?seat=0", token))["view"]
    at.context.match_service.live_matches.clear()
    await act("proposals", {"what": "back", "to": 5, "seat": 0})
    table_view = await at.get(f"/api/tables/{match}?seat=0", token)
    assert table_view["proposal"] is None
    assert table_view["view"]["turn"] == 1
    assert table_view["view"] != now
    log = await at.get(f"/api/tables/{match}/log?seat=0", token)
    assert log["updates"][-1]["kind"] in ("proposed", "answered")
    assert log["updates"][0]["number"] == 1


@in_hall()
async def test_any_moment_can_be_seen_again_without_what_others_hide(at: Hall) -> None:
    match, ann, bob = await at.pair(public=True)
    async with at.socket(match, ann) as one, at.socket(match, bob) as other:
        first, began, seen = one.table_view["view"], one.table_view["number"], other.table_view["number"]
        for guest in (one, other):
            for _ in range(40):
                if not guest.is_asked():
                    break
                await guest.decide(guest.table_view["legal"][0])
        last = one.table_view["view"]
    moment = await at.get(f"/api/tables/{match}/moments/{began}", ann)
    assert moment["view"] == first
    assert hand(await at.get(f"/api/tables/{match}/moments/{seen}", bob), 0) == 9
    assert (await at.ask("GET", f"/api/tables/{match}/moments/0", None, ann)).status_code == 404
    assert (await at.get(f"/api/tables/{match}/moments/999999", ann))["view"] == (
        await at.get(f"/api/tables/{match}", ann)
    )["view"]
    assert last["turn"] >= 1
    assert (await at.ask("GET", f"/api/tables/{match}/moments/-1", None, ann)).status_code == 404


@in_hall()
async def test_a_bot_takes_over_and_gives_back(at: Hall) -> None:
    match, ann, bob = await at.pair()
    async with at.socket(match, ann) as one, at.socket(match, bob) as other:
        assert (await one.ask(hand_over="genius"))["error"]["code"] == "unknown-bot"
        await one.ask(hand_over="random")
        await other.until(lambda table_view: table_view["seats"][0]["stand_in"] == "random")
        await other.next(lambda message: any(note["kind"] == "stepped" for note in message.get("updates", [])))
        await one.ask(hand_over="")
        assert one.table_view["seats"][0]["stand_in"] == ""


@in_hall()
async def test_a_hint_says_what_to_do_and_why(at: Hall) -> None:
    match, ann, _ = await at.pair()
    async with at.socket(match, ann, language="fr") as one:
        hint = (await one.ask(hint=True))["hint"]
        assert hint["do"] in one.table_view["legal"]
        assert hint["key"].startswith("hint-")
        assert hint["reason"]
        assert hint["decision"]
    english = await at.post("/api/hints", {"match": match}, ann)
    assert english["about"] == one.table_view["question"]
    assert (await at.ask("POST", "/api/hints", {"match": match})).status_code == 401


@in_hall()
async def test_things_can_be_tried_without_touching_the_game(at: Hall) -> None:
    match, ann, _ = await at.pair(public=True)
    branch = await at.post(f"/api/tables/{match}/branches", {}, ann)
    path = f"/api/branches/{branch['branch']}"
    do = branch["legal"]["0"][0]
    tried = await at.post(f"{path}/decisions", {"seat": 0, "do": do}, ann)
    assert tried["steps"] == 1
    await at.post(f"{path}/decisions", {"seat": 1, "do": tried["legal"]["1"][0]}, ann)
    refused = await at.ask("POST", f"{path}/decisions", {"seat": 0, "do": "seal"}, ann)
    assert refused.json()["clause"].startswith("RR-")
    back = await at.post(f"{path}/back", {"steps": 5}, ann)
    assert back["steps"] == 0
    assert back["view"] == branch["view"]
    assert (await at.ask("GET", path)).json()["code"] == "no-branch"
    assert (await at.get(f"/api/tables/{match}", ann))["view"] == branch["view"]
    for _ in range(6):
        await at.post(f"/api/tables/{match}/branches", {"number": 99})
    assert len(at.context.sandboxes) == 5
    assert (await at.ask("DELETE", path, None, ann)).status_code == 204


STEADY = Clock()


@in_hall(steady=STEADY, clock_grace_seconds=0)
async def test_a_seat_that_runs_out_of_time_is_played_by_default(at: Hall) -> None:
    match, ann, _ = await at.pair(clock={"mode": "decision", "seconds": 1})
    async with at.socket(match, ann) as one:
        STEADY.now += 1000
        found = await one.next(lambda message: any(note.get("late") for note in message.get("updates", [])))
        assert found["table"]["clock"]["mode"] == "decision"


@in_hall()
async def test_a_clock_of_days_is_kept_though_nobody_looks(at: Hall) -> None:
    match, _, _ = await at.pair(clock={"mode": "days", "days": 2})
    due = at.context.match_service.live_matches[match].loaded_match().clocks.next_deadline()
    assert due is not None
    assert due - at.context.match_service.running_time.now() > DAY_MILLISECONDS
    assert (
        await at.ask(
            "POST",
            "/api/tables",
            {"title": "roborally", "seats": [{"who": "link"}] * 2, "settings": SHORT, "clock": {"mode": "hourglass"}},
        )
    ).status_code == 400


@in_hall()
async def test_spectators_and_players_chat(at: Hall) -> None:
    match, _, bob = await at.pair(public=True)
    async with at.socket(match, bob) as other, at.socket(match, name="Zoe") as third:
        await third.ask(say="bravo\nbravo")
        await other.until(lambda table_view: bool(table_view["chat"]))
        assert other.table_view["chat"][0]["name"] == "Zoe"
        assert other.table_view["chat"][0]["seat"] is None
        assert other.table_view["chat"][0]["text"] == "bravo bravo"
        assert (await other.ask(say="x" * 501))["error"]["code"] == "bad-message"
        assert (await other.ask(say="a\x00b"))["error"]["code"] == "bad-message"
        assert other.table_view["watchers"] == 1
    nameless = await at.ask("POST", f"/api/tables/{match}/chat", {"text": "hi"})
    assert nameless.json()["code"] == "bad-name"

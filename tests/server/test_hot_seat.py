"""Several people at one screen: one socket, one token, and never a hand that nobody asked for."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from tests.server.guests import Guest, Hall, in_hall, play_on
from tests.server.knowing import CARD, check_against_the_truth

QUICK = {"course": "house_first_steps", "choose_robots": False, "max_turns": 3}


class Screen:
    """One socket for several seats. `shown` is the seat whose hand is on the screen, and every message that came
    meanwhile is put down to it."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.shown: int | None = None
        self.seen: dict[int | None, Guest] = {}
        self._sorted = 0
        self.sort()

    async def look(self, seat: int | None) -> None:
        """Somebody asks for a hand, or hides it again."""
        answer = await self.guest.ask(look=seat)
        assert answer["table"]["you"] == seat
        self.sort(answer)
        self.shown = seat
        self.sort()

    def sort(self, until: dict[str, Any] | None = None) -> None:
        """Puts down what has come to the hand that was shown, up to the answer that shows another."""
        guest = self.guest
        while self._sorted < len(guest.messages) and guest.messages[self._sorted] is not until:
            kept = self.seen.setdefault(self.shown, Guest(guest.connection))
            message = guest.messages[self._sorted]
            assert "table" not in message or message["table"]["you"] == self.shown, "a table_view that nobody asked for"
            kept.messages.append(message)
            kept.got.append(guest.got[self._sorted])
            self._sorted += 1


async def play_here(screen: Screen, seats: list[int], chance: random.Random) -> None:
    """The people at the screen take turns: each asks for the hand, lays some cards, and hides it again."""
    guest = screen.guest
    while guest.table_view["status"] != "over":
        asked = [seat for seat in guest.table_view["waiting"] if seat in seats]
        if not asked:
            await guest.receive()
            continue
        await screen.look(chance.choice(asked))
        for _ in range(chance.randint(1, 6)):
            if not guest.is_asked():
                break
            if guest.table_view["take_back"] and chance.random() < 0.2:
                await guest.ask(take_back=None)
            else:
                await guest.decide(chance.choice(guest.table_view["legal"]), about=guest.table_view["question"])
        await screen.look(None)
    screen.sort()


@in_hall()
async def test_two_at_one_screen_a_bot_and_somebody_elsewhere_finish_a_game_and_no_hand_comes_unasked(at: Hall) -> None:
    opened = await at.open("me:Ann", "here:Bob", "bot:random", "link", settings=QUICK, public=True)
    match, token = opened["match"], opened["token"]
    assert opened["seats"] == [0, 1]
    assert opened["table"]["you"] is None
    assert [seat["holder"] for seat in opened["table"]["seats"]] == ["person", "person", "bot", ""]
    sat = await at.post(f"/api/tables/{match}/seats", {"name": "Cleo", "invitation": opened["invitation"]})
    async with at.socket(match, token) as here, at.socket(match, sat["token"]) as cleo, at.socket(match) as eve:
        assert here.messages[0]["yours"] == {"seats": [0, 1], "host": True}
        assert here.table_view["you"] is None
        await here.ask(start=True)
        chance = random.Random(11)
        screen = Screen(here)
        await asyncio.gather(
            play_here(screen, [0, 1], chance), play_on(cleo, lambda table_view: str(chance.choice(table_view["legal"])))
        )
        await eve.until(lambda table_view: table_view["status"] == "over")
    assert set(screen.seen) == {None, 0, 1}
    assert all("legal" not in message["table"] for message in screen.seen[None].messages if "table" in message)
    rows = [row for _, row in await at.context.store.read_rows(match)]
    for guests, least in (({**screen.seen, 3: cleo}, 50), ({None: eve}, 5)):
        check_against_the_truth({"match": match, "guests": guests, "rows": rows, "seats": 4}, least)


@in_hall()
async def test_a_decision_for_a_seat_at_the_screen_does_not_show_its_hand(at: Hall) -> None:
    opened = await at.open("me:Ann", "here:Bob", start=True)
    match, token = opened["match"], opened["token"]
    async with at.socket(match, token) as screen:
        legal = (await screen.ask(look=1))["table"]["legal"]
        await screen.ask(look=None)
        before = len(screen.got)
        await screen.decide(legal[0], seat=1)
        assert (await screen.ask(do=legal[0]))["error"]["code"] == "not-your-seat", "several seats: one must be named"
        assert (await screen.ask(hint=True))["error"]["code"] == "not-your-seat"
        assert not CARD.findall("".join(text for text in screen.got[before:] if '"error"' not in text))
    for path in ("", "/log"):
        answer = await at.ask("GET", f"/api/tables/{match}{path}", None, token)
        assert not CARD.findall(answer.text)
    asked = await at.get(f"/api/tables/{match}?seat=1", token)
    assert asked["you"] == 1
    assert asked["take_back"]


@in_hall()
async def test_where_nothing_is_secret_everybody_at_the_screen_is_asked_before_all_eyes(at: Hall) -> None:
    opened = await at.open("me:Ann", "here:Bob", title="rallyman_gt", settings={}, public=True, start=True)
    match, chance, asked = opened["match"], random.Random(3), set[int]()
    async with at.socket(match, opened["token"]) as screen, at.socket(match) as eve:
        for _ in range(40):
            seat = screen.table_view["open_seats"][0]
            if screen.table_view["you"] != seat:
                assert (await screen.ask(look=seat, openly=True))["table"]["you"] == seat
            asked.add(seat)
            table_view = screen.table_view
            await screen.decide(chance.choice(table_view["legal"]), seat=seat, about=table_view["question"])
        assert asked == {0, 1}
        assert not any("hidden" in message for message in screen.messages)
        assert all("open_seats" not in message["table"] for message in eve.messages if "table" in message)


@in_hall()
async def test_a_hand_of_cards_is_not_shown_openly(at: Hall) -> None:
    opened = await at.open("me:Ann", "here:Bob", start=True)
    async with at.socket(opened["match"], opened["token"]) as screen:
        assert (screen.table_view["waiting"], screen.table_view["open_seats"]) == ([0, 1], [])
        assert (await screen.ask(look=0, openly=True))["table"]["you"] is None
        assert not CARD.findall("".join(screen.got))


@in_hall()
async def test_a_seat_that_is_shown_openly_is_hidden_before_it_has_a_secret(at: Hall) -> None:
    """Robots are chosen before all eyes; then the cards are dealt."""
    settings = {"course": "house_first_steps", "choose_robots": True}
    opened = await at.open("me:Ann", "here:Bob", settings=settings, start=True)
    async with at.socket(opened["match"], opened["token"]) as screen:
        while screen.table_view["open_seats"]:
            seat = screen.table_view["open_seats"][0]
            await screen.ask(look=seat, openly=True)
            await screen.decide(screen.table_view["legal"][0], seat=seat, about=screen.table_view["question"])
        hidden = screen.messages[-2]
        assert (hidden["hidden"], hidden["table"]["you"], screen.table_view["waiting"]) == (True, None, [0, 1])
        told = [event for update in hidden["updates"] for event in update["events"]]
        assert told, "what everybody may see of it is told"
        assert all("changes" in update for update in hidden["updates"])
        assert not CARD.findall("".join(screen.got))


@in_hall()
async def test_a_screen_that_comes_back_shows_no_hand_until_it_is_asked_for(at: Hall) -> None:
    opened = await at.open("me:Ann", "here:Bob", start=True)
    match, token = opened["match"], opened["token"]
    async with at.socket(match, token) as screen:
        await screen.ask(look=0)
    async with at.socket(match, token) as screen:
        assert screen.table_view["you"] is None
        assert not CARD.findall("".join(screen.got))
    async with at.socket(match, token, seat=1, after=0) as screen:
        assert screen.table_view["you"] == 1
        assert [note["number"] for note in screen.updates] == list(range(1, screen.table_view["number"] + 1))


@in_hall()
async def test_one_more_friend_sits_down_at_the_screen_and_one_leaves_it(at: Hall) -> None:
    opened = await at.open("me:Ann", "link", "link")
    match = opened["match"]
    more = await at.post(f"/api/tables/{match}/seats", {"name": "Bob", "seat": 1}, opened["token"])
    assert more["seats"] == [0, 1]
    await at.post(f"/api/tables/{match}/seats", {"bot": "random", "seat": 2}, more["token"])
    async with at.socket(match, more["token"]) as screen:
        await screen.ask(start=True)
        for seat in (0, 1):
            assert (await screen.ask(look=seat))["table"]["legal"]
        refused = await screen.ask(look=2)
        assert refused["error"]["code"] == "not-your-seat"
        assert screen.table_view["you"] == 1
    other = await at.open("me:Ann", "here:Bob", "link")
    async with at.socket(other["match"], other["token"], seat=1) as screen:
        left = await at.ask("DELETE", f"/api/tables/{other['match']}/seats/1", None, other["token"])
        assert left.status_code == 200
        changed = await screen.next(lambda message: message.get("reset", False))
        assert changed["yours"] == {"seats": [0], "host": True}
        assert changed["table"]["you"] is None


@in_hall()
async def test_those_at_one_screen_agree_together_and_resign_one_by_one(at: Hall) -> None:
    opened = await at.open("me:Ann", "here:Bob", "link")
    match = opened["match"]
    sat = await at.post(f"/api/tables/{match}/seats", {"name": "Cleo", "invitation": opened["invitation"]})
    async with at.socket(match, opened["token"]) as screen, at.socket(match, sat["token"]) as cleo:
        await screen.ask(start=True)
        await screen.ask(propose="pause", seat=1)
        await cleo.until(lambda table_view: bool(table_view["proposal"]) and table_view["proposal"]["agreed"] == [0, 1])
        await cleo.ask(agree=True)
        await screen.until(lambda table_view: table_view["status"] == "paused")
        await cleo.ask(propose="resume")
        await screen.ask(agree=True)
        await cleo.until(lambda table_view: table_view["status"] == "playing")
        await screen.ask(say="from Bob", seat=1)
        await cleo.until(lambda table_view: bool(table_view["chat"]))
        assert cleo.table_view["chat"][-1]["name"] == "Bob"
        await screen.ask(resign=True, seat=0)
        await screen.until(lambda table_view: 0 not in table_view["waiting"])
        assert screen.table_view["status"] == "playing"

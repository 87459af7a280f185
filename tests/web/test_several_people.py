"""Several people: at one screen, in two browsers, cut off and back, the server restarted, and somebody watching."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.patience import GAME, patiently
from tests.web.conftest import Server, Visit
from tests.web.player_page import ask, enter, open_table
from tests.web.rallyman_gt_player import KeyboardPlayer, choose
from tests.web.roborally_player import RoboRallyPlayer, hand_of

Keep = Callable[[Page, str], None]
FEW_TURNS = {"max_turns": 4}
"""Nobody here drives well: the race is over after some turns, whoever is ahead."""


def two(
    server: Server, visit: Visit, settings: dict[str, Any] | None = None, **how: Any
) -> tuple[RoboRallyPlayer, RoboRallyPlayer, dict[str, Any]]:
    """Ann and Bob, each in a browser of their own."""
    opened = open_table(server, "me:Ann", "link", settings=settings)
    page = enter(server, visit, opened, **how)
    link = f"{server.address}/tables/{opened['match']}#{opened['invitation']}"
    other = visit(link, **how)
    grid = other.get_by_role("region", name="Starting grid")
    grid.get_by_label("Your name").fill("Bob")
    grid.get_by_role("button", name="Sit here").first.click()
    expect(page.get_by_text("Bob").first).to_be_visible()
    page.get_by_role("button", name="Start the race").click()
    return RoboRallyPlayer(page), RoboRallyPlayer(other), opened


@pytest.mark.long
def test_a_friend_comes_by_a_link_and_both_play_to_the_end(server: Server, visit: Visit) -> None:
    ann, bob, _ = two(server, visit, settings=FEW_TURNS)
    assert "#" not in bob.page.url, "the invitation stays in the address"
    for _ in patiently(GAME):
        for person in (ann, bob):
            waiting = person.bar.get_by_text("Waiting for", exact=True)
            expect(person.mine.or_(waiting).or_(person.result).or_(person.show).first).to_be_visible()
            if not person.over() and person.mine.is_visible():
                if person.hand.is_visible():
                    person.program_by(Locator.click)
                elif person.choices.count():
                    person.answer_by(Locator.click)
        if ann.result.is_visible() and bob.result.is_visible():
            break
        ann.page.wait_for_timeout(100)
    expect(ann.result).to_be_visible()
    expect(bob.result).to_be_visible()


def test_one_is_cut_off_in_the_middle_of_a_turn_and_comes_back(server: Server, visit: Visit, keep: Keep) -> None:
    ann, bob, _ = two(server, visit, service_workers="allow")
    ann.asked()
    bob.asked()
    bob.hand.locator("button").first.click()
    expect(bob.hand.locator("button.laid")).to_have_count(1)
    bob.page.context.set_offline(True)
    bob.page.evaluate("window.dispatchEvent(new Event('offline'))")
    before = ann.question()
    ann.program_by(Locator.click)
    ann.moved_on(before)
    bob.page.context.set_offline(False)
    bob.page.reload()
    bob.asked()
    expect(bob.hand.locator("button.laid")).to_have_count(1)
    before = bob.question()
    bob.program_by(Locator.click)
    bob.moved_on(before)
    for _ in patiently():
        if ann.over() or ann.mine.is_visible():
            break
        # A robot that was destroyed comes back as Bob says, before anybody makes another program.
        if bob.mine.is_visible() and bob.choices.count() and not bob.hand.is_visible():
            bob.answer_by(Locator.click)
        ann.page.wait_for_timeout(50)
    assert ann.asked()


def test_the_server_is_restarted_during_play(own_server: Server, visit: Visit, keep: Keep) -> None:
    opened = open_table(own_server, "me:Ann", "bot:random")
    page = enter(own_server, visit, opened, service_workers="allow")
    ann = RoboRallyPlayer(page)
    ann.asked()
    ann.hand.locator("button").first.click()
    expect(ann.hand.locator("button.laid")).to_have_count(1)
    own_server.kill()
    page.get_by_text("connection", exact=False).first.wait_for()
    keep(page, "table-cut-off")
    own_server.start()
    own_server.wait()
    expect(ann.mine).to_be_visible()
    before = ann.question()
    ann.program_by(Locator.click)
    ann.moved_on(before)
    assert ann.asked()


@pytest.mark.long
def test_a_whole_race_of_two_at_one_screen_with_a_pause_between_hands(server: Server, visit: Visit, keep: Keep) -> None:
    opened = open_table(server, "me:Ann", "here:Ben", settings=FEW_TURNS)
    page = enter(server, visit, opened)
    person = RoboRallyPlayer(page)
    curtain = page.get_by_role("region", name="Pass the screen")
    hands: set[str] = set()
    for _ in patiently(GAME):
        shown = curtain.or_(person.hand).or_(person.choices.first).or_(person.result).or_(person.show)
        expect(shown.first).to_be_visible()
        if person.over():
            break
        if curtain.is_visible():
            assert not person.hand.is_visible() or curtain.is_hidden(), "a hand lies open behind the curtain"
            if not hands:
                keep(page, "curtain-desk-light")
            with contextlib.suppress(TimeoutError):
                button = curtain.get_by_role("button").first
                name = button.inner_text(timeout=3000)
                button.click(timeout=3000)
                hands.add(name)
        elif person.hand.is_visible():
            card = person.hand.locator("button:not(.laid)").first
            with contextlib.suppress(TimeoutError):  # the screen has gone on meanwhile
                (person.seal if person.seal.is_visible() else card).click(timeout=3000)
        elif person.choices.count():
            with contextlib.suppress(TimeoutError):
                person.choices.last.click(timeout=3000)
        page.wait_for_timeout(60)
    expect(person.result).to_be_visible()
    assert len(hands) == 2, hands


class SharedScreenPlayer(KeyboardPlayer):
    """One of several at a screen, who uses the keyboard when they are called by name."""

    def __init__(self, *given: Any, seat: int, called: str) -> None:
        super().__init__(*given)
        self.seat = seat
        self.call = called

    @property
    def mine(self) -> Locator:
        return self.bar.get_by_text(self.call, exact=True)

    def table_view(self) -> dict[str, Any]:
        path = f"/api/tables/{self.opened['match']}?seat={self.seat}"
        return dict(ask(self.server, "GET", path, token=self.opened["token"]))


@pytest.mark.parametrize(("language", "said"), [("en", "Your turn, {}"), ("fr", "À vous, {}")])
def test_no_curtain_falls_where_nothing_is_secret(
    server: Server, visit: Visit, keep: Keep, language: str, said: str
) -> None:
    """Two at one screen in Rallyman: GT: whoever is next is asked at once, by name."""
    opened = open_table(server, "me:Ann", "here:Ben", title="rallyman_gt", settings={})
    page = enter(server, visit, opened, language=language)
    page.evaluate(
        "() => new MutationObserver(() => (window.fell ||= !!document.querySelector('.curtain')))"
        ".observe(document.body, { childList: true, subtree: true })"
    )
    people = [
        SharedScreenPlayer(page, server, opened, language, seat=seat, called=said.format(name))
        for seat, name in enumerate(("Ann", "Ben"))
    ]
    for turn in range(4):
        driver, other = people if people[0].table_view()["waiting"] == [0] else people[::-1]
        assert driver.asked()
        if turn == 1:
            keep(page, f"two-at-one-screen-{language}")
        while (table_view := driver.table_view())["waiting"] == [driver.seat]:
            driver.decide(choose(table_view), table_view)
        expect(other.mine).to_be_visible()
    assert page.evaluate("() => window.fell") is False, "a curtain fell"


def test_a_spectator_sees_the_race_and_no_hand(server: Server, visit: Visit, keep: Keep) -> None:
    opened = open_table(server, "me:Ann", "bot:random", public=True)
    watcher = visit(f"{server.address}/tables/{opened['match']}")
    expect(watcher.get_by_text("You are watching.")).to_be_visible()
    keep(watcher, "watching-desk-light")
    shown = watcher.content()
    assert [card for card in hand_of(server, opened) if card in shown] == []
    expect(watcher.get_by_role("group", name="Your cards")).to_have_count(0)


def test_others_see_who_is_there_and_since_when_somebody_is_away(server: Server, visit: Visit, keep: Keep) -> None:
    ann, bob, _ = two(server, visit)
    card = ann.page.get_by_role("region", name="Seats").get_by_role("listitem").filter(has_text="Bob")
    expect(card.get_by_text("is there")).to_have_count(1)
    where = bob.page.url
    bob.page.goto("about:blank")
    expect(card.get_by_text(re.compile(r"away since \d\d:\d\d"))).to_be_visible()
    expect(ann.page.get_by_role("status").filter(has_text="Bob has left the table.")).to_have_count(1)
    keep(ann.page, "somebody-is-away")
    bob.page.goto(where)
    expect(card.get_by_text("is there")).to_have_count(1)
    expect(card.get_by_text("away since")).to_have_count(0)


def test_people_talk(server: Server, visit: Visit) -> None:
    ann, bob, _ = two(server, visit)
    ann.page.get_by_role("tab", name="Chat").click()
    ann.page.get_by_label("Say something").fill("Good luck!")
    ann.page.get_by_role("button", name="Send").click()
    bob.page.get_by_role("tab", name="Chat").click()
    expect(bob.page.get_by_text("Good luck!", exact=True)).to_be_visible()

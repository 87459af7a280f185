"""What can go wrong in the browser: each says what happened and what to do, in the person's language."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain, repeat

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Server, Visit
from tests.web.player_page import PlayerPage, ask, enter, give_key, open_table
from tests.web.roborally_player import RoboRallyPlayer

Keep = Callable[[Page, str], None]


@pytest.mark.parametrize(("language", "lobby"), [("en", "lobby"), ("fr", "accueil")])
def test_a_dead_link_says_so_and_leads_to_the_lobby(
    server: Server, visit: Visit, keep: Keep, language: str, lobby: str
) -> None:
    page = visit(f"{server.address}/tables/nowhere12345#pi1.broken", language=language)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("link", name=lobby).first).to_be_visible()
    keep(page, f"dead-link-{language}")


def test_a_private_table_asks_for_a_link(server: Server, visit: Visit) -> None:
    opened = open_table(server, "me:Ann", "bot:random")
    page = visit(f"{server.address}/tables/{opened['match']}")
    expect(page.get_by_text("private", exact=False).first).to_be_visible()


def test_a_full_table_can_be_watched(server: Server, visit: Visit) -> None:
    opened = open_table(server, "me:Ann", "link")
    ask(
        server,
        "POST",
        f"/api/tables/{opened['match']}/seats",
        {"name": "Bob", "invitation": opened["invitation"]},
    )
    page = visit(f"{server.address}/tables/{opened['match']}#{opened['invitation']}")
    expect(page.get_by_text("full", exact=False).first).to_be_visible()


def test_a_browser_without_storage_is_told_and_can_play(server: Server, visit: Visit) -> None:
    page = visit()
    page.add_init_script("Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no') } })")
    page.goto(server.address)
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/tables/**")
    expect(
        page.get_by_text("keeps nothing", exact=False).or_(page.get_by_text("storage", exact=False)).first
    ).to_be_visible()
    expect(PlayerPage(page).bar).to_be_visible()


def test_a_server_of_another_version_asks_for_a_reload(server: Server, visit: Visit, keep: Keep) -> None:
    opened = open_table(server, "me:Ann", "bot:random")
    page = visit()
    give_key(page, opened)

    versions = chain(["1.0"], repeat("2.0"))

    def relay(socket: object) -> None:
        version = next(versions)
        link = socket.connect_to_server()  # type: ignore[attr-defined]
        link.on_message(lambda text: socket.send(_with_version(text, version)))  # type: ignore[attr-defined]
        sockets.append(socket)

    sockets: list[object] = []
    page.route_web_socket("**/live", relay)
    page.goto(f"{server.address}/tables/{opened['match']}")
    RoboRallyPlayer(page).asked()
    sockets[0].close(code=1012)  # type: ignore[attr-defined]
    expect(page.get_by_role("button", name="Reload")).to_be_visible()
    keep(page, "newer-server")


def _with_version(text: str | bytes, version: str) -> str:
    import json

    message = json.loads(text)
    if "version" in message:
        message["version"] = version
    return json.dumps(message)


def test_time_that_is_up_is_said(server: Server, visit: Visit) -> None:
    opened = open_table(server, "me:Ann", "bot:random", clock={"mode": "decision", "seconds": 2})
    page = enter(server, visit, opened)
    expect(page.get_by_text("Time was up", exact=False).first).to_be_visible()


def test_what_was_typed_is_not_lost_when_the_line_is_cut(own_server: Server, visit: Visit) -> None:
    opened = open_table(own_server, "me:Ann", "bot:random")
    page = enter(own_server, visit, opened, service_workers="allow")
    RoboRallyPlayer(page).asked()
    page.get_by_role("tab", name="Chat").click()
    field = page.get_by_label("Say something")
    field.fill("See you at the flag")
    own_server.kill()
    page.get_by_role("button", name="Send").click()
    expect(field).to_have_value("See you at the flag")
    own_server.start()
    own_server.wait()
    expect(field).to_have_value("See you at the flag")


def test_a_table_that_can_not_be_set_up_says_why_and_keeps_what_was_chosen(server: Server, visit: Visit) -> None:
    page = visit(f"{server.address}/new/roborally")
    name = page.get_by_label("Your name").first
    name.fill("Ann")
    expect(name).to_have_value("Ann")
    page.reload()
    expect(page.get_by_label("Your name").first).to_have_value("Ann")

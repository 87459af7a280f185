"""What Classic Rally asks in between: each question is set up, and answered in the browser."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

from tests.games.classic_rally.table import laid
from tests.patience import patiently
from tests.web.classic_rally_player import ClassicRallyPlayer
from tests.web.conftest import Server, Visit
from tests.web.player_page import enter, open_table
from tests.web.sandbox_setup import SandboxSetup, open_sandbox
from tests.web.test_pages import serious_faults

Keep = Callable[[Page, str], None]
ROAD: Final = laid(
    [
        ("start", "0,0", 90),
        ("service_straight", "1,0", 90),
        ("straight", "2,0", 90),
        ("checkpoint_1", "3,0", 90),
        ("straight", "4,0", 90),
        ("curve", "5,0", 180),
    ]
)
RIVAL: Final = {"at": "4,0", "nose": "E", "load": {"fuel": 2}}


def crew(at: str, nose: str = "E", **fields: Any) -> dict[str, Any]:
    return {"at": at, "nose": nose, "features": ["power_kit", "close_ratio"], "load": {"fuel": 3}, **fields}


def turn(phase: str, *players: dict[str, Any], **fields: Any) -> dict[str, Any]:
    """A position in the turn of the first crew."""
    return {"title": "classic_rally@1", "map": ROAD, "phase": phase, "players": list(players), **fields}


def answer(page: Page, decision: str) -> Locator:
    """The button of a decision, also while it can't be made; cards that are alike each have one."""
    return page.locator(f'button[data-decision="{decision}"]').first


def open_to(page: Page, decision: str) -> Locator:
    """The same, as long as it may be pressed."""
    return page.locator(f'button[data-decision="{decision}"]:not([aria-disabled="true"])').first


def rule(page: Page, clause: str) -> Locator:
    """The clause that forbids what was pressed."""
    return page.get_by_role("link", name=clause, exact=False)


def cards(player: dict[str, Any]) -> dict[str, int]:
    """What is on the rally board."""
    return {card: count for card, count in player["load"].items() if count}


def my(sandbox: SandboxSetup) -> dict[str, Any]:
    return dict(sandbox.view()["players"][0])


def decided(page: Page, sandbox: SandboxSetup, *lines: str) -> None:
    """Waits until this was decided."""
    for _ in patiently():
        if len(sandbox.decided) >= len(lines):
            break
        page.wait_for_timeout(20)
    assert sandbox.decided == list(lines)


def test_a_turn_by_keys_what_fails_the_joker_and_a_route(server: Server, visit: Visit, keep: Keep) -> None:
    position = turn("before_dice", crew("2,0", joker="mechanic"), RIVAL)
    chances = [("die", ["1", "3"]), ("weather", ["sun"])]
    page, sandbox = open_sandbox(server, visit, "classic_rally", position, chances)
    expect(open_to(page, "roll_dice")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator("button[data-feature]").first).to_be_visible()
    keep(page, "fails-rally-desk-light")
    page.keyboard.press("1")
    expect(page.locator("[data-way]")).to_be_visible()
    page.keyboard.press("j")
    expect(open_to(page, "play_joker mechanic")).to_be_visible()
    keep(page, "joker-rally-desk-light")
    assert serious_faults(page) == []
    page.keyboard.press("Enter")
    expect(page.locator(".joker")).to_have_count(0)
    expect(page.locator("[data-way]")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.locator("button.drive")).to_be_visible()
    page.keyboard.press("Enter")
    lines = ("roll_dice", "choose_disabled power_kit", "play_joker mechanic", "rally_step forward", "rally_stop")
    decided(page, sandbox, *lines)
    assert (my(sandbox)["at"], my(sandbox)["tokens"], my(sandbox)["joker"]) == ("3,0", [1], None)


def test_cards_change_cars_by_finger_and_go_back(server: Server, visit: Visit, keep: Keep) -> None:
    full = {"fuel": 4, "spare_tyre": 1, "toolbox": 1}
    mine = crew("2,0", load=full, assistance={"at": "2,0", "load": {"fuel": 2, "rain_tyres": 1}})
    how: dict[str, Any] = {"language": "fr", "dark": True, "phone": True}
    page, sandbox = open_sandbox(server, visit, "classic_rally", turn("turn", mine, RIVAL), **how)
    open_to(page, "assist").tap()
    open_to(page, "to_rally rain_tyres").tap()
    expect(page.get_by_text("7/6")).to_be_visible()
    answer(page, "done").tap(force=True)
    expect(rule(page, "CR-1.3")).to_be_visible()
    keep(page, "exchange-rally-phone-dark-fr")
    assert serious_faults(page) == []
    open_to(page, "to_assistance spare_tyre").tap()
    expect(page.get_by_text("6/6")).to_be_visible()
    page.get_by_role("button", name="Reprendre").first.tap()
    expect(page.get_by_text("7/6")).to_be_visible()
    open_to(page, "to_assistance toolbox").tap()
    open_to(page, "done").tap()
    steps = ("assist", "to_rally rain_tyres", "to_assistance spare_tyre", "to_assistance toolbox", "done")
    decided(page, sandbox, *steps)
    assert cards(my(sandbox)) == {"fuel": 4, "spare_tyre": 1, "rain_tyres": 1}


def test_a_car_at_the_station_is_turned_and_filled(server: Server, visit: Visit, keep: Keep) -> None:
    mine = crew("1,0", load={"fuel": 1, "fog_lights": 1})
    position = turn("turn", mine, RIVAL, turn={"moved": True})
    page, sandbox = open_sandbox(server, visit, "classic_rally", position, dark=True)
    page.locator('g[data-decision="turn_around"]').click()
    decided(page, sandbox, "turn_around")
    open_to(page, "resupply rally").click()
    open_to(page, "put_back fog_lights").click()
    expect(answer(page, "put_back fog_lights")).to_have_count(0)
    open_to(page, "take fuel").click()
    expect(page.get_by_text("2/6")).to_be_visible()
    keep(page, "station-rally-desk-dark")
    open_to(page, "done").click()
    decided(page, sandbox, "turn_around", "resupply rally", "put_back fog_lights", "take fuel", "done")
    assert (cards(my(sandbox)), my(sandbox)["nose"]) == ({"fuel": 2}, "W")


def test_whoever_owes_a_move_is_told_so(server: Server, visit: Visit) -> None:
    page, sandbox = open_sandbox(server, visit, "classic_rally", turn("turn", crew("2,0"), RIVAL))
    answer(page, "end_turn").click(force=True)
    expect(rule(page, "CR-8.2")).to_be_visible()
    page.locator('[data-kind="step"][data-cell="3,0"]').click()
    page.locator('[data-kind="end"][data-cell="3,0"], button.drive').first.click()
    decided(page, sandbox, "rally_step forward", "rally_stop")
    open_to(page, "end_turn").click()
    decided(page, sandbox, "rally_step forward", "rally_stop", "end_turn")


def building(*tiles: tuple[str, str, int], drawn: str) -> dict[str, Any]:
    """A map that is being built; the first seat has this tile in hand."""
    return {
        "title": "classic_rally@1",
        "settings": {"map": "built"},
        "map": laid([("start", "0,0", 90), *tiles]),
        "phase": "building",
        "players": [{}, {}],
        "building": {"player": "white", "drawn": drawn},
    }


def test_a_tile_is_laid_by_keys_and_not_where_it_does_not_fit(server: Server, visit: Visit, keep: Keep) -> None:
    tiles = [("crossroads", "1,0", 0), ("hazard_straight", "2,0", 90)]
    page, sandbox = open_sandbox(server, visit, "classic_rally", building(*tiles, drawn="hazard_curve"))
    expect(page.locator("g.spot")).to_have_count(2)
    page.locator("g.blocked").first.click()
    expect(rule(page, "CR-3.5")).to_be_visible()
    expect(page.get_by_text("the same sign", exact=False)).to_be_visible()
    keep(page, "blocked-rally-desk-light")
    page.keyboard.press("Escape")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("r")
    keep(page, "building-rally-desk-light")
    assert serious_faults(page) == []
    page.keyboard.press("Enter")
    expect(page.locator("g[data-tile]")).to_have_count(4)
    assert [line.split()[:2] for line in sandbox.decided] == [["place_tile", "1,1"]]


def test_a_tile_is_put_down_turned_and_let_go_by_finger(server: Server, visit: Visit, keep: Keep) -> None:
    page, sandbox = open_sandbox(
        server, visit, "classic_rally", building(("straight", "1,0", 90), drawn="curve"), phone=True, language="fr"
    )
    spot = page.locator('g.spot[data-cell="2,0"]')
    spot.tap()
    first = spot.get_attribute("aria-label")
    spot.tap()
    expect(spot).not_to_have_attribute("aria-label", first or "")
    keep(page, "building-rally-phone-light-fr")
    page.locator("section.tray button.primary").tap()
    expect(page.locator("g[data-tile]")).to_have_count(3)
    assert len(sandbox.decided) == 1


def test_the_hint_that_is_picked_is_drawn_on_the_map(server: Server, visit: Visit, keep: Keep) -> None:
    opened = open_table(server, "me:Ann", "bot:random", title="classic_rally")
    ann = ClassicRallyPlayer(enter(server, visit, opened), server, opened)
    ann.drive(until=lambda table_view: bool(table_view["view"]["phase"] == "assistance"))
    page, ghost = ann.page, ann.page.locator("g[data-ghost]")
    expect(ghost).to_have_count(0)
    page.keyboard.press("h")
    expect(ghost).to_have_count(1)
    keep(page, "hint-rally-desk-light")
    first = ghost.get_attribute("data-ghost")
    page.keyboard.press("ArrowDown")
    expect(ghost).not_to_have_attribute("data-ghost", first or "")
    assert (ghost.get_attribute("data-ghost") or "").startswith("place_assistance ")
    page.keyboard.press("Escape")
    expect(ghost).to_have_count(0)

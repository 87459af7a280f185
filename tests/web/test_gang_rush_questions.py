"""What GangRush asks in between: each question is set up, and answered in the browser."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

from tests.patience import patiently
from tests.web.conftest import Server, Visit
from tests.web.gang_rush_player import in_sight
from tests.web.sandbox_setup import SandboxSetup, open_sandbox
from tests.web.test_pages import serious_faults

Keep = Callable[[Page, str], None]
SHOP: Final = {"shop": ["ballast", "bulletproof", "sport_pack", "oil_slick", "mine"]}
SPENDER: Final = {"driver": "spender", "at": "1:20", "speed": 20}
DUKE: Final = {"driver": "duke", "at": "4:17", "speed": 30}


def car(driver: str, at: str, speed: int = 0, **fields: Any) -> dict[str, Any]:
    return {"driver": driver, "at": at, "speed": speed, **fields}


def turn(phase: str, *cars: dict[str, Any], dice: str = "", **fields: Any) -> dict[str, Any]:
    """A position in the turn of the first car."""
    faces: dict[str, Any] = {"turn": {"dice": dice.split()}} if dice else {}
    return {"title": "gang_rush@1", "phase": phase, "round": 3, "cars": list(cars), **faces, **fields}


def spot(page: Page, space: str) -> Locator:
    """A space that may be chosen."""
    return page.locator(f'.target[data-space="{space}"]')


def answer(page: Page, decision: str) -> Locator:
    """The button of a decision."""
    return page.locator(f'button[data-decision="{decision}"][aria-disabled="false"]')


def drive(page: Page) -> Locator:
    """What drives the way that is shown."""
    return page.locator("button[data-drive]")


def decided(page: Page, sandbox: SandboxSetup, *lines: str) -> dict[str, Any]:
    """Waits until this was decided; my car as it is then."""
    for _ in patiently():
        if len(sandbox.decided) >= len(lines):
            break
        page.wait_for_timeout(20)
    assert sandbox.decided == list(lines)
    return dict(sandbox.view()["cars"][0])


def test_hazards_are_drafted_and_placed_by_keys(server: Server, visit: Visit, keep: Keep) -> None:
    hazards = {"revealed": ["container", "police_3", "nails_2", "barrier_2", "speed_limit"]}
    mine = car("pupetta", "3:10", 20)
    cars = (mine, car("duke", "3:18", 30), car("parker", "4:17", 20), car("don_moccioco", "5:16", 40))
    position = turn("hazards", *cars, SPENDER, drafting="pupetta", hazards=hazards, bonuses=SHOP)
    page, sandbox = open_sandbox(server, visit, "gang_rush", position)
    expect(page.get_by_role("group", name="Hazards on offer").get_by_role("button")).to_have_count(5)
    keep(page, "draft-gang-desk-light")
    page.keyboard.press("3")
    expect(spot(page, "3:12")).to_be_visible()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    keep(page, "placing-gang-desk-light")
    page.keyboard.press("Enter")
    decided(page, sandbox, "hazard police_3", "place 4:15")
    assert sandbox.view()["road"] == {"4:15": {"police": 3}}


def test_dice_are_kept_by_tapping(server: Server, visit: Visit, keep: Keep) -> None:
    position = turn("rolling", car("duke", "2:11", 30), SPENDER, dice="speed wheel shot repair breakage")
    page, sandbox = open_sandbox(
        server, visit, "gang_rush", position, [("die", ["speed", "wheel", "wheel"])], phone=True, dark=True
    )
    die = page.get_by_role("group", name="Your dice").get_by_role("button")
    expect(die).to_have_count(5)
    die.nth(0).tap()
    die.nth(1).tap()
    die.nth(2).tap()
    die.nth(2).tap()
    expect(die.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(die.nth(2)).to_have_attribute("aria-pressed", "false")
    keep(page, "keeping-gang-phone-dark")
    assert serious_faults(page) == []
    answer(page, "reroll 345").tap()
    decided(page, sandbox, "reroll 345")
    assert sandbox.view()["turn"]["dice"] == ["speed", "wheel", "speed", "wheel", "wheel"]
    expect(die).to_have_count(3)  # what was kept lies there for good


def test_a_chain_of_pushes_is_foreseen_car_by_car(server: Server, visit: Visit, keep: Keep) -> None:
    cars = (car("don_moccioco", "3:10", 10), car("parker", "3:12", 20), car("spender", "3:14", 20))
    page, sandbox = open_sandbox(server, visit, "gang_rush", turn("moving", *cars), language="fr", dark=True)
    spot(page, "3:12").click()
    told = page.get_by_role("region", name="Ce qui arriverait")
    expect(told.get_by_text("Clyde Parker perd 2 points", exact=False)).to_be_visible()
    expect(told.get_by_text("W.B. Spender perd un point", exact=False)).to_be_visible()
    expect(told.get_by_text("jusqu’à la quatrième case de la zone 2", exact=False)).to_be_visible()
    keep(page, "chain-gang-desk-dark-fr")
    drive(page).click()
    assert decided(page, sandbox, "step F")["at"] == "3:10"
    expect(page.locator('[data-car="spender"]')).to_have_accessible_name(
        re.compile("sur la quatrième case de la zone 2, au milieu")
    )


def test_whoever_jumps_onto_a_container_is_asked_where_to_bounce(server: Server, visit: Visit, keep: Keep) -> None:
    road = {"3:12": {"ramp": "F"}, "3:16": {"container": True}, "2:17": {"barrier": 2}}
    position = turn("moving", car("pupetta", "3:8", 40), SPENDER, DUKE, road=road)
    page, sandbox = open_sandbox(
        server, visit, "gang_rush", position, [("landing", ["wheel"])], phone=True, language="fr"
    )
    answer(page, "step F").tap()
    answer(page, "step F").tap()
    expect(page.get_by_role("region", name="Ce qui arriverait").get_by_text("50 %")).to_be_visible()
    keep(page, "jump-gang-phone-light-fr")
    drive(page).tap()
    expect(page.get_by_text("Où rebondissez-vous", exact=False)).to_be_visible()
    expect(spot(page, "3:18")).to_be_visible()
    keep(page, "bounce-gang-phone-light-fr")
    answer(page, "bounce 3:18").tap()
    assert decided(page, sandbox, "step F", "step F", "bounce 3:18")["at"] == "3:18"


def test_police_that_are_driven_away_go_where_one_says(server: Server, visit: Visit, keep: Keep) -> None:
    road = {"3:12": {"police": 3}, "2:13": {"barrier": 1}}
    page, sandbox = open_sandbox(
        server, visit, "gang_rush", turn("moving", car("parker", "3:10", 10), SPENDER, road=road)
    )
    spot(page, "3:12").click()
    drive(page).click()
    expect(page.get_by_text("Where do the police go?")).to_be_visible()
    keep(page, "shift-gang-desk-light")
    spot(page, "4:11").click()
    decided(page, sandbox, "step F", "shift 4:11")
    assert sandbox.view()["road"]["4:11"] == {"police": 3}


def test_many_shots_are_asked_for_by_target(server: Server, visit: Visit, keep: Keep) -> None:
    mine = car("parker", "3:10", 20, tiles=["mortar", "trick_bullet"], active=["pump_gun"])
    cars = (mine, car("spender", "3:14", 20), car("duke", "2:11", 30), car("pupetta", "3:8", 10))
    position = turn("moving", *cars, dice="wheel wheel shot shot repair", road={"4:11": {"barrier": 2}})
    page, sandbox = open_sandbox(server, visit, "gang_rush", position, dark=True)
    page.get_by_role("button", name="At W.B. Spender", exact=False).click()
    expect(answer(page, "pump")).to_be_visible()
    keep(page, "shots-gang-desk-dark")
    assert serious_faults(page) == []
    answer(page, "mortar F").click()
    decided(page, sandbox, "mortar F")
    assert sandbox.view()["cars"][1]["at"] == "3:16"
    page.get_by_role(
        "button", name="Shoot forwards to the right: the first space of zone 2, on the right"
    ).click()  # there it lies on the bridge
    decided(page, sandbox, "mortar F", "shoot FR")
    assert sandbox.view()["road"] == {"3:14": {"cash": 100}, "4:11": {"barrier": 1}}


def test_a_tile_is_looked_at_and_bought(server: Server, visit: Visit, keep: Keep) -> None:
    position = turn(
        "dice", car("duke", "2:11", 20, cash=300), SPENDER, dice="speed wheel shot shot wheel", bonuses=SHOP
    )
    page, sandbox = open_sandbox(server, visit, "gang_rush", position, phone=True, language="fr", dark=True)
    page.get_by_role("button", name="Magasin", exact=False).tap()
    shop = page.get_by_role("region", name="Magasin")
    shop.get_by_role("button", name="400", exact=False).tap()
    expect(shop.get_by_text("il vous reste", exact=False)).to_be_visible()
    keep(page, "shop-gang-phone-dark-fr")
    assert serious_faults(page) == []
    answer(page, "buy 400").tap()
    mine = decided(page, sandbox, "buy 400")
    assert (mine["cash"], mine["debt"], mine["tiles"]) == (0, 100, ["bulletproof"])


def test_who_was_in_the_river_is_put_down_by_the_crane(server: Server, visit: Visit, keep: Keep) -> None:
    position = turn("crane", car("duke", "river", exit="1:14", cash=300), car("spender", "1:14", 20), bonuses=SHOP)
    page, sandbox = open_sandbox(server, visit, "gang_rush", position, phone=True)
    expect(page.get_by_text("Where does the crane put you down?")).to_be_visible()
    keep(page, "crane-gang-phone-light")
    answer(page, "crane 1:16").tap()
    mine = decided(page, sandbox, "crane 1:16")
    assert (mine["at"], mine["cash"], mine["debt"]) == ("1:16", 0, 200)


def test_cars_turn_before_the_wall(server: Server, visit: Visit, keep: Keep) -> None:
    home = car("spender", "4:13", 20, facing="B", homeward=True)
    cars = (car("don_moccioco", "2:19", 10), car("parker", "3:18", 20), home, car("pupetta", "1:18", 20))
    position = turn("moving", *cars, car("duke", "5:16"), dice="wheel wheel wheel shot shot", settings={"expert": True})
    page, sandbox = open_sandbox(server, visit, "gang_rush", position)
    expect(answer(page, "step F")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(drive(page)).to_be_visible()
    keep(page, "wall-gang-desk-light")
    page.keyboard.press("Enter")
    answer(page, "handbrake").click()
    mine = decided(page, sandbox, "step F", "handbrake")
    assert (mine["homeward"], mine["facing"]) == (True, "B")
    expect(page.get_by_text("on the way home").first).to_be_visible()


def test_where_a_hazard_may_lie_is_in_sight_from_where_none_may(server: Server, visit: Visit, keep: Keep) -> None:
    # Nothing may lie where cars turn, nor behind the wall: a car that waits there has nothing else before it.
    others = (car("duke", "1:2"), car("parker", "3:2"), car("spender", "5:2"), car("don_moccioco", "2:3"))
    position = turn("hazards", car("pupetta", "3:22"), *others, drafting="pupetta", hazards={"revealed": ["police_3"]})
    page, sandbox = open_sandbox(
        server, visit, "gang_rush", {**position, "settings": {"expert": True}}, phone=True, language="fr"
    )
    answer(page, "hazard police_3").tap()
    place = in_sight(page)
    keep(page, "placing-gang-phone-light-fr")
    space = place.get_attribute("data-space")
    place.tap()
    decided(page, sandbox, "hazard police_3", f"place {space}")

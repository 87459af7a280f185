"""Circuits of one’s own in a real browser: built by click, drag, key and finger, refused with a reason, shared."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

from paddock.games.rallyman_gt.views.workshop import WORKSHOP
from tests.web.conftest import Server, Visit, every_screen, screen_name
from tests.web.player_page import ask
from tests.web.test_pages import serious_faults

SMALL: Final = ["102b", "111b", "105b", "103b", "111b", "105b"]
CODE: Final = WORKSHOP.sharing_code({"tiles": SMALL})
AT: Final = "/workshop/rallyman_gt"


class Builder:
    """Somebody who builds a circuit in a page."""

    def __init__(self, page: Page) -> None:
        self.page: Final = page
        expect(self.row.first).to_be_visible()

    @property
    def row(self) -> Locator:
        """The tiles of the road, from the start, without what stands behind the last one."""
        return self.page.locator("ol.row button[data-at]")

    def card(self, tile: str, *, reversed_: bool = False) -> Locator:
        return self.page.locator(f"[data-tile='{tile}'][data-reversed='{str(reversed_).lower()}']")

    def lay(self, *tiles: str) -> None:
        """Lays tiles by a click each."""
        for tile in tiles:
            before = self.row.count()
            self.card(tile.removesuffix("r"), reversed_=tile.endswith("r")).click()
            expect(self.row).to_have_count(before + 1)

    def has(self, tiles: list[str]) -> None:
        """These tiles lie there, as this browser keeps them, or will in a moment."""
        laid = "JSON.parse(localStorage.getItem('paddock.bench')).rallyman_gt.design.tiles.join(' ')"
        self.page.wait_for_function(f"wanted => {laid} === wanted", arg=" ".join(tiles))

    def refusal(self, text: str) -> None:
        """Something is not allowed: the sentence and the clause are there."""
        alert = self.page.locator(".verdict [role=alert]")
        expect(alert).to_contain_text(text)
        expect(alert.get_by_role("link", name="RG-20.3")).to_be_visible()


def raced_on(server: Server, page: Page) -> Any:
    """The circuit of the race that a page has come to."""
    page.wait_for_url("**/tables/**")
    match = page.url.rpartition("/")[2]
    keys = json.loads(page.evaluate("localStorage.getItem('paddock.seats')"))
    return ask(server, "GET", f"/api/tables/{match}", token=keys[match]["token"])["view"]["circuit"]


def test_a_circuit_is_built_saved_and_raced_on(server: Server, visit: Visit, keep: Callable[[Page, str], None]) -> None:
    page = visit(server.address + AT)
    builder = Builder(page)
    play = page.get_by_role("button", name="Race on it")
    expect(play).to_be_disabled()
    builder.lay(*SMALL[1:3])
    keep(page, "workshop-begun")
    builder.lay(*SMALL[3:5])
    builder.lay(SMALL[5])
    expect(page.get_by_text("In order: it can be raced on.").first).to_be_visible()
    expect(page.get_by_text("26 spaces")).to_be_visible()
    expect(page.get_by_text("about 12 min")).to_be_visible()
    page.get_by_label("Name of your circuit").fill("Hairpins")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("button", name="Saved")).to_be_disabled()
    keep(page, "workshop-closed")
    play.click()
    expect(page.locator(".slip")).to_contain_text("Hairpins")
    page.get_by_role("button", name="Start the race").first.click()
    assert raced_on(server, page) == {"name": "Hairpins", "tiles": SMALL}
    expect(page.get_by_role("group", name="Hairpins")).to_be_visible()


def test_a_join_that_is_not_allowed_is_refused_with_its_clause_and_changes_nothing(
    server: Server, visit: Visit
) -> None:
    page = visit(server.address + AT)
    builder = Builder(page)
    builder.lay("103b", "113b")
    page.get_by_label("All tiles").check()
    builder.card("104a").click(force=True)
    builder.refusal("2 lanes meet 3 lanes of 104a.")
    builder.card("113b").click(force=True)
    builder.refusal("There is only one tile 113, both sides together.")
    builder.row.nth(1).click()
    page.get_by_role("button", name="Flip").click()
    builder.refusal("2 lanes meet 3 lanes of 103a.")
    builder.has(["102b", "103b", "113b"])
    page.get_by_role("button", name="Turn").click()
    expect(page.locator(".verdict [role=alert]")).to_have_count(0)
    builder.has(["102b", "103br", "113b"])


def test_tiles_are_put_between_replaced_and_removed_and_all_of_it_undone(server: Server, visit: Visit) -> None:
    page = visit(f"{server.address}{AT}?code={CODE}")
    builder = Builder(page)
    expect(builder.row).to_have_count(6)
    builder.row.nth(2).click()
    builder.card("117b").click()
    expect(builder.row.nth(2)).to_contain_text("117b")
    builder.has(["102b", "111b", "117b", "103b", "111b", "105b"])
    page.get_by_role("button", name="Insert before").click()
    builder.card("104b").click()
    expect(builder.row).to_have_count(7)
    builder.has(["102b", "111b", "104b", "117b", "103b", "111b", "105b"])
    builder.row.nth(4).click()
    page.get_by_role("button", name="Remove").click()
    expect(builder.row).to_have_count(6)
    builder.row.nth(3).click()
    page.get_by_role("button", name="Cut off").click()
    expect(builder.row).to_have_count(4)
    for count in (6, 7, 6):
        page.get_by_role("button", name="Undo").click()
        expect(builder.row).to_have_count(count)
    page.get_by_role("button", name="Undo").click()
    expect(builder.row.nth(2)).to_contain_text("105b")
    builder.has(SMALL)
    page.get_by_role("button", name="Redo").click()
    expect(builder.row.nth(2)).to_contain_text("117b")


def test_a_road_that_runs_into_itself_is_told_by_place(server: Server, visit: Visit) -> None:
    page = visit(server.address + AT)
    builder = Builder(page)
    builder.lay("111b", "111b")
    expect(page.get_by_text("The road runs into tile 0 and can’t go on.")).to_be_visible()
    builder.card("103b").click(force=True)
    builder.refusal("This tile lies on the same hexagon (0, 0) as tile 0.")


def test_everything_goes_by_keys(server: Server, visit: Visit) -> None:
    page = visit(server.address + AT)
    builder = Builder(page)
    builder.card("105b", reversed_=True).focus()
    page.keyboard.press("ArrowRight")
    expect(builder.card("106b", reversed_=True)).to_be_focused()
    page.keyboard.press("Enter")
    expect(builder.row).to_have_count(2)
    page.keyboard.press("Control+z")
    expect(builder.row).to_have_count(1)
    page.keyboard.press("Control+y")
    expect(builder.row).to_have_count(2)
    builder.row.nth(1).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("group", name="The chosen tile")).to_be_visible()
    page.keyboard.press("r")
    expect(builder.row.nth(1)).to_contain_text("↱")
    page.keyboard.press("Delete")
    expect(builder.row).to_have_count(1)
    builder.has(["102b"])


def test_a_tile_is_dragged_to_the_open_end_and_onto_another_one(server: Server, visit: Visit) -> None:
    page = visit(server.address + AT)
    builder = Builder(page)
    drag(page, builder.card("103b"), page.locator("[data-place='end']"))
    expect(builder.row).to_have_count(2)
    drag(page, builder.card("104b"), page.locator("[data-place='1']"))
    expect(builder.row.nth(1)).to_contain_text("104b")
    builder.has(["102b", "104b"])


def drag(page: Page, what: Locator, to: Locator) -> None:
    what.hover()
    page.mouse.down()
    box = to.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=6)
    page.mouse.up()


def test_a_code_goes_from_one_person_to_another_and_a_typing_error_is_found(server: Server, visit: Visit) -> None:
    page = visit(server.address + AT)
    builder = Builder(page)
    builder.lay(*SMALL[1:])
    page.get_by_label("Name of your circuit").fill("Épingles")
    page.get_by_role("button", name="Share").click()
    code = page.get_by_label("Its code").input_value()
    link_field = page.get_by_label("A link that opens it")
    expect(link_field).not_to_have_value("")  # the address that others can reach is asked for
    link = link_field.input_value()
    assert code == CODE

    friend = visit(link)
    theirs = Builder(friend)
    expect(theirs.row).to_have_count(6)
    expect(friend.get_by_label("Name of your circuit")).to_have_value("Épingles")
    theirs.has(SMALL)

    third = visit(server.address + AT)
    Builder(third)
    third.get_by_role("button", name="Open …").click()
    field = third.get_by_label("By a code or a link")
    field.fill(code[:-1] + ("7" if code[-1] != "7" else "8"))
    field.press("Enter")
    expect(third.get_by_role("dialog")).to_contain_text(f"Perhaps it is {code}")
    third.get_by_role("button", name=f"Open {code}").click()
    expect(third.get_by_role("dialog")).not_to_be_visible()
    expect(Builder(third).row).to_have_count(6)
    third.get_by_role("button", name="Undo").click()
    expect(Builder(third).row).to_have_count(1)
    third.get_by_role("button", name="Open …").click()
    field.fill(code.lower().replace("-", ""))
    field.press("Enter")
    expect(Builder(third).row).to_have_count(6)


def test_a_code_is_chosen_at_a_new_table(server: Server, visit: Visit) -> None:
    page = visit(f"{server.address}/new/rallyman_gt")
    field = page.get_by_label("By a code")
    field.fill(CODE[:4])
    field.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("RG-20.3")
    field.fill(CODE)
    field.press("Enter")
    expect(page.locator(".slip")).to_contain_text("A circuit of one’s own")
    page.get_by_role("button", name="Start the race").first.click()
    assert raced_on(server, page) == {"tiles": SMALL}


def test_circuits_are_saved_renamed_deleted_and_put_back(server: Server, visit: Visit) -> None:
    page = visit(f"{server.address}{AT}?code={CODE}&name=Hairpins")
    expect(Builder(page).row).to_have_count(6)
    page.get_by_role("button", name="Save", exact=True).click()
    page.reload()
    expect(Builder(page).row).to_have_count(6)
    page.get_by_role("button", name="Open …").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Rename “Hairpins”").click()
    page.keyboard.type("Needles")
    page.keyboard.press("Enter")
    expect(dialog.locator("li b")).to_have_text("Needles")
    dialog.get_by_role("button", name="Delete “Needles”").click()
    expect(dialog.locator("li b")).to_have_count(0)
    dialog.get_by_role("button", name="Undo").click()
    expect(dialog.locator("li b")).to_have_text("Needles")
    page.goto(f"{server.address}/new/rallyman_gt")
    page.get_by_role("radio", name="Needles").check(force=True)
    expect(page.locator(".slip")).to_contain_text("Needles")


def test_a_file_is_saved_and_opened_and_what_is_no_circuit_is_refused(
    server: Server, visit: Visit, tmp_path: Path
) -> None:
    page = visit(f"{server.address}{AT}?code={CODE}&name=Hairpins")
    builder = Builder(page)
    expect(builder.row).to_have_count(6)
    page.get_by_role("button", name="Share").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.name == "hairpins.json"
    assert json.loads(file.read_text(encoding="utf-8")) == {"name": "Hairpins", "tiles": SMALL}
    page.keyboard.press("Escape")

    page.get_by_role("button", name="Open …").click()
    given = page.locator("dialog input[type=file]")
    for content, said in (
        (b'{"tiles": [', "is no JSON"),
        (b"[1]", "is no circuit"),
        (b'{"tiles": ["102b", "999z"]}', "there is no tile side “999z”"),
        (b" " * 10_000_001, "is too large"),
    ):
        wrong = tmp_path / "wrong.json"
        wrong.write_bytes(content)
        given.set_input_files(wrong)
        expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text(said)
        builder.has(SMALL)
    crossing = tmp_path / "crossing.json"
    crossing.write_text(json.dumps({"tiles": ["102b", "111b", "111b", "112b", "103a"]}), encoding="utf-8")
    given.set_input_files(crossing)
    expect(page.get_by_role("dialog")).not_to_be_visible()
    expect(page.locator(".verdict li").first).to_contain_text("This tile lies on the same hexagon")
    expect(page.locator(".verdict li").last).to_contain_text("2 lanes meet 3 lanes of 103a.")
    expect(page.get_by_role("button", name="Race on it")).to_be_disabled()
    page.get_by_role("button", name="Open …").click()
    given.set_input_files(file)
    expect(builder.row).to_have_count(6)
    expect(page.get_by_label("Name of your circuit")).to_have_value("Hairpins")


@every_screen("desk-light")
def test_a_circuit_is_changed_in_french_at_both_sizes(
    server: Server, visit: Visit, keep: Callable[[Page, str], None], phone: bool, dark: bool
) -> None:
    look = screen_name(phone, dark)
    page = visit(server.address + AT, language="fr", phone=phone, dark=dark)
    builder = Builder(page)
    page.get_by_role("button", name="Ouvrir…").click()
    page.get_by_role("button", name="Circuit 5").click()
    expect(builder.row).to_have_count(16)
    expect(page.get_by_text("En règle").first).to_be_visible()
    keep(page, f"workshop-fr-{look}")
    builder.row.nth(4).click()
    expect(page.get_by_role("group", name="La tuile choisie")).to_be_visible()
    keep(page, f"workshop-fr-chosen-{look}")
    assert serious_faults(page) == []
    page.get_by_role("button", name="Retourner").click()
    expect(page.locator(".verdict [role=alert]")).to_contain_text("voies rencontrent")
    assert serious_faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), "it scrolls sideways"

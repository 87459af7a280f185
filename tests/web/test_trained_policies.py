"""A policy that was trained sits at the table in the browser, like any other opponent."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.effort import tries
from tests.rl.untrained import untrained
from tests.web.conftest import Server, Visit
from tests.web.roborally_player import RoboRallyPlayer

NAME: Final = "Bot · night shift (trained)"
NAME_IN_FRENCH: Final = "Automate · night shift (entraîné)"


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a policy in its folder."""
    folder = tmp_path_factory.mktemp("policies")
    untrained("roborally", folder / "roborally.night-shift.onnx")
    found = Server(folder, str(folder / "paddock.db"), policies=folder)
    found.start()
    found.wait()
    yield found
    found.kill()


def test_a_race_against_a_policy_is_chosen_played_and_told(
    trained: Server, visit: Visit, keep: Callable[[Page, str], None]
) -> None:
    page = visit(f"{trained.address}/new/roborally")
    page.get_by_label("Your name").first.fill("Ann")
    page.get_by_role("button", name="Take seat 3 away").click()
    page.get_by_label("Who sits on seat 2?").select_option(label=NAME)
    expect(page.get_by_text("has learned by training")).to_be_visible()
    keep(page, "new-table-policy-desk-light")
    page.get_by_label("Players choose their robots").uncheck()
    page.get_by_role("button", name="More rules").click()
    most = tries(1, 3)
    page.get_by_label("Most turns").fill(str(most))
    page.get_by_role("button", name="Start the race").first.click()
    page.wait_for_url("**/tables/**")
    ann = RoboRallyPlayer(page)
    ann.asked()
    keep(page, "table-policy-desk-light")
    expect(page.get_by_text(NAME)).to_be_visible()
    turns = ann.play(lambda: ann.program_by(Locator.click), lambda: ann.answer_by(Locator.click))
    assert 1 <= turns <= most
    expect(page.get_by_text("gave no answer")).to_have_count(0)
    keep(page, "result-policy-desk-light")
    expect(page.get_by_role("table").first.get_by_role("row")).to_have_count(3)


def test_a_policy_is_offered_in_french(trained: Server, visit: Visit, keep: Callable[[Page, str], None]) -> None:
    page = visit(f"{trained.address}/new/roborally", language="fr", phone=True)
    page.locator("select").filter(has_text=NAME_IN_FRENCH).nth(1).select_option(label=NAME_IN_FRENCH)
    expect(page.get_by_text("a appris en s’entraînant")).to_be_visible()
    keep(page, "new-table-policy-phone-light-fr")

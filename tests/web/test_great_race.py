"""The Great Race in the browser: a whole game against the Torpedo by mouse and keys, and a race of three by finger."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Server, Visit
from tests.web.great_race_player import GreatRacePlayer, KeyboardPlayer, choose, tap
from tests.web.player_page import enter, open_table
from tests.web.rallyman_gt_player import TableView
from tests.web.test_pages import serious_faults

Keep = Callable[[Page, str], None]
EVERY_GAME: Final = {"program", "drive", "step", "pick"}
"""What nobody can do without in a game."""
LAYERS: Final = {"evolving_deck": True, "legacy": True, "passport": True}


def asks(question: str, number: int = 0) -> Callable[[dict[str, Any]], bool]:
    """Waits for a question of this kind, in this round or later."""
    return lambda table_view: (
        table_view["view"]["asked"]["question"] == question and table_view["view"]["round"] >= number
    )


@pytest.mark.long
def test_a_whole_game_against_the_torpedo_by_mouse_and_keys(server: Server, visit: Visit, keep: Keep) -> None:
    opened = open_table(server, "me:Ann", title="great_race", settings=LAYERS)
    page = enter(server, visit, opened)
    ann = GreatRacePlayer(page, server, opened)
    ann.drive(until=asks("programming"))
    ann.drag_to("mechanic")
    ann.drive(until=asks("turn"))
    expect(page.locator("section.hand button[data-decision=pass]")).to_be_visible()
    keep(page, "table-race-desk-light")
    assert serious_faults(page) == []
    ann.drive(until=asks("programming", number=1))
    assert ann.done.keys() >= EVERY_GAME, ann.done
    keys = KeyboardPlayer(page, server, opened)
    keys.drive()
    assert keys.done.keys() >= EVERY_GAME, keys.done
    keep(page, "result-race-desk-light")
    expect(page.get_by_role("table").first.get_by_role("row")).to_have_count(2)


@pytest.mark.long
def test_a_race_of_three_crews_by_finger_in_french(server: Server, visit: Visit, keep: Keep) -> None:
    opened = open_table(server, "me:Anne", "bot:driver", "bot:driver", title="great_race")
    page = enter(server, visit, opened, language="fr", dark=True, phone=True)
    anne = GreatRacePlayer(page, server, opened, language="fr", press=tap)
    anne.drive(until=asks("turn"))
    expect(page.locator("section.hand button[data-decision=pass]")).to_be_visible()
    keep(page, "table-race-phone-dark-fr")
    assert serious_faults(page) == []
    anne.drive(until=asks("programming", number=1))
    assert anne.done.keys() >= EVERY_GAME, anne.done

    def rest(table_view: TableView) -> str:
        """What somebody decides who has seen enough: the others get there without her."""
        return "pass" if "pass" in table_view["legal"] else choose(table_view)

    anne.drive(rest)
    keep(page, "result-race-phone-dark-fr")
    expect(page.get_by_role("table").first.get_by_role("row")).to_have_count(4)
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), "it scrolls sideways"

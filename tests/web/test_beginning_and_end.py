"""How a game begins for somebody who has never played it, and how it ends."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Server, Visit
from tests.web.player_page import PlayerPage, enter, open_table

TITLES: Final = ("roborally", "rallyman_gt", "gang_rush", "classic_rally", "great_race")


@pytest.mark.parametrize("title", TITLES)
def test_the_first_question_stands_under_the_goal_of_the_game(server: Server, visit: Visit, title: str) -> None:
    page = enter(server, visit, open_table(server, "me:Ann", "bot:random", title=title))
    ann = PlayerPage(page)
    assert ann.called()
    goal = page.get_by_role("complementary", name="The goal")
    expect(goal).to_be_visible()
    question, board = ann.bar.bounding_box(), page.locator(".board").first.bounding_box()
    place = goal.bounding_box()
    assert question is not None
    assert place is not None
    assert place["y"] + place["height"] <= question["y"]
    goal.get_by_role("button", name="Close").click()
    expect(goal).to_be_hidden()
    assert (ann.bar.bounding_box(), page.locator(".board").first.bounding_box()) == (question, board)


def test_the_goal_is_told_in_french_and_to_whoever_comes_back(server: Server, visit: Visit) -> None:
    page = enter(server, visit, open_table(server, "me:Ann", "bot:random", title="gang_rush"), language="fr")
    anne = PlayerPage(page, "fr")
    assert anne.called()
    goal = page.get_by_role("complementary", name="Le but")
    expect(goal).to_contain_text("le plus riche")
    page.reload()
    expect(goal).to_be_visible()

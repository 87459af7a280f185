"""The board comes first: how much of the screen it has, whether all that can be pressed is in sight, and whether advice
moves anything. Each title is opened once, and its page is measured at every size."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Server, Visit
from tests.web.player_page import PlayerPage, enter, open_table
from tests.web.sandbox_setup import open_sandbox
from tests.web.test_advertised_keys import questions

SMALL_DESK: Final = (1280, 720)
DESK: Final = (1440, 900)
PHONE: Final = (390, 844)
SIZES: Final = (SMALL_DESK, DESK, PHONE)
SIZES_BY_TITLE: Final = {
    "roborally": SIZES,
    "rallyman_gt": SIZES,
    "gang_rush": SIZES,
    "classic_rally": SIZES,
    "great_race": (SMALL_DESK, DESK, PHONE),
}
"""The sizes at which a board has its share when a game begins; where one is missing, the hand is still too high."""
WALKED_SIZES_BY_TITLE: Final[dict[str, tuple[tuple[int, int], ...]]] = {
    "roborally": SIZES,
    "rallyman_gt": SIZES,
    "gang_rush": SIZES,
    "classic_rally": SIZES,
    "great_race": SIZES,
}
"""The same for all kinds of questions that a title has. All `SIZES` are wanted."""
PHONE_WIDTH: Final = 860
SHARE: Final = {"desk": 0.55, "phone": 0.45}
"""The part of the height that the board has at least."""

MEASURE: Final = """() => {
  const under = document.querySelector('.frame .under')
  const usable = [...under.querySelectorAll('button, input, [role=button]')].filter((each) =>
    each.checkVisibility() && !each.disabled && each.getAttribute('aria-disabled') !== 'true')
  const boxes = {}
  const hidden = []
  const frame = under.getBoundingClientRect()
  usable.forEach((each, number) => {
    const box = each.getBoundingClientRect()
    const name = `${number} ${each.dataset.decision ?? each.getAttribute('aria-label') ?? each.innerText}`
    // A button may say more than before: it is the same one by its place among the others.
    boxes[number] = [name, Math.round(box.x), Math.round(box.y)]
    const seen = box.top >= frame.top - 1 && box.bottom <= Math.min(innerHeight, frame.bottom) + 1
    if (!seen || box.left < -1 || box.right > innerWidth + 1) hidden.push(name)
  })
  const board = document.querySelector('.frame > .board').getBoundingClientRect()
  const scrolls = document.documentElement.scrollHeight > innerHeight
  return { share: board.height / innerHeight, boxes, hidden, scrolls }
}"""


def measure(page: Page, size: tuple[int, int]) -> dict[str, Any]:
    """What is seen of the table at a size, once it lies still."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_timeout(300)
    return dict(page.evaluate(MEASURE))


def faults(seen: dict[str, Any], size: tuple[int, int]) -> list[str]:
    """What is wrong with the table at a size."""
    wanted = SHARE["phone" if size[0] <= PHONE_WIDTH else "desk"]
    found = [f"{size}: out of sight: {name}" for name in seen["hidden"]]
    if seen["share"] < wanted:
        found.append(f"{size}: the board has {seen['share']:.1%} of the height, not {wanted:.0%}")
    if seen["scrolls"]:
        found.append(f"{size}: the page scrolls")
    return found


@pytest.mark.parametrize(("title", "sizes"), SIZES_BY_TITLE.items())
def test_the_board_comes_first(server: Server, visit: Visit, title: str, sizes: tuple[tuple[int, int], ...]) -> None:
    opened = open_table(server, "me:Ann", "bot:random", "bot:random", title=title)
    page = enter(server, visit, opened)
    assert PlayerPage(page).called()
    before = {size: measure(page, size) for size in sizes}
    found = [fault for size in sizes for fault in faults(before[size], size)]
    page.keyboard.press("h")
    expect(page.get_by_role("region", name="Hint", exact=True)).to_be_visible()
    for size in sizes:
        boxes = before[size]["boxes"]
        assert boxes, "nothing can be pressed: nothing was measured"
        after = measure(page, size)["boxes"]
        found += [
            f"{size}: advice moves {name}"
            for number, (name, *place) in boxes.items()
            if after.get(number, [name])[1:] != place
        ]
    assert found == []


@pytest.mark.parametrize(("title", "sizes"), WALKED_SIZES_BY_TITLE.items())
def test_whatever_is_asked_is_in_sight(
    server: Server, visit: Visit, title: str, sizes: tuple[tuple[int, int], ...]
) -> None:
    found: list[str] = []
    for position in questions(title):
        page, setup = open_sandbox(server, visit, title, position)
        expect(page.get_by_role("region", name="What you may do")).to_be_visible()
        kinds = sorted({line.split(" ")[0] for line in setup.legal})
        found += [f"{fault} ({', '.join(kinds)})" for size in sizes for fault in faults(measure(page, size), size)]
        page.close()
    assert found == []

"""A rally in a real browser: from a file, over two stages and a restart of the server, to the final standings."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from paddock.campaign.document import Document, Entrant, document_bytes, new_document, read_document, with_result
from paddock.core.registry import game
from tests.games.classic_rally.table import laid
from tests.patience import GAME, patiently
from tests.web.conftest import Server, Visit
from tests.web.player_page import PlayerPage

Keep = Callable[[Page, str], None]
NOW: Final = 1_794_700_800_000
ROAD: Final = laid(
    [
        ("start", "0,0", 90),
        ("checkpoint_1", "1,0", 90),
        ("checkpoint_2", "2,0", 90),
        ("checkpoint_3", "3,0", 90),
        ("finish", "4,0", 270),
    ]
)
"""A map that is driven in a few rounds."""


def winter_cup() -> Document:
    """A rally of three stages on one map, of which the first has been driven."""
    settings = {"stages": 3, "same_map": True, "map": "built"}
    seats = [Entrant("me", "Ann"), Entrant("bot", "Rivet", "driver")]
    document = new_document(game("classic_rally"), "cup", "Winter Cup", seats, settings, NOW)
    return with_result(document, "elsewhere", NOW, {"points": [0, 3], "map": ROAD}, ["Ann", "Rivet"])


class TitlePlayer(PlayerPage):
    """Somebody who does what the bot would do: asks for a hint, and follows it."""

    def drive(self) -> None:
        """Drives until the stage is over."""
        for _ in patiently(GAME):
            if not self.called():
                return
            # The hint may come when the question has gone; then the next one is asked for.
            with suppress(TimeoutError):
                self.page.get_by_role("button", name="Hint").click(timeout=5000)
                hint = self.page.get_by_role("region", name="Hint")
                hint.locator("button.primary").click(timeout=60_000)
                expect(hint).to_be_hidden()


def points(page: Page) -> dict[str, list[str]]:
    """Name → the points of each stage and the total, as the standings have them."""
    rows = page.get_by_role("region", name="Standings").first.locator("tbody tr")
    cells = [row.locator("td").all_inner_texts() for row in rows.all()]
    names = [row.locator("th").inner_text().strip() for row in rows.all()]
    return {name: its[1:] for name, its in zip(names, cells, strict=True)}


def adds_up(found: dict[str, list[str]], stages: int) -> None:
    for its in found.values():
        *each, total = map(int, its)
        assert len(each) == stages
        assert sum(each) == total


@pytest.mark.long
def test_a_rally_goes_on_from_a_file_over_two_stages_and_a_restart(
    own_server: Server, visit: Visit, keep: Keep, tmp_path: Path
) -> None:
    page = visit(f"{own_server.address}/campaigns")
    page.evaluate("localStorage.setItem('paddock.preferences', JSON.stringify({speed: 4, answersFormalities: false}))")
    page.reload()

    # A file that was edited is refused with the reason; the good one is taken.
    file = tmp_path / "winter-cup.json"
    good: dict[str, Any] = json.loads(document_bytes(winter_cup()))
    file.write_text(json.dumps({**good, "name": "My Cup"}), encoding="utf-8")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("checksum")
    file.write_text(json.dumps(good), encoding="utf-8")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("heading", name="Winter Cup")).to_be_visible()
    expect(page.get_by_text("Stage 2 of 3")).to_be_visible()
    assert points(page) == {"Ann": ["0", "0"], "Rivet": ["3", "3"]}

    # The second stage, on the map that was kept.
    page.get_by_role("button", name="Next stage").click()
    ann = TitlePlayer(page)
    ann.drive()
    expect(page.get_by_text("Next: Stage 3 of 3")).to_be_visible()
    keep(page, "stage-over-desk-light")
    adds_up(points(page), 2)
    own_server.restart()

    # The third, from the result of the second; the server has died in between.
    page.get_by_role("button", name="Next stage").click()
    expect(page.get_by_text("Next: Stage 3 of 3")).to_be_hidden()
    ann.drive()
    expect(page.get_by_text("win").first).to_be_visible()
    expect(page.get_by_role("button", name="Next stage")).to_have_count(0)
    page.get_by_role("link", name="Standings").click()
    expect(page.get_by_role("heading", name="Winter Cup")).to_be_visible()
    final = points(page)
    adds_up(final, 3)
    assert next(iter(final)) == "Ann"
    keep(page, "rally-over-desk-light")

    # What is saved is what was played.
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save as a file").click()
    kept = tmp_path / "kept.json"
    saved.value.save_as(kept)
    assert [str(sum(its)) for its in zip(*read_document(kept.read_bytes()).progress["stages"], strict=True)] == [
        final[name][-1] for name in ("Ann", "Rivet")
    ]


def test_a_championship_is_begun_and_read_on_a_phone_in_french(server: Server, visit: Visit, keep: Keep) -> None:
    page = visit(f"{server.address}/campaigns/new?title=classic_rally", language="fr", phone=True, dark=True)
    page.get_by_label("Son nom").fill("Coupe des Alpes")
    page.get_by_label("Étapes par rallye").fill("9")
    page.get_by_role("button", name="Commencer une campagne").click()
    expect(page.get_by_role("alert").first).to_contain_text("1 à 8")
    page.get_by_label("Étapes par rallye").fill("2")
    page.get_by_label("Rallyes au championnat").fill("2")
    page.get_by_role("button", name="Commencer une campagne").click()
    expect(page.get_by_role("heading", name="Coupe des Alpes")).to_be_visible()
    expect(page.get_by_text("Rallye 1 sur 2, étape 1 sur 2")).to_be_visible()
    expect(page.get_by_text("Aucune étape n’a encore été jouée.")).to_be_visible()
    keep(page, "championship-phone-dark-fr")
    page.get_by_role("link", name="Toutes les campagnes").click()
    expect(page.get_by_role("link", name="Coupe des Alpes")).to_be_visible()
    page.get_by_role("link", name="Coupe des Alpes").click()
    page.get_by_role("button", name="Supprimer la campagne").click()
    page.get_by_role("dialog").get_by_role("button", name="Supprimer la campagne").click()
    expect(page.get_by_text("Pas encore de campagne ici.")).to_be_visible()

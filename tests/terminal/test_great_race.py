"""The Great Race at the terminal: the map, gauges, costs of the road, the Torpedo and its reasons, in plain lines and
on the full screen."""

from __future__ import annotations

import asyncio
import io
import random
import re
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from paddock.core.chance import LiveChance
from paddock.core.game_session import GameSession
from paddock.core.terminal_picture import plain_text as drawn
from paddock.core.terminal_renderer import renderer_of
from paddock.core.terminal_seat import TerminalSeat
from paddock.core.translations import LANGUAGES
from paddock.games.great_race.game import GAME
from paddock.games.great_race.terminal.picture import draw_map
from paddock.games.great_race.terminal.renderer import TitleRenderer
from paddock.games.great_race.terminal.screen_positions import MAP_ROWS, PART_ROWS
from paddock.terminal import sentences
from paddock.terminal.errors import LeaveTable
from paddock.terminal.game_setup import GameRequest, GameSetup
from paddock.terminal.local_app import LocalTableApp
from paddock.terminal.plain_table import LineIO, PlainTable
from paddock.terminal.tables import LocalTable
from paddock.terminal.translator import translator
from paddock.terminal.user_files import UserFiles
from tests.docs.pages import ROOT
from tests.terminal import races
from tests.terminal.races import BOARD, text
from tests.terminal.test_local_app import SIZES, Script, asked, shown, until

LAYERS = {"evolving_deck": True, "legacy": True, "passport": True, "upgrades": "letter"}
POSITION = {
    "settings": LAYERS,
    "round": 3,
    "crews": [
        {
            "crew": "italy",
            "at": "R05C03",
            "fuel": 3,
            "engine": 4,
            "money": 120,
            "hand": ["toolbox", "bandits"],
            "spent": {"mechanic": 1},
        }
    ],
    "torpedo": {"at": "R06C05", "fuel": 5, "mechanic": 3, "assistants": 1, "legacy": {"red": 2, "blue": 1}},
    "estienne": {"current": "D1", "used": ["A1", "G1"]},
    "tiles": {"R05C03": "F1M0", "R05C02": "F2M1D", "R06C04": "F1M0S", "R07C05": "F1M1"},
}
"""A solo game with all layers, which the manual shows as well."""
PICTURE = """
 R  L   C00   C01   C02   C03   C04   C05   C06   C07   C08   C09   C10   C11
 2  3         ·     ·     (In)  ·     ·     :     ·     ·
 3  4      ·     ·     :           ·     ·     :     :     ·
 4  5 ~1{No}  ·     :     :     ·     :     ·     :     ·     ·
 5  6      ·     :   1*21!:I 1-    :     :     ·     ·     ·
 6  7   ·     ·     ·     <Bo>  1-x T [Ag]  ·     ·     (Kh)  ·
 7  8      ·     ·     ·     ·     ·    t11    ·     ·     ·     ·
 8  9   ·     [Ba]  ·     ·     ·          t<Fo>  ·     ·     ·     ·
 9 10      ·     ·     ·     ·     ·     ·     ·     :     ·     [Ad]  ·
10 11               ·   ~1{Co}  ·     ·     ·     :     :     ·     ·     ·
11 12                              ·     (Ba)  ·     ·     ·     ·     ·
12 13                                 :     :     ·     (Ka)  ·     ·
Fuel ▮▮▮▯▯▯ 3 · Engine ▮▮▮▮▯▯ 4 · Chassis ▮▮▮▮▮ 5
120 F  Funds ●  Scout ●  Mech. ●○  Escort ●
Hand 2/5: Toolbox, Bandits !
T Fuel ▮▮▮▮▮▯ 5 · Mechanic ▮▮▮▯▯▯ 3 ○●●●● L7
→ <Fort-Lamy> 2: it is the nearest one of that colou…
D1 <red> · tiles 3 · moves 1 1 1 1 · slots 4/4 1
21 steps to go · blind 1.5F 0.5L !20 % x20 %
Roads: <Bourem> 1 (0F) · [Agadez] 2 (1F) · (In Salah…
(yellow) ▯▯▯▯ [green] ▯▯▯▯ <red> ▮▮▯▯ {blue} ▮▯▯▯
Pile B1 C1 E1 F1 H1 · used A1 G1
Passport, Legendary: 0 of 12 stamps
Q01☐ Q02☐ Q03☐ Q04☐ Q05☐ Q06☐
Q07☐ Q08☐ Q09☐ Q10☐ Q11☐ Q12☐
"""


no_raw_keys = partial(races.no_raw_keys, "gr|way|because")
moments = partial(races.moments, GAME)
open_table = partial(races.open_table, GAME)


def renderer(language: str = "en", seats: int = 1) -> TitleRenderer:
    found = renderer_of(
        GAME, translator(language, GAME), [TerminalSeat("me"), *[TerminalSeat("bot", "bot")] * (seats - 1)]
    )
    assert isinstance(found, TitleRenderer)
    return found


def solo(*decisions: str) -> Any:
    """The solo game after these decisions."""
    state, chance_source = GAME.load(POSITION), LiveChance(random.Random(1))
    GAME.advance(state, chance_source)
    for each in decisions:
        GAME.apply(state, 0, GAME.space.parse(each), chance_source)
    return state


# -- the picture ------------------------------------------------------------------------------------------------


def test_the_picture_has_the_map_gauges_assistants_the_hand_and_the_torpedo() -> None:
    state = solo()
    lines = renderer().draw_board(GAME.view(state, 0), GAME.preview(state, 0), {(2, 5): "1*"}).lines
    assert text(lines[:-MAP_ROWS]) == PICTURE.strip("\n")
    assert lines[-1].plain.split() == ["##·"]


def test_the_manual_shows_this_map() -> None:
    page = (ROOT / "docs" / "play" / "great_race.md").read_text(encoding="utf-8")
    assert drawn(draw_map(GAME.view(GAME.load(POSITION), None))) in page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "settings"), [(1, LAYERS), (3, {"race": "reverse"})], ids=["solo", "three"])
def test_every_moment_fits_the_smallest_screen_and_is_in_words(language: str, seats: int, settings: Any) -> None:
    its = renderer(language, seats)
    for number, (state, seat) in enumerate(moments(seats, settings, 7)):
        if number % 11 or number > 600:
            continue
        view, foreseen = GAME.view(state, seat), GAME.preview(state, seat)
        legal = GAME.legal(state, seat)
        place = its.square_of_decision(view, legal[-1])
        picture = its.draw_board(view, foreseen, {place: "9*"} if place else {})
        lines = picture.lines
        assert max(line.cell_len for line in lines[1 + PART_ROWS :]) <= BOARD[0]
        assert BOARD[1] == 1 + PART_ROWS + 5
        if place:
            column, line = picture.square_offset(*place)
            assert lines[line].plain[column : column + 2] == "9*"
            assert line <= PART_ROWS
            assert column <= BOARD[0] - 8
        said = [
            its.status_line(view),
            its.question(view, seat, []),
            its.preview_text(view, foreseen),
            *its.position_lines(view),
            text(lines),
        ]
        said += [f"{line.piece} {line.mark} {line.facts}" for line in its.seat_lines(view)]
        for each in legal[:20]:
            said += [its.decision_label(view, each, foreseen, is_short=short) for short in (True, False)]
        said += [f"{name} {told}" for name, told in its.rule_cards(view, seat)]
        assert no_raw_keys("\n".join(said))


def test_every_step_is_named_with_its_cost_before_it_is_taken() -> None:
    state, its = solo("drive"), renderer()
    view, foreseen = GAME.view(state, 0), GAME.preview(state, 0)

    def label(notation: str, *, short: bool) -> str:
        return its.decision_label(view, GAME.space.parse(notation), foreseen, is_short=short)

    assert label("step R05C02", short=True) == "R05C02 3F 1L !"
    assert label("step R06C04", short=False) == "Drive to R06C04: 1 fuel, stop"
    assert label("step R05C04", short=True).startswith("R05C04 ? 2–4F 0–2L ✗")
    assert label("enter bourem", short=True) == "Enter Bourem (red, one card)"


def test_a_spectator_reads_the_cards_that_lie_open() -> None:
    view = GAME.view(solo(), None)
    assert any("Estienne" in name for name, _ in renderer().rule_cards(view, None))


def test_a_space_is_told_in_words() -> None:
    view = GAME.view(solo(), None)
    assert renderer().named_square_text(view, "r05c02") == "R05C02: 2 fuel, 1 level, danger · level 6 · a risk zone"
    assert renderer().named_square_text(view, "R06C05") == "R06C05: [Agadez], green · level 7 · René Estienne"
    assert renderer().named_square_text(view, "R99C99") is None
    assert renderer().square_text(view, 0, 12) == "the sea"


def test_the_torpedo_says_what_it_will_do_and_why_with_its_card_stickers_and_the_passport() -> None:
    state, its = solo(), renderer()
    view = GAME.view(state, 0)
    told = its.preview_text(view, GAME.preview(state, 0))
    assert "Heads for <Fort-Lamy>, 2 steps: it is the nearest one of that colour ahead" in told
    assert "His road: R07C05, <Fort-Lamy>." in told
    things = dict(its.rule_cards(view, 0))
    assert things["Estienne’s card D1"].startswith("he is after red cities; assistant 1 lays 3 tiles")
    assert things["Sticker, red 2"] == "A danger card that he draws in a city hits you."
    assert things["☐ First crossing"].startswith("Win the race")


def test_what_he_weighed_is_told_by_the_whole_story_alone_and_below_his_objective(
    user_files: UserFiles, tmp_path: Path
) -> None:
    game_session = GameSession.start(GAME, 1, {}, LiveChance(random.Random(3)))
    table = LocalTable(game_session, [TerminalSeat("me")], user_files, tmp_path / "game.paddock")
    its = renderer()
    while "aims" not in [event.kind for events in table.events_by_step() for event in events]:
        legal = GAME.legal(game_session.state, 0)
        table.decide(0, GAME.space.parse("fund") if GAME.space.parse("fund") in legal else legal[-1])
    told = [sentences.event_sentences(its, events, 0) for events in table.events_by_step()]
    assert not [line for lines in told for line in lines if "weighs" in line]
    whole = list(sentences.log_lines(table, its, 0))
    first = next(place for place, line in enumerate(whole) if "heads for" in line)
    assert whole[first + 1].startswith("  · Estienne weighs")


# -- plain lines ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_round_is_played_with_words_and_numbers(user_files: UserFiles, language: str) -> None:
    writing = io.StringIO()
    typed = ["crew italy", "1", "program 1 1 2 1", "buy_fuel 1", "? sail SL1", "I R00C02", "p", "o", "k", "fund"]
    typed += ["drive", "1", "1", "1", "stop", "pass", "1", "1", "q"]
    lines = LineIO(io.StringIO("".join(f"{line}\n" for line in typed)), writing, can_clear=False)
    try:
        PlainTable(open_table(user_files, "me", LAYERS), language, lines, user_files).run()
    except LeaveTable:
        writing.write("[left]\n")
    output = writing.getvalue()
    assert no_raw_keys(output)
    assert re.search(r"\(GR-\d+\.\d+\)", output)


# -- the full screen --------------------------------------------------------------------------------------------


def drive(user_files: UserFiles, script: Script, size: tuple[int, int], language: str) -> None:
    class ThisSetup(GameSetup):
        def __init__(self) -> None:
            self.record, self.seed_is_missing, self.game = None, False, GAME

        def open(self, ask: object = None) -> LocalTable:
            return open_table(user_files, "me", LAYERS)

    app = LocalTableApp(user_files, ThisSetup(), GameRequest("great_race"), language=language, speed=0)

    async def play() -> None:
        async with app.run_test(size=size) as pilot:
            await script(app, pilot)

    asyncio.run(play())


@pytest.mark.parametrize(("size", "language"), [(SIZES[0], "en"), (SIZES[-1], "fr")])
def test_a_round_is_played_by_keys(user_files: UserFiles, size: tuple[int, int], language: str) -> None:
    async def script(app: LocalTableApp, pilot: Pilot[int]) -> None:
        def question() -> str:
            assert app.table is not None
            view: Any = app.table.view(0)
            return str(view["asked"]["question"]) if view["asked"] else ""

        async def press(key: str, wanted: str) -> None:
            await pilot.press(key)
            await until(pilot, asked(app))
            assert question() == wanted
            said = [shown(app, f"#{part}") for part in ("head", "picture", "choices", "seats", "asked")]
            assert no_raw_keys("\n".join(said))

        await until(pilot, asked(app))
        await press("3", "pick")
        await press("1", "programming")
        await press("v", "turn")
        await press("f", "turn")
        await press("d", "drive")
        assert "R01C0" in shown(app, "#choices")
        await pilot.press("I", "down")
        await until(pilot, lambda: ":" in shown(app, "#message"))
        await pilot.press("escape", "k")
        await until(pilot, lambda: app.screen is not app.table_screen)
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is app.table_screen)
        await pilot.press("1")
        await until(pilot, asked(app))

    drive(user_files, script, size, language)

"""Classic Rally at the terminal: the map, both boards, ways and what they cost, in plain lines and on the full
screen."""

from __future__ import annotations

import asyncio
import re
from functools import partial
from typing import Any

import pytest
from textual.pilot import Pilot

from paddock.core.chance import ScriptedChance
from paddock.core.terminal_picture import plain_text as drawn
from paddock.core.terminal_renderer import renderer_of
from paddock.core.terminal_seat import TerminalSeat
from paddock.core.translations import LANGUAGES, translations_for
from paddock.games.classic_rally.game import GAME
from paddock.games.classic_rally.terminal.picture import LEGEND, STYLES, draw_map
from paddock.games.classic_rally.terminal.renderer import TitleRenderer
from paddock.games.classic_rally.terminal.screen_positions import LINE_AFTER_MAP
from paddock.games.classic_rally.testing.setups import crowded_position
from paddock.terminal.game_setup import GameRequest, GameSetup
from paddock.terminal.local_app import LocalTableApp
from paddock.terminal.tables import LocalTable
from paddock.terminal.translator import translator
from paddock.terminal.user_files import UserFiles
from tests.docs.pages import ROOT
from tests.terminal import races
from tests.terminal.races import BOARD, text
from tests.terminal.test_local_app import SIZES, Script, asked, shown, until

PICTURE = """
       0      1      2      3      4      5
              ┃      ┃                   w┃
 -1          (1)     ┃     [F]           {s}
              ┃      ┃      ┃             ┃
              ┃      ┃      ┃             ┃
  0   [A]━━━━━╋━━━━━<!>     ┗━━━━━━┓-2 1*(2)
              ┃            r       ┃Yv    ┃
              ┃                    ┃B>bW^ ┃
  1          (3)     ┏━━━━━<!>-2━━━┻-1━━━━┫
              ┃      ┃                 R^ ┃  y
              ┃      ┃                    ┃
  2           ┗━━━━━<!>         ━━━━━━━━━━┛

Dice 4 4 · sun · you must drive · joker: Transporter
Close Ratio ✓ · Light Weight ✓ · ! Fuel Leak
Rally FFFST· · assistance FFFFF··· · book ↰
Ends: 4,1 −1 ↰ · 3,1 −2 ↰ ! · 4,0 −2 ↰
    ┏━┳━s━━━!
    1 ┃ F   w
  A━╋━! r━Y 2
    3 ┏━!━B━W
    ┗━!   ━━┛
W White · Close Ratio ✓ · Light Weight ✓ · ! Fuel Le…
  Rally FFFST· · assistance FFFFF··· · book ↰
B Black · Power Kit ✓ · Sport Suspension ✗ hazard, s…
  Rally FFR··· · assistance FFFFFF·· · book 3
R Red · Close Ratio ✓ · Sport Suspension ✓
  Rally FFFFFS · assistance FFFFF··· · book 0
Y Yellow · Light Weight ✓ · Power Kit ✗ hazard · ! A…
  Rally FTL··· · assistance FFFFFF·· · book 2
"""


no_raw_keys = partial(races.no_raw_keys, "cr")
moments = partial(races.moments, GAME)
open_table = partial(races.open_table, GAME)
plain = partial(races.plain, GAME)


def renderer(language: str = "en", seats: int = 4) -> TitleRenderer:
    found = renderer_of(
        GAME, translator(language, GAME), [TerminalSeat("me"), *[TerminalSeat("bot", "bot")] * (seats - 1)]
    )
    assert isinstance(found, TitleRenderer)
    return found


def rolled(*dice: int, weather: str = "sun") -> Any:
    """A crowded road on which White has rolled."""
    chance_source = ScriptedChance(
        [("die", [pips - 1]) for pips in dice] + [("weather", [GAME.chance_domains["weather"].code(weather)])]
    )
    state = GAME.load(crowded_position(4))
    GAME.advance(state, chance_source)
    GAME.apply(state, 0, GAME.space.parse("roll_dice"), chance_source)
    return state


# -- the picture ------------------------------------------------------------------------------------------------


def test_the_picture_has_the_map_costs_dice_features_boards_ways_and_the_whole_map() -> None:
    state = rolled(4, 4)
    shown_here = text(renderer().draw_board(GAME.view(state, 0), GAME.preview(state, 0), {(5, 2): "1*"}).lines)
    assert shown_here == PICTURE.strip("\n")


def test_the_manual_shows_this_map() -> None:
    page = (ROOT / "docs" / "play" / "classic_rally.md").read_text(encoding="utf-8")
    assert drawn(draw_map(GAME.view(GAME.load(crowded_position(4)), None))) in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_fits_the_smallest_screen_and_is_in_words(language: str) -> None:
    its = renderer(language)
    for number, (state, seat) in enumerate(moments(3, {"map": "built", "max_rounds": 12}, 7)):
        if number % 7:
            continue
        view, foreseen = GAME.view(state, seat), GAME.preview(state, seat)
        legal = GAME.legal(state, seat)
        its.highlighted_decision = legal[-1]
        place = its.square_of_decision(view, legal[-1])
        picture = its.draw_board(view, foreseen, {place: "9*"} if place else {})
        lines = picture.lines
        assert max(line.cell_len for line in lines[LINE_AFTER_MAP:]) <= BOARD[0]
        assert BOARD[1] == LINE_AFTER_MAP + 4
        if place:
            column, line = picture.square_offset(*place)
            assert "9*" in lines[line + 1].plain[column : column + 7]
            assert column < BOARD[0]
            assert line < LINE_AFTER_MAP
        said = [
            its.status_line(view),
            its.question(view, seat, []),
            its.preview_text(view, foreseen),
            *its.position_lines(view),
        ]
        said += [f"{line.piece} {line.mark} {line.facts}" for line in its.seat_lines(view)]
        for each in legal[:20]:
            said += [its.decision_label(view, each, foreseen, is_short=short) for short in (True, False)]
        said += [f"{name} {told}" for name, told in its.rule_cards(view, seat)]
        assert no_raw_keys("\n".join(said))
        assert {span.style for line in draw_map(view) for span in line} <= set(STYLES)


def test_every_sign_is_said_in_both_languages() -> None:
    for language in LANGUAGES:
        translations = translations_for(language, GAME)
        assert [name for _, name in LEGEND if not translations.has_message(f"sign-{name}")] == []


def test_a_tile_is_seen_as_it_would_lie() -> None:
    state, seat = next(each for each in moments(2, {"map": "built"}, 3))
    its = renderer(seats=2)
    view = GAME.view(state, seat)
    before = text(its.draw_board(view, {}, {}).lines)
    its.highlighted_decision = GAME.legal(state, seat)[0]
    assert text(its.draw_board(view, {}, {}).lines) != before
    assert its.decision_label(view, its.highlighted_decision, {}, is_short=True).startswith("1,0 ")


def test_a_cell_is_told_in_words() -> None:
    view = GAME.view(rolled(4, 4), None)
    assert renderer().named_square_text(view, "4,1") == (
        "4,1: a T-junction · Black is here, pointing east · the assistance car of Black is here"
    )
    assert renderer().named_square_text(view, "9,9") == "9,9: no tile lies there"
    assert renderer().named_square_text(view, "99,9") is None


def test_every_way_is_named_with_its_fuel_and_cards_before_it_is_taken() -> None:
    state = rolled(4, 4)
    its = renderer()
    view, foreseen = GAME.view(state, 0), GAME.preview(state, 0)
    step = GAME.space.parse("rally_step left")
    assert its.decision_label(view, step, foreseen, is_short=True) == "↰ Drive left: 4,1 −1 ↰ / 3,1 −2 ↰ ! / 4,0 −2 ↰"
    assert its.decision_label(view, step, foreseen, is_short=False) == (
        "Drive left: 4,1 for one fuel, playing left / 3,1 for 2 fuel, playing left, a hazard is drawn / "
        "4,0 for 2 fuel, playing left"
    )


def test_what_is_out_is_told_with_its_cause() -> None:
    state = rolled(6, 1)
    lines = text(renderer().draw_board(GAME.view(state, 0), {}, {}).lines)
    assert "Close Ratio ✗ dice · Light Weight ✗ dice" in lines


# -- plain lines ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_map_is_built_and_driven_on_with_numbers_only(user_files: UserFiles, language: str) -> None:
    output = plain(user_files, ["1"] * 900, language=language, map="built", max_rounds=4)
    assert no_raw_keys(output)
    assert "[left]" not in output


def test_boards_ways_refusals_and_hints_are_told(user_files: UserFiles) -> None:
    lines = ["load rally fuel"] * 4 + ["ready", "place_assistance 4,0", "roll_dice", "? end_turn", "I 1,0", "p", "o"]
    output = plain(user_files, [*lines, "H", "k", "rally_step forward"], seats="me")
    assert "Careful: no fuel is loaded!" in output
    assert "1,0: crossroads" in output
    assert "1,0 for one fuel" in output
    assert "A bot would: " in output
    assert re.search(r"\(CR-8\.\d+\)", output)


# -- the full screen --------------------------------------------------------------------------------------------


def drive(user_files: UserFiles, script: Script, size: tuple[int, int], language: str) -> None:
    class ThisSetup(GameSetup):
        def __init__(self) -> None:
            self.record, self.seed_is_missing, self.game = None, False, GAME

        def open(self, ask: object = None) -> LocalTable:
            return open_table(user_files, "me", {})

    app = LocalTableApp(user_files, ThisSetup(), GameRequest("classic_rally"), language=language, speed=0)

    async def play() -> None:
        async with app.run_test(size=size) as pilot:
            await script(app, pilot)

    asyncio.run(play())


@pytest.mark.parametrize(("size", "language"), [(SIZES[0], "en"), (SIZES[-1], "fr")])
def test_a_turn_is_played_by_keys(user_files: UserFiles, size: tuple[int, int], language: str) -> None:
    async def script(app: LocalTableApp, pilot: Pilot[int]) -> None:
        def question() -> str:
            assert app.table is not None
            view: Any = app.table.view(0)
            return str(view["asked"]["question"]) if view["asked"] else ""

        async def press_until(key: str, wanted: str) -> None:
            for _ in range(12):
                await until(pilot, asked(app))
                if question() == wanted:
                    return
                await pilot.press(key)
            raise AssertionError(f"{question()} instead of {wanted}")

        await until(pilot, asked(app))
        for _ in range(4):
            await pilot.press("v")
            await until(pilot, asked(app))
        await press_until("e", "assistance")
        await press_until("1", "before_dice")
        said = shown(app, "#head") + shown(app, "#picture") + shown(app, "#choices") + shown(app, "#seats")
        assert no_raw_keys(said)
        await pilot.press("g")
        await press_until("1", "turn")
        assert "1,0 −1" in shown(app, "#choices")
        await pilot.press("I", "right")
        await until(pilot, lambda: ":" in shown(app, "#message"))
        await pilot.press("escape", "k")
        await until(pilot, lambda: app.screen is not app.table_screen)
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is app.table_screen)
        await pilot.press("f")
        await until(pilot, asked(app))
        assert no_raw_keys(shown(app, "#asked") + shown(app, "#choices") + shown(app, "#picture"))

    drive(user_files, script, size, language)

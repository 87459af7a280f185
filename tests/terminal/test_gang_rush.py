"""GangRush at the terminal: the bridge, the dice and what each choice brings about, in plain lines and on the full
screen."""

from __future__ import annotations

import asyncio
import random
import re
from functools import partial
from typing import Any

import pytest
from textual.pilot import Pilot

from paddock.core.chance import LiveChance
from paddock.core.terminal_picture import plain_text as drawn
from paddock.core.terminal_renderer import renderer_of
from paddock.core.terminal_seat import TerminalSeat
from paddock.core.translations import LANGUAGES
from paddock.games.gang_rush.game import GAME
from paddock.games.gang_rush.terminal.picture import BRIDGE_ROWS, draw_bridge
from paddock.games.gang_rush.terminal.renderer import TitleRenderer
from paddock.games.gang_rush.testing.setups import crowded_position
from paddock.terminal.game_setup import GameRequest, GameSetup
from paddock.terminal.local_app import LocalTableApp
from paddock.terminal.tables import LocalTable
from paddock.terminal.translator import translator
from paddock.terminal.user_files import UserFiles
from tests.docs.pages import ROOT
from tests.terminal import races
from tests.terminal.races import BOARD, text
from tests.terminal.test_local_app import Script, asked, every_screen, shown, until

no_raw_keys = partial(races.no_raw_keys, "gb|tile")
moments = partial(races.moments, GAME)
open_table = partial(races.open_table, GAME)
plain = partial(races.plain, GAME)


def renderer(language: str = "en", seats: int = 5) -> TitleRenderer:
    found = renderer_of(
        GAME, translator(language, GAME), [TerminalSeat("me"), *[TerminalSeat("bot", "bot")] * (seats - 1)]
    )
    assert isinstance(found, TitleRenderer)
    return found


def at(position: dict[str, Any]) -> Any:
    state = GAME.load(position)
    GAME.advance(state, LiveChance(random.Random(1)))
    return state


def driving(**turn: object) -> Any:
    """A crowded bridge in which Parker drives."""
    dice = ["speed", "wheel", "shot", "repair", "breakage"]
    return at({**crowded_position(5), "phase": "moving", "turn": {"car": "parker", "dice": dice, **turn}})


# -- the picture ------------------------------------------------------------------------------------------------


def test_the_picture_has_the_road_ahead_dice_dial_a_way_police_and_the_whole_bridge() -> None:
    state = driving()
    shown_here = text(
        [line[:48] for line in renderer().draw_board(GAME.view(state, 4), GAME.preview(state, 4), {}).lines]
    )
    assert (
        shown_here
        == """\
    12    14    16|3  18    20    22    24|4  26
      ~~~~~~~~~~~~~~~~~~NNNNNNNNNNNNNNNNNN~~~~~~
   |     |G>5  |     |     |     |     |     |
   |::   |     |^2   |     |$3   |     |     |
|     |B>4  |     |     |     |     |     |
|     |     |     |~    |::   |o2   |     |[]
   |     |R>2  |W>1  |     |     |     |     |
   |     |     |     |/>   |[]   |::   |=3   |
|     |     |Y>3  |     |     |     |     |
|     |     |     |%    |     |=2o3 |     |
   |     |     |     |     |     |     |     |
   |     |     |     |30   |::   |     |!    |
      ~~~~~~~~~~~~~~~~~~NNNNNNNNNNNNNNNNNN~~~~~~
1 speed  2 wheel  3 shot  4 fix  5 break
50 mph, 5 left · wheels 1 · shots 1 · steps 1 ·
Softest: →→→→→ 1:24 +$300
3 officers on 4:21 would hit John Duke
   - - - - - - : G ^ - $ - - - - : - - - - -
  - - - - - - - B - ~ : o - [ - - - - - - -
   - - - : - - - R W / [ : = - - - - - - - -
  - - - - - - - - Y % - = - - : - - - - - -
   - - - - - - - - - 3 : - ! - - - - - : - -"""
    )


def test_the_manual_shows_this_bridge() -> None:
    page = (ROOT / "docs" / "play" / "gang_rush.md").read_text(encoding="utf-8")
    assert drawn(draw_bridge(GAME.view(driving(), None), 11, 26)) in page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "settings"), [(5, {}), (4, {"expert": True})], ids=["normal", "expert"])
def test_every_moment_of_a_race_fits_the_smallest_screen_and_is_in_words(
    seats: int, settings: dict[str, Any], language: str
) -> None:
    its = renderer(language)
    for number, (state, seat) in enumerate(moments(seats, settings, 7)):
        if number % 15:
            continue
        view, foreseen = GAME.view(state, seat), GAME.preview(state, seat)
        picture = its.draw_board(view, foreseen, {})
        lines = picture.lines
        assert max(line.cell_len for line in lines[BRIDGE_ROWS:]) <= BOARD[0]
        assert BOARD[1] == BRIDGE_ROWS + 4
        said = [
            its.status_line(view),
            its.question(view, seat, []),
            its.preview_text(view, foreseen),
            *its.position_lines(view),
        ]
        said += [f"{line.piece} {line.mark} {line.facts}" for line in its.seat_lines(view)]
        for decision in GAME.legal(state, seat)[:20]:
            said += [its.decision_label(view, decision, foreseen, is_short=short) for short in (True, False)]
            its.square_of_decision(view, decision)
        said += [f"{tile} {told}" for tile, told in its.rule_cards(view, seat)]
        assert no_raw_keys("\n".join(said))


def test_marks_show_where_steps_lead_and_what_is_chosen_is_brought_into_sight() -> None:
    state, its = driving(), renderer()
    view = GAME.view(state, 4)
    places = [its.square_of_decision(view, decision) for decision in GAME.legal(state, 4)]
    ahead = next(place for place in places if place is not None)
    assert its.square_text(view, *ahead).startswith("1:16")
    for place in (ahead, (19, 4), (1, 1)):
        picture = its.draw_board(view, {}, {place: "2*"})
        lines = picture.lines
        column, line = picture.square_offset(*place)
        assert line < BRIDGE_ROWS
        assert "2*" in lines[line].plain[column : column + 6]
        assert column < BOARD[0]


def test_a_space_out_of_sight_is_found_on_the_whole_bridge() -> None:
    state, its = driving(), renderer()
    view = GAME.view(state, 4)
    picture = its.draw_board(view, {}, {})
    lines = picture.lines
    column, line = picture.square_offset(3, 2)
    assert line >= BOARD[1]
    assert lines[line].plain[column] == ":"
    assert picture.focus == (10, 2)


def test_who_drives_home_sees_the_road_towards_the_start() -> None:
    car = {"driver": "pupetta", "at": "3:30", "homeward": True}
    others = [{"driver": "parker", "at": "1:8"}, {"driver": "duke", "at": "5:8"}]
    state = at({"settings": {"expert": True}, "cars": [car, *others], "phase": "moving", "turn": {"car": "pupetta"}})
    lines = renderer().draw_board(GAME.view(state, 0), {}, {}).lines
    assert "R<0" in lines[6].plain[30 : BOARD[0]]


def test_a_space_is_told_in_words() -> None:
    view = GAME.view(driving(), None)
    assert renderer().named_square_text(view, "4:21") == "4:21, lane 4 · barriers 2 + police 3"
    assert renderer().named_square_text(view, "3:22") == "3:22, lane 3 · damaged road"
    assert renderer().named_square_text(view, "3:14") == "3:14, lane 3 · Pupetta is here"
    assert renderer().named_square_text(view, "3:15") is None


def test_the_money_of_others_is_covered_where_the_table_wants_it_so() -> None:
    state = at({**crowded_position(5), "settings": {"hide_cash": True}})
    own = {line.seat: "$?" in line.facts.plain for line in renderer().seat_lines(GAME.view(state, 2))}
    assert own == {0: True, 1: True, 2: False, 3: True, 4: True}


def test_every_consequence_is_named_before_a_step_is_taken() -> None:
    cars = [{"driver": "don_moccioco", "at": "3:10", "speed": 20}, {"driver": "parker", "at": "3:12", "speed": 20}]
    state = at({"phase": "moving", "cars": cars})
    its = renderer(seats=2)
    view, foreseen = GAME.view(state, 0), GAME.preview(state, 0)
    told = [its.decision_label(view, each, foreseen, is_short=False) for each in GAME.legal(state, 0)]
    assert told[0] == ("Drive forwards (one body point lost, −$100; Clyde Parker: to 3:14, one body point lost, −$100)")
    assert its.decision_label(view, GAME.legal(state, 0)[0], foreseen, is_short=True) == "→ −1▰ −$100 G−1▰ −$100"
    assert its.preview_text(view, foreseen).splitlines()[-1].startswith("forwards")


# -- plain lines ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_race_is_played_with_numbers_only(user_files: UserFiles, language: str) -> None:
    output = plain(user_files, ["1"] * 1500, language=language)
    assert no_raw_keys(output)
    assert "[left]" not in output


def test_dice_shop_ways_refusals_and_hints_are_told(user_files: UserFiles) -> None:
    lines = ["car spender 3:0", *["1"] * 6, "roll", "step F", "? speed 5", "I 3:22", "B", "p", "o", "H", "k"]
    output = plain(user_files, [*lines, "reroll 12", "stop", "1"], seats="me,random")
    assert "to be expected: speed" in output
    assert re.search(r"Dice: 1 \w+", output)
    assert "3:22, lane 3" in output
    assert re.search(r"In the shop: \$500 ", output)
    assert "A bot would: " in output
    assert re.search(r"\(GB-\d+\.\d+\)", output)


# -- the full screen --------------------------------------------------------------------------------------------


def drive(user_files: UserFiles, script: Script, size: tuple[int, int], language: str) -> None:
    class ThisSetup(GameSetup):
        def __init__(self) -> None:
            self.record, self.seed_is_missing, self.game = None, False, GAME

        def open(self, ask: object = None) -> LocalTable:
            return open_table(user_files, "me,random", {})

    app = LocalTableApp(user_files, ThisSetup(), GameRequest("gang_rush"), language=language, speed=0)

    async def play() -> None:
        async with app.run_test(size=size) as pilot:
            await script(app, pilot)

    asyncio.run(play())


@every_screen
def test_a_turn_is_played_by_keys(user_files: UserFiles, size: tuple[int, int], language: str) -> None:
    async def script(app: LocalTableApp, pilot: Pilot[int]) -> None:
        def question() -> str:
            assert app.table is not None
            view: Any = app.table.view(0)
            return str(view["asked"]["question"]) if view["asked"] and view["asked"]["seat"] == 0 else ""

        async def press_until(key: str, wanted: str) -> None:
            for _ in range(12):
                await until(pilot, asked(app))
                if question() == wanted:
                    return
                await pilot.press(key)
            raise AssertionError(f"{question()} instead of {wanted}")

        await press_until("1", "start")
        said = shown(app, "#head") + shown(app, "#picture") + shown(app, "#choices") + shown(app, "#seats")
        assert no_raw_keys(said)
        await press_until("g", "rolling")
        assert re.search(r"1 \w+\.?  2 \w+", shown(app, "#picture"))
        await press_until("e", "adjusting")
        assert "mph" in shown(app, "#picture")
        await pilot.press("I", "right")
        await until(pilot, lambda: ":" in shown(app, "#message"))
        await pilot.press("escape", "k")
        await until(pilot, lambda: app.screen is not app.table_screen)
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is app.table_screen)
        await pilot.press("enter")
        await until(pilot, asked(app))
        assert question() != "adjusting"
        assert no_raw_keys(shown(app, "#asked") + shown(app, "#choices") + shown(app, "#picture"))

    drive(user_files, script, size, language)

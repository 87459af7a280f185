"""`paddock campaign`: begun, played on in the terminal, shown, and taken elsewhere as a file."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from msgspec.structs import replace
from textual.widgets import Static

from paddock.campaign.document import campaign_rules, document_bytes, read_document, with_result
from paddock.campaign.errors import BadCampaignError, NoSuchCampaignError
from paddock.cli import main
from paddock.core.campaign import titles_with_campaigns
from paddock.core.registry import game as title_named
from paddock.core.translations import LANGUAGES, translations_for
from paddock.terminal.campaigns import SavedCampaigns
from paddock.terminal.game_setup import GameRequest
from paddock.terminal.local_app import LocalTableApp
from paddock.terminal.menu import Menu
from paddock.terminal.screens import EndScreen
from paddock.terminal.user_files import UserFiles

pytestmark = pytest.mark.usefixtures("dash")


class Home:
    """A user's folders, and the command in them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.environment = {
            "XDG_DATA_HOME": str(folder),
            "XDG_CONFIG_HOME": str(folder),
            "PADDOCK_LANGUAGE": "en",
            "TERM": "dumb",
        }
        self.user_files = UserFiles(folder / "paddock", folder / "paddock")
        self.campaigns = SavedCampaigns(self.user_files)

    def campaign(self, *arguments: str, typed: str = "") -> Result:
        return CliRunner().invoke(main, ["campaign", *arguments], input=typed, env=self.environment)

    def done(self, *arguments: str, typed: str = "") -> str:
        found = self.campaign(*arguments, typed=typed)
        assert found.exit_code == 0, found.output
        return found.output

    def refused(self, *arguments: str) -> str:
        found = self.campaign(*arguments)
        assert found.exit_code == 2, found.output
        return found.output


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path)


def tour(home: Home, *more: str) -> str:
    """A new tour of two bots; returns its short name."""
    home.done("new", "dash", "--name", "Grand Tour", "--seats", "random,random", *more)
    return home.campaigns.campaign_names()[0]


def test_a_campaign_is_played_stage_after_stage_and_shows_its_standings(home: Home) -> None:
    name = tour(home, "--setting", "dashes=2", "--setting", "kind=yes")
    assert name == "grand-tour"
    assert "next: Dash 1" in home.done("list")
    first = home.done("play", name, "--plain", typed="n\n")
    assert "“Grand Tour”: Dash 1" in first
    assert "Go on with the next stage of “Grand Tour”: Dash 2? (y/n" in first
    assert "Another race" not in first
    assert "Play the next stage with “paddock campaign play grand-tour”." in first
    assert "Grand Tour · next: Dash 2" in first
    second = home.done("play", name, "--plain", typed="y\n")
    assert "“Grand Tour”: Dash 2" in second
    assert "paddock campaign play" not in second
    assert "“Grand Tour” is over: all its stages have been played." in second
    assert "Another race" not in second
    head, *rows = second[second.index("Place") :].splitlines()
    assert head.split() == ["Place", "Player", "D1", "D2", "Spaces"]
    for row in rows[:2]:
        *_, one, two, total = row.split()
        assert int(one) + int(two) == int(total)
    assert "“Grand Tour”" in rows[-1]
    assert len(home.campaigns.load(name).games) == 2
    assert "is over" in home.refused("play", name)
    assert "over" in home.done("list")


def test_a_stage_counts_once_and_also_when_the_terminal_was_gone_right_after_it(home: Home) -> None:
    name = tour(home)
    before = home.campaigns.load(name)
    home.done("play", name, "--plain", typed="n\n")
    counted = home.campaigns.load(name)
    game = counted.games[0]
    home.campaigns.save(replace(before, match=game.match))
    assert home.campaigns.load(name).games == []
    assert home.campaigns.count_finished_stage(name).games == counted.games
    assert home.campaigns.count_finished_stage(name) == home.campaigns.count_finished_stage(name)


def test_the_full_screen_too_leads_to_the_next_stage_and_says_when_the_campaign_is_over(home: Home) -> None:
    name = tour(home)
    feet: list[str] = []

    async def play() -> None:
        setup = home.campaigns.stage_setup(name)
        app = LocalTableApp(home.user_files, setup, GameRequest("dash"), language="en", speed=0)
        async with app.run_test(size=(80, 24)) as pilot:
            for key in ("r", "q"):
                for _ in range(500):
                    if isinstance(app.screen, EndScreen) and app.screen.query(".sheet-foot"):
                        break
                    await pilot.pause(0.02)
                feet.append(str(app.screen.query_one(".sheet-foot", Static).render()))
                await pilot.press(key)

    asyncio.run(play())
    assert feet[0].startswith("r: next stage · ")
    assert feet[1].startswith("The campaign is over · ")


def test_a_campaign_whose_file_is_gone_after_a_stage_is_said_in_a_sentence(home: Home) -> None:
    name = tour(home)
    setup = home.campaigns.stage_setup(name)
    table = setup.open()
    while table.wait_for_others() is not None:
        pass
    (home.campaigns.folder / f"{name}.json").unlink()
    with pytest.raises(NoSuchCampaignError):
        table.rematch_prompt(translations_for("en", setup.game))
    assert "no campaign" in home.refused("play", name)


def test_a_stage_that_was_left_goes_on_where_it_was(home: Home) -> None:
    home.done("new", "dash", "--name", "Mine", "--seats", "me,random")
    home.done("play", "mine", "--plain", typed="q\n")
    match = home.campaigns.load("mine").match
    assert match
    assert "under way: Dash 1" in home.done("list")
    assert "“Mine”: Dash 1" in home.done("play", "mine", "--plain", typed="q\n")
    assert home.campaigns.load("mine").match == match


def test_what_was_chosen_for_a_stage_that_is_under_way_can_not_be_changed(home: Home) -> None:
    home.done("new", "dash", "--name", "Mine", "--seats", "me,random")
    home.done("play", "mine", "--plain", "--setting", "winning=7", typed="q\n")
    assert "A stage of “Mine” is under way" in home.refused("play", "mine", "--plain", "--setting", "winning=9")
    assert "spaces to win: 7" in home.done("play", "mine", "--plain", "--setting", "winning=7", typed="q\n")
    assert "spaces to win: 7" in home.done("play", "mine", "--plain", typed="q\n")


def test_what_can_be_chosen_for_a_stage_is_an_option_and_usual_for_the_next(home: Home) -> None:
    name = tour(home)
    wrong = home.refused("play", name, "--plain", "--setting", "winning=99")
    assert "D-10" in wrong
    assert "(spaces to win)" in wrong
    assert "winning" in home.refused("play", name, "--plain", "--setting", "laps=2")
    assert home.campaigns.load(name).match == ""
    assert "spaces to win: 7" in home.done("play", name, "--plain", "--setting", "winning=7", typed="n\n")
    assert home.campaigns.load(name).games[0].result["winning"] == 7
    assert "spaces to win: 7" in home.done("show", name)
    home.done("play", name, "--plain", typed="n\n")
    assert home.campaigns.load(name).games[1].result["winning"] == 7
    assert "spaces to win" not in home.done("show", name)


def test_a_campaign_is_taken_elsewhere_as_a_file(home: Home, tmp_path: Path) -> None:
    name = tour(home)
    home.done("play", name, "--plain", typed="n\n")
    file = tmp_path / "tour.json"
    home.done("export", name, str(file))
    assert read_document(file.read_bytes()).games == home.campaigns.load(name).games
    assert "grand-tour-2" in home.done("import", str(file))
    assert home.campaigns.load("grand-tour-2").progress == home.campaigns.load(name).progress


def test_what_is_wrong_is_said_in_a_sentence_and_the_last_good_one_stays(home: Home, tmp_path: Path) -> None:
    name = tour(home)
    file = tmp_path / "tour.json"
    home.done("export", name, str(file))
    edited = {**json.loads(file.read_bytes()), "name": "Mine"}
    file.write_text(json.dumps(edited), encoding="utf-8")
    assert "checksum" in home.refused("import", str(file))
    file.write_text(json.dumps({**edited, "paddock_campaign": 9}), encoding="utf-8")
    assert "newer" in home.refused("import", str(file))
    assert home.campaigns.campaign_names() == [name]
    assert "no campaign “nothing”" in home.refused("show", "nothing")
    assert "not played as a campaign" in home.refused("new", "roborally")
    assert "dashes" in home.refused("new", "dash", "--setting", "laps=2")
    assert "1 to 5" in home.refused("new", "dash", "--setting", "dashes=9")
    (home.campaigns.folder / "bad.json").write_bytes(b"{half")
    found = home.campaign("list")
    assert found.exit_code == 0
    assert "bad: This save is refused" in found.output
    assert "grand-tour" in found.output


def test_whoever_says_no_seats_sits_down_with_as_many_bots_as_the_campaign_takes(home: Home) -> None:
    for title in titles_with_campaigns():
        game = title_named(title)
        for number, settings in enumerate([[], *every_option(title)]):
            name = f"{title} {number}"
            home.done("new", title, "--name", name, *(part for pair in settings for part in ("--setting", pair)))
            document = home.campaigns.load(name.replace("_", "-").replace(" ", "-"))
            low, high = campaign_rules(game).seats or (game.min_seats, game.max_seats)
            assert len(document.seats) == max(low, min(high, 3))
            assert [seat.who for seat in document.seats] == ["me", *["bot"] * (len(document.seats) - 1)]
            assert home.campaigns.stage_setup(document.id).open().outcome() is None, (
                f"{title} can be begun with {settings}"
            )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_title_alone_is_enough_to_begin_a_campaign(home: Home, language: str) -> None:
    for title in titles_with_campaigns():
        assert "paddock campaign play" in home.done("new", title, "--language", language)
    assert len(home.campaigns.campaign_names()) == len(titles_with_campaigns())


def every_option(title: str) -> list[list[str]]:
    """Each value that each setting of a title's campaigns can have, with what it needs besides; of numbers the least
    and the most."""
    needed = {"remove_service_station=yes": ["map=built"]}
    found: list[str] = []
    for setting in campaign_rules(title_named(title)).settings:
        yes_no = ("yes", "no") if isinstance(setting.default, bool) else (setting.low, setting.high)
        found += [f"{setting.name}={value}" for value in setting.choices or yes_no]
    return [[pair, *needed.get(pair, [])] for pair in found]


def test_where_nothing_was_played_or_won_no_place_is_shown(home: Home) -> None:
    home.done("new", "great_race", "--name", "Cape", "--setting", "games=1", "--setting", "way=alone")
    fresh = home.done("show", "cape")
    assert "No stage has been played yet. At the table: me." in fresh
    assert "Place" not in fresh
    home.campaigns.stage_setup("cape")
    document = home.campaigns.load("cape")
    state = title_named("great_race").setup(1, {"solo": "alone"})
    result = {**campaign_rules(document.game).result(state), "result": "failure"}
    home.campaigns.save(with_result(document, document.match, 1, result, ["me"]))
    lost = home.done("show", "cape")
    assert "Place" not in lost
    assert "Stamps" in lost
    assert "“Cape” is over, and nobody has won it." in lost
    assert "« Cape » est terminée, et personne ne l’a gagnée." in home.done("show", "cape", "--language", "fr")


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (["--name", "x" * 100_000], "A name has 1 to 40 characters"),
        (["--name", " "], "A name has 1 to 40 characters"),
        (["--name", ""], "A name has 1 to 40 characters"),
        (["--seats", ""], "A seat has no name"),
        (["--seats", "me,bot:nobody"], "There is no bot “nobody”"),
        (["--seats", "me," + "x" * 100_000], "is longer than 24 letters"),
        (["--setting", "stages=" + "9" * 25], "(Stages in a rally): a whole number from 1 to 8"),
    ],
)
def test_a_campaign_that_can_not_be_begun_is_refused_in_a_sentence(home: Home, asked: list[str], said: str) -> None:
    assert said in home.refused("new", "classic_rally", *asked)
    assert home.campaigns.campaign_names() == []


def test_where_nothing_can_be_chosen_for_a_stage_that_is_said(home: Home) -> None:
    home.done("new", "classic_rally", "--name", "Cup")
    said = home.refused("play", "cup", "--plain", "--setting", "way=alone")
    assert "Nothing can be chosen for a stage of this campaign" in said
    assert home.campaigns.load("cup").match == ""


def test_a_title_says_in_its_own_words_what_is_wrong_with_a_file(home: Home, tmp_path: Path) -> None:
    home.done("new", "great_race", "--name", "Cape")
    document = home.campaigns.load("cape")
    file = tmp_path / "cape.json"
    file.write_bytes(document_bytes(replace(document, settings={"games": 0})))
    assert "(Games at most)" in home.refused("import", str(file))
    assert "(Nombre de parties au plus)" in home.refused("import", str(file), "--language", "fr")


def test_how_many_a_campaign_is_for_is_said(home: Home) -> None:
    assert "for one player" in home.refused("new", "great_race", "--seats", "me,bot")


def test_without_campaigns_one_is_told_how_to_begin(home: Home) -> None:
    found = home.done("list")
    assert "paddock campaign new" in found
    assert "classic_rally" in found
    assert "roborally" not in found


def test_the_menu_offers_campaigns_that_are_not_over(home: Home) -> None:
    name = tour(home)
    menu = Menu(UserFiles(home.folder / "paddock", home.folder / "paddock"), GameRequest(), "en")
    entry = next(each for each in menu.page().entries if each.value == f"campaign {name}")
    assert entry.label == "“Grand Tour”: Dash 1"
    assert menu.answer(entry.value) is None
    assert menu.page().prompt == "spaces to win? A number; 12 if you type nothing."
    assert menu.go_back()
    assert menu.answer(entry.value) is None
    setup = menu.answer("")
    assert setup is not None
    assert setup.open().path.name == home.campaigns.load(name).match
    assert home.campaigns.load(name).chosen == {"winning": 12}
    for typed in ("n\n", "n\n"):
        home.done("play", name, "--plain", typed=typed)
    menu = Menu(UserFiles(home.folder / "paddock", home.folder / "paddock"), GameRequest(), "fr")
    assert all(not each.value.startswith("campaign") for each in menu.page().entries)


@pytest.mark.parametrize("document", [{"paddock_campaign": 10**25}, {"paddock_campaign": 1, "made": -(10**30)}])
def test_a_number_of_25_digits_in_a_save_gets_one_clear_sentence(home: Home, document: dict[str, int]) -> None:
    file = home.folder / "save.json"
    file.write_text(json.dumps(document))
    assert "is too large" in home.refused("import", str(file))
    with pytest.raises(BadCampaignError):
        read_document(file.read_bytes())

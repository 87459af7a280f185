"""Whatever is asked wrongly gets one sentence in the player's language and exit code 2, never a traceback."""

from __future__ import annotations

from pathlib import Path

import pytest

from paddock.terminal.game_setup import GameRequest, GameSetup
from paddock.terminal.play_command import run
from paddock.terminal.translator import translator
from paddock.terminal.typed_chances import TypedOutcomes
from paddock.terminal.user_files import Preferences, UserFiles
from tests.terminal.conftest import FIRST_STEPS


@pytest.mark.parametrize(
    ("asked", "english", "french"),
    [
        ({"title": "nosuch"}, "no title", "Aucun titre"),
        ({"title": "roborally", "settings": ["course=nowhere"]}, "can’t start", "ne peut pas commencer"),
        ({"title": "roborally", "settings": ["colour"]}, "no setting", "pas un réglage"),
        ({"title": "roborally", "seats": "me,bot:genius"}, "no bot “genius”", "pas d’automate"),
        ({"title": "roborally", "seats": "me,,bot"}, "has no name", "n’a pas de nom"),
        ({"title": "roborally", "seats": "me," + "x" * 40}, "longer than", "dépasse"),
        ({"title": "roborally", "seats": "me"}, "can’t start", "ne peut pas commencer"),
        ({"title": "roborally", "speed": 9}, "speed", "vitesse"),
        ({"title": "roborally", "seed": 1, "by_hand": True}, "--by-hand", "--by-hand"),
        ({"resume": "nowhere"}, "no such file", "n’existe pas"),
        ({"resume": "last"}, "no game to go on", "pas de partie"),
    ],
)
def test_a_clear_sentence_and_exit_code_2(
    asked: dict[str, object], english: str, french: str, user_files: UserFiles, capsys: pytest.CaptureFixture[str]
) -> None:
    for language, said in (("en", english), ("fr", french)):
        assert run(**asked, language=language, plain=True, user_files=user_files) == 2  # type: ignore[arg-type]
        errors = capsys.readouterr().err
        assert said in errors
        assert "Traceback" not in errors


def test_broken_saves_are_refused_by_line_and_a_cut_one_can_be_mended(
    user_files: UserFiles, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = GameSetup(GameRequest("roborally", "me,random", [FIRST_STEPS], seed=1), user_files).open()
    whole = table.path.read_bytes()
    path = tmp_path / "game.paddock"
    for content, said in (
        (b"", "nothing in it"),
        (b"\xff\xfe\x00", "not a line of JSON"),
        (b'{"a": 1}\n', "a record starts with"),
        (whole.replace(b"roborally@1", b"roborally@7"), "rules version 7"),
        (whole.replace(b'"paddock":1', b'"paddock":99'), "format 99"),
        (whole[:-10], "--mend"),
    ):
        path.write_bytes(content)
        assert run(resume=str(path), language="en", plain=True, user_files=user_files) == 2
        assert said in capsys.readouterr().err
    path.write_bytes(whole + b'{"n":1,"seat":0,"do":"pla')
    assert (
        GameSetup(GameRequest(resume=str(path), mend=True), user_files).open().game_session.last_step
        == table.game_session.last_step
    )
    assert path.read_bytes() != whole


def test_a_finished_game_is_not_gone_on_with(user_files: UserFiles, capsys: pytest.CaptureFixture[str]) -> None:
    table = GameSetup(GameRequest("roborally", "random,random", [FIRST_STEPS], seed=1), user_files).open()
    while table.wait_for_others() is not None:
        pass
    assert run(resume=str(table.path), language="en", plain=True, user_files=user_files) == 2
    assert "is over" in capsys.readouterr().err


def test_unreadable_preferences_are_as_if_nothing_had_been_chosen(user_files: UserFiles) -> None:
    user_files.config_folder.mkdir(parents=True)
    for content in (b"{", b'{"speed": "x"}', b"\xff"):
        (user_files.config_folder / "settings.json").write_bytes(content)
        assert user_files.load_preferences() == Preferences()
    user_files.save_preferences(Preferences(language="fr", speed=3))
    assert user_files.load_preferences().speed == 3


def test_a_disk_that_can_not_be_written_stops_no_game(user_files: UserFiles) -> None:
    table = GameSetup(GameRequest("roborally", "me,random", [FIRST_STEPS], seed=1), user_files).open()
    table.path = user_files.data_folder / "games" / table.path.name / "below-a-file"
    table.save_game()
    assert table.save_error is not None


def test_chances_can_be_typed_from_a_real_table(user_files: UserFiles) -> None:
    setup = GameSetup(
        GameRequest("roborally", "me,random", [FIRST_STEPS, "choose_robots=no"], is_chance_typed=True), user_files
    )
    prompts: list[tuple[str, str]] = []
    typed = iter(["7 1", "1", "P010 020 nonsense", "", *["*"] * 40])

    def ask(prompt: str, trouble: str) -> str:
        prompts.append((prompt, trouble))
        return next(typed)

    table = setup.open(TypedOutcomes(setup.game, translator("en", setup.game), ask).ask_outcome)
    met = dict(table.game_session.steps[0].drawn)
    assert met["first-player"] == ["1"]
    assert met["deal"][:2] == ["P010", "P020"]
    assert any("“7” can’t have come up" in trouble for _, trouble in prompts)
    assert any(prompt.startswith("the deal") for prompt, _ in prompts)


def test_the_same_seed_gives_the_same_game(user_files: UserFiles) -> None:
    ends = []
    for _ in range(2):
        table = GameSetup(GameRequest("roborally", "random,random", [FIRST_STEPS], seed=9), user_files).open()
        while table.wait_for_others() is not None:
            pass
        ends.append([(step.seat, step.do) for step in table.game_session.steps])
    assert ends[0] == ends[1]

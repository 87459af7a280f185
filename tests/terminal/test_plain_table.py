"""The plain table by pipe: whole games, refusals, take-back, hot seat, French."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

from paddock.core.chance import LiveChance
from paddock.core.game_session import GameSession
from paddock.core.registry import game
from paddock.core.replay import verify
from paddock.files import load_record
from paddock.terminal.game_setup import GameRequest, GameSetup
from paddock.terminal.plain_table import CLEAR_SCREEN
from paddock.terminal.seating import parse_seats
from paddock.terminal.sentences import yes_no_decisions
from paddock.terminal.tables import LocalTable
from paddock.terminal.user_files import UserFiles
from tests.terminal.conftest import FIRST_STEPS, Pipe

CARD = re.compile(r"\b[a-i] ([A-Z][\w -]+ \(\d+\))")


def test_a_whole_game_can_be_played_with_numbers_only(pipe: Pipe) -> None:
    played = pipe(["1"] * 3000)
    assert "The game is over." in played.output
    assert "paddock replay" in played.output
    assert re.search(r"· 1st: ", played.output)
    record = load_record(played.table.path)
    assert record.end is not None
    assert verify(record).is_finished


def test_letters_lay_cards_and_enter_seals(pipe: Pipe) -> None:
    played = pipe(["abcde", ""])
    assert "Your program is complete. Seal it?" in played.output
    assert "Register 1." in played.output


def test_a_card_keeps_its_letter_while_others_are_laid(pipe: Pipe) -> None:
    output = pipe(["a", "c"]).output
    hands = re.findall(r"Hand: (.*)\.", output)
    first = dict(part.split(" ", 1) for part in hands[0].split(", "))
    last = dict(part.split(" ", 1) for part in hands[-1].split(", "))
    assert set(first) - set(last) == {"a", "c"}
    assert all(first[key] == card for key, card in last.items())


def test_a_register_and_a_letter_lay_a_card_there(pipe: Pipe) -> None:
    assert re.search(r"Registers: 1 empty, 2 empty, 3 Move", pipe(["3a"]).output)


def test_a_laid_card_can_be_taken_back(pipe: Pipe) -> None:
    played = pipe(["a", "u"])
    assert "Taken back." in played.output
    assert played.output.count("Registers: 1 empty, 2 empty") == 2


def test_what_can_not_be_taken_back_is_said(pipe: Pipe) -> None:
    assert "There is nothing that you can take back." in pipe(["u"]).output


def test_why_says_clause_sentence_and_what_would_be_legal(pipe: Pipe) -> None:
    asked = [f"? place 1 P{priority:03d}" for priority in range(10, 110, 10)]  # more cards than a hand holds
    output = pipe(["? seal", "?", asked[0][2:], *asked, "? dance", "? 1"]).output
    assert "Some registers are still empty. (RR-4.1) You may:" in output
    assert "RR-4.1: All players program at the same time" in output
    assert "You don’t have this card in your hand." in output
    assert "is not understood" in output
    assert "This is allowed:" in output


def test_an_illegal_line_changes_nothing_and_cites_its_clause(pipe: Pipe) -> None:
    played = pipe(["seal", "place 1"])
    assert "(RR-4.1)" in played.output
    assert "too few words" in played.output
    assert not [step for step in played.table.game_session.steps if step.seat == 0]


def test_a_hint_comes_from_the_bot(pipe: Pipe) -> None:
    assert re.search(r"A bot would lay \w( \w){4}: ", pipe(["H"]).output)


def test_commands_answer_and_do_not_repeat_the_list(pipe: Pipe) -> None:
    lines = ["k", "r 4.1", "r archive flag", "r zzzz", "o", "I 3 4", "I", "nonsense", "p", "B", "l", "list"]
    output = pipe(lines).output
    assert "take back" in output
    assert "Nothing found for “zzzz”." in output
    assert "Nobody has such a card." in output
    assert "3, 4: flag 1" in output
    assert " 0   1   2   3" in output
    assert output.count("Program your robot: fill the open registers.") == 1


def test_unknown_words_and_numbers_are_said(pipe: Pipe) -> None:
    output = pipe(["xyzzy", "99", "a" * 500, "\x1b[2J", "place 1 " + "9" * 300]).output
    assert "“xyzzy” is not understood" in output
    assert "There is no choice 99; there are 45." in output
    assert "\x1b" not in output


def test_yes_and_no_answer_yes_no_questions(user_files: UserFiles) -> None:
    title = game("roborally")
    position = {
        "course": "house_first_steps",
        "phase": "power_down",
        "robots": [{"x": 5, "y": 14, "damage": 2}, {"x": 6, "y": 14}],
    }
    game_session = GameSession.from_position(title, position, LiveChance(random.Random(1)))
    table = LocalTable(game_session, parse_seats(title, "me,random"), user_files, user_files.new_game_path("roborally"))
    answer = yes_no_decisions(table, table.legal(0))
    assert answer is not None
    assert [title.space.notation(each) for each in answer] == ["power_down yes", "power_down no"]


def test_french_says_everything_in_french(pipe: Pipe) -> None:
    output = pipe(["a", "u", "? seal", "H", "k", "I 3 4", "s essai", "abcde", ""], language="fr").output
    assert "Programmez votre robot" in output
    assert "Certains registres" in output or "registres" in output
    assert not re.search(r"\b(table|rr|ask|problem)-[a-z]", output)
    assert "Your" not in output


def test_the_language_can_be_switched_and_is_remembered(pipe: Pipe, user_files: UserFiles) -> None:
    output = pipe(["L", "H"]).output
    assert "Programmez votre robot" in output
    assert user_files.load_preferences().language == "fr"


def test_a_named_save_can_be_resumed_where_it_stood(pipe: Pipe, user_files: UserFiles) -> None:
    played = pipe(["abc", "s evening"], seed=None)
    resumed = GameSetup(GameRequest(resume="evening"), user_files).open()
    assert resumed.game.dump(resumed.game_session.state) == played.table.game.dump(played.table.game_session.state)
    assert [seat.name for seat in resumed.seats] == ["me", "random"]
    assert [seat.is_person for seat in resumed.seats] == [True, False]
    assert resumed.can_take_back(0)


def test_every_decision_is_saved_at_once_and_a_fair_game_goes_on_fairly(pipe: Pipe, user_files: UserFiles) -> None:
    played = pipe(["1"] * 25, seed=None)
    resumed = GameSetup(GameRequest(resume="last"), user_files)
    table = resumed.open()
    assert not resumed.seed_is_missing
    assert table.game.dump(table.game_session.state) == played.table.game.dump(played.table.game_session.state)
    while table.outcome() is None:
        if table.wait_for_others() is None:
            table.decide(0, table.legal(0)[0])
    proof = verify(load_record(table.path))
    assert proof.is_fair
    assert proof.is_finished


def test_without_its_sealed_seed_a_game_goes_on_but_says_so(pipe: Pipe, user_files: UserFiles) -> None:
    pipe(["1"] * 6, seed=None)
    for seed in (user_files.data_folder / "seeds").iterdir():
        seed.unlink()
    setup = GameSetup(GameRequest(resume="last"), user_files)
    setup.open()
    assert setup.seed_is_missing


def test_between_two_people_nothing_of_the_first_hand_is_left(pipe: Pipe) -> None:
    output = pipe(["", "abcde", "", "", "abcde", ""], "Ann,Bob,random", can_clear=True).output
    assert "Pass the keyboard to Ann." in output
    assert "Pass the keyboard to Bob." in output
    before, bob = output.split("Pass the keyboard to Bob.")
    hand = set(CARD.findall(before))
    assert len(hand) == 9
    during = bob.split("Register 1.")[0]
    assert not [card for card in hand if card in during]
    assert CLEAR_SCREEN in before[before.rindex("Hand:") :]
    assert bob.index(CLEAR_SCREEN) < bob.index("Hand:")
    assert CLEAR_SCREEN in during[during.rindex("Hand:") :]


def test_hidden_hands_stay_hidden_while_the_turn_is_told(pipe: Pipe) -> None:
    output = pipe(["", "abcde", "", "", "abcde", ""], "Ann,Bob", can_clear=True).output
    told = output.split("Register 1.")[1].split("Pass the keyboard")[0]
    assert "Hand:" not in told


def test_three_people_with_one_name_get_numbers() -> None:
    names = [seat.name for seat in parse_seats(game("roborally"), "me,me,bot,bot,Zoé")]
    assert names == ["me", "me 2", "bot", "bot 2", "Zoé"]


def test_the_command_plays_through_a_pipe(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "paddock", "play", "roborally", "--seats", "me,random", "--setting", FIRST_STEPS]
    env = {"XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path), "PATH": "", "PYTHONPATH": "src"}
    done = subprocess.run(command, input="1\nq\n", capture_output=True, text=True, env=env, check=False)
    assert done.returncode == 0, done.stderr
    assert "Fair chances" in done.stdout
    assert "--resume" in done.stdout
    assert done.stderr == ""


@pytest.mark.parametrize("title", ["rallyman_gt", pytest.param("classic_rally", marks=pytest.mark.long)])
def test_advice_ranks_what_may_be_done(pipe: Pipe, title: str) -> None:
    output = pipe(["H"], "me,random", title=title, settings=()).output
    assert "A bot would: " in output
    assert "What else may be done:" in output
    assert re.search(r"\d+% to win", output)


def test_a_finished_game_can_be_looked_at_again(pipe: Pipe) -> None:
    output = pipe(["a", "n"], "driver,random", title="rallyman_gt", settings=("circuit=1",)).output
    assert output.count("Another race with the same seats?") == 2
    assert "Chances of winning" in output
    assert re.search(r"Racing driver +\d+% [▁▂▃▄▅▆▇█]+ 100%", output)
    assert "Turning points" in output

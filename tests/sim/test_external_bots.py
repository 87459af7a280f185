"""Bots from files: they play like any other, and whatever they do wrong is said, counted and survived."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from paddock.cli import main
from paddock.sim import external_bot
from paddock.sim.translator import SimError, translator
from tests.patience import PATIENCE

GOOD = '''
from paddock.bots.bot import Bot

print("hello from the file")


class Last(Bot):
    """Takes the last of the list, and says so; remembers how often."""

    name = "last"

    def __init__(self):
        self.times = 0

    def choose(self, game, position, seat, legal, chance):
        assert game.legal(position, seat) == legal
        self.times += 1
        print("decision", self.times)
        return legal[-1]
'''
BAD = """
import os, sys, time
from paddock.bots.bot import Bot


class Bad(Bot):
    needs_position = False

    def __init__(self):
        self.times = 0

    def choose(self, game, position, seat, legal, chance):
        self.times += 1
        if self.times == 2:
            {what}
        return legal[0]
"""
OPTIONS = ["--setting", "course=house_first_steps", "--setting", "max_turns=3", "--setting", "choose_robots=false"]


def command(name: str, *arguments: str) -> Any:
    return CliRunner().invoke(main, [name, "roborally", *OPTIONS, "--seed", "5", "--language", "en", *arguments])


def code(folder: Path, text: str, name: str = "my_bot.py") -> str:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_a_file_that_is_not_loaded_in_time_is_named_wherever_it_was_to_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(external_bot, "LOAD_TIMEOUT", 0)
    with pytest.raises(SimError) as caught:
        external_bot.ExternalBot("last", "slow_bot.py", GOOD, 1)
    assert "slow_bot.py was not loaded after 0 s" in translator("en").error(caught.value)


def test_a_bot_from_a_file_plays_the_same_games_with_any_number_of_jobs(tmp_path: Path) -> None:
    place = code(tmp_path, GOOD)
    told = []
    for jobs in ("1", "2"):
        found = tmp_path / f"{jobs}.json"
        result = command(
            "sim", "--seats", "last,code,random", "--code", place, "--games", "4", "--jobs", jobs, "--json", str(found)
        )
        assert result.exit_code == 0, result.output
        assert "decision" not in result.stdout, "what a bot prints is not among the results"
        told.append(found.read_bytes())
    assert told[0] == told[1]
    results = json.loads(told[0])
    assert results["table"] == ["last", "last", "random"]
    assert "faults" not in results
    assert [row["faults"] for row in results["results"]] == [0] * 12


@pytest.mark.parametrize(
    ("what", "said"),
    [
        (
            "raise ValueError('no idea')",
            "bad crashed in game 0 on seat 0 (seed 5), at its decision 2: ValueError: no idea",
        ),
        ("return 'fly'", "not in the legal list in game 0 on seat 0 (seed 5), at its decision 2: 'fly'"),
        ("return None", "decision 2: None"),
        ("sys.exit('enough')", "SystemExit: enough"),
        ("time.sleep(10**6)", "had not decided after 0.5 s in game 0 on seat 0 (seed 5)"),
        ("os._exit(3)", "ended by itself (exit code 3) in game 0 on seat 0 (seed 5)"),
    ],
    ids=["crash", "nonsense", "nothing", "exit", "hang", "gone"],
)
def test_what_a_bot_does_wrong_is_said_counted_and_survived(tmp_path: Path, what: str, said: str) -> None:
    place = code(tmp_path, BAD.format(what=what), "bad.py")
    think_seconds = "0.5" if "sleep" in what else str(PATIENCE)
    arguments = ("--seats", "code,random", "--code", place, "--think", think_seconds, "--jobs", "1")
    found = tmp_path / "found.json"
    result = command("sim", *arguments, "--games", "1", "--json", str(found))
    assert result.exit_code == 0, result.output
    assert said in " ".join(result.stderr.split())
    assert "--only 0" in result.stderr
    told = json.loads(found.read_text(encoding="utf-8"))
    assert told["results"][0]["faults"] == len(told["faults"]) == 1
    assert told["faults"][0]["bot"] == "bad"


def test_a_tournament_with_a_bot_from_a_file_belongs_to_its_text(tmp_path: Path) -> None:
    place = code(tmp_path, BAD.format(what="raise ValueError('no idea')"), "bad.py")
    arguments = ("--entrants", "bad,random", "--code", place, "--jobs", "1", "--file", str(tmp_path / "games.jsonl"))
    result = command("tournament", *arguments, "--games", "2")
    assert result.exit_code == 0, result.output
    assert "2 faults in all" in result.stderr
    code(tmp_path, GOOD.replace('"last"', '"bad"'), "bad.py")
    result = command("tournament", *arguments, "--games", "2")
    assert result.exit_code == 2
    assert "entrants are bad@" in " ".join(result.stderr.split())


@pytest.mark.parametrize(
    ("text", "seats", "said"),
    [
        ("def choose(:", "code,random", "SyntaxError"),
        ("raise ValueError('not today')", "code,random", "ValueError: not today (my_bot.py:1)"),
        ("import os\nos._exit(4)", "code,random", "exit code 4"),
        ("x = 1", "code,random", "has no bot"),
        (GOOD.replace('"last"', '"driver"'), "code,random", "another name"),
        (GOOD.replace('"last"', '"a b"'), "code,random", "no name for a bot"),
        (GOOD, "random,random", "Nobody is “last”"),
        (GOOD, "stranger,random", "stranger"),
        (GOOD + GOOD.replace("Last", "Two").replace('"last"', '"two"'), "code,random", "last, two"),
    ],
)
def test_a_file_that_is_not_in_order_is_refused_before_any_game(
    tmp_path: Path, text: str, seats: str, said: str
) -> None:
    result = command("sim", "--seats", seats, "--code", code(tmp_path, text))
    assert result.exit_code == 2
    assert said in result.stderr
    assert "Traceback" not in result.stderr


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    for place in (tmp_path / "nowhere.py", tmp_path):
        result = command("sim", "--seats", "code,random", "--code", str(place))
        assert result.exit_code == 2
        assert str(place) in result.stderr

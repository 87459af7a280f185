"""The outside title that "Add a title" shows, installed beside Paddock: all that the page names can be done with it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.pages import ROOT
from tests.outside_titles import SPRINT, install_title

RACE = "1\n2\nH\nr 1.3\n" + 20 * "2\n" + "n\n"
"""Lines of a player who asks for a hint and for a rule, and walks on to the end."""


@pytest.fixture
def installed(tmp_path: Path) -> dict[str, str]:
    """The environment of a process in which the title is installed."""
    install_title(tmp_path, "sprint", "sprint:TITLE")
    folders = os.pathsep.join([str(tmp_path), str(SPRINT)])
    return {**os.environ, "PYTHONPATH": folders, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}


def run(installed: dict[str, str], *command: str, typed: str = "") -> str:
    """What a module of Python prints, run in the title's folder."""
    done = subprocess.run(
        [sys.executable, "-m", *command], cwd=SPRINT, env=installed, input=typed, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_an_outside_title_is_in_order_and_can_be_played(installed: dict[str, str]) -> None:
    assert "in order" in run(installed, "paddock", "check", "words", "sprint")
    assert "in order" in run(installed, "paddock", "check", "scene", "sprint")
    assert "SP-1.5" in run(installed, "paddock", "check", "clauses", "sprint")
    assert "3 driver" in run(installed, "paddock", "sim", "sprint", "--games", "5", "--jobs", "1")
    said = run(installed, "paddock", "play", "sprint", "--plain", "--seats", "me,random", "--seed", "3", typed=RACE)
    assert "A bot would: Roll the die – it brings two and a half spaces on average." in said
    assert "SP-1.3: In a turn a runner walks one or two spaces" in said
    assert "The game is over." in said


def test_an_outside_title_proves_its_rulebook_and_keeps_the_contract(installed: dict[str, str]) -> None:
    run(installed, "pytest", "-q", "-p", "no:cacheprovider", "tests")
    conformance = str(ROOT / "tests" / "conformance")
    run(installed, "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(ROOT), conformance, "--title", "sprint")


def test_what_an_outside_title_forgets_is_said_in_one_sentence(installed: dict[str, str], tmp_path: Path) -> None:
    shutil.copytree(SPRINT / "sprint", tmp_path / "sprint")
    rules = tmp_path / "sprint" / "game.py"
    rules.write_text(rules.read_text(encoding="utf-8").replace("def outcome", "def result"), encoding="utf-8")
    command = [sys.executable, "-m", "paddock", "sim", "sprint", "--language", "en"]
    done = subprocess.run(command, cwd=tmp_path, env=installed, capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr.startswith("The title “sprint” is installed but can’t be loaded: game: TypeError:")
    assert "outcome" in done.stderr


def test_a_board_that_leads_nowhere_is_told_to_its_author(installed: dict[str, str], tmp_path: Path) -> None:
    shutil.copytree(SPRINT / "sprint", tmp_path / "sprint")
    rules = tmp_path / "sprint" / "game.py"
    rules.write_text(
        rules.read_text(encoding="utf-8").replace("SPACE.names, col", "SPACE.names[:4], col"), encoding="utf-8"
    )
    command = [sys.executable, "-m", "paddock", "check", "scene", "sprint"]
    done = subprocess.run(command, cwd=tmp_path, env=installed, capture_output=True, text=True)
    assert done.returncode == 1
    assert "is no space: name one of 0, 1, 2, 3" in done.stdout

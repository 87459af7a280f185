"""Every example in the manual does what the manual says."""

from __future__ import annotations

import contextlib
import doctest
import json
import shlex
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from paddock.cli import main
from paddock.commands.try_ import try_position
from paddock.commands.try_results import Allowed
from tests.docs.pages import ROOT, Block, all_blocks, blocks, pages, spans

FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
PROMPT = "$ "
TALKING = [page for page in pages() if blocks(page, "pycon")]
SHOWING = [page for page in pages() if blocks(page, "console")]
SAID = sorted({span for page in pages() for span in spans(page)})


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


@pytest.fixture(autouse=True)
def at_the_root(monkeypatch: pytest.MonkeyPatch) -> None:
    """Examples are written for somebody who stands in a checkout and speaks English."""
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("PADDOCK_LANGUAGE", "en")


@pytest.mark.parametrize("page", TALKING, ids=name_of)
def test_what_a_page_says_to_python_is_answered_so(page: Path) -> None:
    text = "\n".join(block.text for block in blocks(page, "pycon"))
    example = doctest.DocTestParser().get_doctest(text, {}, name_of(page), str(page), 0)
    said: list[str] = []
    doctest.DocTestRunner(optionflags=FLAGS).run(example, out=said.append)
    assert not said, "".join(said)


@pytest.mark.parametrize("block", all_blocks("python"), ids=str)
def test_a_piece_of_python_runs(block: Block) -> None:
    exec(compile(block.text, str(block), "exec"), {"__name__": "example"})


@pytest.mark.parametrize("block", all_blocks("json"), ids=str)
def test_a_position_can_be_tried_and_a_course_can_be_raced(block: Block) -> None:
    document = json.loads(block.text)
    if "title" not in document:
        document = {"title": "roborally@1", "course": document, "robots": [{"x": 5, "y": 0}], "phase": "turn_end"}
    found = try_position(document, seed=1)
    assert isinstance(found, Allowed), found.sentence
    assert found.position


@pytest.mark.parametrize("page", SHOWING, ids=name_of)
def test_a_command_prints_what_the_page_shows(page: Path, tmp_path: Path) -> None:
    for block in blocks(page, "json", "jsonc"):  # jsonc: one that is wrong, and meant to be
        if block.title:
            (tmp_path / block.title).write_text(block.text, encoding="utf-8")
    for block in blocks(page, "console"):
        _, *parts = ("\n" + block.text).split("\n" + PROMPT)
        assert parts, f"{block}: no command"
        for part in parts:
            command, _, expected = part.partition("\n")
            output = run(command, tmp_path)
            assert doctest.OutputChecker().check_output(expected.rstrip() + "\n", output.rstrip() + "\n", FLAGS), (
                f"{block}: {command}\n{output}"
            )


def run(command: str, folder: Path) -> str:
    """What a `paddock` command prints; files that the page shows are in a folder of their own."""
    program, *words = shlex.split(command)
    assert program == "paddock", command
    shown = [str(folder / word) if (folder / word).is_file() else word for word in words]
    return CliRunner().invoke(main, shown).output


def shell_lines() -> list[str]:
    """The lines of all shell examples that are too long, or too much fun, to be run here, without their comments."""
    found = [line.partition("  #")[0] for block in all_blocks("sh") for line in block.text.splitlines()]
    return sorted({line.strip() for line in [*found, *SAID] if line.strip()})


def plain(line: str, program: str) -> bool:
    """Whether a line is a whole command of this program, without anything left out."""
    return line.split()[:1] == [program] and not any(sign in line for sign in "<…*|")


@pytest.mark.parametrize("line", [line for line in shell_lines() if plain(line, "paddock")])
def test_a_command_that_is_named_can_be_given(line: str) -> None:
    words = shlex.split(line)[1:]
    command: click.Command = main
    while words and isinstance(command, click.Group) and not words[0].startswith("-"):
        found = command.commands.get(words.pop(0))
        assert found is not None, line
        command = found
    if words:
        with contextlib.suppress(click.MissingParameter, click.exceptions.Exit):
            command.make_context(line, words)


@pytest.mark.parametrize("line", [line for line in shell_lines() if plain(line, "make")])
def test_a_target_of_make_that_is_named_is_there(line: str) -> None:
    targets = {row.split(":")[0] for row in (ROOT / "Makefile").read_text(encoding="utf-8").splitlines() if ":" in row}
    for word in shlex.split(line)[1:]:
        assert "=" in word or word in targets, line

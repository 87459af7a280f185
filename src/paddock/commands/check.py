"""`paddock check`: is a title in order? Its clauses, data and words, vectors from outside, and what people build."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import msgspec

from paddock.clauses import coverage
from paddock.commands.shared import PROBLEMS_FOUND_EXIT_CODE, exit_on_error, print_error
from paddock.core import registry
from paddock.core.board_check import scene_problems
from paddock.core.chance import LiveChance
from paddock.core.errors import BadDataError, BadInputError
from paddock.core.game import Game
from paddock.core.translations import missing_messages, translations_for
from paddock.core.workshop import workshop_of
from paddock.files import BadFileError, load_json, write_file


def check_clauses(title: str, tests: str, markdown: str | None, language: str) -> int:
    """Prints clause → tests; says which clauses have none, and which citations and exemptions are wrong."""
    with exit_on_error(language):
        report = coverage(title, Path(tests))
        if markdown is not None:
            write_file(markdown, (f"{line}\n".encode() for line in report.markdown_table(title)))
        else:
            print("\n".join(report.text_table()))
    covered = sum(1 for cites in report.tests.values() if cites)
    exempt = sum(1 for clause in report.exempt_clauses if clause in report.tests)
    uncovered = len(report.uncovered_clauses)
    print_error(f"{title}: {len(report.clauses)} clauses, {covered} covered, {exempt} exempt, {uncovered} uncovered")
    for problem in report.problems:
        print_error(problem)
    return PROBLEMS_FOUND_EXIT_CODE if report.problems else 0


def check_messages(title: str, language: str) -> int:
    """Lists the messages that a title lacks in either language."""
    with exit_on_error(language):
        return _print_problems(missing_messages(registry.game(title)), title, "words")


def check_scene(title: str, language: str) -> int:
    """Looks at the board that a title gives to every client, and at pieces and previews of games at random on it."""
    with exit_on_error(language):
        game = registry.game(title)
        chance_source = LiveChance(Random(title))
        found = [
            problem
            for settings, state in _opening_positions(game)
            for problem in scene_problems(game, settings, state, chance_source)
        ]
        return _print_problems(list(dict.fromkeys(found)), title, "scene")


def check_data(title: str, language: str) -> int:
    """Runs the title's own check of its component files."""
    with exit_on_error(language):
        return _print_problems(_load_title_function(title, "checks")(), title, "data")


def check_vectors(title: str, file: str, language: str) -> int:
    """Runs the title on a file of vectors: situations with the position that must come of them."""
    with exit_on_error(language):
        if not Path(file).is_file():
            raise BadFileError(file=file, problem="no-file")
        return _print_problems(_load_title_function(title, "vectors")(Path(file)), title, Path(file).name)


def check_design(title: str, design: str, as_json: bool, language: str) -> int:
    """Tells whether something that was built can be played on: what is wrong with it, its code, what is known of it."""
    game = registry.game(title)
    translations = translations_for(language, game)
    with exit_on_error(language, game):
        workshop = workshop_of(game)
        if workshop is None:
            having = [name for name in registry.titles() if workshop_of(registry.game(name)) is not None]
            raise BadInputError(problem="no-workshop", title=title, known=", ".join(having))
        built = load_json(design) if _is_file(design) else workshop.design_of_code(design)
        if not isinstance(built, dict):
            raise BadFileError(file=design, problem="needs-object")
        built, problems = workshop.read(built), workshop.check(built)
        facts = workshop.facts(built)
        if as_json:
            print(msgspec.json.format(msgspec.json.encode(built), indent=2).decode())
        elif translations.has_message("design-facts"):
            print(translations.message("design-facts", **_flatten_facts(facts)))
    lines = [translations.error(problem) for problem in problems]
    if as_json:
        for line in lines:
            print_error(line)
        return PROBLEMS_FOUND_EXIT_CODE if lines else 0
    with contextlib.suppress(BadDataError):
        print(workshop.sharing_code(built))
    return _print_problems(lines, title, workshop.setting)


def _is_file(text: str) -> bool:
    """Whether somebody means a file rather than a code."""
    return text == "-" or bool(Path(text).suffix) or "/" in text or "\\" in text or Path(text).exists()


def _flatten_facts(facts: Mapping[str, object]) -> dict[str, object]:
    """Facts as arguments of a message; those of a list are numbered from 1."""
    flat: dict[str, object] = {}
    for name, value in facts.items():
        if isinstance(value, list):
            flat |= {f"{name}-{place}": each for place, each in enumerate(value, 1)}
        elif isinstance(value, bool | int | str):
            flat[name] = value
    return flat


def _opening_positions(game: Game[Any]) -> list[tuple[Mapping[str, object], Any]]:
    """The settings and opening positions that a title is tried on; its fewest and its most seats if it names none."""
    setups = registry.title(game.title).part("setups", ModuleType)
    counts = {game.min_seats, game.max_seats}
    tables = setups.SETUPS.values() if setups is not None else [(seats, {}) for seats in counts]
    positions = setups.POSITIONS.values() if setups is not None else ()
    return [
        *((settings, game.setup(seats, settings)) for seats, settings in tables),
        *(({}, game.load(position)) for position in positions),
    ]


def _load_title_function(function_name: str, part_name: str) -> Callable[..., object]:
    """A function of the title's own, which returns what is wrong, one line each."""
    function = registry.title(function_name).callable_part(part_name)
    if function is None:
        raise BadInputError(problem="no-command", detail=f"{function_name}: {part_name}")
    return function


def _print_problems(problems: object, title: str, subject: str) -> int:
    lines = [str(line) for line in problems] if isinstance(problems, (list, tuple)) else []
    print(
        "\n".join([*lines, f"{title}: {subject}: {len(lines)} problems" if lines else f"{title}: {subject}: in order"])
    )
    return PROBLEMS_FOUND_EXIT_CODE if lines else 0

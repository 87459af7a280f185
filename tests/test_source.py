"""The source itself: what is run is what lies here, and no file grows beyond reading."""

from __future__ import annotations

import importlib
import os
import pkgutil
from pathlib import Path

import paddock

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
COMPILED = ROOT / "build" / "compiled-for-tests"
LONGEST = 700
"""Lines; most files are far shorter."""


def engine_modules() -> list[str]:
    """The names of all modules of the core and the titles, wherever the package comes from."""
    found = ["paddock.core", "paddock.games"]
    for room in list(found):
        package = importlib.import_module(room)
        found += [module.name for module in pkgutil.walk_packages(package.__path__, f"{room}.")]
    return found


def asked_for_compiled() -> bool:
    """Whether this run was pointed at the compiled form."""
    places = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    return any(place and Path(place).resolve() == COMPILED for place in places)


def test_an_engine_module_comes_from_its_source_unless_the_compiled_form_is_asked_for() -> None:
    if not asked_for_compiled():
        assert Path(paddock.__file__).resolve().is_relative_to(SOURCE)
    for name in engine_modules():
        origin = importlib.import_module(name).__file__
        assert origin is not None
        if asked_for_compiled():
            assert Path(origin).resolve().is_relative_to(COMPILED), name
        else:
            assert origin.endswith(".py"), f"{name} comes from {origin}"


def test_nothing_compiled_lies_in_the_source() -> None:
    assert not [path for suffix in ("so", "pyd") for path in SOURCE.rglob(f"*.{suffix}")]


def test_no_source_file_is_longer_than_anybody_reads() -> None:
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in SOURCE.rglob("*.py")}
    assert not {path.name: lines for path, lines in lengths.items() if lines > LONGEST}

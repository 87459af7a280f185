"""The page on security names tests that there are, and attacks that are measured."""

from __future__ import annotations

import re

from tests.docs.pages import ROOT

PAGE = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
_TEST = re.compile(r"`(tests/[\w/]+\.py)::(\w+)`")


def test_every_test_that_is_named_is_there() -> None:
    named = _TEST.findall(PAGE)
    assert len(named) > 60
    texts = {file: (ROOT / file).read_text(encoding="utf-8") for file, _ in named}
    assert [(file, name) for file, name in named if f"def {name}(" not in texts[file]] == []


def test_every_attack_that_is_measured_is_told() -> None:
    source = (ROOT / "bench" / "attacks.py").read_text(encoding="utf-8")
    attacks = re.findall(r"^async def (\w+)\(server: Server\)", source, re.MULTILINE)
    assert len(attacks) > 10
    assert [name for name in attacks if f"`{name}`" not in PAGE] == []

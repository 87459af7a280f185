"""The types of the browser client are those that Python declares."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import web_types


def test_a_type_that_was_edited_by_hand_or_is_of_an_older_declaration_fails_the_check(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for path in web_types.GENERATED.glob("*.ts"):
        (tmp_path / path.name).write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
    monkeypatch.setattr(web_types, "GENERATED", tmp_path)
    assert web_types.check() == 0
    protocol = tmp_path / "protocol.ts"
    protocol.write_text(protocol.read_text(encoding="utf-8").replace("reset?: true", "reset: true"), encoding="utf-8")
    (tmp_path / "of_a_title_that_is_gone.ts").write_text("")
    assert web_types.check() == 1
    said = capsys.readouterr().err
    assert "of_a_title_that_is_gone.ts, protocol.ts: run `python tools/web_types.py`" in said


def test_whatever_has_a_title_is_a_type_of_its_own_and_what_is_common_is_imported() -> None:
    view, seat = {"title": "View", "type": "object"}, {"type": "object", "properties": {"name": {"type": "string"}}}
    table = {"properties": {"view": view, "seat": {"$ref": "#/$defs/Seat"}, "title": {"type": "string"}}}
    common = web_types.TypeDocument("protocol", {"$defs": {"Seat": seat}})
    document = web_types.TypeDocument("api", {"$defs": {"Table": table, "Seat": seat}}, common).json()
    assert "import type { Seat } from './protocol'" in document["head"]
    types = document["schema"]["$defs"]
    assert sorted(types) == ["Table", "View"]
    assert types["View"]["tsType"] == "Record<string, unknown>"
    assert types["Table"]["properties"] == {
        "view": {"$ref": "#/$defs/View"},
        "seat": {"tsType": "Seat"},
        "title": {"type": "string"},
    }

"""Numbers that no game has, in files and elsewhere: one clear sentence, never a traceback."""

from __future__ import annotations

from pathlib import Path

import pytest

from paddock.campaign.errors import NewerCampaignError
from paddock.core.errors import BadRecordError, NoSuchSeatError, PaddockError
from paddock.core.translations import LANGUAGES, translations_for
from paddock.files import BadFileError, load_json

HUGE = 10**25


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ('{"robots": [{"x": 1}, {"x": 1234567890123456789012345}]}', "robots[1].x"),
        ("[1, -9007199254740993]", "[1]"),
        ('{"at": {"y": 1e300}}', "at.y"),
        ("12345678901234567890123456", "–"),
    ],
)
def test_a_number_that_is_far_too_large_is_refused_where_a_file_is_read(text: str, where: str, tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text(text)
    with pytest.raises(BadFileError) as caught:
        load_json(file)
    assert caught.value.details["problem"] == "number-size"
    for language in LANGUAGES:
        said = translations_for(language).error(caught.value)
        assert f"({where})" in said
        assert "9007199254740991" in said


def test_numbers_that_a_program_can_write_exactly_are_read(tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text('[9007199254740991, -9007199254740991, 0.5, {"deep": [[1e15]]}]')
    assert load_json(file) == [9007199254740991, -9007199254740991, 0.5, {"deep": [[1e15]]}]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "error",
    [
        NoSuchSeatError(seat=HUGE, last=1),
        NewerCampaignError(version=HUGE**2, known=1),
        BadRecordError(line=-(HUGE**3), problem="empty"),
        NoSuchSeatError(seat=1e300, last=1),
    ],
)
def test_a_huge_number_can_be_said(error: PaddockError, language: str) -> None:
    said = translations_for(language).error(error)
    assert "NUMBER" not in said
    assert "…" in said

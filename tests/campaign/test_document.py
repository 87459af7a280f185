"""A campaign as a document: made, merged, written, and refused when something is wrong with it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from paddock.bots.levels import UnknownBotError
from paddock.campaign import document
from paddock.campaign.document import (
    CHECKSUM_KEY,
    MAX_SAVE_BYTES,
    Document,
    Entrant,
    current_stage,
    document_bytes,
    import_document,
    read_document,
    verified_document,
    with_open_stage,
    with_result,
)
from paddock.campaign.errors import BadCampaignError, NewerCampaignError, NoCampaignsError
from paddock.core.campaign import campaign_of, titles_with_campaigns
from paddock.core.errors import BadSetupError, UnknownVersionError
from paddock.core.registry import game
from paddock.core.translations import translations_for
from paddock.match.errors import BadNameError
from tests.campaign.tours import NOW, tour

pytestmark = pytest.mark.usefixtures("dash")
FIRST = {"spaces": [14, 9]}


def after_one() -> Document:
    return with_result(with_open_stage(tour(), "m1"), "m1", NOW, FIRST, ["Ann", "Bob"])


def signed(changed: dict[str, Any]) -> dict[str, Any]:
    """A document that somebody edited, and whose checksum they knew how to make."""
    body = {name: value for name, value in changed.items() if name != CHECKSUM_KEY}
    return {**body, CHECKSUM_KEY: document._checksum(body)}


def told(**changes: Any) -> dict[str, Any]:
    found: dict[str, Any] = {**msgspec.json.decode(document_bytes(after_one())), **changes}
    return found


def test_a_campaign_goes_from_stage_to_stage_until_it_is_over() -> None:
    found = tour()
    assert current_stage(found) is not None
    for number, result in enumerate((FIRST, {"spaces": [3, 12]}), 1):
        found = with_result(with_open_stage(found, f"m{number}"), f"m{number}", NOW, result, ["Ann", "Bob"])
        assert found.match == ""
    assert current_stage(found) is None
    assert [game.match for game in found.games] == ["m1", "m2"]
    lines = campaign_of(found.game).standings(found.progress).lines  # type: ignore[union-attr]
    assert [(line.seat, line.place, line.total_points) for line in lines] == [(0, 2, 17), (1, 1, 21)]


def test_the_same_game_counts_once() -> None:
    found = after_one()
    assert with_result(found, "m1", NOW, {"spaces": [1, 1]}, ["Ann", "Bob"]) is found


def test_whoever_comes_by_link_has_a_name_once_they_have_played() -> None:
    assert [seat.name for seat in tour().seats] == ["Ann", ""]
    assert [seat.name for seat in after_one().seats] == ["Ann", "Bob"]


def test_what_is_written_is_read_as_it_was() -> None:
    found = with_open_stage(after_one(), "m2")
    assert read_document(document_bytes(found)) == found
    assert read_document(msgspec.json.format(document_bytes(found), indent=2)) == found
    assert read_document(document_bytes(found), is_trusted=True) == found


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (b"", "save-json"),
        (b"{", "save-json"),
        (b"\xff", "save-json"),
        (b"[" * 5000, "save-json"),
        (b"[]", "save-foreign"),
        (b'{"paddock": 1}', "save-foreign"),
        (b'{"paddock_campaign": "1"}', "save-foreign"),
    ],
)
def test_what_is_no_campaign_is_refused(data: bytes, problem: str) -> None:
    with pytest.raises(BadCampaignError) as refused:
        read_document(data)
    assert refused.value.details["problem"] == problem


def test_every_damaged_byte_is_found_out() -> None:
    data = document_bytes(after_one())
    for place in range(0, len(data), 7):
        with pytest.raises(BadCampaignError):
            read_document(data[:place] + bytes([data[place] ^ 1]) + data[place + 1 :], is_trusted=place % 2 == 0)
        with pytest.raises(BadCampaignError):
            read_document(data[:place])


def test_what_no_campaign_of_the_title_has_is_refused() -> None:
    found = after_one()
    noted = replace(found, progress={**found.progress, "note": "from the glove box"})
    with pytest.raises(BadCampaignError) as refused:
        read_document(document_bytes(noted))
    assert refused.value.details == {"problem": "save-unknown", "detail": "note"}


@pytest.mark.clause("GR-33.4")
def test_a_title_may_keep_what_nobody_knows() -> None:
    found = document.new_document(game("great_race"), "c", "Cape", [Entrant("me", "Ann")], {}, NOW)
    noted = replace(found, progress={**found.progress, "note": "from the glove box"})
    assert read_document(document_bytes(noted)).progress["note"] == "from the glove box"
    with pytest.raises(BadCampaignError) as refused:
        import_document(told_by(replace(found, progress={**found.progress, "note": "x" * MAX_SAVE_BYTES})), "copy")
    assert refused.value.details["problem"] == "save-luggage"


def told_by(found: Document) -> dict[str, Any]:
    told: dict[str, Any] = msgspec.json.decode(document_bytes(found))
    return told


def test_what_is_wrong_with_a_name_or_a_seat_is_said_in_the_readers_language() -> None:
    for edit, said in (
        ({"name": "a\x1b[2J"}, "Un nom a de 1 à 40 caractères affichables."),
        ({"seats": [{"who": "bot", "name": "Rivet"}, {"who": "here", "name": "Bob"}]}, "Rivet"),
    ):
        with pytest.raises(BadCampaignError) as refused:
            import_document(signed(told(**edit)), "copy")
        assert said in translations_for("fr").error(refused.value)


@pytest.mark.parametrize(("version", "problem"), [(0, "save-foreign"), (-1, "save-foreign"), (10**25, "save-shape")])
def test_a_version_that_never_was_is_no_campaign(version: int, problem: str) -> None:
    with pytest.raises(BadCampaignError) as refused:
        verified_document(signed(told(paddock_campaign=version)))
    assert refused.value.details["problem"] == problem


@pytest.mark.parametrize("moment", [-1, 10**25, 1.5, True])
def test_a_moment_that_never_was_is_refused(moment: Any) -> None:
    for edit in ({"made": moment}, {"games": [{"match": "m1", "at": moment, "result": FIRST}]}):
        with pytest.raises(BadCampaignError) as refused:
            verified_document(signed(told(**edit)))
        assert refused.value.details["problem"] == "save-shape"


@pytest.mark.parametrize(
    "seat",
    [
        {"who": "bot", "name": "Rivet", "level": "godlike"},
        {"who": "bot", "name": "Rivet"},
        {"who": "me", "name": "Ann", "level": "random"},
        {"who": "me", "name": ""},
    ],
)
def test_a_file_seats_nobody_who_can_not_play(seat: dict[str, Any]) -> None:
    with pytest.raises((BadCampaignError, UnknownBotError)):
        import_document(signed(told(seats=[seat, {"who": "here", "name": "Bob"}])), "copy")


def test_what_is_taken_from_a_file_is_a_campaign_of_its_own() -> None:
    found = import_document(told_by(with_open_stage(after_one(), "m2")), "copy")
    assert (found.id, found.match) == ("copy", "")
    assert found.games == after_one().games


def test_an_edited_save_is_refused_even_with_the_right_checksum() -> None:
    with pytest.raises(BadCampaignError) as plain:
        verified_document(told(name="Mine"))
    assert plain.value.details["problem"] == "save-sum"
    edits: dict[str, dict[str, Any]] = {
        "save-kept": {"games": [{"match": "m1", "at": NOW, "result": {"spaces": [99, 0]}}]},
        "save-result": {"games": [{"match": "m1", "at": NOW, "result": {"spaces": [99]}}]},
        "save-twice": {"games": [{"match": "m1", "at": NOW, "result": FIRST}] * 2},
        "save-shape": {"seats": "Ann"},
        "save-settings": {"settings": {"dashes": 99}},
        "save-choices": {"chosen": {"winning": 99}},
    }
    for problem, edit in edits.items():
        with pytest.raises(BadCampaignError) as refused:
            verified_document(signed(told(**edit)))
        assert refused.value.details["problem"] == problem
    for edit in ({"name": ""}, {"name": "x" * 100}, {"name": "a\x1b[2J"}, {"games": [{}]}, {"extra": 1}):
        with pytest.raises(BadCampaignError):
            verified_document(signed(told(**edit)))


def test_a_save_of_a_newer_paddock_or_of_other_rules_is_refused_with_the_version() -> None:
    with pytest.raises(NewerCampaignError) as newer:
        verified_document(told(paddock_campaign=2))
    assert (newer.value.details["version"], newer.value.details["known"]) == (2, 1)
    with pytest.raises(UnknownVersionError):
        verified_document(signed(told(title="dash@2")))


def test_a_campaign_that_cant_be_is_refused() -> None:
    assert "dash" in titles_with_campaigns()
    with pytest.raises(NoCampaignsError):
        document.new_document(game("roborally"), "c", "Cup", [Entrant("me", "Ann")], {}, NOW)
    with pytest.raises(BadSetupError):
        tour(dashes=6)
    with pytest.raises(BadSetupError):
        tour(laps=6)
    with pytest.raises(BadNameError):
        tour(seats=(Entrant("me", ""), Entrant("link")))

"""The workshop: what may be laid, what is wrong so far, and how long a race would take, by the clauses on circuits."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from paddock.cli import main
from paddock.core.errors import BadDataError
from paddock.core.translations import LANGUAGES, translations_for
from paddock.core.workshop import workshop_of
from paddock.games.rallyman_gt.components.content import CIRCUIT_DATA, TILE_COPIES, TILE_DATA
from paddock.games.rallyman_gt.game import GAME
from paddock.games.rallyman_gt.views.workshop import WORKSHOP

SMALL = ["102b", "111b", "105b", "103b", "111b", "105b"]


def offers(tiles: list[str], at: int | None = None, *, instead: bool = False) -> dict[str, Any]:
    """What may be laid, by tile side as it is written: the piece, or the error that forbids it."""
    found = WORKSHOP.offers({"tiles": tiles}, at, replaces_piece=instead)
    return {
        f"{offer.piece['tile']}{'r' * bool(offer.piece['reversed'])}": offer.problem or offer.piece for offer in found
    }


def problems(design: dict[str, Any]) -> list[tuple[str, str]]:
    return [(str(each.details["problem"]), str(each.details["where"])) for each in WORKSHOP.check(design)]


def test_a_title_has_its_workshop_by_the_file_in_its_folder() -> None:
    assert workshop_of(GAME) is WORKSHOP
    from paddock.games.roborally.game import GAME as ROBORALLY

    assert workshop_of(ROBORALLY) is None


@pytest.mark.clause("RG-1.9")
def test_the_box_has_every_side_of_every_tile_and_how_many_there_are() -> None:
    box: Any = WORKSHOP.building_material()
    assert {piece["number"]: piece["copies"] for piece in box["pieces"]} == TILE_COPIES
    sides = [side for piece in box["pieces"] for side in piece["sides"]]
    assert [side["tile"] for side in sides] == list(TILE_DATA)
    for side in sides:
        for way in side["ways"]:
            assert len(way["spaces"]) == len(TILE_DATA[side["tile"]]["spaces"])
            assert all(len(space["outline"]) > 3 for space in way["spaces"])
            assert way["tiles"][0]["path"][0] == [0.0, 0.866]
        assert side["ways"][0]["turning"] == -side["ways"][1]["turning"]


@pytest.mark.parametrize("number", CIRCUIT_DATA)
def test_every_printed_circuit_can_be_started_from_and_is_in_order(number: str) -> None:
    box: Any = WORKSHOP.building_material()
    design = next(each["design"] for each in box["patterns"] if each["pattern"] == number)
    assert WORKSHOP.check(design) == []
    facts: Any = WORKSHOP.facts(design)
    data = CIRCUIT_DATA[number]
    assert (facts["spaces"], facts["lap"], facts["tiles"]) == (
        data["spaces"],
        data["lap_shortest_spaces"],
        data["tiles_in_loop"],
    )
    assert (facts["closed"], facts["end"], facts["direction"]) == (True, None, data["direction"])
    assert WORKSHOP.read({"placements": data["placements"]}) == design
    assert WORKSHOP.design_of_code(WORKSHOP.sharing_code(design)) == design


@pytest.mark.clause("RG-20.3")
def test_every_circuit_can_be_built_tile_by_tile_from_what_is_offered() -> None:
    box: Any = WORKSHOP.building_material()
    for pattern in box["patterns"]:
        tiles = pattern["design"]["tiles"]
        for place in range(1, len(tiles)):
            found = offers(tiles[:place])[tiles[place]]
            assert isinstance(found, dict), (pattern, place)
            assert found["closes"] == (place + 1 == len(tiles))
            end: Any = WORKSHOP.facts({"tiles": tiles[:place]})["end"]
            assert (found["q"], found["r"]) == (end["q"], end["r"])


@pytest.mark.clause("RG-20.3")
@pytest.mark.parametrize("tiles", [["102b"], ["102a", "120a"], SMALL[:3], SMALL[:5]])
def test_what_is_offered_at_the_open_end_is_what_the_rules_allow_there(tiles: list[str]) -> None:
    for written, found in offers(tiles).items():
        grown = {"tiles": [*tiles, written]}
        wrong = {problem for problem, _ in problems(grown)} & {"too-many-copies", "hex-twice", "lanes-differ"}
        if isinstance(found, dict):
            assert not wrong, written
            assert found["closes"] == (("does-not-close", f"tiles[{len(tiles)}]") not in problems(grown))
        else:
            assert found.details["problem"] in wrong
            assert found.details["clause"] == "RG-20.3"


@pytest.mark.clause("RG-20.3")
def test_a_join_of_two_lanes_with_three_is_refused_at_once_with_its_place() -> None:
    found = offers(["102b", "103b"])["104a"]
    assert (found.details["problem"], found.details["where"]) == ("lanes-differ", "tiles[1]")
    assert translations_for("en", GAME).error(found).endswith("2 lanes meet 3 lanes of 104a. (RG-20.3)")
    assert isinstance(offers(["102b", "103b"])["119ar"], dict)


@pytest.mark.clause("RG-20.3")
def test_a_tile_of_which_all_copies_lie_is_refused() -> None:
    found = offers(["102b", "113b", "103b"])
    assert {found[side].details["problem"] for side in ("113b", "113br")} == {"too-many-copies"}
    assert found["113a"].details["problem"] == "lanes-differ"
    assert WORKSHOP.facts({"tiles": ["102b", "113b", "103b"]})["left"] == {**TILE_COPIES, "102": 0, "113": 0, "103": 2}


@pytest.mark.clause("RG-20.3")
def test_a_road_that_runs_into_itself_can_not_go_on() -> None:
    tiles = ["102b", "111b", "111b"]
    end: Any = WORKSHOP.facts({"tiles": tiles})["end"]
    assert end["taken"] == 0
    assert {str(found.details["problem"]) for found in offers(tiles).values()} <= {
        "hex-twice",
        "lanes-differ",
        "too-many-copies",
    }
    assert offers(tiles)["103b"].details["other"] == 0


def test_a_tile_may_be_put_between_others_or_instead_of_one() -> None:
    between = offers(SMALL, 1)
    assert isinstance(between["103b"], dict)
    assert between["103a"].details["problem"] == "lanes-differ"
    assert between["105b"].details["problem"] == "too-many-copies"
    instead = offers(SMALL, 2, instead=True)
    assert instead["105b"]["closes"]
    assert instead["117b"]["closes"]
    assert not instead["105br"]["closes"]
    assert instead["102b" if "102b" in instead else "103b"] is not None
    assert "102b" not in instead
    assert set(offers(SMALL, 0, instead=True)) == {"102a", "102b"}
    assert offers(SMALL, 0, instead=True)["102a"].details["problem"] == "lanes-differ"
    assert offers(["102b"], 0, instead=True)["102a"]["closes"] is False


@pytest.mark.clause("RG-20.3")
def test_everything_that_is_wrong_is_told_not_only_the_first_thing() -> None:
    assert problems({"tiles": ["102b", "103a", "113b", "113b"]}) == [
        ("too-many-copies", "tiles[3]"),
        ("lanes-differ", "tiles[0]"),
        ("lanes-differ", "tiles[1]"),
        ("does-not-close", "tiles[3]"),
    ]
    assert problems({"tiles": ["102b"]}) == [
        ("too-few-tiles", "tiles"),
        ("does-not-close", "tiles[0]"),
        ("no-corner", "tiles"),
    ]
    assert problems({"strip": SMALL})[0] == ("strip-race", "strip")


def test_an_unfinished_circuit_is_drawn_with_its_open_end() -> None:
    for length in range(1, len(SMALL)):
        scene: Any = WORKSHOP.scene({"tiles": SMALL[:length]})
        facts: Any = WORKSHOP.facts({"tiles": SMALL[:length]})
        assert len(scene["tiles"]) == length
        assert facts["end"]["lanes"] == 2
        assert facts["end"]["taken"] is None
        assert facts["lap"] is None
    assert WORKSHOP.scene({"tiles": SMALL}) == GAME.scene({"circuit": {"tiles": SMALL}})
    crossing: Any = WORKSHOP.scene({"tiles": ["102b", "111b", "111b", "112b", "103b", "104a"]})
    assert len(crossing["tiles"]) == 6


@pytest.mark.clause("RG-20.1")
def test_the_length_of_a_race_is_estimated_by_the_guidelines() -> None:
    facts: Any = WORKSHOP.facts({"tiles": SMALL})
    assert facts["minutes"][0] < facts["minutes"][1] < facts["minutes"][2]
    box: Any = WORKSHOP.building_material()
    second = next(each["design"] for each in box["patterns"] if each["pattern"] == "2")
    told: Any = WORKSHOP.facts(second)
    assert told["minutes"][0] == 30


@pytest.mark.parametrize(
    ("design", "problem", "where"),
    [
        ({}, "circuit-form", "circuit"),
        ({"tiles": "102b"}, "tile-count", "tiles"),
        ({"tiles": []}, "tile-count", "tiles"),
        ({"tiles": ["102b"] * 500}, "tile-count", "tiles"),
        ({"tiles": ["102b", {"a": [1] * 9000}]}, "no-such-tile", "tiles[1]"),
        ({"tiles": SMALL, "id": "1"}, "no-such-field", "id"),
        ({"tiles": SMALL, "laps": 3}, "no-such-field", "laps"),
        ({"placements": [None]}, "placement-form", "placements[0]"),
    ],
)
def test_what_is_no_circuit_at_all_is_refused_with_its_place(design: Any, problem: str, where: str) -> None:
    for ask in (WORKSHOP.read, WORKSHOP.check, WORKSHOP.facts, WORKSHOP.scene, WORKSHOP.offers, WORKSHOP.sharing_code):
        with pytest.raises(BadDataError) as caught:
            ask(design)
        assert (caught.value.details["problem"], caught.value.details["where"]) == (problem, where)
        for language in LANGUAGES:
            assert len(translations_for(language, GAME).error(caught.value)) < 300


def test_a_circuit_of_ones_own_can_not_pass_for_a_printed_one() -> None:
    with pytest.raises(BadDataError, match="no such field"):
        GAME.setup(2, {"circuit": {"id": "1", "tiles": SMALL}})
    with pytest.raises(BadDataError, match="no such field"):
        GAME.setup(2, {"circuit": {"id": 1}})


# -- the command


def ask(*words: str, given: str | None = None) -> Result:
    found = CliRunner().invoke(main, ["check", "design", *words], input=given, env={"PADDOCK_LANGUAGE": "en"})
    assert found.exception is None or isinstance(found.exception, SystemExit), found.exception
    return found


def test_a_file_and_its_code_are_told_to_be_in_order(tmp_path: Path) -> None:
    file = tmp_path / "hairpins.json"
    file.write_text(json.dumps({"name": "Hairpins", "tiles": SMALL}), encoding="utf-8")
    found = ask("rallyman_gt", str(file))
    assert found.exit_code == 0
    said, code, last = found.stdout.splitlines()
    assert said.startswith("6 tiles, 26 spaces; about 12 minutes for four players")
    assert last == "rallyman_gt: circuit: in order"
    assert ask("rallyman_gt", code).stdout == found.stdout
    assert ask("rallyman_gt", "-", given=file.read_text()).stdout == found.stdout
    assert json.loads(ask("rallyman_gt", code, "--json").stdout) == {"tiles": SMALL}


@pytest.mark.parametrize(
    ("tiles", "said"),
    [
        (SMALL[:5], "tiles[4]: the last tile does not lead back to the start tile. (RG-20.3)"),
        (["102b", "111b", "111b", "112b", "103b"], "tiles[3]: this tile lies on the same hexagon (0, 0) as tile 0."),
        ([*SMALL, "105b"], "tiles[6]: there are only 2 tiles 105, both sides together. (RG-20.3)"),
        (["102a", *SMALL[1:]], "tiles[0]: 3 lanes meet 2 lanes of 111b. (RG-20.3)"),
    ],
)
def test_a_circuit_that_can_not_be_raced_on_is_told_by_clause_and_place(
    tiles: list[str], said: str, tmp_path: Path
) -> None:
    file = tmp_path / "mine.json"
    file.write_text(json.dumps({"tiles": tiles}), encoding="utf-8")
    before = file.read_bytes()
    found = ask("rallyman_gt", str(file))
    assert found.exit_code == 1
    assert said in found.stdout
    assert ask("rallyman_gt", str(file), "--json").exit_code == 1
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "nothing in it"),
        ("{", "not a line of JSON"),
        ("[]", "a JSON object is needed here"),
        ('{"tiles": 3}', "one to 31 tiles"),
        pytest.param('{"tiles": ["' + "x" * 11_000_000 + '"]}', "larger than 10000000 bytes", id="too large"),
        pytest.param("[" * 100_000, "not a line of JSON", id="deep"),
        pytest.param(json.dumps({"tiles": ["103b"] * 900_000}), "one to 31 tiles", id="10 MB"),
    ],
)
def test_a_file_that_is_no_circuit_gets_one_clear_sentence(text: str, said: str) -> None:
    found = ask("rallyman_gt", "-", given=text)
    assert found.exit_code == 2
    assert said in found.stderr
    assert len(found.stderr) < 500


def test_a_code_with_a_typing_error_and_a_title_without_a_workshop_are_told() -> None:
    code = WORKSHOP.sharing_code({"tiles": SMALL})
    wrong = ask("rallyman_gt", ("7" if code[2] != "7" else "8").join((code[:2], code[3:])))
    assert wrong.exit_code == 2
    assert f"Perhaps it is {code}" in wrong.stderr
    assert "RG-20.3" in wrong.stderr
    assert "no such file" in ask("rallyman_gt", "mine.json").stderr
    assert "Titles with a workshop: rallyman_gt" in ask("roborally", code).stderr
    assert "no title" in ask("chess", code).stderr

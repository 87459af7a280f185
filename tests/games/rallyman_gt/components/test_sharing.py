"""Share codes: a circuit goes in and comes out again, and what was typed wrongly is found and told by its place."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paddock.core.errors import BadDataError, BadPositionError
from paddock.core.translations import LANGUAGES, translations_for
from paddock.games.rallyman_gt.components.circuit import printed_circuit
from paddock.games.rallyman_gt.components.content import CIRCUIT_DATA, MAX_TILES
from paddock.games.rallyman_gt.components.layout import read_layout
from paddock.games.rallyman_gt.components.share_code import (
    CODE_ALPHABET,
    GROUP_LENGTH,
    MAX_LENGTH,
    MIN_LENGTH,
    START_SIDES,
    TILE_SIDES,
    _with_check_signs,
    circuit_code,
    is_code,
    read_code,
)
from paddock.games.rallyman_gt.game import GAME

SMALL = ["102b", "111b", "105b", "103b", "111b", "105b"]
CODE = circuit_code(read_layout({"tiles": SMALL}))

ways = st.sampled_from([side + back for side in TILE_SIDES for back in ("", "r")])
designs = st.builds(
    lambda start, rest: [start, *rest], st.sampled_from(START_SIDES), st.lists(ways, max_size=MAX_TILES - 1)
)


def code_of(tiles: list[str]) -> str:
    return circuit_code(read_layout({"tiles": tiles}))


def refused(code: str) -> dict[str, Any]:
    """What is wrong with a code; it can be said in both languages."""
    with pytest.raises(BadDataError) as caught:
        read_code(code)
    for language in LANGUAGES:
        assert "{" not in translations_for(language, GAME).error(caught.value)
    assert caught.value.details["clause"] == "RG-20.3"
    return caught.value.details


@given(designs)
def test_every_list_of_tiles_comes_back_from_its_code(tiles: list[str]) -> None:
    code = code_of(tiles)
    assert read_code(code) == {"tiles": tiles}
    assert MIN_LENGTH <= len(code.replace("-", "")) <= MAX_LENGTH
    assert {len(group) for group in code.split("-")[:-1]} <= {GROUP_LENGTH}
    assert set(code) <= {*CODE_ALPHABET, "-"}


@given(designs, st.data())
def test_one_wrong_sign_is_always_found(tiles: list[str], data: st.DataObject) -> None:
    signs = code_of(tiles).replace("-", "")
    place = data.draw(st.integers(0, len(signs) - 1))
    wrong = data.draw(st.sampled_from([sign for sign in CODE_ALPHABET if sign != signs[place]]))
    told = refused(signs[:place] + wrong + signs[place + 1 :])
    if len(signs) < len(CODE_ALPHABET):
        assert (told["problem"], told["place"], told["given"]) == ("code-typo", place + 1, wrong)
        assert told["meant"] == code_of(tiles)


@given(designs, st.data())
def test_neighbours_that_are_swapped_are_always_found(tiles: list[str], data: st.DataObject) -> None:
    signs = code_of(tiles).replace("-", "")
    places = [place for place in range(len(signs) - 1) if signs[place] != signs[place + 1]]
    if not places:
        return
    place = data.draw(st.sampled_from(places))
    told = refused(signs[:place] + signs[place + 1] + signs[place] + signs[place + 2 :])
    assert told["problem"] in ("code-swap", "code-check")
    if told["problem"] == "code-swap":
        assert (told["place"], told["meant"]) == (place + 1, code_of(tiles))


@given(st.text(max_size=80))
@settings(max_examples=300)
def test_whatever_is_typed_is_a_circuit_or_is_refused_with_words(text: str) -> None:
    said = ""
    try:
        tiles: Any = read_code(text)["tiles"]
    except BadDataError as error:
        said = translations_for("fr", GAME).error(error)
    else:
        assert read_code(code_of(tiles)) == {"tiles": tiles}
    assert "problem-" not in said


@pytest.mark.parametrize("circuit", CIRCUIT_DATA)
def test_every_printed_circuit_has_a_short_code(circuit: str) -> None:
    placements = printed_circuit(circuit).layout.placements
    code = circuit_code(printed_circuit(circuit).layout)
    assert read_code(code) == {"tiles": [each.notation for each in placements]}
    assert len(code.replace("-", "")) <= 3 + 1.3 * len(placements)


def test_a_code_stays_what_it_is() -> None:
    """Codes are in messages and in records: what one means may never change."""
    assert CODE == "1JCS-2ZQW-5"
    assert code_of(["102b"]) == "11J7"


def test_capitals_hyphens_spaces_and_letters_that_look_like_digits_do_not_matter() -> None:
    assert read_code(CODE.lower()) == {"tiles": SMALL}
    assert read_code(f"  {CODE.replace('-', ' ')}\n") == {"tiles": SMALL}
    assert read_code(CODE.replace("-", "")) == {"tiles": SMALL}
    assert read_code(CODE.replace("1", "l").replace("0", "o")) == {"tiles": SMALL}
    assert read_code(CODE.replace("1", "I").replace("0", "O")) == {"tiles": SMALL}


def test_what_is_wrong_with_a_code_is_told_by_its_place() -> None:
    signs = CODE.replace("-", "")
    assert refused("U" + signs)["where"] == "code[0]"
    assert refused(signs[:5] + "é" + signs[5:])["problem"] == "code-sign"
    typo = refused(signs[:4] + ("7" if signs[4] != "7" else "8") + signs[5:])
    assert (typo["problem"], typo["where"], typo["meant"]) == ("code-typo", "code[4]", CODE)
    swap = refused(signs[:2] + signs[3] + signs[2] + signs[4:])
    assert (swap["problem"], swap["where"], swap["meant"]) == ("code-swap", "code[2]", CODE)
    assert refused(signs[:-1])["problem"] in ("code-typo", "code-check")
    assert refused("1")["problem"] == "code-length"
    assert refused("1" * 5000)["problem"] == "code-length"
    assert refused("")["problem"] == "code-length"
    assert refused(CODE + CODE)["problem"] in ("code-typo", "code-check")


def test_a_code_of_another_version_is_told_apart() -> None:
    assert refused(_with_check_signs("2" + CODE.replace("-", "")[1:-2]))["problem"] == "code-version"
    assert refused(_with_check_signs("10" + CODE.replace("-", "")[1:-2]))["problem"] == "code-empty"


def test_a_code_is_taken_wherever_a_circuit_is() -> None:
    for circuit in (CODE, CODE.lower(), {"tiles": SMALL}):
        state = GAME.setup(2, {"circuit": circuit})
        position: Any = GAME.dump(state)
        assert position["circuit"] == {"tiles": SMALL}
    assert GAME.scene({"circuit": CODE}) == GAME.scene({"circuit": {"tiles": SMALL}})
    loaded = GAME.load({"title": "rallyman_gt@1", "circuit": CODE, "cars": [{"at": "0:A1"}]})
    assert [each.notation for each in loaded.circuit.layout.placements] == SMALL
    assert GAME.load({"settings": {"circuit": CODE}, "cars": [{"at": "0:A1"}]}).circuit is loaded.circuit


def test_a_code_with_a_typing_error_is_refused_wherever_a_circuit_is() -> None:
    wrong = CODE[:-1] + ("7" if CODE[-1] != "7" else "8")
    for ask in (
        lambda: GAME.setup(2, {"circuit": wrong}),
        lambda: GAME.scene({"circuit": wrong}),
        lambda: GAME.load({"circuit": wrong, "cars": [{"at": "0:A1"}]}),
    ):
        with pytest.raises(Exception, match=r"can’t be right.*RG-20\.3") as caught:
            ask()
        assert CODE in str(caught.value)


def test_the_name_of_an_unknown_circuit_is_no_part_of_its_place() -> None:
    for position, where in (({"circuit": "9"}, "circuit"), ({"settings": {"circuit": "9"}}, "settings.circuit")):
        with pytest.raises(BadPositionError) as caught:
            GAME.load({**position, "cars": [{"at": "0:A1"}]})
        assert caught.value.details["where"] == where


def test_an_unfinished_circuit_has_a_code_and_is_refused_for_what_it_lacks() -> None:
    code = code_of(SMALL[:5])
    with pytest.raises(BadDataError) as caught:
        GAME.setup(2, {"circuit": code})
    assert (caught.value.details["problem"], caught.value.details["where"]) == ("does-not-close", "tiles[4]")


@pytest.mark.parametrize("tiles", [["103b"], ["102br"], ["102b", "103b", "102a"]])
def test_what_does_not_begin_at_its_one_start_tile_has_no_code(tiles: list[str]) -> None:
    with pytest.raises(BadDataError) as caught:
        code_of(tiles)
    assert str(caught.value.details["problem"]).startswith("start-")


def test_numbers_of_circuits_and_other_words_are_no_codes() -> None:
    assert not any(is_code(text) for text in (*CIRCUIT_DATA, "own", "monza", 1, None, {"tiles": SMALL}))
    assert not any(is_code(text) for text in (1111, ["1111"], b"1111"))

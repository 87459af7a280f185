"""`paddock try`: a position from a file, decisions, scripted chances; what happens, or what is wrong."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from click.testing import CliRunner, Result
from tests.core.toy import DASH

from paddock.cli import main
from paddock.commands import try_results
from paddock.commands.exit_codes import ExitCode
from paddock.commands.try_ import try_position
from paddock.core.errors import BrokenInvariantError
from paddock.core.translations import LANGUAGES

pytestmark = pytest.mark.usefixtures("outside")

POSITION: dict[str, object] = {
    "title": "dash@1",
    "places": [0, 0],
    "hands": [["c0", "c1", "c2"], ["c3", "c4", "c5"]],
    "dealt": True,
}
BOTH_LOCKED = ("0:pick c1", "1:pick c3", "0:lock", "1:lock")
COURSE: dict[str, object] = {
    "title": "roborally@1",
    "course": {"width": 12, "height": 12},
    "robots": [{"x": 2, "y": 5, "facing": "E", "registers": ["P500", None, None, None, None]}, {"x": 9, "y": 9}],
}
PAUSED = {**COURSE, "phase": "register", "register": 1, "step": "A", "until": {"register": 1, "step": "end"}}
OVER: dict[str, object] = {"title": "dash@1", "places": [12, 3], "dealt": True}


def ask(*words: str, given: object = None, text: str | None = None) -> Result:
    said = text if text is not None else json.dumps(POSITION if given is None else given)
    environment = {"LC_ALL": "C", "PADDOCK_LANGUAGE": ""}
    found = CliRunner().invoke(main, ["try", "-", *words], input=said, env=environment)
    assert found.exception is None or isinstance(found.exception, SystemExit), found.exception
    assert "Traceback" not in found.output
    return found


def told(*words: str, code: ExitCode, given: object = None, text: str | None = None) -> dict[str, Any]:
    """What `--json` prints: one object that is as it is declared, with the exit code that the command has."""
    found = ask("--json", *words, given=given, text=text)
    assert found.stderr == ""
    assert found.exit_code == code, found.stdout
    msgspec.json.decode(found.stdout, type=try_results.AnyTryResult, strict=True)
    result: dict[str, Any] = json.loads(found.stdout)
    assert (result["exit"], result["kind"]) == (code, code.result_kind)
    assert (result["sentence"] is None) == (code == ExitCode.FINE)
    return result


def wrong(*words: str, code: ExitCode, given: object = None, text: str | None = None) -> str:
    """What is said about something wrong, as text and as JSON."""
    found = ask(*words, given=given, text=text)
    assert found.exit_code == code, found.output
    result = told(*words, code=code, given=given, text=text)
    assert result["sentence"] in found.stderr
    return found.stderr


# -- what happens


def test_a_position_is_tried_and_told() -> None:
    found = ask(*BOTH_LOCKED, "--chance", "die=4", "--chance", "deal=c6", "--chance", "deal=c7")
    assert found.exit_code == 0
    assert found.stderr == ""
    lines = found.stdout.splitlines()
    assert "The ant shows c1, the die shows 4: 5 spaces." in lines
    assert "Chances met: --chance die=4 --chance deal=c6 --chance deal=c7" in lines
    assert lines[-2:] == ["Seat 0 may: pick c0, pick c2, pick c6", "Seat 1 may: pick c4, pick c5, pick c7"]


def test_what_happened_is_told_as_one_object_and_can_be_tried_again() -> None:
    found = told(*BOTH_LOCKED, "--chance", "die=4", "--seed", "1", code=ExitCode.FINE)
    assert found["position"]["places"] == [5, 4]
    assert (found["waiting"], found["state"], found["outcome"], found["view"]) == ([0, 1], "asking", None, None)
    assert set(found["legal"]) == {"0", "1"}
    assert {"event": "moved", "runner": "ant", "card": "c1", "die": 4, "spaces": 5} in found["events"]
    assert "The ant shows c1, the die shows 4: 5 spaces." in found["story"]
    assert found["decided"][:2] == [{"seat": 0, "do": "pick c1"}, {"seat": 1, "do": "pick c3"}]
    again = told("--language", "fr", given=found, code=ExitCode.FINE)
    assert again["position"] == found["position"]


def test_luck_that_a_seed_has_decided_can_be_scripted_afterwards() -> None:
    lucky = ask(*BOTH_LOCKED, "--seed", "7").stdout
    flags = next(line for line in lucky.splitlines() if "--chance" in line).partition(": ")[2].split()
    assert ask(*BOTH_LOCKED, *flags).stdout == lucky


def test_a_position_can_carry_its_decisions_and_chances() -> None:
    document: dict[str, object] = {
        **POSITION,
        "decisions": ["0:pick c1", {"seat": 1, "do": "pick", "card": "c3"}, {"seat": 1, "do": "lock"}],
        "chances": [["die", [6]], ["deal", ["c6"]], ["deal", ["c7"]]],
    }
    found = told("lock", "--seat", "0", given=document, code=ExitCode.FINE)
    assert found["met"] == [["die", ["6"]], ["deal", ["c6"]], ["deal", ["c7"]]]
    assert found["position"]["hands"] == [["c0", "c2", "c6"], ["c4", "c5", "c7"]]


def test_plain_notation_is_enough_when_one_seat_is_asked() -> None:
    assert ask("1:pick c3", "1:lock", "pick c0").exit_code == 0
    assert "Several seats may decide now (0, 1)" in wrong("pick c0", code=ExitCode.BAD_NOTATION)


def test_a_game_that_is_over_says_who_won() -> None:
    assert ask(given=OVER).stdout.splitlines() == [
        "The game is over.",
        "Seat 0 – 1st: ran 12 spaces",
        "Seat 1 – 2nd: ran 3 spaces",
    ]
    assert told(given=OVER, code=ExitCode.FINE)["state"] == "over"
    assert "the game is over" in wrong("pick c0", given=OVER, code=ExitCode.REFUSED)


def test_a_position_that_stops_at_its_until_is_not_over() -> None:
    found = ask(given=PAUSED)
    assert found.exit_code == 0
    assert "nobody has to decide now, and it is not over" in found.stdout
    assert "over." not in found.stdout.replace("not over.", "")
    result = told(given=PAUSED, code=ExitCode.FINE)
    assert (result["state"], result["waiting"], result["outcome"]) == ("paused", [], None)
    for decision in ("place 1 P490", "0:place 1 P490"):
        said = wrong(decision, given=PAUSED, code=ExitCode.REFUSED)
        assert "game is over" not in said
        assert "The game stops here" in said


# -- refusals


def test_a_refusal_says_its_clause_once_and_what_is_legal_once() -> None:
    said = wrong("0:lock", code=ExitCode.REFUSED)
    assert said == "D-4: Pick a card first.\nSeat 0 may: pick c0, pick c1, pick c2\n"
    assert "Choisissez d’abord une carte." in wrong("0:lock", "--language", "fr", code=ExitCode.REFUSED)


def test_a_refusal_is_told_whole_as_json() -> None:
    found = told("0:pick c1", "1:pick c0", code=ExitCode.REFUSED)
    assert found["clause"] == "D-2"
    assert found["key"] == "refusal-not-held"
    assert found["details"] == {"card": "c0"}
    assert (found["seat"], found["decision"]) == (1, "1:pick c0")
    assert found["choices"][0] == {"do": "pick c3", "words": "pick c3"}
    assert found["decided"] == [{"seat": 0, "do": "pick c1"}]
    assert found["story"] == ["The ant picks c1."]
    assert found["position"]["picked"] == ["c1", None]
    assert found["legal"]["1"] == ["pick c3", "pick c4", "pick c5"]


def test_where_the_refused_seat_may_decide_nothing_the_others_are_named() -> None:
    assert wrong("1:pick c3", "1:lock", "1:lock", code=ExitCode.REFUSED).endswith(
        "Seat 0 may: pick c0, pick c1, pick c2\n"
    )


def test_many_choices_are_shortened_and_all_are_shown_on_demand() -> None:
    hand = [f"P{number:03}" for number in range(100, 190, 10)]
    document = {
        **COURSE,
        "phase": "programming",
        "robots": [{"x": 2, "y": 5, "hand": hand}, {"x": 9, "y": 9, "sealed": True}],
    }
    line = ask(given=document).stdout.splitlines()[-1]
    assert line.count("place") == 8
    assert line.endswith(" … 37 more (--all shows them)")
    assert ask("--all", given=document).stdout.splitlines()[-1].count("place") == 45
    said = wrong("seal", given=document, code=ExitCode.REFUSED)
    assert said.count("RR-") == 1
    assert said.count("37 more") == 1
    assert wrong("seal", "--all", given=document, code=ExitCode.REFUSED).count("place") == 45


# -- chances


def test_a_missing_chance_says_how_it_is_given_and_keeps_the_story() -> None:
    found = ask(*BOTH_LOCKED, "--chance", "die=4")
    assert found.exit_code == ExitCode.CHANCE_MISSING
    assert "The ant shows c1, the die shows 4: 5 spaces." in found.stdout.splitlines()
    assert found.stderr == (
        "The chance “deal” has no outcome left. It may be: c6, c7, c8, c9, c10, c11. "
        "Give it with --chance deal=c6, or let luck decide with --seed 1.\n"
    )
    result = told(*BOTH_LOCKED, "--chance", "die=4", code=ExitCode.CHANCE_MISSING)
    assert (result["chance"], result["count"]) == ("deal", 1)
    assert result["possible"] == ["c6", "c7", "c8", "c9", "c10", "c11"]
    assert result["met"] == [["die", ["4"]]]
    assert result["decision"] == "1:lock"
    assert "The ant shows c1, the die shows 4: 5 spaces." in result["story"]
    assert result["position"]["places"] == [0, 0], "the position is the one before the decision that is not whole"
    assert result["legal"]["1"] == ["boost", "lock"]


def test_several_missing_outcomes_are_counted_and_a_long_list_is_shortened() -> None:
    given = {"title": "dash", "places": [0, 0]}
    said = wrong(given=given, code=ExitCode.CHANCE_MISSING)
    assert "c7 … and 4 more. Give its 3 outcomes with --chance deal=c0,…, or let luck" in said
    assert "c7, c8, c9, c10, c11. Give its 3" in wrong("--all", given=given, code=ExitCode.CHANCE_MISSING)
    result = told("--chance", "deal=c4", given=given, code=ExitCode.CHANCE_MISSING)
    assert (result["count"], len(result["possible"])) == (2, 11)
    assert (result["state"], result["waiting"], result["position"]["dealt"]) == (None, [], False)


def test_a_chance_that_was_not_needed_is_told() -> None:
    found = ask("0:pick c1", "--chance", "die=4,5")
    assert found.exit_code == ExitCode.CHANCE_LEFT
    assert "not needed: die=4,5" in found.stderr
    assert "Seat 0 may: boost, lock" in found.output
    result = told(*BOTH_LOCKED, "--chance", "die=4,5", "--seed", "1", code=ExitCode.CHANCE_LEFT)
    assert result["left"] == [["die", ["5"]]]
    assert result["position"]["places"] == [5, 4]


@pytest.mark.parametrize(
    ("flag", "said"),
    [
        ("die", "is no chance. Write it as NAME=OUTCOME"),
        ("dice=1", "is no chance of this title. It has: deal, die."),
        ("die=7", "“7” is no outcome of the chance “die”. It may be: 1 2 3 4 5 6."),
        ("deal=c0", "can’t come out as c0 now. It may be: c6, c7, c8, c9, c10, c11."),
    ],
)
def test_a_chance_that_can_not_be_is_told_with_those_that_can(flag: str, said: str) -> None:
    assert said in wrong(*BOTH_LOCKED, "--chance", flag, "--chance", "die=1", code=ExitCode.BAD_CHANCE)


# -- what is not understood


@pytest.mark.parametrize(
    ("decision", "said"),
    [
        ("0:fly", "no such decision"),
        ("0:pick", "too few words"),
        ("0:pick c99", "c99"),
        ("7:pick c0", "no seat 7"),
    ],
)
def test_a_decision_that_is_not_understood_is_told(decision: str, said: str) -> None:
    assert said in wrong(decision, code=ExitCode.BAD_NOTATION)
    assert told(decision, code=ExitCode.BAD_NOTATION)["decision"] == decision
    assert "Seat 0 may: pick c0" in ask(decision).stderr


@pytest.mark.parametrize("decision", [[1], 3, {"card": "c0"}, {"do": "pick", "card": "c0", "seat": "0"}])
def test_a_decision_of_another_form_is_told(decision: object) -> None:
    assert "is no decision" in wrong(given={**POSITION, "decisions": [decision]}, code=ExitCode.BAD_NOTATION)


@pytest.mark.parametrize(
    ("text", "said", "code"),
    [
        ("", "nothing in it", ExitCode.USAGE),
        ("{", "not a line of JSON", ExitCode.USAGE),
        ("\x00", "not a line of JSON", ExitCode.USAGE),
        ("1234567890123456789012345", "is too large", ExitCode.USAGE),
        ('{"title": "dash", "places": [1234567890123456789012345]}', "(places[0]) is too large", ExitCode.USAGE),
        ("[]", "a JSON object is needed here", ExitCode.BAD_POSITION),
        ('{"places": [0, 0]}', "which title", ExitCode.USAGE),
        ('{"title": 3}', "which title", ExitCode.USAGE),
        ('{"title": "chess"}', "no title “chess”", ExitCode.USAGE),
        ('{"title": "dash@9"}', "rules version 9", ExitCode.USAGE),
        ('{"title": "gone"}', "can’t be loaded", ExitCode.USAGE),
        ('{"title": "dash", "places": "x"}', "can’t be set up (places)", ExitCode.BAD_POSITION),
        ('{"title": "dash", "hands": [["c99"]]}', "c99", ExitCode.BAD_POSITION),
        ('{"title": "dash", "position": 3}', "a JSON object is needed here", ExitCode.BAD_POSITION),
        (
            '{"title": "dash", "position": {}, "decision": []}',
            "(decision): there is no such field",
            ExitCode.BAD_POSITION,
        ),
        ('{"title": "dash", "places": []}', "can’t be played on", ExitCode.ENGINE_FAULT),
        ('{"title": "dash", "decisions": 3}', "is no decision", ExitCode.BAD_NOTATION),
        ('{"title": "dash", "chances": {}}', "is no chance", ExitCode.BAD_CHANCE),
        ('{"title": "dash", "chances": [["deal"]]}', "is no chance", ExitCode.BAD_CHANCE),
        pytest.param("[" * 100_000, "not a line of JSON", ExitCode.USAGE, id="deep"),
    ],
)
def test_a_position_file_that_is_not_in_order_gets_one_clear_sentence(text: str, said: str, code: ExitCode) -> None:
    assert said in wrong(text=text, code=code)


def test_a_bad_position_names_its_field_and_what_would_be_right() -> None:
    bad = {**COURSE, "robots": [{"x": 99, "y": 5}]}
    found = told(given=bad, code=ExitCode.BAD_POSITION)
    assert found["where"] == "robots[0].x"
    assert found["title"] == "roborally@1"
    assert found["problem"]
    assert found["position"] is None
    found = told(given={**COURSE, "robots": [{"hand": ["P001"]}]}, code=ExitCode.BAD_POSITION)
    assert found["problem"] == "no-such-value"
    assert found["details"]["more"] == 76


def test_the_title_may_be_said_with_a_flag_and_goes_before_the_file() -> None:
    bare = {name: value for name, value in POSITION.items() if name != "title"}
    assert ask("--title", "dash", given=bare).exit_code == 0
    assert "no title “chess”" in wrong("--title", "chess", code=ExitCode.USAGE)


def test_no_title_is_guessed_even_if_there_is_one_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("paddock.commands.try_session.titles", lambda: ["dash"])
    assert "which title" in wrong(given={"places": [0, 0]}, code=ExitCode.USAGE)


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    runner = CliRunner()
    found = runner.invoke(main, ["try", str(tmp_path / "none.json")])
    assert found.exit_code == ExitCode.USAGE
    assert "none.json" in found.stderr
    found = runner.invoke(main, ["try", str(tmp_path / "none.json"), "--json"])
    assert (found.exit_code, json.loads(found.stdout)["problem"]) == (ExitCode.USAGE, "no-file")
    assert runner.invoke(main, ["try", "-", "--seat", "-4"]).exit_code == ExitCode.USAGE


def test_an_engine_that_finds_itself_in_an_impossible_position_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise BrokenInvariantError(problem="a card is there twice.")

    monkeypatch.setattr(type(DASH), "play", broken)
    assert "This is a bug" in wrong("0:pick c0", code=ExitCode.ENGINE_FAULT)


# -- views


def test_a_view_has_what_a_seat_sees_may_preview_may_decide_and_how_long_it_has() -> None:
    document = {
        **COURSE,
        "phase": "programming",
        "robots": [
            {"x": 2, "y": 5, "damage": 5, "hand": ["P490", "P500", "P510", "P520"]},
            {"x": 9, "y": 9, "hand": ["P010"]},
        ],
    }
    seen = told("0:place 1 P490", "--view", "0", given=document, code=ExitCode.FINE)["view"]
    assert seen["seat"] == 0
    assert seen["sees"]["robots"][0]["hand"] == ["P500", "P510", "P520"]
    assert seen["sees"]["robots"][1]["hand"] == 1
    assert seen["foresees"]["paths"]
    assert {"do": "place 2 P500", "words": "Put Move 1 (500) in register 2"} in seen["may"]
    assert [choice["do"] for choice in seen["always_legal"]] == ["concede", "time_up"]
    text = ask("0:place 1 P490", "--view", "0", given=document).stdout
    for part in (
        "Seat 0 sees:\n{",
        "Seat 0 may know in advance:\n{",
        "  place 2 P500 – Put Move 1 (500)",
        "concede – ",
    ):
        assert part in text
    assert text.count("place 2 P500") == 1


def test_a_spectator_is_told_nothing_that_is_hidden() -> None:
    found = told("0:pick c1", "--view", "spectator", code=ExitCode.FINE)["view"]
    assert (found["seat"], found["story"], found["may"], found["foresees"]) == (None, [], [], {})
    assert found["sees"]["hands"] == [3, 3]
    text = ask("0:pick c1", "--view", "spectator").stdout
    assert "c1" not in text
    assert text.startswith("Seat 0, Seat 1 are deciding.\nA spectator sees:\n")
    assert "deal" not in ask(*BOTH_LOCKED, "--seed", "1", "--view", "spectator").stdout.partition("sees:")[0]


def test_time_limits_are_told() -> None:
    document = {**COURSE, "phase": "programming", "settings": {"timer": "everybody", "programming_time": 40}}
    document["robots"] = [{"x": 1, "y": 5, "hand": ["P490"]}, {"x": 2, "y": 5, "hand": ["P500"]}]
    assert told("--view", "spectator", given=document, code=ExitCode.FINE)["view"]["limits"]["1"]["seconds"] == 40
    assert "Seat 1 has 40 seconds." in ask("--view", "1", given=document).stdout


@pytest.mark.parametrize("view", ["2", "-1", "me"])
def test_a_view_of_nobody_is_refused(view: str) -> None:
    assert wrong(f"--view={view}", code=ExitCode.USAGE)


# -- the whole


def test_every_exit_code_is_in_the_help() -> None:
    said = CliRunner().invoke(main, ["try", "--help"]).output
    assert [each for each in ExitCode if f"{int(each)}  {each.meaning}" not in said] == []
    kinds = {kind.__struct_config__.tag: kind.code for kind in get_args(try_results.AnyTryResult)}
    assert kinds == {each.result_kind: each for each in ExitCode}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_there_in_both_languages(language: str) -> None:
    for words in (BOTH_LOCKED, ("0:lock",), ("0:fly",), ("--chance", "die=4"), ("--view", "0")):
        said = ask(*words, "--language", language).output
        assert "try-" not in said
        assert "problem-" not in said


def test_a_trial_can_be_made_by_a_program() -> None:
    found = try_position(POSITION, ["0:pick c0"], view="0")
    assert isinstance(found, try_results.Allowed)
    assert found.legal["0"] == ["boost", "lock"]


@pytest.mark.parametrize(
    "words", [("0:\udcff",), ("--title", "\udcff"), ("--chance", "\udcff=1"), ("--view", "\udcff")]
)
def test_bytes_that_are_no_text_are_answered_too(words: tuple[str, ...]) -> None:
    assert "\\udcff" in ask("--json", *words).stdout
    assert ask(*words).exit_code == ask("--json", *words).exit_code > 0


# -- how a thing is written in a file


@pytest.mark.parametrize("chance", [["die", 6], {"die": ["6"], "and a name that is as long as a long day": None}, 3])
def test_a_wrong_chance_of_a_file_is_shown_as_a_file_writes_it(chance: object) -> None:
    found = told(given={**POSITION, "chances": [chance]}, code=ExitCode.BAD_CHANCE)
    assert found["problem"] == "chance-in-file"
    shown = found["details"]["text"]
    assert "'" not in shown
    assert "None" not in shown
    assert shown[-1] == json.dumps(chance)[-1]
    assert '["die", ["1"]]' in found["sentence"] or '["deal", ["c0"]]' in found["sentence"]


@pytest.mark.parametrize(
    "decision", [{"seat": "0", "do": "pick", "why": "because I like it so, that is why"}, 3, ["a"]]
)
def test_a_wrong_decision_of_a_file_is_shown_as_a_file_writes_it(decision: object) -> None:
    found = told(given={**POSITION, "decisions": [decision]}, code=ExitCode.BAD_NOTATION)
    assert found["problem"] == "decision-in-file"
    assert found["details"]["text"][-1] == json.dumps(decision)[-1]
    assert "'" not in found["details"]["text"]
    assert '{"seat": 0, "do": "pick", "card": "c0"}' in found["sentence"]


def test_a_decision_object_with_other_fields_is_told_which_it_has() -> None:
    found = told(given={**POSITION, "decisions": [{"seat": 0, "do": "pick", "cart": None}]}, code=ExitCode.BAD_NOTATION)
    assert found["problem"] == "fields"
    assert found["details"] == {"text": '{"do": "pick", "cart": null}', "expected": '{"do": "pick", "card": …}'}


def test_a_seat_that_is_not_there_has_a_code() -> None:
    assert told("7:lock", code=ExitCode.BAD_NOTATION)["problem"] == "no-such-seat"


@pytest.mark.parametrize("language", LANGUAGES)
def test_that_the_game_is_over_is_said_once(language: str) -> None:
    over = {"en": " is over", "fr": " est finie"}[language]
    left = {**COURSE, "robots": [{"x": 2, "y": 5, "hand": ["P490"]}, {"x": 9, "y": 9, "hand": ["P500"]}]}
    for decisions, given in (
        (["0:concede"], left),
        (["0:concede", "1:concede"], left),
        (["pick c0"], OVER),
        ([], OVER),
    ):
        said = ask(*decisions, "--language", language, given=given)
        assert said.output.count(over) == (2 if len(decisions) == 2 else 1), said.output  # it happens; it is refused


@pytest.mark.parametrize(
    ("title", "fields", "said"),
    [
        ("classic_rally@1", {"players": [{"at": "x"}]}, "There are: -24,-24 … 24,24."),
        ("great_race@1", {"crews": [{"crew": "italy", "at": "x"}]}, "There are: R00C01 … R26C07."),
    ],
)
def test_of_the_places_of_a_grid_the_first_and_the_last_are_named(
    title: str, fields: dict[str, object], said: str
) -> None:
    assert said in wrong(given={"title": title, **fields}, code=ExitCode.BAD_POSITION)


def test_who_is_asked_instead_is_named_as_a_seat() -> None:
    given = {**COURSE, "robots": [{"x": 2, "y": 5, "hand": ["P490"]}, {"x": 9, "y": 9, "sealed": True}]}
    assert "Seat 0 is asked now" in wrong("1:take_damage", given=given, code=ExitCode.REFUSED)

"""Every reason for which something is refused: what is decided instead, by which clause, and in both languages."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from paddock.core.translations import LANGUAGES, translations_for
from paddock.games.rallyman_gt.components.content import COLOURS
from paddock.games.rallyman_gt.game import GAME
from paddock.games.rallyman_gt.rules.refusals import REFUSALS
from tests.games.rallyman_gt.situations import dice, drive, play, race, relaying, rolling, solo
from tests.games.rallyman_gt.table import Table, start

BLUE = {"at": "1:A1", "speed": 2}
FAILED = ["gear 3 1:A2", "gear 2 1:A3", "gas 2:A1", "gas 2:A2"]
Case = tuple[str, str, str, Callable[[], Table]]


def planning(**fields: object) -> Table:
    return drive({**BLUE, **fields})


def laid(*lines: str, **fields: object) -> Table:
    table = planning(**fields)
    play(table, *lines)
    return table


def failed(*lines: str) -> Table:
    """Three of four dice show a warning, one of the two gas dice is clear; these lines are laid again."""
    table = relaying({**BLUE}, FAILED, "gear-3!", "gear-2!", "gas", "gas!")
    play(table, *lines)
    return table


def pitting() -> Table:
    table = drive({"at": "1:A1", "speed": 1}, chances=dice("gear-1"))
    play(table, "gear 1 1:A2", "roll")
    return table


def cannon() -> Table:
    """A failed flat out from 0 whose gear 2 shows a warning (RG-11.10)."""
    plan = ["gear 1 1:A2", "gear 2 1:A3", "gear 3 2:A1"]
    return relaying({"at": "1:A1", "speed": 0}, plan, "gear-1!", "gear-2!", "gear-3!", settings={"cannon_start": True})


def before_a_corner() -> Table:
    """A failed flat out whose dice could also be laid into a corner, too fast, before they show three warnings."""
    plan = ["gear 3 0:A2", "gear 2 1:O1", "gas 1:O2", "gas 2:A1"]
    tiles = ("103b", "111b", "103b")
    red = {"cars": [{"at": "0:A1", "speed": 2}, {"at": "2:B2", "speed": 3}]}
    return relaying({}, plan, "gear-3!", "gear-2!", "gas!", "gas", tiles=tiles, **red)


def beside(at: str, speed: int) -> Table:
    return drive({"at": "1:A1", "speed": 2}, others=[{"at": at, "speed": speed}])


def flagged() -> Table:
    flag = {"at": "0:B2", "speed": 0, "damage": {"yellow_flag": 1}}
    table = drive({"at": "2:A1", "speed": 4}, others=[flag, {"at": "2:B2", "speed": 3}])
    play(table, "gear 4 2:A2")
    return table


def finished() -> Table:
    lap = {"crossings": 1}
    cars = [{"at": "0:B3", "speed": 3, **lap}, {"at": "5:A1", "speed": 2, **lap}, {"at": "6:A1", "speed": 2, **lap}]
    table = race(*cars)
    play(table, "gear 3 0:B4", "roll")
    return table


def over() -> Table:
    table = finished()
    table.decide("concede", 1)
    return table


def alone() -> Table:
    return solo({"at": "1:B1", "speed": 1, "crossings": 1})


def choosing() -> Table:
    return start(2, tyres="secret")


def chosen() -> Table:
    return choosing().play("tyres rain", seat=0)


CASES: list[Case] = [
    ("over", "RG-17.1", "roll", over),
    ("cannot-concede", "RG-17.1", "concede", finished),
    ("not-your-turn", "RG-3.3", "roll", finished),
    ("not-your-turn", "RG-2.3", "tyres rain", chosen),
    ("not-now", "RG-10.1", "roll", choosing),
    ("no-such-tyre", "RG-22.1", "tyres soft", choosing),
    ("not-now", "RG-2.3", "tyres rain", planning),
    ("not-now", "RG-11.5", "relay", planning),
    ("not-now", "RG-11.7", "keep", planning),
    ("not-now", "RG-11.7", "warnings 1", planning),
    ("not-now", "RG-13.5", "side left", planning),
    ("not-now", "RG-15.1", "stay_out", planning),
    ("nothing-laid", "RG-5.11", "roll", planning),
    ("nothing-laid", "RG-5.11", "flat_out", planning),
    ("must-move", "RG-4.1", "stop", planning),
    ("not-enough-focus", "RG-12.3", "secure", lambda: laid("gear 2 1:A2")),
    ("not-pit-eligible", "RG-15.1", "pit_repair", planning),
    ("no-pits", "RG-15.8", "pit_repair", alone),
    ("same-tyre", "RG-15.7", "pit_tyres asphalt", pitting),
    ("no-such-tyre", "RG-22.1", "pit_both soft", pitting),
    ("not-now", "RG-10.1", "roll", pitting),
    ("not-now", "RG-5.4", "gear 1 1:A3", pitting),
    ("gear-gap", "RG-5.4", "gear 4 1:A2", planning),
    ("gear-gap", "RG-5.5", "gear 2 1:A2", lambda: planning(speed=0)),
    ("gear-gap", "RG-5.7", "brake 1 3 1:A2", lambda: planning(speed=6)),
    ("gear-gap", "RG-22.2", "boost 5 1:A2", planning),
    ("gas-at-zero", "RG-5.6", "gas 1:A2", lambda: planning(speed=0)),
    ("brake-count", "RG-5.8", "brake 1 1 1:A2", planning),
    ("brake-count", "RG-5.7", "brake 2 1 1:A2", lambda: planning(speed=5)),
    ("die-used", "RG-5.1", "gear 2 1:A3", lambda: laid("gear 2 1:A2")),
    ("no-die-left", "RG-5.1", "gas 2:A1", lambda: laid("gas 1:A2", "gas 1:A3")),
    ("no-die-left", "RG-22.2", "boost 4 1:A2", planning),
    ("no-such-space", "RG-6.1", "gear 2 20:A2", planning),
    ("not-adjacent", "RG-6.2", "gear 2 2:A2", planning),
    ("occupied", "RG-6.1", "gear 2 1:A2", lambda: beside("1:A2", 0)),
    ("too-slow-to-pass", "RG-9.1", "gear 2 1:A2", lambda: beside("1:B2", 3)),
    ("yellow-flag", "RG-14.6", "gas 2:A3", flagged),
    ("plan-over", "RG-10.5", "gas 1:A3", lambda: rolling(BLUE, ["gear 2 1:A2"])),
    ("not-now", "RG-11.1", "flat_out", lambda: rolling(BLUE, ["gear 2 1:A2"])),
    ("not-now", "RG-10.1", "roll", failed),
    ("not-rolled", "RG-11.5", "gear 1 1:A2", failed),
    ("no-warning-enough", "RG-11.5", "relay", failed),
    ("laid-again", "RG-11.7", "keep", lambda: failed("gear 2 1:A2")),
    ("not-now", "RG-11.7", "warnings 1", failed),
    ("not-now", "RG-11.7", "gas 1:A3", lambda: failed("gas 1:A2")),
    ("not-now", "RG-11.5", "relay", lambda: failed("gas 1:A2")),
    ("dice-show", "RG-11.7", "warnings 2", lambda: failed("gas 1:A2")),
    ("plan-over", "RG-11.6", "gas 2:A2", lambda: failed("gear 3 1:A2", "gear 2 1:A3", "gas 2:A1", "warnings 1")),
    ("no-warning-enough", "RG-11.10", "gear 2 1:A2", cannon),
    ("not-adjacent", "RG-6.2", "gear 2 2:A2", cannon),
    ("limit-first", "RG-11.6", "gear 3 1:O1", lambda: before_a_corner().play("gear 2 0:A2", seat=0)),
]
"""Reason, clause, line and table; it is blue who asks."""


@pytest.mark.parametrize(("code", "clause", "line", "table"), CASES)
def test_what_is_refused_is_refused_for_its_own_reason(
    code: str, clause: str, line: str, table: Callable[[], Table]
) -> None:
    refusal = table().refused(line, 0)
    assert (refusal.message_key, refusal.clause_id) == (f"refusal-{code}", clause)
    for language in LANGUAGES:
        said = translations_for(language, GAME).reason(refusal)
        assert "{" not in said
        assert "refusal-" not in said


def test_every_reason_is_tried() -> None:
    assert {f"refusal-{code}" for code, *_ in CASES} | {"refusal-no-seat"} == set(REFUSALS)
    assert race(*[{"at": "0:B3"}, {"at": "0:A3"}]).refused("roll", 5).message_key == "refusal-no-seat"


def said(table: Table, line: str, seat: int = 0, language: str = "en") -> str:
    return translations_for(language, GAME).reason(table.refused(line, seat))


@pytest.mark.parametrize(
    ("table", "line", "seat", "who", "question"),
    [
        (planning, "keep", 0, ["blue"], "plan"),
        (planning, "roll", 1, ["blue"], "plan"),
        (lambda: rolling(BLUE, ["gear 2 1:A2"]), "keep", 0, ["blue"], "rolling"),
        (failed, "roll", 0, ["blue"], "relay"),
        (lambda: failed("gas 1:A2"), "roll", 1, ["blue"], "warnings"),
        (pitting, "roll", 1, ["blue"], "pit"),
        (choosing, "roll", 1, ["red"], "tyres"),
        (lambda: start(3, tyres="secret").play("tyres rain", seat=0), "roll", 0, ["red", "yellow"], "tyres"),
        (lambda: start(2, qualifying=True), "keep", 1, ["red"], "plan"),
    ],
)
def test_what_can_not_be_decided_now_says_who_is_asked_what(
    table: Callable[[], Table], line: str, seat: int, who: list[str], question: str
) -> None:
    for language in LANGUAGES:
        translations = translations_for(language, GAME)
        told = said(table(), line, seat, language)
        assert translations.message(f"ask-{question}") in told
        for colour in COLOURS:
            assert (translations.message(f"car-{colour}") in told) == (colour in who), told

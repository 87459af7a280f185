"""Every reason for which something is refused: by the clause that says so, in a sentence that says why."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from paddock.core.decision import Message
from paddock.core.translations import LANGUAGES, translations_for
from paddock.games.great_race.game import GAME
from paddock.games.great_race.rules.refusals import REFUSALS
from tests.games.great_race.table import ARRIVAL, Table, crew, race, solo

FIELD, AHEAD = "R01C01", "R02C01"
DRIVE = {"drive": {"left": 2, "attempted": False}}
ALONE = {"solo": "alone"}
FRANCE = crew("france", FIELD, fuel=4, engine=3, money=50, hand=["jerrican", "bandits", "armed_guard", "survey"])


def full() -> Table:
    return race(FRANCE, crew("italy", ARRIVAL), crew("belgium", "R05C03"))


def poor() -> Table:
    return race(crew("france", FIELD, fuel=1, engine=1, chassis=0, money=10), crew("italy"))


def driving() -> Table:
    return race(
        crew("belgium", FIELD, engine=1, chassis=0, fuel=1),
        crew("italy"),
        tiles={AHEAD: "F2M0", "R00C01": "F1M2S"},
        turn=DRIVE,
    )


def beside_tiles() -> Table:
    return race(crew("france", FIELD), crew("italy", AHEAD), tiles={AHEAD: "F1M0", "R03C00": "F1M0"})


def tired() -> Table:
    return race(crew("france", posts={"funding": 1}, spent={"funding": 1}, fuel=3), crew("italy"))


def others_turn() -> Table:
    return race(crew("france"), crew("italy"), turn={"crew": "italy"})


def alone() -> Table:
    return solo(crew("france", FIELD, engine=2, hand=["bandits", "guide"]), settings=ALONE)


def found() -> Table:
    return race(crew("england"), crew("italy"), chances=[("tile", ["F1M0", "F2M0"])]).play("scout_tiles")


def paying() -> Table:
    game = race(crew("france", FIELD, engine=3, chassis=3), crew("italy"), tiles={AHEAD: "F1M1"})
    return game.play("drive", f"step {AHEAD}")


def mending() -> Table:
    return race(crew("france", engine=4, chassis=5, hand=["spare_parts"]), crew("italy")).play("play spare_parts")


def hit() -> Table:
    """A danger card hits Italy, who has an Escort and no Armed guard."""
    posts = {"escort": 1}
    game = race(crew("france", hand=["bandits"]), crew("italy", posts=posts), crew("belgium"))
    return game.play("attack bandits italy")


def guarded() -> Table:
    """The same, with an Armed guard and no Escort."""
    game = race(crew("france", hand=["bandits"]), crew("italy", posts={"scout": 1}, hand=["armed_guard"]))
    return game.play("attack bandits italy")


def programming() -> Table:
    return race(crew("france"), crew("italy"), phase="programming").play("program 1 1 2 1", seat=0)


def picking() -> Table:
    return race(crew("france"), crew("italy"), phase="bivouac")


def choosing() -> Table:
    return race({"crew": "france"}, {}, {}, phase="crews")


def upgrading() -> Table:
    deck = ["A1", "B1", "C2", "D2", "E2", "F2", "G2", "H2"]
    settings = {"evolving_deck": True, "upgrades": "letter"}
    cards = {"deck": deck, "current": "A1"}
    return solo(crew("france", ARRIVAL), {}, settings=settings, phase="end", round=7, estienne=cards)


def stamping() -> Table:
    settings = {"evolving_deck": True, "passport": True}
    visited = ["in_salah", "khartoum", "bangui"]
    return solo(
        crew("france", ARRIVAL, fuel=6, visited=visited, money=300),
        {},
        settings=settings,
        phase="end",
        round=7,
        estienne={"current": "A1"},
        stamped=["Q01"],
    )


def over() -> Table:
    return race(crew("france", ARRIVAL), crew("italy"), phase="end")


Case = tuple[str, str, str, Callable[[], Table], int | None]
CASES: list[Case] = [
    ("over", "GR-12.1", "fund", over, 0),
    ("over", "GR-28.1", "fund", lambda: solo(crew("france", ARRIVAL), phase="end", round=5), 0),
    ("over", "GR-32.4", "fund", lambda: solo(crew("france", ARRIVAL), settings=ALONE, phase="end", round=5), 0),
    ("no-seat", "GR-1.6", "fund", full, 3),
    ("not-your-turn", "GR-5.1", "fund", others_turn, 0),
    ("not-your-turn", "GR-2.3", "crew italy", choosing, 2),
    ("not-your-turn", "GR-11.2", "pick 1", picking, 0),
    ("not-your-turn", "GR-5.16", "pass", hit, 0),
    ("programmed", "GR-4.1", "program 2 1 1 1", programming, 0),
    ("not-now", "GR-4.1", "program 1 1 2 1", full, 0),
    ("not-now", "GR-6.2", f"step {AHEAD}", full, 0),
    ("not-now", "GR-5.2", "pass", driving, 0),
    ("not-now", "GR-5.6", "fund", picking, 1),
    ("not-now", "GR-5.6", "fund", hit, 1),
    ("not-now", "GR-5.8", "lay R01C01", full, 0),
    ("cannot-leave", "GR-28.5", "resign", full, 0),
    ("cannot-leave", "GR-12.5", "concede", alone, 0),
    ("crew-taken", "GR-2.3", "crew france", choosing, 1),
    ("few-assistants", "GR-4.3", "program 1 1 1 1", programming, 1),
    ("post-full", "GR-4.2", "program 3 1 1 0", programming, 1),
    ("step-over", "GR-5.2", "buy_fuel 1", lambda: race(FRANCE, crew("italy")).play("play jerrican"), 0),
    ("few-francs", "GR-5.3", "buy_fuel 2", full, 0),
    ("few-francs", "GR-5.10", "repair 1 0", poor, 0),
    ("few-francs", "GR-7.6", "sail SL1", lambda: race(crew("france", "R04C00"), crew("italy")), 0),
    ("few-francs", "GR-32.6", "repair 1 0", lambda: solo(crew("france", FIELD, engine=0, money=30), settings=ALONE), 0),
    ("tank-full", "GR-5.3", "buy_fuel 3", full, 0),
    ("not-held", "GR-9.1", "play toolbox", full, 0),
    ("no-target", "GR-9.13", "play survey", full, 0),
    ("not-in-race", "GR-9.13", "attack bandits england", full, 0),
    ("not-in-race", "GR-9.13", "attack bandits torpedo", full, 0),
    ("nobody-alone", "GR-32.3", "play bandits", alone, 0),
    ("nobody-alone", "GR-32.3", "attack bandits torpedo", alone, 0),
    ("own-vehicle", "GR-9.9", "attack bandits france", full, 0),
    ("arrived-target", "GR-9.10", "attack bandits italy", full, 0),
    ("only-reaction", "GR-9.1", "play armed_guard", full, 0),
    ("needs-target", "GR-9.9", "play bandits", full, 0),
    ("only-alone", "GR-32.3", "sell bandits", full, 0),
    ("no-danger-card", "GR-32.3", "sell guide", alone, 0),
    ("no-danger-card", "GR-9.9", "attack jerrican belgium", full, 0),
    ("no-assistant", "GR-5.6", "fund", tired, 0),
    ("no-assistant", "GR-5.11", "drive", tired, 0),
    ("no-power", "GR-13.3", "fund_power", full, 0),
    ("power-used", "GR-13.1", "fund_power", lambda: race(crew("england", power_used=True), crew("italy")), 0),
    ("nothing-to-repair", "GR-5.15", "repair 3 0", full, 0),
    ("repair-range", "GR-5.10", "repair 0 0", full, 0),
    ("field-repair", "GR-32.2", "repair 1 0", alone, 0),
    ("engine-dead", "GR-6.1", "drive", lambda: race(crew("france", engine=0), crew("italy")), 0),
    ("no-step", "GR-6.12", "drive", lambda: race(crew("france", AHEAD, fuel=0), crew("italy")), 0),
    ("has-arrived", "GR-12.2", "drive", lambda: race(crew("france", ARRIVAL), crew("italy")), 0),
    ("not-adjacent", "GR-6.3", "step R05C03", driving, 0),
    ("not-adjacent", "GR-6.3", "enter bourem", driving, 0),
    ("not-adjacent", "GR-5.12", "clear R03C00", beside_tiles, 0),
    ("few-fuel", "GR-6.4", f"step {AHEAD}", driving, 0),
    ("few-levels", "GR-6.4", "step R00C01", driving, 0),
    ("is-city", "GR-7.2", "step R00C02", driving, 0),
    ("no-risk", "GR-13.5", "step_power R02C02", driving, 0),
    ("not-attempted", "GR-6.2", "stop", driving, 0),
    ("not-in-port", "GR-7.6", "sail SL1", full, 0),
    ("sea-closed", "GR-32.2", "sail SL1", alone, 0),
    ("no-tile", "GR-5.12", "clear R00C01", beside_tiles, 0),
    ("vehicle-there", "GR-5.12", f"clear {AHEAD}", beside_tiles, 0),
    ("not-drawn", "GR-5.8", "tile F3M0", found, 0),
    ("tile-first", "GR-5.8", "lay R01C01", found, 0),
    ("not-layable", "GR-7.5", "lay R02C03", lambda: found().play("tile F1M0"), 0),
    ("out-of-reach", "GR-5.8", "lay R20C05", lambda: found().play("tile F1M0"), 0),
    ("wrong-split", "GR-6.4", "split 2 0", paying, 0),
    ("wrong-gain", "GR-9.3", "split 2 0", mending, 0),
    ("no-escort", "GR-5.13", "react escort", guarded, 1),
    ("no-guard-card", "GR-9.7", "react armed_guard", hit, 1),
    ("empty-slot", "GR-11.8", "pick 7", picking, 1),
    ("not-lowest", "GR-29.4", "upgrade C2", upgrading, 0),
    ("stamped-already", "GR-31.4", "stamp Q01", stamping, 0),
    ("not-accomplished", "GR-31.4", "stamp Q12", stamping, 0),
]


def test_no_reason_is_left_out() -> None:
    assert {f"refusal-{code}" for code, *_ in CASES} == set(REFUSALS)


@pytest.mark.parametrize(("code", "clause", "line", "made", "seat"), CASES, ids=[" ".join(each[:3]) for each in CASES])
def test_what_is_refused_says_why_and_by_which_clause(
    code: str, clause: str, line: str, made: Callable[[], Table], seat: int | None
) -> None:
    game = made()
    refusal = GAME.refusal_for(game.state, seat or 0, GAME.space.parse(line))
    assert refusal is not None
    assert (refusal.message_key.removeprefix("refusal-"), refusal.clause_id) == (code, clause)
    for language in LANGUAGES:
        told = translations_for(language, GAME).message(refusal.message_key, **refusal.args)
        assert "{" not in told
        assert "???" not in told


@pytest.mark.parametrize(
    ("line", "made", "seat", "who", "asked"),
    [
        ("program 1 1 2 1", full, 0, "Jean Delatour", "Fuel, cards"),
        ("pass", driving, 0, "Lucien Vervoort", "Drive on"),
        ("fund", others_turn, 0, "Giani Martinetti", "Fuel, cards"),
        ("pass", hit, 0, "Giani Martinetti", "A danger!"),
        ("fund", picking, 1, "Giani Martinetti", "Take a card"),
        ("fund", choosing, 2, "Seat 1 is", "Which crew"),
        ("fund", programming, 0, "Giani Martinetti", "Where do your five"),
    ],
)
def test_what_is_not_decided_now_says_who_is_asked_what(
    line: str, made: Callable[[], Table], seat: int, who: str, asked: str
) -> None:
    refusal = GAME.refusal_for(made().state, seat, GAME.space.parse(line))
    assert refusal is not None
    assert isinstance(refusal.args["now"], Message)
    told = translations_for("en", GAME).message(refusal.message_key, **refusal.args)
    assert who in told
    assert asked in told

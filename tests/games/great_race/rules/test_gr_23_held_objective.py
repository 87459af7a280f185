"""GR-23.9, GR-23.10(1) and ruling 5: an objective holds for the round, and a city beside the Torpedo is entered."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from typing import Any, Final

import pytest

from paddock.core.errors import BadPositionError
from tests.games.great_race.random_situations import at_table, deck_with, random_look
from tests.games.great_race.reference_map import CITIES, CITY_AT, SPACES
from tests.games.great_race.reference_round import Round, cities_beside, start_of
from tests.games.great_race.reference_torpedo import Look, objective
from tests.games.great_race.table import ARRIVAL, START, Table, crew, scene, solo, start

CARD: Final = {"blue": "A1", "yellow": "B1", "green": "C1", "red": "D1"}
COLOUR: Final = {each["card"]: each["colour"] for each in scene()["estienne"]}
POSTS: Final = {"funding": 2, "scout": 1, "mechanic": 2}
EASY: Final = "F1M0"
USUAL: Final = ("fund", "drive", "enter", "step", "pick", "buy_fuel")
"""What a driver who wants to get on does."""


def coloured(colour: str) -> list[str]:
    """The cities of a colour."""
    return [each["city"] for each in scene()["cities"] if each["colour"] == colour]


def drive(
    at: str, colour: str, *road: str, passed: bool = True, player: str = START, race: str = "default", **torpedo: Any
) -> Table:
    """The Torpedo's second assistant acts, on a road of easy tiles; the others follow if the player has passed."""
    return solo(
        crew("france", player, posts=POSTS, passed=passed),
        {"at": at, "assistants": 1, **torpedo},
        settings={"race": race},
        estienne={"deck": deck_with(CARD[colour]), "current": CARD[colour]},
        tiles=dict.fromkeys(road, EASY),
        turn={"crew": "torpedo"},
    )


def path(game: Table) -> list[str]:
    """Where the Torpedo has gone."""
    return [each["space"] for each in game.told("torpedo_moves")]


def heading(game: Table) -> str:
    """What the player is told that the Torpedo heads for."""
    found: str = game.preview(0)["torpedo"]["objective"]
    return found


# -- the objective holds for the round -----------------------------------------------------------------------------


@pytest.mark.clause("GR-23.9")
def test_it_keeps_its_objective_when_it_has_come_up_to_the_level_of_it() -> None:
    """In Salah is the nearest yellow city from R01C05. R02C05 is on its level: it goes on to In Salah all the same."""
    game = drive("R01C05", "yellow", "R02C05", "R02C04")
    assert path(game)[:3] == ["R02C05", "R02C04", CITIES["in_salah"]]


@pytest.mark.clause("GR-23.9")
def test_so_it_does_in_the_reverse_race_though_the_arrival_has_come_nearer() -> None:
    """From R02C05 Colomb-Béchar would be the objective: no yellow city is on a higher level."""
    game = drive("R03C05", "yellow", "R02C05", "R02C04", race="reverse", player="R26C06")
    assert path(game)[:3] == ["R02C05", "R02C04", CITIES["in_salah"]]


@pytest.mark.clause("GR-23.9")
def test_it_keeps_it_through_several_turns_of_the_player() -> None:
    game = drive("R01C05", "yellow", "R02C05", "R02C04", passed=False)
    assert (path(game), heading(game)) == (["R02C05"], "in_salah")
    game.decide("fund")
    assert (path(game), heading(game)) == (["R02C05", "R02C04"], "in_salah")
    game.decide("fund")
    assert path(game) == ["R02C05", "R02C04", "R02C03"]


@pytest.mark.clause("GR-23.9")
def test_it_keeps_it_when_it_enters_another_city_on_the_way() -> None:
    """From R05C03 it makes for Agadez. Bourem, beside it, is entered; from there Bamako would be the objective."""
    game = drive("R05C03", "green", "R06C04")
    assert path(game)[:3] == [CITIES["bourem"], "R06C04", CITIES["agadez"]]


@pytest.mark.clause("GR-23.9")
def test_the_walk_that_is_foretold_leads_to_the_objective_that_holds() -> None:
    game = drive("R01C05", "yellow", "R02C05", "R02C04", passed=False)
    assert game.preview(0)["torpedo"]["walk"] == ["R02C04", "R02C03"]


@pytest.mark.clause("GR-23.9", "GR-23.6")
def test_the_first_assistant_computes_it() -> None:
    game = solo(
        crew("france", posts=POSTS),
        {"at": "R01C05"},
        [("tile", ["F1M0", "F1M0"])],
        estienne={"deck": deck_with("B1"), "current": "B1"},
        turn={"crew": "torpedo"},
    )
    assert [each["city"] for each in game.told("aims")] == ["in_salah"]
    assert (game.torpedo("objective"), heading(game)) == (("in_salah",), "in_salah")
    game.decide("fund")
    game.decide("fund")
    assert game.torpedo("at", "objective") == ("R02C04", "in_salah")


@pytest.mark.clause("GR-23.9")
@pytest.mark.parametrize(("colour", "city"), [("blue", "cotonou"), ("red", "bourem")])
def test_when_it_enters_its_objective_the_next_is_computed_at_once(colour: str, city: str) -> None:
    """It enters Nouadhibou, its objective with the blue card; with the red one it enters it on the way to Bourem."""
    game = drive("R03C00", colour, passed=False)
    assert game.torpedo("at", "objective") == (CITIES["nouadhibou"], city)
    assert heading(game) == city


@pytest.mark.clause("GR-23.9")
def test_the_next_objective_holds_for_the_rest_of_the_round() -> None:
    """From In Salah the next yellow city is Khartoum, reckoned there and not where the round began."""
    game = drive("R02C04", "yellow", passed=False, objective="in_salah")
    expected = objective(Look(CITIES["in_salah"], START, "yellow", visited=frozenset({"in_salah"})))[0]
    assert game.torpedo("at", "objective") == (CITIES["in_salah"], expected)
    for _ in range(2):
        game.decide("fund")
        assert (game.torpedo("objective"), heading(game)) == ((expected,), expected)


@pytest.mark.clause("GR-23.9", "GR-23.8")
def test_the_next_objective_may_be_the_arrival() -> None:
    """After Umtata no green city is left."""
    game = drive("R24C07", "green", passed=False, visited=["salisbury", "luluabourg"])
    assert game.torpedo("at") == (CITIES["umtata"],)
    assert heading(game) == "le_cap"
    assert game.torpedo("objective") == ("le_cap",)


@pytest.mark.clause("GR-23.9", "GR-21.4")
def test_the_next_round_has_an_objective_of_its_own() -> None:
    """Both cards are yellow. In round 1 it has come up beside In Salah, its objective; in round 2 it heads for a city
    on a higher level, though it will enter In Salah first."""
    game = solo(
        crew("france", posts={}, passed=True),
        {"at": "R02C05", "objective": "in_salah", "assistants": 4},
        [("estienne", ["F1"]), ("tile", [EASY])],
        estienne={"deck": deck_with("B1"), "current": "B1"},
        tiles={"R02C04": EASY},
        turn={"crew": "torpedo"},
    )
    while game.dump()["round"] == 1:
        game.decide("program 2 1 2 0" if game.phase() == "programming" else game.legal()[0])
    while not game.dump()["torpedo"]["assistants"]:
        game.decide("fund")
    assert game.torpedo("at", "assistants") == ("R02C04", 1)
    assert objective(Look("R02C04", START, "yellow"))[0] == "khartoum"
    assert (game.torpedo("objective"), heading(game)) == (("khartoum",), "khartoum")
    game.decide("fund")
    assert game.torpedo("at", "objective") == (CITIES["in_salah"], "khartoum")


# -- a position may name it ----------------------------------------------------------------------------------------


@pytest.mark.clause("GR-23.9")
def test_a_position_in_mid_round_may_name_it() -> None:
    """From R06C05 with a red card it would make for Fort-Lamy."""
    game = drive("R06C05", "red", "R06C04", "R07C05", passed=False, visited=["agadez"], objective="bourem")
    assert (path(game), heading(game), game.torpedo("objective")) == (["R06C04"], "bourem", ("bourem",))
    game.decide("fund")
    assert path(game) == ["R06C04", CITIES["bourem"]]


@pytest.mark.clause("GR-23.9")
def test_it_may_name_the_arrival_but_no_city_of_another_colour() -> None:
    assert heading(drive("R01C05", "blue", passed=False, objective="le_cap")) == "le_cap"
    with pytest.raises(BadPositionError, match=r"torpedo\.objective.*GR-23\.6"):
        drive("R01C05", "blue", "R02C05", "R02C04", passed=False, objective="in_salah")


@pytest.mark.clause("GR-23.9")
@pytest.mark.parametrize("assistants", [1, 2, 3])
def test_without_it_it_is_computed_where_it_is_first_needed_and_holds_from_then_on(assistants: int) -> None:
    game = drive("R01C05", "yellow", "R02C05", "R02C04", passed=False, assistants=assistants)
    assert (path(game), game.torpedo("objective"), heading(game)) == (["R02C05"], ("in_salah",), "in_salah")
    game.decide("fund")
    assert path(game) == ["R02C05", "R02C04"]


@pytest.mark.clause("GR-23.9")
def test_without_it_a_torpedo_that_has_come_up_beside_no_city_computes_it_anew() -> None:
    """The same space as above, but nothing says that it was on its way to In Salah."""
    game = drive("R02C05", "yellow", passed=False)
    assert path(game) != ["R02C04"]
    assert heading(game) == "khartoum"


@pytest.mark.clause("GR-23.9")
def test_a_position_that_is_written_and_read_goes_on_to_the_same_objective() -> None:
    game = drive("R01C05", "yellow", "R02C05", "R02C04", passed=False)
    again = Table(game.game.load(game.dump()))
    assert again.dump() == game.dump()
    again.decide("fund")
    assert path(again) == ["R02C04"]


# -- a city beside it ----------------------------------------------------------------------------------------------


@pytest.mark.clause("GR-23.10")
@pytest.mark.parametrize("colour", sorted(CARD))
def test_an_unvisited_city_beside_it_on_its_own_level_is_entered_whatever_the_colour(colour: str) -> None:
    """Bourem (R06C03) is beside R06C02, Kampala (R12C08) beside R12C09."""
    for at, city in (("R06C02", "bourem"), ("R12C09", "kampala")):
        game = drive(at, colour, passed=False)
        assert game.told("torpedo_moves") == [
            {"space": CITIES[city], "fuel": 0, "mechanic": 0, "because": "city_beside"}
        ]
        assert city in game.dump()["torpedo"]["visited"]


@pytest.mark.clause("GR-23.10")
def test_one_that_it_has_visited_is_not() -> None:
    game = drive("R06C02", "red", passed=False, visited=["bourem"])
    assert path(game) != [CITIES["bourem"]]


@pytest.mark.clause("GR-23.10", "GR-24.8")
@pytest.mark.parametrize(("at", "behind"), [("R07C02", "bourem"), ("R07C03", "bourem"), ("R03C02", "in_salah")])
def test_one_that_lies_behind_it_is_not(at: str, behind: str) -> None:
    for colour in CARD:
        game = drive(at, colour, passed=False)
        assert CITIES[behind] not in path(game)
        assert CITIES[behind] not in game.preview(0)["torpedo"]["walk"]


@pytest.mark.clause("GR-23.10")
def test_of_several_beside_it_the_objective_comes_first() -> None:
    """R13C05 is beside Stanleyville, on its level, and Pointe-Noire, which is higher and nearer to Le Cap."""
    for city in ("stanleyville", "pointe_noire"):
        colour = next(colour for colour in CARD if city in coloured(colour))
        assert path(drive("R13C05", colour, passed=False, objective=city)) == [CITIES[city]]


@pytest.mark.clause("GR-23.10")
def test_then_the_one_nearer_to_the_arrival() -> None:
    assert path(drive("R13C05", "green", passed=False)) == [CITIES["pointe_noire"]]
    assert path(drive("R13C05", "green", passed=False, visited=["pointe_noire"])) == [CITIES["stanleyville"]]


@pytest.mark.clause("GR-23.10")
def test_a_city_on_its_level_is_part_of_the_walk_on_which_easy_tiles_are_laid() -> None:
    """Ruling 5: it never heads for Bourem from R06C02, but enters it; then it goes on to Fort-Lamy."""
    game = solo(
        crew("france", posts=POSTS),
        {"at": "R06C02", "assistants": 1},
        estienne={"deck": deck_with("D1"), "current": "D1"},
    )
    told = game.preview(0)["torpedo"]
    assert told["objective"] == "fort_lamy"
    assert told["walk"][0] == CITIES["bourem"]
    assert told["walk"][-1] == CITIES["fort_lamy"]


@pytest.mark.clause("GR-23.6", "GR-23.10")
def test_it_still_never_chooses_an_objective_on_its_own_level() -> None:
    for at, own in (("R06C02", "bourem"), ("R12C10", "kampala"), ("R02C05", "in_salah")):
        colour = next(each["colour"] for each in scene()["cities"] if each["city"] == own)
        game = solo(
            crew("france", posts=POSTS),
            {"at": at},
            estienne={"deck": deck_with(CARD[colour]), "current": CARD[colour]},
        )
        assert heading(game) != own
        assert own not in {each["city"] for each in game.preview(0)["torpedo"]["candidates"]}


@pytest.mark.clause("GR-23.10", "GR-23.8")
def test_beside_the_arrival_it_enters_that_unless_another_city_there_is_its_objective() -> None:
    """R25C06 is beside Le Cap and, on its own level, beside Umtata."""
    assert path(drive("R25C06", "blue", passed=False)) == [ARRIVAL]
    assert path(drive("R25C06", "green", passed=False, objective="umtata")) == [CITIES["umtata"]]


@pytest.mark.clause("GR-23.10")
@pytest.mark.parametrize("race", ["default", "reverse"])
def test_beside_any_city_of_the_map_it_enters_the_one_reckoned(race: str) -> None:
    """Every space that has one beside it; the colour of the card does not matter."""
    entered: Counter[str] = Counter()
    for place, at in enumerate(SPACES):
        colour = sorted(CARD)[place % 4]
        look = Look(at, at, colour, visited=frozenset({CITY_AT[at]} if at in CITY_AT else ()), race=race)
        if at == look.arrival:
            continue
        beside = cities_beside(look, CITIES[objective(look)[0]])
        if beside:
            game = drive(at, colour, passed=False, race=race, visited=sorted(look.visited), player=start_of(race))
            assert path(game) == beside[:1], f"{at} {colour}"
            entered["level" if look.level(beside[0]) == look.level(at) else "higher"] += 1
    assert min(entered["level"], entered["higher"]) >= 20, entered


# -- whole rounds and whole games ----------------------------------------------------------------------------------


def follow(model: Round, told: list[dict[str, Any]]) -> bool:
    """Each move of the Torpedo among these events is one that the clauses allow. False where it has no road at all
    to an objective that holds, of which the clauses say nothing."""
    for each in told:
        match each["event"]:
            case "lays" | "torpedo_lays":
                model.lies(each["space"], each["tile"])
            case "clears":
                model.lies(each["space"], None)
            case "blind":
                model.lies(each["space"], each["tile"])
            case "torpedo_blind":
                if not (expected := model.expected()):
                    return False
                assert expected == [each["space"]], each
                model.lies(each["space"], each["tile"])
            case "torpedo_moves":
                if not (expected := model.expected()):
                    return False
                tiled = expected[0] in model.look.tiles
                assert each["space"] in expected if tiled else [each["space"]] == expected, (each, model.look)
                model.moves(each["space"])
            case "sticker" if each["colour"] == "blue":
                model.look = replace(model.look, blue=each["level"])
                if each["level"] == 3:  # sea lines open in the moment in which the next objective is computed
                    return False
            case "turn" if each["crew"] == "torpedo":
                if not model.expected():
                    return False
            case "progress":
                break
    return True


@pytest.mark.clause("GR-23.9", "GR-23.10", "GR-24.1")
def test_in_a_whole_round_it_goes_where_the_clauses_say() -> None:
    met: Counter[str] = Counter()
    for seed in range(300):
        dice = random.Random(seed)
        look = random_look(dice)
        named = (
            dice.choice([*sorted(coloured(look.colour)), CITY_AT[look.arrival], None]) if dice.random() < 0.5 else None
        )
        model = Round(look, None)
        if named is not None and look.level(CITIES[named]) > look.level(look.at) and named not in look.visited:
            model = Round(look, named)
        torpedo = {"assistants": 1, **({} if model.objective is None else {"objective": model.objective})}
        game = at_table(look, (), {"passed": True, "posts": POSTS}, torpedo, seed=seed)
        before = model.aim()
        try:
            met["followed"] += follow(model, game.events)
        except AssertionError as error:
            raise AssertionError(f"seed {seed}") from error
        met["entered"] += bool(model.entered)
        met["kept"] += model.objective == before != objective(model.look)[0]
    assert min(met["entered"], met["kept"]) >= 5, met


@pytest.mark.clause("GR-23.9", "GR-23.10", "GR-23.6")
def test_in_whole_games_its_objective_holds_for_every_round() -> None:
    """Between its moves the player is told the objective that holds."""
    kept = asked = 0
    for seed in range(8):
        dice = random.Random(seed)
        race = dice.choice(["default", "reverse"])
        game = start(1, seed=seed, race=race, deck_level=dice.randint(1, 3))
        model: Round | None = None
        while game.waiting():
            before, known, legal = game.dump(), len(game.events), game.legal()
            usual = [line for line in legal if line.split()[0] in USUAL]
            line = dice.choice(usual if usual and dice.random() < 0.8 else legal)
            game.decide("program 2 1 2 0" if "program 2 1 2 0" in legal else line)
            if before["phase"] != "convoy":
                model = None
                continue
            torpedo = before["torpedo"]
            colour = COLOUR[before["estienne"]["current"]]
            look = Look(torpedo["at"], START, colour, before["tiles"], frozenset(torpedo["visited"]), race)
            if model is None and torpedo["assistants"] <= 1:  # the first assistant does not move it
                model = Round(look)
            if model is None or torpedo["at"] == look.arrival:
                continue
            model.look = look
            if not follow(model, game.events[known:]):
                model = None
            elif game.waiting() and game.phase() == "convoy" and model.look.at != look.arrival:
                assert heading(game) == model.aim(), f"seed {seed}"
                asked += 1
                kept += objective(model.look)[0] != model.aim()
    assert asked > 100, asked
    assert kept > 3, kept

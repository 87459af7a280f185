"""CR-18: finish and victory, retiring, the end of the game."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.classic_rally.ascii_maps import drawn
from tests.games.classic_rally.table import CR, LW, PK, SS, Table, car, road

ROAD = drawn("─ ─ ─ ╴F")
ALL = [1, 2, 3]


def ready(**fields: Any) -> dict[str, Any]:
    """A car one tile before FINISH, with all tokens."""
    return car("2,0", "E", fields.pop("fuel", 3), tokens=ALL, **fields)


def on_its_way(**fields: Any) -> dict[str, Any]:
    """A car that needs another turn."""
    return car("1,0", "E", fields.pop("fuel", 3), tokens=ALL, **fields)


def behind(**fields: Any) -> dict[str, Any]:
    """A car without fuel that goes nowhere."""
    return car("0,0", "E", 0, **fields)


def race(*players: dict[str, Any], **fields: Any) -> Table:
    """Phase 2 of White's turn, in round 5 if nothing else is said."""
    return road(ROAD, *players, **{"round": 5, **fields})


def finish(game: Table) -> Table:
    """The player whose turn it is drives one tile, onto FINISH."""
    if game.phase() == "before_dice":
        game.decide("roll_dice")
    return game.play("rally_step forward")


@pytest.mark.clause("CR-18.1", "CR-1.1")
def test_a_car_that_enters_finish_with_three_tokens_finishes() -> None:
    game = finish(race(ready(features=[LW]), behind()))
    assert game.told("finishes") == [{"car": "white", "round": 5}]
    assert game.facts("white", "status", "finished_round", "at") == ("finished", 5, None)
    assert game.dump()["first_finish"] == 5
    assert game.whose() == "black", "its turn is over at once"


@pytest.mark.clause("CR-18.1", "CR-12.6")
@pytest.mark.parametrize("tokens", [[], [1], [1, 3], [2, 3]])
def test_without_three_tokens_finish_is_a_dead_end(tokens: list[int]) -> None:
    game = race(car("2,0", "E", tokens=tokens), behind()).play("rally_step forward")
    assert game.facts("white", "status", "at", "nose", "finished_round") == ("racing", "3,0", "W", None)
    assert game.dump()["first_finish"] is None
    game.play("end_turn").pass_turn().play("roll_dice", "rally_step forward")
    assert game.facts("white", "at", "nose") == ("2,0", "W")


@pytest.mark.clause("CR-18.2")
def test_the_round_of_the_first_finish_is_played_to_its_end() -> None:
    game = finish(race(ready(), behind(), behind(), settings={"full_ranking": False}))
    assert game.outcome() is None
    game.pass_turn()
    assert (game.outcome(), game.whose()) == (None, "red")
    game.pass_turn()
    assert game.places() == [1, 2, 2]
    assert game.story("over") == ["over"]


@pytest.mark.clause("CR-18.2", "CR-2.2")
def test_players_before_the_first_finisher_get_no_further_turn_in_that_round() -> None:
    settings = {"full_ranking": False}
    game = race(behind(), behind(), ready(), settings=settings, turn={"player": "red"})
    assert finish(game).places() == [2, 2, 1]


@pytest.mark.clause("CR-18.2", "CR-2.2")
def test_later_in_order_is_counted_from_the_first_player() -> None:
    fields = {"settings": {"full_ranking": False}, "first": "black", "turn": {"player": "black"}}
    game = finish(race(ready(), ready(), behind(), **fields))
    assert (game.outcome(), game.whose()) == (None, "red")
    game.pass_turn()
    assert (game.outcome(), game.whose()) == (None, "white")
    assert finish(game).places() == [1, 1, 3]


@pytest.mark.clause("CR-18.3")
def test_everybody_who_finishes_in_that_round_shares_the_victory() -> None:
    game = finish(race(ready(), ready(), behind(), settings={"full_ranking": False}))
    finish(game).pass_turn()
    outcome = game.outcome()
    assert outcome is not None
    assert (outcome.winners(), game.places()) == ([0, 1], [1, 1, 3])


@pytest.mark.clause("CR-18.3")
def test_one_alone_wins_alone() -> None:
    game = finish(race(ready(), on_its_way(fuel=1), settings={"full_ranking": False})).pass_turn()
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.winners() == [0]


@pytest.mark.clause("CR-18.4", "CR-18.8")
def test_for_a_full_ranking_all_drive_on_and_equal_rounds_share_a_place() -> None:
    game = finish(race(ready(), ready(), on_its_way(), car("0,0", "E", tokens=ALL)))
    finish(game)
    for _ in range(2):
        game.pass_turn()
    assert (game.outcome(), game.whose(), game.dump()["round"]) == (None, "red", 6)
    finish(game).pass_turn()
    assert (game.outcome(), game.whose(), game.dump()["round"]) == (None, "yellow", 7), "a last lone car drives on"
    finish(game)
    assert game.places() == [1, 1, 3, 4]
    outcome = game.outcome()
    assert outcome is not None
    assert [placing.key for placing in outcome.placings] == ["placing-winner"] * 2 + ["placing-finished"] * 2
    assert [placing.args["round"] for placing in outcome.placings] == [5, 5, 6, 7]


@pytest.mark.clause("CR-18.4")
def test_a_full_ranking_is_played_unless_it_is_switched_off() -> None:
    game = finish(race(ready(), behind()))
    assert game.dump()["settings"]["full_ranking"] is True
    assert game.pass_turn().outcome() is None


@pytest.mark.clause("CR-18.5")
def test_who_finishes_gives_everything_back_and_leaves_the_map() -> None:
    held = ["fuel_leak", "pothole"]
    mine = ready(features=[SS, LW], hazards=held, joker="mechanic", load={"toolbox": 1, "rain_tyres": 1})
    mine["assistance"] = {"at": "1,0", "load": {"spare_tyre": 2, "fuel": 4, "toolbox": 1}}
    game = race(mine, behind())
    assert [game.pile(card) for card in ("fuel", "toolbox", "spare_tyre", "rain_tyres")] == [21, 0, 2, 1]
    finish(game)
    assert [game.pile(card) for card in ("fuel", "toolbox", "spare_tyre", "rain_tyres")] == [28, 2, 4, 2]
    assert (game.load("white"), game.load("white", "assistance")) == (Counter(), Counter())
    assert game.facts("white", "at", "hazards", "joker") == (None, [], None)
    assert game.player("white")["assistance"]["at"] is None
    assert (game.dump()["hazards"]["under"], game.dump()["jokers_seen"]) == (held, [])


@pytest.mark.clause("CR-18.5")
def test_who_has_finished_takes_no_further_turn() -> None:
    game = finish(race(ready(), behind(), behind()))
    for _ in range(4):
        game.pass_turn()
    assert game.whose() == "black"
    assert [event["car"] for event in game.told("turn")] == ["black", "red", "black", "red", "black"]
    assert game.refusal_for("end_turn", seat=0)[0] == "not-your-turn"


@pytest.mark.clause("CR-18.5", "CR-19.4", "CR-19.5")
@pytest.mark.parametrize("joker", ["robber", "saboteur"])
def test_no_joker_can_touch_who_has_finished(joker: str) -> None:
    mine = ready(features=[CR, PK], assistance={"at": "0,0", "load": {"fuel": 4}})
    rival = behind(joker=joker, assistance={"at": "0,0", "load": {}})
    game = finish(race(mine, rival)).play("roll_dice")
    assert game.refusal_for(f"play_joker {joker}") == ("no-rival", "CR-19.5")


@pytest.mark.clause("CR-18.6")
def test_a_player_may_retire_and_is_ranked_below_all_who_did_not() -> None:
    mine = ready(features=[LW], hazards=["power_failure"], joker="robber", load={"toolbox": 1})
    mine["assistance"] = {"at": "1,0", "load": {"fuel": 4}}
    game = race(mine, behind(), settings={"max_rounds": 5})
    game.decide("retire")
    assert game.facts("white", "status", "at", "hazards", "joker") == ("retired", None, [], None)
    assert (game.load("white"), game.load("white", "assistance"), game.pile("fuel")) == (Counter(), Counter(), 28)
    assert (game.pile("toolbox"), game.dump()["hazards"]["under"]) == (2, ["power_failure"])
    assert (game.whose(), game.told("retires")) == ("black", [{"car": "white"}])
    game.pass_turn()
    assert game.places() == [3, 2], "though White had more tokens"


@pytest.mark.clause("CR-18.6")
@pytest.mark.parametrize("phase", ["before_dice", "turn"])
def test_retiring_is_possible_all_through_ones_own_turn(phase: str) -> None:
    game = race(behind(), behind(), behind(), phase=phase)
    assert game.refusal_for("retire", seat=1)[0] == "cannot-retire"
    assert game.play("retire").whose() == "black"


@pytest.mark.clause("CR-18.6", "CR-6.3")
def test_nobody_retires_in_the_middle_of_a_move() -> None:
    game = race(car("0,0", "E", features=[LW]), behind()).play("rally_step forward")
    assert (game.phase(), game.refusal_for("retire")[0]) == ("moving", "cannot-retire")
    assert game.play("rally_stop", "retire").facts("white", "status") == ("retired",)


@pytest.mark.clause("CR-18.6")
def test_nobody_retires_while_a_feature_has_to_be_chosen() -> None:
    chances = [("die", ["1", "4"])]
    game = race(behind(features=[LW, CR]), behind(), phase="before_dice", chances=chances).play("roll_dice")
    assert (game.phase(), game.refusal_for("retire")[0]) == ("dice", "cannot-retire")


@pytest.mark.clause("CR-18.7")
@pytest.mark.parametrize("cap", [1, 7, 150])
def test_at_the_end_of_the_last_round_the_game_stops(cap: int) -> None:
    settings = {} if cap == 150 else {"max_rounds": cap}
    game = race(behind(tokens=[1]), behind(), behind(), settings=settings, round=cap)
    for _ in range(2):
        assert game.play("end_turn" if game.phase() == "turn" else "roll_dice").outcome() is None
        if game.may_stay():
            game.play("end_turn")
    game.pass_turn()
    assert game.places() == [2, 3, 3], "nobody has finished: nobody has won"
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.winners() == []


@pytest.mark.clause("CR-18.7")
def test_at_the_cap_who_has_finished_has_won() -> None:
    game = finish(race(ready(), behind(), behind(tokens=[2]), settings={"max_rounds": 5}))
    assert game.pass_turn().pass_turn().places() == [1, 3, 2]


@pytest.mark.clause("CR-18.8")
def test_the_game_is_over_at_once_when_nobody_races_any_more() -> None:
    game = finish(race(behind(), ready(), turn={"player": "black"})).play("retire")
    assert (game.waiting(), game.places()) == ([], [2, 1])
    game = race(behind(), behind()).play("retire", "retire")
    assert (game.waiting(), game.places()) == ([], [2, 2])
    game = finish(race(ready(), {"status": "retired"}, {"status": "retired"}))
    assert game.places() == [1, 2, 2]


@pytest.mark.clause("CR-18.8")
def test_a_later_finish_never_changes_the_winners() -> None:
    game = finish(race(ready(), on_its_way(), behind())).pass_turn().pass_turn()
    finish(game)
    game.play("roll_dice", "retire")
    outcome = game.outcome()
    assert outcome is not None
    assert (outcome.winners(), game.places()) == ([0], [1, 2, 3])


@pytest.mark.clause("CR-18.9")
def test_below_the_finishers_come_those_who_race_then_the_retired_by_tokens_and_tiles() -> None:
    ended: dict[str, Any] = {"phase": "round_end", "round": 9, "settings": {"max_rounds": 9}}
    ranked: list[dict[str, Any]] = [car(at, "E", tokens=ALL) for at in ("2,0", "1,0", "0,0", "1,0")]
    assert road(ROAD, *ranked, **ended).places() == [2, 3, 5, 3]
    nearer = drawn("─ ─1 ─ ─2 ─ ─3 ─ ╴F")
    ranked = [
        {"status": "retired", "tokens": ALL, "to_go": 0},
        {"status": "finished", "finished_round": 8, "tokens": ALL},
        car("0,0", "E", tokens=[2, 3]),
        car("6,0", "E", tokens=[1]),
    ]
    assert road(nearer, *ranked, **ended).places() == [4, 1, 2, 3], "tokens count before tiles"


@pytest.mark.clause("CR-18.9", "CR-18.4")
def test_the_ranking_says_of_every_player_how_the_race_ended() -> None:
    players = [
        {"status": "retired", "tokens": [1, 3], "to_go": 7},
        {"status": "finished", "finished_round": 8, "tokens": ALL},
        car("1,0", "E", tokens=[2]),
        {"status": "finished", "finished_round": 6, "tokens": ALL},
    ]
    fields: dict[str, Any] = {"phase": "round_end", "round": 9, "first_finish": 6, "settings": {"max_rounds": 9}}
    outcome = road(ROAD, *players, **fields).outcome()
    assert outcome is not None
    assert [(placing.seat, placing.place, placing.key) for placing in outcome.placings] == [
        (0, 4, "placing-retired"),
        (1, 2, "placing-finished"),
        (2, 3, "placing-racing"),
        (3, 1, "placing-winner"),
    ]
    retired, second, racing, _ = (placing.args for placing in outcome.placings)
    assert (retired, second) == ({"tokens": 2, "to_go": 7}, {"round": 8, "score": 2})
    assert racing["tokens"] == 1

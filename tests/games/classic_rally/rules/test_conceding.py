"""Leaving the table, and what is played when time is over (the page on positions, at its end)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from paddock.games.classic_rally.game import GAME
from paddock.games.classic_rally.training.encoder import ENCODER
from tests.games.classic_rally.ascii_maps import drawn
from tests.games.classic_rally.reference_driving import road_of
from tests.games.classic_rally.rules.test_cr_03_stuck import HAZARD_END, building
from tests.games.classic_rally.rules.test_cr_18_every_ranking import to_go
from tests.games.classic_rally.table import CR, LW, STRIP, Table, car, road, start

ROAD = drawn("╶A ─1 ─h ─ ─2 ─3 ─ ╴F")
BEHIND = car("0,0", "E", 0)


def default(game: Table, seat: int | None = None) -> str:
    """What is played for a seat whose time is over."""
    who = game.waiting()[0] if seat is None else seat
    return GAME.space.notation(GAME.default_decision(game.state, who))


def test_conceding_is_never_offered_and_always_possible_but_twice() -> None:
    game = road(ROAD, car("1,0", "E"), BEHIND, BEHIND)
    assert not {"concede", "retire"} & game.words()
    game.decide("concede", 2)
    assert (game.facts("red", "status", "at"), game.whose()) == (("retired", None), "white"), "the turn goes on"
    assert game.told("concedes") == [{"car": "red"}]
    assert game.refusal_for("concede", 2)[0] == "cannot-concede"


@pytest.mark.clause("CR-1.1")
@pytest.mark.parametrize("seat", [-1, 2, 3])
def test_nobody_concedes_who_is_not_at_the_table(seat: int) -> None:
    game = road(STRIP, car("0,0", "E"), car("5,0", "W", 0))
    assert GAME.always_legal(game.state, seat) == []
    assert game.refusal_for("concede", seat) == ("no-seat", "CR-1.1")


@pytest.mark.clause("CR-18.6", "CR-18.9")
def test_in_the_middle_of_a_move_the_car_ends_where_it_is_and_draws_and_takes_nothing() -> None:
    game = road(ROAD, car("0,0", "E", features=[LW]), BEHIND, BEHIND).play("rally_step forward")
    assert game.phase() == "moving"
    whole = road_of(game.dump())
    game.decide("concede")
    assert game.facts("white", "status", "tokens") == ("retired", []), "the checkpoint gives no token"
    assert (game.facts("white", "to_go"), game.whose()) == ((to_go(whole, "1,0", "E", frozenset()),), "black")
    assert game.pile("fuel") == 14 * 3


def test_an_open_exchange_is_undone_first() -> None:
    rival = car("5,0", "W", 0, assistance={"at": "5,0", "load": {"fuel": 2, "spare_tyre": 1}})
    game = road(STRIP, car("0,0", "E", joker="robber", assistance={"at": "3,0"}), rival)
    game.play("play_joker robber", "rob black fuel", "rob black spare_tyre", "concede")
    assert game.load("black", "assistance") == Counter(fuel=2, spare_tyre=1)
    assert (game.whose(), game.pile("fuel")) == ("black", 26)


def robbery(*rivals: dict[str, Any], own: dict[str, int] | None = None) -> Table:
    """White has played its robber; each rival has what is named in its assistance car, White what it owns."""
    loaded = [car("5,0", "W", 0, assistance={"at": "5,0", "load": load}) for load in rivals]
    robber = car("0,0", "E", joker="robber", assistance={"at": "3,0", "load": own or {}})
    return road(STRIP, robber, *loaded).play("play_joker robber")


def reread(game: Table) -> Table:
    """The table as it is once its position was written and read."""
    return Table(GAME.load(game.dump()))


@pytest.mark.clause("CR-19.3")
def test_what_was_robbed_from_a_victim_who_leaves_stays_with_the_robber() -> None:
    game = robbery({"fuel": 2, "spare_tyre": 1}, {"rain_tyres": 1})
    game.play("rob black fuel", "rob black spare_tyre").play("concede", seat=1)
    assert game.legal() == reread(game).legal() == ["done", "rob red rain_tyres"]
    assert game.refusal_for("give_back black fuel") == ("no-rival", "CR-19.3")
    assert default(game) == "done"
    game.play("rob red rain_tyres", "give_back red rain_tyres", "done")
    assert game.load("white", "assistance") == Counter(fuel=1, spare_tyre=1)
    assert (game.load("black", "assistance"), game.whose()) == (Counter(), "white")
    assert reread(game).legal() == game.legal()


@pytest.mark.clause("CR-19.3")
def test_a_robber_who_leaves_after_a_victim_gives_back_to_those_who_race() -> None:
    game = robbery({"fuel": 2}, {"fuel": 1, "fog_lights": 1})
    game.play("rob black fuel", "rob red fog_lights").play("concede", seat=1).play("concede", seat=0)
    assert (game.load("black", "assistance"), game.load("red", "assistance")) == (
        Counter(),
        Counter(fuel=1, fog_lights=1),
    )
    assert (game.whose(), game.pile("fuel")) == ("red", 41)
    assert reread(game).legal() == game.legal()


@pytest.mark.clause("CR-19.3")
def test_a_robber_who_has_taken_something_closes_the_robbery_though_nothing_else_is_left_to_rob() -> None:
    game = robbery({"fuel": 1}, {"toolbox": 1}).play("rob black fuel").play("concede", seat=1)
    assert game.legal() == reread(game).legal() == ["done"]


@pytest.mark.clause("CR-19.3", "CR-19.5")
@pytest.mark.parametrize("lines", [(), ("rob black fuel", "give_back black fuel")])
def test_a_robbery_is_over_when_the_only_victim_leaves_with_nothing_taken(lines: tuple[str, ...]) -> None:
    game = robbery({"fuel": 2}, {"toolbox": 1}, own={"spare_tyre": 1}).play(*lines).play("concede", seat=1)
    assert (game.turn()["exchange"], game.told("closes")) == (None, [{"car": "white", "exchange": "robber"}])
    assert (game.whose(), game.steps(), game.facts("white", "joker")) == ("white", {"forward"}, (None,))
    assert reread(game).legal() == game.legal()


def test_while_building_its_tile_goes_back_to_the_pile() -> None:
    game = start(3, map="built", seed=4)
    seat = game.waiting()[0]
    kind = game.dump()["building"]["drawn"]
    before = game.dump()["tiles"].get(kind, 0)
    game.decide("concede", seat)
    now = game.dump()
    drawn_again = now["building"]["drawn"]
    assert game.waiting() != [seat]
    assert now["tiles"].get(kind, 0) == before + 1 - (drawn_again == kind)
    while game.phase() == "building":
        assert game.waiting() != [seat]
        game.decide(game.legal()[0])
    assert sum(now["tiles"].values()) + 1 + len(now["map"]) == len(game.dump()["map"]), "every tile is laid"


@pytest.mark.clause("CR-3.6", "CR-3.8")
def test_a_tile_that_is_held_goes_back_to_the_pile_with_the_others_of_its_kind() -> None:
    pile = {"hazard_curve": 1, "straight": 1}
    game = building(HAZARD_END, pile, None, "hazard_curve", seats=3, player="white", drawn="straight")
    game.decide("concede", 1)
    assert (game.player("black")["tile"], game.dump()["tiles"]) == (None, {"hazard_curve": 2, "straight": 1})
    assert reread(game).dump() == game.dump()
    assert (game.whose(), game.dump()["building"]["drawn"], game.met) == ("white", "straight", []), "no new draw"


@pytest.mark.clause("CR-3.4")
def test_who_comes_next_draws_anew_from_the_pile_with_the_tile_that_was_drawn() -> None:
    chances = [("tile", ["curve"])]
    game = building(HAZARD_END, {"curve": 1}, seats=3, player="black", drawn="straight", chances=chances)
    game.decide("concede", 1)
    assert (game.whose(), game.dump()["building"]["drawn"], game.dump()["tiles"]) == ("red", "curve", {"straight": 1})
    assert game.met[-1] == ("tile", ["curve", "straight"], 1)


@pytest.mark.clause("CR-3.10")
def test_while_voting_its_vote_does_not_count() -> None:
    game = road(drawn("╶A ─ ┬ ─"), {}, {}, {}, phase="voting", settings={"map": "built"})
    spots = game.legal(0)
    game.play(spots[0], seat=0).play("concede", seat=0).play(spots[1], seat=1).play(spots[1], seat=2)
    assert [event["car"] for event in game.told("votes")] == ["black", "red"]
    at, rotation = spots[1].split()[1:]
    assert game.tiles()[at] == ("finish", int(rotation))


@pytest.mark.clause("CR-5.3")
def test_in_the_draft_it_is_passed_over_and_its_features_stay_out() -> None:
    game = road(ROAD, {}, {}, {}, phase="draft")
    game.play("pick_feature light_weight", "concede", seat=2)
    assert (game.whose(), game.offered("pick_feature")) == ("black", {"close_ratio", "sport_suspension", "power_kit"})
    order = []
    while game.phase() == "draft":
        order.append(game.whose())
        game.decide(game.legal()[0])
    assert order == ["black", "white", "white", "black"]


@pytest.mark.clause("CR-5.3")
@pytest.mark.parametrize(("leaver", "order"), [
    (0, ["red", "black", "black", "red"]),
    (1, ["red", "white", "white", "red"]),
    (2, ["black", "white", "white", "black"]),
])  # fmt: skip
def test_wherever_it_sat_the_others_have_both_their_picks(leaver: int, order: list[str]) -> None:
    game = road(ROAD, {}, {}, {}, phase="draft").play("concede", seat=leaver)
    picked = []
    while game.phase() == "draft":
        picked.append(game.whose())
        game.decide(game.legal()[0])
    assert (picked, game.phase()) == (order, "loading")


@pytest.mark.clause("CR-5.3")
def test_who_is_left_alone_in_the_draft_picks_twice_and_loads() -> None:
    game = road(ROAD, {}, {}, phase="draft").play("concede", seat=1)
    game.play("pick_feature light_weight", "pick_feature power_kit")
    assert (game.phase(), game.waiting()) == ("loading", [0])


@pytest.mark.clause("CR-5.3", "CR-5.2")
@pytest.mark.parametrize("leaver", [0, 1, 2])
def test_before_the_race_nothing_is_left_of_it_and_the_others_keep_all_they_have(leaver: int) -> None:
    fitted = (["light_weight", "power_kit"], ["close_ratio", "power_kit"], ["sport_suspension", "sport_suspension"])
    game = road(ROAD, *({"features": each} for each in fitted), phase="loading")
    game.decide("concede", leaver)
    for seat, colour in enumerate(("white", "black", "red")):
        left = seat == leaver
        assert [each["feature"] for each in game.player(colour)["features"]] == ([] if left else fitted[seat])
        assert game.road_book(colour) == (Counter() if left else Counter(left=1, straight=2, right=1))
    assert not any(game.dump()["feature_pile"].values()), "its features are not drafted again"


@pytest.mark.clause("CR-5.7")
def test_while_loading_the_others_do_not_wait_for_it_and_its_load_does_not_count() -> None:
    game = road(ROAD, {}, {}, {}, phase="loading")
    game.play("load rally fuel", "load rally toolbox", "concede", seat=0)
    assert (game.waiting(), game.view(1)["piles"]["toolbox"]) == ([1, 2], 3)
    game.play("ready", seat=1).play("load rally fuel", "ready", seat=2)
    assert (game.phase(), {event["car"] for event in game.told("loads")}) == ("assistance", {"red"})
    assert (game.pile("fuel"), game.pile("toolbox")) == (41, 3)


@pytest.mark.clause("CR-5.10")
def test_while_assistance_cars_are_placed_it_is_passed_over() -> None:
    game = road(drawn("╶A ─ ─ ─ ─ ╴F"), *({} for _ in range(3)), phase="assistance")
    assert game.whose() == "red"
    game.decide("concede", 1)
    game.play("place_assistance 1,0", "place_assistance 2,0")
    assert game.player("black")["assistance"]["at"] is None
    assert (game.phase(), game.whose()) == ("before_dice", "white")


def test_with_nobody_left_the_game_is_over() -> None:
    for phase in ("loading", "turn"):
        game = road(ROAD, {}, {}, phase=phase).play("concede", seat=1).play("concede", seat=0)
        assert (game.waiting(), game.places()) == ([], [2, 2])


@pytest.mark.parametrize("seats", [1, 2])
def test_a_map_that_nobody_is_left_to_build_can_be_written_and_read(seats: int) -> None:
    game = start(seats, map="built", seed=4)
    game.decide(game.legal()[0])
    for seat in range(seats):
        game.decide("concede", seat)
    assert (game.waiting(), game.dump()["tiles"]) == ([], {})
    assert reread(game).dump() == game.dump()


@pytest.mark.parametrize("last", [0, 1])
def test_once_the_game_is_over_it_is_the_same_to_programs_when_written_and_read(last: int) -> None:
    game = road(ROAD, car("1,0", "E"), car("1,0", "E")).play("concede", seat=1 - last).play("concede", seat=last)
    again = reread(game)
    assert all(ENCODER.observe(again.state, seat) == ENCODER.observe(game.state, seat) for seat in (0, 1))


@pytest.mark.parametrize(("players", "fields", "line"), [
    ([{}, {}], {"phase": "draft"}, "pick_feature"),
    ([{}, {}], {"phase": "loading"}, "load rally fuel"),
    ([{}, {}], {"phase": "assistance"}, "place_assistance 3,0"),
    ([BEHIND, BEHIND], {"phase": "before_dice"}, "roll_dice"),
    ([car("1,0", "E", joker="mechanic", hazards=["flat_tyre"], load={"spare_tyre": 1}), BEHIND], {}, "end_turn"),
    ([car("1,0", "E", joker="mechanic"), BEHIND], {}, "rally_step forward"),
])  # fmt: skip
def test_what_is_played_when_time_is_over(players: list[dict[str, Any]], fields: dict[str, Any], line: str) -> None:
    game = road(ROAD, *players, **fields)
    assert default(game).startswith(line)
    assert default(game) in game.legal()


def test_when_time_is_over_a_board_is_filled_with_fuel_and_given() -> None:
    game = road(ROAD, {}, {}, phase="loading")
    while 0 in game.waiting():
        game.decide(default(game, 0), 0)
    game.decide("ready", 1)
    assert (game.load("white"), game.load("white", "assistance")) == (Counter(fuel=6), Counter(fuel=8))


def test_when_time_is_over_in_an_exchange_it_is_closed_or_undone() -> None:
    mine = car("1,0", "E", 2, assistance={"at": "1,0", "load": {}})
    game = road(STRIP, mine, car("5,0", "W", 0)).play("assist", "to_assistance fuel")
    assert default(game) == "done"
    game.decide("to_assistance fuel")
    while game.turn()["exchange"] is not None:
        game.decide(default(game))
    assert game.fuel() > 0
    rival = car("5,0", "W", 0, assistance={"at": "5,0", "load": {"fuel": 2}})
    game = road(STRIP, car("0,0", "E", joker="robber", assistance={"at": "3,0"}), rival).play("play_joker robber")
    for _ in range(4):
        if game.turn()["exchange"] is not None:
            game.decide(default(game))
    assert game.turn()["exchange"] is None


@pytest.mark.clause("CR-1.3", "CR-20.4")
@pytest.mark.parametrize(("load", "aboard", "lines", "undone"), [
    ({"toolbox": 1}, {"fuel": 2}, ["to_assistance toolbox"], ["to_rally toolbox"]),
    ({"toolbox": 1}, {"fuel": 2}, ["to_rally fuel", "to_assistance toolbox"],
     ["to_assistance fuel", "to_rally toolbox"]),
    ({"spare_tyre": 2, "toolbox": 1}, {"fog_lights": 1}, ["to_rally fog_lights"], ["to_assistance fog_lights"]),
])  # fmt: skip
def test_when_time_is_over_what_keeps_an_assistance_open_is_undone_card_by_card(
    load: dict[str, int], aboard: dict[str, int], lines: list[str], undone: list[str]
) -> None:
    mine = car("1,0", "E", 3, load=load, bound=True, assistance={"at": "1,0", "load": aboard})
    game = road(STRIP, car("5,0", "W", 0), mine, turn={"player": "black"}).play("assist", *lines)
    for line in (*undone, "done"):
        assert default(game) == line
        game.decide(line)
    assert (game.load("black"), game.load("black", "assistance")) == (Counter(fuel=3, **load), Counter(aboard))


@pytest.mark.clause("CR-14.3", "CR-20.4")
def test_when_time_is_over_in_a_resupply_the_toolbox_that_is_bound_comes_back_aboard() -> None:
    mine = car("1,0", "E", 5, load={"toolbox": 1}, bound=True, assistance={"at": "3,0", "load": {"fuel": 2}})
    game = road(drawn("─ ─s ─ ─ ─ ─"), car("5,0", "W", 0), mine, turn={"player": "black", "moved": True})
    game.play("resupply rally", "put_back toolbox", "take fuel")
    for line in ("put_back fuel", "take toolbox", "done"):
        assert default(game) == line
        game.decide(line)
    assert game.load("black") == Counter(fuel=5, toolbox=1)


def test_when_time_is_over_an_exchange_that_was_written_so_that_it_cannot_be_undone_goes_on() -> None:
    mine = car("1,0", "E", 0, assistance={"at": "1,0", "load": {"fuel": 1}})
    game = road(STRIP, mine, car("5,0", "W", 0), turn={"exchange": {"kind": "assist", "owed": True}})
    assert (game.legal(), default(game)) == (["to_rally fuel"], "to_rally fuel")


@pytest.mark.clause("CR-11.8")
def test_when_time_is_over_nobody_is_overtaken() -> None:
    game = road(STRIP, car("0,0", "E", features=[CR]), car("1,0", "E"))
    assert game.steps() == {"forward"}
    assert default(game) == "end_turn"


def test_when_time_is_over_in_the_middle_of_a_move_the_car_stops_or_goes_on_if_it_must() -> None:
    game = road(STRIP, car("0,0", "E", features=[LW]), car("5,0", "W", 0)).play("rally_step forward")
    assert default(game) == "rally_stop"
    game = road(STRIP, car("0,0", "E", features=[CR]), car("1,0", "E")).play("rally_step forward")
    assert default(game) == "rally_step forward"

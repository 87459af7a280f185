"""CR-5.1 to CR-5.5, CR-5.9, CR-5.11: colours, road book, jokers and the feature draft."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from paddock.core.errors import BadPositionError
from tests.games.classic_rally.table import COLOURS, CR, LW, PK, SS, Table, beginner, car, road, start, table


def drafting(seats: int, first: str = "white") -> Table:
    """All is dealt; the features are to be picked."""
    return beginner(*(car() for _ in range(seats)), phase="draft", first=first)


def features(game: Table, colour: str) -> list[str]:
    """The features that a player has, sorted by name."""
    return sorted(each if isinstance(each, str) else each["feature"] for each in game.player(colour)["features"])


@pytest.mark.clause("CR-5.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_colours_go_to_the_seats_white_black_red_yellow(seats: int) -> None:
    assert [each["colour"] for each in start(seats).dump()["players"]] == list(COLOURS[:seats])


@pytest.mark.clause("CR-5.1")
def test_players_may_have_picked_other_colours_but_never_the_same() -> None:
    game = table({"players": [car(colour="yellow"), car(colour="black")]})
    assert [each["colour"] for each in game.dump()["players"]] == ["yellow", "black"]
    with pytest.raises(BadPositionError):
        table({"players": [car(colour="black"), car(colour="black")]})


@pytest.mark.clause("CR-5.2")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_each_gets_left_right_two_straight_and_one_joker(seats: int) -> None:
    game = start(seats)
    jokers = [game.player(colour)["joker"] for colour in COLOURS[:seats]]
    assert all(game.road_book(colour) == {"left": 1, "right": 1, "straight": 2} for colour in COLOURS[:seats])
    assert None not in jokers
    assert len(set(jokers)) == seats


@pytest.mark.clause("CR-5.2")
def test_jokers_are_dealt_at_random_among_those_that_are_left() -> None:
    game = start(3, [("joker", ["saboteur", "transporter", "mechanic"])])
    assert [game.player(colour)["joker"] for colour in COLOURS[:3]] == ["saboteur", "transporter", "mechanic"]
    dealt = [set(outcomes) for name, outcomes, _ in game.met if name == "joker"]
    assert dealt[1] == {"robber", "transporter", "mechanic"}
    assert dealt[2] == {"robber", "mechanic"}


@pytest.mark.clause("CR-5.2")
def test_only_who_races_and_has_no_joker_yet_is_dealt_one() -> None:
    players = [{"status": "retired"}, {"joker": "saboteur"}, {}, {}]
    game = beginner(*players, phase="dealing", chances=[("joker", ["robber", "mechanic"])])
    assert [game.player(colour)["joker"] for colour in COLOURS] == [None, "saboteur", "robber", "mechanic"]
    assert [each["car"] for each in game.told("gets_joker")] == ["red", "yellow"]


@pytest.mark.clause("CR-5.2")
def test_road_book_and_joker_are_hidden_from_the_others() -> None:
    game = start(3)
    for seat in (0, 2, None):
        assert game.seen("black", seat)["joker"] == "?"
        assert game.seen("black", seat)["road_book"] == 4
    own = game.seen("black", 1)
    assert (own["joker"], own["road_book"]) == (game.player("black")["joker"], {"left": 1, "straight": 2, "right": 1})


@pytest.mark.clause("CR-5.2")
def test_only_its_owner_hears_which_joker_was_dealt() -> None:
    game = start(3)
    for seat, colour in enumerate(COLOURS[:3]):
        heard = [each for each in game.heard(seat) if each["event"] == "gets_joker"]
        assert heard == [{"event": "gets_joker", "car": colour, "joker": game.player(colour)["joker"]}]
    assert [each for each in game.heard(None) if each["event"] == "gets_joker"] == []


@pytest.mark.clause("CR-5.2")
def test_whichever_jokers_the_others_have_one_sees_the_same() -> None:
    dice = ("first-die", list("661111"))
    one = start(3, [dice, ("joker", ["mechanic", "robber", "saboteur"])])
    other = start(3, [dice, ("joker", ["mechanic", "transporter", "robber"])])
    assert one.view(0) == other.view(0)
    assert one.view(None) == other.view(None)
    assert one.heard(0) == other.heard(0)


@pytest.mark.clause("CR-5.2")
def test_undealt_jokers_leave_the_game_unseen() -> None:
    game = start(2, [("joker", ["saboteur", "transporter"])])
    for seat in (0, 1, None):
        assert game.view(seat)["jokers_seen"] == []
        assert "robber" not in str(game.view(seat))
        assert "mechanic" not in str(game.view(seat))


@pytest.mark.clause("CR-5.3")
@pytest.mark.parametrize(
    ("seats", "first", "order"),
    [
        (4, "white", "yellow red black white white black red yellow"),
        (4, "red", "black white yellow red red yellow white black"),
        (3, "black", "white red black black red white"),
        (2, "white", "black white white black"),
        (2, "black", "white black black white"),
    ],
)
def test_the_last_player_picks_first_and_the_way_back_begins_with_the_first(seats: int, first: str, order: str) -> None:
    game = drafting(seats, first)
    picked = []
    while game.phase() == "draft":
        assert len(game.waiting()) == 1
        picked.append(game.whose())
        game.decide(game.legal()[0])
    assert picked == order.split()
    assert [each["car"] for each in game.told("gets_feature")] == order.split()
    assert all(len(features(game, colour)) == 2 for colour in COLOURS[:seats])


@pytest.mark.clause("CR-5.3", "CR-5.11")
@pytest.mark.parametrize(("dice", "last"), [("661111", "red"), ("116611", "white"), ("111166", "black")])
def test_a_new_game_comes_to_its_first_pick_with_the_last_player(dice: str, last: str) -> None:
    assert start(3, [("first-die", list(dice))]).whose() == last


@pytest.mark.clause("CR-5.3")
def test_one_picks_among_the_features_that_are_left() -> None:
    game = drafting(2)
    assert game.offered("pick_feature") == {CR, SS, PK, LW}
    game.decide(f"pick_feature {LW}")
    assert features(game, "black") == [LW]
    assert game.offered("pick_feature") == {CR, SS, PK}
    assert game.refusal_for(f"pick_feature {LW}") == ("no-feature", "CR-5.3")
    game.play(f"pick_feature {CR}", f"pick_feature {SS}")
    assert game.legal() == [f"pick_feature {PK}"]
    game.decide(f"pick_feature {PK}")
    assert (features(game, "white"), features(game, "black")) == ([CR, SS], [LW, PK])


@pytest.mark.clause("CR-5.3")
def test_another_player_cannot_pick_first() -> None:
    game = drafting(3)
    assert game.refusal_for(f"pick_feature {LW}", seat=0)[0] == "not-your-turn"


@pytest.mark.clause("CR-5.3")
@pytest.mark.parametrize("seed", range(3))
def test_features_stay_on_the_rally_board_all_game(seed: int) -> None:
    chooser = random.Random(seed)
    game = start(3, seed=seed)
    while game.phase() != "before_dice":
        seat = game.waiting()[0]
        game.decide(chooser.choice(game.legal(seat)), seat)
    fitted = [features(game, colour) for colour in COLOURS[:3]]
    for _ in range(300):
        if game.outcome() is not None:
            break
        game.decide(chooser.choice(game.legal()))
        assert [features(game, colour) for colour in COLOURS[:3]] == fitted


@pytest.mark.clause("CR-5.4")
@pytest.mark.parametrize(("seats", "twice"), [(4, {CR, SS, PK, LW}), (3, {SS, PK}), (2, set())])
def test_two_copies_of_one_feature_may_be_taken_if_both_are_there(seats: int, twice: set[str]) -> None:
    found = set()
    for feature in (CR, SS, PK, LW):
        game = drafting(seats)
        while game.whose() != "white":
            game.decide(next(line for line in game.legal() if feature not in line))
        game.decide(f"pick_feature {feature}")
        if feature in game.offered("pick_feature"):
            game.decide(f"pick_feature {feature}")
            assert features(game, "white") == [feature] * 2
            found.add(feature)
    assert found == twice


@pytest.mark.clause("CR-5.5")
def test_alone_two_of_the_four_features_are_dealt_and_the_others_leave_the_game() -> None:
    game = start(1, [("feature", [LW, CR])])
    assert features(game, "white") == [CR, LW]
    assert game.phase() == "loading", "there is no draft"
    assert sum(game.dump()["feature_pile"].values()) == 0
    dealt = [(outcomes, count) for name, outcomes, count in game.met if name == "feature"]
    assert sum(count for _, count in dealt) == 2
    assert Counter(dealt[0][0]) == {CR: 1, SS: 1, PK: 1, LW: 1}


@pytest.mark.clause("CR-5.9")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_all_rally_cars_start_on_start_and_point_out_along_its_road(seats: int) -> None:
    game = start(seats)
    assert [(each["at"], each["nose"]) for each in game.dump()["players"]] == [("0,0", "E")] * seats


@pytest.mark.clause("CR-5.9")
@pytest.mark.parametrize(("rotation", "nose", "next_to"), [(0, "N", "0,-1"), (180, "S", "0,1"), (270, "W", "-1,0")])
def test_the_nose_follows_start_however_it_lies(rotation: int, nose: str, next_to: str) -> None:
    way = 0 if nose in "NS" else 90
    tiles = [("start", "0,0", rotation), ("straight", next_to, way)]
    game = road(tiles, car(), car())
    assert game.facts("white", "at", "nose") == ("0,0", nose)
    game.decide("rally_step forward")
    assert game.player("white")["at"] == next_to


@pytest.mark.clause("CR-5.11")
def test_first_the_deal_then_the_draft_then_loading_then_the_assistance_cars() -> None:
    game = start(2)
    phases = []
    assert all(game.player(colour)["joker"] for colour in COLOURS[:2]), "dealt before anything is chosen"
    while game.phase() != "before_dice":
        phases += [game.phase()] if game.phase() not in phases else []
        game.decide("ready" if game.phase() == "loading" else game.legal()[0])
    assert phases == ["draft", "loading", "assistance"]
    kinds = ("gets_joker", "gets_feature", "loads", "places_assistance", "round")
    told = game.story(*kinds)
    assert [kind for place, kind in enumerate(told) if told.index(kind) == place] == [
        kind for kind in kinds if kind in told
    ]

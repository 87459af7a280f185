"""What views, offered lists, logs and automatic answers must not give away (section c).

Most tests play the same game twice, once for each thing that a rival could hold in secret: whoever looks on sees, is
told and may decide the same.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

from paddock.core.chance import LiveChance
from paddock.core.event import Event
from paddock.core.leak_check import find_leaks
from paddock.games.classic_rally.game import GAME
from tests.games.classic_rally.ascii_maps import CROSS, drawn
from tests.games.classic_rally.rules.test_cr_12_every_plan import crowded
from tests.games.classic_rally.rules.test_cr_12_rally_move import JOKERS, STUCK, stuck
from tests.games.classic_rally.table import CR, LW, PK, SS, STRIP, Table, TileAt, car, laid

START_TO_FINISH = drawn("╶A ─ ─ ─ ╴F")


class Watched(Table):
    """A table that remembers who was told what."""

    def _tell(self, told: Sequence[Event]) -> None:
        self.__dict__.setdefault("raw", []).extend(told)
        super()._tell(told)

    def log(self, seat: int | None) -> list[dict[str, Any]]:
        """What the seat (or a spectator) was told."""
        found: list[Event] = self.__dict__["raw"]
        return [GAME.events.json(event) for event in found if event.visible_to(seat)]


def watched(tiles: list[TileAt], *players: dict[str, Any], **fields: Any) -> Watched:
    """Cars on these tiles."""
    chances = fields.pop("chances", ())
    return Watched(GAME.load({"map": laid(tiles), "players": list(players), **fields}), chances)


def known(game: Table, seat: int = 1) -> dict[str, Any]:
    """All that a rival and a spectator can find out."""
    found = {"view": game.view(seat), "spectator": game.view(None), "waiting": game.waiting()}
    found |= {"legal": game.legal(seat), "foreseen": game.preview(seat)}
    if isinstance(game, Watched):
        found |= {"log": game.log(seat), "told": game.log(None)}
    return found


def same_to_a_rival(games: Sequence[Table], *lines: str) -> None:
    """Whatever happens, the rival cannot tell these games from one another; what is played by default is the
    same where it shows."""
    for line in (*lines, ""):
        first, *others = games
        for other in others:
            assert known(other) == known(first), line
            if 0 in first.waiting() and first.phase() != "loading":
                assert GAME.default_decision(other.state, 0) == GAME.default_decision(first.state, 0)
        for game in games if line else ():
            game.decide(line, 0)


def holders(tiles: list[TileAt], mine: dict[str, Any], *rivals: dict[str, Any], **fields: Any) -> list[Table]:
    """The same position with each joker in White's hand."""
    mine.setdefault("assistance", {"at": "3,0", "load": {"fuel": 2}})
    return [watched(tiles, {**mine, "joker": joker}, *rivals, **fields) for joker in JOKERS]


RIVAL = car("5,0", "W", features=[PK], assistance={"at": "4,0", "load": {"fuel": 1}})


@pytest.mark.clause("CR-5.2", "CR-19.1")
def test_a_rivals_joker_is_a_question_mark_until_it_is_played() -> None:
    game = watched(STRIP, car("0,0", "E", joker="saboteur"), {**RIVAL, "joker": "mechanic"})
    assert [game.seen("white", seat)["joker"] for seat in (0, 1, None)] == ["saboteur", "?", "?"]
    assert [game.seen("black", seat)["joker"] for seat in (0, 1, None)] == ["?", "mechanic", "?"]
    game.decide("play_joker saboteur")
    assert [game.seen("white", seat)["joker"] for seat in (0, 1, None)] == [None, None, None]
    assert game.view(1)["jokers_seen"] == ["saboteur"]


@pytest.mark.clause("CR-5.2")
def test_whoever_is_dealt_a_joker_is_told_alone() -> None:
    script = [("joker", ["robber", "mechanic"])]
    game = watched(START_TO_FINISH, {}, {}, phase="dealing", chances=script)
    assert game.log(0) == [{"event": "gets_joker", "car": "white", "joker": "robber"}]
    assert game.log(1) == [{"event": "gets_joker", "car": "black", "joker": "mechanic"}]
    assert game.log(None) == []


@pytest.mark.clause("CR-12.3", "CR-19.1")
def test_a_whole_turn_does_not_betray_the_joker() -> None:
    games = holders(STRIP, car("0,0", "E", 4, features=[LW, CR]), RIVAL, phase="upkeep")
    same_to_a_rival(games, "roll_dice", "rally_step forward", "rally_stop", "assistance_move E", "end_turn")


@pytest.mark.clause("CR-12.3")
@pytest.mark.parametrize("where", STUCK)
def test_a_move_that_cannot_go_on_does_not_betray_the_joker(where: str) -> None:
    same_to_a_rival([stuck(where, joker) for joker in JOKERS], "rally_stop", "end_turn")


@pytest.mark.clause("CR-12.3", "CR-13.4")
@pytest.mark.parametrize("hazard", ["flat_tyre", "brakes_failure", "aquaplaning", "fuel_leak"])
def test_trouble_does_not_betray_the_joker(hazard: str) -> None:
    tiles = drawn("─ ─h ─ ─ ─ ─")
    games = holders(tiles, car("0,0", "E", features=[LW]), RIVAL, chances=[("hazard", [hazard])])
    same_to_a_rival(games, "rally_step forward", "end_turn")
    for game in games:
        game.pass_turn()
    same_to_a_rival(games, "roll_dice")


@pytest.mark.clause("CR-7.8", "CR-19.1")
def test_a_choice_of_the_dice_does_not_betray_the_joker() -> None:
    mine = car("0,0", "E", features=[LW, SS])
    games = holders(STRIP, mine, RIVAL, phase="upkeep", chances=[("die", ["1", "4"])])
    same_to_a_rival(games, "roll_dice", "choose_disabled light_weight", "rally_step forward", "end_turn")


@pytest.mark.clause("CR-18.5", "CR-18.6")
@pytest.mark.parametrize("line", ["rally_step forward", "retire", "concede"])
def test_a_joker_that_was_never_played_is_never_shown(line: str) -> None:
    mine = car("3,0", "E", tokens=[1, 2, 3], assistance={"at": "1,0", "load": {"fuel": 1}})
    rival = car("0,0", "E", 0, assistance={"at": "1,0", "load": {"fuel": 1}})
    games = holders(START_TO_FINISH, mine, rival)
    same_to_a_rival(games, line)
    assert games[0].view(1)["jokers_seen"] == []
    assert games[0].seen("white", 1)["joker"] is None


@pytest.mark.clause("CR-5.2", "CR-10.3")
def test_of_a_rivals_road_book_the_number_of_cards_is_seen() -> None:
    books = [{"left": 1, "straight": 2}, {"straight": 2, "right": 1}, {"left": 1, "straight": 1, "right": 1}]
    games: list[Table] = [watched(CROSS, car("1,0", "E", road_book=book), car("3,0", "W")) for book in books]
    assert [game.seen("white", 1)["road_book"] for game in games] == [3, 3, 3]
    assert [game.seen("white", 0)["road_book"] for game in games] != [3, 3, 3]
    same_to_a_rival(games, "rally_step forward", "end_turn")


@pytest.mark.clause("CR-10.7")
@pytest.mark.parametrize("lines", [(), ("assist",)])
def test_whether_a_move_is_owed_does_not_betray_the_road_book(lines: tuple[str, ...]) -> None:
    mine = car("0,0", "E", assistance={"at": "0,0", "load": {}})
    books = [{"straight": 1}, {"left": 1}]
    games = [watched(CROSS, {**mine, "road_book": book}, car("1,0", "E")) for book in books]
    for line in (*lines, ""):
        assert known(games[0]) == known(games[1]), line
        for game in games if line else ():
            game.decide(line, 0)


@pytest.mark.clause("CR-5.7", "CR-5.6")
def test_load_outs_are_secret_until_all_are_given() -> None:
    def loading(*lines: str) -> Watched:
        game = watched(START_TO_FINISH, {}, {}, {}, phase="loading")
        for line in lines:
            game.decide(line, 0)
        return game

    games: list[Table] = [
        loading(),
        loading("load rally fuel", "load assistance toolbox", "load rally spare_tyre", "load rally spare_tyre"),
        loading(*["load rally fuel"] * 6, *["load assistance fuel"] * 8),
    ]
    same_to_a_rival(games)
    assert (games[1].seen("white", 1)["load"], games[1].seen("white", 1)["assistance"]["load"]) == (None, None)
    assert games[1].seen("white", 0)["load"] == {"fuel": 1, "spare_tyre": 2}
    assert games[1].view(0)["piles"]["toolbox"] == 2
    assert games[1].view(1)["piles"]["toolbox"] == 3
    same_to_a_rival(games, "ready")
    games[1].decide("ready", 1)
    assert (games[1].seen("white", 1)["load"], games[1].story("loads")) == (None, [])
    games[1].decide("ready", 2)
    assert games[1].seen("white", 1)["load"] == {"fuel": 1, "spare_tyre": 2}
    loads = [(event["car"], event["board"], event["card"], event["count"]) for event in games[1].told("loads")]
    assert sorted(loads) == [
        ("white", "assistance", "toolbox", 1), ("white", "rally", "fuel", 1), ("white", "rally", "spare_tyre", 2),
    ]  # fmt: skip


@pytest.mark.clause("CR-3.10")
def test_votes_are_secret_until_all_are_given() -> None:
    built = {"map": "built"}
    games: list[Table] = []
    for place in (0, 1):
        game = watched(drawn("╶A ─ ┬ ─"), {}, {}, {}, phase="voting", settings=built)
        game.decide(game.legal(0)[place], 0)
        games.append(game)
    same_to_a_rival(games)
    assert [games[0].seen("white", seat)["vote"] for seat in (1, None)] == [True, True]
    assert games[0].seen("white", 0)["vote"] != games[1].seen("white", 0)["vote"]
    assert games[0].story("votes") == []
    for seat in (1, 2):
        games[0].decide(games[0].legal(seat)[0], seat)
    assert [event["car"] for event in games[0].told("votes")] == ["white", "black", "red"]


@pytest.mark.clause("CR-13.3")
def test_of_the_hazard_deck_only_what_lies_under_it_has_a_known_order() -> None:
    game = watched(STRIP, car("0,0", "E", hazards=["pothole", "fuel_leak"], load={"toolbox": 1}), RIVAL)
    game.decide("repair toolbox")
    found = game.view(1)["hazards"]
    assert found["under"] == ["pothole", "fuel_leak"]
    assert found["pile"] == {
        "aquaplaning": 1, "brakes_failure": 1, "flat_tyre": 4, "fuel_leak": 1, "pothole": 1, "power_failure": 2,
    }  # fmt: skip


def test_everything_else_is_public() -> None:
    mine = car("0,0", "E", features=[PK, {"feature": LW, "marked": True}], tokens=[3], hazards=["fuel_leak"])
    mine |= {"assistance": {"at": "2,0", "load": {"fuel": 2, "toolbox": 1}}, "joker": "robber"}
    game = watched(STRIP, mine, RIVAL, turn={"dice": [3, 4], "weather": "fog"})
    hidden = {"joker", "road_book", "vote"}
    for seat in (1, None):
        seen, own = game.seen("white", seat), game.seen("white", 0)
        assert {field for field in own if own[field] != seen[field]} <= hidden
        for field in ("map", "piles", "hazards", "jokers_seen", "round", "first"):
            assert game.view(seat)[field] == game.view(0)[field]
        assert (game.view(seat)["turn"]["dice"], game.view(seat)["turn"]["weather"]) == ([3, 4], "fog")


def test_nobody_can_tell_the_true_position_from_one_that_is_imagined() -> None:
    for seed in range(60):
        position = crowded(random.Random(seed))
        for seat, joker in enumerate(JOKERS):
            position["players"][seat]["joker"] = joker
        game = Table(GAME.load(position))
        for watcher in (None, 1, 3):
            found = find_leaks(GAME, game.state, watcher, LiveChance(random.Random(seed)))
            assert found == [], f"seed {seed}, {watcher}"

"""Classic Rally's events, carried into a view that is being shown, so that a turn can be watched step by step."""
# mypyc: off

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

View = dict[str, Any]
Player = dict[str, Any]
Event = dict[str, Any]


def apply_event(view: View, event: Event) -> None:
    """Changes the view as the event says. What is not known from events alone waits for the true view."""
    kind = event["event"]
    player = next((each for each in view["players"] if each["colour"] == event.get("car")), None)
    if kind in _TABLE_UPDATES:
        _TABLE_UPDATES[kind](view, event)
    if player is not None and kind in _PLAYER_UPDATES:
        _PLAYER_UPDATES[kind](view, player, event)


# -- the table -------------------------------------------------------------------------------------------------


def _on_lays_tile(view: View, event: Event) -> None:
    view["map"].append({"kind": event["kind"], "at": event["cell"], "rotation": int(event["rotation"])})
    view["building"] = {**(view.get("building") or {}), "drawn": None}


def _on_builds_anew(view: View, _: Event) -> None:
    del view["map"][1:]


def _on_turn(view: View, event: Event) -> None:
    view["turn"] = {
        "player": event["car"],
        "dice": None,
        "weather": None,
        "moved": False,
        "assistance_moved": False,
        "distance": 0,
        "exchange": None,
        "owed": False,
    }


def _on_rolls(view: View, event: Event) -> None:
    dice = [int(event["one"]), int(event["two"])]
    view["turn"] = {**(view.get("turn") or {}), "player": event["car"], "dice": dice, "weather": event["weather"]}


_TABLE_UPDATES: Final[dict[str, Callable[[View, Event], None]]] = {
    "lays_tile": _on_lays_tile,
    "builds_anew": _on_builds_anew,
    "round": lambda view, event: view.update(round=event["number"]),
    "turn": _on_turn,
    "rolls": _on_rolls,
}


# -- players ---------------------------------------------------------------------------------------------------


def _change_cards(cards: dict[str, int] | None, card: str, count: int) -> None:
    """Cards more or less on a board; one that nobody may see yet stays as it is."""
    if cards is None:
        return
    cards[card] = cards.get(card, 0) + count
    if cards[card] <= 0:
        del cards[card]


def _on_draws_tile(view: View, player: Player, event: Event) -> None:
    view["building"] = {**(view.get("building") or {}), "player": player["colour"], "drawn": event["kind"]}


def _on_loads(_: View, player: Player, event: Event) -> None:
    where = player if event["board"] == "rally" else player["assistance"]
    where["load"] = {**(where["load"] or {}), event["card"]: event["count"]}


def _on_gets_feature(_: View, player: Player, event: Event) -> None:
    player["features"].append({"feature": event["feature"], "sabotaged": False, "marked": False})
    player["active"].append(event["feature"])


def _on_disabled(_: View, player: Player, event: Event) -> None:
    out = next((each for each in player["out"] if each["feature"] == event["feature"]), None)
    if out is None:
        player["out"].append({"feature": event["feature"], "causes": ["dice"]})
    if event["feature"] in player["active"]:
        player["active"].remove(event["feature"])


def _on_steps(_: View, player: Player, event: Event) -> None:
    player.update(at=event["cell"], nose=event["nose"])
    player["load"] = {**player["load"], "fuel": event["fuel"]}
    if not event["fuel"]:
        del player["load"]["fuel"]


def _on_plays_card(_: View, player: Player, event: Event) -> None:
    if isinstance(player["road_book"], int):
        player["road_book"] -= 1
    else:
        _change_cards(player["road_book"], event["way"], -1)


def _on_token(_: View, player: Player, event: Event) -> None:
    player["tokens"] = sorted([*player["tokens"], event["number"]])


def _on_moves_card(_: View, player: Player, event: Event) -> None:
    for where, by in ((event["from"], -1), (event["to"], 1)):
        if where != "pile":
            _change_cards((player if where == "rally" else player["assistance"])["load"], event["card"], by)


def _move_robbed_card(by: int) -> Callable[[View, Player, Event], None]:
    def moved(view: View, player: Player, event: Event) -> None:
        other = next(each for each in view["players"] if each["colour"] == event["other"])
        _change_cards(player["assistance"]["load"], event["card"], by)
        _change_cards(other["assistance"]["load"], event["card"], -by)

    return moved


def _on_repairs(_: View, player: Player, event: Event) -> None:
    if event["card"] == "spare_tyre":
        _change_cards(player["load"], "spare_tyre", -1)


def _on_mended(_: View, player: Player, event: Event) -> None:
    if event["hazard"] in player["hazards"]:
        player["hazards"].remove(event["hazard"])


def _leave_race(status: str) -> Callable[[View, Player, Event], None]:
    def left(_: View, player: Player, event: Event) -> None:
        player.update(status=status, at=None, nose=None, load={}, assistance={"at": None, "load": {}}, hazards=[])
        player.update(joker=None, immobile=False, finished_round=event.get("round"))

    return left


_PLAYER_UPDATES: Final[dict[str, Callable[[View, Player, Event], None]]] = {
    "draws_tile": _on_draws_tile,
    "lays_tile": lambda _, player, __: player.update(tile=None),
    "holds_tile": lambda _, player, event: player.update(tile=event["kind"]),
    "gets_feature": _on_gets_feature,
    "loads": _on_loads,
    "places_assistance": lambda _, player, event: player["assistance"].update(at=event["cell"]),
    "leaks": lambda _, player, event: _change_cards(player["load"], "fuel", -event["count"]),
    "disabled": _on_disabled,
    "plays_card": _on_plays_card,
    "steps": _on_steps,
    "reverses": lambda _, player, event: player.update(nose=event["nose"]),
    "turns": lambda _, player, event: player.update(nose=event["nose"]),
    "draws_hazard": lambda _, player, event: player["hazards"].append(event["hazard"]),
    "token": _on_token,
    "assistance": lambda _, player, event: player["assistance"].update(at=event["cell"]),
    "moves_card": _on_moves_card,
    "robs": _move_robbed_card(1),
    "gives_back": _move_robbed_card(-1),
    "repairs": _on_repairs,
    "mended": _on_mended,
    "plays_joker": lambda _, player, __: player.update(joker=None),
    "finishes": _leave_race("finished"),
    "retires": _leave_race("retired"),
    "concedes": _leave_race("retired"),
}

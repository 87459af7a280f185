"""Classic Rally's events, carried into a view that is being shown, so that a turn can be watched step by step."""
# mypyc: off

from __future__ import annotations

from typing import Any, Final

View = dict[str, Any]
Player = dict[str, Any]
Event = dict[str, Any]

NEW_TURN: Final[View] = {"dice": None, "weather": None, "distance": 0, "exchange": None} | dict.fromkeys(
    ("moved", "assistance_moved", "owed"), False
)
OUT_OF_RACE: Final[Player] = {"at": None, "nose": None, "joker": None, "immobile": False}


def apply_event(view: View, event: Event) -> None:
    """Changes the view as the event says. What is not known from events alone waits for the true view."""
    players = {player["colour"]: player for player in view["players"]}
    _change_table(view, event)
    if event.get("car") in players:
        player = players[event["car"]]
        _change_car(player, event)
        _change_cards(player, players.get(event.get("other", "")), event)


def _change_table(view: View, event: Event) -> None:
    building, turn = view.get("building") or {}, view.get("turn") or {}
    match event["event"]:
        case "draws_tile":
            view["building"] = {**building, "player": event["car"], "drawn": event["kind"]}
        case "lays_tile":
            view["map"].append({"kind": event["kind"], "at": event["cell"], "rotation": int(event["rotation"])})
            view["building"] = {**building, "drawn": None}
        case "builds_anew":
            del view["map"][1:]
        case "round":
            view["round"] = event["number"]
        case "turn":
            view["turn"] = {"player": event["car"], **NEW_TURN}
        case "rolls":
            dice = [int(event["one"]), int(event["two"])]
            view["turn"] = {**turn, "player": event["car"], "dice": dice, "weather": event["weather"]}


def _change_car(player: Player, event: Event) -> None:
    match event["event"]:
        case "steps":
            player.update(at=event["cell"], nose=event["nose"])
            _add_cards(player["load"], "fuel", event["fuel"] - player["load"].get("fuel", 0))
        case "reverses" | "turns":
            player["nose"] = event["nose"]
        case "assistance" | "places_assistance":
            player["assistance"]["at"] = event["cell"]
        case "gets_feature":
            player["features"].append({"feature": event["feature"], "sabotaged": False, "marked": False})
            player["active"].append(event["feature"])
        case "disabled":
            if event["feature"] not in [out["feature"] for out in player["out"]]:
                player["out"].append({"feature": event["feature"], "causes": ["dice"]})
            if event["feature"] in player["active"]:
                player["active"].remove(event["feature"])
        case "finishes" | "retires" | "concedes" as kind:
            status = "finished" if kind == "finishes" else "retired"
            player.update(OUT_OF_RACE, status=status, finished_round=event.get("round"))
            player.update(load={}, assistance={"at": None, "load": {}}, hazards=[])


def _change_cards(player: Player, other: Player | None, event: Event) -> None:
    """Cards, tokens and the tile that a player holds; `other` is who is robbed."""
    match event["event"]:
        case "lays_tile":
            player["tile"] = None
        case "holds_tile":
            player["tile"] = event["kind"]
        case "loads":
            board = player if event["board"] == "rally" else player["assistance"]
            board["load"] = {**(board["load"] or {}), event["card"]: event["count"]}
        case "leaks":
            _add_cards(player["load"], "fuel", -event["count"])
        case "plays_card" if isinstance(player["road_book"], int):
            player["road_book"] -= 1
        case "plays_card":
            _add_cards(player["road_book"], event["way"], -1)
        case "draws_hazard":
            player["hazards"].append(event["hazard"])
        case "mended" if event["hazard"] in player["hazards"]:
            player["hazards"].remove(event["hazard"])
        case "token":
            player["tokens"] = sorted([*player["tokens"], event["number"]])
        case "moves_card":
            for place, count in ((event["from"], -1), (event["to"], 1)):
                if place != "pile":
                    _add_cards((player if place == "rally" else player["assistance"])["load"], event["card"], count)
        case "robs" | "gives_back" as kind if other is not None:
            count = 1 if kind == "robs" else -1
            _add_cards(player["assistance"]["load"], event["card"], count)
            _add_cards(other["assistance"]["load"], event["card"], -count)
        case "repairs" if event["card"] == "spare_tyre":
            _add_cards(player["load"], "spare_tyre", -1)
        case "plays_joker":
            player["joker"] = None


def _add_cards(cards: dict[str, int] | None, card: str, count: int) -> None:
    """Cards more or less on a board; one that nobody may see yet stays as it is."""
    if cards is not None:
        cards[card] = cards.get(card, 0) + count
        if cards[card] <= 0:
            del cards[card]

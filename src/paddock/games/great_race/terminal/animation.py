"""The Great Race's events, carried into a view that is being shown, so that a turn can be watched step by step."""
# mypyc: off

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ..components.africa import CITY, CITY_SPACE, SPACE_NAME
from ..components.content import CREW_DATA

View = dict[str, Any]
Vehicle = dict[str, Any]
Event = dict[str, Any]
POSTS: Final = ("funding", "scout", "mechanic", "escort")
GAUGES: Final = ("fuel", "engine", "chassis")


def apply_event(view: View, event: Event) -> None:
    """Changes the view as the event says. What is not known from events alone waits for the true view."""
    kind = event["event"]
    if kind in _TABLE_UPDATES:
        _TABLE_UPDATES[kind](view, event)
    torpedo = view.get("torpedo")
    if event.get("crew") == "torpedo" or kind.startswith("torpedo_") or kind == "sticker":
        if torpedo is not None and kind in _TORPEDO_UPDATES:
            _TORPEDO_UPDATES[kind](torpedo, event)
        return
    crew = next(
        (each for each in view["crews"] if each["crew"] is not None and each["crew"] == event.get("crew")), None
    )
    if crew is not None and kind in _CREW_UPDATES:
        _CREW_UPDATES[kind](crew, event)


# -- the table -------------------------------------------------------------------------------------------------


def _on_picks_crew(view: View, event: Event) -> None:
    crew = next(each for each in view["crews"] if each["seat"] == event["seat"])
    data = next(each for each in CREW_DATA["crews"] if each["id"] == event["crew"])
    most = {gauge: data[gauge] for gauge in GAUGES}
    crew.update(crew=event["crew"], max=most, **most)


def _on_lays_card(view: View, event: Event) -> None:
    slots = view.setdefault("bivouac", {"slots": [], "picks": []})["slots"]
    slots += [None] * (int(event["slot"]) - len(slots))
    slots[int(event["slot"]) - 1] = event["card"]


def _empty_slot(view: View, event: Event) -> None:
    slots = (view.get("bivouac") or {"slots": []})["slots"]
    if int(event["slot"]) <= len(slots):
        slots[int(event["slot"]) - 1] = None


def _on_round(view: View, event: Event) -> None:
    view.update(round=event["number"], phase="convoy")
    view.pop("bivouac", None)
    if view.get("torpedo"):
        view["torpedo"].update(assistants=0, objective=None)


def _on_turn(view: View, event: Event) -> None:
    view["turn"] = {"crew": event["crew"], "step": "fuel", "march": 0, "drive": None, "scouting": None}


def _lay_tile(view: View, event: Event) -> None:
    view["tiles"][event["space"]] = event["tile"]


def _on_aims(view: View, event: Event) -> None:
    if view.get("torpedo"):
        view["torpedo"]["objective"] = event["city"]


def _on_reveals(view: View, event: Event) -> None:
    view["estienne"] = {**view["estienne"], "current": event["estienne"], "revealed": event["count"]}


def _on_concedes(view: View, event: Event) -> None:
    next(each for each in view["crews"] if each["seat"] == event["seat"]).update(out=True, at=None)


_TABLE_UPDATES: Final[dict[str, Callable[[View, Event], None]]] = {
    "picks_crew": _on_picks_crew,
    "lays_card": _on_lays_card,
    "takes_card": _empty_slot,
    "gets_left": _empty_slot,
    "torpedo_takes": _empty_slot,
    "clears_display": lambda view, _: view.pop("bivouac", None),
    "round": _on_round,
    "turn": _on_turn,
    "lays": _lay_tile,
    "blind": _lay_tile,
    "torpedo_lays": _lay_tile,
    "torpedo_blind": _lay_tile,
    "clears": lambda view, event: view["tiles"].pop(event["space"], None),
    "reveals": _on_reveals,
    "aims": _on_aims,
    "progress": lambda view, _: view.update(phase="maintenance"),
    "concedes": _on_concedes,
}


# -- crews -----------------------------------------------------------------------------------------------------


def _change_hand(by: int) -> Callable[[Vehicle, Event], None]:
    """A card more or less; others' cards are known by their number only."""

    def changed(crew: Vehicle, event: Event) -> None:
        card = event.get("card", "armed_guard")
        if isinstance(crew["hand"], int):
            crew["hand"] += by
        else:
            crew["hand"][card] = crew["hand"].get(card, 0) + by
            if crew["hand"][card] <= 0:
                del crew["hand"][card]
        crew["cards"] += by

    return changed


def _spend_assistant(post: str) -> Callable[[Vehicle], None]:
    def spent(crew: Vehicle) -> None:
        crew["unspent"][post] = max(0, crew["unspent"].get(post, 0) - 1)

    return spent


def _change_levels(sign: int) -> Callable[[Vehicle, Event], None]:
    def changed(crew: Vehicle, event: Event) -> None:
        crew["engine"] += sign * event["engine"]
        crew["chassis"] += sign * event["chassis"]
        crew["limit"] = crew["chassis"]

    return changed


def _on_assigns(crew: Vehicle, event: Event) -> None:
    posts = {post: int(event[post]) for post in POSTS}
    crew.update(posts=posts, unspent=dict(posts), passed=False, programmed=True)


def _on_starts(crew: Vehicle, event: Event) -> None:
    crew.update(money=event["money"], **crew["max"])


def _on_buys_fuel(crew: Vehicle, event: Event) -> None:
    crew["fuel"] = event["fuel"]
    crew["money"] -= event["price"]


def _on_sells(crew: Vehicle, event: Event) -> None:
    _change_hand(-1)(crew, event)
    crew["money"] += event["amount"]


def _on_funds(crew: Vehicle, event: Event) -> None:
    _spend_assistant("funding")(crew)
    crew["money"] = event["money"]


def _on_repairs(crew: Vehicle, event: Event) -> None:
    _spend_assistant("mechanic")(crew)
    _change_levels(1)(crew, event)
    crew["money"] -= event["price"]


def _on_moves(crew: Vehicle, event: Event) -> None:
    crew.update(at=event["space"], fuel=crew["fuel"] - event["fuel"], in_city=None)


def _on_enters(crew: Vehicle, event: Event) -> None:
    crew.update(at=SPACE_NAME.names[CITY_SPACE[CITY.code(event["city"])]], in_city=event["city"])
    if event["first"] and event["city"] not in crew["visited"]:
        crew["visited"] = [*crew["visited"], event["city"]]


def _on_sails(crew: Vehicle, event: Event) -> None:
    _spend_assistant("mechanic")(crew)
    crew["money"] -= event["fare"]
    crew["at"] = SPACE_NAME.names[CITY_SPACE[CITY.code(event["city"])]]


def _on_wards_off(crew: Vehicle, event: Event) -> None:
    if event["answer"] == "escort":
        _spend_assistant("escort")(crew)
    else:
        _change_hand(-1)(crew, event)


def _on_draws_cards(crew: Vehicle, event: Event) -> None:
    if isinstance(crew["hand"], int):
        crew["hand"] += event["count"]
        crew["cards"] += event["count"]


def _set_fields(*fields: str) -> Callable[[Vehicle, Event], None]:
    """Fields that the event tells as they are now."""
    return lambda crew, event: crew.update({field: event[field] for field in fields})


_CREW_UPDATES: Final[dict[str, Callable[[Vehicle, Event], None]]] = {
    "starts": _on_starts,
    "takes_card": _change_hand(1),
    "gets_left": _change_hand(1),
    "assigns": _on_assigns,
    "passes": lambda crew, _: crew.update(passed=True),
    "buys_fuel": _on_buys_fuel,
    "plays": _change_hand(-1),
    "attacks": _change_hand(-1),
    "sells": _on_sells,
    "gains_fuel": _set_fields("fuel"),
    "gains_money": _set_fields("money"),
    "restores": _change_levels(1),
    "funds": _on_funds,
    "draws_cards": _on_draws_cards,
    "finds_card": _change_hand(1),
    "repairs": _on_repairs,
    "drives": lambda crew, _: _spend_assistant("mechanic")(crew),
    "moves": _on_moves,
    "pays": _change_levels(-1),
    "enters": _on_enters,
    "sails": _on_sails,
    "wards_off": _on_wards_off,
    "loses_levels": _change_levels(-1),
    "loses_fuel": _set_fields("fuel"),
    "loses_money": _set_fields("money"),
    "loses_card": _change_hand(-1),
    "discards": _change_hand(-1),
    "progress": _set_fields("place", "level"),
    "bonus": _set_fields("money"),
}


# -- the Torpedo -----------------------------------------------------------------------------------------------


def _on_torpedo_moves(torpedo: Vehicle, event: Event) -> None:
    torpedo.update(at=event["space"])
    _change_gauges(-1)(torpedo, event)


def _change_gauges(sign: int) -> Callable[[Vehicle, Event], None]:
    def changed(torpedo: Vehicle, event: Event) -> None:
        torpedo["fuel"] += sign * event["fuel"]
        torpedo["mechanic"] += sign * event["mechanic"]

    return changed


def _on_sticker(torpedo: Vehicle, event: Event) -> None:
    torpedo["legacy"] = {**torpedo["legacy"], event["colour"]: event["level"]}


_TORPEDO_UPDATES: Final[dict[str, Callable[[Vehicle, Event], None]]] = {
    "turn": lambda torpedo, _: torpedo.update(assistants=torpedo["assistants"] + 1),
    "torpedo_moves": _on_torpedo_moves,
    "torpedo_hit": _set_fields("mechanic"),
    "torpedo_loses": _change_gauges(-1),
    "torpedo_gains": _change_gauges(1),
    "sticker": _on_sticker,
    "progress": _set_fields("place", "level"),
}

"""The Great Race's events, carried into a view that is being shown, so that a turn can be watched step by step."""
# mypyc: off

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ..components.africa import CITY, CITY_SPACE, SPACE_NAME
from ..components.content import CREW_DATA, POST

View = dict[str, Any]
Vehicle = dict[str, Any]
Event = dict[str, Any]
Change = Callable[[dict[str, Any], Event], object]
"""What an event changes in the view, or in a vehicle of it."""
GAUGES: Final = ("fuel", "engine", "chassis")


def apply_event(view: View, event: Event) -> None:
    """Changes the view as the event says. What is not known from events alone waits for the true view."""
    kind, crew = event["event"], event.get("crew")
    for change in _TABLE_CHANGES.get(kind, ()):
        change(view, event)
    if crew == "torpedo" or kind.startswith("torpedo_") or kind == "sticker":
        changed, changes = view.get("torpedo"), _TORPEDO_CHANGES
    else:
        changed = next((each for each in view["crews"] if crew is not None and each["crew"] == crew), None)
        changes = _CREW_CHANGES
    if changed is not None:
        for change in changes.get(kind, ()):
            change(changed, event)


# -- the table -------------------------------------------------------------------------------------------------


def _crew_of_seat(view: View, event: Event) -> Vehicle:
    crew: Vehicle = next(each for each in view["crews"] if each["seat"] == event["seat"])
    return crew


def _pick_crew(view: View, event: Event) -> None:
    data = next(each for each in CREW_DATA["crews"] if each["id"] == event["crew"])
    most = {gauge: data[gauge] for gauge in GAUGES}
    _crew_of_seat(view, event).update(crew=event["crew"], max=most, **most)


def _lay_card(view: View, event: Event) -> None:
    slots = view.setdefault("bivouac", {"slots": [], "picks": []})["slots"]
    slots += [None] * (int(event["slot"]) - len(slots))
    slots[int(event["slot"]) - 1] = event["card"]


def _empty_slot(view: View, event: Event) -> None:
    slots = (view.get("bivouac") or {"slots": []})["slots"]
    if int(event["slot"]) <= len(slots):
        slots[int(event["slot"]) - 1] = None


def _clear_bivouac(view: View, event: Event) -> None:
    view.pop("bivouac", None)


def _change_torpedo(**fields: Callable[[Event], object]) -> Change:
    """Fields of the Torpedo, where it takes part."""
    return lambda view, event: (view.get("torpedo") or {}).update({name: of(event) for name, of in fields.items()})


def _lay_tile(view: View, event: Event) -> None:
    view["tiles"][event["space"]] = event["tile"]


_TABLE_CHANGES: Final[dict[str, tuple[Change, ...]]] = {
    "picks_crew": (_pick_crew,),
    "lays_card": (_lay_card,),
    "takes_card": (_empty_slot,),
    "gets_left": (_empty_slot,),
    "torpedo_takes": (_empty_slot,),
    "clears_display": (_clear_bivouac,),
    "round": (
        lambda view, event: view.update(round=event["number"], phase="convoy"),
        _clear_bivouac,
        _change_torpedo(assistants=lambda event: 0, objective=lambda event: None),
    ),
    "turn": (
        lambda view, event: view.update(
            turn={"crew": event["crew"], "step": "fuel", "march": 0, "drive": None, "scouting": None}
        ),
    ),
    "lays": (_lay_tile,),
    "blind": (_lay_tile,),
    "torpedo_lays": (_lay_tile,),
    "torpedo_blind": (_lay_tile,),
    "clears": (lambda view, event: view["tiles"].pop(event["space"], None),),
    "reveals": (
        lambda view, event: view.update(
            estienne={**view["estienne"], "current": event["estienne"], "revealed": event["count"]}
        ),
    ),
    "aims": (_change_torpedo(objective=lambda event: event["city"]),),
    "progress": (lambda view, _: view.update(phase="maintenance"),),
    "concedes": (lambda view, event: _crew_of_seat(view, event).update(out=True, at=None),),
}


# -- vehicles --------------------------------------------------------------------------------------------------


def _set(*fields: str) -> Change:
    """Fields that the event tells as they are now."""
    return lambda vehicle, event: vehicle.update({field: event[field] for field in fields})


def _add(sign: int, **amounts: str) -> Change:
    """Fields that go up or down by an argument of the event."""
    return lambda vehicle, event: vehicle.update(
        {field: vehicle[field] + sign * event[amount] for field, amount in amounts.items()}
    )


def _add_levels(sign: int) -> tuple[Change, ...]:
    """Engine and chassis, with as many cards as that has room for."""
    return (_add(sign, engine="engine", chassis="chassis"), lambda crew, _: crew.update(limit=crew["chassis"]))


def _spend(post: str) -> Change:
    """An assistant of a post has acted."""
    return lambda crew, _: crew["unspent"].update({post: max(0, crew["unspent"].get(post, 0) - 1)})


def _add_card(by: int) -> Change:
    """A card more or less; others' cards are known by their number only."""

    def change(crew: Vehicle, event: Event) -> None:
        card = event.get("card", "armed_guard")
        if isinstance(crew["hand"], int):
            crew["hand"] += by
        else:
            crew["hand"][card] = crew["hand"].get(card, 0) + by
            if crew["hand"][card] <= 0:
                del crew["hand"][card]
        crew["cards"] += by

    return change


_GAIN_CARD: Final = (_add_card(1),)
_LOSE_CARD: Final = (_add_card(-1),)


def _assign(crew: Vehicle, event: Event) -> None:
    posts = {post: int(event[post]) for post in POST.names}
    crew.update(posts=posts, unspent=dict(posts), passed=False, programmed=True)


def _draw_cards(crew: Vehicle, event: Event) -> None:
    if isinstance(crew["hand"], int):
        crew["hand"] += event["count"]
        crew["cards"] += event["count"]


def _go_to_city(crew: Vehicle, event: Event) -> None:
    crew["at"] = SPACE_NAME.names[CITY_SPACE[CITY.code(event["city"])]]


def _visit(crew: Vehicle, event: Event) -> None:
    crew["in_city"] = event["city"]
    if event["first"] and event["city"] not in crew["visited"]:
        crew["visited"] = [*crew["visited"], event["city"]]


def _ward_off(crew: Vehicle, event: Event) -> None:
    (_spend("escort") if event["answer"] == "escort" else _add_card(-1))(crew, event)


_CREW_CHANGES: Final[dict[str, tuple[Change, ...]]] = {
    "starts": (_set("money"), lambda crew, _: crew.update(crew["max"])),
    "takes_card": _GAIN_CARD,
    "gets_left": _GAIN_CARD,
    "assigns": (_assign,),
    "passes": (lambda crew, _: crew.update(passed=True),),
    "buys_fuel": (_set("fuel"), _add(-1, money="price")),
    "plays": _LOSE_CARD,
    "attacks": _LOSE_CARD,
    "sells": (*_LOSE_CARD, _add(1, money="amount")),
    "gains_fuel": (_set("fuel"),),
    "gains_money": (_set("money"),),
    "restores": _add_levels(1),
    "funds": (_spend("funding"), _set("money")),
    "draws_cards": (_draw_cards,),
    "finds_card": _GAIN_CARD,
    "repairs": (_spend("mechanic"), *_add_levels(1), _add(-1, money="price")),
    "drives": (_spend("mechanic"),),
    "moves": (_add(-1, fuel="fuel"), lambda crew, event: crew.update(at=event["space"], in_city=None)),
    "pays": _add_levels(-1),
    "enters": (_go_to_city, _visit),
    "sails": (_spend("mechanic"), _add(-1, money="fare"), _go_to_city),
    "wards_off": (_ward_off,),
    "loses_levels": _add_levels(-1),
    "loses_fuel": (_set("fuel"),),
    "loses_money": (_set("money"),),
    "loses_card": _LOSE_CARD,
    "discards": _LOSE_CARD,
    "progress": (_set("place", "level"),),
    "bonus": (_set("money"),),
}
_TORPEDO_CHANGES: Final[dict[str, tuple[Change, ...]]] = {
    "turn": (lambda torpedo, _: torpedo.update(assistants=torpedo["assistants"] + 1),),
    "torpedo_moves": (
        lambda torpedo, event: torpedo.update(at=event["space"]),
        _add(-1, fuel="fuel", mechanic="mechanic"),
    ),
    "torpedo_hit": (_set("mechanic"),),
    "torpedo_loses": (_add(-1, fuel="fuel", mechanic="mechanic"),),
    "torpedo_gains": (_add(1, fuel="fuel", mechanic="mechanic"),),
    "sticker": (lambda torpedo, event: torpedo.update(legacy={**torpedo["legacy"], event["colour"]: event["level"]}),),
    "progress": (_set("place", "level"),),
}

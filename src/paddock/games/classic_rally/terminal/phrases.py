"""Classic Rally's boards, dice, features and plans in words and in short lines: what each choice would bring about."""
# mypyc: off

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from paddock.core.decision import Values
from paddock.core.game import Json
from paddock.core.translations import Translations
from paddock.games.classic_rally.components.content import CARD, COLOUR, FEATURE, HAZARD, JOKER, WAY, WEATHER
from paddock.games.classic_rally.components.road import DIRECTION, ENDS, KIND
from paddock.games.classic_rally.terminal.picture import letter
from paddock.games.classic_rally.terminal.places import UNLOADED, on_turn, tile_on

Plan = Mapping[str, Any]
ARROWS: Final = {"left": "↰", "straight": "↑", "right": "↱", "forward": "↑"}
SIDES: Final = dict(zip(DIRECTION.names, ((0, -1), (1, 0), (0, 1), (-1, 0)), strict=True))
ROADS: Final = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"
"""A road as one character, by the bit mask of its ends."""
SHORT: Final = 3
"""So many ends of a way are told where there is little room."""
LOADING: Final = ("load", "unload")
LAYING: Final = ("place_tile", "vote_finish", "place_finish")


def shape(kind: str, rotation: int) -> str:
    """A tile as one character.

    >>> shape("curve", 0)
    '┏'
    """
    return ROADS[ENDS[KIND.code(kind)][rotation // 90]]


class Telling:
    """Says what is known of a position, and of choices in it, in the words of a language."""

    def __init__(self, words: Translations, view: Json) -> None:
        self._words: Final = words
        self._view: Final = view
        self._turn: Final[Any] = view.get("turn") or {}

    def _say(self, key: str, **args: object) -> str:
        return self._words.message(key, **args)

    def told(self, what: str, told: str) -> str:
        """A thing and what is told of it, with the language's own colon."""
        return self._say("cr-told", what=what, told=told)

    def value(self, values: Values, name: str) -> str:
        """The word for a card, a feature, a colour …"""
        return self._words.value(values, values.code(name))

    # -- a player's cars ---------------------------------------------------------------------------------------

    def slots(self, load: Mapping[str, int] | None, most: int) -> str:
        """A board as letters, one for each slot; `?` while nobody may see it."""
        if load is None:
            return "?" * most
        cards = "".join(self._say(f"cr-card-{card}") * load.get(card, 0) for card in CARD.names)
        return cards + "·" * (most - len(cards))

    def boards(self, player: Mapping[str, Any]) -> str:
        """Both boards with their slots, and the road book; nothing while they are empty."""
        if self._view["phase"] in UNLOADED:
            return ""
        capacity = player["capacity"]
        return self._say(
            "cr-boards",
            rally=self.slots(player["load"], capacity["rally"]),
            aid=self.slots(player["assistance"]["load"], capacity["assistance"]),
            book=self.book(player),
        )

    def book(self, player: Mapping[str, Any]) -> str:
        """The road book: its cards as arrows where they are known, else their number."""
        book = player["road_book"]
        if isinstance(book, int):
            return str(book)
        return "".join(ARROWS[way] * book.get(way, 0) for way in ARROWS) or "–"

    def load(self, load: Mapping[str, int] | None) -> str:
        """The cards of a board in words."""
        if load is None:
            return self._say("cr-unseen")
        told = [self.value(CARD, card) + (f" × {count}" if count > 1 else "") for card, count in load.items()]
        return ", ".join(told) or self._say("cr-empty")

    def features(self, player: Mapping[str, Any]) -> str:
        """The features, each with whether it works and why not; then the hazards that hold the car."""
        out = {each["feature"]: each["causes"] for each in player["out"]}
        told: list[str] = []
        for fitted in player["features"]:
            name = self.value(FEATURE, fitted["feature"])
            causes = out.get(fitted["feature"])
            why = ", ".join(self._say(f"cr-cause-{cause}") for cause in causes or ())
            told.append(f"{name} ✗ {why}" if causes else f"{name} ✓")
        told += [f"! {self.value(HAZARD, hazard)}" for hazard in player["hazards"]]
        return " · ".join(told)

    def dice(self) -> str:
        """The dice and the weather of this turn."""
        if not self._turn.get("dice"):
            return ""
        dice = " ".join(str(each) for each in self._turn["dice"])
        return self._say("cr-dice", dice=dice, weather=self.value(WEATHER, self._turn["weather"]))

    def now(self) -> str:
        """Dice and weather, what is owed or left to drive, and one's joker."""
        player = on_turn(self._view)
        parts = [self.dice()]
        if self._view["phase"] == "moving":
            parts.append(self._say("cr-left", tiles=self._turn["distance"]))
        elif self._turn.get("dice") and self._turn.get("owed"):
            parts.append(self._say("cr-owed"))
        if player["joker"] not in (None, "?"):
            parts.append(self._say("cr-joker", joker=self.value(JOKER, player["joker"])))
        return " · ".join(filter(None, parts))

    def watch(self) -> str:
        """The stopwatch, where it runs."""
        watch: Any = self._view["stopwatch"]
        settings: Any = self._view["settings"]
        if not (settings.get("chrono") or self._view["seats"] == 1):
            return ""
        return self._say("cr-watch", notches=watch["score"])

    # -- before the race ---------------------------------------------------------------------------------------

    def prepared(self) -> str:
        """The tile in hand and those that others hold; features and cards that are left to be taken."""
        phase, building = self._view["phase"], self._view.get("building")
        players: Any = self._view["players"]
        if phase == "building" and isinstance(building, dict):
            held = [
                self._say("cr-holds", car=self.value(COLOUR, each["colour"]), tile=self.value(KIND, each["tile"]))
                for each in players
                if each["tile"]
            ]
            tiles: Any = self._view["tiles"]
            tile = f"{self.value(KIND, building['drawn'])} {shape(building['drawn'], 0)}" if building["drawn"] else "–"
            return " · ".join([self._say("cr-tile", tile=tile, pile=sum(tiles.values())), *held])
        if phase == "voting":
            return self._say("cr-votes", votes=sum(1 for each in players if each["vote"]), of=len(players))
        if phase == "draft":
            pile: Any = self._view["feature_pile"]
            return ", ".join(f"{count} {self.value(FEATURE, name)}" for name, count in pile.items() if count)
        return self._piles() if phase == "loading" else ""

    def _piles(self) -> str:
        piles: Any = self._view["piles"]
        told = " ".join(f"{count} {self._say(f'cr-card-{card}')}" for card, count in piles.items() if count)
        return self._say("cr-pile", cards=told or "–")

    # -- choices -----------------------------------------------------------------------------------------------

    def choice(self, said: str, written: Json, kind: str, foreseen: Json, short: bool) -> str:
        """A choice with what is known of it in advance; in few characters where there is little room."""
        if kind == "rally_step":
            return self._step(said, str(written["way"]), foreseen, short)
        if kind == "assistance_move":
            aid = on_turn(self._view)["assistance"]["at"]
            x, y = (int(each) for each in str(aid).split(","))
            across, down = SIDES[str(written["direction"])]
            return self.told(said, f"{x + across},{y + down}")
        if kind in LAYING:
            return self._spot(said, written, kind, short)
        if kind == "place_assistance":
            tile = tile_on(self._view, str(written["cell"]))
            where = self.value(KIND, tile["kind"])
            return f"{written['cell']} {where}" if short else f"{said} ({where})"
        if kind in LOADING and short:
            card = self.value(CARD, str(written["card"]))
            return self._say(f"cr-short-{kind}", card=card, board=str(written["board"]))
        if kind == "play_joker" and not short:
            return self.told(said, self._words.attribute(f"joker-{written['joker']}", "help"))
        if kind == "pick_feature":
            name = self.value(FEATURE, str(written["feature"]))
            return self.told(name if short else said, self._words.attribute(f"feature-{written['feature']}", "help"))
        return said

    def _spot(self, said: str, written: Json, kind: str, short: bool) -> str:
        building: Any = self._view.get("building") or {}
        tile = str(building.get("drawn") or "") if kind == "place_tile" else "finish"
        if not tile:
            return said
        road = shape(tile, int(str(written["rotation"])))
        return f"{written['cell']} {road}" if short else f"{said} {road}"

    def _step(self, said: str, way: str, foreseen: Json, short: bool) -> str:
        plans = [plan for plan in self.plans(foreseen) if plan["steps"] and plan["steps"][0] == way]
        if not plans:
            return said
        if short:
            more = " …" if len(plans) > SHORT else ""
            return self.told(f"{ARROWS[way]} {said}", " / ".join(self.end(plan) for plan in plans[:SHORT]) + more)
        return self.told(said, " / ".join(self.end_in_words(plan) for plan in plans))

    # -- plans -------------------------------------------------------------------------------------------------

    def plans(self, foreseen: Json) -> list[Plan]:
        """All legal plans, the shortest first."""
        found: Any = foreseen.get("plans") or []
        return sorted(found, key=lambda plan: len(plan["steps"]))

    def end(self, plan: Plan) -> str:
        """Where a plan ends in signs: cell, fuel, cards, then what waits there."""
        parts = [str(plan["end"])]
        if plan["fuel"]:
            parts.append(f"−{plan['fuel']}")
        if plan["cards"]:
            parts.append("".join(ARROWS[way] for way in plan["cards"]))
        notes = {"hazard": "!", "finish": "★", "dead_end": "↶", "nowhere": "✗"}
        parts += [f"({plan['token']})"] if plan["token"] else []
        return " ".join([*parts, *filter(None, [notes.get(plan["ends"], "")])])

    def end_in_words(self, plan: Plan) -> str:
        """The same in words."""
        parts = [self._say("cr-end", cell=plan["end"], fuel=plan["fuel"])]
        if plan["cards"]:
            parts.append(self._say("cr-end-cards", cards=", ".join(self.value(WAY, way) for way in plan["cards"])))
        if plan["token"]:
            parts.append(self.value(KIND, f"checkpoint_{plan['token']}"))
        if plan["ends"] != "stop":
            parts.append(self._say(f"cr-end-{plan['ends']}"))
        if plan["overtaking"]:
            parts.append(self._say("cr-end-overtaking"))
        return ", ".join(parts)

    def costs(self, foreseen: Json) -> dict[str, str]:
        """For every cell where a plan may end, the fuel of the cheapest."""
        found: dict[str, str] = {}
        for plan in self.plans(foreseen):
            if plan["fuel"]:
                found.setdefault(str(plan["end"]), f"-{plan['fuel']}")
        return found

    def ways(self, foreseen: Json) -> str:
        """All ends in one short line; the last of them are missing where there is no room."""
        told = list(dict.fromkeys(self.end(plan) for plan in self.plans(foreseen) if plan["steps"]))
        return self._say("cr-ways", ends=" · ".join(told)) if told else ""

    def ahead(self, foreseen: Json) -> list[str]:
        """The plans in words, and whether the turn may end without a move."""
        lines = [
            self.told(", ".join(self.value(WAY, way) for way in plan["steps"]), self.end_in_words(plan)) + "."
            for plan in self.plans(foreseen)
            if plan["steps"]
        ]
        stay: Any = foreseen.get("stay")
        if stay:
            lines.append(self._say(f"cr-stay-{stay['why']}"))
        warnings: Sequence[str] = foreseen.get("warnings") or []  # type: ignore[assignment]
        return lines + [self._say(f"cr-warning-{each}") for each in warnings]

    # -- players in words --------------------------------------------------------------------------------------

    def piece(self, player: Mapping[str, Any]) -> str:
        """A player's letter and colour."""
        return f"{letter(player['colour'])} {self.value(COLOUR, player['colour'])}"

    def player_in_words(self, player: Mapping[str, Any], name: str) -> str:
        """Everything that may be known of a player, in one sentence."""
        who = f"{self.value(COLOUR, player['colour'])} ({name})"
        status = player["status"]
        if status != "racing":
            return self._say(f"cr-{status}", car=who, round=player["finished_round"] or 0)
        parts: list[str] = []
        if player["at"]:
            nose = self.value(DIRECTION, player["nose"])
            parts.append(self._say("cr-on", cell=player["at"], nose=nose))
        if player["assistance"]["at"]:
            parts.append(self._say("cr-aid-on", cell=player["assistance"]["at"]))
        if self._view["phase"] not in UNLOADED:
            parts.append(self._say("cr-rally-load", cards=self.load(player["load"])))
            parts.append(self._say("cr-aid-load", cards=self.load(player["assistance"]["load"])))
        parts.append(self._say("cr-book", cards=self.book(player)))
        if player["tokens"]:
            parts.append(self._say("cr-tokens", tokens=", ".join(str(each) for each in player["tokens"])))
        features = self.features(player)
        parts += [features] if features else []
        if player["immobile"]:
            parts.append(self._say("cr-is-immobile"))
        return self.told(who, " · ".join(parts)) + "."

"""Classic Rally's boards, dice, features and plans in words and in short lines: what each choice would bring about."""
# mypyc: off

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from paddock.core.game import Json
from paddock.core.terminal_renderer import ViewPhrases

from ..components.content import (
    CARD_VALUES,
    COLOUR_VALUES,
    FEATURE_VALUES,
    HAZARD_VALUES,
    JOKER_VALUES,
    RELATIVE_DIRECTION_VALUES,
    WEATHER_VALUES,
)
from ..components.tiles import DIRECTION_VALUES, ROAD_ENDS, TILE_KIND_VALUES
from .picture import ROAD_CHARACTERS, car_letter
from .screen_positions import UNLOADED_PHASES, cell_beside, shown_player, tile_on

MovePlan = Mapping[str, Any]
RELATIVE_DIRECTION_ARROWS: Final = {"left": "↰", "straight": "↑", "right": "↱", "forward": "↑"}
MAX_SHORT_ENDS: Final = 3
"""So many ends of a way are told where there is little room."""
LOADING_DECISION_KINDS: Final = ("load", "unload")
LAYING_DECISION_KINDS: Final = ("place_tile", "vote_finish", "place_finish")


def road_character(tile_kind: str, rotation: int) -> str:
    """A tile as one character.

    >>> road_character("curve", 0)
    '┏'
    """
    return ROAD_CHARACTERS[ROAD_ENDS[TILE_KIND_VALUES.code(tile_kind)][rotation // 90]]


class PositionPhrases(ViewPhrases):
    """Says what is known of a position of Classic Rally, and of choices in it."""

    def labelled(self, label: str, text: str) -> str:
        """A thing and what is told of it, with the language's own colon."""
        return self.message("cr-told", what=label, told=text)

    def board_slots(self, load: Mapping[str, int] | None, slot_count: int) -> str:
        """A board as letters, one for each slot; `?` while nobody may see it."""
        if load is None:
            return "?" * slot_count
        cards = "".join(self.message(f"cr-card-{card}") * load.get(card, 0) for card in CARD_VALUES.names)
        return cards + "·" * (slot_count - len(cards))

    def boards_line(self, player: Mapping[str, Any]) -> str:
        """Both boards with their slots, and the road book; nothing while they are empty."""
        if self.view["phase"] in UNLOADED_PHASES:
            return ""
        capacity = player["capacity"]
        return self.message(
            "cr-boards",
            rally=self.board_slots(player["load"], capacity["rally"]),
            aid=self.board_slots(player["assistance"]["load"], capacity["assistance"]),
            book=self.road_book(player),
        )

    def road_book(self, player: Mapping[str, Any]) -> str:
        """The road book: its cards as arrows where they are known, else their number."""
        book = player["road_book"]
        if isinstance(book, int):
            return str(book)
        return "".join(RELATIVE_DIRECTION_ARROWS[way] * book.get(way, 0) for way in RELATIVE_DIRECTION_ARROWS) or "–"

    def load_text(self, load: Mapping[str, int] | None) -> str:
        """The cards of a board in words."""
        if load is None:
            return self.message("cr-unseen")
        names = [
            self.value_name(CARD_VALUES, card) + (f" × {count}" if count > 1 else "") for card, count in load.items()
        ]
        return ", ".join(names) or self.message("cr-empty")

    def features_line(self, player: Mapping[str, Any]) -> str:
        """The features, each with whether it works and why not; then the hazards that hold the car."""
        out = {each["feature"]: each["causes"] for each in player["out"]}
        parts: list[str] = []
        for fitted in player["features"]:
            name = self.value_name(FEATURE_VALUES, fitted["feature"])
            causes = out.get(fitted["feature"])
            why = ", ".join(self.message(f"cr-cause-{cause}") for cause in causes or ())
            parts.append(f"{name} ✗ {why}" if causes else f"{name} ✓")
        parts += [f"! {self.value_name(HAZARD_VALUES, hazard)}" for hazard in player["hazards"]]
        return " · ".join(parts)

    def dice_line(self) -> str:
        """The dice and the weather of this turn."""
        if not self.turn.get("dice"):
            return ""
        dice = " ".join(str(each) for each in self.turn["dice"])
        return self.message("cr-dice", dice=dice, weather=self.value_name(WEATHER_VALUES, self.turn["weather"]))

    def ongoing_line(self) -> str:
        """Dice and weather, what is owed or left to drive, and one's joker."""
        player = shown_player(self.view)
        parts = [self.dice_line()]
        if self.view["phase"] == "moving":
            parts.append(self.message("cr-left", tiles=self.turn["distance"]))
        elif self.turn.get("dice") and self.turn.get("owed"):
            parts.append(self.message("cr-owed"))
        if player["joker"] not in (None, "?"):
            parts.append(self.message("cr-joker", joker=self.value_name(JOKER_VALUES, player["joker"])))
        return " · ".join(filter(None, parts))

    def stopwatch_line(self) -> str:
        """The stopwatch, where it runs."""
        watch: Any = self.view["stopwatch"]
        settings: Any = self.view["settings"]
        if not (settings.get("chrono") or self.view["seats"] == 1):
            return ""
        return self.message("cr-watch", notches=watch["score"])

    def preparation_line(self) -> str:
        """The tile in hand and those that others hold; features and cards that are left to be taken."""
        phase, building = self.view["phase"], self.view.get("building")
        players: Any = self.view["players"]
        if phase == "building" and isinstance(building, dict):
            tiles: Any = self.view["tiles"]
            drawn = building["drawn"]
            tile = f"{self.value_name(TILE_KIND_VALUES, drawn)} {road_character(drawn, 0)}" if drawn else "–"
            parts = [self.message("cr-tile", tile=tile, pile=sum(tiles.values()))]
            for each in players:
                if each["tile"]:
                    car, held = (
                        self.value_name(COLOUR_VALUES, each["colour"]),
                        self.value_name(TILE_KIND_VALUES, each["tile"]),
                    )
                    parts.append(self.message("cr-holds", car=car, tile=held))
            return " · ".join(parts)
        if phase == "voting":
            return self.message("cr-votes", votes=sum(1 for each in players if each["vote"]), of=len(players))
        if phase == "draft":
            pile: Any = self.view["feature_pile"]
            return ", ".join(
                f"{count} {self.value_name(FEATURE_VALUES, name)}" for name, count in pile.items() if count
            )
        if phase == "loading":
            piles: Any = self.view["piles"]
            cards = " ".join(f"{count} {self.message(f'cr-card-{card}')}" for card, count in piles.items() if count)
            return self.message("cr-pile", cards=cards or "–")
        return ""

    def choice_label(self, label: str, decision_json: Json, decision_kind: str, preview: Json, is_short: bool) -> str:
        """A choice with what is known of it in advance; in few characters where there is little room."""
        if decision_kind == "rally_step":
            return self._step_label(label, str(decision_json["way"]), preview, is_short)
        if decision_kind == "assistance_move":
            aid = shown_player(self.view)["assistance"]["at"]
            return self.labelled(label, cell_beside(aid, str(decision_json["direction"])))
        if decision_kind in LAYING_DECISION_KINDS:
            return self._spot_label(label, decision_json, decision_kind, is_short)
        if decision_kind == "place_assistance":
            tile = tile_on(self.view, str(decision_json["cell"]))
            where = self.value_name(TILE_KIND_VALUES, tile["kind"])
            return f"{decision_json['cell']} {where}" if is_short else f"{label} ({where})"
        if decision_kind in LOADING_DECISION_KINDS and is_short:
            card = self.value_name(CARD_VALUES, str(decision_json["card"]))
            return self.message(f"cr-short-{decision_kind}", card=card, board=str(decision_json["board"]))
        if decision_kind == "play_joker" and not is_short:
            return self.labelled(label, self.translations.attribute(f"joker-{decision_json['joker']}", "help"))
        if decision_kind == "pick_feature":
            name = self.value_name(FEATURE_VALUES, str(decision_json["feature"])) if is_short else label
            return self.labelled(name, self.translations.attribute(f"feature-{decision_json['feature']}", "help"))
        return label

    def _spot_label(self, label: str, decision_json: Json, decision_kind: str, is_short: bool) -> str:
        building: Any = self.view.get("building") or {}
        tile = str(building.get("drawn") or "") if decision_kind == "place_tile" else "finish"
        if not tile:
            return label
        road = road_character(tile, int(str(decision_json["rotation"])))
        return f"{decision_json['cell']} {road}" if is_short else f"{label} {road}"

    def _step_label(self, label: str, relative_direction: str, preview: Json, is_short: bool) -> str:
        plans = [
            plan for plan in self.sorted_plans(preview) if plan["steps"] and plan["steps"][0] == relative_direction
        ]
        if not plans:
            return label
        if is_short:
            ends = " / ".join(self.plan_end(plan) for plan in plans[:MAX_SHORT_ENDS])
            return self.labelled(
                f"{RELATIVE_DIRECTION_ARROWS[relative_direction]} {label}",
                ends + (" …" if len(plans) > MAX_SHORT_ENDS else ""),
            )
        return self.labelled(label, " / ".join(self.plan_end_text(plan) for plan in plans))

    def sorted_plans(self, preview: Json) -> list[MovePlan]:
        """All legal plans, the shortest first."""
        plans: Any = preview.get("plans") or []
        return sorted(plans, key=lambda plan: len(plan["steps"]))

    def plan_end(self, plan: MovePlan) -> str:
        """Where a plan ends in signs: cell, fuel, cards, then what waits there."""
        parts = [str(plan["end"])]
        if plan["fuel"]:
            parts.append(f"−{plan['fuel']}")
        if plan["cards"]:
            parts.append("".join(RELATIVE_DIRECTION_ARROWS[way] for way in plan["cards"]))
        notes = {"hazard": "!", "finish": "★", "dead_end": "↶", "nowhere": "✗"}
        parts += [f"({plan['token']})"] if plan["token"] else []
        return " ".join([*parts, *filter(None, [notes.get(plan["ends"], "")])])

    def plan_end_text(self, plan: MovePlan) -> str:
        """The same in words."""
        parts = [self.message("cr-end", cell=plan["end"], fuel=plan["fuel"])]
        if plan["cards"]:
            parts.append(self.message("cr-end-cards", cards=self._relative_direction_names(plan["cards"])))
        if plan["token"]:
            parts.append(self.value_name(TILE_KIND_VALUES, f"checkpoint_{plan['token']}"))
        if plan["ends"] != "stop":
            parts.append(self.message(f"cr-end-{plan['ends']}"))
        if plan["overtaking"]:
            parts.append(self.message("cr-end-overtaking"))
        return ", ".join(parts)

    def _relative_direction_names(self, relative_directions: Sequence[str]) -> str:
        return ", ".join(self.value_name(RELATIVE_DIRECTION_VALUES, way) for way in relative_directions)

    def cell_costs(self, preview: Json) -> dict[str, str]:
        """For every cell where a plan may end, the fuel of the cheapest."""
        costs: dict[str, str] = {}
        for plan in self.sorted_plans(preview):
            if plan["fuel"]:
                costs.setdefault(str(plan["end"]), f"-{plan['fuel']}")
        return costs

    def plan_ends_line(self, preview: Json) -> str:
        """All ends in one short line; the last of them are missing where there is no room."""
        ends = list(dict.fromkeys(self.plan_end(plan) for plan in self.sorted_plans(preview) if plan["steps"]))
        return self.message("cr-ways", ends=" · ".join(ends)) if ends else ""

    def plan_lines(self, preview: Json) -> list[str]:
        """The plans in words, and whether the turn may end without a move."""
        plans = [plan for plan in self.sorted_plans(preview) if plan["steps"]]
        lines = [
            f"{self.labelled(self._relative_direction_names(plan['steps']), self.plan_end_text(plan))}."
            for plan in plans
        ]
        stay: Any = preview.get("stay")
        if stay:
            lines.append(self.message(f"cr-stay-{stay['why']}"))
        warnings: Sequence[str] = preview.get("warnings") or []  # type: ignore[assignment]
        return lines + [self.message(f"cr-warning-{each}") for each in warnings]

    def player_label(self, player: Mapping[str, Any]) -> str:
        """A player's letter and colour."""
        return f"{car_letter(player['colour'])} {self.value_name(COLOUR_VALUES, player['colour'])}"

    def player_sentence(self, player: Mapping[str, Any], player_name: str) -> str:
        """Everything that may be known of a player, in one sentence."""
        who = f"{self.value_name(COLOUR_VALUES, player['colour'])} ({player_name})"
        status = player["status"]
        if status != "racing":
            return self.message(f"cr-{status}", car=who, round=player["finished_round"] or 0)
        parts: list[str] = []
        if player["at"]:
            nose = self.value_name(DIRECTION_VALUES, player["nose"])
            parts.append(self.message("cr-on", cell=player["at"], nose=nose))
        if player["assistance"]["at"]:
            parts.append(self.message("cr-aid-on", cell=player["assistance"]["at"]))
        if self.view["phase"] not in UNLOADED_PHASES:
            parts.append(self.message("cr-rally-load", cards=self.load_text(player["load"])))
            parts.append(self.message("cr-aid-load", cards=self.load_text(player["assistance"]["load"])))
        parts.append(self.message("cr-book", cards=self.road_book(player)))
        if player["tokens"]:
            parts.append(self.message("cr-tokens", tokens=", ".join(str(each) for each in player["tokens"])))
        features = self.features_line(player)
        parts += [features] if features else []
        if player["immobile"]:
            parts.append(self.message("cr-is-immobile"))
        return self.labelled(who, " · ".join(parts)) + "."

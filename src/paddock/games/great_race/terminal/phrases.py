"""The Great Race's crews, hands and choices in words and in short lines: what each choice would cost or bring."""
# mypyc: off

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from paddock.core.game import Json
from paddock.core.terminal_renderer import ViewPhrases

from ..components import content
from ..components.africa import (
    CARD_COUNT_BY_CITY,
    CITY_BY_SPACE,
    CITY_VALUES,
    COLOUR_BY_CITY,
    FARE_BY_SEA_LINE,
    NO_CITY,
    SEA_LINE_VALUES,
    SPACE_VALUES,
)
from ..components.content import (
    CARD_VALUES,
    COLOUR_VALUES,
    CREW_DATA,
    DANGER_VALUES,
    RISK_FUEL,
    TILE_VALUES,
    VEHICLE_VALUES,
)
from .picture import CITY_BRACKETS, VEHICLE_LETTERS
from .screen_positions import shown_crew

POST_NAMES: Final = ("funding", "scout", "mechanic", "escort")
GAUGE_NAMES: Final = ("fuel", "engine", "chassis")
DECISION_KINDS_WITH_SENTENCE: Final = ("crew", "play", "discard", "stamp")
"""What a choice of these kinds means is a sentence of its own."""
MAX_ROADS: Final = 4
"""So many roads are told in one short line."""


def gauge_bar(level: int, maximum: int) -> str:
    """A gauge as an instrument.

    >>> gauge_bar(2, 5)
    '▮▮▯▯▯'
    """
    return "▮" * level + "▯" * (maximum - level)


def in_brackets(text: str, colour: str) -> str:
    """A text in the brackets of a city's colour.

    >>> in_brackets("Agadez", "green")
    '[Agadez]'
    """
    return text.join(CITY_BRACKETS[colour])


class PositionPhrases(ViewPhrases):
    """Says what is known of a position of The Great Race, and of choices in it."""

    def labelled_text(self, label: str, text: str) -> str:
        """A thing and what is told of it, with the language's own colon."""
        return self.message("gr-told", what=label, told=text)

    def leader_name(self, vehicle_name: str) -> str:
        """Who leads a vehicle, in one word."""
        return self.value_name(VEHICLE_VALUES, vehicle_name).split()[-1]

    def city_name(self, city: str) -> str:
        """A city with the brackets of its colour."""
        return in_brackets(
            self.value_name(CITY_VALUES, city), COLOUR_VALUES.names[COLOUR_BY_CITY[CITY_VALUES.code(city)]]
        )

    def colour_name(self, colour: str) -> str:
        """A colour in its brackets."""
        return in_brackets(self.value_name(COLOUR_VALUES, colour), colour)

    def space_name(self, space: str) -> str:
        """A space as it is written, or the city that it is."""
        city = CITY_BY_SPACE[SPACE_VALUES.code(space)]
        return space if city == NO_CITY else self.city_name(CITY_VALUES.names[city])

    # -- a crew ------------------------------------------------------------------------------------------------

    def crew_label(self, crew: Mapping[str, Any]) -> str:
        """A crew's letter and its leader; nothing before it is picked."""
        return f"{VEHICLE_LETTERS[crew['crew']]} {self.leader_name(crew['crew'])}" if crew["crew"] else ""

    def gauge_line(self, crew: Mapping[str, Any]) -> str:
        """The three gauges."""
        if not crew["crew"]:
            return ""
        return " · ".join(
            f"{self.message(f'gr-{name}')} {gauge_bar(crew[name], crew['max'][name])} {crew[name]}"
            for name in GAUGE_NAMES
        )

    def money_and_posts(self, crew: Mapping[str, Any]) -> str:
        """Money, and the assistants of each post: those that can still act, then those that have acted."""
        if not crew["crew"]:
            return ""
        posts = crew["posts"]
        parts = [self.message("gr-money", money=crew["money"])]
        for post in POST_NAMES if posts is not None and crew["programmed"] else ():
            free, placed = crew["unspent"].get(post, 0), posts.get(post, 0)
            parts.append(f"{self.message(f'gr-post-{post}')} {'●' * free}{'○' * (placed - free) if placed else '–'}")
        return "  ".join(parts)

    def card_names(self, hand: Mapping[str, int]) -> str:
        """Cards by their names; a danger has its sign."""
        names = [self.card_name(name) + (f" × {count}" if count > 1 else "") for name, count in hand.items() if count]
        return ", ".join(names) or "–"

    def card_name(self, card: str) -> str:
        """A card, with the sign of a danger."""
        return self.value_name(CARD_VALUES, card) + (" !" if content.IS_DANGER_CARD[CARD_VALUES.code(card)] else "")

    def hand_line(self, crew: Mapping[str, Any]) -> str:
        """The hand, as far as it may be seen."""
        hand = crew["hand"]
        names = self.card_names(hand or {}) if not isinstance(hand, int) or not hand else self.message("gr-hidden")
        return self.message("gr-hand", cards=crew["cards"], limit=crew["limit"], names=names)

    def bivouac_line(self) -> str:
        """The cards that lie in the bivouac, slot by slot."""
        row: Any = self.view.get("bivouac")
        if not row or not any(row["slots"]):
            return ""
        slots = [f"{slot} {self.card_name(card) if card else '–'}" for slot, card in enumerate(row["slots"], 1)]
        return self.message("gr-bivouac", cards=" · ".join(slots))

    def ongoing_line(self) -> str:
        """What is under way: the drive, tiles in hand, a march, a river."""
        parts: list[str] = []
        if self.turn.get("drive"):
            parts.append(self.message("gr-left", spaces=self.turn["drive"]["left"]))
        if self.turn.get("march"):
            parts.append(self.message("gr-march", spaces=self.turn["march"]))
        scouting = self.turn.get("scouting") or {}
        if isinstance(scouting.get("drawn"), list) and scouting["drawn"]:
            tiles = ", ".join(self.value_name(TILE_VALUES, each) for each in scouting["drawn"])
            parts.append(self.message("gr-tiles", tiles=tiles))
        if shown_crew(self.view)["river"]:
            parts.append(self.message("gr-river"))
        return " · ".join(parts)

    def crew_sentence(self, crew: Mapping[str, Any], player_name: str) -> str:
        """Everything that may be known of a crew, in one sentence."""
        if not crew["crew"]:
            return self.labelled_text(player_name, self.message("gr-no-crew"))
        who = f"{self.value_name(VEHICLE_VALUES, crew['crew'])} ({player_name})"
        if crew["out"]:
            return self.labelled_text(who, self.message("gr-is-out")) + "."
        parts = [self.message("gr-at", space=self.space_name(crew["at"]), level=crew["level"])]
        parts += [f"{self.message(f'gr-{gauge}')} {crew[gauge]}/{crew['max'][gauge]}" for gauge in GAUGE_NAMES]
        parts += [self.money_and_posts(crew), self.hand_line(crew)]
        if crew["passed"]:
            parts.append(self.message("gr-is-passed"))
        return self.labelled_text(who, " · ".join(parts)) + "."

    # -- choices -----------------------------------------------------------------------------------------------

    def question(self, asked_question: Mapping[str, Any]) -> str:
        """What is asked, with the danger, the tile or the levels that it is about."""
        name = asked_question["question"]
        if name == "react":
            return self.message("gr-ask-react", danger=self.value_name(DANGER_VALUES, asked_question["danger"]))
        if name == "split":
            return self.message(
                "gr-ask-gain" if asked_question["gain"] else "gr-ask-loss", levels=asked_question["levels"]
            )
        scouting = self.turn.get("scouting") or {}
        drawn = scouting.get("drawn")
        tile = scouting.get("tile") or (drawn[0] if isinstance(drawn, list) and len(set(drawn)) == 1 else None)
        if name == "lay" and tile:
            return self.message("gr-ask-lay", tile=self.value_name(TILE_VALUES, tile))
        return self.message(f"ask-{name}")

    def choice_label(self, label: str, decision_json: Json, decision_kind: str, preview: Json, is_short: bool) -> str:
        """A choice with what is known of it in advance; in few characters where there is little room."""
        if decision_kind in ("step", "step_power"):
            return self._step_label(
                label, str(decision_json["space"]), decision_kind == "step_power", preview, is_short
            )
        if decision_kind == "lay" and is_short:
            return str(decision_json["space"])
        if decision_kind == "program" and is_short:
            return " ".join(f"{self.message(f'gr-letter-{post}')}{decision_json[post]}" for post in POST_NAMES)
        more = self._choice_detail(decision_json, decision_kind, preview, is_short)
        if decision_kind == "pick":
            slot = int(str(decision_json["slot"]))
            row: Any = self.view.get("bivouac") or {"slots": []}
            card = row["slots"][slot - 1] if slot <= len(row["slots"]) else None
            label = f"{slot} {self.card_name(card)}" if card else label
        if not more:
            return label
        return self.labelled_text(label, more) if decision_kind in DECISION_KINDS_WITH_SENTENCE else f"{label} ({more})"

    def _choice_detail(self, decision_json: Json, decision_kind: str, preview: Json, is_short: bool) -> str:
        crew = shown_crew(self.view)
        if decision_kind == "buy_fuel":
            return self.message("gr-money", money=int(str(decision_json["levels"])) * crew["fuel_price"])
        if decision_kind in ("fund", "fund_power"):
            more = content.EXTRA_FUNDS if decision_kind == "fund_power" else 0
            return self.message("gr-money", money=f"+{content.FUNDING_INCOME + more}")
        if decision_kind in ("repair", "repair_power"):
            return self._repair_price(decision_json, crew, uses_power=decision_kind == "repair_power")
        if decision_kind == "sail":
            return self.message("gr-money", money=FARE_BY_SEA_LINE[SEA_LINE_VALUES.code(str(decision_json["line"]))])
        if decision_kind == "enter":
            return self._city_detail(str(decision_json["city"]), crew)
        if decision_kind == "drive":
            most = crew["engine"] + int(self.turn.get("march") or 0)
            return self.message("gr-spaces", spaces=min(1, most) if crew["river"] else most)
        if decision_kind == "crew":
            data = next(each for each in CREW_DATA["crews"] if each["id"] == decision_json["crew"])
            figures = "/".join(str(data[gauge]) for gauge in GAUGE_NAMES)
            return figures if is_short else f"{figures}. {self.translations.attribute('crew-' + data['id'], 'help')}"
        if decision_kind == "clear":
            tiles: Any = self.view["tiles"]
            return (
                self.value_name(TILE_VALUES, tiles[decision_json["space"]]) if decision_json["space"] in tiles else ""
            )
        if decision_kind == "stamp" and not is_short:
            return self.translations.attribute(f"quest-{decision_json['quest']}", "help")
        if decision_kind in ("play", "discard") and not is_short:
            return self.translations.attribute(f"card-{decision_json['card']}", "help")
        return self._dangers_left(int(str(decision_json["slot"])), preview) if decision_kind == "pick" else ""

    def _repair_price(self, decision_json: Json, crew: Mapping[str, Any], *, uses_power: bool) -> str:
        free = content.FREE_REPAIR_LEVELS if uses_power else 0
        levels = int(str(decision_json["engine"])) + int(str(decision_json["chassis"])) - free
        price = crew["repair_price"]
        if price is None:
            price = CREW_DATA["constants"]["alone_emergency_engine_price"]
        return self.message("gr-money", money=levels * price)

    def _city_detail(self, city: str, crew: Mapping[str, Any]) -> str:
        code = CITY_VALUES.code(city)
        cards = 0 if city in crew["visited"] else CARD_COUNT_BY_CITY[code]
        return self.message("gr-city", colour=self.translations.value(COLOUR_VALUES, COLOUR_BY_CITY[code]), cards=cards)

    def _dangers_left(self, slot: int, preview: Json) -> str:
        """The dangers that would be left lying if this card were the last to be taken."""
        picks: Any = preview.get("bivouac") or []
        pick = next((each for each in picks if each["slot"] == slot), None)
        return self.message("gr-left-lying", dangers=pick["dangers"]) if pick else ""

    # -- the road ----------------------------------------------------------------------------------------------

    def _step_label(self, label: str, space: str, uses_power: bool, preview: Json, is_short: bool) -> str:
        steps: Any = preview.get("steps") or []
        step = next((each for each in steps if each["space"] == space), None)
        if step is None:
            return label
        cost = self.step_cost(step, uses_power)
        name = f"{space} *" if uses_power else space
        return f"{name} {cost}" if is_short else self.labelled_text(label, self.step_cost_text(step, uses_power))

    def step_cost(self, step: Mapping[str, Any], uses_power: bool = False) -> str:
        """What a step costs in signs: fuel, levels, danger, stop; of a blank the worst, and how often it fails."""
        less = RISK_FUEL if uses_power and step["risk"] else 0
        if step["blind"]:
            worst = step["blind"]["worst"]
            low, most, fails = step["fuel"] - less, worst["fuel"] - less, round(100 * step["blind"]["fails"])
            text = self.message("gr-cost-blind", low=low, fuel=most, levels=worst["levels"])
            return text + (f" ✗{fails}%" if fails else "")
        signs = (" !" if step["danger"] else "") + (" x" if step["stop"] else "")
        return self.message("gr-cost", fuel=step["fuel"] - less, levels=step["levels"]) + signs

    def step_cost_text(self, step: Mapping[str, Any], uses_power: bool = False) -> str:
        """The same in words."""
        less = RISK_FUEL if uses_power and step["risk"] else 0
        if step["blind"]:
            worst, fails = step["blind"]["worst"], round(100 * step["blind"]["fails"])
            return self.message("gr-words-blind", fuel=worst["fuel"] - less, levels=worst["levels"], fails=fails)
        parts = [self.message("gr-words-cost", fuel=step["fuel"] - less, levels=step["levels"])]
        parts += [self.message(f"gr-{name}") for name in ("danger", "stop", "risk") if step[name]]
        return ", ".join(parts)

    def step_lines(self, preview: Json) -> list[str]:
        """Every step beside the vehicle that could be made, with its cost in words."""
        steps: Any = preview.get("steps") or []
        lines: list[str] = []
        for step in steps:
            if step["legal"]:
                cost = self.message("gr-free") if step["city"] else self.step_cost_text(step)
                lines.append(self.labelled_text(self.space_name(step["space"]), cost) + ".")
        return lines

    def blind_line(self, preview: Json) -> str:
        """What a tile of the bag costs on average, and how far the arrival is."""
        mean: Any = preview.get("blind")
        if not preview:
            return ""
        parts = [self.message("gr-home", steps=preview["home"])]
        if mean:
            danger, stop = (round(100 * mean[name]) for name in ("danger", "stop"))
            fuel, levels = (round(mean[name], 1) for name in ("fuel", "levels"))
            parts.append(self.message("gr-blind", fuel=fuel, levels=levels, danger=danger, stop=stop))
        return " · ".join(parts)

    def road_line(self, preview: Json) -> str:
        """The cities that are nearest, with the fuel that the road there is expected to take."""
        roads: Any = preview.get("roads") or []
        parts: list[str] = []
        for road in roads[:MAX_ROADS]:
            fuel = self.message("gr-road", steps=road["steps"], fuel=f"{road['fuel']:.0f}")
            parts.append(f"{self.city_name(road['city'])} {fuel}")
        return self.message("gr-roads", roads=" · ".join(parts)) if parts else ""


def join_with_spaces(values: Sequence[object]) -> str:
    """Numbers beside each other."""
    return " ".join(str(each) for each in values)

"""What the solo game of The Great Race adds, in words: the Torpedo, its card part by part, what it will do and why, its
stickers, and the passport.
"""
# mypyc: off

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from paddock.core.game import Json

from ..components.content import COLOUR_VALUES, ESTIENNE_CARD_VALUES, ESTIENNE_DATA, LEGACY_DATA, QUEST_VALUES
from ..rules.reasons import REASON_VALUES
from .phrases import PositionPhrases, gauge_bar, join_with_spaces

CARD_BY_ID: Final[Mapping[str, Any]] = {each["id"]: each for each in ESTIENNE_DATA["cards"]}


class SoloPhrases:
    """Says what is to be known of the Torpedo; nothing where it does not take part."""

    def __init__(self, phrases: PositionPhrases) -> None:
        self._phrases: Final = phrases
        self._view: Final = phrases.view
        self._torpedo: Final[Any] = phrases.view.get("torpedo")
        estienne: Any = phrases.view.get("estienne") or {}
        self._estienne_card: Final[Any] = CARD_BY_ID.get(estienne.get("current"))

    def _message(self, message_key: str, **args: object) -> str:
        return self._phrases.message(message_key, **args)

    # -- the Torpedo and its card ------------------------------------------------------------------------------

    def gauge_line(self) -> str:
        """The Torpedo's two gauges and how many of its assistants have acted."""
        its = self._torpedo
        if not its:
            return ""
        gauges = [
            f"{self._message(f'gr-{name}')} {gauge_bar(its[name], its['max'])} {its[name]}"
            for name in ("fuel", "mechanic")
        ]
        acted = "○" * its["assistants"] + "●" * (5 - its["assistants"])
        return f"T {' · '.join(gauges)} {acted} {self._message('gr-level', level=its['level'])}"

    def card_line(self) -> str:
        """The card of this round in one short line."""
        card = self._estienne_card
        if not card:
            return ""
        return self._message(
            "gr-card",
            card=card["id"],
            colour=self._phrases.colour_name(card["target"]),
            tiles=card["tiles"],
            moves=join_with_spaces([card["second_move"], *card["other_moves"]]),
            slots=f"{join_with_spaces(card['bivouac']['first'])}/{join_with_spaces(card['bivouac']['second'])}",
        )

    def card_sentence(self, card_name: str) -> str:
        """A card part by part, in words."""
        card = CARD_BY_ID[card_name]
        return self._message(
            "gr-card-words",
            colour=self._phrases.value_name(COLOUR_VALUES, card["target"]),
            tiles=card["tiles"],
            second=card["second_move"],
            others=", ".join(str(each) for each in card["other_moves"]),
            first=", ".join(str(each) for each in card["bivouac"]["first"]),
            behind=", ".join(str(each) for each in card["bivouac"]["second"]),
            effect=self.danger_effect_text(card["danger_effect"]),
            refuel=card["refuel"],
            repair=card["repair"],
        )

    def danger_effect_text(self, effect: Mapping[str, int]) -> str:
        """What a danger of the card costs."""
        return ", ".join(self._message(f"gr-effect-{name}", count=count) for name, count in effect.items())

    # -- what it will do ---------------------------------------------------------------------------------------

    def objective_line(self, preview: Json, *, is_short: bool = False) -> str:
        """Where it heads for, and why."""
        plan: Any = preview.get("torpedo")
        if not plan:
            return ""
        because = self._phrases.value_name(REASON_VALUES, plan["because"])
        key, city = "gr-aim-short" if is_short else "gr-aim", self._phrases.city_name(plan["objective"])
        return self._message(key, city=city, steps=len(plan["walk"]), because=because)

    def plan_lines(self, preview: Json) -> list[str]:
        """Its objective with all that it weighs, its road and yours, and what its assistants to come would do."""
        plan: Any = preview.get("torpedo")
        if not plan:
            return []
        lines, candidates = [self.objective_line(preview)], []
        for each in plan["candidates"]:
            city = self._phrases.city_name(each["city"])
            candidates.append(self._message("gr-weighs", city=city, steps=each["steps"], home=each["home"]))
        if candidates:
            lines.append(self._message("gr-weighed", cities=" · ".join(candidates)))
        lines += self.road_lines(preview)
        for each in plan["actions"]:
            path = self._space_names(each["path"]) or "–"
            because = self._phrases.value_name(REASON_VALUES, each["ends"])
            lines.append(
                self._message("gr-action", number=each["number"], spaces=each["spaces"], path=path, because=because)
            )
        return lines

    def road_lines(self, preview: Json) -> list[str]:
        """Its road, and the one on which it expects the player."""
        plan: Any = preview.get("torpedo") or {"walk": [], "your_walk": []}
        roads = (("gr-walk", plan["walk"]), ("gr-your-walk", plan["your_walk"]))
        return [self._message(key, spaces=self._space_names(spaces)) for key, spaces in roads if spaces]

    def _space_names(self, spaces: list[str]) -> str:
        return ", ".join(self._phrases.space_name(each) for each in spaces)

    def torpedo_sentences(self) -> list[str]:
        """The Torpedo and its card in sentences."""
        its = self._torpedo
        if not its:
            return []
        lines = [
            self._message(
                "gr-torpedo",
                space=self._phrases.space_name(its["at"]),
                level=its["level"],
                fuel=its["fuel"],
                mechanic=its["mechanic"],
                max=its["max"],
                acted=its["assistants"],
            )
        ]
        if self._estienne_card:
            lines.append(self._phrases.labelled_text(*self._card_entry()))
        return [*lines, *filter(None, [self.sticker_line(), self.deck_line()])]

    def _card_entry(self) -> tuple[str, str]:
        """The card of this round: its name, and what it means."""
        return self._message("gr-estienne", card=self._estienne_card["id"]), self.card_sentence(
            self._estienne_card["id"]
        )

    # -- what lasts --------------------------------------------------------------------------------------------

    def sticker_line(self) -> str:
        """The stickers on the vehicle, colour by colour; nothing without that layer."""
        settings: Any = self._view["settings"]
        if not self._torpedo or not settings["legacy"]:
            return ""
        levels = self._torpedo["legacy"].items()
        return " ".join(
            f"{self._phrases.colour_name(colour)} {gauge_bar(level, LEGACY_DATA['levels'])}" for colour, level in levels
        )

    def deck_line(self) -> str:
        """The eight cards of this game: those that are still in the pile, and those that were used."""
        estienne: Any = self._view.get("estienne")
        if not estienne:
            return ""
        gone = {*estienne["used"], estienne["current"]}
        left = [each for each in sorted(estienne["deck"]) if each not in gone]
        unused, used = join_with_spaces(left), join_with_spaces(estienne["used"])
        return self._message("gr-deck", left=unused or "–", used=used or "–")

    def passport_lines(self) -> list[str]:
        """The column of this game's way: a box for each quest, stamped or open."""
        settings: Any = self._view["settings"]
        if not settings["passport"] or self._view["seats"] != 1 or not self._view.get("way"):
            return []
        stamped = self._stamped_quests()
        boxes = " ".join(f"{name}{'☒' if name in stamped else '☐'}" for name in QUEST_VALUES.names)
        way = self._message(f"way-{self._view['way']}")
        half = len(boxes) // 2
        return [
            self._message("gr-passport", way=way, count=len(stamped), of=len(QUEST_VALUES)),
            boxes[:half].strip(),
            boxes[half:].strip(),
        ]

    def _stamped_quests(self) -> list[str]:
        before: Any = self._view.get("stamped") or []
        now: Any = self._view.get("stamps") or []
        return [*before, *now]

    def reference_entries(self) -> list[tuple[str, str]]:
        """The card, the powers of the stickers and the quests, each with what it means."""
        say, phrases = self._message, self._phrases
        entries: list[tuple[str, str]] = []
        if self._estienne_card:
            entries.append(self._card_entry())
        for colour, level in (self._torpedo["legacy"] if self._torpedo else {}).items():
            for power in LEGACY_DATA["powers"][colour][:level]:
                name = say("gr-sticker", colour=phrases.value_name(COLOUR_VALUES, colour), level=power["level"])
                entries.append((name, say(f"gr-power-{power['effect']}", value=power.get("value", 0))))
        if self.passport_lines():
            stamped = self._stamped_quests()
            for quest in QUEST_VALUES.names:
                name = f"{'☒' if quest in stamped else '☐'} {phrases.value_name(QUEST_VALUES, quest)}"
                entries.append((name, phrases.translations.attribute(f"quest-{quest}", "help")))
        return entries

    def upgraded_card_sentence(self, card: str) -> str:
        """What a card of Estienne's would become, in words."""
        data = CARD_BY_ID[card]
        better = next((each for each in CARD_BY_ID if each == f"{data['letter']}{data['level'] + 1}"), None)
        return self.card_sentence(better) if better and better in ESTIENNE_CARD_VALUES.names else ""

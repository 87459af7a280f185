"""What the solo game of The Great Race adds, in words: the Torpedo, its card part by part, what it will do and why, its
stickers, and the passport."""
# mypyc: off

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from paddock.core.game import Json
from paddock.games.great_race.components.content import COLOUR, ESTIENNE, ESTIENNE_DATA, LEGACY_DATA, QUEST
from paddock.games.great_race.rules.events import BECAUSE
from paddock.games.great_race.terminal.phrases import Telling, bar, names
from paddock.games.great_race.terminal.picture import BRACKETS

CARDS: Final[Mapping[str, Any]] = {each["id"]: each for each in ESTIENNE_DATA["cards"]}


class Solo:
    """Says what is to be known of the Torpedo; nothing where it does not take part."""

    def __init__(self, telling: Telling) -> None:
        self._telling: Final = telling
        self._view: Final = telling.view
        self._torpedo: Final[Any] = telling.view.get("torpedo")
        estienne: Any = telling.view.get("estienne") or {}
        self._card: Final[Any] = CARDS.get(estienne.get("current"))

    def _say(self, key: str, **args: object) -> str:
        return self._telling.say(key, **args)

    # -- the Torpedo and its card ------------------------------------------------------------------------------

    def gauges(self) -> str:
        """The Torpedo's two gauges and how many of its assistants have acted."""
        if not self._torpedo:
            return ""
        its = self._torpedo
        told = [f"{self._say(f'gr-{name}')} {bar(its[name], its['max'])} {its[name]}" for name in ("fuel", "mechanic")]
        acted = "○" * its["assistants"] + "●" * (5 - its["assistants"])
        return f"T {' · '.join(told)} {acted} {self._say('gr-level', level=its['level'])}"

    def card(self) -> str:
        """The card of this round in one short line."""
        if not self._card:
            return ""
        card = self._card
        sides = BRACKETS[card["target"]]
        return self._say(
            "gr-card",
            card=card["id"],
            colour=f"{sides[0]}{self._telling.value(COLOUR, card['target'])}{sides[1]}",
            tiles=card["tiles"],
            moves=names([card["second_move"], *card["other_moves"]]),
            slots=f"{names(card['bivouac']['first'])}/{names(card['bivouac']['second'])}",
        )

    def card_in_full(self, name: str) -> str:
        """A card part by part, in words."""
        card = CARDS[name]
        return self._say(
            "gr-card-words",
            colour=self._telling.value(COLOUR, card["target"]),
            tiles=card["tiles"],
            second=card["second_move"],
            others=", ".join(str(each) for each in card["other_moves"]),
            first=", ".join(str(each) for each in card["bivouac"]["first"]),
            behind=", ".join(str(each) for each in card["bivouac"]["second"]),
            effect=self.effect(card["danger_effect"]),
            refuel=card["refuel"],
            repair=card["repair"],
        )

    def effect(self, effect: Mapping[str, int]) -> str:
        """What a danger of the card costs."""
        return ", ".join(self._say(f"gr-effect-{name}", count=count) for name, count in effect.items())

    # -- what it will do ---------------------------------------------------------------------------------------

    def aim(self, foreseen: Json, *, short: bool = False) -> str:
        """Where it heads for, and why."""
        plan: Any = foreseen.get("torpedo")
        if not plan:
            return ""
        because = self._telling.value(BECAUSE, plan["because"])
        key, city = "gr-aim-short" if short else "gr-aim", self._telling.city(plan["objective"])
        return self._say(key, city=city, steps=len(plan["walk"]), because=because)

    def ahead(self, foreseen: Json) -> list[str]:
        """Its objective with all that it weighs, its road and yours, and what its assistants to come would do."""
        plan: Any = foreseen.get("torpedo")
        if not plan:
            return []
        weighed = [
            self._say("gr-weighs", city=self._telling.city(each["city"]), steps=each["steps"], home=each["home"])
            for each in plan["candidates"]
        ]
        lines = [self.aim(foreseen), *([self._say("gr-weighed", cities=" · ".join(weighed))] if weighed else [])]
        lines += self.roads(foreseen)
        for each in plan["actions"]:
            path = self._spaces(each["path"]) or "–"
            because = self._telling.value(BECAUSE, each["ends"])
            lines.append(
                self._say("gr-action", number=each["number"], spaces=each["spaces"], path=path, because=because)
            )
        return lines

    def roads(self, foreseen: Json) -> list[str]:
        """Its road, and the one on which it expects the player."""
        plan: Any = foreseen.get("torpedo") or {"walk": [], "your_walk": []}
        told = (("gr-walk", plan["walk"]), ("gr-your-walk", plan["your_walk"]))
        return [self._say(key, spaces=self._spaces(spaces)) for key, spaces in told if spaces]

    def _spaces(self, spaces: list[str]) -> str:
        return ", ".join(self._telling.space(each) for each in spaces)

    def in_words(self) -> list[str]:
        """The Torpedo and its card in sentences."""
        if not self._torpedo:
            return []
        its = self._torpedo
        lines = [
            self._say(
                "gr-torpedo",
                space=self._telling.space(its["at"]),
                level=its["level"],
                fuel=its["fuel"],
                mechanic=its["mechanic"],
                max=its["max"],
                acted=its["assistants"],
            )
        ]
        if self._card:
            lines.append(
                self._telling.told(self._say("gr-estienne", card=self._card["id"]), self.card_in_full(self._card["id"]))
            )
        return [*lines, *filter(None, [self.stickers(), self.deck()])]

    # -- what lasts --------------------------------------------------------------------------------------------

    def stickers(self) -> str:
        """The stickers on the vehicle, colour by colour; nothing without that layer."""
        settings: Any = self._view["settings"]
        if not self._torpedo or not settings["legacy"]:
            return ""
        told = []
        for colour, level in self._torpedo["legacy"].items():
            sides = BRACKETS[colour]
            told.append(
                f"{sides[0]}{self._telling.value(COLOUR, colour)}{sides[1]} {bar(level, LEGACY_DATA['levels'])}"
            )
        return " ".join(told)

    def deck(self) -> str:
        """The eight cards of this game: those that are still in the pile, and those that were used."""
        estienne: Any = self._view.get("estienne")
        if not estienne:
            return ""
        gone = {*estienne["used"], estienne["current"]}
        left = [each for each in sorted(estienne["deck"]) if each not in gone]
        return self._say("gr-deck", left=names(left) or "–", used=names(estienne["used"]) or "–")

    def passport(self) -> list[str]:
        """The column of this game's way: a box for each quest, stamped or open."""
        settings: Any = self._view["settings"]
        if not settings["passport"] or self._view["seats"] != 1 or not self._view.get("way"):
            return []
        stamped = self._stamped()
        boxes = " ".join(f"{name}{'☒' if name in stamped else '☐'}" for name in QUEST.names)
        way = self._say(f"way-{self._view['way']}")
        half = len(boxes) // 2
        return [
            self._say("gr-passport", way=way, count=len(stamped), of=len(QUEST)),
            boxes[:half].strip(),
            boxes[half:].strip(),
        ]

    def _stamped(self) -> list[str]:
        before: Any = self._view.get("stamped") or []
        now: Any = self._view.get("stamps") or []
        return [*before, *now]

    def things(self) -> list[tuple[str, str]]:
        """The card, the powers of the stickers and the quests, each with what it means."""
        say, telling = self._say, self._telling
        found: list[tuple[str, str]] = []
        if self._card:
            found.append((say("gr-estienne", card=self._card["id"]), self.card_in_full(self._card["id"])))
        for colour, level in (self._torpedo["legacy"] if self._torpedo else {}).items():
            for power in LEGACY_DATA["powers"][colour][:level]:
                name = say("gr-sticker", colour=telling.value(COLOUR, colour), level=power["level"])
                found.append((name, say(f"gr-power-{power['effect']}", value=power.get("value", 0))))
        if self.passport():
            stamped = self._stamped()
            for quest in QUEST.names:
                box = "☒" if quest in stamped else "☐"
                found.append(
                    (f"{box} {telling.value(QUEST, quest)}", telling.words.attribute(f"quest-{quest}", "help"))
                )
        return found

    def upgrade(self, card: str) -> str:
        """What a card of Estienne's would become, in words."""
        data = CARDS[card]
        better = next((each for each in CARDS if each == f"{data['letter']}{data['level'] + 1}"), None)
        return self.card_in_full(better) if better and better in ESTIENNE.names else ""

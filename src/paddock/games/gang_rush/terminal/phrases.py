"""Dice, paths and consequences in sentences and in short lines: what each choice would bring about, for whom."""
# mypyc: off

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from paddock.core.decision import Values
from paddock.core.game import Json
from paddock.core.translations import Translations

from ..components.bridge import DIRECTION
from ..components.content import DRIVER, FACE, HAZARD, PRICE, TILE
from .picture import car_letter

Outcome = Mapping[str, Any]
OFF_ROAD_PLACES: Final = ("river", "out", "arrested", "conceded", "air")
"""What `at` can be instead of a space."""
ARROWS: Final = dict(zip(DIRECTION.names, "→←↗↘↖↙", strict=True))
"""Directions as the picture shows them: forwards is to the right, lane 1 is at the top."""
MAX_PATHS: Final = 6
"""So many ways are told in lines."""


class PositionPhrases:
    """Says what is known of a position in advance, in the words of a language."""

    def __init__(self, words: Translations, view: Json) -> None:
        self._words: Final = words
        self._view: Final = view
        cars: Any = view["cars"]
        self._cars: Final[dict[str, Any]] = {car["driver"]: car for car in cars}
        asked: Any = view["asked"] or {}
        self._own: Final = asked.get("car")

    def _say(self, key: str, **args: object) -> str:
        return self._words.message(key, **args)

    def _value_name(self, values: Values, name: str) -> str:
        return self._words.value(values, values.code(name))

    def format_money(self, amount: int) -> str:
        """Dollars, as the language writes them."""
        return self._say("money", amount=amount)

    # -- the car on turn ---------------------------------------------------------------------------------------

    def describe_dice(self) -> str:
        """The dice as they lie: `[ ]` set aside, `( )` used, `×2` counted twice."""
        turn: Any = self._view.get("turn") or {}
        shown: list[str] = []
        for number, face in enumerate(turn.get("dice") or [], 1):
            if face is None:
                continue
            said = self._say(f"gb-face-{face}")
            if turn.get("doubled") == number:
                said += "×2"
            if number in turn.get("lost", ()) or turn.get("spent", [0] * number)[number - 1]:
                said = f"({said})"
            elif self._view["phase"] == "rolling" and number in turn.get("aside", ()):
                said = f"[{said}]"
            shown.append(f"{number} {said}")
        return "  ".join(shown)

    def describe_gauges(self) -> str:
        """Dial, spaces still to drive, wheels, shots, speed steps, and what the unused dice would bring."""
        turn: Any = self._view.get("turn") or {}
        if "wheels" not in turn:
            return ""
        return self._say(
            "gb-gauges",
            speed=self._cars[turn["car"]]["speed"],
            left=turn["movement"],
            wheels=sum(turn["wheels"].values()),
            shots=turn["shots"],
            steps=turn["steps"],
            sale=self.format_money(turn["sale"]),
        )

    def describe_revealed(self) -> str:
        """The hazards on offer."""
        hazards: Any = self._view["hazards"]
        names = [self._value_name(HAZARD, hazard) for hazard in hazards["revealed"]]
        return self._say("gb-revealed", hazards=", ".join(names)) if names else ""

    def describe_shop(self) -> list[tuple[str, str]]:
        """What the shop offers, dearest first: price and name, and what the tile does."""
        bonuses: Any = self._view["bonuses"]
        return [
            (
                f"{self.format_money(int(price))} {self._value_name(TILE, tile)}",
                self._words.attribute(f"tile-{tile}", "help"),
            )
            for price, tile in zip(PRICE.names, bonuses["shop"], strict=True)
            if tile is not None
        ]

    # -- choices -----------------------------------------------------------------------------------------------

    def label_choice(self, said: str, written: Json, notation: str, foreseen: Json, short: bool) -> str:
        """A choice with what is known of it in advance; in few characters where there is little room."""
        kind = notation.split()[0]
        if kind == "buy":
            return self._label_purchase(said, str(written["price"]), short)
        if kind == "reroll":
            return said if short else self._label_reroll(said, notation, foreseen)
        choices: Any = foreseen.get("choices") or []
        outcomes: Sequence[Outcome] = next((each["outcomes"] for each in choices if each["decision"] == notation), ())
        told = self.outcomes_in_short(outcomes) if short else self.outcomes_in_words(outcomes)
        if short and "direction" in written:
            said = self._say(f"gb-short-{kind}", way=ARROWS[str(written["direction"])]).strip()
        if not told:
            return said
        return f"{said} {told}" if short else f"{said} ({told})"

    def _label_purchase(self, said: str, price: str, short: bool) -> str:
        bonuses: Any = self._view["bonuses"]
        tile = bonuses["shop"][PRICE.names.index(price)]
        if tile is None:
            return said
        name = self._say("gb-buy", tile=self._value_name(TILE, tile), price=self.format_money(int(price)))
        return name if short else f"{name}: {self._words.attribute(f'tile-{tile}', 'help')}"

    def _label_reroll(self, said: str, notation: str, foreseen: Json) -> str:
        """A reroll with the number of each face that is to be expected."""
        rerolls: Any = foreseen.get("rerolls") or []
        odds = next((each["odds"] for each in rerolls if each["decision"] == notation), None)
        if odds is None:
            return said
        expected = [
            f"{self._value_name(FACE, face)} {sum(count * chance for count, chance in enumerate(odds[face])):.1f}"
            for face in FACE.names
        ]
        return f"{said} ({self._say('gb-expected', faces=', '.join(expected))})"

    # -- consequences ------------------------------------------------------------------------------------------

    def outcomes_in_words(self, outcomes: Sequence[Outcome]) -> str:
        """Everything that may follow, car by car; with its chance where a jump is in it."""
        told: list[str] = []
        for outcome in outcomes:
            cars = sorted(outcome["cars"], key=lambda car: car["car"] != self._own)
            said = "; ".join(filter(None, (self._describe_car_change(car) for car in cars)))
            chance = outcome["chance"]
            told.append(self._say("gb-chance", percent=round(100 * chance), told=said or "–") if chance < 1 else said)
        return " / ".join(filter(None, told))

    def _describe_car_change(self, after: Outcome) -> str:
        before = self._cars[after["car"]]
        parts: list[str] = []
        if after["at"] in OFF_ROAD_PLACES:
            if after["at"] != before["at"]:
                parts.append(self._say(f"gb-to-{after['at']}"))
        elif after["at"] != before["at"]:
            parts.append(self._say("gb-to", space=after["at"]))
        if after["damage"]:
            parts.append(self._say("gb-loses", points=after["damage"]))
        elif after["body"] > before["body"]:
            parts.append(self._say("gb-mended", points=after["body"] - before["body"]))
        if after["gain"]:
            parts.append(self._signed_money(after["gain"]))
        if after["debt"] > before["debt"]:
            parts.append(self._say("gb-owes", money=self.format_money(after["debt"] - before["debt"])))
        if after["speed"] != before["speed"]:
            parts.append(self._say("gb-speed", speed=after["speed"]))
        if after["facing"] != before["facing"]:
            parts.append(self._say("gb-turned"))
        said = ", ".join(parts)
        if not said or after["car"] == self._own:
            return said
        return self._say("gb-other", car=self._value_name(DRIVER, after["car"]), told=said)

    def _signed_money(self, amount: int) -> str:
        return f"{'+' if amount > 0 else '−'}{self.format_money(abs(amount))}"

    def outcomes_in_short(self, outcomes: Sequence[Outcome]) -> str:
        """The same in signs: where to, body points (▰) and money, then other cars by letter; `?` with a jump."""
        if not outcomes:
            return ""
        worst = max(outcomes, key=lambda each: _own_damage(each, self._own))
        parts: list[str] = []
        for car in sorted(worst["cars"], key=lambda each: each["car"] != self._own):
            own = car["car"] == self._own
            signs = [f"−{car['damage']}▰"] if car["damage"] else []
            signs += [self._signed_money(car["gain"])] if car["gain"] else []
            if own and car["at"] != self._cars[car["car"]]["at"]:
                signs.insert(0, self._say(f"gb-to-{car['at']}") if car["at"] in OFF_ROAD_PLACES else str(car["at"]))
            if not own:
                signs = [car_letter(car["car"]) + " ".join(signs)]
            parts += signs
        return " ".join(parts) + (" ?" if len(outcomes) > 1 else "")

    # -- ways --------------------------------------------------------------------------------------------------

    def softest_path(self, foreseen: Json) -> str:
        """The way that hurts least, and brings most, in one short line."""
        ways = self._sorted_paths(foreseen)
        if not ways:
            return ""
        return self._say(
            "gb-way",
            steps="".join(ARROWS[step] for step in ways[0]["steps"]),
            told=self.outcomes_in_short(ways[0]["outcomes"]),
        )

    def describe_paths(self, foreseen: Json) -> list[str]:
        """Ways to drive the whole speed, the softest first, and whom the police would hit."""
        ways = self._sorted_paths(foreseen)
        lines = [
            self._say("gb-way-long", steps=self._describe_steps(way), told=self.outcomes_in_words(way["outcomes"]))
            for way in ways[:MAX_PATHS]
        ]
        if len(ways) > MAX_PATHS:
            lines.append(self._say("gb-ways-more", count=len(ways) - MAX_PATHS))
        return lines + self.describe_volleys(foreseen)

    def _sorted_paths(self, foreseen: Json) -> list[Any]:
        paths: Any = foreseen.get("paths") or []
        return sorted(paths, key=lambda way: _expected_loss(way["outcomes"], self._own))

    def _describe_steps(self, way: Mapping[str, Any]) -> str:
        return ", ".join(self._value_name(DIRECTION, step) for step in way["steps"])

    def describe_volleys(self, foreseen: Json) -> list[str]:
        """Whom the police would hit if the round ended now."""
        volleys: Any = foreseen.get("volleys") or []
        return [
            self._say(
                "gb-volley", space=each["from"], officers=each["officers"], car=self._value_name(DRIVER, each["car"])
            )
            for each in volleys
            if each["car"] is not None
        ]


def _own_outcome(outcome: Outcome, own: str | None) -> Outcome:
    return next((car for car in outcome["cars"] if car["car"] == own), {"damage": 0, "gain": 0})


def _own_damage(outcome: Outcome, own: str | None) -> int:
    return int(_own_outcome(outcome, own)["damage"])


def _expected_loss(outcomes: Sequence[Outcome], own: str | None) -> tuple[float, float]:
    """Damage and money to be expected, so that the softest way comes first."""
    damage = sum(outcome["chance"] * _own_damage(outcome, own) for outcome in outcomes)
    gain = sum(outcome["chance"] * _own_outcome(outcome, own)["gain"] for outcome in outcomes)
    return damage, -gain

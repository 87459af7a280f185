"""Dice, paths and consequences in sentences and in short lines: what each choice would bring about, for whom."""
# mypyc: off

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from paddock.core.game import Json
from paddock.core.terminal_renderer import ViewPhrases
from paddock.core.translations import Translations

from ..components.bridge import DIRECTION_VALUES
from ..components.content import DRIVER_VALUES, FACE_VALUES, HAZARD_VALUES, PRICE_VALUES, TILE_VALUES
from .picture import car_letter

Outcome = Mapping[str, Any]
OFF_ROAD_PLACES: Final = ("river", "out", "arrested", "conceded", "air")
"""What `at` can be instead of a space."""
ARROW_BY_DIRECTION: Final = dict(zip(DIRECTION_VALUES.names, "→←↗↘↖↙", strict=True))
"""Directions as the picture shows them: forwards is to the right, lane 1 is at the top."""
MAX_PATHS: Final = 6
"""So many ways are told in lines."""


class PositionPhrases(ViewPhrases):
    """Says what is known of a position of GangRush in advance."""

    def __init__(self, translations: Translations, view: Json) -> None:
        super().__init__(translations, view)
        cars: Any = view["cars"]
        self._cars: Final[dict[str, Any]] = {car["driver"]: car for car in cars}
        asked: Any = view["asked"] or {}
        self._own_car: Final = asked.get("car")

    def format_money(self, amount: int) -> str:
        """Dollars, as the language writes them."""
        return self.message("money", amount=amount)

    # -- the car on turn ---------------------------------------------------------------------------------------

    def describe_dice(self) -> str:
        """The dice as they lie: `[ ]` set aside, `( )` used, `×2` counted twice."""
        turn = self.turn
        shown: list[str] = []
        for number, face in enumerate(turn.get("dice") or [], 1):
            if face is None:
                continue
            label = self.message(f"gb-face-{face}")
            if turn.get("doubled") == number:
                label += "×2"
            if number in turn.get("lost", ()) or turn.get("spent", [0] * number)[number - 1]:
                label = f"({label})"
            elif self.view["phase"] == "rolling" and number in turn.get("aside", ()):
                label = f"[{label}]"
            shown.append(f"{number} {label}")
        return "  ".join(shown)

    def describe_gauges(self) -> str:
        """Dial, spaces still to drive, wheels, shots, speed steps, and what the unused dice would bring."""
        turn = self.turn
        if "wheels" not in turn:
            return ""
        return self.message(
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
        hazards: Any = self.view["hazards"]
        names = [self.value_name(HAZARD_VALUES, hazard) for hazard in hazards["revealed"]]
        return self.message("gb-revealed", hazards=", ".join(names)) if names else ""

    def describe_shop(self) -> list[tuple[str, str]]:
        """What the shop offers, dearest first: price and name, and what the tile does."""
        bonuses: Any = self.view["bonuses"]
        offers = [offer for offer in zip(PRICE_VALUES.names, bonuses["shop"], strict=True) if offer[1] is not None]
        return [
            (f"{self.format_money(int(price))} {self.value_name(TILE_VALUES, tile)}", self.tile_help(tile))
            for price, tile in offers
        ]

    def tile_help(self, tile: str) -> str:
        """What a tile does."""
        return self.translations.attribute(f"tile-{tile}", "help")

    # -- choices -----------------------------------------------------------------------------------------------

    def label_choice(self, label: str, decision_json: Json, notation: str, preview: Json, is_short: bool) -> str:
        """A choice with what is known of it in advance; in few characters where there is little room."""
        kind = notation.split()[0]
        if kind == "buy":
            return self._label_purchase(label, str(decision_json["price"]), is_short)
        if kind == "reroll":
            return label if is_short else self._label_reroll(label, notation, preview)
        choices: Any = preview.get("choices") or []
        outcomes: Sequence[Outcome] = next((each["outcomes"] for each in choices if each["decision"] == notation), ())
        told = self.short_outcomes_text(outcomes) if is_short else self.describe_outcomes(outcomes)
        if is_short and "direction" in decision_json:
            label = self.message(f"gb-short-{kind}", way=ARROW_BY_DIRECTION[str(decision_json["direction"])]).strip()
        if not told:
            return label
        return f"{label} {told}" if is_short else f"{label} ({told})"

    def _label_purchase(self, label: str, price: str, is_short: bool) -> str:
        bonuses: Any = self.view["bonuses"]
        tile = bonuses["shop"][PRICE_VALUES.names.index(price)]
        if tile is None:
            return label
        name = self.message("gb-buy", tile=self.value_name(TILE_VALUES, tile), price=self.format_money(int(price)))
        return name if is_short else f"{name}: {self.tile_help(tile)}"

    def _label_reroll(self, label: str, notation: str, preview: Json) -> str:
        """A reroll with the number of each face that is to be expected."""
        rerolls: Any = preview.get("rerolls") or []
        odds = next((each["odds"] for each in rerolls if each["decision"] == notation), None)
        if odds is None:
            return label
        expected = [
            f"{self.value_name(FACE_VALUES, face)} {sum(count * chance for count, chance in enumerate(odds[face])):.1f}"
            for face in FACE_VALUES.names
        ]
        return f"{label} ({self.message('gb-expected', faces=', '.join(expected))})"

    # -- consequences ------------------------------------------------------------------------------------------

    def describe_outcomes(self, outcomes: Sequence[Outcome]) -> str:
        """Everything that may follow, car by car; with its chance where a jump is in it."""
        told: list[str] = []
        for outcome in outcomes:
            cars = sorted(outcome["cars"], key=lambda car: car["car"] != self._own_car)
            label = "; ".join(filter(None, (self._describe_car_change(car) for car in cars)))
            if outcome["chance"] < 1:
                label = self.message("gb-chance", percent=round(100 * outcome["chance"]), told=label or "–")
            told.append(label)
        return " / ".join(filter(None, told))

    def _describe_car_change(self, car_after: Outcome) -> str:
        car_before = self._cars[car_after["car"]]
        parts: list[str] = []
        if car_after["at"] != car_before["at"]:
            place = car_after["at"]
            off_road = place in OFF_ROAD_PLACES
            parts.append(self.message(f"gb-to-{place}") if off_road else self.message("gb-to", space=place))
        if car_after["damage"]:
            parts.append(self.message("gb-loses", points=car_after["damage"]))
        elif car_after["body"] > car_before["body"]:
            parts.append(self.message("gb-mended", points=car_after["body"] - car_before["body"]))
        if car_after["gain"]:
            parts.append(self._signed_money(car_after["gain"]))
        if car_after["debt"] > car_before["debt"]:
            parts.append(self.message("gb-owes", money=self.format_money(car_after["debt"] - car_before["debt"])))
        if car_after["speed"] != car_before["speed"]:
            parts.append(self.message("gb-speed", speed=car_after["speed"]))
        if car_after["facing"] != car_before["facing"]:
            parts.append(self.message("gb-turned"))
        label = ", ".join(parts)
        if not label or car_after["car"] == self._own_car:
            return label
        return self.message("gb-other", car=self.value_name(DRIVER_VALUES, car_after["car"]), told=label)

    def _signed_money(self, amount: int) -> str:
        return f"{'+' if amount > 0 else '−'}{self.format_money(abs(amount))}"

    def short_outcomes_text(self, outcomes: Sequence[Outcome]) -> str:
        """The same in signs: where to, body points (▰) and money, then other cars by letter; `?` with a jump."""
        if not outcomes:
            return ""
        worst = max(outcomes, key=lambda each: _own_damage(each, self._own_car))
        parts: list[str] = []
        for car in sorted(worst["cars"], key=lambda each: each["car"] != self._own_car):
            own = car["car"] == self._own_car
            signs = [f"−{car['damage']}▰"] if car["damage"] else []
            signs += [self._signed_money(car["gain"])] if car["gain"] else []
            if own and car["at"] != self._cars[car["car"]]["at"]:
                signs.insert(0, self.message(f"gb-to-{car['at']}") if car["at"] in OFF_ROAD_PLACES else str(car["at"]))
            if not own:
                signs = [car_letter(car["car"]) + " ".join(signs)]
            parts += signs
        return " ".join(parts) + (" ?" if len(outcomes) > 1 else "")

    # -- ways --------------------------------------------------------------------------------------------------

    def least_damaging_path(self, preview: Json) -> str:
        """The way that hurts least, and brings most, in one short line."""
        ways = self._sorted_paths(preview)
        if not ways:
            return ""
        steps = "".join(ARROW_BY_DIRECTION[step] for step in ways[0]["steps"])
        return self.message("gb-way", steps=steps, told=self.short_outcomes_text(ways[0]["outcomes"]))

    def describe_paths(self, preview: Json) -> list[str]:
        """Ways to drive the whole speed, the softest first, and whom the police would hit."""
        ways = self._sorted_paths(preview)
        lines = [
            self.message(
                "gb-way-long",
                steps=", ".join(self.value_name(DIRECTION_VALUES, step) for step in way["steps"]),
                told=self.describe_outcomes(way["outcomes"]),
            )
            for way in ways[:MAX_PATHS]
        ]
        if len(ways) > MAX_PATHS:
            lines.append(self.message("gb-ways-more", count=len(ways) - MAX_PATHS))
        return lines + self.describe_volleys(preview)

    def _sorted_paths(self, preview: Json) -> list[Any]:
        paths: Any = preview.get("paths") or []
        return sorted(paths, key=lambda way: _expected_loss(way["outcomes"], self._own_car))

    def describe_volleys(self, preview: Json) -> list[str]:
        """Whom the police would hit if the round ended now."""
        volleys: Any = preview.get("volleys") or []
        lines: list[str] = []
        for each in volleys:
            if each["car"] is not None:
                car = self.value_name(DRIVER_VALUES, each["car"])
                lines.append(self.message("gb-volley", space=each["from"], officers=each["officers"], car=car))
        return lines


def _own_outcome(outcome: Outcome, own_driver: str | None) -> Outcome:
    return next((car for car in outcome["cars"] if car["car"] == own_driver), {"damage": 0, "gain": 0})


def _own_damage(outcome: Outcome, own_driver: str | None) -> int:
    return int(_own_outcome(outcome, own_driver)["damage"])


def _expected_loss(outcomes: Sequence[Outcome], own_driver: str | None) -> tuple[float, float]:
    """Damage and money to be expected, so that the softest way comes first."""
    damage = sum(outcome["chance"] * _own_damage(outcome, own_driver) for outcome in outcomes)
    gain = sum(outcome["chance"] * _own_outcome(outcome, own_driver)["gain"] for outcome in outcomes)
    return damage, -gain

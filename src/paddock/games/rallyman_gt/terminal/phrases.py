"""Rallyman: GT's plans and odds in words and in short lines: what each step and each choice would mean."""
# mypyc: off

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.text import Text

from paddock.core.game import Json
from paddock.core.terminal_renderer import Phrases

from ..components.circuit import NO_LIMIT, Circuit, Move
from .picture import dice_sign

STEP_WIDTH: Final = 5  # characters for a step of the plan
GEAR_COUNT: Final = 6
CHOICES_WHILE_ROLLING: Final = ("roll", "secure", "stop", "flat_out")
ROLLING_CHOICES: Final = ("roll", "flat_out")  # those that roll the next die


def percent(probability: float) -> str:
    """A chance as people say it: never 0 or 100 where it is not certain."""
    if 0.0 < probability < 0.005:
        return "<1"
    if 0.995 <= probability < 1.0:
        return ">99"
    return str(round(100 * probability))


class PlanPhrases(Phrases):
    """Says plans and odds in the words of a language."""

    # -- under the picture -------------------------------------------------------------------------------------

    def plan_lines(self, view: Json, preview: Json) -> list[Text]:
        """The steps that are laid side by side: dice, speed, warnings of the track, risk so far; and the dice left."""
        steps: Any = preview.get("plan") or []
        rows = [("plan", [dice_sign(str(step["step"])) for step in steps])]
        rows.append(("speed", [str(step["speed"]) + ("!" if step["too_fast"] else "") for step in steps]))
        rows.append(("warned", [f"⚠{step['warnings']}" if step["warnings"] else "·" for step in steps]))
        rows.append(("risk", [percent(step["loss"]) for step in steps]))
        if steps and steps[0]["spoiled"]:
            rows.append(("spoiled", [percent(steps[0]["spoiled"])]))
        names = [self.message(f"rg-row-{name}") for name, _ in rows]
        wide = max(len(name) for name in names) + 1
        lines: list[Text] = []
        for name, (row, cells) in zip(names, rows, strict=True):
            line = Text(name.ljust(wide), "#8d8a84")
            for cell in cells:
                line.append(cell.rjust(STEP_WIDTH), "bold #f0b849" if row == "risk" else "bold")
            lines.append(line)
        return [*(lines if steps else []), Text(self.dice_left(view), "#7fb8ea")]

    def dice_left(self, view: Json) -> str:
        """The dice that the car on turn can still lay; while it rolls, its warnings and focus tokens."""
        order: Any = view["order"]
        cars: Any = view["cars"]
        turn: Any = view.get("turn") or {}
        car = next((each for each in cars if order and each["colour"] == order[0]), None)
        if car is None or car.get("dice") is None:
            return ""
        if view["phase"] == "rolling":
            warnings, focus = turn["warnings"], car["focus"]
            return self.message("rg-rolling", warnings=warnings, threshold=car["threshold"], focus=focus)
        if view["phase"] == "relay":
            dice, relaid = " ".join(_rolled_dice(turn)), " ".join(_relaid_steps(turn))
            return self.message("rg-rolled", dice=dice, laid=relaid or "–")
        if view["phase"] != "plan":
            return ""
        used, gas, brakes = _dice_used([str(step) for step in turn.get("plan", [])])
        left = car["dice"]
        unused = [str(gear) for gear in range(1, GEAR_COUNT + 1) if gear not in used]
        most = left["gear"] - len(used)
        return self.message(
            "rg-dice",
            gears=(" ".join(unused) or "–") + (f" (≤{most})" if most < len(unused) else ""),
            gas=left["gas"] - gas,
            brake=left["brake"] - brakes,
            threshold=car["threshold"],
        )

    # -- choices -----------------------------------------------------------------------------------------------

    def choice_label(self, label: str, notation: str, preview: Json, is_short: bool) -> str:
        """A choice with what is known of it in advance; in few characters where there is little room."""
        kind = notation.split()[0]
        if kind in CHOICES_WHILE_ROLLING:
            return self._rolling_choice_label(kind, label, preview, is_short)
        following: Any = preview.get("next") or []
        step = next((each for each in following if each["step"] == notation), None)
        if step is None:
            return label
        odds = self._step_odds(step)
        if is_short:
            return f"{dice_sign(notation)} {step['to']}" + (f" {odds}" if odds else "")
        return f"{label} ({self._describe_step(step)})"

    def _step_odds(self, step: Mapping[str, Any]) -> str:
        if step["too_fast"]:
            return self.message("rg-too-fast-short")
        parts = [f"⚠{step['warnings']}"] if step["warnings"] else []
        if "loss" in step:
            parts.append(f"{percent(step['loss'])} %")
        if step.get("spoiled"):
            parts.append(self.message("rg-spoiled-short", risk=percent(step["spoiled"])))
        return " ".join(parts)

    def _describe_step(self, step: Mapping[str, Any]) -> str:
        parts = [self.message("rg-step-speed", speed=step["speed"])]
        if step["warnings"]:
            parts.append(self.message("rg-step-warnings", warnings=step["warnings"]))
        if step["too_fast"]:
            parts.append(self.message("rg-step-too-fast"))
        elif step.get("finishes"):
            parts.append(self.message("rg-step-finishes"))
        if not step["too_fast"] and "loss" in step:
            parts.append(self.message("rg-step-risk", risk=percent(step["loss"])))
        if step.get("spoiled"):
            parts.append(self.message("rg-step-spoiled", risk=percent(step["spoiled"])))
        return ", ".join(parts)

    def _rolling_choice_label(self, decision_kind: str, label: str, preview: Json, is_short: bool) -> str:
        choices: Any = preview.get("choices") or {}
        worth = choices.get(decision_kind)
        if worth is None:
            return label
        plan: Any = preview.get("plan") or [{"here": 0.0, "spoiled": 0.0}]
        flat: Any = preview.get("flat_out") or {"loss": 0.0, "spoiled": 0.0, "focus": 0}
        risk = flat["loss"] if decision_kind == "flat_out" else plan[0]["here"]
        args = {
            "risk": percent(risk),
            "seconds": round(worth["seconds"]),
            "cost": worth.get("cost", 0),
            "focus": flat["focus"],
        }
        spoiled = (
            (flat if decision_kind == "flat_out" else plan[0])["spoiled"] if decision_kind in ROLLING_CHOICES else 0.0
        )
        odds = [self.message(f"rg-{'short' if is_short else 'long'}-{decision_kind}", **args)]
        if spoiled:
            odds.append(self.message("rg-spoiled-short" if is_short else "rg-step-spoiled", risk=percent(spoiled)))
        return " · ".join(odds) if is_short else f"{label} ({'; '.join(odds)})"

    # -- in sentences ------------------------------------------------------------------------------------------

    def plan_sentences(self, preview: Json) -> list[str]:
        """The plan step by step, with speed, warnings, risk and what a loss of control there would mean."""
        steps: Any = preview.get("plan") or []
        lines: list[str] = []
        for number, step in enumerate(steps, 1):
            dice = dice_sign(str(step["step"]))
            told = self._describe_step(step)
            line = self.message("rg-plan-step", number=number, dice=dice, space=step["to"], told=told)
            crash = step["crash"]
            lines.append(f"{line} {self.message('rg-crash', marker=str(crash['marker']), tokens=crash['tokens'])}")
        if preview.get("threshold") is not None:
            threshold: Any = preview["threshold"]
            warnings: Any = preview["warnings"]
            lines.append(self.message("rg-warnings", warnings=warnings, threshold=threshold))
        return lines

    def move_sentence(self, circuit: Circuit, move: Move) -> str:
        """Where a space leads, and what the dotted lines on the way ask."""
        straight = "yes" if move.is_straight else "no"
        sentence = self.message("rg-move", space=circuit.space_names[move.target], straight=straight)
        if move.dotted_limit != NO_LIMIT:
            sentence += " " + self.message("rg-move-limit", limit=move.dotted_limit)
        if move.dotted_warnings:
            sentence += " " + self.message("rg-move-warns", warnings=move.dotted_warnings)
        return sentence


def _rolled_dice(turn: Mapping[str, Any]) -> list[str]:
    """The dice of a failed flat out as they have fallen, step by step."""
    return [
        dice_sign(str(step)) + "⚠" * faces.count("warning")
        for step, faces in zip(turn["plan"], turn["faces"], strict=True)
    ]


def _relaid_steps(turn: Mapping[str, Any]) -> list[str]:
    """Those that lie again."""
    return [dice_sign(str(step)) + "⚠" * (shown or 0) for step, shown in turn["relaid"]]


def _dice_used(plan: list[str]) -> tuple[set[int], int, int]:
    """The gear dice, gas dice and brake dice of a plan."""
    gears: set[int] = set()
    gas = brakes = 0
    for step in plan:
        kind, *args = step.split()
        if kind == "gas":
            gas += 1
            continue
        gears.add(int(args[0]))
        if kind == "brake":
            brakes += int(args[1])
    return gears, gas, brakes

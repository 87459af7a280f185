"""A tour of dashes: D-8 spaces add up, most wins · D-9 whoever is last may begin the next one three spaces ahead ·
D-10 how long a dash is can be chosen before each one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.core.toy.dash import DashState

from paddock.core.campaign import Campaign, MessageKeyAndArgs, Stage, StageGroup, StageScore, Standings, StandingsLine
from paddock.core.game import Json, Setting
from paddock.core.reading import Reader, check_settings

AHEAD = 3


class Tour(Campaign[DashState]):
    """What is kept: `seats`, how many `dashes`, whether the last is helped (`kind`), the `spaces` of each dash, and how
    long the last one was (`winning`)."""

    choices = (Setting("winning", 12, clause="D-10", low=6, high=20),)
    settings = (Setting("dashes", 2, clause="D-8", low=1, high=5), Setting("kind", False, clause="D-9"))

    def initial_progress(self, seats: int, settings: Mapping[str, object]) -> Json:
        check_settings(self.settings, settings, "D-8")
        return {
            "seats": seats,
            "dashes": settings.get("dashes", 2),
            "kind": settings.get("kind", False),
            "spaces": [],
            "winning": 12,
        }

    def default_choices(self, kept: Json) -> Json:
        return {"winning": kept["winning"]}

    def choose(self, kept: Json, chosen: Mapping[str, object]) -> Json:
        check_settings(self.choices, chosen, "D-10")
        return {**kept, **chosen}

    def stage(self, kept: Json) -> Stage | None:
        done: Any = kept["spaces"]
        seats: Any = kept["seats"]
        if len(done) >= int(str(kept["dashes"])):
            return None
        said: MessageKeyAndArgs = ("campaign-stage", {"stage": len(done) + 1})
        if not done or not kept["kind"]:
            return Stage(said, {"winning": kept["winning"]})
        lowest = min(done[-1])
        places = [AHEAD if done[-1][seat] == lowest else 0 for seat in range(seats)]
        return Stage(said, {"winning": kept["winning"]}, {"winning": kept["winning"], "places": places})

    def result(self, state: DashState) -> Json:
        return {"spaces": list(state.places), "winning": state.winning}

    def progress_after(self, kept: Json, result: Json) -> Json:
        done: Any = kept["spaces"]
        reader = Reader(result, "", ("spaces", "winning"))
        spaces = reader.read_list("spaces")
        if len(spaces) != kept["seats"] or not all(isinstance(each, int) for each in spaces):
            raise reader.position_error("spaces", "needs-list")
        return {**kept, "spaces": [*done, spaces], "winning": reader.read_whole_number("winning", 12, 6, 20)}

    def standings(self, kept: Json) -> Standings:
        done: Any = kept["spaces"]
        seats: Any = kept["seats"]
        totals = [sum(spaces[seat] for spaces in done) for seat in range(seats)]
        legs = [StageScore(("campaign-leg", {"stage": number}), spaces) for number, spaces in enumerate(done, 1)]
        groups = [StageGroup(("campaign-rally", {}), legs, totals)] if legs else []
        places = [1 + sum(other > total for other in totals) if done else None for total in totals]
        lines = [StandingsLine(seat, places[seat], totals[seat]) for seat in range(seats)]
        return Standings(("campaign-points", {}), groups, lines, lower_is_better=False)


CAMPAIGN = Tour()

"""Rallies of several stages and championships of several rallies: the stopwatch's points add up (CR-23.3)."""
# mypyc: off

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from paddock.core.campaign import Campaign, MessageKeyAndArgs, Stage, StageGroup, StageScore, Standings, StandingsLine
from paddock.core.game import Json, Setting
from paddock.core.reading import Reader, check_settings

from ..codec.position import load, write_map
from ..components.settings import MAP_BUILT, SETTINGS, check_seats, read_settings
from ..components.tiles import NOWHERE
from ..rules.outcome import NO_FINISH_TIME, stopwatch_score
from ..rules.state import State

MAX_STAGES: Final = 8
"""Stages of a rally, rallies of a championship."""
MAX_POINTS: Final = 9999
SHARED_SETTINGS: Final = ("map", "remove_service_station", "max_rounds")
"""Settings of a game that a whole campaign shares; the stopwatch always runs."""

RESULT_FIELDS: Final = ("points", "map")


class RallyCampaign(Campaign[State]):
    """Classic Rally from stage to stage. What is kept: `seats`, `settings`, the points of every `stages`, and the `map`
    of the rally that is being driven, once it is built."""

    settings = (
        Setting("stages", 1, clause="CR-23.3", low=1, high=MAX_STAGES),
        Setting("rallies", 1, clause="CR-23.3", low=1, high=MAX_STAGES),
        Setting("same_map", False, clause="CR-23.3"),
        *(setting for setting in SETTINGS if setting.name in SHARED_SETTINGS),
    )

    def initial_progress(self, seats: int, settings: Mapping[str, object]) -> Json:
        check_seats(seats)
        check_settings(self.settings, settings, "CR-23.3")
        chosen: Json = {setting.name: settings.get(setting.name, setting.default) for setting in self.settings}
        read_settings({name: chosen[name] for name in SHARED_SETTINGS})
        return {"seats": seats, "settings": chosen, "stages": [], "map": None}

    def stage(self, progress: Json) -> Stage | None:
        chosen: Any = progress["settings"]
        done: Any = progress["stages"]
        rally, number = divmod(len(done), chosen["stages"])
        if rally >= chosen["rallies"]:
            return None
        settings = {name: chosen[name] for name in SHARED_SETTINGS} | {"chrono": True}
        key = "campaign-stage" if chosen["rallies"] == 1 else "campaign-rally-stage"
        counts = {"stages": chosen["stages"], "rallies": chosen["rallies"]}
        said = _message(key, stage=number + 1, rally=rally + 1, **counts)
        position = (
            self._stage_position(progress, settings) if number and chosen["same_map"] and progress["map"] else None
        )
        return Stage(said, settings, position)

    @staticmethod
    def _stage_position(progress: Json, settings: Json) -> Json:
        """The opening of a stage on the map that was kept: all else is fresh."""
        seats: Any = progress["seats"]
        return {"settings": settings, "phase": "setup", "map": progress["map"], "players": [{} for _ in range(seats)]}

    def result(self, state: State) -> Json:
        scores = [stopwatch_score(state, seat) for seat in range(state.seats)]
        is_built = state.settings.map == MAP_BUILT and state.road.finish != NOWHERE
        points = [None if score == NO_FINISH_TIME else score for score in scores]
        return {"points": points, "map": write_map(state.road) if is_built else None}

    def progress_after(self, progress: Json, result: Json) -> Json:
        reader = Reader(result, "", RESULT_FIELDS)
        seats: Any = progress["seats"]
        chosen: Any = progress["settings"]
        done: Any = progress["stages"]
        if len(done) >= chosen["stages"] * chosen["rallies"]:
            raise reader.position_error("points", "campaign-over", clause="CR-23.3")
        points = reader.read_list("points")
        if len(points) != seats:
            raise reader.position_error("points", "player-count", low=seats, high=seats)
        for place, each in enumerate(points):
            whole = isinstance(each, int) and not isinstance(each, bool) and 0 <= each <= MAX_POINTS
            if not whole and not (each is None and seats == 1):
                raise reader.position_error(f"points[{place}]", "needs-whole", low=0, high=MAX_POINTS)
        laid = result.get("map")
        first = len(done) % chosen["stages"] == 0
        if laid is not None:
            settings = {name: chosen[name] for name in SHARED_SETTINGS}
            if load(self._stage_position({**progress, "map": laid}, settings)).road.finish == NOWHERE:
                raise reader.position_error("map", "needs-finish", clause="CR-3.10")
        return {**progress, "stages": [*done, points], "map": laid or (None if first else progress["map"])}

    def standings(self, progress: Json) -> Standings:
        seats: Any = progress["seats"]
        chosen: Any = progress["settings"]
        done: list[list[int | None]] = progress["stages"]  # type: ignore[assignment]
        groups: list[StageGroup] = []
        for rally, begun in enumerate(range(0, len(done), chosen["stages"]), 1):
            stages = done[begun : begun + chosen["stages"]]
            where: dict[str, object] = {"rally": rally, "rallies": chosen["rallies"]}
            names = [_message("campaign-leg", stage=number, **where) for number in range(1, len(stages) + 1)]
            legs = [StageScore(name, tuple(points)) for name, points in zip(names, stages, strict=True)]
            totals = tuple(_total_points(stages, seat) for seat in range(seats))
            groups.append(StageGroup(_message("campaign-rally", **where), legs, totals))
        totals = tuple(_total_points(done, seat) for seat in range(seats))
        measure = "campaign-time" if seats == 1 else "campaign-points"
        lines = [
            StandingsLine(seat, _rank_totals(totals, seat) if done else None, totals[seat]) for seat in range(seats)
        ]
        return Standings(_message(measure), groups, lines, lower_is_better=True)


def _message(message_key: str, **args: object) -> MessageKeyAndArgs:
    return message_key, args


def _total_points(stages: list[list[int | None]], seat: int) -> int | None:
    """The sum of a seat's points; a stage without a time leaves none for the whole (CR-23.4)."""
    points = [stage[seat] for stage in stages]
    return None if None in points else sum(each for each in points if each is not None)


def _rank_totals(totals: Sequence[int | None], seat: int) -> int | None:
    """Low is good, ties are shared; alone without a time one has not won."""
    mine = totals[seat]
    return None if mine is None else 1 + sum(other is not None and other < mine for other in totals)


CAMPAIGN: Final = RallyCampaign()

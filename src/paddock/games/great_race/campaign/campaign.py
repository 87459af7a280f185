"""Solo games that follow each other: Estienne's deck, the Torpedo's stickers and the passport last (GR-29 to GR-33)."""
# mypyc: off

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from paddock.core.campaign import Campaign, MessageWithArgs, Stage, StageGroup, StageScore, Standings, StandingsLine
from paddock.core.errors import BadSetupError
from paddock.core.game import Json, Setting
from paddock.core.reading import Reader, check_settings
from paddock.games.great_race.campaign.results import FIELDS, check_deck, check_legacy, check_stamps, check_table
from paddock.games.great_race.campaign.ways import CHOICES, LEGENDARY, WHOLE, column, layers, stage_settings, told
from paddock.games.great_race.components.content import COLOUR, COLOURS, DECKS, ESTIENNE, QUEST, WAY
from paddock.games.great_race.components.settings import ALONE, SETTINGS
from paddock.games.great_race.rules.history import history
from paddock.games.great_race.rules.state import State

SCHEMA: Final = "great_race.campaign/1"
MOST: Final = 100
WON: Final = ("player", "success")


class Expeditions(Campaign[State]):
    """Solo games in a row, each in its own way, with one passport. What is kept is the document of GR-33 without its
    ids: the campaign has its own, and a game is called by its number. Its `settings` are those of the last game."""

    seats = (1, 1)
    keeps_unknown = True  # GR-33.4
    choices = CHOICES
    settings = (
        Setting("games", 30, clause="GR-33.1", low=1, high=MOST),
        *CHOICES,
        *(setting for setting in SETTINGS if setting.name in WHOLE),
    )

    def begin(self, seats: int, settings: Mapping[str, object]) -> Json:
        if seats != 1:
            raise BadSetupError(where="seats", problem="campaign-solo", clause="GR-20.1")
        check_settings(self.settings, settings, "GR-33.1")
        chosen: dict[str, Any] = {each.name: settings.get(each.name, each.default) for each in self.settings}
        return {
            "schema": SCHEMA,
            "settings": chosen,
            "upgrade_mode": chosen["upgrades"],
            "layers_default": layers(chosen),
            "deck": [ESTIENNE.names[card] for card in DECKS[0]],
            "legacy": {COLOUR.names[colour]: 0 for colour in range(COLOURS)},
            "passport": {quest: dict.fromkeys(WAY.names) for quest in QUEST.names},
            "title": None,
            "history": [],
        }

    def default_choices(self, kept: Json) -> Json:
        chosen: Any = kept["settings"]
        return {choice.name: chosen[choice.name] for choice in self.choices}

    def choose(self, kept: Json, chosen: Mapping[str, object]) -> Json:
        check_settings(self.choices, chosen, "GR-31.2")
        return _played(kept, chosen)

    def stage(self, kept: Json) -> Stage | None:
        chosen: Any = kept["settings"]
        done: Any = kept["history"]
        if len(done) >= chosen["games"] or _is_full(kept):
            return None
        game = stage_settings(chosen)
        position: Json = {"settings": game, "phase": "setup", "crews": [{}], "stamped": _stamped(kept)}
        if chosen["way"] != ALONE:
            if game["evolving_deck"]:  # free play meets the cards of level 1 (GR-20.2)
                position["estienne"] = {"deck": kept["deck"]}
            if game["legacy"]:
                position["torpedo"] = {"legacy": kept["legacy"]}
        return Stage(_said("campaign-stage", game=len(done) + 1), game, position)

    def result(self, state: State) -> Json:
        return history(state)

    def merge(self, kept: Json, result: Json) -> Json:
        reader = Reader(result, "", FIELDS)
        if self.stage(kept) is None:
            raise reader.problem("result", "campaign-over", clause="GR-33.1")
        then = _played(kept, told(reader))
        way = _column(then)
        check_table(reader, then)
        deck = check_deck(reader, then)
        legacy = check_legacy(reader, then)
        stamps = check_stamps(reader, _stamped(then), way)
        played: Any = kept["history"]
        game = f"g-{len(played) + 1:04d}"
        passport: Any = {quest: dict(boxes) for quest, boxes in _boxes(kept).items()}
        for quest in stamps:
            passport[quest][way] = game
        found = {
            **then,
            "deck": deck,
            "legacy": legacy,
            "passport": passport,
            "history": [*played, {"game_id": game, **result}],
        }
        if all(boxes[LEGENDARY] for boxes in passport.values()):
            found["title"] = LEGENDARY
        return found

    def standings(self, kept: Json) -> Standings:
        stamping: Any = kept["layers_default"]
        played: Any = kept["history"]
        won = [int(game["result"] in WON) for game in played]
        points = [len(game["stamps"]) for game in played] if stamping["passport"] else won
        legs = [
            StageScore(_said("campaign-leg", game=number, way=game["way"] or "free"), [each])
            for number, (game, each) in enumerate(zip(played, points, strict=True), 1)
        ]
        total = sum(points)
        good = bool(_full_columns(kept)) or 2 * sum(won) > len(played)
        measure = "campaign-stamps" if stamping["passport"] else "campaign-wins"
        groups = [StageGroup(_said("campaign-games"), legs, [total])] if legs else []
        return Standings(_said(measure), groups, [StandingsLine(0, 1 if good else None, total)], low=False)


def _said(key: str, **args: object) -> MessageWithArgs:
    return key, args


def _played(kept: Json, chosen: Mapping[str, object]) -> Json:
    """What is kept, with the settings of a game that is played like this."""
    before: Any = kept["settings"]
    return {**kept, "settings": {**before, **chosen}}


def _column(kept: Json) -> str | None:
    chosen: Any = kept["settings"]
    return column(chosen)


def _boxes(kept: Json) -> dict[str, dict[str, str | None]]:
    passport: Any = kept["passport"]
    return dict(passport)


def _stamped(kept: Json) -> list[str]:
    """The quests whose box in this column is stamped."""
    way = _column(kept)
    return [quest for quest, boxes in _boxes(kept).items() if way is not None and boxes[way]]


def _full_columns(kept: Json) -> list[str]:
    return [way for way in WAY.names if all(boxes[way] for boxes in _boxes(kept).values())]


def _is_full(kept: Json) -> bool:
    """Whether there is nothing left to stamp."""
    return len(_full_columns(kept)) == len(WAY)


CAMPAIGN: Final = Expeditions()

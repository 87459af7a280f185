"""Solo games that follow each other: Estienne's deck, the Torpedo's stickers and the passport last (GR-29 to GR-33)."""
# mypyc: off

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from paddock.core.campaign import Campaign, MessageWithArgs, Stage, StageGroup, StageScore, Standings, StandingsLine
from paddock.core.errors import BadSetupError
from paddock.core.game import Json, Setting
from paddock.core.reading import Reader, check_settings

from ..components.content import COLOUR, COLOURS, ESTIENNE, ESTIENNE_DECKS, QUEST, WAY
from ..components.settings import ALONE, SETTINGS
from ..rules.campaign_entry import campaign_entry
from ..rules.state import State
from .result_checks import RESULT_FIELDS, check_crew_and_result, check_deck, check_legacy, check_stamps
from .ways import GAME_CHOICES, LEGENDARY, SHARED_SETTINGS, game_layers, passport_column, read_choices, stage_settings

SCHEMA: Final = "great_race.campaign/1"
MAX_GAMES: Final = 100
WINNING_RESULTS: Final = ("player", "success")


class ExpeditionCampaign(Campaign[State]):
    """Solo games in a row, each in its own way, with one passport. What is kept is the document of GR-33 without its
    ids: the campaign has its own, and a game is called by its number. Its `settings` are those of the last game."""

    seats = (1, 1)
    allows_unknown_fields = True  # GR-33.4
    choices = GAME_CHOICES
    settings = (
        Setting("games", 30, clause="GR-33.1", low=1, high=MAX_GAMES),
        *GAME_CHOICES,
        *(setting for setting in SETTINGS if setting.name in SHARED_SETTINGS),
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
            "layers_default": game_layers(chosen),
            "deck": [ESTIENNE.names[card] for card in ESTIENNE_DECKS[0]],
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
        return _with_choices(kept, chosen)

    def stage(self, kept: Json) -> Stage | None:
        chosen: Any = kept["settings"]
        done: Any = kept["history"]
        if len(done) >= chosen["games"] or _is_passport_full(kept):
            return None
        game = stage_settings(chosen)
        position: Json = {"settings": game, "phase": "setup", "crews": [{}], "stamped": _stamped_quests(kept)}
        if chosen["way"] != ALONE:
            if game["evolving_deck"]:  # free play meets the cards of level 1 (GR-20.2)
                position["estienne"] = {"deck": kept["deck"]}
            if game["legacy"]:
                position["torpedo"] = {"legacy": kept["legacy"]}
        return Stage(_message("campaign-stage", game=len(done) + 1), game, position)

    def result(self, state: State) -> Json:
        return campaign_entry(state)

    def merge(self, kept: Json, result: Json) -> Json:
        reader = Reader(result, "", RESULT_FIELDS)
        if self.stage(kept) is None:
            raise reader.problem("result", "campaign-over", clause="GR-33.1")
        then = _with_choices(kept, read_choices(reader))
        way = _passport_column(then)
        check_crew_and_result(reader, then)
        deck = check_deck(reader, then)
        legacy = check_legacy(reader, then)
        stamps = check_stamps(reader, _stamped_quests(then), way)
        played: Any = kept["history"]
        game = f"g-{len(played) + 1:04d}"
        passport: Any = {quest: dict(boxes) for quest, boxes in _passport_boxes(kept).items()}
        for quest in stamps:
            passport[quest][way] = game
        document = {
            **then,
            "deck": deck,
            "legacy": legacy,
            "passport": passport,
            "history": [*played, {"game_id": game, **result}],
        }
        if all(boxes[LEGENDARY] for boxes in passport.values()):
            document["title"] = LEGENDARY
        return document

    def standings(self, kept: Json) -> Standings:
        stamping: Any = kept["layers_default"]
        played: Any = kept["history"]
        won = [int(game["result"] in WINNING_RESULTS) for game in played]
        points = [len(game["stamps"]) for game in played] if stamping["passport"] else won
        legs = [
            StageScore(_message("campaign-leg", game=number, way=game["way"] or "free"), [each])
            for number, (game, each) in enumerate(zip(played, points, strict=True), 1)
        ]
        total = sum(points)
        good = bool(_full_columns(kept)) or 2 * sum(won) > len(played)
        measure = "campaign-stamps" if stamping["passport"] else "campaign-wins"
        groups = [StageGroup(_message("campaign-games"), legs, [total])] if legs else []
        return Standings(
            _message(measure), groups, [StandingsLine(0, 1 if good else None, total)], lower_is_better=False
        )


def _message(key: str, **args: object) -> MessageWithArgs:
    return key, args


def _with_choices(kept: Json, chosen: Mapping[str, object]) -> Json:
    """What is kept, with the settings of a game that is played like this."""
    before: Any = kept["settings"]
    return {**kept, "settings": {**before, **chosen}}


def _passport_column(kept: Json) -> str | None:
    chosen: Any = kept["settings"]
    return passport_column(chosen)


def _passport_boxes(kept: Json) -> dict[str, dict[str, str | None]]:
    passport: Any = kept["passport"]
    return dict(passport)


def _stamped_quests(kept: Json) -> list[str]:
    """The quests whose box in this column is stamped."""
    way = _passport_column(kept)
    return [quest for quest, boxes in _passport_boxes(kept).items() if way is not None and boxes[way]]


def _full_columns(kept: Json) -> list[str]:
    return [way for way in WAY.names if all(boxes[way] for boxes in _passport_boxes(kept).values())]


def _is_passport_full(kept: Json) -> bool:
    """Whether there is nothing left to stamp."""
    return len(_full_columns(kept)) == len(WAY)


CAMPAIGN: Final = ExpeditionCampaign()

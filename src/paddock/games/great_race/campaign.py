"""Solo games that follow each other: Estienne's deck, the Torpedo's stickers and the passport last (GR-29 to GR-33)."""
# mypyc: off

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from paddock.core.campaign import Campaign, Group, Leg, Line, Said, Stage, Standings
from paddock.core.errors import BadSetupError
from paddock.core.game import Json, Setting
from paddock.core.reading import Reader, check_settings
from paddock.games.great_race.content import COLOUR, COLOURS, DECKS, ESTIENNE, QUEST, WAY
from paddock.games.great_race.history import history
from paddock.games.great_race.results import FIELDS, check_deck, check_legacy, check_stamps, check_table
from paddock.games.great_race.settings import ALONE, SETTINGS
from paddock.games.great_race.state import State

SCHEMA: Final = "great_race.campaign/1"
LAYERS: Final = ("evolving_deck", "legacy", "passport")
"""A campaign has all three unless something else is chosen (GR-20.1)."""
EVERY_GAME: Final = ("race", "solo", *LAYERS, "upgrades", "alternation")
MOST: Final = 100
LEGENDARY: Final = "legendary"
WON: Final = ("player", "success")


class Expeditions(Campaign[State]):
    """Solo games in a row. What is kept is the document of GR-33 without its ids: the campaign has its own, and a game
    is called by its number."""

    seats = (1, 1)
    settings = (
        Setting("games", 30, clause="GR-33.1", low=1, high=MOST),
        *(
            Setting(
                setting.name,
                True if setting.name in LAYERS else setting.default,
                clause=setting.clause,
                choices=setting.choices,
            )
            for setting in SETTINGS
            if setting.name in EVERY_GAME
        ),
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
            "layers_default": {
                "deck": chosen["evolving_deck"],
                "legacy": chosen["legacy"],
                "passport": chosen["passport"],
            },
            "deck": [ESTIENNE.names[card] for card in DECKS[0]],
            "legacy": {COLOUR.names[colour]: 0 for colour in range(COLOURS)},
            "passport": {quest: dict.fromkeys(WAY.names) for quest in QUEST.names},
            "title": None,
            "history": [],
        }

    def stage(self, kept: Json) -> Stage | None:
        chosen: Any = kept["settings"]
        done: Any = kept["history"]
        if len(done) >= chosen["games"] or _is_full(kept):
            return None
        options = {name: chosen[name] for name in EVERY_GAME}
        position: Json = {"options": options, "phase": "setup", "crews": [{}], "stamped": _stamped(kept)}
        if chosen["solo"] != ALONE:
            position["estienne"] = {"deck": kept["deck"]}
            if chosen["legacy"]:
                position["torpedo"] = {"legacy": kept["legacy"]}
        return Stage(_said("campaign-stage", game=len(done) + 1), options, position)

    def result(self, state: State) -> Json:
        return history(state)

    def merge(self, kept: Json, result: Json) -> Json:
        reader = Reader(result, "", FIELDS)
        if self.stage(kept) is None:
            raise reader.problem("result", "campaign-over", clause="GR-33.1")
        check_table(reader, kept, way_of(kept))
        deck = check_deck(reader, kept)
        legacy = check_legacy(reader, kept)
        stamps = check_stamps(reader, _stamped(kept), way_of(kept))
        played: Any = kept["history"]
        game = f"g-{len(played) + 1:04d}"
        passport: Any = {quest: dict(boxes) for quest, boxes in _boxes(kept).items()}
        for quest in stamps:
            passport[quest][way_of(kept)] = game
        found = {
            **kept,
            "deck": deck,
            "legacy": legacy,
            "passport": passport,
            "history": [*played, {"game_id": game, **result}],
        }
        if all(boxes[LEGENDARY] for boxes in passport.values()):
            found["title"] = LEGENDARY
        return found

    def standings(self, kept: Json) -> Standings:
        chosen: Any = kept["settings"]
        played: Any = kept["history"]
        points = [len(game["stamps"]) if chosen["passport"] else int(game["result"] in WON) for game in played]
        legs = [Leg(_said("campaign-leg", game=number), [each]) for number, each in enumerate(points, 1)]
        total = sum(points)
        good = _is_full(kept) if chosen["passport"] else 2 * total > len(played)
        measure = "campaign-stamps" if chosen["passport"] else "campaign-wins"
        groups = [Group(_said("campaign-games"), legs, [total])] if legs else []
        return Standings(_said(measure), groups, [Line(0, 1 if good else 2, total)], low=False)


def _said(key: str, **args: object) -> Said:
    return key, args


def way_of(kept: Json) -> str | None:
    """The passport's column that the games of a campaign belong to (GR-31.2, GR-31.8)."""
    chosen: Any = kept["settings"]
    if chosen["solo"] == ALONE:
        return ALONE
    if not chosen["evolving_deck"]:
        return None
    return LEGENDARY if chosen["legacy"] else "prudent"


def _boxes(kept: Json) -> dict[str, dict[str, str | None]]:
    passport: Any = kept["passport"]
    return dict(passport)


def _stamped(kept: Json) -> list[str]:
    """The quests whose box in this column is stamped."""
    column = way_of(kept)
    return [quest for quest, boxes in _boxes(kept).items() if column is not None and boxes[column]]


def _is_full(kept: Json) -> bool:
    """Whether there is nothing left to stamp."""
    return len(_stamped(kept)) == len(QUEST)


CAMPAIGN: Final = Expeditions()

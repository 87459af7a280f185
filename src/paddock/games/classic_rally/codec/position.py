"""Positions as JSON: writing and reading a whole one (docs/positions/classic_rally.md)."""
# mypyc: off

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from paddock.core.decision import Values
from paddock.core.errors import BadPositionError, BadSetupError
from paddock.core.game import Json
from paddock.core.reading import Reader

from ..components import content
from ..components.road import BEGINNER_ROAD, START_ROAD, Laid, Road
from ..components.settings import MAP_BUILT, read_settings, write_settings
from ..components.tiles import CELL, DISTINCT_ROTATIONS, NOWHERE, ROTATION, START, TILE_KIND, TILE_KINDS
from ..rules import phases
from ..rules.state import NONE, State, fitted_slots, racing_seats, tile_box
from ..rules.steps.preparation import drafting_seat
from .players import PLAYER_FIELDS, check_boards, read_counts, read_player, write_counts, write_player
from .turns import read_building, read_turn, write_building, write_turn

EDITION: Final = "classic_rally@1"
FIELDS: Final = (
    "title",
    "settings",
    "seats",
    "map",
    "phase",
    "round",
    "first",
    "players",
    "turn",
    "building",
    "draft",
    "placing",
    "tiles",
    "piles",
    "feature_pile",
    "hazards",
    "jokers_seen",
    "first_finish",
    "decisions",
    "chances",
)
PHASES_OF_FIELD: Final = {
    "building": range(phases.PHASE_BUILDING, phases.PHASE_PLACING_FINISH + 1),
    "draft": (phases.PHASE_DRAFT,),
    "placing": (phases.PHASE_PLACING_ASSISTANCE,),
    "turn": range(phases.PHASE_UPKEEP, phases.PHASE_MOVING + 1),
}
"""What a position has in some phases only."""
MAX_TILES: Final = 60
MAX_ROUNDS: Final = 9999


# -- writing ---------------------------------------------------------------------------------------------------


def write_map(road: Road) -> list[Json]:
    """The tiles in the order of laying."""
    return [
        {"kind": TILE_KIND.names[kind], "at": CELL.names[cell], "rotation": 90 * rotation}
        for kind, cell, rotation in road.laid
    ]


def dump(state: State) -> Json:
    """The whole position as JSON."""
    document: Json = {
        "title": EDITION,
        "settings": write_settings(state.settings),
        "seats": state.seats,
        "map": write_map(state.road),
        "phase": phases.PHASE_NAMES[state.phase],
        "round": state.round,
        "first": content.COLOUR.names[state.colour[state.first_seat]],
        "players": [write_player(state, seat) for seat in range(state.seats)],
        "tiles": write_counts(TILE_KIND.names, list(state.tile_pile)),
        "piles": write_counts(content.CARD.names, state.card_pile),
        "feature_pile": write_counts(content.FEATURE.names, list(state.feature_pile)),
        "hazards": {
            "pile": write_counts(content.HAZARD.names, list(state.hazard_pile)),
            "under": [content.HAZARD.names[hazard] for hazard in state.hazards_under],
        },
        "jokers_seen": [content.JOKER.names[joker] for joker in state.jokers_seen],
        "first_finish": state.first_finish_round or None,
    }
    if phases.PHASE_BUILDING <= state.phase <= phases.PHASE_PLACING_FINISH:
        document["building"] = write_building(state)
    if state.phase == phases.PHASE_DRAFT:
        document["draft"] = state.draft_pick
    if state.phase == phases.PHASE_PLACING_ASSISTANCE:
        document["placing"] = content.COLOUR.names[state.colour[state.active_seat]]
    if phases.PHASE_UPKEEP <= state.phase <= phases.PHASE_MOVING:
        document["turn"] = write_turn(state)
    return document


# -- reading ---------------------------------------------------------------------------------------------------


def load(position: Mapping[str, Any]) -> State:
    """The position that a JSON object describes; raises :class:`BadPositionError` with the field that is wrong."""
    top = Reader(position, "", FIELDS)
    if top.text("title", EDITION) != EDITION:
        raise top.problem("title", "needs-exactly", value=EDITION)
    state = _read_table(top)
    for field, its_phases in PHASES_OF_FIELD.items():
        if state.phase not in its_phases and top.get(field, None) is not None:
            raise top.problem(field, "other-phase")
    _read_order(top, state)
    _read_piles(top, state)
    _read_jokers(top, state)
    if phases.PHASE_BUILDING <= state.phase <= phases.PHASE_PLACING_FINISH:
        read_building(top, state)
    _read_tiles(top, state)
    if phases.PHASE_UPKEEP <= state.phase <= phases.PHASE_MOVING:
        read_turn(top, state)
    if state.exchange == phases.NO_EXCHANGE:
        for seat in range(state.seats):
            check_boards(Reader(top.items("players")[seat], f"players[{seat}]"), state, seat)
    return state


def _read_table(top: Reader) -> State:
    """Settings, map and players."""
    try:
        settings = read_settings(top.mapping("settings"))
    except BadSetupError as error:
        raise BadPositionError(**{**error.details, "where": f"settings.{error.details['where']}"}) from error
    players = top.items("players")
    seats = top.whole("seats", len(players), 1, content.MAX_SEATS)
    if len(players) != seats or not 1 <= seats <= content.MAX_SEATS:
        raise top.problem("players", "player-count", low=1, high=content.MAX_SEATS)
    state = State().reset(settings, seats)
    state.phase = phases.PHASE_NAMES.index(top.choice("phase", "turn", phases.PHASE_NAMES))
    state.road = _read_map(top, state)
    first = 1 if phases.PHASE_ROUND < state.phase < phases.PHASE_OVER else 0
    state.round = top.whole("round", 1 if state.phase > phases.PHASE_ROUND else 0, first, MAX_ROUNDS)
    for seat, entry in enumerate(players):
        reader = Reader(entry, f"players[{seat}]", PLAYER_FIELDS)
        read_player(reader, state, seat, state.phase > phases.PHASE_DEALING)
        if state.colour.index(state.colour[seat]) < seat:
            raise reader.problem("colour", "same-colour")
    return state


def _read_map(top: Reader, state: State) -> Road:
    """The tiles that lie."""
    given = top.get("map", None)
    building = phases.PHASE_BUILDING <= state.phase <= phases.PHASE_PLACING_FINISH or (
        state.phase == 0 and state.settings.map == MAP_BUILT
    )
    if given is None:
        return START_ROAD if building else BEGINNER_ROAD
    if given == "beginner":
        return BEGINNER_ROAD
    laid: list[Laid] = []
    entries = top.items("map")
    if len(entries) > MAX_TILES:
        raise top.problem("map", "too-many-tiles", most=MAX_TILES)
    for place, entry in enumerate(entries):
        reader = Reader(entry, f"map[{place}]", ("kind", "at", "rotation"))
        kind = reader.code("kind", reader.get("kind", None), TILE_KIND)
        cell = reader.code("at", reader.get("at", None), CELL)
        rotation = reader.code("rotation", reader.get("rotation", 0), ROTATION)
        if rotation not in DISTINCT_ROTATIONS[kind]:
            raise reader.problem(
                "rotation", "same-rotation", choices=tuple(90 * turn for turn in DISTINCT_ROTATIONS[kind])
            )
        if any(other == cell for _, other, _ in laid):
            raise reader.problem("at", "two-on-cell", cell=CELL.names[cell])
        laid.append((kind, cell, rotation))
    if not laid:
        raise top.problem("map", "needs-tile")
    if state.phase <= phases.PHASE_DEALING and START not in [kind for kind, _, _ in laid]:
        raise top.problem("map", "needs-start", clause="CR-3.3")
    return Road(laid)


def read_seat(top: Reader, field: str, state: State, name: object) -> int:
    """The seat of a colour."""
    colour = top.code(field, name, content.COLOUR)
    if colour not in state.colour:
        raise top.problem(field, "no-such-player", given=str(name)[:20])
    return state.colour.index(colour)


def _read_order(top: Reader, state: State) -> None:
    """First player, draft, placing, the first finish."""
    given = top.get("first", None)
    state.first_seat = 0 if given is None else read_seat(top, "first", state, given)
    rounds = [state.finished_round[seat] for seat in range(state.seats) if state.status[seat] == phases.FINISHED]
    state.first_finish_round = min(rounds, default=0)
    if top.whole("first_finish", state.first_finish_round, 0, MAX_ROUNDS) != state.first_finish_round:
        raise top.problem("first_finish", "needs-exactly", value=state.first_finish_round)
    if state.phase == phases.PHASE_DRAFT:
        picked = sum(len(fitted_slots(state, seat)) for seat in range(state.seats))
        state.draft_pick = top.whole("draft", picked, 0, 2 * state.seats - 1)
        state.active_seat = max(0, drafting_seat(state))
    elif state.phase == phases.PHASE_PLACING_ASSISTANCE:
        placing = top.get("placing", None)
        waiting = [seat for seat in racing_seats(state)[::-1] if state.assistance_tile[seat] == NOWHERE]
        state.active_seat = read_seat(top, "placing", state, placing) if placing is not None else [*waiting, 0][0]
        if placing is not None and state.active_seat not in waiting:
            raise top.problem("placing", "placed-already", clause="CR-5.10")
    elif state.phase < phases.PHASE_OVER and racing_seats(state):
        state.active_seat = racing_seats(state)[0]


def _read_piles(top: Reader, state: State) -> None:
    """Piles of load cards, features and hazards, which make up what is in play."""
    seats = state.seats
    rest = list(content.CARDS_IN_PLAY[seats])
    for seat in range(seats):
        for board, cards in (("load", state.rally_load), ("assistance.load", state.assistance_load)):
            for card in range(content.CARDS):
                rest[card] -= cards[content.CARDS * seat + card]
                if rest[card] < 0:
                    field, most = (
                        f"players[{seat}].{board}.{content.CARD.names[card]}",
                        content.CARDS_IN_PLAY[seats][card],
                    )
                    raise top.problem(field, "too-many-cards", card=content.CARD.names[card], most=most)
    state.card_pile = read_counts(top, "piles", content.CARD.names, tuple(rest))
    _check_pile(top, "piles", content.CARD, state.card_pile, rest)
    _read_feature_pile(top, state)
    if state.phase == phases.PHASE_DRAFT and sum(state.feature_pile) < 2 * seats - state.draft_pick:
        raise top.problem("feature_pile", "pile-differs")
    _read_hazards(top, state)


def _check_pile(top: Reader, field: str, kinds: Values, counts: Sequence[int], left: Sequence[int]) -> None:
    """A pile is what is left."""
    for kind, count in enumerate(counts):
        if count != left[kind]:
            raise top.problem(f"{field}.{kinds.names[kind]}", "pile-differs")


def _read_feature_pile(top: Reader, state: State) -> None:
    """No more copies than the box has; before the draft is over, those that are in play."""
    before = state.phase <= phases.PHASE_DRAFT
    left = list(content.FEATURES_IN_PLAY[state.seats if before else content.MAX_SEATS])
    for place, feature in enumerate(state.features):
        if feature == NONE:
            continue
        left[feature] -= 1
        if left[feature] < 0:
            field = f"players[{place // content.FEATURE_SLOTS}].features[{place % content.FEATURE_SLOTS}]"
            most = content.FEATURES_IN_PLAY[state.seats if before else content.MAX_SEATS][feature]
            raise top.problem(field, "too-many-cards", card=content.FEATURE.names[feature], most=most)
    default = tuple(left) if before else (0,) * len(left)
    state.feature_pile = tuple(read_counts(top, "feature_pile", content.FEATURE.names, default))
    for feature, count in enumerate(state.feature_pile):
        if count > left[feature]:
            raise top.problem(f"feature_pile.{content.FEATURE.names[feature]}", "pile-differs")


def _read_hazards(top: Reader, state: State) -> None:
    given = top.child("hazards", ("pile", "under"))
    names = [] if given is None else given.items("under")
    state.hazards_under = tuple(
        top.code(f"hazards.under[{place}]", name, content.HAZARD) for place, name in enumerate(names)
    )
    left = list(content.HAZARD_COUNT)
    cards = [(f"players[{seat}].hazards", held) for seat, held in enumerate(state.hazards_held)]
    for field, held in (*cards, ("hazards.under", state.hazards_under)):
        for place, hazard in enumerate(held):
            left[hazard] -= 1
            if left[hazard] < 0:
                most = content.HAZARD_COUNT[hazard]
                raise top.problem(f"{field}[{place}]", "too-many-cards", card=content.HAZARD.names[hazard], most=most)
    pile = left if given is None else read_counts(given, "pile", content.HAZARD.names, tuple(left))
    _check_pile(top, "hazards.pile", content.HAZARD, pile, left)
    state.hazard_pile = tuple(pile)


def _read_jokers(top: Reader, state: State) -> None:
    """Every joker once at most."""
    state.jokers_seen = tuple(
        top.code(f"jokers_seen[{place}]", name, content.JOKER) for place, name in enumerate(top.items("jokers_seen"))
    )
    seen = [(f"jokers_seen[{place}]", joker) for place, joker in enumerate(state.jokers_seen)]
    held = [(f"players[{seat}].joker", joker) for seat, joker in enumerate(state.joker) if joker != content.NO_JOKER]
    known: list[int] = []
    for field, joker in (*seen, *held):
        if joker in known:
            raise top.problem(field, "same-joker")
        known.append(joker)


def _read_tiles(top: Reader, state: State) -> None:
    """The pile of tiles: those that neither lie, are held nor drawn. What lies may be any road, of any tiles; the rest
    is out of one box."""
    box = list(tile_box(state.settings))
    building = state.phase == phases.PHASE_BUILDING or (
        state.phase < phases.PHASE_BUILDING and state.road.finish == NOWHERE
    )
    held = [(f"players[{seat}].tile", kind) for seat, kind in enumerate(state.held_tile)]
    for field, kind in (*held, ("building.drawn", state.drawn_tile)):
        if kind != NONE:
            box[kind] -= 1
            if box[kind] < 0 or not building:
                raise top.problem(field, "too-many-copies", clause="CR-3.3")
    left = list(box)
    for kind in state.road.kinds:
        left[kind] = max(0, left[kind] - 1)
    state.tile_pile = tuple(read_counts(top, "tiles", TILE_KIND.names, tuple(left) if building else (0,) * TILE_KINDS))
    for kind, count in enumerate(state.tile_pile):
        if count > (box[kind] if building else 0):
            raise top.problem(f"tiles.{TILE_KIND.names[kind]}", "pile-differs")
    if phases.PHASE_BUILDING <= state.phase <= phases.PHASE_PLACING_FINISH and phases.RACING not in state.status:
        raise top.problem("players", "nobody-races")

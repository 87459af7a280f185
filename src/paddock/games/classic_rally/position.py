"""Positions as JSON: writing and reading a whole one (docs/positions/classic_rally.md)."""
# mypyc: off

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from paddock.core.errors import BadPositionError, BadSetupError
from paddock.core.game import Json
from paddock.core.reading import Reader
from paddock.games.classic_rally.blank import blank, tile_box
from paddock.games.classic_rally.content import (
    CARD,
    CARDS,
    COLOUR,
    FEATURE,
    FEATURES_IN_PLAY,
    HAZARD,
    HAZARD_COUNT,
    HAZARDS,
    IN_PLAY,
    JOKER,
    MOST_SEATS,
    NO_JOKER,
)
from paddock.games.classic_rally.players import FIELDS as PLAYER_FIELDS
from paddock.games.classic_rally.players import check_board, counts, read_counts, read_player, write_player
from paddock.games.classic_rally.road import (
    BEGINNER,
    CELL,
    KIND,
    KINDS,
    NOWHERE,
    ROTATION,
    START,
    START_ALONE,
    TURNS,
    Laid,
    Road,
)
from paddock.games.classic_rally.settings import BUILT, read_settings, write_settings
from paddock.games.classic_rally.state import (
    BUILDING,
    DEALING,
    DRAFT,
    FINISHED,
    MOVING,
    NO_EXCHANGE,
    NONE,
    OVER,
    PHASES,
    PLACING,
    PLACING_FINISH,
    RACING,
    ROUND,
    UPKEEP,
    State,
    features_of,
    racing,
)
from paddock.games.classic_rally.steps.preparing import drafter
from paddock.games.classic_rally.turns import read_building, read_turn, write_building, write_turn

EDITION: Final = "classic_rally@1"
FIELDS: Final = (
    "title",
    "options",
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
MOST_TILES: Final = 60
MOST_ROUNDS: Final = 9999


# -- writing ---------------------------------------------------------------------------------------------------


def map_json(road: Road) -> list[Json]:
    """The tiles in the order of laying."""
    return [
        {"kind": KIND.names[kind], "at": CELL.names[cell], "rotation": 90 * rotation}
        for kind, cell, rotation in road.laid
    ]


def dump(state: State) -> Json:
    """The whole position as JSON."""
    found: Json = {
        "title": EDITION,
        "options": write_settings(state.settings),
        "seats": state.seats,
        "map": map_json(state.road),
        "phase": PHASES[state.phase],
        "round": state.round,
        "first": COLOUR.names[state.colour[state.first]],
        "players": [write_player(state, seat) for seat in range(state.seats)],
        "tiles": counts(KIND.names, list(state.tiles)),
        "piles": counts(CARD.names, state.pile),
        "feature_pile": counts(FEATURE.names, list(state.feature_pile)),
        "hazards": {
            "pile": counts(HAZARD.names, list(state.hazard_pile)),
            "under": [HAZARD.names[hazard] for hazard in state.under],
        },
        "jokers_seen": [JOKER.names[joker] for joker in state.jokers_seen],
        "first_finish": state.first_finish or None,
    }
    if BUILDING <= state.phase <= PLACING_FINISH:
        found["building"] = write_building(state)
    if state.phase == DRAFT:
        found["draft"] = state.draft
    if state.phase == PLACING:
        found["placing"] = COLOUR.names[state.colour[state.player]]
    if UPKEEP <= state.phase <= MOVING:
        found["turn"] = write_turn(state)
    return found


# -- reading ---------------------------------------------------------------------------------------------------


def load(position: Mapping[str, Any]) -> State:
    """The position that a JSON object describes; raises :class:`BadPositionError` with the field that is wrong."""
    top = Reader(position, "", FIELDS)
    if top.text("title", EDITION) != EDITION:
        raise top.problem("title", "needs-exactly", value=EDITION)
    state = _table(top)
    _order(top, state)
    _cards(top, state)
    _jokers(top, state)
    if BUILDING <= state.phase <= PLACING_FINISH:
        read_building(top, state)
    _tiles(top, state)
    if UPKEEP <= state.phase <= MOVING:
        read_turn(top, state)
    if state.exchange == NO_EXCHANGE:
        for seat in range(state.seats):
            check_board(Reader(top.items("players")[seat], f"players[{seat}]"), state, seat)
    return state


def _table(top: Reader) -> State:
    """Settings, map and players."""
    try:
        settings = read_settings(top.mapping("options"))
    except BadSetupError as error:
        raise BadPositionError(**{**error.details, "where": f"options.{error.details['where']}"}) from error
    players = top.items("players")
    seats = top.whole("seats", len(players), 1, MOST_SEATS)
    if len(players) != seats or not 1 <= seats <= MOST_SEATS:
        raise top.problem("players", "player-count", low=1, high=MOST_SEATS)
    state = blank(settings, seats)
    state.phase = PHASES.index(top.choice("phase", "turn", PHASES))
    state.road = _map(top, state)
    state.round = top.whole("round", 1 if state.phase > ROUND else 0, 0, MOST_ROUNDS)
    for seat, entry in enumerate(players):
        reader = Reader(entry, f"players[{seat}]", PLAYER_FIELDS)
        read_player(reader, state, seat, state.phase > DEALING)
    if len(set(state.colour)) != seats:
        raise top.problem("players", "same-colour")
    return state


def _map(top: Reader, state: State) -> Road:
    """The tiles that lie."""
    given = top.get("map", None)
    building = BUILDING <= state.phase <= PLACING_FINISH or (state.phase == 0 and state.settings.map == BUILT)
    if given is None:
        return START_ALONE if building else BEGINNER
    if given == "beginner":
        return BEGINNER
    laid: list[Laid] = []
    entries = top.items("map")
    if len(entries) > MOST_TILES:
        raise top.problem("map", "too-many-tiles", most=MOST_TILES)
    for place, entry in enumerate(entries):
        reader = Reader(entry, f"map[{place}]", ("kind", "at", "rotation"))
        kind = reader.code("kind", reader.get("kind", None), KIND)
        cell = reader.code("at", reader.get("at", None), CELL)
        rotation = reader.code("rotation", reader.get("rotation", 0), ROTATION)
        if rotation not in TURNS[kind]:
            raise reader.problem("rotation", "same-rotation", choices=tuple(90 * turn for turn in TURNS[kind]))
        if any(other == cell for _, other, _ in laid):
            raise reader.problem("at", "two-on-cell", cell=CELL.names[cell])
        laid.append((kind, cell, rotation))
    if not laid:
        raise top.problem("map", "needs-tile")
    if state.phase <= DEALING and START not in [kind for kind, _, _ in laid]:
        raise top.problem("map", "needs-start", clause="CR-3.3")
    return Road(laid)


def seat_of(top: Reader, field: str, state: State, name: object) -> int:
    """The seat of a colour."""
    colour = top.code(field, name, COLOUR)
    if colour not in state.colour:
        raise top.problem(field, "no-such-player", given=str(name)[:20])
    return state.colour.index(colour)


def _order(top: Reader, state: State) -> None:
    """First player, draft, placing, the first finish."""
    given = top.get("first", None)
    state.first = 0 if given is None else seat_of(top, "first", state, given)
    rounds = [state.finished_round[seat] for seat in range(state.seats) if state.status[seat] == FINISHED]
    state.first_finish = top.whole("first_finish", min(rounds, default=0), 0, MOST_ROUNDS)
    if state.phase == DRAFT:
        picked = sum(len(features_of(state, seat)) for seat in range(state.seats))
        state.draft = top.whole("draft", picked, 0, 2 * state.seats - 1)
        state.player = max(0, drafter(state))
    elif state.phase == PLACING:
        placing = top.get("placing", None)
        waiting = [seat for seat in racing(state)[::-1] if state.aid_at[seat] == NOWHERE]
        state.player = seat_of(top, "placing", state, placing) if placing is not None else [*waiting, 0][0]
    elif state.phase < OVER and racing(state):
        state.player = racing(state)[0]


def _cards(top: Reader, state: State) -> None:
    """Piles of load cards, features and hazards, which make up what is in play."""
    seats = state.seats
    held = [sum(state.load[card::CARDS]) + sum(state.aid[card::CARDS]) for card in range(CARDS)]
    for card in range(CARDS):
        if held[card] > IN_PLAY[seats][card]:
            raise top.problem("players", "too-many-cards", card=CARD.names[card], most=IN_PLAY[seats][card])
    rest = tuple(IN_PLAY[seats][card] - held[card] for card in range(CARDS))
    state.pile = read_counts(top, "piles", CARD.names, rest)
    if tuple(state.pile) != rest:
        raise top.problem("piles", "pile-differs")
    fitted = [state.feature.count(feature) for feature in range(len(FEATURE))]
    left = tuple(max(0, count - fitted[feature]) for feature, count in enumerate(FEATURES_IN_PLAY[seats]))
    before = state.phase <= DRAFT
    state.feature_pile = tuple(read_counts(top, "feature_pile", FEATURE.names, left if before else (0,) * len(left)))
    if before and any(count > left[feature] for feature, count in enumerate(state.feature_pile)):
        raise top.problem("feature_pile", "pile-differs")
    if state.phase == DRAFT and sum(state.feature_pile) < 2 * seats - state.draft:
        raise top.problem("feature_pile", "pile-differs")
    _hazards(top, state)


def _hazards(top: Reader, state: State) -> None:
    given = top.child("hazards", ("pile", "under"))
    names = [] if given is None else given.items("under")
    state.under = tuple(top.code(f"hazards.under[{place}]", name, HAZARD) for place, name in enumerate(names))
    left: list[int] = []
    for hazard in range(HAZARDS):
        count = HAZARD_COUNT[hazard] - sum(held.count(hazard) for held in state.held) - state.under.count(hazard)
        if count < 0:
            raise top.problem("hazards", "too-many-cards", card=HAZARD.names[hazard], most=HAZARD_COUNT[hazard])
        left.append(count)
    pile = left if given is None else read_counts(given, "pile", HAZARD.names, tuple(left))
    if pile != left:
        raise top.problem("hazards.pile", "pile-differs")
    state.hazard_pile = tuple(pile)


def _jokers(top: Reader, state: State) -> None:
    """Every joker once at most."""
    state.jokers_seen = tuple(
        top.code(f"jokers_seen[{place}]", name, JOKER) for place, name in enumerate(top.items("jokers_seen"))
    )
    known = [*state.jokers_seen, *(joker for joker in state.joker if joker != NO_JOKER)]
    if len(set(known)) != len(known):
        raise top.problem("players", "same-joker")


def _tiles(top: Reader, state: State) -> None:
    """The pile of tiles: those that neither lie, are held nor drawn."""
    box = list(tile_box(state.settings))
    for kind in [*state.road.kind, *state.tile, state.drawn]:
        if kind != NONE:
            box[kind] = max(0, box[kind] - 1)
    building = state.phase == BUILDING or (state.phase < BUILDING and state.road.finish == NOWHERE)
    default = tuple(box) if building else (0,) * KINDS
    state.tiles = tuple(read_counts(top, "tiles", KIND.names, default))
    for kind, most in enumerate(tile_box(state.settings)):
        if state.tiles[kind] + state.tile.count(kind) + (state.drawn == kind) > (most if building else 0):
            raise top.problem("tiles", "pile-differs")
    if BUILDING <= state.phase <= PLACING_FINISH and RACING not in state.status:
        raise top.problem("players", "nobody-races")

"""Positions as JSON: writing and reading a whole one (docs/positions/classic_rally.md)."""
# mypyc: off

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from paddock.core.decision import Values
from paddock.core.errors import BadPositionError, BadSetupError
from paddock.core.game import Json
from paddock.core.reading import Reader
from paddock.games.classic_rally.codec.players import FIELDS as PLAYER_FIELDS
from paddock.games.classic_rally.codec.players import check_board, counts, read_counts, read_player, write_player
from paddock.games.classic_rally.codec.turns import read_building, read_turn, write_building, write_turn
from paddock.games.classic_rally.components.content import (
    CARD,
    CARDS,
    COLOUR,
    FEATURE,
    FEATURE_SLOTS,
    FEATURES_IN_PLAY,
    HAZARD,
    HAZARD_COUNT,
    IN_PLAY,
    JOKER,
    MOST_SEATS,
    NO_JOKER,
)
from paddock.games.classic_rally.components.road import (
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
from paddock.games.classic_rally.components.settings import BUILT, read_settings, write_settings
from paddock.games.classic_rally.rules.blank import blank, tile_box
from paddock.games.classic_rally.rules.state import (
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
from paddock.games.classic_rally.rules.steps.preparing import drafter

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
PARTS: Final = {
    "building": range(BUILDING, PLACING_FINISH + 1),
    "draft": (DRAFT,),
    "placing": (PLACING,),
    "turn": range(UPKEEP, MOVING + 1),
}
"""What a position has in some phases only."""
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
        "settings": write_settings(state.settings),
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
    for field, phases in PARTS.items():
        if state.phase not in phases and top.get(field, None) is not None:
            raise top.problem(field, "other-phase")
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
        settings = read_settings(top.mapping("settings"))
    except BadSetupError as error:
        raise BadPositionError(**{**error.details, "where": f"settings.{error.details['where']}"}) from error
    players = top.items("players")
    seats = top.whole("seats", len(players), 1, MOST_SEATS)
    if len(players) != seats or not 1 <= seats <= MOST_SEATS:
        raise top.problem("players", "player-count", low=1, high=MOST_SEATS)
    state = blank(settings, seats)
    state.phase = PHASES.index(top.choice("phase", "turn", PHASES))
    state.road = _map(top, state)
    first = 1 if ROUND < state.phase < OVER else 0
    state.round = top.whole("round", 1 if state.phase > ROUND else 0, first, MOST_ROUNDS)
    for seat, entry in enumerate(players):
        reader = Reader(entry, f"players[{seat}]", PLAYER_FIELDS)
        read_player(reader, state, seat, state.phase > DEALING)
        if state.colour.index(state.colour[seat]) < seat:
            raise reader.problem("colour", "same-colour")
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
    state.first_finish = min(rounds, default=0)
    if top.whole("first_finish", state.first_finish, 0, MOST_ROUNDS) != state.first_finish:
        raise top.problem("first_finish", "needs-exactly", value=state.first_finish)
    if state.phase == DRAFT:
        picked = sum(len(features_of(state, seat)) for seat in range(state.seats))
        state.draft = top.whole("draft", picked, 0, 2 * state.seats - 1)
        state.player = max(0, drafter(state))
    elif state.phase == PLACING:
        placing = top.get("placing", None)
        waiting = [seat for seat in racing(state)[::-1] if state.aid_at[seat] == NOWHERE]
        state.player = seat_of(top, "placing", state, placing) if placing is not None else [*waiting, 0][0]
        if placing is not None and state.player not in waiting:
            raise top.problem("placing", "placed-already", clause="CR-5.10")
    elif state.phase < OVER and racing(state):
        state.player = racing(state)[0]


def _cards(top: Reader, state: State) -> None:
    """Piles of load cards, features and hazards, which make up what is in play."""
    seats = state.seats
    rest = list(IN_PLAY[seats])
    for seat in range(seats):
        for board, cards in (("load", state.load), ("assistance.load", state.aid)):
            for card in range(CARDS):
                rest[card] -= cards[CARDS * seat + card]
                if rest[card] < 0:
                    field, most = f"players[{seat}].{board}.{CARD.names[card]}", IN_PLAY[seats][card]
                    raise top.problem(field, "too-many-cards", card=CARD.names[card], most=most)
    state.pile = read_counts(top, "piles", CARD.names, tuple(rest))
    _same(top, "piles", CARD, state.pile, rest)
    _features(top, state)
    if state.phase == DRAFT and sum(state.feature_pile) < 2 * seats - state.draft:
        raise top.problem("feature_pile", "pile-differs")
    _hazards(top, state)


def _same(top: Reader, field: str, kinds: Values, found: Sequence[int], left: Sequence[int]) -> None:
    """A pile is what is left."""
    for kind, count in enumerate(found):
        if count != left[kind]:
            raise top.problem(f"{field}.{kinds.names[kind]}", "pile-differs")


def _features(top: Reader, state: State) -> None:
    """No more copies than the box has; before the draft is over, those that are in play."""
    before = state.phase <= DRAFT
    left = list(FEATURES_IN_PLAY[state.seats if before else MOST_SEATS])
    for place, feature in enumerate(state.feature):
        if feature == NONE:
            continue
        left[feature] -= 1
        if left[feature] < 0:
            field = f"players[{place // FEATURE_SLOTS}].features[{place % FEATURE_SLOTS}]"
            most = FEATURES_IN_PLAY[state.seats if before else MOST_SEATS][feature]
            raise top.problem(field, "too-many-cards", card=FEATURE.names[feature], most=most)
    default = tuple(left) if before else (0,) * len(left)
    state.feature_pile = tuple(read_counts(top, "feature_pile", FEATURE.names, default))
    for feature, count in enumerate(state.feature_pile):
        if count > left[feature]:
            raise top.problem(f"feature_pile.{FEATURE.names[feature]}", "pile-differs")


def _hazards(top: Reader, state: State) -> None:
    given = top.child("hazards", ("pile", "under"))
    names = [] if given is None else given.items("under")
    state.under = tuple(top.code(f"hazards.under[{place}]", name, HAZARD) for place, name in enumerate(names))
    left = list(HAZARD_COUNT)
    cards = [(f"players[{seat}].hazards", held) for seat, held in enumerate(state.held)]
    for field, held in (*cards, ("hazards.under", state.under)):
        for place, hazard in enumerate(held):
            left[hazard] -= 1
            if left[hazard] < 0:
                most = HAZARD_COUNT[hazard]
                raise top.problem(f"{field}[{place}]", "too-many-cards", card=HAZARD.names[hazard], most=most)
    pile = left if given is None else read_counts(given, "pile", HAZARD.names, tuple(left))
    _same(top, "hazards.pile", HAZARD, pile, left)
    state.hazard_pile = tuple(pile)


def _jokers(top: Reader, state: State) -> None:
    """Every joker once at most."""
    state.jokers_seen = tuple(
        top.code(f"jokers_seen[{place}]", name, JOKER) for place, name in enumerate(top.items("jokers_seen"))
    )
    seen = [(f"jokers_seen[{place}]", joker) for place, joker in enumerate(state.jokers_seen)]
    held = [(f"players[{seat}].joker", joker) for seat, joker in enumerate(state.joker) if joker != NO_JOKER]
    known: list[int] = []
    for field, joker in (*seen, *held):
        if joker in known:
            raise top.problem(field, "same-joker")
        known.append(joker)


def _tiles(top: Reader, state: State) -> None:
    """The pile of tiles: those that neither lie, are held nor drawn. What lies may be any road, of any tiles; the rest
    is out of one box."""
    box = list(tile_box(state.settings))
    building = state.phase == BUILDING or (state.phase < BUILDING and state.road.finish == NOWHERE)
    held = [(f"players[{seat}].tile", kind) for seat, kind in enumerate(state.tile)]
    for field, kind in (*held, ("building.drawn", state.drawn)):
        if kind != NONE:
            box[kind] -= 1
            if box[kind] < 0 or not building:
                raise top.problem(field, "too-many-copies", clause="CR-3.3")
    left = list(box)
    for kind in state.road.kind:
        left[kind] = max(0, left[kind] - 1)
    state.tiles = tuple(read_counts(top, "tiles", KIND.names, tuple(left) if building else (0,) * KINDS))
    for kind, count in enumerate(state.tiles):
        if count > (box[kind] if building else 0):
            raise top.problem(f"tiles.{KIND.names[kind]}", "pile-differs")
    if BUILDING <= state.phase <= PLACING_FINISH and RACING not in state.status:
        raise top.problem("players", "nobody-races")

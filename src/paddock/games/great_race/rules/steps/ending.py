"""The end of a game: points, upgrades, stamps (GR-12, GR-28, GR-29, GR-31)."""

from __future__ import annotations

from paddock.core.chance import Chance
from paddock.core.event import EventSink
from paddock.games.great_race.components.content import (
    ALONE_ROUNDS,
    ARRIVAL_POINTS,
    CROSSED,
    DECK_LEVELS,
    DECKS,
    EST_LEVEL,
    FRANCS_A_POINT,
    HIGHER,
    NO_CARD,
    NO_RESULT,
    NO_TILE,
    PLAYER_WINS,
    STRANDED,
    TORPEDO_WINS,
)
from paddock.games.great_race.components.settings import LETTER
from paddock.games.great_race.rules.blank import clear_turn
from paddock.games.great_race.rules.quests import to_stamp
from paddock.games.great_race.rules.state import (
    AGAINST_TORPEDO,
    CROSSING,
    END,
    NOTHING,
    OVER,
    RACE,
    STAMP,
    TASK_CITY_CARD,
    TORPEDO,
    UPGRADE,
    Args,
    State,
    at_home,
    named,
    put,
)


def points(state: State, vehicle: int) -> tuple[int, int, int]:
    """Points of a vehicle that has arrived: for that, for levels, for francs or Estienne cards (GR-12.4, GR-28.3)."""
    place = state.arrived.index(vehicle)
    arrival = ARRIVAL_POINTS[place] if place < len(ARRIVAL_POINTS) else 0
    if vehicle >= state.seats:
        return arrival, state.mechanic, state.revealed
    return arrival, state.engine[vehicle] + state.chassis[vehicle], state.money[vehicle] // FRANCS_A_POINT


def end_on(state: State, chance: Chance, events: EventSink) -> bool:
    """The next thing to do at the end: points, upgrades one after the other, stamps; then the game is over. Whether it
    goes on."""
    if state.mode == RACE:
        if len(at_home(state)) > 1:
            _tell_points(state, events)
        _close(state, events)
    elif state.result == NO_RESULT:
        _decide(state, events)
    elif state.upgrades_left:
        _upgrade_on(state, chance, events)
    elif to_stamp(state):
        put(state, STAMP, 0)
    else:
        _close(state, events)
    return state.phase == END


def _close(state: State, events: EventSink) -> None:
    state.phase = OVER
    events.add("over", ())


def _tell_points(state: State, events: EventSink) -> None:
    if not events.listening:
        return
    for vehicle in at_home(state):
        found = points(state, vehicle)
        events.add("scores", (named(state, vehicle), *found, sum(found)))


def _decide(state: State, events: EventSink) -> None:
    """Who has won a solo game (GR-28.2 to 28.5, GR-32.4)."""
    if state.mode == CROSSING:
        settle(state, CROSSED if state.arrived and state.round <= ALONE_ROUNDS else STRANDED, events)
        return
    if len(state.arrived) < 2:
        settle(state, PLAYER_WINS if 0 in state.arrived else TORPEDO_WINS, events)
        return
    _tell_points(state, events)
    mine, other = sum(points(state, 0)), sum(points(state, TORPEDO))
    wins = mine > other or (mine == other and state.arrived[0] == 0)
    settle(state, PLAYER_WINS if wins else TORPEDO_WINS, events)


def settle(state: State, result: int, events: EventSink) -> None:
    """A solo game has its result; how many upgrades follow from it (GR-29.2)."""
    state.result = result
    events.add("solo_ends", (result,))
    if state.mode == AGAINST_TORPEDO and state.settings.evolving_deck:
        state.upgrades_left = 2 if result == PLAYER_WINS else 1


def resign(state: State, seat: int, args: Args, chance: Chance, events: EventSink) -> None:
    """The player gives up (GR-28.5, GR-32.7): what was open is closed, what was in hand is discarded."""
    events.add("resigns", (seat,))
    drop_drawn(state)
    drop_display(state)
    for task in state.agenda:
        drop_task(state, task)
    state.agenda = []
    state.ask = NOTHING
    clear_turn(state)
    state.conceded = (seat,)
    state.phase = END
    settle(state, STRANDED if state.mode == CROSSING else TORPEDO_WINS, events)


def drop_display(state: State) -> None:
    """Cards that still lie in the bivouac go to the discard; nobody picks any more."""
    for card in state.display:
        if card != NO_CARD:
            state.discard[card] += 1
    state.display = ()
    state.picks = ()


def drop_drawn(state: State) -> None:
    """Tiles that a Scout still has in hand go to the discard."""
    for tile in state.drawn:
        state.tile_discard[tile] += 1
    state.drawn = ()
    state.tile_now = NO_TILE
    state.by_card = False


def drop_task(state: State, task: tuple[int, int, int]) -> None:
    """A task that is never done: a card that is on its way to the discard gets there."""
    if task[0] == TASK_CITY_CARD:
        state.discard[task[2]] += 1


# -- the deck that learns --------------------------------------------------------------------------------------


def deck_now(state: State) -> list[int]:
    """The campaign deck after the upgrades so far."""
    deck = list(state.estienne_deck)
    for out, into in state.upgrades:
        deck[deck.index(out)] = into
    return deck


def lowest(state: State) -> list[int]:
    """The cards of the lowest level present, which are upgraded next; none once all are of the highest."""
    deck = deck_now(state)
    level = min(EST_LEVEL[card] for card in deck)
    return [] if level == DECK_LEVELS else sorted(card for card in deck if EST_LEVEL[card] == level)


def _upgrade_on(state: State, chance: Chance, events: EventSink) -> None:
    """One upgrade: drawn, or asked for (GR-29.3, GR-29.4, GR-29.7)."""
    found = lowest(state)
    if not found:
        state.upgrades_left = 0
    elif state.settings.upgrades != LETTER:
        upgrade(state, chance.pick("upgrade-out", found), chance, events)
    elif len(found) == 1:
        upgrade(state, found[0], chance, events)
    else:
        put(state, UPGRADE, 0)


def upgrade(state: State, out: int, chance: Chance, events: EventSink) -> None:
    """A card is replaced: by its own letter, or by a card that is drawn (GR-29.3, GR-29.4, GR-29.6)."""
    state.ask = NOTHING
    deck = deck_now(state)
    into = HIGHER[out]
    if state.settings.upgrades != LETTER or into in deck:
        into = chance.pick("upgrade-in", [card for card in DECKS[EST_LEVEL[out]] if card not in deck])
    state.upgrades = (*state.upgrades, (out, into))
    state.upgrades_left -= 1
    events.add("upgrades", (out, into))


def stamp(state: State, seat: int, args: Args, chance: Chance, events: EventSink) -> None:
    """A quest is stamped (GR-31.4)."""
    quest = args[0]
    state.ask = NOTHING
    state.stamps |= 1 << quest
    events.add("stamps", (quest,))


def decline(state: State, seat: int, args: Args, chance: Chance, events: EventSink) -> None:
    """No more stamps."""
    state.ask = NOTHING
    _close(state, events)

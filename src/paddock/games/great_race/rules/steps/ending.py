"""The end of a game: points, upgrades, stamps (GR-12, GR-28, GR-29, GR-31)."""

from __future__ import annotations

from paddock.core.chance import ChanceSource
from paddock.core.event import EventSink

from ...components import content
from ...components.settings import UPGRADE_BY_LETTER
from .. import phases
from ..quests import stampable_quests
from ..state import Args, State, arrived_vehicles, ask_question, vehicle_code
from ..supplies import discard_display


def score_parts(state: State, vehicle: int) -> tuple[int, int, int]:
    """Points of a vehicle that has arrived: for that, for levels, for francs or Estienne cards (GR-12.4, GR-28.3)."""
    place = state.arrived.index(vehicle)
    arrival = content.ARRIVAL_POINTS[place] if place < len(content.ARRIVAL_POINTS) else 0
    if vehicle >= state.seats:
        return arrival, state.torpedo_mechanic, state.estienne_revealed
    return arrival, state.engine[vehicle] + state.chassis[vehicle], state.money[vehicle] // content.FRANCS_PER_POINT


def continue_ending(state: State, chance_source: ChanceSource, events: EventSink) -> bool:
    """The next thing to do at the end: points, upgrades one after the other, stamps; then the game is over. Whether it
    goes on."""
    if state.mode == phases.MODE_RACE:
        if len(arrived_vehicles(state)) > 1:
            _log_points(state, events)
        _end_game(state, events)
    elif state.result == content.NO_RESULT:
        _decide_solo_result(state, events)
    elif state.upgrades_left:
        _continue_upgrades(state, chance_source, events)
    elif stampable_quests(state):
        ask_question(state, phases.ASK_STAMP, 0)
    else:
        _end_game(state, events)
    return state.phase == phases.PHASE_END


def _end_game(state: State, events: EventSink) -> None:
    state.phase = phases.PHASE_OVER
    events.add("over", ())


def _log_points(state: State, events: EventSink) -> None:
    if not events.is_listening:
        return
    for vehicle in arrived_vehicles(state):
        parts = score_parts(state, vehicle)
        events.add("scores", (vehicle_code(state, vehicle), *parts, sum(parts)))


def _decide_solo_result(state: State, events: EventSink) -> None:
    """Who has won a solo game (GR-28.2 to 28.5, GR-32.4)."""
    if state.mode == phases.MODE_ALONE:
        set_solo_result(
            state,
            content.CROSSING_SUCCESS
            if state.arrived and state.round <= content.ALONE_MAX_ROUNDS
            else content.CROSSING_FAILURE,
            events,
        )
        return
    if len(state.arrived) < 2:
        set_solo_result(state, content.PLAYER_WINS if 0 in state.arrived else content.TORPEDO_WINS, events)
        return
    _log_points(state, events)
    mine, other = sum(score_parts(state, 0)), sum(score_parts(state, phases.TORPEDO_INDEX))
    wins = mine > other or (mine == other and state.arrived[0] == 0)
    set_solo_result(state, content.PLAYER_WINS if wins else content.TORPEDO_WINS, events)


def set_solo_result(state: State, result: int, events: EventSink) -> None:
    """A solo game has its result; how many upgrades follow from it (GR-29.2)."""
    state.result = result
    events.add("solo_ends", (result,))
    if state.mode == phases.MODE_TORPEDO and state.settings.evolving_deck:
        state.upgrades_left = 2 if result == content.PLAYER_WINS else 1


def resign(state: State, seat: int, args: Args, chance_source: ChanceSource, events: EventSink) -> None:
    """The player gives up (GR-28.5, GR-32.7): what was open is closed, what was in hand is discarded."""
    events.add("resigns", (seat,))
    discard_drawn_tiles(state)
    discard_display(state)
    state.card_pickers = ()
    for task in state.agenda:
        discard_task_card(state, task)
    state.agenda = []
    state.question = phases.NO_QUESTION
    state.clear_turn()
    state.conceded = (seat,)
    state.phase = phases.PHASE_END
    set_solo_result(
        state, content.CROSSING_FAILURE if state.mode == phases.MODE_ALONE else content.TORPEDO_WINS, events
    )


def discard_drawn_tiles(state: State) -> None:
    """Tiles that a Scout still has in hand go to the discard."""
    for tile in state.drawn_tiles:
        state.tile_discard[tile] += 1
    state.drawn_tiles = ()
    state.tile_to_lay = content.NO_TILE
    state.drawn_by_guide = False


def discard_task_card(state: State, task: tuple[int, int, int]) -> None:
    """A task that is never done: a card that is on its way to the discard gets there."""
    if task[0] == phases.TASK_CITY_CARD:
        state.card_discard[task[2]] += 1


def upgraded_deck(state: State) -> list[int]:
    """The campaign deck after the upgrades so far."""
    deck = list(state.estienne_deck)
    for out, into in state.upgrades:
        deck[deck.index(out)] = into
    return deck


def upgradable_cards(state: State) -> list[int]:
    """The cards of the lowest level present, which are upgraded next; none once all are of the highest."""
    deck = upgraded_deck(state)
    level = min(content.LEVEL_BY_ESTIENNE_CARD[card] for card in deck)
    return (
        []
        if level == content.ESTIENNE_LEVELS
        else sorted(card for card in deck if content.LEVEL_BY_ESTIENNE_CARD[card] == level)
    )


def _continue_upgrades(state: State, chance_source: ChanceSource, events: EventSink) -> None:
    """One upgrade: drawn, or asked for (GR-29.3, GR-29.4, GR-29.7)."""
    cards = upgradable_cards(state)
    if not cards:
        state.upgrades_left = 0
    elif state.settings.upgrades != UPGRADE_BY_LETTER:
        upgrade_card(state, chance_source.pick("upgrade-out", cards), chance_source, events)
    elif len(cards) == 1:
        upgrade_card(state, cards[0], chance_source, events)
    else:
        ask_question(state, phases.ASK_UPGRADE, 0)


def choose_upgrade(state: State, seat: int, args: Args, chance_source: ChanceSource, events: EventSink) -> None:
    """Which card is upgraded next."""
    upgrade_card(state, args[0], chance_source, events)


def upgrade_card(state: State, replaced_card: int, chance_source: ChanceSource, events: EventSink) -> None:
    """A card is replaced: by its own letter, or by a card that is drawn (GR-29.3, GR-29.4, GR-29.6)."""
    state.question = phases.NO_QUESTION
    deck = upgraded_deck(state)
    into = content.UPGRADE_BY_ESTIENNE_CARD[replaced_card]
    if state.settings.upgrades != UPGRADE_BY_LETTER or into in deck:
        into = chance_source.pick(
            "upgrade-in",
            [
                card
                for card in content.ESTIENNE_DECKS[content.LEVEL_BY_ESTIENNE_CARD[replaced_card]]
                if card not in deck
            ],
        )
    state.upgrades = (*state.upgrades, (replaced_card, into))
    state.upgrades_left -= 1
    events.add("upgrades", (replaced_card, into))


def stamp_quest(state: State, seat: int, args: Args, chance_source: ChanceSource, events: EventSink) -> None:
    """A quest is stamped (GR-31.4)."""
    quest = args[0]
    state.question = phases.NO_QUESTION
    state.stamped_now |= 1 << quest
    events.add("stamps", (quest,))


def finish_stamping(state: State, seat: int, args: Args, chance_source: ChanceSource, events: EventSink) -> None:
    """No more stamps."""
    state.question = phases.NO_QUESTION
    _end_game(state, events)

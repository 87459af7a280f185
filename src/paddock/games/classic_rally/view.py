"""What a seat may see, and positions that could be true for all it knows (section (c) of the rules)."""

from __future__ import annotations

from paddock.core.chance import Chance
from paddock.core.game import Json
from paddock.games.classic_rally.building import finish_spots
from paddock.games.classic_rally.content import (
    CAPACITY,
    CARD,
    CARDS,
    COLOUR,
    FEATURE,
    FEATURE_SLOTS,
    IN_PLAY,
    JOKERS,
    NO_JOKER,
    NOTCHES,
    ROAD_BOOK,
    WAYS,
)
from paddock.games.classic_rally.driving import hazard_out, is_active, is_immobile, owes_move
from paddock.games.classic_rally.legal import question, waiting_for
from paddock.games.classic_rally.position import dump
from paddock.games.classic_rally.road import DIRECTIONS
from paddock.games.classic_rally.state import (
    LOADING,
    MOVING,
    NO_EXCHANGE,
    NONE,
    OVER,
    RACING,
    State,
    fuel_of,
    in_order,
    replaced,
)
from paddock.games.classic_rally.steps.turning import hand

HIDDEN = "?"


def view(state: State, seat: int | None) -> Json:
    """The position as a seat (or a spectator) sees it: less what is hidden, and with what follows from it."""
    found = dump(state)
    found["you"] = seat
    found["waiting"] = waiting_for(state)
    found["asked"] = _asked(state)
    notches = _notches(state)
    found["stopwatch"] = {"laps": notches // NOTCHES, "notch": notches % NOTCHES, "score": notches}
    order = in_order(state)
    players = found["players"]
    if isinstance(players, list):
        for other, told in enumerate(players):
            _tell(state, other, told)
            told["place"] = order.index(other) + 1
            if other != seat:
                _hide(state, other, told)
    if state.phase == LOADING:
        found["piles"] = _piles(state, seat)
    turn = found.get("turn")
    if isinstance(turn, dict):
        _owe(state, seat, turn)
    return found


def _owe(state: State, seat: int | None, turn: Json) -> None:
    """Whether a move is owed hangs on the road book, so only who moves is told."""
    mine = seat == state.player
    turn["owed"] = owes_move(state, state.player) if mine else None
    exchange = turn["exchange"]
    if isinstance(exchange, dict) and not mine:
        exchange["owed"] = None


def _notches(state: State) -> int:
    """The hand: it moves at the end of a round, so within one it shows the round before."""
    notches = hand(state)
    return notches if state.phase == OVER else max(0, notches - 1)


def _asked(state: State) -> Json | None:
    """The open question and whose it is."""
    waiting = waiting_for(state)
    if not waiting:
        return None
    return {"question": question(state), "car": COLOUR.names[state.colour[waiting[0]]], "seat": waiting[0]}


def causes(state: State, seat: int, slot: int) -> list[str]:
    """Why the feature in a slot is out."""
    found: list[str] = []
    if state.marked[seat] >> slot & 1:
        found.append("dice")
    if hazard_out(state, seat, state.feature[FEATURE_SLOTS * seat + slot]):
        found.append("hazard")
    if state.sabotaged[seat] >> slot & 1:
        found.append("sabotage")
    return found


def out_json(state: State, seat: int) -> list[Json]:
    """The features that are out, each with its causes."""
    return [
        {"feature": FEATURE.names[state.feature[FEATURE_SLOTS * seat + slot]], "causes": causes(state, seat, slot)}
        for slot in range(FEATURE_SLOTS)
        if state.feature[FEATURE_SLOTS * seat + slot] != NONE and not is_active(state, seat, slot)
    ]


def _tell(state: State, seat: int, told: Json) -> None:
    """What follows from a player's fields."""
    told["seat"] = seat
    told["fuelled"] = fuel_of(state, seat) > 0 if state.phase != LOADING else None
    told["immobile"] = is_immobile(state, seat)
    told["active"] = [
        FEATURE.names[state.feature[FEATURE_SLOTS * seat + slot]]
        for slot in range(FEATURE_SLOTS)
        if is_active(state, seat, slot)
    ]
    told["out"] = out_json(state, seat)
    told["capacity"] = {"rally": CAPACITY[0], "assistance": CAPACITY[1]}


def _hide(state: State, seat: int, told: Json) -> None:
    """Takes out what others may not know."""
    told["road_book"] = sum(state.book[WAYS * seat : WAYS * (seat + 1)])
    told["joker"] = None if state.joker[seat] == NO_JOKER else HIDDEN
    told["vote"] = state.vote[seat] != NONE
    if state.phase == LOADING:
        told["load"] = None
        assistance = told["assistance"]
        if isinstance(assistance, dict):
            assistance["load"] = None


def _piles(state: State, seat: int | None) -> Json:
    """While load-outs are secret: the piles less one's own cards."""
    found: Json = {}
    for card in range(CARDS):
        own = 0 if seat is None else state.load[CARDS * seat + card] + state.aid[CARDS * seat + card]
        found[CARD.names[card]] = IN_PLAY[state.seats][card] - own
    return found


# -- imagining -------------------------------------------------------------------------------------------------


def imagine(state: State, seat: int | None, chance: Chance) -> State:
    """Deals anew what the seat can't see: jokers, road books, votes, load-outs under way."""
    new = state.copy()
    _imagine_jokers(new, seat, chance)
    for other in range(state.seats):
        if other == seat:
            continue
        if not (state.phase == MOVING and other == state.player):
            _imagine_book(new, other, chance)
        if state.vote[other] != NONE:
            found = finish_spots(state.road)
            cell, rotation = found[chance.pick("imagine", range(len(found)))]
            new.vote = replaced(new.vote, other, DIRECTIONS * cell + rotation)
        if state.phase == LOADING:
            _imagine_load(new, other)
    if new.exchange != NO_EXCHANGE and new.player != seat and new.phase != MOVING:
        new.owed = owes_move(new, new.player)
    return new


def _imagine_jokers(state: State, seat: int | None, chance: Chance) -> None:
    """Jokers that nobody has shown, as they may be spread over the other hands."""
    own = state.joker[seat] if seat is not None else NO_JOKER
    pool = [joker for joker in range(JOKERS) if joker != own and joker not in state.jokers_seen]
    hands = [other for other in range(state.seats) if other != seat and state.joker[other] != NO_JOKER]
    for other, joker in zip(hands, chance.draw("imagine", pool, min(len(hands), len(pool))), strict=False):
        state.joker[other] = joker


def _imagine_book(state: State, seat: int, chance: Chance) -> None:
    """Any of the cards that everybody starts with, as many as are in hand."""
    first = WAYS * seat
    count = sum(state.book[first : first + WAYS])
    cards = [way for way in range(WAYS) for _ in range(ROAD_BOOK[way])]
    state.book[first : first + WAYS] = [0] * WAYS
    for way in chance.draw("imagine", cards, min(count, len(cards))):
        state.book[first + way] += 1


def _imagine_load(state: State, seat: int) -> None:
    """A load-out of which nobody knows anything: as if nothing were aboard yet, or fuel alone."""
    if state.status[seat] != RACING:
        return
    for card in range(CARDS):
        place = CARDS * seat + card
        state.pile[card] += state.load[place] + state.aid[place]
        state.load[place] = state.aid[place] = 0
    if state.ready[seat]:
        state.load[CARDS * seat], state.aid[CARDS * seat] = CAPACITY
        state.pile[0] -= sum(CAPACITY)

"""GR-26: bivouacs at random, held against a reckoning of their own."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from tests.games.great_race.random_situations import deck_with
from tests.games.great_race.reference_progress import DANGER_CARDS, FUEL_CARDS, MECHANIC_CARDS
from tests.games.great_race.table import CREWS, Table, scene, solo

CARDS = {each["card"]: each["count"] for each in scene()["cards"]}
ESTIENNE = {each["card"]: each for each in scene()["estienne"]}
FIGURES = {each["crew"]: each for each in scene()["crews"]}
GAUGES = ("fuel", "engine", "chassis", "money")


class Reckoning:
    """Both sides during a bivouac without guards, by the clauses alone."""

    def __init__(self, player: dict[str, Any], torpedo: dict[str, Any], card: str) -> None:
        self.player = {name: player[name] for name in GAUGES}
        self.hand = list(player["hand"])
        self.fuel, self.mechanic, self.legacy = torpedo["fuel"], torpedo["mechanic"], torpedo["legacy"]
        self.card = ESTIENNE[card]
        self.lost_cards = 0

    def danger(self) -> None:
        """GR-26.6: one danger effect."""
        for name, levels in self.card["effect"].items():
            if name == "card":
                self.lost_cards += 1
            else:
                self.player[name] = max(0, self.player[name] - levels)

    def take(self, card: str) -> None:
        """GR-26.3: a card that Estienne takes."""
        most = 6 + self.legacy["yellow"]
        if self.legacy["green"] >= 1:
            self.fuel = min(most, self.fuel + FUEL_CARDS.get(card, 0))
        if self.legacy["green"] >= 2:
            self.mechanic = min(most, self.mechanic + MECHANIC_CARDS.get(card, 0))
        if self.legacy["red"] >= 1 and card in DANGER_CARDS:
            self.danger()


def settled(game: Table) -> Table:
    """The hand limit, with the first card offered each time."""
    while game.phase() != "programming":
        assert game.asked()["question"] == "discard"
        game.decide(game.legal()[0])
    return game


@pytest.mark.clause("GR-26.1", "GR-26.2", "GR-26.3", "GR-26.4", "GR-26.5", "GR-26.6", "GR-26.7", "GR-26.9", "GR-30.7")
def test_every_bivouac_is_as_reckoned() -> None:
    for seed in range(200):
        dice = random.Random(seed)
        name, card = dice.choice(CREWS), dice.choice(sorted(ESTIENNE))
        extra = int(name == "suffragettes")
        deck = [each for each, count in CARDS.items() for _ in range(count) if each != "armed_guard"]
        display = dice.sample(deck, 5 + extra)
        player = {
            "crew": name,
            "posts": {"funding": 2, "scout": 1, "mechanic": 2},
            "hand": [],
            "money": 10 * dice.randint(0, 6),
            **{gauge: dice.randint(0, FIGURES[name][gauge]) for gauge in ("fuel", "engine", "chassis")},
        }
        legacy = {colour: dice.randint(0, 4) for colour in ("yellow", "green", "red", "blue")}
        torpedo = {"fuel": dice.randint(0, 6), "mechanic": dice.randint(0, 6), "legacy": legacy}
        torpedo_first = dice.random() < 0.5
        game = solo(
            player,
            torpedo,
            [("card", display)],
            phase="bivouac",
            order=["torpedo", name] if torpedo_first else [name, "torpedo"],
            settings={"legacy": True},
            estienne={"deck": deck_with(card), "current": card},
        )
        wanted = Reckoning(player, torpedo, card)
        lying = dict(enumerate(display, start=1))
        for slot in wanted.card["first" if torpedo_first else "second"]:
            wanted.take(lying.pop(slot))
        picks = (2 if torpedo_first else 1) + extra
        for _ in range(picks):
            assert game.offered("pick") == {str(slot) for slot in lying}, seed
            slot = dice.choice(sorted(lying))
            wanted.hand.append(lying.pop(slot))
            game.decide(f"pick {slot}")
        for left in lying.values():
            if left in DANGER_CARDS:
                wanted.danger()
        settled(game)
        assert game.torpedo("fuel", "mechanic") == (wanted.fuel, wanted.mechanic), seed
        assert {gauge: game.crew(name)[gauge] for gauge in GAUGES} == wanted.player, seed
        hand = game.hand(name)
        assert hand <= Counter(wanted.hand), seed
        assert sum(hand.values()) == min(wanted.player["chassis"], max(0, picks - lost(game, wanted))), seed
        assert sum(game.pile("discard").values()) == len(display) - sum(hand.values()), seed


def lost(game: Table, wanted: Reckoning) -> int:
    """Cards that dangers took: as many as were reckoned, unless the hand was empty before (red 1 comes first)."""
    taken = len(game.told("loses_card"))
    assert taken <= wanted.lost_cards
    return taken


@pytest.mark.clause("GR-32.3")
def test_every_bivouac_alone_is_as_reckoned() -> None:
    for seed in range(60):
        dice = random.Random(seed)
        name = dice.choice(CREWS)
        picks = 2 if name == "suffragettes" else 1
        deck = [each for each, count in CARDS.items() for _ in range(count) if each != "armed_guard"]
        display = dice.sample(deck, picks + 2)
        fuel = dice.randint(0, 6)
        game = solo(
            {"crew": name, "posts": {"funding": 2, "scout": 1, "mechanic": 2}, "fuel": fuel},
            chances=[("card", display)],
            phase="bivouac",
            settings={"solo": "alone"},
        )
        lying = dict(enumerate(display, start=1))
        for _ in range(picks):
            slot = dice.choice(sorted(lying))
            lying.pop(slot)
            game.decide(f"pick {slot}")
        dangers = sum(card in DANGER_CARDS for card in lying.values())
        assert game.facts(name, "fuel") == (max(0, fuel - dangers),)
        assert game.phase() == "programming"

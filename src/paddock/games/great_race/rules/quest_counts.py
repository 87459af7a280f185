"""What is counted for the quests of each seat: the places in `State.quest_counts`."""

from __future__ import annotations

from typing import Final

BLIND_COUNT: Final = 0
SEA_COUNT: Final = 1
TILE_DANGER_COUNT: Final = 2
ALWAYS_LED: Final = 3
ARRIVAL_MONEY: Final = 4
ARRIVAL_HAND: Final = 5
QUEST_COUNT_NAMES: Final = ("blind", "sea", "tile_dangers", "led", "money", "hand")
QUEST_COUNT_KINDS: Final = len(QUEST_COUNT_NAMES)

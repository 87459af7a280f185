"""Playthroughs and counts as texts: files that are compared with what the rules say today, and written anew when the
rules have been changed on purpose:

    python -m tests.conformance.texts
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from paddock.core.chance import FairChance
from paddock.core.decision import Decision
from paddock.core.game import Game
from paddock.core.play import Play
from paddock.core.title import title_package
from paddock.core.translations import Translations, translations_for
from tests.conformance.trial import Trial, games, own_trials, trials_of

TESTS = Path(__file__).resolve().parent.parent
COUNT_AFTER = (0, 40, 110)
"""Counts are taken after so many decisions of a random game."""
GO_ON_BELOW = 700
"""A count at the next depth is taken while there are no more sequences than this."""
DEPTHS = 4


def titles() -> list[Game[Any]]:
    """The titles that keep texts: those of this checkout with trials of their own."""
    ours = [game for game in games() if title_package(game).startswith("paddock.games.")]
    return [game for game in ours if own_trials(game) is not None]


def told_trials(game: Game[Any]) -> list[Trial]:
    """The trials whose games are kept as playthroughs."""
    return [trial for trial in trials_of(game) if trial.name in own_trials(game).PLAYTHROUGHS]


def file_of(trial: Trial) -> Path:
    return TESTS / "playthroughs" / trial.game.title / f"{trial.name}.txt"


def counts_of(game: Game[Any]) -> Path:
    return TESTS / "counts" / f"{game.title}.txt"


def any_of(game: Game[Any], state: Any, chance: FairChance) -> tuple[int, Decision]:
    """A random seat of those that are waited for, and a random decision, whatever order its list is in."""
    waiting = game.waiting_for(state)
    seat = chance.pick("seat", waiting)
    choices = sorted(game.legal(state, seat), key=lambda decision: decision.number)
    return seat, choices[chance.pick("decision", range(len(choices)))]


# -- playthroughs --------------------------------------------------------------------------------------------------


def told(play: Play[Any], words: Translations) -> list[str]:
    """The chances that the last step met, and what happened in it."""
    met = [f"    [{name}: {' '.join(found)}]" for name, found in play.steps[-1].drawn]
    return met + [f"    {words.event(event)}" for event in play.events[-1]]


def playthrough(trial: Trial) -> str:
    """A whole random game: every decision in notation, and what happened in English."""
    game, words = trial.game, translations_for("en", trial.game)
    chance = FairChance(str(trial).encode())
    play, choosing = trial.play(chance), FairChance(b"choosing " + str(trial).encode())
    lines = [f"# {game.edition} {trial.name}: a random game", "# Written by: python -m tests.conformance.texts", ""]
    start = {"seats": trial.seats, "settings": trial.settings} if trial.position is None else {"from": trial.name}
    lines += [msgspec.json.encode(start).decode(), *told(play, words)]
    while game.waiting_for(play.state):
        seat, decision = any_of(game, play.state, choosing)
        play.decide(seat, decision)
        lines += [f"{play.last_step} seat {seat}: {game.space.notation(decision)}", *told(play, words)]
    outcome = game.outcome(play.state)
    assert outcome is not None
    lines += ["", *(f"seat {placing.seat}: {words.placing(placing)}" for placing in outcome.placings)]
    return "\n".join(lines) + "\n"


# -- counts --------------------------------------------------------------------------------------------------------


def count(game: Game[Any], state: Any, depth: int) -> int:
    """How many sequences of `depth` decisions there are if always the first seat that is waited for decides, and
    every step meets the same chances."""
    waiting = game.waiting_for(state)
    if not waiting:
        return 0
    choices = game.legal(state, waiting[0])
    if depth == 1:
        return len(choices)
    found = 0
    for decision in choices:
        child = game.copy(state)
        game.play(child, waiting[0], decision, FairChance(b"count"))
        found += count(game, child, depth - 1)
    return found


def counted(trial: Trial) -> Iterator[str]:
    """The counts of a trial, one line for each position."""
    game, chance = trial.game, FairChance(b"counted " + str(trial).encode())
    state = trial.opening()
    game.advance(state, chance)
    for number in range(max(COUNT_AFTER) + 1):
        if not game.waiting_for(state):
            return
        if number in COUNT_AFTER:
            found: list[int] = []
            while len(found) < DEPTHS and (not found or found[-1] <= GO_ON_BELOW):
                found.append(count(game, state, len(found) + 1))
            yield f"{trial.name} {number}: {' '.join(str(each) for each in found)}"
        seat, decision = any_of(game, state, chance)
        game.play(state, seat, decision, chance)


def all_counts(game: Game[Any]) -> str:
    """The counts of all trials of a title, with a header that says how they were made."""
    lines = [
        f"# {game.edition}: how many sequences of 1, 2, 3 … decisions there are from a position.",
        "# A line is: trial, decisions of a random game before the count, the counts. Always the first seat that is",
        "# waited for decides, and every step meets the same chances (FairChance with the seed `count`). The next",
        f"# depth is counted while there are no more than {GO_ON_BELOW} sequences.",
        "# Written by: python -m tests.conformance.texts",
    ]
    return "\n".join([*lines, *(line for trial in trials_of(game) for line in counted(trial))]) + "\n"


def main() -> None:
    """Writes all texts anew and says which have changed."""
    texts = {file_of(trial): playthrough(trial) for game in titles() for trial in told_trials(game)}
    texts.update({counts_of(game): all_counts(game) for game in titles()})
    for path, text in texts.items():
        if path.is_file() and path.read_text(encoding="utf-8") == text:
            continue
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(path.relative_to(TESTS.parent))


if __name__ == "__main__":
    main()

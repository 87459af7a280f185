"""Playthroughs and counts as texts: files that are compared with what the rules say today, and written anew when the
rules have been changed on purpose:

    python -m tests.conformance.texts

A playthrough shows a reader what a game looks like: its beginning, its end, and between them the first decision of
each kind and the first event of each kind. What it leaves out is held by a digest. To see what has changed there, write
the games whole with the rules before and after, and compare the folders:

    python -m tests.conformance.texts --whole FOLDER
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from paddock.core.chance import FairChance
from paddock.core.decision import Decision
from paddock.core.game import Game
from paddock.core.title import title_package
from paddock.core.translations import translations_for
from tests.conformance.trial import Trial, games, own_trials, trials_of

TESTS = Path(__file__).resolve().parent.parent
LINES_AT_BEGINNING = 60
LINES_AT_END = 20
MIN_LEFT_OUT = 6
"""Fewer lines in a row are shown rather than left out."""
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


def any_of(game: Game[Any], state: Any, chance_source: FairChance) -> tuple[int, Decision]:
    """A random seat of those that are waited for, and a random decision, whatever order its list is in."""
    waiting = game.waiting_for(state)
    seat = chance_source.pick("seat", waiting)
    choices = sorted(game.legal(state, seat), key=lambda decision: decision.number)
    return seat, choices[chance_source.pick("decision", range(len(choices)))]


# -- playthroughs --------------------------------------------------------------------------------------------------


class Step(NamedTuple):
    """A step of a game in lines: the decision in notation, the chances that were drawn, and what happened in English.
    `kinds` are the kinds of its decision and of its events."""

    lines: list[str]
    kinds: set[str]


def told_steps(trial: Trial) -> Iterator[Step]:
    """A random game, step by step: the opening, every decision, the result."""
    game, translations = trial.game, translations_for("en", trial.game)
    chance_source = FairChance(str(trial).encode())
    game_session, choosing = trial.play(chance_source), FairChance(b"choosing " + str(trial).encode())

    def told(heading: str, *kinds: str) -> Step:
        drawn = [f"    [{name}: {' '.join(outcomes)}]" for name, outcomes in game_session.steps[-1].drawn]
        events = game_session.events[-1]
        sentences = [f"    {translations.event(event)}" for event in events]
        return Step([heading, *drawn, *sentences], {*kinds, *(event.kind for event in events)})

    start = {"seats": trial.seats, "settings": trial.settings} if trial.position is None else {"from": trial.name}
    yield told(msgspec.json.encode(start).decode())
    while game.waiting_for(game_session.state):
        seat, decision = any_of(game, game_session.state, choosing)
        game_session.decide(seat, decision)
        kind = game.space.kinds[decision.kind].name
        yield told(f"{game_session.last_step} seat {seat}: {game.space.notation(decision)}", f"do {kind}")
    outcome = game.outcome(game_session.state)
    assert outcome is not None
    yield Step(["", *(f"seat {placing.seat}: {translations.placing(placing)}" for placing in outcome.placings)], set())


def playthrough(trial: Trial, *, whole: bool = False) -> str:
    """A random game as a text, `whole` or the parts that are worth reading."""
    heading = f"# {trial.game.edition} {trial.name}: a random game"
    lines = [heading, "# Written by: python -m tests.conformance.texts", ""]
    steps = list(told_steps(trial))
    shown = [True] * len(steps) if whole else worth_reading(steps)
    left_out: list[str] = []
    for step, is_shown in zip(steps, shown, strict=True):
        if is_shown:
            lines += left_out if len(left_out) < MIN_LEFT_OUT else [digest_line(left_out)]
            left_out = []
        (lines if is_shown else left_out).extend(step.lines)
    return "\n".join(lines) + "\n"


def digest_line(left_out: list[str]) -> str:
    """What stands for the lines that are left out."""
    digest = hashlib.sha256("\n".join(left_out).encode()).hexdigest()
    return f"… {len(left_out)} lines, sha256 {digest[:16]}"


def worth_reading(steps: list[Step]) -> list[bool]:
    """Which steps a reader is shown: the first and the last of them, and whatever has something of a new kind."""
    total, before = sum(len(step.lines) for step in steps), 0
    known: set[str] = set()
    shown: list[bool] = []
    for step in steps:
        at_edge = before < LINES_AT_BEGINNING or before + len(step.lines) > total - LINES_AT_END
        shown.append(at_edge or not step.kinds <= known)
        known |= step.kinds
        before += len(step.lines)
    return shown


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
    game, chance_source = trial.game, FairChance(b"counted " + str(trial).encode())
    state = trial.opening()
    game.advance(state, chance_source)
    for number in range(max(COUNT_AFTER) + 1):
        if not game.waiting_for(state):
            return
        if number in COUNT_AFTER:
            found: list[int] = []
            while len(found) < DEPTHS and (not found or found[-1] <= GO_ON_BELOW):
                found.append(count(game, state, len(found) + 1))
            yield f"{trial.name} {number}: {' '.join(str(each) for each in found)}"
        seat, decision = any_of(game, state, chance_source)
        game.play(state, seat, decision, chance_source)


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
    """Writes all texts anew, or the whole games into a folder, and says which have changed."""
    if sys.argv[1:2] == ["--whole"]:
        folder = Path(sys.argv[2])
        texts = {
            folder / file_of(trial).relative_to(TESTS): playthrough(trial, whole=True)
            for game in titles()
            for trial in told_trials(game)
        }
    else:
        texts = {file_of(trial): playthrough(trial) for game in titles() for trial in told_trials(game)}
        texts.update({counts_of(game): all_counts(game) for game in titles()})
    for path, text in texts.items():
        if path.is_file() and path.read_text(encoding="utf-8") == text:
            continue
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(path)


if __name__ == "__main__":
    main()

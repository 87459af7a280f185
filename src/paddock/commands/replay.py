"""`paddock replay`: a record told in words, stepped through, or proved."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import msgspec

from paddock.commands.shared import exit_on_error, print_error
from paddock.core.errors import BadInputError
from paddock.core.game import Game, Json
from paddock.core.record import Record
from paddock.core.replay import ReplayedStep, game_of_record, replayed_steps, verify
from paddock.core.translations import Translations, translations_for
from paddock.files import load_record


class RecordNarrator:
    """A record told to a reader: all of it, or what one seat could see (`seat`; -1 is a spectator)."""

    def __init__(self, record: Record, game: Game[Any], translations: Translations, seat: int | None = None) -> None:
        self.record = record
        self.game = game
        self.translations = translations
        self.seat = seat
        names = record.header.names
        self.names = [
            names[place] if place < len(names) else translations.message("seat", seat=place)
            for place in range(record.header.seats)
        ]

    def heading(self) -> str:
        """The first line: what is played, and by whom."""
        return f"{self.record.header.title} · {', '.join(self.names)}"

    def visible_sentences(self, replayed_step: ReplayedStep[Any]) -> list[str]:
        """The sentences of one step that the reader may know."""
        return [
            self.translations.event(event)
            for event in replayed_step.events
            if self.seat is None or event.visible_to(self.seat if self.seat >= 0 else None)
        ]

    def step_lines(self, replayed_step: ReplayedStep[Any]) -> Iterator[str]:
        """One step: who decided what, and what happened."""
        n = replayed_step.step.n
        head = self.translations.message("step-of", n=n, last=self.record.last_step)
        hidden = self.seat is not None and self.seat != replayed_step.step.seat
        if replayed_step.decision is None or replayed_step.step.seat is None:
            yield f"{head} · {self.translations.message('opening')}"
        else:
            who = self.names[replayed_step.step.seat]
            what = "…" if hidden else self.translations.decision(replayed_step.decision)
            yield f"{head} · {who}: {what}"
            if replayed_step.step.late:
                yield f"  {self.translations.message('time-up', who=who)}"
        yield from (f"  {sentence}" for sentence in self.visible_sentences(replayed_step))

    def step_json(self, replayed_step: ReplayedStep[Any], position: bool) -> Json:
        """One step as JSON."""
        step, seat = replayed_step.step, self.seat
        step_object: Json = {"n": step.n, "seat": step.seat}
        if seat is None or seat == step.seat:
            step_object["do"] = step.do
        step_object["events"] = [
            self.game.events.json(event)
            for event in replayed_step.events
            if seat is None or event.visible_to(seat if seat >= 0 else None)
        ]
        step_object["story"] = self.visible_sentences(replayed_step)
        if position:
            state = replayed_step.state
            view = self.game.view(state, seat if seat is not None and seat >= 0 else None)
            step_object["position"] = self.game.dump(state) if seat is None else view
        return step_object

    def result_lines(self, replayed_step: ReplayedStep[Any]) -> Iterator[str]:
        """How the game stands after the last step that was told."""
        outcome = self.game.outcome(replayed_step.state)
        if outcome is None:
            yield self.translations.message("game-running")
            return
        yield self.translations.message("game-over")
        for placing in sorted(outcome.placings, key=lambda each: each.place):
            yield f"  {self.names[placing.seat]} · {self.translations.placing(placing)}"


def run(
    file: str,
    step: bool,
    to: int | None,
    prove: bool,
    seat: int | None,
    analyse: bool,
    seconds: float,
    as_json: bool,
    language: str,
) -> int:
    """The command. Returns the exit code; errors are said and leave with 2."""
    if analyse:
        from paddock.commands.replay_analysis import run as analyse_record

        return analyse_record(file, language=language, as_json=as_json, seconds=seconds)
    with exit_on_error(language):
        record = load_record(file, mends_last_line=not prove)
        game = game_of_record(record)
    with exit_on_error(language, game):
        if record.was_mended:
            print_error(translations_for(language).message("mended", n=record.last_step))
        if to is not None and not 0 <= to <= record.last_step:
            raise BadInputError(problem="no-such-step", n=to, last=record.last_step)
        if prove:
            return _verify_record(record, game, translations_for(language))
        narrator = RecordNarrator(record, game, translations_for(language, game), seat)
        if step:
            return _step_through(narrator, to or 0)
        last: ReplayedStep[Any] | None = None
        if not as_json:
            print(narrator.heading())
        for last in replayed_steps(record, game):
            end = last.step.n == (record.last_step if to is None else to)
            if as_json:
                print(msgspec.json.encode(narrator.step_json(last, end)).decode())
            else:
                print("\n".join(narrator.step_lines(last)))
            if end:
                break
        if last is not None and not as_json:
            print("\n".join(narrator.result_lines(last)))
    return 0


def _verify_record(record: Record, game: Game[Any], translations: Translations) -> int:
    proof = verify(record, game)
    print(translations.message("verified", steps=proof.step_count))
    print(
        translations.message(
            "verified-fair" if proof.is_fair else "verified-open" if proof.has_commitment else "verified-plain"
        )
    )
    if proof.rewind_count:
        print(translations.message("verified-went-back", times=proof.rewind_count))
    print(translations.message("game-over" if proof.is_finished else "game-running"))
    return 0


def _step_through(narrator: RecordNarrator, step_number: int) -> int:
    """Step by step: Enter goes on, a number jumps, b goes back, q leaves."""
    translations, last = narrator.translations, narrator.record.last_step
    print(narrator.heading())
    print(translations.message("step-help"))
    while True:
        moment = next(replayed_steps(narrator.record, narrator.game, after_step=step_number - 1), None)
        if moment is None:
            return 0
        print("\n".join(narrator.step_lines(moment)))
        if step_number == last:
            print("\n".join(narrator.result_lines(moment)))
        print("> ", end="", flush=True)
        line = sys.stdin.readline()
        word = line.strip().lower()
        if not line or word == "q" or (step_number == last and not word):
            return 0
        if word == "b":
            step_number = max(0, step_number - 1)
        elif word.isdecimal() and int(word[:9]) <= last:
            step_number = int(word[:9])
        elif word:
            print(translations.message("step-help"))
        else:
            step_number += 1

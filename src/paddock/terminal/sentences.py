"""Sentences that both the full screen and the plain lines show: refusals, hints, the log, the ranking."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from paddock.bots.analysis import AnalysisBudget, analyse
from paddock.bots.report import AnalysisReport, percent_text, plan_decisions
from paddock.bots.sparklines import analysis_lines as drawn
from paddock.core.decision import Decision
from paddock.core.errors import PaddockError
from paddock.core.event import Event
from paddock.core.game import Json
from paddock.core.heuristics import Advice
from paddock.core.terminal_renderer import CardSlots, TerminalRenderer
from paddock.files import load_record
from paddock.terminal.rulebook import clauses as listed
from paddock.terminal.rulebook import find_clauses, has_rules
from paddock.terminal.tables import Hint, Table

ANALYSIS_SECONDS: Final = 8.0
"""Seconds for looking at a game again."""
MAX_PLAN_STEPS: Final = 3
"""So many decisions of a plan are told that is not the best."""
EXPLANATION_INDENT: Final = "  · "
"""Before a line of the story that explains the one above."""
WORDS_FOR_YES: Final = ("yes", "on")
WORDS_FOR_NO: Final = ("no", "off")


def read_decision(game_table: Table, renderer: TerminalRenderer, seat: int, typed_text: str) -> Decision:
    """The decision that a typed line means: notation, or the short forms of a hand (`3a`: card a to place 3).
    Raises `BadNotationError`."""
    card_slots = renderer.card_slots(game_table.view(seat), seat)
    if card_slots is not None:
        short = short_form_notation(card_slots, typed_text)
        if short is not None:
            return game_table.game.space.parse(short)
    return game_table.game.space.parse(typed_text)


def short_form_notation(card_slots: CardSlots, typed_text: str) -> str | None:
    """The notation of `a` (to the next empty place) or `3a` (to place 3); None if it is neither."""
    place, key = (typed_text[0], typed_text[1:]) if typed_text[:1].isdecimal() else ("", typed_text)
    card = card_slots.card(key) if len(key) == 1 else None
    number = int(place) if place else card_slots.next_slot
    if card is None or number is None or all(slot.number != number for slot in card_slots.slots):
        return None
    return card_slots.notation(number, card)


def refusal_lines(game_table: Table, renderer: TerminalRenderer, seat: int, notation: str) -> list[str]:
    """Why a decision is not allowed, with the clause itself; or that it is."""
    try:
        decision = read_decision(game_table, renderer, seat, notation)
    except PaddockError as error:
        return [renderer.translations.error(error)]
    refusal = game_table.refusal_for(seat, decision)
    said = renderer.translations.decision(decision)
    if refusal is None:
        return [renderer.message("table-why-allowed", decision=said)]
    lines = [renderer.message("table-why-not", decision=said), renderer.translations.refusal(refusal)]
    clauses = find_clauses(game_table.game, renderer.translations.language, refusal.clause_id)
    lines += [f"{clause.clause_id}: {clause.text}" for clause in clauses[:1]]
    return lines


def why_question(game_table: Table, renderer: TerminalRenderer, seat: int) -> str:
    """What may be asked about, with an example from this table."""
    view = game_table.view(seat)
    example = game_table.game.space.notation(game_table.legal(seat)[0])
    short = "2a" if renderer.card_slots(view, seat) is not None else "none"
    return renderer.message("table-why-ask", example=example, short=short)


def rules_question(game_table: Table, renderer: TerminalRenderer) -> str:
    """What to look for in the rules; with a word of warning where they are not told in this language."""
    known = listed(game_table.game, "en")
    clause = known[0].clause_id if known else "1.1"
    asked = renderer.message("table-rules-ask", clause=clause, chapter=clause.partition(".")[0])
    told = has_rules(game_table.game, renderer.translations.language) or not has_rules(game_table.game, "en")
    return asked if told else f"{asked} {renderer.message('table-rules-english')}"


def hint_text(game_table: Table, renderer: TerminalRenderer, seat: int) -> str:
    """What the adviser would do, what would follow, and why; below it what else may be done, with the chances."""
    best, *others = game_table.hint(seat, renderer.translations)
    lines = [_best_hint_text(game_table, renderer, seat, best)]
    if best.win_chance is not None:
        lines[0] += f" ({_win_chance_text(renderer, best.win_chance)})"
    if others:
        lines.append(renderer.message("table-hint-others"))
    for other in others:
        said = " → ".join(
            renderer.translations.decision(decision) for decision in _plan_of_hint(other)[:MAX_PLAN_STEPS]
        )
        odds = f" ({_win_chance_text(renderer, other.win_chance)})" if other.win_chance is not None else ""
        lines.append(f"  {said}{odds}" + (f" – {other.reason}" if other.reason else ""))
    return "\n".join(lines)


def _win_chance_text(renderer: TerminalRenderer, win_chance: float) -> str:
    return renderer.message("hint-chance", chance=percent_text(renderer.translations, win_chance))


def _plan_of_hint(hint: Hint) -> list[Decision]:
    return plan_decisions(Advice(hint.decision, 0.0, "", next_decisions=hint.next_decisions))


def _best_hint_text(game_table: Table, renderer: TerminalRenderer, seat: int, hint: Hint) -> str:
    reason, plan = hint.reason or "none", _plan_of_hint(hint)
    card_slots = renderer.card_slots(game_table.view(seat), seat)
    names = [game_table.game.space.notation(decision).split()[-1] for decision in plan]
    held = {card.name: card for card in card_slots.hand} if card_slots is not None else {}
    cards = [held[name] for name in names if name in held]
    if cards:
        keys = " ".join(card.key for card in cards)
        said = ", ".join(_card_text(card.label, card.detail) for card in cards)
        return renderer.message("table-hint-lay", keys=keys, cards=said, reason=reason)
    return renderer.message("table-hint", decision=renderer.translations.decision(hint.decision), reason=reason)


def analysis_lines(game_table: Table, renderer: TerminalRenderer, width: int = 80) -> list[str]:
    """A finished game as its chances went, where they turned, and what might have been; or why that can't be told."""
    try:
        record = load_record(game_table.record_location)
        analysis = analyse(record, game_table.game, AnalysisBudget(ANALYSIS_SECONDS), seats=game_table.local_seats)
    except PaddockError as error:
        return [renderer.translations.error(error)]
    names = [renderer.seat_name(seat) for seat in range(record.header.seats)]
    return drawn(AnalysisReport(game_table.game, renderer.translations, names, analysis), width)


def log_lines(game_table: Table, renderer: TerminalRenderer, viewer: int | None) -> Iterator[str]:
    """Everything that happened, as far as the viewer may know; what explains a line is set in below it."""
    for events in game_table.events_by_step():
        for event in events:
            if event.visible_to(viewer):
                yield (
                    f"{EXPLANATION_INDENT}{renderer.event_sentence(event)}"
                    if event.kind in renderer.log_only_events
                    else renderer.event_sentence(event)
                )


def event_sentences(renderer: TerminalRenderer, events: Sequence[Event], viewer: int | None) -> list[str]:
    """Events as sentences, without those that the viewer may not know and those that only the whole story tells."""
    return [
        renderer.event_sentence(event)
        for event in events
        if event.visible_to(viewer) and event.kind not in renderer.log_only_events
    ]


def ending_lines(game_table: Table, renderer: TerminalRenderer) -> list[str]:
    """The ranking in words, and where the record is."""
    outcome = game_table.outcome()
    say = renderer.message
    if outcome is None:
        return []
    lines = [say("game-over")]
    pieces: dict[int, str] = {}
    for line in renderer.seat_lines(game_table.view(None)):
        pieces.setdefault(line.seat, f"{line.emblem} {line.piece} " if line.piece else f"{line.emblem} ")
    for placing in sorted(outcome.placings, key=lambda each: each.place):
        who = f"{pieces.get(placing.seat, '')}{renderer.seat_name(placing.seat)}"
        lines.append(f"{who} · {renderer.translations.placing(placing)}")
    lines.append(say("table-record-kept", file=game_table.record_location))
    lines.append(say("table-record-replay", command=f"paddock replay {game_table.record_location} --verify"))
    return lines


def yes_no_decisions(game_table: Table, choices: Sequence[Decision]) -> tuple[Decision, Decision] | None:
    """The decisions that yes and no mean, where that is what is asked."""
    if len(choices) != 2:
        return None
    by_word = {game_table.game.space.notation(decision).split()[-1]: decision for decision in choices}
    for yes, no in zip(WORDS_FOR_YES, WORDS_FOR_NO, strict=True):
        if set(by_word) == {yes, no}:
            return by_word[yes], by_word[no]
    return None


def card_slots_lines(renderer: TerminalRenderer, view: Json, card_slots: CardSlots, preview: Json) -> list[str]:
    """A hand and its places, in words."""
    say = renderer.message
    empty, locked = say("table-slot-empty"), say("table-slot-locked")
    hand = ", ".join(f"{card.key} {_card_text(card.label, card.detail)}" for card in card_slots.hand)
    slots: list[str] = []
    for slot in card_slots.slots:
        cards = " + ".join(_card_text(card.label, card.detail) for card in slot.cards) or empty
        slots.append(f"{slot.number} {cards}" + (f" {locked}" if slot.state == "locked" else ""))
    lines = [say("table-hand", cards=hand or say("table-slot-empty")), say("table-slots", slots=", ".join(slots))]
    preview_text = renderer.preview_text(view, preview)
    return [*lines, preview_text] if preview_text else lines


def _card_text(label: str, detail: str) -> str:
    return f"{label} ({detail})" if detail else label


def next_person(game_table: Table, previous_seat: int | None) -> int | None:
    """The person at this keyboard who decides now: the one who was at it, if asked again, else the first."""
    asked = [seat for seat in game_table.waiting_seats() if seat in game_table.local_seats]
    if previous_seat in asked:
        return previous_seat
    return asked[0] if asked else None

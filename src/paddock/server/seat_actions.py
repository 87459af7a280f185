"""What people do at a table, whether they ask by HTTP or by socket: every function checks who asks, and then acts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from paddock.bots.levels import DEFAULT_BOT, resolve_level
from paddock.core.translations import AnyGame, Translations
from paddock.match import actions
from paddock.match.entries import Entry, Timestamp
from paddock.match.errors import GameFinishedError
from paddock.match.match import STATUS_OVER, Match
from paddock.match.seats import PROPOSE_TAKE_BACK
from paddock.server.answers import common
from paddock.server.answers.common import HintAnswer, LegalityAnswer, OwnSeats, OwnTableView
from paddock.server.bot_scheduler import bot_question
from paddock.server.bot_worker import RankedDecision
from paddock.server.context import AppContext
from paddock.server.errors import NoHintError, NoSeatError
from paddock.server.identity import Identity
from paddock.server.live_match import LiveMatch
from paddock.server.names import check_name_at_table
from paddock.server.tokens import SeatToken
from paddock.server.translator import translator


class SeatActions:
    """Somebody acts at one table."""

    def __init__(self, context: AppContext, caller: Identity, match_id: str) -> None:
        self.context: Final = context
        self.caller: Final = caller
        self.match_id: Final = match_id
        self._match_service: Final = context.match_service

    @property
    def _live_match(self) -> LiveMatch:
        """The table, while a command is run there."""
        return self._match_service.live_matches[self.match_id]

    async def _run_command(
        self, seat: int | None, seat_command: Callable[[Match, int, Timestamp], Sequence[Entry]]
    ) -> None:
        """Runs a command for a seat of the caller's."""
        await self._match_service.run_command(
            self.match_id, lambda match, now: seat_command(match, self.caller.acting_seat(self._live_match, seat), now)
        )

    async def decide(self, decision: str, decision_id: str, question_number: int | None, seat: int | None) -> None:
        """Decides."""
        await self._run_command(
            seat,
            lambda match, own, now: actions.decide(
                match, own, decision, now, decision_id=decision_id, question_number=question_number
            ),
        )

    async def start(self) -> None:
        """Begins the game: anybody who sits at the table may."""

        def command(match: Match, now: Timestamp) -> Sequence[Entry]:
            self.caller.require_seat_token(self._live_match)
            return actions.start_game(match, now)

        await self._match_service.run_command(self.match_id, command)

    async def take_back(self, step: int | None, seat: int | None) -> None:
        """Takes a step back."""
        await self._run_command(seat, lambda match, own, now: actions.take_back(match, own, now, step))

    async def propose(self, proposed_action: str, update_number: int, seat: int | None) -> None:
        """Asks everybody; whoever plays several seats agrees for all of them. Going back goes through the whole match:
        nobody asks for that over and over."""
        if proposed_action == PROPOSE_TAKE_BACK:
            self.context.hint_rate_limit.take(self.caller.rate_limit_key(self._match_service, self.match_id))
        await self._run_command(
            seat, lambda match, own, now: actions.propose(match, own, proposed_action, now, update_number=update_number)
        )
        await self._match_service.run_command(self.match_id, self._agree_with_own_seats)

    def _agree_with_own_seats(self, match: Match, now: Timestamp) -> Sequence[Entry]:
        """All seats of the caller's agree to what is proposed."""
        entries: list[Entry] = []
        for own in self._own_seats():
            if match.proposal is not None and own in match.person_seats() and own not in match.proposal.agreed:
                entries += actions.answer_proposal(match, own, True, now)
        return entries

    async def answer_proposal(self, does_agree: bool, seat: int | None) -> None:
        """Answers a proposal, for all seats of the caller's unless one is named."""

        def command(match: Match, now: Timestamp) -> Sequence[Entry]:
            if seat is None and does_agree and match.proposal is not None:
                return self._agree_with_own_seats(match, now)
            own = self._own_seats()[0] if seat is None else self.caller.acting_seat(self._live_match, seat)
            return actions.answer_proposal(match, own, does_agree, now)

        await self._match_service.run_command(self.match_id, command)

    def _own_seats(self) -> tuple[int, ...]:
        """The caller's seats, at least one; raises `NoSeatError`."""
        seats = self.caller.require_seat_token(self._live_match).seats
        if not seats:
            raise NoSeatError()
        return seats

    async def hand_over(self, bot_level: str, seat: int | None) -> None:
        """Lets a bot play, or comes back."""

        def seat_command(match: Match, own_seats: int, now: Timestamp) -> Sequence[Entry]:
            return actions.hand_over(match, own_seats, resolve_level(match.game, bot_level) if bot_level else "", now)

        await self._run_command(seat, seat_command)

    async def resign(self, seat: int | None) -> None:
        """Gives up."""
        await self._run_command(seat, actions.resign)

    async def send_chat(self, text: str, sender_name: str, seat: int | None) -> None:
        """Says something, as a seat or as a spectator."""
        self.context.chat_rate_limit.take(self.caller.rate_limit_key(self._match_service, self.match_id))

        def command(match: Match, now: Timestamp) -> Sequence[Entry]:
            token = self.caller.watch_token(self._live_match)
            if token is None or not token.seats:
                check_name_at_table(sender_name, match.seats)
                return actions.send_chat(match, sender_name, text, now)
            own = token.seats[0] if seat is None else self.caller.acting_seat(self._live_match, seat)
            return actions.send_chat(match, match.seats[own].name, text, now, seat=own)

        await self._match_service.run_command(self.match_id, command)

    async def explain_refusal(self, decision: str, seat: int | None) -> LegalityAnswer:
        """Whether a decision is allowed now and, if not, by which clause and why."""
        async with self._match_service.locked(self.match_id) as live:
            match = live.loaded_match()
            own = self.caller.acting_seat(live, seat)
            refusal = actions.refusal_for(match, own, decision)
            notation = match.game.space.notation
            legal = [notation(each) for each in match.game.legal(match.started_session().state, own)]
            answer: LegalityAnswer = {"do": decision, "allowed": refusal is None, "legal": legal}
            if refusal is None:
                return answer
            translations = translator(self.caller.language, match.game)
            return {
                **answer,
                "clause": refusal.clause_id,
                "reason": refusal.message_key,
                "message": translations.refusal(refusal),
                "sentence": translations.reason(refusal),
            }

    async def hint(self, seat: int | None) -> HintAnswer:
        """What may be done here, ranked, each with its reason and chance of winning; raises `NoHintError`."""
        self.context.hint_rate_limit.take(self.caller.rate_limit_key(self._match_service, self.match_id))
        async with self._match_service.locked(self.match_id) as live:
            match = live.loaded_match()
            own = self.caller.acting_seat(live, seat)
            if match.status == STATUS_OVER:
                raise GameFinishedError()
            actions.check_help_allowed(match)
            if own not in match.waiting_for():
                raise NoHintError(seat=own)
            level = resolve_level(match.game, DEFAULT_BOT)
            question = bot_question(match, own, level, "hint", self.caller.language)
            number, game = match.questions[own], match.game
        answer = await self.context.ask_for_help(self.caller.address, question)
        if not answer.ranking:
            raise NoHintError(seat=own)
        translations = translator(self.caller.language, game)
        ranking = [_ranking_json(each, game, translations) for each in answer.ranking]
        return {"seat": own, "about": number, **ranking[0], "ranking": ranking}

    async def table_view(self, seat: int | None) -> OwnTableView:
        """What the caller sees of the table now."""
        async with self._match_service.locked(self.match_id) as live:
            view = live.table_view(self.caller.viewing_seat(live, seat), self._match_service.current_time())
            return {**view, "yours": token_json(self.caller.seat_token(live))}


def _ranking_json(ranked_decision: RankedDecision, game: AnyGame, translations: Translations) -> common.RankedDecision:
    """Something that may be done, as it is told: what, what would follow, why, the chance of winning after it, and what
    is foreseen of it."""
    return {
        "do": ranked_decision.decisions[0],
        "then": ranked_decision.decisions[1:],
        "decision": translations.decision(game.space.parse(ranked_decision.decisions[0])),
        "key": ranked_decision.key,
        "args": ranked_decision.args,
        "reason": ranked_decision.reason,
        "chance": ranked_decision.win_chance,
        "preview": ranked_decision.preview,
    }


def token_json(token: SeatToken | None) -> OwnSeats | None:
    """What a token is good for, as its holder is told."""
    return None if token is None else {"seats": list(token.seats), "host": token.is_host}

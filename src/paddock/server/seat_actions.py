"""What people do at a table, whether they ask by HTTP or by socket: every function checks who asks, and then acts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from paddock.bots.levels import DEFAULT_BOT, resolve_level
from paddock.core.game import RefusedError
from paddock.core.translations import AnyGame, Translations
from paddock.match import actions
from paddock.match.entries import Entry, Timestamp
from paddock.match.errors import FinishedError
from paddock.match.match import OVER, Match
from paddock.match.seats import BACK
from paddock.server.bot_pool import BotFailure
from paddock.server.bot_scheduler import bot_question
from paddock.server.bot_worker import RankedDecision
from paddock.server.context import AppContext
from paddock.server.errors import NoHintError, NoSeatError
from paddock.server.identity import Identity
from paddock.server.live_match import LiveMatch
from paddock.server.names import check_name_at_table
from paddock.server.tokens import SeatToken
from paddock.server.translator import translator

SPECTATOR: Final = "?"


class SeatActions:
    """Somebody acts at one table."""

    def __init__(self, context: AppContext, caller: Identity, match_id: str) -> None:
        self.context: Final = context
        self.caller: Final = caller
        self.match_id: Final = match_id
        self._matches: Final = context.matches

    async def _run(self, seat: int | None, act: Callable[[Match, int, Timestamp], Sequence[Entry]]) -> int:
        """Runs a command for a seat of the caller's."""

        def command(match: Match, now: Timestamp) -> Sequence[Entry]:
            live = self._matches.live[self.match_id]
            return act(match, self.caller.acting_seat(self._matches, live, seat), now)

        return await self._matches.run_command(self.match_id, command)

    async def decide(self, do: str, decision_id: str, about: int | None, seat: int | None) -> int:
        """Decides."""
        return await self._run(
            seat, lambda match, own, now: actions.decide(match, own, do, now, decision_id=decision_id, about=about)
        )

    async def start(self) -> int:
        """Begins the game: anybody who sits at the table may."""

        def command(match: Match, now: Timestamp) -> Sequence[Entry]:
            self.caller.require_seat_token(self._matches, self._matches.live[self.match_id])
            return actions.start_game(match, now)

        return await self._matches.run_command(self.match_id, command)

    async def take_back(self, step: int | None, seat: int | None) -> int:
        """Takes a step back."""
        return await self._run(seat, lambda match, own, now: actions.take_back(match, own, now, step))

    async def propose(self, what: str, to: int, seat: int | None) -> int:
        """Asks everybody; whoever plays several seats agrees for all of them. Going back goes through the whole match:
        nobody asks for that over and over."""
        if what == BACK:
            self.context.hint_limit.take(self.caller.rate_limit_key(self._matches, self.match_id))
        await self._run(seat, lambda match, own, now: actions.propose(match, own, what, now, to=to))
        return await self._matches.run_command(self.match_id, self._agree_with_other_seats)

    def _agree_with_other_seats(self, match: Match, now: Timestamp) -> Sequence[Entry]:
        """The caller's other seats agree to what the caller has proposed or agreed to."""
        entries: list[Entry] = []
        for own in self._own_seats():
            if match.proposal is not None and own in match.person_seats() and own not in match.proposal.agreed:
                entries += actions.answer_proposal(match, own, True, now)
        return entries

    async def agree(self, agrees: bool, seat: int | None) -> int:
        """Answers a proposal, for all seats of the caller's unless one is named."""
        if seat is not None or not agrees:
            token_seat = seat

            def one(match: Match, now: Timestamp) -> Sequence[Entry]:
                token = self.caller.require_seat_token(self._matches, self._matches.live[self.match_id])
                own = token_seat if token_seat is not None or not token.seats else token.seats[0]
                live = self._matches.live[self.match_id]
                return actions.answer_proposal(match, self.caller.acting_seat(self._matches, live, own), agrees, now)

            return await self._matches.run_command(self.match_id, one)

        def every(match: Match, now: Timestamp) -> Sequence[Entry]:
            if match.proposal is None:
                own = self._own_seats()[0]
                return actions.answer_proposal(match, own, True, now)
            return self._agree_with_other_seats(match, now)

        return await self._matches.run_command(self.match_id, every)

    def _own_seats(self) -> tuple[int, ...]:
        """The caller's seats, at least one; raises `NoSeatError`."""
        seats = self.caller.require_seat_token(self._matches, self._live_match()).seats
        if not seats:
            raise NoSeatError()
        return seats

    def _live_match(self) -> LiveMatch:
        return self._matches.live[self.match_id]

    async def hand_over(self, level: str, seat: int | None) -> int:
        """Lets a bot play, or comes back."""

        def act(match: Match, own: int, now: Timestamp) -> Sequence[Entry]:
            return actions.hand_over(match, own, resolve_level(match.game, level) if level else "", now)

        return await self._run(seat, act)

    async def resign(self, seat: int | None) -> int:
        """Gives up."""
        return await self._run(seat, lambda match, own, now: actions.resign(match, own, now))

    async def say(self, text: str, name: str, seat: int | None) -> int:
        """Says something, as a seat or as a spectator."""
        self.context.chat_limit.take(self.caller.rate_limit_key(self._matches, self.match_id))

        def command(match: Match, now: Timestamp) -> Sequence[Entry]:
            token = self.caller.may_watch(self._matches, self._live_match())
            if token is None or not token.seats:
                check_name_at_table(name, match.seats)
                return actions.send_chat(match, name, text, now)
            own = token.seats[0] if seat is None else self.caller.acting_seat(self._matches, self._live_match(), seat)
            return actions.send_chat(match, match.seats[own].name, text, now, seat=own)

        return await self._matches.run_command(self.match_id, command)

    async def explain_refusal(self, do: str, seat: int | None) -> dict[str, Any]:
        """Whether a decision is allowed now and, if not, by which clause and why."""
        async with self._matches.locked(self.match_id) as live:
            match = live.loaded_match()
            own = self.caller.acting_seat(self._matches, live, seat)
            refused = actions.why_not(match, own, do)
            notation = match.game.space.notation
            words = translator(self.caller.language, match.game)
            legal = [notation(decision) for decision in match.game.legal(match.started_play().state, own)]
            found: dict[str, Any] = {"do": do, "allowed": refused is None, "legal": legal}
            if isinstance(refused, RefusedError):
                found |= {"clause": refused.refusal.clause, "reason": refused.refusal.key}
                found |= {"message": words.refusal(refused.refusal), "sentence": words.reason(refused.refusal)}
            return found

    async def hint(self, seat: int | None) -> dict[str, Any]:
        """What may be done here, ranked, each with its reason and chance of winning; raises `NoHintError`."""
        self.context.hint_limit.take(self.caller.rate_limit_key(self._matches, self.match_id))
        async with self._matches.locked(self.match_id) as live:
            match = live.loaded_match()
            own = self.caller.acting_seat(self._matches, live, seat)
            if match.status == OVER:
                raise FinishedError()
            actions.check_help_allowed(match)
            if own not in match.waiting_for():
                raise NoHintError(seat=own)
            put = bot_question(match, own, resolve_level(match.game, DEFAULT_BOT), "hint", self.caller.language)
            asked, game = match.questions[own], match.game
        try:
            with self.context.waiting_for_hint(self.caller.address):
                answer = await self.context.bots.ask(put)
        except BotFailure:
            raise NoHintError(seat=own) from None
        if not answer.ranking:
            raise NoHintError(seat=own)
        words = translator(self.caller.language, game)
        ranking = [_ranking_json(each, game, words) for each in answer.ranking]
        return {"seat": own, "about": asked, **ranking[0], "ranking": ranking}

    async def table_view(self, seat: int | None) -> dict[str, Any]:
        """What the caller sees of the table now."""
        async with self._matches.locked(self.match_id) as live:
            viewer = self.caller.viewing_seat(self._matches, live, seat)
            found = live.table_view(viewer, self._matches.now())
            token = self.caller.seat_token(self._matches, live)
            return {**found, "yours": token_json(token)}


def _ranking_json(found: RankedDecision, game: AnyGame, words: Translations) -> dict[str, Any]:
    """Something that may be done, as it is told: what, what would follow, why, and the chance of winning after it."""
    return {
        "do": found.do[0],
        "then": found.do[1:],
        "decision": words.decision(game.space.parse(found.do[0])),
        "key": found.key,
        "args": found.args,
        "reason": found.reason,
        "chance": found.chance,
    }


def token_json(token: SeatToken | None) -> dict[str, Any] | None:
    """What a token is good for, as its holder is told."""
    return None if token is None else {"seats": list(token.seats), "host": token.host}

"""The command `paddock tournament`: plays everything that a tournament asks for, and shows who is how strong."""

from __future__ import annotations

import math
import sys
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Final

import msgspec
from rich.console import Console
from rich.progress import Progress

from paddock.core import registry
from paddock.core.errors import PaddockError
from paddock.core.game import Game
from paddock.core.settings import read_settings
from paddock.core.translations import LANGUAGES, Translations
from paddock.sim import pairing
from paddock.sim.command import (
    BAD_INPUT_EXIT_CODE,
    DEFAULT_THINK_SECONDS,
    STOPPED_EXIT_CODE,
    check_numbers,
    print_faults,
    progress_bar,
)
from paddock.sim.entrants import (
    built_in_levels,
    check_entrants,
    fingerprint,
    parse_entrants,
    read_bot_files,
    read_network_bots,
)
from paddock.sim.external_bot import close_bot_processes
from paddock.sim.ladder_page import write_ladder_section
from paddock.sim.output import check_paths
from paddock.sim.pairing import Meeting
from paddock.sim.results_file import ResultsFile, make_header
from paddock.sim.standings import pair_comparisons, print_tables, write_tournament_csv, write_tournament_json
from paddock.sim.tournament_games import LineUp, PlayedGame, TournamentSetup, play_games, play_games_remotely
from paddock.sim.translator import SimError, translator
from paddock.sim.workers import CHUNK_SECONDS, Workers, make_workers

DEFAULT_LADDER_GAMES: Final = 400
DEFAULT_GAMES: Final = 100


class TournamentRequest(msgspec.Struct, frozen=True, kw_only=True):
    """What a person asks of a tournament, and is the same for each title."""

    kind: str = pairing.TOURNAMENT_KINDS[0]
    entrants: str | None = None
    games: int | None = None
    seats: int | None = None
    rounds: int | None = None
    seed: int = 0
    jobs: int = 0
    ray_address: str | None = None
    server_address: str | None = None
    bot_commands: Sequence[str] = ()
    language: str = "en"
    settings: Sequence[str] = ()
    bot_files: Sequence[str] = ()
    think_seconds: float = DEFAULT_THINK_SECONDS
    file: str | None = None
    csv: str | None = None
    json: str | None = None
    page: str | None = None

    @property
    def games_per_meeting(self) -> int:
        """Games for each meeting."""
        return (
            self.games
            if self.games is not None
            else DEFAULT_LADDER_GAMES
            if self.kind == pairing.LADDER_KIND
            else DEFAULT_GAMES
        )


class Tournament:
    """One tournament of one title, checked and ready."""

    def __init__(self, game: Game[Any], request: TournamentRequest) -> None:
        self.game: Final = game
        self.request: Final = request
        self.seats: Final = request.seats if request.seats is not None else max(2, game.min_seats)
        if not max(2, game.min_seats) <= self.seats <= game.max_seats:
            raise SimError(
                problem="tournament-seats",
                title=game.title,
                low=max(2, game.min_seats),
                high=game.max_seats,
                seats=self.seats,
            )
        check_numbers(request.games or 1, request.seed)
        settings = read_settings(game, title_settings(game.title, request.settings))
        game.setup(self.seats, settings)
        outside = read_bot_files(request.bot_files, request.think_seconds)
        if request.server_address is not None:
            outside += read_network_bots(request.bot_commands, request.think_seconds)
        entrants = parse_entrants(
            game, request.entrants or ",".join([*built_in_levels(game), *(each.name for each in outside)]), outside
        )
        check_entrants(entrants)
        self.entrant_names: Final = [entrant.name for entrant in entrants]
        self.game_count: Final = pairing.round_up_to_seats(request.games_per_meeting, self.seats)
        self.round_count: Final = request.rounds or pairing.default_swiss_rounds(self.entrant_names)
        self.total_games: Final = pairing.total_games(
            request.kind, self.entrant_names, self.seats, self.game_count, self.round_count
        )
        self.setup: Final = TournamentSetup(
            title=game.title,
            settings=settings,
            seats=self.seats,
            seed=request.seed,
            entrants=tuple(entrants),
            fingerprint=fingerprint(game),
            server_address=request.server_address or "",
            language=request.language,
        )
        self.meetings: Final[list[Meeting]] = []
        self._seconds_by_line_up: dict[LineUp, tuple[int, float]] = {}

    @property
    def file(self) -> Path | None:
        """Where its games are kept: as asked, or beside the page that is to be written."""
        if self.request.file is not None:
            return Path(self.request.file)
        if self.request.page is not None:
            page = Path(self.request.page)
            return page.with_name(f"{page.stem}-{self.game.title}.jsonl")
        return None

    def play(self, results_file: ResultsFile, workers: Workers, progress: Progress, translations: Translations) -> None:
        """Plays whatever is not in the results file yet, and keeps every game in it."""
        play = play_games_remotely if workers.is_remote else play_games
        task = progress.add_task(translations.message("title"), total=self.total_games)
        for meetings in pairing.plan_rounds(
            self.request.kind, self.entrant_names, self.seats, self.game_count, self.round_count, results_file.games
        ):
            self.meetings.extend(meetings)
            progress.advance(task, sum(len(meeting.played_games(results_file.games)) for meeting in meetings))
            for games in workers.run(play, self._tasks(meetings, results_file)):
                results_file.add(games)
                self._record_seconds(games)
                progress.advance(task, len(games))
                self._report_meeting(games[0].line_up, results_file, progress, translations)

    def _tasks(
        self, meetings: Sequence[Meeting], results_file: ResultsFile
    ) -> Iterator[tuple[TournamentSetup, LineUp, list[int]]]:
        """What is left to play, in pieces that are worth a worker's while. They are made when they are asked for: by
        then it is known how long games take."""
        for meeting in meetings:
            left = [number for number in meeting.game_numbers if (meeting.line_up, number) not in results_file.games]
            while left:
                size = self._chunk_size(meeting.line_up)
                yield self.setup, meeting.line_up, left[:size]
                left = left[size:]

    def _chunk_size(self, line_up: LineUp) -> int:
        games, seconds = self._seconds_by_line_up.get(line_up, (0, 0.0))
        return max(1, min(self.game_count, math.ceil(CHUNK_SECONDS * games / seconds))) if games and seconds else 1

    def _record_seconds(self, played_games: Sequence[PlayedGame]) -> None:
        for game in played_games:
            count, seconds = self._seconds_by_line_up.get(game.line_up, (0, 0.0))
            self._seconds_by_line_up[game.line_up] = count + 1, seconds + game.seconds_taken

    def _report_meeting(
        self, line_up: LineUp, results_file: ResultsFile, progress: Progress, translations: Translations
    ) -> None:
        """Says how a meeting of two came out, once it is complete."""
        meeting = next(each for each in reversed(self.meetings) if each.line_up == line_up)
        games = meeting.played_games(results_file.games)
        if len(line_up) != 2 or len(games) < meeting.games:
            return
        [(one, other, ahead)] = pair_comparisons(line_up, games)
        share = f"{100 * ahead.share:.1f}"
        sentence = translations.message("tournament-met", one=one, other=other, games=len(games), share=share)
        progress.console.print(sentence, highlight=False)

    def played_games(self, results_file: ResultsFile) -> list[PlayedGame]:
        """All games of its meetings, in the one order that does not depend on who played them when."""
        return [game for meeting in self.meetings for game in meeting.played_games(results_file.games)]


def title_settings(title_name: str, pairs: Sequence[str]) -> list[str]:
    """The settings of a title: those that name no title, and of those that do, as `roborally.lives=4`, its own."""
    own: list[str] = []
    for pair in pairs:
        name, dot, rest = pair.partition(".")
        if not dot or name not in registry.titles():
            own.append(pair)
        elif name == title_name:
            own.append(rest)
    return own


def run(title: str | None = None, language: str = "en", **options: Any) -> int:
    """Runs the command and returns its exit code: 0, 2 for anything asked wrongly, 130 if it was stopped."""
    game: Game[Any] | None = None
    try:
        request = TournamentRequest(language=language, **options)
        _check_request(title, request)
        for name in [title] if title is not None else registry.titles():
            game = registry.game(name)
            code = _run_title(game, request, translator(language, game))
            if code:
                return code
    except PaddockError as error:
        print(translator(language if language in LANGUAGES else "en", game).error(error), file=sys.stderr)
        return BAD_INPUT_EXIT_CODE
    finally:
        close_bot_processes()
    return 0


def _check_request(title_name: str | None, request: TournamentRequest) -> None:
    """Refuses what makes no sense together, before anything is played."""
    if request.games_per_meeting < 1:
        raise SimError(problem="sim-games")
    if request.jobs < 0:
        raise SimError(problem="sim-jobs")
    if request.rounds is not None and (request.kind != pairing.SWISS_KIND or request.rounds < 1):
        raise SimError(problem="tournament-rounds")
    if request.bot_commands and request.server_address is None:
        raise SimError(problem="at-missing")
    if request.server_address is not None and (request.bot_files or request.ray_address):
        raise SimError(problem="at-alone")
    if request.page is not None and request.kind != pairing.LADDER_KIND:
        raise SimError(problem="tournament-write")
    if title_name is None and (request.kind != pairing.LADDER_KIND or request.file or request.csv or request.json):
        raise SimError(problem="tournament-title", known=", ".join(registry.titles()))
    check_paths(request.csv, request.json, request.page)


def _run_title(game: Game[Any], request: TournamentRequest, translations: Translations) -> int:
    tournament = Tournament(game, request)
    with ResultsFile(tournament.file, make_header(tournament.setup, game.edition)) as results:
        if results.dropped_bytes:
            print(translations.message("tournament-cut", file=str(results.path)), file=sys.stderr)
        if results.games:
            print(
                translations.message("tournament-found", file=str(results.path), games=len(results.games)),
                file=sys.stderr,
            )
        try:
            with _request_workers(request) as workers, progress_bar() as progress:
                tournament.play(results, workers, progress, translations)
        except KeyboardInterrupt:
            key = "tournament-stopped" if results.path is not None else "tournament-stopped-lost"
            sentence = translations.message(
                key, file=str(results.path), games=len(results.games), total=tournament.total_games
            )
            print(sentence, file=sys.stderr)
            return STOPPED_EXIT_CODE
        games = tournament.played_games(results)
    names = tournament.entrant_names
    print_tables(Console(width=None if sys.stdout.isatty() else 160), game.edition, names, games, translations)
    print_faults([fault for each in games for fault in each.faults], translations, seed=request.seed)
    if request.csv is not None:
        write_tournament_csv(request.csv, games)
    if request.json is not None:
        write_tournament_json(request.json, make_header(tournament.setup, game.edition), request.kind, names, games)
    if request.page is not None:
        write_ladder_section(Path(request.page), game, tournament.setup, tournament.game_count, request.jobs, games)
    for path in (tournament.file, request.csv, request.json, request.page):
        if path is not None:
            print(translations.message("sim-wrote", file=str(path)), file=sys.stderr)
    return 0


def _request_workers(request: TournamentRequest) -> AbstractContextManager[Workers]:
    """Who plays the games."""
    if request.ray_address is not None:
        from paddock.sim.ray_workers import RayWorkers

        return RayWorkers(request.ray_address)
    return make_workers(request.jobs)

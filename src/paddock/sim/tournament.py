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
from paddock.sim.contest import Contest, LineUp, Played, play_elsewhere, play_numbers
from paddock.sim.entrants import check_entrants, fingerprint, named, own_levels, read_code, read_online
from paddock.sim.ladder_page import write_ladder
from paddock.sim.ledger import Ledger, header_of
from paddock.sim.outside import close_all
from paddock.sim.pairing import KINDS, LADDER, SWISS, Meeting, rounds, total, usual_rounds, whole
from paddock.sim.results import duels, show, write_tournament_csv, write_tournament_json
from paddock.sim.run import BAD_INPUT, STOPPED, THINK, bar, check_numbers, tell_faults
from paddock.sim.tongue import SimError, tongue
from paddock.sim.workers import CHUNK, Workers, workers
from paddock.sim.writing import check_paths

LADDER_GAMES: Final = 400
USUAL_GAMES: Final = 100


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """What a person asks of a tournament, and is the same for each title."""

    kind: str = KINDS[0]
    entrants: str | None = None
    games: int | None = None
    seats: int | None = None
    rounds: int | None = None
    seed: int = 0
    jobs: int = 0
    ray: str | None = None
    at: str | None = None
    run: Sequence[str] = ()
    language: str = "en"
    settings: Sequence[str] = ()
    code: Sequence[str] = ()
    think: float = THINK
    file: str | None = None
    csv: str | None = None
    json: str | None = None
    write: str | None = None

    @property
    def wanted(self) -> int:
        """Games for each meeting."""
        return self.games if self.games is not None else LADDER_GAMES if self.kind == LADDER else USUAL_GAMES


class Tournament:
    """One tournament of one title, checked and ready."""

    def __init__(self, game: Game[Any], asked: Asked) -> None:
        self.game: Final = game
        self.asked: Final = asked
        self.seats: Final = asked.seats if asked.seats is not None else max(2, game.min_seats)
        if not max(2, game.min_seats) <= self.seats <= game.max_seats:
            raise SimError(
                problem="tournament-seats",
                title=game.title,
                low=max(2, game.min_seats),
                high=game.max_seats,
                seats=self.seats,
            )
        check_numbers(asked.games or 1, asked.seed)
        settings = read_settings(game, settings_for(game.title, asked.settings))
        game.setup(self.seats, settings)
        outside = read_code(asked.code, asked.think)
        if asked.at is not None:
            outside += read_online(asked.run, asked.think)
        entrants = named(
            game, asked.entrants or ",".join([*own_levels(game), *(each.name for each in outside)]), outside
        )
        check_entrants(entrants)
        self.names: Final = [entrant.name for entrant in entrants]
        self.games: Final = whole(asked.wanted, self.seats)
        self.count: Final = asked.rounds or usual_rounds(self.names)
        self.total: Final = total(asked.kind, self.names, self.seats, self.games, self.count)
        self.contest: Final = Contest(
            title=game.title,
            settings=settings,
            seats=self.seats,
            seed=asked.seed,
            entrants=tuple(entrants),
            fingerprint=fingerprint(game),
            at=asked.at or "",
            language=asked.language,
        )
        self.meetings: Final[list[Meeting]] = []
        self._pace: dict[LineUp, tuple[int, float]] = {}

    @property
    def file(self) -> Path | None:
        """Where its games are kept: as asked, or beside the page that is to be written."""
        if self.asked.file is not None:
            return Path(self.asked.file)
        if self.asked.write is not None:
            page = Path(self.asked.write)
            return page.with_name(f"{page.stem}-{self.game.title}.jsonl")
        return None

    def play(self, ledger: Ledger, hands: Workers, progress: Progress, words: Translations) -> None:
        """Plays whatever is not in the ledger yet, and keeps every game in it."""
        play = play_elsewhere if hands.elsewhere else play_numbers
        task = progress.add_task(words.message("title"), total=self.total)
        for meetings in rounds(self.asked.kind, self.names, self.seats, self.games, self.count, ledger.games):
            self.meetings.extend(meetings)
            progress.advance(task, sum(len(meeting.found(ledger.games)) for meeting in meetings))
            for games in hands.run(play, self._tasks(meetings, ledger)):
                ledger.add(games)
                self._learn(games)
                progress.advance(task, len(games))
                self._tell(games[0].met, ledger, progress, words)

    def _tasks(self, meetings: Sequence[Meeting], ledger: Ledger) -> Iterator[tuple[Contest, LineUp, list[int]]]:
        """What is left to play, in pieces that are worth a worker's while. They are made when they are asked for: by
        then it is known how long games take."""
        for meeting in meetings:
            left = [number for number in meeting.numbers if (meeting.met, number) not in ledger.games]
            while left:
                size = self._size(meeting.met)
                yield self.contest, meeting.met, left[:size]
                left = left[size:]

    def _size(self, met: LineUp) -> int:
        games, seconds = self._pace.get(met, (0, 0.0))
        return max(1, min(self.games, math.ceil(CHUNK * games / seconds))) if games and seconds else 1

    def _learn(self, games: Sequence[Played]) -> None:
        for game in games:
            count, seconds = self._pace.get(game.met, (0, 0.0))
            self._pace[game.met] = count + 1, seconds + game.took

    def _tell(self, met: LineUp, ledger: Ledger, progress: Progress, words: Translations) -> None:
        """Says how a meeting of two came out, once it is complete."""
        meeting = next(each for each in reversed(self.meetings) if each.met == met)
        found = meeting.found(ledger.games)
        if len(met) != 2 or len(found) < meeting.games:
            return
        [(one, other, ahead)] = duels(met, found)
        share = f"{100 * ahead.share:.1f}"
        said = words.message("tournament-met", one=one, other=other, games=len(found), share=share)
        progress.console.print(said, highlight=False)

    def played(self, ledger: Ledger) -> list[Played]:
        """All games of its meetings, in the one order that does not depend on who played them when."""
        return [game for meeting in self.meetings for game in meeting.found(ledger.games)]


def settings_for(title: str, pairs: Sequence[str]) -> list[str]:
    """The settings of a title: those that name no title, and of those that do, as `roborally.lives=4`, its own."""
    found: list[str] = []
    for pair in pairs:
        name, dot, rest = pair.partition(".")
        if not dot or name not in registry.titles():
            found.append(pair)
        elif name == title:
            found.append(rest)
    return found


def run(title: str | None = None, language: str = "en", **given: Any) -> int:
    """Runs the command and returns its exit code: 0, 2 for anything asked wrongly, 130 if it was stopped."""
    game: Game[Any] | None = None
    try:
        asked = Asked(language=language, **given)
        _check(title, asked)
        for name in [title] if title is not None else registry.titles():
            game = registry.game(name)
            code = _run_one(game, asked, tongue(language, game))
            if code:
                return code
    except PaddockError as error:
        print(tongue(language if language in LANGUAGES else "en", game).error(error), file=sys.stderr)
        return BAD_INPUT
    finally:
        close_all()
    return 0


def _check(title: str | None, asked: Asked) -> None:
    """Refuses what makes no sense together, before anything is played."""
    if asked.wanted < 1:
        raise SimError(problem="sim-games")
    if asked.jobs < 0:
        raise SimError(problem="sim-jobs")
    if asked.rounds is not None and (asked.kind != SWISS or asked.rounds < 1):
        raise SimError(problem="tournament-rounds")
    if asked.run and asked.at is None:
        raise SimError(problem="at-missing")
    if asked.at is not None and (asked.code or asked.ray):
        raise SimError(problem="at-alone")
    if asked.write is not None and asked.kind != LADDER:
        raise SimError(problem="tournament-write")
    if title is None and (asked.kind != LADDER or asked.file or asked.csv or asked.json):
        raise SimError(problem="tournament-title", known=", ".join(registry.titles()))
    check_paths(asked.csv, asked.json, asked.write)


def _run_one(game: Game[Any], asked: Asked, words: Translations) -> int:
    tournament = Tournament(game, asked)
    with Ledger(tournament.file, header_of(tournament.contest, game.edition)) as ledger:
        if ledger.cut:
            print(words.message("tournament-cut", file=str(ledger.path)), file=sys.stderr)
        if ledger.games:
            print(words.message("tournament-found", file=str(ledger.path), games=len(ledger.games)), file=sys.stderr)
        try:
            with _hands(asked) as hands, bar() as progress:
                tournament.play(ledger, hands, progress, words)
        except KeyboardInterrupt:
            key = "tournament-stopped" if ledger.path is not None else "tournament-stopped-lost"
            said = words.message(key, file=str(ledger.path), games=len(ledger.games), total=tournament.total)
            print(said, file=sys.stderr)
            return STOPPED
        games = tournament.played(ledger)
    names = tournament.names
    show(Console(width=None if sys.stdout.isatty() else 160), game.edition, names, games, words)
    tell_faults([fault for each in games for fault in each.faults], words, seed=asked.seed)
    if asked.csv is not None:
        write_tournament_csv(asked.csv, games)
    if asked.json is not None:
        write_tournament_json(asked.json, header_of(tournament.contest, game.edition), asked.kind, names, games)
    if asked.write is not None:
        write_ladder(Path(asked.write), game, tournament.contest, tournament.games, asked.jobs, games)
    for path in (tournament.file, asked.csv, asked.json, asked.write):
        if path is not None:
            print(words.message("sim-wrote", file=str(path)), file=sys.stderr)
    return 0


def _hands(asked: Asked) -> AbstractContextManager[Workers]:
    """Who plays the games."""
    if asked.ray is not None:
        from paddock.sim.on_ray import Cluster

        return Cluster(asked.ray)
    return workers(asked.jobs)

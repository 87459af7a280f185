### What the simulator says.

sim-games =
    { $games ->
        [one] one game
       *[other] { $games } games
    }
sim-title = { $title }: { $games }, seed { NUMBER($seed, useGrouping: 0) }
sim-by-bot = By bot
sim-by-seat = By seat
sim-playing = Playing
sim-bot = Bot
sim-seat = Seat
sim-stopped = Stopped. Nothing was written.
sim-wrote = Written: { $file }

figure-played = Played
figure-won = Won
figure-won-share = Won %
figure-shared = Shared
figure-place = Mean place
figure-decisions = Decisions

problem-sim-games = The number of games must be 1 or more.
problem-sim-jobs = The number of processes must be 0 (one for each core) or more.
problem-sim-no-seats = Say who plays, such as --seats bot,random,random.
problem-sim-seat-count = { $title } is for { $low } to { $high } seats, not { $seats }.
problem-sim-no-parquet = Writing Parquet needs pyarrow. Install it with: pip install "paddock[parquet]"
problem-sim-crashed = A process that played games was ended from outside. Try fewer at a time with --jobs.

tournament-of = { $title }: { $games }
tournament-standings = Standings
tournament-duels = Head to head
tournament-ahead = Ahead %
tournament-against = Against
tournament-rating = Rating
tournament-interval = Interval
tournament-thinks = ms for a decision
tournament-met = { $one } against { $other }: ahead in { $share } % of { $games } games
tournament-found =
    { $games ->
        [one] One game is in { $file } already.
       *[other] { $games } games are in { $file } already.
    }
tournament-cut = The last line of { $file } was not complete and has been cut off; its game is played again.
tournament-stopped = Stopped. { $games } of { $total } games are safe in { $file }. The same command goes on with it.
tournament-stopped-lost = Stopped. Nothing was kept: with --file, a tournament can be stopped and gone on with.

problem-tournament-entrants = A tournament needs two entrants or more, such as --entrants champion,driver,random.
problem-tournament-twice = “{ $bot }” is named twice. An entrant takes part once.
problem-tournament-seats = A tournament of { $title } has tables of { $low } to { $high } seats, not { $seats }.
problem-tournament-rounds = Only a Swiss has --rounds, and it has at least one.
problem-tournament-write = Only a ladder is written to a page. Add --ladder, or use --json or --csv.
problem-tournament-title =
    Say which title, such as “paddock tournament roborally”. There are: { $known }. Only the ladders of all titles are played
    without one, by --ladder, and then --file, --csv and --json have no place.
problem-tournament-no-file = { $file } is not the file of a tournament. Nothing was changed; choose another --file.
problem-tournament-format =
    { $file } has format { $found }; this Paddock reads { $known }. Nothing was changed: finish it with the Paddock that began
    it, or choose another --file.
problem-tournament-other =
    { $file } belongs to another tournament: its { $what ->
        [title] title is
        [options] options are
        [seats] number of seats is
        [seed] seed is
        [entrants] entrants are
       *[other] { $what } is
    } { $found }, not { $wanted }. Nothing was changed; choose another --file, or ask for what it has.
problem-tournament-file-code =
    The games in { $file } were played by other versions of these bots or of this title; together with new ones they would say
    nothing. Nothing was changed; choose another --file, or delete this one.
problem-tournament-line =
    Line { $line } of { $file } can't be read. Nothing was changed. Delete that line, and the same command plays its game again.
problem-tournament-disk =
    { $file } can't be written: { $detail }. { $games ->
        [one] One game is safe in it.
       *[other] { $games } games are safe in it.
    } Make room, and give the same command again: it goes on from there.
problem-tournament-busy = Another command is writing to { $file }. Wait until it is done, or choose another --file.
problem-tournament-other-code =
    A worker has other versions of the bots or of the title. Install the same Paddock everywhere, and give the command again.

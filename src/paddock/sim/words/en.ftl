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
sim-share = { $figure } %
sim-name-share = { $figure }, { $name } %
sim-stopped = Stopped after { $games } of { $total } games. No files were written; the same command plays the same games again.
sim-not-written = The statistics above are all the same. Make room or choose another place, and give the same command again: the same seed gives the same games.
sim-wrote = Written: { $file }

figure-played = Played
figure-won = Won
figure-won-share = Won %
figure-shared = Shared
figure-place = Mean place
figure-faults = Faults
figure-decisions = Decisions

problem-sim-games = The number of games must be from 1 to { $most }.
problem-sim-seed = A seed has { $digits } digits at most.
problem-sim-twice = { $file } is named twice. Give each kind of results a file of its own.
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
        [settings] options are
        [seats] number of seats is
        [seed] seed is
        [entrants] entrants are
       *[other] { $what } is
    } { $found }, not { $wanted }. Nothing was changed; choose another --file, or ask for what it has.
problem-tournament-file-code =
    The games in { $file } were played by other versions of these bots or of this title; together with new ones they would say
    nothing. Nothing was changed; choose another --file, or delete this one.
problem-tournament-line =
    Line { $line } of { $file } can’t be read. Nothing was changed. Delete that line, and the same command plays its game again.
problem-tournament-disk =
    { $file } can’t be written: { $detail }. { $games ->
        [0] Nothing is in it yet.
        [one] One game is safe in it.
       *[other] { $games } games are safe in it.
    } Make room, and give the same command again: it goes on from there.
problem-tournament-busy = Another command is writing to { $file }. Wait until it is done, or choose another --file.
problem-tournament-other-code =
    A worker has other versions of the bots or of the title. Install the same Paddock everywhere, and give the command again.

problem-sim-endless =
    Game { NUMBER($game, useGrouping: 0) } does not end: { $bot } on seat { $seat } has been asked { $most } times. Nothing was
    counted; leave this bot out, or choose settings with an end.

## Bots from files

fault-crashed =
    { $bot } crashed in game { NUMBER($game, useGrouping: 0) } on seat { $seat } (seed { NUMBER($seed, useGrouping: 0) }), at its decision { $decision }: { $detail }
fault-nonsense =
    { $bot } answered something that is not in the legal list in game { NUMBER($game, useGrouping: 0) } on seat { $seat } (seed { NUMBER($seed, useGrouping: 0) }), at its decision { $decision }: { $detail }
fault-hung =
    { $bot } had not decided after { $detail } s in game { NUMBER($game, useGrouping: 0) } on seat { $seat } (seed { NUMBER($seed, useGrouping: 0) }), at its decision { $decision }. It was ended; the default decided for it until the end of that game.
fault-gone =
    The process of { $bot } ended by itself (exit code { $detail }) in game { NUMBER($game, useGrouping: 0) } on seat { $seat } (seed { NUMBER($seed, useGrouping: 0) }), at its decision { $decision }. The default decided for it until the end of that game.
fault-endless =
    { $bot } had decided { $detail } times in game { NUMBER($game, useGrouping: 0) } on seat { $seat } (seed { NUMBER($seed, useGrouping: 0) }) without an end. The default decided for it until the end of that game.
faults =
    { $count ->
        [one] One fault in all.
       *[other] { $count } faults in all, of which { $told } are told above.
    } Wherever a bot gave no decision, the title’s default was played. Mend the bot, or give it more time with --think.
faults-again = To see the first one again: { $command }

problem-code-load-crashed = { $file } can’t be loaded: { $detail }
problem-code-load-hung = { $file } was not loaded after { $detail } s. Loading it must not play, learn or wait.
problem-code-load-gone = { $file } ended its process while it was loaded (exit code { $detail }).
problem-code-none =
    { $file } has no bot. Write a class that derives from paddock.bots.bot.Bot and has a function “choose”.
problem-code-name = { $file }: “{ $bot }” is no name for a bot. Up to 40 letters, digits, “-” and “_”, but not “code”.
problem-code-taken = { $file }: there is a bot “{ $bot }” already. Give yours another name.
problem-code-which = Say which bot from a file you mean by its name. There are: { $known }.
problem-code-unused = Nobody is “{ $bot }”: name it among those who play, or leave --code out.

## Many machines

problem-ray-missing = Playing on many machines needs Ray. Install it with: pip install "paddock[ray]"
problem-ray-none =
    There is no Ray cluster at “{ $address }”: { $detail } Start one with “ray start --head”, join it from the other machines
    with the command that this prints, and give the same command again.
problem-ray-failed =
    The Ray cluster could not play: { $detail } The same Paddock must be installed on each of its machines. What was played is
    kept if there is a --file; the same command goes on with it.

## Bots from the network

outside-invited = Game { NUMBER($game, useGrouping: 0) } waits for { $bot }: { $link }
fault-left =
    { $bot } left game { NUMBER($game, useGrouping: 0) } on seat { $seat } before it was over (exit code { $detail }). The game is forfeited: last place.
fault-slow =
    { $bot } did not decide within { $detail } s in game { NUMBER($game, useGrouping: 0) } on seat { $seat }, { $decision ->
        [one] once
       *[other] { $decision } times
    }.
fault-late =
    { $bot } did not decide within { $detail } s again and again in game { NUMBER($game, useGrouping: 0) } on seat { $seat }. The game is forfeited: last place.

problem-at-missing = Bots from the network need a server to play on: add --at, such as --at http://127.0.0.1:8321.
problem-at-alone = --at goes neither with --code nor with --ray.
problem-at-none = There is no Paddock server at { $address }: { $detail } Start one with “paddock serve”, and give the same command again.
problem-at-refused = The server at { $address } refused: { $detail }
problem-at-edition = The server at { $address } plays { $found }, not { $wanted }.
problem-at-closed = Somebody closed a table of this tournament at { $address }. The same command plays its game again.
problem-outside-command = A command for --run needs { $place }: there the link to the table is filled in.
problem-outside-start = { $bot } can’t be started: { $detail }
problem-outside-not-sat =
    { $bot } was started but did not sit down: { $detail } Mend its command, and give it again; games that are done are kept if
    there is a --file.

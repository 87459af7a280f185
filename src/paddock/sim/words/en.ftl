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

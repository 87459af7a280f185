### What any table says. Titles add their own words in games/<title>/words.

## Refusals and errors

refusal = { $reason } ({ $clause })
refusal-legal =
    { $reason } ({ $clause }) You may: { $legal }{ $more ->
        [0] .
        [one] , or one more thing.
       *[other] , or { $more } more things.
    }
being-decided =
    { $count ->
        [0] Nobody has to decide anything now.
        [one] { $who } is asked now: “{ $question }”
       *[other] { $who } are asked now: “{ $question }”
    }

error = Something is not in order.
error-refused = The rules do not allow that ({ $clause }).
error-unknown-title = There is no title “{ $title }”. Known titles: { $known }.
error-unknown-version = “{ $title }” is not known with rules version { $version }. Known: { $known }.
error-broken-title = The title “{ $title }” is installed but can’t be loaded: { $problem }
error-unknown-language = Paddock does not speak “{ $language }”. It speaks: { $known }.
error-bad-setup =
    This table can’t start ({ $where }): { $problem }{ $clause ->
        [none] { "" }
       *[other] { " " }({ $clause })
    }
error-bad-notation =
    “{ $text }” is not understood: { $problem } Expected: { $expected }{ $more ->
        [0] { "" }
        [one] { " " }… and one more
       *[other] { " " }… and { $more } more
    }
error-bad-position =
    The position can’t be set up ({ $where }): { $problem }{ $clause ->
        [none] { "" }
       *[other] { " " }({ $clause })
    }
error-bad-data =
    { $file ->
        [own] What you gave
       *[other] { $file }
    } is not in order at { $where }: { $problem }{ $clause ->
        [none] { "" }
       *[other] { " " }({ $clause })
    }
error-bad-record = The record is not in order at line { NUMBER($line, useGrouping: 0) }: { $problem }
error-chance = { $problem }
error-invariant = The engine reached a position that can’t be: { $problem } This is a bug; please report it.
error-no-such-seat = There is no seat { $seat }: this table has seats 0 to { $last }.
error-not-waiting = Nothing is asked of seat { $seat } now.
error-take-back = { $problem }
error-file = { $file }: { $problem }
error-bad-input = { $problem }
error-unknown-bot = There is no bot “{ $bot }” for { $title }. There are: { $known }.
error-bad-bot = The bot “{ $bot }” decided something that is not allowed now: { $decision }.

## Problems, told inside an error

problem-kind = there is no such decision.
problem-arguments = it has too few words, or too many.
problem-fields = it has too few fields, or others.
problem-json = it is not a JSON object with “do”.
problem-value = this is no value of “{ $values }”.
problem-number = there is no decision with this number.

problem-needs-exactly = “{ $value }” is needed here.
problem-needs-list = a list is needed here.
problem-needs-object = a JSON object is needed here.
problem-needs-one-of = one of these is needed here: { $choices }.
problem-needs-text = a text is needed here.
problem-needs-true-false = true or false is needed here.
problem-needs-whole = a whole number from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) } is needed here.
problem-no-such-field = there is no such field. There are: { $known }.
problem-no-such-setting = there is no such setting. There are: { $known }.
problem-no-such-value =
    “{ $given }” is not known here. There are: { $choices }{ $more ->
        [0] .
        [one] { " " }and one more.
       *[other] { " " }and { $more } more.
    }
problem-players-range = this game is for { $low } to { $high } players.
problem-clock-time = the clock needs at least one second, or from 1 to 60 days.
where-seats = players
where-clock = clock

problem-missing =
    The chance “{ $name }” has no outcome left.{ $possible ->
        [none] { "" }
       *[other] { " " }It may be: { $possible }{ $more ->
            [0] .
            [one] { " " }… and one more.
           *[other] { " " }… and { $more } more.
        }
    }
problem-renamed = The chance “{ $name }” was asked for, but “{ $recorded }” is what comes next.
problem-count =
    The chance “{ $name }” asks for { $count ->
        [one] one outcome
       *[other] { $count } outcomes
    }, but { $found ->
        [one] one is given.
       *[other] { $found } are given.
    }
problem-impossible =
    The chance “{ $name }” can’t come out as { $outcome } now.{ $possible ->
        [none] { "" }
       *[other] { " " }It may be: { $possible }{ $more ->
            [0] .
            [one] { " " }… and one more.
           *[other] { " " }… and { $more } more.
        }
    }
problem-undeclared = “{ $name }” is no chance of this title. It has: { $known }.
problem-outcome =
    “{ $outcome }” is no outcome of the chance “{ $name }”. It may be: { $possible }{ $more ->
        [0] { "" }
        [one] { " " }… and one more
       *[other] { " " }… and { $more } more
    }.

problem-nothing = There is nothing that you can take back.
problem-not-yours = That step is not yours.
problem-no-longer = That step can no longer be taken back: something has been revealed or rolled since, or it is too many steps ago.
problem-needed = That step can’t be taken back: a later step needs it.

problem-empty = there is nothing in it.
problem-not-json = this is not a line of JSON. { $detail }
problem-truncated = the line stops in the middle; the file was cut off. All before it is sound.
problem-too-long = the line is longer than { $detail } bytes.
problem-no-header = a record starts with a line such as {"{"}"paddock": 1, "title": …{"}"}.
problem-format = this record is of format { $detail }, which this version of Paddock does not read.
problem-line = this is no line of a record. { $detail }
problem-order = the steps are not in order. { $detail }
problem-after-end = the game was over before this line.
problem-title = { $detail }
problem-setup = the table can’t be set up. { $detail }
problem-position = the position can’t be set up. { $detail }
problem-decision = { $detail }
problem-refused = the decision is not legal. { $detail }
problem-chance = { $detail }
problem-chance-left = the step names a chance that was not met: { $detail }
problem-snapshot = the snapshot is not the position that the game has reached.
problem-outcome-differs = the result that is written is not the result of the game.
problem-not-over = the game is written as finished, but it is not over.
problem-seed = the seed is not the one whose hash was published at the start.
problem-seed-form = the seed is not written in hexadecimal.
problem-unfair = the chance “{ $name }” was not the one that the seed gives. { $detail }
problem-engine = the game can’t be played on from here. { $detail }

problem-no-file = there is no such file.
problem-a-folder = this is a folder, not a file.
problem-not-allowed = the file can’t be opened; it is not allowed.
problem-too-large = the file is larger than { $detail } bytes.
problem-number-size = a number ({ $where }) is too large: no number may be beyond { $detail }.
problem-not-text = this is not text.
problem-disk = { $detail }
problem-half-written =
    the last save was cut off before it was complete. The part that was saved is in { $detail }.

problem-no-title = The position does not say which title it belongs to. Give it a field "title", or say --title. Known: { $known }.
problem-decision-in-file = “{ $text }” is no decision. In a file, write “seat:notation” or { $example }.
problem-which-seat = Several seats may decide now ({ $waiting }). Write “seat:notation”, or use --seat.
problem-over = Nobody is asked for anything: the game is over.
problem-paused = Nobody is asked for anything now: the game stops here, as the position asks, and is not over.
problem-view-form = “{ $text }” is nobody who could look. Give a seat, or spectator.
problem-chance-form = “{ $text }” is no chance. Write it as NAME=OUTCOME,OUTCOME.
problem-chance-in-file = “{ $text }” is no chance. In a file, write { $example }.
problem-setting-form = “{ $text }” is no setting of this title. Write it as NAME=VALUE. Its settings: { $known }.
problem-no-such-step = There is no step { $n }; the record has { $last }.
problem-no-workshop = Nothing can be built for “{ $title }”. Titles with a workshop: { $known }.
problem-no-day = “{ $day }” is no day. Write it as 2026-11-15.
problem-no-records = No records are kept for “{ $title }”.
problem-no-sheet = This game has no time sheet: nobody drives it against the clock.
problem-daily-alone = The daily challenge is what it is: --option, --seats, --resume, --seed, --by-hand and --no-fair don’t go with it.
problem-no-command = This title brings nothing of that kind: { $detail }

## Places and results

place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
placing = { $place }: { $why }

## The table

seat = Seat { $seat }
your-turn = Your turn, { $who }.
turn-of = { $who } to decide.
turn-of-several = { $who } are deciding.
round = Round { $round }
step-of = Step { NUMBER($n, useGrouping: 0) } of { NUMBER($last, useGrouping: 0) }
time-up = Time is up for { $who }.
taken-back = { $who } takes a step back.
game-over = The game is over.
game-running = The game is not over yet.
opening = The table is set.
mended = The last line of the file was cut off and has been left out. The game goes on from step { NUMBER($n, useGrouping: 0) }.

## Proof of a record

verified =
    { $steps ->
        [one] One step replayed: it is legal.
       *[other] { NUMBER($steps, useGrouping: 0) } steps replayed: all are legal.
    }
verified-fair = Every chance follows from the seed whose hash was published at the start.
verified-open = A hash was published at the start; the seed comes at the end of the game, and then the chances can be proved.
verified-plain = No hash was published at the start: the chances are possible, but can’t be proved.
verified-went-back =
    { $times ->
        [one] The table went back once by agreement.
       *[other] The table went back { $times } times by agreement.
    }
unused-chances = These chances were not needed: { $names }.
step-help = Enter: next step · a number: jump there · b: back · q: quit

## A position that is tried

try-met = Chances met: { $met }
try-may =
    { $who } may: { $legal }{ $more ->
        [0] { "" }
        [one] { " " }… one more (--all shows it)
       *[other] { " " }… { $more } more (--all shows them)
    }
try-more =
    { $more ->
        [one] … one more (--all shows it)
       *[other] … { $more } more (--all shows them)
    }
try-paused = The game stops here, as the position asks: nobody has to decide now, and it is not over.
try-give-chance =
    { $count ->
        [one] Give it with --chance { $example }, or let luck decide with --seed 1.
       *[other] Give its { $count } outcomes with --chance { $example }, or let luck decide with --seed 1.
    }
try-sees = { $who } sees:
try-foresees = { $who } may know in advance:
try-decides = { $who } may decide:
try-standing = { $who } may decide at any time:
try-limit =
    { $who } has { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
spectator = A spectator

## Hints

hint-any = one is as good as another
hint-other-even = about as good
hint-other-less = a little weaker
hint-other-far = clearly weaker
percent = { $percent }%
hint-chance = { $chance } to win

## Analysis of a finished game

error-analysis = { $problem }
problem-analysis-not-over = This game is not over yet. A game is analysed when it is finished: until then some of it is hidden.
problem-analysis-not-judged = Nobody judges positions of { $title } yet, so there are no chances to show.

analysis-title = Chances of winning
analysis-title-alone = How good the result promised to be, from 0 to 100
analysis-thinking = Looking at the game again
analysis-turning = Turning points
analysis-turn = { $who }: { $before } → { $after }
analysis-none = Nothing turned all at once: the chances changed little by little.
analysis-none-alone = Nothing turned all at once: it came little by little.
analysis-reviews = What might have been
analysis-review =
    { $who } did this: { $played } ({ $chance }). This promised { $gain ->
        [little] a little more
        [more] more
        [much] much more
       *[far] far more
    }: { $better } ({ $best }){ $reason ->
        [none] .
       *[other] { " " }– { $reason }.
    }
analysis-decided = { $who } chose: { $played }
analysis-best = Best decisions
analysis-best-decision = { $who } chose: { $played } – from { $before } to { $after }.
analysis-fine = Nothing that was decided stands out as clearly weaker than what else was there.
analysis-round = Round
analysis-before = Before the start
analysis-step = Step
analysis-legend = each sign is one moment, from 0% (low) to 100% (high)
analysis-legend-alone = each sign is one moment, from 0 (low) to 100 (high)

## The table

error-match-not-started = The game has not begun yet. It starts when every seat is taken.
error-match-started = The game has begun: seats can no longer be changed.
error-match-finished = This match is over.
error-match-paused = The match is paused. Ask the others to go on.
error-match-not-paused = The match is not paused.
error-match-seat-taken = Seat { $seat } is taken. Choose another one.
error-match-seat-empty = Seat { $seat } can’t do that: nobody who could sits there.
error-match-full = The table is full. You can watch, or open a table of your own.
error-match-empty-seats = Some seats are still empty: { $seats }. Invite somebody, or put a bot there.
error-match-bad-name = A name has 1 to { $longest } characters that can be shown.
error-match-bad-message = A message has 1 to { $longest } characters that can be shown.
error-match-stale = That question is no longer open. Look at the table again and decide anew.
error-match-proposal = { $problem ->
    [open] Another proposal is still open. Answer it first.
    [none] There is no proposal to answer.
    [nowhere] There is no such moment to go back to.
   *[other] There is no such proposal.
 }
error-match-alone = The daily challenge is driven alone: no advice, no bot, no trials and no going back. Afterwards all of that is there again.
error-match-not-whole = The whole log of this match has to be read first. Try again.
error-match-bad-log = The log of this match does not fit together at entry { $number }: { $problem }

## The store

error-store = The store is not in order: { $detail }
error-store-conflict =
    Row { NUMBER($number, useGrouping: 0) } of the match “{ $match }” can’t be written: the match has gone on, or has not got that far.
error-store-gone =
    The games can’t be saved or read now: the database ({ $place }) has not answered for { $seconds } seconds. Nothing that was confirmed is lost. { $detail }
error-store-newer =
    { $place } was made by a newer Paddock (version { NUMBER($version, useGrouping: 0) }; this one knows { NUMBER($known, useGrouping: 0) }). It has not been touched.
error-store-place = There can’t be a store at { $place }: { $problem }
error-store-broken = The database { $place } is damaged: { $detail } See “paddock store check”, and restore a backup.
error-store-not-empty =
    { $place } is not empty: it holds { $matches ->
        [one] one match
       *[other] { NUMBER($matches, useGrouping: 0) } matches
    } and { $accounts ->
        [one] one account
       *[other] { NUMBER($accounts, useGrouping: 0) } accounts
    }. With --force they are replaced, and a copy is kept beside the backup.
error-store-backup = { $file }: { $problem }
error-store-name-taken = The name “{ $name }” is taken.
error-store-no-account = There is no account “{ $name }”.

problem-store-foreign = this file is something else.
problem-store-disk = { $detail }
problem-store-none = there is no store yet.
problem-store-scheme = a store is a file or a postgresql:// address.
problem-store-driver = the package “{ $detail }” is needed for that.
problem-backup-foreign = this is no backup of a Paddock store.
problem-backup-cut = the backup is cut off or damaged.
problem-backup-sum = the backup does not have the checksum that it was made with.
problem-backup-line = line { $detail } of the backup can’t be read.
problem-backup-twice = a row of “{ $detail }” is in the backup twice.

store-backed-up =
    { $matches ->
        [one] One match
       *[other] { NUMBER($matches, useGrouping: 0) } matches
    } ({ $rows ->
        [one] one row
       *[other] { NUMBER($rows, useGrouping: 0) } rows
    }) saved in { $file }.
store-restored =
    { $matches ->
        [one] One match
       *[other] { NUMBER($matches, useGrouping: 0) } matches
    } ({ $rows ->
        [one] one row
       *[other] { NUMBER($rows, useGrouping: 0) } rows
    }) restored to { $place }.
store-copy = What was there before is kept in { $file }.
store-in-order = { $place } is in order.
store-faults =
    { $faults ->
        [one] { $place }: one thing is not in order.
       *[other] { $place }: { NUMBER($faults, useGrouping: 0) } things are not in order.
    }
store-fault-damage = The database finds its own file damaged: { $detail }
store-fault-gap = The match “{ $match }” lacks row { NUMBER($number, useGrouping: 0) }.
store-fault-row = Row { NUMBER($number, useGrouping: 0) } of the match “{ $match }” is not JSON.
store-fault-snapshot = The match “{ $match }” has a snapshot at { NUMBER($number, useGrouping: 0) }, where it has no row.
store-fault-snapshot-json = The snapshot of the match “{ $match }” at { NUMBER($number, useGrouping: 0) } is not JSON.
store-fault-unlisted = The match “{ $match }” is not listed.
store-fault-no-rows = The match “{ $match }” is listed but has no rows.
store-fault-seat = Seat { NUMBER($number, useGrouping: 0) } of the match “{ $match }” belongs to an account that is not there: { $detail }
store-fault-feat = A feat of the match “{ $match }” can’t be: its rows are not there, or it was not judged ({ $detail })
store-fault-feat-json = A feat of the match “{ $match }” is not JSON ({ $detail })
store-fault-campaign = Row { NUMBER($number, useGrouping: 0) } of the campaign “{ $match }” is not JSON.
store-fault-session = There are sessions of an account that is not there: { $detail }

account-new-password = New password
account-password-set = “{ $name }” has a new password, and is signed out on all devices.
account-signed-out =
    { $devices ->
        [0] “{ $name }” was signed in nowhere.
        [one] “{ $name }” is signed out on one device.
       *[other] “{ $name }” is signed out on { $devices } devices.
    }
account-what-goes = What goes: the account “{ $name }” with its sign-ins, the list of its games, and its name in lists of best times; nobody can open another one of this name. What stays: the games themselves, with the names that were typed at the table and what was said there.
account-delete-sure = Delete “{ $name }”?
account-deleted = The account “{ $name }” is deleted.

## Campaigns

error-campaign = The campaign is not in order.
error-campaign-title = “{ $title }” is not played as a campaign. { $known ->
    [none] No title is.
   *[other] Titles with campaigns: { $known }.
  }
error-campaign-none = There is no campaign “{ $campaign }”.
error-campaign-over = The campaign “{ $name }” is over: all its stages have been played.
error-campaign-save = This save is refused: { $problem } Nothing has changed.
error-campaign-newer =
    This save was made by a newer Paddock (version { NUMBER($version, useGrouping: 0) }; this one knows { NUMBER($known, useGrouping: 0) }). Nothing has changed.

problem-save-json = it is damaged, or was never a campaign: it is not JSON.
problem-save-foreign = it is no campaign of Paddock.
problem-save-sum = it is damaged or was edited: it does not have the checksum that it was made with.
problem-save-shape = a field is not what it should be ({ $detail }).
problem-save-twice = a game is in it twice.
problem-save-name = { $detail }
problem-save-settings = its settings can’t be: { $detail }
problem-save-choices = what is chosen for the next stage can’t be: { $detail }
problem-save-large = it is larger than { NUMBER($detail, useGrouping: 0) } bytes.
problem-save-unknown = it has a field that no campaign of this title has ({ $detail }).
problem-save-seat = who plays the seat of “{ $detail }” is not clear.
problem-save-result = a result can’t be: { $detail }
problem-save-kept = its results don’t add up to its standings.
problem-save-luggage = what nobody knows in it is longer than { $detail } bytes.

campaign-none = No campaigns yet. Begin one with “paddock campaign new TITLE”. Titles with campaigns: { $known }.
campaign-line = { $id } · { $name } · { $title } · { $state }
campaign-state-over = over
campaign-state-next = next: { $stage }
campaign-state-open = under way: { $stage }
campaign-place = Place
campaign-who = Player
campaign-no-points = –
campaign-nothing-yet = No stage has been played yet. At the table: { $names }.
campaign-made = The campaign “{ $name }” is ready. Play its first stage with “paddock campaign play { $id }”.
campaign-exported = “{ $name }” saved in { $file }.
campaign-imported = “{ $name }” is here, as { $id }.
campaign-won = { $count ->
    [0] “{ $name }” is over, and nobody has won it.
    [one] { $names } wins “{ $name }”.
   *[other] { $names } share the win of “{ $name }”.
  }
campaign-play-next = Play the next stage with “paddock campaign play { $id }”.
problem-stage-open = A stage of “{ $name }” is under way, and what was chosen for it stays. Go on with it without --option.
problem-no-choices = Nothing can be chosen for a stage of this campaign; leave --option out.
campaign-go-on = “{ $name }”: { $stage }
campaign-term = { $name }: { $value }

## Records

records-none = Nobody has set a time yet.
records-daily = Daily challenge of { $day }

## Training

problem-vector-games = { $games } games in { $workers } processes can’t be: at least one game, and no more processes than games.
problem-vector-reset = Call reset first: there are no games yet.
problem-vector-actions = One action for each of the { $games } games is needed, not an array of shape { $shape }.
problem-vector-worker = A process of the environment has ended or does not answer. Make the environment again; if it happens again, try with workers=0 to see why.
problem-policy-other = The policy in { $file } was trained for { $found }, and { $needed } is needed. Train it again.
problem-policy-no-runtime = Playing the policy in { $file } needs onnxruntime. Install it with: pip install "paddock[onnx]"
problem-policy-names = The policy in { $file } has { $found }, and { $needed } is needed. Export it again.
problem-policy-shape = The policy in { $file } has another shape ({ $found }): { $needed } is needed. Train it again.
problem-policy-unreadable = { $file } is no policy that can be read ({ $detail }). Export it again.

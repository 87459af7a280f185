### Best times, ghosts, the time sheet and the daily challenge.

rail-sheet = Sheet

records-title = Best times
records-all = All best times
records-time = Time
records-day = Day
records-watch = Watch
records-watch-of = Watch the lap of { $name }
records-more =
    { $count ->
        [one] One more driver
       *[other] { $count } more drivers
    }
records-nobody = Nobody has set a time yet.
records-nobody-here = Nobody has set a time with these settings yet.
records-none-kept = No best times are kept for this game.
part-records = The times to beat

standing-first = The first time that anybody has set here: it is the one to beat.
standing-best =
    A new best time! { $seconds ->
        [one] One second
       *[other] { $seconds } seconds
    } quicker than { $name }.
standing-own =
    Your own best time so far. The best of all is { $time }, by { $name }, { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    } quicker.
standing-behind =
    { $seconds ->
        [0] As quick as the best time so far: { $time }, by { $name }.
        [one] One second behind the best time: { $time }, by { $name }.
       *[other] { $seconds } seconds behind the best time: { $time }, by { $name }.
    }
standing-daily = { $place } in today’s challenge.
standing-practice = Practice: your first try is the one that counts in a daily challenge.

daily = Daily challenge
daily-pitch = The same dice in the same order for everybody, and no help. Your first try counts.
daily-ends =
    It ends in { $hours ->
        [0] { $minutes ->
            [one] one minute
           *[other] { $minutes } minutes
        }
        [one] one hour
       *[other] { $hours } hours
    }.
daily-term = { $name }:
daily-name = Your name on the list
daily-drive = Drive it
daily-practise = Drive it again, for practice
daily-best = Today’s best times
daily-yours = You are { $place }.
daily-nobody = Nobody has driven it yet today.
daily-here = Daily challenge: no hints, and your first try counts.

gt-sheet-print = Save to print
gt-sheet-file = time-sheet
gt-sheet-page = Sheet { $page }
gt-sheet-tick = ticked
gt-sheet-so-far = So far

gt-ghost = A ghost beside you
gt-ghost-best = Best of all
gt-ghost-own = Your best
gt-ghost-none = None
gt-ghost-nobody = Nobody has set a time here yet. The first lap will be the ghost of the next.
gt-ghost-at = Ghost of { $name }, { $time }, on { $space }
gt-ghost-home = Ghost of { $name }, at the finish in { $time }
gt-ghost-tag =
    { $how ->
        [1] { $name }: { $seconds } s ahead
        [0] { $name }: level
       *[other] { $name }: { $seconds } s behind
    }
gt-ghost-gap =
    { $how ->
        [0] Level with { $name } here.
        [1] { $seconds ->
            [one] One second
           *[other] { $seconds } seconds
        } slower than { $name } here.
       *[other] { $seconds ->
            [one] One second
           *[other] { $seconds } seconds
        } quicker than { $name } here.
    }

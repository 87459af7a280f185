### What the table in a terminal says of Rallyman: GT.

rg-round = Round { NUMBER($round, useGrouping: 0) }, { $colour }
rg-own-circuit = Own circuit
rg-speed = speed { $speed }
rg-order = Still to play this round, in order: { $cars }.
rg-sheet = Time sheet: { $markers }.
rg-car =
    { $car }: on { $space }, speed { $speed }, { $focus ->
        [0] no focus tokens
        [one] one focus token
       *[other] { $focus } focus tokens
    }
rg-car-out = { $car }: { $mark }.
rg-damage = damage: { $tokens }
rg-is-played = has played
rg-is-off = off the track
rg-is-pit = in the pits
rg-is-finished = finished!
rg-is-retired = out
rg-row-plan = Plan
rg-row-speed = Speed
rg-row-warned = Track
rg-row-risk = Risk %
rg-row-spoiled = Spoiled %
rg-dice = Dice: { $gears } · gas { $gas } · brake { $brake } · lost at ⚠{ $threshold }
rg-rolled = Rolled: { $dice } · laid: { $laid }
rg-rolling =
    ⚠ { $warnings } of { $threshold } · { $focus ->
        [0] no focus tokens
        [one] one focus token
       *[other] { $focus } focus tokens
    }
rg-too-fast-short = too fast
rg-step-speed = speed { $speed }
rg-step-warnings =
    { $warnings ->
        [one] one warning from the track
       *[other] { $warnings } warnings from the track
    }
rg-step-too-fast = too fast: control is lost there
rg-step-finishes = over the finish line
rg-step-risk = { $risk } % risk of losing control by then
rg-step-spoiled = { $risk } % that a spoiled cannon start ends the turn after one step
rg-spoiled-short = spoiled { $risk } %
rg-plan-step = Step { $number }: { $dice } to { $space } ({ $told }).
rg-crash =
    Losing control there: marker { $marker }, { $tokens ->
        [0] no damage.
        [one] one damage token.
       *[other] { $tokens } damage tokens.
    }
rg-warnings = Warnings so far: { $warnings }; at { $threshold } control is lost.
rg-short-roll = g Roll { $risk } % · { $seconds } s
rg-short-secure = x Secure −{ $cost } · { $seconds } s
rg-short-stop = e Stop · { $seconds } s
rg-short-flat_out = f Flat out { $risk } % · { $seconds } s
rg-long-roll = { $risk } % risk of losing control now; then about { NUMBER($seconds, useGrouping: 0) } seconds to the finish
rg-long-secure =
    { $cost ->
        [one] costs one focus token
       *[other] costs { $cost } focus tokens
    }; then about { NUMBER($seconds, useGrouping: 0) } seconds to the finish
rg-long-stop = then about { NUMBER($seconds, useGrouping: 0) } seconds to the finish
rg-long-flat_out =
    { $risk } % risk of losing control; brings { $focus ->
        [one] one focus token
       *[other] { $focus } focus tokens
    }; then about { NUMBER($seconds, useGrouping: 0) } seconds to the finish
rg-key-roll = roll the next step
rg-key-secure = secure the next step with focus tokens
rg-key-stop = stop here
rg-key-flat_out = go flat out: all dice at once
rg-no-space = There is no such space.
rg-space = { $space }, danger { $danger }
rg-limit =
    { $hazard ->
        [yes] dangerous: at { $limit } a warning, faster than { $limit } loses control
       *[no] limit { $limit }
    }
rg-here = { $car } is here
rg-move =
    { $straight ->
        [yes] straight to { $space }
       *[no] diagonally to { $space }
    }
rg-move-limit = (over a dotted { $limit })
rg-move-warns =
    { $warnings ->
        [one] (one warning)
       *[other] ({ $warnings } warnings)
    }

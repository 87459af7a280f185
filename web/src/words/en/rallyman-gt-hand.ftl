### Rallyman: GT: what lies before the driver, the dice on the road, and the position in words.

## The dials

gt-before-you = Before you
gt-speed = Speed
gt-warnings = Warnings
gt-warnings-of =
    { $warnings ->
        [0] No warning
        [one] One warning
       *[other] { $warnings } warnings
    } of { $threshold }; at { $threshold } you lose control.{ $coming ->
        [0] { "" }
        [one] { " " }The road adds one more on the plan.
       *[other] { " " }The road adds { $coming } more on the plan.
    }
gt-one-by-one = One by one
gt-flat-out = Flat out
gt-risk-of-loss = { $percent } risk of losing control
gt-risk-none = nothing laid
gt-if-lost = If you lose control
gt-if-lost-short = If lost
gt-focus = Focus
gt-focus-tokens =
    { $tokens ->
        [0] No focus token
        [one] One focus token
       *[other] { $tokens } focus tokens
    }
gt-tokens =
    { $tokens ->
        [0] no damage token
        [one] 1 damage token
       *[other] { $tokens } damage tokens
    }
gt-percent = { $percent } %
gt-percent-less = < { $percent } %
gt-percent-more = > { $percent } %
gt-crash =
    Losing control there means marker { $marker }{ $tokens ->
        [0] .
        [one] { " " }and one damage token.
       *[other] { " " }and { $tokens } damage tokens.
    }
gt-spins = spins
gt-goes-off = off the track
gt-danger = The danger there is { $danger }.

## The dice

gt-dice = Your dice
gt-die = { $die }
gt-dice-left =
    { $left } of { $count } left{ $lost ->
        [0] { "" }
       *[other] , { $lost } lost to damage
    }
gt-die-laid = on the road
gt-die-made = rolled
gt-die-lost = lost to damage
gt-die-spare = no more gear dice may be used
# the same in a word, beside the dice
gt-gears-at-most-short = max { $count }
gt-gears-at-most =
    { $count ->
        [one] at most one gear die
       *[other] at most { $count } gear dice
    }
gt-secured = secured

## What may be done

gt-actions = With these dice
gt-answers = Answers
gt-do-roll = Roll
gt-do-flat_out = Flat out
gt-do-secure = Secure
gt-do-stop = Stop here
gt-risk-next = next: { $percent }
gt-risk-flat = { $percent }, +{ $tokens } focus
gt-secure-cost =
    { $cost ->
        [one] 1 focus token
       *[other] { $cost } focus tokens
    }
gt-quickest = quickest
gt-seconds-more = +{ $seconds } s
gt-about-asphalt = For the sun. In the rain they lose their grip.
gt-about-rain = For the rain. In the sun they are weaker.
gt-about-soft = They grip best in the sun, until they are worn.
gt-do-pit_tyres = Change to { $tyres }
gt-do-pit_repair = Repair everything
gt-do-pit_both = Repair, and change to { $tyres }
gt-pit-turns =
    { $turns ->
        [one] Back next turn.
       *[other] You miss a turn.
    }
gt-pit-repairs =
    { $tokens ->
        [0] Nothing to repair.
        [one] One damage token goes.
       *[other] { $tokens } damage tokens go.
    }

## Questions

gt-ask-lay-on = Lay on, or roll.
gt-ask-roll = Your plan is laid. Roll!
gt-ask-relay-done = The dice lie: control is lost there. Go on, or take a step back.

## The dice on the road

gt-fan = Dice that lead to { $space }
gt-space-offers =
    { $space }: { $count ->
        [one] one way
       *[other] { $count } ways
    } to get there
gt-space-chosen =
    { $space }, { $count ->
        [one] one way
       *[other] { $count } ways
    } to get there.
gt-space-shut = { $space }: not now. Why?
gt-take-back = Take back: { $step }
gt-speed-held = Speed stays { $speed }.
gt-speed-here = Speed { $speed }.
gt-track-warnings =
    { $count ->
        [one] The road adds a warning.
       *[other] The road adds { $count } warnings.
    }
gt-too-fast = Too fast: control is lost there.
gt-dice-show =
    { $warnings ->
        [0] No warning on these dice.
        [one] One warning on these dice.
       *[other] { $warnings } warnings on these dice.
    }
gt-lost-there = Control is lost there.
gt-finishes = Over the finish line!
gt-risk-to-here = { $percent } risk up to there.
gt-spoiled = { $percent } that a spoiled cannon start ends the turn after one step.
gt-spoiled-short = { $percent } spoiled

## Keys

gt-key-gear = lay that gear die, with brakes where it takes them
gt-key-gas = lay a gas die
gt-key-brake = brake
gt-key-space = choose the space
gt-key-fan = show the dice for the space
gt-key-lay = lay a die
gt-key-back = take back
gt-key-answer = that answer

## A car

gt-marker = speed marker { $speed }, { $colour }
gt-status-off = off the track
gt-status-pit = in the pits
gt-status-finished =
    { $place ->
        [1] finished first
        [2] finished second
        [3] finished third
       *[other] finished in place { $place }
    }
gt-status-lap-driven = lap driven
gt-status-retired = out of the race
gt-status-at = { $status }, at { $space }
gt-on-space = on { $space }
gt-no-space = not on the road yet
gt-sheet = Time sheet

## The position in words

gt-text-now = Where we are
gt-text-circuit =
    { $circuit }: { $laps ->
        [one] one lap
       *[other] { $laps } laps
    } of about { $spaces } spaces.
gt-text-round = Round { $round }, a { $colour } one: { $phase }.
gt-text-weather = Weather: { $weather }.
gt-text-order = Still to play, in this order: { $cars }.
gt-text-mine = Your car: { $car }
gt-text-speed = Speed { $speed }, { $place }.
gt-text-tyres = Tyres: { $tyres }.
gt-text-dice = Dice: { $gear } gear, { $gas } gas, { $brake } brake. Control is lost at { $threshold } warnings.
gt-text-tokens = Tokens: { $tokens }.
gt-text-left = Dice left: { $dice }.
gt-text-left-by-kind = Dice left: gears { $gears }; gas { $gas }; brake { $brake }.
gt-text-none-left = No die is left.
gt-text-under = Under it, { $space }: { $things }.
gt-text-plan = The dice on the road
gt-text-one-by-one = Rolled one by one to the end: { $percent } risk of losing control.
gt-text-flat-out =
    Flat out: { $percent } risk, for { $tokens ->
        [one] one focus token
       *[other] { $tokens } focus tokens
    }.
gt-text-choice = { $choice }: { $seconds }.
gt-text-next = What you may lay next
gt-text-space = { $space }: { $things }.
gt-limit = limit { $limit }
gt-limit-hazard = limit { $limit }, with a warning at { $limit }
gt-danger-of = danger { $danger }
gt-text-cars = All cars
gt-text-head-car = Car
gt-text-head-player = Player
gt-text-head-speed = Speed
gt-text-head-place = Place
gt-text-head-lap = Lap
gt-text-head-tyres = Tyres
gt-text-head-focus = Focus
gt-text-head-tokens = Tokens

### The hand of Classic Rally.

## What is asked in a turn
rally-ask-owed = Your rally car has to move.
rally-ask-free = You may drive, or stay where you are.
rally-ask-held = Your rally car stands: help it, or end your turn.
rally-ask-moved = Take care of your cars, then end your turn.

## The route
rally-hand-plan-to =
    To { $cell }: { $fuel } fuel, { $cards ->
        [0] no card of the road book
        [one] one card of the road book
       *[other] { $cards } cards of the road book
    }.

## Load-outs
rally-hand-suggested = Loaded as a driver would.

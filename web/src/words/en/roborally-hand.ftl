### RoboRally: what lies before the player, and the position in words.

## The hand

rr-before-you = Before you
rr-hand = Your cards
rr-registers = Registers
rr-register = Register { $register }
rr-proposed = proposed: { $card }
rr-register-chosen = The next card goes to register { $register }.
rr-empty = empty
rr-locked = locked
rr-jammed = jammed
rr-fixed = settled
rr-fixed-why = This card can’t be taken back any more: the game has gone on since.
rr-hidden-card = hidden card
rr-takes-back = press to take back
rr-choose-slot = press to lay the next card here
rr-lies-in = in register { $register }
rr-not-placeable = no register for it now
rr-registers-left =
    { $count ->
        [one] 1 register to fill
       *[other] { $count } registers to fill
    }
rr-ask-seal = Your program is complete. Seal it?
rr-foreseen = Alone it would end facing { $facing }.
rr-foreseen-lost = Careful: even alone it would be lost in register { $register }!
rr-key-card = lay or take back that card
rr-key-register = choose the register
rr-key-back = take back
rr-key-seal = seal
rr-key-square = go from square to square
rr-key-take = choose the square

## Questions

rr-for-robot = { $robot }:
rr-target = Target: { $robot }.

## The dashboard

rr-dashboard = Dashboard of { $robot }
rr-none-locked = no register locked
rr-cards-next =
    { $count ->
        [0] No card at the next deal.
        [one] One card at the next deal.
       *[other] { $count } cards at the next deal.
    }
rr-damage-help = Each Damage costs a card. From the fifth on, each also locks a register, the fifth register first. The tenth destroys.
rr-damage-of = { $damage } of { $most } Damage
rr-shots-fired =
    { $count ->
        [one] One shot fired.
       *[other] { $count } shots fired.
    }
rr-damage-on-it = { $count } Damage on it.
rr-stored = On it: { $card }.
rr-gyro-on = On for this turn.
rr-sealed = sealed
rr-cards-held =
    { $count ->
        [one] one card in hand
       *[other] { $count } cards in hand
    }

## The sand timer

rr-time-left =
    { $seconds ->
        [one] One second left.
       *[other] { $seconds } seconds left.
    }
rr-seconds = { $seconds } s
rr-time-up = Time is up.

## The position in words

rr-text-now = Where we are
rr-text-turn = Turn { $turn }: { $phase }.
rr-text-mine = Your robot: { $robot }
rr-text-register = Register { $register }: { $held }.
rr-text-hand = Cards in hand: { $cards }.
rr-text-step = After register { $register }: { $x }, { $y }, facing { $facing }.
rr-text-around = Around { $robot }
rr-text-under = Underfoot: { $things }.
rr-text-ahead = Ahead
rr-text-right = To its right
rr-text-behind = Behind
rr-text-left = To its left
rr-text-way = { $way } ({ $facing }): { $things }.
rr-text-robots = All robots
rr-text-robot = Robot
rr-text-player = Player
rr-text-place = Place
rr-text-damage = Damage
rr-text-lives = Lives
rr-text-flag = Next flag
rr-text-state = State
rr-text-flags = Flags
rr-text-flag-at = Flag { $flag } is at { $x }, { $y }: { $things }.
rr-text-flag-away = Flag { $flag } is not on the board.
rr-text-from-you = From you: { $way }.
rr-text-squares =
    { $count ->
        [one] one square { $facing }
       *[other] { $count } squares { $facing }
    }
rr-text-here = right here
rr-text-options = Options
rr-text-option = { $robot } has { $option }: { $text }

## The view in words of any title

text-view = The position in words
text-view-picture = Show the picture
text-view-waiting =
    { $count ->
        [one] { $who } decides.
       *[other] Still deciding: { $who }.
    }

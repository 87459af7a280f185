### What the table in a terminal says of RoboRally.

rr-head = { $course } · Turn { NUMBER($turn, useGrouping: 0) } · { $phase }
rr-own-course = Own course
rr-flags = Flags: { $flags }.
rr-ask-seal = Your program is complete. Seal it?
rr-target = Target: { $robot }.
rr-hidden = hidden card
rr-u_turn = U-Turn
rr-rotate_left = Left
rr-rotate_right = Right
rr-back_up = Back Up
rr-move_1 = Move 1
rr-move_2 = Move 2
rr-move_3 = Move 3
rr-team = team { $team }
rr-is-sealed = sealed
rr-is-destroyed = wrecked
rr-is-down = down
rr-is-announced = down next
rr-is-finished = finished!
rr-is-eliminated = out
rr-foreseen = Alone on the course it would end at { $x }, { $y }, facing { $facing }.
rr-foreseen-lost = Careful: alone on the course it would be lost in register { $register }!
rr-course-line =
    { $low }–{ $high } players · { $flags ->
        [one] one flag
       *[other] { $flags } flags
    } · { $length ->
        [short] short
        [long] long
       *[medium] medium
    } · { $level ->
        [expert] expert
        [team] teams
       *[beginner] beginner
    }

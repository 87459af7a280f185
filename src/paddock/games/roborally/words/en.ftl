### RoboRally in English. The words for the table as a whole are in core/words.
### Squares are said as "x, y", counted from 0 at the north-west corner, as in the notation and in the picture.

## The title, for its card

title = RoboRally
    .pitch = Program five moves, then watch what the factory makes of them.
    .length = 30 to 90 minutes
    .goal = Touch the flags in order before the other robots do.
    .goal-course-interference = Bring your racer over all flags in order first; your blocker holds up the others.
    .goal-course-tandem_carnage = The first team to touch all flags in order wins.
    .goal-course-house_twin_yards = The first team to touch all flags in order wins.
    .goal-course-all_for_one = The team of the first robot to touch all flags in order wins.
    .goal-course-house_relay = The team of the first robot to touch all flags in order wins.
    .goal-course-capture_the_flag = Bring the other team’s flag home before they bring yours.
    .goal-course-toggle_boggle = The team that controls all flags at once wins.
    .goal-course-war_zone = The team with the last robot in the game wins.

# The game in one minute
learn-1 = Touch the flags in order. Whoever touches the last one first wins.
learn-2 = Every turn you are dealt up to nine cards. Lay five of them face down, one in each register: that is your program, and it can’t be changed any more.
learn-3 = Then all robots play register after register. In each one the card with the highest number goes first. Robots that are in the way are pushed.
learn-4 = After the cards of a register the factory moves: belts carry, pushers push, gears turn. Then all lasers fire. A robot that now stands on its next flag touches it.
learn-5 = Every Damage costs a card of the next hand; from the fifth on, registers lock and keep their card. Repair sites and flags repair.
learn-6 = Ten Damage, a pit or the edge destroy a robot. It loses a Life and returns at its archive: the last flag or repair site on which it stood.
learn-7 = A damaged robot can be powered down for the next turn. It loses all Damage then, but stands still while the others race.

## Names

# A seat is said by its number until the table knows the player's name.
player =
    { $seat ->
        [one] { seat }
        [other] { seat }
       *[name] { $seat }
    }

robot-twonky = Fidget
robot-hammer_bot = Anvil
robot-spin_bot = Gyro
robot-twitch = Blinker
robot-zoom_bot = Dash
robot-squash_bot = Flatiron
robot-hulk_x90 = Titan
robot-trundle_bot = Lugger

facing-N = north
facing-E = east
facing-S = south
facing-W = west

answer-no = no
answer-yes = yes
switch-off = off
switch-on = on
path-stop = stop
path-pass = pass

card-u_turn = U-Turn ({ $priority })
card-rotate_left = Rotate Left ({ $priority })
card-rotate_right = Rotate Right ({ $priority })
card-back_up = Back Up ({ $priority })
card-move_1 = Move 1 ({ $priority })
card-move_2 = Move 2 ({ $priority })
card-move_3 = Move 3 ({ $priority })
card-none = no card

## Options, each with what it does

option-ablative_coat = Ablative Coat
    .text = Takes the next three Damage in your robot’s place. After the third it is used up.
option-abort_switch = Abort Switch
    .text = Once a turn, when your card is revealed, you may throw it away and play a card from the deck. All your later cards of this turn are then replaced from the deck too, locked ones excepted.
option-brakes = Brakes
    .text = When your robot plays a Move 1, it may stay where it is.
option-circuit_breaker = Circuit Breaker
    .text = If your robot ends a turn with 3 Damage or more, it is powered down in the next one.
option-conditional_program = Conditional Program
    .text = After programming you may lay an unused card here. Before any one register is revealed, it may take the place of the card there. If you don’t use it, it is discarded at the end of the turn.
option-crab_legs = Crab Legs
    .text = Put a Move 1 and a Rotate Left or Rotate Right in one register: your robot steps one square to that side without turning.
option-double_barreled_laser = Double-Barreled Laser
    .text = Your main laser fires twice: a hit gives 2 Damage.
option-dual_processor = Dual Processor
    .text = Put a movement card and a rotation in one register: your robot moves one square less (two less with a U-Turn), then turns.
option-extra_memory = Extra Memory
    .text = You are dealt one more card every turn.
option-fire_control = Fire Control
    .text = For each Damage that your main laser gives, you may choose the register that it locks, or destroy one of the target’s Options instead. The target can’t avoid it.
option-flywheel = Flywheel
    .text = After programming you may lay an unused movement card here, and take it into your hand in a later turn.
option-fourth_gear = Fourth Gear
    .text = When your robot plays a Move 3, it may move 4 squares.
option-gyroscopic_stabilizer = Gyroscopic Stabilizer
    .text = You say each turn whether it is on. While it is on, gears and curved belts don’t turn your robot.
option-high_power_laser = High-Power Laser
    .text = Your main laser may pass through one wall or one robot to hit a robot behind. A robot that it passes through is hit as well.
option-mechanical_arm = Mechanical Arm
    .text = Your robot may also touch one flag or repair site on a square next to it, diagonals included, if no wall is between. The archive does not move.
option-mini_howitzer = Mini Howitzer
    .text = Instead of the main laser: 1 Damage, and the target is pushed one square away. It has five shots.
option-power_down_shield = Power-Down Shield
    .text = While powered down, your robot is spared the first Damage from each of the four sides in every register.
option-pressor_beam = Pressor Beam
    .text = Instead of the main laser: the target is pushed one square away and takes no Damage.
option-radio_control = Radio Control
    .text = Instead of the main laser: for the rest of the turn the target plays your cards and not its own. It takes no Damage.
option-ramming_gear = Ramming Gear
    .text = When your robot runs into another robot with its own card, that robot takes 1 Damage.
option-rear_firing_laser = Rear-Firing Laser
    .text = A second laser fires backwards in every register and gives 1 Damage.
option-recompile = Recompile
    .text = Once a turn you may change the whole hand that you were dealt for a new one. It costs 1 Damage.
option-reverse_gear = Reverse Gear
    .text = When your robot plays a Back Up, it may move 2 squares back.
option-scrambler = Scrambler
    .text = Instead of the main laser: the target’s card for the next register is replaced from the deck. It takes no Damage.
option-superior_archive = Superior Archive
    .text = When your robot returns after being destroyed, it does not get the usual 2 Damage.
option-tractor_beam = Tractor Beam
    .text = Instead of the main laser: the target is pulled one square towards your robot and takes no Damage.

weapon-main_laser = the main laser
weapon-ablative_coat = the { option-ablative_coat }
weapon-abort_switch = the { option-abort_switch }
weapon-brakes = the { option-brakes }
weapon-circuit_breaker = the { option-circuit_breaker }
weapon-conditional_program = the { option-conditional_program }
weapon-crab_legs = the { option-crab_legs }
weapon-double_barreled_laser = the { option-double_barreled_laser }
weapon-dual_processor = the { option-dual_processor }
weapon-extra_memory = the { option-extra_memory }
weapon-fire_control = the { option-fire_control }
weapon-flywheel = the { option-flywheel }
weapon-fourth_gear = the { option-fourth_gear }
weapon-gyroscopic_stabilizer = the { option-gyroscopic_stabilizer }
weapon-high_power_laser = the { option-high_power_laser }
weapon-mechanical_arm = the { option-mechanical_arm }
weapon-mini_howitzer = the { option-mini_howitzer }
weapon-power_down_shield = the { option-power_down_shield }
weapon-pressor_beam = the { option-pressor_beam }
weapon-radio_control = { option-radio_control }
weapon-ramming_gear = the { option-ramming_gear }
weapon-rear_firing_laser = the { option-rear_firing_laser }
weapon-recompile = { option-recompile }
weapon-reverse_gear = the { option-reverse_gear }
weapon-scrambler = the { option-scrambler }
weapon-superior_archive = the { option-superior_archive }
weapon-tractor_beam = the { option-tractor_beam }

## What happened: setting up

event-first_player = { player } goes first.
event-joins_team = { player } joins team { $team }.
event-takes_robot = { player } takes { $robot }.
event-home_board =
    Team { $team } is at home on the { $board ->
        [0] first
       *[other] second
    } board.
event-drafts = { player } has chosen an Option.
event-docks = { $robot } starts from dock { $dock }.
event-deploys = { $robot } starts at { $x }, { $y }, facing { $facing }.
event-gets_option = { $robot } starts with an Option: { $option }.

## What happened: the turn

title-round = Turn { NUMBER($round, useGrouping: 0) }
event-turn = Turn { NUMBER($turn, useGrouping: 0) } begins.
event-powers_down = { $robot } is powered down for this turn and sheds all its Damage.
event-dealt =
    { $robot } is dealt { $count ->
        [0] no cards
        [one] one card
       *[other] { $count } cards
    }.
event-recompiles =
    { $robot } recompiles: { $count ->
        [one] one new card
       *[other] { $count } new cards
    } for 1 Damage.
event-uses_flywheel = { $robot } takes the card from its Flywheel into its hand.
event-seals = { $robot } is programmed.
event-time_up = Time is up for { $robot }: its empty registers are filled at random.
event-stores = { $robot } lays a card face down on its { $option }.
event-announces_power_down = { $robot } will power down next turn.
event-gyro_on = { $robot } switches its Gyroscopic Stabilizer on.

## What happened: a register

event-register = Register { $register }.
event-announces_conditional = { $robot } plays the card from its Conditional Program.
event-reveals = { $robot } shows { $card }.
event-reveals_pair = { $robot } shows { $card } with { $second }.
event-aborts = { $robot } pulls its Abort Switch and gets { $card }.
event-acts = { $robot } plays { $card }.
event-acts_pair = { $robot } plays { $card } with { $second }.
event-obeys = { $robot } obeys { $by } and plays { $card }.
event-brakes = { $robot } brakes.
event-shifts_up = { $robot } shifts into Fourth Gear.
event-reverses = { $robot } shifts into Reverse Gear.
event-turns = { $robot } turns to face { $facing }.
event-moves = { $robot } moves to { $x }, { $y }.
event-pushed = { $by } pushes { $robot } to { $x }, { $y }.
event-pulled = { $by } pulls { $robot } to { $x }, { $y }.
event-blocked = { $robot } finds the way blocked.
event-rams = { $robot } rams { $target }.
event-falls = { $robot } falls into the pit at { $x }, { $y }.
event-leaves_course = { $robot } goes over the edge of the course.
event-carried = A belt carries { $robot } to { $x }, { $y }, facing { $facing }.
event-not_carried = { $robot } stays on its belt: there is no room ahead.
event-shoved = A pusher pushes { $robot } to { $x }, { $y }.
event-not_shoved = A pusher can’t move { $robot }.
event-crushed = A crusher comes down on { $robot }.
event-geared = A gear turns { $robot } to face { $facing }.

## What happened: lasers and Damage

event-lasered =
    The { $count ->
        [one] laser
        [2] double laser
       *[other] triple laser
    } at { $x }, { $y } hits { $robot }.
event-shoots =
    { $by } shoots { $target }{ $count ->
        [one] .
        [2] { " " }twice.
       *[other] { " " }{ $count } times.
    }
event-fires = { $by } fires { $weapon } at { $target }.
event-damaged = { $robot } now has { $damage } Damage.
event-locks = { $robot } has register { $register } locked.
event-locks_card = { $robot } has register { $register } locked, with { $card } from the deck.
event-jams = { $robot } has register { $register } jammed by Fire Control.
event-shielded = { $robot } is spared a Damage by its Power-Down Shield.
event-coated =
    { $robot } is spared a Damage by its Ablative Coat, { $count ->
        [0] which is now used up.
        [one] which can take one more.
       *[other] which can take { $count } more.
    }
event-prevents = { $robot } discards an Option to avoid a Damage: { $option }.
event-loses_option = { $robot } loses an Option: { $option }.
event-scrambled = { $robot } has an unknown card in register { $register } now.
event-controlled = { $robot } is under the control of { $by } for the rest of the turn.
event-destroyed =
    { $robot } is destroyed, with { $lives ->
        [0] no Life
        [one] one Life
       *[other] { $lives } Lives
    } left.
event-eliminated = { $robot } is out of the race.

## What happened: flags

event-flag_moves = Flag { $flag } rides to { $x }, { $y }.
event-flag_returns = Flag { $flag } is back at { $x }, { $y }.
event-touches = { $robot } touches flag { $flag }.
event-arm_touches = { $robot } reaches { $x }, { $y } with its Mechanical Arm.
event-archives = { $robot } moves its archive to { $x }, { $y }.
event-takes_flag = { $robot } picks up flag { $flag }.
event-controls = Team { $team } now controls flag { $flag }.

## What happened: the end of the turn and of the game

event-repairs =
    { $robot } is repaired and has { $damage ->
        [0] no Damage
       *[other] { $damage } Damage
    } left.
event-frees = { $robot } has register { $register } free again.
event-draws_option = { $robot } draws an Option: { $option }.
event-stays_down = { $robot } stays powered down.
event-returns = { $robot } returns at { $x }, { $y }, facing { $facing }.
event-returns_down = { $robot } comes back powered down.
event-circuit_breaker = { $robot } will power down: its Circuit Breaker trips.
event-solid = { $robot } is virtual no more.
event-finishes = { $robot } has touched every flag!
event-concedes = { player } concedes.
event-team_wins = Team { $team } wins!
event-drawn = The teams draw.
event-over = The race is over.

## What you may do

do-robot = Take { $robot }
do-team = Join team { $team }
do-home_board =
    Be at home on the { $board ->
        [0] first
       *[other] second
    } board
do-draft = Keep { $option }
do-deploy = Start at { $x }, { $y }
do-recompile =
    { $answer-name ->
        [yes] Take a new hand for 1 Damage
       *[no] Keep this hand
    }
do-flywheel =
    { $answer-name ->
        [yes] Take the card from the Flywheel
       *[no] Leave the card on the Flywheel
    }
do-place = Put { $card } in register { $register }
do-seal = Seal the program
do-store_conditional =
    { $card-name ->
        [none] Lay nothing on Conditional Program
       *[other] Lay { $card } on Conditional Program
    }
do-store_flywheel =
    { $card-name ->
        [none] Lay nothing on the Flywheel
       *[other] Lay { $card } on the Flywheel
    }
do-power_down =
    { $answer-name ->
        [yes] Power down next turn
       *[no] Stay powered up
    }
do-gyro =
    { $switch-name ->
        [on] Switch the Gyroscopic Stabilizer on
       *[off] Leave the Gyroscopic Stabilizer off
    }
do-conditional =
    { $answer-name ->
        [yes] Play the stored card now
       *[no] Play the card in the register
    }
do-abort =
    { $answer-name ->
        [yes] Pull the Abort Switch
       *[no] Play the card as it is
    }
do-brakes =
    { $answer-name ->
        [yes] Brake and stay here
       *[no] Don’t brake
    }
do-fourth_gear =
    { $answer-name ->
        [yes] Shift into Fourth Gear
       *[no] Stay in third gear
    }
do-reverse_gear =
    { $answer-name ->
        [yes] Shift into Reverse Gear
       *[no] Just back up
    }
do-weapon = Fire { $weapon }
do-high_power =
    { $path-name ->
        [pass] Shoot through the first wall or robot
       *[stop] Stop at the first wall or robot
    }
do-fire_damage = Give an ordinary Damage
do-fire_lock = Lock the target’s register { $register }
do-fire_destroy = Destroy the target’s { $option }
do-take_damage = Take the Damage
do-prevent = Discard { $option } to avoid the Damage
do-no_touch = Touch nothing with the arm
do-arm_touch = Touch { $x }, { $y } with the arm
do-lose = Lose { $option }
do-stay_down =
    { $answer-name ->
        [yes] Stay powered down
       *[no] Power up
    }
do-enter = Return at { $x }, { $y }
do-face = Face { $facing }
do-concede = Concede the race
do-time_up = Let time run out

## What is asked

ask-none = Nothing is asked.
ask-robot = Which robot do you take?
ask-team = Which team do you join?
ask-home_board = Which board is your team’s home?
ask-draft = Which Option do you keep?
ask-deploy = Where does your robot start?
ask-deploy_face = Which way does your robot face?
ask-program = Program your robot: fill the open registers.
ask-recompile = Change your hand for a new one? It costs 1 Damage.
ask-flywheel = Take the card from your Flywheel into your hand?
ask-store = Lay an unused card on an Option?
ask-store_conditional = Lay an unused card on Conditional Program?
ask-store_flywheel = Lay an unused movement card on the Flywheel?
ask-power_down = Power down next turn, to shed all Damage?
ask-gyro = Gyroscopic Stabilizer on for this turn?
ask-conditional = Play the stored card in this register?
ask-abort = Throw your card away and play one from the deck?
ask-brakes = Brake, and stay where you are?
ask-fourth_gear = Move 4 squares instead of 3?
ask-reverse_gear = Back up 2 squares instead of 1?
ask-weapon = Which weapon do you fire?
ask-high_power = Does your laser stop at the first wall or robot, or pass it?
ask-fire_control = What does your laser do to its target?
ask-prevent = Take the Damage, or discard an Option instead?
ask-arm = What does your Mechanical Arm touch?
ask-arm_repair = Where does your Mechanical Arm get repairs?
ask-lose = Your robot is destroyed. Which Option does it lose?
ask-stay_down = Stay powered down for one more turn?
ask-enter = Your archive is taken. Where does your robot return?
ask-face = Which way does your robot face when it returns?
ask-return_down = Come back powered down, to shed all Damage?

## Why not

refusal-over = The race is over.
refusal-no-seat = This table has no such seat.
refusal-out = You are out of the race already.
refusal-not-asked = This question is for somebody else. { $now }
refusal-not-now = This can’t be decided now. { $now }
refusal-no-time = You are not programming, so your time can’t run out.
refusal-never = This is never decided in this game: its course and settings don’t ask for it.
refusal-robot-taken = Another player has this robot already.
refusal-chosen = You have chosen already.
refusal-not-dealt = This Option is not one of those that you were dealt.
refusal-sealed = Your program is sealed and can’t be changed any more.
refusal-no-program = Your robot is powered down: this turn it has no cards and no program.
refusal-not-in-hand = You don’t have this card in your hand.
refusal-locked = This register is locked.
refusal-filled = This register has its card already.
refusal-no-pair = This register has its card already, and these two can’t share it.
refusal-pair-leaves-empty = A second card here would leave too few for the empty registers.
refusal-empty-registers = Some registers are still empty.
refusal-no-power-down = On this course nobody may power down.
refusal-no-damage = Only a robot with Damage can announce a power down.
refusal-announced = Your robot has announced its power down already. That can’t be withdrawn.
refusal-is-down = Your robot is powered down now. At the end of the turn you say whether it stays so.
refusal-not-down = Only a robot that is powered down can stay powered down.
refusal-no-option = Your robot does not have this Option: { $option }.
refusal-option-down = A robot that is powered down can’t use this Option: { $option }.
refusal-nothing-stored = No card lies on this Option: { $option }.
refusal-already-stored = A card lies on this Option already: { $option }.
refusal-not-storable = The Flywheel takes movement cards only.
refusal-no-recompile = With 9 Damage no register is open for a new hand.
refusal-aborted = The Abort Switch replaces your cards for the rest of this turn.
refusal-wrong-card = Your robot is not executing the card that this Option is for: { $option }.
refusal-no-weapon = This Option is no weapon that takes the place of the main laser: { $option }.
refusal-no-target = Your main laser would hit nobody, so no other weapon can take its place.
refusal-wall = A wall stands between your robot and the next one in its line of fire.
refusal-neighbour = The Tractor Beam can’t pull a robot that is next to yours.
refusal-last-register = This Option changes later registers, and none is left this turn: { $option }.
refusal-nobody-beyond = Behind the first wall or robot there is nobody to be hit.
refusal-virtual = Your robot is virtual: it fires at nobody.
refusal-target-locked = This register of the target is locked already.
refusal-target-option = The target does not have this Option.
refusal-arm-far = The Mechanical Arm reaches the eight neighbouring squares only.
refusal-arm-wall = A wall stands between your robot and this square.
refusal-arm-nothing = On this square there is nothing for the Mechanical Arm to touch now.
refusal-arm-flag = Touching this flag would not count for your robot now.
refusal-off-course = This square is off the course.
refusal-pit = There is a pit on this square.
refusal-square-taken = Another robot stands on this square.
refusal-not-home = This square is not on the part of your home board that your robot may take.
refusal-ring =
    { $ring ->
        [one] Your robot returns on a square next to its archive.
       *[other] Your robot returns as near to its archive as it can: { $ring } squares away.
    }
refusal-no-facing = On this square your robot would have another one in sight within three squares, whichever way it faces.
refusal-facing = Facing this way, your robot would have another one in sight within three squares.
refusal-archive = Your robot returns on its archive, which is free.
refusal-not-returning = Only a robot that was destroyed returns, and yours was not.

## What is wrong with a table, a course or a position

problem-docks =
    the course has { $docks ->
        [one] one dock
       *[other] { $docks } docks
    }, but { $robots } robots need one each. Fewer players, or another course, would do.
problem-even-teams = two teams of the same size need an even number of players.
problem-course-players = this course is for { $low } to { $high } players.
problem-four-lives = four Lives are for five players or more. With fewer, each robot has three.
problem-needs-options = this course is played with Options. Leave them switched on, or take another course.

problem-no-such-course = there is no such course. There are: { $known }.
problem-no-such-board = there is no such board. There are: { $known }.
problem-no-such-element = there is no element “{ $kind }”. There are: { $known }.
problem-quarter-turns = a board is turned by quarters: 0, 90, 180 or 270.
problem-boards-overlap = this board lies over another one. Each needs its own squares.
problem-too-wide = a course has at most { $most } squares a side.
problem-off-course = square { $x }, { $y } is off the course.
problem-pit = there is a pit at { $x }, { $y }. Choose another square.
problem-needs-registers = registers are numbered 1 to 5.
problem-too-many-flags = a course has at most { $most } flags.
problem-flag-numbers = flags are numbered 1, 2, 3 and so on, without a gap.
problem-two-flags = square { $x }, { $y } has another flag already. Each needs its own.
problem-flag-count = a course has one to eight flags.
problem-needs-docks = a course needs docks for the robots to start from.
problem-one-dock-board = a course has exactly one docking board.
problem-no-dock-board = a course for capturing flags has no docking board.
problem-factory-count = a course has one to four factory boards.
problem-boards-off-grid = factory boards lie on one grid, twelve squares apart.
problem-boards-apart = the factory boards do not all touch. Each needs an edge in common with another.
problem-dock-side = the inner long side of the docking board must touch a factory board.
problem-unreachable-dock = no robot can drive from dock { $dock } to flag 1.
problem-unreachable-flag = no robot can drive from flag { $before } to flag { $flag }.
problem-flag-out-of-reach = flag { $flag } never comes within reach of a robot from dock { $dock }.

problem-needs-course = the id of a course is needed here, or a course written out.
problem-needs-square = a square is written [x, y].
problem-needs-moment = a moment is written [turn, register].
problem-robot-count = a position has one to eight robots.
problem-same-robot = two robots have the same name. Each needs its own.
problem-seat-range = the robots belong to seats 0 to { $last }. Count all of these seats.
problem-seat-without-robot = seat { $seat } has no robot. Every seat needs one.
problem-only-racing = only a robot with the status “racing” stands on the board.
problem-needs-virtual = virtual robots need the setting “virtual_robots”.
problem-two-on-square = another robot stands at { $x }, { $y }. Each needs its own square.
problem-needs-archive = a robot that is to return needs its archive.
problem-damage-locks = Damage is one for each locked register, and up to 4 more. { $damage } does not go with { $locked } locked.
problem-option-held = there is only one “{ $option }”, and a robot has it already.
problem-option-not-held = the robot does not have “{ $option }”. Add it to the robot’s Options first.
problem-option-twice = the Option “{ $option }” lies somewhere else already.
problem-needs-cards = a register holds null, one card, or two cards.
problem-card-pair = two cards in a register are a movement card and a rotation.
problem-five-registers = five registers are needed here; an empty one is null.
problem-course-flags =
    the course has { $flags ->
        [one] one flag
       *[other] { $flags } flags
    }: as many squares are needed here.
problem-not-from-dump = this is not as Paddock writes it. Leave it out, or copy it whole from a written position.
problem-dump-misfit = this belongs to another position. Leave it out, or copy it whole from a written position.
problem-card-twice = the card “{ $card }” is in two places.
problem-same-dock = another robot has dock { $dock } already. Each needs its own.
problem-dock-order = robots are listed by their docks, and the one before has a higher number than { $dock }.
problem-one-robot = seat { $seat } has a robot already. On this course each player has one.
problem-one-racer = seat { $seat } has such a robot already. Each player has one racer and one blocker.
problem-needs-rule = only a course with the special rule “{ $rule }” has this.
problem-needs-setting = this needs the setting “{ $setting }” to be { $value }.
problem-not-in-phase = there is nothing of the kind in the phase “{ $phase }”.
problem-listed-twice = “{ $name }” is listed twice. Once is enough.
problem-needs-place = a robot that is still in the race stands on a square. Give its x and y.
problem-no-archive = robots that capture flags have no archive. Leave it out.
problem-gone = a robot with the status “{ $status }” has left the board without it.
problem-not-this-status = only a robot with the status “{ $status }” has such a moment.
problem-needs-play-on = the race ends with the first robot home, unless the setting “play_on” is true.
problem-all-flags = a robot that has touched all flags is no longer on its way.
problem-team-flag = a team has one next flag together, and here it is { $flag }.
problem-no-power-down = on this course nobody can be powered down.
problem-down-no-cards = a robot that is powered down has cards in locked registers only.
problem-hand-size = at most { $most } cards can be in this hand.
problem-not-movement = only a movement card can lie on the Flywheel, unless the setting “flywheel_any_card” is true.
problem-own-control = no robot is under its own control. Name another one, or null.
problem-flags-fixed = flags do not move on this course: flag { $flag } is at { $x }, { $y }.
problem-flag-carried = a flag that is carried is on its carrier’s square. Leave it out.
problem-carrier = a flag is carried by a robot on the board, and never by its own team.
problem-needs-destroyed = every destroyed robot waits here, and no other one. Look at “{ $robot }”.

## How it ended

placing-finished = touched the last flag in turn { NUMBER($turn, useGrouping: 0) }, register { $register }
placing-eliminated = out of the race in turn { NUMBER($turn, useGrouping: 0) }
placing-racing =
    still racing, with { $flags ->
        [0] no flag
        [one] one flag
       *[other] { $flags } flags
    } touched and { $lives ->
        [0] no Life
        [one] one Life
       *[other] { $lives } Lives
    } left
placing-drawn = drew in team { $team }
placing-team-won = won with team { $team }
placing-team-lost = lost with team { $team }

## Chances

chance-first-player = who goes first
chance-team = which team chooses its home board
chance-option-draft = the Options to choose from
chance-starting-option = the Options to start with
chance-deal = the deal
chance-program-card = a card from the deck
chance-time-out = cards for the empty registers
chance-option = an Option from the deck

## Settings

setting-course = Course
    .help = The boards and flags of the race. Each course says how many players it suits.
setting-lives = Lives
    .help = How often a robot may be destroyed and come back. Four Lives need five or more players.
setting-play_on = Play on for all places
    .help = The race goes on after the first robot has finished, until every place is settled.
setting-timer = Programming clock
    .help = Who has to program against the clock.
setting-timer-off = nobody
setting-timer-last_player = only the last one to finish
setting-timer-everybody = everybody
setting-programming_time = Time to program
    .help = Seconds for everybody, when the clock runs for all. 0 takes the time of the course, or 30 seconds.
setting-decision_time = Time for other decisions
    .help = Seconds for every decision but programming. 0 sets no limit.
setting-virtual_robots = Virtual robots
    .help = Robots that start or return on the same square pass through each other until one stands alone.
setting-option_cards = Options
    .help = Robots can draw Options at the wrench-and-hammer sites. Without them these sites only repair.
setting-fire_control_erratum = Fire Control as corrected
    .help = A register that Fire Control locks counts as a Damage and can be repaired. Otherwise it only jams.
setting-flywheel_any_card = Flywheel takes any card
    .help = Any unused card can be laid on the Flywheel, not only movement cards.
setting-ring_rotation = Full rings of belts turn
    .help = Robots that fill a whole ring of belts all move on together. Otherwise they all stay.
setting-max_turns = Most turns
    .help = If nobody has won by then, the race ends and the places are given as things stand.
setting-allow_any_count = Any number of players
    .help = The course can be raced by more or fewer players than it is meant for, as long as there are docks.
setting-teams = How teams are made
    .help = On team courses: by the docks, in turn, or as the players like.
setting-teams-docks = by docks
setting-teams-choose = players choose
setting-choose_robots = Players choose their robots
    .help = Otherwise the robots are given out in order. They all drive alike.

## Where we are in the turn

phase-setup = Setting up
phase-turn_start = The turn begins
phase-deal_windows = Cards are dealt
phase-programming = Programming
phase-power_down = Announcing power downs
phase-register = Register
phase-cleanup = Repairs
phase-wipe = Registers are cleared
phase-stay_down = Staying powered down
phase-reentry = Robots return
phase-turn_end = The turn ends
phase-over = The race is over

step-A = Cards are revealed
step-B = Robots move
step-C = The factory moves
step-D = Lasers fire
step-E = Flags and archives
step-end = The register ends

## Courses

course-risky_exchange = Risky Exchange
course-checkmate = Checkmate
course-dizzy_dash = Dizzy Dash
course-island_hop = Island Hop
course-chop_shop_challenge = Chop Shop Challenge
course-twister = Twister
course-bloodbath_chess = Bloodbath Chess
course-around_the_world = Around the World
course-death_trap = Death Trap
course-pilgrimage = Pilgrimage
course-vault_assault = Vault Assault
course-whirlwind_tour = Whirlwind Tour
course-lost_bearings = Lost Bearings
course-robot_stew = Robot Stew
course-oddest_sea = Oddest Sea
course-against_the_grain = Against the Grain
course-island_king = Island King
course-tricksy = Tricksy
course-moving_targets = Moving Targets
course-set_to_kill = Set to Kill
course-factory_rejects = Factory Rejects
course-option_world = Option World
course-ball_lightning = Ball Lightning
course-tight_collar = Tight Collar
course-flag_fry = Flag Fry
course-interference = Interference
course-tandem_carnage = Tandem Carnage
course-all_for_one = All for One or One for All?
course-capture_the_flag = Capture the Flag
course-toggle_boggle = Toggle Boggle
course-war_zone = War Zone
course-house_first_steps = First Steps
course-house_hot_metal = Hot Metal
course-house_twin_yards = Twin Yards
course-house_relay = Relay

# The same, as choices of the setting
setting-course-risky_exchange = { course-risky_exchange }
setting-course-checkmate = { course-checkmate }
setting-course-dizzy_dash = { course-dizzy_dash }
setting-course-island_hop = { course-island_hop }
setting-course-chop_shop_challenge = { course-chop_shop_challenge }
setting-course-twister = { course-twister }
setting-course-bloodbath_chess = { course-bloodbath_chess }
setting-course-around_the_world = { course-around_the_world }
setting-course-death_trap = { course-death_trap }
setting-course-pilgrimage = { course-pilgrimage }
setting-course-vault_assault = { course-vault_assault }
setting-course-whirlwind_tour = { course-whirlwind_tour }
setting-course-lost_bearings = { course-lost_bearings }
setting-course-robot_stew = { course-robot_stew }
setting-course-oddest_sea = { course-oddest_sea }
setting-course-against_the_grain = { course-against_the_grain }
setting-course-island_king = { course-island_king }
setting-course-tricksy = { course-tricksy }
setting-course-moving_targets = { course-moving_targets }
setting-course-set_to_kill = { course-set_to_kill }
setting-course-factory_rejects = { course-factory_rejects }
setting-course-option_world = { course-option_world }
setting-course-ball_lightning = { course-ball_lightning }
setting-course-tight_collar = { course-tight_collar }
setting-course-flag_fry = { course-flag_fry }
setting-course-interference = { course-interference }
setting-course-tandem_carnage = { course-tandem_carnage }
setting-course-all_for_one = { course-all_for_one }
setting-course-capture_the_flag = { course-capture_the_flag }
setting-course-toggle_boggle = { course-toggle_boggle }
setting-course-war_zone = { course-war_zone }
setting-course-house_first_steps = { course-house_first_steps }
setting-course-house_hot_metal = { course-house_hot_metal }
setting-course-house_twin_yards = { course-house_twin_yards }
setting-course-house_relay = { course-house_relay }

# What is said of a course where one is picked
course-group-beginner = for beginners
course-group-expert = for experts
course-group-team = in teams
course-players = { $low } to { $high } players
course-players-even = { $low } to { $high } players, an even number
course-length-short = short
course-length-medium = medium
course-length-long = long
course-flags =
    { $flags ->
        [0] no flags
        [one] one flag
       *[other] { $flags } flags
    }

# Settings that go together
preset-first = First race
    .help = A short course with two flags against two novices, raced until everybody has a place.
preset-quick = Quick race
    .help = A short course: about half an hour.
preset-full = Full race
    .help = Three flags and a whole factory floor: about an hour.

# What is special about a course
rule-option_draft = Everybody is dealt three Options in secret and keeps one.
rule-moving_flags = The flags ride on the belts.
rule-robot_laser_multiplier = The robots’ lasers give double Damage.
rule-starting_damage = Every robot starts with Damage.
rule-no_power_down = No robot can power down.
rule-repair_draws_options = Repair sites and flags give Options instead of repairs.
rule-programming_time = Everybody programs against the clock.
rule-starting_options = Every robot starts with an Option.
rule-racer_and_blocker = Everybody has two robots: a racer, who must touch the flags, and a blocker.
rule-team_shared_flags = A flag that one robot touches counts for its whole team.
rule-team_single_racer = The first robot to finish wins for its team.
rule-capture_the_flag = Fetch the other team’s flag and bring it to your home board.
rule-toggle_control = Touch flags to control them. The team that controls all of them wins.
rule-team_elimination = The last team with a robot in the race wins.

## What lies on the floor, for the key of the picture and for help

reference-floor = What lies on the floor
reference-options = The Options
explained = { $name }: { $text }
element-floor = floor
    .help = Nothing happens here.
element-belt = belt
    .help = Carries a robot one square along its arrow.
element-express = express belt
    .help = Carries a robot two squares: one first, then one more with all other belts.
element-curve = curve
    .help = Turns a robot that a belt carries round it. A robot that drives onto it does not turn.
element-gear_right = gear, to the right
    .help = Turns a robot a quarter to its right.
element-gear_left = gear, to the left
    .help = Turns a robot a quarter to its left.
element-pusher = pusher
    .help = Pushes a robot one square away from its wall, in the registers that it shows.
element-crusher = crusher
    .help = Destroys a robot on its square, in the registers that it shows.
element-pit = pit
    .help = Destroys a robot that gets onto it.
element-wall = wall
    .help = Stops robots and lasers, from both sides.
element-laser = laser
    .help = Gives one Damage for each beam to the nearest robot in its line, at the end of every register.
element-repair = repair site
    .help = Takes the archive of a robot that stands on it. At the end of the turn it repairs 1 Damage.
element-repair_option = repair site with an Option
    .help = A repair site where the robot also draws an Option at the end of the turn.
element-flag = flag
    .help = Touch the flags in order, standing on each at the end of a register. A flag is a repair site, too.
element-dock = dock
    .help = A robot starts here.
element-archive = archive
    .help = A destroyed robot returns here.
element-robot = robot
    .help = Shows its letter and the way it faces. It shoots straight ahead at the end of every register.
element-ghost = the way of your program
    .help = Where your robot would be after each register, if nobody interferes.
element-edge = edge of the course
    .help = A robot that leaves the course is destroyed.

## What is on a square

here = { $x }, { $y }: { $things }.
here-off = { $x }, { $y }: off the course.
here-floor = open floor
here-belt = belt to the { $facing }
here-express = express belt to the { $facing }
here-belt-curve = belt to the { $facing }, turning robots that it brings from the { $from }
here-express-curve = express belt to the { $facing }, turning robots that it brings from the { $from }
facts-break = { "; " }
here-and = { $one } and { $two }
here-gear_right = gear turning right
here-gear_left = gear turning left
here-pusher = pusher to the { $facing } in registers { $registers }
here-crusher = crusher in registers { $registers }
here-pit = pit
here-repair = repair site
here-repair_option = repair site with an Option
here-flag = flag { $flag }
here-flag-team = flag { $flag }, controlled by team { $team }
here-dock = dock { $dock }
here-laser =
    { $beams ->
        [one] laser
        [2] double laser
       *[other] triple laser
    } firing { $facing }
here-beam =
    in the line of a { $beams ->
        [one] laser
        [2] double laser
       *[other] triple laser
    } from the { $from }
here-wall = wall on the { $facing } side
here-robot = { $robot }, facing { $facing }
here-archive = archive of { $robot }

## About a robot

about = { $robot } ({ $letter }): { $facts }.
about-at = at { $x }, { $y }, facing { $facing }
about-away = not on the board
about-destroyed = destroyed, back next turn
about-finished = finished
about-eliminated = out of the race
about-virtual = virtual
about-down = powered down
about-announced = powers down next turn
about-damage =
    { $damage ->
        [0] no Damage
       *[other] { $damage } Damage
    }
about-locked =
    { $count ->
        [one] register { $registers } locked
       *[other] registers { $registers } locked
    }
about-jammed =
    { $count ->
        [one] register { $registers } jammed
       *[other] registers { $registers } jammed
    }
about-lives =
    { $lives ->
        [0] no Life left
        [one] one Life left
       *[other] { $lives } Lives left
    }
about-flag = heads for flag { $flag }
about-archive = archive at { $x }, { $y }
about-team = team { $team }
about-blocker = blocker
about-carries = carries flag { $flag }
about-controlled = under the control of { $by }
about-options = Options: { $options }

## Hints: why a driver would do it

hint-wins = this program wins, if nobody gets in the way
hint-touches =
    { $flags ->
        [one] this program touches the next flag
       *[other] this program touches the next { $flags } flags
    }, and ends { $ground ->
        [flag] on a flag
        [repair] on a repair site
        [gear] on a gear
        [belt] on a belt
        [express] on an express belt
       *[floor] on open floor
    }, facing { $facing }{ $beams ->
        [0] { "" }
       *[other] , under fire
    }
hint-closer =
    { $registers ->
        [one] this program brings you about one register closer
       *[other] this program brings you about { $registers } registers closer
    }{ $ground ->
        [flag] , to a flag
        [repair] , to a repair site
        [gear] , onto a gear
        [belt] , onto a belt
        [express] , onto an express belt
       *[floor] { "" }
    }, facing { $facing }{ $beams ->
        [0] { "" }
       *[other] , under fire
    }
hint-holds =
    this program brings you no closer, but leaves you well placed{ $ground ->
        [flag] , on a flag
        [repair] , on a repair site
        [gear] , on a gear
        [belt] , on a belt
        [express] , on an express belt
       *[floor] { "" }
    }, facing { $facing }{ $beams ->
        [0] { "" }
       *[other] , under fire
    }
hint-destroyed = no program that was found saves the robot; this one holds out longest
hint-seal = the program is complete
hint-power-down = there is enough Damage to shed, and the robot stands safely
hint-stay-up = going on is worth more than a repair now
hint-new-hand = this hand leads nowhere; a new one is worth the Damage
hint-keep-hand = this hand is good enough
hint-use-card = the stored card makes the better program
hint-save-card = this card will be worth more later
hint-least-option = it is worth least
hint-best-option = it is worth most
hint-good-square = it is a good square to start from
hint-good-facing = it is the way to go
hint-arm = the arm reaches something useful
hint-usual = nothing else promises more
hint-better-turn = the turn is likely to end better
hint-no-better-turn = the turn is not likely to end better

## Hints: what can be said of other decisions

hint-sheds =
    { $damage ->
        [0] there is no Damage to shed, and a turn is lost
        [one] sheds one Damage, for a turn in which the robot stands still
       *[other] sheds { $damage } Damage, for a turn in which the robot stands still
    }
hint-drives-on =
    { $cards ->
        [0] drives on, without a card to choose next turn
        [one] drives on, with one card to choose from next turn
       *[other] drives on, with { $cards } cards to choose from next turn
    }
hint-one-damage = a new hand, for one Damage
hint-no-damage = the same hand, and no Damage
hint-card-used = one card more to choose from now
hint-card-stays = the stored card stays for a later turn
hint-option-worth =
    { $registers ->
        [1] worth about one register of way in a race
       *[other] worth about { $registers } registers of way in a race
    }
hint-registers =
    { $registers ->
        [0] hardly any way is left from there
        [one] about one register of way is left from there
       *[other] about { $registers } registers of way are left from there
    }
hint-arm-rests = the arm touches nothing this time

## Figures of the simulator

figure-turns = Turns
figure-flags = Flags
figure-lives_lost = Lives lost
figure-finished = Finished
figure-eliminated = Eliminated
figure-damage = Damage
figure-options = Options

### The pages around the table: lobby, new table, waiting room, my games, settings.

## Everywhere

you = you
no-storage = This browser keeps nothing: your seats are lost when the page is closed. Allow storage for this site to keep them.

## Lobby

lobby-title = Race day
lobby-pitch = Racing board games: against bots, side by side at one screen, or with friends far away.
play-now = Play now
play-otherwise = Choose something else
opening-table = Setting the table …
starting-grid = Starting grid
my-running = My races
continue-race = Continue my race
all-my-games = All my games
enter-link = Have a link or a code?
enter-link-such-as = Paste it here
enter-link-go = Go there
enter-link-wrong = This is no link to a table. A link looks like http://…/tables/…; a code is the word after “tables/”.
open-tables = Open tables
open-tables-none = No open table at the moment. Set one up as a public table, and everybody here can join.
open-tables-away = The list can’t be had at the moment.
open-tables-bots = bots only
open-tables-free =
    { $free ->
        [0] full
        [one] one seat free
       *[other] { $free } seats free
    }
open-tables-join = Join
open-tables-watch = Watch
titles = All titles
title-players = { $least } to { $most } players
set-up-table = Set up a table
read-rules = Rules

## Games of mine

state-your-turn = Your turn
state-turn-of = { $who } decides
state-unknown = …
state-gone = no longer there
state-gathering = waiting for players
state-playing = under way
state-paused = paused
state-over = finished
state-placed =
    { $place ->
        [1] won
       *[other] place { $place }
    }

## Seats

seat-me-unnamed = Player
seat-friend-unnamed = Friend { $number }
seat-here = at this screen
seat-free = free seat
seat-by-link = by link
seat-who = Who sits on seat { $seat }?
seat-kind-me = Me
seat-kind-here = Friend at this screen
seat-kind-link = Friend by link
seat-name = Name on seat { $seat }
seat-link-later = gets a link from you
seat-remove = Take seat { $seat } away
seat-add = Add
seat-add-bot = a bot
seat-add-here = a friend here
seat-add-link = a friend by link
seat-count = { $count ->
    [one] One seat.
   *[other] { $count } seats.
} There may be { $least } to { $most }.
seat-count-only = { $count ->
    [one] One seat, as always here.
   *[other] { $count } seats, as always here.
}
seat-only-watch = Nobody here plays: you will watch.
your-name = Your name

## New table

new-title = New table
new-title-of = New table: { $title }
new-other-title = Another title
title-unknown = This server does not know the title “{ $title }”. These can be played:
presets = Ready-made races
part-who = Who races?
part-rules = Rules
part-clock = Clock
part-public = Who may come in?
choice-show = All { $count }, with pictures
choice-hide = Close the pictures
choice-filter = Which ones?
choice-all = All
choice-fits = Fits { $seats } players
choice-none = None of them. Choose another group, or another number of players.
unfit-few = Meant for more than { $seats } players.
unfit-many = Meant for fewer than { $seats } players.
unfit-odd = Meant for an even number of players.
unfit-add =
    { $count ->
        [one] Add one bot
       *[other] Add { $count } bots
    }
options-more = More rules
options-less = Fewer rules
options-changed =
    { $count ->
        [one] (one changed)
       *[other] ({ $count } changed)
    }
clock-none = No clock
clock-help-none = Everybody takes the time they need.
clock-rules = By the rules
clock-help-rules = The sand timer and the limits that the rules of the game give.
clock-decision = So long for each decision
clock-help-decision = When time is up, the default is played.
clock-bank = So long for the whole game
clock-help-bank = Everybody has their own clock, as in chess; each decision gives a little back.
clock-days = By mail
clock-help-days = Days for each decision: play when you have a moment.
clock-seconds = Seconds each
clock-minutes = Minutes in all
clock-increment = Seconds back each time
clock-days-each = Days each
private = Only by invitation
private-help = Whoever has your link can sit down or watch.
private-short = by invitation
public = Everybody
public-help = The table stands in the lobby: anybody can take a free seat or watch.
public-short = public
slip = Your table: { $title }
slip-kicker = Your table
start-race = Start the race
start-race-then = The race begins at once.
open-table = Open the table
open-table-then = You get a link for your friends. The race begins when everybody is there.

## Before the start

wait-title = Waiting for players
wait-title-full = Everybody is here
wait-sit = Sit here
wait-sit-too = Sit here too
wait-bot-here = A bot here
wait-bots-everywhere = Bots on all free seats
wait-level = Bots
wait-leave = Stand up
wait-leave-seat = Stand up from seat { $seat } ({ $who })
wait-free = Free the seat
wait-free-seat = Free the seat { $seat } ({ $who })
wait-friend-name = Somebody else at this screen?
wait-friend-help = Type their name, then choose a free seat for them.
wait-why =
    { $free ->
        [0] All seats are taken. Off you go!
        [one] One seat is still free. Send the link to somebody, or put a bot there.
       *[other] { $free } seats are still free. Send the link to friends, or put bots there.
    }
wait-choose = Type your name and choose a free seat. Or just stay: you will see the race.
wait-watch = You are watching. The race begins when every seat is taken.
wait-full = The table is full. Stay here to watch: the race begins in a moment.
wait-own-table = Set up a table of my own
wait-invite = Invite friends
wait-invite-text = Whoever opens this link can take a free seat or watch.
wait-invite-link = The link
wait-share = Share …
wait-share-title = A race of { $title } with me?
wait-terms = What is raced
wait-clock-decision =
    { $seconds ->
        [one] One second for each decision
       *[other] { $seconds } seconds for each decision
    }
wait-clock-bank = { $minutes } minutes for the whole game, { $increment } seconds back for each decision
wait-clock-days =
    { $days ->
        [one] One day for each decision
       *[other] { $days } days for each decision
    }
term = { $setting }: { $value }
term-on = { $setting }: yes
term-off = { $setting }: no
wait-sat = { $who } sits down.
wait-stood = { $who } has left.
wait-close = Close the table
wait-close-sure = Close it for everybody?
wait-close-yes = Yes, close it
wait-close-no = No

## My games

games-running = Under way
games-elsewhere = On your other devices
games-watched = Watched
games-finished = Finished
games-more = More
games-none = You have no games yet. Those that you play stand here, also after the browser was closed.
games-drop = Remove from the list: { $who }
games-dropped = Removed from the list. The game itself goes on.
account = Account
account-why = You need none to play. An account keeps your games together when you use several devices.
account-in = You are signed in as { $name }.
account-sign-in = Sign in
account-open = Open an account
account-sign-out = Sign out
account-name = Name
account-password = Password
account-sign-out-all = Sign out on all { $count } devices
account-signed-out = You are signed out on all devices.
account-change = Change the password
account-changed = Your password is changed.
account-old = Password until now
account-new = New password
account-others = Sign out on all other devices
account-others-help = Games that are open there stay open there: change their keys if a device is lost.
account-delete = Delete the account
account-delete-goes =
    { $count ->
        [0] What goes: the account with its sign-ins, and its name in lists of best times.
        [one] What goes: the account with its sign-ins, its list of one game, and its name in lists of best times.
       *[other] What goes: the account with its sign-ins, its list of { $count } games, and its name in lists of best times.
    } Nobody can open another one of this name, nor can you.
account-delete-stays = What stays: the games themselves, with the names that were typed at the table and what was said there. You go on with those that this browser has a key to.
account-delete-now = Delete for good
account-deleted = The account is deleted.
account-password-help = At least 8 characters. Nobody can send you a new one: write it down.

## Settings

settings-name-help = How the others see you.
settings-language = Language
settings-theme = Colours
settings-theme-auto = As the device
settings-theme-light = Day
settings-theme-dark = Night
settings-motion = Movement
settings-motion-help = With less movement, pieces change places at once.
settings-motion-auto = As the device
settings-motion-full = Full
settings-motion-less = Less
settings-speed = Speed of the race
settings-speed-help = How fast moves are shown. It can be changed at the table too.
settings-text = The position in words
settings-text-help = Tables show text in place of the board.
settings-formalities = The only answer is given for me
settings-formalities-help = Where there is nothing to think about, such as ending a turn. Dice you roll yourself, and what you may still take back waits for you.
settings-keys = Single keys do something
settings-keys-help = Switch this off if you speak to your computer.
settings-storage = What this browser keeps
settings-storage-text =
    { $count ->
        [0] Your settings. No keys to tables so far.
        [one] Your settings, and the key to one table.
       *[other] Your settings, and the keys to { $count } tables.
    }
settings-forget = Forget everything here
settings-forget-sure = Forget everything here?
settings-forget-text = Your name, settings, and the keys to your seats are deleted in this browser. You can’t come back to your seats from here; the games go on without you.
settings-forget-yes = Forget everything
settings-forget-no = Keep it

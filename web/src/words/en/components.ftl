### The components of a table: whose turn, what may be done, seats, story, chat, and what can go wrong.

## Everywhere at the table

cancel = Cancel
copy = Copy
copied = Copied
reload = Reload
later = Later
understood = Understood

## Whose turn, what is asked

bar = What you may do
goal = The goal
turn-yours = Your turn
turn-yours-by-name = Your turn, { $who }
turn-of-seat = { $who } decides
turn-also = Also deciding:
turn-waiting = Waiting for
turn-watching = You are watching.
turn-nobody = Nobody has to decide.
turn-paused = Pause
turn-choose =
    { $count ->
        [one] One thing can be done.
       *[other] Choose one of { $count }.
    }
bar-search = Search { $count } choices
bar-none-found = Nothing fits what you typed.
tools = Help with the decision

## Take back, advice, why not

undo = Take back
undo-what = Take back: { $what }
undo-nothing = There is nothing that you can take back.
hint = Hint
hint-thinking = Thinking …
hint-do = Do it
hint-do-first = Only the first
hint-equal = As good as the first.
hint-less = { $points } { $points ->
    [one] point
   *[other] points
} less.
hint-do-all =
    { $count ->
        [one] Do it
       *[other] Do all { $count }
    }
why-not = Why not?
why-title = Why can’t I …?
why-pick = What would you like to do?
why-pick-one = Choose something
why-fill = Part { $place } of it
why-help = Everything that is not offered now can be asked about. The answer names the rule.
why-asking = Looking it up …
why-allowed = You may do that now.
why-unknown = The rules do not allow that now.
why-clause = Read rule { $clause }

## Time

left = Time left: { $time }
left-days =
    { $days ->
        [one] 1 day { $hours } h
       *[other] { $days } days { $hours } h
    }
left-low =
    { $seconds ->
        [one] One second left.
       *[other] { $seconds } seconds left.
    }

## Seats

sitting = Seats
sitting-nobody = free seat
sitting-here = here
sitting-account = account
sitting-deciding = decides
presence-here = is there
presence-away = away since { $since }
presence-gone = { $who } has left the table.
presence-back = { $who } is back.
sitting-stand-in = Stands in for them: { $level }
sitting-failed =
    { $count ->
        [one] This bot gave no answer once.
       *[other] This bot gave no answer { $count } times.
    }
sitting-watching =
    { $count ->
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
strip-waiting = Seats. Waiting for { $names }
strip-away = Away: { $names }

## The rail

rail = Seats, story and chat
rail-open = Show seats, story and chat
rail-close = Hide seats, story and chat
rail-seats = Seats
rail-story = Story
rail-chat = Chat

## The story

story = Story
story-empty = Nothing has happened yet.
story-earlier =
    { $count ->
        [one] One earlier line is in the replay.
       *[other] { $count } earlier lines are in the replay.
    }
story-newest = To the newest
story-moment = See this moment again
story-undone = (undone)
story-back-to = Go back to here: { $what }
story-back-title = Go back to here?
story-back-text = Everything that happened after this is undone. Everybody at the table has to agree; bots always do.
story-back = Ask everybody
log-sat = { $who } sits down.
log-stood = { $who } has left.
log-started = The game begins.
log-took-back = { $who } takes a step back.
log-proposed =
    { $who } asks { $what ->
        [back] to go back
        [pause] for a pause
       *[resume] to go on
    }.
log-does = { $who } { $what ->
        [back] goes back
        [pause] pauses the game
       *[resume] goes on with the game
    }.
log-agrees = { $who } agrees { $what ->
        [back] to go back
        [pause] to a pause
       *[resume] to go on
    }.
log-refuses = { $who } does not agree { $what ->
        [back] to go back
        [pause] to a pause
       *[resume] to go on
    }.
log-bot-plays = A bot plays for { $who }.
log-is-back = { $who } is back.
log-bot-failed = The bot { $who } gave no answer; the default was played.
log-answered-for-you = Done for you, as the only choice: { $what }.
answered-for-you = Done for you, as the only choice: { $what }. You can change this in the settings.
log-late = Time was up for { $who }: the default was played.
log-closed = The table was closed.

## Chat

chat = Chat
chat-empty = Nobody has said anything yet.
chat-write = Say something
chat-send = Send
chat-name = Your name
chat-speaker = Who speaks
chat-guest = (watching)
chat-said = { $who } says: { $text }
chat-left =
    { $count ->
        [one] one character left
       *[other] { $count } characters left
    }
chat-unread =
    { $count ->
        [one] One new message
       *[other] { $count } new messages
    }

## What everybody has to agree to

proposal = A proposal
proposal-back = { $who } asks to go back to: { $moment }
proposal-start = the start
proposal-pause = { $who } asks for a pause.
proposal-resume = { $who } asks to go on.
proposal-agreed = Agreed:
proposal-missing = Still to answer:
proposal-withdraw = Withdraw
proposal-refused = { $who } does not agree. Everything stays as it is.
proposal-settled-back = The game has gone back.
proposal-settled-pause = The game is paused.
proposal-settled-resume = The game goes on.
agree = Agree
refuse = Refuse
paused = The game is paused.
paused-text = All clocks stand still.
resume = Go on
resume-ask = Ask to go on

## The line to the server

line-broken = The connection is lost. Nothing is lost with it: what you decide is sent as soon as it is back.
line-again =
    { $seconds ->
        [one] Next try in 1 s.
       *[other] Next try in { $seconds } s.
    }
line-trying = Trying now …
line-now = Try now
line-restarting = The server is restarting. Nothing is lost; the table comes back by itself.
line-slow = The server can’t store anything at the moment. It tries again; nothing is lost.
line-closed = Your place at this table has ended here, perhaps because it was opened elsewhere. Open the table again.
line-reopen = Open again
line-newer = The server is of a newer version now. Reload the page to fit; the game waits.
line-storage = This browser keeps nothing: when this page is closed, your seat is lost. Allow storage for this site to keep it.
late = Time was up: the default was played for you.
late-what = Time was up. Played for you: { $what }.

## Several people at one screen

curtain = Pass the screen
curtain-pass = Pass the screen to { $who }.
curtain-text = The others look away; then open your hand.
curtain-look = I am { $who }: show my hand
curtain-hide = Hide my hand

## What is being shown

stage = What is happening
stage-now = On the board
stage-hold = Stop here
stage-go = Go on
stage-next = Next step
speed = Speed
speed-now = Speed { $speed }
skip = Skip

## The menu of the table

menu = Menu
menu-pause = Ask for a pause
menu-resume = Ask to go on
menu-hand-over = Let a bot play for me …
menu-back = { $who } is back: play myself again
menu-invite = Invite somebody …
menu-replay = See it again from the start
menu-try = Try things from here
menu-text = Position in words instead of the board
menu-keys = Keys …
menu-close = Close the table …
menu-leave = To the lobby
menu-leave-text = You can leave at any time: your seat is kept, and the game is under “My games”.
hand-over-title = Let a bot play for you
hand-over-text = It decides for you until you come back. You can take your seat back at any time from the menu.
retire-text = Your race ends here, and you come after all who go on. This can’t be taken back.
concede-text = You are out of this game, and the others play on. This can’t be taken back.
resign-text = You lose this game; in a campaign it counts. This can’t be taken back.
close-table = Close the table
close-table-text = The game ends here without a winner, for everybody. This can’t be taken back.
qr-code = The link as a QR code, for the camera of a phone
link-only-here = Only this machine can open this link, because the server listens to no other. So that others in your network can, stop the server and start it like this:
invite-title = Invite somebody
invite-text = Whoever has this link can take a free seat, or watch.
invite-text-watch = Every seat is taken; whoever has this link can watch and chat.
invite-link = Link with invitation
watch-link = Link to watch

## Keys

keys-title = Keys
keys-choices = Choices
keys-title-group = This game
keys-table = At the table
keys-watching = While something is shown
keys-on = Single keys do something
key-search = search the choices
key-undo = take back
key-hint = hint
key-why = why not?
key-help = this list
key-text = position in words, or the board
key-chat = say something
key-skip = skip to the end
key-next = next step
key-hold = stop, go on
key-faster = faster
key-slower = slower
key-choice = the choice with this number or letter

## A table that can't be shown

table-trouble-title = This table can’t be opened
table-trouble-away = The page tries again by itself every few seconds.
table-trouble-no-table = Perhaps the link lost a piece on its way, or the table was on another server. Ask whoever sent it to copy it again.
table-trouble-full = You can watch and chat, or set up a table of your own.
table-trouble-private = Ask whoever opened the table for a link: it ends in # and a long word.
table-trouble-bad-invitation = Ask whoever opened the table for a new link.
table-trouble-needs-token = Ask whoever opened the table for a link, and sit down with it.
table-trouble-bad-token = This seat was opened with a new key elsewhere, or given to somebody else. With a link you can sit down or watch again.
table-trouble-other = Try again in a moment; if it stays like this, tell whoever runs the server.
table-trouble-link = A link, if you have one
table-trouble-follow = Use it
table-trouble-no-link = This is no link to a table. It looks like …/tables/…#…
table-trouble-watch = Watch

### The workshop: boards of one's own are built here.

workshop-title = Workshop
workshop-of = Workshop: { $title }
workshop-none = Nothing can be built for “{ $title }”.
workshop-link = Build your own
workshop-name = Name of your circuit
workshop-unnamed = Circuit of mine { $number }
workshop-undo = Undo
workshop-redo = Redo
workshop-open = Open …
workshop-save = Save
workshop-kept = Saved
workshop-saved = “{ $name }” is saved in this browser.
workshop-share = Share
workshop-play = Race on it
workshop-play-not = It can be raced on once it is in order.

## Open

open-title = Open a circuit
open-saved = My circuits
open-code = By a code or a link
open-code-help = Small letters and missing hyphens do not matter.
open-code-go = Open
open-code-meant = Open { $code }
open-file = Open a file (JSON) …
open-pattern = Start from
open-blank = Nothing
file-large = { $name } is too large: no circuit has more than { $detail } bytes.
file-json = { $name } is no JSON. { $detail }
file-object = { $name } is no circuit: a JSON object is needed.
saved-none = Nothing is saved yet.
saved-unfinished = unfinished
saved-rename = Rename
saved-rename-of = Rename “{ $name }”
saved-delete = Delete
saved-delete-of = Delete “{ $name }”
saved-deleted = “{ $name }” is deleted.
saved-put-back = Undo

## Share

share-title = Share this circuit
share-code = Its code
share-code-help = The whole circuit is in it: it can be sent, read aloud and typed in, here and in the terminal. A typing error is found.
share-link = A link that opens it
share-file = Save as a file
share-unfinished = It is not finished: whoever opens it can go on building.

## On the page of a new table

own-mine = Mine
own-unnamed = A circuit of one’s own
own-code = By a code
own-change = Change it

## Rallyman: GT: the road

gt-bed =
    The road, { $tiles ->
        [one] one tile
       *[other] { $tiles } tiles
    } so far
gt-row = The tiles of the road, from the start
gt-row-place =
    { $place ->
        [0] Start tile
       *[other] Tile { $place }
    }
gt-row-wrong = Something is wrong here.
gt-row-closed = ⚑ closed
gt-row-end = open end, { $lanes } lanes
gt-tile =
    { $tile }: { $kind ->
        [straight] straight
        [corner] corner
       *[bend] bend
    }{ $turn ->
        [left] { " " }to the left by { $degrees }°
        [right] { " " }to the right by { $degrees }°
       *[straight] { "" }
    }, { $same ->
        [true] { $entry } lanes
       *[false] from { $entry } lanes to { $exit }
    }, danger { $danger ->
        [yellow] yellow
        [orange] orange
       *[red] red
    }{ $limits ->
        [none] .
       *[other] , limits { $limits }.
    }

## Rallyman: GT: the box of tiles

gt-box = The box of tiles
gt-box-all = All tiles
gt-box-turns = Which way does the road go?
gt-box-done = The circuit is closed. To change it, choose one of its tiles.
gt-box-none = None of the tiles fits here.
gt-turn-left = Left
gt-turn-straight = Straight
gt-turn-right = Right
gt-left =
    { $left ->
        [0] None left.
        [one] One left.
       *[other] { $left } left.
    }
gt-closes = Closes the circuit.

## Rallyman: GT: the chosen tile

gt-chosen = The chosen tile
gt-chosen-instead = Choose a tile from the box to lay it here instead.
gt-chosen-before = Choose a tile from the box to put it in front of tile { $place }.
gt-deed-turn = Turn
gt-deed-flip = Flip
gt-deed-insert = Insert before
gt-deed-remove = Remove
gt-deed-cut = Cut off what follows
gt-deed-done = Done
gt-said-laid = { $tile } is laid as tile { $place }.
gt-said-removed = { $tile } is taken away.

## Rallyman: GT: what the rules say of it

gt-in-order = In order: it can be raced on.
gt-refused = Not allowed.
gt-go-on = Lay tiles until the road leads back to the start.
gt-blocked = The road runs into tile { $place } and can’t go on. Take a tile away, or turn one.
gt-fact-tiles =
    { $tiles ->
        [one] one tile
       *[other] { $tiles } tiles
    }
gt-fact-spaces = { $spaces } spaces
gt-fact-lap = shortest lap { $lap }
gt-fact-clockwise = clockwise
gt-fact-counter-clockwise = counter-clockwise
gt-fact-minutes = about { $one } min, { $two } with two laps
gt-fact-minutes-help = With four players

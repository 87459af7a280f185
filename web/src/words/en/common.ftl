### The words of the pages. What happens at a table is said by the words of core and of the title.

## Everywhere

skip-to-content = Skip to the content
nav = Pages
nav-new = Play
nav-games = My games
nav-replays = Replays
nav-help = Rules
nav-settings = Settings
close = Close
try-again = Try again
to-lobby = To the lobby
page-not-loaded = This page could not be loaded. Check the connection and reload.
nowhere-title = There is nothing here
nowhere-text = The address is incomplete or old. Everything else is one step away.

## Trouble

trouble-offline = The server can’t be reached. What you did is kept; try again in a moment.
trouble-closed = The connection to this table has ended. Open it again.
trouble-http = The server gave no proper answer. Try again in a moment.

## The table

table = Table
table-opening = Opening the table …

# A thing and what is said of it.
of-it = { $name }: { $said }

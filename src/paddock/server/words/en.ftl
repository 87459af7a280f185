### What a server says.

error-server = The server can’t do that.
error-server-bad-request = The request can’t be understood. { $detail }
error-server-no-page = There is nothing at this address.
error-server-method = This address does not take requests of that kind.
error-server-no-table = There is no table “{ $match }”. Perhaps the link is incomplete.
error-server-no-workshop = Nothing can be built for “{ $title }”.
error-server-no-records = No records are kept for “{ $title }”.
error-server-no-sheet = There is no time sheet at this table.
error-server-no-moment = The game has no step { NUMBER($n, useGrouping: 0) }.
error-server-no-branch = This trial is no longer there. Start another one from the table.
error-server-needs-token = Only people who sit at this table may do that. Take a seat first.
error-server-bad-token = Your key to this seat is not valid here, or no longer. Take a seat again.
error-server-not-your-seat = Seat { $seat } is not yours.
error-server-which-seat = Say for which of your seats: { $seats }.
error-server-no-seat = You have no seat at this table.
error-server-not-host = Only whoever opened the table may do that.
error-server-others-play = Others are playing at this table. Resign, or ask them to pause.
error-server-too-long = This match has become as long as a match can be ({ $most } entries), and is closed.
error-server-bad-invitation = This invitation is not for this table, or no longer valid. Ask for a new one.
error-server-private = This table is private. Ask for an invitation.
error-server-still-running = The whole record can be had once the game is over.
error-server-origin = Requests from { $origin } are not accepted here.
error-server-host = This server does not answer to the name “{ $host }”. Whoever runs it can add the name to the setting “hosts”.
error-server-too-large = That is too large: no message has more than { NUMBER($longest, useGrouping: 0) } bytes.
error-server-too-many = That is too much at once. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
 }.
error-server-too-many-tables = { $most } tables that were opened here within a day are not finished. Finish or close one first, or come back tomorrow.
error-server-busy = The store can’t be reached at the moment. Nothing is lost; try again shortly.
error-server-crowded = Many people want to sign in right now. Try again in a moment.
error-server-damaged = The file in which the games are kept is damaged. Tell whoever runs this server: “paddock store check” shows what is wrong, “paddock store restore” brings a backup back.
error-server-stopping = The server is about to restart. Nothing is lost; come back in a moment.
error-server-no-hint = There is nothing to advise seat { $seat } on now.
error-server-no-analysis = There are no chances to show for this game.
error-server-bad-account = Name and password do not fit together.
error-server-bad-password = That is not your password.
error-server-name-at-table = Somebody at this table has that name, or one that looks like it. “{ $free }” is free.
error-server-poor-password = A password has { $shortest } to { $longest } characters.
error-server-settings = The settings are not in order ({ $where }): { $problem }
error-server-broken = The server has made a mistake (fault { $fault }). Nothing that was confirmed is lost.

problem-settings-unknown = there is no such setting. There are: { $detail }
problem-settings-value = { $detail }
problem-settings-file = { $detail }
problem-settings-host = the server can’t be reached at this address: { $detail }

server-running = Paddock is at { $address }
server-how-to-stop = Stop it with Ctrl+C; every game is kept.
server-no-browser = No browser could be opened here. Open { $address } in yours.
server-already = Paddock is running already, at { $address }
server-next-port = Port { NUMBER($busy, useGrouping: 0) } is taken; this server is at { NUMBER($port, useGrouping: 0) } instead.
server-stopped = Stopped; nothing is lost.

pages-not-built = The server is running, but its pages were not built. Stop it, and start it with “make play” in Paddock’s folder: that builds them.

share-name = { $title }: { $names }
share-gathering = A race is about to begin. Come and take a seat, or watch.
share-playing = A race is on. Come and watch.
share-replay = See the race again, moment by moment.

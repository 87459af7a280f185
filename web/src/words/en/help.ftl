### Help: how one plays here, and the rules.

how = How it works
how-title = How { $title } works
how-minute = In one minute
how-signs = Signs
how-screen = This screen
how-rules = Rules
screen-board = The board.
screen-text-board = Everything that you may choose is lit on it. Drag it, enlarge it; point at anything to read what it is.
screen-speed = What is being shown.
screen-text-speed = Moves are shown one after the other: choose how fast, or skip.
screen-turn = Whose turn, and what is asked.
screen-text-turn = A red edge says that it is you. Until you have decided, the others wait.
screen-tools = Take back, hint, why not?
screen-text-tools = A hint ranks what you may do and says why; “why not?” names the clause that forbids something.
screen-hand = Your hand.
screen-text-hand = What you have, and a button for everything that you may do.
screen-seats = Who plays.
screen-text-seats = Everybody’s sign and colour, what they have, who decides now and who is away.
screen-story = Story and chat.
screen-text-story = Each line leads to its moment; beside it you talk with the others.
screen-menu = Menu.
screen-text-menu = Invite, pause, hand your seat to a bot, see the game again, give up.
help-title = Rules and help
help-of = The rules of { $title }
help-rules = Rules of the titles
help-minute = In one minute
help-keys = Keys at the table

help-start = Start
help-text-start = “Play now” in the lobby begins a race against bots at once. “Play” lets you choose everything else.
help-friends = Friends elsewhere
help-text-friends = Give a seat to a friend by link, and send the link. Whoever opens it can sit down or watch. Nobody needs an account.
help-screen = Several at one screen
help-text-screen = Give seats to friends at this screen. A curtain falls before anything secret is shown: nobody sees what is not theirs.
help-choose = What can I do?
help-text-choose = Everything that is allowed is offered: on the board, in your hand and as buttons in words. What is not offered is not allowed.
help-why = Why not?
help-text-why = Ask about anything that is greyed: the answer names the clause of the rules.
help-back = Take back, hint
help-text-back = A step that has revealed nothing can be taken back. For more, ask the others. A hint ranks what you may do by its chance of winning, and says why.
help-watch = What happened?
help-text-watch = Moves are shown one after the other; choose the speed, or skip. Each line of the story leads to its moment, and finished races can be seen again.
help-fair = Is it fair?
help-text-fair = The server seals its chances before the start. At the end you can check that nothing was changed.
help-words = By ear and by eye
help-text-words = The whole game can be played with the keyboard and with a screen reader. The position can be read as text, and movement can be switched off in the settings.

help-key-choice = the choice, or the card, with this number
help-key-confirm = confirm
help-key-undo = take back
help-key-hint = hint
help-key-why = why not?
help-key-skip = skip what is being shown
help-key-next = next step of what is being shown
help-key-speed = faster, slower
help-key-text = the position in words
help-key-chat = say something
help-key-all = all keys

rules-whole = The rules, clause by clause
rules-chapters = Chapters
rules-search = Search the rules
rules-search-such-as = Words, or a clause such as 4.1
rules-found =
    { $count ->
        [0] Nothing found. Try a shorter word.
        [one] One clause.
       *[other] { $count } clauses.
    }

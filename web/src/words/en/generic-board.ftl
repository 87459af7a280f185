### The board of any title that declares one, and has no drawing of its own.

generic-board = The board
generic-space = space { $space }
generic-start = Start
generic-finish = Finish
generic-piece = A piece
generic-pieces = Where the pieces stand
generic-previews = What would come of it
generic-leads-to = leads to { $spaces }
generic-percent = { $percent }%
generic-end = { $space }: { $percent }%
generic-path =
    { $count ->
        [one] One step, to { $space }.
       *[other] { $count } steps, to { $space }.
    }
generic-several =
    { $count ->
        [one] { $space }: goes on from there
       *[other] { $space }: { $count } choices
    }
generic-choose = What do you choose?
generic-next = Now press the next space.
generic-text-space = Space
generic-text-kind = What it is
generic-text-next = Leads to

### Campaigns: games that follow each other, such as rallies of several stages and championships.

campaigns-title = Campaigns
campaigns-pitch = Games that follow each other: the same people, and standings that add up.
campaigns-begin = Begin a campaign
campaigns-all = All campaigns
campaigns-none = No campaigns here yet. One that you begin, or play in, is kept by this browser.
campaigns-no-title = No game on this server is played as a campaign.

campaign-usual-name = Cup of { $day }
campaign-called = What it is called
campaign-part-what = The campaign
campaign-begin-then = First you see the standings; from there you go to each stage.

campaign-over = All stages have been played.
campaign-under-way = Under way: { $stage }
campaign-next-is = Next: { $stage }
campaign-open = Under way
campaign-coming = Comes next
campaign-choose = How it is played
campaign-next = Next stage
campaign-next-there = To the next stage
campaign-to-table = To the table
campaign-others-go-on = Whoever began this campaign, or sat at its last table, opens the next stage.
campaign-won =
    { $count ->
        [0] All stages have been played; nobody has won.
        [one] { $names } wins!
       *[other] { $names } share the win!
    }

campaign-standings = Standings
campaign-nothing-yet = No stage has been played yet.
campaign-watch = { $stage }: watch it again

campaign-export = Save as a file
campaign-import = Open a file
campaign-file-damaged = This file is damaged, or was never a campaign. Nothing has changed.
campaign-delete = Delete the campaign
campaign-delete-sure = “{ $name }” and its standings will be gone for everybody. The games themselves stay. To keep a copy, save it as a file first.
campaign-forget = Take it off my list
campaign-forget-sure = “{ $name }” will no longer be on your list. It goes on for the others.
campaign-keep = Keep it
campaign-deleted = “{ $name }” is gone.

event-dealt = { $runner } gets { $cards ->
    [one] one card
   *[other] { $cards } cards
  }.
event-hand = { $runner } holds { $card }.
event-picked = { $runner } picks { $card }.
event-boosted = { $runner } boosts.
event-locked = { $runner } is ready.
event-moved = { $runner } shows { $card }, the die shows { $die }: { $spaces } spaces.
event-conceded = { $runner } gives up.
do-pick = pick { $card }
do-boost = boost the card
do-lock = be ready
do-concede = give up
chance-deal = the deal
chance-die = the die
setting-winning = spaces to win
refusal-not-asked = Nothing is asked of you now.
refusal-not-held = You do not hold { $card }.
refusal-picked = You have picked a card already.
refusal-boost = There is no card to boost.
refusal-lock = Pick a card first.
runner-ant = the ant
runner-bee = the bee
runner-cat = the cat
runner-dog = the dog
placing-ran = ran { $spaces } spaces
problem-seats = two to four seats are needed.
setting-dashes = dashes in a tour
setting-kind = the last begins ahead
campaign-name = Tours
campaign-stage = Dash { $stage }
campaign-leg = Dash { $stage }
    .short = D{ $stage }
campaign-rally = The tour
campaign-points = Spaces

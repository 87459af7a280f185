event-dealt = { $runner } reçoit { $cards ->
    [one] une carte
   *[other] { $cards } cartes
  }.
event-hand = { $runner } tient { $card }.
event-picked = { $runner } choisit { $card }.
event-boosted = { $runner } accélère.
event-locked = { $runner } est prête.
event-moved = { $runner } montre { $card }, le dé donne { $die } : { $spaces } cases.
event-conceded = { $runner } abandonne.
do-pick = choisir { $card }
do-boost = accélérer
do-lock = être prêt
do-concede = abandonner
chance-deal = la donne
chance-die = le dé
setting-winning = cases pour gagner
refusal-not-asked = On n’attend rien de vous.
refusal-not-held = Vous n’avez pas { $card }.
refusal-picked = Vous avez déjà choisi une carte.
refusal-boost = Il n’y a pas de carte à accélérer.
refusal-lock = Choisissez d’abord une carte.
runner-ant = la fourmi
runner-bee = l’abeille
runner-cat = la chatte
runner-dog = la chienne
placing-ran = { $spaces } cases parcourues
problem-seats = il faut deux à quatre places.
setting-dashes = courses d’une tournée
setting-kind = le dernier part devant
campaign-name = Tournées
campaign-stage = Course { $stage }
campaign-leg = Course { $stage }
    .short = C{ $stage }
campaign-rally = La tournée
campaign-points = Cases

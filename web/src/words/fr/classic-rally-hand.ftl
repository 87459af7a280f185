### La main de Classic Rally.

## Ce qui est demandé pendant un tour
rally-ask-owed = Votre voiture de rallye doit avancer.
rally-ask-free = Vous pouvez rouler, ou rester sur place.
rally-ask-held = Votre voiture de rallye est immobilisée : aidez-la, ou terminez votre tour.
rally-ask-moved = Occupez-vous de vos voitures, puis terminez votre tour.

## L’itinéraire
rally-hand-plan-to =
    Jusqu’en { $cell } : { $fuel } carburant, { $cards ->
        [0] aucune carte du road-book
        [one] une carte du road-book
       *[other] { $cards } cartes du road-book
    }.

## Chargements
rally-hand-suggested = Chargé comme le ferait un pilote.

### Ce que la table du terminal dit de GangRush: Breakout.

gb-face-speed = cpt.
gb-face-wheel = volant
gb-face-shot = tir
gb-face-repair = rép.
gb-face-breakage = casse
gb-gauges = { $speed } mph, reste { $left } · volants { $wheels } · tirs { $shots } · cpt. { $steps } · +{ $sale }
gb-dice = Dés : { $dice }
gb-revealed = Au choix : { $hazards }
gb-order = Ordre de cette manche : { $cars }.
gb-shop = Au magasin : { $tiles }.
gb-road = Sur la route : { $things }.
gb-no-car = { $player } n’a pas encore de voiture.
gb-other = { $car } : { $told }
gb-on = en { $space }
gb-speed = { $speed } mph
gb-body = carrosserie { $body } sur { $most }
gb-owes = doit { $money }
gb-race = course { $place }
gb-is-river = dans la rivière
gb-is-out = hors du pont !
gb-is-arrested = sous les verrous
gb-is-conceded = a quitté
gb-is-air = en l’air
gb-is-wrong_way = à contresens
gb-is-last = dernière place, ne peut gagner
gb-thing-cash = $
gb-thing-barrier = barrières
gb-thing-police = policiers
gb-thing-nails = clous
gb-thing-speed_limit = limitation
gb-thing-container = conteneur
gb-thing-ramp = tremplin
gb-thing-mine = mine
gb-thing-oil_slick = huile
gb-thing-acid_pool = acide
gb-buy = { $tile } { $price }
gb-short-step = { $way }
gb-short-shoot = Tir { $way }
gb-short-mortar = Mortier { $way }
gb-expected = à attendre : { $faces }
gb-chance = { $percent } % : { $told }
gb-to = vers { $space }
gb-to-river = dans la rivière
gb-to-out = hors du pont
gb-to-arrested = sous les verrous
gb-to-conceded = hors course
gb-to-air = en l’air
gb-loses =
    { $points ->
        [one] un point de carrosserie perdu
       *[other] { $points } points de carrosserie perdus
    }
gb-mended =
    { $points ->
        [one] un point de carrosserie en plus
       *[other] { $points } points de carrosserie en plus
    }
gb-turned = demi-tour
gb-way = Le plus doux : { $steps } { $told }
gb-way-long = { $steps } : { $told }.
gb-ways-more =
    { $count ->
        [one] Il y a encore un autre trajet.
       *[other] Il y a encore { $count } autres trajets.
    }
gb-volley =
    { $officers ->
        [one] Un policier
       *[other] { $officers } policiers
    } en { $space } { $officers ->
        [one] toucherait
       *[other] toucheraient
    } { $car }
gb-space = { $space }, ligne { $lane }
gb-here = { $car } est ici
gb-key-g = lancer les dés
gb-key-e = garder les dés ; continuer ; finir le tour
gb-key-f = rouler tout droit
gb-key-t = rouler vers la ligne du dessus
gb-key-b = rouler vers la ligne du dessous
gb-key-x = tirer droit devant

### Classic Rally : la carte.

rally-board = La carte
rally-car =
    { $colour }, { $name } : voiture de rallye sur { $cell }, tournée { $nose }, { $fuel ->
        [0] sans carburant
        [one] { $fuel } carburant
       *[other] { $fuel } carburants
    }
rally-van = { $colour } : voiture d’assistance sur { $cell }

## Une tuile que l’on montre
rally-here-ways = routes { $ways }
rally-here-dead-end = une impasse
rally-here-hazard = arrête qui arrive seul, et donne un danger
rally-here-service = des cartes pour qui s’y arrête
rally-here-checkpoint = s’y arrêter pour son jeton
rally-here-car =
    { $colour } tournée { $nose }, { $fuel ->
        [0] sans carburant
        [one] { $fuel } carburant
       *[other] { $fuel } carburants
    }
rally-here-van = voiture d’assistance : { $colour }

## Lieux
rally-place-near =
    { $place } près { $of ->
        [start] du DÉPART
        [finish] de l’ARRIVÉE
        [checkpoint] du point de contrôle { $number }
       *[other] d’{ $kind }
    }
rally-place-free =
    un emplacement { $side } { $of ->
        [start] du DÉPART
        [finish] de l’ARRIVÉE
        [checkpoint] du point de contrôle { $number }
       *[other] d’{ $kind }
    }

## Construire la carte
rally-build = La tuile en main
rally-build-mine = Votre tuile : { $kind }
rally-build-vote = Où placer { $kind } ?
rally-build-voted = Votre vote est donné. Les autres réfléchissent encore.
rally-build-theirs = { $colour } a { $kind }
rally-build-tile = { $kind }, { $rotation } : appuyez pour la tourner, faites-la glisser sur la carte
rally-build-turn-left = La tourner à gauche
rally-build-turn-right = La tourner à droite
rally-build-next = Place suivante
rally-key-place = Tuile suivante pour la voiture d’assistance
rally-build-lay = La poser
rally-build-cast = Voter
rally-build-how = Pointez et cliquez, ou faites-la glisser. R ou la molette la tourne.
rally-build-how-touch = Touchez une place, touchez encore pour la tourner.
rally-build-pile =
    { $count ->
        [one] une tuile dans la pile
       *[other] { $count } tuiles dans la pile
    }
rally-build-keeps = { $colour } garde { $kind }
rally-build-why = Pourquoi pas sur { $cell } ?

## La position en toutes lettres
rally-text-now = Où en est la partie
rally-text-turn = Ce tour
rally-text-plans = Où vous pouvez rouler
rally-text-reach = Jusqu’où va votre carburant
rally-text-crews = Équipages
rally-text-boards = Plateaux
rally-text-piles = Piles
rally-text-round =
    { $round ->
        [0] { $phase }.
       *[other] Manche { NUMBER($round, useGrouping: 0) } : { $phase }.
    }
rally-text-order = Ordre du tour : { $cars }.
rally-text-stopwatch = Le chronomètre indique { $score }.
rally-text-on-turn = C’est au tour de { $car }.
rally-text-dice = Dés : { $one } et { $two } ; météo : { $weather }.
rally-text-exchange = En cours : { $exchange }.
rally-text-plan =
    { $cell } ({ $steps }) : { $fuel ->
        [one] { $fuel } carburant
        [0] aucun carburant
       *[other] { $fuel } carburants
    }, reste { $left }, { $cards ->
        [none] aucune carte du carnet d’itinéraire
       *[other] cartes : { $cards }
    } ; { $ends ->
        [hazard] finit sur un danger
        [finish] ARRIVÉE
        [dead_end] une impasse : la voiture fait demi-tour
        [nowhere] la carte ne mène nulle part
       *[stop] la voiture s’arrête
    }{ $token ->
        [0] .
       *[other] , point de contrôle { $token }.
    }
rally-text-reached = { $cell } avec { $fuel }
rally-text-hazards =
    { $count ->
        [0] Aucune carte danger dans le paquet.
        [1] Une carte danger dans le paquet.
       *[other] { $count } cartes danger dans le paquet.
    }
rally-text-jokers = Jokers joués : { $jokers }.
rally-text-at = { $cell }, tournée { $nose }
rally-text-racing = pas encore sur la carte
rally-text-finished = arrivée
rally-text-retired = abandon
rally-head-car = équipage
rally-head-rally = voiture de rallye
rally-head-assistance = voiture d’assistance
rally-head-tokens = points de contrôle
rally-head-features = équipements
rally-head-troubles = ennuis
rally-head-book = carnet d’itinéraire
rally-head-joker = joker
rally-head-cell = case
rally-head-tile = tuile
rally-head-roads = routes
rally-head-here = voitures

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

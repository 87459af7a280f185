### Ce que la table du terminal dit de Classic Rally.

cr-card-fuel = C
cr-card-spare_tyre = S
cr-card-toolbox = O
cr-card-rain_tyres = P
cr-card-fog_lights = F
cr-boards = Rallye { $rally } · assistance { $aid } · carnet { $book }
cr-unseen = encore secret
cr-empty = rien
cr-cause-dice = dés
cr-cause-hazard = danger
cr-cause-sabotage = sabotage
cr-dice = Dés { $dice } · { $weather }
cr-left =
    { $tiles ->
        [one] reste { $tiles } tuile
       *[other] reste { $tiles } tuiles
    }
cr-owed = il faut rouler
cr-joker = joker : { $joker }
cr-watch = chronomètre { $notches }
cr-tile = En main : { $tile } · pile { $pile }
cr-holds = { $car } garde { $tile }
cr-votes = Votes donnés : { $votes } sur { $of }
cr-pile = Dans les piles : { $cards }
cr-short-load = + { $card } ({ $board ->
        [rally] rallye
       *[other] assist.
    })
cr-short-unload = − { $card } ({ $board ->
        [rally] rallye
       *[other] assist.
    })
cr-end =
    { $fuel ->
        [0] { $cell }
        [one] { $cell } pour { $fuel } carburant
       *[other] { $cell } pour { $fuel } carburants
    }
cr-end-cards = en jouant { $cards }
cr-end-hazard = une carte danger est piochée
cr-end-finish = à l’arrivée !
cr-end-dead_end = une impasse, demi-tour
cr-end-nowhere = la carte ne mène nulle part
cr-end-overtaking = en dépassant
cr-ways = Arrêts : { $ends }
cr-stay-moved = Votre voiture de rallye a fait son mouvement, ou y est.
cr-stay-owed = Votre voiture de rallye peut rouler : elle le doit avant la fin du tour.
cr-stay-overtaking-only = Vous ne pourriez que dépasser : vous pouvez rester.
cr-stay-no-plan = Votre voiture de rallye ne peut pas rouler ; vous pouvez finir le tour.
cr-warning-no-fuel = Attention : aucun carburant n’est chargé !
cr-order = Ordre de jeu : { $cars }.
cr-told = { $what } : { $told }
cr-finished = { $car } : à l’arrivée à la manche { NUMBER($round, useGrouping: 0) }.
cr-retired = { $car } : abandon.
cr-on = en { $cell }, tournée { $nose }
cr-aid-on = assistance en { $cell }
cr-rally-load = voiture de rallye : { $cards }
cr-aid-load = voiture d’assistance : { $cards }
cr-book = carnet de route { $cards }
cr-tokens = points de contrôle { $tokens }
cr-is-finished = arrivée !
cr-is-retired = abandon
cr-is-immobile = immobile
cr-is-barred = ne peut pas rouler
cr-is-tile = garde une tuile
cr-fuel = carb. { $rally }+{ $aid }
cr-no-tile = { $cell } : aucune tuile ici
cr-here = { $car } est ici, tournée { $nose }
cr-aid-here = la voiture d’assistance de { $car } est ici
cr-held = { $car } · { $name }
cr-key-g = lancer les dés
cr-key-e = s’arrêter ; terminer ; finir le tour
cr-key-f = rouler, ou aller tout droit
cr-key-a = tourner à gauche
cr-key-d = tourner à droite
cr-key-t = faire demi-tour
cr-key-x = réparer
cr-key-c = assistance, ou ravitaillement à une station
cr-key-v = un carburant de plus
cr-key-j = jouer le joker

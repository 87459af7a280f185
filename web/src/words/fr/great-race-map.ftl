## The Great Race : la carte

great-race-board = Carte de l’Afrique
great-race-francs = { $count } F
great-race-vehicle =
    { $name ->
        [""] { $vehicle }, sur { $space }
       *[other] { $vehicle } ({ $name }), sur { $space }
    }
great-race-level = niveau { $level }
great-race-cards =
    { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
great-race-value = valeur { $value }
great-race-here-risk = zone à risque : 1 carburant de plus
great-race-here-line = bateau pour { $city }, { $fare } F

## Choisir sur la carte

great-race-key-next = Case suivante sur la carte
great-race-key-take = Faire ce qui est choisi sur la carte
great-race-road = La route
great-race-how-drive = Choisissez une case sur la carte : appuyez dessus, ou allez-y avec les flèches.
great-race-left =
    { $count ->
        [one] Encore une case
       *[other] Encore { $count } cases
    }
great-race-costs =
    { $levels ->
        [0] Coûte { $fuel } de vos { $have } carburants.
        [one] Coûte { $fuel } de vos { $have } carburants, et un cran.
       *[other] Coûte { $fuel } de vos { $have } carburants, et { $levels } crans.
    }
great-race-blind = Personne n’a reconnu cette case : une tuile est tirée. Elle coûte au moins { $fuel } carburant.
great-race-worst =
    { $levels ->
        [0] Au pire { $fuel } carburants.
        [one] Au pire { $fuel } carburants et un cran, et peut-être un danger.
       *[other] Au pire { $fuel } carburants et { $levels } crans, et peut-être un danger.
    }
great-race-fails = Vous pourriez ne pas pouvoir la payer et rester sur place : { $chance } %.
great-race-danger = Danger : deux crans de plus, sauf s’il est écarté.
great-race-stop = La course s’arrête là.
great-race-risk = Zone à risque : un carburant de plus, déjà compté.
great-race-city-free =
    { $cards ->
        [0] Une ville ne coûte rien, et met fin à la course.
        [one] Une ville ne coûte rien, et met fin à la course. Vous piochez une carte.
       *[other] Une ville ne coûte rien, et met fin à la course. Vous piochez { $cards } cartes.
    }
great-race-sail-costs = La traversée coûte { $fare } F de vos { $money } F, et aucun carburant.
great-race-go = En route
great-race-power = En route, avec votre pouvoir
great-race-do-sail = Embarquer
great-race-do-clear = Enlever la tuile
great-race-do-lay = La poser ici
great-race-tray = Tuiles en main
great-race-in-hand = La tuile en main : faites-la glisser sur la carte
great-race-lay = Posez cette tuile
great-race-which-first = Quelle tuile posez-vous d’abord ?
great-race-which-back = Quelle tuile retourne dans le sac ?
great-race-how-lay = Faites-la glisser sur la carte, cliquez sur une case, ou utilisez les flèches et Entrée.
great-race-how-lay-touch = Touchez une case, puis touchez-la encore.
great-race-torpedo-tiles = Estienne a tiré
great-race-road-own = sa route
great-race-road-rival = votre route

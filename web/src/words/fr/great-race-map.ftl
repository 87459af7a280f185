## The Great Race : la carte

great-race-board = Carte de l’Afrique
great-race-overview = Vue d’ensemble : pressez où regarder
great-race-goal = { $city }, où finit la course : y regarder
great-race-francs = { $count } F
great-race-vehicle = { $vehicle } ({ $name }), sur { $space }
great-race-vehicle-torpedo = { $vehicle }, sur { $space }
great-race-level = niveau { $level }
great-race-cards =
    { $count ->
        [0] aucune carte
        [1] une carte
       *[other] { $count } cartes
    }
great-race-value = valeur { $value }
great-race-here-risk = zone à risque : 1 d’essence de plus
great-race-here-line = bateau pour { $city }, { $fare } F

## Choisir sur la carte

great-race-key-next = Case suivante sur la carte
great-race-key-take = Faire ce qui est choisi sur la carte
great-race-road = La route
great-race-how-drive = Choisissez une case sur la carte.
great-race-left =
    { $count ->
        [0] Plus aucune case
        [1] Encore une case
       *[other] Encore { $count } cases
    }
great-race-costs =
    { $levels ->
        [0] Coûte { $fuel } d’essence sur { $have }.
        [one] Coûte { $fuel } d’essence sur { $have }, et un niveau.
       *[other] Coûte { $fuel } d’essence sur { $have }, et { $levels } niveaux.
    }
great-race-blind = À l’aveugle : une tuile est tirée. Au moins { $fuel } d’essence.
great-race-worst =
    { $levels ->
        [0] Au pire { $fuel } d’essence.
        [one] Au pire { $fuel } d’essence et un niveau, et peut-être un danger.
       *[other] Au pire { $fuel } d’essence et { $levels } niveaux, et peut-être un danger.
    }
great-race-fails = { $chance } % de ne pas pouvoir payer et de rester.
great-race-danger = Danger : deux niveaux de plus, sauf s’il est écarté.
great-race-stop = La course s’arrête là.
great-race-risk = Zone à risque : 1 d’essence de plus, déjà compté.
great-race-city-free =
    { $cards ->
        [0] Une ville ne coûte rien, et met fin à la course.
        [one] Une ville ne coûte rien, et met fin à la course. Vous piochez une carte.
       *[other] Une ville ne coûte rien, et met fin à la course. Vous piochez { $cards } cartes.
    }
great-race-road-costs =
    { $levels ->
        [0] { $steps } cases pour { $fuel } d’essence sur { $have }.
        [one] { $steps } cases pour { $fuel } d’essence sur { $have }, et un niveau.
       *[other] { $steps } cases pour { $fuel } d’essence sur { $have }, et { $levels } niveaux.
    }
great-race-sail-costs = La traversée coûte { $fare } F de vos { $money } F, et pas d’essence.
great-race-go = En route
great-race-power = En route, avec votre pouvoir
great-race-do-sail = Embarquer
great-race-do-clear = Enlever la tuile
great-race-do-lay = La poser ici
great-race-bag = Les tuiles qui restent dans le sac
great-race-bag-count =
    { $count ->
        [0] Aucune tuile dans le sac
        [1] Une tuile dans le sac
       *[other] { $count } tuiles dans le sac
    }
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

## La position en mots

great-race-text-now = Où en est la course
great-race-text-steps = Un pas plus loin
great-race-text-reach = À portée par tuiles et villes
great-race-text-torpedo = Le Torpedo
great-race-text-crews = Équipages
great-race-text-piles = Sac et pioche
great-race-text-round =
    { $round ->
        [0] { $phase }.
       *[other] Tour { NUMBER($round, useGrouping: 0) } : { $phase }.
    }
great-race-text-order = Ordre : { $order }.
great-race-text-turn = C’est à { $vehicle }.
great-race-text-drawn = Tuiles en main : { $tiles }.
great-race-text-bivouac = Bivouac : { $cards }.
great-race-text-step =
    { $space } : { $fuel } d’essence, { $levels ->
        [0] aucun niveau
        [1] un niveau
       *[other] { $levels } niveaux
    }{ $legal ->
        [no] { " " }; impossible pour l’instant.
       *[yes] .
    }
great-race-text-step-city = { $space } : une ville, gratuite.
great-race-text-step-blind =
    { $space } : à l’aveugle, au moins { $fuel } d’essence, au pire { $worst } d’essence et { $most } niveaux ; { $fails } % de devoir rester{ $legal ->
        [no] { " " }; impossible pour l’instant.
       *[yes] .
    }
great-race-text-reached = { $space } pour { $fuel } d’essence et { $levels } niveaux
great-race-text-torpedo-at = Il est sur { $space }, niveau { $level } : essence { $fuel } sur { $most }, mécanique { $mechanic } sur { $most }.
great-race-text-aim = Il vise { $city } : { $because }.
great-race-text-walk = Sa route : { $spaces }.
great-race-text-your-walk = Votre route, telle qu’il la voit : { $spaces }.
great-race-text-action = Assistant { $number }, { $spaces } cases au plus : { $path } ; { $ends }.
great-race-text-bag =
    { $count ->
        [0] Aucune tuile dans le sac.
        [1] Une tuile dans le sac : { $tiles }.
       *[other] { $count } tuiles dans le sac : { $tiles }.
    }
great-race-text-deck =
    { $count ->
        [0] Aucune carte dans la pioche.
        [1] Une carte dans la pioche.
       *[other] { $count } cartes dans la pioche.
    }
great-race-text-discard = Défausse : { $cards }.
great-race-head-crew = Équipage
great-race-head-at = Où
great-race-head-level = Niveau
great-race-head-fuel = Essence
great-race-head-engine = Moteur
great-race-head-chassis = Châssis
great-race-head-money = Argent
great-race-head-cards = Cartes
great-race-head-posts = Assistants restants
great-race-head-cities = Villes
great-race-head-space = Case
great-race-head-what = Ce qui s’y trouve
great-race-head-risk = Risque
great-race-head-vehicles = Véhicules

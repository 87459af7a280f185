### La main de Classic Rally.

## Ce qui est demandé pendant un tour
rally-ask-owed = Votre voiture de rallye doit avancer.
rally-ask-free = Vous pouvez rouler, ou rester sur place.
rally-ask-held = Votre voiture de rallye est arrêtée : aidez-la, ou terminez votre tour.
rally-ask-resupply = Que prend ou rend la voiture d’assistance ?
rally-ask-moved = Occupez-vous de vos voitures, puis terminez votre tour.

## Les tableaux de bord
rally-hand = Votre main
rally-hand-board = { $board } : { $count } places prises sur { $capacity }
rally-hand-shelf = Charger : { $board }
rally-hand-pile = { $do }, il en reste { $count }
rally-card-fuel = plein
rally-card-spare_tyre = roue
rally-card-toolbox = outils
rally-card-rain_tyres = pluie
rally-card-fog_lights = feux
rally-hand-load-this = charger celle-ci
rally-hand-features = Équipements
rally-hand-works = en service
rally-hand-let-fail = le laisser lâcher
rally-hand-out-dice = hors service ce tour
rally-hand-out-hazard = hors service : danger
rally-hand-out-sabotage = hors service : sabotage
rally-hand-victim = { $name } : voiture d’assistance
rally-hand-secret = encore secret
rally-hand-tokens =
    { $count ->
        [0] aucun point de contrôle
        [one] point de contrôle { $numbers }
       *[other] points de contrôle { $numbers }
    }

## Avant la course
rally-hand-draft = Équipements à prendre
rally-hand-left =
    { $count ->
        [0] il n’en reste pas
       *[other] il en reste { $count }
    }
rally-hand-last = Comme la dernière fois
rally-hand-last-help = Ce que vous aviez chargé pour votre dernière course ici
rally-hand-suggest = Chargement conseillé
rally-hand-suggested = Chargé comme le ferait un pilote.
rally-hand-limits = De celles-ci, il ne peut y en avoir qu’autant
rally-hand-no-fuel = Aucun carburant à bord : la voiture de rallye ne pourrait pas avancer.
rally-hand-ready-wait =
    { $count ->
        [0] Tout le monde est prêt.
        [one] C’est prêt. Un équipage charge encore.
       *[other] C’est prêt. { $count } équipages chargent encore.
    }
rally-hand-on-map = Choisissez une tuile marquée sur la carte.

## Les dés
rally-hand-dice = Les dés : { $one } et { $two } ; { $weather }
rally-hand-dice-of = Dés : { $car }
rally-hand-dice-ones =
    { $count ->
        [one] un 1 : un équipement lâche
       *[other] { $count } uns : { $count } équipements lâchent
    }
rally-hand-dice-seven = 7 : le Poids Léger lâche
rally-hand-dice-rain = pluie sans pneus pluie
rally-hand-dice-fog = brouillard sans feux de brouillard
rally-hand-dice-fine = Rien ne lâche.
rally-hand-fails = Appuyez sur l’équipement qui lâche pour ce tour.

## Carnet d’itinéraire, joker, ennuis
rally-hand-book =
    Carnet d’itinéraire : { $count ->
        [0] plus de carte
        [one] une carte
       *[other] { $count } cartes
    }
rally-hand-book-title = Carnet d’itinéraire
rally-hand-book-free = vide : sorties libres
rally-hand-book-count =
    { $count ->
        [0] aucune carte
        [one] une carte
       *[other] { $count } cartes
    }
rally-hand-joker = Votre joker : { $joker }. { $help }
rally-hand-troubles = Ennuis
rally-hand-cure = il faut : { $cure }
rally-hand-barred-now = pas de mouvement ce tour
rally-hand-barred-next = pas de mouvement à votre prochain tour

## Le chronomètre
rally-hand-stopwatch =
    Chronomètre : { $score ->
        [0] pas encore un cran
        [one] un cran
       *[other] { $score } crans
    }
rally-hand-laps =
    { $laps ->
        [one] un tour de cadran
       *[other] { $laps } tours de cadran
    }

## L’itinéraire
rally-hand-route = Votre itinéraire
rally-hand-ways = Suites possibles
rally-hand-way-card = joue une carte
rally-hand-way-nowhere = ne mène nulle part : carte perdue, la voiture reste
rally-hand-nowhere = nulle part
rally-hand-plan-to =
    Jusqu’en { $cell } : { $fuel } carburant, { $cards ->
        [0] aucune carte du carnet d’itinéraire
        [one] une carte du carnet d’itinéraire
       *[other] { $cards } cartes du carnet d’itinéraire
    }.
rally-hand-cost-fuel = { $fuel } carburant, reste { $left }
rally-hand-runs-dry = le réservoir sera vide
rally-hand-cost-card = carte : { $way }
rally-hand-ends-stop = S’arrête en { $cell }.
rally-hand-ends-hazard = Finit sur le danger de { $cell } : une carte est tirée.
rally-hand-ends-finish = ARRIVÉE !
rally-hand-ends-dead_end = Cul-de-sac en { $cell } : la voiture fait demi-tour.
rally-hand-ends-nowhere = La carte ne mène nulle part : le mouvement finit en { $cell }.
rally-hand-gets-token = Point de contrôle { $number } !
rally-hand-goes-on = Elle ne peut pas s’arrêter avant.
rally-hand-drive = Rouler jusqu’en { $cell }
rally-hand-clear = Effacer
rally-hand-reach =
    { $tiles ->
        [one] une tuile ce tour
       *[other] jusqu’à { $tiles } tuiles ce tour
    }
rally-hand-reach-help = Choisissez les tuiles sur la carte ou ici. Les gouttes sur la carte disent jusqu’où va votre carburant.
rally-key-route = Tuile suivante de l’itinéraire
rally-key-back = Une tuile en arrière
rally-key-drive = Rouler

## Ce qu’on peut répondre
rally-hand-actions = Ce que vous pouvez faire
rally-hand-aid = Voiture d’assistance
rally-hand-do-assist = Assistance
rally-hand-do-resupply-rally = Ravitailler le rallye
rally-hand-do-resupply-assistance = Ravitailler l’assistance
rally-hand-do-repair-toolbox = Réparer
rally-hand-do-repair-spare_tyre = Changer le pneu
rally-hand-about-roll = Deux dés et la météo : quelque chose peut lâcher.
rally-hand-sabotage = sabotage
rally-hand-about-spare = Le pneu de secours est consommé.
rally-hand-about-stays = La voiture reste alors ici pour ce tour.
rally-hand-about-aid-waits = Votre voiture d’assistance peut encore avancer.
rally-hand-about-owed = Pas encore : la voiture de rallye doit avancer.
rally-hand-about-overtaking = Vous renoncez à dépasser.
rally-hand-about-no-plan = La voiture de rallye reste sur place.

## Échanges
rally-hand-how-assist = Appuyez sur une carte pour la passer à l’autre voiture.
rally-hand-how-transporter = Appuyez sur une carte pour l’envoyer à l’autre voiture.
rally-hand-how-rally = Appuyez sur une carte pour la rendre, sur une pile pour en prendre une.
rally-hand-how-assistance = Appuyez sur une carte pour la rendre, sur une pile pour en prendre une.
rally-hand-how-robber = Appuyez sur les cartes que vous prenez ; une pression sur les vôtres les rend.
rally-hand-change = { $board } { $more } { $card }
rally-hand-unchanged = Rien n’a encore changé.
rally-hand-suggest-next = Conseil

## Où en est-on
rally-hand-standing = Où en est-on
rally-hand-piles = Dans les piles :
rally-hand-deck = paquet des dangers : { $count }

## Places
rally-hand-seat-finished = à l’arrivée à la manche { NUMBER($round, useGrouping: 0) }
rally-hand-seat-retired = abandon
rally-hand-seat-ready = prêt
rally-hand-seat-loads = charge
rally-hand-seat-holds = garde { $kind }
rally-hand-seat-joker = joker
rally-hand-status-finished = Vous êtes à l’arrivée, à la manche { NUMBER($round, useGrouping: 0) }.
rally-hand-status-retired = Vous avez abandonné la course.

## La feuille des signes
rally-reference-map = Sur la carte
rally-help-start-name = Départ
rally-help-start = Là où toutes les voitures commencent.
rally-help-finish-name = Arrivée
rally-help-finish = Qui l’atteint avec les trois contrôles est rentré.
rally-help-checkpoint-name = Point de contrôle
rally-help-checkpoint = Finissez un mouvement sur chacun des trois, dans n’importe quel ordre. On peut y faire demi-tour.
rally-help-service-name = Station-service
rally-help-service = Une voiture qui y finit son mouvement prend et rend des cartes. On peut y faire demi-tour.
rally-help-hazard-name = Danger
rally-help-hazard = Le mouvement finit et une carte danger est tirée, sauf si une autre voiture de rallye s’y trouve.
rally-help-dead-name = Cul-de-sac
rally-help-dead = La route s’arrête là : la voiture fait demi-tour et son mouvement est fini.
rally-help-rally-name = Voiture de rallye
rally-help-rally = Elle regarde dans le sens où elle roule ; la goutte à côté montre son carburant.
rally-help-van-name = Voiture d’assistance
rally-help-van = Une tuile par tour, dans tous les sens. Sur la même tuile que la voiture de rallye, les cartes changent de voiture.
rally-reference-load = Ce qu’on charge
rally-reference-feature = Équipements
rally-reference-hazard = Dangers
rally-reference-joker = Jokers
rally-reference-book = Carnet d’itinéraire
rally-reference-dice = Dés et météo
rally-help-fuel = Un pour chaque tuile où entre la voiture de rallye.
rally-help-spare = Répare une crevaison depuis la voiture de rallye, et se consomme.
rally-help-toolbox = Répare nid-de-poule, freins, fuite, moteur et sabotage depuis la voiture de rallye, et reste.
rally-help-rain = Dans la voiture de rallye, ils sauvent un équipement de la pluie.
rally-help-fog = Dans la voiture de rallye, ils sauvent un équipement du brouillard.
rally-help-left = Se joue pour quitter une intersection par la gauche.
rally-help-straight = Se joue pour traverser une intersection tout droit.
rally-help-right = Se joue pour quitter une intersection par la droite.
rally-help-one-name = Un 1
rally-help-one = Chacun met un équipement de votre choix hors service pour ce tour.
rally-help-seven-name = Sept en tout
rally-help-seven = Le Poids Léger est hors service pour ce tour.
rally-help-weather-sun = Trois faces sur six : il ne se passe rien.
rally-help-weather-rain = Met hors service un équipement d’une voiture sans pneus pluie.
rally-help-weather-fog = Met hors service un équipement d’une voiture sans feux de brouillard.
rally-help-weather-rain_fog = Les deux à la fois.

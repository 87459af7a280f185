### Classic Rally en français. Les mots de la table en général sont dans core/words.
### Une case se dit comme elle s’écrit : 2,-1 est à deux cases à l’est de la première et à une case au nord.

## Le titre, pour sa carte

title = Classic Rally
    .pitch = Tracez la route, chargez deux voitures, arrêtez-vous à trois points de contrôle et rentrez le premier.
    .length = environ 60 minutes
    .goal = Arrêtez-vous aux trois contrôles, puis arrivez en premier à l’arrivée.
    .goal-alone = Arrêtez-vous aux trois contrôles, puis gagnez l’arrivée en le moins de manches possible.

# Le jeu en une minute
learn-1 = Finissez un mouvement sur chacun des trois contrôles, dans n’importe quel ordre, puis gagnez l’arrivée.
learn-2 = Au départ, prenez deux équipements et chargez vos deux voitures : chaque pas de la voiture de rallye coûte un carburant.
learn-3 = Un tour commence par deux dés et le temps qu’il fait ; puis la voiture de rallye doit rouler si elle le peut.
learn-4 = Elle avance d’une tuile, et d’une de plus par équipement qui convient là où le mouvement commence.
learn-5 = À une intersection, une carte de votre carnet de route dit par où elle sort.
learn-6 = Un incident finit le mouvement et se répare. Votre voiture d’assistance vous apporte carburant, pneus et outils.

## Noms

cell = { $x },{ $y }

colour-white = Blanc
colour-black = Noir
colour-red = Rouge
colour-yellow = Jaune

kind-start = DÉPART
kind-finish = ARRIVÉE
kind-crossroads = un carrefour
kind-t_junction = un embranchement
kind-curve = un virage
kind-straight = une ligne droite
kind-hazard_straight = une ligne droite avec danger
kind-hazard_curve = un virage avec danger
kind-service_straight = une station-service
kind-checkpoint_1 = le point de contrôle 1
kind-checkpoint_2 = le point de contrôle 2
kind-checkpoint_3 = le point de contrôle 3

rotation-0 = sans tourner
rotation-90 = un quart de tour à droite
rotation-180 = un demi-tour
rotation-270 = un quart de tour à gauche

direction-N = au nord
direction-E = à l’est
direction-S = au sud
direction-W = à l’ouest

way-left = à gauche
way-straight = tout droit
way-right = à droite
way-forward = le long de la route

feature-close_ratio = Couple Court
    .help = À la fin du mouvement, derrière une voiture ravitaillée de même sens : une tuile de plus, et encore.
feature-sport_suspension = Suspension Sport
    .help = Une tuile de plus en partant d’un virage, ou en tournant à une intersection.
feature-power_kit = Kit de Puissance
    .help = Une tuile de plus en partant d’une ligne droite, ou tout droit à une intersection.
feature-light_weight = Poids Léger
    .help = Une tuile de plus de partout ; un sept aux dés le met hors service.

card-fuel = carburant
card-spare_tyre = pneu de secours
card-toolbox = boîte à outils
card-rain_tyres = pneus pluie
card-fog_lights = feux de brouillard

board-rally = voiture de rallye
board-assistance = voiture d’assistance
place-rally = la voiture de rallye
place-assistance = la voiture d’assistance
place-pile = la pile
exchange-assist = l’assistance
exchange-transporter = le transporteur
exchange-rally = le ravitaillement de la voiture de rallye
exchange-assistance = le ravitaillement de la voiture d’assistance
exchange-robber = le vol

hazard-aquaplaning = Aquaplaning
    .help = La voiture de rallye ne peut pas bouger à son prochain tour.
hazard-brakes_failure = Défaillance des freins
    .help = La voiture reste là jusqu’à la boîte à outils ou au mécanicien.
hazard-flat_tyre = Crevaison
    .help = La voiture reste là jusqu’au pneu de secours ou au mécanicien.
hazard-fuel_leak = Fuite de carburant
    .help = Un carburant est perdu maintenant, puis un à chaque tour jusqu’à la réparation.
hazard-pothole = Nid-de-poule
    .help = La Suspension Sport est hors service jusqu’à la réparation ; sans elle la voiture reste là.
hazard-power_failure = Panne moteur
    .help = Le Kit de Puissance est hors service jusqu’à la réparation ; sans lui la voiture reste là.

joker-transporter = Transporteur
    .help = Échangez des cartes entre vos deux voitures, où qu’elles soient.
joker-robber = Voleur
    .help = Prenez des cartes aux voitures d’assistance des autres, sauf les boîtes à outils, pour vos places libres.
joker-saboteur = Saboteur
    .help = Tous les équipements des autres sont hors service jusqu’à leur réparation.
joker-mechanic = Mécanicien
    .help = Tout est réparé d’un coup sur votre voiture de rallye.

weather-sun = soleil
weather-rain = pluie
weather-fog = brouillard
weather-rain_fog = pluie et brouillard

## Ce qui s’est passé : avant la course

event-rolls_first = { $car } lance { $one } et { $two } pour commencer.
event-first_player = { $car } commence.
event-draws_tile = { $car } pioche { $kind }.
event-lays_tile = { $car } pose { $kind } en { $cell }, { $rotation }.
event-holds_tile = { $car } ne trouve pas de place pour { $kind } et la garde.
event-all_stuck =
    { $count ->
        [1] Personne ne trouve de place : les tuiles retournent dans la pile.
       *[other] Personne ne trouve de place à nouveau ({ $count } fois) : les tuiles retournent dans la pile.
    }
event-builds_anew = La carte est reprise depuis le début.
event-votes = { $car } vote pour { $cell }, { $rotation }.
event-rolls_finish = { $car } lance { $one } et { $two } pour l’ARRIVÉE.
event-gets_joker = { $car } reçoit un joker : { $joker }.
event-gets_feature = { $car } monte { $feature }.
event-loads = { $car } charge { $count } × { $card } ({ $board }).
event-places_assistance = { $car } met la voiture d’assistance en { $cell }.

## Ce qui s’est passé : un tour

title-round = Manche { NUMBER($round, useGrouping: 0) }
event-round = La manche { NUMBER($number, useGrouping: 0) } commence.
event-turn = C’est à { $car }.
event-leaks = { $car } perd { $count } carburant par une fuite.
event-barred = { $car } est sur l’eau et ne peut pas bouger ce tour-ci.
event-rolls = { $car } lance { $one } et { $two } ; la météo : { $weather }.
event-disabled = { $feature } de { $car } lâche pour ce tour.
event-plays_card = { $car } joue une carte du carnet d’itinéraire : { $way }.
event-steps =
    { $car } roule jusqu’en { $cell } et { $fuel ->
        [0] n’a plus de carburant
       *[other] a encore { $fuel } carburant
    }.
event-overtakes = { $car } dépasse avec le Couple Court.
event-nowhere = { $car } ne trouve pas de route { $way } et reste là.
event-reverses = { $car } fait demi-tour au bout de la route.
event-stops = { $car } s’arrête en { $cell }.
event-draws_hazard = { $car } rencontre un danger : { $hazard }.
event-fixed = { $car } a une boîte à outils à bord et répare la fuite sur place.
event-token = { $car } a le point de contrôle { $number }.
event-turns = { $car } fait demi-tour et regarde { $nose }.
event-assistance = La voiture d’assistance de { $car } roule jusqu’en { $cell }.
event-opens = { $car } commence { $exchange }.
event-moves_card = { $car } : { $card }, de { $from } à { $to }.
event-robs = { $car } vole { $other } : { $card }.
event-gives_back = { $car } rend { $card } à { $other }.
event-closes = { $car } a terminé { $exchange }.
event-repairs = { $car } répare ({ $card }).
event-mended = { $hazard } de { $car }, c’est fini.
event-plays_joker = { $car } joue son joker : { $joker }.
event-sabotaged = Tous les équipements de { $car } sont hors service.

## Ce qui s’est passé : la fin

event-finishes = { $car } est à l’arrivée à la manche { NUMBER($round, useGrouping: 0) } !
event-retires = { $car } abandonne.
event-concedes = { $car } quitte la table.
event-stopwatch =
    Le chronomètre indique { $notches ->
        [one] un cran
       *[other] { $notches } crans
    }.
event-over = La partie est finie.

## Ce que vous pouvez faire

do-place_tile = Poser en { $cell }, { $rotation }
do-vote_finish = Voter pour { $cell }, { $rotation }
do-place_finish = Poser l’ARRIVÉE en { $cell }, { $rotation }
do-pick_feature = Prendre { $feature }
do-load = Charger { $card } ({ $board })
do-unload = Remettre { $card } ({ $board })
do-ready = Le chargement est fait
do-place_assistance = Mettre la voiture d’assistance en { $cell }
do-roll_dice = Lancer les dés
do-choose_disabled = { $feature } lâche
do-rally_step = Rouler { $way }
do-rally_stop = S’arrêter ici
do-turn_around = Faire demi-tour
do-assistance_move = Déplacer la voiture d’assistance { $direction }
do-assist = Assistance : échanger des cartes
do-resupply = Ravitailler la { $board }
do-to_rally = Vers la voiture de rallye : { $card }
do-to_assistance = Vers la voiture d’assistance : { $card }
do-take = Prendre { $card }
do-put_back = Remettre { $card }
do-rob = Prendre à { $colour } : { $card }
do-give_back = Rendre à { $colour } : { $card }
do-done = Terminé
do-repair = Réparer ({ $card })
do-play_joker = Jouer le joker : { $joker }
do-end_turn = Finir le tour
do-retire = Abandonner la course
do-concede = Quitter la table

## Ce qui est demandé

ask-building = Posez votre tuile.
ask-voting = Où doit être l’ARRIVÉE ?
ask-placing_finish = Posez l’ARRIVÉE.
ask-draft = Prenez un équipement.
ask-loading = Chargez vos deux voitures.
ask-assistance = Où commence votre voiture d’assistance ?
ask-before_dice = Lancez les dés.
ask-dice = Quel équipement lâche ?
ask-turn = Roulez, ou occupez-vous de vos voitures.
ask-moving = Continuer, ou s’arrêter ?
ask-assist = Quelles cartes changent de voiture ?
ask-transporter = Quelles cartes changent de voiture ?
ask-rally = Que prend ou que remet la voiture de rallye ?
ask-resupply = Que prend ou que remet la voiture d’assistance ?
ask-robber = Que prenez-vous, et à qui ?

## Pourquoi pas

refusal-over = La partie est finie.
refusal-no-seat = Cette table n’a pas cette place.
refusal-not-your-turn = Ce n’est pas à vous. { $now }
refusal-not-now = Cela ne se décide pas maintenant. { $now }
refusal-cannot-concede = Vous n’êtes déjà plus dans la course.
refusal-cannot-retire = On abandonne à son propre tour, quand rien n’est à moitié fait.
refusal-cell-taken = Il y a déjà une tuile là.
refusal-same-rotation = Tournée ainsi, elle se présente comme dans un autre sens.
refusal-no-road = Aucune route ne continue là.
refusal-same-sign = Des tuiles de même signe ne se rejoignent pas.
refusal-edges-differ = Une route finirait dans un champ.
refusal-map-closed = La carte serait fermée : une route doit rester ouverte.
refusal-no-feature = Il n’en reste plus.
refusal-not-fitted = Cet équipement n’est pas sur votre plateau.
refusal-already-out = Il faut d’abord choisir un équipement qui marche.
refusal-setup-limit = Vous pouvez en charger { $most } au plus.
refusal-board-full = Ce plateau a { $most } places.
refusal-pile-empty = Il n’y en a plus dans la pile.
refusal-not-aboard = Cette carte n’est pas là.
refusal-tile-occupied = Une voiture est là.
refusal-not-plain = Seulement des tuiles sans signe, ni DÉPART ni ARRIVÉE.
refusal-no-tile = Il n’y a pas de tuile là.
refusal-moved = Votre voiture de rallye a déjà roulé.
refusal-no-fuel = Votre voiture de rallye n’a pas de carburant.
refusal-immobile = Votre voiture de rallye reste là jusqu’à la réparation.
refusal-barred = Aquaplaning : votre voiture de rallye ne peut pas bouger ce tour-ci.
refusal-no-such-way = Aucune route ne rejoint par là.
refusal-no-card = Vous n’avez pas cette carte du carnet d’itinéraire.
refusal-no-legal-end = Par là, vous ne pourriez vous arrêter nulle part.
refusal-use-card = Cette tuile n’a pas ce chemin : à gauche, tout droit ou à droite sur une intersection, en avant partout ailleurs.
refusal-must-go-on = Une voiture ravitaillée de même sens est ici : il faut continuer.
refusal-cannot-turn = Le demi-tour se fait sur un signe, ou à côté de votre voiture d’assistance.
refusal-faces-nowhere = Après le demi-tour, la voiture ne regarderait aucune route.
refusal-assistance-moved = Votre voiture d’assistance a déjà roulé.
refusal-not-joined = Aucune route n’y mène.
refusal-no-assistance = Votre voiture d’assistance n’est pas sur la carte.
refusal-apart = Vos deux voitures ne sont pas sur la même tuile.
refusal-together = Vos deux voitures sont sur la même tuile : l’assistance est gratuite.
refusal-not-station = Cette voiture n’est pas à une station-service.
refusal-will-move = La voiture de rallye doit d’abord rouler.
refusal-tank-empty = La voiture de rallye doit encore rouler et a besoin de carburant.
refusal-toolbox-bound = La boîte à outils utilisée reste à bord jusqu’à votre prochain tour.
refusal-nothing-robbed = Prenez au moins une carte.
refusal-would-strand = La voiture ne pourrait s’arrêter nulle part.
refusal-no-toolbox = Il n’y a pas de boîte à outils dans la voiture de rallye.
refusal-no-spare = Il n’y a pas de pneu de secours dans la voiture de rallye.
refusal-nothing-broken = Il n’y a rien qu’elle répare.
refusal-no-repair-card = Cette carte ne répare rien.
refusal-no-joker = Vous n’avez pas ce joker.
refusal-no-rival = Il n’y a pas de rival pour cela.
refusal-nothing-to-rob = Il n’y a rien à prendre, ou pas de place libre.
refusal-not-robbable = Une boîte à outils ne se vole pas.
refusal-move-owed = Votre voiture de rallye peut rouler, donc elle le doit.

## Ce qui ne va pas avec une table ou une position

problem-barred-nothing = seul l’aquaplaning retient une voiture.
problem-bound-nothing = il n’y a pas de boîte à outils dans la voiture de rallye.
problem-exchange-place = les voitures ne sont pas là où cet échange est possible.
problem-needs-tokens = qui est arrivé a les trois pions.
problem-other-phase = cette phase n’a pas ce champ.
problem-placed-already = cette voiture d’assistance est déjà placée, ou son pilote est hors course.
problem-robs-itself = personne ne se vole soi-même.
problem-token-twice = ce pion est déjà là.
problem-too-many-copies = la boîte n’a pas davantage de tuiles de cette sorte.
problem-beginner-stations = la carte des débutants garde ses deux stations-service.
problem-board-full = il y a de la place pour { $most } au plus.
problem-gone-off-map = les voitures de qui n’est plus en course ont quitté la carte.
problem-gone-with-cards = qui n’est plus en course n’a plus de cartes.
problem-campaign-over = toutes les étapes ont été courues.
problem-needs-cell = une voiture en course a besoin d’une case.
problem-needs-dice = il faut ici { $count } dés et la météo.
problem-needs-finish = une carte à garder a besoin de l’ARRIVÉE.
problem-needs-nose = il faut dire où regarde cette voiture.
problem-needs-start = avant la course, la carte a besoin du DÉPART.
problem-needs-tile = une carte a besoin d’une tuile.
problem-no-spot = il n’y a pas de place pour cette tuile maintenant.
problem-no-such-player = il n’y a pas de joueur « { $given } » ici.
problem-no-tile-there = il n’y a pas de tuile en { $cell }.
problem-nobody-races = quelqu’un doit être en course.
problem-nothing-to-choose = il n’y a rien à choisir ici.
problem-nose-off-road = aucune route ne va par là.
problem-not-racing = ce joueur n’est plus en course.
problem-pile-differs = la pile n’est pas ce qui reste.
problem-player-count = il y a de { $low } à { $high } joueurs, un pour chaque place.
problem-same-colour = deux joueurs ont la même couleur.
problem-same-joker = un joker est nommé deux fois.
problem-same-rotation = cela se présente comme une autre rotation ; il y a { $choices }.
problem-too-many-cards = il n’y a pas autant de cartes « { $card } » : { $most } au plus.
problem-too-many-tiles = une carte a { $most } tuiles au plus.
problem-two-on-cell = deux tuiles ne peuvent pas être en { $cell }.

## Le résultat

placing-winner = premier à l’arrivée, à la manche { NUMBER($round, useGrouping: 0) }
placing-finished = à l’arrivée à la manche { NUMBER($round, useGrouping: 0) }, { $score } de retard
placing-racing =
    pas arrivé : { $tokens ->
        [one] { $tokens } point de contrôle
       *[other] { $tokens } points de contrôle
    }, encore { $to_go } tuiles
placing-retired =
    abandon : { $tokens ->
        [one] { $tokens } point de contrôle
       *[other] { $tokens } points de contrôle
    }, encore { $to_go } tuiles
placing-solo =
    à l’arrivée en { $time ->
        [one] un cran
       *[other] { $time } crans
    }

## Hasards

chance-first-die = Un dé pour commencer
chance-finish-die = Un dé pour l’ARRIVÉE
chance-tile = Une tuile de la pile
chance-joker = Un joker
chance-feature = Deux équipements
chance-die = Un dé
chance-weather = Le dé météo
chance-hazard = La première carte de danger

## Réglages

setting-map = La carte
    .help = Un tracé pour les premières parties, ou une carte construite ensemble.
setting-map-beginner = Tracé des débutants
setting-map-built = Construite ensemble
setting-remove_service_station = Une seule station-service
    .help = Pour qui connaît le jeu : une des deux stations reste dans la boîte.
setting-chrono = Contre le chronomètre
    .help = Tout le monde roule jusqu’au bout ; ce qui compte, ce sont les manches de retard sur le premier.
setting-full_ranking = Jouer pour toutes les places
    .help = La course continue jusqu’à la dernière voiture.
setting-max_rounds = Manches au plus
    .help = La course s’arrête après autant de manches.

# Réglages d’une campagne
setting-stages = Étapes par rallye
    .help = Chacune est une course à elle seule ; les points du chronomètre s’additionnent.
setting-rallies = Rallyes au championnat
    .help = Les points continuent de s’additionner de rallye en rallye.
setting-same_map = Une seule carte par rallye
    .help = La carte construite pour la première étape sert aux suivantes.

## Campagnes

campaign-name = Rallyes et championnats
    .help = Plusieurs étapes contre le chronomètre : les points s’additionnent, le plus petit total gagne.
campaign-stage = Étape { $stage } sur { $stages }
campaign-rally-stage = Rallye { $rally } sur { $rallies }, étape { $stage } sur { $stages }
campaign-rally = { $rallies ->
    [1] Le rallye
   *[other] Rallye { $rally }
  }
campaign-leg = { $rallies ->
    [1] Étape { $stage }
   *[other] Rallye { $rally }, étape { $stage }
  }
    .short = { $rallies ->
        [1] É{ $stage }
       *[other] R{ $rally }·É{ $stage }
      }
campaign-points = Points
    .help = Manches de retard sur la première voiture arrivée ; le plus petit total gagne.
campaign-time = Temps
    .help = Manches jusqu’à l’arrivée ; le plus petit total est le meilleur.

# Réglages qui vont ensemble
preset-first = Premier rallye
    .help = Le tracé des débutants contre deux amateurs, pour voir comment ça roule.
preset-full = Partie complète
    .help = Construisez la carte ensemble, puis courez dessus.
preset-chrono = Spéciale chrono
    .help = Une carte construite, et chaque manche compte.

## Où en est la partie

phase-setup = Mise en place
phase-building = La carte se construit
phase-voting = Vote pour l’ARRIVÉE
phase-placing_finish = Pose de l’ARRIVÉE
phase-dealing = Distribution
phase-draft = Choix des équipements
phase-loading = Chargement
phase-assistance = Voitures d’assistance
phase-round = Nouvelle manche
phase-upkeep = Tour suivant
phase-before_dice = Avant les dés
phase-dice = Ce qui lâche
phase-turn = Route et assistance
phase-moving = En route
phase-round_end = Fin de la manche
phase-over = La partie est finie

## Conseils : pourquoi un pilote le ferait

hint-tile = la route continue bien par là
hint-vote = près des points de contrôle
hint-feature = c’est lui qui rapporte le plus sur ces routes
hint-load = un bon chargement pour cette distance
hint-place = la voiture de rallye passera par là
hint-roll = les dés diront la suite
hint-fails = celui qui manquera le moins maintenant
hint-route =
    { $tiles ->
        [0] droit à l’arrivée
        [1] puis encore une tuile
       *[other] puis encore { $tiles } tuiles
    }
hint-wait = pas de meilleure place à portée
hint-fuel = du carburant pour la suite
hint-assistance = vers là où on aura besoin d’elle
hint-repair = réparée, la voiture repart
hint-joker = c’est le moment
hint-turn = c’est plus court dans l’autre sens
hint-end = plus rien à gagner

## Conseils : ce qu’on peut dire d’autres décisions

hint-way =
    { $ends ->
        [hazard] sur un danger
       *[stop] { $tiles ->
            [0] droit à l’arrivée
            [1] puis encore une tuile
           *[other] puis encore { $tiles } tuiles
        }
    }, { $fuel ->
        [0] le réservoir vide
       *[other] avec { $fuel } de carburant
    }
hint-stay =
    { $tiles ->
        [1] d’ici encore une tuile
       *[other] d’ici encore { $tiles } tuiles
    }, { $fuel ->
        [0] le réservoir vide
       *[other] avec { $fuel } de carburant
    }
hint-turned =
    puis encore { $tiles ->
        [1] une tuile
       *[other] { $tiles } tuiles
    }{ $more ->
        [0] { "" }
       *[other] , { $more } de plus que maintenant
    }
hint-no-way = de là, aucun chemin ne mène à l’ARRIVÉE
hint-apart =
    { $tiles ->
        [0] elle est alors avec la voiture de rallye
        [1] elle est alors à une tuile de la voiture de rallye
       *[other] elle est alors à { $tiles } tuiles de la voiture de rallye
    }
hint-from-start =
    { $tiles ->
        [0] juste au DÉPART
        [1] à une tuile du DÉPART
       *[other] à { $tiles } tuiles du DÉPART
    }
hint-cards = { $card } : ensuite { $rally } dans la voiture de rallye et { $aid } dans celle d’assistance
hint-stock = { $rally } de carburant dans la voiture de rallye, { $aid } dans celle d’assistance
hint-resupply =
    { $fuel } de carburant à bord, et { $room ->
        [0] plus de place
        [1] une place libre
       *[other] { $room } places libres
    }
hint-joker-now =
    { $joker-name ->
        [transporter] { $aid ->
            [0] il n’apporterait pas de carburant : la voiture d’assistance n’en a pas
           *[other] il apporterait du carburant : la voiture d’assistance en a { $aid }
        }
        [robber] { $fuel ->
            [0] il n’y a pas de carburant à prendre aux autres
           *[other] il y a { $fuel } de carburant à prendre aux autres
        }
        [saboteur] { $rivals ->
            [0] il ne toucherait personne
            [1] il toucherait un rival
           *[other] il toucherait { $rivals } rivaux
        }
       *[mechanic] { $troubles ->
            [0] il n’y a rien à réparer
            [1] il y a une chose à réparer
           *[other] il y a { $troubles } choses à réparer
        }
    } ; il ne se joue qu’une fois
hint-not-driven = la voiture de rallye ne roulerait pas à ce tour
hint-aid-waits = la voiture d’assistance resterait où elle est
hint-turn-over = plus rien ne peut rouler à ce tour
hint-roads =
    { $spot ->
        [best] aucune place ne laisse de chemin plus facile entre le DÉPART et les points de contrôle
       *[other] d’autres places laissent un chemin plus facile entre le DÉPART et les points de contrôle
    }
hint-whole-way =
    { $tiles ->
        [1] le chemin entier fait une tuile
       *[other] le chemin entier fait { $tiles } tuiles
    }
hint-helps = il sert sur { $tiles } des { $all } tuiles
hint-behind-cars =
    il sert derrière d’autres voitures : { $rivals ->
        [0] il n’y en a pas
        [1] il y en a une
       *[other] il y en a { $rivals }
    }
hint-works = { $feature } marche encore
hint-none-works = plus aucun équipement ne marche à ce tour

## Signes du dessin

sign-rally = une voiture de rallye : la lettre de sa couleur et là où elle regarde
sign-assistance = une voiture d’assistance
sign-start = DÉPART
sign-finish = ARRIVÉE
sign-checkpoint = un point de contrôle, avec son numéro
sign-hazard = un danger
sign-service = une station-service
sign-cost = le moins de carburant que coûte un arrêt ici

## La partie en chiffres

figure-rounds = Manches
figure-score = Points
figure-tokens = Points de contrôle
figure-to_go = Tuiles restantes
figure-finished = Arrivés
figure-retired = Abandons
figure-hazards = Dangers
figure-repairs = Réparations

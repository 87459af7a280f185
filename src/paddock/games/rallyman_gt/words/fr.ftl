### Rallyman : GT en français. Les mots de la table en général sont dans core/words.
### À une table une case se dit comme un lieu de son circuit (`road-place`). Ailleurs elle se dit comme elle s'écrit : 3:I1 est
### la case I1 de la tuile 3 dans le sens de la course, la tuile de départ étant la tuile 0.

## Le titre, pour sa carte

title = Rallyman : GT
    .pitch = Posez vos dés le long de la piste, puis décidez à chaque lancer jusqu’où oser.
    .length = 30 à 60 minutes
    .goal = Passez la ligne d’arrivée en premier, aussi vite que les virages le permettent.
    .goal-alone = Bouclez vos tours en aussi peu de secondes que les virages le permettent.

## En une minute

learn-1 = Faites les tours et franchissez la ligne en premier. Dans une manche joue d’abord la voiture la plus rapide, puis la plus avancée.
learn-2 = À votre tour de jeu, posez des dés le long de la piste, un pas par case. Un dé Vitesse donne la vitesse, au plus une de plus ou de moins que la précédente ; un dé Gaz la garde ; des dés Frein font descendre plusieurs vitesses d’un coup. Chaque dé sert une fois.
learn-3 = On avance tout droit ou en diagonale, sur des cases libres seulement. Pour arriver à côté d’une voiture, il faut au moins sa vitesse.
learn-4 = Puis lancez. Dé par dé, vous pouvez vous arrêter après chaque pas. En Grosse Attaque, tous les dés se lancent à la fois : pas de retour, mais un jeton Focus par dé Vitesse et par dé Gaz.
learn-5 = À trois alertes, vous perdez le contrôle ; sous la pluie en pneus Asphalte, à deux. Les nombres sur la piste sont des vitesses limites : plus vite, vous perdez le contrôle aussitôt.
learn-6 = Qui perd le contrôle à la vitesse 1 ou 2 part en tête-à-queue et s’arrête. Plus vite, la voiture quitte la piste et perd un tour de jeu, et là où le danger est grand elle prend des dégâts : moins de dés.
learn-7 = Les jetons Focus sécurisent des dés : il ne faut plus les lancer. Le premier d’un tour de jeu coûte un jeton, le deuxième deux, et ainsi de suite.
learn-8 = Vitesse 1 à la fin du tour de jeu, sur une case simple au bord de la piste : vous pouvez passer aux stands, pour d’autres pneus, des réparations ou les deux.

## Noms

car-blue = Bleu
car-red = Rouge
car-yellow = Jaune
car-green = Vert
car-orange = Orange
car-purple = Violet

speed-00 = 00
speed-0 = 0
speed-1 = 1
speed-2 = 2
speed-3 = 3
speed-4 = 4
speed-5 = 5
speed-6 = 6

round-white = blanche
round-black = noire
side-left = gauche
side-right = droite
face-clear = sans alerte
face-warning = une alerte
die-gas = le dé Gaz
die-gear-1 = le dé Vitesse 1
die-gear-2 = le dé Vitesse 2
die-gear-3 = le dé Vitesse 3
die-gear-4 = le dé Vitesse 4
die-gear-5 = le dé Vitesse 5
die-gear-6 = le dé Vitesse 6
die-brake = un dé Frein
die-boost = le dé Boost
weather-sun = soleil
weather-rain = pluie
tyres-asphalt = pneus Asphalte
tyres-rain = pneus Pluie
tyres-soft = pneus tendres
danger-yellow = jaune
danger-orange = orange
danger-red = rouge
token-gear = un dégât Vitesse
    .help = Un dé Vitesse de moins, jusqu’à la réparation.
token-brake = un dégât Freins
    .help = Un dé Frein de moins, jusqu’à la réparation.
token-gas = un dégât Gaz
    .help = Un dé Gaz de moins, jusqu’à la réparation.
token-weather = un changement de météo
    .help = Le temps change, du soleil à la pluie ou l’inverse.
token-yellow_flag = un drapeau jaune
    .help = Un drapeau jaune sort près de cette voiture.
token-green_flag = un drapeau vert
    .help = Il ne se passe rien : une chance.
zone-tyres = pneus
zone-repair = réparation
zone-both = pneus et réparation
class-GT6 = GT6
class-GT6_BOP = GT6 BOP
class-GT5 = GT5
class-GT5_BOP = GT5 BOP
class-GT4 = GT4

## Les lieux d’un circuit : les virages sont numérotés depuis le départ

road-place = { road-section }{ $side ->
        [all] { "" }
       *[other] , { road-row }{ road-side }
    }
road-section =
    { $after ->
        [0] { road-bend }
       *[other] { $bend ->
            [0] la ligne droite du départ
           *[other] la ligne droite après { road-bend }
        }
    }
road-bend =
    { $kind ->
        [hairpin] l’épingle { $bend }
        [chicane] la chicane { $bend }
       *[bend] le virage { $bend }
    }
road-row =
    { $row ->
        [0] { "" }
        [1] 1re{ " " }
       *[other] { $row }e{ " " }
    }
road-side =
    { $side ->
        [left] à gauche
        [right] à droite
        [inside] à l’intérieur
        [outside] à l’extérieur
       *[middle] au milieu
    }

## Ce qui s'est passé : avant la course

event-tyres_chosen = { $car } part en { $tyres }.
event-qualifying = Les qualifications commencent : chacun fait un tour seul, contre la montre.
event-qualified = { $car } se qualifie en { NUMBER($seconds, useGrouping: 0) } secondes.
event-grid = { $car } est { $place ->
        [1] en pole position
       *[other] en place { $place } sur la grille
    }, sur { $space }.

## Ce qui s'est passé : un tour de jeu

title-round = Manche { NUMBER($round, useGrouping: 0) }
event-round = La manche { NUMBER($number, useGrouping: 0) } commence ; elle est { $colour }.
event-turn = C’est à { $car }, en vitesse { $speed }.
event-rolls =
    { $car } lance { $die } : { $face-name ->
        [warning] une alerte.
       *[clear] pas d’alerte.
    }
event-secures =
    { $car } sécurise { $dice ->
        [one] un dé
       *[other] { $dice } dés
    } pour { $cost ->
        [one] un jeton Focus
       *[other] { $cost } jetons Focus
    }.
event-moves = { $car } avance sur { $space } en vitesse { $speed }.
event-warned =
    { $car } a { $warnings ->
        [one] une alerte
       *[other] { $warnings } alertes
    } sur { $threshold }.
event-stops = { $car } s’arrête de lancer sur { $space }.
event-flat_out =
    { $car } part en Grosse Attaque avec { $dice ->
        [one] un dé
       *[other] { $dice } dés
    }.
event-flat_out_holds =
    { $car } garde le contrôle, avec { $warnings ->
        [0] aucune alerte
        [one] une alerte
       *[other] { $warnings } alertes
    } sur { $threshold }.
event-flat_out_fails =
    { $car } en a trop fait, avec { $warnings ->
        [0] aucune alerte
        [one] une alerte
       *[other] { $warnings } alertes
    } sur { $threshold }.
event-gains_focus =
    { $car } gagne { $tokens ->
        [one] un jeton Focus
       *[other] { $tokens } jetons Focus
    }.
event-cannon_fails = { $car } rate son Départ Canon ; son tour est fini.
event-marker = { $car } finit son tour avec le marqueur { $speed }.

## Ce qui s'est passé : les ennuis

event-too_fast = { $car } va trop vite : { $speed }, pour une limite de { $limit }.
event-loses_control = { $car } perd le contrôle sur { $space } en vitesse { $speed } ; le danger y est { $danger }.
event-spins = { $car } part en tête-à-queue et s’immobilise.
event-leaves_track =
    { $car } sort de la piste { $side-name ->
        [left] par la gauche
       *[right] par la droite
    }.
event-draws = { $car } tire { $token }.
event-bag_empty = { $car } n’a plus rien à tirer : le sac est vide.
event-weather =
    La météo change : { $weather-name ->
        [rain] il pleut.
       *[sun] le soleil revient.
    }
event-flag_out = Drapeau jaune pour { $car } : dépassements interdits.
event-flag_in = Le drapeau jaune de { $car } est retiré.
event-blocked = { $car } est bloqué et reste sur place.
event-towed = { $car } n’a plus de dé utilisable et se fait remorquer aux stands.
event-recovers = { $car } revient sur la piste, sur { $space }.
event-stays_off = { $car } ne peut pas encore revenir : { $space } est occupée.

## Ce qui s'est passé : les stands

event-pits =
    { $car } s’arrête aux stands : { $zone-name ->
        [tyres] pneus.
        [repair] réparation.
       *[both] pneus et réparation.
    }
event-fits = { $car } a maintenant des { $tyres }.
event-repairs =
    { $car } se débarrasse de { $tokens ->
        [0] zéro jeton Dégât
        [one] un jeton Dégât
       *[other] { $tokens } jetons Dégât
    }.
event-pit_waits = { $car } attend aux stands ; son marqueur passe de 00 à 0.
event-returns = { $car } sort des stands sur { $space }.
event-stays_in = { $car } doit rester aux stands : { $space } est occupée.

## Ce qui s'est passé : la fin

event-crosses =
    { $car } franchit la ligne{ $crossings ->
        [1] .
       *[other] { " " }pour la { $crossings }e fois.
    }
event-finishes =
    { $car } arrive { $place ->
        [1] en tête !
       *[other] à la place { $place }.
    }
event-timed = { $car } coche { $speed } sur la feuille de temps : { $seconds } secondes.
event-lap_time = { $car } met { NUMBER($total, useGrouping: 0) } secondes, moins { $gained } pour les jetons Focus : { NUMBER($final, useGrouping: 0) } secondes.
event-concedes = { $car } abandonne la course.
event-over = La course est finie.

## Ce que vous pouvez faire

do-tyres = Prendre des { $tyres }
do-gear = Vitesse { $gear } vers { $space }
    .then = vitesse { $gear }
do-gas = Gaz vers { $space }
    .then = gaz
do-brake =
    Freiner en vitesse { $gear } avec { $brakes ->
        [one] un dé Frein
       *[other] { $brakes } dés Frein
    }, vers { $space }
    .then = freiner en { $gear }
do-boost = Boost en vitesse { $gear }, vers { $space }
    .then = boost en { $gear }
do-roll = Lancer l’étape suivante
do-secure = Sécuriser l’étape suivante
do-stop = S’arrêter ici
do-flat_out = Grosse Attaque
do-warnings =
    { $count ->
        [0] Aucune alerte sur ces dés
        [one] Une alerte sur ces dés
       *[other] { $count } alertes sur ces dés
    }
do-keep = Laisser les dés comme prévu
do-relay = Perdre le contrôle là
do-side =
    { $side-name ->
        [left] Sortir par la gauche
       *[right] Sortir par la droite
    }
do-stay_out = Pas d’arrêt aux stands
do-pit_tyres = Stands : monter des { $tyres }
do-pit_repair = Stands : tout réparer
do-pit_both = Stands : réparer, et monter des { $tyres }
do-concede = Abandonner la course

## Ce qui est demandé

ask-tyres = Quels pneus prenez-vous ?
ask-qualifying = Votre tour de qualification.
ask-plan = Posez vos dés le long de la piste, puis lancez.
ask-rolling = Continuer, sécuriser ou s’arrêter ?
ask-relay = Votre Grosse Attaque a échoué. Reposez les dés jusqu’à la perte de contrôle.
ask-warnings = Combien d’alertes ces dés montrent-ils ?
ask-side = De quel côté sortez-vous de la piste ?
ask-pit = Vous arrêtez-vous aux stands ?

## Pourquoi pas

refusal-over = La course est finie.
refusal-no-seat = Cette table n’a pas cette place.
refusal-not-your-turn = Ce n’est pas votre tour. { $now }
refusal-not-now = Cela ne peut pas se décider maintenant. { $now }
refusal-cannot-concede = Vous n’êtes plus en course.
refusal-no-such-tyre = Il n’y a pas ces pneus dans cette course.
refusal-same-tyre = Vous avez déjà ces pneus.
refusal-not-pit-eligible = Un arrêt aux stands demande la vitesse 1 en fin de tour, sur une case sans chiffre ni alerte et hors de la voie du milieu.
refusal-no-pits = Seul contre la montre, il n’y a pas d’arrêt aux stands, sauf si la météo peut changer.
refusal-nothing-laid = Posez d’abord au moins une étape.
refusal-must-move = Il faut avancer d’au moins une case.
refusal-not-enough-focus =
    Cela coûte { $cost ->
        [one] un jeton Focus
       *[other] { $cost } jetons Focus
    }, et vous en avez { $tokens }.
refusal-plan-over = Aucune autre étape ne peut être posée.
refusal-die-used = Ce dé est déjà utilisé.
refusal-no-die-left = Vous n’avez plus de dé de cette sorte.
refusal-gear-gap = Depuis la vitesse { $speed }, ce rapport est trop loin.
refusal-gas-at-zero = Le gaz maintient une vitesse, et vous n’en avez pas.
refusal-brake-count =
    Cette étape demande { $needed ->
        [0] zéro dé Frein
        [one] exactement un dé Frein
       *[other] exactement { $needed } dés Frein
    }.
refusal-no-such-space = Le circuit n’a pas cette case.
refusal-not-adjacent = Cette case n’est pas devant la précédente, ni tout droit ni en diagonale.
refusal-occupied = { $car } s’y trouve.
refusal-too-slow-to-pass = { $car } roule en { $speed } ; pour venir à sa hauteur, il en faut au moins autant.
refusal-yellow-flag = Un drapeau jaune est sorti : dépassements interdits.
refusal-not-rolled = Ce dé n’a pas été lancé, ou il est déjà posé.
refusal-no-warning-enough = Posés ainsi, les dés ne mèneraient pas à la perte de contrôle.
refusal-limit-first = Les dés reposés ne peuvent pas dépasser une limite : le contrôle se perd là où les alertes suffisent.
refusal-dice-show =
    { $most ->
        [0] Ces dés ne montrent pas d’alerte.
       *[other] Ces dés peuvent montrer de { $least } à { $most } alertes.
    }
refusal-laid-again = Des dés sont déjà reposés. Reprenez-les d’abord.

## Ce qui ne va pas dans une table, un circuit ou une position

problem-faces-hold = avec ces faces, la Grosse Attaque n’a pas échoué.
problem-flag-gone = une voiture hors course n’a plus de drapeau jaune.
problem-no-qualifying = cette course n’a pas de qualifications.
problem-no-soft-tyres = il n’y a pas de pneus tendres dans cette course.
problem-pit-space = un arrêt aux stands demande une case sans chiffre ni alerte, hors de la voie du milieu.
problem-pit-speed = un arrêt aux stands demande la vitesse 1.
problem-pits-closed = seul contre la montre, il n’y a pas d’arrêt aux stands, sauf si la météo peut changer.
problem-played-order = cette voiture doit encore jouer.
problem-runs-phase = les tours de qualification vont avec la phase « qualifying ».
problem-needs-times = il faut ici un temps pour chaque voiture.
problem-sheet-solo = seul un tour en solitaire a une feuille de temps.
problem-side-middle = le côté ne se choisit que sur une case du milieu.
problem-side-speed = à cette vitesse, aucune voiture ne sort de la piste.
problem-speed-of-step = les étapes faites laissent la voiture en vitesse { $speed }.
problem-turn-phase = cette phase ne connaît pas de tour.
problem-car-count = il peut y avoir de une à { $most } voitures.
problem-circuit-form = un circuit a exactement un champ parmi « tiles », « placements » et « strip ».
problem-code-check = un signe est faux ou manque quelque part. Comparez avec le code que l’on vous a donné.
problem-code-empty = aucun circuit n’a ce code.
problem-code-length =
    un code a de { $fewest } à { $most } signes, et celui-ci { $count ->
        [0] n’en a aucun
       *[other] en a { $count }
    }.
problem-code-sign = « { $given } » à la place { $place } n’est pas un signe de code.
problem-code-swap = les signes « { $given } » aux places { $place } et { $other } semblent intervertis. C’est peut-être { $meant }
problem-code-typo = « { $given } » à la place { $place } ne peut pas être juste. C’est peut-être { $meant }
problem-code-version = les codes qui commencent par « { $given } » sont d’une autre version de Paddock.
problem-does-not-close = la dernière tuile ne ramène pas à la tuile de départ.
problem-hex-twice = cette tuile est sur le même hexagone ({ $q }, { $r }) que la tuile { $other }.
problem-illegal-step = l’étape « { $step } » n’est pas permise ici.
problem-lanes-differ = { $lanes } voies rencontrent les { $others } voies de { $next }.
problem-needs-circuit = il faut ici le numéro d’un circuit, ou un circuit à vous.
problem-needs-faces = il faut ici, pour chaque étape du plan, la liste des faces de ses dés.
problem-needs-plan = il faut ici un plan d’au moins une étape.
problem-needs-relaid = il faut ici une étape et le nombre d’alertes que ses dés peuvent montrer.
problem-needs-runs = il faut ici un tour pour chaque voiture, dans l’ordre des places.
problem-needs-space = une voiture en course a besoin d’une case.
problem-needs-speed = il faut ici une vitesse de 0 à 6, ou "00".
problem-no-corner = un circuit a besoin d’au moins un virage avec limitation de vitesse.
problem-no-step = « { $given } » n’est pas une étape.
problem-no-such-car = il n’y a pas de voiture « { $given } » ici, ou elle est nommée deux fois.
problem-no-such-circuit = ce circuit n’existe pas. Il y a : { $known }.
problem-no-such-space = le circuit n’a pas de case « { $given } ».
problem-no-such-tile = il n’y a pas de face de tuile « { $given } ». Il y a { $known } et ainsi de suite.
problem-nobody-plays = il faut que ce soit le tour de quelqu’un.
problem-not-one-turn = la route tourne de { $degrees }° en tout ; il faut 360° dans un sens ou dans l’autre.
problem-not-there = les étapes faites mènent à { $space }, et la voiture n’y est pas.
problem-order-out = ce ne peut pas être le tour d’une voiture hors course.
problem-placement-form = une tuile posée a ces champs : { $known }.
problem-qualifying-alone = les qualifications se jouent à deux ou plus.
problem-rank-status = la liste ne correspond pas à ce que disent les voitures.
problem-same-colour = il y a deux voitures de couleur { $colour }.
problem-same-seat = la place { $seat } a deux voitures.
problem-seat-without-car = chaque place a besoin d’une voiture.
problem-solo-alone = une course en solo a une seule voiture.
problem-speed-status = une voiture à l’état « { $status } » ne peut pas avoir cette vitesse.
problem-start-first = la tuile de départ vient en premier.
problem-start-reversed = la tuile de départ ne se prend jamais à rebours.
problem-start-tile =
    il faut exactement une tuile de départ 102 ; il y en a { $count ->
        [0] zéro
       *[other] { $count }
    }.
problem-strip-race = une bande de tuiles n’est pas un circuit de course.
problem-tile-apart = cette tuile ne mène pas à la suivante, { $next }.
problem-tile-count = un circuit a de une à { $most } tuiles.
problem-too-few-tiles = il faut au moins { $fewest } tuiles.
problem-too-many-copies =
    il n’y a { $copies ->
        [one] qu’une tuile
       *[other] que { $copies } tuiles
    } { $number }, les deux faces ensemble.
problem-too-many-tokens = il y a plus de jetons que dans le jeu.
problem-turn-status = seule une voiture sur la piste peut être au milieu de son tour.
problem-two-on-space = deux voitures ne peuvent pas partager la case { $space }.

## Les circuits, avant d’en choisir un

circuit-group-two = Deux voies
circuit-group-three = Trois voies
circuit-group-mixed = Deux et trois voies
circuit-tiles =
    { $tiles ->
        [one] une tuile
       *[other] { $tiles } tuiles
    }
circuit-lap = tour de { $lap } cases
circuit-minutes = environ { $minutes } minutes

## Circuits à soi

design-facts =
    { $tiles ->
        [one] Une tuile
       *[other] { $tiles } tuiles
    }, { $spaces } cases ; environ { $minutes-1 } minutes à quatre, { $minutes-2 } avec deux tours de circuit (RG-20.1).

## Le résultat

placing-finished = à l’arrivée
placing-last = dernière voiture en piste
placing-alone = seule voiture encore en piste
placing-retired = a abandonné
placing-time =
    { $minutes }:{ $seconds }, en { $turns ->
        [one] un tour de jeu
       *[other] { $turns } tours de jeu
    }

## Hasards

chance-grid = La grille, la pole position d’abord
chance-gear-1 = Le dé Vitesse 1
chance-gear-2 = Le dé Vitesse 2
chance-gear-3 = Le dé Vitesse 3
chance-gear-4 = Le dé Vitesse 4
chance-gear-5 = Le dé Vitesse 5
chance-gear-6 = Le dé Vitesse 6
chance-gas = Un dé Gaz
chance-brake = Un dé Frein
chance-boost = Le dé Boost
chance-damage = Des jetons Dégât tirés du sac
chance-qualifying-tie = Le plus rapide parmi ceux qui ont le même temps

## Réglages

setting-circuit = Circuit
    .help = Un des huit circuits imprimés, ou un circuit à vous.
setting-circuit-1 = Circuit 1
    .help = 14 tuiles, deux voies
setting-circuit-2 = Circuit 2
    .help = 15 tuiles, trois voies
setting-circuit-3 = Circuit 3
    .help = 15 tuiles, deux voies
setting-circuit-4 = Circuit 4
    .help = 15 tuiles, trois voies
setting-circuit-5 = Circuit 5
    .help = 16 tuiles, deux et trois voies
setting-circuit-6 = Circuit 6
    .help = 15 tuiles, trois voies
setting-circuit-7 = Circuit 7
    .help = 17 tuiles, deux voies
setting-circuit-8 = Circuit 8
    .help = 17 tuiles, trois voies
setting-laps = Tours
    .help = Combien de fois la ligne est franchie après le départ.
setting-preset = Règles
    .help = La première course se joue en pneus Asphalte, avec un départ simple. La course complète a le choix des pneus et le Départ Canon.
setting-preset-first_race = Première course
setting-preset-full_race = Course complète
setting-weather = Météo
    .help = La météo au départ.
setting-weather-sun = Soleil
setting-weather-rain = Pluie
setting-tyres = Pneus
    .help = Tout le monde en Asphalte, ou chacun choisit.
setting-tyres-asphalt = Asphalte pour tous
setting-tyres-secret = Choisis en secret
setting-tyres-open = Choisis l’un après l’autre
setting-cannon_start = Départ Canon
    .help = De la vitesse 0, on peut partir en seconde ; une alerte sur ce dé finit le tour.
setting-qualifying = Qualifications
    .help = Un tour seul contre la montre décide de la grille.
setting-changing_weather = Météo changeante en solo
    .help = En solo la météo peut changer, et il y a des arrêts aux stands.
setting-recovery_turn_counts = Retour chronométré
    .help = En solo, le tour qui suit un 00 est aussi noté sur la feuille de temps.
setting-overtake_scope = À côté de
    .help = Quelles voitures sont à votre hauteur : celles juste à côté, ou toutes celles de la rangée.
setting-overtake_scope-beside = Les voitures juste à côté
setting-overtake_scope-row = Les voitures de la même rangée
setting-car_class = Catégorie
    .help = Combien de dés de chaque sorte ont les voitures.
setting-car_class-GT6 = GT6
setting-car_class-GT6_BOP = GT6 BOP
setting-car_class-GT5 = GT5
setting-car_class-GT5_BOP = GT5 BOP
setting-car_class-GT4 = GT4
setting-soft_tyres = Pneus tendres
    .help = Une troisième sorte de pneus : meilleurs au soleil, pendant quatre tours de jeu.

# Des réglages qui vont ensemble
preset-first = Première course
    .help = Deux novices, pneus Asphalte et soleil sur le circuit 1, pour découvrir.
preset-full = Course complète
    .help = Vos pneus, le Départ Canon, et la météo comme elle vient.
preset-solo = Contre la montre
    .help = Seul sur le circuit, avec une feuille de temps.

## Ce que veulent dire les signes du plateau

reference-road = Sur la piste
reference-cars = Les voitures
reference-tokens = Tiré quand on perd le contrôle
sign-circle = Vitesse limite
    .help = La vitesse maximale pour entrer sur la case. Plus vite, vous perdez le contrôle à cet endroit.
sign-triangle = Vitesse limite dangereuse
    .help = Plus vite, vous perdez le contrôle. Exactement à cette vitesse, une alerte s’ajoute.
sign-dots = Pointillés avec un nombre
    .help = La vitesse maximale pour les franchir tout droit, en entrant ou en sortant. En diagonale, ils ne comptent pas.
sign-warning = Pointillés avec une alerte
    .help = Les franchir tout droit ajoute une alerte, à toute vitesse. En diagonale, ils ne comptent pas.
sign-danger = Danger
    .help = Une bande et un chevron jaunes, deux orange ou trois rouges : plus il y en a, plus une perte de contrôle fait de dégâts.
sign-ideal = Trajectoire idéale
    .help = Par où passe un tour rapide. Elle ne change rien.
sign-finish = Ligne d’arrivée et grille
    .help = Franchir la ligne termine un tour. Les cases numérotées sont les places au départ.
sign-pit = Stands
    .help = Un tour de jeu qui finit à la vitesse 1 sur une case simple, au bord de la piste, peut finir ici : pneus, réparation ou les deux. Le nombre est le marqueur que vous recevez.
sign-marker = Marqueur de vitesse
    .help = Blanc dans une manche blanche, noir dans une manche noire : la voiture doit encore jouer. Sur l’autre face, elle a joué.
sign-flag = Drapeau jaune
    .help = Tant qu’il y en a un, personne ne dépasse une voiture qui roule.
sign-spun = À l’envers
    .help = Elle a perdu le contrôle et s’est arrêtée, vitesse 0. Se retourner ne coûte rien.
sign-off = Hors de la piste
    .help = Elle a perdu le contrôle, marqueur 00. Son prochain tour de jeu la ramène sur sa case, si elle est libre.
sign-sun = Soleil
    .help = Les pneus Asphalte y sont les meilleurs.
sign-rain = Pluie
    .help = Sous la pluie, chaque train de pneus a d’autres dés ; en pneus Asphalte, vous perdez plus tôt le contrôle.

## Où en est la partie

phase-tyres = Choix des pneus
phase-qualifying = Qualifications
phase-grid = La grille
phase-round = Une nouvelle manche
phase-turn = La voiture suivante
phase-plan = Trajectoire
phase-rolling = Lancers
phase-relay = Dés à reposer
phase-side = Sortie de piste
phase-pit = Un arrêt aux stands ?
phase-over = La course est finie

## Conseils : pourquoi un pilote le ferait

hint-plan =
    { $why } : { $steps ->
        [one] une étape
       *[other] { $steps } étapes
    }, en vitesse { $speed } à la fin, avec { $risk } % de risque si tout est lancé{ hint-spoiled }
hint-flat-out =
    en Grosse Attaque, { $why } : { $steps ->
        [one] une étape
       *[other] { $steps } étapes
    }, en vitesse { $speed } à la fin, avec { $risk } % de risque{ hint-spoiled }
# Pourquoi une trajectoire est bonne.
hint-why-finish = passer la ligne d’arrivée
hint-why-brakes = freiner avant { road-bend }
hint-why-into = entrer dans { road-bend }
hint-why-through = passer { road-bend }
hint-why-towards = vite vers { road-bend }
hint-why-out = prendre de la vitesse en quittant { road-bend }
hint-why-speed = prendre de la vitesse dans { road-section }
hint-roll = continuer est plus rapide, avec { $risk } % de risque{ hint-last-warning }
hint-stop = s’arrêter est plus rapide qu’un risque de { $risk } %{ hint-last-warning }
hint-secure = les jetons valent moins qu’un risque de { $risk } %{ hint-last-warning }
hint-last-warning =
    { $left ->
        [1]  : encore une alerte et le contrôle est perdu
       *[other] { "" }
    }
hint-relay =
    c’est là que la perte de contrôle coûte le moins{ $space ->
        [none] { "" }
       *[other]  : { $space }
    }
hint-tyres = ces pneus conviennent à la météo
hint-stay-out = un arrêt coûterait plus qu’il ne rapporte
hint-pit = un arrêt vaut la peine avec ce qui reste à parcourir

## Conseils : ce qu’on peut dire d’autres décisions

hint-so-far =
    { $steps ->
        [one] une étape pour l’instant
       *[other] { $steps } étapes pour l’instant
    }, en vitesse { $speed }, avec { $risk } % de risque si tout est lancé{ hint-spoiled }
hint-one-by-one = { $risk } % de risque, étape par étape{ hint-spoiled }{ hint-last-warning }
hint-all-at-once = { $risk } % de risque, tous les dés d’un coup{ hint-spoiled }
hint-spoiled =
    { $spoiled ->
        [0] { "" }
       *[other]  ; { $spoiled } % qu’un Départ Canon raté finisse le tour après une étape
    }
hint-laid-again =
    { $steps ->
        [one] une étape reposée pour l’instant
       *[other] { $steps } étapes reposées pour l’instant
    }
hint-relaid =
    le contrôle est perdu après { $steps ->
        [one] { $steps } étape
       *[other] { $steps } étapes
    }
hint-tokens =
    coûte { $cost ->
        [one] un jeton Focus
       *[other] { $cost } jetons Focus
    } et en laisse { $left }
hint-given-up =
    { $steps ->
        [0] la trajectoire est faite jusqu’au bout
        [one] renonce à une étape de la trajectoire
       *[other] renonce à { $steps } étapes de la trajectoire
    }
hint-damage-kept =
    { $damage ->
        [0] il n’y a rien à réparer
        [one] un jeton Dégât reste
       *[other] { $damage } jetons Dégât restent
    }
hint-mended =
    { $damage ->
        [0] il n’y a rien à réparer
        [one] un jeton Dégât s’en va
       *[other] { $damage } jetons Dégât s’en vont
    }
hint-wrong-tyres = ces pneus ne conviennent pas à la météo

## Records : ce qui permet de comparer les temps

# Settings as they are said to somebody alone
alone-tyres-asphalt = Asphalte
alone-tyres-open = À vous de choisir

record-time = { $minutes }:{ $seconds }
record-laps =
    { $laps ->
        [one] un tour
       *[other] { $laps } tours
    }
record-changing-weather = météo changeante
record-own-circuit =
    { $name ->
        [none] un circuit de { $tiles } tuiles
       *[other] { $name }
    }

## La feuille de temps

sheet-title = Feuille de temps
sheet-circuit = Circuit
sheet-own = un circuit personnel
sheet-tyres = Pneus
sheet-driver = Pilote
sheet-weather = Météo
sheet-car_class = Voiture
sheet-date = Date
sheet-turn = Tour de jeu
sheet-running = Cumul
sheet-total_time = Temps total
sheet-seconds_gained = Secondes gagnées
sheet-final_time = Temps final

## La partie en chiffres

figure-rounds = Manches
figure-finished = Arrivés
figure-retired = Abandons
figure-focus = Jetons Focus restants
figure-damage = Jetons Dégâts
figure-turns = Tours sur la feuille
figure-losses = Pertes de contrôle
figure-seconds = Temps final en secondes
figure-spins = Tête-à-queue

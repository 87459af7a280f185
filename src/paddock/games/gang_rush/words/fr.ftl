### GangRush : Breakout en français. Les mots de la table en général sont dans core/words.
### À une table, une case se dit comme un lieu du pont (`bridge-place`). Ailleurs elle se dit comme elle s’écrit : 3:14 est
### la ligne 3 depuis la gauche, à 14 demi-cases du départ.

## Le titre, pour sa carte

title = GangRush : Breakout
    .pitch = Ramenez votre butin de l’autre côté du pont : soyez le plus riche, mais pas le dernier.
    .length = environ 45 minutes
    .goal = Traversez le pont et finissez le plus riche, mais jamais dernier.
    .goal-expert = Allez jusqu’au mur et revenez : le plus riche de ceux qui rentrent gagne.

# Le jeu en une minute
learn-1 = Traversez le pont avec votre butin. Le plus riche gagne, le premier reçoit une prime, et la dernière voiture ne peut pas gagner.
learn-2 = Une manche commence par les embûches : vous en posez sur la route pour les autres.
learn-3 = À votre tour, lancez cinq dés ; deux fois, vous pouvez relancer ceux que vous n’avez pas gardés.
learn-4 = Réparations et pannes s’annulent ; puis chaque face Vitesse tourne le compteur de 10 mph, vers le haut ou le bas.
learn-5 = Roulez ensuite de tout ce que dit le compteur. Les volants font changer de file ; les tirs touchent ce qui est devant vous.
learn-6 = Les dés inutilisés sont vendus à la fin de votre tour.

## Noms

money = { $amount } $
# Dans le sens de l’aller.
bridge-lane =
    { $lane ->
        [1] tout à gauche
        [2] à gauche
        [3] au milieu
        [4] à droite
       *[5] tout à droite
    }
bridge-place =
    { $zone ->
        [-1] l’autre rive
        [0] la case de départ
       *[other] { $next ->
            [0] la { $row ->
                [1] première
                [2] deuxième
                [3] troisième
               *[4] quatrième
            } case de la zone { $zone },
           *[other] la case à cheval sur les zones { $zone } et { $next },
        }
    } { bridge-lane }
dice-set =
    { $count ->
        [one] le dé { $list }
        [5] les cinq dés
       *[other] les dés { $list }
    }
player = la place { $seat }

driver-pupetta = Pupetta
    .power = Un pare-chocs : percuter avec son propre mouvement ne lui coûte rien, ni une barrière de chaque pile, ou d’un tremplin pris autrement que de front.
driver-don_moccioco = Don Moccioco
    .power = Son père lui envoie de l’argent : chaque tour qu’il joue rapporte au moins 200 $.
driver-spender = W.B. Spender
    .power = Une voiture blindée : sept points de carrosserie au lieu de cinq.
driver-duke = John Duke
    .power = Un taxi bien suspendu : un dégât de moins sur chaque portion abîmée, atterrissage et rebond.
driver-parker = Clyde Parker
    .power = Une tourelle : chaque tir peut partir dans les six directions.

colour-red = rouge
colour-blue = bleue
colour-white = blanche
colour-yellow = jaune
colour-green = verte

face-speed = compteur
face-wheel = volant
face-shot = tir
face-repair = réparation
face-breakage = casse
shown-speed = compteur
shown-wheel = volant
shown-shot = tir
shown-repair = réparation
shown-breakage = casse
shown-none = pas de dé

direction-F = vers l’avant
direction-B = vers l’arrière
direction-FL = vers l’avant gauche
direction-FR = vers l’avant droite
direction-BL = vers l’arrière gauche
direction-BR = vers l’arrière droite

hazard-container = un conteneur
hazard-barrier_1 = une barrière
hazard-barrier_2 = deux barrières
hazard-barrier_3 = trois barrières
hazard-police_1 = un policier
hazard-police_2 = deux policiers
hazard-police_3 = trois policiers
hazard-police_4 = quatre policiers
hazard-nails_2 = deux clous
hazard-nails_3 = trois clous
hazard-nails_4 = quatre clous
hazard-speed_limit = une limitation de vitesse

tile-smooth_ride = Coussin d’air
    .help = Jusqu’à votre prochain tour, les portions abîmées ne vous font rien.
tile-bulletproof = Manteau pare-balles
    .help = Jusqu’à votre prochain tour, aucun tir ne vous touche, ni des joueurs ni des policiers.
tile-solid_tyres = Pneus pleins
    .help = Les clous ne vous font rien et restent en place.
tile-crane_pass = Abonnement à la grue
    .help = La grue ne vous coûte rien.
tile-ballast = Lest de plomb
    .help = Aucun adversaire ne peut déplacer votre voiture ; les chocs font toujours mal.
tile-mortar = Mortier de coffre
    .help = Une fois par tour, un tir qui touche une voiture la repousse aussi d’une case.
tile-bribed_cops = Amis au commissariat
    .help = Les balles des policiers vous traversent et peuvent toucher quelqu’un derrière vous.
tile-ramp_collector = Collection de tremplins
    .help = Votre tremplin inutilisé vaut 700 $ à la fin.
tile-pump_gun = Fusil à pompe
    .help = Pendant ce tour, un tir peut être une décharge : 2 dégâts sur les deux cases droit devant.
tile-rear_gunner = Tireur arrière
    .help = Chacun de vos tirs part aussi de l’autre côté.
tile-trick_bullet = Balle magique
    .help = Une fois par tour, gratuitement : 1 dégât à n’importe quelle voiture sur le pont.
tile-gunsmith = Armurier
    .help = Une fois par tour, un dé inutilisé qui n’est pas une casse devient un tir.
tile-rolling_garage = Garage roulant
    .help = Réparations à toute vitesse, à 100 $ le point.
tile-mine = Mine
    .help = À la fin de votre tour : la première autre voiture sur sa case prend 2 dégâts.
tile-oil_slick = Flaque d’huile
    .help = À la fin de votre tour : qui passe là glisse et perd tous ses volants.
tile-acid_pool = Flaque d’acide
    .help = Comme l’huile, avec un point en moins ; le billet est dissous.
tile-nitro = Nitro
    .help = Deux compteurs de plus, vers le haut ou vers le bas.
tile-firebomb = Cocktail Molotov
    .help = 3 dégâts sur la case juste derrière vous.
tile-tuneup_wheel = Réglage de la direction
    .help = Un volant de plus, et un point de carrosserie.
tile-tuneup_speed = Réglage du moteur
    .help = Un compteur de plus, et un point de carrosserie.
tile-sport_pack = Pack sport
    .help = Un volant et un compteur de plus.
tile-spare_panels = Tôles de rechange
    .help = Deux points de carrosserie.
tile-double_up = Quitte ou double
    .help = Après le dernier lancer, un dé compte pour deux.
tile-power_steering = Direction assistée
    .help = Deux volants de plus.
tile-road_crew = Équipe de chantier
    .help = Déplacez jusqu’à cinq barrières d’une case chacune.
tile-forklift = Chariot élévateur
    .help = Déplacez un ou deux conteneurs d’une case chacun.
tile-envelope = Grosse enveloppe
    .help = Prenez 500 $.
tile-second_wind = Second souffle
    .help = Après le troisième lancer : deux relances de plus, de tous les dés voulus.
tile-loaded_die = Dé pipé
    .help = Après le dernier lancer, tournez un dé sur la face de votre choix.

tile-colour-gold = permanent
tile-colour-blue = temporaire
tile-colour-metal = une seule fois
tile-colour-grey = à poser sur la route

## Ce qui s’est passé : avant le tour

event-picks = { $car } part de { $space } avec { $cash } $ (place { $seat }).
event-offers = Le magasin propose { $tile } pour { $price } $.
title-round = Manche { NUMBER($round, useGrouping: 0) }
event-round = La manche { NUMBER($number, useGrouping: 0) } commence.
event-in_order =
    { $place ->
        [1] { $car } est en tête.
       *[other] { $car } est en position { $place }.
    }
event-reveals = Embûche révélée : { $hazard }.
event-places =
    { $car } pose { $hazard } sur { $space }{ $hazard-name ->
        [barrier_2] { $count ->
            [1] { ", mais il ne reste qu’une barrière." }
           *[other] .
        }
        [barrier_3] { $count ->
            [1] { ", mais il ne reste qu’une barrière." }
            [2] { ", mais il ne reste que deux barrières." }
           *[other] .
        }
       *[other] .
    }
event-discards = { $car } ne trouve pas de case pour { $hazard }.

## Ce qui s’est passé : un tour

event-turn = C’est à { $car } de jouer, à { $speed } mph.
event-loses_turn = { $car } est dans la rivière et perd son tour.
event-lays_ramp = { $car } pose un tremplin sur { $space }.
event-services = { $car } fait tout réparer pour { $price } $.
event-rolls = { $car } lance { $dice } : { $one }, { $two }, { $three }, { $four }, { $five }.
event-cancels =
    { $car } annule { $pairs ->
        [one] une casse
       *[other] { $pairs } casses
    } par des réparations.
event-breaks =
    { $car } subit { $points ->
        [one] une casse
       *[other] { $points } casses
    }.
event-repairs =
    { $car } répare { $points ->
        [one] un point de carrosserie
       *[other] { $points } points de carrosserie
    } : il y en a { $body }.
event-restarts = { $car } fait demi-tour pour repartir.
event-dial = { $car } roule à { $speed } mph.
event-moves = { $car } avance sur { $space }.
event-collects = { $car } ramasse { $amount } $ sur { $space }.
event-handbrake = { $car } tire le frein à main et fait demi-tour.
event-turns_home = { $car } prend le chemin du retour.
event-sells =
    { $car } vend { $count ->
        [0] zéro dé
        [one] un dé
       *[other] { $count } dés
    } et reçoit { $amount } $.

## Ce qui s’est passé : les chocs

event-rams = { $car } tamponne { $other }, { $direction }.
event-crashes = { $car } s’écrase contre { $other }, { $direction }.
event-contact = { $car } est projeté contre { $other }.
event-pile_up = { $car } provoque un carambolage.
event-squeezed = { $car } se fait serrer.
event-holds = { $car } ne bouge pas d’un pouce.
event-pushed = { $car } est poussé sur { $space }.
event-hits = { $car } percute ce qui se dresse sur { $space }.
event-scrapes = { $car } frotte ce qui se dresse sur { $space }.
event-damaged =
    { $car } perd { $points ->
        [one] un point de carrosserie
       *[other] { $points } points de carrosserie
    }{ $amount ->
        [0] { "" }
       *[other] { " " }et { $amount } $
    } : il en reste { $body }.
event-spins_out = { $car } part en tête-à-queue.
event-falls = { $car } tombe dans la rivière à { $space }.

## Ce qui s’est passé : la route

event-bad_road = { $car } passe sur la portion abîmée sur { $space }.
event-breaks_barriers =
    { $car } défonce { $count ->
        [one] la barrière
       *[other] { $count } barrières
    } sur { $space }.
event-takes_nails = { $car } ramasse { $count } clous sur { $space }.
event-slowed = { $car } ralentit à { $speed } mph à cause des clous.
event-speed_trap = { $car } passe trop vite le panneau sur { $space }, à { $speed } mph.
event-shifts =
    { $count ->
        [one] Le policier se décale
       *[other] Les { $count } policiers se décalent
    } de { $from } vers { $to }.
event-removes_police =
    { $count ->
        [one] Le policier quitte
       *[other] Les { $count } policiers quittent
    } { $space } et le pont.
event-blows_up = { $car } saute sur la mine sur { $space }.
event-slides = { $car } glisse sur { $space }.
event-loses_wheels = { $car } perd tous ses volants pour ce tour.

## Ce qui s’est passé : les tirs

event-shoots = { $car } tire { $direction }.
event-fires_mortar = { $car } tire au mortier { $direction }.
event-blasts = { $car } tire au fusil à pompe.
event-tricks = { $car } a une balle magique pour { $other }.
event-bombs = { $car } lance un cocktail Molotov sur { $space }.
event-struck = { $car } est touché.
event-bulletproof = Le manteau de { $car } arrête tout.
event-barriers_gone =
    { $count ->
        [one] Une barrière disparaît
       *[other] { $count } barrières disparaissent
    } de { $space }.

## Ce qui s’est passé : les tremplins

event-hits_ramp = { $car } heurte le tremplin sur { $space } du mauvais côté.
event-on_ramp = { $car } s’arrête sur le tremplin sur { $space }.
event-jumps =
    { $car } saute depuis { $space }, sur { $far ->
        [one] une case
       *[other] { $far } cases
    }.
event-landing =
    { $car } obtient { $face } pour l’atterrissage{ $short ->
        [0] .
       *[other] { " : une case trop court." }
    }
event-bounces = { $car } rebondit sur { $space }.
event-takes_bill = { $car } garde les { $amount } $ tombés du ciel.
event-lands = { $car } atterrit sur { $space }.

## Ce qui s’est passé : magasin et tuiles

event-buys = { $car } achète { $tile } pour { $price } $.
event-pays =
    { $car } paie { $amount } ${ $debt ->
        [0] .
       *[other] { " " }et doit { $debt } $ de plus.
    }
event-uses = { $car } utilise { $tile }.
event-loads = { $car } tourne le dé { $die } sur { $face }.
event-doubles = { $car } compte le dé { $die } deux fois.
event-to_shot = { $car } fait un tir du dé { $die }.
event-gains = { $car } reçoit { $amount } $.
event-carries =
    { $car } déplace { $tile-name ->
        [forklift] un conteneur
       *[road_crew] une barrière
    } de { $from } vers { $to }.
event-lays = { $car } laisse { $tile } sur { $space }.
event-ends_effect = { $tile } de { $car } : c’est fini.
event-renews = Personne n’a acheté : { $tile } quitte le magasin.

## Ce qui s’est passé : la fin

event-volley =
    { $count ->
        [one] Le policier
       *[other] Les { $count } policiers
    } sur { $space } { $count ->
        [one] tire
       *[other] tirent
    } sur { $car }.
event-crane =
    La grue dépose { $car } sur { $space }{ $price ->
        [0] , pour rien.
       *[other] { " " }pour { $price } $.
    }
event-leaves =
    { $car } sort du pont { $place ->
        [1] en premier !
       *[other] en position { $place }.
    }
event-rewarded = { $car } reçoit { $amount } $ pour la place { $place }.
event-arrested = { $car } se fait arrêter.
event-frozen = La course est finie ; tout le monde reste où il est.
event-sells_ramp = { $car } revend son tremplin pour { $amount } $.
event-fined = { $car } paie { $amount } $ pour sa dernière place.
event-concedes = La place { $seat } quitte la course.
event-over = La partie est finie.

## Ce que vous pouvez faire

do-car = Prendre { $driver } et partir de { $space }
do-hazard = Choisir { $hazard }
do-discard = Défausser { $hazard }
do-place = Poser sur { $space }
    .then = sur { $space }
do-ramp = Poser votre tremplin
do-service = Tout réparer pour 200 $
do-roll = Lancer les dés
do-reroll = Relancer { $dice }
do-stop = Garder les dés
do-settle = Continuer avec ces dés
do-load = Tourner le dé { $die } sur { $face }
do-double = Compter le dé { $die } deux fois
do-gunsmith = Faire un tir du dé { $die }
do-repair =
    Réparer { $points ->
        [one] un point de carrosserie
       *[other] { $points } points de carrosserie
    }
do-restart = Faire demi-tour (3 volants)
do-speed =
    { $steps ->
        [0] Garder votre vitesse
        [1] 10 mph de plus
        [2] 20 mph de plus
        [3] 30 mph de plus
        [4] 40 mph de plus
        [5] 50 mph de plus
        [-1] 10 mph de moins
        [-2] 20 mph de moins
        [-3] 30 mph de moins
        [-4] 40 mph de moins
       *[-5] 50 mph de moins
    }
do-no_service = Pas de réparation
do-step = Avancer { $direction }
    .then = { $direction }
do-shoot = Tirer { $direction }
do-mortar = Tirer au mortier { $direction }
do-pump = Tirer au fusil à pompe
do-trick = Balle magique sur { $driver }
do-garage =
    Réparer { $points ->
        [one] un point pour 100 $
       *[other] { $points } points pour { $points }00 $
    }
do-buy = Acheter la tuile à { $price }
do-use = Utiliser { $tile }
do-move = Déplacer de { $from } vers { $to }
do-done = Plus rien à déplacer
do-handbrake = Demi-tour au frein à main (3 volants)
do-end = Finir votre tour
do-shift = Décaler les policiers vers { $space }
do-bounce = Rebondir sur { $space }
do-crane = Revenir sur { $space }
do-concede = Quitter la course

## Ce qui est demandé

ask-picking = Prenez une voiture et une case de départ.
ask-hazards = Choisissez une embûche.
ask-start = Lancez les dés.
ask-rolling = Quels dés relancez-vous ?
ask-dice = Les dés sont jetés. Voulez-vous changer ou acheter quelque chose ?
ask-adjusting = Réglez votre compteur.
ask-moving = Où allez-vous ?
ask-moved = Votre mouvement est fini. Autre chose ?
ask-closing = Encore une tuile à poser, ou la fin de votre tour ?
ask-place = Où cela va-t-il ?
ask-move = Que déplacez-vous, et où ?
ask-service = Voulez-vous tout réparer ?
ask-shift = Où vont les policiers ?
ask-bounce = Où rebondissez-vous ?
ask-crane = Où la grue vous dépose-t-elle ?

## Pourquoi pas

refusal-over = La partie est finie.
refusal-no-seat = Cette table n’a pas une telle place.
refusal-not-your-turn = Ce n’est pas à vous de jouer. { $now }
refusal-not-now = Cela ne peut pas se décider maintenant. { $now }
refusal-cannot-concede = Vous n’êtes plus en course.
refusal-car-taken = Quelqu’un a pris cette voiture.
refusal-start-taken = Quelqu’un a pris cette case de départ.
refusal-no-start = Ce n’est pas une case de départ.
refusal-not-revealed = Cette embûche n’est pas révélée.
refusal-unplaceable = Il n’y a pas de case pour cette embûche, mais il y en a pour une autre.
refusal-placeable = Une embûche qui peut être posée doit l’être.
refusal-not-blank =
    { $what ->
        [damage] La route est abîmée sur cette case.
       *[thing] Il y a quelque chose sur cette case.
    }
refusal-same-kind = Une embûche du même type est sur une case adjacente.
refusal-behind-start = Il faut la poser au-delà de la ligne de départ.
refusal-locked-zone = On ne pose rien dans la zone de retournement ni derrière le mur.
refusal-no-such-space = Le pont n’a pas cette case.
refusal-no-ramp = Vous n’avez plus de tremplin.
refusal-no-ramps = Cette partie se joue sans tremplins.
refusal-not-stopped = Seule une voiture à l’arrêt se fait tout réparer.
refusal-body-full = Votre voiture est intacte.
refusal-serviced = Une seule fois par tour.
refusal-no-credit = La banque ne vous prête pas assez pour { $price } $.
refusal-set-aside = Un dé mis de côté y reste.
refusal-no-rerolls = Il n’y a plus de relance.
refusal-no-tile = Vous n’avez pas cette tuile.
refusal-tile-window = Cette tuile ne s’utilise pas à ce moment.
refusal-tile-used = Une seule fois par tour.
refusal-third-roll = Seulement après le troisième lancer.
refusal-permanent = Cette tuile est permanente : elle ne s’épuise pas, et son pouvoir a son propre moment.
refusal-names-a-die = Avec cette tuile, on nomme un dé.
refusal-not-active = Utilisez d’abord cette tuile, puis tirez.
refusal-nothing-to-move = Il n’y a rien qu’elle puisse déplacer.
refusal-no-such-die = Il n’y a pas un tel dé à changer.
refusal-die-used = Ce dé est utilisé.
refusal-same-face = Il montre déjà cela.
refusal-breakage = Une casse reste une casse.
refusal-no-repairs =
    Il vous reste { $repairs ->
        [0] zéro réparation
        [one] une réparation
       *[other] { $repairs } réparations
    }, et il manque { $missing ->
        [one] un point
       *[other] { $missing } points
    } à votre voiture.
refusal-few-missing =
    Il ne manque que { $missing ->
        [one] un point
       *[other] { $missing } points
    } à votre voiture.
refusal-not-wrong-way = Vous êtes dans le bon sens.
refusal-wrong-way = Vous êtes à contresens.
refusal-spun-out = Vous êtes parti en tête-à-queue pendant ce tour.
refusal-few-wheels = Il faut { $needed } volants, et vous en avez { $wheels }.
refusal-few-steps =
    Vous avez { $steps ->
        [0] zéro compteur
        [one] un compteur
       *[other] { $steps } compteurs
    }.
refusal-dial-range = Le compteur va de 0 à 50.
refusal-not-ahead = On avance tout droit, ou vers l’avant à gauche ou à droite.
refusal-off-side = On ne sort pas du pont en tournant.
refusal-movement-left = Il faut d’abord parcourir toute votre vitesse.
refusal-no-shot = Vous n’avez plus de tir.
refusal-no-target = Il n’y a rien à toucher.
refusal-no-turret = Vous tirez seulement droit devant.
refusal-shop-closed = Le magasin est fermé dans cette partie.
refusal-bought = Un seul achat par tour.
refusal-no-offer = Il n’y a rien à { $price } $.
refusal-turnaround = Le demi-tour se fait dans la zone de retournement, entièrement dedans.
refusal-turned = Vous avez déjà fait demi-tour.
refusal-not-free = Cette case n’est pas libre pour cela.
refusal-not-beside = Seulement une case voisine.
refusal-not-in-front = Le rebond mène à l’une des trois cases devant.
refusal-must-be-free = Le rebond mène à une case libre s’il y en a une, et à une voiture avant un conteneur.
refusal-crane-ends = La grue ne dépose personne derrière le mur, ni sur une case de départ au retour.
refusal-nothing-there =
    Il n’y a pas de { $thing ->
        [container] conteneur
       *[barrier] barrière
    } sur cette case.
refusal-stack-full = { $most } barrières sur une case, pas plus.
refusal-moved = C’est déjà déplacé.
refusal-nothing-moved = Déplacez au moins un conteneur.

## Ce qui ne va pas dans une table ou une position

problem-bank-differs = { $held } $ sont en main et sur la route ; la banque doit en avoir payé autant.
problem-beyond-wall = derrière le mur, on est arrêté.
problem-car-count = il peut y avoir une à { $most } voitures.
problem-die-twice = le dé { $die } est nommé deux fois.
problem-expert-players = la frontière fermée se joue à { $fewest } au moins.
problem-home-already = une voiture au retour a quitté le pont à cet endroit.
problem-needs-agenda = le moteur ne peut pas avoir été là.
problem-needs-car = chaque place a besoin d’un pilote ici.
problem-needs-die = il n’y a pas un tel dé sur la table.
problem-needs-exit = une voiture dans la rivière a besoin de sa case de sortie.
problem-needs-faces = il faut ici une valeur pour chacun des { $dice } dés.
problem-needs-hundreds = l’argent se compte par centaines.
problem-needs-space = une voiture en course a besoin d’une case.
problem-needs-start = qui choisit une voiture est sur une case de départ.
problem-needs-wheel = une flaque ne fait perdre que des dés qui montrent un volant.
problem-no-ramps = cette partie se joue sans tremplins.
problem-no-such-car = il n’y a pas de voiture « { $given } » ici, ou elle est nommée deux fois.
problem-no-such-space = le pont n’a pas de case « { $given } ».
problem-not-blue = seules les tuiles bleues peuvent être en cours.
problem-not-rolled = aucun dé n’est encore lancé dans cette phase.
problem-off-road-speed = une voiture qui n’est pas sur la route est à l’arrêt.
problem-only-expert = cela n’existe qu’avec la frontière fermée.
problem-only-river = seule une voiture dans la rivière a une case de sortie.
problem-other-phase = cela ne va pas avec la phase « { $phase } ».
problem-pile-differs = la pioche n’est pas ce qui reste des tuiles.
problem-rank-status = la liste ne va pas avec ce que disent les voitures.
problem-same-driver = deux voitures sont conduites par { $driver }.
problem-same-seat = la place { $seat } a deux voitures.
problem-seat-without-car = chaque place a besoin d’une voiture.
problem-shop-places = le magasin a { $places } places.
problem-solid-space = aucune voiture ne peut être sur un conteneur.
problem-space-full = ces choses ne peuvent pas partager cette case.
problem-spun-speed = une voiture partie en tête-à-queue pendant ce tour est à l’arrêt.
problem-start-empty = il faut quelqu’un sur le pont.
problem-too-many-barriers = il n’y a que { $most } barrières pour la route.
problem-too-many-ramps = il n’y a que { $most } tremplins.
problem-too-many-revealed = au plus { $most } embûches sont révélées.
problem-too-many-tiles = il n’y a pas tant de tuiles « { $tile } ».
problem-two-on-space = deux voitures ne peuvent pas partager la case { $space }.
problem-wrong-way-speed = une voiture à contresens est à l’arrêt.

## Comment cela a fini

placing-winner = la plus grosse somme, { $total } $ (place { $race } dans la course)
placing-money = { $total } $ (place { $race } dans la course)
placing-last = { $total } $, mais dernière place : un aller simple pour l’Alaska
placing-home = de retour avec { $total } $
placing-arrested = sous les verrous
placing-conceded = a quitté la course
placing-alone = reste au bout, avec { $total } $

## Hasards

chance-picking-order = Qui choisit une voiture en premier, et ainsi de suite
chance-bonus = Des tuiles bonus de la pioche
chance-hazard = Des embûches de la pioche
chance-die = Un dé de course
chance-landing = L’atterrissage

## Réglages

setting-expert = Frontière fermée
    .help = Mode expert, de trois à cinq : jusqu’au mur, demi-tour, et retour avec l’argent. La police arrête qui reste.
setting-gentle_hazards = Moins d’embûches
    .help = À trois ou quatre, autant d’embûches par manche que de joueurs.
setting-no_shop = Sans le magasin
    .help = Pour les premières parties : pas de tuiles bonus.
setting-no_ramps = Sans tremplins
    .help = Pour les premières parties : personne ne saute.
setting-hazards_per_round = Embûches par manche
    .help = Combien sont révélées : selon la règle, ou un nombre.
setting-hazards_per_round-usual = Selon la règle
setting-hazards_per_round-3 = 3
setting-hazards_per_round-4 = 4
setting-hazards_per_round-5 = 5
setting-picking_order = Qui choisit en premier
    .help = Voitures et cases de départ se choisissent dans l’ordre des places, ou dans un ordre tiré au sort.
setting-picking_order-seats = Ordre des places
setting-picking_order-random = Au hasard
setting-hide_cash = Cacher l’argent des autres
    .help = L’argent des autres est flouté à l’écran, même si l’on pourrait le compter.

# Réglages qui vont ensemble
preset-first = Première course
    .help = Deux novices, moins d’embûches, ni magasin ni tremplins : pour voir comment cela roule.
preset-full = Jeu complet
    .help = Embûches, magasin et tremplins, jusqu’au bout du pont.
preset-expert = Frontière fermée
    .help = Jusqu’au mur et retour, de trois à cinq.

## Où en est le jeu

phase-setup = Mise en place
phase-picking = Choix des voitures
phase-round = Une nouvelle manche
phase-hazards = Pose des embûches
phase-turn = La voiture suivante
phase-start = Avant le lancer
phase-rolling = Lancer des dés
phase-dice = Les dés sont là
phase-adjusting = Carrosserie et vitesse
phase-moving = Déplacement
phase-moved = Après le mouvement
phase-closing = La fin du tour
phase-round_end = Tirs des policiers
phase-crane = La grue
phase-over = La partie est finie

## Conseils : pourquoi le faire

hint-start = un bon endroit pour partir
hint-hazard =
    elle est sur le chemin de { $car }{ $harm ->
        [0] { "" }
       *[other] , et lui coûte environ { $harm } $ en moyenne
    }
hint-hazard-away = elle ne vous gêne pas là
hint-ramp = passer par-dessus coûte moins que passer au travers
hint-service = une voiture intacte pour peu d’argent
hint-roll = les dés disent la suite
hint-reroll =
    { $loss ->
        [0] environ { $gain } $ de mieux que de les garder
       *[other] environ { $loss } $ de moins que de les garder
    }
hint-keep = aucune relance ne promet mieux
hint-buy = elle vaut son prix
hint-tile = elle aide maintenant
hint-repair = les points avant l’argent
hint-speed = le meilleur chemin d’ici est à { $speed } mph
hint-path =
    { $damage ->
        [0] sans dégât en route
        [one] un point en route
       *[other] { $damage } points en route
    }{ $cash ->
        [0] { "" }
       *[other] , et { $cash } $ à ramasser
    }{ $space ->
        [none] { "" }
        [out]  ; on quitte le pont
       *[other]  ; on arrive sur { $space }
    }
hint-jump =
    { $damage ->
        [0] sans dégât en route
        [1] jusqu’à un point en route
       *[other] jusqu’à { $damage } points en route
    } ; l’atterrissage décide de la fin
hint-shot = cela coûte à { $car } plus que le dé ne vaut
hint-turn = de nouveau dans le bon sens
hint-end = plus rien à gagner
hint-shift = loin de votre propre chemin
hint-bounce = la descente la plus douce

## Conseils : ce qu’on peut dire d’autres décisions

hint-offer =
    { $tile } : vaut environ { $worth } $ pour vous maintenant ; { $debt ->
        [0] il reste { $cash } $
       *[other] { $debt } $ seraient dus
    }
hint-own-way = c’est sur votre propre chemin
hint-nobody = personne ne devrait y passer bientôt
hint-hits =
    cela coûte à { $car } { $points ->
        [one] un point
       *[other] { $points } points
    }{ $price ->
        [0] { "" }
       *[other]  ; le dé se vendrait { $price } $
    }
hint-misses =
    aucune voiture n’y perd de point{ $price ->
        [0] { "" }
       *[other]  ; le dé se vendrait { $price } $
    }
hint-body =
    ensuite { $body ->
        [0] aucun point de carrosserie
        [1] un point de carrosserie
       *[other] { $body } points de carrosserie
    }{ $price ->
        [0] { "" }
       *[other] , pour { $price } $
    }
hint-faces =
    { $way ->
        [wrong] la voiture serait dans le mauvais sens
       *[right] la voiture serait dans le bon sens
    }
hint-ramp-kept = gardé, le tremplin se vend { $price } $ à la fin
hint-tile-kept = gardée, la tuile vaut environ { $worth } $
hint-to-go =
    { $spaces ->
        [0] de là, il ne reste aucune case
        [1] de là, il reste une case
       *[other] de là, il reste { $spaces } cases
    }
hint-starts-with = part avec { $cash } $, et une voiture de { $body } points de carrosserie
hint-dial =
    { $price ->
        [0] ne coûte pas de dé : { $speed } mph
       *[other] { $speed } mph ; les dés pour cela se vendraient { $price } $
    }
hint-cash = vous laisse { $cash } $ en caisse
hint-as-they-lie = les dés restent comme ils sont
hint-stays = tout le reste demeure en place

## Signes du dessin

sign-car = une voiture : la lettre de sa couleur, son sens, sa vitesse en dizaines
sign-container = un conteneur
sign-police = des policiers, avec leur nombre
sign-barrier = des barrières
sign-nails = des clous
sign-speed_limit = une limitation à 30
sign-ramp = un tremplin, et où il mène
sign-mine = une mine
sign-oil_slick = de l’huile
sign-acid_pool = de l’acide
sign-cash = des billets, en centaines
sign-damaged = une portion abîmée
sign-wall = le mur de la frontière fermée
sign-post = un poste de police dans le mur

## La partie en chiffres

figure-rounds = Manches
figure-race = Place dans la course
figure-total = Argent
figure-debt = Dettes
figure-left = Sortis du pont
figure-arrested = Arrêtés
figure-damage = Dégâts
figure-spins = Tête-à-queue
figure-falls = Chutes

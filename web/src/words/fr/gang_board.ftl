### Le plateau de GangRush : le pont, les voitures, et ce qui arriverait.

gang-board = Le pont
gang-alaska = Alaska
gang-away = FILEZ !

gang-dollars = { NUMBER($amount, useGrouping: 0) } $

## Les voitures, pour qui les écoute
gang-car =
    { $car } ({ $name }) : { $where ->
        [river] dans la rivière à { $space }
       *[road] sur { $space }, { $speed } mph
    }, carrosserie { $body }{ $wrong ->
        [true] , à contresens
       *[false] { "" }
    }

## Une case que l’on montre
gang-zone = zone { $zones }
gang-start = départ, avec { $amount } $
gang-damaged = chaussée abîmée : un point
gang-wall = le mur
gang-turnaround = demi-tour ici
gang-ramp =
    { $way ->
        [B] un tremplin vers le départ
       *[F] un tremplin
    }
gang-mine = une mine de { $driver }
gang-stands = { $driver } : { $speed } mph, carrosserie { $body }, { $cash } $

## Ce qui se choisit sur le plateau
gang-way-ends = Rouler jusqu’à { $space }
gang-lift = Déplacer ce qui est sur { $space }
gang-shots-at = { $count } sortes de tir sur { $space }
gang-way-to =
    Jusqu’à { $space }, { $steps ->
        [one] un pas
       *[other] { $steps } pas
    }
gang-drive = Rouler
gang-drive-one = Un seul pas
gang-forget = Un autre chemin

## Ce qui arriverait
gang-preview = Ce qui arriverait
gang-loses-points =
    { $points ->
        [one] perd un point
       *[other] perd { $points } points
    } (reste { $body })
gang-loses-both =
    { $points ->
        [one] perd un point
       *[other] perd { $points } points
    } (reste { $body }) et { $amount } $
gang-loses-money = perd { $amount } $
gang-gains-money = gagne { $amount } $
gang-owes = doit { $amount } $ de plus
gang-in-river = tombe dans la rivière
gang-is-away = a quitté le pont
gang-is-arrested = est arrêté
gang-goes-to = jusqu’à { $space }
gang-turns = se retourne
gang-dial = compteur à { $speed }
gang-calm = Rien d’autre n’arrive.
gang-asks = En chemin, une question vous sera posée ; ceci en suit la première réponse.

## La position en mots
gang-text-now = Maintenant
gang-text-round = Manche { $round } : { $phase }.
gang-text-order = Ordre de la manche : { $cars }.
gang-text-road = Sur la chaussée
gang-text-cars = Les voitures
gang-head-car = Voiture
gang-head-player = Joueur
gang-head-place = Place
gang-head-speed = mph
gang-head-body = Carrosserie
gang-head-cash = Argent
gang-head-debt = Dette
gang-head-tiles = Tuiles
gang-place-road = { $space }
gang-place-wrong = { $space }, à contresens
gang-place-river = dans la rivière à { $space }
gang-place-out = loin
gang-place-arrested = arrêté
gang-place-conceded = hors course
gang-place-air = en l’air

## Ce que disent les signes
gang-reference-road = Sur la chaussée
gang-reference-drivers = Les pilotes
gang-sign-container = Conteneur
gang-help-container = Rien ne le déplace. De face, il coûte autant de points que vous avez de dizaines de mph, et vous arrête ; en changeant de file, un point.
gang-sign-barrier = Barrières
gang-help-barrier = Un point pour chacune ; elles disparaissent. Un tir en enlève une.
gang-sign-police = Police
gang-sign-start = Case de départ
gang-help-start = Là où une voiture commence, et l’argent avec lequel elle part.
gang-sign-zone = Zone
gang-help-zone = L’une des cinq parties du pont. Une case que la ligne coupe est dans les deux.
gang-help-police = À la fin de la manche, chaque agent tire dans sa file vers le départ, sur la voiture la plus proche. Y entrer ou tirer les fait changer de case.
gang-sign-nails = Clous
gang-help-nails = Après votre mouvement, vous roulez 10 mph moins vite pour chaque clou.
gang-sign-limit = Limitation
gang-help-limit = À 40 mph un point, à 50 mph deux.
gang-sign-ramp = Tremplin
gang-help-ramp = De face, vous sautez aussi loin qu’il vous reste de mouvement, et un dé dit comment vous atterrissez. De tout autre côté, trois points.
gang-sign-bills = Billets
gang-help-bills = Chaque point de carrosserie perdu fait tomber 100 $. Qui passe là les ramasse.
gang-sign-damage = Chaussée abîmée
gang-help-damage = Un point, chaque fois.
gang-sign-mine = Mine
gang-help-mine = Deux points pour la première voiture d’un autre joueur. Son anneau a la couleur de son propriétaire.
gang-sign-oil = Flaque d’huile
gang-help-oil = Vous glissez d’une case et perdez tous les volants de ce tour.
gang-sign-acid = Flaque d’acide
gang-help-acid = Comme l’huile, avec un point ; le billet se dissout.

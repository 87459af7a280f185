### Rallyman : GT : ce qui est devant le pilote, les dés sur la piste, et la position en mots.

## Les cadrans

gt-before-you = Devant vous
gt-speed = Vitesse
gt-warnings = Alertes
gt-warnings-of =
    { $warnings ->
        [0] Aucune alerte
        [one] Une alerte
       *[other] { $warnings } alertes
    } sur { $threshold } ; à { $threshold } vous perdez le contrôle.{ $coming ->
        [0] { "" }
        [one] { " " }La piste en ajoute une sur le plan.
       *[other] { " " }La piste en ajoute { $coming } sur le plan.
    }
gt-one-by-one = Dé par dé
gt-flat-out = Grosse Attaque
gt-risk-of-loss = { $percent } de risque de perdre le contrôle
gt-risk-none = rien de posé
gt-if-lost = Perte de contrôle
gt-if-lost-short = Si perte
gt-focus = Focus
gt-focus-tokens =
    { $tokens ->
        [0] Aucun jeton Focus
        [one] Un jeton Focus
       *[other] { $tokens } jetons Focus
    }
gt-tokens =
    { $tokens ->
        [0] aucun dégât
        [one] 1 dégât
       *[other] { $tokens } dégâts
    }
gt-percent = { $percent } %
gt-percent-less = < { $percent } %
gt-percent-more = > { $percent } %
gt-crash =
    Perdre le contrôle là : marqueur { $marker }{ $tokens ->
        [0] .
        [one] { " " }et un jeton Dégât.
       *[other] { " " }et { $tokens } jetons Dégât.
    }
gt-spins = tête-à-queue
gt-goes-off = sortie de piste
gt-danger = Le danger y est { $danger }.

## Les dés

gt-dice = Vos dés
gt-die = { $die }
gt-dice-left =
    encore { $left } sur { $count }{ $lost ->
        [0] { "" }
        [one] , un perdu par un dégât
       *[other] , { $lost } perdus par des dégâts
    }
gt-die-laid = sur la piste
gt-die-made = lancé
gt-die-lost = perdu par un dégât
gt-die-spare = plus de dé Vitesse permis
# the same in a word, beside the dice
gt-gears-at-most-short = max { $count }
gt-gears-at-most =
    { $count ->
        [one] un dé Vitesse au plus
       *[other] { $count } dés Vitesse au plus
    }
gt-secured = sécurisé

## Ce que l’on peut faire

gt-actions = Avec ces dés
gt-answers = Réponses
gt-do-roll = Lancer
gt-do-flat_out = Grosse Attaque
gt-do-secure = Sécuriser
gt-do-stop = S’arrêter ici
gt-risk-next = étape : { $percent }
gt-risk-flat = { $percent }, +{ $tokens } Focus
gt-secure-cost =
    { $cost ->
        [one] 1 jeton Focus
       *[other] { $cost } jetons Focus
    }
gt-quickest = plus rapide
gt-seconds-more = +{ $seconds } s
gt-about-asphalt = Pour le soleil. Sous la pluie, ils n’accrochent plus.
gt-about-rain = Pour la pluie. Au soleil, ils valent moins.
gt-about-soft = Les meilleurs au soleil, tant qu’ils ne sont pas usés.
gt-do-pit_tyres = Monter des { $tyres }
gt-do-pit_repair = Tout réparer
gt-do-pit_both = Réparer, et monter des { $tyres }
gt-pit-turns =
    { $turns ->
        [one] Départ au tour suivant.
       *[other] Vous perdez un tour.
    }
gt-pit-repairs =
    { $tokens ->
        [0] Rien à réparer.
        [one] Un jeton Dégât s’en va.
       *[other] { $tokens } jetons Dégât s’en vont.
    }

## Questions

gt-ask-lay-on = Posez encore, ou lancez.
gt-ask-roll = Votre plan est posé. Lancez !
gt-ask-relay-done = Les dés sont posés : le contrôle se perd là. Continuez, ou reprenez une étape.

## Les dés sur la piste

gt-fan = Dés qui mènent en { $space }
gt-space-offers =
    { $space } : { $count ->
        [one] une façon
       *[other] { $count } façons
    } d’y aller
gt-space-chosen =
    { $space }, { $count ->
        [one] une façon
       *[other] { $count } façons
    } d’y aller.
gt-space-shut = { $space } : pas maintenant. Pourquoi ?
gt-take-back = Reprendre : { $step }
gt-speed-held = La vitesse reste { $speed }.
gt-speed-here = Vitesse { $speed }.
gt-track-warnings =
    { $count ->
        [one] La piste ajoute une alerte.
       *[other] La piste ajoute { $count } alertes.
    }
gt-too-fast = Trop vite : le contrôle s’y perd.
gt-dice-show =
    { $warnings ->
        [0] Pas d’alerte sur ces dés.
        [one] Une alerte sur ces dés.
       *[other] { $warnings } alertes sur ces dés.
    }
gt-lost-there = Le contrôle s’y perd.
gt-finishes = Ligne d’arrivée !
gt-risk-to-here = { $percent } de risque jusque-là.
gt-spoiled = { $percent } qu’un Départ Canon raté finisse le tour après une étape.
gt-spoiled-short = { $percent } raté

## Touches

gt-key-gear = poser ce dé Vitesse, avec les freins qu’il faut
gt-key-gas = poser un dé Gaz
gt-key-brake = freiner
gt-key-space = choisir la case
gt-key-fan = montrer les dés pour la case
gt-key-lay = poser un dé
gt-key-back = reprendre
gt-key-answer = cette réponse

## Une voiture

gt-marker = marqueur de vitesse { $speed }, face { $colour }
gt-status-off = hors piste
gt-status-pit = aux stands
gt-status-finished =
    { $place ->
        [1] à l’arrivée, en tête
       *[other] à l’arrivée, place { $place }
    }
gt-status-lap-driven = tour bouclé
gt-status-retired = hors course
gt-status-at = { $status }, sur { $space }
gt-on-space = sur { $space }
gt-no-space = pas encore sur la piste
gt-sheet = Feuille de temps

## La position en mots

gt-text-now = Où en est-on
gt-text-circuit =
    { $circuit } : { $laps ->
        [one] un tour
       *[other] { $laps } tours
    } d’environ { $spaces } cases.
gt-text-round = Manche { $round }, { $colour } : { $phase }.
gt-text-weather = Météo : { $weather }.
gt-text-order = Encore à jouer, dans cet ordre : { $cars }.
gt-text-mine = Votre voiture : { $car }
gt-text-speed = Vitesse { $speed }, { $place }.
gt-text-tyres = Pneus : { $tyres }.
gt-text-dice = Dés : { $gear } Vitesse, { $gas } Gaz, { $brake } Frein. Le contrôle se perd à { $threshold } alertes.
gt-text-tokens = Jetons : { $tokens }.
gt-text-left = Dés restants : { $dice }.
gt-text-left-by-kind = Dés restants : Vitesse { $gears } ; Gaz { $gas } ; Frein { $brake }.
gt-text-none-left = Il ne reste aucun dé.
gt-text-under = Sous elle, { $space } : { $things }.
gt-text-plan = Les dés sur la piste
gt-text-one-by-one = Lancés dé par dé jusqu’au bout : { $percent } de risque de perdre le contrôle.
gt-text-flat-out =
    Grosse Attaque : { $percent } de risque, pour { $tokens ->
        [one] un jeton Focus
       *[other] { $tokens } jetons Focus
    }.
gt-text-choice = { $choice } : { $seconds }.
gt-text-next = Ce que vous pouvez poser
gt-text-space = { $space } : { $things }.
gt-limit = limite { $limit }
gt-limit-hazard = limite { $limit }, avec une alerte à { $limit }
gt-danger-of = danger { $danger }
gt-text-cars = Toutes les voitures
gt-text-head-car = Voiture
gt-text-head-player = Joueur
gt-text-head-speed = Vitesse
gt-text-head-place = Place
gt-text-head-lap = Tour
gt-text-head-tyres = Pneus
gt-text-head-focus = Focus
gt-text-head-tokens = Jetons

### Ce que la table du terminal dit de Rallyman : GT.

rg-round = Manche { NUMBER($round, useGrouping: 0) }, { $colour }
rg-own-circuit = Circuit à vous
rg-speed = vitesse { $speed }
rg-order = Encore à jouer dans cette manche, dans l’ordre : { $cars }.
rg-sheet = Feuille de temps : { $markers }.
rg-car =
    { $car } : sur { $space }, vitesse { $speed }, { $focus ->
        [0] aucun jeton Focus
        [one] un jeton Focus
       *[other] { $focus } jetons Focus
    }
rg-car-out = { $car } : { $mark }.
rg-damage = dégâts : { $tokens }
rg-is-played = a joué
rg-is-off = hors de la piste
rg-is-pit = aux stands
rg-is-finished = à l’arrivée !
rg-is-retired = hors course
rg-row-plan = Plan
rg-row-speed = Vitesse
rg-row-warned = Piste
rg-row-risk = Risque %
rg-row-spoiled = Raté %
rg-dice = Dés : { $gears } · gaz { $gas } · frein { $brake } · perte à ⚠{ $threshold }
rg-rolled = Lancés : { $dice } · posés : { $laid }
rg-rolling =
    ⚠ { $warnings } sur { $threshold } · { $focus ->
        [0] aucun jeton Focus
        [one] un jeton Focus
       *[other] { $focus } jetons Focus
    }
rg-too-fast-short = trop vite
rg-step-speed = vitesse { $speed }
rg-step-warnings =
    { $warnings ->
        [one] une alerte de la piste
       *[other] { $warnings } alertes de la piste
    }
rg-step-too-fast = trop vite : perte de contrôle à cet endroit
rg-step-finishes = par-delà la ligne d’arrivée
rg-step-risk = { $risk } % de risque de perte de contrôle jusque-là
rg-step-spoiled = { $risk } % qu’un Départ Canon raté finisse le tour après une étape
rg-spoiled-short = raté { $risk } %
rg-plan-step = Étape { $number } : { $dice } vers { $space } ({ $told }).
rg-crash =
    Perte de contrôle à cet endroit : marqueur { $marker }, { $tokens ->
        [0] aucun dégât.
        [one] un jeton de dégât.
       *[other] { $tokens } jetons de dégât.
    }
rg-warnings = Alertes jusqu’ici : { $warnings } ; à { $threshold }, perte de contrôle.
rg-short-roll = g Lancer { $risk } % · { $seconds } s
rg-short-secure = x Sécuriser −{ $cost } · { $seconds } s
rg-short-stop = e Arrêt · { $seconds } s
rg-short-flat_out = f Attaque { $risk } % · { $seconds } s
rg-long-roll = { $risk } % de risque de perte de contrôle maintenant ; puis environ { NUMBER($seconds, useGrouping: 0) } secondes jusqu’à l’arrivée
rg-long-secure =
    { $cost ->
        [one] coûte un jeton Focus
       *[other] coûte { $cost } jetons Focus
    } ; puis environ { NUMBER($seconds, useGrouping: 0) } secondes jusqu’à l’arrivée
rg-long-stop = puis environ { NUMBER($seconds, useGrouping: 0) } secondes jusqu’à l’arrivée
rg-long-flat_out =
    { $risk } % de risque de perte de contrôle ; rapporte { $focus ->
        [one] un jeton Focus
       *[other] { $focus } jetons Focus
    } ; puis environ { NUMBER($seconds, useGrouping: 0) } secondes jusqu’à l’arrivée
rg-key-roll = lancer l’étape suivante
rg-key-secure = sécuriser l’étape suivante avec des jetons Focus
rg-key-stop = s’arrêter ici
rg-key-flat_out = Grosse Attaque : tous les dés d’un coup
rg-no-space = Cette case n’existe pas.
rg-space = { $space }, danger { $danger }
rg-limit =
    { $hazard ->
        [yes] dangereux : une alerte à { $limit }, perte de contrôle au-delà
       *[no] limite { $limit }
    }
rg-here = { $car } est ici
rg-move =
    { $straight ->
        [yes] tout droit vers { $space }
       *[no] en diagonale vers { $space }
    }
rg-move-limit = (par-dessus un { $limit } en pointillés)
rg-move-warns =
    { $warnings ->
        [one] (une alerte)
       *[other] ({ $warnings } alertes)
    }

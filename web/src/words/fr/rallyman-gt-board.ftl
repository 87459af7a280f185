### Le plateau de Rallyman : GT : le circuit, les voitures, l’ordre de la manche.

gt-board = La piste : { $circuit }

## Les voitures, pour qui les entend
gt-car-road =
    { $car } ({ $name }) : vitesse { $speed }, sur { $space }{ $backwards ->
        [true] , à l’envers
       *[false] { "" }
    }{ $flags ->
        [0] { "" }
       *[other] , avec un drapeau jaune
    }
gt-car-off =
    { $car } ({ $name }) : hors de la piste, à { $side } de { $space }{ $flags ->
        [0] { "" }
       *[other] , avec un drapeau jaune
    }
gt-car-pit = { $car } ({ $name }) : aux stands, marqueur { $speed } sur { $space }

## Ce qui se lit au-dessus du plateau
gt-order = La manche et son ordre
gt-order-next = { $car } ({ $name }), vitesse { $speed }, doit encore jouer
gt-order-played = { $car } ({ $name }), vitesse { $speed }, a joué
gt-order-finished = { $car } ({ $name }), à l’arrivée
gt-order-retired = { $car } ({ $name }), a quitté la course
gt-round-short = Manche
gt-round-white = manche blanche
gt-round-black = manche noire
gt-lap = Tour { $lap } sur { $laps }

## Une case que l’on montre
gt-space-limit = vitesse limite { $limit }
gt-space-hazard = vitesse limite { $limit }, et une alerte à { $limit } exactement
gt-space-way-limit = tout droit vers { $space } à { $limit } au plus
gt-space-way-warning =
    tout droit vers { $space } : { $warnings ->
        [one] une alerte
       *[other] { $warnings } alertes
    }
gt-space-pit = arrêt aux stands possible
gt-space-danger = danger : { $danger }
gt-space-car = { $car }, vitesse { $speed }

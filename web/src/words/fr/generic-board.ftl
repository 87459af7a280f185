### Le plateau d’un titre qui en déclare un et n’a pas de dessin à lui.

generic-board = Le plateau
generic-space = case { $space }
generic-start = Départ
generic-finish = Arrivée
generic-piece = Un pion
generic-pieces = Où sont les pions
generic-previews = Ce qui en résulterait
generic-leads-to = mène à { $spaces }
generic-percent = { $percent } %
generic-end = { $space } : { $percent } %
generic-path =
    { $count ->
        [one] Un pas : { $space }.
       *[other] { $count } pas : { $space }.
    }
generic-several =
    { $count ->
        [one] { $space } : on continue de là
       *[other] { $space } : { $count } choix
    }
generic-choose = Que choisissez-vous ?
generic-next = Touchez maintenant la case suivante.
generic-text-space = Case
generic-text-kind = Nature
generic-text-next = Mène à

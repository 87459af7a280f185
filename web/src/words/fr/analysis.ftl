## Ce qui est possible, du meilleur au moins bon

hint-ranking = Ce qui est possible, le meilleur d’abord

## Une partie finie, revue

chances = Chances de gagner
chances-alone = Ce que le résultat promettait, de 0 à 100
chances-looking = La partie est revue : qui pouvait espérer gagner, et quand …
chances-failed = Les chances ne sont pas disponibles pour le moment.
chances-again = Réessayer
chances-graph = Chances de gagner, moment par moment ; Entrée y mène
chances-graph-alone = Ce que le résultat promettait, moment par moment ; Entrée y mène
chances-one = La partie revue
chances-table = En tableau
chances-turning = Tournants
chances-before = Avant le départ

## Niveaux des automates, du plus faible au plus fort

level-bot = Automate
level-random = Automate · au hasard
level-random-text = décide sans regarder
level-learner = Automate · débutant
level-learner-text = connaît les règles, se trompe souvent
level-novice = Automate · amateur
level-novice-text = a une idée, se trompe de temps en temps
level-club = Automate · pilote de club
level-club-text = joue solidement, se trompe rarement
level-driver = Automate · pilote de course
level-driver-text = prévoit bien et ne se trompe pas : l’adversaire habituel
level-champion = Automate · champion
level-champion-text = réfléchit plus loin, et prend un moment pour cela
level-trained = Automate · entraîné
level-trained-text = a appris en s’entraînant ; la course dira ce qu’il vaut
trained-level = Automate · { $name } (entraîné)

### Le plateau : les mots communs à tous les jeux, et ceux de l’usine de RoboRally.

board-keys = Les flèches parcourent le plateau, plus et moins changent la taille, 0 montre tout.
board-nearer = Plus près
board-farther = Plus loin
board-whole = Voir tout le plateau
board-label = Le parcours { $course }
board-now = Ce qui se joue
board-turn = Tour { NUMBER($turn, useGrouping: 0) }
board-register =
    { $register ->
        [0] Aucun registre en cours
       *[other] Registre { $register } sur 5
    }

### Ce que la table du terminal dit de RoboRally.

rr-head = { $course } · Tour { NUMBER($turn, useGrouping: 0) } · { $phase }
rr-own-course = Parcours à soi
rr-flags = Drapeaux : { $flags }.
rr-ask-seal = Votre programme est complet. Le sceller ?
rr-target = Cible : { $robot }.
rr-hidden = carte cachée
rr-u_turn = Demi-tour
rr-rotate_left = Gauche
rr-rotate_right = Droite
rr-back_up = Recul
rr-move_1 = Avance 1
rr-move_2 = Avance 2
rr-move_3 = Avance 3
rr-team = équipe { $team }
rr-is-sealed = scellé
rr-is-destroyed = détruit
rr-is-down = éteint
rr-is-announced = s’éteindra
rr-is-finished = arrivé !
rr-is-eliminated = sorti
rr-foreseen = Seul sur le parcours, il finirait en { $x }, { $y }, tourné vers { $facing }.
rr-foreseen-lost = Attention : même seul sur le parcours, il serait perdu au registre { $register } !
rr-course-line =
    { $low } à { $high } joueurs · { $flags ->
        [one] un drapeau
       *[other] { $flags } drapeaux
    } · { $length ->
        [short] court
        [long] long
       *[medium] moyen
    } · { $level ->
        [expert] expert
        [team] équipes
       *[beginner] débutant
    }

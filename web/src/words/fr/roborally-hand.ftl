### RoboRally : ce que le joueur a devant lui, et la position en mots.

## La main

rr-before-you = Devant vous
rr-hand = Vos cartes
rr-registers = Registres
rr-register = Registre { $register }
rr-register-chosen = La prochaine carte va au registre { $register }.
rr-empty = vide
rr-locked = verrouillé
rr-jammed = bloqué
rr-hidden-card = carte cachée
rr-takes-back = appuyer pour reprendre
rr-choose-slot = appuyer pour y poser la prochaine carte
rr-lies-in = au registre { $register }
rr-not-placeable = aucun registre pour elle en ce moment
rr-cannot-move = Cela ne peut plus être changé.
rr-registers-left =
    { $count ->
        [one] { $count } registre à remplir
       *[other] { $count } registres à remplir
    }
rr-ask-seal = Votre programme est complet. Le sceller ?
rr-whose-program = Programme du robot { $robot }
rr-foreseen = Seul, il finirait en { $x }, { $y }, tourné vers { $facing }.
rr-foreseen-lost = Attention : même seul, il serait perdu au registre { $register } !
rr-key-card = poser ou reprendre cette carte
rr-key-register = choisir le registre
rr-key-back = reprendre
rr-key-seal = sceller

## Questions

rr-for-robot = { $robot } :
rr-target = Cible : { $robot }.

## Le tableau de bord

rr-dashboard = Tableau de bord du robot { $robot }
rr-none-locked = aucun registre verrouillé
rr-cards-next =
    { $count ->
        [0] Aucune carte à la prochaine donne.
        [one] Une carte à la prochaine donne.
       *[other] { $count } cartes à la prochaine donne.
    }
rr-damage-help = Chaque dégât coûte une carte. À partir du cinquième, chacun verrouille aussi un registre, le cinquième d’abord. Le dixième détruit.
rr-damage-of = { $damage } dégâts sur { $most }
rr-shots-fired =
    { $count ->
        [one] Un tir utilisé.
       *[other] { $count } tirs utilisés.
    }
rr-damage-on-it =
    { $count ->
        [one] Un dégât dessus.
       *[other] { $count } dégâts dessus.
    }
rr-stored = Dessus : { $card }.
rr-gyro-on = En marche pour ce tour.
rr-sealed = scellé
rr-cards-held =
    { $count ->
        [one] une carte en main
       *[other] { $count } cartes en main
    }

## Le sablier

rr-time-left =
    { $seconds ->
        [one] Plus qu’une seconde.
       *[other] Plus que { $seconds } secondes.
    }
rr-seconds = { $seconds } s
rr-time-up = Le temps est écoulé.

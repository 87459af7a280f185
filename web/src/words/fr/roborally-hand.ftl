### RoboRally : ce que le joueur a devant lui, et la position en mots.

## La main

rr-before-you = Devant vous
rr-hand = Vos cartes
rr-registers = Registres
rr-register = Registre { $register }
rr-proposed = proposé : { $card }
rr-register-chosen = La prochaine carte va au registre { $register }.
rr-empty = vide
rr-locked = verrouillé
rr-jammed = bloqué
rr-fixed = définitif
rr-fixed-why = Cette carte ne peut plus être reprise : la partie a continué depuis.
rr-hidden-card = carte cachée
rr-takes-back = appuyer pour reprendre
rr-choose-slot = appuyer pour y poser la prochaine carte
rr-lies-in = au registre { $register }
rr-not-placeable = aucun registre pour elle en ce moment
rr-registers-left =
    { $count ->
        [one] { $count } registre à remplir
       *[other] { $count } registres à remplir
    }
rr-ask-seal = Votre programme est complet. Le valider ?
rr-foreseen = Seul, il finirait tourné vers { $facing }.
rr-foreseen-lost = Attention : même seul, il serait perdu au registre { $register } !
rr-key-card = poser ou reprendre cette carte
rr-key-register = choisir le registre
rr-key-back = reprendre
rr-key-seal = valider
rr-key-square = aller de case en case
rr-key-take = choisir la case

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
rr-sealed = validé
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

## La position en mots

rr-text-now = Où nous en sommes
rr-text-turn = Tour { $turn } : { $phase }.
rr-text-mine = Votre robot : { $robot }
rr-text-register = Registre { $register } : { $held }.
rr-text-hand = Cartes en main : { $cards }.
rr-text-step = Après le registre { $register } : { $x }, { $y }, tourné vers { $facing }.
rr-text-around = Autour du robot { $robot }
rr-text-under = Sous lui : { $things }.
rr-text-ahead = Devant
rr-text-right = À sa droite
rr-text-behind = Derrière
rr-text-left = À sa gauche
rr-text-way = { $way } (vers { $facing }) : { $things }.
rr-text-robots = Tous les robots
rr-text-robot = Robot
rr-text-player = Joueur
rr-text-place = Place
rr-text-damage = Dégâts
rr-text-lives = Vies
rr-text-flag = Prochain drapeau
rr-text-state = État
rr-text-flags = Drapeaux
rr-text-flag-at = Le drapeau { $flag } est en { $x }, { $y } : { $things }.
rr-text-flag-away = Le drapeau { $flag } n’est pas sur le plateau.
rr-text-from-you = Depuis vous : { $way }.
rr-text-squares =
    { $count ->
        [one] une case vers { $facing }
       *[other] { $count } cases vers { $facing }
    }
rr-text-here = ici même
rr-text-options = Équipements
rr-text-option = { $robot } a { $option } : { $text }

## La vue en mots de tout jeu

text-view = La position en mots
text-view-picture = Montrer l’image
text-view-waiting =
    { $count ->
        [one] { $who } décide.
       *[other] Décident encore : { $who }.
    }

### RoboRally en français. Les mots de la table elle-même sont dans core/words.
### Une case se dit « x, y », en comptant à partir de 0 depuis le coin nord-ouest, comme dans la notation et le dessin.
### Devant « : ; ! ? » et dans les guillemets, l'espace est insécable.

## Le jeu, pour sa fiche

title = RoboRally
    .pitch = Programmez cinq mouvements, puis voyez ce que l’usine en fait.
    .length = 30 à 90 minutes
    .goal = Touchez les drapeaux dans l’ordre avant les autres robots.
    .goal-course-interference = Menez votre coureur sur tous les drapeaux dans l’ordre en premier ; votre bloqueur retient les autres.
    .goal-course-tandem_carnage = La première équipe à toucher tous les drapeaux dans l’ordre gagne.
    .goal-course-house_twin_yards = La première équipe à toucher tous les drapeaux dans l’ordre gagne.
    .goal-course-all_for_one = L’équipe du premier robot à toucher tous les drapeaux dans l’ordre gagne.
    .goal-course-house_relay = L’équipe du premier robot à toucher tous les drapeaux dans l’ordre gagne.
    .goal-course-capture_the_flag = Rapportez chez vous le drapeau de l’autre équipe avant qu’elle ne prenne le vôtre.
    .goal-course-toggle_boggle = L’équipe qui tient tous les drapeaux à la fois gagne.
    .goal-course-war_zone = L’équipe qui a le dernier robot en jeu gagne.

# Le jeu en une minute
learn-1 = Touchez les drapeaux dans l’ordre. Le premier à toucher le dernier gagne.
learn-2 = À chaque tour, vous recevez jusqu’à neuf cartes. Posez-en cinq face cachée, une par registre : c’est votre programme, et il ne peut plus être changé.
learn-3 = Puis tous les robots jouent registre après registre. Dans chacun, la carte au plus grand nombre passe en premier. Les robots qui gênent sont poussés.
learn-4 = Après les cartes d’un registre, l’usine bouge : les tapis emportent, les pousseurs poussent, les engrenages tournent. Puis tous les lasers tirent. Un robot qui se tient alors sur son prochain drapeau le touche.
learn-5 = Chaque dégât coûte une carte de la main suivante ; à partir du cinquième, les registres se verrouillent et gardent leur carte. Les sites de réparation et les drapeaux réparent.
learn-6 = Dix dégâts, un puits ou le bord détruisent un robot. Il perd une vie et revient à son archive : le dernier drapeau ou site de réparation où il se tenait.
learn-7 = Un robot endommagé peut être mis hors tension pour le tour suivant. Il perd alors tous ses dégâts, mais reste sur place pendant que les autres courent.

## Noms

# Une place se dit par son numéro tant que la table ne connaît pas le nom du joueur.
player =
    { $seat ->
        [one] { seat }
        [other] { seat }
       *[name] { $seat }
    }

robot-twonky = Fidget
robot-hammer_bot = Anvil
robot-spin_bot = Gyro
robot-twitch = Blinker
robot-zoom_bot = Dash
robot-squash_bot = Flatiron
robot-hulk_x90 = Titan
robot-trundle_bot = Lugger

facing-N = le nord
facing-E = l’est
facing-S = le sud
facing-W = l’ouest

answer-no = non
answer-yes = oui
switch-off = arrêt
switch-on = marche
path-stop = s’arrêter
path-pass = traverser

card-u_turn = Demi-tour ({ $priority })
card-rotate_left = Rotation à gauche ({ $priority })
card-rotate_right = Rotation à droite ({ $priority })
card-back_up = Recul ({ $priority })
card-move_1 = Avance 1 ({ $priority })
card-move_2 = Avance 2 ({ $priority })
card-move_3 = Avance 3 ({ $priority })
card-none = aucune carte

## Équipements, chacun avec son effet

option-ablative_coat = Blindage ablatif
    .text = Reçoit les trois prochains dégâts à la place de votre robot. Après le troisième, il est usé.
option-abort_switch = Bouton d’annulation
    .text = Une fois par tour, quand votre carte est révélée, vous pouvez la jeter et jouer une carte de la pioche. Toutes vos cartes suivantes de ce tour sont alors remplacées de même, sauf dans les registres verrouillés.
option-brakes = Freins
    .text = Quand votre robot joue une Avance 1, il peut rester sur place.
option-circuit_breaker = Disjoncteur
    .text = Si votre robot finit un tour avec 3 dégâts ou plus, il passe le tour suivant hors tension.
option-conditional_program = Programme conditionnel
    .text = Après la programmation, vous pouvez poser ici une carte inutilisée. Avant qu’un registre soit révélé, elle peut y remplacer votre carte, une seule fois. Si elle ne sert pas, elle est défaussée à la fin du tour.
option-crab_legs = Pattes de crabe
    .text = Mettez une Avance 1 et une Rotation à gauche ou à droite dans le même registre : votre robot fait un pas de ce côté sans pivoter.
option-double_barreled_laser = Laser à double canon
    .text = Votre laser principal tire deux fois : s’il touche, il inflige 2 dégâts.
option-dual_processor = Double processeur
    .text = Mettez une carte de mouvement et une rotation dans le même registre : votre robot avance d’une case de moins (deux de moins avec un Demi-tour), puis pivote.
option-extra_memory = Mémoire supplémentaire
    .text = Vous recevez une carte de plus à chaque tour.
option-fire_control = Conduite de tir
    .text = Pour chaque dégât de votre laser principal, vous pouvez choisir le registre qu’il verrouille, ou détruire à la place un équipement de la cible. La cible ne peut pas l’éviter.
option-flywheel = Volant d’inertie
    .text = Après la programmation, vous pouvez poser ici une carte de mouvement inutilisée, et la reprendre en main lors d’un autre tour.
option-fourth_gear = Quatrième vitesse
    .text = Quand votre robot joue une Avance 3, il peut avancer de 4 cases.
option-gyroscopic_stabilizer = Stabilisateur gyroscopique
    .text = À chaque tour, vous dites s’il est en marche. Tant qu’il l’est, ni les engrenages ni les virages des tapis ne font pivoter votre robot.
option-high_power_laser = Laser haute puissance
    .text = Votre laser principal peut traverser un mur ou un robot pour en toucher un autre derrière. Le robot traversé est touché lui aussi.
option-mechanical_arm = Bras mécanique
    .text = Votre robot peut aussi toucher un drapeau ou un site de réparation sur une case voisine, même en diagonale, si aucun mur ne les sépare. L’archive ne bouge pas.
option-mini_howitzer = Mini-obusier
    .text = Au lieu du laser principal : 1 dégât, et la cible est repoussée d’une case. Il a cinq coups.
option-power_down_shield = Bouclier hors tension
    .text = Quand il est hors tension, votre robot évite, à chaque registre, le premier dégât venant de chacun des quatre côtés.
option-pressor_beam = Rayon répulseur
    .text = Au lieu du laser principal : la cible est repoussée d’une case, sans dégât.
option-radio_control = Radiocommande
    .text = Au lieu du laser principal : jusqu’à la fin du tour, la cible joue vos cartes et non les siennes. Elle ne subit aucun dégât.
option-ramming_gear = Éperon
    .text = Quand votre robot en heurte un autre avec sa propre carte, celui-ci subit 1 dégât.
option-rear_firing_laser = Laser arrière
    .text = Un second laser tire vers l’arrière à chaque registre et inflige 1 dégât.
option-recompile = Recompilation
    .text = Une fois par tour, vous pouvez échanger toute la main reçue contre une nouvelle. Cela coûte 1 dégât.
option-reverse_gear = Marche arrière
    .text = Quand votre robot joue un Recul, il peut reculer de 2 cases.
option-scrambler = Brouilleur
    .text = Au lieu du laser principal : la carte de la cible pour le prochain registre est remplacée par une carte de la pioche, sans dégât.
option-superior_archive = Archive améliorée
    .text = Quand votre robot revient après sa destruction, il ne reçoit pas les 2 dégâts habituels.
option-tractor_beam = Rayon tracteur
    .text = Au lieu du laser principal : la cible est attirée d’une case vers votre robot, sans dégât.

weapon-main_laser = le laser principal
weapon-ablative_coat = le { option-ablative_coat }
weapon-abort_switch = le { option-abort_switch }
weapon-brakes = les { option-brakes }
weapon-circuit_breaker = le { option-circuit_breaker }
weapon-conditional_program = le { option-conditional_program }
weapon-crab_legs = les { option-crab_legs }
weapon-double_barreled_laser = le { option-double_barreled_laser }
weapon-dual_processor = le { option-dual_processor }
weapon-extra_memory = la { option-extra_memory }
weapon-fire_control = la { option-fire_control }
weapon-flywheel = le { option-flywheel }
weapon-fourth_gear = la { option-fourth_gear }
weapon-gyroscopic_stabilizer = le { option-gyroscopic_stabilizer }
weapon-high_power_laser = le { option-high_power_laser }
weapon-mechanical_arm = le { option-mechanical_arm }
weapon-mini_howitzer = le { option-mini_howitzer }
weapon-power_down_shield = le { option-power_down_shield }
weapon-pressor_beam = le { option-pressor_beam }
weapon-radio_control = la { option-radio_control }
weapon-ramming_gear = l’{ option-ramming_gear }
weapon-rear_firing_laser = le { option-rear_firing_laser }
weapon-recompile = la { option-recompile }
weapon-reverse_gear = la { option-reverse_gear }
weapon-scrambler = le { option-scrambler }
weapon-superior_archive = l’{ option-superior_archive }
weapon-tractor_beam = le { option-tractor_beam }

## Ce qui s'est passé : la mise en place

event-first_player = { player } ouvre la partie.
event-joins_team = { player } rejoint l’équipe { $team }.
event-takes_robot = { player } prend { $robot }.
event-home_board =
    L’équipe { $team } a pour base le { $board ->
        [0] premier
       *[other] second
    } plateau.
event-drafts = { player } a choisi un équipement.
event-docks = { $robot } part du quai { $dock }.
event-deploys = { $robot } part en { $x }, { $y }, tourné vers { $facing }.
event-gets_option = { $robot } part avec un équipement : { $option }.

## Ce qui s'est passé : le tour

title-round = Tour { NUMBER($round, useGrouping: 0) }
event-turn = Le tour { NUMBER($turn, useGrouping: 0) } commence.
event-powers_down = { $robot } est hors tension pour ce tour et perd tous ses dégâts.
event-dealt =
    { $robot } { $count ->
        [0] ne reçoit aucune carte
        [one] reçoit une carte
       *[other] reçoit { $count } cartes
    }.
event-recompiles =
    { $robot } recompile : { $count ->
        [one] une nouvelle carte
       *[other] { $count } nouvelles cartes
    } pour 1 dégât.
event-uses_flywheel = { $robot } reprend en main la carte de son Volant d’inertie.
event-seals = { $robot } est programmé.
event-time_up = Temps écoulé pour { $robot } : ses registres vides sont remplis au hasard.
event-stores = { $robot } pose une carte face cachée sur un équipement : { $option }.
event-announces_power_down = { $robot } se mettra hors tension au prochain tour.
event-gyro_on = { $robot } met en marche son Stabilisateur gyroscopique.

## Ce qui s'est passé : un registre

event-register = Registre { $register }.
event-announces_conditional = { $robot } joue la carte de son Programme conditionnel.
event-reveals = { $robot } montre { $card }.
event-reveals_pair = { $robot } montre { $card } avec { $second }.
event-aborts = { $robot } actionne son Bouton d’annulation et obtient { $card }.
event-acts = { $robot } joue { $card }.
event-acts_pair = { $robot } joue { $card } avec { $second }.
event-obeys = { $robot } obéit à { $by } et joue { $card }.
event-brakes = { $robot } freine.
event-shifts_up = { $robot } passe la Quatrième vitesse.
event-reverses = { $robot } passe la Marche arrière.
event-turns = { $robot } pivote vers { $facing }.
event-moves = { $robot } va en { $x }, { $y }.
event-pushed = { $by } pousse { $robot } en { $x }, { $y }.
event-pulled = { $by } attire { $robot } en { $x }, { $y }.
event-blocked = { $robot } trouve le passage bloqué.
event-rams = { $robot } éperonne { $target }.
event-falls = { $robot } tombe dans le puits en { $x }, { $y }.
event-leaves_course = { $robot } sort du parcours.
event-carried = Un tapis roulant emporte { $robot } en { $x }, { $y }, tourné vers { $facing }.
event-not_carried = { $robot } reste sur son tapis roulant : la place est prise.
event-shoved = Un poussoir pousse { $robot } en { $x }, { $y }.
event-not_shoved = Un poussoir ne peut pas déplacer { $robot }.
event-crushed = Une presse s’abat sur { $robot }.
event-geared = Un engrenage fait pivoter { $robot } vers { $facing }.

## Ce qui s'est passé : lasers et dégâts

event-lasered =
    Le { $count ->
        [one] laser
        [2] laser double
       *[other] laser triple
    } en { $x }, { $y } touche { $robot }.
event-shoots =
    { $by } tire { $count ->
        [one] { "" }
       *[other] { $count } fois{ " " }
    }sur { $target }.
event-fires = { $by } utilise { $weapon } contre { $target }.
event-damaged =
    { $robot } a maintenant { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    }.
event-locks = { $robot } a son registre { $register } verrouillé.
event-locks_card = { $robot } a son registre { $register } verrouillé, avec { $card } de la pioche.
event-jams = { $robot } a son registre { $register } bloqué par la Conduite de tir.
event-shielded = { $robot } évite un dégât grâce à son Bouclier hors tension.
event-coated =
    { $robot } évite un dégât grâce à son Blindage ablatif, { $count ->
        [0] désormais usé.
        [one] qui peut en recevoir encore un.
       *[other] qui peut en recevoir encore { $count }.
    }
event-prevents = { $robot } défausse un équipement pour éviter un dégât : { $option }.
event-loses_option = { $robot } perd un équipement : { $option }.
event-scrambled = { $robot } a maintenant une carte inconnue dans le registre { $register }.
event-controlled = { $robot } est commandé par { $by } jusqu’à la fin du tour.
event-destroyed =
    { $robot } est détruit ; { $lives ->
        [0] il ne lui reste aucune vie
        [one] il lui reste une vie
       *[other] il lui reste { $lives } vies
    }.
event-eliminated = { $robot } est éliminé de la course.

## Ce qui s'est passé : les drapeaux

event-flag_moves = Le drapeau { $flag } est emporté en { $x }, { $y }.
event-flag_returns = Le drapeau { $flag } revient en { $x }, { $y }.
event-touches = { $robot } touche le drapeau { $flag }.
event-arm_touches = { $robot } touche la case { $x }, { $y } avec son Bras mécanique.
event-archives = { $robot } déplace son archive en { $x }, { $y }.
event-takes_flag = { $robot } prend le drapeau { $flag }.
event-controls = L’équipe { $team } tient maintenant le drapeau { $flag }.

## Ce qui s'est passé : la fin du tour et de la partie

event-repairs =
    { $robot } est réparé ; { $damage ->
        [0] il ne lui reste aucun dégât
        [one] il lui reste un dégât
       *[other] il lui reste { $damage } dégâts
    }.
event-frees = { $robot } a son registre { $register } de nouveau libre.
event-draws_option = { $robot } pioche un équipement : { $option }.
event-stays_down = { $robot } reste hors tension.
event-returns = { $robot } revient en { $x }, { $y }, tourné vers { $facing }.
event-returns_down = { $robot } revient hors tension.
event-circuit_breaker = { $robot } sera hors tension : son Disjoncteur saute.
event-solid = { $robot } n’est plus virtuel.
event-finishes = { $robot } a touché tous les drapeaux !
event-concedes = { player } abandonne.
event-team_wins = L’équipe { $team } gagne !
event-drawn = Les équipes sont à égalité.
event-over = La course est finie.

## Ce que vous pouvez faire

do-robot = Prendre { $robot }
do-team = Rejoindre l’équipe { $team }
do-home_board =
    Prendre pour base le { $board ->
        [0] premier
       *[other] second
    } plateau
do-draft = Garder { $option }
do-deploy = Partir en { $x }, { $y }
do-recompile =
    { $answer-name ->
        [yes] Prendre une nouvelle main pour 1 dégât
       *[no] Garder cette main
    }
do-flywheel =
    { $answer-name ->
        [yes] Reprendre la carte du Volant d’inertie
       *[no] Laisser la carte sur le Volant d’inertie
    }
do-place = Mettre { $card } dans le registre { $register }
do-seal = Valider le programme
do-store_conditional =
    { $card-name ->
        [none] Ne rien poser sur le Programme conditionnel
       *[other] Poser { $card } sur le Programme conditionnel
    }
do-store_flywheel =
    { $card-name ->
        [none] Ne rien poser sur le Volant d’inertie
       *[other] Poser { $card } sur le Volant d’inertie
    }
do-power_down =
    { $answer-name ->
        [yes] Se mettre hors tension au prochain tour
       *[no] Rester sous tension
    }
do-gyro =
    { $switch-name ->
        [on] Mettre en marche le Stabilisateur gyroscopique
       *[off] Laisser le Stabilisateur gyroscopique arrêté
    }
do-conditional =
    { $answer-name ->
        [yes] Jouer maintenant la carte en réserve
       *[no] Jouer la carte du registre
    }
do-abort =
    { $answer-name ->
        [yes] Actionner le Bouton d’annulation
       *[no] Jouer la carte telle quelle
    }
do-brakes =
    { $answer-name ->
        [yes] Freiner et rester sur place
       *[no] Ne pas freiner
    }
do-fourth_gear =
    { $answer-name ->
        [yes] Passer la Quatrième vitesse
       *[no] Rester en troisième
    }
do-reverse_gear =
    { $answer-name ->
        [yes] Passer la Marche arrière
       *[no] Reculer normalement
    }
do-weapon = Utiliser { $weapon }
do-high_power =
    { $path-name ->
        [pass] Tirer à travers le premier mur ou robot
       *[stop] S’arrêter au premier mur ou robot
    }
do-fire_damage = Infliger un dégât ordinaire
do-fire_lock = Verrouiller le registre { $register } de la cible
do-fire_destroy = Détruire chez la cible : { $option }
do-take_damage = Subir le dégât
do-prevent = Éviter le dégât en défaussant { $option }
do-no_touch = Ne rien toucher avec le bras
do-arm_touch = Toucher { $x }, { $y } avec le bras
do-lose = Perdre { $option }
do-stay_down =
    { $answer-name ->
        [yes] Rester hors tension
       *[no] Se remettre sous tension
    }
do-enter = Revenir en { $x }, { $y }
do-face = Se tourner vers { $facing }
do-concede = Abandonner la course
do-time_up = Laisser passer le temps

## Ce qui est demandé

ask-none = On ne vous demande rien.
ask-robot = Quel robot prenez-vous ?
ask-team = Quelle équipe rejoignez-vous ?
ask-home_board = Quel plateau est la base de votre équipe ?
ask-draft = Quel équipement gardez-vous ?
ask-deploy = D’où part votre robot ?
ask-deploy_face = Vers où votre robot est-il tourné ?
ask-program = Programmez votre robot : remplissez les registres.
ask-recompile = Échanger votre main contre une nouvelle ? Cela coûte 1 dégât.
ask-flywheel = Reprendre en main la carte de votre Volant d’inertie ?
ask-store = Poser une carte inutilisée sur un équipement ?
ask-store_conditional = Poser une carte inutilisée sur le Programme conditionnel ?
ask-store_flywheel = Poser une carte de mouvement inutilisée sur le Volant d’inertie ?
ask-power_down = Se mettre hors tension au prochain tour, pour perdre tous ses dégâts ?
ask-gyro = Stabilisateur gyroscopique en marche pour ce tour ?
ask-conditional = Jouer la carte en réserve dans ce registre ?
ask-abort = Jeter votre carte et en jouer une de la pioche ?
ask-brakes = Freiner et rester sur place ?
ask-fourth_gear = Avancer de 4 cases au lieu de 3 ?
ask-reverse_gear = Reculer de 2 cases au lieu d’une ?
ask-weapon = Quelle arme utilisez-vous ?
ask-high_power = Votre laser s’arrête-t-il au premier mur ou robot, ou le traverse-t-il ?
ask-fire_control = Que fait votre laser à sa cible ?
ask-prevent = Subir le dégât, ou défausser un équipement à la place ?
ask-arm = Que touche votre Bras mécanique ?
ask-arm_repair = Où votre Bras mécanique cherche-t-il une réparation ?
ask-lose = Votre robot est détruit. Quel équipement perd-il ?
ask-stay_down = Rester hors tension encore un tour ?
ask-enter = Votre archive est occupée. Où votre robot revient-il ?
ask-face = Vers où votre robot est-il tourné à son retour ?
ask-return_down = Revenir hors tension, pour perdre tous ses dégâts ?

## Pourquoi pas

refusal-over = La course est finie.
refusal-no-seat = Cette table n’a pas cette place.
refusal-out = Vous n’êtes déjà plus dans la course.
refusal-not-asked = Cette question s’adresse à quelqu’un d’autre. { $now }
refusal-not-now = Cela ne se décide pas maintenant. { $now }
refusal-no-time = Vous ne programmez pas : votre temps ne peut pas s’écouler.
refusal-never = Cela ne se décide jamais dans cette partie : ni son parcours ni ses réglages ne le demandent.
refusal-robot-taken = Un autre joueur a déjà ce robot.
refusal-chosen = Vous avez déjà choisi.
refusal-not-dealt = Cet équipement ne fait pas partie de ceux que vous avez reçus.
refusal-sealed = Votre programme est validé et ne peut plus changer.
refusal-no-program = Votre robot est hors tension : il n’a ni cartes ni programme à ce tour.
refusal-not-in-hand = Vous n’avez pas cette carte en main.
refusal-locked = Ce registre est verrouillé.
refusal-filled = Ce registre a déjà sa carte.
refusal-no-pair = Ce registre a déjà sa carte, et ces deux-là ne peuvent pas le partager.
refusal-pair-leaves-empty = Une seconde carte ici en laisserait trop peu pour les registres vides.
refusal-empty-registers = Il reste des registres vides.
refusal-no-power-down = Sur ce parcours, personne ne peut se mettre hors tension.
refusal-no-damage = Seul un robot qui a des dégâts peut annoncer une mise hors tension.
refusal-announced = Votre robot a déjà annoncé sa mise hors tension. Cela ne se retire pas.
refusal-is-down = Votre robot est hors tension. À la fin du tour, vous direz s’il le reste.
refusal-not-down = Seul un robot hors tension peut le rester.
refusal-no-option = Votre robot n’a pas cet équipement : { $option }.
refusal-option-down = Un robot hors tension ne peut pas utiliser cet équipement : { $option }.
refusal-nothing-stored = Aucune carte n’est en réserve sur cet équipement : { $option }.
refusal-already-stored = Une carte est déjà en réserve sur cet équipement : { $option }.
refusal-not-storable = Le Volant d’inertie ne prend que des cartes de mouvement.
refusal-no-recompile = Avec 9 dégâts, aucun registre n’est libre pour une nouvelle main.
refusal-aborted = Le Bouton d’annulation remplace vos cartes jusqu’à la fin du tour.
refusal-wrong-card = Votre robot n’exécute pas la carte à laquelle sert cet équipement : { $option }.
refusal-no-weapon = Cet équipement n’est pas une arme qui remplace le laser principal : { $option }.
refusal-no-target = Votre laser principal ne toucherait personne : aucune autre arme ne peut le remplacer.
refusal-wall = Un mur sépare votre robot du prochain sur sa ligne de tir.
refusal-neighbour = Le Rayon tracteur n’attire pas un robot voisin du vôtre.
refusal-last-register = Cet équipement agit sur les registres suivants, et il n’y en a plus à ce tour : { $option }.
refusal-nobody-beyond = Derrière le premier mur ou robot, il n’y a personne à toucher.
refusal-virtual = Votre robot est virtuel : il ne tire sur personne.
refusal-target-locked = Ce registre de la cible est déjà verrouillé.
refusal-target-option = La cible n’a pas cet équipement.
refusal-arm-far = Le Bras mécanique n’atteint que les huit cases voisines.
refusal-arm-wall = Un mur sépare votre robot de cette case.
refusal-arm-nothing = Sur cette case, le Bras mécanique n’a rien à toucher maintenant.
refusal-arm-flag = Toucher ce drapeau ne compterait pas maintenant pour votre robot.
refusal-off-course = Cette case est hors du parcours.
refusal-pit = Il y a un puits sur cette case.
refusal-square-taken = Un autre robot est sur cette case.
refusal-not-home = Cette case n’est pas dans la partie de votre plateau où votre robot peut se placer.
refusal-ring =
    { $ring ->
        [one] Votre robot revient sur une case voisine de son archive.
       *[other] Votre robot revient au plus près de son archive : à { $ring } cases.
    }
refusal-no-facing = Sur cette case, votre robot en aurait un autre en vue à trois cases ou moins, où qu’il se tourne.
refusal-facing = Tourné ainsi, votre robot en aurait un autre en vue à trois cases ou moins.
refusal-archive = Votre robot revient sur son archive, qui est libre.
refusal-not-returning = Seul un robot détruit revient, et le vôtre ne l’a pas été.

## Ce qui ne va pas dans une table, un parcours ou une position

problem-docks =
    le parcours a { $docks ->
        [one] un seul quai
       *[other] { $docks } quais
    }, mais il en faut { $robots }, un par robot. Soyez moins nombreux, ou changez de parcours.
problem-even-teams = deux équipes égales demandent un nombre pair de joueurs.
problem-course-players = ce parcours est fait pour { $low } à { $high } joueurs.
problem-four-lives = il faut être au moins cinq pour jouer avec quatre vies. À moins, chaque robot en a trois.
problem-needs-options = ce parcours se joue avec les équipements. Gardez-les, ou prenez un autre parcours.

problem-no-such-course = ce parcours n’existe pas. Il y a : { $known }.
problem-no-such-board = ce plateau n’existe pas. Il y a : { $known }.
problem-no-such-element = l’élément « { $kind } » n’existe pas. Il y a : { $known }.
problem-quarter-turns = un plateau se tourne par quarts de tour : 0, 90, 180 ou 270.
problem-boards-overlap = ce plateau en recouvre un autre. Chacun a ses propres cases.
problem-too-wide = un parcours a au plus { $most } cases de côté.
problem-off-course = la case { $x }, { $y } est hors du parcours.
problem-pit = il y a un puits en { $x }, { $y }. Choisissez une autre case.
problem-needs-registers = les registres vont de 1 à 5.
problem-too-many-flags = un parcours a au plus { $most } drapeaux.
problem-flag-numbers = les drapeaux se numérotent 1, 2, 3, etc., sans trou.
problem-two-flags = la case { $x }, { $y } a déjà un drapeau. Chacun a la sienne.
problem-flag-count = un parcours a de un à huit drapeaux.
problem-needs-docks = il faut à un parcours des quais d’où partent les robots.
problem-one-dock-board = un parcours a un plateau de quais, et un seul.
problem-no-dock-board = un parcours où l’on prend des drapeaux n’a pas de plateau de quais.
problem-factory-count = un parcours a de un à quatre plateaux d’usine.
problem-boards-off-grid = les plateaux d’usine suivent une même grille, de douze en douze cases.
problem-boards-apart = les plateaux d’usine ne se touchent pas tous. Chacun doit avoir un bord commun avec un autre.
problem-dock-side = le grand côté intérieur du plateau de quais doit toucher un plateau d’usine.
problem-unreachable-dock = aucun robot ne peut aller du quai { $dock } au drapeau 1.
problem-unreachable-flag = aucun robot ne peut aller du drapeau { $before } au drapeau { $flag }.
problem-flag-out-of-reach = le drapeau { $flag } reste toujours hors de portée d’un robot parti du quai { $dock }.

problem-needs-course = il faut ici le nom d’un parcours, ou un parcours écrit en entier.
problem-needs-square = une case s’écrit [x, y].
problem-needs-moment = un moment s’écrit [tour, registre].
problem-robot-count = une position a de un à huit robots.
problem-same-robot = deux robots ont le même nom. Il en faut un à chacun.
problem-seat-range = les robots occupent les places 0 à { $last }. Comptez-les toutes.
problem-seat-without-robot = la place { $seat } n’a pas de robot. Il en faut un à chaque place.
problem-only-racing = seul un robot en course (« racing ») est sur le plateau.
problem-needs-virtual = les robots virtuels demandent le réglage « virtual_robots ».
problem-two-on-square = un autre robot est déjà en { $x }, { $y }. Chacun a sa case.
problem-needs-archive = un robot qui va revenir a besoin de son archive.
problem-damage-locks = chaque registre verrouillé compte pour un dégât, avec 4 autres au plus. Ici, dégâts : { $damage } ; registres verrouillés : { $locked }.
problem-option-held = il n’y a qu’un « { $option } », et un robot l’a déjà.
problem-option-not-held = le robot n’a pas « { $option } ». Ajoutez-le d’abord à ses équipements.
problem-option-twice = l’équipement « { $option } » est déjà ailleurs.
problem-needs-cards = un registre contient null (rien), une carte ou deux cartes.
problem-card-pair = deux cartes dans un registre sont un mouvement et une rotation.
problem-five-registers = il faut ici cinq registres ; un registre vide s’écrit null.
problem-course-flags =
    le parcours a { $flags ->
        [one] un drapeau
       *[other] { $flags } drapeaux
    } : il faut ici autant de cases.
problem-not-from-dump = Paddock ne l’écrit pas ainsi. Laissez-le de côté, ou copiez-le entier d’une position écrite.
problem-dump-misfit = cela vient d’une autre position. Laissez-le de côté, ou copiez-le entier d’une position écrite.
problem-card-twice = la carte « { $card } » est à deux endroits.
problem-same-dock = un autre robot a déjà le quai { $dock }. Il en faut un à chacun.
problem-dock-order = les robots suivent l’ordre de leurs quais, et le précédent a un numéro plus élevé que { $dock }.
problem-one-robot = la place { $seat } a déjà un robot. Sur ce parcours, chaque joueur en a un seul.
problem-one-racer = la place { $seat } en a déjà un pareil. Chacun a un coureur et un bloqueur.
problem-needs-rule = seul un parcours avec la règle spéciale « { $rule } » le connaît.
problem-needs-setting = il faut pour cela le réglage « { $setting } » à { $value }.
problem-not-in-phase = il n’y a rien de tel dans l’étape « { $phase } ».
problem-listed-twice = « { $name } » est cité deux fois. Une seule suffit.
problem-needs-place = un robot encore en course est sur une case. Donnez son x et son y.
problem-no-archive = là où l’on prend des drapeaux, les robots reviennent sans archive. Laissez-la de côté.
problem-gone = un robot dans l’état « { $status } » a quitté le plateau sans cela.
problem-not-this-status = seul un robot dans l’état « { $status } » connaît un tel instant.
problem-needs-play-on = la course finit avec le premier arrivé, sauf si le réglage « play_on » est activé.
problem-all-flags = un robot qui a touché tous les drapeaux n’est plus en route.
problem-team-flag = une équipe a un seul prochain drapeau, ici le { $flag }.
problem-no-power-down = sur ce parcours, aucun robot ne peut être hors tension.
problem-down-no-cards = un robot hors tension n’a de cartes que dans des registres verrouillés.
problem-hand-size = cette main compte au plus { $most } cartes.
problem-not-movement = le Volant d’inertie ne prend que des mouvements, sauf si le réglage « flywheel_any_card » est activé.
problem-own-control = un robot ne se commande pas lui-même. Nommez-en un autre, ou null.
problem-flags-fixed = les drapeaux ne bougent pas sur ce parcours : le { $flag } est en { $x }, { $y }.
problem-flag-carried = un drapeau emporté est sur la case de son porteur. Laissez-le de côté.
problem-carrier = un drapeau est porté par un robot du plateau, jamais de sa propre équipe.
problem-needs-destroyed = tous les robots détruits attendent ici, et eux seuls. Voyez « { $robot } ».

## Comment cela a fini

placing-finished = dernier drapeau touché au tour { NUMBER($turn, useGrouping: 0) }, registre { $register }
placing-eliminated = éliminé de la course au tour { NUMBER($turn, useGrouping: 0) }
placing-racing =
    encore en course, avec { $flags ->
        [0] aucun drapeau touché
        [one] un drapeau touché
       *[other] { $flags } drapeaux touchés
    } et { $lives ->
        [0] aucune vie
        [one] une vie
       *[other] { $lives } vies
    } en réserve
placing-drawn = égalité avec l’équipe { $team }
placing-team-won = victoire avec l’équipe { $team }
placing-team-lost = défaite avec l’équipe { $team }

## Hasards

chance-first-player = qui ouvre la partie
chance-team = l’équipe qui choisit sa base
chance-option-draft = les équipements au choix
chance-starting-option = les équipements de départ
chance-deal = la donne
chance-program-card = une carte de la pioche
chance-time-out = des cartes pour les registres vides
chance-option = un équipement de la pioche

## Réglages

setting-course = Parcours
    .help = Les plateaux et les drapeaux de la course. Chaque parcours dit à combien de joueurs il convient.
setting-lives = Vies
    .help = Combien de fois un robot détruit peut revenir. Quatre vies demandent cinq joueurs ou plus.
setting-play_on = Courir pour toutes les places
    .help = La course continue après la première arrivée, jusqu’à ce que toutes les places soient connues.
setting-timer = Chrono de programmation
    .help = Qui doit programmer contre la montre.
setting-timer-off = personne
setting-timer-last_player = seulement le dernier à finir
setting-timer-everybody = tout le monde
setting-programming_time = Temps de programmation
    .help = En secondes, quand le chrono vaut pour tous. 0 : le temps du parcours, ou 30 secondes.
setting-decision_time = Temps des autres décisions
    .help = En secondes, pour toute décision hors programmation. 0 : sans limite.
setting-virtual_robots = Robots virtuels
    .help = Les robots qui partent ou reviennent sur la même case se traversent jusqu’à ce que chacun soit seul.
setting-option_cards = Équipements
    .help = Les sites à clé et marteau donnent des équipements aux robots. Sans eux, ces sites ne font que réparer.
setting-fire_control_erratum = Conduite de tir corrigée
    .help = Un registre verrouillé par la Conduite de tir compte comme un dégât et se répare. Sinon, il est seulement bloqué.
setting-flywheel_any_card = Toute carte sur le Volant d’inertie
    .help = N’importe quelle carte inutilisée peut y être posée, pas seulement un mouvement.
setting-ring_rotation = Les boucles pleines tournent
    .help = Les robots qui remplissent toute une boucle de tapis avancent tous ensemble. Sinon, ils restent tous sur place.
setting-max_turns = Nombre maximal de tours
    .help = Si personne n’a gagné d’ici là, la course s’arrête et les places sont données en l’état.
setting-allow_any_count = Nombre de joueurs libre
    .help = Le parcours se court à plus ou moins de joueurs que prévu, tant qu’il y a des quais.
setting-teams = Formation des équipes
    .help = Sur les parcours en équipe : selon les quais, à tour de rôle, ou au choix des joueurs.
setting-teams-docks = selon les quais
setting-teams-choose = au choix des joueurs
setting-choose_robots = Choisir son robot
    .help = Sinon, les robots sont donnés dans l’ordre. Ils roulent tous de la même façon.

## Où en est le tour

phase-setup = Mise en place
phase-turn_start = Le tour commence
phase-deal_windows = Les cartes sont données
phase-programming = Programmation
phase-power_down = Annonces de mise hors tension
phase-register = Registre
phase-cleanup = Réparations
phase-wipe = Les registres se vident
phase-stay_down = Qui reste hors tension
phase-reentry = Retour des robots
phase-turn_end = Le tour finit
phase-over = La course est finie

step-A = Les cartes sont révélées
step-B = Les robots se déplacent
step-C = L’usine bouge
step-D = Les lasers tirent
step-E = Drapeaux et archives
step-end = Le registre finit

## Parcours

course-risky_exchange = Échange risqué
course-checkmate = Échec et mat
course-dizzy_dash = Course au vertige
course-island_hop = D’île en île
course-chop_shop_challenge = Le défi de la casse
course-twister = Tornade
course-bloodbath_chess = Échecs sanglants
course-around_the_world = Le tour du monde
course-death_trap = Piège mortel
course-pilgrimage = Pèlerinage
course-vault_assault = L’assaut du coffre
course-whirlwind_tour = Voyage éclair
course-lost_bearings = Sans boussole
course-robot_stew = Ragoût de robots
course-oddest_sea = Drôle d’odyssée
course-against_the_grain = À rebrousse-poil
course-island_king = Le roi de l’île
course-tricksy = Tours et détours
course-moving_targets = Cibles mouvantes
course-set_to_kill = Lasers au maximum
course-factory_rejects = Rebuts d’usine
course-option_world = Le monde des équipements
course-ball_lightning = Foudre en boule
course-tight_collar = Le col serré
course-flag_fry = Friture de drapeaux
course-interference = Interférences
course-tandem_carnage = Carnage en tandem
course-all_for_one = Tous pour un ou un pour tous ?
course-capture_the_flag = Prise du drapeau
course-toggle_boggle = Bascule
course-war_zone = Zone de guerre
course-house_first_steps = Premiers pas
course-house_hot_metal = Métal brûlant
course-house_twin_yards = Les cours jumelles
course-house_relay = Relais

# Les mêmes, comme choix du réglage
setting-course-risky_exchange = { course-risky_exchange }
setting-course-checkmate = { course-checkmate }
setting-course-dizzy_dash = { course-dizzy_dash }
setting-course-island_hop = { course-island_hop }
setting-course-chop_shop_challenge = { course-chop_shop_challenge }
setting-course-twister = { course-twister }
setting-course-bloodbath_chess = { course-bloodbath_chess }
setting-course-around_the_world = { course-around_the_world }
setting-course-death_trap = { course-death_trap }
setting-course-pilgrimage = { course-pilgrimage }
setting-course-vault_assault = { course-vault_assault }
setting-course-whirlwind_tour = { course-whirlwind_tour }
setting-course-lost_bearings = { course-lost_bearings }
setting-course-robot_stew = { course-robot_stew }
setting-course-oddest_sea = { course-oddest_sea }
setting-course-against_the_grain = { course-against_the_grain }
setting-course-island_king = { course-island_king }
setting-course-tricksy = { course-tricksy }
setting-course-moving_targets = { course-moving_targets }
setting-course-set_to_kill = { course-set_to_kill }
setting-course-factory_rejects = { course-factory_rejects }
setting-course-option_world = { course-option_world }
setting-course-ball_lightning = { course-ball_lightning }
setting-course-tight_collar = { course-tight_collar }
setting-course-flag_fry = { course-flag_fry }
setting-course-interference = { course-interference }
setting-course-tandem_carnage = { course-tandem_carnage }
setting-course-all_for_one = { course-all_for_one }
setting-course-capture_the_flag = { course-capture_the_flag }
setting-course-toggle_boggle = { course-toggle_boggle }
setting-course-war_zone = { course-war_zone }
setting-course-house_first_steps = { course-house_first_steps }
setting-course-house_hot_metal = { course-house_hot_metal }
setting-course-house_twin_yards = { course-house_twin_yards }
setting-course-house_relay = { course-house_relay }

# Ce qui est dit d'un parcours là où on le choisit
course-group-beginner = pour débuter
course-group-expert = pour experts
course-group-team = en équipes
course-players = { $low } à { $high } joueurs
course-players-even = { $low } à { $high } joueurs, en nombre pair
course-length-short = court
course-length-medium = moyen
course-length-long = long
course-flags =
    { $flags ->
        [0] sans drapeau
        [one] un drapeau
       *[other] { $flags } drapeaux
    }

# Des réglages qui vont ensemble
preset-first = Première course
    .help = Un parcours court à deux drapeaux contre deux amateurs, couru jusqu’à ce que chacun ait sa place.
preset-quick = Course rapide
    .help = Un parcours court : environ une demi-heure.
preset-full = Grande course
    .help = Trois drapeaux et toute l’usine : environ une heure.

# Ce qu'un parcours a de particulier
rule-option_draft = Chacun reçoit trois équipements en secret et en garde un.
rule-moving_flags = Les drapeaux se déplacent sur les tapis roulants.
rule-robot_laser_multiplier = Les lasers des robots infligent le double de dégâts.
rule-starting_damage = Chaque robot part avec des dégâts.
rule-no_power_down = Aucun robot ne peut se mettre hors tension.
rule-repair_draws_options = Les sites de réparation et les drapeaux donnent des équipements au lieu de réparer.
rule-programming_time = Tout le monde programme contre la montre.
rule-starting_options = Chaque robot part avec un équipement.
rule-racer_and_blocker = Chacun a deux robots : un coureur, qui doit toucher les drapeaux, et un bloqueur.
rule-team_shared_flags = Un drapeau touché par un robot compte pour toute son équipe.
rule-team_single_racer = Le premier robot arrivé fait gagner son équipe.
rule-capture_the_flag = Allez prendre le drapeau de l’autre équipe et ramenez-le sur votre base.
rule-toggle_control = Toucher un drapeau, c’est le tenir. L’équipe qui les tient tous gagne.
rule-team_elimination = La dernière équipe qui a un robot en course gagne.

## Ce qu'il y a au sol, pour la légende du dessin et pour l'aide

reference-floor = Ce qu’il y a sur le sol
reference-options = Les équipements
explained = { $name } : { $text }
element-floor = sol
    .help = Il ne s’y passe rien.
element-belt = tapis roulant
    .help = Emporte un robot d’une case dans le sens de sa flèche.
element-express = tapis roulant express
    .help = Emporte un robot de deux cases : d’abord une, puis une autre avec tous les tapis.
element-curve = virage
    .help = Fait pivoter un robot qu’un tapis y amène. Un robot qui y roule lui-même ne pivote pas.
element-gear_right = engrenage, vers la droite
    .help = Fait pivoter un robot d’un quart de tour vers sa droite.
element-gear_left = engrenage, vers la gauche
    .help = Fait pivoter un robot d’un quart de tour vers sa gauche.
element-pusher = poussoir
    .help = Pousse un robot d’une case en l’éloignant de son mur, aux registres qu’il affiche.
element-crusher = presse
    .help = Détruit le robot qui est sur sa case, aux registres qu’elle affiche.
element-pit = puits
    .help = Détruit tout robot qui y arrive.
element-wall = mur
    .help = Arrête les robots et les lasers, des deux côtés.
element-laser = laser
    .help = Inflige un dégât par faisceau au robot le plus proche sur sa ligne, à la fin de chaque registre.
element-repair = site de réparation
    .help = Reçoit l’archive du robot qui s’y trouve. À la fin du tour, il répare 1 dégât.
element-repair_option = site de réparation avec équipement
    .help = Un site de réparation où le robot pioche aussi un équipement à la fin du tour.
element-flag = drapeau
    .help = Touchez les drapeaux dans l’ordre, en étant dessus à la fin d’un registre. Un drapeau répare aussi.
element-dock = quai
    .help = Un robot part d’ici.
element-archive = archive
    .help = Un robot détruit revient ici.
element-robot = robot
    .help = Montre sa lettre et le sens où il est tourné. Il tire droit devant lui à la fin de chaque registre.
element-ghost = le chemin de votre programme
    .help = Où serait votre robot après chaque registre, si personne ne le gêne.
element-edge = bord du parcours
    .help = Un robot qui sort du parcours est détruit.

## Ce qu'il y a sur une case

here = { $x }, { $y } : { $things }.
here-off = { $x }, { $y } : hors du parcours.
here-floor = sol nu
here-belt = tapis roulant vers { $facing }
here-express = tapis roulant express vers { $facing }
here-belt-curve = tapis roulant vers { $facing }, qui fait pivoter les robots amenés par { $from }
here-express-curve = tapis roulant express vers { $facing }, qui fait pivoter les robots amenés par { $from }
facts-break = { " ; " }
here-and = { $one } et { $two }
here-gear_right = engrenage vers la droite
here-gear_left = engrenage vers la gauche
here-pusher = poussoir vers { $facing } aux registres { $registers }
here-crusher = presse aux registres { $registers }
here-pit = puits
here-repair = site de réparation
here-repair_option = site de réparation avec équipement
here-flag = drapeau { $flag }
here-flag-team = drapeau { $flag }, tenu par l’équipe { $team }
here-dock = quai { $dock }
here-laser =
    { $beams ->
        [one] laser
        [2] laser double
       *[other] laser triple
    } tirant vers { $facing }
here-beam =
    dans la ligne d’un { $beams ->
        [one] laser
        [2] laser double
       *[other] laser triple
    } qui arrive par { $from }
here-wall = mur vers { $facing }
here-robot = { $robot }, tourné vers { $facing }
here-archive = archive du robot { $robot }

## À propos d'un robot

about = { $robot } ({ $letter }) : { $facts }.
about-at = en { $x }, { $y }, tourné vers { $facing }
about-away = hors du plateau
about-destroyed = détruit, de retour au prochain tour
about-finished = arrivé
about-eliminated = éliminé de la course
about-virtual = virtuel
about-down = hors tension
about-announced = se met hors tension au prochain tour
about-damage =
    { $damage ->
        [0] aucun dégât
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    }
about-locked =
    { $count ->
        [one] registre { $registers } verrouillé
       *[other] registres { $registers } verrouillés
    }
about-jammed =
    { $count ->
        [one] registre { $registers } bloqué
       *[other] registres { $registers } bloqués
    }
about-lives =
    { $lives ->
        [0] plus aucune vie en réserve
        [one] une vie en réserve
       *[other] { $lives } vies en réserve
    }
about-flag = va vers le drapeau { $flag }
about-archive = archive en { $x }, { $y }
about-team = équipe { $team }
about-blocker = bloqueur
about-carries = porte le drapeau { $flag }
about-controlled = commandé par { $by }
about-options = équipements : { $options }

## Conseils : pourquoi un pilote le ferait

hint-wins = ce programme gagne, si personne ne gêne
hint-touches =
    { $flags ->
        [one] ce programme touche le drapeau suivant
       *[other] ce programme touche les { $flags } drapeaux suivants
    }, et finit { $ground ->
        [flag] sur un drapeau
        [repair] sur un site de réparation
        [gear] sur un engrenage
        [belt] sur un tapis roulant
        [express] sur un tapis express
       *[floor] sur le sol nu
    }, tourné vers { $facing }{ $beams ->
        [0] { "" }
       *[other] , sous le feu
    }
hint-closer =
    { $registers ->
        [one] ce programme vous rapproche d’environ un registre
       *[other] ce programme vous rapproche d’environ { $registers } registres
    }{ $ground ->
        [flag] , jusqu’à un drapeau
        [repair] , jusqu’à un site de réparation
        [gear] , sur un engrenage
        [belt] , sur un tapis roulant
        [express] , sur un tapis express
       *[floor] { "" }
    }, tourné vers { $facing }{ $beams ->
        [0] { "" }
       *[other] , sous le feu
    }
hint-holds =
    ce programme ne vous rapproche pas, mais vous place bien{ $ground ->
        [flag] , sur un drapeau
        [repair] , sur un site de réparation
        [gear] , sur un engrenage
        [belt] , sur un tapis roulant
        [express] , sur un tapis express
       *[floor] { "" }
    }, tourné vers { $facing }{ $beams ->
        [0] { "" }
       *[other] , sous le feu
    }
hint-destroyed = aucun programme trouvé ne sauve le robot ; celui-ci tient le plus longtemps
hint-seal = le programme est complet
hint-power-down = il y a assez de dégâts à effacer, et le robot est à l’abri
hint-stay-up = continuer vaut mieux qu’une réparation maintenant
hint-new-hand = cette main ne mène nulle part ; une nouvelle vaut bien le dégât
hint-keep-hand = cette main est assez bonne
hint-use-card = la carte gardée donne un meilleur programme
hint-save-card = cette carte vaudra davantage plus tard
hint-least-option = c’est celle qui vaut le moins
hint-best-option = c’est celle qui vaut le plus
hint-good-square = c’est une bonne case de départ
hint-good-facing = c’est la bonne direction
hint-arm = le bras atteint quelque chose d’utile
hint-usual = rien d’autre ne promet davantage
hint-better-turn = le tour finira sans doute mieux
hint-no-better-turn = le tour ne devrait pas mieux finir

## Conseils : ce qu’on peut dire d’autres décisions

hint-sheds =
    { $damage ->
        [0] il n’y a pas de dégât à effacer, et un tour est perdu
        [1] efface un dégât, contre un tour sur place
       *[other] efface { $damage } dégâts, contre un tour sur place
    }
hint-drives-on =
    { $cards ->
        [0] continue, sans carte à choisir au tour suivant
        [1] continue, avec une carte à choisir au tour suivant
       *[other] continue, avec { $cards } cartes à choisir au tour suivant
    }
hint-one-damage = une nouvelle main, contre un dégât
hint-no-damage = la même main, et aucun dégât
hint-card-used = une carte de plus à choisir maintenant
hint-card-stays = la carte gardée reste pour un autre tour
hint-option-worth =
    { $registers ->
        [1] vaut environ un registre de chemin dans une course
        [one] vaut environ { $registers } registre de chemin dans une course
       *[other] vaut environ { $registers } registres de chemin dans une course
    }
hint-registers =
    { $registers ->
        [0] de là, il ne reste presque plus de chemin
        [1] de là, il reste environ un registre de chemin
       *[other] de là, il reste environ { $registers } registres de chemin
    }
hint-arm-rests = le bras ne touche rien cette fois

## Chiffres du simulateur

figure-turns = Tours
figure-flags = Drapeaux
figure-lives_lost = Vies perdues
figure-finished = Arrivés
figure-eliminated = Éliminés
figure-damage = Dégâts
figure-options = Équipements

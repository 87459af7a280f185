### Ce que dit la table du terminal. Les titres et le cœur ont leurs propres mots.

## Titres, places

table-title-great_race = The Great Race
table-title-gang_rush = GangRush : Breakout
table-title-classic_rally = Classic Rally
table-title-rallyman_gt = Rallyman : GT
table-title-roborally = RoboRally
table-me = Joueur
table-bot-bot = Automate
table-bot-random = Automate au hasard
table-bot-learner = Débutant
table-bot-novice = Amateur
table-bot-club = Pilote de club
table-bot-driver = Pilote de course
table-bot-champion = Champion

## Ce qui est demandé

table-choose =
    { $count ->
        [one] Une seule chose est possible.
       *[other] Choisissez parmi { $count }.
    }
table-thinking = Les autres décident …
table-over = La partie est finie.
table-more =
    { $count ->
        [one] … et un autre choix : liste
       *[other] … et { $count } autres choix : liste
    }
table-prompt = Votre choix (k : aide) >
table-no-squares = Ce titre n’a pas de cases à regarder.
table-which-square = Quelle case ? Deux nombres : colonne, puis ligne.
table-yes-no = y : oui · n : non

## Mains

table-hand = Main : { $cards }.
table-slots = Registres : { $slots }.
table-slot-empty = vide
table-slot-locked = (bloqué)
table-slot-locked-short = bloq
table-hand-head = Main
table-slots-head = Programme
table-lay-help = Une lettre pose la carte à la place suivante, un chiffre et une lettre (3a) à cette place ; reprendre annule.
table-lay-full = Tous les registres sont remplis : Entrée (ou seal) scelle le programme.

## Pourquoi, et conseils

table-why-ask =
    Que voulez-vous faire ? Une ligne comme « { $example } »{ $short ->
        [none] { "" }
       *[other] , une forme courte comme { $short }
    }, ou un numéro.
table-why-allowed = C’est permis : { $decision }.
table-why-not = Pas permis : { $decision }.
table-hint =
    Un automate choisirait : { $decision }{ $reason ->
        [none] .
       *[other] { " " }– { $reason }.
    }
table-hint-lay =
    Un automate poserait { $keys } : { $cards }{ $reason ->
        [none] .
       *[other] { " " }– { $reason }.
    }
table-hint-thinking = Réflexion …
table-hint-none = Il n’y a rien à décider maintenant.
table-hint-others = Ce qui est possible aussi :
table-not-understood = « { $text } » n’est pas compris. k montre ce qu’on peut taper.
table-no-such-number = Il n’y a pas de choix { $number } ; il y en a { $count }.
table-taken-back = Repris.

## À tour de rôle devant le clavier

table-pass = Passez le clavier à { $who }.
table-pass-enter = { $who } : appuyez sur Entrée quand personne d’autre ne regarde.

## Hasard prouvable

table-fair = Hasard prouvable : la graine de cette partie est scellée. Son empreinte est { $hash }.
table-fair-short = prouvable · { $hash }
table-unsealed = La graine scellée de cette partie n’est pas sur cette machine : à partir d’ici, le hasard ne peut plus être prouvé.
table-chance = { $name } : qu’est-il sorti ? { $possible }
table-chance-help = Tapez un résultat, ou plusieurs séparés par des espaces ; * laisse l’ordinateur tirer.
table-chance-bad = « { $text } » ne peut pas être sorti ici.

## Sauvegarde

table-save-ask = Sauver sous quel nom ?
table-saved = Sauvé : { $file }
table-not-saved = Impossible de sauver : { $problem }
table-kept = La partie est gardée. Pour continuer : { $command }
table-record-kept = La partie est écrite dans { $file }
table-record-replay = Pour la revoir et la prouver : { $command }
table-mend-how = Pour continuer depuis la dernière ligne saine, ajoutez --mend.
table-rematch = Une autre course avec les mêmes places ? (o/n ; a : revoir celle-ci)
    .keys = r : une autre course · a : revoir celle-ci · l : tout le journal · q : quitter
table-next-stage = Continuer avec l’étape suivante de « { $campaign } », { $stage } ? (o/n ; a : revoir cette étape)
    .keys = r : étape suivante · a : revoir cette étape · l : tout le journal · q : quitter
table-next-there = Continuer avec l’étape suivante de cette campagne ? (o/n ; a : revoir cette étape)
    .keys = r : étape suivante · a : revoir cette étape · l : tout le journal · q : quitter
table-campaign-over = « { $campaign } » est terminée : toutes ses étapes ont été jouées. (Entrée : le classement ; a : revoir cette étape)
    .keys = La campagne est terminée · a : revoir cette étape · l : tout le journal · q : quitter

## Aide et feuilles

table-refused = { $refusal } – ? en dit plus.
table-enter = Entrée
table-space = Espace
table-yes-no-keys = o n
table-programs-head = Programmes
table-keys-title = Touches
table-log-title = Ce qui s’est passé
table-rules-title = Règles
table-rules-ask = Une clause comme { $clause }, un chapitre comme { $chapter }, ou des mots à chercher
table-rules-english = (le texte est en anglais)
table-rules-none = Rien trouvé pour « { $query } ».
table-options-title = Cartes sur la table
table-options-none = Personne n’a de telle carte.
table-why-title = Pourquoi pas ?
table-save-title = Sauver
table-chance-title = De la vraie table
table-end-title = La fin
table-close = Échap ferme
table-speed = Vitesse { $speed }
table-speed-0 = aucune
table-speed-1 = lente
table-speed-2 = normale
table-speed-3 = rapide
table-speed-4 = très rapide

table-key-card = poser la carte dans le registre suivant
table-key-place = poser la carte dans ce registre
table-key-back = reprendre
table-key-seal = sceller le programme
table-key-choose = choisir
table-key-yes = oui ou non
table-key-why = pourquoi quelque chose n’est-il pas permis ?
table-key-hint = conseil d’un automate
table-key-save = sauver sous un nom
table-key-log = tout le journal
table-key-options = textes des cartes sur la table
table-key-rules = les règles, par clause ou par mots
table-key-square = ce qu’il y a sur une case
table-key-position = la position en mots
table-key-board = le plateau
table-key-list = tout ce qui est permis, avec des numéros
table-key-language = English
table-key-speed = plus lent, plus rapide
table-key-skip = passer ce qui est montré
table-key-scroll = déplacer le plateau
table-key-keys = cette aide
table-key-quit = quitter ; la partie est gardée
table-key-line = une ligne de notation, comme « concede »

table-foot-lay = lettre : carte · 1–5 lettre : registre · ⌫ · ? pourquoi · H conseil · k aide
table-foot-seal = Entrée : sceller · ⌫ reprendre · ? pourquoi · H conseil · k touches
table-foot-choose = 1–9 ou ↑↓ Entrée : choisir · u reprendre · ? pourquoi · H conseil · k aide
table-foot-yes-no = o oui · n non · ? pourquoi · H conseil · k touches
table-foot-show = Espace : passer · − + vitesse · l journal · k touches
table-foot-cursor = flèches : se déplacer · Échap : fini

## Le menu

table-menu-welcome = Jeux de course, à votre clavier.
table-menu-new = Nouvelle partie
table-menu-continue = Continuer : { $title }, { $names }, coup { NUMBER($step, useGrouping: 0) }, { $when }
table-menu-titles = À quoi jouons-nous ?
table-menu-course = Sur quel parcours ?
table-menu-yes = Oui
table-menu-no = Non
table-menu-number = { $setting } ? Un nombre ; { $usual } si vous ne tapez rien.
table-menu-seats = Combien de places, la vôtre comprise ?
table-menu-kind = Qui prend la place { $seat } ?
table-menu-rest = des automates à toutes les autres places
table-menu-kind-person = quelqu’un à ce clavier
table-menu-kind-bot = automate : l’habituel, un pilote de course
table-menu-kind-random = automate · au hasard : décide sans regarder
table-menu-kind-learner = automate · débutant : connaît les règles, se trompe souvent
table-menu-kind-novice = automate · amateur : a une idée, se trompe de temps en temps
table-menu-kind-club = automate · pilote de club : joue solidement, se trompe rarement
table-menu-kind-driver = automate · pilote de course : prévoit bien et ne se trompe pas
table-menu-kind-champion = automate · champion : réfléchit plus loin, et prend un moment pour cela
table-menu-name = Quel est son nom ?
table-menu-again = Comme la dernière fois : { $seats }
table-menu-language = Switch to English
table-menu-quit = Quitter
table-menu-choose = Votre choix (b : retour, L : English, q : quitter) >
table-no-such-choice = « { $text } » n’est aucun des { $count } choix.
table-menu-help = ↑↓ Entrée : choisir · Échap : retour · L : English · q : quitter

## Ce qui peut ne pas aller

problem-seat-empty = Une place n’a pas de nom. Écrivez les places comme me,bot,bot ou Anne,Paul,random.
problem-seat-long = Le nom « { $name } » dépasse { $most } lettres.
problem-unknown-bot = Il n’y a pas d’automate « { $name } ». Automates : { $known }.
problem-game-is-over = La partie de { $file } est finie. Pour la revoir : paddock replay { $file }
problem-seats-differ = La partie sauvée a { $needed } places, mais --seats en nomme { $found }.
problem-nothing-saved = il n’y a pas de partie à continuer.
problem-too-small = Ce terminal a { $width }×{ $height } caractères ; il en faut { $needed_width }×{ $needed_height }. Voici la table simple à la place.
problem-speed = La vitesse est un nombre de 0 (aucune) à 4.
problem-by-hand-seed = Le hasard vient d’une graine ou d’une vraie table : --seed et --by-hand ne vont pas ensemble.

## Une table sur un serveur

error-remote =
    { $code ->
        [bad-token] Votre clé pour cette place n’est pas ou plus valable. Demandez une invitation et rasseyez-vous.
        [no-page] Il n’y a pas de table à cette adresse.
        [no-paddock] Il n’y a pas de serveur Paddock à cette adresse.
       *[other] { $message }
    }
error-remote-away = { $server } est injoignable. L’adresse est-elle juste, le serveur tourne-t-il ?
table-remote-said = { $text }
table-remote-away-short = Le serveur est injoignable pour le moment.
table-remote-away = Le serveur est injoignable. Nouvel essai en cours ; rien n’est perdu.
table-remote-there = Le serveur est de retour.
table-remote-store = Le serveur ne peut rien enregistrer pour le moment. Il réessaie ; rien n’est perdu.
table-remote-lobby =
    { $count ->
        [0] Aucune table ouverte ici pour le moment.
        [one] Une table :
       *[other] { $count } tables :
    }
table-remote-free =
    { $free ->
        [0] aucune place libre
        [1] une place libre
       *[other] { $free } places libres
    }
table-remote-on = en cours ; on peut regarder
table-remote-choose = Quelle table ? (un numéro, n : une nouvelle, Entrée : regarder de nouveau, q : partir) >
table-remote-seats = Qui y joue ? me (vous), link (quelqu’un que vous invitez) et des robots, comme me,link,bot (Entrée : me,link) >
table-remote-name =
    { $known ->
        [none] Votre nom ?
       *[other] Votre nom ? (Entrée : { $known })
    }
table-remote-at = Voici la table { $link }
table-remote-invite = Avec ce lien, on peut s’asseoir : { $link }
table-remote-here = À la table : { $names }.
table-remote-missing =
    { $free ->
        [one] Une place est libre. Tapez inviter pour un lien, bots pour laisser jouer un robot.
       *[other] { $free } places sont libres. Tapez inviter pour un lien, bots pour laisser jouer des robots.
    }
table-remote-ready = Tout le monde est là. Tapez commencer pour démarrer.
table-remote-eager = La partie commence dès que tout le monde est là.
table-remote-watching = Vous regardez.
table-remote-sat = { $who } s’assoit.
table-remote-stood = { $who } est parti.
table-remote-proposal =
    { $who } propose { $what ->
        [back] { $steps ->
            [one] de revenir d’une étape en arrière
           *[other] de revenir de { $steps } étapes en arrière
        }
        [pause] une pause
       *[resume] de continuer
    }. Y : accepter · N : refuser
table-remote-settled =
    Tout le monde est d’accord { $what ->
        [back] pour revenir en arrière
        [pause] pour une pause ; W pour continuer
       *[resume] pour continuer
    }.
table-remote-agrees = { $who } est d’accord.
table-remote-refuses = { $who } n’est pas d’accord.
table-remote-bot-plays = Un robot joue pour { $who }.
table-remote-is-back = { $who } est de retour.
table-remote-bot-failed = Le robot { $who } n’a pas répondu ; la décision par défaut a été jouée.
table-remote-late = Le temps de { $who } est écoulé : la décision par défaut a été jouée.
table-remote-closed = La table est fermée.
table-remote-paused = Pause
table-remote-left = Temps restant : { $time }
table-remote-days =
    { $days ->
        [one] un jour
       *[other] { $days } jours
    }
table-remote-kept = Votre place est gardée. Revenez avec : { $command }
table-remote-say-title = À la table
table-remote-say-ask = Que voulez-vous dire ?
table-remote-back-title = Revenir
table-remote-back-ask = De combien d’étapes ? Tout le monde doit être d’accord.
table-remote-foot-proposal = { $proposal }
table-remote-key-say = dire quelque chose à la table
table-remote-key-agree = accepter ce qui est proposé
table-remote-key-refuse = le refuser
table-remote-key-pause = proposer une pause, ou de continuer
table-remote-key-resume = proposer de continuer
table-remote-key-go_back = proposer de revenir de quelques étapes en arrière
table-remote-key-bot = laisser jouer un automate à ma place, ou revenir
table-remote-key-who = qui est là, et les horloges
table-remote-key-start = commencer la partie
table-remote-key-bots = des robots sur toutes les places libres
table-remote-key-invite = un lien pour quelqu’un d’autre
problem-link = « { $text } » n’est pas l’adresse d’un serveur. Par exemple : http://127.0.0.1:8321
problem-at-alone = --at joue sur un serveur : --resume, --mend, --seed et --by-hand ne vont pas avec.

## RoboRally

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

## Rallyman : GT

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

## GangRush: Breakout

gb-face-speed = cpt.
gb-face-wheel = volant
gb-face-shot = tir
gb-face-repair = rép.
gb-face-breakage = casse
gb-gauges = { $speed } mph, reste { $left } · volants { $wheels } · tirs { $shots } · cpt. { $steps } · +{ $sale }
gb-dice = Dés : { $dice }
gb-revealed = Au choix : { $hazards }
gb-order = Ordre de cette manche : { $cars }.
gb-shop = Au magasin : { $tiles }.
gb-road = Sur la route : { $things }.
gb-no-car = { $player } n’a pas encore de voiture.
gb-other = { $car } : { $told }
gb-on = en { $space }
gb-speed = { $speed } mph
gb-body = carrosserie { $body } sur { $most }
gb-owes = doit { $money }
gb-race = course { $place }
gb-is-river = dans la rivière
gb-is-out = hors du pont !
gb-is-arrested = sous les verrous
gb-is-conceded = a quitté
gb-is-air = en l’air
gb-is-wrong_way = à contresens
gb-is-last = dernière place, ne peut gagner
gb-thing-cash = $
gb-thing-barrier = barrières
gb-thing-police = policiers
gb-thing-nails = clous
gb-thing-speed_limit = limitation
gb-thing-container = conteneur
gb-thing-ramp = tremplin
gb-thing-mine = mine
gb-thing-oil_slick = huile
gb-thing-acid_pool = acide
gb-buy = { $tile } { $price }
gb-short-step = { $way }
gb-short-shoot = Tir { $way }
gb-short-mortar = Mortier { $way }
gb-expected = à attendre : { $faces }
gb-chance = { $percent } % : { $told }
gb-to = vers { $space }
gb-to-river = dans la rivière
gb-to-out = hors du pont
gb-to-arrested = sous les verrous
gb-to-conceded = hors course
gb-to-air = en l’air
gb-loses =
    { $points ->
        [one] un point de carrosserie perdu
       *[other] { $points } points de carrosserie perdus
    }
gb-mended =
    { $points ->
        [one] un point de carrosserie en plus
       *[other] { $points } points de carrosserie en plus
    }
gb-turned = demi-tour
gb-way = Le plus doux : { $steps } { $told }
gb-way-long = { $steps } : { $told }.
gb-ways-more =
    { $count ->
        [one] Il y a encore un autre trajet.
       *[other] Il y a encore { $count } autres trajets.
    }
gb-volley =
    { $officers ->
        [one] Un policier
       *[other] { $officers } policiers
    } en { $space } { $officers ->
        [one] toucherait
       *[other] toucheraient
    } { $car }
gb-space = { $space }, ligne { $lane }
gb-here = { $car } est ici
gb-key-g = lancer les dés
gb-key-e = garder les dés ; continuer ; finir le tour
gb-key-f = rouler tout droit
gb-key-t = rouler vers la ligne du dessus
gb-key-b = rouler vers la ligne du dessous
gb-key-x = tirer droit devant

## Classic Rally

cr-card-fuel = C
cr-card-spare_tyre = S
cr-card-toolbox = O
cr-card-rain_tyres = P
cr-card-fog_lights = F
cr-boards = Rallye { $rally } · assistance { $aid } · carnet { $book }
cr-unseen = encore secret
cr-empty = rien
cr-cause-dice = dés
cr-cause-hazard = danger
cr-cause-sabotage = sabotage
cr-dice = Dés { $dice } · { $weather }
cr-left =
    { $tiles ->
        [one] reste { $tiles } tuile
       *[other] reste { $tiles } tuiles
    }
cr-owed = il faut rouler
cr-joker = joker : { $joker }
cr-watch = chronomètre { $notches }
cr-tile = En main : { $tile } · pile { $pile }
cr-holds = { $car } garde { $tile }
cr-votes = Votes donnés : { $votes } sur { $of }
cr-pile = Dans les piles : { $cards }
cr-short-load = + { $card } ({ $board ->
        [rally] rallye
       *[other] assist.
    })
cr-short-unload = − { $card } ({ $board ->
        [rally] rallye
       *[other] assist.
    })
cr-end =
    { $fuel ->
        [0] { $cell }
        [one] { $cell } pour { $fuel } carburant
       *[other] { $cell } pour { $fuel } carburants
    }
cr-end-cards = en jouant { $cards }
cr-end-hazard = une carte danger est piochée
cr-end-finish = à l’arrivée !
cr-end-dead_end = une impasse, demi-tour
cr-end-nowhere = la carte ne mène nulle part
cr-end-overtaking = en dépassant
cr-ways = Arrêts : { $ends }
cr-stay-moved = Votre voiture de rallye a fait son mouvement, ou y est.
cr-stay-owed = Votre voiture de rallye peut rouler : elle le doit avant la fin du tour.
cr-stay-overtaking-only = Vous ne pourriez que dépasser : vous pouvez rester.
cr-stay-no-plan = Votre voiture de rallye ne peut pas rouler ; vous pouvez finir le tour.
cr-warning-no-fuel = Attention : aucun carburant n’est chargé !
cr-order = Ordre de jeu : { $cars }.
cr-told = { $what } : { $told }
cr-finished = { $car } : à l’arrivée à la manche { NUMBER($round, useGrouping: 0) }.
cr-retired = { $car } : abandon.
cr-on = en { $cell }, tournée { $nose }
cr-aid-on = assistance en { $cell }
cr-rally-load = voiture de rallye : { $cards }
cr-aid-load = voiture d’assistance : { $cards }
cr-book = carnet de route { $cards }
cr-tokens = points de contrôle { $tokens }
cr-is-finished = arrivée !
cr-is-retired = abandon
cr-is-immobile = immobile
cr-is-barred = ne peut pas rouler
cr-is-tile = garde une tuile
cr-fuel = carb. { $rally }+{ $aid }
cr-no-tile = { $cell } : aucune tuile ici
cr-here = { $car } est ici, tournée { $nose }
cr-aid-here = la voiture d’assistance de { $car } est ici
cr-held = { $car } · { $name }
cr-key-g = lancer les dés
cr-key-e = s’arrêter ; terminer ; finir le tour
cr-key-f = rouler, ou aller tout droit
cr-key-a = tourner à gauche
cr-key-d = tourner à droite
cr-key-t = faire demi-tour
cr-key-x = réparer
cr-key-c = assistance, ou ravitaillement à une station
cr-key-v = un carburant de plus
cr-key-j = jouer le joker

## The Great Race

gr-axis = { " R  N" }
gr-told = { $what } : { $told }
gr-fuel = Ess.
gr-engine = Moteur
gr-chassis = Châssis
gr-mechanic = Mécanique
gr-post-funding = Fin.
gr-post-scout = Écl.
gr-post-mechanic = Méc.
gr-post-escort = Esc.
gr-letter-funding = F
gr-letter-scout = É
gr-letter-mechanic = M
gr-letter-escort = S
gr-money = { $money } F
gr-level = N{ $level }
gr-level-words = niveau { $level }
gr-cards =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
gr-hand = Main { $cards }/{ $limit } : { $names }
gr-hidden = cachée
gr-bivouac = Bivouac : { $cards }
gr-left =
    { $spaces ->
        [one] encore { $spaces } case
       *[other] encore { $spaces } cases
    }
gr-march = { $spaces } cases de plus
gr-tiles = en main : { $tiles }
gr-river = une rivière : une seule case
gr-no-crew = pas encore d’équipage
gr-at = en { $space }, niveau { $level }
gr-is-arrived = arrivé !
gr-is-out = parti
gr-is-passed = a passé
gr-is-river = retenu
gr-ask-react = { $danger } ! L’écartez-vous ?
gr-ask-gain =
    { $levels ->
        [one] Un niveau de plus : moteur ou châssis ?
       *[other] { $levels } niveaux de plus : comment les partager ?
    }
gr-ask-loss =
    { $levels ->
        [one] Un niveau de moins : moteur ou châssis ?
       *[other] { $levels } niveaux de moins : comment les partager ?
    }
gr-ask-lay = Où poser cette tuile : { $tile } ?
gr-spaces =
    { $spaces ->
        [one] une case
       *[other] jusqu’à { $spaces } cases
    }
gr-city =
    { $cards ->
        [0] { $colour }
        [one] { $colour }, une carte
       *[other] { $colour }, { $cards } cartes
    }
gr-left-lying =
    { $dangers ->
        [0] aucun danger ne reste
        [one] un danger reste
       *[other] { $dangers } dangers restent
    }
gr-cost =
    { $levels ->
        [0] { $fuel }E
       *[other] { $fuel }E { $levels }N
    }
gr-cost-blind = ? { $low }–{ $fuel }E 0–{ $levels }N
gr-words-cost =
    { $levels ->
        [0] { $fuel } d’essence
        [one] { $fuel } d’essence et un niveau
       *[other] { $fuel } d’essence et { $levels } niveaux
    }
gr-words-blind =
    { $fails ->
        [0] à l’aveugle, au pire { $fuel } d’essence et { $levels } niveaux
       *[other] à l’aveugle, au pire { $fuel } d’essence et { $levels } niveaux ; { $fails } % sont impayables
    }
gr-danger = danger
gr-stop = stop
gr-risk = zone à risque
gr-free = ne coûte rien
gr-home =
    { $steps ->
        [one] encore un pas
       *[other] encore { $steps } pas
    }
gr-blind = aveugle { NUMBER($fuel, minimumFractionDigits: 1) }E { NUMBER($levels, minimumFractionDigits: 1) }N !{ $danger } % x{ $stop } %
gr-roads = Routes : { $roads }
gr-road = { $steps } ({ $fuel }E)
gr-card = { $card } { $colour } · tuiles { $tiles } · pas { $moves } · places { $slots }
gr-estienne = Carte d’Estienne { $card }
gr-card-words =
    il vise les villes de couleur { $colour } ; l’assistant 1 pose { $tiles ->
        [one] une tuile
       *[other] { $tiles } tuiles
    }, l’assistant 2 avance de { $second }, les autres de { $others } ; au bivouac il prend la place { $first } s’il est premier, les places { $behind } s’il est second ; chaque danger qui reste vous coûte { $effect } ; il récupère { $refuel } d’essence et { $repair } de mécanique
gr-effect-chassis = { $count } de châssis
gr-effect-engine = { $count } de moteur
gr-effect-fuel = { $count } d’essence
gr-effect-money = { $count } F
gr-effect-card =
    { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
gr-aim-short = → { $city } { $steps } : { $because }
gr-aim = Vise { $city }, à { $steps } pas : { $because }
gr-weighs = { $city } à { $steps } pas, puis { $home } jusqu’à l’arrivée
gr-weighed = Il pèse { $cities }.
gr-walk = Sa route : { $spaces }.
gr-your-walk = La route où il vous attend : { $spaces }.
gr-action =
    Assistant { $number }, jusqu’à { $spaces ->
        [one] une case
       *[other] { $spaces } cases
    } : { $path } ; puis { $because }.
gr-torpedo = Le Torpedo est en { $space }, niveau { $level } : essence { $fuel }/{ $max }, mécanique { $mechanic }/{ $max } ; assistants qui ont agi : { $acted } sur cinq.
gr-sticker = Autocollant, { $colour } { $level }
gr-deck = Pile { $left } · jouées { $used }
gr-passport = Passeport, { $way } : { $count } tampons sur { $of }
gr-power-gauge_max = Les deux jauges du Torpedo montent jusqu’à { $value }.
gr-power-bivouac_fuel_cards = Au bivouac, un jerrican ou un ravitaillement qu’il prend remplit son réservoir.
gr-power-bivouac_mechanic_cards = Au bivouac, les pièces ou la caisse à outils qu’il prend réparent le Torpedo.
gr-power-city_fuel_cards = En ville, un jerrican ou un ravitaillement qu’il pioche remplit son réservoir.
gr-power-city_mechanic_cards = En ville, les pièces ou la caisse à outils qu’il pioche réparent le Torpedo.
gr-power-bivouac_danger_hits_player = Un danger qu’il prend au bivouac vous frappe.
gr-power-city_danger_hits_player = Un danger qu’il pioche en ville vous frappe.
gr-power-tile_danger_loss = Le danger d’une tuile coûte { $value } de mécanique au Torpedo.
gr-power-ignore_stop = Un stop n’arrête pas le Torpedo.
gr-power-ignore_risk = Les zones à risque ne coûtent rien au Torpedo.
gr-power-sea_paths = Le Torpedo prend les lignes maritimes sans payer quand elles servent son objectif.
gr-power-second_assistant_bonus = Le deuxième assistant avance de { $value } de plus.
gr-no-space = la mer
gr-key-d = rouler
gr-key-e = s’arrêter ; passer ; plus de tampons
gr-key-b = acheter un niveau d’essence
gr-key-f = financement : recevoir de l’argent
gr-key-t = éclaireur : poser des tuiles
gr-key-c = éclaireur : piocher une carte
gr-key-x = mécanicien : réparer autant que possible
gr-key-m = mécanicien : prendre la ligne maritime
gr-key-w = écarter un danger
gr-key-a = laisser faire un danger
gr-key-v = le programme habituel : un partout, deux mécaniciens

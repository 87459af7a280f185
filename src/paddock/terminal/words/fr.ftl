### Ce que dit la table du terminal. Les titres et le cœur ont leurs propres mots.

## Places

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
table-key-cards = textes des cartes sur la table
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

## Places

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

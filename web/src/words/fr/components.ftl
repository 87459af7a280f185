### Les composants d’une table : à qui, que faire, places, récit, discussion, et ce qui peut aller mal.

## Partout à la table

cancel = Annuler
copy = Copier
copied = Copié
reload = Recharger
later = Plus tard
understood = Compris

## À qui, et ce qui est demandé

bar = Ce que vous pouvez faire
goal = Le but
turn-yours = À vous
turn-yours-by-name = À vous, { $who }
turn-of-seat = { $who } décide
turn-also = Décident aussi :
turn-waiting = On attend
turn-watching = Vous regardez.
turn-nobody = Personne n’a rien à décider.
turn-paused = Pause
turn-choose =
    { $count ->
        [one] Une seule chose est possible.
       *[other] Choisissez parmi { $count }.
    }
bar-search = Chercher parmi { $count } choix
bar-none-found = Rien ne correspond à ce que vous avez tapé.
tools = Aide à la décision

## Reprendre, conseil, pourquoi pas

undo = Reprendre
undo-what = Reprendre : { $what }
undo-nothing = Il n’y a rien que vous puissiez reprendre.
hint = Conseil
hint-thinking = Réflexion …
hint-do = Le faire
hint-do-first = Le premier seulement
hint-equal = Aussi bon que le premier.
hint-less = { $points } { $points ->
    [one] point
   *[other] points
} de moins.
hint-do-all =
    { $count ->
        [one] Le faire
       *[other] Faire les { $count }
    }
why-not = Pourquoi pas ?
why-title = Pourquoi ne puis-je pas … ?
why-pick = Que voudriez-vous faire ?
why-pick-one = Choisissez
why-fill = Partie { $place }
why-help = On peut poser la question pour tout ce qui n’est pas proposé maintenant. La réponse cite la règle.
why-asking = On regarde …
why-allowed = Vous pouvez le faire maintenant.
why-unknown = Les règles ne le permettent pas maintenant.
why-clause = Lire la règle { $clause }

## Temps

left = Temps restant : { $time }
left-days =
    { $days ->
        [one] 1 jour { $hours } h
       *[other] { $days } jours { $hours } h
    }
left-low =
    { $seconds ->
        [one] Plus qu’une seconde.
       *[other] Plus que { $seconds } secondes.
    }

## Places

sitting = Places
sitting-nobody = place libre
sitting-here = ici
sitting-account = compte
sitting-deciding = décide
presence-here = est là
presence-away = absent depuis { $since }
presence-gone = { $who } a quitté la table.
presence-back = { $who } est de retour.
sitting-stand-in = Joue à sa place : { $level }
sitting-failed =
    { $count ->
        [one] Cet automate n’a pas répondu une fois.
       *[other] Cet automate n’a pas répondu { $count } fois.
    }
sitting-watching =
    { $count ->
        [one] Une personne regarde.
       *[other] { $count } personnes regardent.
    }
strip-waiting = Places. On attend { $names }
strip-away = Absents : { $names }

## Le bord de la table

rail = Places, récit et discussion
rail-open = Montrer places, récit et discussion
rail-close = Cacher places, récit et discussion
rail-seats = Places
rail-story = Récit
rail-chat = Discussion

## Le récit

story = Récit
story-empty = Il ne s’est encore rien passé.
story-earlier =
    { $count ->
        [one] Une ligne plus ancienne est dans « Revoir ».
       *[other] { $count } lignes plus anciennes sont dans « Revoir ».
    }
story-newest = Aux dernières
story-moment = Revoir ce moment
story-undone = (défait)
story-back-to = Revenir ici : { $what }
story-back-title = Revenir ici ?
story-back-text = Tout ce qui s’est passé ensuite est défait. Tout le monde à la table doit être d’accord ; les automates le sont toujours.
story-back = Demander à tous
log-sat = { $who } s’assoit.
log-stood = { $who } est parti.
log-started = La partie commence.
log-took-back = { $who } reprend un coup.
log-proposed =
    { $who } propose { $what ->
        [back] de revenir en arrière
        [pause] une pause
       *[resume] de continuer
    }.
log-does = { $who } { $what ->
        [back] revient en arrière
        [pause] met la partie en pause
       *[resume] continue la partie
    }.
log-agrees = { $who } est d’accord { $what ->
        [back] pour revenir en arrière
        [pause] pour une pause
       *[resume] pour continuer
    }.
log-refuses = { $who } n’est pas d’accord { $what ->
        [back] pour revenir en arrière
        [pause] pour une pause
       *[resume] pour continuer
    }.
log-bot-plays = Un automate joue pour { $who }.
log-is-back = { $who } est de retour.
log-bot-failed = L’automate { $who } n’a pas répondu ; la décision par défaut a été jouée.
log-answered-for-you = Fait pour vous, car c’était le seul choix : { $what }.
answered-for-you = Fait pour vous, car c’était le seul choix : { $what }. Cela se règle dans les préférences.
log-late = Le temps de { $who } était écoulé : la décision par défaut a été jouée.
log-closed = La table a été fermée.

## Discussion

chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-write = Dire quelque chose
chat-send = Envoyer
chat-name = Votre nom
chat-speaker = Qui parle
chat-guest = (regarde)
chat-said = { $who } dit : { $text }
chat-left =
    { $count ->
        [one] encore un caractère
       *[other] encore { $count } caractères
    }
chat-unread =
    { $count ->
        [one] Un nouveau message
       *[other] { $count } nouveaux messages
    }

## Ce que tous doivent accepter

proposal = Une proposition
proposal-back = { $who } propose de revenir à : { $moment }
proposal-start = le début
proposal-pause = { $who } propose une pause.
proposal-resume = { $who } propose de continuer.
proposal-agreed = D’accord :
proposal-missing = Doivent répondre :
proposal-withdraw = Retirer
proposal-refused = { $who } n’est pas d’accord. Tout reste comme avant.
proposal-settled-back = La partie est revenue en arrière.
proposal-settled-pause = La partie est en pause.
proposal-settled-resume = La partie continue.
agree = D’accord
refuse = Refuser
paused = La partie est en pause.
paused-text = Toutes les horloges sont arrêtées.
resume = Continuer
resume-ask = Proposer de continuer

## La liaison avec le serveur

line-broken = La liaison est coupée. Rien n’est perdu : ce que vous décidez part dès qu’elle revient.
line-again =
    { $seconds ->
        [one] Nouvel essai dans 1 s.
       *[other] Nouvel essai dans { $seconds } s.
    }
line-trying = Nouvel essai …
line-now = Essayer maintenant
line-restarting = Le serveur redémarre. Rien n’est perdu ; la table revient d’elle-même.
line-slow = Le serveur ne peut rien enregistrer pour le moment. Il réessaie ; rien n’est perdu.
line-closed = Votre place à cette table est terminée ici, peut-être parce qu’elle a été ouverte ailleurs. Rouvrez la table.
line-reopen = Rouvrir
line-newer = Le serveur est maintenant d’une version plus récente. Rechargez la page ; la partie attend.
line-storage = Ce navigateur ne garde rien : quand cette page sera fermée, votre place sera perdue. Autorisez ce site à enregistrer pour la garder.
late = Le temps était écoulé : la décision par défaut a été jouée pour vous.
late-what = Le temps était écoulé. Joué pour vous : { $what }.

## Plusieurs à un écran

curtain = Passer l’écran
curtain-pass = Passez l’écran à { $who }.
curtain-text = Les autres détournent les yeux ; ouvrez ensuite votre main.
curtain-look = Je suis { $who } : voir ma main
curtain-hide = Cacher ma main

## Ce qui est montré

stage = Ce qui se passe
stage-now = Sur le plateau
stage-hold = Arrêter ici
stage-go = Continuer
stage-next = Étape suivante
speed = Vitesse
speed-now = Vitesse { $speed }
skip = Passer

## Le menu de la table

menu = Menu
menu-pause = Proposer une pause
menu-resume = Proposer de continuer
menu-hand-over = Laisser jouer un automate à ma place …
menu-back = { $who } est de retour : rejouer moi-même
menu-invite = Inviter quelqu’un …
menu-replay = Revoir depuis le début
menu-try = Essayer des choses d’ici
menu-text = La position en mots au lieu du plateau
menu-keys = Touches …
menu-close = Fermer la table …
menu-leave = À l’accueil
menu-leave-text = Vous pouvez partir à tout moment : votre place est gardée, et la partie est sous « Mes parties ».
hand-over-title = Laisser jouer un automate
hand-over-text = Il décide pour vous jusqu’à votre retour. Vous pouvez reprendre votre place à tout moment par le menu.
retire-text = Votre course s’arrête ici, et vous passez après tous ceux qui continuent. C’est définitif.
concede-text = Vous quittez cette partie, et les autres continuent. C’est définitif.
resign-text = Vous perdez cette partie ; dans une campagne, elle compte. C’est définitif.
close-table = Fermer la table
close-table-text = La partie se termine ici sans gagnant, pour tout le monde. C’est définitif.
qr-code = Le lien en code QR, pour l’appareil photo d’un téléphone
link-only-here = Seule cette machine peut ouvrir ce lien, car le serveur n’écoute qu’elle. Pour que d’autres le puissent sur votre réseau, arrêtez le serveur et démarrez-le ainsi :
invite-title = Inviter quelqu’un
invite-text = Avec ce lien, on peut prendre une place libre, ou regarder.
invite-text-watch = Toutes les places sont prises ; avec ce lien, on peut regarder et discuter.
invite-link = Lien avec invitation
watch-link = Lien pour regarder

## Touches

keys-title = Touches
keys-choices = Choix
keys-title-group = Ce jeu
keys-table = À la table
keys-watching = Pendant que quelque chose est montré
keys-on = Les touches seules font quelque chose
key-search = chercher dans les choix
key-undo = reprendre
key-hint = conseil
key-why = pourquoi pas ?
key-help = cette liste
key-text = la position en mots, ou le plateau
key-chat = dire quelque chose
key-skip = passer à la fin
key-next = étape suivante
key-hold = arrêter, continuer
key-faster = plus vite
key-slower = plus lentement
key-choice = le choix de ce numéro ou de cette lettre

## Une table qu'on ne peut pas montrer

table-trouble-title = Cette table ne peut pas être ouverte
table-trouble-away = La page réessaie d’elle-même toutes les quelques secondes.
table-trouble-no-table = Le lien a peut-être perdu un morceau en route, ou la table était sur un autre serveur. Demandez qu’on vous le copie de nouveau.
table-trouble-full = Vous pouvez regarder et discuter, ou ouvrir votre propre table.
table-trouble-private = Demandez un lien à la personne qui a ouvert la table : il se termine par # et un long mot.
table-trouble-bad-invitation = Demandez un nouveau lien à la personne qui a ouvert la table.
table-trouble-needs-token = Demandez un lien à la personne qui a ouvert la table, et asseyez-vous avec lui.
table-trouble-bad-token = Cette place a été ouverte ailleurs avec une nouvelle clé, ou donnée à quelqu’un d’autre. Avec un lien, vous pouvez vous asseoir ou regarder de nouveau.
table-trouble-other = Réessayez dans un instant ; si cela dure, prévenez la personne qui tient le serveur.
table-trouble-link = Un lien, si vous en avez un
table-trouble-follow = L’utiliser
table-trouble-no-link = Ce n’est pas un lien vers une table. Il ressemble à …/tables/…#…
table-trouble-watch = Regarder

### Ce que dit toute table. Chaque titre ajoute ses mots dans games/<titre>/words.

## Refus et erreurs

refusal = { $reason } ({ $clause })
refusal-legal =
    { $reason } ({ $clause }) Vous pouvez : { $legal }{ $more ->
        [0] .
        [one] , ou un autre choix.
       *[other] , ou { $more } autres choix.
    }
being-decided =
    { $count ->
        [0] Personne n’a rien à décider maintenant.
       *[other] La question est maintenant pour { $who } : « { $question } »
    }

error = Quelque chose ne va pas.
error-refused = Les règles ne le permettent pas ({ $clause }).
error-unknown-title = Aucun titre ne s’appelle « { $title } ». Titres connus : { $known }.
error-unknown-version = « { $title } » n’existe pas avec la version { $version } des règles. Connue : { $known }.
error-broken-title = Le titre « { $title } » est installé mais ne se charge pas : { $problem }
error-unknown-language = Paddock ne parle pas « { $language } ». Il parle : { $known }.
error-bad-setup =
    Cette table ne peut pas commencer ({ $where }) : { $problem }{ $clause ->
        [none] { "" }
       *[other] { " " }({ $clause })
    }
error-bad-notation =
    « { $text } » n’est pas compris : { $problem } Attendu : { $expected }{ $more ->
        [0] { "" }
        [one] { " " }… et un autre
       *[other] { " " }… et { $more } autres
    }
error-bad-position =
    La position ne peut pas être mise en place ({ $where }) : { $problem }{ $clause ->
        [none] { "" }
       *[other] { " " }({ $clause })
    }
error-bad-data =
    { $file ->
        [own] Ce que vous donnez
       *[other] { $file }
    } n’est pas en ordre, à { $where } : { $problem }{ $clause ->
        [none] { "" }
       *[other] { " " }({ $clause })
    }
error-bad-record = La partie écrite n’est pas en ordre à la ligne { NUMBER($line, useGrouping: 0) } : { $problem }
error-chance = { $problem }
error-invariant = Le moteur est arrivé à une position impossible : { $problem } C’est un défaut ; merci de le signaler.
error-no-such-seat = Il n’y a pas de place { $seat } : cette table a les places 0 à { $last }.
error-not-waiting = On n’attend rien de la place { $seat } en ce moment.
error-take-back = { $problem }
error-file = { $file } : { $problem }
error-bad-input = { $problem }
error-unknown-bot = Il n’y a pas d’automate « { $bot } » pour { $title }. Il y a : { $known }.
error-bad-bot = L’automate « { $bot } » a décidé ce qui n’est pas permis maintenant : { $decision }.

## Problèmes, dits à l'intérieur d'une erreur

problem-kind = cette décision n’existe pas.
problem-arguments = il y a trop ou trop peu de mots.
problem-fields = il manque des champs, ou il y en a d’autres.
problem-json = ce n’est pas un objet JSON avec « do ».
problem-value = ce n’est pas une valeur de « { $values } ».
problem-number = aucune décision n’a ce numéro.

problem-needs-exactly = il faut ici « { $value } ».
problem-needs-list = il faut ici une liste.
problem-needs-object = il faut ici un objet JSON.
problem-needs-one-of = il faut ici l’une de ces valeurs : { $choices }.
problem-needs-text = il faut ici un texte.
problem-needs-true-false = il faut ici true (oui) ou false (non).
problem-needs-whole = il faut ici un nombre entier de { NUMBER($low, useGrouping: 0) } à { NUMBER($high, useGrouping: 0) }.
problem-no-such-field = ce champ n’existe pas. Il y a : { $known }.
problem-no-such-setting = ce réglage n’existe pas. Il y a : { $known }.
problem-no-such-value =
    « { $given } » n’est pas connu ici. Il y a : { $choices }{ $more ->
        [0] .
        [one] { " " }et un autre.
       *[other] { " " }et { $more } autres.
    }
problem-players-range = ce jeu est fait pour { $low } à { $high } joueurs.
problem-clock-time = il faut à la pendule au moins une seconde, ou de 1 à 60 jours.
where-seats = joueurs
where-clock = pendule

problem-missing =
    Le hasard « { $name } » n’a plus de résultat prévu.{ $possible ->
        [none] { "" }
       *[other] { " " }Il peut donner : { $possible }{ $more ->
            [0] .
            [one] { " " }… et un autre.
           *[other] { " " }… et { $more } autres.
        }
    }
problem-renamed = On demande le hasard « { $name } », mais c’est « { $recorded } » qui vient ensuite.
problem-count =
    Le hasard « { $name } » demande { $count ->
        [one] un résultat
       *[other] { $count } résultats
    }, mais il y en a { $found }.
problem-impossible =
    Le hasard « { $name } » ne peut pas donner { $outcome } maintenant.{ $possible ->
        [none] { "" }
       *[other] { " " }Il peut donner : { $possible }{ $more ->
            [0] .
            [one] { " " }… et un autre.
           *[other] { " " }… et { $more } autres.
        }
    }
problem-undeclared = « { $name } » n’est pas un hasard de ce titre. Il a : { $known }.
problem-outcome =
    « { $outcome } » n’est pas un résultat du hasard « { $name } ». Possibles : { $possible }{ $more ->
        [0] { "" }
        [one] { " " }… et un autre
       *[other] { " " }… et { $more } autres
    }.

problem-nothing = Vous n’avez rien à reprendre.
problem-not-yours = Ce coup n’est pas le vôtre.
problem-no-longer = Ce coup ne peut plus être repris : depuis, quelque chose a été révélé ou tiré au sort, ou trop de coups ont suivi.
problem-needed = Ce coup ne peut pas être repris : un coup suivant en dépend.

problem-empty = il n’y a rien dedans.
problem-not-json = ce n’est pas une ligne de JSON. { $detail }
problem-truncated = la ligne s’arrête au milieu ; le fichier a été coupé. Tout ce qui précède est bon.
problem-too-long = la ligne dépasse { $detail } octets.
problem-no-header = une partie écrite commence par une ligne comme {"{"}"paddock": 1, "title": …{"}"}.
problem-format = cette partie est au format { $detail }, que cette version de Paddock ne lit pas.
problem-line = ce n’est pas une ligne de partie écrite. { $detail }
problem-order = les coups ne se suivent pas. { $detail }
problem-after-end = la partie était finie avant cette ligne.
problem-title = { $detail }
problem-setup = la table ne peut pas être mise en place. { $detail }
problem-position = la position ne peut pas être mise en place. { $detail }
problem-decision = { $detail }
problem-refused = la décision n’est pas permise. { $detail }
problem-chance = { $detail }
problem-chance-left = le coup nomme un hasard qui n’a pas eu lieu : { $detail }
problem-snapshot = la photo n’est pas la position à laquelle la partie est arrivée.
problem-outcome-differs = le résultat écrit n’est pas celui de la partie.
problem-not-over = la partie est écrite comme finie, mais elle ne l’est pas.
problem-seed = la graine n’est pas celle dont l’empreinte a été publiée au début.
problem-seed-form = la graine n’est pas écrite en hexadécimal.
problem-unfair = le hasard « { $name } » n’est pas celui que donne la graine. { $detail }
problem-engine = la partie ne peut pas continuer d’ici. { $detail }

problem-no-file = ce fichier n’existe pas.
problem-a-folder = c’est un dossier, pas un fichier.
problem-not-allowed = le fichier ne peut pas être ouvert ; ce n’est pas autorisé.
problem-too-large = le fichier dépasse { $detail } octets.
problem-number-size = un nombre ({ $where }) est trop grand : aucun nombre ne peut dépasser { $detail }.
problem-not-text = ce n’est pas du texte.
problem-disk = { $detail }
problem-half-written =
    la dernière sauvegarde a été coupée avant la fin. Ce qui a été sauvé est dans { $detail }.

problem-no-title = La position ne dit pas à quel titre elle appartient. Donnez-lui un champ « title », ou précisez --title. Connus : { $known }.
problem-decision-in-file = « { $text } » n’est pas une décision. Dans un fichier, écrivez « place:notation » ou { $example }.
problem-which-seat = Plusieurs places peuvent décider ({ $waiting }). Écrivez « place:notation », ou utilisez --seat.
problem-over = On n’attend plus rien de personne : la partie est finie.
problem-paused = On n’attend rien de personne maintenant : la partie s’arrête ici, comme la position le demande, et n’est pas finie.
problem-view-form = « { $text } » n’est personne qui puisse regarder. Donnez une place, ou spectator.
problem-chance-form = « { $text } » n’est pas un hasard. Écrivez NOM=RÉSULTAT,RÉSULTAT.
problem-chance-in-file = « { $text } » n’est pas un hasard. Dans un fichier, écrivez { $example }.
problem-setting-form = « { $text } » n’est pas un réglage de ce titre. Écrivez NOM=VALEUR. Ses réglages : { $known }.
problem-no-such-step = Il n’y a pas de coup { $n } ; la partie en a { $last }.
problem-no-workshop = Rien ne peut être construit pour « { $title } ». Titres qui ont un atelier : { $known }.
problem-no-day = « { $day } » n’est pas un jour. Écrivez-le comme 2026-11-15.
problem-no-records = Aucun record n’est conservé pour « { $title } ».
problem-no-sheet = Cette partie n’a pas de feuille de temps : personne n’y court contre la montre.
problem-daily-alone = Le défi du jour est comme il est : --option, --seats, --resume, --seed, --by-hand et --no-fair ne vont pas avec.
problem-no-command = Ce titre n’apporte rien de tel : { $detail }

## Rangs et résultats

place =
    { $place ->
        [1] 1er
       *[other] { $place }e
    }
placing = { $place } : { $why }

## La table

seat = Place { $seat }
your-turn = À vous, { $who }.
turn-of = À { $who } de décider.
turn-of-several = { $who } décident.
round = Manche { $round }
step-of = Coup { NUMBER($n, useGrouping: 0) } sur { NUMBER($last, useGrouping: 0) }
time-up = Le temps de { $who } est écoulé.
taken-back = { $who } reprend un coup.
game-over = La partie est finie.
game-running = La partie n’est pas encore finie.
opening = La table est prête.
mended = La dernière ligne du fichier était coupée ; elle a été laissée de côté. La partie reprend au coup { NUMBER($n, useGrouping: 0) }.

## Preuve d'une partie écrite

verified =
    { $steps ->
        [0] Aucun coup à rejouer.
        [one] Un coup rejoué : il est permis.
       *[other] { NUMBER($steps, useGrouping: 0) } coups rejoués : tous sont permis.
    }
verified-fair = Chaque hasard découle de la graine dont l’empreinte a été publiée au début.
verified-open = Une empreinte a été publiée au début ; la graine vient à la fin de la partie, et le hasard pourra alors être prouvé.
verified-plain = Aucune empreinte n’a été publiée au début : le hasard est possible, mais ne peut pas être prouvé.
verified-went-back =
    { $times ->
        [one] La table est revenue en arrière une fois, d’un commun accord.
       *[other] La table est revenue en arrière { $times } fois, d’un commun accord.
    }
unused-chances = Ces hasards n’ont pas servi : { $names }.
step-help = Entrée : coup suivant · un nombre : y aller · b : retour · q : quitter

## Une position que l'on essaie

try-met = Hasards rencontrés : { $met }
try-may =
    { $who } peut : { $legal }{ $more ->
        [0] { "" }
        [one] { " " }… encore un choix (--all le montre)
       *[other] { " " }… encore { $more } choix (--all les montre)
    }
try-more =
    { $more ->
        [one] … encore un choix (--all le montre)
       *[other] … encore { $more } choix (--all les montre)
    }
try-paused = La partie s’arrête ici, comme la position le demande : personne n’a rien à décider, et elle n’est pas finie.
try-give-chance =
    { $count ->
        [one] Donnez-le avec --chance { $example }, ou laissez faire le sort avec --seed 1.
       *[other] Donnez ses { $count } résultats avec --chance { $example }, ou laissez faire le sort avec --seed 1.
    }
try-sees = { $who } voit :
try-foresees = { $who } peut savoir d’avance :
try-decides = { $who } peut décider :
try-standing = { $who } peut décider à tout moment :
try-limit =
    { $who } a { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }.
spectator = Quelqu’un qui regarde

## Conseils

hint-any = cela revient au même
hint-other-even = à peu près aussi bon
hint-other-less = un peu moins bon
hint-other-far = nettement moins bon
percent = { $percent } %
hint-chance = { $chance } de chances de gagner

## Analyse d’une partie finie

error-analysis = { $problem }
problem-analysis-not-over = Cette partie n’est pas encore finie. On analyse une partie une fois finie : jusque-là, une part en reste cachée.
problem-analysis-not-judged = Personne ne juge encore les positions de { $title } : il n’y a pas de chances à montrer.

analysis-title = Chances de gagner
analysis-title-alone = Ce que le résultat promettait, de 0 à 100
analysis-thinking = La partie est revue
analysis-turning = Tournants
analysis-turn = { $who } : { $before } → { $after }
analysis-none = Rien n’a basculé d’un coup : les chances ont changé peu à peu.
analysis-none-alone = Rien n’a basculé d’un coup : tout est venu peu à peu.
analysis-reviews = Ce qui aurait pu être
analysis-review =
    { $who } a fait ceci : { $played } ({ $chance }). Ceci promettait { $gain ->
        [little] un peu plus
        [more] davantage
        [much] beaucoup plus
       *[far] tout autre chose
    } : { $better } ({ $best }){ $reason ->
        [none] .
       *[other] { " " }– { $reason }.
    }
analysis-decided = { $who } a choisi : { $played }
analysis-best = Meilleures décisions
analysis-best-decision = { $who } a choisi : { $played } – de { $before } à { $after }.
analysis-fine = Aucune décision ne ressort comme nettement plus faible que ce qui était possible.
analysis-round = Manche
analysis-before = Avant le départ
analysis-step = Coup
analysis-legend = chaque signe est un moment, de 0 % (bas) à 100 % (haut)
analysis-legend-alone = chaque signe est un moment, de 0 (bas) à 100 (haut)

## The table

error-match-not-started = La partie n’a pas encore commencé. Elle commence quand toutes les places sont prises.
error-match-started = La partie a commencé : les places ne changent plus.
error-match-finished = Cette partie est terminée.
error-match-paused = La partie est en pause. Proposez aux autres de reprendre.
error-match-not-paused = La partie n’est pas en pause.
error-match-seat-taken = La place { $seat } est prise. Choisissez-en une autre.
error-match-seat-empty = La place { $seat } ne peut pas faire cela : personne qui le pourrait n’y est assis.
error-match-full = La table est complète. Vous pouvez regarder, ou ouvrir votre propre table.
error-match-empty-seats = Des places sont encore libres : { $seats }. Invitez quelqu’un, ou mettez-y un automate.
error-match-bad-name = Un nom a de 1 à { $longest } caractères affichables.
error-match-bad-message = Un message a de 1 à { $longest } caractères affichables.
error-match-stale = Cette question n’est plus posée. Regardez la table et décidez de nouveau.
error-match-proposal = { $problem ->
    [open] Une autre proposition attend encore. Répondez-y d’abord.
    [none] Il n’y a pas de proposition à laquelle répondre.
    [nowhere] Il n’y a pas de tel moment où revenir.
   *[other] Il n’y a pas de telle proposition.
 }
error-match-alone = Le défi du jour se court seul : ni conseil, ni automate, ni essais, ni retour en arrière. Tout revient après l’arrivée.
error-match-not-whole = Il faut d’abord lire tout le journal de cette partie. Réessayez.
error-match-bad-log = Le journal de cette partie ne tient pas ensemble à l’entrée { $number } : { $problem }

## Le stockage

error-store = Le stockage n’est pas en ordre : { $detail }
error-store-conflict =
    La ligne { NUMBER($number, useGrouping: 0) } de la partie « { $match } » ne peut pas être écrite : la partie a avancé, ou n’en est pas encore là.
error-store-gone =
    Les parties ne peuvent être ni enregistrées ni lues pour l’instant : la base de données ({ $place }) ne répond pas depuis { $seconds } secondes. Rien de ce qui a été confirmé n’est perdu. { $detail }
error-store-newer =
    { $place } vient d’un Paddock plus récent (version { NUMBER($version, useGrouping: 0) } ; celui-ci connaît { NUMBER($known, useGrouping: 0) }). Rien n’y a été touché.
error-store-place = Il ne peut pas y avoir de stockage à { $place } : { $problem }
error-store-broken = La base de données { $place } est endommagée : { $detail } Voyez « paddock store check », et restaurez une sauvegarde.
error-store-not-empty =
    { $place } n’est pas vide : il s’y trouve { $matches ->
        [one] { NUMBER($matches, useGrouping: 0) } partie
       *[other] { NUMBER($matches, useGrouping: 0) } parties
    } et { $accounts ->
        [one] { NUMBER($accounts, useGrouping: 0) } compte
       *[other] { NUMBER($accounts, useGrouping: 0) } comptes
    }. Avec --force, tout est remplacé, et une copie reste à côté de la sauvegarde.
error-store-backup = { $file } : { $problem }
error-store-name-taken = Le nom « { $name } » est déjà pris.
error-store-no-account = Il n’y a pas de compte « { $name } ».

problem-store-foreign = ce fichier est autre chose.
problem-store-disk = { $detail }
problem-store-none = il n’y a pas encore de stockage.
problem-store-scheme = un stockage est un fichier ou une adresse postgresql://.
problem-store-driver = il y faut le paquet « { $detail } ».
problem-backup-foreign = ce n’est pas la sauvegarde d’un stockage de Paddock.
problem-backup-cut = la sauvegarde est coupée ou endommagée.
problem-backup-sum = la sauvegarde n’a pas la somme de contrôle avec laquelle elle a été faite.
problem-backup-line = la ligne { $detail } de la sauvegarde est illisible.
problem-backup-twice = une ligne de « { $detail } » se trouve deux fois dans la sauvegarde.

store-backed-up =
    { $matches ->
        [one] { NUMBER($matches, useGrouping: 0) } partie
       *[other] { NUMBER($matches, useGrouping: 0) } parties
    } ({ $rows ->
        [one] { NUMBER($rows, useGrouping: 0) } ligne
       *[other] { NUMBER($rows, useGrouping: 0) } lignes
    }) dans { $file }.
store-restored =
    { $matches ->
        [one] { NUMBER($matches, useGrouping: 0) } partie
       *[other] { NUMBER($matches, useGrouping: 0) } parties
    } ({ $rows ->
        [one] { NUMBER($rows, useGrouping: 0) } ligne
       *[other] { NUMBER($rows, useGrouping: 0) } lignes
    }) de retour dans { $place }.
store-copy = Ce qui s’y trouvait avant est gardé dans { $file }.
store-in-order = { $place } est en ordre.
store-faults =
    { $faults ->
        [one] { $place } : { NUMBER($faults, useGrouping: 0) } chose n’est pas en ordre.
       *[other] { $place } : { NUMBER($faults, useGrouping: 0) } choses ne sont pas en ordre.
    }
store-fault-damage = La base de données trouve son propre fichier endommagé : { $detail }
store-fault-gap = Il manque la ligne { NUMBER($number, useGrouping: 0) } à la partie « { $match } ».
store-fault-row = La ligne { NUMBER($number, useGrouping: 0) } de la partie « { $match } » n’est pas du JSON.
store-fault-snapshot = La partie « { $match } » a un instantané à { NUMBER($number, useGrouping: 0) }, où elle n’a pas de ligne.
store-fault-snapshot-json = L’instantané de la partie « { $match } » à { NUMBER($number, useGrouping: 0) } n’est pas du JSON.
store-fault-unlisted = La partie « { $match } » n’est pas dans la liste.
store-fault-no-rows = La partie « { $match } » est dans la liste mais n’a pas de lignes.
store-fault-seat = La place { NUMBER($number, useGrouping: 0) } de la partie « { $match } » est à un compte qui n’existe pas : { $detail }
store-fault-feat = Un exploit de la partie « { $match } » ne peut pas être : ses lignes manquent, ou elle n’a pas été jugée ({ $detail })
store-fault-feat-json = Un exploit de la partie « { $match } » n’est pas du JSON ({ $detail })
store-fault-campaign = La ligne { NUMBER($number, useGrouping: 0) } de la campagne « { $match } » n’est pas du JSON.
store-fault-session = Il y a des sessions d’un compte qui n’existe pas : { $detail }

account-new-password = Nouveau mot de passe
account-password-set = « { $name } » a un nouveau mot de passe, et est déconnecté de tous les appareils.
account-signed-out =
    { $devices ->
        [0] « { $name } » n’était connecté nulle part.
        [one] « { $name } » est déconnecté d’un appareil.
       *[other] « { $name } » est déconnecté de { $devices } appareils.
    }
account-what-goes = Ce qui disparaît : le compte « { $name } » avec ses connexions, la liste de ses parties, et son nom dans les listes des meilleurs temps ; personne ne pourra en ouvrir un autre sous ce nom. Ce qui reste : les parties elles-mêmes, avec les noms tapés à la table et ce qui s’y est dit.
account-delete-sure = Supprimer « { $name } » ?
account-deleted = Le compte « { $name } » est supprimé.

## Les campagnes

error-campaign = La campagne n’est pas en ordre.
error-campaign-title = « { $title } » ne se joue pas en campagne. { $known ->
    [none] Aucun titre ne s’y prête.
   *[other] Titres avec campagnes : { $known }.
  }
error-campaign-none = Il n’y a pas de campagne « { $campaign } ».
error-campaign-over = La campagne « { $name } » est finie : toutes ses étapes ont été jouées.
error-campaign-save = Cette sauvegarde est refusée : { $problem } Rien n’a changé.
error-campaign-newer =
    Cette sauvegarde vient d’un Paddock plus récent (version { NUMBER($version, useGrouping: 0) } ; celui-ci connaît la { NUMBER($known, useGrouping: 0) }). Rien n’a changé.

problem-save-json = elle est abîmée, ou n’a jamais été une campagne : ce n’est pas du JSON.
problem-save-foreign = ce n’est pas une campagne de Paddock.
problem-save-sum = elle est abîmée ou a été modifiée : elle n’a pas la somme de contrôle d’origine.
problem-save-shape = un champ n’est pas ce qu’il devrait être ({ $detail }).
problem-save-twice = une partie y figure deux fois.
problem-save-name = { $detail }
problem-save-settings = ses réglages sont impossibles : { $detail }
problem-save-choices = ce qui est choisi pour l’étape suivante est impossible : { $detail }
problem-save-large = elle dépasse { NUMBER($detail, useGrouping: 0) } octets.
problem-save-unknown = elle a un champ qu’aucune campagne de ce jeu ne connaît ({ $detail }).
problem-save-seat = on ne sait pas qui joue à la place de « { $detail } ».
problem-save-result = un résultat est impossible : { $detail }
problem-save-kept = ses résultats ne donnent pas son classement.
problem-save-luggage = ce que personne n’y connaît dépasse { $detail } octets.

campaign-none = Pas encore de campagne. Commencez-en une avec « paddock campaign new JEU ». Jeux à campagnes : { $known }.
campaign-line = { $id } · { $name } · { $title } · { $state }
campaign-state-over = finie
campaign-state-next = à suivre : { $stage }
campaign-state-open = en cours : { $stage }
campaign-place = Place
campaign-who = Joueur
campaign-no-points = –
campaign-nothing-yet = Aucune étape n’a encore été jouée. À la table : { $names }.
campaign-made = La campagne « { $name } » est prête. Jouez sa première étape avec « paddock campaign play { $id } ».
campaign-exported = « { $name } » est dans { $file }.
campaign-imported = « { $name } » est là, sous le nom { $id }.
campaign-won = { $count ->
    [0] « { $name } » est terminée, et personne ne l’a gagnée.
    [one] { $names } gagne « { $name } ».
   *[other] { $names } se partagent la victoire de « { $name } ».
  }
campaign-play-next = Jouez l’étape suivante avec « paddock campaign play { $id } ».
problem-stage-open = Une étape de « { $name } » est en cours, et ce qui a été choisi pour elle reste. Continuez-la sans --option.
problem-no-choices = Rien ne se choisit pour une étape de cette campagne ; ôtez --option.
campaign-go-on = « { $name } » : { $stage }
campaign-term = { $name } : { $value }

## Les records

records-none = Personne n’a encore réalisé de temps.
records-daily = Défi du { $day }

## Entraînement

problem-vector-games = { $games } parties dans { $workers } processus, c’est impossible : il faut au moins une partie, et pas plus de processus que de parties.
problem-vector-reset = Appelez d’abord reset : il n’y a pas encore de parties.
problem-vector-actions = Il faut une action pour chacune des { $games } parties, pas un tableau de forme { $shape }.
problem-vector-worker = Un processus de l’environnement s’est arrêté ou ne répond pas. Recréez l’environnement ; si cela se répète, essayez workers=0 pour voir pourquoi.
problem-policy-other = La stratégie dans { $file } a été entraînée pour { $found }, il faut { $needed }. Entraînez-la de nouveau.
problem-policy-no-runtime = Pour jouer la stratégie dans { $file }, il faut onnxruntime. Installez-le avec : pip install "paddock[onnx]"
problem-policy-names = La stratégie dans { $file } a { $found }, il faut { $needed }. Exportez-la de nouveau.
problem-policy-shape = La stratégie dans { $file } a une autre forme ({ $found }) : il faut { $needed }. Entraînez-la de nouveau.
problem-policy-unreadable = { $file } n’est pas une stratégie lisible ({ $detail }). Exportez-la de nouveau.

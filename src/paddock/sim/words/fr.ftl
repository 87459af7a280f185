### Ce que dit le simulateur.

sim-games =
    { $games ->
        [one] une partie
       *[other] { $games } parties
    }
sim-title = { $title } : { $games }, graine { NUMBER($seed, useGrouping: 0) }
sim-by-bot = Par automate
sim-by-seat = Par place à la table
sim-playing = Parties
sim-bot = Automate
sim-share = { $figure } %
sim-name-share = { $figure }, { $name } %
sim-stopped = Arrêté après { $games } parties sur { $total }. Aucun fichier n’a été écrit ; la même commande rejoue les mêmes parties.
sim-not-written = Les statistiques ci-dessus restent valables. Faites de la place ou choisissez un autre endroit, et redonnez la même commande : la même graine donne les mêmes parties.
sim-wrote = Écrit : { $file }

figure-played = Jouées
figure-won = Gagnées
figure-won-share = Gagnées %
figure-shared = Partagées
figure-place = Rang moyen
figure-faults = Fautes
figure-decisions = Décisions

problem-sim-games = Le nombre de parties va de 1 à { $most }.
problem-sim-seed = Une graine a { $digits } chiffres au plus.
problem-sim-twice = { $file } est nommé deux fois. Donnez à chaque sorte de résultats son propre fichier.
problem-sim-jobs = Le nombre de processus doit être 0 (un par cœur) ou plus.
problem-sim-no-seats = Dites qui joue, par exemple --seats bot,random,random.
problem-sim-seat-count = { $title } se joue de { $low } à { $high } places, pas { $seats }.
problem-sim-no-parquet = Écrire du Parquet demande pyarrow. Installez-le avec : pip install "paddock[parquet]"
problem-sim-crashed = Un processus qui jouait des parties a été arrêté de l’extérieur. Essayez-en moins à la fois avec --jobs.

tournament-of = { $title } : { $games }
tournament-standings = Classement
tournament-duels = Face à face
tournament-ahead = Devant %
tournament-against = Contre
tournament-rating = Cote
tournament-interval = Intervalle
tournament-thinks = ms par décision
tournament-met = { $one } contre { $other } : devant dans { $share } % de { $games } parties
tournament-found =
    { $games ->
        [one] Une partie est déjà dans { $file }.
       *[other] { $games } parties sont déjà dans { $file }.
    }
tournament-cut = La dernière ligne de { $file } n’était pas complète ; elle a été coupée, et sa partie est rejouée.
tournament-stopped = Arrêté. { $games } parties sur { $total } sont à l’abri dans { $file }. La même commande reprend.
tournament-stopped-lost = Arrêté. Rien n’a été gardé : avec --file, un tournoi peut être arrêté puis repris.

problem-tournament-entrants = Un tournoi demande au moins deux participants, par exemple --entrants champion,driver,random.
problem-tournament-twice = « { $bot } » est nommé deux fois. On participe une seule fois.
problem-tournament-seats = Un tournoi de { $title } a des tables de { $low } à { $high } places, pas { $seats }.
problem-tournament-rounds = Seul un système suisse a des --rounds, et il en a au moins une.
problem-tournament-write = Seule une échelle s’écrit sur une page. Ajoutez --ladder, ou utilisez --json ou --csv.
problem-tournament-title =
    Dites quel titre, par exemple « paddock tournament roborally ». Il y a : { $known }. Seules les échelles de tous les titres
    se jouent sans lui, par --ladder, et alors --file, --csv et --json n’ont pas lieu d’être.
problem-tournament-no-file = { $file } n’est pas le fichier d’un tournoi. Rien n’a été changé ; choisissez un autre --file.
problem-tournament-format =
    { $file } a le format { $found } ; ce Paddock lit le format { $known }. Rien n’a été changé : finissez-le avec le Paddock qui
    l’a commencé, ou choisissez un autre --file.
problem-tournament-other =
    { $file } appartient à un autre tournoi : { $what ->
        [title] son titre est
        [settings] ses options sont
        [seats] son nombre de places est
        [seed] sa graine est
        [entrants] ses participants sont
       *[other] son { $what } est
    } { $found }, et non { $wanted }. Rien n’a été changé ; choisissez un autre --file, ou demandez ce qu’il contient.
problem-tournament-file-code =
    Les parties de { $file } ont été jouées par d’autres versions de ces automates ou de ce titre ; mêlées à de nouvelles, elles ne
    diraient rien. Rien n’a été changé ; choisissez un autre --file, ou effacez celui-ci.
problem-tournament-line =
    La ligne { $line } de { $file } est illisible. Rien n’a été changé. Effacez cette ligne, et la même commande rejoue sa partie.
problem-tournament-disk =
    { $file } ne peut pas être écrit : { $detail }. { $games ->
        [0] Rien n’y est encore.
        [1] Une partie y est à l’abri.
       *[other] { $games } parties y sont à l’abri.
    } Faites de la place, et donnez la même commande : elle reprend là.
problem-tournament-busy = Une autre commande écrit dans { $file }. Attendez qu’elle ait fini, ou choisissez un autre --file.
problem-tournament-other-code =
    Un ouvrier a d’autres versions des automates ou du titre. Installez le même Paddock partout, et redonnez la commande.

problem-sim-endless =
    La partie { NUMBER($game, useGrouping: 0) } ne finit pas : { $bot } à la place { $seat } a été interrogé { $most } fois. Rien
    n’a été compté ; laissez cet automate de côté, ou choisissez des réglages qui ont une fin.

## Automates venus de fichiers

fault-crashed =
    { $bot } a planté dans la partie { NUMBER($game, useGrouping: 0) } à la place { $seat } (graine { NUMBER($seed, useGrouping: 0) }), à sa décision { $decision } : { $detail }
fault-nonsense =
    { $bot } a répondu ce qui n’est pas dans la liste permise dans la partie { NUMBER($game, useGrouping: 0) } à la place { $seat } (graine { NUMBER($seed, useGrouping: 0) }), à sa décision { $decision } : { $detail }
fault-hung =
    { $bot } n’avait rien décidé après { $detail } s dans la partie { NUMBER($game, useGrouping: 0) } à la place { $seat } (graine { NUMBER($seed, useGrouping: 0) }), à sa décision { $decision }. Il a été arrêté ; la décision par défaut a joué pour lui jusqu’à la fin de cette partie.
fault-gone =
    Le processus de { $bot } s’est terminé de lui-même (code { $detail }) dans la partie { NUMBER($game, useGrouping: 0) } à la place { $seat } (graine { NUMBER($seed, useGrouping: 0) }), à sa décision { $decision }. La décision par défaut a joué pour lui jusqu’à la fin de cette partie.
fault-endless =
    { $bot } a décidé { $detail } fois dans la partie { NUMBER($game, useGrouping: 0) } à la place { $seat } (graine { NUMBER($seed, useGrouping: 0) }) sans en finir. La décision par défaut a joué pour lui jusqu’à la fin de cette partie.
faults =
    { $count ->
        [one] Une faute en tout.
       *[other] { $count } fautes en tout, dont { $told } sont dites plus haut.
    } Là où un automate n’a rien décidé, la décision par défaut du titre a été jouée. Corrigez-le, ou donnez-lui plus de temps avec --think.
faults-again = Pour revoir la première : { $command }

problem-code-load-crashed = { $file } ne peut pas être chargé : { $detail }
problem-code-load-hung = { $file } n’était pas chargé après { $detail } s. Le charger ne doit ni jouer, ni apprendre, ni attendre.
problem-code-load-gone = { $file } a terminé son processus pendant qu’on le chargeait (code { $detail }).
problem-code-none =
    { $file } ne contient pas d’automate. Écrivez une classe dérivée de paddock.bots.bot.Bot avec une fonction « choose ».
problem-code-name = { $file } : « { $bot } » n’est pas un nom d’automate. Jusqu’à 40 lettres, chiffres, « - » et « _ », mais pas « code ».
problem-code-taken = { $file } : il y a déjà un automate « { $bot } ». Donnez un autre nom au vôtre.
problem-code-which = Dites par son nom quel automate d’un fichier vous voulez. Il y a : { $known }.
problem-code-unused = Personne n’est « { $bot } » : nommez-le parmi ceux qui jouent, ou enlevez --code.

## Plusieurs machines

problem-ray-missing = Jouer sur plusieurs machines demande Ray. Installez-le avec : pip install "paddock[ray]"
problem-ray-none =
    Il n’y a pas de grappe Ray à « { $address } » : { $detail } Lancez-en une avec « ray start --head », rejoignez-la depuis les
    autres machines avec la commande que cela affiche, et redonnez la même commande.
problem-ray-failed =
    La grappe Ray n’a pas pu jouer : { $detail } Le même Paddock doit être installé sur chacune de ses machines. Ce qui a été
    joué est gardé s’il y a un --file ; la même commande reprend.

## Automates venus du réseau

outside-invited = La partie { NUMBER($game, useGrouping: 0) } attend { $bot } : { $link }
fault-left =
    { $bot } a quitté la partie { NUMBER($game, useGrouping: 0) } à la place { $seat } avant la fin (code { $detail }). Partie perdue par forfait : dernier rang.
fault-slow =
    { $bot } n’a pas décidé en { $detail } s dans la partie { NUMBER($game, useGrouping: 0) } à la place { $seat }, { $decision ->
        [one] une fois
       *[other] { $decision } fois
    }.
fault-late =
    { $bot } n’a pas décidé en { $detail } s plusieurs fois dans la partie { NUMBER($game, useGrouping: 0) } à la place { $seat }. Partie perdue par forfait : dernier rang.

problem-at-missing = Les automates du réseau ont besoin d’un serveur : ajoutez --at, par exemple --at http://127.0.0.1:8321.
problem-at-alone = --at ne va ni avec --code ni avec --ray.
problem-at-none = Il n’y a pas de serveur Paddock à { $address } : { $detail } Lancez-en un avec « paddock serve », et redonnez la même commande.
problem-at-refused = Le serveur à { $address } a refusé : { $detail }
problem-at-edition = Le serveur à { $address } joue { $found }, pas { $wanted }.
problem-at-closed = Quelqu’un a fermé une table de ce tournoi à { $address }. La même commande rejoue sa partie.
problem-outside-command = Une commande pour --run a besoin de { $place } : le lien vers la table y est mis.
problem-outside-start = { $bot } ne peut pas être lancé : { $detail }
problem-outside-not-sat =
    { $bot } a été lancé mais ne s’est pas assis : { $detail } Corrigez sa commande et redonnez-la ; les parties finies sont gardées
    s’il y a un --file.

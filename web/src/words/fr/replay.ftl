## Revoir

replays-title = Revoir une partie
replays-link = Ouvrir une partie par son lien
replays-open = Ouvrir
replays-wrong-link = Ce n’est pas un lien vers une partie. Il ressemble à …/tables/… ou …/replays/…
replays-mine = Parties que j’ai jouées ou regardées
replays-none = Rien encore. Finissez une course, et vous pourrez la revoir ici.
replays-public = Parties publiques
game-won-by = gagnée par { $names }
loading = Chargement …

replay-title = Revoir la partie
replay-bar = À travers la partie
replay-start = Le début
replay-moment = Moment
replay-first = Au début
replay-back = Un pas en arrière
replay-forward = Un pas en avant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-round = Tour
share-moment = Partager ce moment
try-from-here = Essayer à partir d’ici
to-table = À la table
link-copied = Le lien est copié.
link-shown = Copiez ce lien : { $link }

## Essayer

trial = Essai.
trial-text = Rien ici ne touche la vraie partie. Ce que vous ne voyez pas des autres est inventé.
trial-back = Reprendre
trial-end = Finir l’essai
trial-seat = Quelle place décide
trial-others = Les automates décident pour les autres
trial-over = La course est finie dans cet essai. Reprenez un coup, ou finissez l’essai.

## La fin

result-title = Le résultat
result-you-won = Vous avez gagné !
result-you-shared = Vous avez gagné, et pas seul
result-you-came = Vous finissez { $place } sur { $count }
result-alone-won = Vous avez réussi !
result-alone-lost = Pas cette fois
result-winners =
    { $count ->
        [one] { $names } gagne
       *[other] { $names } gagnent ensemble
    }
result-nobody = Personne n’a gagné
result-best = Votre meilleure décision
result-best-none = Aucune décision n’a beaucoup relevé vos chances à elle seule.
result-costliest = Votre décision la plus coûteuse
result-costliest-none = Aucune de vos décisions ne vous a clairement coûté.
result-see = La revoir
result-picture = Une image à partager
picture-title = Une image du résultat
picture-text = { $title } : { $headline }
picture-share = Partager
picture-png = Enregistrer en PNG
picture-svg = Enregistrer en SVG
story-comeback = Vos chances étaient tombées à { $worst }, et vous avez renversé la course.
story-late = Tout restait possible jusque peu avant la fin.
story-steady = Vos chances ne sont jamais descendues sous { $worst }.
story-rose = Vos chances étaient de { $worst } au plus bas ; puis la course vous a souri.
story-slipped = Vos chances étaient montées à { $best } avant que tout n’échappe.
story-open = Peu avant la fin, vous pouviez encore espérer.
story-chance = Vos chances étaient de { $best } au mieux.
story-uphill = Une course à contre-pente : vos chances n’ont jamais dépassé { $best }.
result-show = Voir le résultat
result-place = Place
result-name = Nom
result-why = Pourquoi
result-points = Points
result-again = Rejouer
result-again-there = À la partie suivante
result-replay = Revoir la partie
result-lobby = Une autre partie
result-record = Télécharger la partie
result-statistics = En chiffres
result-yes = oui
result-no = non
verify = Vérifier cette partie
verify-running = Vérification de chaque hasard …
verify-good =
    { $count ->
        [0] Cette partie n’a connu aucun hasard ; sa graine était fixée avant le premier coup.
        [1] Le seul hasard de cette partie découle de sa graine, fixée avant le premier coup.
       *[other] Les { $count } hasards de cette partie découlent de sa graine, fixée avant le premier coup.
    }
verify-bad = Les hasards de cette partie ne découlent pas de sa graine. Ne vous fiez pas à ce résultat.
verify-how = Avant la partie, le serveur a publié l’empreinte d’une graine secrète ; la graine est maintenant connue, et chacun peut recalculer chaque tirage.
verify-commitment = Empreinte publiée au début
verify-seed = Graine

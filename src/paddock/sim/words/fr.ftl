### Ce que dit le simulateur.

sim-games =
    { $games ->
        [one] une partie
       *[other] { $games } parties
    }
sim-title = { $title } : { $games }, graine { NUMBER($seed, useGrouping: 0) }
sim-by-bot = Par automate
sim-by-seat = Par place à la table
sim-playing = Parties
sim-bot = Automate
sim-seat = Place
sim-stopped = Arrêté. Rien n'a été écrit.
sim-wrote = Écrit : { $file }

figure-played = Jouées
figure-won = Gagnées
figure-won-share = Gagnées %
figure-shared = Partagées
figure-place = Rang moyen
figure-decisions = Décisions

problem-sim-games = Le nombre de parties doit être 1 ou plus.
problem-sim-jobs = Le nombre de processus doit être 0 (un par cœur) ou plus.
problem-sim-no-seats = Dites qui joue, par exemple --seats bot,random,random.
problem-sim-seat-count = { $title } se joue de { $low } à { $high } places, pas { $seats }.
problem-sim-no-parquet = Écrire du Parquet demande pyarrow. Installez-le avec : pip install "paddock[parquet]"
problem-sim-crashed = Un processus qui jouait des parties a été arrêté de l'extérieur. Essayez-en moins à la fois avec --jobs.

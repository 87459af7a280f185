### Meilleurs temps, fantômes, feuille de temps et défi du jour.

rail-sheet = Feuille

records-title = Meilleurs temps
records-all = Tous les meilleurs temps
records-time = Temps
records-day = Jour
records-watch = Revoir
records-watch-of = Revoir le tour de { $name }
records-more =
    { $count ->
        [one] Un autre pilote
       *[other] { $count } autres pilotes
    }
records-nobody = Personne n’a encore réalisé de temps.
records-nobody-here = Personne n’a encore réalisé de temps avec ces réglages.
records-none-kept = Aucun meilleur temps n’est conservé pour ce jeu.
part-records = Les temps à battre

standing-first = Le premier temps réalisé ici : c’est lui qu’il faudra battre.
standing-best =
    Nouveau meilleur temps ! { $seconds ->
        [one] Une seconde
       *[other] { $seconds } secondes
    } de mieux que { $name }.
standing-own =
    Votre meilleur temps jusqu’ici. Le meilleur de tous est { $time }, par { $name }, { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    } de mieux.
standing-behind =
    { $seconds ->
        [0] Aussi rapide que le meilleur temps : { $time }, par { $name }.
        [one] Une seconde de plus que le meilleur temps : { $time }, par { $name }.
       *[other] { $seconds } secondes de plus que le meilleur temps : { $time }, par { $name }.
    }
standing-daily = { $place } au défi du jour.
standing-practice = Entraînement : c’est le premier essai qui compte au défi du jour.

daily = Défi du jour
daily-pitch = Les mêmes dés dans le même ordre pour tous, et sans aide. Votre premier essai compte.
daily-ends =
    Il se termine dans { $hours ->
        [0] { $minutes ->
            [one] une minute
           *[other] { $minutes } minutes
        }
        [one] une heure
       *[other] { $hours } heures
    }.
daily-term = { $name } :
daily-name = Votre nom dans la liste
daily-drive = Prendre le départ
daily-practise = Rejouer pour s’entraîner
daily-best = Les meilleurs temps du jour
daily-yours = Vous êtes { $place }.
daily-nobody = Personne n’a encore pris le départ aujourd’hui.
daily-here = Défi du jour : pas de conseil, et votre premier essai compte.

gt-sheet-print = Enregistrer pour imprimer
gt-sheet-file = feuille-de-temps
gt-sheet-page = Feuille { $page }
gt-sheet-tick = coché
gt-sheet-so-far = Jusqu’ici

gt-ghost = Un fantôme à vos côtés
gt-ghost-best = Le meilleur
gt-ghost-own = Votre meilleur
gt-ghost-none = Aucun
gt-ghost-nobody = Personne n’a encore réalisé de temps ici. Le premier tour sera le fantôme du suivant.
gt-ghost-at = Fantôme de { $name }, { $time }, sur { $space }
gt-ghost-home = Fantôme de { $name }, à l’arrivée en { $time }
gt-ghost-tag =
    { $how ->
        [1] { $name } : { $seconds } s devant
        [0] { $name } : à égalité
       *[other] { $name } : { $seconds } s derrière
    }
gt-ghost-gap =
    { $how ->
        [0] À égalité avec { $name } ici.
        [1] { $seconds ->
            [one] Une seconde
           *[other] { $seconds } secondes
        } de plus que { $name } ici.
       *[other] { $seconds ->
            [one] Une seconde
           *[other] { $seconds } secondes
        } de moins que { $name } ici.
    }

### L’atelier : on y construit ses propres plateaux.

workshop-title = Atelier
workshop-of = Atelier : { $title }
workshop-none = Rien ne peut être construit pour « { $title } ».
workshop-link = Construire le sien
workshop-name = Nom de votre circuit
workshop-unnamed = Mon circuit { $number }
workshop-undo = Annuler
workshop-redo = Refaire
workshop-open = Ouvrir…
workshop-save = Enregistrer
workshop-kept = Enregistré
workshop-saved = « { $name } » est enregistré dans ce navigateur.
workshop-share = Partager
workshop-play = Y courir
workshop-play-not = On pourra y courir quand tout sera en règle.

## Ouvrir

open-title = Ouvrir un circuit
open-saved = Mes circuits
open-code = Par un code ou un lien
open-code-help = Les minuscules et les tirets oubliés ne gênent pas.
open-code-go = Ouvrir
open-code-meant = Ouvrir { $code }
open-file = Ouvrir un fichier (JSON)…
open-pattern = Partir de
open-blank = Rien
file-large = { $name } est trop grand : aucun circuit n’a plus de { $detail } octets.
file-json = { $name } n’est pas du JSON. { $detail }
file-object = { $name } n’est pas un circuit : il faut un objet JSON.
saved-none = Rien n’est encore enregistré.
saved-unfinished = inachevé
saved-rename = Renommer
saved-rename-of = Renommer « { $name } »
saved-delete = Supprimer
saved-delete-of = Supprimer « { $name } »
saved-deleted = « { $name } » est supprimé.
saved-put-back = Annuler

## Partager

share-title = Partager ce circuit
share-code = Son code
share-code-help = Tout le circuit y est : on peut l’envoyer, le dicter, le taper, ici et dans le terminal. Une faute de frappe est repérée.
share-link = Un lien qui l’ouvre
share-file = Enregistrer dans un fichier
share-unfinished = Il n’est pas fini : qui l’ouvrira pourra continuer à le construire.

## Sur la page d’une nouvelle table

own-mine = Les miens
own-unnamed = Un circuit personnel
own-code = Par un code
own-change = Le modifier

## Rallyman : GT : la route

gt-bed =
    La route, { $tiles ->
        [0] aucune tuile
        [1] une tuile
       *[other] { $tiles } tuiles
    } pour l’instant
gt-row = Les tuiles de la route, depuis le départ
gt-row-place =
    { $place ->
        [0] Tuile de départ
       *[other] Tuile { $place }
    }
gt-row-wrong = Quelque chose ne va pas ici.
gt-row-closed = ⚑ bouclé
gt-row-end = bout ouvert, { $lanes } voies
gt-tile =
    { $tile } : { $kind ->
        [straight] ligne droite
        [corner] virage
       *[bend] courbe
    }{ $turn ->
        [left] { " " }à gauche de { $degrees }°
        [right] { " " }à droite de { $degrees }°
       *[straight] { "" }
    }, { $same ->
        [true] { $entry } voies
       *[false] de { $entry } voies à { $exit }
    }, danger { $danger ->
        [yellow] jaune
        [orange] orange
       *[red] rouge
    }{ $limits ->
        [none] .
       *[other] , limites { $limits }.
    }

## Rallyman : GT : la boîte de tuiles

gt-box = La boîte de tuiles
gt-box-all = Toutes
gt-box-turns = Où va la route ?
gt-box-done = Le circuit est bouclé. Pour le changer, choisissez une de ses tuiles.
gt-box-none = Aucune tuile ne va ici.
gt-turn-left = À gauche
gt-turn-straight = Tout droit
gt-turn-right = À droite
gt-left =
    { $left ->
        [0] Il n’en reste pas.
        [one] Il en reste une.
       *[other] Il en reste { $left }.
    }
gt-closes = Boucle le circuit.

## Rallyman : GT : la tuile choisie

gt-chosen = La tuile choisie
gt-chosen-instead = Choisissez une tuile de la boîte pour la mettre à sa place.
gt-chosen-before = Choisissez une tuile de la boîte pour la mettre devant la tuile { $place }.
gt-deed-turn = Tourner
gt-deed-flip = Retourner
gt-deed-insert = Insérer avant
gt-deed-remove = Enlever
gt-deed-cut = Couper la suite
gt-deed-done = Terminé
gt-said-laid = { $tile } est posée en tuile { $place }.
gt-said-removed = { $tile } est enlevée.

## Rallyman : GT : ce qu’en disent les règles

gt-in-order = En règle : on peut y courir.
gt-refused = Pas permis.
gt-go-on = Posez des tuiles jusqu’à ce que la route ramène au départ.
gt-blocked = La route bute sur la tuile { $place } et ne peut pas continuer. Enlevez une tuile, ou tournez-en une.
gt-fact-tiles =
    { $tiles ->
        [0] aucune tuile
        [1] une tuile
       *[other] { $tiles } tuiles
    }
gt-fact-spaces = { $spaces } cases
gt-fact-lap = tour le plus court : { $lap }
gt-fact-clockwise = sens horaire
gt-fact-counter-clockwise = sens antihoraire
gt-fact-minutes = environ { $one } min, { $two } avec deux tours
gt-fact-minutes-help = À quatre

### Les pages autour de la table : accueil, nouvelle table, salle d’attente, mes parties, réglages.

## Partout

you = vous
no-storage = Ce navigateur ne garde rien : vos places se perdent quand la page se ferme. Autorisez le stockage pour ce site afin de les garder.

## Accueil

lobby-title = Jour de course
lobby-pitch = Des jeux de course : contre des automates, côte à côte devant un écran, ou avec des amis au loin.
play-now = Jouer
play-otherwise = Choisir autre chose
opening-table = La table se prépare …
starting-grid = Grille de départ
my-running = Mes courses
continue-race = Continuer ma course
all-my-games = Toutes mes parties
enter-link = Vous avez un lien ou un code ?
enter-link-such-as = Collez-le ici
enter-link-go = Y aller
enter-link-wrong = Ce n’est pas le lien d’une table. Un lien ressemble à http://…/tables/… ; un code est le mot qui suit « tables/ ».
open-tables = Tables ouvertes
open-tables-none = Aucune table ouverte pour le moment. Préparez-en une publique, et tout le monde ici pourra s’y asseoir.
open-tables-away = La liste n’est pas disponible pour le moment.
open-tables-bots = automates seulement
open-tables-free =
    { $free ->
        [0] complète
        [one] une place libre
       *[other] { $free } places libres
    }
open-tables-join = S’asseoir
open-tables-watch = Regarder
titles = Tous les jeux
title-players = { $least } à { $most } joueurs
set-up-table = Préparer une table
read-rules = Règles

## Mes parties

state-your-turn = À vous
state-turn-of = À { $who }
state-unknown = …
state-gone = introuvable
state-gathering = attend des joueurs
state-playing = en cours
state-paused = en pause
state-over = terminée
state-placed =
    { $place ->
        [1] gagnée
       *[other] place { $place }
    }

## Places

seat-me-unnamed = Joueur
seat-friend-unnamed = Ami { $number }
seat-here = à cet écran
seat-free = place libre
seat-by-link = par lien
seat-who = Qui prend la place { $seat } ?
seat-kind-me = Moi
seat-kind-here = Ami à cet écran
seat-kind-link = Ami par lien
seat-name = Nom à la place { $seat }
seat-link-later = reçoit un lien de vous
seat-remove = Retirer la place { $seat }
seat-add = Ajouter
seat-add-bot = un automate
seat-add-here = un ami ici
seat-add-link = un ami par lien
seat-count = { $count ->
    [one] Une place.
   *[other] { $count } places.
} Il peut y en avoir de { $least } à { $most }.
seat-count-only = { $count ->
    [one] Une place, comme toujours ici.
   *[other] { $count } places, comme toujours ici.
}
seat-only-watch = Personne ici ne joue : vous regarderez.
your-name = Votre nom

## Nouvelle table

new-title = Nouvelle table
new-title-of = Nouvelle table : { $title }
new-other-title = Un autre jeu
title-unknown = Ce serveur ne connaît pas le jeu « { $title } ». On peut jouer à ceux-ci :
presets = Courses toutes prêtes
part-who = Qui court ?
part-rules = Règles
part-clock = Horloge
part-public = Qui peut entrer ?
choice-show = Les { $count }, en images
choice-hide = Fermer les images
choice-filter = Lesquels ?
choice-all = Tous
choice-fits = Pour { $seats } joueurs
choice-none = Aucun. Choisissez un autre groupe, ou un autre nombre de joueurs.
unfit-few = Prévu pour plus de { $seats } joueurs.
unfit-many = Prévu pour moins de { $seats } joueurs.
unfit-odd = Prévu pour un nombre pair de joueurs.
unfit-add =
    { $count ->
        [one] Ajouter un automate
       *[other] Ajouter { $count } automates
    }
options-more = Plus de règles
options-less = Moins de règles
options-changed =
    { $count ->
        [one] (une modifiée)
       *[other] ({ $count } modifiées)
    }
clock-none = Sans horloge
clock-help-none = Chacun prend le temps qu’il lui faut.
clock-rules = Selon les règles
clock-help-rules = Le sablier et les limites que donnent les règles du jeu.
clock-decision = Tant par décision
clock-help-decision = Le temps écoulé, la décision par défaut est jouée.
clock-bank = Tant pour la partie
clock-help-bank = Chacun a sa pendule, comme aux échecs ; chaque décision rend un peu de temps.
clock-days = Par correspondance
clock-help-days = Des jours pour chaque décision : jouez quand vous avez un moment.
clock-seconds = Secondes chacune
clock-minutes = Minutes en tout
clock-increment = Secondes rendues
clock-days-each = Jours chacune
private = Sur invitation
private-help = Qui a votre lien peut s’asseoir ou regarder.
private-short = sur invitation
public = Tout le monde
public-help = La table figure à l’accueil : chacun peut prendre une place libre ou regarder.
public-short = publique
slip = Votre table : { $title }
slip-kicker = Votre table
start-race = Lancer la course
start-race-then = La course commence aussitôt.
open-table = Ouvrir la table
open-table-then = Vous recevrez un lien pour vos amis. La course commence quand tout le monde est là.

## Avant le départ

wait-title = On attend des joueurs
wait-title-full = Tout le monde est là
wait-sit = M’asseoir ici
wait-sit-too = S’asseoir aussi
wait-bot-here = Un automate ici
wait-bots-everywhere = Des automates partout
wait-level = Automates
wait-leave = Me lever
wait-leave-seat = Me lever de la place { $seat } ({ $who })
wait-free = Libérer la place
wait-free-seat = Libérer la place { $seat } ({ $who })
wait-friend-name = Quelqu’un d’autre à cet écran ?
wait-friend-help = Tapez son nom, puis choisissez-lui une place libre.
wait-why =
    { $free ->
        [0] Toutes les places sont prises. C’est parti !
        [one] Une place est encore libre. Envoyez le lien à quelqu’un, ou mettez-y un automate.
       *[other] { $free } places sont encore libres. Envoyez le lien à des amis, ou mettez-y des automates.
    }
wait-choose = Tapez votre nom et choisissez une place libre. Ou restez simplement : vous verrez la course.
wait-watch = Vous regardez. La course commence quand toutes les places sont prises.
wait-full = La table est complète. Restez pour regarder : la course commence dans un instant.
wait-own-table = Préparer ma propre table
wait-invite = Inviter des amis
wait-invite-text = Qui ouvre ce lien peut prendre une place libre ou regarder.
wait-invite-link = Le lien
wait-share = Partager …
wait-share-title = Une course de { $title } avec moi ?
wait-terms = La course
wait-clock-decision =
    { $seconds ->
        [one] Une seconde pour chaque décision
       *[other] { $seconds } secondes pour chaque décision
    }
wait-clock-bank = { $minutes } minutes pour la partie, { $increment } secondes rendues à chaque décision
wait-clock-days =
    { $days ->
        [one] Un jour pour chaque décision
       *[other] { $days } jours pour chaque décision
    }
term = { $setting } : { $value }
term-on = { $setting } : oui
term-off = { $setting } : non
wait-sat = { $who } s’assoit.
wait-stood = { $who } est parti.
wait-close = Fermer la table
wait-close-sure = La fermer pour tout le monde ?
wait-close-yes = Oui, la fermer
wait-close-no = Non

## Mes parties

games-running = En cours
games-elsewhere = Sur vos autres appareils
games-watched = Regardées
games-finished = Terminées
games-more = Plus
games-none = Vous n’avez pas encore de parties. Celles que vous jouez restent ici, même quand le navigateur a été fermé.
games-drop = Retirer de la liste : { $who }
games-dropped = Retirée de la liste. La partie elle-même continue.
account = Compte
account-why = Il n’en faut pas pour jouer. Un compte réunit vos parties quand vous utilisez plusieurs appareils.
account-in = Vous êtes connecté sous le nom { $name }.
account-sign-in = Se connecter
account-open = Ouvrir un compte
account-sign-out = Se déconnecter
account-name = Nom
account-password = Mot de passe
account-sign-out-all = Se déconnecter des { $count } appareils
account-signed-out = Vous êtes déconnecté de tous les appareils.
account-change = Changer le mot de passe
account-changed = Votre mot de passe est changé.
account-old = Mot de passe actuel
account-new = Nouveau mot de passe
account-others = Se déconnecter de tous les autres appareils
account-others-help = Les parties qui y sont ouvertes le restent : changez leurs clés si un appareil est perdu.
account-delete = Supprimer le compte
account-delete-goes =
    { $count ->
        [0] Ce qui disparaît : le compte avec ses connexions, et son nom dans les listes des meilleurs temps.
        [one] Ce qui disparaît : le compte avec ses connexions, sa liste d’une partie, et son nom dans les listes des meilleurs temps.
       *[other] Ce qui disparaît : le compte avec ses connexions, sa liste de { $count } parties, et son nom dans les listes des meilleurs temps.
    } Personne ne pourra en ouvrir un autre sous ce nom, vous non plus.
account-delete-stays = Ce qui reste : les parties elles-mêmes, avec les noms tapés à la table et ce qui s’y est dit. Vous continuez celles dont ce navigateur a la clé.
account-delete-now = Supprimer pour de bon
account-deleted = Le compte est supprimé.
account-password-help = Au moins 8 caractères. Personne ne peut vous en envoyer un autre : notez-le.

## Réglages

settings-name-help = C’est ainsi que les autres vous voient.
settings-language = Langue
settings-theme = Couleurs
settings-theme-auto = Comme l’appareil
settings-theme-light = Jour
settings-theme-dark = Nuit
settings-motion = Mouvement
settings-motion-help = Avec moins de mouvement, les pièces changent de place d’un coup.
settings-motion-auto = Comme l’appareil
settings-motion-full = Complet
settings-motion-less = Moins
settings-speed = Vitesse de la course
settings-speed-help = À quelle vitesse les coups sont montrés. On peut aussi la changer à la table.
settings-text = La position en mots
settings-text-help = Les tables montrent du texte à la place du plateau.
settings-formalities = La seule réponse possible est donnée pour moi
settings-formalities-help = Là où il n’y a rien à décider, comme finir un tour. Vous lancez toujours vos dés vous-même, et ce que vous pouvez encore reprendre vous attend.
settings-keys = Des touches seules agissent
settings-keys-help = À couper si vous parlez à votre ordinateur.
settings-storage = Ce que garde ce navigateur
settings-storage-text =
    { $count ->
        [0] Vos réglages. Aucune clé de table pour l’instant.
        [one] Vos réglages, et la clé d’une table.
       *[other] Vos réglages, et les clés de { $count } tables.
    }
settings-forget = Tout oublier ici
settings-forget-sure = Tout oublier ici ?
settings-forget-text = Votre nom, vos réglages et les clés de vos places sont effacés dans ce navigateur. Vous ne pourrez plus revenir à vos places d’ici ; les parties continuent sans vous.
settings-forget-yes = Tout oublier
settings-forget-no = Garder

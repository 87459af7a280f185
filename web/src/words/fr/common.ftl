### Les mots des pages. Ce qui se passe à une table est dit par les mots du noyau et du jeu.

## Partout

skip-to-content = Aller au contenu
nav = Pages
nav-new = Jouer
nav-games = Mes parties
nav-replays = Revoir
nav-help = Règles
nav-settings = Réglages
close = Fermer
try-again = Réessayer
to-lobby = À l’accueil
page-not-loaded = Cette page n’a pas pu être chargée. Vérifiez la connexion et rechargez.
nowhere-title = Il n’y a rien ici
nowhere-text = L’adresse est incomplète ou ancienne. Tout le reste est à un pas.

## Ennuis

trouble-offline = Le serveur est injoignable. Ce que vous avez fait est gardé ; réessayez dans un instant.
trouble-closed = La liaison avec cette table est terminée. Rouvrez-la.
trouble-http = Le serveur n’a pas répondu comme il faut. Réessayez dans un instant.

## La table

table = Table
table-opening = La table s’ouvre …

# Une chose et ce qui en est dit.
of-it = { $name } : { $said }

### Ce que dit un serveur.

error-server = Le serveur ne peut pas faire cela.
error-server-bad-request = La demande est incompréhensible. { $detail }
error-server-no-page = Il n’y a rien à cette adresse.
error-server-method = Cette adresse ne prend pas ce genre de demande.
error-server-no-table = Il n’y a pas de table « { $match } ». Le lien est peut-être incomplet.
error-server-no-workshop = Rien ne peut être construit pour « { $title } ».
error-server-no-records = Aucun record n’est conservé pour « { $title } ».
error-server-no-sheet = Il n’y a pas de feuille de temps à cette table.
error-server-no-moment = La partie n’a pas d’étape { NUMBER($n, useGrouping: 0) }.
error-server-no-branch = Cet essai n’existe plus. Commencez-en un autre depuis la table.
error-server-needs-token = Seules les personnes assises à cette table peuvent faire cela. Prenez d’abord une place.
error-server-bad-token = Votre clé pour cette place n’est pas valable ici, ou ne l’est plus. Reprenez une place.
error-server-not-your-seat = La place { $seat } n’est pas la vôtre.
error-server-which-seat = Dites pour laquelle de vos places : { $seats }.
error-server-no-seat = Vous n’avez pas de place à cette table.
error-server-not-host = Seule la personne qui a ouvert la table peut faire cela.
error-server-others-play = D’autres jouent à cette table. Abandonnez, ou demandez-leur une pause.
error-server-too-long = Cette partie est devenue aussi longue qu’une partie peut l’être ({ $most } entrées) ; elle est close.
error-server-bad-invitation = Cette invitation n’est pas pour cette table, ou n’est plus valable. Demandez-en une nouvelle.
error-server-private = Cette table est privée. Demandez une invitation.
error-server-still-running = La feuille complète est disponible quand la partie est finie.
error-server-origin = Les demandes venant de { $origin } ne sont pas acceptées ici.
error-server-host = Ce serveur ne répond pas au nom « { $host } ». La personne qui le tient peut ajouter ce nom au réglage « hosts ».
error-server-too-large = C’est trop gros : aucun message ne dépasse { NUMBER($longest, useGrouping: 0) } octets.
error-server-too-many = C’est trop à la fois. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
 }.
error-server-too-many-tables = { $most } tables ouvertes ici depuis moins d’un jour ne sont pas finies. Finissez-en ou fermez-en une d’abord, ou revenez demain.
error-server-busy = Les parties enregistrées sont hors d’atteinte pour le moment. Rien n’est perdu ; réessayez bientôt.
error-server-crowded = Beaucoup de monde se connecte en ce moment. Réessayez dans un instant.
error-server-damaged = Le fichier des parties est endommagé. Prévenez la personne qui tient ce serveur : « paddock store check » montre ce qui ne va pas, « paddock store restore » ramène une sauvegarde.
error-server-stopping = Le serveur va redémarrer. Rien n’est perdu ; revenez dans un instant.
error-server-no-hint = Il n’y a rien à conseiller à la place { $seat } maintenant.
error-server-no-analysis = Il n’y a pas de chances à montrer pour cette partie.
error-server-bad-account = Le nom et le mot de passe ne vont pas ensemble.
error-server-bad-password = Ce n’est pas votre mot de passe.
error-server-name-at-table = Quelqu’un à cette table porte ce nom, ou un nom qui lui ressemble. « { $free } » est libre.
error-server-poor-password = Un mot de passe a de { $shortest } à { $longest } caractères.
error-server-settings = Les réglages ne sont pas en ordre ({ $where }) : { $problem }
error-server-broken = Le serveur a fait une erreur (faute { $fault }). Rien de ce qui a été confirmé n’est perdu.

problem-settings-unknown = il n’y a pas de tel réglage. Il y a : { $detail }
problem-settings-value = { $detail }
problem-settings-file = { $detail }
problem-settings-host = le serveur ne peut pas être joint à cette adresse : { $detail }

server-running = Paddock est à { $address }
server-how-to-stop = Ctrl+C l’arrête ; toutes les parties sont gardées.
server-no-browser = Aucun navigateur n’a pu être ouvert ici. Ouvrez { $address } dans le vôtre.
server-already = Paddock tourne déjà, à l’adresse { $address }
server-next-port = Le port { NUMBER($busy, useGrouping: 0) } est pris ; ce serveur est sur le port { NUMBER($port, useGrouping: 0) }.
server-stopped = Arrêté ; rien n’est perdu.

pages-not-built = Le serveur tourne, mais ses pages n’ont pas été construites. Arrêtez-le et lancez-le par « make play » dans le dossier de Paddock : cela les construit.

share-name = { $title } : { $names }
share-gathering = Une course va commencer. Venez prendre une place, ou regarder.
share-playing = Une course est en cours. Venez la regarder.
share-replay = Revoyez la course, moment par moment.

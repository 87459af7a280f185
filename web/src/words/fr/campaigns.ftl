### Les campagnes : des parties qui se suivent, comme les rallyes de plusieurs étapes et les championnats.

campaigns-title = Campagnes
campaigns-pitch = Des parties qui se suivent : les mêmes joueurs, et un classement qui s’additionne.
campaigns-begin = Commencer une campagne
campaigns-all = Toutes les campagnes
campaigns-none = Pas encore de campagne ici. Celles que vous commencez ou jouez sont gardées par ce navigateur.
campaigns-no-title = Aucun jeu de ce serveur ne se joue en campagne.

campaign-usual-name = Coupe du { $day }
campaign-called = Son nom
campaign-part-what = La campagne
campaign-begin-then = Vous voyez d’abord le classement ; de là, vous allez à chaque étape.

campaign-over = Toutes les étapes ont été jouées.
campaign-under-way = En cours : { $stage }
campaign-next-is = À suivre : { $stage }
campaign-open = En cours
campaign-coming = À suivre
campaign-choose = Comment elle se joue
campaign-next = Étape suivante
campaign-next-there = Rejoindre l’étape suivante
campaign-to-table = À la table
campaign-others-go-on = L’étape suivante est ouverte par qui a commencé la campagne, ou par qui était à sa dernière table.
campaign-won =
    { $count ->
        [0] Toutes les étapes ont été jouées ; personne n’a gagné.
        [one] { $names } gagne !
       *[other] { $names } se partagent la victoire !
    }

campaign-standings = Classement
campaign-nothing-yet = Aucune étape n’a encore été jouée.
campaign-watch = { $stage } : la revoir

campaign-export = Enregistrer dans un fichier
campaign-import = Ouvrir un fichier
campaign-file-damaged = Ce fichier est abîmé, ou n’a jamais été une campagne. Rien n’a changé.
campaign-delete = Supprimer la campagne
campaign-delete-sure = « { $name } » et son classement disparaîtront pour tout le monde. Les parties elles-mêmes restent. Pour en garder une copie, enregistrez-la d’abord dans un fichier.
campaign-forget = La retirer de ma liste
campaign-forget-sure = « { $name } » ne sera plus dans votre liste. Elle continue pour les autres.
campaign-keep = La garder
campaign-deleted = « { $name } » a disparu.

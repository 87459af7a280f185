### Aide : comment on joue ici, et les règles.

how = Comment ça marche
how-title = Comment marche { $title }
how-minute = En une minute
how-signs = Signes
how-screen = Cet écran
how-rules = Règles
screen-board = Le plateau.
screen-text-board = Tout ce que vous pouvez choisir y est éclairé. Déplacez-le, agrandissez-le ; pointez une chose pour lire ce que c’est.
screen-speed = Ce qui est montré.
screen-text-speed = Les coups sont montrés l’un après l’autre : choisissez la vitesse, ou passez.
screen-turn = À qui de jouer, et ce qui est demandé.
screen-text-turn = Un bord rouge dit que c’est à vous. Tant que vous n’avez pas décidé, les autres attendent.
screen-tools = Reprendre, conseil, pourquoi pas ?
screen-text-tools = Un conseil classe ce que vous pouvez faire et dit pourquoi ; « pourquoi pas ? » cite la clause qui interdit.
screen-hand = Votre main.
screen-text-hand = Ce que vous avez, et un bouton pour tout ce que vous pouvez faire.
screen-seats = Qui joue.
screen-text-seats = Le signe et la couleur de chacun, ce qu’il a, qui décide et qui est absent.
screen-story = Récit et discussion.
screen-text-story = Chaque ligne mène à son moment ; à côté, vous parlez aux autres.
screen-menu = Menu.
screen-text-menu = Inviter, faire une pause, confier votre place à un robot, revoir la partie, abandonner.
help-title = Règles et aide
help-of = Les règles de { $title }
help-rules = Règles des jeux
help-minute = En une minute
help-keys = Touches à la table

help-start = Commencer
help-text-start = « Jouer », à l’accueil, lance aussitôt une course contre des automates. « Choisir autre chose » permet de régler tout le reste.
help-friends = Des amis au loin
help-text-friends = Donnez une place à un ami par lien, et envoyez le lien. Qui l’ouvre peut s’asseoir ou regarder. Personne n’a besoin d’un compte.
help-screen = À plusieurs devant un écran
help-text-screen = Donnez des places à des amis à cet écran. Un rideau tombe avant tout ce qui est secret : chacun ne voit que ce qui est à lui.
help-choose = Que puis-je faire ?
help-text-choose = Tout ce qui est permis est proposé : sur le plateau, dans votre main et en toutes lettres sur des boutons. Ce qui n’est pas proposé n’est pas permis.
help-why = Pourquoi pas ?
help-text-why = Interrogez tout ce qui est grisé : la réponse cite la clause des règles.
help-back = Reprendre, conseil
help-text-back = Un coup qui n’a rien révélé peut être repris. Pour davantage, demandez aux autres. Un conseil classe ce que vous pouvez faire par ses chances de gagner, et dit pourquoi.
help-watch = Que s’est-il passé ?
help-text-watch = Les coups sont montrés l’un après l’autre ; choisissez la vitesse, ou passez. Chaque ligne du récit mène à son moment, et les courses finies peuvent être revues.
help-fair = Est-ce équitable ?
help-text-fair = Le serveur scelle ses hasards avant le départ. À la fin, vous pouvez vérifier que rien n’a été changé.
help-words = À l’oreille et à l’œil
help-text-words = Tout le jeu se joue au clavier et avec un lecteur d’écran. La position se lit en texte, et le mouvement se coupe dans les réglages.

help-key-choice = le choix, ou la carte, de ce numéro
help-key-confirm = confirmer
help-key-undo = reprendre
help-key-hint = conseil
help-key-why = pourquoi pas ?
help-key-skip = passer ce qui est montré
help-key-next = étape suivante de ce qui est montré
help-key-speed = plus vite, moins vite
help-key-text = la position en mots
help-key-chat = dire quelque chose
help-key-all = toutes les touches

rules-whole = Les règles, clause par clause
rules-chapters = Chapitres
rules-search = Chercher dans les règles
rules-search-such-as = Des mots, ou une clause comme 4.1
rules-found =
    { $count ->
        [0] Rien trouvé. Essayez un mot plus court.
        [one] Une clause.
       *[other] { $count } clauses.
    }

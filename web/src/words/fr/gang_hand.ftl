### GangRush : ce qui est devant le gangster, les tableaux de bord de tous, et la position en mots.

## La main

gang-hand = Devant vous
gang-hand-dashboard = Votre tableau de bord
gang-hand-speed = Vitesse
gang-hand-body = Carrosserie
gang-hand-body-of =
    { $body ->
        [0] Aucun point de carrosserie
        [one] { $body } point de carrosserie
       *[other] { $body } points de carrosserie
    } sur { $most }
gang-hand-cash = Argent
gang-hand-debt = doit { $money }
gang-hand-wheels = Volants
gang-hand-free =
    { $count ->
        [one] { $count } gratuit
       *[other] { $count } gratuits
    }
gang-hand-wheels-of = Volants : { $free } gratuits, { $granted } par des tuiles, { $dice } sur les dés.
gang-hand-shots = Tirs
gang-hand-steps-of-dial = Compteurs
gang-hand-sale = Vente des dés
gang-hand-nails = { $speed } après les clous
gang-hand-wrong-way = à contresens
gang-hand-standing = Classement
gang-hand-standing-title = Le plus riche, mais pas le dernier

## Les dés

gang-hand-dice = Vos dés
gang-hand-dice-of = Les dés de { $car }
gang-hand-die = Dé { $number } : { $face }
gang-hand-die-number = Dé { $number }
gang-hand-die-kept = gardé
gang-hand-die-again = à relancer
gang-hand-die-aside = de côté
gang-hand-die-used = utilisé
gang-hand-die-lost = perdu
gang-hand-kept =
    { $count ->
        [0] Aucun dé gardé
        [one] { $count } dé gardé
       *[other] { $count } dés gardés
    }, { $rolled ->
        [0] aucun à relancer.
       *[other] { $rolled } à relancer.
    }
gang-hand-reroll =
    { $count ->
        [0] Relancer
        [one] Relancer { $count } dé
       *[other] Relancer { $count } dés
    }
gang-hand-rerolls-left =
    { $count ->
        [0] Plus de relance
        [one] Encore { $count } relance
       *[other] Encore { $count } relances
    }
gang-hand-stop = Ne plus lancer
gang-hand-odds-title =
    { $count ->
        [one] Ce que { $count } dé peut donner
       *[other] Ce que { $count } dés peuvent donner
    }
gang-hand-odds = { $face } : { $now } maintenant, { $average } en moyenne ; plus avec { $more }, moins avec { $fewer }.

## Ce qu’on peut faire

gang-hand-actions = Ce que vous pouvez faire
gang-hand-arms = Tirs
gang-hand-targets = Sur qui vous tirez
gang-hand-shoot-at = Sur { $what }
gang-hand-shots-there =
    { $count ->
        [one] un tir
       *[other] { $count } sortes de tir
    }
gang-hand-another-target = Une autre cible
gang-hand-steps = Le prochain pas
gang-hand-step-left = À gauche
gang-hand-step-ahead = Tout droit
gang-hand-step-right = À droite
gang-hand-hazards = Dangers proposés
gang-hand-unplaceable = Il n’y a pas de place : il est défaussé.
gang-hand-drivers = Voitures à prendre
gang-hand-starts = Cases de départ
gang-hand-on-bridge = Touchez une case du pont.
gang-hand-on-bridge-keys = Cliquez sur une case du pont, ou allez-y avec les flèches puis Entrée.
gang-hand-about-roll = tous les cinq
gang-hand-about-ramp = Inutilisé, il vaut { $money } à la fin.
gang-hand-about-end = Les dés inutilisés rapportent { $money }.
gang-hand-about-crane = La grue coûte { $money }.
gang-hand-dial = Réglez votre compteur
gang-hand-dial-mark =
    mph : { $spaces ->
        [0] à l’arrêt
        [one] { $spaces } case
       *[other] { $spaces } cases
    }, { $wheels ->
        [0] aucun volant gratuit
        [one] { $wheels } volant gratuit
       *[other] { $wheels } volants gratuits
    }{ $now ->
        [true] . Votre vitesse actuelle.
       *[false] { "" }
    }
gang-hand-dial-about =
    { $wheels ->
        [0] 0 volant gratuit
        [one] { $wheels } volant gratuit
       *[other] { $wheels } volants gratuits
    }
gang-hand-dial-now = inchangée
gang-hand-of-car = { $car } : { $changes }
gang-hand-wins-points =
    { $points ->
        [one] { $points } point regagné
       *[other] { $points } points regagnés
    } ({ $body })
gang-hand-shifts =
    { $count ->
        [one] un policier s’écarte
       *[other] { $count } policiers s’écartent
    }
gang-hand-nothing-changes = personne n’a de mal

## Magasin et tuiles

gang-hand-drawers = Magasin et tuiles
gang-hand-shop = Magasin
gang-hand-shop-handle =
    { $count ->
        [0] Magasin
       *[other] Magasin : { $count }
    }
gang-hand-tiles = Vos tuiles
gang-hand-tiles-handle =
    { $count ->
        [0] Aucune tuile
        [one] { $count } tuile
       *[other] { $count } tuiles
    }{ $ready ->
        [0] { "" }
        [one] , { $ready } utilisable
       *[other] , { $ready } utilisables
    }
gang-hand-shop-help = Un achat par tour. Ce qu’on laisse devient moins cher quand d’autres achètent.
gang-hand-on-credit = à crédit
gang-hand-sold = vide
gang-hand-after-buying =
    Il vous restera { $cash }{ $owed ->
        [0] .
       *[other] { " " }et une dette de { $debt }.
    }
gang-hand-buy = Acheter pour { $price }
gang-hand-no-tiles = Vous n’avez pas de tuile. Le magasin en a.
gang-hand-tile-ready = utilisable
gang-hand-tile-waits = pas maintenant
gang-hand-tile-active = fait effet

## Questions

gang-ask-rolling =
    Quels dés gardez-vous ? { $rerolls ->
        [one] Encore { $rerolls } relance.
       *[other] Encore { $rerolls } relances.
    }
gang-ask-moving =
    Où allez-vous ? { $spaces ->
        [one] Encore { $spaces } case.
       *[other] Encore { $spaces } cases.
    }

## Touches

gang-key-shop = le magasin
gang-key-tiles = vos tuiles
gang-key-keep = garder ce dé, ou non
gang-key-reroll = relancer les autres
gang-key-dial = cette vitesse, en dizaines
gang-key-pick = cette voiture, puis cette case de départ
gang-key-step = le prochain pas par là
gang-key-back = un pas de moins
gang-key-space = vers la case suivante ; Entrée la choisit
gang-key-target = cette cible

## Une place

gang-seat-speed = { $speed } mph
gang-seat-homeward = sur le retour
gang-seat-ramp = a un tremplin
gang-seat-covered = caché
gang-seat-excluded = dernier : ne peut pas gagner
gang-seat-last = dernier
gang-seat-place =
    { $place ->
        [1] le plus riche
       *[other] { $place }e fortune
    }, place { $race }
gang-seat-reward = +{ $money } pour la place { $race }
gang-seat-race = place { $race }

## La position en mots

gang-text-hazards = Dangers proposés : { $hazards }.
gang-text-turn = Ce tour
gang-text-on-turn = C’est à { $car }.
gang-text-dice = Dés : { $dice }.
gang-text-means = Tirs : { $shots }. Compteurs : { $steps }. Les dés se vendraient { $sale }.
gang-text-choices = Ce qui en viendrait
gang-text-choice = { $choice } : { $comes }.
gang-text-ways = Où vous pouvez aller
gang-text-way = Jusqu’en { $space } ({ $steps }) : { $comes }.
gang-text-standing = { $car } : { $money }, { $note }.
gang-text-police = Qui la police vise
gang-text-volley =
    { $space } : { $officers ->
        [one] { $officers } policier vise
       *[other] { $officers } policiers visent
    } { $car }.

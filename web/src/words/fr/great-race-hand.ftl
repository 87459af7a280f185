### La Grande Course : le tableau de bord, les cartes, le Torpedo à côté du plateau, le passeport.

race-hand = Votre tableau de bord
race-hand-fuel = Essence
race-hand-engine = Moteur
race-hand-chassis = Châssis
race-hand-mechanic = Mécanique
race-hand-money = Argent
race-hand-fuel-said = Essence : { $value } sur { $max }
race-hand-engine-said = Moteur : { $value } sur { $max }, autant de cases par trajet
race-hand-chassis-said = Châssis : { $value } sur { $max }, autant de cartes en main
race-hand-money-said = Argent : { $money } francs
race-hand-francs = { $money } F
race-hand-plus-francs = +{ $money } F
race-hand-fuel-price = { $price } F le niveau
race-hand-buy-said = Acheter { $levels } d’essence pour { $price } F
race-hand-level = Niveau { $level }
race-hand-place = Place { $place }
race-hand-round-of = Tour { $round } sur { $most }
race-hand-order = Le nouvel ordre
race-hand-passed = a passé
race-hand-river = Crue : une case
race-hand-power = Pouvoir prêt
race-hand-power-used = Pouvoir utilisé

## Ce qui est demandé

race-hand-ask-react = Un danger vous menace : { $danger }. Le parez-vous ?
race-hand-ask-gain =
    { $levels ->
        [one] Un niveau est remis en état : lequel ?
       *[other] { $levels } niveaux sont remis en état : lesquels ?
    }
race-hand-ask-loss =
    { $levels ->
        [one] Un niveau est perdu : lequel ?
       *[other] { $levels } niveaux sont perdus : lesquels ?
    }
race-hand-ask-drive =
    { $left ->
        [one] Continuer, ou s’arrêter ? Il reste une case.
       *[other] Continuer, ou s’arrêter ? Il reste { $left } cases.
    }
race-hand-ask-cards = Des cartes, puis un assistant, ou passer.
race-hand-answers = Réponses

## Un tour de jeu

race-hand-do-fund = Encaisser
race-hand-do-fund_power = Encaisser plus
race-hand-do-scout_tiles = Poser des tuiles
race-hand-do-scout_tiles_power = Poser, au choix
race-hand-do-scout_card = Piocher une carte
race-hand-do-drive = Rouler
race-hand-do-sail = Embarquer
race-hand-do-repair = Réparer
race-hand-do-clear = Dégager une tuile
race-hand-about-drive =
    { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
race-hand-about-repair = { $price } F le niveau
race-hand-about-sail = pour { $fare } F
race-hand-on-guard = en garde tant qu’elle est debout
race-hand-post-said = { $left } sur { $all } peuvent encore agir
race-hand-repair = Réparer
race-hand-repair-for = Réparer pour { $price } F
race-hand-first-free = Premier niveau gratuit
race-hand-more-engine = Un niveau de moteur de plus
race-hand-more-chassis = Un niveau de châssis de plus
race-hand-clear = Dégager une tuile
race-hand-clear-which = Quelle tuile part ?

## La programmation

race-hand-program-left =
    { $count ->
        [0] Tous ont un poste
        [one] { $count } à placer
       *[other] { $count } à placer
    }
race-hand-program-send = C’est le plan
race-hand-program-last = Comme la dernière fois
race-hand-program-usual = Le plan habituel
race-hand-add = { $post } : { $count } sur { $most }, en envoyer un de plus
race-hand-placed = { $post } : { $count }
race-hand-pawn-free = Assistant { $number }, sans poste
race-hand-pawn-back = Reprendre l’assistant { $number } du poste { $post }
race-hand-key-back = Reprendre un assistant
race-hand-key-last = Le plan de la dernière fois

## Les cartes

race-hand-cards = Cartes en main : { $count } sur { $limit }
race-hand-sold = Personne à viser : se vend { $price } F.
race-hand-sells = Se vend { $price } F
race-hand-no-cards = Pas de carte en main
race-hand-on-whom = Sur qui ?
race-hand-bivouac = Le bivouac
race-hand-picks = Encore à servir :
race-hand-slot-taken = prise
race-hand-slot-estienne = à Estienne
race-hand-no-danger-left = Aucun danger ne reste
race-hand-dangers-left =
    { $count ->
        [one] Un danger reste : { $effect }
       *[other] { $count } dangers restent, chacun : { $effect }
    }
race-hand-effect-chassis = −{ $count } châssis
race-hand-effect-engine = −{ $count } moteur
race-hand-effect-fuel = −{ $count } essence
race-hand-effect-money = −{ $count } F
race-hand-effect-card = −{ $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
race-hand-effect-levels = −{ $count } niveaux de moteur ou de châssis
race-hand-threat-sandstorm = −2 essence
race-hand-threat-bandits = −30 F
race-hand-threat-broken_track = −1 moteur
race-hand-threat-sabotage = −2 châssis
race-hand-threat-river_in_spate = Votre prochain trajet ne fera qu’une case

## Les équipages

race-hand-crews = Les équipages
race-hand-led-by = Mené par { $name }
race-hand-seat-out = a quitté la course
race-hand-seat-arrived = est à l’arrivée
race-hand-seat-ready = a son plan
race-hand-seat-programs = fait son plan

## Le Torpedo

race-torpedo = Le Torpedo
race-torpedo-tab = Torpedo
race-torpedo-more = Tout sur le Torpedo
race-torpedo-machine = Le Torpedo et ses autocollants
race-torpedo-fuel = Essence du Torpedo : { $value } sur { $max }
race-torpedo-mechanic = Mécanique du Torpedo : { $value } sur { $max }
race-torpedo-acted = { $count } assistants sur { $all } ont agi
race-torpedo-heads = Vise { $city } : { $because }.
race-torpedo-objective = Il vise { $city }
race-torpedo-weighed = Il a comparé { $count } villes
race-torpedo-candidate = { $city } : { $steps } pas
race-torpedo-card = La carte Estienne { $card }
race-torpedo-after =
    Cap sur les villes { $name ->
        [yellow] jaunes
        [green] vertes
        [red] rouges
       *[blue] bleues
    }
race-torpedo-level = Niveau { $level } sur 3
race-torpedo-assistant = Assistant { $number }
race-torpedo-part-bivouac = Au bivouac
race-torpedo-part-danger = Dangers restés là
race-torpedo-part-recovery = Récupération
race-torpedo-tiles = Pioche { $count } tuiles : les faciles sur sa route, les dures sur la vôtre.
race-torpedo-move =
    { $count ->
        [0] Reste sur place.
        [one] Avance d’une case sur sa route.
       *[other] Avance de { $count } cases au plus sur sa route.
    }
race-torpedo-bivouac = Prend l’emplacement { $first } s’il est premier, { $second } s’il est second.
race-torpedo-danger = Pour chaque carte danger restée là, vous perdez : { $effect }.
race-torpedo-recovery = Puis il gagne { $fuel } d’essence et { $mechanic } de mécanique.
race-torpedo-next = En l’état : { $path } ({ $ends }).
race-torpedo-next-blind = En l’état, il part à l’aveugle, sur une tuile que personne ne connaît encore.
race-torpedo-next-none = En l’état, il reste là ({ $ends }).

race-deck = Le paquet d’Estienne
race-deck-levels = Niveau 1 : { $one } · niveau 2 : { $two } · niveau 3 : { $three }
race-deck-card =
    Carte { $card }, niveau { $level }, villes { $name ->
        [yellow] jaunes
        [green] vertes
        [red] rouges
       *[blue] bleues
    }
race-deck-now = la carte de ce tour
race-deck-used = utilisée
race-deck-pile = encore dans la pile
race-deck-fresh = nouvelle
race-deck-kept = dans le paquet

race-legacy = Autocollants Legacy
race-legacy-none = Pas encore d’autocollant : chaque ville de la couleur de sa carte en apporte un.
race-legacy-yellow-1 = Ses deux jauges vont à 7.
race-legacy-yellow-2 = Ses deux jauges vont à 8.
race-legacy-yellow-3 = Ses deux jauges vont à 9.
race-legacy-yellow-4 = Ses deux jauges vont à 10.
race-legacy-green-1 = Les cartes d’essence qu’il prend au bivouac remplissent son réservoir.
race-legacy-green-2 = Les pièces et caisses à outils du bivouac le réparent.
race-legacy-green-3 = Les cartes d’essence qu’il pioche en ville remplissent son réservoir.
race-legacy-green-4 = Les pièces et caisses à outils des villes le réparent.
race-legacy-red-1 = Les cartes danger qu’il prend au bivouac vous touchent.
race-legacy-red-2 = Les cartes danger qu’il pioche en ville vous touchent.
race-legacy-red-3 = Le danger d’une tuile ne lui coûte que 1 de mécanique.
race-legacy-red-4 = Le danger d’une tuile ne lui coûte rien.
race-legacy-blue-1 = Un stop ne l’arrête pas.
race-legacy-blue-2 = Les zones à risque ne lui coûtent pas plus d’essence.
race-legacy-blue-3 = Les lignes de mer lui sont gratuites quand elles le servent.
race-legacy-blue-4 = Son deuxième assistant va une case plus loin.

## Le passeport

race-passport = Passeport
race-passport-open = Feuilleter le passeport
race-passport-title = Joueur légendaire : les douze cases Légendaire sont tamponnées.
race-passport-pages = Pages
race-passport-page = Page { $page } sur { $pages }
race-passport-before = Avant
race-passport-after = Après
race-passport-stamp = Tamponner
race-passport-stamped = Tamponné : { $way }

## La feuille des signes

race-reference-crews = Les équipages et leurs pouvoirs
race-reference-gauges = Le tableau de bord
race-reference-help-fuel = Paie chaque case de terrain. En ville, elle coûte moins.
race-reference-help-engine = Combien de cases fait un trajet. À 0, on ne roule plus.
race-reference-help-chassis = Combien de cartes on peut garder en main.
race-reference-help-money = Pour l’essence, les réparations et les bateaux. 50 F font un point à la fin.
race-reference-posts = Les postes des assistants
race-reference-tiles = Les signes des tuiles
race-reference-tile-fuel = Une goutte
race-reference-tile-help-fuel = Un niveau d’essence, à payer en entrant.
race-reference-tile-mechanic = Un engrenage
race-reference-tile-help-mechanic = Un niveau de moteur ou de châssis, au choix.
race-reference-tile-danger = Danger
race-reference-tile-help-danger = Deux niveaux de plus, sauf si une Escorte ou un Garde armé le pare.
race-reference-tile-stop = Stop
race-reference-tile-help-stop = Le trajet finit là.
race-reference-map = Sur la carte
race-reference-map-port = Port
race-reference-map-help-port = Une ville avec une ancre : un mécanicien peut y prendre le bateau.
race-reference-map-sea = Ligne maritime
race-reference-map-help-sea = Mène d’un port à l’autre pour le prix qui y est écrit.
race-reference-map-risk = Zone à risque
race-reference-map-help-risk = Entrer dans une de ses cases coûte un carburant de plus.
race-reference-cards = Les cartes ressource
race-reference-cities = Les villes
race-reference-city-yellow = À la première entrée, on pioche autant de cartes qu’elle en montre.
race-reference-city-green = À la première entrée, on pioche autant de cartes qu’elle en montre.
race-reference-city-red = À la première entrée, on pioche autant de cartes qu’elle en montre.
race-reference-city-blue = Certaines sont des ports : des bateaux en partent.
race-reference-city-purple = Le départ et l’arrivée.

### The Great Race en français. Les mots de la table en général sont dans core/words.
### Les équipages portent le nom de leur chef. Une case de terrain se dit comme elle s’écrit sur la carte : R02C03.

## Le titre, pour sa carte

title = The Great Race
    .pitch = Traversez l’Afrique en autochenille : menez votre équipage, reconnaissez la piste, ménagez le moteur et arrivez le premier.
    .length = environ 90 minutes
    .goal = Menez votre autochenille à la ville d’arrivée en premier, en bon état et avec de l’argent.
    .goal-alone = Gagnez la ville d’arrivée avant la Torpedo.
    .goal-solo-alone = Gagnez la ville d’arrivée avant que vos manches ne soient épuisées.

# Le jeu en une minute
learn-1 = Menez votre véhicule à la ville d’arrivée. Si plusieurs y arrivent dans la même manche, l’arrivée, l’état du véhicule et l’argent comptent.
learn-2 = À chaque manche, confiez en secret vos cinq assistants aux postes : Financement, Éclaireur, Mécanicien, Escorte.
learn-3 = Puis chacun agit à son tour : acheter du carburant, jouer des cartes, et employer un assistant, ou passer.
learn-4 = Les éclaireurs posent des tuiles de terrain ; un mécanicien roule dessus ou répare ; le financement rapporte ; une escorte dégage une tuile ou vous protège.
learn-5 = Chaque tuile coûte du carburant, et certaines un niveau de moteur ou de châssis. Le moteur dit jusqu’où l’on roule, le châssis combien de cartes on garde.
learn-6 = Les villes donnent des cartes à votre première visite, et le carburant et les réparations y coûtent moins.

## Noms

vehicle-france = Jean Delatour
vehicle-england = Sir Andrew Walledgrave
vehicle-italy = Giani Martinetti
vehicle-belgium = Lucien Vervoort
vehicle-suffragettes = Simone Deforêt
vehicle-torpedo = René Estienne

crew-france = l’équipage français
    .help = Une fois par tour, un éclaireur pioche trois tuiles, en pose deux et en remet une.
crew-england = l’équipage anglais
    .help = Une fois par tour, le financement rapporte 50 F au lieu de 40 F.
crew-italy = l’équipage italien
    .help = Une fois par tour, le premier niveau d’une réparation est gratuit.
crew-belgium = l’équipage belge
    .help = Une fois par tour, un pas ne coûte pas l’essence de la zone à risque.
crew-suffragettes = les suffragettes
    .help = Au bivouac, il y a une carte de plus, et celle qui reste est pour elles.

space = { $value }
road-place =
    { $steps ->
        [1] la case après { $city } vers { $towards }
        [2] la deuxième case depuis { $city } vers { $towards }
        [3] la troisième case depuis { $city } vers { $towards }
        [4] la quatrième case depuis { $city } vers { $towards }
        [5] la cinquième case depuis { $city } vers { $towards }
       *[other] la sixième case depuis { $city } vers { $towards }
    }

city-colomb_bechar = Colomb-Béchar
city-in_salah = In Salah
city-nouadhibou = Nouadhibou
city-bourem = Bourem
city-agadez = Agadez
city-khartoum = Khartoum
city-bamako = Bamako
city-fort_lamy = Fort-Lamy
city-addis_abeba = Addis-Abeba
city-cotonou = Cotonou
city-bangui = Bangui
city-kampala = Kampala
city-stanleyville = Stanleyville
city-mombasa = Mombasa
city-pointe_noire = Pointe-Noire
city-luluabourg = Luluabourg
city-elisabethville = Élisabethville
city-nova_lisboa = Nova Lisboa
city-salisbury = Salisbury
city-livingstone = Livingstone
city-beira = Beira
city-walvis_bay = Walvis Bay
city-johannesburg = Johannesburg
city-keetmanshoop = Keetmanshoop
city-umtata = Umtata
city-le_cap = Le Cap

line-SL1 = la ligne Nouadhibou – Cotonou
line-SL2 = la ligne Mombasa – Beira

post-funding = Financement
    .help = Recevoir 40 F.
post-scout = Éclaireur
    .help = Poser deux tuiles, ou piocher une carte.
post-mechanic = Mécanicien
    .help = Rouler, naviguer ou réparer.
post-escort = Escorte
    .help = Ôter une tuile voisine, ou rester en garde contre un danger.

tile-F1M0 = 1 essence
tile-F2M0 = 2 essence
tile-F1M1 = 1 essence, 1 niveau
tile-F1M0D = 1 essence, danger
tile-F1M0S = 1 essence, stop
tile-F2M1 = 2 essence, 1 niveau
tile-F3M0 = 3 essence
tile-F1M1D = 1 essence, 1 niveau, danger
tile-F1M1S = 1 essence, 1 niveau, stop
tile-F2M0D = 2 essence, danger
tile-F2M0S = 2 essence, stop
tile-F1M2S = 1 essence, 2 niveaux, stop
tile-F2M2 = 2 essence, 2 niveaux
tile-F2M1D = 2 essence, 1 niveau, danger
tile-F2M1S = 2 essence, 1 niveau, stop
tile-F2M2D = 2 essence, 2 niveaux, danger
tile-F3M1S = 3 essence, 1 niveau, stop

card-jerrican = Jerrican
    .help = 2 niveaux d’essence.
    .brief = +2 essence
card-supply = Ravitaillement
    .help = 3 niveaux d’essence.
    .brief = +3 essence
card-spare_parts = Pièces de rechange
    .help = 1 niveau de moteur ou de châssis.
    .brief = +1 niveau
card-toolbox = Caisse à outils
    .help = 2 niveaux de moteur ou de châssis.
    .brief = +2 niveaux
card-sponsor = Télégramme du mécène
    .help = 30 F.
    .brief = +30 F
card-guide = Guide local
    .help = Piocher deux tuiles et les poser, sans assistant.
    .brief = Deux tuiles à poser
card-armed_guard = Garde armé
    .help = Annule un danger qui vous frappe.
    .brief = Pare un danger
card-forced_march = Marche forcée
    .help = Un trajet de ce tour va 2 cases plus loin.
    .brief = 2 cases de plus
card-survey = Relevé de terrain
    .help = Ôter une tuile voisine, sans assistant.
    .brief = Ôte une tuile
card-sandstorm = Tempête de sable
    .help = Un rival perd 2 niveaux d’essence.
    .brief = Rival : −2 essence
card-bandits = Bandits
    .help = Un rival perd 30 F ; le Torpedo 1 niveau d’essence.
    .brief = Rival : −30 F
card-broken_track = Chenille rompue
    .help = Un rival perd un niveau de moteur.
    .brief = Rival : −1 moteur
card-sabotage = Sabotage
    .help = Un rival perd 2 niveaux de châssis.
    .brief = Rival : −2 châssis
card-river_in_spate = Rivière en crue
    .help = Le prochain trajet d’un rival dans cette phase ne va que d’une case.
    .brief = Rival : une case

danger-tile = un danger sur la piste
danger-estienne = le danger de la carte Estienne
danger-lying = un danger resté sur place
danger-sandstorm = une tempête de sable
danger-bandits = des bandits
danger-broken_track = une chenille rompue
danger-sabotage = un sabotage
danger-river_in_spate = une rivière en crue

answer-none = rien
answer-escort = une escorte
answer-armed_guard = un garde armé

colour-yellow = jaune
colour-green = vert
colour-red = rouge
colour-blue = bleu
colour-purple = violet

road-own = facile, pour sa propre piste
road-rival = difficile, pour la vôtre

result-player = le joueur a gagné
result-torpedo = le Torpedo a gagné
result-success = la traversée est réussie
result-failure = la traversée a échoué

way-prudent = Prudent
way-legendary = Légendaire
way-alone = Alone

quest-Q01 = Première traversée
    .help = Gagner la course ; Alone : arriver au plus tard au tour 10.
quest-Q02 = Quatre couleurs
    .help = Gagner en étant entré dans une ville de chaque couleur.
quest-Q03 = D’une côte à l’autre
    .help = Gagner en étant entré dans trois villes bleues ; Alone : deux.
quest-Q04 = À pied sec
    .help = Gagner sans ligne maritime ; Alone : arriver au plus tard au tour 8.
quest-Q05 = Économies
    .help = Gagner et arriver avec 100 F ; Alone : avec 60 F.
quest-Q06 = Bonne mécanique
    .help = Gagner avec moteur et châssis à 3 niveaux au plus de leur maximum.
quest-Q07 = Vers l’inconnu
    .help = Gagner en étant entré à l’aveugle dans 6 cases ; Alone : 8.
quest-Q08 = La baraka
    .help = Gagner sans perdre un niveau au danger d’une tuile.
quest-Q09 = Toujours en tête
    .help = Gagner en étant premier après chaque maintenance ; Alone : arriver au plus tard au tour 7.
quest-Q10 = Record
    .help = Gagner au plus tard au tour 6 ; Alone : arriver au plus tard au tour 6.
quest-Q11 = Bien pourvu
    .help = Gagner avec 3 cartes en main à l’arrivée.
quest-Q12 = Le meilleur de Billancourt
    .help = Gagner contre quatre cartes de niveau 3 ; Alone : entrer dans quatre villes au plus.

## Pourquoi

because-city = une ville y met fin
because-stop = un stop y met fin
because-engine = le moteur est mort
because-allowance = le nombre de cases est atteint
because-no_step = plus aucun pas n’est possible
because-turned_back = la tuile ne peut pas être payée
because-chosen = c’est assez loin
because-nearest = c’est la plus proche de cette couleur vers l’avant
because-nearer_home = deux sont aussi proches, et celle-ci est plus près de l’arrivée
because-lowest = tout le reste est égal, et elle vient en premier sur la carte
because-none_left = il n’y a plus de ville non visitée de cette couleur vers l’avant
because-arrival_nearer = l’arrivée est plus proche que toute ville de cette couleur
because-holds = il a été choisi pour tout le tour
because-own_road = la prochaine case vierge de sa propre piste
because-your_road = la prochaine case vierge de votre piste
because-beside_you = votre piste est pleine, et c’est à côté de votre véhicule
because-beside_road = il n’y a plus de place autour de vous, et c’est à côté de votre piste
because-no_room = il n’y a plus de place pour elle
because-arrived = vous êtes à l’arrivée
because-card = c’est la carte
because-bonus = c’est la carte, et une de plus pour les autocollants bleus
because-river = une rivière en crue n’en permet pas plus
because-city_beside = la ville est juste à côté de lui
because-city_on_road = la ville est sur sa piste
because-easiest_tile = c’est la tuile la plus facile de sa piste
because-payable_tile = c’est la tuile la plus facile qu’il peut payer
because-only_tile = c’est la seule tuile de sa piste
because-blind = aucune tuile n’est sur sa piste, il avance à l’aveugle
because-open_track = il ne reste plus de tuiles : piste ouverte
because-level_city = il n’y a pas d’autre chemin, même si la ville est à son niveau
because-sea = la ligne maritime sert son objectif
because-no_tile_payable = il ne peut payer aucune tuile de sa piste
because-no_fuel = il a trop peu d’essence pour avancer à l’aveugle : il en faut 1, et 2 en zone à risque
because-tile_too_hard = il ne peut pas payer la tuile trouvée
because-no_road = aucune piste ne mène plus loin
because-has_arrived = il est à l’arrivée
because-spaces = il est allé aussi loin qu’il le peut
because-first = il est premier
because-recovery = il récupère

## Ce qui s’est passé : avant la course, et au bivouac

event-seat_order = Rang { $place } : place { $seat }.
event-picks_crew = La place { $seat } prend l’équipage de { $crew }.
event-starts = { $crew } part avec { $money } F.
event-lays_card = Emplacement { $slot } : { $card }.
event-takes_card = { $crew } prend { $card } à l’emplacement { $slot }.
event-gets_left = { $crew } reçoit { $card }, qui restait à l’emplacement { $slot }.
event-clears_display =
    { $count ->
        [one] La carte qui reste est défaussée.
       *[other] Les { $count } cartes qui restent sont défaussées.
    }
event-assigns = { $crew } : financement { $funding }, éclaireur { $scout }, mécanicien { $mechanic }, escorte { $escort }.

## Ce qui s’est passé : un tour

title-round = Tour { NUMBER($round, useGrouping: 0) }
event-round = Le tour { NUMBER($number, useGrouping: 0) } commence.
event-reveals =
    La carte d’Estienne est { $estienne } : il vise les villes { $colour-name ->
        [yellow] jaunes
        [green] vertes
        [red] rouges
       *[blue] bleues
    }. C’est la carte numéro { $count } de la partie.
event-turn = C’est à { $crew } de jouer.
event-passes = { $crew } passe.
event-buys_fuel =
    { $crew } achète { $levels ->
        [one] un niveau
       *[other] { $levels } niveaux
    } d’essence pour { $price } F et en a { $fuel }.
event-plays = { $crew } joue { $card }.
event-attacks = { $crew } joue { $card } contre { $target }.
event-sells = { $crew } vend { $card } pour { $amount } F.
event-gains_fuel = { $crew } gagne { $levels } d’essence et en a { $fuel }.
event-gains_money = { $crew } gagne { $amount } F et a { $money } F.
event-restores =
    { $engine ->
        [0] { $chassis ->
            [0] { $crew } n’a rien à remettre en état.
           *[other] { $crew } remet en état : châssis +{ $chassis }.
        }
       *[other] { $chassis ->
            [0] { $crew } remet en état : moteur +{ $engine }.
           *[other] { $crew } remet en état : moteur +{ $engine }, châssis +{ $chassis }.
        }
    }
event-marches = { $crew } ira { $spaces } cases plus loin.
event-funds = { $crew } reçoit { $amount } F et a { $money } F.
event-scouts =
    { $crew } reconnaît le terrain et pioche { $count ->
        [0] zéro tuile
        [one] une tuile
       *[other] { $count } tuiles
    }.
event-finds = { $crew } trouve une tuile : { $tile }.
event-returns = { $crew } remet une tuile dans le sac : { $tile }.
event-lays = { $crew } pose une tuile sur { $space } : { $tile }.
event-throws_away = { $crew } n’a pas de place pour une tuile : { $tile }.
event-draws_cards =
    { $crew } pioche { $count ->
        [0] zéro carte
        [one] une carte
       *[other] { $count } cartes
    }.
event-finds_card = { $crew } trouve { $card }.
event-repairs =
    { $engine ->
        [0] { $chassis ->
            [0] { $crew } ne répare rien.
           *[other] { $crew } répare pour { $price } F : châssis +{ $chassis }.
        }
       *[other] { $chassis ->
            [0] { $crew } répare pour { $price } F : moteur +{ $engine }.
           *[other] { $crew } répare pour { $price } F : moteur +{ $engine }, châssis +{ $chassis }.
        }
    }
event-drives =
    { $crew } roule, jusqu’à { $spaces ->
        [one] une case
       *[other] { $spaces } cases
    }.
event-moves =
    { $crew } rejoint { $space }{ $fuel ->
        [0] .
       *[other] { " " }pour { $fuel } d’essence.
    }
event-blind = { $crew } avance à l’aveugle vers { $space } et trouve : { $tile }.
event-turned_back = { $crew } ne peut pas la payer et reste devant { $space }.
event-pays =
    { $engine ->
        [0] { $chassis ->
            [0] { $crew } ne paie aucun niveau.
           *[other] { $crew } paie : châssis −{ $chassis }.
        }
       *[other] { $chassis ->
            [0] { $crew } paie : moteur −{ $engine }.
           *[other] { $crew } paie : moteur −{ $engine }, châssis −{ $chassis }.
        }
    }
event-enters =
    { $crew } atteint { $city }{ $first ->
        [0] { " " }une fois de plus.
       *[other] .
    }
event-ends_drive = Le trajet de { $crew } est fini : { $because }.
event-sails = { $crew } navigue vers { $city } pour { $fare } F.
event-clears = { $crew } dégage { $space } : { $tile }.
event-discards = { $crew } défausse { $card }.

## Ce qui s’est passé : les dangers

event-threatens = Une menace pour { $crew } : { $danger }.
event-wards_off = { $crew } l’écarte avec { $answer }.
event-loses_levels =
    { $engine ->
        [0] { $chassis ->
            [0] { $crew } n’a plus de niveau à perdre.
           *[other] { $crew } perd : châssis −{ $chassis }.
        }
       *[other] { $chassis ->
            [0] { $crew } perd : moteur −{ $engine }.
           *[other] { $crew } perd : moteur −{ $engine }, châssis −{ $chassis }.
        }
    }
event-loses_fuel = { $crew } perd { $levels } d’essence et en a { $fuel }.
event-loses_money = { $crew } perd { $amount } F et a { $money } F.
event-loses_card = { $crew } perd { $card }.
event-held_up = { $crew } doit attendre : le prochain trajet ne va que d’une case.
event-spared = { $crew } est à l’arrivée, et le danger ne fait rien.

## Ce qui s’est passé : les pioches, l’arrivée, la maintenance

event-refills_bag = Le sac est rempli à nouveau, de { $count } tuiles.
event-rebuilds_deck = { $count } cartes sont mélangées en une nouvelle pioche.
event-arrives = { $crew } arrive en numéro { $place } !
event-last_phase = { $crew } y est : ce convoi est le dernier.
event-progress = Numéro { $place } : { $crew }, niveau { $level }.
event-bonus = { $crew } reçoit une prime de { $amount } F et a { $money } F.

## Ce qui s’est passé : le Torpedo

event-weighs = Estienne examine { $city } : { $steps } pas vers l’avant, puis { $home } jusqu’à l’arrivée.
event-aims = Estienne se dirige vers { $city }, à { $steps } pas : { $because }.
event-sorts = Estienne pioche une tuile de valeur { $value } ({ $tile }) : { $road }.
event-torpedo_lays = Estienne la pose sur { $space } ({ $tile }) : { $because }.
event-torpedo_drops = Estienne défausse une tuile ({ $tile }) : { $because }.
event-progresses =
    L’assistant { $number } avance jusqu’à { $spaces ->
        [one] une case
       *[other] { $spaces } cases
    } : { $because }.
event-torpedo_moves =
    { $fuel ->
        [0] { $mechanic ->
            [0] Le Torpedo rejoint { $space } : { $because }.
           *[other] Le Torpedo rejoint { $space } pour { $mechanic } de mécanique : { $because }.
        }
       *[other] { $mechanic ->
            [0] Le Torpedo rejoint { $space } pour { $fuel } d’essence : { $because }.
           *[other] Le Torpedo rejoint { $space } pour { $fuel } d’essence et { $mechanic } de mécanique : { $because }.
        }
    }
event-torpedo_blind = Le Torpedo trouve sur { $space } : { $tile }.
event-torpedo_stays = Le Torpedo reste sur place : { $because }.
event-torpedo_ends = L’action est finie : { $because }.
event-torpedo_hit =
    { $levels ->
        [0] Le danger ne fait rien au Torpedo.
       *[other] Le danger coûte { $levels } de mécanique au Torpedo ; il lui en reste { $mechanic }.
    }
event-torpedo_loses =
    { $fuel ->
        [0] { $mechanic ->
            [0] Le Torpedo ne perd rien.
           *[other] Le Torpedo perd { $mechanic } de mécanique.
        }
       *[other] { $mechanic ->
            [0] Le Torpedo perd { $fuel } d’essence.
           *[other] Le Torpedo perd { $fuel } d’essence et { $mechanic } de mécanique.
        }
    }
event-sticker = Une ville de sa couleur : le Torpedo reçoit un autocollant, { $colour } { $level }.
event-torpedo_draws = Estienne pioche { $card } et la défausse.
event-torpedo_takes = Estienne prend { $card } à l’emplacement { $slot }.
event-torpedo_gains =
    { $fuel ->
        [0] { $mechanic ->
            [0] Le Torpedo ne gagne rien : { $because }.
           *[other] Le Torpedo gagne { $mechanic } de mécanique : { $because }.
        }
       *[other] { $mechanic ->
            [0] Le Torpedo gagne { $fuel } d’essence : { $because }.
           *[other] Le Torpedo gagne { $fuel } d’essence et { $mechanic } de mécanique : { $because }.
        }
    }
event-reshuffles = Les { $count } cartes Estienne sont mélangées à nouveau.

## Ce qui s’est passé : la fin

event-scores =
    { $crew } : { $arrival } pour l’arrivée, { $levels } pour les niveaux, { $extra } pour { $crew-name ->
        [torpedo] les cartes
       *[other] les francs
    }, en tout { $total } points.
event-solo_ends = La course est finie : { $result }.
event-upgrades = Estienne apprend : { $in } au lieu de { $out }.
event-stamps = Un tampon : { $quest }.
event-resigns = La place { $seat } abandonne.
event-concedes = La place { $seat } quitte la course.
event-over = La partie est finie.

## Ce que vous pouvez faire

do-crew = Mener { $crew }
do-program = Financement { $funding }, éclaireur { $scout }, mécanicien { $mechanic }, escorte { $escort }
do-buy_fuel =
    Acheter { $levels ->
        [one] un niveau
       *[other] { $levels } niveaux
    } d’essence
do-play = Jouer { $card }
do-attack = Jouer { $card } contre { $target }
do-sell = Vendre { $card }
do-fund = Financement : recevoir de l’argent
do-fund_power = Financement : recevoir de l’argent, avec votre pouvoir
do-scout_tiles = Éclaireur : poser des tuiles
do-scout_tiles_power = Éclaireur : poser des tuiles, avec votre pouvoir
do-return = Remettre : { $tile }
do-tile = Poser d’abord : { $tile }
do-lay = La poser sur { $space }
do-scout_card = Éclaireur : piocher une carte
do-repair = Mécanicien : réparer moteur +{ $engine }, châssis +{ $chassis }
do-repair_power = Mécanicien : réparer moteur +{ $engine }, châssis +{ $chassis }, avec votre pouvoir
do-drive = Mécanicien : rouler
do-step = Rouler vers { $space }
do-step_power = Rouler vers { $space }, avec votre pouvoir
do-enter = Entrer en ville : { $city }
do-stop = S’arrêter ici
do-sail = Mécanicien : prendre { $line }
do-clear = Ôter la tuile de { $space }
do-pass = Passer
do-split = Moteur { $engine }, châssis { $chassis }
do-react =
    { $answer-name ->
        [none] Laisser faire
       *[other] L’écarter avec { $answer }
    }
do-pick = Prendre la carte de l’emplacement { $slot }
do-discard = Défausser { $card }
do-upgrade = Améliorer { $estienne }
do-stamp = Tamponner : { $quest }
do-done = Plus de tampon
do-resign = Abandonner
do-concede = Quitter la course

## Ce qui est demandé

ask-crews = Quel équipage menez-vous ?
ask-programming = Où travaillent vos cinq assistants ?
ask-turn = Essence, cartes, puis un assistant.
ask-drive = Continuer, ou s’arrêter ?
ask-lay = Où poser la tuile ?
ask-return = Quelle tuile retourne dans le sac ?
ask-clear = Quelle tuile ôtez-vous ?
ask-split = Comment partager entre moteur et châssis ?
ask-react = Un danger ! L’écartez-vous ?
ask-discard = Votre main est trop grande : quelle carte part ?
ask-pick = Prenez une carte.
ask-upgrade = Laquelle des cartes d’Estienne s’améliore ?
ask-stamp = Que tamponnez-vous dans votre passeport ?

## Pourquoi pas

seat-named = la place { $seat }
refusal-over = La partie est finie.
refusal-no-seat = Cette table n’a pas cette place.
refusal-not-your-turn = Ce n’est pas à vous de jouer. { $now }
refusal-not-now = Cela ne peut pas se décider maintenant. { $now }
refusal-programmed = Vous avez déjà placé vos assistants. { $now }
refusal-cannot-leave = On quitte une course à plusieurs, on abandonne une partie seul ; une fois, et avant la fin.
refusal-crew-taken = Quelqu’un mène déjà cet équipage.
refusal-few-assistants = Les { $assistants } assistants doivent tous être placés, ni plus ni moins.
refusal-post-full = { $post } : { $most } places au plus.
refusal-step-over = L’essence s’achète avant de jouer des cartes.
refusal-few-francs = Cela coûte { $price } F, et vous avez { $money } F.
refusal-tank-full = Le réservoir n’en contient pas autant.
refusal-not-held = Vous n’avez pas cette carte.
refusal-no-target = Aucune tuile à côté de vous ne peut être retirée.
refusal-not-in-race = { $target } ne participe pas, ou a quitté la course.
refusal-nobody-alone = Seul, vous n’avez personne contre qui la jouer ; elle peut se vendre.
refusal-own-vehicle = Pas contre vous-même.
refusal-arrived-target = Qui est arrivé est hors d’atteinte.
refusal-only-reaction = Un garde armé attend un danger.
refusal-needs-target = Une carte danger se joue contre quelqu’un.
refusal-only-alone = Les cartes ne se vendent qu’en voyage Alone.
refusal-no-danger-card = Ce n’est pas une carte danger.
refusal-no-assistant = { $post } : plus d’assistant qui puisse agir.
refusal-no-power = C’est le pouvoir d’un autre équipage.
refusal-power-used = Votre pouvoir a déjà servi dans ce tour.
refusal-nothing-to-repair = Il n’y a pas autant de niveaux à réparer.
refusal-repair-range = Une réparation rend de 1 à { $most } niveaux.
refusal-field-repair = Alone, on répare en ville ; hors des villes, seul un moteur mort reçoit un niveau.
refusal-engine-dead = Le moteur est mort.
refusal-no-step = Aucun pas n’est payable d’ici : ni ville ni tuile à côté de vous, et trop peu d’essence pour avancer à l’aveugle.
refusal-has-arrived = Vous êtes à l’arrivée ; votre course est faite.
refusal-not-adjacent = Ce n’est pas à côté de votre véhicule.
refusal-few-fuel = Il faut { $needed } d’essence, et vous en avez { $fuel }.
refusal-few-levels = Il faut { $needed } niveaux, et vous en avez { $levels }.
refusal-is-city = On entre dans une ville, on ne la traverse pas.
refusal-no-risk = Il n’y a pas de zone à risque là.
refusal-not-attempted = Il faut tenter au moins un pas.
refusal-not-in-port = Cette ligne ne part pas d’ici.
refusal-sea-closed = Alone, la mer est fermée.
refusal-no-tile = Aucune tuile n’est là.
refusal-vehicle-there = Un véhicule est là.
refusal-not-drawn = Vous n’avez pas cette tuile en main.
refusal-tile-first = Dites d’abord laquelle des deux tuiles vous posez.
refusal-not-layable = Seulement sur un terrain vierge sans véhicule.
refusal-out-of-reach = Une tuile se pose à côté d’un véhicule ou d’une autre tuile.
refusal-wrong-split =
    { $levels ->
        [one] Un niveau est à répartir
       *[other] { $levels } niveaux sont à répartir
    }, et aucune jauge ne descend sous 0.
refusal-wrong-gain =
    { $levels ->
        [one] Un niveau est à répartir
       *[other] { $levels } niveaux sont à répartir
    }, tant qu’il en manque ; aucune jauge ne dépasse son maximum.
refusal-no-escort = Vous n’avez pas d’escorte en garde.
refusal-no-guard-card = Vous n’avez pas de garde armé.
refusal-empty-slot = Aucune carte n’est là.
refusal-not-lowest = Il faut choisir une carte du niveau le plus bas.
refusal-not-accomplished = Cette quête n’est pas accomplie.
refusal-stamped-already = Cette case est déjà tamponnée.

## Ce qui ne va pas dans une table ou une position

problem-arrived-differs = ce ne sont pas les véhicules de la ville d’arrivée.
problem-campaign-differs = aucune partie de cette campagne ne peut avoir fini ainsi.
problem-campaign-over = cette campagne est finie.
problem-campaign-solo = une campagne se joue seul.
problem-conceded-differs = ce ne sont pas les équipages sortis.
problem-crew-count = il y a de { $low } à { $high } équipages, un par place.
problem-does-not-add-up = le compte de « { $name } » n’y est pas : il en reste { $left }.
problem-legacy-off = sans pouvoirs Legacy, il n’y a pas d’autocollants.
problem-drawn-too-many = on tire { $most } tuiles au plus.
problem-few-revealed = il y a plus de cartes utilisées ou révélées que cela.
problem-has-not-arrived = le véhicule n’est pas dans la ville d’arrivée, et personne n’en repart.
problem-lost-stickers = aucun autocollant ne se perd : il n’y en avait pas plus avant que maintenant.
problem-named-twice = c’est nommé deux fois.
problem-needs-marches = chaque marche forcée ajoute { $spaces } cases.
problem-no-drive = ce véhicule ne roule pas maintenant.
problem-no-scouting = ce véhicule n’a pas de tuiles en main maintenant.
problem-no-upgrade = une carte du niveau le plus bas fait place à une carte du niveau suivant qui n’est pas dans le paquet.
problem-only-at-end = cela ne vient qu’à la fin de la partie.
problem-order-later = l’ordre du tour n’est fixé que quand chacun a son équipage.
problem-picks-too-often = cet équipage ne choisit pas aussi souvent.
problem-result-differs = une partie de cette sorte ne finit pas ainsi.
problem-solo-only = cela appartient à une partie à un joueur.
problem-too-many-assistants = un équipage a { $most } assistants.
problem-needs-agenda = le moteur ne connaît pas cette tâche.
problem-needs-card = il faut ici une carte Estienne.
problem-needs-deck = il faut ici { $size } cartes Estienne différentes.
problem-needs-display = il faut ici les cartes du bivouac.
problem-needs-pair = il faut ici deux cartes Estienne, celle qui part et celle qui vient.
problem-needs-slots = il y a { $most } emplacements au plus.
problem-needs-tens = l’argent va de dix en dix.
problem-no-card-now = aucune carte Estienne n’est révélée à ce moment.
problem-no-display = il n’y a pas de cartes au bivouac maintenant.
problem-no-such-crew = il n’y a pas d’équipage « { $given } » dans cette course.
problem-no-torpedo = le Torpedo ne participe pas.
problem-no-turn = ce n’est le tour de personne maintenant.
problem-not-among-drawn = cette tuile n’a pas été piochée.
problem-not-in-deck = cette carte n’est pas dans le paquet, ou elle y est deux fois.
problem-objective-behind = le Torpedo devrait rebrousser chemin pour cette ville, ou elle est à son propre niveau quand il la choisit.
problem-objective-colour = l’objectif est une ville de la couleur de la carte de ce tour, ou l’arrivée.
problem-objective-not-now = le Torpedo n’a pas d’objectif avant qu’une carte soit révélée.
problem-objective-visited = le Torpedo est déjà passé par cette ville.
problem-order-differs = l’ordre du tour nomme chaque véhicule une fois.
problem-picking-differs = ce ne sont pas les places sans équipage.
problem-post-capacity = ce poste a { $most } places.
problem-same-crew = deux places mènent le même équipage.
problem-same-seat = la place { $seat } est prise deux fois.
problem-spent-too-many = il en a agi plus qu’il n’y en a : { $most }.
problem-tile-on-city = aucune tuile ne se pose sur une ville.
problem-too-many = il n’y a pas autant de « { $name } » : { $most } au plus.
problem-turn-over = ce véhicule n’a plus de tour dans cette phase.

## Le résultat

placing-only = le seul équipage arrivé, au tour { NUMBER($round, useGrouping: 0) }
placing-points =
    { $total ->
        [0] aucun point
        [1] un point
       *[other] { $total } points
    } : { $arrival } pour l’arrivée, { $levels } pour les niveaux, { $francs } pour les francs
placing-road = encore en route, au niveau { $level }
placing-conceded = a quitté la course
placing-left = le dernier équipage en course, au niveau { $level }
placing-won = arrivé avant le Torpedo, au tour { NUMBER($round, useGrouping: 0) }
placing-lost = le Torpedo a été plus rapide, au tour { NUMBER($round, useGrouping: 0) }
placing-won-points = { $total } points contre { $torpedo } pour le Torpedo
placing-lost-points = { $total } points contre { $torpedo } pour le Torpedo
placing-resigned = abandon au tour { NUMBER($round, useGrouping: 0) }
placing-crossed = l’Afrique traversée seul en { NUMBER($round, useGrouping: 0) } tours
placing-stranded = pas à l’arrivée après { NUMBER($round, useGrouping: 0) } tours
placing-late = à l’arrivée au tour { NUMBER($round, useGrouping: 0) } seulement : après la fin du tour { NUMBER($most, useGrouping: 0) } il est trop tard

## Hasards

chance-seat-order = L’ordre des places
chance-tile = Une tuile du sac
chance-card = Une carte ressource
chance-estienne = La carte Estienne
chance-lost-card = Une carte perdue
chance-upgrade-out = La carte Estienne qui part
chance-upgrade-in = La carte Estienne qui vient

## Réglages

setting-race = La course
    .help = Le sens de la traversée de l’Afrique.
setting-race-default = De Colomb-Béchar au Cap
setting-race-reverse = Du Cap à Colomb-Béchar
setting-seat_order = Ordre des places
    .help = Qui choisit son équipage et joue en premier.
setting-seat_order-random = Tiré au sort
setting-seat_order-seats = Comme à la table
setting-solo = À un joueur
    .help = Contre le Torpedo de René Estienne, ou une traversée sans adversaire.
setting-solo-torpedo = Contre le Torpedo
setting-solo-alone = Alone
setting-evolving_deck = Paquet évolutif
    .help = En solo : après chaque partie, les cartes d’Estienne s’améliorent.
setting-legacy = Pouvoirs Legacy
    .help = En solo : le Torpedo gagne des autocollants dans les villes de sa couleur.
setting-passport = Passeport
    .help = En solo : les quêtes accomplies peuvent être tamponnées.
setting-deck_level = Niveau des cartes d’Estienne
    .help = En solo : 1 est facile, 3 est difficile.
setting-stickers = Autocollants au départ
    .help = En solo, avec les pouvoirs Legacy : combien de chaque couleur a le Torpedo.
setting-upgrades = Comment Estienne apprend
    .help = En solo, avec le paquet évolutif.
setting-upgrades-random = Les cartes sont tirées
setting-upgrades-letter = Vous choisissez ; la lettre reste
setting-alternation = Tours en solo
    .help = Qui agit quand dans la phase de convoi.
setting-alternation-assistant = Un assistant chacun
setting-alternation-phase = Une phase entière chacun

# Réglages d’une campagne
setting-games = Nombre de parties au plus
    .help = La campagne finit après ces parties, ou quand le passeport est plein.
setting-way = Comment la partie se joue
    .help = Légendaire : le paquet d’Estienne et les autocollants du Torpedo. Prudent : le paquet seul. Alone : une traversée sans adversaire. Une partie libre ne rapporte aucun tampon.
setting-way-legendary = Légendaire
setting-way-prudent = Prudent
setting-way-alone = Alone
setting-way-free = Partie libre, sans rien qui reste
setting-way-free_legacy = Partie libre, avec les autocollants

## Campagnes

campaign-name = Contre René Estienne, partie après partie
    .help = Ses cartes s’améliorent, son Torpedo gagne des autocollants, et votre passeport se remplit de tampons.
campaign-stage = Partie { $game }
campaign-leg = Partie { $game }, { $way ->
        [prudent] Prudent
        [legendary] Légendaire
        [alone] Alone
       *[free] partie libre
    }
    .short = { $game }
campaign-games = Toutes les parties
campaign-stamps = Tampons
    .help = Quêtes tamponnées dans le passeport ; chacune des douze a une case pour chaque façon de jouer.
campaign-wins = Victoires
    .help = Parties gagnées.

# Réglages qui vont ensemble
preset-first = Première course
    .help = La course telle quelle, contre deux amateurs.
preset-campaign = Légendaire
    .help = Seul : paquet, autocollants et passeport, pour le titre de joueur légendaire.
preset-alone = Alone
    .help = Une traversée sans adversaire, pour les quêtes du passeport.

## Où en est la partie

phase-setup = Mise en place
phase-crews = Choix des équipages
phase-opening = Le bivouac de départ
phase-opening_picks = Le bivouac de départ
phase-programming = Programmation
phase-round = Un nouveau tour
phase-convoy = Convoi
phase-maintenance = Maintenance
phase-bivouac = Bivouac
phase-picks = Bivouac
phase-end = La fin de la course
phase-over = La partie est finie

## Conseils : pourquoi un équipage le ferait

hint-crew = il convient à qui voyage régulièrement
hint-program = ce qu’il faut le plus pour ce tour
hint-fuel = de l’essence pour la piste à venir
hint-card = c’est maintenant qu’elle aide
hint-attack = cela ralentit qui est devant
hint-fund = de l’argent pour l’essence et les réparations
hint-scout = mieux vaut connaître la piste qu’avancer à l’aveugle
hint-draw = une carte peut aider
hint-repair = une bonne mécanique va plus loin
hint-drive =
    { $home ->
        [0] jusqu’à l’arrivée
        [one] puis il reste un pas
       *[other] puis il reste { $home } pas
    }
hint-stop = rien de mieux à portée
hint-sail = par la mer, c’est plus court
hint-lay = les tuiles faciles sur votre piste, les difficiles sur la leur
hint-clear = cette tuile gêne
hint-pass = garder ce qui reste
hint-split = les deux jauges restent utiles
hint-react = le danger coûterait plus cher
hint-accept = la garde vaut plus que cela
hint-pick = la carte la plus utile
hint-discard = celle qui manquera le moins
hint-upgrade = le progrès le plus doux pour lui
hint-stamp = vous l’avez mérité

## Conseils : ce qu’on peut dire d’autres décisions

hint-step =
    la tuile indique { $tile }{ $risk ->
        [yes] , et le risque prend 1 essence de plus
       *[no] { "" }
    } : il reste { $left ->
        [0] un réservoir vide
       *[other] { $left } d’essence
    }, et { $home } pas à faire
hint-blank =
    terrain inconnu, au moins { $fuel } d’essence : il reste { $left ->
        [0] un réservoir vide
       *[other] au plus { $left } d’essence
    }, et { $home } pas à faire
hint-city =
    le trajet s’y arrête{ $cards ->
        [0] { "" }
        [one] , avec une carte
       *[other] , avec { $cards } cartes
    } ; { $home ->
        [0] c’est l’arrivée
       *[other] puis { $home } pas à faire
    }
hint-fare = coûte { $fare } F ; puis { $home } pas à faire
hint-gives-up =
    { $spaces ->
        [0] ce trajet ne va de toute façon pas plus loin
        [one] renonce à une case de ce trajet
       *[other] renonce à { $spaces } cases de ce trajet
    }
hint-range =
    jusqu’à { $spaces ->
        [one] une case
       *[other] { $spaces } cases
    }, avec { $fuel } d’essence dans le réservoir
hint-tank = coûte { $price } F : { $fuel } dans le réservoir, et il reste { $money } F
hint-income = rapporte { $francs } F : vous en avez alors { $money }
hint-mended = coûte { $price } F : moteur { $engine }, châssis { $chassis }, et il reste { $money } F
hint-gauges = ensuite moteur { $engine }, châssis { $chassis }
hint-blanks =
    { $blanks ->
        [0] votre piste est déjà connue
        [one] une case de votre piste est encore inconnue
       *[other] { $blanks } cases de votre piste sont encore inconnues
    }
hint-room =
    { $room ->
        [0] le châssis ne porte pas d’autre carte : il faudrait en ôter une
        [one] le châssis porte encore une carte
       *[other] le châssis porte encore { $room } cartes
    }
hint-idle =
    { $assistants ->
        [0] plus personne n’a à agir
        [one] un assistant n’agirait pas à ce tour
       *[other] { $assistants } assistants n’agiraient pas à ce tour
    }
hint-drives =
    { $drives ->
        [0] aucun trajet à ce tour
        [one] un seul trajet à ce tour
       *[other] { $drives } trajets à ce tour, et rien ne manque
    }
hint-short = il manque environ { $francs } F pour l’essence de la piste à venir
hint-unguarded =
    { $dangers ->
        [one] personne n’écarte le danger à venir
       *[other] personne n’écarte les { $dangers } dangers à venir
    }
hint-terrain = { $tile }, pour qui y passera
hint-laid =
    { $where ->
        [own] { $tile }, sur votre propre piste
        [theirs] { $tile }, sur la piste d’un rival
       *[nobody] { $tile }, là où personne ne devrait passer
    }
hint-cleared =
    { $where ->
        [own] { $tile }, ôtée de votre piste
        [theirs] { $tile }, ôtée de la piste d’un rival
       *[nobody] { $tile }, mais pas sur votre piste
    }
hint-card-fuel =
    ensuite { $fuel } dans le réservoir{ $lost ->
        [0] { "" }
       *[other] ; { $lost } de perdu
    }
hint-card-levels =
    { $levels ->
        [0] il n’y a rien à réparer
        [one] répare un niveau
       *[other] répare { $levels } niveaux
    }
hint-worth = vaut environ { $francs } F pour vous
hint-strikes = elle touche { $who }, à { $home } pas de l’arrivée
hint-suffers = le danger frappe, et ce qui pouvait l’écarter reste pour plus tard
hint-guard = la carte manquerait au prochain danger
hint-escorts =
    { $escorts ->
        [0] il ne reste pas d’escorte pour le prochain danger
        [one] il reste une escorte pour le prochain danger
       *[other] il reste { $escorts } escortes pour le prochain danger
    }
hint-machine = réservoir { $fuel }, moteur { $engine }, châssis { $chassis }
hint-estienne =
    cette carte avance alors le Torpedo de { $spaces } cases et pose { $tiles ->
        [0] aucune tuile
        [one] une tuile
       *[other] { $tiles } tuiles
    }

## Signes du dessin

sign-vehicle = un véhicule : F, E, I, B, S, ou T pour le Torpedo
sign-purple = le départ et l’arrivée
sign-yellow = une ville jaune
sign-green = une ville verte
sign-red = une ville rouge
sign-blue = une ville bleue
sign-line = le port de la ligne maritime 1
sign-road = la route du Torpedo vers son objectif
sign-blank = un terrain vierge
sign-risk = une zone à risque
sign-tile = une tuile : l’essence, puis les niveaux
sign-danger = une tuile avec danger
sign-stop = une tuile avec stop

## La partie en chiffres

figure-rounds = Tours
figure-arrived = Arrivés
figure-level = Niveau
figure-fuel = Essence
figure-engine = Moteur
figure-chassis = Châssis
figure-money = Argent
figure-cities = Villes
figure-blind = Entrées à l’aveugle
figure-crew = Équipage
figure-stickers = Autocollants Legacy

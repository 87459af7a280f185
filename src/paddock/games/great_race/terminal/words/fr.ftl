### Ce que la table du terminal dit de The Great Race.

gr-axis = { " R  N" }
gr-told = { $what } : { $told }
gr-fuel = Ess.
gr-engine = Moteur
gr-chassis = Châssis
gr-mechanic = Mécanique
gr-post-funding = Fin.
gr-post-scout = Écl.
gr-post-mechanic = Méc.
gr-post-escort = Esc.
gr-letter-funding = F
gr-letter-scout = É
gr-letter-mechanic = M
gr-letter-escort = S
gr-money = { $money } F
gr-level = N{ $level }
gr-level-words = niveau { $level }
gr-cards =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
gr-hand = Main { $cards }/{ $limit } : { $names }
gr-hidden = cachée
gr-bivouac = Bivouac : { $cards }
gr-left =
    { $spaces ->
        [one] encore { $spaces } case
       *[other] encore { $spaces } cases
    }
gr-march = { $spaces } cases de plus
gr-tiles = en main : { $tiles }
gr-river = une rivière : une seule case
gr-no-crew = pas encore d’équipage
gr-at = en { $space }, niveau { $level }
gr-is-arrived = arrivé !
gr-is-out = parti
gr-is-passed = a passé
gr-is-river = retenu
gr-ask-react = { $danger } ! L’écartez-vous ?
gr-ask-gain =
    { $levels ->
        [one] Un niveau de plus : moteur ou châssis ?
       *[other] { $levels } niveaux de plus : comment les partager ?
    }
gr-ask-loss =
    { $levels ->
        [one] Un niveau de moins : moteur ou châssis ?
       *[other] { $levels } niveaux de moins : comment les partager ?
    }
gr-ask-lay = Où poser cette tuile : { $tile } ?
gr-spaces =
    { $spaces ->
        [one] une case
       *[other] jusqu’à { $spaces } cases
    }
gr-city =
    { $cards ->
        [0] { $colour }
        [one] { $colour }, une carte
       *[other] { $colour }, { $cards } cartes
    }
gr-left-lying =
    { $dangers ->
        [0] aucun danger ne reste
        [one] un danger reste
       *[other] { $dangers } dangers restent
    }
gr-cost =
    { $levels ->
        [0] { $fuel }E
       *[other] { $fuel }E { $levels }N
    }
gr-cost-blind = ? { $low }–{ $fuel }E 0–{ $levels }N
gr-words-cost =
    { $levels ->
        [0] { $fuel } d’essence
        [one] { $fuel } d’essence et un niveau
       *[other] { $fuel } d’essence et { $levels } niveaux
    }
gr-words-blind =
    { $fails ->
        [0] à l’aveugle, au pire { $fuel } d’essence et { $levels } niveaux
       *[other] à l’aveugle, au pire { $fuel } d’essence et { $levels } niveaux ; { $fails } % sont impayables
    }
gr-danger = danger
gr-stop = stop
gr-risk = zone à risque
gr-free = ne coûte rien
gr-home =
    { $steps ->
        [one] encore un pas
       *[other] encore { $steps } pas
    }
gr-blind = aveugle { NUMBER($fuel, minimumFractionDigits: 1) }E { NUMBER($levels, minimumFractionDigits: 1) }N !{ $danger } % x{ $stop } %
gr-roads = Routes : { $roads }
gr-road = { $steps } ({ $fuel }E)
gr-card = { $card } { $colour } · tuiles { $tiles } · pas { $moves } · places { $slots }
gr-estienne = Carte d’Estienne { $card }
gr-card-words =
    il vise les villes de couleur { $colour } ; l’assistant 1 pose { $tiles ->
        [one] une tuile
       *[other] { $tiles } tuiles
    }, l’assistant 2 avance de { $second }, les autres de { $others } ; au bivouac il prend la place { $first } s’il est premier, les places { $behind } s’il est second ; chaque danger qui reste vous coûte { $effect } ; il récupère { $refuel } d’essence et { $repair } de mécanique
gr-effect-chassis = { $count } de châssis
gr-effect-engine = { $count } de moteur
gr-effect-fuel = { $count } d’essence
gr-effect-money = { $count } F
gr-effect-card =
    { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
gr-aim-short = → { $city } { $steps } : { $because }
gr-aim = Vise { $city }, à { $steps } pas : { $because }
gr-weighs = { $city } à { $steps } pas, puis { $home } jusqu’à l’arrivée
gr-weighed = Il pèse { $cities }.
gr-walk = Sa route : { $spaces }.
gr-your-walk = La route où il vous attend : { $spaces }.
gr-action =
    Assistant { $number }, jusqu’à { $spaces ->
        [one] une case
       *[other] { $spaces } cases
    } : { $path } ; puis { $because }.
gr-torpedo = Le Torpedo est en { $space }, niveau { $level } : essence { $fuel }/{ $max }, mécanique { $mechanic }/{ $max } ; assistants qui ont agi : { $acted } sur cinq.
gr-sticker = Autocollant, { $colour } { $level }
gr-deck = Pile { $left } · jouées { $used }
gr-passport = Passeport, { $way } : { $count } tampons sur { $of }
gr-power-gauge_max = Les deux jauges du Torpedo montent jusqu’à { $value }.
gr-power-bivouac_fuel_cards = Au bivouac, un jerrican ou un ravitaillement qu’il prend remplit son réservoir.
gr-power-bivouac_mechanic_cards = Au bivouac, les pièces ou la caisse à outils qu’il prend réparent le Torpedo.
gr-power-city_fuel_cards = En ville, un jerrican ou un ravitaillement qu’il pioche remplit son réservoir.
gr-power-city_mechanic_cards = En ville, les pièces ou la caisse à outils qu’il pioche réparent le Torpedo.
gr-power-bivouac_danger_hits_player = Un danger qu’il prend au bivouac vous frappe.
gr-power-city_danger_hits_player = Un danger qu’il pioche en ville vous frappe.
gr-power-tile_danger_loss = Le danger d’une tuile coûte { $value } de mécanique au Torpedo.
gr-power-ignore_stop = Un stop n’arrête pas le Torpedo.
gr-power-ignore_risk = Les zones à risque ne coûtent rien au Torpedo.
gr-power-sea_paths = Le Torpedo prend les lignes maritimes sans payer quand elles servent son objectif.
gr-power-second_assistant_bonus = Le deuxième assistant avance de { $value } de plus.
gr-no-space = la mer
gr-key-d = rouler
gr-key-e = s’arrêter ; passer ; plus de tampons
gr-key-b = acheter un niveau d’essence
gr-key-f = financement : recevoir de l’argent
gr-key-t = éclaireur : poser des tuiles
gr-key-c = éclaireur : piocher une carte
gr-key-x = mécanicien : réparer autant que possible
gr-key-m = mécanicien : prendre la ligne maritime
gr-key-w = écarter un danger
gr-key-a = laisser faire un danger
gr-key-v = le programme habituel : un partout, deux mécaniciens

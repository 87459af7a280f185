### Classic Rally : la carte.

rally-board = La carte
rally-car =
    { $colour }, { $name } : voiture de rallye sur { $cell }, tournée { $nose }, { $fuel ->
        [0] sans carburant
        [one] { $fuel } carburant
       *[other] { $fuel } carburants
    }
rally-van = { $colour } : voiture d’assistance sur { $cell }

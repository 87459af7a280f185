### Classic Rally: the map.

rally-board = The map
rally-car =
    { $colour }, { $name }: rally car on { $cell }, points { $nose }, { $fuel ->
        [0] no fuel
       *[other] { $fuel } fuel
    }
rally-van = { $colour }: assistance car on { $cell }

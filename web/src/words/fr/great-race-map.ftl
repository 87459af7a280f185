great-race-board = Carte de l’Afrique

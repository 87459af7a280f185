### Classic Rally : la carte.

rally-board = La carte

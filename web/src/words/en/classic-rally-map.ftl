### Classic Rally: the map.

rally-board = The map

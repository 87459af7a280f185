### Le plateau de Rallyman : GT : le circuit, les voitures, l’ordre de la manche.

gt-board = La piste : { $circuit }

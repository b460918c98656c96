### Ce qui remplit le texte d’un refus, quand ce sont des mots : selon leur anglais.
###
### La clé est detail- suivi des mots en minuscules, un trait d’union remplaçant tout ce qui n’est
### ni lettre ni chiffre. Ce que l’on taperait (noms d’options, verbes, champs) n’est pas traduit.

## Valeurs d’options

detail-a-whole-number-from-1-to-10000000 = un nombre entier de 1 à 10 000 000
detail-none-a-number-from-1-to-10000 = rien, ou un nombre de 1 à 10 000
detail-1-to-the-number-of-players = de 1 au nombre de joueurs
detail-an-odd-number-from-1-to-999 = un nombre impair de 1 à 999
detail-false-true-2-or-3-players = false, true (à 2 ou 3 joueurs)
detail-1000-700-with-small-game = 1000, 700 (avec small_game)
detail-1-to-96-tiles-such-as-s1-a2-b1-c2-an-invented-one = de 1 à 96, des mini-plateaux comme « S1 A2 B1 C2 », ou un circuit inventé

## Avec quoi va une option

detail-scoring-points-or-bonus = scoring à points ou à bonus
detail-scoring-race = scoring à race
detail-2-or-3-players = 2 ou 3 joueurs

## Valeurs de règles maison

detail-a-whole-number = un nombre entier
detail-a-whole-number-or-nothing = un nombre entier, ou rien
detail-a-letter-for-each-seat-such-as-abab = une lettre par place, comme ABAB
detail-a-number-for-each-card-named = un nombre pour chaque carte nommée
detail-a-list-of-cards = une liste de cartes

## Parties d’un coup

detail-seat = la place
detail-verb = l’action
detail-card = la carte
detail-side = la lettre du joueur ou de l’équipe
detail-lane = le numéro de la voie
detail-word = un mot

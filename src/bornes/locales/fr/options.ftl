### Les options d’une partie : nom, explication et valeurs qui sont des mots.

option-match_total = Points à atteindre
option-match_total-explanation = Le premier joueur, ou la première équipe, qui a ce nombre de points à la fin d’une manche gagne la partie.

option-match_hands = Nombre de manches
option-match_hands-explanation = La partie dure ce nombre de manches, et le plus haut total l’emporte ; il n’y a plus de points à atteindre.
option-match_hands-value-none = pas de nombre fixe

option-first_seat = Place qui commence
option-first_seat-explanation = C’est elle qui commence la première fois ; ensuite, c’est chaque fois au voisin de gauche.

option-no_200_no_100 = Prime sans 200 ni 100
option-no_200_no_100-explanation = Gagner une manche sans avoir posé ni 200 ni 100 rapporte 500 points de plus.

option-games = Nombre de parties
option-games-explanation = Sur ce nombre impair de parties, le premier qui en gagne plus de la moitié remporte le match, ou à défaut celui qui en a gagné le plus.

option-scoring = Décompte
option-scoring-explanation = On gagne en arrivant le premier, ou en réunissant le plus de points sur plusieurs parties, avec ou sans deux primes supplémentaires.
option-scoring-value-race = course
option-scoring-value-points = points
option-scoring-value-bonus = points avec primes

option-accelerated = Jeu accéléré
option-accelerated-explanation = On ne pioche pas au début du tour : vous jouez autant de cartes que vous voulez, puis vous complétez votre main à six.

option-small_game = Petite partie
option-small_game-explanation = À deux ou trois, on retire du paquet une attaque de chaque sorte.

option-target = Distance
option-target-value = { $value } km
option-target-explanation = L’arrivée de la petite partie peut être ramenée de 1 000 à 700 km.

option-circuit = Circuit
option-circuit-explanation = La route est l’un des 96 circuits ; si vous n’en choisissez aucun, il est tiré au hasard.
option-circuit-value-none = au hasard

## Valeurs communes à toutes les options

option-value-true = oui
option-value-false = non

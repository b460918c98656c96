### De opties van een wedstrijd: naam, uitleg en de waarden die woorden zijn.

option-match_total = Punten om te winnen
option-match_total-explanation = De eerste speler of het eerste team met zoveel punten aan het eind van een manche wint de wedstrijd.

option-match_hands = Aantal manches
option-match_hands-explanation = De wedstrijd duurt precies zoveel manches en het hoogste totaal wint; een puntental hoef je dan niet te halen.
option-match_hands-value-none = geen vast aantal

option-first_seat = Wie begint
option-first_seat-explanation = Deze plaats begint de eerste keer; daarna begint telkens de plaats links ervan.

option-no_200_no_100 = Premie zonder 200 en 100
option-no_200_no_100-explanation = Wie een manche wint zonder een kaart van 200 of 100 te spelen, krijgt 500 punten extra.

option-games = Aantal spellen
option-games-explanation = De wedstrijd gaat over dit oneven aantal spellen: wie er als eerste meer dan de helft wint, of anders de meeste, wint de wedstrijd.

option-scoring = Telling
option-scoring-explanation = Winnaar is wie het eerst finisht, of wie over meerdere spellen de meeste punten haalt, met of zonder twee extra premies.
option-scoring-value-race = race
option-scoring-value-points = punten
option-scoring-value-bonus = punten met premies

option-accelerated = Versneld spel
option-accelerated-explanation = Niemand neemt een kaart aan het begin van de beurt: je speelt zoveel kaarten als je wilt en vult je hand daarna aan tot zes.

option-small_game = Klein spel
option-small_game-explanation = Met twee of drie spelers gaat van elke soort aanval één kaart uit het spel.

option-target = Afstand
option-target-value = { $value } km
option-target-explanation = Het kleine spel mag al bij 700 km eindigen in plaats van bij 1000.

option-circuit = Circuit
option-circuit-explanation = De weg is een van de 96 circuits; kies je er geen, dan wordt het willekeurig bepaald.
option-circuit-value-none = willekeurig

## Waarden die alle opties delen

option-value-true = ja
option-value-false = nee

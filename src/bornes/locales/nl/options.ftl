### De opties van een wedstrijd: naam, uitleg en de waarden die woorden zijn.

option-match_total = Te behalen punten
option-match_total-explanation = De eerste partij die na een uitgespeelde manche zoveel punten heeft, wint de wedstrijd.

option-match_hands = Aantal manches
option-match_hands-explanation = De wedstrijd duurt zoveel manches en het hoogste totaal wint, in plaats van een te behalen totaal.
option-match_hands-value-none = geen vast aantal

option-first_seat = Eerste plaats
option-first_seat-explanation = De plaats die de eerste keer begint; daarna begint telkens de plaats links ervan.

option-no_200_no_100 = Premie zonder 200 en 100
option-no_200_no_100-explanation = Wie een manche wint zonder een 200 of een 100 te leggen, krijgt 500 punten extra.

option-games = Aantal spellen
option-games-explanation = Wie van dit oneven aantal spellen als eerste meer dan de helft wint, wint de wedstrijd, en anders wie er de meeste won.

option-scoring = Telling
option-scoring-explanation = Winnaar is wie het eerst finisht, of wie over meerdere spellen de meeste punten haalt, met of zonder twee extra premies.
option-scoring-value-race = race
option-scoring-value-points = punten
option-scoring-value-bonus = punten met premies

option-accelerated = Versneld spel
option-accelerated-explanation = Niemand neemt een kaart aan het begin van de beurt: je speelt zoveel kaarten als je wilt en vult je hand daarna aan tot zes.

option-small_game = Klein spel
option-small_game-explanation = Met twee of drie spelers gaat van elke aanvalskaart één exemplaar uit het spel.

option-target = Afstand
option-target-explanation = Het kleine spel mag eindigen bij 700 km in plaats van 1000.

option-circuit = Circuit
option-circuit-explanation = De weg is een van de 96 circuits; noem je er geen, dan kiest de seed er een.
option-circuit-value-seed = gekozen door de seed

## Waarden die alle opties delen

option-value-true = ja
option-value-false = nee

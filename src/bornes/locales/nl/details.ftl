### Waarmee de tekst van een weigering ingevuld wordt, als dat woorden zijn: volgens het Engels ervan.
###
### De sleutel is detail- met de woorden in kleine letters; alles wat geen letter of cijfer is, wordt
### een koppelteken. Wat je zou typen (namen van opties, werkwoorden, velden) wordt niet vertaald.

## Waarden van opties

detail-a-whole-number-from-1-to-10000000 = een geheel getal van 1 tot 10000000
detail-none-a-number-from-1-to-10000 = niets, of een getal van 1 tot 10000
detail-1-to-the-number-of-players = van 1 tot het aantal spelers
detail-an-odd-number-from-1-to-999 = een oneven getal van 1 tot 999
detail-false-true-2-or-3-players = false, true (2 of 3 spelers)
detail-1000-700-with-small-game = 1000, 700 (met small_game)
detail-1-to-96-tiles-such-as-s1-a2-b1-c2-an-invented-one = 1 tot 96, tegels zoals ‘S1 A2 B1 C2’, of een zelf bedacht circuit

## Waarbij een optie hoort

detail-scoring-points-or-bonus = scoring op points of bonus
detail-scoring-race = scoring op race
detail-2-or-3-players = 2 of 3 spelers

## Waarden van huisregels

detail-a-whole-number = een geheel getal
detail-a-whole-number-or-nothing = een geheel getal, of niets
detail-a-letter-for-each-seat-such-as-abab = een letter voor elke plaats, zoals ABAB
detail-a-number-for-each-card-named = een aantal voor elke genoemde kaart
detail-a-list-of-cards = een lijst van kaarten

## Delen van een zet

detail-seat = de plaats
detail-verb = wat je doet
detail-card = de kaart
detail-side = de letter van de speler of het team
detail-lane = het nummer van de rijstrook
detail-word = een woord

### De puntentelling, regel voor regel.
###
### Een regel wordt eerst gezocht als score-<regel>-in-<editie>, dan als score-<regel>.

score-title = Puntentelling

score-distance = Kilometers
score-distance-in-parker = Mijlen
score-safeties = Troeven
score-all_four = Alle vier de troeven
score-coups_fourres = Bliksemreacties
score-trip = Gewonnen manche
score-trip-in-rally = Gewonnen rally
score-trip-in-volant = Gewonnen spel
score-delayed_action = Kroonslag
score-safe_trip = Zonder 200
score-safe_trip-in-volant = Zonder 200
score-no_200_no_100 = Zonder 200 en 100
score-extension = Verlenging
score-shut_out = Niet geplaatst
score-early_finish = Snelle finish
score-total = Totaal
score-carried = Transport

### La feuille de marque, ligne par ligne.
###
### Une ligne se cherche d’abord sous score-<ligne>-in-<édition>, puis sous score-<ligne>.

score-title = Marque

score-distance = Bornes
score-distance-in-parker = Miles
score-safeties = Bottes
score-all_four = Les quatre bottes
score-coups_fourres = Coups-fourrés
score-trip = Manche
score-trip-in-rally = Rallye gagné
score-trip-in-volant = Partie gagnée
score-delayed_action = Couronnement
score-safe_trip = Pas de 200
score-safe_trip-in-volant = Pas de 200
score-no_200_no_100 = Ni 200 ni 100
score-extension = Allonge
score-shut_out = Capot
score-early_finish = Arrivée rapide
score-total = Total
score-carried = Report

### Les cartes : leur nom, et en une phrase ce qu’elles font.
###
### Un nom se cherche d’abord sous card-<id>-in-<édition>, puis sous card-<id> ;
### un effet d’abord sous card-<id>-effect-in-<édition>, puis sous card-<id>-effect.
### Les noms sont ceux que les éditions françaises impriment ; en volant, deux bottes en ont un autre.

## Étapes

card-25 = 25 km
card-25-in-parker = 25 miles
card-25-effect = Vous avancez de 25 km quand vous roulez, même en limite de vitesse.
card-25-effect-in-parker = Vous avancez de 25 miles quand vous roulez, même en limite de vitesse.
card-25-effect-in-arche = Vous avancez de 25 km, sauf si une attaque est posée devant vous.
card-25-effect-in-volant = Avance votre voiture d’exactement 1 case (25 km), si rien ne barre la route.

card-50 = 50 km
card-50-in-parker = 50 miles
card-50-effect = Vous avancez de 50 km quand vous roulez, même en limite de vitesse.
card-50-effect-in-parker = Vous avancez de 50 miles quand vous roulez, même en limite de vitesse.
card-50-effect-in-arche = Vous avancez de 50 km, sauf si une attaque est posée devant vous.
card-50-effect-in-volant = Avance votre voiture d’exactement 2 cases (50 km), si rien ne barre la route.

card-75 = 75 km
card-75-in-parker = 75 miles
card-75-effect = Vous avancez de 75 km quand vous roulez sans limite de vitesse.
card-75-effect-in-parker = Vous avancez de 75 miles quand vous roulez sans limite de vitesse.
card-75-effect-in-arche = Vous avancez de 75 km, sauf si une attaque est posée devant vous.
card-75-effect-in-volant = Avance votre voiture d’exactement 3 cases (75 km), si aucune limite ne l’interdit et que rien ne barre la route.

card-100 = 100 km
card-100-in-parker = 100 miles
card-100-effect = Vous avancez de 100 km quand vous roulez sans limite de vitesse.
card-100-effect-in-parker = Vous avancez de 100 miles quand vous roulez sans limite de vitesse.
card-100-effect-in-arche = Vous avancez de 100 km, sauf si une attaque est posée devant vous.
card-100-effect-in-volant = Avance votre voiture d’exactement 4 cases (100 km), si aucune limite ne l’interdit et que rien ne barre la route.

card-200 = 200 km
card-200-in-parker = 200 miles
card-200-effect = Vous avancez de 200 km quand vous roulez sans limite de vitesse ; deux au plus par joueur ou équipe.
card-200-effect-in-parker = Vous avancez de 200 miles quand vous roulez sans limite de vitesse ; deux au plus par joueur ou équipe.
card-200-effect-in-arche = Vous avancez de 200 km, sauf si une attaque est posée devant vous.
card-200-effect-in-volant = Avance votre voiture d’exactement 8 cases (200 km), si aucune limite ne l’interdit et que rien ne barre la route ; deux au plus par partie.

## Attaques

card-stop = Feu rouge
card-stop-effect = Arrête un adversaire qui roule ; il lui faut un Feu vert ou la botte Prioritaire.
card-stop-effect-in-parker = Arrête un adversaire qui roule, ou recouvre une attaque qu’il n’a pas encore parée ; il lui faut un Feu vert ou la botte Prioritaire.
card-stop-effect-in-volant = Arrête la voiture d’un adversaire, même au départ ; il lui faut un Feu vert, une Dépanneuse ou la botte Véhicule prioritaire.

card-speed_limit = Limite de vitesse
card-speed_limit-effect = Ralentit un adversaire, qu’il roule ou non : étapes 25 et 50 seulement, jusqu’à une Fin de limite ou la botte Prioritaire.
card-speed_limit-effect-in-parker = Ralentit un adversaire, qu’il roule ou non : étapes 25 et 50 seulement, jusqu’à une Fin de limite ou la botte Prioritaire.
card-speed_limit-effect-in-volant = Ralentit la voiture d’un adversaire : 50 km au plus par déplacement, et pas de case bonus, jusqu’à une Fin de limite, une Dépanneuse ou la botte Véhicule prioritaire.

card-out_of_gas = Panne d’essence
card-out_of_gas-effect = Arrête un adversaire qui roule ; il lui faut une carte Essence puis un Feu vert, ou la botte Citerne.
card-out_of_gas-effect-in-parker = Arrête un adversaire qui roule, ou recouvre une attaque qu’il n’a pas encore parée ; il lui faut une carte Essence puis un Feu vert, ou la botte Citerne.
card-out_of_gas-effect-in-volant = Arrête la voiture d’un adversaire, même au départ ; il lui faut une carte Essence, une Dépanneuse ou la botte Camion citerne.

card-flat_tire = Crevaison
card-flat_tire-effect = Arrête un adversaire qui roule ; il lui faut une Roue de secours puis un Feu vert, ou la botte Increvable.
card-flat_tire-effect-in-parker = Arrête un adversaire qui roule, ou recouvre une attaque qu’il n’a pas encore parée ; il lui faut une Roue de secours puis un Feu vert, ou la botte Increvable.
card-flat_tire-effect-in-volant = Arrête la voiture d’un adversaire, même au départ ; il lui faut une Roue de secours, une Dépanneuse ou la botte Increvable.

card-accident = Accident
card-accident-effect = Arrête un adversaire qui roule ; il lui faut une Réparation puis un Feu vert, ou la botte As du volant.
card-accident-effect-in-parker = Arrête un adversaire qui roule, ou recouvre une attaque qu’il n’a pas encore parée ; il lui faut une Réparation puis un Feu vert, ou la botte As du volant.
card-accident-effect-in-volant = Arrête la voiture d’un adversaire, même au départ ; il lui faut une Réparation, une Dépanneuse ou la botte As du volant.

## Parades

card-roll = Feu vert
card-roll-effect = Vous permet de rouler ; se pose sur une pile de bataille vide, sur un Feu rouge ou sur une autre parade.
card-roll-effect-in-volant = Pare le Feu rouge ; inutile pour démarrer comme après une autre parade.

card-end_of_limit = Fin de limite
card-end_of_limit-effect = Met fin à la limite de vitesse qui vous ralentit.
card-end_of_limit-effect-in-volant = Enlève la Limite de vitesse posée devant votre voiture.

card-gasoline = Essence
card-gasoline-effect = Pare la Panne d’essence ; il faut encore un Feu vert à un tour suivant, sauf avec la botte Prioritaire.
card-gasoline-effect-in-volant = Pare la Panne d’essence et libère aussitôt votre voiture, sans Feu vert.

card-spare_tire = Roue de secours
card-spare_tire-effect = Pare la Crevaison ; il faut encore un Feu vert à un tour suivant, sauf avec la botte Prioritaire.
card-spare_tire-effect-in-volant = Pare la Crevaison et libère aussitôt votre voiture, sans Feu vert.

card-repairs = Réparation
card-repairs-effect = Pare l’Accident ; il faut encore un Feu vert à un tour suivant, sauf avec la botte Prioritaire.
card-repairs-effect-in-volant = Pare l’Accident et libère aussitôt votre voiture, sans Feu vert.

## Bottes

card-right_of_way = Prioritaire
card-right_of_way-in-volant = Véhicule prioritaire
card-right_of_way-effect = Annule le Feu rouge et la Limite de vitesse et vous en protège, remplace le Feu vert et fait rejouer.
card-right_of_way-effect-in-volant = Annule le Feu rouge et la Limite de vitesse et vous en protège ; les limitations du parcours demeurent, et seul un coup-fourré fait rejouer.

card-extra_tank = Citerne
card-extra_tank-in-volant = Camion citerne
card-extra_tank-effect = Annule la Panne d’essence, vous en protège et fait rejouer.
card-extra_tank-effect-in-volant = Annule la Panne d’essence et vous en protège ; seul un coup-fourré fait rejouer.

card-puncture_proof = Increvable
card-puncture_proof-effect = Annule la Crevaison, vous en protège et fait rejouer.
card-puncture_proof-effect-in-volant = Annule la Crevaison et vous en protège ; seul un coup-fourré fait rejouer.

card-driving_ace = As du volant
card-driving_ace-effect = Annule l’Accident, vous en protège et fait rejouer.
card-driving_ace-effect-in-volant = Annule l’Accident et vous en protège ; seul un coup-fourré fait rejouer.

## Cartes spéciales de volant

card-tow_truck = Dépanneuse
card-tow_truck-effect = Enlève une attaque de votre choix devant votre voiture, quelle qu’elle soit.

card-turbo = Turbo
card-turbo-effect = Défaussez cette carte, tirez deux cartes de la pioche, puis jouez deux fois.

card-acceleration = Accélération
card-acceleration-effect = Double la carte-étape jouée avec elle, en un seul déplacement ; piochez ensuite une carte.

card-u_turn = Demi-tour
card-u_turn-effect = Annule le déplacement qu’un adversaire vient de faire, que ce soit votre tour ou non ; piochez ensuite une carte.

## Attaques d’arche

card-sister_hungry = Grande Sœur a faim
card-sister_hungry-effect = Empêche un adversaire de poser des bornes, jusqu’à une Glace Xpop ou la botte Menu Junior – Grande Sœur.

card-brother_thirsty = Petit Frère a soif
card-brother_thirsty-effect = Empêche un adversaire de poser des bornes, jusqu’à un Oasis Tropical du Menu Junior ou la botte Menu Junior – Petit Frère.

card-mum_coffee = Maman a envie d’un café
card-mum_coffee-effect = Empêche un adversaire de poser des bornes, jusqu’à un Café Gourmand ou la botte L’Arche Cafétéria – Maman.

card-dad_thirsty = Papa a soif
card-dad_thirsty-effect = Empêche un adversaire de poser des bornes, jusqu’à un Oasis Tropical à l’Arche Cafétéria ou la botte L’Arche Cafétéria – Papa.

## Parades d’arche

card-ice_cream = Glace Xpop
card-ice_cream-effect = Pare « Grande Sœur a faim », au moment de l’attaque ou à votre tour.

card-junior_oasis = Oasis Tropical du Menu Junior
card-junior_oasis-effect = Pare « Petit Frère a soif », au moment de l’attaque ou à votre tour.

card-gourmet_coffee = Café Gourmand
card-gourmet_coffee-effect = Pare « Maman a envie d’un café », au moment de l’attaque ou à votre tour.

card-adult_oasis = Oasis Tropical à l’Arche Cafétéria
card-adult_oasis-effect = Pare « Papa a soif », au moment de l’attaque ou à votre tour.

## Bottes d’arche

card-junior_menu_sister = Menu Junior – Grande Sœur
card-junior_menu_sister-effect = Annule « Grande Sœur a faim » et vous en protège ; vaut 100 km à votre tour, 200 km et un tour de plus en réponse à l’attaque.

card-junior_menu_brother = Menu Junior – Petit Frère
card-junior_menu_brother-effect = Annule « Petit Frère a soif » et vous en protège ; vaut 100 km à votre tour, 200 km et un tour de plus en réponse à l’attaque.

card-cafeteria_mum = L’Arche Cafétéria – Maman
card-cafeteria_mum-effect = Annule « Maman a envie d’un café » et vous en protège ; vaut 100 km à votre tour, 200 km et un tour de plus en réponse à l’attaque.

card-cafeteria_dad = L’Arche Cafétéria – Papa
card-cafeteria_dad-effect = Annule « Papa a soif » et vous en protège ; vaut 100 km à votre tour, 200 km et un tour de plus en réponse à l’attaque.

### Les cartes : leur nom, et en une phrase ce qu’elles font.
###
### Un nom se cherche d’abord sous card-<id>-in-<édition>, puis sous card-<id> ;
### un effet d’abord sous card-<id>-effect-in-<édition>, puis sous card-<id>-effect.
### Les noms sont ceux que les éditions françaises impriment ; en volant, deux bottes en ont un autre.

## Étapes

card-25 = 25 km
card-25-in-parker = 25 miles
card-25-effect = Vaut 25 km quand vous roulez, même sous Limite de vitesse.
card-25-effect-in-parker = Vaut 25 miles quand vous roulez, même sous Limite de vitesse.
card-25-effect-in-arche = Vaut 25 km, sauf si une attaque est posée devant vous.
card-25-effect-in-volant = Avance votre voiture d’exactement 1 case (25 km), si rien ne barre la route.

card-50 = 50 km
card-50-in-parker = 50 miles
card-50-effect = Vaut 50 km quand vous roulez, même sous Limite de vitesse.
card-50-effect-in-parker = Vaut 50 miles quand vous roulez, même sous Limite de vitesse.
card-50-effect-in-arche = Vaut 50 km, sauf si une attaque est posée devant vous.
card-50-effect-in-volant = Avance votre voiture d’exactement 2 cases (50 km), si rien ne barre la route.

card-75 = 75 km
card-75-in-parker = 75 miles
card-75-effect = Vaut 75 km quand vous roulez sans Limite de vitesse.
card-75-effect-in-parker = Vaut 75 miles quand vous roulez sans Limite de vitesse.
card-75-effect-in-arche = Vaut 75 km, sauf si une attaque est posée devant vous.
card-75-effect-in-volant = Avance votre voiture d’exactement 3 cases (75 km), si aucune limite ne l’interdit et que rien ne barre la route.

card-100 = 100 km
card-100-in-parker = 100 miles
card-100-effect = Vaut 100 km quand vous roulez sans Limite de vitesse.
card-100-effect-in-parker = Vaut 100 miles quand vous roulez sans Limite de vitesse.
card-100-effect-in-arche = Vaut 100 km, sauf si une attaque est posée devant vous.
card-100-effect-in-volant = Avance votre voiture d’exactement 4 cases (100 km), si aucune limite ne l’interdit et que rien ne barre la route.

card-200 = 200 km
card-200-in-parker = 200 miles
card-200-effect = Vaut 200 km quand vous roulez sans Limite de vitesse ; deux au plus par camp.
card-200-effect-in-parker = Vaut 200 miles quand vous roulez sans Limite de vitesse ; deux au plus par camp.
card-200-effect-in-arche = Vaut 200 km, sauf si une attaque est posée devant vous.
card-200-effect-in-volant = Avance votre voiture d’exactement 8 cases (200 km), si aucune limite ne l’interdit et que rien ne barre la route ; deux au plus par partie.

## Attaques

card-stop = Feu rouge
card-stop-effect = Arrête un adversaire qui roule ; se pare par Feu vert ou Prioritaire.
card-stop-effect-in-parker = Arrête un adversaire qui roule, ou recouvre une attaque non parée ; se pare par Feu vert ou Prioritaire.
card-stop-effect-in-volant = Arrête la voiture d’un adversaire, même au départ ; se pare par Feu vert, Dépanneuse ou Véhicule prioritaire.

card-speed_limit = Limite de vitesse
card-speed_limit-effect = Restreint un adversaire, qu’il roule ou non, aux étapes de 50 km au plus ; se pare par Fin de limite ou Prioritaire.
card-speed_limit-effect-in-parker = Restreint un adversaire, qu’il roule ou non, aux étapes de 50 miles au plus ; se pare par Fin de limite ou Prioritaire.
card-speed_limit-effect-in-volant = Limite la voiture d’un adversaire à 50 km par déplacement et la prive des cases bonus ; se pare par Fin de limite, Dépanneuse ou Véhicule prioritaire.

card-out_of_gas = Panne d’essence
card-out_of_gas-effect = Arrête un adversaire qui roule ; se pare par Essence ou Citerne.
card-out_of_gas-effect-in-parker = Arrête un adversaire qui roule, ou recouvre une attaque non parée ; se pare par Essence ou Citerne.
card-out_of_gas-effect-in-volant = Arrête la voiture d’un adversaire, même au départ ; se pare par Essence, Dépanneuse ou Camion citerne.

card-flat_tire = Crevaison
card-flat_tire-effect = Arrête un adversaire qui roule ; se pare par Roue de secours ou Increvable.
card-flat_tire-effect-in-parker = Arrête un adversaire qui roule, ou recouvre une attaque non parée ; se pare par Roue de secours ou Increvable.
card-flat_tire-effect-in-volant = Arrête la voiture d’un adversaire, même au départ ; se pare par Roue de secours, Dépanneuse ou Increvable.

card-accident = Accident
card-accident-effect = Arrête un adversaire qui roule ; se pare par Réparation ou As du volant.
card-accident-effect-in-parker = Arrête un adversaire qui roule, ou recouvre une attaque non parée ; se pare par Réparation ou As du volant.
card-accident-effect-in-volant = Arrête la voiture d’un adversaire, même au départ ; se pare par Réparation, Dépanneuse ou As du volant.

## Parades

card-roll = Feu vert
card-roll-effect = Vous fait rouler : sur une pile de bataille vide, sur un Feu rouge ou sur une autre parade.
card-roll-effect-in-volant = Pare le Feu rouge ; inutile pour démarrer comme après une autre parade.

card-end_of_limit = Fin de limite
card-end_of_limit-effect = Lève la Limite de vitesse qui vous frappe.
card-end_of_limit-effect-in-volant = Enlève la Limite de vitesse posée devant votre voiture.

card-gasoline = Essence
card-gasoline-effect = Pare la Panne d’essence ; sans Prioritaire, il faut encore un Feu vert à un tour suivant.
card-gasoline-effect-in-volant = Pare la Panne d’essence et libère aussitôt votre voiture, sans Feu vert.

card-spare_tire = Roue de secours
card-spare_tire-effect = Pare la Crevaison ; sans Prioritaire, il faut encore un Feu vert à un tour suivant.
card-spare_tire-effect-in-volant = Pare la Crevaison et libère aussitôt votre voiture, sans Feu vert.

card-repairs = Réparation
card-repairs-effect = Pare l’Accident ; sans Prioritaire, il faut encore un Feu vert à un tour suivant.
card-repairs-effect-in-volant = Pare l’Accident et libère aussitôt votre voiture, sans Feu vert.

## Bottes

card-right_of_way = Prioritaire
card-right_of_way-in-volant = Véhicule prioritaire
card-right_of_way-effect = Annule et interdit Feu rouge et Limite de vitesse, dispense de Feu vert et fait rejouer.
card-right_of_way-effect-in-volant = Annule et interdit Feu rouge et Limite de vitesse pour la partie ; les limitations du parcours demeurent, et seul le coup-fourré fait rejouer.

card-extra_tank = Citerne
card-extra_tank-in-volant = Camion citerne
card-extra_tank-effect = Annule et interdit la Panne d’essence, et fait rejouer.
card-extra_tank-effect-in-volant = Annule et interdit la Panne d’essence pour la partie ; seul le coup-fourré fait rejouer.

card-puncture_proof = Increvable
card-puncture_proof-effect = Annule et interdit la Crevaison, et fait rejouer.
card-puncture_proof-effect-in-volant = Annule et interdit la Crevaison pour la partie ; seul le coup-fourré fait rejouer.

card-driving_ace = As du volant
card-driving_ace-effect = Annule et interdit l’Accident, et fait rejouer.
card-driving_ace-effect-in-volant = Annule et interdit l’Accident pour la partie ; seul le coup-fourré fait rejouer.

## Cartes spéciales de volant

card-tow_truck = Dépanneuse
card-tow_truck-effect = Enlève une attaque de votre choix devant votre voiture, quelle qu’elle soit.

card-turbo = Turbo
card-turbo-effect = Défaussez cette carte, tirez deux cartes de la pioche, puis jouez deux fois.

card-acceleration = Accélération
card-acceleration-effect = Double l’étape posée avec elle, en un seul déplacement ; piochez ensuite une carte.

card-u_turn = Demi-tour
card-u_turn-effect = Annule le déplacement qu’un adversaire vient de faire, à votre tour ou non ; piochez ensuite une carte.

## Attaques d’arche

card-sister_hungry = Grande Sœur a faim
card-sister_hungry-effect = Empêche un adversaire de poser des bornes ; se pare par Glace Xpop ou Menu Junior – Grande Sœur.

card-brother_thirsty = Petit Frère a soif
card-brother_thirsty-effect = Empêche un adversaire de poser des bornes ; se pare par Oasis Tropical du Menu Junior ou Menu Junior – Petit Frère.

card-mum_coffee = Maman a envie d’un café
card-mum_coffee-effect = Empêche un adversaire de poser des bornes ; se pare par Café Gourmand ou L’Arche Cafétéria – Maman.

card-dad_thirsty = Papa a soif
card-dad_thirsty-effect = Empêche un adversaire de poser des bornes ; se pare par Oasis Tropical à l’Arche Cafétéria ou L’Arche Cafétéria – Papa.

## Parades d’arche

card-ice_cream = Glace Xpop
card-ice_cream-effect = Pare Grande Sœur a faim, au moment de l’attaque ou à votre tour.

card-junior_oasis = Oasis Tropical du Menu Junior
card-junior_oasis-effect = Pare Petit Frère a soif, au moment de l’attaque ou à votre tour.

card-gourmet_coffee = Café Gourmand
card-gourmet_coffee-effect = Pare Maman a envie d’un café, au moment de l’attaque ou à votre tour.

card-adult_oasis = Oasis Tropical à l’Arche Cafétéria
card-adult_oasis-effect = Pare Papa a soif, au moment de l’attaque ou à votre tour.

## Bottes d’arche

card-junior_menu_sister = Menu Junior – Grande Sœur
card-junior_menu_sister-effect = Annule et interdit Grande Sœur a faim ; 100 km à votre tour, 200 km et un tour de plus en réponse à l’attaque.

card-junior_menu_brother = Menu Junior – Petit Frère
card-junior_menu_brother-effect = Annule et interdit Petit Frère a soif ; 100 km à votre tour, 200 km et un tour de plus en réponse à l’attaque.

card-cafeteria_mum = L’Arche Cafétéria – Maman
card-cafeteria_mum-effect = Annule et interdit Maman a envie d’un café ; 100 km à votre tour, 200 km et un tour de plus en réponse à l’attaque.

card-cafeteria_dad = L’Arche Cafétéria – Papa
card-cafeteria_dad-effect = Annule et interdit Papa a soif ; 100 km à votre tour, 200 km et un tour de plus en réponse à l’attaque.

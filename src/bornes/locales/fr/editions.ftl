### Les cinq éditions : nom et description.

edition-dujardin = Dujardin, le classique
edition-dujardin-description = Le jeu français de 106 cartes, à deux, trois, quatre ou six joueurs, avec l’allonge à oser et le capot à éviter.

edition-rally = Rallye, l’édition néerlandaise
edition-rally-description = Les mêmes cartes racontées comme un rallye qui s’arrête avec la dernière carte de la pioche ; à six, on joue en deux équipes de trois.

edition-parker = Parker Brothers, l’édition anglaise
edition-parker-description = Le jeu compté en miles, où une attaque peut en recouvrir une autre qui n’est pas encore parée.

edition-arche = L’Arche, la cafétéria d’autoroute
edition-arche-description = Un court trajet de 400 km et 33 cartes, où Grande Sœur a faim, Petit Frère a soif, Maman a envie d’un café et Papa a soif.

edition-volant = As du Volant, le jeu de plateau
edition-volant-description = Une course de voitures sur un circuit à plusieurs voies, avec limitations, bonus et raccourci, et quatre sortes de cartes nouvelles.

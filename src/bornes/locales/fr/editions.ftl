### Les cinq éditions : nom et description.

edition-dujardin = Dujardin, le classique
edition-dujardin-description = Le jeu français de 106 cartes, à deux, trois, quatre ou six joueurs, avec une prime pour l’allonge réussie et des points à prendre quand un adversaire ne quitte pas le garage.

edition-rally = Rallye, l’édition néerlandaise
edition-rally-description = Les mêmes cartes racontées comme un rallye qui s’arrête avec la dernière carte de la pioche ; à six, on joue en deux équipes de trois.

edition-parker = Parker Brothers, l’édition anglaise
edition-parker-description = Le jeu compté en miles, où une attaque peut se poser sur une autre qui n’est pas encore parée.

edition-arche = L’Arche, la cafétéria d’autoroute
edition-arche-description = Un court trajet en famille de 400 km et 33 cartes, où les enfants affamés et les parents assoiffés vous retardent.

edition-volant = As du Volant, le jeu de plateau
edition-volant-description = Une course de voitures sur un circuit à plusieurs voies, avec limitations, bonus et raccourci, et quatre nouvelles sortes de cartes.

### La page dans le navigateur : ce qui est le même sur tous les écrans.

page-title = Bornes
page-language = Langue
page-preferences = Langue et lumière
page-theme-auto = Comme l’appareil
page-theme-light = Clair
page-theme-dark = Sombre
page-close = Fermer
page-copy = Copier
page-copied = Copié
page-link = Lien
page-to-start = Retour au départ
page-unreachable = Le serveur ne répond pas pour l’instant. Réessayez dans un moment.

## Les éditions en un ou deux mots

page-edition-dujardin = Dujardin
page-edition-rally = Rally
page-edition-parker = Parker Brothers
page-edition-arche = L’Arche
page-edition-volant = As du Volant

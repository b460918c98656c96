### La page dans le navigateur : ce qui est le même sur tous les écrans.

page-title = Bornes
page-language = Langue
page-preferences = Langue et apparence
page-theme-auto = Automatique
page-theme-light = Clair
page-theme-dark = Sombre
page-close = Fermer
page-to-start = Retour à l’accueil
page-unreachable = Le serveur ne répond pas pour l’instant. Réessayez dans un moment.
page-no-words = La page n’a pas pu être chargée entièrement. Vérifiez votre connexion, puis réessayez.
page-try-again = Réessayer

## Les éditions en un ou deux mots

page-edition-dujardin = Dujardin
page-edition-rally = Rallye
page-edition-parker = Parker Brothers
page-edition-arche = L’Arche
page-edition-volant = As du Volant

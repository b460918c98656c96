### La page dans le navigateur : ce qui est le même sur tous les écrans.

page-title = Bornes
page-language = Langue
page-preferences = Langue, son et apparence
page-sound-off = Son : coupé
page-sound-quiet = Son : bas
page-sound-medium = Son : moyen
page-sound-loud = Son : fort
page-name-default = Pilote
page-theme-auto = Comme l’appareil
page-theme-light = Clair
page-theme-dark = Sombre
page-notify-off = M’avertir quand c’est à moi
page-notify-on = Notifications activées
page-notify-denied = Ce navigateur bloque les notifications de cette page ; ses réglages peuvent les autoriser.
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

# Jouer sans réseau, par des tables sur l’appareil.
device-title = Jouer sans réseau
device-on = activé
device-why = Les robots, les personnes qui partagent cet appareil, les manches guidées, la feuille de marque et le retour sur les parties se passent de serveur une fois que tout le nécessaire est ici. Les tables restent dans ce navigateur.
device-fetch = Télécharger le nécessaire
device-fetch-size = Télécharger le nécessaire ({ $megabytes } Mo)
device-fetching = En route : { $percent } %
device-failed = Le téléchargement n’a pas abouti. Réessayez.
device-switch = Nouvelles tables sur cet appareil
device-switch-why = Aucun serveur ne les connaît, et personne d’autre ne peut s’y joindre.
device-plain = Garder la page et l’installer demande HTTPS, ou la machine même du serveur. À cette adresse, les tables restent ici, mais la page est à recharger chaque fois.
device-install = Installer
device-new-title = Une nouvelle version
device-new = Une nouvelle version de la page est là. Les tables reprendront où elles en sont.
device-renew = L’utiliser maintenant
device-later = Plus tard

### Les parties que garde un navigateur, en chiffres.

stats-title = Vos parties
stats-line = Chaque partie que vous terminez dans ce navigateur compte ici ; rien n’est gardé ailleurs.
stats-link = Vos parties en chiffres
stats-none = Rien encore. Terminez une partie et elle sera ici, ou ouvrez un fichier venu d’un autre appareil.
stats-played = Parties
stats-won = Gagnées
stats-share = Part
stats-hands = Manches
stats-row = Victoires de suite
stats-row-most = { $most } au plus
stats-coups = Coups-fourrés
stats-coups-each = { $each } par partie
stats-points = Points par manche
stats-points-best = { $best } dans la meilleure
stats-undone =
    { $count ->
        [one] Dans l’une d’elles, un coup a été repris.
       *[other] Dans { $count } d’entre elles, un coup a été repris.
    }
stats-without = Sans les parties où un coup a été repris
stats-opponents = Contre
stats-opponents-why = Une partie contre des adversaires de plusieurs sortes compte pour chacune.
stats-people = Des personnes
stats-editions = Par édition
stats-latest = Les dernières
stats-result-won = Gagnée
stats-result-lost = Perdue
stats-took-back = avec des coups repris
stats-against = contre { $names }
stats-save = Enregistrer dans un fichier
stats-open = Ajouter depuis un fichier
stats-added =
    { $count ->
        [0] Toutes les parties de ce fichier étaient déjà là.
        [one] Une partie ajoutée.
       *[other] { $count } parties ajoutées.
    }
stats-bad-file = Ce ne sont pas des parties enregistrées par Bornes.
stats-delete = Tout effacer
stats-delete-sure = Effacer { $count ->
        [one] cette unique partie
       *[other] les { $count } parties
    } ? C’est définitif.
stats-delete-yes = Effacer
stats-delete-no = Les garder
stats-deleted = Les parties sont effacées.

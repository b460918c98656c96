### Le serveur : ce qu’il affiche au démarrage, et quand une partie est vérifiée.

## bornes serve

serve-address = Bornes vous attend à l’adresse { $address }
serve-data = Les tables sont gardées dans { $folder }
serve-open-to-all = Quiconque peut joindre cette machine peut venir jouer.
serve-stop = Ctrl-C arrête le serveur ; rien n’est perdu.
serve-stopped = Le serveur s’est arrêté.
serve-needs-extra = Le serveur a besoin du paquet { $package } ; pip install "bornes[web]" l’installe.

## à une table qui ne peut pas être enregistrée

server-not-kept-yet = Votre coup n’est pas encore enregistré : le serveur ne peut pas écrire pour l’instant. Il réessaie, et la partie reprendra d’elle-même.
server-kept-again = Tout est de nouveau enregistré.

## bornes admin

admin-trash-empty = Il n’y a rien dans la corbeille de { $folder }.
admin-trash-line =
    { $table } : créée le { $made }, { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    }, supprimée après { $days ->
        [one] encore { $days } jour de fonctionnement
       *[other] encore { $days } jours de fonctionnement
    }
admin-restored =
    { $number ->
        [one] { $number } table est de retour.
       *[other] { $number } tables sont de retour.
    }
admin-table-line =
    { $table } : créée le { $made }, { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    }, { $kilobytes } ko, { $days ->
        [one] vue il y a { $days } jour
       *[other] vue il y a { $days } jours
    }
admin-tables =
    { $number ->
        [one] { $number } table, { $kilobytes } ko.
       *[other] { $number } tables, { $kilobytes } ko.
    }
admin-forgotten =
    { $number ->
        [one] { $number } table est maintenant dans la corbeille.
       *[other] { $number } tables sont maintenant dans la corbeille.
    }
backup-done =
    { $number ->
        [one] { $number } table se trouve dans { $file }. Gardez-le pour vous : il contient les graines des parties.
       *[other] { $number } tables se trouvent dans { $file }. Gardez-le pour vous : il contient les graines des parties.
    }
restore-done =
    { $number ->
        [one] { $number } table se trouve maintenant dans { $place }.
       *[other] { $number } tables se trouvent maintenant dans { $place }.
    }

## bornes verify

verify-commitment = La graine et le sel donnent bien le sceau { $commitment }
verify-cards =
    { $hands ->
        [one] Chaque carte de { $hands } manche est là où la graine la place,
       *[other] Chaque carte des { $hands } manches est là où la graine la place,
    } { $moves ->
        [one] et le { $moves } coup était permis.
       *[other] et les { $moves } coups étaient permis.
    }
verify-compare = Comparez ce sceau avec celui que la table a montré avant la première carte.
verify-device = Ces cartes ont été données sur un appareil : aucun serveur ne les a choisies, et qui jouait là pouvait les connaître.

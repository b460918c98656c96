### Les règles maison sur la page : les choisir, les garder sous un nom, les envoyer.
### Le nom des règles elles-mêmes est dans house.ftl.

sets-title = Règles maison
sets-why = Jouez comme chez vous. Ce que vous ne touchez pas reste comme dans la règle imprimée.
sets-note-printed = tout comme dans la règle
sets-note-changed =
    { $count ->
        [one] une règle à vous
       *[other] { $count } règles à vous
    }
sets-note-refused = quelque chose ne va pas ensemble
sets-printed = comme imprimé
sets-printed-is = imprimé : { $value }
sets-back = Comme imprimé
sets-group-changed =
    { $count ->
        [one] une changée
       *[other] { $count } changées
    }
sets-later =
    { $count ->
        [one] Encore une, seulement avec d’autres changements
       *[other] Encore { $count }, seulement avec d’autres changements
    }
sets-reset = Tout comme dans la règle
sets-came = Ces règles maison sont arrivées par un lien : { $name }.
sets-came-unnamed = Ces règles maison sont arrivées par un lien.

## Les règles qui ont un nom

sets-yours = Vos règles maison
sets-forget = Supprimer
sets-forget-named = Supprimer « { $name } »
sets-name = Garder ces règles sous un nom
sets-name-example = comme chez grand-mère
sets-keep = Garder
sets-kept = Gardé dans ce navigateur : { $name }.
sets-keep-these = Garder ces règles maison
sets-copy = Copier un lien avec ces règles
sets-copy-why = Qui l’ouvre les trouve déjà réglées ici.

### Ce qui se passe à la table, avec les noms : une phrase par événement, et les coups possibles.
###
### $who vaut `you` pour sa propre place ; $form vaut `you`, `team` (vous et d’autres), `one` ou `many`.
### Un $side qui est soi-même tout seul est « vous », comme log-you-object l’écrit.

## Les noms

log-you = Vous
log-you-object = vous

## Donner et piocher

log-hand-dealt =
    { $hand } : { $dealer-is ->
        [you] vous distribuez
       *[other] { $dealer } distribue
    }, { $first-is ->
        [you] vous commencez
       *[other] { $first } commence
    }.
log-card-drawn =
    { $who ->
        [you] Vous piochez { $card }.
       *[other] { $name } pioche { $card }.
    }
log-card-drawn-hidden =
    { $who ->
        [you] Vous piochez une carte.
       *[other] { $name } pioche une carte.
    }
log-card-taken =
    { $who ->
        [you] Vous prenez { $card } à la défausse.
       *[other] { $name } prend { $card } à la défausse.
    }
log-pile-reshuffled = La défausse est mélangée et devient une nouvelle pioche de { $cards }.

## Jouer

log-card-played =
    { $who ->
        [you] Vous jouez { $card }.
       *[other] { $name } joue { $card }.
    }
log-card-played-on =
    { $who ->
        [you] Vous posez { $card } à { $side }.
       *[other] { $side ->
            [vous] { $name } vous pose { $card }.
           *[other] { $name } pose { $card } à { $side }.
        }
    }
log-card-played-curing =
    { $who ->
        [you] Vous jouez { $card } contre { $hazard }.
       *[other] { $name } joue { $card } contre { $hazard }.
    }
log-card-played-top =
    { $who ->
        [you] Vous jouez { $card } et laissez { $top } sur la défausse.
       *[other] { $name } joue { $card } et laisse { $top } sur la défausse.
    }
log-card-played-shortcut =
    { $who ->
        [you] Vous jouez { $card } et prenez le raccourci.
       *[other] { $name } joue { $card } et prend le raccourci.
    }
log-card-discarded =
    { $who ->
        [you] Vous défaussez { $card }.
       *[other] { $name } défausse { $card }.
    }
log-coup-fourre-played =
    { $who ->
        [you] Coup-fourré ! Vous parez { $hazard } avec { $card }.
       *[other] Coup-fourré ! { $name } pare { $hazard } avec { $card }.
    }
log-hazard-parried =
    { $who ->
        [you] Vous parez aussitôt { $hazard } avec { $card } et laissez { $top } sur la défausse.
       *[other] { $name } pare aussitôt { $hazard } avec { $card } et laisse { $top } sur la défausse.
    }
log-hazard-cancelled =
    { $form ->
        [you] Pour vous, { $hazard }, c’est fini.
       *[one] Pour { $side }, { $hazard }, c’est fini.
    }
log-limit-lifted =
    { $form ->
        [you] Votre limite de vitesse est levée.
       *[one] La limite de vitesse est levée pour { $side }.
    }
log-extension-called =
    { $who ->
        [you] Vous demandez l’allonge : tout le monde continue.
       *[other] { $name } demande l’allonge : tout le monde continue.
    }
log-extension-declined =
    { $who ->
        [you] Vous ne demandez pas l’allonge : la course s’arrête là.
       *[other] { $name } ne demande pas l’allonge : la course s’arrête là.
    }
log-turn-ended =
    { $who ->
        [you] Vous terminez votre tour.
       *[other] { $name } termine son tour.
    }

## La route

log-car-moved =
    { $form ->
        [you] Vous voici sur { $spot }.
        [team] { $side } êtes maintenant sur { $spot }.
        [many] { $side } sont maintenant sur { $spot }.
       *[one] { $side } est maintenant sur { $spot }.
    }
log-car-moved-bonus =
    { $form ->
        [you] Vous voici sur { $spot } (bonus : { $bonus }).
        [team] { $side } êtes maintenant sur { $spot } (bonus : { $bonus }).
        [many] { $side } sont maintenant sur { $spot } (bonus : { $bonus }).
       *[one] { $side } est maintenant sur { $spot } (bonus : { $bonus }).
    }
log-move-undone =
    { $who ->
        [you] Demi-tour ! Vous renvoyez { $side } sur { $spot }.
       *[other] Demi-tour ! { $name } renvoie { $side } sur { $spot }.
    }
log-move-undone-own = Demi-tour ! { $name } vous renvoie sur { $spot }.

## Les gens

log-coming-away = { $name } n’est plus en ligne.
log-coming-back = { $name } est de retour.
log-coming-replaced = { $name } n’est pas là : un robot joue à sa place.
log-coming-left = { $name } a quitté la table : un robot joue à sa place.
log-coming-taken = { $name } prend la place libre.

## La fin

log-ended-distance = La distance est parcourue.
log-ended-cards_ran_out = Les cartes sont épuisées.
log-ended-only_discards = Personne ne peut continuer.
log-hand-won =
    { $form ->
        [you] Vous gagnez { $hand }.
        [team] { $side } gagnez { $hand }.
        [many] { $side } gagnent { $hand }.
       *[one] { $side } gagne { $hand }.
    }
log-hand-shared =
    { $form ->
        [team] { $sides } gagnez ensemble { $hand }.
       *[many] { $sides } gagnent ensemble { $hand }.
    }
log-hand-lost = Personne ne gagne { $hand }.
log-match-won =
    { $form ->
        [you] Vous remportez { $match }.
        [team] { $side } remportez { $match }.
        [many] { $side } remportent { $match }.
       *[one] { $side } remporte { $match }.
    }
log-match-shared =
    { $form ->
        [team] { $sides } remportez ensemble { $match }.
       *[many] { $sides } remportent ensemble { $match }.
    }

## Ce qu’on peut faire de la carte choisie, en peu de mots

log-offer-play = Jouer sur ma route
log-offer-special = Jouer { $card }
log-offer-on = Contre { $side }
log-offer-curing = Enlever { $hazard }
log-offer-top = Jouer, en laissant { $top } dessus
log-offer-lane = Vers la voie { $lane }
log-offer-lane-shortcut = Par le raccourci, voie { $lane }
log-offer-doubled-lane = Doubler { $other }, voie { $lane }
log-offer-doubled-lane-shortcut = Doubler { $other } par le raccourci, voie { $lane }
log-offer-discard = Défausser
log-offer-parry-top = { $card }, en laissant { $top } dessus

## Un coup entier, là où la carte n’est pas en vue

log-choice-play-on = Poser { $card } à { $side }

### La ligne de commande : listes, relecture, simulations, et ce qui peut mal tourner.
###
### Un texte se cherche d’abord sous <clé>-in-<édition>, puis sous <clé>.

## bornes editions

editions-players = Joueurs :
editions-solo = chacun pour soi, { $distance }
editions-teams = { $sides } équipes de { $size }, { $distance }
editions-extension = , allonge à { $distance }
editions-options = Options :
editions-option = { $name } : { $values } (par défaut : { $default })
editions-values-match_total = un nombre entier de points de 1 à 10 000 000
editions-values-match_hands = none, ou un nombre de manches de 1 à 10 000
editions-values-first_seat = une place de la table, de 1 au nombre de joueurs
editions-values-no_200_no_100 = false, true
editions-values-games = un nombre impair de 1 à 999
editions-values-scoring = race, points, bonus
editions-values-accelerated = false, true
editions-values-small_game = false, true (à 2 ou 3 joueurs)
editions-values-target = 1000, 700 (avec small_game)
editions-values-circuit = de 1 à 96, des mini-plateaux comme S1 A2 B1 C2, ou un circuit inventé

## bornes replay

replay-after =
    { $moves ->
        [0] Avant le premier coup
        [one] Après { $moves } coup
       *[other] Après { $moves } coups
    }
replay-hand = Place { $seat } : { $cards }
replay-nothing-dealt = Aucune carte n’a été distribuée.
replay-too-far = Il n’y a pas de coup { $to } : l’enregistrement en compte { $moves }.
replay-hand-over = La manche est finie à ce coup, et une position est celle d’une manche en cours : choisissez un coup plus tôt avec --to.

## bornes simulate

simulate-done =
    { $asked ->
        [one] { $done } partie sur { $asked } jouée au hasard, graine { $seed }
       *[other] { $done } parties sur { $asked } jouées au hasard, graine { $seed }
    }
simulate-wins = Parties gagnées
simulate-wins-in-rally = Championnats gagnés
simulate-wins-in-arche = Matchs gagnés
simulate-wins-in-volant = Matchs gagnés
simulate-head-won = gagnées
simulate-head-won-in-rally = gagnés
simulate-head-won-in-arche = gagnés
simulate-head-won-in-volant = gagnés
simulate-head-rate = part
simulate-head-interval = intervalle à 95 %
simulate-side =
    { $count ->
        [one] Joueur { $side } (place { $seats })
       *[other] Équipe { $side } (places { $seats })
    }
simulate-shared =
    { $count ->
        [one] { $count } victoire partagée parmi elles
       *[other] { $count } victoires partagées parmi elles
    }
simulate-hands = Manches par partie
simulate-hands-in-rally = Rallyes par championnat
simulate-hands-in-arche = Parties par match
simulate-hands-in-volant = Parties par match
simulate-moves = Coups par manche
simulate-moves-in-rally = Coups par rallye
simulate-moves-in-arche = Coups par partie
simulate-moves-in-volant = Coups par partie
simulate-endings = Comment elles se sont terminées
simulate-ending-distance = La distance a été parcourue
simulate-ending-cards_ran_out = Les cartes étaient épuisées
simulate-ending-only_discards = Personne ne pouvait continuer
simulate-points = Points d’une manche, en moyenne
simulate-points-in-rally = Points d’un rallye, en moyenne
simulate-points-in-volant = Points d’une partie, en moyenne
simulate-decimal-mark = ,
simulate-percent = { $value } %
simulate-progress = Parties
simulate-compiled = Jouées par les règles compilées, avec leur propre hasard.
run-share = Part { $shard } du tout

## bornes merge

merge-done =
    { $count ->
        [one] { $count } partie se trouve maintenant dans { $file }.
       *[other] { $count } parties se trouvent maintenant dans { $file }.
    }

## Ce qui peut mal tourner

cli-compiling = Compilation des règles rapides, une seule fois sur cette machine. Cela prend jusqu’à une demi-minute.
cli-compiled = { $seconds } s
cli-error = bornes : { $reason }
cli-at-line = { $file }, ligne { $line } : { $reason }
cli-in-file = { $file } : { $reason }
cli-on-line = ligne { $line } : { $reason }
cli-unknown-command = Il n’y a pas de commande « { $found } ». Voyez bornes --help.
cli-unknown-option = Il n’y a pas d’option { $found } ici. Voyez bornes { $command } --help.
cli-bad-value = « { $value } » ne convient pas pour { $name }. Voyez bornes { $command } --help.
cli-bad-choice = « { $value } » ne convient pas pour { $name }. Possibles : { $allowed }
cli-missing = Il manque { $name }. Voyez bornes { $command } --help.
cli-repeated = { $name } est donné deux fois.
cli-too-many = « { $found } » est de trop ici. Voyez bornes { $command } --help.
cli-not-understood = Cette commande est incompréhensible : { $problem }
cli-least = { $name } doit être au moins { $least }.
admin-export-into = Dites où : --into FICHIER.
cli-pair = Écrivez { $name } sous la forme nom=valeur, et non « { $found } ».
cli-pair-twice = { $name } nomme « { $found } » deux fois.
cli-pair-json = La valeur de « { $found } » n’est pas du JSON correct.
cli-system = Le système répond : { $problem }
cli-interrupted = Interrompu.
cli-did-you-mean = Vouliez-vous dire { $word } ?

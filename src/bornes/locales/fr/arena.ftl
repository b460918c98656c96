### L’arène : tournois entre adversaires, et décomptes d’attaques.
###
### Un texte se cherche d’abord sous <clé>-in-<édition>, puis sous <clé>.

arena-done =
    { $planned ->
        [one] { $played } partie jouée sur { $planned }, graine { $seed }
       *[other] { $played } parties jouées sur { $planned }, graine { $seed }
    }

## Tableaux

arena-wins = Qui a gagné
arena-head-rating = cote
arena-together = Tous à la même table
arena-equal = À force égale, chacun gagnerait { $share }.
arena-play = Leur jeu
arena-over-hand = par { $hand }
arena-over-extensions = allonges
arena-over-times = temps de réflexion
arena-head-points = points
arena-head-coups = fourrés
arena-head-called = demandées
arena-head-won = gagnées
arena-head-usual = médian
arena-head-slow = 95 %
arena-pairings = Chacun contre chacun

## Remarques

arena-failed =
    { $count ->
        [one] { $bot } a commis une erreur dans { $count } partie, comptée comme perdue : place { $seat }, { $reason }
       *[other] { $bot } a commis une erreur dans { $count } parties, comptées comme perdues. Dans la première : place { $seat }, { $reason }
    }
arena-unfinished =
    { $count ->
        [one] { $count } partie est restée sans résultat après { $moves } coups ; tous se la partagent.
       *[other] { $count } parties sont restées sans résultat après { $moves } coups ; tous se les partagent.
    }
arena-no-ratings = Il n’y a pas de cotes : elles demandent le paquet openskill ; pip install "bornes[arena]" l’installe.
arena-interrupted = Interrompu. Avec --save FICHIER, on pourrait reprendre plus tard.
arena-interrupted-saved = Interrompu. La même commande reprend à partir de { $file }.

## Graphiques

arena-plot-wins = Parties gagnées en %, avec l’intervalle à 95 %
arena-plot-wins-in-rally = Championnats gagnés en %, avec l’intervalle à 95 %
arena-plot-pairings = Gagné par la ligne contre la colonne, en %

## Équité

arena-fair-heading = Attaques contre { $bot } ou son équipe
arena-fair-head-labelled = contre lui
arena-fair-head-others = autres
arena-fair-head-ratio = rapport
arena-fair-by = par { $bot }
arena-fair-leading = en tête
arena-fair-level = entre les deux
arena-fair-trailing = en queue
arena-fair-legend = Les pourcentages disent combien de fois un joueur ou une équipe a été attaqué par quelqu’un qui le pouvait. Le rapport compare ce chiffre à celui des autres au même point de la manche et de la partie : à 1, c’est l’équilibre.
arena-fair-even = { $bot } l’attaque autant que sa position le justifie.
arena-fair-more = { $bot } l’attaque plus que sa position ne le justifie.
arena-fair-less = { $bot } l’attaque moins que sa position ne le justifie.

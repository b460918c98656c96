### Une partie terminée que l’on revoit : bornes review, et ce que le serveur dit d’une partie.
###
### $hand et $match sont « la manche » et « la partie » dans les mots de l’édition, $term « manche ».

lookback-title = { $edition } : { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }
lookback-working = Chaque coup est jugé
lookback-curve = { $name } : la probabilité de gagner { $match }
lookback-axis = En bas : où commence chaque { $term }.

## Les moments qui ont compté

lookback-moments = Les moments qui ont compté
lookback-swing = Tournant
lookback-costliest = Choix le plus coûteux
lookback-best = Meilleur choix
lookback-coup_fourre = Coup-fourré
lookback-deal = Les cartes sont distribuées ({ $term } { $number })
lookback-draw = La place { $seat } pioche { $cards }
lookback-draws = Des cartes sont piochées
lookback-move = Place { $seat } : { $move }
lookback-change = { $name } : { $before } → { $after }
lookback-better = Coût : { $by }. Mieux : { $move }.
lookback-next-best = { $by } de mieux que le deuxième choix : { $move }.

## Chance et talent

lookback-ledger = Chance et talent, en centièmes
lookback-head-seat = place
lookback-head-start = départ
lookback-head-cards = cartes
lookback-head-others = autres
lookback-head-turned = issue
lookback-head-skill = talent
lookback-head-result = résultat
lookback-note-cards = cartes : la chance des donnes et des pioches, les siennes et celles des autres.
lookback-note-others = autres : ce que tous les autres ont joué.
lookback-note-turned = issue : comment ses propres coups ont tourné, face à des cartes que l’on ne pouvait pas connaître.
lookback-note-skill = talent : ses propres choix, comparés aux meilleurs possibles d’après ce que l’on pouvait savoir.
lookback-note-sum = Le départ, la chance et le talent donnent ensemble le résultat.
lookback-note-error = La courbe est juste à { $error } près ; un choix n’est dit meilleur ou moins bon que si cela ne fait aucun doute.
lookback-note-compiled = Jugé par le champion, avec les règles compilées. Le même enregistrement est jugé de même sur toute machine qui les a.
lookback-note-engine = Jugé par le champion, sans règles compilées : moins de manches sont jouées jusqu’au bout. Le même enregistrement est jugé de même sur toute machine semblable.

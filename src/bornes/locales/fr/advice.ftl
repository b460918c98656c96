### Conseils : chaque coup permis avec ses chiffres et une raison.
###
### Un texte se cherche d’abord sous <clé>-in-<édition>, puis sous <clé>.
### Une raison est une phrase ; une autre peut la suivre. Partout $hand et $match sont
### « la manche » et « la partie » dans les mots de l’édition. $side est « B » et $seat « la place 2 »,
### ou des noms, parfois plusieurs : aucun verbe ne s’accorde avec $side. $card vient avec l’article
### indéfini, $hazard avec l’article défini : ni « à » ni « de » ne les précèdent.

## La page

advice-to-play = C’est à la place { $seat } ({ $side }) de jouer.
advice-to-draw = C’est à la place { $seat } ({ $side }) de piocher.
advice-to-answer = La place { $seat } ({ $side }) peut répondre à l’attaque de la place { $by } : { $hazard }.
advice-to-turn-back = La place { $seat } ({ $side }) peut annuler le déplacement de { $moved }.
advice-to-extend = La place { $seat } ({ $side }) a parcouru { $km } et peut demander l’allonge.
advice-held = Cartes : { $cards }
advice-head-match = gain
advice-head-hand = { $hand }
advice-head-points = points
advice-head-move = coup
advice-note-match = gain : les chances de remporter { $match }.
advice-note-points = points : ce que vous, ou votre équipe, marquez en moyenne dans { $hand }.
advice-note-hand = { $term } : les chances de gagner { $hand }.
advice-note-choice = > est ce que jouerait { $bot }.
advice-note-worlds =
    { $count ->
        [one] Chaque coup a été essayé avec { $count } donne possible des cartes cachées.
       *[other] Chaque coup a été essayé avec { $count } donnes possibles des cartes cachées.
    }
advice-note-worlds-between = Chaque coup a été essayé avec { $least } à { $most } donnes possibles des cartes cachées, les meilleurs avec le plus.

## La fin d’une manche

reason-wins-hand = Gagne { $hand } sur-le-champ, avec { $points } points.
reason-wins-hand-and-match = Gagne { $hand } sur-le-champ, avec { $points } points, et du même coup { $match }.
reason-wins-hand-not-match = Gagne { $hand } avec { $points } points, mais { $match } est pour { $side }.
reason-hand-ends = Termine { $hand } : vous marquez { $points } points.
reason-hand-ends-match-won = Termine { $hand } : vous marquez { $points } points et remportez { $match }.
reason-hand-ends-match-lost = Termine { $hand } : vous marquez { $points } points, et { $match } est pour { $side }.
reason-wins-game = Gagne { $hand } sur-le-champ.
reason-wins-match = Remporte { $match } sur-le-champ.
reason-shares-game = Termine { $hand } : la victoire est partagée.
reason-loses-game = Termine { $hand } : la victoire est pour { $side }.
reason-loses-match = Termine { $match } : la victoire est pour { $side }.

## L’allonge

reason-reaches-target = { $km } tout juste : vous pouvez vous arrêter avec { $points } points ou demander l’allonge.
reason-extension = Dans environ { $odds } des cas, vous arrivez le premier à { $km } : { $points } points de plus.
reason-extension-risk = Sinon les { $points } points de l’arrivée sont perdus, et chacun des autres en reçoit { $bonus }.
reason-extension-risk-if-beaten = Sinon les { $points } points de l’arrivée sont perdus, et si quelqu’un d’autre y arrive, chacun des autres en reçoit { $bonus }.

## Rouler

reason-drive = { $km } de plus, encore { $rest } à parcourir.
reason-drive-to = { $km } de plus, jusqu’à { $spot } ; encore { $rest } à parcourir.
reason-arrives-unless = Atteint l’arrivée et gagne, sauf si { $card } annule le coup (environ { $odds }).
reason-gives-up-200 = Coûte les { $points } points du parcours sans 200.
reason-gives-up-100 = Coûte les { $points } points du parcours sans 200 ni 100.
reason-limit-there = De là, aucun déplacement ne peut dépasser { $km }.
reason-road-closed =
    { $count ->
        [one] La route y est barrée à une voiture derrière vous.
       *[other] La route y est barrée à { $count } voitures derrière vous.
    }
reason-carried-on = Une case bonus y ajoute { $km }.
reason-shortcut-open = De là, vous pouvez prendre le raccourci.
reason-then-exactly = Vous avez { $card } : juste ce qui restera.
reason-then-enough = Vous avez { $card }, qui suffira alors.
reason-then-cards = Avec { $count } autres de vos cartes, le compte sera juste.
reason-then-needs =
    { $count ->
        [one] Pour finir d’un coup, il faudra ensuite { $card } : { $count } n’est pas encore sortie.
       *[other] Pour finir d’un coup, il faudra ensuite { $card } : { $count } ne sont pas encore sorties.
    }
reason-then-none = Pour finir d’un coup, il faudrait { $card }, et il n’en reste plus.
reason-first-distance = C’est votre première étape : plus de capot ({ $points } points) à craindre.

## Les parades

reason-starts = Désormais vous pouvez rouler.
reason-cures = Pare { $hazard } : vous pouvez de nouveau rouler.
reason-cures-but = Pare { $hazard }, mais pour rouler il faut encore { $card }.
reason-limit-lifted =
    { $count ->
        [0] Lève la limite de { $km }, mais vous n’avez pas d’étape plus longue pour l’instant.
        [one] Lève la limite de { $km } : vous avez { $count } étape plus longue.
       *[other] Lève la limite de { $km } : vous avez { $count } étapes plus longues.
    }
reason-still-stopped = Mais { $hazard } vous arrête encore.
reason-still-needs = Pour rouler, il faut encore { $card }.
reason-still-limited = La limite de { $km } tient toujours.
reason-holds = Vous avez { $card } en main.
reason-lacks = Il vous manque { $card }.
reason-top = Ensuite, { $seat } pourra prendre { $card }.
reason-top-needed = Ensuite, { $seat } pourra prendre { $card } contre { $hazard }.
reason-top-own = Vous pourrez reprendre { $card }, car c’est à vous ensuite.

## Les bottes

reason-safety-cures = Annule { $hazard } et vous en protège jusqu’à la fin.
reason-safety-cures-km = Annule { $hazard }, vous en protège et compte pour { $km }.
reason-safety-starts = Vous pouvez rouler aussitôt, sans attendre { $card }.
reason-safety-km = { $km } maintenant ; en coup-fourré ce serait { $coup }.
reason-safety-no-coup = Aucune attaque qu’elle annule ne peut plus venir : il n’y a rien à attendre.
reason-safety-early =
    { $count ->
        [one] En coup-fourré elle rapporterait { $points } points de plus : { $count } attaque qu’elle annule n’est pas encore sortie.
       *[other] En coup-fourré elle rapporterait { $points } points de plus : { $count } attaques qu’elle annule ne sont pas encore sorties.
    }
reason-safety-early-turn =
    { $count ->
        [one] En coup-fourré elle ferait rejouer : { $count } attaque qu’elle annule n’est pas encore sortie.
       *[other] En coup-fourré elle ferait rejouer : { $count } attaques qu’elle annule ne sont pas encore sorties.
    }
reason-all-four = C’est votre quatrième botte : { $points } points de plus.
reason-another-turn = Vous rejouez aussitôt.
reason-no-more-turn = Elle ne fait plus rejouer.

## Les attaques

reason-stops = Arrête { $side }, à { $left } de l’arrivée.
reason-stops-leader = Arrête { $side }, en tête de vos adversaires, à { $left } de l’arrivée.
reason-limits = Limite { $side } à { $km } par carte, à { $left } de l’arrivée.
reason-limits-leader = Limite { $side }, en tête de vos adversaires, à { $km } par carte, à { $left } de l’arrivée.
reason-covers = Recouvre { $hazard } devant { $side } : il faudra { $card } à la place.
reason-covers-same = Devant { $side } se trouve déjà { $hazard } : rien ne change.
reason-coup-odds = Risque de coup-fourré : environ { $odds }.
reason-coup-held = Aucun coup-fourré possible : c’est vous qui avez { $card }.
reason-no-coup = Aucun coup-fourré possible.
reason-answer-odds = Risque de réponse immédiate : environ { $odds }.
reason-no-answer = Aucune réponse immédiate possible.

## Les défausses

reason-spare = Vous en avez { $count } en main.
reason-no-more-200s = Vous avez joué autant de 200 qu’il est permis.
reason-too-long = Trop longue pour vous : il ne reste que { $left } à parcourir.
reason-too-long-yet = Trop longue pour les { $left } qui restent ; elle ne servirait qu’après une allonge.
reason-drivable = Renonce à { $km } que vous pourriez parcourir tout de suite.
reason-stopped = Vous ne pouvez pas rouler maintenant ; plus tard elle vaudrait { $km }.
reason-above-limit = La limite de vitesse l’interdit maintenant ; plus tard elle vaudrait { $km }.
reason-not-now = D’où vous êtes, elle ne peut pas se jouer ; plus tard elle vaudrait { $km }.
reason-immune = Vous n’en aurez jamais besoin : vous avez { $card }.
reason-none-to-come = Vous n’en aurez pas besoin : { $hazard } ne peut plus venir.
reason-safety-in-hand = Vous avez { $card }, qui fait aussi bien, et mieux.
reason-needed = Vous en avez besoin contre { $hazard }.
reason-roll-needed = Vous en avez besoin pour rouler.
reason-roll-later = Vous pourrez en avoir besoin après la prochaine attaque.
reason-would-answer =
    { $count ->
        [0] Elle parerait { $hazard }, mais aucune de ces attaques n’est cachée pour l’instant.
        [one] Elle parerait { $hazard } : { $count } attaque de ce nom n’est pas encore sortie.
       *[other] Elle parerait { $hazard } : { $count } attaques de ce nom ne sont pas encore sorties.
    }
reason-nobody-to-hit = Tous les adversaires en sont protégés.
reason-could-hit = Elle pourrait frapper { $side } maintenant.
reason-hit-later = Elle ne peut frapper personne maintenant, mais elle servira peut-être plus tard.
reason-wastes-safety = Gaspille la protection qu’elle donnerait.
reason-wastes-safety-km = Gaspille { $km } et la protection qu’elle donnerait.
reason-wastes-safety-points = Gaspille { $points } points et la protection qu’elle donnerait.
reason-no-use = Elle ne sert à rien dans le jeu accéléré.
reason-use-turbo = Elle vous ferait jouer deux fois.
reason-use-acceleration = Elle doublerait une étape.
reason-use-u-turn = Elle annulerait le déplacement d’un adversaire.
reason-use-tow-truck = Elle vous libérerait de n’importe quelle attaque.
reason-next-cures = Ensuite, { $seat } pourrait la prendre contre { $hazard }.
reason-next-attacks = Ensuite, { $seat } pourrait la prendre et la jouer contre vous.
reason-next-takes = Ensuite, { $seat } pourrait la prendre.

## Les cartes spéciales

reason-turbo =
    { $count ->
        [one] Vous piochez { $count } carte et jouez { $plays } fois.
       *[other] Vous piochez { $count } cartes et jouez { $plays } fois.
    }

## Les réponses hors de son tour

reason-coup = Annule { $hazard } pour de bon.
reason-coup-turn = Annule { $hazard } pour de bon, et vous jouez aussitôt.
reason-coup-points = Annule { $hazard } pour de bon : { $points } points, et vous jouez aussitôt.
reason-coup-points-no-turn = Annule { $hazard } pour de bon : { $points } points, mais sans rejouer.
reason-coup-km = Annule { $hazard } pour de bon : { $km }, et vous jouez aussitôt.
reason-coup-km-no-turn = Annule { $hazard } pour de bon : { $km }, mais sans rejouer.
reason-skips =
    { $count ->
        [one] Un joueur y perd son tour.
       *[other] { $count } joueurs y perdent leur tour.
    }
reason-parry = Pare { $hazard } sur-le-champ.
reason-keeps-safety = Vous subissez { $hazard } et renoncez à rejouer aussitôt.
reason-keeps-safety-points = Vous subissez { $hazard } ; plus tard, { $card } rapportera { $points } points de moins.
reason-keeps-safety-km = Vous subissez { $hazard } ; plus tard, { $card } comptera { $km } de moins.
reason-keeps-remedy = Vous subissez { $hazard } et gardez { $card } en main.
reason-nothing-to-answer = Vous n’avez rien contre { $hazard }.
reason-u-turn = Renvoie { $side } de { $km } en arrière, sur { $spot }.
reason-u-turn-arrival = Empêche { $side } de gagner : { $km } en arrière, sur { $spot }.
reason-lets-go = Garde { $card } pour plus tard et laisse { $side } à { $left } de l’arrivée.
reason-lets-arrive = Laisse { $side } arriver et gagner, à moins qu’une autre place n’ait { $card }.

## Piocher et terminer le tour

reason-draw-distance = Environ { $odds } de chances de piocher une étape.
reason-draw-answer = Environ { $odds } de chances de piocher une carte contre { $hazard }.
reason-draw-start = Environ { $odds } de chances de piocher une carte qui permet de rouler.
reason-draw-reshuffled = La défausse est d’abord mélangée pour refaire une pioche.
reason-take = Vous savez ce que vous prenez : { $card }.
reason-take-cure = Prend { $card } contre { $hazard }.
reason-take-distance = À coup sûr { $card }.
reason-take-attack = Prend { $card }, qui peut frapper { $side }.
reason-take-to-play = Il faut la jouer aussitôt.
reason-end =
    { $count ->
        [0] Termine le tour ; vous ne piochez rien.
        [one] Termine le tour ; vous piochez { $count } carte.
       *[other] Termine le tour ; vous piochez { $count } cartes.
    }

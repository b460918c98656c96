### Conseils : chaque coup permis avec ses chiffres et une raison.
###
### Un texte se cherche d’abord sous <clé>-in-<édition>, puis sous <clé>.
### Une raison est une phrase ; une autre peut la suivre. Partout $hand et $match sont
### « la manche » et « la partie » dans les mots de l’édition. $side et $seat sont « le camp B » et
### « la place 2 », ou des noms, parfois plusieurs : aucun verbe ne s’accorde avec $side.

## La page

advice-to-play = La place { $seat } (camp { $side }) doit jouer.
advice-to-draw = La place { $seat } (camp { $side }) doit piocher.
advice-to-answer = La place { $seat } (camp { $side }) peut répondre à { $hazard }, de la place { $by }.
advice-to-turn-back = La place { $seat } (camp { $side }) peut répondre au déplacement du camp { $moved }.
advice-to-extend = La place { $seat } (camp { $side }) a parcouru { $km } et peut demander l’allonge.
advice-held = Cartes : { $cards }
advice-head-match = gain
advice-head-hand = { $hand }
advice-head-points = points
advice-head-move = coup
advice-note-match = gain : les chances de remporter { $match }.
advice-note-points = points : ce que votre camp marque dans { $hand }, en moyenne.
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
reason-extension = Dans { $odds } des donnes environ, vous êtes le premier à { $km } : { $points } points de plus.
reason-extension-risk = Sinon les { $points } points de l’arrivée sont perdus et les autres en reçoivent { $bonus }.
reason-extension-risk-if-beaten = Sinon les { $points } points de l’arrivée sont perdus ; si un autre camp arrive, les autres en reçoivent { $bonus }.

## Rouler

reason-drive = { $km } de plus, encore { $rest } à parcourir.
reason-drive-to = { $km } de plus, jusqu’à { $spot } ; encore { $rest } à parcourir.
reason-arrives-unless = Atteint l’arrivée et gagne, à moins que { $card } n’y réponde (environ { $odds }).
reason-gives-up-200 = Coûte les { $points } points du parcours sans 200.
reason-gives-up-100 = Coûte les { $points } points du parcours sans 200 ni 100.
reason-limit-there = De là, aucun déplacement ne peut dépasser { $km }.
reason-road-closed =
    { $count ->
        [one] Elle y barre la route à une voiture derrière elle.
       *[other] Elle y barre la route à { $count } voitures derrière elle.
    }
reason-carried-on = Une case bonus en donne { $km }.
reason-shortcut-open = De là, vous pouvez prendre le raccourci.
reason-then-exactly = Vous avez { $card }, juste ce qui restera.
reason-then-enough = Vous avez { $card }, qui suffira alors.
reason-then-cards = { $count } autres de vos cartes font tout juste cela.
reason-then-needs =
    { $count ->
        [one] Il faut ensuite { $card } pour conclure d’un coup : { $count } carte pas encore vue.
       *[other] Il faut ensuite { $card } pour conclure d’un coup : { $count } cartes pas encore vues.
    }
reason-then-none = Il ne reste aucune carte { $card } pour conclure d’un coup.
reason-first-distance = C’est votre première étape : plus de capot ({ $points } points) à craindre.

## Les parades

reason-starts = Désormais vous pouvez rouler.
reason-cures = Met fin à { $hazard } : vous pouvez de nouveau rouler.
reason-cures-but = Met fin à { $hazard }, mais pour rouler il faut encore { $card }.
reason-limit-lifted =
    { $count ->
        [0] Lève la limite de { $km }, mais vous n’avez pas d’étape plus longue pour l’instant.
        [one] Lève la limite de { $km } : vous avez { $count } étape plus longue.
       *[other] Lève la limite de { $km } : vous avez { $count } étapes plus longues.
    }
reason-still-stopped = { $hazard } vous arrête encore.
reason-still-needs = Pour rouler, il faut encore { $card }.
reason-still-limited = La limite de { $km } tient toujours.
reason-holds = Vous avez { $card } en main.
reason-lacks = Vous n’avez pas { $card } en main.
reason-top = Ensuite, { $seat } pourra prendre { $card }.
reason-top-needed = Ensuite, { $seat } pourra prendre { $card } contre { $hazard }.
reason-top-own = Vous pourrez reprendre { $card }, car c’est à vous ensuite.

## Les bottes

reason-safety-cures = Met fin à { $hazard } et vous en protège jusqu’à la fin.
reason-safety-cures-km = Met fin à { $hazard }, vous en protège, et compte { $km }.
reason-safety-starts = Vous pouvez rouler aussitôt, sans { $card }.
reason-safety-km = { $km } maintenant ; en coup-fourré ce serait { $coup }.
reason-safety-no-coup = Aucune attaque qu’elle pare ne peut plus venir : il n’y a rien à attendre.
reason-safety-early =
    { $count ->
        [one] En coup-fourré elle rapporterait { $points } points de plus : { $count } attaque pour elle n’a pas été vue.
       *[other] En coup-fourré elle rapporterait { $points } points de plus : { $count } attaques pour elle n’ont pas été vues.
    }
reason-safety-early-turn =
    { $count ->
        [one] Gardée pour un coup-fourré, elle donnerait un tour : { $count } attaque pour elle n’a pas été vue.
       *[other] Gardée pour un coup-fourré, elle donnerait un tour : { $count } attaques pour elle n’ont pas été vues.
    }
reason-all-four = C’est votre quatrième : { $points } points de plus.
reason-another-turn = Vous rejouez aussitôt.
reason-no-more-turn = Elle ne donne plus d’autre tour.

## Les attaques

reason-stops = Arrête { $side }, à { $left } de l’arrivée.
reason-stops-leader = Arrête { $side }, en tête de vos adversaires, à { $left } de l’arrivée.
reason-limits = Limite { $side } à { $km } par carte, à { $left } de l’arrivée.
reason-limits-leader = Limite { $side }, en tête de vos adversaires, à { $km } par carte, à { $left } de l’arrivée.
reason-covers = { $hazard } arrête déjà { $side } ; il faudra { $card } à la place.
reason-covers-same = { $hazard } arrête déjà { $side }.
reason-coup-odds = Risque de coup-fourré : environ { $odds }.
reason-coup-held = Aucun coup-fourré possible : c’est vous qui avez { $card }.
reason-no-coup = Aucun coup-fourré possible.
reason-answer-odds = Risque de réponse immédiate : environ { $odds }.
reason-no-answer = Aucune réponse immédiate possible.

## Les défausses

reason-spare = Vous en avez { $count }.
reason-no-more-200s = Vous avez joué autant de 200 qu’il est permis.
reason-too-long = Trop longue pour vous : plus que { $left } à parcourir.
reason-too-long-yet = Trop longue pour les { $left } qui restent ; seule une allonge pourrait l’employer.
reason-drivable = Renonce à { $km } que vous pourriez parcourir maintenant.
reason-stopped = Vous ne pouvez pas rouler maintenant ; plus tard elle vaudrait { $km }.
reason-above-limit = La limite de vitesse l’interdit maintenant ; plus tard elle vaudrait { $km }.
reason-not-now = D’où vous êtes, elle ne peut pas se jouer ; plus tard elle vaudrait { $km }.
reason-immune = Vous n’en aurez jamais besoin : vous avez { $card }.
reason-none-to-come = Vous n’en aurez pas besoin : { $hazard } ne peut plus venir.
reason-safety-in-hand = Vous avez { $card }, qui fait la même chose et mieux.
reason-needed = Vous en avez besoin contre { $hazard }.
reason-roll-needed = Vous en avez besoin pour rouler.
reason-roll-later = Vous pourrez en avoir besoin après la prochaine attaque.
reason-would-answer =
    { $count ->
        [0] Elle parerait { $hazard }, mais aucune carte de ce nom n’est cachée pour l’instant.
        [one] Elle parerait { $hazard } : { $count } carte pas encore vue.
       *[other] Elle parerait { $hazard } : { $count } cartes pas encore vues.
    }
reason-nobody-to-hit = Tous les adversaires en sont protégés.
reason-could-hit = Elle pourrait frapper { $side } maintenant.
reason-hit-later = Personne ne peut en être frappé maintenant, mais elle peut servir plus tard.
reason-wastes-safety = Jette la protection qu’elle donnerait.
reason-wastes-safety-km = Jette { $km } et la protection qu’elle donnerait.
reason-wastes-safety-points = Jette { $points } points et la protection qu’elle donnerait.
reason-no-use = Elle ne sert à rien dans la partie accélérée.
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
reason-coup-points-no-turn = Annule { $hazard } pour de bon : { $points } points, mais sans tour gagné.
reason-coup-km = Annule { $hazard } pour de bon : { $km }, et vous jouez aussitôt.
reason-coup-km-no-turn = Annule { $hazard } pour de bon : { $km }, mais sans tour gagné.
reason-skips =
    { $count ->
        [one] Une place y perd son tour.
       *[other] { $count } places y perdent leur tour.
    }
reason-parry = Annule { $hazard } avant d’en être retenu.
reason-keeps-safety = { $hazard } vous retient, et vous renoncez à un tour immédiat.
reason-keeps-safety-points = { $hazard } vous retient ; { $card } posée plus tard rapporte { $points } points de moins.
reason-keeps-safety-km = { $hazard } vous retient ; { $card } posée plus tard compte { $km } de moins.
reason-keeps-remedy = { $hazard } vous retient ; { $card } reste dans votre main.
reason-nothing-to-answer = Vous n’avez pas de réponse à { $hazard }.
reason-u-turn = Renvoie { $side } de { $km } en arrière, sur { $spot }.
reason-u-turn-arrival = Empêche { $side } de gagner : { $km } en arrière, sur { $spot }.
reason-lets-go = Garde { $card } pour plus tard et laisse { $side } à { $left } de l’arrivée.
reason-lets-arrive = Laisse { $side } arriver et gagner, à moins qu’une autre place n’ait { $card }.

## Piocher et terminer le tour

reason-draw-distance = Environ { $odds } de chances d’une étape.
reason-draw-answer = Environ { $odds } de chances d’une réponse à { $hazard }.
reason-draw-start = Environ { $odds } de chances d’une carte qui permet de rouler.
reason-draw-reshuffled = La défausse, mélangée, devient d’abord une nouvelle pioche.
reason-take = Vous savez ce que vous prenez : { $card }.
reason-take-cure = { $card } répond à { $hazard }.
reason-take-distance = { $card } à coup sûr.
reason-take-attack = { $card } pourrait frapper { $side }.
reason-take-to-play = Il faut la jouer aussitôt.
reason-end =
    { $count ->
        [0] Termine le tour ; vous ne piochez rien.
        [one] Termine le tour ; vous piochez { $count } carte.
       *[other] Termine le tour ; vous piochez { $count } cartes.
    }

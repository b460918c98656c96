### La fin des manches et des parties dans le navigateur.
###
### Un texte se cherche d’abord sous <clé>-in-<édition>, puis sous <clé>.
### $form dit de qui parle la phrase : you (vous), team (vous et un partenaire), one, many.

## La feuille

sheet-print = Imprimer
sheet-winner = victoire
sheet-being-played = en cours
sheet-broken-off = arrêt avant la fin
sheet-this-hand = Cette manche
sheet-this-hand-in-rally = Ce rallye
sheet-this-hand-in-volant = Cette partie
sheet-games-title = Partie par partie
sheet-games-won = Parties gagnées
sheet-count-games =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
sheet-standing = Où en est la partie
sheet-standing-in-rally = Où en est le championnat
sheet-standing-in-arche = Où en est le match
sheet-standing-in-volant = Où en est le match
sheet-goal-total = en { $points } points
sheet-goal-hands =
    { $done ->
        [one] { $done } manche sur { $all }
       *[other] { $done } manches sur { $all }
    }
sheet-goal-hands-in-rally =
    { $done ->
        [one] { $done } rallye sur { $all }
       *[other] { $done } rallyes sur { $all }
    }
sheet-goal-hands-in-volant =
    { $done ->
        [one] { $done } partie sur { $all }
       *[other] { $done } parties sur { $all }
    }
sheet-goal-games = il faut en gagner { $needed } sur { $games }

## Après une manche

sheet-ended-distance = Arrivée : { $distance }.
sheet-ended-extension = Arrivée : { $distance }, après l’allonge.
sheet-furthest-wins = Le plus avancé gagne.
sheet-next = Manche suivante
sheet-next-in-rally = Rallye suivant
sheet-next-in-arche = Partie suivante
sheet-next-in-volant = Partie suivante
sheet-aside = Voir la table
sheet-again = Revoir la marque
sheet-ready = C’est noté
sheet-next-by-itself =
    { $seconds ->
        [one] La manche suivante commence d’elle-même après { $seconds } seconde.
       *[other] La manche suivante commence d’elle-même après { $seconds } secondes.
    }
sheet-next-by-itself-in-rally =
    { $seconds ->
        [one] Le rallye suivant commence de lui-même après { $seconds } seconde.
       *[other] Le rallye suivant commence de lui-même après { $seconds } secondes.
    }
sheet-next-by-itself-in-arche =
    { $seconds ->
        [one] La partie suivante commence d’elle-même après { $seconds } seconde.
       *[other] La partie suivante commence d’elle-même après { $seconds } secondes.
    }
sheet-next-by-itself-in-volant =
    { $seconds ->
        [one] La partie suivante commence d’elle-même après { $seconds } seconde.
       *[other] La partie suivante commence d’elle-même après { $seconds } secondes.
    }
sheet-waiting-next = La manche suivante commence quand tous sont prêts :
sheet-waiting-next-in-rally = Le rallye suivant commence quand tous sont prêts :
sheet-waiting-next-in-arche = La partie suivante commence quand tous sont prêts :
sheet-waiting-next-in-volant = La partie suivante commence quand tous sont prêts :
sheet-said-yes = d’accord
sheet-waited-for = pas encore

## Après une partie

sheet-match-over = La partie est finie
sheet-match-over-in-rally = Le championnat est fini
sheet-match-over-in-arche = Le match est fini
sheet-match-over-in-volant = Le match est fini
sheet-match-time = Temps écoulé pour { $name }.
sheet-match-total =
    { $form ->
        [you] Vous avez { $total } points ; il en fallait { $goal }.
        [team] { $name } avez { $total } points ; il en fallait { $goal }.
        [many] { $name } ont { $total } points ; il en fallait { $goal }.
       *[one] { $name } a { $total } points ; il en fallait { $goal }.
    }
sheet-match-hands =
    { $hands ->
        [one] { $total } points dans la seule manche jouée.
       *[other] { $total } points, le plus haut total après { $hands } manches.
    }
sheet-match-hands-in-rally =
    { $hands ->
        [one] { $total } points dans le seul rallye couru.
       *[other] { $total } points, le plus haut total après { $hands } rallyes.
    }
sheet-match-hands-in-volant =
    { $hands ->
        [one] { $total } points dans la seule partie jouée.
       *[other] { $total } points, le plus haut total après { $hands } parties.
    }
sheet-match-games =
    { $total ->
        [one] { $total } partie gagnée sur { $hands }.
       *[other] { $total } parties gagnées sur { $hands }.
    }
sheet-abandoned = La partie a été arrêtée avant la fin
sheet-abandoned-in-rally = Le championnat a été arrêté avant la fin
sheet-abandoned-in-arche = Le match a été arrêté avant la fin
sheet-abandoned-in-volant = Le match a été arrêté avant la fin
sheet-abandoned-why = Il n’y a pas de vainqueur. Voici où vous en étiez.
sheet-rematch = Revanche
sheet-rematch-asked = Vous demandez la revanche
sheet-waiting-rematch = La revanche commence quand tous sont d’accord :
sheet-new-table = Nouvelle table
sheet-picture = Enregistrer en image
sheet-record = Télécharger l’enregistrement
sheet-record-in-rally = Télécharger l’enregistrement
sheet-record-in-arche = Télécharger l’enregistrement
sheet-record-in-volant = Télécharger l’enregistrement

## Le mélange

sheet-shuffle = Le mélange était-il honnête ? Vérifiez vous-même
sheet-shuffle-why = Toutes les cartes découlent d’un seul nombre secret, la graine. Avant la première carte, chacun en a vu le sceau ; maintenant le sceau est ouvert.
sheet-commitment = Le sceau montré avant la première carte
sheet-seed = La graine
sheet-salt = Le sel
sheet-check = Téléchargez l’enregistrement et vérifiez-le sur votre ordinateur : cette commande dit si le sceau correspond, si chaque carte est là où la graine la met et si chaque coup était permis.

### Le jeu dans un terminal, ligne par ligne et en plein écran.
###
### Un texte se cherche d’abord sous <clé>-in-<édition>, puis sous <clé>.

## Un tour en peu de lignes

terminal-play = Jouer :
terminal-discard = Défausser :
terminal-held = { $cards } cartes
terminal-extension =
    { $form ->
        [you] Vous avez demandé l’allonge : la distance est maintenant de { $target }.
        [team] { $side } avez demandé l’allonge : la distance est maintenant de { $target }.
        [many] { $side } ont demandé l’allonge : la distance est maintenant de { $target }.
       *[one] { $side } a demandé l’allonge : la distance est maintenant de { $target }.
    }
terminal-thinking = Un instant de réflexion…
terminal-no-circuit = Cette édition n’a pas de circuit.

## Ce qu’on peut taper : des listes, dont l’aide montre le premier mot

typed-draw = piocher
typed-take = prendre
typed-play = jouer, poser, joue, j
typed-discard = défausser, jeter, d
typed-coup-fourre = coup-fourré, coup
typed-parry = parer
typed-pass = passer
typed-extend = allonge, continuer
typed-finish = arriver, finir
typed-u-turn = demi-tour
typed-end = terminer
typed-on = sur, à, contre
typed-curing = guérir, soigner
typed-top = dessus
typed-lane = voie
typed-via = par, via
typed-shortcut = raccourci
typed-help = aide
typed-table = table, t
typed-road = route, circuit
typed-rules = règles
typed-why = pourquoi
typed-save = enregistrer, garder
typed-hint = conseil, c
typed-score = marque, points
typed-log = journal
typed-deal = distribuer, donner
typed-quit = quitter, q

### Ce qu’une place peut faire, comme on le propose à une personne.
###
### Un texte se cherche d’abord sous <clé>-in-<édition>, puis sous <clé>.

choice-draw = Piocher une carte
choice-take = Prendre le dessus de la défausse
choice-play = Jouer { $card }
choice-play-on = Poser { $card } à { $side }
choice-play-curing = Jouer { $card } contre { $hazard }
choice-play-top = Jouer { $card }, en laissant { $top } sur la défausse
choice-play-lane = Jouer { $card }, voie { $lane }
choice-play-shortcut = Jouer { $card } par le raccourci
choice-play-lane-shortcut = Jouer { $card } par le raccourci, voie { $lane }
choice-discard = Défausser { $card }
choice-coup-fourre = Coup-fourré avec { $card } !
choice-parry = Répondre par { $card }
choice-parry-top = Répondre par { $card }, en laissant { $top } sur la défausse
choice-u-turn = Jouer { $card } : renvoyer la voiture !
choice-pass = Passer
choice-extend = Allonge !
choice-finish = S’arrêter là, sans allonge
choice-end = Terminer le tour

## Deux cartes jouées ensemble

cards-together = { $card } avec { $other }

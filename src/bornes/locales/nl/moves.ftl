### Wat een plaats kan doen, zoals het aan een mens wordt voorgelegd.
###
### Een tekst wordt eerst gezocht als <sleutel>-in-<editie>, dan als <sleutel>.

choice-draw = Neem een kaart
choice-take = Neem de bovenste kaart van de aflegstapel
choice-play = Speel { $card }
choice-play-on = Speel { $card } tegen { $side }
choice-play-curing = Speel { $card } tegen { $hazard }
choice-play-top = Speel { $card }, met { $top } boven op de aflegstapel
choice-play-lane = Speel { $card } naar rijstrook { $lane }
choice-play-shortcut = Speel { $card } over de binnenweg
choice-play-lane-shortcut = Speel { $card } over de binnenweg naar rijstrook { $lane }
choice-discard = Leg { $card } op de aflegstapel
choice-coup-fourre = Bliksemreactie met { $card }!
choice-parry = Reageer met { $card }
choice-parry-top = Reageer met { $card }, met { $top } boven op de aflegstapel
choice-u-turn = Speel { $card }: stuur de auto terug!
choice-pass = Pas
choice-extend = Verleng!
choice-finish = Stop hier, zonder verlenging
choice-end = Beëindig de beurt

## Twee kaarten samen gespeeld

cards-together = { $card } met { $other }

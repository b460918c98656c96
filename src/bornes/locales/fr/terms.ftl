### Les mots du jeu, par édition.
###
### Un mot se cherche d’abord sous <clé>-in-<édition>, puis sous <clé>.
### Les mots sont en minuscules et au singulier, sauf si la clé dit autre chose.

## Ce qui se joue

term-match = partie
term-match-in-rally = championnat
term-match-in-arche = match
term-match-in-volant = match
term-hand = manche
term-hand-in-rally = rallye
term-hand-in-arche = partie
term-hand-in-volant = partie
term-hands = manches
term-hands-in-rally = rallyes
term-hands-in-arche = parties
term-hands-in-volant = parties
term-turn = tour
term-round = tour de table
term-edition = édition
term-option = option
term-house-rule = règle maison
term-points = points
term-target = distance à parcourir

## Qui joue

term-table = table
term-player = joueur
term-seat = place
term-side = joueur ou équipe
term-team = équipe
term-partner = partenaire
term-opponent = adversaire
term-dealer = donneur
term-solo = chacun pour soi
term-solo-in-rally = pilote en solo

## Les familles de cartes

term-card = carte
term-distance-card = étape
term-distance-card-in-parker = étape
term-distance-card-in-arche = carte Borne
term-distance-card-in-volant = carte-étape
term-hazard = attaque
term-remedy = parade
term-safety = botte
term-special-card = carte spéciale

## Où sont les cartes

term-held-cards = cartes en main
term-draw-pile = pioche
term-draw-pile-in-dujardin = sabot
term-discard-pile = défausse
term-tableau = jeu exposé
term-tableau-in-arche = zone de jeu
term-battle-pile = pile de bataille
term-speed-pile = pile de vitesse
term-distance-pile = étapes
term-safety-area = bottes exposées

## Ce qui arrive

term-rolling = en route
term-stopped = à l’arrêt
term-limited = en limite de vitesse
term-coup-fourre = coup-fourré
term-extension = allonge
term-delayed-action = couronnement
term-safe-trip = sans étape 200
term-shut-out = capot

## La route de volant

term-circuit = circuit
term-tile = mini-plateau
term-square = case
term-lane = voie
term-dark-lane = voie gris foncé
term-start-line = ligne de départ
term-finish = arrivée
term-shortcut = raccourci
term-bonus-square = case bonus
term-limited-square = case à vitesse limitée
term-car = voiture
term-token = pion

## L’unité de distance

unit-distance = km
unit-distance-in-dujardin = bornes
unit-distance-in-parker = miles

## Avec un nom ou un nombre

name-seat = Place { $seat }
name-side = Joueur ou équipe { $side }
name-team = Équipe { $side }
name-numbered = { $name } { $number }
name-bot-random = Robot aléatoire
name-bot-novice = Robot novice
name-bot-steady = Robot régulier
name-bot-sharp = Robot futé
name-bot-expert = Robot expert
name-bot-champion = Robot champion
name-hand = Manche { $number }
name-hand-in-rally = Rallye { $number }
name-hand-in-arche = Partie { $number }
name-hand-in-volant = Partie { $number }
name-lane = Voie { $lane }
name-square = Case { $square }
name-circuit = Circuit { $circuit }

count-distance = { $km } km
count-distance-in-dujardin =
    { $km ->
        [one] { $km } borne
       *[other] { $km } bornes
    }
count-distance-in-parker =
    { $km ->
        [one] { $km } mile
       *[other] { $km } miles
    }
count-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
count-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
count-players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
count-hands =
    { $count ->
        [one] { $count } manche
       *[other] { $count } manches
    }
count-hands-in-rally =
    { $count ->
        [one] { $count } rallye
       *[other] { $count } rallyes
    }
count-hands-in-arche =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
count-hands-in-volant =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }

## La manche, le match, qui joue et la place d’une voiture, au sein d’une phrase

the-hand = la manche
the-hand-in-rally = le rallye
the-hand-in-arche = la partie
the-hand-in-volant = la partie
the-match = la partie
the-match-in-rally = le championnat
the-match-in-arche = le match
the-match-in-volant = le match
the-side = { $side }
the-seat = la place { $seat }
and-last = { $first } et { $last }
or-last = { $first } ou { $last }
spot-start = la ligne de départ
spot-square = la case { $square }, voie { $lane }
spot-shortcut = la case { $square } du raccourci

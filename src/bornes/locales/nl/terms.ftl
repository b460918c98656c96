### De woorden van het spel, per editie.
###
### Een woord wordt eerst gezocht als <sleutel>-in-<editie>, dan als <sleutel>.
### De woorden staan in kleine letters en in het enkelvoud, tenzij de sleutel anders zegt.

## Wat er gespeeld wordt

term-match = wedstrijd
term-match-in-rally = kampioenschap
term-match-in-arche = wedstrijd
term-match-in-volant = wedstrijd
term-hand = manche
term-hand-in-rally = rally
term-hand-in-arche = spel
term-hand-in-volant = spel
term-hands = manches
term-hands-in-rally = rally’s
term-hands-in-arche = spellen
term-hands-in-volant = spellen
term-turn = beurt
term-round = ronde
term-edition = editie
term-option = optie
term-house-rule = huisregel
term-points = punten
term-target = af te leggen afstand

## Wie er speelt

term-table = tafel
term-player = speler
term-seat = plaats
term-side = speler of team
term-team = team
term-partner = teamgenoot
term-opponent = tegenstander
term-dealer = gever
term-solo = ieder voor zich
term-solo-in-rally = solorijder

## Soorten kaarten

term-card = kaart
term-distance-card = kilometerkaart
term-distance-card-in-parker = afstandskaart
term-distance-card-in-arche = kilometerkaart
term-distance-card-in-volant = kilometerkaart
term-hazard = aanvalskaart
term-remedy = verdedigingskaart
term-safety = troefkaart
term-special-card = speciale kaart

## Waar de kaarten liggen

term-held-cards = kaarten in de hand
term-draw-pile = stok
term-draw-pile-in-dujardin = stok
term-discard-pile = aflegstapel
term-tableau = uitgelegde kaarten
term-tableau-in-arche = speelveld
term-battle-pile = actiestapel
term-speed-pile = snelheidsstapel
term-distance-pile = kilometers
term-safety-area = troeven

## Wat er gebeurt

term-rolling = rijdt
term-stopped = staat stil
term-limited = maximumsnelheid geldt
term-coup-fourre = bliksemreactie
term-extension = verlenging
term-delayed-action = kroonslag
term-safe-trip = zonder 200
term-shut-out = niet geplaatst

## De weg van volant

term-circuit = circuit
term-tile = tegel
term-square = vak
term-lane = rijstrook
term-dark-lane = donkere rijstrook
term-start-line = startlijn
term-finish = finish
term-shortcut = binnenweg
term-bonus-square = bonusvak
term-limited-square = vak met snelheidslimiet
term-car = auto
term-token = fiche

## De eenheid van afstand

unit-distance = km
unit-distance-in-dujardin = km
unit-distance-in-parker = mijl

## Met een naam of een getal

name-seat = Plaats { $seat }
name-side = Speler of team { $side }
name-team = Team { $side }
name-numbered = { $name } { $number }
name-bot-random = Gokbot
name-bot-novice = Beginnersbot
name-bot-steady = Degelijke bot
name-bot-sharp = Scherpe bot
name-bot-expert = Expertbot
name-bot-champion = Kampioensbot
name-hand = Manche { $number }
name-hand-in-rally = Rally { $number }
name-hand-in-arche = Spel { $number }
name-hand-in-volant = Spel { $number }
name-lane = Rijstrook { $lane }
name-square = Vak { $square }
name-circuit = Circuit { $circuit }

count-distance = { $km } km
count-distance-in-dujardin = { $km } km
count-distance-in-parker = { $km } mijl
count-points =
    { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }
count-cards =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
count-players =
    { $count ->
        [one] { $count } speler
       *[other] { $count } spelers
    }
count-hands =
    { $count ->
        [one] { $count } manche
       *[other] { $count } manches
    }
count-hands-in-rally =
    { $count ->
        [one] { $count } rally
       *[other] { $count } rally’s
    }
count-hands-in-arche =
    { $count ->
        [one] { $count } spel
       *[other] { $count } spellen
    }
count-hands-in-volant =
    { $count ->
        [one] { $count } spel
       *[other] { $count } spellen
    }

## De manche, de wedstrijd, wie er speelt en de plek van een auto, binnen een zin

the-hand = de manche
the-hand-in-rally = de rally
the-hand-in-arche = het spel
the-hand-in-volant = het spel
the-match = de wedstrijd
the-match-in-rally = het kampioenschap
the-match-in-arche = de wedstrijd
the-match-in-volant = de wedstrijd
the-side = { $side }
the-seat = plaats { $seat }
and-last = { $first } en { $last }
or-last = { $first } of { $last }
spot-start = de startlijn
spot-square = vak { $square }, rijstrook { $lane }
spot-shortcut = vak { $square } van de binnenweg

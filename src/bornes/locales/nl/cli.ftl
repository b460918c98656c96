### De opdrachtregel: lijsten, terugkijken, simulaties, en wat er mis kan gaan.
###
### Een tekst wordt eerst gezocht als <sleutel>-in-<editie>, dan als <sleutel>.

## bornes editions

editions-players = Spelers:
editions-solo = ieder voor zich, { $distance }
editions-teams = { $sides } teams van { $size }, { $distance }
editions-extension = , verlenging tot { $distance }
editions-options = Opties:
editions-option = { $name }: { $values } (standaard: { $default })
editions-values-match_total = een geheel aantal punten van 1 tot 10000000
editions-values-match_hands = none, of een aantal manches van 1 tot 10000
editions-values-first_seat = een plaats van de tafel, van 1 tot het aantal spelers
editions-values-no_200_no_100 = false, true
editions-values-games = een oneven getal van 1 tot 999
editions-values-scoring = race, points, bonus
editions-values-accelerated = false, true
editions-values-small_game = false, true (met 2 of 3 spelers)
editions-values-target = 1000, 700 (met small_game)
editions-values-circuit = 1 tot 96, tegels zoals S1 A2 B1 C2, of een zelf bedacht circuit

## bornes replay

replay-after =
    { $moves ->
        [0] Voor de eerste zet
        [one] Na { $moves } zet
       *[other] Na { $moves } zetten
    }
replay-hand = Plaats { $seat }: { $cards }
replay-nothing-dealt = Er zijn geen kaarten gedeeld.
replay-too-far = Er is geen zet { $to }: het verslag heeft er { $moves }.
replay-hand-over = Bij die zet is de manche voorbij, en alleen een lopende manche heeft een stelling: kies met --to een eerdere zet.

## bornes simulate

simulate-done =
    { $asked ->
        [one] { $done } van { $asked } wedstrijd op goed geluk gespeeld, seed { $seed }
       *[other] { $done } van { $asked } wedstrijden op goed geluk gespeeld, seed { $seed }
    }
simulate-wins = Gewonnen wedstrijden
simulate-wins-in-rally = Gewonnen kampioenschappen
simulate-wins-in-arche = Gewonnen wedstrijden
simulate-wins-in-volant = Gewonnen wedstrijden
simulate-head-won = gewonnen
simulate-head-won-in-rally = gewonnen
simulate-head-won-in-arche = gewonnen
simulate-head-won-in-volant = gewonnen
simulate-head-rate = aandeel
simulate-head-interval = 95%-interval
simulate-side =
    { $count ->
        [one] Speler { $side } (plaats { $seats })
       *[other] Team { $side } (plaatsen { $seats })
    }
simulate-shared =
    { $count ->
        [one] { $count } daarvan werd gedeeld
       *[other] { $count } daarvan werden gedeeld
    }
simulate-hands = Manches per wedstrijd
simulate-hands-in-rally = Rally’s per kampioenschap
simulate-hands-in-arche = Spellen per wedstrijd
simulate-hands-in-volant = Spellen per wedstrijd
simulate-moves = Zetten per manche
simulate-moves-in-rally = Zetten per rally
simulate-moves-in-arche = Zetten per spel
simulate-moves-in-volant = Zetten per spel
simulate-endings = Hoe ze afliepen
simulate-ending-distance = De afstand was afgelegd
simulate-ending-cards_ran_out = De kaarten waren op
simulate-ending-only_discards = Niemand kon verder
simulate-points = Gemiddelde punten van een manche
simulate-points-in-rally = Gemiddelde punten van een rally
simulate-points-in-volant = Gemiddelde punten van een spel
simulate-decimal-mark = ,
simulate-percent = { $value }%
simulate-progress = Wedstrijden
simulate-compiled = Gespeeld door de gecompileerde regels, met hun eigen toeval.
run-share = Deel { $shard } van het geheel

## bornes merge

merge-done =
    { $count ->
        [one] { $count } wedstrijd staat nu in { $file }.
       *[other] { $count } wedstrijden staan nu in { $file }.
    }

## Wat er mis kan gaan

cli-compiling = De snelle regels worden gecompileerd, één keer op deze computer. Dat duurt hooguit een halve minuut.
cli-compiled = { $seconds } s
cli-error = bornes: { $reason }
cli-at-line = { $file }, regel { $line }: { $reason }
cli-in-file = { $file }: { $reason }
cli-on-line = regel { $line }: { $reason }
cli-unknown-command = Er is geen opdracht “{ $found }”. Zie bornes --help.
cli-unknown-option = Er is hier geen optie { $found }. Zie bornes { $command } --help.
cli-bad-value = “{ $value }” kan niet bij { $name }. Zie bornes { $command } --help.
cli-bad-choice = “{ $value }” kan niet bij { $name }. Kies uit: { $allowed }
cli-missing = { $name } ontbreekt. Zie bornes { $command } --help.
cli-repeated = { $name } staat er twee keer.
cli-too-many = “{ $found }” is hier te veel. Zie bornes { $command } --help.
cli-not-understood = Dit is niet te begrijpen: { $problem }
cli-least = { $name } moet minstens { $least } zijn.
admin-export-into = Zeg waarheen: --into BESTAND.
cli-pair = Schrijf { $name } als naam=waarde, niet als “{ $found }”.
cli-pair-twice = { $name } noemt “{ $found }” twee keer.
cli-pair-json = De waarde van “{ $found }” is geen geldige JSON.
cli-system = Het systeem zegt: { $problem }
cli-interrupted = Onderbroken.
cli-did-you-mean = Bedoelde je { $word }?

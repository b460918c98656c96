### De arena: toernooien tussen bots, en tellingen van aanvallen.
###
### Een tekst wordt eerst gezocht als <sleutel>-in-<editie>, dan als <sleutel>.

arena-done =
    { $planned ->
        [one] { $played } van { $planned } wedstrijd gespeeld, seed { $seed }
       *[other] { $played } van { $planned } wedstrijden gespeeld, seed { $seed }
    }

## Tabellen

arena-wins = Wie won
arena-head-rating = rating
arena-together = Allemaal aan één tafel
arena-equal = Even sterke bots zouden elk { $share } winnen.
arena-play = Hoe ze speelden
arena-over-hand = per { $hand }
arena-over-extensions = verlengingen
arena-over-times = bedenktijd
arena-head-points = punten
arena-head-coups = reacties
arena-head-called = verlengd
arena-head-won = gewonnen
arena-head-usual = mediaan
arena-head-slow = 95%
arena-pairings = Ieder tegen ieder

## Opmerkingen

arena-failed =
    { $count ->
        [one] { $bot } maakte in { $count } wedstrijd een fout; die telt als verloren: plaats { $seat }, { $reason }
       *[other] { $bot } maakte in { $count } wedstrijden een fout; die tellen als verloren. In de eerste: plaats { $seat }, { $reason }
    }
arena-unfinished =
    { $count ->
        [one] { $count } wedstrijd had na { $moves } zetten geen uitslag; alle spelers of teams delen die.
       *[other] { $count } wedstrijden hadden na { $moves } zetten geen uitslag; alle spelers of teams delen ze.
    }
arena-no-ratings = Er zijn geen ratings: daarvoor is het pakket openskill nodig; pip install "bornes[arena]" installeert het.
arena-interrupted = Onderbroken. Met --save BESTAND kun je later verdergaan.
arena-interrupted-saved = Onderbroken. Dezelfde opdracht gaat verder vanaf { $file }.

## Grafieken

arena-plot-wins = Gewonnen wedstrijden in %, met het 95%-interval
arena-plot-wins-in-rally = Gewonnen kampioenschappen in %, met het 95%-interval
arena-plot-pairings = Gewonnen door de rij tegen de kolom, in %

## Eerlijkheid

arena-fair-heading = Aanvallen op { $bot } of zijn team
arena-fair-head-labelled = op hem
arena-fair-head-others = op anderen
arena-fair-head-ratio = ratio
arena-fair-by = door { $bot }
arena-fair-leading = aan kop
arena-fair-level = ertussenin
arena-fair-trailing = achteraan
arena-fair-legend = De percentages zeggen hoe vaak een speler of team werd aangevallen door wie dat kon. De ratio vergelijkt dat met anderen die er in de manche en in de wedstrijd net zo voor stonden: 1 is gelijk.
arena-fair-even = { $bot } valt hem net zo vaak aan als zijn stand rechtvaardigt.
arena-fair-more = { $bot } valt hem vaker aan dan zijn stand rechtvaardigt.
arena-fair-less = { $bot } valt hem minder vaak aan dan zijn stand rechtvaardigt.

### Het einde van manches en wedstrijden in de browser.
###
### Een tekst wordt eerst gezocht als <sleutel>-in-<editie>, dan als <sleutel>.
### $form zegt over wie een zin gaat: you (jij), team (jij en een teamgenoot), one, many.

## Het blad

sheet-print = Afdrukken
sheet-winner = winnaar
sheet-being-played = bezig
sheet-broken-off = afgebroken
sheet-this-hand = Deze manche
sheet-this-hand-in-rally = Deze rally
sheet-this-hand-in-volant = Dit spel
sheet-games-title = Spel voor spel
sheet-games-won = Gewonnen spellen
sheet-count-games =
    { $count ->
        [one] { $count } spel
       *[other] { $count } spellen
    }
sheet-standing = De stand van de wedstrijd
sheet-standing-in-rally = De stand van het kampioenschap
sheet-standing-in-arche = De stand van de wedstrijd
sheet-standing-in-volant = De stand van de wedstrijd
sheet-goal-total = tot { $points } punten
sheet-goal-hands = { $done } van de { $all } manches
sheet-goal-hands-in-rally = { $done } van de { $all } rally’s
sheet-goal-hands-in-volant = { $done } van de { $all } spellen
sheet-goal-games = { $needed } van de { $games } spellen winnen

## Na een manche

sheet-ended-distance = { $distance } afgelegd.
sheet-ended-extension = { $distance } afgelegd, na de verlenging.
sheet-furthest-wins = Wie het verst is, wint.
sheet-next = Volgende manche
sheet-next-in-rally = Volgende rally
sheet-next-in-arche = Volgend spel
sheet-next-in-volant = Volgend spel
sheet-aside = De tafel bekijken
sheet-again = Terug naar de score
sheet-ready = Je bent zover
sheet-next-by-itself =
    { $seconds ->
        [one] De volgende manche begint vanzelf na { $seconds } seconde.
       *[other] De volgende manche begint vanzelf na { $seconds } seconden.
    }
sheet-next-by-itself-in-rally =
    { $seconds ->
        [one] De volgende rally begint vanzelf na { $seconds } seconde.
       *[other] De volgende rally begint vanzelf na { $seconds } seconden.
    }
sheet-next-by-itself-in-arche =
    { $seconds ->
        [one] Het volgende spel begint vanzelf na { $seconds } seconde.
       *[other] Het volgende spel begint vanzelf na { $seconds } seconden.
    }
sheet-next-by-itself-in-volant =
    { $seconds ->
        [one] Het volgende spel begint vanzelf na { $seconds } seconde.
       *[other] Het volgende spel begint vanzelf na { $seconds } seconden.
    }
sheet-waiting-next = De volgende manche begint als iedereen zover is:
sheet-waiting-next-in-rally = De volgende rally begint als iedereen zover is:
sheet-waiting-next-in-arche = Het volgende spel begint als iedereen zover is:
sheet-waiting-next-in-volant = Het volgende spel begint als iedereen zover is:
sheet-said-yes = klaar
sheet-waited-for = nog niet

## Na een wedstrijd

sheet-match-over = De wedstrijd is afgelopen
sheet-match-over-in-rally = Het kampioenschap is afgelopen
sheet-match-over-in-arche = De wedstrijd is afgelopen
sheet-match-over-in-volant = De wedstrijd is afgelopen
sheet-match-time = De tijd van { $name } is op.
sheet-match-total =
    { $form ->
        [you] Je hebt { $total } punten; { $goal } was genoeg.
        [team] { $name } hebben { $total } punten; { $goal } was genoeg.
        [many] { $name } hebben { $total } punten; { $goal } was genoeg.
       *[one] { $name } heeft { $total } punten; { $goal } was genoeg.
    }
sheet-match-hands =
    { $hands ->
        [one] { $total } punten in de enige manche.
       *[other] { $total } punten, het hoogste totaal na { $hands } manches.
    }
sheet-match-hands-in-rally =
    { $hands ->
        [one] { $total } punten in de enige rally.
       *[other] { $total } punten, het hoogste totaal na { $hands } rally’s.
    }
sheet-match-hands-in-volant =
    { $hands ->
        [one] { $total } punten in het enige spel.
       *[other] { $total } punten, het hoogste totaal na { $hands } spellen.
    }
sheet-match-games =
    { $total ->
        [one] { $total } van de { $hands } spellen gewonnen.
       *[other] { $total } van de { $hands } spellen gewonnen.
    }
sheet-abandoned = De wedstrijd is afgebroken
sheet-abandoned-in-rally = Het kampioenschap is afgebroken
sheet-abandoned-in-arche = De wedstrijd is afgebroken
sheet-abandoned-in-volant = De wedstrijd is afgebroken
sheet-abandoned-why = Er is geen winnaar. Dit was de stand.
sheet-rematch = Revanche
sheet-rematch-asked = Je wilt een revanche
sheet-waiting-rematch = De revanche begint als iedereen het wil:
sheet-new-table = Nieuwe tafel
sheet-picture = Als plaatje bewaren
sheet-record = Het verslag downloaden
sheet-record-in-rally = Het verslag downloaden
sheet-record-in-arche = Het verslag downloaden
sheet-record-in-volant = Het verslag downloaden

## Het schudden

sheet-shuffle = Is er eerlijk geschud? Controleer het zelf
sheet-shuffle-why = Alle kaarten volgen uit één geheim getal, de seed. Vóór de eerste kaart heeft iedereen het zegel erop gezien; nu is het zegel open.
sheet-commitment = Het zegel van vóór de eerste kaart
sheet-seed = De seed
sheet-salt = Het zout
sheet-check = Download het verslag en controleer het op je eigen computer: deze opdracht zegt of het zegel klopt, of elke kaart ligt waar de seed die legt, en of elke zet mocht.

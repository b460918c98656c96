### Het spel regel voor regel: de tafel, wat er gevraagd wordt en wat je kunt typen.
###
### Een tekst wordt eerst gezocht als <sleutel>-in-<editie>, dan als <sleutel>.

## Om te beginnen

play-which-edition = Welke editie wil je spelen?
play-how-many = Met hoeveel spelers?
play-sits-person = Plaats { $seat } ({ $side }): jij
play-sits-person-shared = Plaats { $seat } ({ $side }): een speler
play-sits-bot = Plaats { $seat } ({ $side }): { $bot }
bot-random = speelt op goed geluk
bot-novice = de beginner, die verstandig speelt maar vergeetachtig is
bot-steady = de degelijke speler, die weet wat meestal werkt
bot-sharp = de scherpe speler, die kaarten telt en kansen weegt
bot-expert = de expert, die van miljoenen manches heeft geleerd
bot-champion = de kampioen, die elke zet in duizenden manches uitprobeert
play-aim-total = Wie het eerst { $distance } heeft, wint de manche. De wedstrijd gaat tot { $points } punten.
play-aim-total-in-rally = Wie het eerst { $distance } heeft, wint de rally. Het kampioenschap gaat tot { $points } punten.
play-aim-total-in-volant = Wie het eerst { $distance } heeft, wint het spel. De wedstrijd gaat tot { $points } punten.
play-aim-hands =
    { $hands ->
        [one] Wie het eerst { $distance } heeft, wint de manche. De wedstrijd duurt één manche.
       *[other] Wie het eerst { $distance } heeft, wint de manche. Het hoogste totaal na { $hands } manches wint de wedstrijd.
    }
play-aim-hands-in-rally =
    { $hands ->
        [one] Wie het eerst { $distance } heeft, wint de rally. Het kampioenschap duurt één rally.
       *[other] Wie het eerst { $distance } heeft, wint de rally. Het hoogste totaal na { $hands } rally’s wint het kampioenschap.
    }
play-aim-hands-in-volant =
    { $hands ->
        [one] Wie het eerst { $distance } heeft, wint het spel. De wedstrijd duurt één spel.
       *[other] Wie het eerst { $distance } heeft, wint het spel. Het hoogste totaal na { $hands } spellen wint de wedstrijd.
    }
play-aim-games =
    { $games ->
        [one] Wie het eerst { $distance } heeft, wint.
       *[other] Wie het eerst { $distance } heeft, wint het spel. De wedstrijd gaat over hoogstens { $games } spellen.
    }
play-not-begun = Er is nog geen spel begonnen.
play-option = Optie: { $name }: { $value }
play-house-rule = Huisregel: { $name }: { $value }
play-resumed = Het spel gaat verder waar je gebleven was.
play-how-to = Typ het nummer van een keuze. Typ ? voor hulp.

## De tafel

play-draw-pile = stok { $count }
play-draw-pile-in-dujardin = stok { $count }
play-discards = aflegstapel { $count }, bovenop: { $card }
play-no-discards = aflegstapel leeg
play-seat-yours = jij, plaats { $seat } ({ $cards })
play-seat-other = plaats { $seat } ({ $cards })
play-games-won =
    { $count ->
        [one] { $count } spel gewonnen
       *[other] { $count } spellen gewonnen
    }
play-progress = { $km } van { $target }
play-battle = Actie: { $cards } ({ $state })
play-speed = Snelheid: { $card }
play-on-top-of = { $top } op { $under }
play-hazards = Aanvallen: { $cards }
play-limit-here = Limiet van dit vak: { $km } km
play-safeties = Troeven: { $cards }
play-nothing = niets
play-extension-called = { $side } heeft verlengd: de afstand is nu { $target }.
play-your-hand = Jouw kaarten: { $cards }
play-no-cards = geen

## De weg van volant

play-circuit = Circuit { $name }
play-road-square = vak
play-road-lane = strook { $lane }
play-road-limit = limiet
play-road-bonus = bonus
play-road-shortcut = binnenweg
play-road-in = in
play-road-out = uit

## Wat er gevraagd wordt

play-prompt = >
play-ask-draw = Welke kaart neem je?
play-ask-play = Wat speel je?
play-ask-extension = Je hebt de afstand afgelegd. Verleng je?
play-ask-answer = Je wordt aangevallen. Reageer je meteen?
play-ask-u-turn = Een tegenstander heeft net gereden. Stuur je de auto terug?
play-ask-owed = Je beurt is onderbroken. Welke kaart leg je af?
play-no-such-choice = Typ een nummer van 1 tot { $most }, of een zet zoals: speel 100
play-no-such-count = Typ een van deze aantallen: { $allowed }
play-try-again = Typ een nummer van 1 tot { $most }, of ? voor hulp.

## Meer spelers bij één scherm

play-hand-over = Geef het scherm aan { $name }.
play-press-enter = Druk op Enter om verder te gaan.
play-press-enter-clear = Druk op Enter om het scherm leeg te maken.
play-press-enter-show = { $name }: druk op Enter als niemand anders kijkt.
play-press-enter-deal = Druk op Enter voor de volgende manche.
play-press-enter-deal-in-rally = Druk op Enter voor de volgende rally.
play-press-enter-deal-in-arche = Druk op Enter voor het volgende spel.
play-press-enter-deal-in-volant = Druk op Enter voor het volgende spel.
play-no-answer = Je kunt niet reageren op wat er net gespeeld is.

## De punten

play-match-total = Totaal van de wedstrijd
play-match-total-in-rally = Totaal van het kampioenschap
play-match-total-in-volant = Totaal van de wedstrijd
play-games-won-title = Gewonnen spellen

## Wat je kunt typen

play-help-moves = Typ het nummer van een keuze, of een zet in woorden: speel 100, speel rood licht op B, afleggen groen licht. Verder:
play-help-help = deze hulp
play-help-table = de tafel opnieuw tonen
play-help-road = het hele circuit
play-help-score = de stand tot nu toe
play-help-log = alles wat er gebeurd is
play-help-hint = wat de zetten waard lijken
play-help-rules = de regels van deze editie
play-help-why = waarom een zet niet mag: waarom speel 100
play-help-save = het spel vanaf nu in een bestand bewaren; het bestand bevat ieders kaarten
play-help-wish = wat je nog kunt zeggen: kreten, nog een wedstrijd
play-help-quit = het spel verlaten
play-word-move = ZET
play-word-file = BESTAND
play-why-what = Typ ook de zet: waarom speel 100
play-why-legal = Die zet mag nu.

## Verlaten en bewaren

play-input-ended = Er is niets meer te lezen: het spel stopt hier.
play-left = Je hebt het spel verlaten.
play-interrupted = Het spel is onderbroken.
play-not-saved = Het is niet bewaard.
play-resume-with = Zo ga je ermee verder: bornes play --resume { $file }
play-saved = Bewaard in { $file }, en vanaf nu na elke zet.
play-save-where = Typ ook de naam van een bestand: bewaar BESTAND
play-save-failed = Het spel kan niet bewaard worden in { $file }: { $reason }
play-save-exists = { $file } bestaat al. Ga ermee verder met --resume { $file }, of bewaar onder een andere naam.
play-save-not-file = Het spel kan niet bewaard worden in { $file }: dat is geen bestand.
play-resume-alone = Een verslag kent zijn editie, spelers, opties, huisregels en seed al: geef --resume zonder die.
play-seats-own = Het bestand noemt een eigen bot. Zeg wie speelt, zodat jij degene bent die hem laat laden: --seats "{ $seats }".
play-unknown-seat = Niemand die ‘{ $found }’ heet, kan een plaats innemen. Kies uit: { $allowed }
play-seats-count = Er zijn { $players } plaatsen, en je hebt er { $found } genoemd.

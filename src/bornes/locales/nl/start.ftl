### Een tafel beginnen in de browser: het eerste scherm, wachten, aanschuiven, een plaats meenemen.

## Het eerste scherm

start-brand = Bornes
start-title = Mille Bornes volgens de regels uit je eigen doos
start-line = Vijf edities, elk precies zoals in de doos. Tegen bots of met vrienden, meteen en zonder account.
start-loading = De dozen komen uit de kast…

start-edition = Welke doos wordt het?
start-edition-why = Elke editie heeft eigen kaarten, woorden en regels.
start-fun-dujardin = Die iedereen kent: zet je vrienden stil, sla terug met een bliksemreactie en durf voorbij de finish door te rijden.
start-fun-rally = Een rally tot de allerlaatste kaart: niemand is veilig voordat de stok op is. Op zijn best drie tegen drie.
start-fun-parker = Zonder genade: stapel pech op pech tot een rivaal vastzit, en tel in mijlen.
start-fun-arche = Een gezinsreis van enkele minuten: de een heeft honger, twee hebben dorst, de ander wil koffie, en allemaal houden ze je op.
start-fun-volant = Een echte race op een circuit: kies je rijstrook, duik de binnenweg in en laat rivalen rechtsomkeert maken.
start-edition-players = { $counts } spelers

start-players = Met hoeveel spelers?
start-players-why = De regels hangen af van het aantal spelers.
start-each-alone = Ieder rijdt voor zich.
start-two-teams = Twee teams van { $size }; teamgenoten rijden samen.
start-three-teams = Drie teams van twee; teamgenoten rijden samen.

start-who = Wie zit waar?
start-who-why = Een bot speelt meteen mee; een vriend stuur je een link; wie naast je zit, speelt op dit apparaat.
start-who-of = Wie neemt plaats { $seat }
start-seat-alone = Plaats { $seat }
start-seat-team = Plaats { $seat }, team { $side }
start-me = Ik
start-here = Hier
start-friend = Vriend
start-bot = Bot
start-me-why = Hier speel je zelf, als { $name }.
start-here-why = Speelt ook op dit apparaat: jullie geven het aan elkaar door, en intussen ziet niemand een hand.
start-here-name = Naam op plaats { $seat }
start-friend-why = Wie je link het eerst opent, komt hier zitten.
start-looking-on = Je hebt geen plaats: je opent de tafel en kijkt toe.
start-nobody = Minstens één plaats moet voor een mens zijn.
start-level-of = Niveau van de bot op plaats { $seat }
start-all-bots = Alle bots zo
start-all-bots-of = Alle bots zoals die op plaats { $seat }

start-bot-random = Gokker
start-bot-random-why = Speelt zomaar een kaart die mag.
start-bot-novice = Beginner
start-bot-novice-why = Speelt verstandig, maar is vergeetachtig en bewaart niets voor later.
start-bot-steady = Degelijk
start-bot-steady-why = Weet wat meestal werkt, als een goede speler aan de keukentafel.
start-bot-sharp = Scherp
start-bot-sharp-why = Telt kaarten, weegt kansen en let op de stand.
start-bot-expert = Expert
start-bot-expert-why = Leerde van miljoenen manches en speelt op gevoel.
start-bot-champion = Kampioen
start-bot-champion-why = Probeert zijn zetten in duizenden manches uit voor hij speelt.

start-name = Je naam
start-name-why = Je naam blijft in deze browser. Je mag het veld leeg laten.
start-car = Jouw auto
start-car-saloon = sedan
start-car-convertible = cabrio
start-car-estate = stationwagen
start-car-van = bestelwagen
start-car-micro = mini
start-car-coupe = coupé
start-colour = Jouw kleur
start-colour-red = rood
start-colour-blue = blauw
start-colour-green = groen
start-colour-orange = oranje
start-colour-purple = paars
start-colour-grey = grijs

start-options = Opties
start-options-as-printed = zoals in het boekje
start-options-changed =
    { $count ->
        [one] { $count } gewijzigd
       *[other] { $count } gewijzigd
    }
start-options-reset = Terug naar het boekje
start-own-design = zelf ontworpen
start-option-is = { $name }: { $value }
start-less = minder
start-more = meer
start-pace = Tijd en tempo
start-pause = Tijd om te reageren
start-pause-why = Na elke aanval wacht de tafel zo lang, of er nu iemand kan reageren of niet: zo verraadt de klok niets.
start-pause-seconds =
    { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } seconden
    }
start-pause-all = tot iedereen gereageerd heeft
start-clock = Klokken
start-clock-none = geen
start-clock-move = per zet
start-clock-match = per wedstrijd
start-clock-days = dagen per zet
start-clock-none-why = Iedereen mag zo lang nadenken als hij wil.
start-clock-move-why = Zoveel tijd is er voor elke zet. Zolang er gereageerd kan worden, loopt niemands klok.
start-clock-match-why = Zoveel tijd is er voor alle zetten van een wedstrijd samen. Zolang er gereageerd kan worden, loopt niemands klok.
start-clock-days-why = Jullie hoeven er niet tegelijk te zijn. Met de pagina dicht krijg je geen herinnering: als je terugkomt, staan de tafels die op je wachten bovenaan.
start-clock-time = Tijd
start-clock-increment = Elke zet geeft terug
start-clock-increment-none = niets
start-clock-out = Als de tijd op is
start-clock-out-bot = neemt een bot het over
start-clock-out-lose = is de wedstrijd verloren
start-clock-is-move = { $time } per zet
start-clock-is-match = { $time } per wedstrijd
start-clock-is-days = { $time } per zet
start-clock-then-bot = daarna neemt een bot het over
start-clock-then-lose = daarna is de wedstrijd verloren
start-clock-minutes =
    { $count ->
        [one] { $count } minuut
       *[other] { $count } minuten
    }
start-clock-days-count =
    { $count ->
        [one] { $count } dag
       *[other] { $count } dagen
    }
start-undo = Zetten terugnemen
start-undo-why = Na je zet wachten de bots even: je kunt hem terugnemen zolang er geen kaart getrokken of getoond is. Met een klik gaat het meteen verder.
start-bots-pace = Tempo van de bots
start-bots-pace-why = Hoe lang een bot over zijn zet doet.
start-bots-quick = vlot
start-bots-calm = rustig
start-deal = De volgende manche
start-deal-in-rally = De volgende rally
start-deal-in-arche = Het volgende spel
start-deal-in-volant = Het volgende spel
start-deal-why = Wanneer er opnieuw gedeeld wordt.
start-deal-ready = als iedereen zover is
start-deal-seconds =
    { $seconds ->
        [one] na { $seconds } seconde
       *[other] na { $seconds } seconden
    }

start-company = Rond de tafel
start-spectators = Toeschouwers
start-spectators-why = Wie de link heeft, mag toekijken, zonder iemands hand te zien. Zonder toeschouwers ziet alleen wie een plaats heeft wat er gespeeld wordt.
start-spectators-yes = toeschouwers welkom
start-spectators-no = geen toeschouwers
start-phrases = Kreten onder elkaar
start-phrases-why = “Hallo!”, “Goed gespeeld!”, “Au!”: een paar kreten en verder niets, die iedereen in de eigen taal leest en kan uitzetten. Teamgenoten zwijgen tijdens een manche.
start-phrases-yes = met kreten
start-phrases-no = zonder kreten

start-your-table = Je tafel
start-play = Spelen
start-play-invite = Tafel openen
start-making = De tafel wordt klaargezet…
start-extension-to = Wie daar aankomt, mag verlengen tot { $distance }.
start-aim-total = Wie het eerst { $distance } heeft, wint de manche. De wedstrijd gaat tot { $points } punten.
start-aim-total-in-rally = Wie het eerst { $distance } heeft, wint de rally. Het kampioenschap gaat tot { $points } punten.
start-aim-total-in-volant = Wie het eerst { $distance } heeft, wint het spel. De wedstrijd gaat tot { $points } punten.
start-aim-hands =
    { $hands ->
        [one] Wie het eerst { $distance } heeft, wint de manche. De wedstrijd duurt één manche.
       *[other] Wie het eerst { $distance } heeft, wint de manche. Het hoogste totaal na { $hands } manches wint de wedstrijd.
    }
start-aim-hands-in-rally =
    { $hands ->
        [one] Wie het eerst { $distance } heeft, wint de rally. Het kampioenschap duurt één rally.
       *[other] Wie het eerst { $distance } heeft, wint de rally. Het hoogste totaal na { $hands } rally’s wint het kampioenschap.
    }
start-aim-hands-in-volant =
    { $hands ->
        [one] Wie het eerst { $distance } heeft, wint het spel. De wedstrijd duurt één spel.
       *[other] Wie het eerst { $distance } heeft, wint het spel. Het hoogste totaal na { $hands } spellen wint de wedstrijd.
    }
start-aim-games =
    { $games ->
        [one] Wie het eerst { $distance } heeft, wint.
       *[other] Wie het eerst { $distance } heeft, wint het spel. De wedstrijd gaat over hoogstens { $games } spellen.
    }

## Tafels waar je zat

start-elsewhere = Naast de tafels
start-recent = Je tafels
start-just-now = zojuist
start-recent-go = Verder spelen
start-recent-look = Bekijken
start-recent-forget = Deze tafel vergeten
start-recent-forgotten = De tafel is vergeten.
start-recent-all =
    { $count ->
        [one] Nog { $count } tonen
       *[other] Nog { $count } tonen
    }
start-recent-waiting =
    { $count ->
        [one] wacht op { $count } speler
       *[other] wacht op { $count } spelers
    }
start-recent-yours = jij bent aan de beurt
start-recent-playing = bezig
start-recent-free =
    { $count ->
        [one] bezig, { $count } plaats vrij
       *[other] bezig, { $count } plaatsen vrij
    }
start-recent-over = afgelopen
start-recent-abandoned = afgebroken

## Wachten op de anderen

start-lobby-waiting =
    { $count ->
        [one] Wachten op nog { $count } speler
       *[other] Wachten op nog { $count } spelers
    }
start-lobby-dealing = De kaarten worden gedeeld…
start-lobby-waiting-why = Zodra alle plaatsen bezet zijn, wordt er gedeeld.
start-lobby-link = De link naar deze tafel
start-lobby-link-why = Stuur de link naar wie meespeelt. Wie hem verder nog heeft, kan toekijken.
start-lobby-link-why-closed = Stuur de link naar iedereen die meespeelt. Niemand anders krijgt de kaarten te zien.
start-lobby-closed = Zonder toeschouwers
start-lobby-seats = Wie zit waar
start-lobby-rules = Wat er gespeeld wordt
start-lobby-you = jij
start-lobby-here = is er
start-lobby-away = is even weg
start-lobby-free = Vrij
start-lobby-free-why = Voor iemand met de link.
start-lobby-fill = Aan een bot geven
start-lobby-fill-of = Plaats { $seat } aan een bot geven
start-lobby-fill-level = De bot voor plaats { $seat }
start-lobby-fill-do = Zet er een bot neer
start-lobby-as-printed = Alle opties zoals in het boekje.
start-lobby-pause =
    { $seconds ->
        [one] { $seconds } seconde om te reageren
       *[other] { $seconds } seconden om te reageren
    }
start-lobby-pause-all = De tafel wacht tot iedereen gereageerd heeft
start-lobby-watching =
    { $count ->
        [one] { $count } persoon kijkt toe.
       *[other] { $count } personen kijken toe.
    }
start-fair = Niemand kan met het schudden knoeien
start-fair-why = Alle kaarten van de wedstrijd volgen uit een geheim dat al vastligt. Dit is het zegel erop. Na de wedstrijd gaat het zegel open, en kan iedereen nagaan of het klopt.
start-fair-print = Zegel
start-sat-down = { $name } zit op plaats { $seat }.
start-sat-bot = Er zit een bot op plaats { $seat }.

## Een link om te sturen

start-copy = Kopiëren
start-copied = Gekopieerd
start-copy-failed = Kopiëren lukt hier niet. De link is geselecteerd: kopieer hem met de hand.
start-link-local = Dit adres werkt alleen op deze computer. Wil je met anderen spelen, open de pagina dan op een adres dat zij ook kunnen bereiken.
start-share = Delen…
start-share-text = Kom je Mille Bornes met me spelen?
start-share-text-from = { $name } nodigt je uit voor een spel Mille Bornes!

## Aanschuiven

start-join = Schuif aan
start-join-invited = { $name } nodigt je uit
start-join-why = Aan deze tafel is een plaats voor je.
start-join-left-why = Iemand is weggegaan; tot jij gaat zitten, speelt er een bot.
start-join-seats = Vrije plaatsen
start-join-take = Ga hier zitten
start-join-take-of = Ga hier zitten: { $seat }
start-join-taking = Je schuift aan…
start-join-free = vrij
start-join-bot = er speelt nu een bot
start-join-with = samen met { $names }
start-join-watch = Alleen toekijken
start-join-watching = Je kijkt toe.
start-join-after-all = Toch gaan zitten
start-join-faster = Iemand was je voor: plaats { $seat } is bezet. Kies een andere.
start-join-full = Iemand was je voor: alle plaatsen zijn bezet. Je kunt toekijken.
start-join-full-closed = Iemand was sneller: alle plaatsen zijn bezet.
start-closed = Aan deze tafel kijkt niemand toe
start-closed-why = { $names } zitten aan deze tafel. Wat er gespeeld wordt, ziet alleen wie een plaats heeft.

## Op een ander apparaat

start-hand = Verder op een ander apparaat
start-hand-why = Open deze privélink op het andere apparaat: je plaats en je kaarten gaan mee.
start-hand-then = Op dit apparaat kun je dan alleen nog toekijken. De link werkt één keer; laat hem aan niemand anders zien.
start-hand-link = Je privélink
start-scan = De link als QR-code, voor de camera van een telefoon
start-hand-minutes =
    { $minutes ->
        [0] Nog minder dan een minuut.
        [one] Nog { $minutes } minuut.
       *[other] Nog { $minutes } minuten.
    }
start-hand-over = De link is verlopen.
start-hand-new = Nieuwe link maken
start-hand-making = De link wordt gemaakt…
start-hand-no-seat = Je hebt hier geen plaats om over te dragen.

## Nergens

start-nowhere = Deze weg leidt nergens heen
start-nowhere-why = Op dit adres is niets.
start-nowhere-back = Terug naar het begin

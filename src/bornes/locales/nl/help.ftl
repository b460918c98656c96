### De spelregels naast de tafel, en tips.
###
### Een tekst wordt eerst gezocht als <sleutel>-in-<editie>, dan als <sleutel>.

## De regels

help-tabs = Hulp
help-tab-rules = Regels
help-tab-cards = Kaarten
help-tab-keys = Toetsen
help-tab-table = Deze tafel
help-contents = Inhoud
help-coming = De spelregels komen eraan…
help-all-rules = Alle regels, vanaf het begin
help-larger = Groot lezen
help-smaller = Terug naast de tafel

## De toetsen

help-key = Toets
help-key-does = Wat de toets doet
help-key-choose = een kaart kiezen
help-key-move = naar de vorige of volgende kaart
help-key-play = de gekozen kaart spelen
help-key-discard = de gekozen kaart afleggen
help-key-draw = een kaart nemen
help-key-take = de bovenste kaart van de aflegstapel nemen
help-key-take-in-volant = je beurt beëindigen, in het versnelde spel
help-key-answer = bliksemreactie: reageren op een aanval
help-key-answer-in-arche = reageren op een aanval
help-key-answer-in-volant = bliksemreactie of Rechtsomkeert: reageren
help-key-decline = nee: niet reageren, niet verlengen
help-key-decline-in-arche = nee: niet reageren
help-key-decline-in-volant = nee: niet reageren
help-key-extend = verlengen
help-key-hint = een tip
help-key-rules = de regels, bij de gekozen kaart
help-key-score = de puntentelling
help-key-log = het verloop
help-key-menu = het menu
help-key-read = de tafel laten voorlezen
help-key-back = de kaart terug in je hand, of sluiten wat open is
help-key-undo = je zet terugnemen
help-key-say = iets tegen de anderen zeggen
help-keys-on = Losse toetsen
help-keys-on-why = Staat dit uit, dan doen letters en cijfers niets aan tafel: voor wie tegen de computer praat of per ongeluk toetsen indrukt. Alles kan dan nog met Tab, de pijlen, Enter en Esc.
help-keys-other = Druk hierboven op een toets om er een andere letter voor te kiezen.
help-keys-change = { $key }: { $does }. Andere toets kiezen
help-keys-press = Druk op de nieuwe toets, of op Esc.
help-keys-taken = { $key } is bezet: { $does }.
help-keys-letter = Alleen letters kun je kiezen: cijfers kiezen kaarten.
help-keys-reset = Alle toetsen zoals eerst
help-keys-note = Met Tab kom je bij elke knop; met Enter of de spatiebalk druk je erop.

## Deze tafel

help-fact-aim = Het doel
help-fact-seating = De plaatsen
help-fact-cards = De kaarten
help-fact-cards-value = { $deck } in het spel, { $hand } in elke hand
help-fact-extension = Na een verlenging
help-fact-circuit = Het circuit
help-fact-pause = Tijd om te reageren
help-fact-pause-all = tot iedereen gereageerd heeft
help-fact-pause-value =
    { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } seconden
    }
help-options = Opties
help-changed = gewijzigd
help-house-rules = Huisregels

## Tips

help-hint = Tip
help-hint-thinking = Even nadenken…
help-hint-not-now = Je hebt nu niets te beslissen. De tip komt zodra dat wel zo is.
help-hint-note = De balk toont de kans om de wedstrijd te winnen.
help-hint-note-in-rally = De balk toont de kans om het kampioenschap te winnen.
help-hint-note-in-arche = De balk toont de kans om de wedstrijd te winnen.
help-hint-note-in-volant = De balk toont de kans om de wedstrijd te winnen.
help-hint-chance = Kans om te winnen:
help-hint-points = Ongeveer { $points } punten in deze manche.
help-hint-points-in-rally = Ongeveer { $points } punten in deze rally.
help-hint-points-in-volant = Ongeveer { $points } punten in dit spel.
help-hint-equal = Hier maakt het niet uit: wat je ook doet, de kans is dezelfde.
help-hint-equal-some = De eerste { $count } zijn even goed.
help-hint-on-cards = Tips op de kaarten
help-hint-on-cards-why = Telkens als je iets te kiezen hebt, toont elke kaart de kans om ermee te winnen.
help-hint-on-card = kans om te winnen { $chance }
help-hint-play = Speel dit
help-hint-play-of = Speel dit: { $move }
help-coach = Coach
help-coach-off = Stil
help-coach-after = Na
help-coach-before = Voor
help-coach-why = Tegen bots: één zin als een andere zet duidelijk beter is, na je zet of voordat hij gespeeld wordt.
help-coach-better-before = Beter: { $move }. { $reason } Doe je zet nog eens om hem toch te spelen.
help-coach-better-after = Beter was geweest: { $move }. { $reason }

### De tafel in de browser.

## Waar alles ligt

table-side-of = { $name }: uitgelegde kaarten
table-piles = Stok en aflegstapel
table-piles-in-dujardin = Stok en aflegstapel
table-hand = Je kaarten
table-log = Het verloop
table-pile = { $pile }: { $cards }
table-pile-with = { $pile }: { $cards }, { $card } bovenop
table-laid = { $count } × { $card }
table-in-the-match = Punten in de wedstrijd
table-tools = Meer
table-actions = Wat je kunt doen
table-watching = Je kijkt toe.
table-free-seat = Er is een plaats vrij
table-free-seat-take = Neem de vrije plaats

## Hoe het met een speler of team gaat

table-rolling = Rijdt
table-stopped = Staat stil
table-limited = Maximumsnelheid
table-away = afwezig
table-away-for =
    { $seconds ->
        [one] afwezig; over { $seconds } seconde neemt een bot het over
       *[other] afwezig; over { $seconds } seconden neemt een bot het over
    }
table-bot-plays = afwezig; er speelt een bot

## De wedstrijd

table-goal-total = { $hand }, tot { $total } punten
table-goal-hands = { $hand } van { $count }
table-goal-games = { $hand } van hoogstens { $count }

## Wat te doen

table-title-turn = Jij bent aan de beurt · Bornes
table-title-ready = De tafel wacht op jou · Bornes
table-call-turn = Jij bent aan de beurt.
table-call-ready = De tafel wacht op jou.
table-your-turn = Jouw beurt: kies een kaart.
table-your-turn-short = Jij bent aan de beurt.
table-your-turn-plays = Jouw beurt: je speelt nog { $count } kaarten.
table-draw-first = Jouw beurt: neem een kaart.
table-draw = Neem een kaart
table-take = Neem { $card }
table-turn-of = { $name } is aan de beurt.
table-extension-ask = Je bent er! Doorrijden tot { $distance }?
table-extension-keys = Druk op { $extend } voor de verlenging, op { $finish } om te stoppen.
table-card = { $number }: { $card }
table-card-playable = { $number }: { $card }, kun je spelen
table-play-here = Speel de kaart op je eigen weg
table-play-there = Speel de kaart tegen { $name }
table-discard-here = Leg de kaart af
table-why-not = Waarom kan ik deze kaart niet spelen?
table-put-back = Terug in je hand
table-ask-card = Wat zeggen de spelregels over { $card }?

## Antwoorden buiten je beurt

table-moment = Even wachten op een bliksemreactie…
table-moment-in-arche = Even wachten op een reactie…
table-moment-move = Even wachten op een Rechtsomkeert…
table-answers-all = Wachten op { $names }
table-answers-speak = Kun of wil je niet reageren? Laat het dan weten.
table-no-answer = Niet reageren
table-seconds-left =
    { $seconds ->
        [one] nog { $seconds } seconde
       *[other] nog { $seconds } seconden
    }
table-offer-coup = Bliksemreactie!
table-offer-parry = Je kunt de aanval afweren!
table-offer-u-turn = Rechtsomkeert!
table-offer-attacked = { $name } valt je aan met { $card }.
table-offer-moved = { $name } heeft net gereden: je kunt de auto terugsturen.
table-offer-keys = Druk op { $answer } om te reageren, op { $decline } om dat niet te doen.
table-cheer-coup = Bliksemreactie!
table-cheer-u-turn = Rechtsomkeert!
table-cheer-extension = Verlenging!

## Wat er mis is, wat helpt, en wat er op het spel staat

table-wrong-stopped-by = { $hazard }: je hebt { $helps } nodig.
table-wrong-stopped-by-helpless = { $hazard }: niets kan je nog helpen.
table-wrong-not-rolling = Je rijdt nog niet: je hebt { $helps } nodig.
table-wrong-not-rolling-helpless = Je rijdt niet, en niets kan je nog helpen.
table-wrong-speed-limited = { $hazard }: hoogstens { $most }. Opheffen kan met { $helps }.
table-wrong-speed-limited-helpless = { $hazard }: hoogstens { $most }.
table-wrong-square-limited = Vanaf dit vak rijd je hoogstens { $most }.
table-nothing-fits = Niets past: leg een kaart af.
table-must-play = Je hebt { $card } gepakt: speel die nu.
table-owed = Je beurt werd onderbroken: leg { $cards } af.
table-stake-points = +{ $points } punten
table-stake-turn = de beurt
table-stake-extension = Op het spel: { $points } punten, voor jou of voor de anderen.
table-tied = Gelijke stand ({ $names }): { $hand } beslist.

## Hoe snel het gaat

table-pace = Tempo van de tafel
table-pace-why = Met een tik of een toets zie je meteen wat nog komt.
table-pace-calm = rustig
table-pace-usual = gewoon
table-pace-quick = vlot
table-pace-none = meteen

## Het verloop

table-log-filter = Wat het verloop toont
table-log-who = Van wie
table-log-everyone = Iedereen
table-log-what = Wat
table-log-all = Alles
table-log-drives = Rijden
table-log-attacks = Aanvallen en reacties
table-log-people = Komen en gaan
table-log-none = Nog niets van dien aard.

## Rond de tafel

table-open-hints = Tip
table-open-score = Score
table-open-log = Verloop
table-open-help = Regels
table-open-menu = Menu
table-dealt = Gedeeld op een toestel
table-link = De link naar deze tafel
table-link-why = Wie de link opent, kan een vrije plaats nemen of toekijken.
table-link-why-closed = Voor wie een plaats moet innemen. Niemand anders krijgt de kaarten te zien.
table-link-why-dealt = Niemand anders kan hier gaan zitten: de kaarten zijn op een toestel gedeeld.
table-device = Een ander apparaat
table-device-why = Speel met je kaarten verder op een telefoon of een andere computer.
table-device-do = Overdragen
table-abandon = De wedstrijd afbreken
table-abandon-why = Dat kan als iedereen het ermee eens is. Er is dan geen winnaar.
table-abandon-why-alone = Er is dan geen winnaar.
table-abandon-do = Afbreken
table-abandon-not = Doorspelen
table-abandon-agree = Akkoord, afbreken
table-abandon-asked = Je wilt de wedstrijd hier afbreken. Wachten op de anderen.
table-abandon-wanted = De wedstrijd hier afbreken? Gevraagd door { $names }.
table-leave = De tafel verlaten
table-leave-why = Een bot speelt voor je verder, en iedereen mag je plaats nemen.
table-leave-why-dealt = Een bot speelt voor je verder, en niemand anders kan je plaats innemen.
table-leave-do = Verlaten
table-offer-why = Deze plaats is verlaten; er speelt nu een bot. Iemand anders mag er gaan zitten zodra iedereen het ermee eens is.
table-offer-done = Deze plaats is verlaten; er speelt nu een bot. Iedereen mag er gaan zitten.
table-offer-do = Akkoord
table-offer-not = Liever niet
table-sure = Ja, zeker weten
table-shuffle = Het schudden
table-shuffle-why = Dit zegel is gezet vóór de eerste kaart. Na de wedstrijd gaat het open, en kan iedereen nagaan dat er met geen kaart geknoeid is.
table-shuffle-why-dealt = Deze kaarten zijn op een toestel gedeeld, niet door deze server, en wie daar speelde kon ze kennen. Het zegel hoort er wel bij: na de wedstrijd gaat het open.

## De verbinding

table-connecting = Verbinding maken met de tafel…
table-lost = De verbinding is verbroken. Opnieuw verbinden…
table-gone-no_table = Deze tafel bestaat niet
table-gone-no_table-why = Er is hier nooit een tafel geweest, of ze is opgeruimd omdat er niemand meer kwam.
table-gone-damaged = Deze tafel kan niet worden getoond
table-gone-damaged-why = Wat ervan is bewaard, is beschadigd. Andere tafels hebben er geen last van.
table-gone-handed_over = Je plaats is verhuisd
table-gone-handed_over-why = Je speelt nu op een ander apparaat. Laad deze pagina opnieuw om toe te kijken.
table-gone-too_many_connections = Te veel vensters
table-gone-too_many_connections-why = Sluit een venster dat je niet nodig hebt en laad deze pagina opnieuw.
table-gone-version = De pagina is verouderd
table-gone-version-why = Laad de pagina opnieuw.
table-gone-version-kept = De nieuwe wordt opgehaald, en wordt je hier aangeboden.

## De tafel voorgelezen

table-read-side = { $name }: { $distance }, { $state }.
table-read-hazards = In de weg: { $cards }.
table-read-safeties = Troeven: { $cards }.
table-read-draw = Stok: { $cards }.
table-read-draw-in-dujardin = Stok: { $cards }.
table-read-discards = Boven op de aflegstapel: { $card }.
table-read-hand = Je kaarten: { $cards }.

## Wat men tegen elkaar zegt

table-say = Iets zeggen
table-say-hello = Hallo!
table-say-good_luck = Succes!
table-say-well_played = Goed gespeeld!
table-say-wow = Wat een zet!
table-say-thanks = Dank je!
table-say-sorry = Sorry!
table-say-ouch = Au!
table-say-hurry = Kom op, rijden!
table-say-said = { $name } zegt: { $phrase }
table-say-partners = Teamgenoten praten niet tijdens een manche. Tussen de manches wel.
table-say-answers = Een ogenblik: op de laatste kaart kan nog gereageerd worden.
table-say-muted = Je hoort niemand.
table-say-hear = Wie je hoort
table-say-hear-all = Iedereen

## Klokken

table-clock-days = { $days } d { $hours } uur
table-clock-of = { $name } heeft nog { $time }.
table-clock-yours = Je hebt nog { $time }.
table-clock-soon = Nog maar { $time }!
table-time-up = tijd op
table-time-up-you = Je tijd was op: een bot speelt voor je.
table-time-back = Zelf verder spelen

## Terugnemen

table-undo = Terugnemen
table-undo-why = of klik om verder te gaan
table-confirm = Weggooien bevestigen
table-confirm-why = Nog eens vragen voordat een kaart weggegooid wordt.

## Meerdere mensen, één apparaat

table-hand-on = Geef het apparaat aan { $name }
table-hand-on-why = Er is geen hand te zien. Vanaf hier kijkt alleen { $name }.
table-hand-on-ask = { $name }, kun je reageren? Neem het apparaat.
table-hand-on-ask-why = Iedereen die misschien kan reageren krijgt deze vraag, met welke kaarten ook.
table-hand-on-do = Ik ben { $name }

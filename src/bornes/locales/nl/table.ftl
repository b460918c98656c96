### De tafel in de browser.

## Waar alles ligt

table-side-of = { $name }: uitgelegde kaarten
table-piles = Stok en aflegstapel
table-piles-in-dujardin = Stok en aflegstapel
table-empty = leeg
table-hand = Je kaarten
table-log = Wat er gebeurde
table-scores = De stand
table-tools = Meer
table-actions = Wat je kunt doen
table-watching = Je kijkt toe.
table-free-seat = Er is een plaats vrij
table-free-seat-take = De vrije plaats nemen

## Hoe het met een partij gaat

table-rolling = Rijdend
table-stopped = Stilstaand
table-limited = Maximumsnelheid
table-away = afwezig
table-away-for =
    { $seconds ->
        [one] afwezig; over { $seconds } seconde speelt een bot
       *[other] afwezig; over { $seconds } seconden speelt een bot
    }
table-bot-plays = afwezig; een bot speelt

## De wedstrijd

table-goal-total = { $hand }, tot { $total } punten
table-goal-hands = { $hand } van { $count }
table-goal-games = { $hand } van hoogstens { $count }

## Wat te doen

table-title-turn = Jij bent aan de beurt · Bornes
table-your-turn = Jouw beurt: kies een kaart.
table-your-turn-short = Jij bent aan de beurt.
table-your-turn-plays = Jouw beurt: nog { $count } kaarten te spelen.
table-draw-first = Jouw beurt: neem een kaart.
table-draw = Kaart nemen
table-take = { $card } nemen
table-turn-of = { $name } speelt.
table-extension-ask = Je bent er! Doorrijden tot { $distance }?
table-extension-keys = Druk op E voor de verlenging, op N om te stoppen.
table-card = { $number }: { $card }
table-card-playable = { $number }: { $card }, speelbaar
table-play-here = Op je eigen weg spelen
table-play-there = Tegen { $name } spelen
table-discard-here = Afleggen
table-why-not = Waarom kan ik die niet spelen?
table-put-back = Terugsteken
table-ask-card = Wat zeggen de spelregels over { $card }?

## Antwoorden buiten je beurt

table-answers-open = Wie kan antwoorden voor { $name }?
table-answers-open-you = Kun je antwoorden?
table-answers-open-move = Stuurt iemand { $name } terug?
table-answers-open-move-you = Stuurt iemand je terug?
table-answers-all = Wachten op { $names }
table-answers-speak = Kun of wil je niet antwoorden, zeg het dan.
table-no-answer = Geen antwoord
table-seconds-left =
    { $seconds ->
        [one] nog { $seconds } seconde
       *[other] nog { $seconds } seconden
    }
table-offer-coup = Bliksemreactie!
table-offer-parry = Je kunt de aanval afweren!
table-offer-u-turn = Rechtsomkeert!
table-offer-attacked = { $name } valt aan met { $card }.
table-offer-moved = { $name } heeft net gereden: je kunt de auto terugsturen.
table-offer-keys = Druk op C om te antwoorden, op N voor geen antwoord.
table-cheer-coup = Bliksemreactie!
table-cheer-u-turn = Rechtsomkeert!
table-cheer-extension = Verlenging!

## Rond de tafel

table-open-hints = Tip
table-open-score = Score
table-open-log = Verslag
table-open-help = Regels
table-open-menu = Menu
table-link = De link naar deze tafel
table-link-why = Wie hem opent, kan een vrije plaats nemen of toekijken.
table-device = Een ander apparaat
table-device-why = Ga met je kaarten verder op een telefoon of een andere computer.
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
table-leave-do = Verlaten
table-sure = Ja, echt
table-shuffle = Het schudden
table-shuffle-why = Dit zegel is gezet vóór de eerste kaart. Na de wedstrijd gaat het open, en iedereen kan nagaan dat er geen kaart is veranderd.

## De verbinding

table-connecting = Op weg naar de tafel…
table-lost = De verbinding is verbroken. Nieuwe poging…
table-gone-no_table = Deze tafel bestaat niet
table-gone-no_table-why = Er was hier nooit een tafel, of de tafel is opgeruimd omdat er niemand meer kwam.
table-gone-handed_over = Je plaats is verhuisd
table-gone-handed_over-why = Je speelt nu op een ander apparaat. Laad deze pagina opnieuw om toe te kijken.
table-gone-too_many_connections = Te veel vensters
table-gone-too_many_connections-why = Sluit er een die je niet nodig hebt en laad deze pagina opnieuw.
table-gone-version = De pagina is verouderd
table-gone-version-why = Laad de pagina opnieuw.

## De tafel voorgelezen

table-read-side = { $name }: { $distance }, { $state }.
table-read-hazards = In de weg: { $cards }.
table-read-safeties = Troeven: { $cards }.
table-read-draw = Stok: { $cards }.
table-read-draw-in-dujardin = Stok: { $cards }.
table-read-discards = Boven op de aflegstapel: { $card }.
table-read-hand = Je kaarten: { $cards }.

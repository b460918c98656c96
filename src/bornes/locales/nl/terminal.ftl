### Het spel in een terminal, regel voor regel en op het volle scherm.
###
### Een tekst wordt eerst gezocht als <sleutel>-in-<editie>, dan als <sleutel>.

## Een beurt in weinig regels

terminal-play = Speel:
terminal-discard = Leg af:
terminal-held = { $cards } kaarten
terminal-extension =
    { $form ->
        [you] Je hebt verlengd: de afstand is nu { $target }.
        [team] { $side } hebben verlengd: de afstand is nu { $target }.
        [many] { $side } hebben verlengd: de afstand is nu { $target }.
       *[one] { $side } heeft verlengd: de afstand is nu { $target }.
    }
terminal-thinking = Even nadenken…
terminal-no-circuit = Deze editie heeft geen circuit.

## Wat je kunt typen: telkens een lijst, waarvan de hulp het eerste woord toont

typed-draw = trek
typed-take = pak, neem
typed-play = speel, leg, s
typed-discard = afleggen, weg, a
typed-coup-fourre = bliksemreactie, coup-fourré
typed-parry = pareer
typed-pass = pas
typed-extend = verleng
typed-finish = klaar, stap-uit
typed-u-turn = rechtsomkeert
typed-end = einde
typed-on = op, tegen, bij
typed-curing = verhelp
typed-top = bovenop
typed-lane = strook
typed-via = via
typed-shortcut = binnenweg
typed-help = hulp
typed-table = tafel, t
typed-road = weg-tonen, circuit
typed-rules = regels
typed-why = waarom
typed-save = bewaar
typed-hint = tip, h
typed-score = punten, stand
typed-log = verloop, verslag
typed-deal = deel
typed-wish = wens
typed-quit = stop, q

## Het volle scherm: de tafel

terminal-answers-open = Wie kan reageren?
terminal-others = De anderen
terminal-piles = Stapels
terminal-all-cards = Ieders kaarten
terminal-road = Het circuit
terminal-hints = Tips
terminal-no-hint = Er valt nu niets aan te raden.
terminal-extension-title = Je bent er!
terminal-go-on = Verder
terminal-leave = Verlaten
terminal-stay = Doorspelen
terminal-leave-ask = Wil je het spel verlaten?
terminal-close = Esc sluit

## Meer spelers, één apparaat

terminal-hand-device = Geef het apparaat aan { $name }
terminal-hand-device-why = { $name }, druk op Enter als niemand anders het scherm ziet.
terminal-show-cards = Toon mijn kaarten

## De toetsen

terminal-key-card = kaart
terminal-key-do = spelen
terminal-key-discard = afleggen
terminal-key-hint = tip
terminal-key-score = punten
terminal-key-log = verloop
terminal-key-tableaus = tafel
terminal-key-road = circuit
terminal-key-rules = regels
terminal-key-save = bewaren
terminal-key-wishes = meer
terminal-key-help = hulp
terminal-key-quit = stoppen
terminal-key-step = stap
terminal-key-hand = manche
terminal-key-leap = tien zetten
terminal-key-ends = begin, eind
terminal-key-run = afspelen
terminal-key-pace = tempo
terminal-key-view = zicht
terminal-key-go = naar een zet
terminal-help = Toetsen en tekens
terminal-help-play = Kies een kaart met het nummer, met de pijltjes of met de muis; de regels eronder zeggen wat je ermee kunt doen, en Enter doet de regel met het teken. Klikken mag ook.
terminal-help-replay = Stap met de pijlen, of laat het lopen met de spatiebalk; v toont wat een andere plaats ziet, 0 alle kaarten, 1–6 een bepaalde plaats.
terminal-help-signs = ▶ rijdt   ■ staat stil   ≤50 hoogstens 50   ★ troef   ✦ bliksemreactie   ┊ elke 100
terminal-save-why = Het bestand bevat ieders kaarten en de seed. Het wordt na elke zet opnieuw geschreven.
terminal-wishes = Aan tafel
terminal-deal-in = De kaarten worden over { $seconds } s gedeeld.

## Het volle scherm: voor de eerste kaart

terminal-language = Taal
terminal-edition = Editie
terminal-players = Spelers
terminal-person = Speler
terminal-name = naam
terminal-resume = Of ga verder met een bewaard spel
terminal-resume-do = Verder
terminal-setup-keys = Tab volgende · Enter kiezen · Esc verlaten
terminal-house = Huisregels
terminal-house-change = Wijzigen…
terminal-house-done = Terug naar de instellingen
terminal-house-keys = ● gewijzigd · Enter wijzigen · Del zoals gedrukt · k bewaren

## Het volle scherm: terugkijken

terminal-move-of = zet { $move } van { $last }
terminal-all-open = Kaarten open
terminal-go-ask = Welke zet, van 0 tot { $last }?

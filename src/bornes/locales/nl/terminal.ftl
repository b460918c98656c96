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
typed-finish = stap-uit, klaar
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
typed-log = verslag
typed-deal = deel
typed-quit = stop, q

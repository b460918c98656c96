### De puntenteller in de browser, voor wie met de echte doos speelt.
###
### Een tekst wordt eerst gezocht als <sleutel>-in-<editie>, dan als <sleutel>.

keeper-title = De puntenteller
keeper-line = Jullie spelen met de doos op tafel; deze pagina houdt de stand bij, volgens de regels van jullie editie.
keeper-link = Heb je de echte doos? Hou hier de stand bij
keeper-kept = Je scorebladen
keeper-open = Verder
keeper-forget = Dit blad weggooien
keeper-forgotten = Het blad is weg.
keeper-open-file = Een bestand openen
keeper-bad-file = Dit is geen scoreblad van Bornes.
keeper-names = Wie spelen er?
keeper-names-why = Alleen op dit apparaat bewaard; er wordt niets over jullie verstuurd.
keeper-name-of = Naam van speler { $seat }
keeper-player = Speler { $seat }
keeper-begin = Begin het blad
keeper-back = Alle bladen

## Een manche

keeper-next = Noteer de volgende manche
keeper-next-in-rally = Noteer de volgende rally
keeper-next-in-arche = Noteer het volgende spel
keeper-next-in-volant = Noteer het volgende spel
keeper-writing = Wat ligt er op tafel?
keeper-arrived = Wie heeft { $distance } afgelegd?
keeper-nobody = Niemand
keeper-extension = Wie vroeg de verlenging?
keeper-pile-empty = De stok was toen leeg
keeper-ran-out = De stok was daarvoor al eens op
keeper-km = Kilometers
keeper-km-in-parker = Mijlen
keeper-add = Een kaart van { $km } erbij
keeper-twohundreds = Kaarten van 200
keeper-safeties = Troeven
keeper-coups = Daarvan bliksemreacties
keeper-no-100 = Geen 100 gelegd
keeper-laid-distance = Legde een kilometerkaart en werd teruggestuurd
keeper-write = Noteren
keeper-cancel = Annuleren
keeper-correct = Verbeteren
keeper-correct-of = Verbeteren: { $hand }
keeper-remove = Eruit halen
keeper-remove-of = Eruit halen: { $hand }
keeper-removed = { $hand } is eruit.
keeper-written = { $hand } is genoteerd.
keeper-adds-up = Wat het oplevert
keeper-cant-be = Er klopt iets niet: kijk naar wat gemarkeerd is.
keeper-not-counted = Telt niet mee

## Het blad

keeper-empty = Nog niets genoteerd.
keeper-csv = Als rekenblad (CSV)
keeper-save = Bewaren in een bestand
keeper-csv-hand = Manche
keeper-csv-line = Regel

## De raadgever

keeper-advice = Wat zou jij spelen?
keeper-advice-why = Kies waar een kaart ligt, en tik dan de kaarten aan die je ziet. Meer weet de raadgever niet.
keeper-advice-who = Wie vraagt het?
keeper-advice-where = Waar liggen de kaarten?
keeper-advice-hand = In je hand
keeper-advice-before = Vóór { $name }
keeper-advice-discards = Op de aflegstapel
keeper-advice-cards = De kaarten
keeper-advice-add = { $card }: { $place }
keeper-advice-remove = Terugnemen: { $card }, { $place }
keeper-advice-coup = als bliksemreactie
keeper-advice-pile = Kaarten over in de stok
keeper-advice-unknown = weet ik niet
keeper-advice-ask = Vraag raad
keeper-advice-clear = Kaarten weghalen
keeper-advice-thinking = Even nadenken…
keeper-road-why = De weg uit je eigen doos: zeg waar de auto’s staan en wat er verderop op de weg staat. Smalle stukken en de binnenweg tellen niet mee in het advies.
keeper-road-car = Hoe ver is { $name }?
keeper-road-mark = Op de weg staat
keeper-road-limit = max. { $km }
keeper-road-bonus = + { $km }
keeper-road-at = Op welke afstand?
keeper-road-add = Toevoegen: { $mark } op { $km }
keeper-road-marked = { $mark } op { $km }
keeper-road-remove = Weghalen: { $mark }

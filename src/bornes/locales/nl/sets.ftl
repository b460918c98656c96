### Huisregels op de pagina: ze kiezen, onder een naam bewaren, doorsturen.
### Hoe de regels zelf heten, staat in house.ftl.

sets-title = Huisregels
sets-why = Speel zoals thuis. Wat je niet verandert, blijft zoals het in het boekje staat.
sets-note-printed = alles zoals in het boekje
sets-note-changed =
    { $count ->
        [one] één eigen regel
       *[other] { $count } eigen regels
    }
sets-note-refused = er gaat iets niet samen
sets-printed = zoals gedrukt
sets-printed-is = gedrukt: { $value }
sets-back = Zoals gedrukt
sets-group-changed =
    { $count ->
        [one] één veranderd
       *[other] { $count } veranderd
    }
sets-later =
    { $count ->
        [one] Nog één, alleen samen met andere
       *[other] Nog { $count }, alleen samen met andere
    }
sets-reset = Alles zoals in het boekje
sets-came = Deze huisregels kwamen met een link: { $name }.
sets-came-unnamed = Deze huisregels kwamen met een link.

## Regels met een naam

sets-yours = Jouw huisregels
sets-forget = Verwijderen
sets-forget-named = ‘{ $name }’ verwijderen
sets-name = Bewaar deze regels onder een naam
sets-name-example = zoals bij oma
sets-keep = Bewaren
sets-kept = Bewaard in deze browser: { $name }.
sets-keep-these = Bewaar deze huisregels
sets-copy = Kopieer een link met deze regels
sets-copy-why = Wie hem opent, vindt ze hier al ingevuld.

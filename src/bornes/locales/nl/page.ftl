### De pagina in de browser: wat op elk scherm hetzelfde is.

page-title = Bornes
page-language = Taal
page-preferences = Taal, geluid en weergave
page-sound-off = Geluid: uit
page-sound-quiet = Geluid: zacht
page-sound-medium = Geluid: gewoon
page-sound-loud = Geluid: hard
page-name-default = Rijder
page-theme-auto = Zoals het apparaat
page-theme-light = Licht
page-theme-dark = Donker
page-notify-off = Meld het als ik aan de beurt ben
page-notify-on = Meldingen staan aan
page-notify-denied = Deze browser blokkeert meldingen van deze pagina; in zijn instellingen kun je ze toestaan.
page-close = Sluiten
page-to-start = Terug naar het begin
page-unreachable = De server is nu niet bereikbaar. Probeer het zo nog eens.
page-no-words = De pagina is niet helemaal geladen. Controleer je verbinding en probeer het opnieuw.
page-try-again = Opnieuw proberen

## De edities in een paar woorden

page-edition-dujardin = Dujardin
page-edition-rally = Rally
page-edition-parker = Parker Brothers
page-edition-arche = L’Arche
page-edition-volant = As du Volant

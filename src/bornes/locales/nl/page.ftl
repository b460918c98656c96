### De pagina in de browser: wat op elk scherm hetzelfde is.

page-title = Bornes
page-language = Taal
page-preferences = Taal en weergave
page-theme-auto = Automatisch
page-theme-light = Licht
page-theme-dark = Donker
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

### De server: wat er bij het starten staat, en wanneer een wedstrijd wordt nagekeken.

## bornes serve

serve-address = Bornes draait op { $address }
serve-data = De tafels worden bewaard in { $folder }
serve-open-to-all = Iedereen die deze computer kan bereiken, kan meespelen.
serve-stop = Ctrl-C stopt de server; er gaat niets verloren.
serve-stopped = De server is gestopt.
serve-needs-extra = De server heeft het pakket { $package } nodig; pip install "bornes[web]" installeert het.

## aan een tafel die niet kan worden vastgelegd

server-not-kept-yet = Je zet is nog niet bewaard: de server kan nu niet schrijven. Hij blijft het proberen, en het spel gaat vanzelf verder.
server-kept-again = Alles wordt weer bewaard.

## bornes admin

admin-trash-empty = Er ligt niets in de prullenbak van { $folder }.
admin-trash-line =
    { $table }: gemaakt op { $made }, { $entries ->
        [one] { $entries } regel
       *[other] { $entries } regels
    }, verwijderd na nog { $days ->
        [one] { $days } dag draaien
       *[other] { $days } dagen draaien
    }
admin-restored =
    { $number ->
        [one] { $number } tafel is terug.
       *[other] { $number } tafels zijn terug.
    }
admin-table-line =
    { $table }: gemaakt op { $made }, { $entries ->
        [one] { $entries } regel
       *[other] { $entries } regels
    }, { $kilobytes } kB, { $days ->
        [one] { $days } dag geleden bekeken
       *[other] { $days } dagen geleden bekeken
    }
admin-tables =
    { $number ->
        [one] { $number } tafel, { $kilobytes } kB.
       *[other] { $number } tafels, { $kilobytes } kB.
    }
admin-forgotten =
    { $number ->
        [one] { $number } tafel ligt nu in de prullenbak.
       *[other] { $number } tafels liggen nu in de prullenbak.
    }
backup-done =
    { $number ->
        [one] { $number } tafel staat in { $file }. Houd het voor jezelf: de seeds van wedstrijden staan erin.
       *[other] { $number } tafels staan in { $file }. Houd het voor jezelf: de seeds van wedstrijden staan erin.
    }
restore-done =
    { $number ->
        [one] { $number } tafel staat nu in { $place }.
       *[other] { $number } tafels staan nu in { $place }.
    }

## bornes verify

verify-commitment = De seed en het zout geven het zegel { $commitment }
verify-cards =
    { $hands ->
        [one] Elke kaart van { $hands } manche ligt waar de seed die legt,
       *[other] Elke kaart van { $hands } manches ligt waar de seed die legt,
    } { $moves ->
        [one] en de { $moves } zet was toegestaan.
       *[other] en alle { $moves } zetten waren toegestaan.
    }
verify-compare = Vergelijk dit zegel met het zegel dat de tafel vóór de eerste kaart liet zien.
verify-device = Deze kaarten zijn op een toestel gedeeld: geen server heeft ze gekozen, en wie daar speelde kon ze kennen.

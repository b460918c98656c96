### The server: what is printed when it starts, and when a match is checked.

## bornes serve

serve-address = Bornes is served at { $address }
serve-data = Tables are kept in { $folder }
serve-open-to-all = Anyone who can reach this machine can come and play.
serve-stop = Ctrl-C ends it; nothing is lost.
serve-stopped = The server has stopped.
serve-needs-extra = The server needs the package { $package }: pip install "bornes[web]" installs it.

## at a table that can’t be written

server-not-kept-yet = Your move is not saved yet: the server can’t write just now. It keeps trying, and the game goes on by itself.
server-kept-again = Everything is saved again.

## bornes admin

admin-trash-empty = There is nothing in the trash of { $folder }.
admin-trash-line =
    { $table }: made on { $made }, { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }, deleted after { $days ->
        [one] { $days } more day of running
       *[other] { $days } more days of running
    }
admin-restored =
    { $number ->
        [one] { $number } table is back.
       *[other] { $number } tables are back.
    }
admin-table-line =
    { $table }: made on { $made }, { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }, { $kilobytes } kB, { $days ->
        [one] looked at { $days } day ago
       *[other] looked at { $days } days ago
    }
admin-tables =
    { $number ->
        [one] { $number } table, { $kilobytes } kB.
       *[other] { $number } tables, { $kilobytes } kB.
    }
admin-forgotten =
    { $number ->
        [one] { $number } table is in the trash now.
       *[other] { $number } tables are in the trash now.
    }
backup-done =
    { $number ->
        [one] { $number } table is in { $file }. Keep it private: it holds the seeds of matches.
       *[other] { $number } tables are in { $file }. Keep it private: it holds the seeds of matches.
    }
restore-done =
    { $number ->
        [one] { $number } table is in { $place } now.
       *[other] { $number } tables are in { $place } now.
    }

## bornes verify

verify-commitment = The seed and the salt give the seal { $commitment }
verify-cards =
    { $hands ->
        [one] Every card of { $hands } hand lies where the seed puts it,
       *[other] Every card of { $hands } hands lies where the seed puts it,
    } { $moves ->
        [one] and the { $moves } move was legal.
       *[other] and all { $moves } moves were legal.
    }
verify-compare = Compare it with the seal that the table showed before the first card.
verify-device = These cards were dealt on a device: no server chose them, and whoever played there may have known them.

### The matches that a browser keeps: what they come to.

stats-title = Your matches
stats-line = Every match that you finish in this browser is counted here, and kept nowhere else.
stats-link = Your matches in figures
stats-none = Nothing yet. Finish a match, and it will be here; or open a file from another device.
stats-played = Matches
stats-won = Won
stats-share = Share
stats-hands = Hands
stats-row = Wins in a row
stats-row-most = { $most } at most
stats-coups = Coups fourrés
stats-coups-each = { $each } a match
stats-points = Points a hand
stats-points-best = { $best } in the best one
stats-undone =
    { $count ->
        [one] In one of them a move was taken back.
       *[other] In { $count } of them a move was taken back.
    }
stats-without = Leave out matches in which a move was taken back
stats-opponents = Against
stats-opponents-why = A match against several kinds of opponents counts for each.
stats-people = People
stats-editions = By edition
stats-latest = The latest
stats-result-won = Won
stats-result-lost = Lost
stats-took-back = with moves taken back
stats-against = against { $names }
stats-save = Save as a file
stats-open = Add from a file
stats-added =
    { $count ->
        [0] Every match of that file was here already.
        [one] One match added.
       *[other] { $count } matches added.
    }
stats-bad-file = These aren’t matches saved by Bornes.
stats-delete = Delete all
stats-delete-sure = Delete { $count ->
        [one] this one match
       *[other] all { $count } matches
    }? There is no way back.
stats-delete-yes = Delete
stats-delete-no = Keep them
stats-deleted = The matches are deleted.

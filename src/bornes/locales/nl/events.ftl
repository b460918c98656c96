### Wat er aan tafel gebeurt, een zin per gebeurtenis.
###
### Een tekst wordt eerst gezocht als <sleutel>-in-<editie>, dan als <sleutel>.

## Delen en kaarten nemen

event-hand-dealt = { $hand }: plaats { $dealer } geeft, plaats { $first } begint.
event-card-drawn = Plaats { $seat } neemt { $card }.
event-card-drawn-hidden = Plaats { $seat } neemt een kaart.
event-card-taken = Plaats { $seat } neemt { $card } van de aflegstapel.
event-pile-reshuffled = De aflegstapel wordt geschud tot een nieuwe stok van { $cards }.

## Spelen

event-card-played = Plaats { $seat } speelt { $card }.
event-card-played-on = Plaats { $seat } speelt { $card } tegen { $side }.
event-card-played-curing = Plaats { $seat } speelt { $card } tegen { $hazard }.
event-card-played-top = Plaats { $seat } speelt { $card } en laat { $top } boven op de aflegstapel liggen.
event-card-played-shortcut = Plaats { $seat } speelt { $card } en neemt de binnenweg.
event-card-discarded = Plaats { $seat } legt { $card } op de aflegstapel.
event-coup-fourre-played = Bliksemreactie! Plaats { $seat } reageert op { $hazard } met { $card }.
event-hazard-parried = Plaats { $seat } reageert meteen op { $hazard } met { $card } en laat { $top } boven op de aflegstapel liggen.
event-hazard-cancelled = { $hazard } houdt { $side } niet meer op.
event-limit-lifted = De maximumsnelheid geldt niet meer voor { $side }.
event-extension-called = Plaats { $seat } verlengt voor { $side }: iedereen rijdt door.
event-extension-declined = Plaats { $seat } verlengt niet: { $side } is aangekomen.
event-turn-ended = Plaats { $seat } beëindigt de beurt.
event-seat-passed = Plaats { $seat } past.

## De weg

event-car-moved = De auto van { $side } staat nu op { $spot }.
event-car-moved-bonus = De auto van { $side } staat nu op { $spot } (bonus: { $bonus }).
event-move-undone = Rechtsomkeert! Plaats { $seat } stuurt de auto van { $side } terug naar { $spot }.

## Het einde

event-ended-distance = De afstand is afgelegd.
event-ended-cards_ran_out = De kaarten zijn op.
event-ended-only_discards = Niemand kan verder.
event-hand-won = { $side } wint { $hand }.
event-hand-shared = { $sides } winnen samen { $hand }.
event-hand-lost = Niemand wint { $hand }.
event-match-won = { $side } wint { $match }.
event-match-shared = { $sides } winnen samen { $match }.

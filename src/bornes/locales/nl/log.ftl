### Wat er aan tafel gebeurt, met de namen: een zin per gebeurtenis, en de zetten die je kunt doen.
###
### $who is `you` voor de eigen plaats; $form is `you`, `team` (jij en anderen), `one` of `many`.

## De namen

log-you = Jij
log-you-object = jou

## Delen en kaarten nemen

log-hand-dealt =
    { $hand }: { $dealer-is ->
        [you] jij geeft
       *[other] { $dealer } geeft
    }, { $first-is ->
        [you] jij begint
       *[other] { $first } begint
    }.
log-card-drawn =
    { $who ->
        [you] Je neemt { $card }.
       *[other] { $name } neemt { $card }.
    }
log-card-drawn-hidden =
    { $who ->
        [you] Je neemt een kaart.
       *[other] { $name } neemt een kaart.
    }
log-card-taken =
    { $who ->
        [you] Je neemt { $card } van de aflegstapel.
       *[other] { $name } neemt { $card } van de aflegstapel.
    }
log-pile-reshuffled = De aflegstapel wordt geschud tot een nieuwe stok van { $cards }.

## Spelen

log-card-played =
    { $who ->
        [you] Je speelt { $card }.
       *[other] { $name } speelt { $card }.
    }
log-card-played-on =
    { $who ->
        [you] Je speelt { $card } tegen { $side }.
       *[other] { $name } speelt { $card } tegen { $side }.
    }
log-card-played-curing =
    { $who ->
        [you] Je speelt { $card } tegen { $hazard }.
       *[other] { $name } speelt { $card } tegen { $hazard }.
    }
log-card-played-top =
    { $who ->
        [you] Je speelt { $card } en laat { $top } boven op de aflegstapel liggen.
       *[other] { $name } speelt { $card } en laat { $top } boven op de aflegstapel liggen.
    }
log-card-played-shortcut =
    { $who ->
        [you] Je speelt { $card } en neemt de binnenweg.
       *[other] { $name } speelt { $card } en neemt de binnenweg.
    }
log-card-discarded =
    { $who ->
        [you] Je legt { $card } op de aflegstapel.
       *[other] { $name } legt { $card } op de aflegstapel.
    }
log-coup-fourre-played =
    { $who ->
        [you] Bliksemreactie! Je reageert op { $hazard } met { $card }.
       *[other] Bliksemreactie! { $name } reageert op { $hazard } met { $card }.
    }
log-hazard-parried =
    { $who ->
        [you] Je reageert meteen op { $hazard } met { $card } en laat { $top } boven op de aflegstapel liggen.
       *[other] { $name } reageert meteen op { $hazard } met { $card } en laat { $top } boven op de aflegstapel liggen.
    }
log-hazard-cancelled =
    { $form ->
        [you] { $hazard } houdt je niet meer op.
       *[one] { $hazard } houdt { $side } niet meer op.
    }
log-limit-lifted =
    { $form ->
        [you] De maximumsnelheid geldt niet meer voor je.
       *[one] De maximumsnelheid geldt niet meer voor { $side }.
    }
log-extension-called =
    { $who ->
        [you] Je verlengt: iedereen rijdt door.
       *[other] { $name } verlengt: iedereen rijdt door.
    }
log-extension-declined =
    { $who ->
        [you] Je verlengt niet: de rit eindigt hier.
       *[other] { $name } verlengt niet: de rit eindigt hier.
    }
log-turn-ended =
    { $who ->
        [you] Je beëindigt je beurt.
       *[other] { $name } beëindigt de beurt.
    }

## De weg

log-car-moved =
    { $form ->
        [you] Je staat nu op { $spot }.
        [team] { $side } staan nu op { $spot }.
        [many] { $side } staan nu op { $spot }.
       *[one] { $side } staat nu op { $spot }.
    }
log-car-moved-bonus =
    { $form ->
        [you] Je staat nu op { $spot } (bonus: { $bonus }).
        [team] { $side } staan nu op { $spot } (bonus: { $bonus }).
        [many] { $side } staan nu op { $spot } (bonus: { $bonus }).
       *[one] { $side } staat nu op { $spot } (bonus: { $bonus }).
    }
log-move-undone =
    { $who ->
        [you] Rechtsomkeert! Je stuurt { $side } terug naar { $spot }.
       *[other] Rechtsomkeert! { $name } stuurt { $side } terug naar { $spot }.
    }
log-move-undone-own = Rechtsomkeert! { $name } stuurt je terug naar { $spot }.

## Mensen

log-coming-away = { $name } heeft geen verbinding meer.
log-coming-back = { $name } is terug.
log-coming-replaced = { $name } is weg: een bot speelt verder.
log-coming-left = { $name } heeft de tafel verlaten: een bot speelt verder.
log-coming-taken = { $name } neemt de vrije plaats in.

## Het einde

log-ended-distance = De afstand is afgelegd.
log-ended-cards_ran_out = De kaarten zijn op.
log-ended-only_discards = Niemand kan verder.
log-hand-won =
    { $form ->
        [you] Je wint { $hand }.
        [team] { $side } winnen { $hand }.
        [many] { $side } winnen { $hand }.
       *[one] { $side } wint { $hand }.
    }
log-hand-shared =
    { $form ->
        [team] { $sides } winnen samen { $hand }.
       *[many] { $sides } winnen samen { $hand }.
    }
log-hand-lost = Niemand wint { $hand }.
log-match-won =
    { $form ->
        [you] Je wint { $match }.
        [team] { $side } winnen { $match }.
        [many] { $side } winnen { $match }.
       *[one] { $side } wint { $match }.
    }
log-match-shared =
    { $form ->
        [team] { $sides } winnen samen { $match }.
       *[many] { $sides } winnen samen { $match }.
    }

## Wat je met de gekozen kaart kunt doen, in weinig woorden

log-offer-play = Speel op mijn weg
log-offer-special = Speel { $card }
log-offer-on = Tegen { $side }
log-offer-curing = Verhelp { $hazard }
log-offer-top = Speel, met { $top } bovenop
log-offer-lane = Naar rijstrook { $lane }
log-offer-lane-shortcut = Over de binnenweg, rijstrook { $lane }
log-offer-doubled-lane = Verdubbel { $other }, naar rijstrook { $lane }
log-offer-doubled-lane-shortcut = Verdubbel { $other } over de binnenweg, rijstrook { $lane }
log-offer-discard = Leg af
log-offer-parry-top = Reageer met { $card }, met { $top } bovenop

## Een hele zet, waar de kaart niet te zien is

log-choice-play-on = Speel { $card } tegen { $side }

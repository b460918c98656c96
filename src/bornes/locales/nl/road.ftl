### De weg en het circuit in de browser.

## De weg in woorden

road-label = De weg, { $distance } lang. { $cars }
road-label-in-arche = De snelweg naar de cafetaria, { $distance } lang. { $cars }
road-car = { $name }: { $distance }.
road-car-stopped = { $name }: { $distance }, staat stil.

# Op de steen bij de start, zo kort als het kan.
road-km = km
road-miles = mi

## Het circuit in woorden

road-circuit = Circuit { $circuit }, { $squares ->
        [one] { $squares } vak
       *[other] { $squares } vakken
    } van 25 km.
road-circuit-invented = Een circuit van { $squares ->
        [one] { $squares } vak
       *[other] { $squares } vakken
    } van 25 km.
road-limit = Vak { $square }: hoogstens { $km } km.
road-bonus = Vak { $square }: bonus van { $km } km.
road-single = Vakken met één rijstrook: { $squares }.
road-shortcut = De binnenweg begint bij vak { $entry } en komt uit bij vak { $exit }.
road-at = { $name }: { $place }, { $distance }.

## Plaatsen op het circuit; keuzes worden ermee voorgelezen

road-place-start = startlijn
road-place-square = vak { $square }, rijstrook { $lane }
road-place-shortcut = binnenweg, vak { $square }
road-place-finish = finish, rijstrook { $lane }
road-choose = Naar { $place } ({ $km } km)

### La route et le circuit dans le navigateur.

## La route, dite en mots

road-label = La route, { $distance } à parcourir. { $cars }
road-label-in-arche = L’autoroute jusqu’à la cafétéria, { $distance } à parcourir. { $cars }
road-car = { $name } : { $distance }.
road-car-stopped = { $name } : { $distance }, à l’arrêt.

# Sur la borne du départ, aussi court que possible.
road-km = km
road-miles = mi

## Le circuit, dit en mots

road-circuit = Circuit { $circuit }, { $squares ->
        [one] { $squares } case
       *[other] { $squares } cases
    } de 25 km.
road-circuit-invented = Un circuit de { $squares ->
        [one] { $squares } case
       *[other] { $squares } cases
    } de 25 km.
road-limit = Case { $square } : { $km } km au plus.
road-bonus = Case { $square } : { $km } km de plus.
road-single = Cases à une seule voie : { $squares }.
road-shortcut = Le raccourci part de la case { $entry } et débouche sur la case { $exit }.
road-at = { $name } : { $place }, { $distance }.

## Les lieux du circuit ; les choix sont lus avec eux

road-place-start = ligne de départ
road-place-square = case { $square }, voie { $lane }
road-place-shortcut = raccourci, case { $square }
road-place-finish = arrivée, voie { $lane }
road-choose = Vers : { $place } ({ $km } km)

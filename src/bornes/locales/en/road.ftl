### The road and the circuit in the browser.

## The road, told in words

road-label = The road to { $distance }. { $cars }
road-label-in-arche = The motorway to the cafeteria, { $distance } away. { $cars }
road-car = { $name }: { $distance }.
road-car-stopped = { $name }: { $distance }, stopped.

# On the stone at the start, as short as it can be.
road-km = km
road-miles = mi

## The circuit, told in words

road-circuit = Circuit { $circuit }, { $squares ->
        [one] { $squares } square
       *[other] { $squares } squares
    } of 25 km.
road-circuit-invented = A circuit of { $squares ->
        [one] { $squares } square
       *[other] { $squares } squares
    } of 25 km.
road-limit = Square { $square }: at most { $km } km.
road-bonus = Square { $square }: { $km } km more.
road-single = Squares with one lane only: { $squares }.
road-shortcut = The shortcut leaves at square { $entry } and comes out at square { $exit }.
road-at = { $name }: { $place }, { $distance }.

## Places on the circuit; choices are read out with them

road-place-start = start line
road-place-square = square { $square }, lane { $lane }
road-place-shortcut = shortcut, square { $square }
road-place-finish = finish, lane { $lane }
road-choose = To { $place } ({ $km } km)

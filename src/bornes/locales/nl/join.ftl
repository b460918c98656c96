### Een tafel van een server, vanuit een terminal: `bornes join`.

## De tafel vinden

join-no-link = ‘{ $link }’ is geen link naar een tafel. Die ziet eruit als http://host/t/tafel, zoals de pagina hem toont.
join-no-table-named = { $link } noemt geen tafel. De link die je kreeg, eindigt op /t/ en de naam van de tafel.
join-no-server = Er antwoordt geen server op { $address }: { $reason }.
join-not-bornes = Wat op { $address } antwoordt, is geen Bornes-server.
join-not-here = De server heeft deze tafel niet meer (status { $status }).
join-version = De server op { $address } spreekt versie { $found } van het protocol, dit programma versie { $own }: wie ouder is, moet worden bijgewerkt.
join-unknown = De server op { $address } heeft het over iets dat deze versie niet kent ({ $reason }): werk Bornes bij.
join-talks-otherwise = De server heeft het over iets dat deze versie niet kent ({ $reason }): werk Bornes bij.
join-refused = { $reason }
join-closed = Deze tafel heeft geen toeschouwers: alleen wie een plaats heeft, ziet wat er gespeeld wordt.
join-full = Alle plaatsen aan deze tafel zijn bezet. Met --watch kun je toekijken.
join-full-closed = Alle plaatsen aan deze tafel zijn bezet, en ze heeft geen toeschouwers.
join-needs-extra = Aan een tafel gaan zitten vraagt het pakket { $package }: pip install "bornes[terminal]" installeert het.

## Gaan zitten

join-any-seat = maakt niet uit
join-ask-name = Je naam:
join-ask-seat = Welke plaats ({ $seats })? Enter als het niet uitmaakt:
join-seat-line = { $seat }: { $who }

## Aan tafel

join-back = Weer verbonden.
join-handed-over = Je plaats is verhuisd: je speelt nu op een ander apparaat.
join-abandoned = De wedstrijd is afgebroken.
join-rematch-wanted = Nog een wedstrijd? Gevraagd door { $names }.
join-give-up = De plaats opgeven: een bot speelt verder
join-offer = Iemand anders plaats { $seat } laten nemen
join-offer-not = Toch niemand plaats { $seat } laten nemen
join-say = Zeg: { $phrase }
join-no-hint = De server gaf niet op tijd een tip.
join-no-wishes = Hier valt niets te zeggen.
join-no-save = De server bewaart de wedstrijd zelf: hier valt niets te bewaren.
join-not-now = Je bent niet aan de beurt. Typ ? voor hulp.
join-press-enter-pass = Druk op Enter om niet te reageren.
join-after = Typ wens voor wat je nog kunt doen, of stop.
join-leave-ask = Wil je de tafel verlaten? Je plaats blijft van jou: een bot speelt verder tot je terugkomt.
join-clock-days = { $days } d { $hours } uur
join-time-up = Je tijd was op: een bot speelt voor je.
join-time-back = Zelf verder spelen
join-lost-on-time = De tijd van { $name } is op: die speler of dat team verliest de wedstrijd.
join-input-ended = De invoer is afgelopen.
join-come-back = Je plaats blijft van jou: bornes join { $link }
join-record = Het verslag van de wedstrijd: { $address }

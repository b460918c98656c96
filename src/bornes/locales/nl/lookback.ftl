### Een gespeelde wedstrijd teruggezien: bornes review, en wat de server over een wedstrijd zegt.
###
### $hand en $match staan voor ‘de manche’ en ‘de wedstrijd’ in de woorden van de uitgave, $term voor ‘manche’.

lookback-title = { $edition }: { $moves ->
        [one] { $moves } zet
       *[other] { $moves } zetten
    }
lookback-working = Elke zet wordt beoordeeld
lookback-curve = { $name }: de kans om { $match } te winnen
lookback-axis = Onderaan: waar elke { $term } begint.

## De momenten die telden

lookback-moments = De momenten die telden
lookback-swing = Keerpunt
lookback-costliest = Duurste keuze
lookback-best = Beste keuze
lookback-coup_fourre = Bliksemreactie
lookback-deal = De kaarten worden gedeeld ({ $term } { $number })
lookback-draw = Plaats { $seat } trekt { $cards }
lookback-draws = Er worden kaarten getrokken
lookback-move = Plaats { $seat }: { $move }
lookback-change = { $name }: { $before } → { $after }
lookback-better = Dat kostte { $by }. Beter: { $move }.
lookback-next-best = { $by } beter dan de op één na beste keuze: { $move }.

## Geluk en kunde

lookback-ledger = Geluk en kunde, in honderdsten
lookback-head-seat = plaats
lookback-head-start = begin
lookback-head-cards = kaarten
lookback-head-others = anderen
lookback-head-turned = afloop
lookback-head-skill = kunde
lookback-head-result = uitslag
lookback-note-cards = kaarten: geluk bij het delen en trekken, dat van jezelf en van de anderen.
lookback-note-others = anderen: wat alle anderen deden.
lookback-note-turned = afloop: hoe je eigen zetten uitpakten, tegen kaarten die je niet kon kennen.
lookback-note-skill = kunde: je eigen keuzes naast de beste die je had kunnen maken met wat je kon weten.
lookback-note-sum = Begin, geluk en kunde zijn samen de uitslag.
lookback-note-error = De curve klopt op { $error } na; een keuze heet alleen beter of slechter als daar geen twijfel over is.
lookback-note-compiled = Beoordeeld door de kampioen, met de gecompileerde regels. Hetzelfde verslag wordt op elke machine die ze heeft gelijk beoordeeld.
lookback-note-engine = Beoordeeld door de kampioen, zonder gecompileerde regels: er worden minder manches uitgespeeld. Hetzelfde verslag wordt op elke zulke machine gelijk beoordeeld.

### Advies: elke toegestane zet met cijfers en een reden.
###
### Een tekst wordt eerst gezocht als <sleutel>-in-<editie>, dan als <sleutel>.
### Een reden is één zin; er kan een tweede op volgen. Overal staan $hand en $match voor
### ‘de manche’ en ‘de wedstrijd’ in de woorden van de editie. $side en $seat zijn ‘partij B’ en
### ‘plaats 2’, of namen, soms meer dan één: geen werkwoord richt zich naar $side.

## De bladzijde

advice-to-play = Plaats { $seat } (partij { $side }) is aan de beurt.
advice-to-draw = Plaats { $seat } (partij { $side }) moet een kaart nemen.
advice-to-answer = Plaats { $seat } (partij { $side }) mag antwoorden op { $hazard } van plaats { $by }.
advice-to-turn-back = Plaats { $seat } (partij { $side }) mag antwoorden op de zet van partij { $moved }.
advice-to-extend = Plaats { $seat } (partij { $side }) heeft { $km } afgelegd en mag de verlenging vragen.
advice-held = Kaarten: { $cards }
advice-head-match = winst
advice-head-hand = { $hand }
advice-head-points = punten
advice-head-move = zet
advice-note-match = winst: de kans om { $match } te winnen.
advice-note-points = punten: wat je partij in { $hand } haalt, gemiddeld.
advice-note-hand = { $term }: de kans om { $hand } te winnen.
advice-note-choice = > is wat { $bot } zou doen.
advice-note-worlds =
    { $count ->
        [one] Elke zet is geprobeerd met { $count } mogelijke verdeling van de verborgen kaarten.
       *[other] Elke zet is geprobeerd met { $count } mogelijke verdelingen van de verborgen kaarten.
    }
advice-note-worlds-between = Elke zet is geprobeerd met { $least } tot { $most } mogelijke verdelingen van de verborgen kaarten, de beste met de meeste.

## Het einde van een manche

reason-wins-hand = Wint { $hand } meteen, met { $points } punten.
reason-wins-hand-and-match = Wint { $hand } meteen, met { $points } punten, en daarmee { $match }.
reason-wins-hand-not-match = Wint { $hand } met { $points } punten, maar { $match } gaat naar { $side }.
reason-hand-ends = Beëindigt { $hand }: je haalt { $points } punten.
reason-hand-ends-match-won = Beëindigt { $hand }: je haalt { $points } punten en wint { $match }.
reason-hand-ends-match-lost = Beëindigt { $hand }: je haalt { $points } punten, en { $match } gaat naar { $side }.
reason-wins-game = Wint { $hand } meteen.
reason-wins-match = Wint { $match } meteen.
reason-shares-game = Beëindigt { $hand }: de winst wordt gedeeld.
reason-loses-game = Beëindigt { $hand }: de winst gaat naar { $side }.
reason-loses-match = Beëindigt { $match }: de winst gaat naar { $side }.

## De verlenging

reason-reaches-target = Precies { $km }: je kunt stoppen met { $points } punten of de verlenging vragen.
reason-extension = In ongeveer { $odds } van de verdelingen ben je als eerste op { $km }; dat is { $points } punten meer.
reason-extension-risk = Anders zijn de { $points } punten voor de aankomst nu verloren en krijgen de anderen er { $bonus }.
reason-extension-risk-if-beaten = Anders zijn de { $points } punten voor de aankomst nu verloren; komt een andere partij aan, dan krijgen de anderen er { $bonus }.

## Rijden

reason-drive = { $km } verder, nog { $rest } te gaan.
reason-drive-to = { $km } verder, naar { $spot }; nog { $rest } te gaan.
reason-arrives-unless = Haalt de finish en wint, tenzij { $card } erop antwoordt (ongeveer { $odds }).
reason-gives-up-200 = Kost de { $points } punten voor een rit zonder 200.
reason-gives-up-100 = Kost de { $points } punten voor een rit zonder 200 en 100.
reason-limit-there = Vanaf daar mag geen zet boven { $km } gaan.
reason-road-closed =
    { $count ->
        [one] Daar verspert je auto de weg voor een auto erachter.
       *[other] Daar verspert je auto de weg voor { $count } auto’s erachter.
    }
reason-carried-on = Een bonusvak geeft er { $km } van.
reason-shortcut-open = Vanaf daar kun je de binnenweg nemen.
reason-then-exactly = Je hebt { $card }, precies wat dan nog rest.
reason-then-enough = Je hebt { $card }, en dat is dan genoeg.
reason-then-cards = { $count } andere kaarten van je zijn precies zoveel.
reason-then-needs = Om ineens aan te komen heb je dan { $card } nodig: nog { $count } niet gezien.
reason-then-none = Er is geen { $card } meer om ineens aan te komen.
reason-first-distance = Het is je eerste afstand: ‘niet geplaatst’ ({ $points } punten) dreigt niet meer.

## Verdedigingskaarten

reason-starts = Van nu af kun je rijden.
reason-cures = Verlost je van { $hazard }: je kunt weer rijden.
reason-cures-but = Verlost je van { $hazard }, maar om te rijden heb je nog { $card } nodig.
reason-limit-lifted =
    { $count ->
        [0] Heft de grens van { $km } op, maar je hebt nu geen langere afstand.
        [one] Heft de grens van { $km } op: je hebt { $count } langere afstand.
       *[other] Heft de grens van { $km } op: je hebt { $count } langere afstanden.
    }
reason-still-stopped = { $hazard } houdt je nog tegen.
reason-still-needs = Om te rijden heb je nog { $card } nodig.
reason-still-limited = De grens van { $km } blijft gelden.
reason-holds = Je hebt { $card } in je hand.
reason-lacks = Je hebt { $card } niet in je hand.
reason-top = Dan mag { $seat } { $card } nemen.
reason-top-needed = Dan mag { $seat } { $card } nemen tegen { $hazard }.
reason-top-own = Je mag { $card } zelf weer nemen, want jij bent hierna aan de beurt.

## Troefkaarten

reason-safety-cures = Verhelpt { $hazard } en houdt het weg tot het einde.
reason-safety-cures-km = Verhelpt { $hazard }, houdt het weg, en telt voor { $km }.
reason-safety-starts = Je kunt meteen rijden, zonder { $card }.
reason-safety-km = Nu { $km }; als bliksemreactie zou het { $coup } zijn.
reason-safety-no-coup = Er kan geen aanval meer komen waar deze kaart tegen helpt: wachten heeft geen zin.
reason-safety-early =
    { $count ->
        [one] Als bliksemreactie levert deze kaart { $points } punten meer op: { $count } aanval ervoor is nog niet gezien.
       *[other] Als bliksemreactie levert deze kaart { $points } punten meer op: { $count } aanvallen ervoor zijn nog niet gezien.
    }
reason-safety-early-turn =
    { $count ->
        [one] Bewaard voor een bliksemreactie levert deze kaart een beurt op: { $count } aanval ervoor is nog niet gezien.
       *[other] Bewaard voor een bliksemreactie levert deze kaart een beurt op: { $count } aanvallen ervoor zijn nog niet gezien.
    }
reason-all-four = Het is je vierde: { $points } punten meer.
reason-another-turn = Je bent meteen weer aan de beurt.
reason-no-more-turn = Een extra beurt geeft dit nu niet.

## Aanvalskaarten

reason-stops = Houdt { $side } tegen, op { $left } van de finish.
reason-stops-leader = Houdt { $side } tegen, het verst van alle tegenstanders, op { $left } van de finish.
reason-limits = Beperkt { $side } tot { $km } per kaart, op { $left } van de finish.
reason-limits-leader = Beperkt { $side }, het verst van alle tegenstanders, tot { $km } per kaart, op { $left } van de finish.
reason-covers = { $hazard } houdt { $side } al tegen; nu is in plaats daarvan { $card } nodig.
reason-covers-same = { $hazard } houdt { $side } al tegen.
reason-coup-odds = Kans op een bliksemreactie: ongeveer { $odds }.
reason-coup-held = Geen bliksemreactie mogelijk: jij hebt { $card }.
reason-no-coup = Geen bliksemreactie mogelijk.
reason-answer-odds = Kans op een antwoord meteen: ongeveer { $odds }.
reason-no-answer = Er is geen antwoord meteen mogelijk.

## Kaarten afleggen

reason-spare = Je hebt er { $count } van.
reason-no-more-200s = Je hebt al zoveel 200’en gespeeld als mag.
reason-too-long = Te ver voor jou: nog maar { $left } te gaan.
reason-too-long-yet = Te ver voor de { $left } die nog resten; alleen in een verlenging is deze kaart nog bruikbaar.
reason-drivable = Laat { $km } lopen die je nu kunt rijden.
reason-stopped = Je kunt nu niet rijden; later levert deze kaart { $km } op.
reason-above-limit = Dat mag nu niet door de maximumsnelheid; later levert deze kaart { $km } op.
reason-not-now = Vanaf hier kun je die niet spelen; later levert deze kaart { $km } op.
reason-immune = Je zult die nooit nodig hebben: je hebt { $card }.
reason-none-to-come = Je zult die niet nodig hebben: er kan geen { $hazard } meer komen.
reason-safety-in-hand = Je hebt { $card }, die hetzelfde doet en meer.
reason-needed = Je hebt die nodig tegen { $hazard }.
reason-roll-needed = Je hebt die nodig om te rijden.
reason-roll-later = Na de volgende aanval kun je die nodig hebben.
reason-would-answer =
    { $count ->
        [0] Dit zou een antwoord zijn op { $hazard }, maar daarvan is nu geen enkele verborgen.
       *[other] Dit zou een antwoord zijn op { $hazard }: nog { $count } niet gezien.
    }
reason-nobody-to-hit = Elke tegenstander is ertegen beschermd.
reason-could-hit = Die kan nu { $side } treffen.
reason-hit-later = Niemand kan er nu mee getroffen worden, maar later misschien wel.
reason-wastes-safety = Gooit de bescherming ervan weg.
reason-wastes-safety-km = Gooit { $km } en de bescherming ervan weg.
reason-wastes-safety-points = Gooit { $points } punten en de bescherming ervan weg.
reason-no-use = In het versnelde spel heb je er niets aan.
reason-use-turbo = Deze kaart zou je twee keer laten spelen.
reason-use-acceleration = Deze kaart zou een afstand verdubbelen.
reason-use-u-turn = Deze kaart zou de zet van een tegenstander ongedaan maken.
reason-use-tow-truck = Deze kaart zou je van elke aanval verlossen.
reason-next-cures = Dan kan { $seat } die nemen tegen { $hazard }.
reason-next-attacks = Dan kan { $seat } die nemen en tegen jou spelen.
reason-next-takes = Dan kan { $seat } die nemen.

## Speciale kaarten

reason-turbo =
    { $count ->
        [one] Je neemt { $count } kaart en speelt { $plays } keer.
       *[other] Je neemt { $count } kaarten en speelt { $plays } keer.
    }

## Antwoorden buiten de beurt

reason-coup = Maakt { $hazard } voorgoed ongedaan.
reason-coup-turn = Maakt { $hazard } voorgoed ongedaan, en je speelt meteen.
reason-coup-points = Maakt { $hazard } voorgoed ongedaan: { $points } punten, en je speelt meteen.
reason-coup-points-no-turn = Maakt { $hazard } voorgoed ongedaan: { $points } punten, maar zonder extra beurt.
reason-coup-km = Maakt { $hazard } voorgoed ongedaan: { $km }, en je speelt meteen.
reason-coup-km-no-turn = Maakt { $hazard } voorgoed ongedaan: { $km }, maar zonder extra beurt.
reason-skips =
    { $count ->
        [one] Eén plaats verliest daardoor een beurt.
       *[other] { $count } plaatsen verliezen daardoor een beurt.
    }
reason-parry = Maakt { $hazard } ongedaan voordat het je ophoudt.
reason-keeps-safety = { $hazard } houdt je op, en je laat een beurt meteen lopen.
reason-keeps-safety-points = { $hazard } houdt je op; later gelegd geeft { $card } { $points } punten minder.
reason-keeps-safety-km = { $hazard } houdt je op; later gelegd geeft { $card } { $km } minder.
reason-keeps-remedy = { $hazard } houdt je op; { $card } blijft in je hand.
reason-nothing-to-answer = Je hebt geen antwoord op { $hazard }.
reason-u-turn = Stuurt { $side } { $km } terug, naar { $spot }.
reason-u-turn-arrival = Houdt { $side } van de winst af: { $km } terug, naar { $spot }.
reason-lets-go = Bewaart { $card } voor later en laat { $side } op { $left } van de finish.
reason-lets-arrive = Laat { $side } aankomen en winnen, tenzij een andere plaats { $card } heeft.

## Kaarten nemen en de beurt beëindigen

reason-draw-distance = Ongeveer { $odds } kans op een afstand.
reason-draw-answer = Ongeveer { $odds } kans op een antwoord op { $hazard }.
reason-draw-start = Ongeveer { $odds } kans op een kaart waarmee je kunt rijden.
reason-draw-reshuffled = Eerst wordt de aflegstapel geschud tot een nieuwe stok.
reason-take = Je weet wat je krijgt: { $card }.
reason-take-cure = { $card } is een antwoord op { $hazard }.
reason-take-distance = { $card }, dat is zeker.
reason-take-attack = { $card } kan { $side } treffen.
reason-take-to-play = Die kaart moet meteen gespeeld worden.
reason-end =
    { $count ->
        [0] Beëindigt de beurt; je neemt niets.
        [one] Beëindigt de beurt; je neemt { $count } kaart.
       *[other] Beëindigt de beurt; je neemt { $count } kaarten.
    }

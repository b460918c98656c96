### Advies: elke toegestane zet met cijfers en een reden.
###
### Een tekst wordt eerst gezocht als <sleutel>-in-<editie>, dan als <sleutel>.
### Een reden is één zin; er kan een tweede op volgen. Overal staan $hand en $match voor
### ‘de manche’ en ‘de wedstrijd’ in de woorden van de editie. $side en $seat zijn ‘B’ en
### ‘plaats 2’, of namen, soms meer dan één: geen werkwoord richt zich naar $side.

## De bladzijde

advice-to-play = Plaats { $seat } ({ $side }) is aan de beurt.
advice-to-draw = Plaats { $seat } ({ $side }) moet een kaart nemen.
advice-to-answer = Plaats { $seat } ({ $side }) mag reageren op { $hazard } van plaats { $by }.
advice-to-turn-back = Plaats { $seat } ({ $side }) mag de zet van { $moved } ongedaan maken.
advice-to-extend = Plaats { $seat } ({ $side }) heeft { $km } afgelegd en mag verlengen.
advice-held = Kaarten: { $cards }
advice-head-match = winst
advice-head-hand = { $hand }
advice-head-points = punten
advice-head-move = zet
advice-note-match = winst: de kans om { $match } te winnen.
advice-note-points = punten: wat jij of je team in { $hand } gemiddeld haalt.
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

reason-reaches-target = Precies { $km }: je kunt stoppen met { $points } punten, of verlengen.
reason-extension = In ongeveer { $odds } van de verdelingen ben je als eerste op { $km }; dat is { $points } punten meer.
reason-extension-risk = Anders zijn de { $points } punten voor de aankomst nu verloren en krijgt elke tegenstander er { $bonus }.
reason-extension-risk-if-beaten = Anders zijn de { $points } punten voor de aankomst nu verloren; komt een ander aan, dan krijgt elke tegenstander er { $bonus }.

## Rijden

reason-drive = { $km } verder, nog { $rest } te gaan.
reason-drive-to = { $km } verder, naar { $spot }; nog { $rest } te gaan.
reason-arrives-unless = Haalt de finish en wint, tenzij iemand { $card } speelt (ongeveer { $odds }).
reason-gives-up-200 = Kost de { $points } punten voor een rit zonder 200.
reason-gives-up-100 = Kost de { $points } punten voor een rit zonder 200 of 100.
reason-limit-there = Vanaf daar rijd je hoogstens { $km } per zet.
reason-road-closed =
    { $count ->
        [one] Daar verspert je auto de weg voor een auto achter je.
       *[other] Daar verspert je auto de weg voor { $count } auto’s achter je.
    }
reason-carried-on = Daarvan komt { $km } van een bonusvak.
reason-shortcut-open = Vanaf daar kun je de binnenweg nemen.
reason-then-exactly = Je hebt { $card }: precies wat er dan nog over is.
reason-then-enough = Je hebt { $card }, en dat is dan genoeg.
reason-then-cards = Met { $count } andere kaarten kom je dan precies uit.
reason-then-needs = Om in één keer aan te komen heb je dan { $card } nodig: nog { $count } niet gezien.
reason-then-none = Om in één keer aan te komen heb je dan { $card } nodig, en die is er niet meer.
reason-first-distance = Het is je eerste kilometerkaart: ‘niet geplaatst’ ({ $points } punten) dreigt niet meer.

## Verdedigingskaarten

reason-starts = Vanaf nu kun je rijden.
reason-cures = Verlost je van { $hazard }: je kunt weer rijden.
reason-cures-but = Verlost je van { $hazard }, maar om te rijden heb je nog { $card } nodig.
reason-limit-lifted =
    { $count ->
        [0] De grens van { $km } vervalt, maar je hebt nu geen kaart die verder gaat.
        [one] De grens van { $km } vervalt: je hebt { $count } kaart die verder gaat.
       *[other] De grens van { $km } vervalt: je hebt { $count } kaarten die verder gaan.
    }
reason-still-stopped = { $hazard } houdt je nog tegen.
reason-still-needs = Om te rijden heb je nog { $card } nodig.
reason-still-limited = De grens van { $km } blijft gelden.
reason-holds = Je hebt { $card } in je hand.
reason-lacks = Daarvoor mis je nog { $card }.
reason-top = Dan mag { $seat } { $card } nemen.
reason-top-needed = Dan mag { $seat } { $card } nemen tegen { $hazard }.
reason-top-own = Je mag { $card } zelf weer nemen, want jij bent hierna aan de beurt.

## Troefkaarten

reason-safety-cures = Verhelpt { $hazard } en beschermt je er tot het einde tegen.
reason-safety-cures-km = Verhelpt { $hazard }, beschermt je er verder tegen en telt voor { $km }.
reason-safety-starts = Je kunt meteen rijden, ook zonder { $card }.
reason-safety-km = Nu { $km }; als bliksemreactie zou het { $coup } zijn.
reason-safety-no-coup = Er kan geen aanval meer komen waar deze kaart tegen helpt: wachten heeft geen zin.
reason-safety-early =
    { $count ->
        [one] Als bliksemreactie is deze kaart { $points } punten meer waard: { $count } aanval waar ze tegen helpt is nog niet gezien.
       *[other] Als bliksemreactie is deze kaart { $points } punten meer waard: { $count } aanvallen waar ze tegen helpt zijn nog niet gezien.
    }
reason-safety-early-turn =
    { $count ->
        [one] Als bliksemreactie levert deze kaart een beurt op: { $count } aanval waar ze tegen helpt is nog niet gezien.
       *[other] Als bliksemreactie levert deze kaart een beurt op: { $count } aanvallen waar ze tegen helpt zijn nog niet gezien.
    }
reason-all-four = Het is je vierde troef: { $points } punten meer.
reason-another-turn = Je bent meteen weer aan de beurt.
reason-no-more-turn = Een extra beurt krijg je er nu niet voor.

## Aanvalskaarten

reason-stops = Houdt { $side } tegen, op { $left } van de finish.
reason-stops-leader = Houdt { $side } tegen, het verst van alle tegenstanders, op { $left } van de finish.
reason-limits = Beperkt { $side } tot { $km } per kaart, op { $left } van de finish.
reason-limits-leader = Beperkt { $side }, het verst van alle tegenstanders, tot { $km } per kaart, op { $left } van de finish.
reason-covers = { $hazard } houdt { $side } al tegen; in plaats daarvan is dan { $card } nodig.
reason-covers-same = { $hazard } houdt { $side } al tegen.
reason-coup-odds = Kans op een bliksemreactie: ongeveer { $odds }.
reason-coup-held = Geen bliksemreactie mogelijk: jij hebt { $card }.
reason-no-coup = Geen bliksemreactie mogelijk.
reason-answer-odds = Kans op een reactie: ongeveer { $odds }.
reason-no-answer = Er kan niemand op reageren.

## Kaarten afleggen

reason-spare = Je hebt er { $count } van.
reason-no-more-200s = Je hebt al zo veel kaarten van 200 gespeeld als mag.
reason-too-long = Te ver voor jou: je hebt nog maar { $left } te gaan.
reason-too-long-yet = Te ver voor de { $left } die je nog te gaan hebt; alleen na een verlenging heb je er nog iets aan.
reason-drivable = Je laat { $km } liggen die je nu kunt rijden.
reason-stopped = Je kunt nu niet rijden; later levert deze kaart { $km } op.
reason-above-limit = Door de maximumsnelheid kan het nu niet; later levert deze kaart { $km } op.
reason-not-now = Vanaf hier kun je deze kaart niet spelen; later levert ze { $km } op.
reason-immune = Je zult deze kaart nooit nodig hebben: je hebt { $card }.
reason-none-to-come = Je zult deze kaart niet nodig hebben: er kan geen { $hazard } meer komen.
reason-safety-in-hand = Je hebt { $card }, en die kan hetzelfde en meer.
reason-needed = Je hebt deze kaart nodig tegen { $hazard }.
reason-roll-needed = Je hebt deze kaart nodig om te rijden.
reason-roll-later = Na de volgende aanval heb je deze kaart misschien nodig.
reason-would-answer =
    { $count ->
        [0] Deze kaart helpt tegen { $hazard }, maar daarvan zijn ze nu allemaal gezien.
       *[other] Deze kaart helpt tegen { $hazard }: nog { $count } niet gezien.
    }
reason-nobody-to-hit = Elke tegenstander is ertegen beschermd.
reason-could-hit = Met deze kaart kun je nu { $side } aanvallen.
reason-hit-later = Je kunt er nu niemand mee aanvallen, maar later misschien wel.
reason-wastes-safety = Je gooit de bescherming weg die deze kaart geeft.
reason-wastes-safety-km = Je gooit { $km } weg, en de bescherming die deze kaart geeft.
reason-wastes-safety-points = Je gooit { $points } punten weg, en de bescherming die deze kaart geeft.
reason-no-use = In het versnelde spel heb je er niets aan.
reason-use-turbo = Met deze kaart zou je twee keer kunnen spelen.
reason-use-acceleration = Met deze kaart zou je een kilometerkaart kunnen verdubbelen.
reason-use-u-turn = Met deze kaart zou je de zet van een tegenstander ongedaan kunnen maken.
reason-use-tow-truck = Met deze kaart zou je elke aanval kunnen verhelpen.
reason-next-cures = Dan kan { $seat } deze kaart nemen tegen { $hazard }.
reason-next-attacks = Dan kan { $seat } deze kaart nemen en tegen jou spelen.
reason-next-takes = Dan kan { $seat } deze kaart nemen.

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
reason-parry = Verhelpt { $hazard } op slag.
reason-keeps-safety = { $hazard } houdt je op, en je laat een directe beurt lopen.
reason-keeps-safety-points = { $hazard } houdt je op; later is { $card } { $points } punten minder waard.
reason-keeps-safety-km = { $hazard } houdt je op; later is { $card } { $km } minder waard.
reason-keeps-remedy = { $hazard } houdt je op; je houdt { $card } in je hand.
reason-nothing-to-answer = Je hebt niets tegen { $hazard }.
reason-u-turn = Stuurt { $side } { $km } terug, naar { $spot }.
reason-u-turn-arrival = Houdt { $side } van de winst af: { $km } terug, naar { $spot }.
reason-lets-go = Je bewaart { $card } voor later en laat { $side } op { $left } van de finish.
reason-lets-arrive = Laat { $side } aankomen en winnen, tenzij een andere plaats { $card } heeft.

## Kaarten nemen en de beurt beëindigen

reason-draw-distance = Ongeveer { $odds } kans op een kilometerkaart.
reason-draw-answer = Ongeveer { $odds } kans op een kaart tegen { $hazard }.
reason-draw-start = Ongeveer { $odds } kans op een kaart waarmee je kunt rijden.
reason-draw-reshuffled = Eerst wordt de aflegstapel geschud tot een nieuwe stok.
reason-take = Je weet wat je krijgt: { $card }.
reason-take-cure = Je krijgt { $card }, tegen { $hazard }.
reason-take-distance = Je krijgt zeker { $card }.
reason-take-attack = Je krijgt { $card } en kunt { $side } aanvallen.
reason-take-to-play = Die kaart moet je meteen spelen.
reason-end =
    { $count ->
        [0] Beëindigt de beurt; je neemt niets.
        [one] Beëindigt de beurt; je neemt { $count } kaart.
       *[other] Beëindigt de beurt; je neemt { $count } kaarten.
    }

### Huisregels zoals je ze thuis zegt: een naam, een regel uitleg, en waarden die woorden zijn.
###
### Een veld is house-<veld>, een regel van de telling house-points-<regel>; -why legt het uit,
### -value-<waarde> is een van de waarden. house-no-<code> zegt waarom regels niet samengaan.

## Wat ze veranderen

house-group-distance = Wie begint, en hoe ver
house-group-cards = De kaarten
house-group-road = Onderweg
house-group-safeties = Troeven en reacties
house-group-match = Winnen
house-group-points = Wat punten oplevert
house-group-more = Meer

## Wie begint, en hoe ver

house-target = Af te leggen afstand
house-target-why = Wie zo ver gereden heeft, wint de manche.
house-exact_finish = Je moet precies uitkomen
house-exact_finish-why = Zo niet, dan mag de laatste kaart je voorbij de finish brengen.
house-extension_to = Afstand na een verlenging
house-extension_to-why = Wie aankomt, mag tot hier doorrijden voor meer punten.
house-extension_to-value-none = geen verlenging
house-first_seat = Plaats die begint
house-first_seat-why = De volgende manche begint een plaats verder naar links.

## De kaarten

house-hand_size = Kaarten in de hand
house-hand_size-why = Zoveel kaarten houd je aan het eind van je beurt.
house-draw_from = Waar je een kaart neemt
house-draw_from-why = Of je ook de laatst afgelegde kaart mag nemen.
house-draw_from-value-pile = alleen van de stok
house-draw_from-value-pile_or_discard = van de stok, of de laatst afgelegde kaart
house-draw_from-value-pile_or_discard_to_play = de laatst afgelegde kaart alleen om die meteen te spelen
house-reshuffle = Als de stok op is
house-reshuffle-why = Of de afgelegde kaarten een nieuwe stok worden.
house-reshuffle-value-never = de afgelegde kaarten blijven liggen
house-reshuffle-value-all = alle afgelegde kaarten worden opnieuw geschud
house-reshuffle-value-all_but_top = alle behalve de laatste worden opnieuw geschud
house-empty_pile = Als er niets meer te nemen is
house-empty_pile-why = Of je doorspeelt met de kaarten in je hand.
house-empty_pile-value-play_out = iedereen speelt de kaarten in de hand uit
house-empty_pile-value-end_hand = de manche eindigt met die beurt
house-empty_pile-value-play_out_in_extension = de manche eindigt, behalve in een verlenging
house-make_up_hand = Je vult je hand aan als je beurt begint
house-make_up_hand-why = Wie te weinig kaarten heeft, vult aan het begin van de beurt aan, en niet eerder.
house-accelerated = Versneld spel
house-accelerated-why = Je neemt geen kaart aan het begin van je beurt: je speelt zoveel kaarten als je wilt en vult dan je hand aan.
house-discard_only_when_stuck = Afleggen mag alleen als je niets kunt spelen
house-discard_only_when_stuck-why = Wie een kaart kan spelen, moet dat doen, ook een troef die je liever houdt.
house-idle_rounds = Rondes waarin iedereen alleen aflegt, waarna de manche eindigt
house-idle_rounds-why = Na zoveel hele rondes waarin iedereen alleen aflegde, is de manche voorbij.
house-idle_rounds-value-none = nooit
house-idle_only_when_exhausted = Die rondes tellen alleen als er niets meer te nemen is
house-idle_only_when_exhausted-why = Zolang er kaarten te nemen zijn, mag iedereen blijven afleggen.

## Onderweg

house-needs_roll = Je hebt Groen licht nodig om te rijden
house-needs_roll-why = Je start met Groen licht, en na elke verdedigingskaart heb je er weer een nodig.
house-hazard_on_hazard = Een aanval mag op een andere aanval
house-hazard_on_hazard-why = Wie al stilstaat, kan nog eens aangevallen worden; alleen de bovenste aanval telt.
house-hazard_on_remedy = Een aanval mag op een verdedigingskaart
house-hazard_on_remedy-why = Wie net een verdedigingskaart gelegd heeft, kan aangevallen worden voordat het Groen licht er ligt.
house-hazard_needs_roll_card = Een aanval moet op Groen licht liggen
house-hazard_needs_roll_card-why = De Voorrangswagen alleen is niet genoeg om aangevallen te worden: bovenop moet Groen licht liggen.
house-remedy_covers = Aanvallen en verdedigingen worden gestapeld
house-remedy_covers-why = Zo niet, dan gaan de aanval en de kaart ertegen samen van tafel.
house-hazards_stop_safeties = Sommige aanvallen houden troeven tegen
house-hazards_stop_safeties-why = Zolang mama koffie wil of papa dorst heeft, leg je in je beurt geen troef.
house-limited_to = Langste afstand onder een maximumsnelheid
house-limited_to-why = Langere kaarten wachten tot de maximumsnelheid niet meer geldt.
house-most_200s = Hoeveel kaarten van 200 per manche
house-most_200s-why = Meer mag een speler of team er niet leggen.
house-most_200s-value-none = zoveel je wilt
house-square_limit_next_turn = Een vak met snelheidslimiet geldt vanaf je volgende beurt
house-square_limit_next_turn-why = Zo niet, dan geldt het al voor een tweede zet in de beurt waarin je er stopt.

## Troeven en reacties

house-safety_gives_turn = Een troef geeft nog een beurt
house-safety_gives_turn-why = Wie in de eigen beurt een troef legt, neemt een kaart en speelt nog eens.
house-extra_turn_on_empty_pile = Een troef geeft een beurt, ook als de stok op is
house-extra_turn_on_empty_pile-why = Je speelt nog eens, al is er niets meer te nemen.
house-coup_fourre_turn_on_empty_pile = Een bliksemreactie geeft een beurt, ook als de stok op is
house-coup_fourre_turn_on_empty_pile-why = Jij bent aan de beurt, al is er niets meer te nemen.
house-roll_after_safety = Na een troef heb je weer Groen licht nodig
house-roll_after_safety-why = De troef neemt de aanval weg, maar je wacht op Groen licht, net als na een verdedigingskaart.
house-remedy_answers = Je mag een aanval meteen afweren
house-remedy_answers-why = Wie aangevallen wordt, mag de verdedigingskaart buiten de beurt leggen.
house-safety_km = Afstand voor een troef
house-safety_km-why = Zo ver brengt een troef je die je in je beurt legt.
house-coup_fourre_km = Afstand voor een bliksemreactie
house-coup_fourre_km-why = Zo ver brengt een troef je als bliksemreactie.

## Winnen

house-scored = Manches leveren punten op
house-scored-why = Zo niet, dan wint wie de manche wint een spel.
house-match_total = Te behalen punten
house-match_total-why = Wie er na een manche zoveel heeft, wint de wedstrijd.
house-match_total-value-none = het aantal manches beslist
house-match_hands = Aantal manches
house-match_hands-why = De wedstrijd duurt zoveel manches, en het hoogste totaal wint.
house-match_hands-value-none = het aantal punten beslist
house-games = Aantal spellen
house-games-why = Zonder punten: wie de meeste van dit oneven aantal spellen wint, wint de wedstrijd.
house-furthest_wins = Komt niemand aan, dan wint wie het verst is
house-furthest_wins-why = Zo niet, dan heeft niemand die manche gewonnen.
house-shared_win_at_zero = Heeft niemand gereden, dan wint iedereen
house-shared_win_at_zero-why = Staat iedereen aan het eind nog op 0, dan delen ze de winst en de punten.
house-missed_extension = Wanneer een mislukte verlenging de anderen betaalt
house-missed_extension-why = Wie doorrijdt en niet aankomt, geeft de anderen de premie.
house-missed_extension-value-always = altijd
house-missed_extension-value-if_beaten = alleen als een ander aankomt
house-shut_out = Wie de premie voor ‘niet geplaatst’ krijgt
house-shut_out-why = Niet geplaatst is een speler of team zonder één kilometerkaart.
house-shut_out-value-each_to_placed = ieder die zelf een kilometerkaart legde, voor elke niet-geplaatste
house-shut_out-value-each_to_all = alle anderen, voor elke niet-geplaatste
house-shut_out-value-once_to_winner = de winnaar, één keer, als geen ander geplaatst is
house-early_finish_until_reshuffle = De snelle finish telt tot er opnieuw geschud wordt
house-early_finish_until_reshuffle-why = Zo niet, dan alleen tot de laatste kaart van de stok genomen is.

## Wat punten oplevert

house-points-safety = Elke troef
house-points-safety-why = Voor elke troef die op tafel ligt.
house-points-all_four = Alle vier de troeven
house-points-all_four-why = Daarbovenop, voor wie ze alle vier gelegd heeft.
house-points-coup_fourre = Elke bliksemreactie
house-points-coup_fourre-why = Boven op de punten van de troef zelf.
house-points-trip = De manche winnen
house-points-trip-why = Voor wie aankomt.
house-points-delayed_action = Aankomen als de stok op is
house-points-delayed_action-why = Voor wie aankomt nadat de laatste kaart genomen is.
house-points-safe_trip = Winnen zonder 200
house-points-safe_trip-why = Voor wie aankomt en geen 200 gelegd heeft.
house-points-no_200_no_100 = Winnen zonder 200 en 100
house-points-no_200_no_100-why = Daarbovenop, voor wie geen van beide gelegd heeft.
house-points-extension = De verlenging
house-points-extension-why = Voor wie doorrijdt en aankomt.
house-points-shut_out = Een ander niet geplaatst
house-points-shut_out-why = Als een andere speler of een ander team geen kilometerkaart legde.
house-points-early_finish = Een snelle finish
house-points-early_finish-why = Voor wie aankomt voordat de stok voor het eerst op is.

## Meer

house-seating = Wie met wie speelt
house-seating-why = Een letter voor elke plaats: ABAB is twee teams van twee, ABCD ieder voor zich.
house-deck = Hoeveel van elke kaart
house-deck-why = Alleen de kaarten die je verandert, met hun aantal: 25: 4, stop: 2.
house-circuit = De weg
house-circuit-why = Een getal van 1 tot 96, tegels zoals S1 A2 B1 C2, of none voor geen.
house-never_taken = Kaarten die je niet van de aflegstapel mag nemen
house-never_taken-why = Hun namen met komma’s ertussen: 25, 50, stop.
house-hazard_tokens = Fiches voor aanvallen
house-hazard_tokens-why = Hoeveel voor elke aanval, zoals stop: 6, accident: 5; none als de kaart zelf blijft liggen.

## Regels die niet samengaan

house-no-rule-out-of-range = { $label }: een geheel getal van { $low } tot { $high }.
house-no-rule-not-in-25s = { $label }: alleen veelvouden van 25.
house-no-house-value = { $label }: dat is niet te lezen.
house-no-rule-seating = Elke plaats krijgt een letter, vanaf A en zonder gaten.
house-no-rule-one-side = Er zijn minstens twee spelers of teams nodig.
house-no-rule-circuit-teams = Op een circuit rijdt ieder voor zich: geen teams.
house-no-rule-deck-too-small = Er zijn te weinig kaarten voor zoveel handen: houd er minder, of doe er meer bij.
house-no-rule-no-distance = Zonder kilometerkaarten komt niemand ergens.
house-no-rule-no-roll = Niemand zou kunnen starten: er moet een Groen licht of de Voorrangswagen bij de kaarten zijn.
house-no-rule-card-needs-circuit = Zonder circuit heb je niets aan { $card }.
house-no-rule-no-answer = Er is geen kaart tegen { $card }: voeg de verdedigingskaart of de troef toe.
house-no-rule-safety-twice = Van elke troef is er hoogstens één.
house-no-rule-extension-short = De verlenging moet verder gaan dan de af te leggen afstand.
house-no-rule-extension-inexact = Met een verlenging moet je precies uitkomen. Schaf eerst de verlenging af.
house-no-rule-extension-circuit = Op een circuit is er geen verlenging: de weg eindigt bij de finish.
house-no-rule-stack-without-piles = Een aanval kan alleen op een andere als aanvallen en verdedigingen gestapeld worden.
house-no-rule-roll-without-piles = Groen licht is alleen nodig als aanvallen en verdedigingen gestapeld worden.
house-no-rule-without-roll = Dat heeft alleen zin als je Groen licht nodig hebt om te rijden.
house-no-rule-remedy-or-roll-card = Een aanval kan niet op Groen licht moeten liggen en ook op een verdedigingskaart mogen: kies er een.
house-no-rule-tokens-and-piles = Aanvallen zijn fiches of gestapelde kaarten, niet allebei.
house-no-rule-parry-with-piles = Meteen afweren kan alleen als aanvallen en verdedigingen niet gestapeld worden.
house-no-rule-tokens-missing = Voor elke aanvalskaart zijn fiches nodig.
house-no-rule-no-stopping-hazard = Geen aanval bij deze kaarten kan troeven tegenhouden.
house-no-rule-accelerated-turns = In het versnelde spel geeft een troef geen beurt: zet dat eerst uit.
house-no-rule-accelerated-draws = In het versnelde spel neem je kaarten aan het eind van je beurt, en alleen van de stok.
house-no-rule-endless = Als er opnieuw geschud wordt, kan de manche eindeloos duren: zeg na hoeveel rondes afleggen ze voorbij is.
house-no-rule-never-exhausted = Als alles opnieuw geschud wordt, is er altijd een kaart en kan de manche eindeloos duren: laat de laatste liggen, of tel alle rondes.
house-no-rule-reshuffle-and-end = Als er opnieuw geschud wordt, kan een lege stok de manche niet beëindigen.
house-no-rule-take-without-reshuffle = Als je afgelegde kaarten mag nemen, moeten ze ook opnieuw geschud worden.
house-no-rule-circuit-target = De afstand moet die van het circuit zijn.
house-no-rule-circuit-piles = Op een circuit wordt niets gestapeld.
house-no-rule-circuit-inexact = Op een circuit moet je precies uitkomen.
house-no-rule-circuit-safety-km = Op een circuit brengen troeven je niet vooruit.
house-no-rule-square-limit-without-circuit = Alleen een circuit heeft vakken met een snelheidslimiet.
house-no-rule-match-end = Je speelt tot een aantal punten of een aantal manches, niet allebei.
house-no-rule-games-even = Zonder punten is een oneven aantal spellen nodig.
house-no-rule-games-need-winner = Zonder punten moet elke manche een winnaar hebben: wie het verst is, wint als niemand aankomt.
house-no-rule-games-scored = Waar punten gegeven worden, tellen de spellen niet.
house-no-rule-zero-without-points = Dat heeft alleen zin met punten, en als wie het verst is wint.
house-no-rule-early-finish-unpaid = Daarvoor moet een snelle finish punten waard zijn.

## In de terminal

house-ask = Huisregels (Enter: zoals gedrukt)
house-ask-printed = zoals gedrukt
house-ask-own = eigen regels
house-ask-groups = Wat je wilt veranderen (Enter: spelen)
house-ask-changed =
    { $count ->
        [0] { $name }
        [one] { $name } (één veranderd)
       *[other] { $name } ({ $count } veranderd)
    }
house-ask-play = Speel met deze regels
house-ask-keep = Bewaar deze regels onder een naam
house-ask-back = Terug
house-ask-line = { $name }: { $value }
house-ask-marked = { $value } (zoals gedrukt)
house-ask-number = Een geheel getal van { $least } tot { $most }. Enter: zoals gedrukt ({ $printed }).
house-ask-none = Een geheel getal van { $least } tot { $most }, of none ({ $none }). Enter: zoals gedrukt ({ $printed }).
house-ask-text = Geschreven zoals in een stelling. Enter: zoals gedrukt.
house-ask-name = Een naam voor deze regels, bijvoorbeeld: zoals bij oma
house-ask-kept = Bewaard in { $file }: { $name }
house-sets-unreadable = Het bestand met je huisregels is niet te lezen: { $file }
house-set-unknown = Er zijn geen huisregels met de naam ‘{ $name }’ in { $file }. Er zijn: { $known }.
house-set-edition = De huisregels ‘{ $name }’ zijn voor de editie { $edition }.

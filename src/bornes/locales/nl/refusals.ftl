### Waarom iets geweigerd wordt, volgens de code van de weigering.
###
### Eén regel per code, met niets dan gewone variabelen.
### Een tekst wordt eerst gezocht als <code>-in-<editie>, dan als <code>.

## Wie er aan de beurt is, en wat eerst komt

hand-over = De manche is voorbij: deel de volgende om verder te gaan.
hand-over-in-rally = De rally is voorbij: deel de volgende om verder te gaan.
hand-over-in-arche = Het spel is voorbij: deel het volgende om verder te gaan.
hand-over-in-volant = Het spel is voorbij: deel het volgende om verder te gaan.
hand-not-over = Deze manche is nog bezig: speel die uit voordat je opnieuw deelt.
hand-not-over-in-rally = Deze rally is nog bezig: rijd hem uit voordat je opnieuw deelt.
hand-not-over-in-arche = Dit spel is nog bezig: speel het uit voordat je opnieuw deelt.
hand-not-over-in-volant = Dit spel is nog bezig: speel het uit voordat je opnieuw deelt.
match-over = De wedstrijd is voorbij: begin een nieuwe om verder te spelen.
match-over-in-rally = Het kampioenschap is voorbij: begin een nieuw kampioenschap om verder te rijden.
match-over-in-arche = De wedstrijd is voorbij: begin een nieuwe om verder te spelen.
match-over-in-volant = De wedstrijd is voorbij: begin een nieuwe om verder te spelen.
no-such-seat = Er is geen plaats { $seat }: de plaatsen gaan van 1 tot { $players }.
no-such-side = Er is geen speler of team { $side } aan deze tafel.
not-your-turn = Je bent niet aan de beurt: plaats { $seat } is aan zet.
not-your-seat = Je zit niet op plaats { $seat }: je kunt alleen voor je eigen plaats spelen.
not-asked = Plaats { $seat } hoeft nu niet te reageren.
draw-first = Neem eerst je kaart voor deze beurt: van de stok, of de bovenste van de aflegstapel.
answer-first = Reageer eerst op wat er net gespeeld is, of pas.
extension-first = Je hebt de afstand afgelegd: kies eerst of je verlengt of hier stopt.
nothing-to-answer = Er is niets om op te reageren: dat kan alleen op wat er net gespeeld is.
no-extension-now = Verlengen kan alleen als je de afstand precies bereikt, in een spel met verlenging.
draw-is-automatic = Kaarten worden hier voor je genomen: speel er een of leg er een af.
already-drawn = Je hebt je kaart voor deze beurt al: speel er een of leg er een af.
no-taking = In dit spel neem je niets van de aflegstapel.
no-discards = De aflegstapel is leeg: neem een kaart van de stok.
never-taken = Je mag { $card } niet van de aflegstapel nemen: neem een kaart van de stok.
taken-not-playable = Je zou { $card } niet meteen kunnen spelen, dus je mag die kaart niet nemen: neem er een van de stok.
must-play-taken = Je hebt { $card } van de aflegstapel genomen: speel die kaart nu.
nothing-to-draw = De stok is op: neem de bovenste kaart van de aflegstapel.
owes-discards = Je beurt is onderbroken: leg nu kaarten af. Nog af te leggen: { $count }.
only-end = Je hebt in deze beurt al afgelegd: je kunt de beurt alleen nog beëindigen.
no-discard-after-play = Je hebt in deze beurt al gespeeld en mag dus niets afleggen: speel verder, of beëindig de beurt.
could-play = Je hebt een kaart die je kunt spelen, en hier leg je alleen af als dat niet kan.
end-after-play = Speel eerst minstens één kaart of leg er een af, en beëindig dan de beurt.
no-end = Je hoeft hier geen beurt te beëindigen: die is voorbij zodra je gespeeld of afgelegd hebt.
say-which = Dat kan meer dan één zet zijn. Zeg welke: { $choices }.
badly-formed = De delen van deze zet passen niet bij elkaar: { $move }

## De kaart en haar doel

not-in-hand = Deze kaart heb je niet in je hand: { $card }.
needs-target = Zeg tegen wie je { $card } speelt.
takes-no-target = Je kunt { $card } niet tegen een ander spelen: die kaart is voor jezelf.
own-side = Je kunt { $card } niet tegen jezelf of je eigen team spelen: kies een tegenstander.
no-target = Er is nu niemand die je met { $card } kunt aanvallen.
no-tokens = Je kunt { $card } nu niet spelen: alle fiches van die soort staan op het bord.
immune = Deze tegenstander is door { $safety } tegen die aanval beschermd.
already-limited = Voor deze tegenstander geldt al een maximumsnelheid.
already-stopped = { $hazard } houdt deze tegenstander al tegen: dat moet eerst verholpen zijn voordat je weer aanvalt.
target-not-rolling = Deze tegenstander rijdt niet: je kunt alleen tegenhouden wie rijdt.
needs-roll-card = Hier val je alleen aan op een Groen licht dat bovenop ligt: de Voorrangswagen alleen is niet genoeg.
bad-top = Je kunt { $card } niet boven op de aflegstapel laten liggen: kies de verdedigingskaart, of de aanval die ze verhelpt.
not-cured = Met deze kaart kun je { $card } hier niet wegnemen.
no-lanes = Je kunt geen rijstrook of binnenweg kiezen als je { $card } speelt.

## Rijden en verdedigen

not-rolling = Je hebt een Groen licht nodig voordat je kunt rijden.
stopped-by = { $hazard } houdt je tegen: speel eerst de verdedigingskaart of de troefkaart ertegen.
safety-stopped-by = Je kunt in je beurt geen troefkaart leggen door { $hazard }: speel eerst de verdedigingskaart ertegen.
speed-limited = Er geldt een maximumsnelheid: niets boven { $most }.
square-limited = Je auto staat op een vak met snelheidslimiet: vanaf hier rijd je hoogstens { $most } per zet.
too-many-200s = Geen kaarten van 200 meer: een speler of team mag er hoogstens { $most } spelen.
past-target = Dat is te ver: je moet precies op de afstand uitkomen, en je hebt er nog maar { $left } te gaan.
past-finish = Met { $km } km rijd je voorbij de finish: die is nog { $left } km ver, en je moet er precies op uitkomen.
already-rolling = Je rijdt al: je hebt geen Groen licht nodig.
roll-on-hazard = Speel eerst de verdedigingskaart of de troefkaart tegen { $hazard }; daarna pas een Groen licht.
nothing-to-remedy = Je kunt { $card } nu niet spelen: er ligt niets voor je dat erom vraagt.
no-limit-in-force = Er geldt geen maximumsnelheid voor je: er is niets op te heffen.
road-blocked = De weg is versperd op { $km } km: alle rijstroken zijn daar bezet.
no-free-lane = Je auto kan niet stoppen op { $km } km: alle rijstroken zijn daar bezet.
lane-not-free = Je kunt niet stoppen op rijstrook { $lane } van vak { $square }: die is bezet, of bestaat niet.
no-shortcut-here = Je kunt de binnenweg nu niet nemen: die begint alleen op zijn beginvak.
acceleration-alone = Een Versnelling speel je met een kilometerkaart: noem die kaart ook.
turbo-accelerated = In het versnelde spel kan een Turbo alleen afgelegd worden.
u-turn-only-answers = Rechtsomkeert speel je alleen als reactie op de zet van een tegenstander.

## Antwoorden buiten je beurt

wrong-answer = Je kunt op { $hazard } niet reageren met { $card }.
only-u-turn = Op een zet kun je alleen reageren met Rechtsomkeert: speel die kaart, of pas.
no-parry = In dit spel speel je buiten je beurt geen verdedigingskaart: reageer met de troefkaart, of pas.

## Een tafel klaarzetten

unknown-language = Er is geen taal ‘{ $language }’. Kies uit: { $allowed }.
unknown-bot = Er is geen bot ‘{ $name }’. Kies uit: { $allowed }.
unknown-edition = Er is geen editie ‘{ $edition }’. Kies uit: { $allowed }.
player-count = De editie { $edition } speel je niet met { $players } spelers. Wel met: { $allowed }.
bot-text = Schrijf elke instelling van een bot één keer, als naam=waarde, niet als ‘{ $found }’.
bot-setting = De bot { $name } heeft geen instelling ‘{ $setting }’. Zijn instellingen: { $allowed }.
bot-no-settings = De bot { $name } heeft geen instellingen.
bot-not-made = De bot { $name } kan zo niet gemaakt worden: { $problem }
bot-no-choose = { $name } is geen bot: er is geen choose(view).
bot-import = De bot { $name } kan niet geladen worden: { $problem }
bot-instance = { $name } is een bot die al gemaakt is. Geef de klasse ervan: elke plaats in elke wedstrijd krijgt een eigen bot, met een seed.
bot-failed = De bot { $name } faalde: { $problem }
bot-playouts = Het aantal proefspellen is een geheel getal van 1 tot { $most }, niet ‘{ $value }’.
bot-seconds = De bedenktijd is een aantal seconden boven 0, niet ‘{ $value }’.
worlds-view = Werelden worden gemaakt uit een view, niet uit { $found }: neem game.view(seat).
worlds-count = Het aantal werelden is een geheel getal van 0 tot { $most }.
worlds-asked = Iemand wordt om een antwoord gevraagd, en deze view zegt niet waarop.
bad-seed = Een seed is een geheel getal, 0 of meer, van hoogstens { $bits } bits.
options-not-mapping = Opties geef je op als namen met waarden.
unknown-option = Er is hier geen optie ‘{ $name }’. Kies uit: { $allowed }.
option-value = De optie { $name } kan niet ‘{ $value }’ zijn. Toegestaan: { $allowed }.
option-needs = De optie { $name } kan alleen bij { $condition }.
house-not-mapping = Huisregels geef je op als namen met waarden.
unknown-house-rule = Er is geen huisregel ‘{ $name }’. Kies uit: { $allowed }.
house-value = De huisregel { $name } kan niet ‘{ $value }’ zijn. Toegestaan: { $allowed }.

## Huisregels zonder zin

rule-out-of-range = De regel { $name } moet een geheel getal van { $low } tot { $high } zijn.
rule-not-in-25s = De regel { $name } moet een veelvoud van 25 zijn.
rule-seating = De plaatsen ‘{ $seating }’ passen niet bij { $players } spelers: geef elke plaats een letter, vanaf A en zonder gaten.
rule-one-side = Er zijn minstens twee spelers of teams nodig.
rule-circuit-teams = Op een circuit rijdt ieder voor zich: de plaatsen kunnen geen teams vormen.
rule-deck-too-small = Een spel van { $cards } kaarten is te klein voor { $players } spelers.
rule-no-distance = Zonder kilometerkaarten kom je nergens: voeg er toe.
rule-no-roll = Niemand zou kunnen starten: er moet een Groen licht of de Voorrangswagen bij de kaarten zijn.
rule-card-needs-circuit = In een spel zonder circuit hoort { $card } niet bij de kaarten.
rule-no-answer = Er is geen kaart tegen { $card }: voeg de verdedigingskaart of de troefkaart toe.
rule-safety-twice = Van elke troefkaart mag er hoogstens één zijn, en van deze zijn er meer: { $card }.
rule-extension-short = Een verlenging gaat verder dan de afstand zelf: extension_to moet meer zijn dan target.
rule-extension-inexact = Een verlenging vraagt een afstand die precies bereikt wordt: exact_finish moet true zijn.
rule-extension-circuit = Op een circuit is er geen verlenging: extension_to moet leeg blijven.
rule-stack-without-piles = Een aanval komt alleen op een andere waar kaarten gestapeld worden: hazard_on_hazard vraagt remedy_covers.
rule-roll-without-piles = Groen licht is alleen nodig waar kaarten gestapeld worden: needs_roll vraagt remedy_covers.
rule-without-roll = De regel { $name } gaat over het Groen licht: needs_roll moet true zijn.
rule-remedy-or-roll-card = Een aanval heeft een Groen licht bovenop nodig, of mag op een verdedigingskaart: hazard_needs_roll_card en hazard_on_remedy gaan niet samen.
rule-tokens-and-piles = Aanvallen zijn fiches of gestapelde kaarten: met hazard_tokens moet remedy_covers false zijn.
rule-parry-with-piles = Buiten de beurt reageren met een verdedigingskaart kan alleen waar niets gestapeld wordt: met remedy_answers moet remedy_covers false zijn.
rule-tokens-missing = Voor elke aanvalskaart is een aantal fiches nodig: voeg het toe aan hazard_tokens.
rule-no-stopping-hazard = Geen aanval bij deze kaarten kan troefkaarten tegenhouden: hazards_stop_safeties vraagt mum_coffee of dad_thirsty.
rule-accelerated-turns = In het versnelde spel geeft een troefkaart geen beurt: safety_gives_turn moet false zijn.
rule-accelerated-draws = In het versnelde spel neem je alleen aan het eind van de beurt kaarten: draw_from moet pile zijn, en make_up_hand false.
rule-endless = Als de aflegstapel opnieuw geschud wordt, kan het spel eindeloos duren: stel idle_rounds in.
rule-never-exhausted = Als alle afgelegde kaarten opnieuw geschud worden, is er altijd een te nemen en kan het spel eindeloos duren: laat de bovenste liggen, of zet idle_only_when_exhausted uit.
rule-reshuffle-and-end = Als de aflegstapel opnieuw geschud wordt, is een lege stok niet het einde: empty_pile moet play_out zijn.
rule-take-without-reshuffle = Als je van de aflegstapel mag nemen, moet die ook opnieuw geschud worden: reshuffle kan niet never zijn.
rule-circuit-target = De afstand moet die van het circuit zijn: target moet 25 keer het aantal vakken zijn.
rule-circuit-piles = Op een circuit worden geen kaarten gestapeld: remedy_covers moet false zijn.
rule-circuit-inexact = Op een circuit moet je precies op de finish uitkomen: exact_finish moet true zijn.
rule-circuit-safety-km = Op een circuit brengt een troefkaart geen auto vooruit: safety_km en coup_fourre_km moeten 0 zijn.
rule-square-limit-without-circuit = Zonder circuit zijn er geen vakken met een limiet: square_limit_next_turn vraagt een circuit.
rule-match-end = Een wedstrijd eindigt op één manier: stel match_total of match_hands in, niet allebei.
rule-games-even = Een wedstrijd over meer spellen vraagt een oneven aantal: games moet oneven zijn.
rule-games-need-winner = Zonder punten moet elk spel een winnaar hebben: furthest_wins moet true zijn.
rule-games-scored = Waar punten gegeven worden, tellen de spellen niet: games moet 1 zijn.
rule-zero-without-points = De regel shared_win_at_zero gaat over punten voor wie het verst kwam: scored en furthest_wins moeten true zijn.
rule-early-finish-unpaid = De regel early_finish_until_reshuffle vraagt punten voor een snelle finish: stel points.early_finish in.

## Zetten op schrift

unknown-card = Er is geen kaart ‘{ $card }’.
move-not-text = Een zet is een tekst van hoogstens { $longest } tekens.
move-ends-early = Deze zet is niet af (kolom { $column }). Er ontbreekt nog: { $expected }.
move-spaces = Schrijf één spatie tussen de woorden van een zet, en geen eromheen (kolom { $column }).
move-needs-seat = Een zet begint met de plaats, zoals in ‘1: draw’, en niet met ‘{ $found }’ (kolom { $column }).
move-needs-number = Na het woord { $name } komt een getal, niet ‘{ $found }’ (kolom { $column }).
move-unknown-verb = Er is geen zet ‘{ $found }’ (kolom { $column }). Kies uit: draw, take, play, discard, coup-fourre, parry, pass, extend, finish, u-turn, end.
move-unknown-card = Er is geen kaart ‘{ $found }’ (kolom { $column }).
move-unknown-side = Er is geen speler of team ‘{ $found }’ (kolom { $column }): dat zijn letters, vanaf A.
move-unexpected-word = Het woord ‘{ $found }’ hoort hier niet (kolom { $column }).

## Stellingen

at-place = { $place }: { $reason }
missing-key = Hier ontbreekt iets: { $key }.
unknown-key = Er is hier geen ‘{ $key }’. Toegestaan: { $allowed }.
not-a-mapping = Hier zijn namen met waarden nodig.
not-a-list = Hier is een lijst nodig.
not-a-number = Hier is een geheel getal van { $least } tot { $most } nodig.
not-true-or-false = Hier is true of false nodig.
not-one-of = Hier is een van deze nodig: { $allowed }.
one-per-step = Een stap is precies een van deze: { $allowed }.
one-question = Een vraag gaat over precies een van deze: { $allowed }.
wrong-card = Deze kaart hoort hier niet: { $card }.
too-many-of-card = Het spel heeft { $most } van deze kaarten, en hier zijn er { $count }: { $card }.
card-not-in-deck = Deze kaart zit niet in dit spel: { $card }.
too-many-tokens = De doos heeft { $most } fiches van deze soort, en hier zijn er { $count }: { $card }.
not-enough-cards = Er zijn niet genoeg kaarten over voor de handen en de stok.
hazard-on-hazard = In deze editie kan { $card } niet op een andere aanval liggen.
limit-on-limit = Een kaart kan niet op een kaart met dezelfde naam liggen: { $card }.
hazards-in-piles = In deze editie liggen aanvallen op de stapels van een speler of team: zet ze daar, onder battle of speed.
no-roll-owed-here = Na een troefkaart is een Groen licht alleen nodig met de huisregel roll_after_safety.
hazard-not-there = De aanval waarop gereageerd wordt, moet bij de aangevallene liggen, en { $card } ligt er niet.
past-target-position = Dit gaat voorbij de afstand van { $target }.
position-already-won = { $side } heeft de afstand al afgelegd, dus alles zou voorbij zijn.
no-extension-here = Er is hier geen verlenging.
no-circuit-here = Deze editie heeft geen circuit en geen auto’s.
lane-taken = Er staat daar al een andere auto.
from-not-behind = Een auto rijdt vooruit: from moet achter de plek liggen waar hij nu staat.
only-accelerated = Dit hoort alleen bij het versnelde spel.
no-turbo-here = Alleen een Turbo laat je in één beurt vaker spelen, en die is hier niet te spelen: plays_left moet 1 zijn.
asked-by-other = Deze vraag komt van plaats { $seat }: to_play moet naar die plaats verwijzen.
asked-by-own-side = Plaats { $seat } is zelf aangevallen: by moet naar een plaats van de tegenstanders verwijzen.
own-hand-missing = Om te weten wat plaats { $seat } ziet, is de hand van die plaats nodig: geef die op onder hands.
own-hand-differs = De hand van plaats { $seat } heeft niet zoveel kaarten als hand_sizes zegt.
draw-differs = De opgegeven stok heeft niet zoveel kaarten als draw_size zegt.
draw-unknown = Niemand kan weten welke kaart deze plaats neemt: geef de hand op met die kaart erin, en laat drawn op true.
no-running-hand = Er wordt nu niets gespeeld (het is voorbij, of nog niet gedeeld), dus er is geen stelling om te schrijven.

## Circuits

circuit-unknown = Een circuit is een getal van 1 tot 96, tegels zoals S1 B2 A1 C2, of een zelf bedachte weg; niet ‘{ $found }’.
circuit-unknown-tiles = Er is geen circuit ‘{ $found }’: noem tegel S, dan A, B en C in willekeurige volgorde, elk met zijn kant, zoals S1 B2 A1 C2.
circuit-not-mapping = { $place }: er zijn namen met waarden nodig, niet ‘{ $found }’.
circuit-unknown-key = { $place }: er is geen ‘{ $key }’. Toegestaan: { $known }.
circuit-missing-key = { $place }: { $key } ontbreekt.
circuit-not-list = { $place }: er is een lijst nodig, niet ‘{ $found }’.
circuit-not-number = { $place }: er is een geheel getal nodig, niet ‘{ $found }’.
circuit-out-of-range = { $place }: { $value } ligt niet tussen { $least } en { $most }.
circuit-not-multiple = { $place }: { $value } is geen veelvoud van { $step }.
circuit-repeated-square = { $place }: vak { $square } wordt twee keer genoemd.
circuit-many-shortcuts = Een circuit heeft hoogstens één binnenweg, geen { $count }.
circuit-shortcut-order = Een binnenweg komt verderop uit: het begin, { $entry }, moet vóór het eind, { $exit }, liggen.
circuit-shortcut-km = De vakken van een binnenweg gaan vooruit: { $value } km moet tussen { $after } en { $before } liggen.
circuit-no-shortcut = { $place }: dit circuit heeft geen binnenweg.
circuit-which-lane = { $place }: vak { $square } heeft { $lanes } rijstroken, dus zeg op welke de auto staat.
circuit-too-short = De finish kan niet vak { $finish } zijn: dit circuit heeft de vakken 1 tot { $squares }.

## Bestanden en verslagen

file-unreadable = Dit bestand kan niet gelezen worden: { $reason }.
file-not-text = Dit bestand is geen gewone tekst (UTF-8).
file-too-large = Dit is te groot: er kunnen hoogstens { $most } bytes gelezen worden.
yaml-syntax = Dit is geen geldige YAML: { $problem }.
yaml-alias = YAML-aliassen kunnen hier niet: schrijf de waarden voluit.
not-a-record = Dit is geen verslag: de eerste regel daarvan begint met bornes-record.
record-not-text = Een verslag geef je als tekst op, niet als ‘{ $found }’.
record-version = Dit verslag heeft versie ‘{ $version }’, en alleen deze kunnen gelezen worden: { $known }.
record-ends-early = Het verslag breekt hier af.
record-line = Dit is geen zet en geen deling: { $found }
record-expected = Deze regel zou moeten beginnen met ‘{ $expected }:’.
record-needs-deal = Er staat een zet vóór de eerste deling.
in-header = In de kop: { $reason }
header-twice = De kopregel { $name } staat er twee keer.
bad-header = De kopregel { $name } kan niet gelezen worden.
deal-differs = Deze regel zou ‘deal { $number } dealer { $dealer }’ moeten zijn.
deal-wrong-cards = Dit zijn niet de kaarten van dit spel, of de handen zijn niet even groot als ze horen te zijn.
reshuffle-differs = Het schudden in het verslag past niet bij de aflegstapel van het spel.
bad-moves = Het aantal zetten om na te spelen is een geheel getal, 0 of meer, niet ‘{ $found }’.

## De arena

arena-few-bots = Voor een arena zijn minstens twee bots nodig.
arena-bot-not-sent = De bot { $name } kan niet naar een ander proces gestuurd worden: schrijf hem bovenaan in een module, of gebruik één proces.
arena-fairness-sides = Er valt pas te kiezen wie je aanvalt met drie of meer spelers of teams; deze tafel heeft er { $sides }.
arena-needs-extra = Hiervoor is het pakket { $package } nodig; pip install "bornes[arena]" installeert het.
arena-plot-name = Een grafiek komt in een bestand dat op .svg of .png eindigt, niet in ‘{ $file }’.
arena-fairness-no-plot = Van de eerlijkheid is er geen grafiek: laat --plot weg.
arena-one-output = Kies --json of --csv, niet allebei.
arena-no-task = Er is geen taak ‘{ $name }’. Kies uit: { $allowed }.
arena-task-alone = Een taak legt de hele tafel vast: laat { $name } weg bij --task.

## Lange reeksen

run-least = { $name } moet minstens { $least } zijn.
run-jobs-or-cluster = Kies --jobs of --cluster, niet allebei: een cluster gebruikt alle processoren die het heeft.
run-shard = Een deel schrijf je als 2/5: een van vijf, vanaf 1; niet als ‘{ $found }’.
run-worker-died = Hetzelfde deel van het werk liet { $times } processen na elkaar omvallen. Misschien is er te weinig geheugen.
run-needs-ray = Een cluster heeft Ray nodig: pip install "bornes[cluster]" installeert het.
run-no-cluster = Op { $address } is geen Ray-cluster te gebruiken: { $problem }
run-other-bornes = Het knooppunt { $node } heeft een andere Bornes ({ $found }) dan deze machine ({ $wanted }); installeer overal dezelfde, zodat de uitkomsten gelijk zijn.
run-no-folder = { $file } kan niet geschreven worden: die map is er niet.
run-file-in-use = Een ander proces schrijft in { $file }. Wacht erop, of kies een ander bestand; bornes merge voegt bestanden later samen.
run-file-not-ours = { $file } is geen bestand met uitkomsten in het formaat { $format }.
run-file-damaged = { $file }, regel { $line }: dit is geen uitkomst.
run-file-differs = { $file } hoort bij iets anders: { $name } is daar { $found }, en hier { $wanted }.
run-file-overlaps = { $file } bevat wedstrijden die er al zijn, opgeteld met andere.
run-file-more = { $file } bevat meer wedstrijden dan gevraagd, en ze zijn al opgeteld: vraag er evenveel.
run-merge-into-itself = { $file } kan niet met zichzelf samengevoegd worden: noem een ander bestand.

## De gecompileerde regels

fast-needs-extra = De gecompileerde regels hebben het pakket numba nodig; pip install "bornes[fast]" installeert het.
fast-not-compiled = Er zijn geen gecompileerde regels voor een tafel met deze regel: { $name }.
fast-no-such-action = De gecompileerde regels hebben hier geen actie ‘{ $action }’.
fast-illegal-action = De actie { $action } mag niet in manche { $row } van de reeks, geteld vanaf 0.
fast-one-action-each = Er is één actie nodig voor elk van de { $hands } manches.
fast-not-hands = Dit is geen reeks manches: neem er een die bornes.fast heeft gemaakt.
fast-policies = Noem één speelwijze voor alle plaatsen, of één voor elk van de { $players }.
fast-no-such-policy = Er is geen speelwijze ‘{ $name }’. Kies uit: { $allowed }.
fast-threads = Het aantal threads is een geheel getal van 1 tot en met { $most }.
fast-count = Het aantal manches is een geheel getal van 1 tot en met { $most }.
fast-odds = De kansen hebben één rij, of twee, voor elk van de { $players } plaatsen, en { $kinds } kolommen, één voor elke soort kaart, zonder getal onder 0 en met voor elke plaats een getal daarboven.
fast-hand-number = Het nummer van een manche in haar wedstrijd is een geheel getal, 1 of hoger.
net-unreadable = Het bestand { $name } kan niet worden gelezen: er is een bestand met netten nodig.
net-not-one = { $name } is geen bestand met netten.
net-newer = { $name } heeft formaat { $found }, en deze Bornes leest { $known }: installeer een nieuwere.
net-damaged = { $name } is beschadigd: de inhoud is niet wat er geschreven werd.
net-other-observation = Dit bestand met netten heeft een tafel anders leren zien (observatie { $found }) dan deze Bornes haar toont ({ $known }).

## Omgevingen om in te leren

envs-needs-extra = De omgevingen hebben het pakket { $package } nodig; pip install "bornes[rl]" installeert het.
openspiel-needs-extra = Het spel voor OpenSpiel heeft het pakket { $package } nodig; pip install "bornes[openspiel]" installeert het.
envs-no-such-action = Er is geen actie { $action }: de acties lopen van 0 tot en met { $last }.
envs-episode = Een episode kan niet ‘{ $value }’ zijn. Kies uit: { $allowed }.
envs-reward = Er is geen beloning ‘{ $value }’. Kies uit: { $allowed }.
envs-no-points = Aan deze tafel van { $edition } worden geen punten geteld: alleen winnen kan beloond worden.
envs-most-moves = Het hoogste aantal zetten van een episode is een geheel getal, 1 of hoger, of niets.
envs-render-mode = Er is geen weergave ‘{ $mode }’. Kies uit: { $allowed }.
envs-opponents = Noem één tegenstander voor alle plaatsen, of één voor elk van de andere plaatsen: { $needed }, niet { $count }.
envs-count = Het aantal omgevingen is een geheel getal van 1 tot en met { $most }.
envs-reset-first = Er wordt geen episode gespeeld: roep eerst reset aan.
envs-policy-illegal = De speelwijze van een tegenstander koos een actie die niet mag: kijk naar action_mask.
envs-one-action-each = Er is één actie, een geheel getal, nodig voor elke omgeving: { $count } in totaal.

## Advies

advice-spectator = Wie alleen toekijkt, heeft niets te beslissen: advies is voor een plaats.
advice-not-asked = Plaats { $seat } heeft nu niets te beslissen: plaats { $other } is aan zet.
advice-nothing-asked = Aan plaats { $seat } wordt nu niets gevraagd.

## De puntenteller

facts-km-steps = Een afstand is 0, { $step } of een veelvoud daarvan.
facts-km-beyond = Verder dan { $most } kan hier niemand gekomen zijn.
facts-km-safeties = De troeven alleen al zijn { $km } waard: de afstand kan niet kleiner zijn.
facts-extension-uncalled = Voorbij { $target } heeft iemand de verlenging gevraagd: zeg wie.
facts-finisher-short = Wie is aangekomen, heeft { $target } afgelegd: dit is minder.
facts-arrived-unnamed = Dat is { $target }, dus de finish: geef dat aan, of verbeter de afstand.
facts-two-arrived = Er kunnen er geen twee op { $target } aankomen: dat was { $other }.
facts-no-extension = Aan deze tafel wordt geen verlenging gevraagd.
facts-asker-short = Alleen wie { $target } heeft bereikt, kan de verlenging vragen, en { $side } heeft dat niet.
facts-safeties-many = Er zijn maar { $most } troeven.
facts-safeties-all = Dat zijn { $count } troeven bij elkaar, en er zijn er maar { $most }.
facts-coups-many = Elke bliksemreactie is ook een troef: { $coups } bij { $safeties } troeven kan niet.
facts-200s-many = Wie speelt, legt hoogstens { $most } kaarten van 200.
facts-200s-all = Dat zijn { $count } kaarten van 200 bij elkaar, en er zijn er maar { $most }.
facts-200s-km = Zoveel kaarten van 200 ({ $count }) zijn meer dan de afgelegde afstand, { $km }.
facts-deck-short = De afstanden zijn samen meer dan de kaarten hebben: { $km } (zonder de 200’s), en er is { $most }.
facts-not-counted = Dat telt aan deze tafel niet mee: laat het weg.
facts-after-end = Daarvoor was het al beslist: dit telt niet mee.
facts-file = Dit is geen leesbaar scoreblad van Bornes: kijk naar ‘{ $place }’.

## De server

server-not-seated = Je kijkt alleen toe: neem eerst een plaats.
server-not-started = De wedstrijd is nog niet begonnen: er zijn nog plaatsen vrij.
server-already-started = De wedstrijd is al begonnen.
server-match-not-over = De wedstrijd is nog bezig.
server-out-of-date = De tafel is intussen veranderd: kijk nog eens.
server-no-table = Deze tafel is er niet, of ze is opgeruimd.
server-seat-taken = Plaats { $seat } is bezet.
server-no-free-seat = Alle plaatsen aan deze tafel zijn bezet: je kunt toekijken.
server-seat-not-offered = Niemand mag deze plaats al innemen: wie er zat, of iedereen die nog een plaats heeft, moet er eerst mee instemmen.
server-second-seat = Je hebt of had een plaats in deze wedstrijd: niemand krijgt een tweede voor het einde.
server-name = Een naam telt 1 tot { $longest } tekens.
server-token = Deze sleutel past op geen plaats aan deze tafel.
server-token-needed = Dit mag alleen wie een plaats heeft: de sleutel ontbreekt.
server-code = Met deze link kun je geen plaats meer overnemen: vraag een nieuwe.
server-nobody-plays = Minstens één plaats moet voor een mens zijn.
server-one-me = Je kunt maar één plaats zelf nemen.
server-here-without-me = Als meerdere mensen op één apparaat spelen, moet een van de plaatsen van jou zijn.
server-pause = De tijd om te reageren is { $low } tot { $high } seconden, of tot iedereen gereageerd heeft.
server-clock = De tijd op de klok is { $low } tot { $high } seconden.
server-clock-days = Dagen per zet zijn hele dagen.
server-clock-increment = Een zet geeft 0 tot { $high } seconden terug; dat kan alleen bij een klok voor de hele wedstrijd.
server-clock-pause = Met klokken moet de tijd om te reageren vastliggen.
server-out-of-time = Je tijd was op: een bot speelt voor je.
server-prepared-company = Een tafel die met een klaargelegde stand begint, is voor één persoon tegen bots.
server-undo-off = Aan deze tafel kun je geen zet terugnemen.
server-undo-company = Een zet terugnemen kan alleen als je in je eentje tegen bots speelt.
server-undo-too-late = Dat kun je niet meer terugnemen: er is sindsdien een kaart getrokken of getoond.
server-hint-people = Tips zijn er alleen als je in je eentje tegen bots speelt.
server-hint-wait = Er wordt al over een tip nagedacht.
server-hints-busy = Er wordt al over te veel tips nagedacht: vraag het zo meteen nog eens.
server-phrases-off = Deze tafel is zonder kreten gemaakt.
server-phrases-alone = Er is niemand die het hoort: de anderen zijn bots.
server-phrases-partners = Teamgenoten praten niet tijdens een manche: het kan als die afgelopen is.
server-phrases-answers = Niet zolang er nog op de laatste kaart gereageerd kan worden.
server-phrases-wait = Eén ding tegelijk: over { $seconds } s kun je weer iets zeggen.
server-record-later = Het verslag van een wedstrijd toont alle kaarten: je krijgt het zodra de wedstrijd afgelopen is.
server-no-match = Deze tafel heeft geen wedstrijd { $number } gehad.
server-no-step = Er is geen stap { $step }: de wedstrijd heeft er { $most }.
server-no-lesson = Voor { $edition } is er geen begeleide manche.
server-no-daily = Hier zijn geen kaarten van de dag.
server-daily-later = Wat de kampioen van deze kaarten heeft gemaakt, hoor je als je manche afgelopen is.
server-hint-daily = Bij de kaarten van de dag zijn er geen tips: iedereen speelt ze alleen.
server-not-here = Daar is een server voor nodig: tafels op dit toestel doen het zonder net.
server-nobody-comes = Niemand kan bij een tafel op dit toestel komen: geef de plaats aan een bot, of aan iemand die hier speelt.
server-carried-seats = Op deze plaats kan niemand komen zitten: de kaarten van deze wedstrijd zijn op een toestel gedeeld, waar iemand ze kan kennen.
server-carried-broken = Deze tafel kan hier niet verder: wat het toestel ervan heeft bewaard, is geen spel zoals het hier wordt gespeeld.
server-carried-newer = Deze tafel kan hier niet verder: ze is gespeeld met een nieuwere Bornes dan die van deze server.
server-carried-over = Aan deze tafel is geen wedstrijd bezig, dus er is niets om mee verder te gaan.
server-carried-too-long = Deze tafel kan hier niet verder: haar verhaal telt meer dan { $most } regels.
server-carried-away = Deze tafel heeft dit toestel verlaten en gaat verder op de server.
server-carrying = Deze tafel is onderweg: de server is gevraagd, maar het is niet bekend of hij haar heeft.
server-unreachable = De server is niet te bereiken, of kan nu niets bewaren. De tafel blijft hier; probeer het later nog eens.
server-reviews-busy = Er wachten te veel wedstrijden op een oordeel: kom straks terug.
server-bad-message = Dit bericht is niet te begrijpen: { $problem }.
server-hello-first = Het eerste bericht moet een hello zijn.
server-version = Deze pagina spreekt versie { $version } van het protocol, de server versie { $wanted }: laad de pagina opnieuw.
server-host = Deze server luistert niet naar de naam { $host }: als dat wel moet, voeg hem dan toe aan de instelling allowed_hosts.
server-too-fast = Dat was te veel tegelijk: wacht even.
server-too-large = Dat is te lang: hoogstens { $most } bytes.
server-too-many-records = Dat zijn meer dan { $most } verslagen in een uur: kijk er een terug waarover al geoordeeld is, of kom straks terug.
server-too-many-tables = Dat zijn meer dan { $most } nieuwe tafels in een uur: gebruik er een die je al hebt.
server-too-many-connections = Er zijn te veel verbindingen: sluit een venster dat je niet nodig hebt.
server-failed = Er ging iets mis in de server. Er is niets veranderd.
server-storage-failed = De tafel kan nu niet worden bewaard, dus er is niets veranderd: probeer het opnieuw.
server-storage-unusable = De tafels kunnen niet in { $file } worden bewaard: { $problem }.
server-table-damaged = Wat van deze tafel is bewaard, is beschadigd: ze kan niet worden getoond. Andere tafels hebben er geen last van; wie de server beheert, leest meer in het logboek.
server-table-newer = Een nieuwere versie van Bornes heeft aan deze tafel doorgespeeld. De tafel is er weer zodra deze server is bijgewerkt.
server-storage-newer = De tafels in { $file } zijn geschreven door een nieuwere versie van Bornes: gebruik die.
server-storage-address = De opslag is “sqlite”, of een adres zoals postgresql://gebruiker:wachtwoord@host/database.
server-storage-needs-extra = Voor PostgreSQL is het pakket { $package } nodig: pip install "bornes[postgres]" installeert het.
server-workers-sqlite = Meerdere processen kunnen niet samen één SQLite-bestand gebruiken: noem een PostgreSQL met --storage, of laat --workers weg.
server-workers-windows = Op Windows is er één proces: laat --workers weg.
server-data-in-use = Een andere server gebruikt de map { $folder }: stop die, of kies een andere map met --data.
server-restore-what = Noem de tafels die terug moeten, of zeg --all. bornes admin trash somt ze op.
server-not-in-trash = Er is geen tafel { $table } in de prullenbak.
server-no-tables-here = Er zijn geen tafels in de map { $folder }: noem de juiste map met --data.
server-config-file = De instellingen in { $file } zijn niet te lezen: { $problem }.
server-config-unknown = Er is geen instelling ‘{ $name }’. Er zijn: { $allowed }.
server-config-value = De instelling { $name } klopt niet: { $problem }.
server-config-pauses = De kortste pauze is langer dan de langste.
server-config-folder = De map { $folder } van de instelling { $name } bestaat niet.
server-config-proxy = ‘{ $proxy }’ in trusted_proxies is geen adres en geen netwerk zoals 10.0.0.0/8.
server-config-base-path = ‘{ $found }’ kan niet het base_path zijn: dat wordt geschreven als /bornes of /spelen/bornes en begint met geen van de eigen paden van de server (/api, /schema, /healthz, /assets, /t).
server-config-metrics = ‘{ $found }’ is geen adres voor metrics: schrijf een host en een poort, zoals 127.0.0.1:9464.
server-which-tables = Noem de tafels, zoals bornes admin tables ze opsomt.
server-no-such-table = Er is hier geen tafel { $table }.
server-backup-exists = { $file } is er al: noem een ander bestand.
server-backup-damaged = { $file } is geen volledige reservekopie van Bornes.
server-backup-newer = { $file } is gemaakt door een nieuwere Bornes ({ $version }): installeer die, of een latere.
server-restore-not-empty = { $place } bevat al tafels: een reservekopie wordt alleen in een lege opslag teruggezet.
server-port-taken = Poort { $port } is bezet: stop het programma dat die gebruikt, of kies een andere met --port.
server-port-forbidden = Je mag poort { $port } niet gebruiken: kies met --port een poort vanaf 1024.
server-address = De server kan niet luisteren op { $host }: { $problem }.
server-verify-no-opening = Dit verslag heeft geen zegel en geen zout: alleen een wedstrijd van een server kan worden nagekeken.
server-verify-commitment = De seed en het zout geven een ander zegel: het schudden is veranderd.
server-verify-other = Het verslag is van een andere wedstrijd: het zegel is { $commitment }.
server-verify-position = Deze wedstrijd begon niet met delen, dus er is geen schudden om na te kijken.
server-verify-cards = Dit zijn niet de kaarten die uit de seed volgen: er is iets veranderd.

### De puntenteller in een terminal.
###
### Een tekst wordt eerst gezocht als <sleutel>-in-<editie>, dan als <sleutel>.

tally-welcome = Speel met je kaarten; vertel me elke manche, ik tel alles op.
tally-welcome-in-rally = Speel met je kaarten; vertel me elke rally, ik tel alles op.
tally-welcome-in-arche = Speel met je kaarten; vertel me elk spel, ik hou de stand bij.
tally-welcome-in-volant = Speel met je kaarten; vertel me elk spel, ik hou de stand bij.
tally-resumed =
    { $hands ->
        [one] Verder na { $hands } manche.
       *[other] Verder na { $hands } manches.
    }
tally-name = Wie is speler { $seat }? (Enter: { $name })
tally-player = Speler { $seat }
tally-side = { $side }: { $names }
tally-next = Enter: vertel de volgende. Een nummer: verbeter die. { $score }: het blad. { $quit }: stoppen.
tally-no-such-hand = Er is nog geen nummer { $number }.
tally-removed = Nummer { $number } is eruit.
tally-remove-how = Met een min ervoor gaat een nummer eruit: -1.
tally-arrived = Wie heeft { $distance } afgelegd? { $choices }
tally-extension = Wie vroeg de verlenging? { $choices }
tally-nobody = niemand
tally-pile-empty = Was de stok toen leeg?
tally-ran-out = Was de stok daarvoor al eens op?
tally-km = { $side }: hoe ver?
tally-twohundreds = { $side }: hoeveel kaarten van 200?
tally-no-100 = { $side }: ook geen 100?
tally-safeties = { $side }: hoeveel troeven?
tally-coups = { $side }: hoeveel daarvan als bliksemreactie?
tally-laid-distance = { $side }: een kilometerkaart gelegd, en toen teruggestuurd?
tally-yes-no = j/n
tally-yes = j, ja
tally-no = n, nee
tally-not-yes-no = Typ j of n.
tally-not-number = Typ een heel getal.
tally-not-choice = Typ een van deze: { $choices }
tally-cant-be = Dat kan niet. { $reason }
tally-again = Nog een keer dan; met Enter blijft wat je zei.
tally-match-over =
    { $count ->
        [one] Gewonnen: { $names } ({ $term }).
       *[other] Samen gewonnen: { $names } ({ $term }).
    }
tally-match-won-team = Gewonnen: { $names } ({ $term }).
tally-kept = Alles staat in { $file }: bornes score --save { $file } gaat daar verder.
tally-not-kept = Er is niets bewaard: dat gaat met --save BESTAND.
tally-stopped = Gestopt.
tally-file-alone = { $file } zegt om welke tafel het gaat: laat editie, spelers, namen, opties en huisregels weg, of noem een ander bestand.
tally-names-many = Er zijn { $players } spelers, en --names noemt er { $count }.
tally-needs-file = Noem het bestand waarvan de stand wordt afgedrukt: --save BESTAND.
tally-hand = manche
tally-line = regel

### De wedstrijden die een browser bewaart, in cijfers.

stats-title = Je wedstrijden
stats-line = Elke wedstrijd die je in deze browser uitspeelt, telt hier mee; nergens anders wordt iets bewaard.
stats-link = Je wedstrijden in cijfers
stats-none = Nog niets. Speel een wedstrijd uit en je ziet hem hier, of open een bestand van een ander apparaat.
stats-played = Wedstrijden
stats-won = Gewonnen
stats-share = Aandeel
stats-hands = Manches
stats-row = Op rij gewonnen
stats-row-most = hoogstens { $most }
stats-coups = Coups-fourrés
stats-coups-each = { $each } per wedstrijd
stats-points = Punten per manche
stats-points-best = { $best } in de beste
stats-undone =
    { $count ->
        [one] In een ervan is een zet teruggenomen.
       *[other] In { $count } ervan is een zet teruggenomen.
    }
stats-without = Zonder wedstrijden waarin een zet is teruggenomen
stats-opponents = Tegen
stats-opponents-why = Een wedstrijd tegen verschillende soorten tegenstanders telt voor elk daarvan.
stats-people = Mensen
stats-editions = Per editie
stats-latest = De laatste
stats-result-won = Gewonnen
stats-result-lost = Verloren
stats-took-back = met teruggenomen zetten
stats-against = tegen { $names }
stats-save = Opslaan als bestand
stats-open = Toevoegen uit een bestand
stats-added =
    { $count ->
        [0] Alle wedstrijden uit dat bestand waren er al.
        [one] Eén wedstrijd toegevoegd.
       *[other] { $count } wedstrijden toegevoegd.
    }
stats-bad-file = Dit zijn geen wedstrijden die Bornes heeft opgeslagen.
stats-delete = Alles wissen
stats-delete-sure = { $count ->
        [one] Deze ene wedstrijd
       *[other] Alle { $count } wedstrijden
    } wissen? Dat is niet terug te draaien.
stats-delete-yes = Wissen
stats-delete-no = Bewaren
stats-deleted = De wedstrijden zijn gewist.

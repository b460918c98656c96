### De kaarten: hun naam, en in één zin wat ze doen.
###
### Een naam wordt eerst gezocht als card-<id>-in-<editie>, dan als card-<id>;
### een werking eerst als card-<id>-effect-in-<editie>, dan als card-<id>-effect.
### De namen zijn die van de Nederlandse rally-editie, of een vertaling waar die de kaart niet kent.

## Kilometerkaarten

card-25 = 25 km
card-25-in-parker = 25 mijl
card-25-effect = Goed voor 25 km als je rijdt, ook bij Maximumsnelheid.
card-25-effect-in-parker = Goed voor 25 mijl als je rijdt, ook bij Maximumsnelheid.
card-25-effect-in-arche = Goed voor 25 km, tenzij er een aanval voor je ligt.
card-25-effect-in-volant = Zet je auto precies 1 vak (25 km) vooruit, als niets de weg verspert.

card-50 = 50 km
card-50-in-parker = 50 mijl
card-50-effect = Goed voor 50 km als je rijdt, ook bij Maximumsnelheid.
card-50-effect-in-parker = Goed voor 50 mijl als je rijdt, ook bij Maximumsnelheid.
card-50-effect-in-arche = Goed voor 50 km, tenzij er een aanval voor je ligt.
card-50-effect-in-volant = Zet je auto precies 2 vakken (50 km) vooruit, als niets de weg verspert.

card-75 = 75 km
card-75-in-parker = 75 mijl
card-75-effect = Goed voor 75 km als je rijdt zonder Maximumsnelheid.
card-75-effect-in-parker = Goed voor 75 mijl als je rijdt zonder Maximumsnelheid.
card-75-effect-in-arche = Goed voor 75 km, tenzij er een aanval voor je ligt.
card-75-effect-in-volant = Zet je auto precies 3 vakken (75 km) vooruit, als geen limiet het verbiedt en niets de weg verspert.

card-100 = 100 km
card-100-in-parker = 100 mijl
card-100-effect = Goed voor 100 km als je rijdt zonder Maximumsnelheid.
card-100-effect-in-parker = Goed voor 100 mijl als je rijdt zonder Maximumsnelheid.
card-100-effect-in-arche = Goed voor 100 km, tenzij er een aanval voor je ligt.
card-100-effect-in-volant = Zet je auto precies 4 vakken (100 km) vooruit, als geen limiet het verbiedt en niets de weg verspert.

card-200 = 200 km
card-200-in-parker = 200 mijl
card-200-effect = Goed voor 200 km als je rijdt zonder Maximumsnelheid; hoogstens twee per partij.
card-200-effect-in-parker = Goed voor 200 mijl als je rijdt zonder Maximumsnelheid; hoogstens twee per partij.
card-200-effect-in-arche = Goed voor 200 km, tenzij er een aanval voor je ligt.
card-200-effect-in-volant = Zet je auto precies 8 vakken (200 km) vooruit, als geen limiet het verbiedt en niets de weg verspert; hoogstens twee per spel.

## Aanvalskaarten

card-stop = Rood licht
card-stop-effect = Houdt een rijdende tegenstander tegen; te verhelpen met Groen licht of Voorrangswagen.
card-stop-effect-in-parker = Houdt een rijdende tegenstander tegen, of komt op een nog niet verholpen aanval; te verhelpen met Groen licht of Voorrangswagen.
card-stop-effect-in-volant = Houdt de auto van een tegenstander tegen, ook aan de start; te verhelpen met Groen licht, Takelwagen of Voorrangswagen.

card-speed_limit = Maximumsnelheid
card-speed_limit-effect = Beperkt een tegenstander, rijdend of niet, tot kaarten van hoogstens 50 km; te verhelpen met Einde maximumsnelheid of Voorrangswagen.
card-speed_limit-effect-in-parker = Beperkt een tegenstander, rijdend of niet, tot kaarten van hoogstens 50 mijl; te verhelpen met Einde maximumsnelheid of Voorrangswagen.
card-speed_limit-effect-in-volant = Beperkt de auto van een tegenstander tot 50 km per zet en ontneemt hem de bonusvakken; te verhelpen met Einde maximumsnelheid, Takelwagen of Voorrangswagen.

card-out_of_gas = Lege tank
card-out_of_gas-effect = Houdt een rijdende tegenstander tegen; te verhelpen met Benzine of Tankwagen.
card-out_of_gas-effect-in-parker = Houdt een rijdende tegenstander tegen, of komt op een nog niet verholpen aanval; te verhelpen met Benzine of Tankwagen.
card-out_of_gas-effect-in-volant = Houdt de auto van een tegenstander tegen, ook aan de start; te verhelpen met Benzine, Takelwagen of Tankwagen.

card-flat_tire = Lekke band
card-flat_tire-effect = Houdt een rijdende tegenstander tegen; te verhelpen met Reservewiel of Onspringbare band.
card-flat_tire-effect-in-parker = Houdt een rijdende tegenstander tegen, of komt op een nog niet verholpen aanval; te verhelpen met Reservewiel of Onspringbare band.
card-flat_tire-effect-in-volant = Houdt de auto van een tegenstander tegen, ook aan de start; te verhelpen met Reservewiel, Takelwagen of Onspringbare band.

card-accident = Ongeluk
card-accident-effect = Houdt een rijdende tegenstander tegen; te verhelpen met Reparaties of Eerste klas chauffeur.
card-accident-effect-in-parker = Houdt een rijdende tegenstander tegen, of komt op een nog niet verholpen aanval; te verhelpen met Reparaties of Eerste klas chauffeur.
card-accident-effect-in-volant = Houdt de auto van een tegenstander tegen, ook aan de start; te verhelpen met Reparaties, Takelwagen of Eerste klas chauffeur.

## Verdedigingskaarten

card-roll = Groen licht
card-roll-effect = Laat je rijden: op een lege actiestapel, op een Rood licht of op een andere verdedigingskaart.
card-roll-effect-in-volant = Heft Rood licht op; niet nodig om te starten of na een andere verdedigingskaart.

card-end_of_limit = Einde maximumsnelheid
card-end_of_limit-effect = Heft de Maximumsnelheid op die voor jou geldt.
card-end_of_limit-effect-in-volant = Neemt de Maximumsnelheid voor je auto weg.

card-gasoline = Benzine
card-gasoline-effect = Heft Lege tank op; zonder Voorrangswagen is in een latere beurt nog een Groen licht nodig.
card-gasoline-effect-in-volant = Heft Lege tank op en maakt je auto meteen vrij, zonder Groen licht.

card-spare_tire = Reservewiel
card-spare_tire-effect = Heft Lekke band op; zonder Voorrangswagen is in een latere beurt nog een Groen licht nodig.
card-spare_tire-effect-in-volant = Heft Lekke band op en maakt je auto meteen vrij, zonder Groen licht.

card-repairs = Reparaties
card-repairs-effect = Heft Ongeluk op; zonder Voorrangswagen is in een latere beurt nog een Groen licht nodig.
card-repairs-effect-in-volant = Heft Ongeluk op en maakt je auto meteen vrij, zonder Groen licht.

## Troefkaarten

card-right_of_way = Voorrangswagen
card-right_of_way-in-volant = { card-right_of_way }
card-right_of_way-effect = Verhelpt en verhindert Rood licht en Maximumsnelheid, vervangt Groen licht en geeft een extra beurt.
card-right_of_way-effect-in-volant = Verhelpt en verhindert Rood licht en Maximumsnelheid voor het hele spel; de limieten van de weg blijven gelden, en alleen een bliksemreactie geeft een extra beurt.

card-extra_tank = Tankwagen
card-extra_tank-in-volant = { card-extra_tank }
card-extra_tank-effect = Verhelpt en verhindert Lege tank en geeft een extra beurt.
card-extra_tank-effect-in-volant = Verhelpt en verhindert Lege tank voor het hele spel; alleen een bliksemreactie geeft een extra beurt.

card-puncture_proof = Onspringbare band
card-puncture_proof-effect = Verhelpt en verhindert Lekke band en geeft een extra beurt.
card-puncture_proof-effect-in-volant = Verhelpt en verhindert Lekke band voor het hele spel; alleen een bliksemreactie geeft een extra beurt.

card-driving_ace = Eerste klas chauffeur
card-driving_ace-effect = Verhelpt en verhindert Ongeluk en geeft een extra beurt.
card-driving_ace-effect-in-volant = Verhelpt en verhindert Ongeluk voor het hele spel; alleen een bliksemreactie geeft een extra beurt.

## Speciale kaarten van volant

card-tow_truck = Takelwagen
card-tow_truck-effect = Neemt één aanval naar keuze voor je auto weg, van welke soort ook.

card-turbo = Turbo
card-turbo-effect = Leg hem af, neem twee kaarten van de stok en speel dan twee keer.

card-acceleration = Versnelling
card-acceleration-effect = Verdubbelt de kilometerkaart die je erbij legt, als één zet; neem daarna een kaart.

card-u_turn = Rechtsomkeert
card-u_turn-effect = Maakt de zet ongedaan die een tegenstander net deed, ook buiten je beurt; neem daarna een kaart.

## Aanvalskaarten van arche

card-sister_hungry = Grote zus heeft honger
card-sister_hungry-effect = Belet een tegenstander kilometerkaarten te leggen; te verhelpen met IJsje of Kindermenu – Grote zus.

card-brother_thirsty = Broertje heeft dorst
card-brother_thirsty-effect = Belet een tegenstander kilometerkaarten te leggen; te verhelpen met Oasis uit het kindermenu of Kindermenu – Broertje.

card-mum_coffee = Mama heeft trek in koffie
card-mum_coffee-effect = Belet een tegenstander kilometerkaarten te leggen; te verhelpen met Koffie met lekkers of Cafetaria L’Arche – Mama.

card-dad_thirsty = Papa heeft dorst
card-dad_thirsty-effect = Belet een tegenstander kilometerkaarten te leggen; te verhelpen met Oasis uit de cafetaria of Cafetaria L’Arche – Papa.

## Verdedigingskaarten van arche

card-ice_cream = IJsje
card-ice_cream-effect = Verhelpt Grote zus heeft honger, meteen bij de aanval of in je beurt.

card-junior_oasis = Oasis uit het kindermenu
card-junior_oasis-effect = Verhelpt Broertje heeft dorst, meteen bij de aanval of in je beurt.

card-gourmet_coffee = Koffie met lekkers
card-gourmet_coffee-effect = Verhelpt Mama heeft trek in koffie, meteen bij de aanval of in je beurt.

card-adult_oasis = Oasis uit de cafetaria
card-adult_oasis-effect = Verhelpt Papa heeft dorst, meteen bij de aanval of in je beurt.

## Troefkaarten van arche

card-junior_menu_sister = Kindermenu – Grote zus
card-junior_menu_sister-effect = Verhelpt en verhindert Grote zus heeft honger; 100 km in je beurt, 200 km en een extra beurt als antwoord op de aanval.

card-junior_menu_brother = Kindermenu – Broertje
card-junior_menu_brother-effect = Verhelpt en verhindert Broertje heeft dorst; 100 km in je beurt, 200 km en een extra beurt als antwoord op de aanval.

card-cafeteria_mum = Cafetaria L’Arche – Mama
card-cafeteria_mum-effect = Verhelpt en verhindert Mama heeft trek in koffie; 100 km in je beurt, 200 km en een extra beurt als antwoord op de aanval.

card-cafeteria_dad = Cafetaria L’Arche – Papa
card-cafeteria_dad-effect = Verhelpt en verhindert Papa heeft dorst; 100 km in je beurt, 200 km en een extra beurt als antwoord op de aanval.

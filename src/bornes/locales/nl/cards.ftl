### De kaarten: hun naam, en in één zin wat ze doen.
###
### Een naam wordt eerst gezocht als card-<id>-in-<editie>, dan als card-<id>;
### een werking eerst als card-<id>-effect-in-<editie>, dan als card-<id>-effect.
### De namen zijn die van de Nederlandse rally-editie, of een vertaling waar die de kaart niet kent.

## Kilometerkaarten

card-25 = 25 km
card-25-in-parker = 25 mijl
card-25-effect = Je rijdt 25 km verder, ook bij Maximumsnelheid.
card-25-effect-in-parker = Je rijdt 25 mijl verder, ook bij Maximumsnelheid.
card-25-effect-in-arche = Je komt 25 km verder, tenzij er een aanval voor je ligt.
card-25-effect-in-volant = Zet je auto precies 1 vak (25 km) vooruit, als de weg vrij is.

card-50 = 50 km
card-50-in-parker = 50 mijl
card-50-effect = Je rijdt 50 km verder, ook bij Maximumsnelheid.
card-50-effect-in-parker = Je rijdt 50 mijl verder, ook bij Maximumsnelheid.
card-50-effect-in-arche = Je komt 50 km verder, tenzij er een aanval voor je ligt.
card-50-effect-in-volant = Zet je auto precies 2 vakken (50 km) vooruit, als de weg vrij is.

card-75 = 75 km
card-75-in-parker = 75 mijl
card-75-effect = Je rijdt 75 km verder, maar niet bij Maximumsnelheid.
card-75-effect-in-parker = Je rijdt 75 mijl verder, maar niet bij Maximumsnelheid.
card-75-effect-in-arche = Je komt 75 km verder, tenzij er een aanval voor je ligt.
card-75-effect-in-volant = Zet je auto precies 3 vakken (75 km) vooruit, als geen limiet het verbiedt en de weg vrij is.

card-100 = 100 km
card-100-in-parker = 100 mijl
card-100-effect = Je rijdt 100 km verder, maar niet bij Maximumsnelheid.
card-100-effect-in-parker = Je rijdt 100 mijl verder, maar niet bij Maximumsnelheid.
card-100-effect-in-arche = Je komt 100 km verder, tenzij er een aanval voor je ligt.
card-100-effect-in-volant = Zet je auto precies 4 vakken (100 km) vooruit, als geen limiet het verbiedt en de weg vrij is.

card-200 = 200 km
card-200-in-parker = 200 mijl
card-200-effect = Je rijdt 200 km verder, maar niet bij Maximumsnelheid; hoogstens twee per speler of team.
card-200-effect-in-parker = Je rijdt 200 mijl verder, maar niet bij Maximumsnelheid; hoogstens twee per speler of team.
card-200-effect-in-arche = Je komt 200 km verder, tenzij er een aanval voor je ligt.
card-200-effect-in-volant = Zet je auto precies 8 vakken (200 km) vooruit, als geen limiet het verbiedt en de weg vrij is; hoogstens twee per spel.

## Aanvalskaarten

card-stop = Rood licht
card-stop-effect = Houdt een rijdende tegenstander tegen, tot een Groen licht of de Voorrangswagen.
card-stop-effect-in-parker = Houdt een rijdende tegenstander tegen, of komt op een aanval die nog niet verholpen is; te verhelpen met een Groen licht of de Voorrangswagen.
card-stop-effect-in-volant = Houdt de auto van een tegenstander tegen, ook aan de start, tot een Groen licht, een Takelwagen of de Voorrangswagen.

card-speed_limit = Maximumsnelheid
card-speed_limit-effect = Een tegenstander, of hij nu rijdt of niet, mag alleen nog kaarten van 25 en 50 km spelen, tot een Einde maximumsnelheid of de Voorrangswagen.
card-speed_limit-effect-in-parker = Een tegenstander, of hij nu rijdt of niet, mag alleen nog kaarten van 25 en 50 mijl spelen, tot een Einde maximumsnelheid of de Voorrangswagen.
card-speed_limit-effect-in-volant = De auto van een tegenstander rijdt hoogstens 50 km per zet en krijgt geen bonus, tot een Einde maximumsnelheid, een Takelwagen of de Voorrangswagen.

card-out_of_gas = Lege tank
card-out_of_gas-effect = Houdt een rijdende tegenstander tegen, tot Benzine en dan een Groen licht, of tot de Tankwagen.
card-out_of_gas-effect-in-parker = Houdt een rijdende tegenstander tegen, of komt op een aanval die nog niet verholpen is; te verhelpen met Benzine en dan een Groen licht, of met de Tankwagen.
card-out_of_gas-effect-in-volant = Houdt de auto van een tegenstander tegen, ook aan de start, tot Benzine, een Takelwagen of de Tankwagen.

card-flat_tire = Lekke band
card-flat_tire-effect = Houdt een rijdende tegenstander tegen, tot een Reservewiel en dan een Groen licht, of tot de Onspringbare band.
card-flat_tire-effect-in-parker = Houdt een rijdende tegenstander tegen, of komt op een aanval die nog niet verholpen is; te verhelpen met een Reservewiel en dan een Groen licht, of met de Onspringbare band.
card-flat_tire-effect-in-volant = Houdt de auto van een tegenstander tegen, ook aan de start, tot een Reservewiel, een Takelwagen of de Onspringbare band.

card-accident = Ongeluk
card-accident-effect = Houdt een rijdende tegenstander tegen, tot Reparaties en dan een Groen licht, of tot de Eerste klas chauffeur.
card-accident-effect-in-parker = Houdt een rijdende tegenstander tegen, of komt op een aanval die nog niet verholpen is; te verhelpen met Reparaties en dan een Groen licht, of met de Eerste klas chauffeur.
card-accident-effect-in-volant = Houdt de auto van een tegenstander tegen, ook aan de start, tot Reparaties, een Takelwagen of de Eerste klas chauffeur.

## Verdedigingskaarten

card-roll = Groen licht
card-roll-effect = Hiermee mag je rijden; leg de kaart op een lege actiestapel, op een Rood licht of op een andere verdedigingskaart.
card-roll-effect-in-volant = Verhelpt Rood licht; niet nodig om te starten of na een andere verdedigingskaart.

card-end_of_limit = Einde maximumsnelheid
card-end_of_limit-effect = De maximumsnelheid geldt niet meer voor je.
card-end_of_limit-effect-in-volant = Neemt de Maximumsnelheid voor je auto weg.

card-gasoline = Benzine
card-gasoline-effect = Verhelpt Lege tank; zonder Voorrangswagen heb je in een latere beurt nog een Groen licht nodig.
card-gasoline-effect-in-volant = Verhelpt Lege tank; je auto kan meteen verder, zonder Groen licht.

card-spare_tire = Reservewiel
card-spare_tire-effect = Verhelpt Lekke band; zonder Voorrangswagen heb je in een latere beurt nog een Groen licht nodig.
card-spare_tire-effect-in-volant = Verhelpt Lekke band; je auto kan meteen verder, zonder Groen licht.

card-repairs = Reparaties
card-repairs-effect = Verhelpt Ongeluk; zonder Voorrangswagen heb je in een latere beurt nog een Groen licht nodig.
card-repairs-effect-in-volant = Verhelpt Ongeluk; je auto kan meteen verder, zonder Groen licht.

## Troefkaarten

card-right_of_way = Voorrangswagen
card-right_of_way-in-volant = { card-right_of_way }
card-right_of_way-effect = Verhelpt Rood licht en Maximumsnelheid, beschermt je er verder tegen, vervangt het Groen licht en geeft een extra beurt.
card-right_of_way-effect-in-volant = Verhelpt Rood licht en Maximumsnelheid en beschermt je er het hele spel tegen; de limieten van de weg blijven gelden, en alleen een bliksemreactie geeft een extra beurt.

card-extra_tank = Tankwagen
card-extra_tank-in-volant = { card-extra_tank }
card-extra_tank-effect = Verhelpt Lege tank, beschermt je er verder tegen en geeft een extra beurt.
card-extra_tank-effect-in-volant = Verhelpt Lege tank en beschermt je er het hele spel tegen; alleen een bliksemreactie geeft een extra beurt.

card-puncture_proof = Onspringbare band
card-puncture_proof-effect = Verhelpt Lekke band, beschermt je er verder tegen en geeft een extra beurt.
card-puncture_proof-effect-in-volant = Verhelpt Lekke band en beschermt je er het hele spel tegen; alleen een bliksemreactie geeft een extra beurt.

card-driving_ace = Eerste klas chauffeur
card-driving_ace-effect = Verhelpt Ongeluk, beschermt je er verder tegen en geeft een extra beurt.
card-driving_ace-effect-in-volant = Verhelpt Ongeluk en beschermt je er het hele spel tegen; alleen een bliksemreactie geeft een extra beurt.

## Speciale kaarten van volant

card-tow_truck = Takelwagen
card-tow_truck-effect = Neemt één aanval voor je auto weg, van welke soort ook; bij twee kies je zelf.

card-turbo = Turbo
card-turbo-effect = Leg deze kaart af, neem er twee van de stok en speel dan twee keer.

card-acceleration = Versnelling
card-acceleration-effect = Verdubbelt de kilometerkaart die je erbij speelt, in één zet; neem daarna een kaart.

card-u_turn = Rechtsomkeert
card-u_turn-effect = Maakt de zet ongedaan die een tegenstander net heeft gedaan, ook buiten je beurt; neem daarna een kaart.

## Aanvalskaarten van arche

card-sister_hungry = Grote zus heeft honger
card-sister_hungry-effect = Een tegenstander mag geen kilometerkaarten leggen, tot een IJsje of het Kindermenu – Grote zus.

card-brother_thirsty = Broertje heeft dorst
card-brother_thirsty-effect = Een tegenstander mag geen kilometerkaarten leggen, tot een Oasis uit het kindermenu of het Kindermenu – Broertje.

card-mum_coffee = Mama heeft trek in koffie
card-mum_coffee-effect = Een tegenstander mag geen kilometerkaarten leggen, tot een Koffie met lekkers of de Cafetaria L’Arche – Mama.

card-dad_thirsty = Papa heeft dorst
card-dad_thirsty-effect = Een tegenstander mag geen kilometerkaarten leggen, tot een Oasis uit de cafetaria of de Cafetaria L’Arche – Papa.

## Verdedigingskaarten van arche

card-ice_cream = IJsje
card-ice_cream-effect = Verhelpt ‘Grote zus heeft honger’, meteen bij de aanval of in je beurt.

card-junior_oasis = Oasis uit het kindermenu
card-junior_oasis-effect = Verhelpt ‘Broertje heeft dorst’, meteen bij de aanval of in je beurt.

card-gourmet_coffee = Koffie met lekkers
card-gourmet_coffee-effect = Verhelpt ‘Mama heeft trek in koffie’, meteen bij de aanval of in je beurt.

card-adult_oasis = Oasis uit de cafetaria
card-adult_oasis-effect = Verhelpt ‘Papa heeft dorst’, meteen bij de aanval of in je beurt.

## Troefkaarten van arche

card-junior_menu_sister = Kindermenu – Grote zus
card-junior_menu_sister-effect = Verhelpt ‘Grote zus heeft honger’ en beschermt je er verder tegen; 100 km in je beurt, 200 km en een extra beurt als je ermee op de aanval reageert.

card-junior_menu_brother = Kindermenu – Broertje
card-junior_menu_brother-effect = Verhelpt ‘Broertje heeft dorst’ en beschermt je er verder tegen; 100 km in je beurt, 200 km en een extra beurt als je ermee op de aanval reageert.

card-cafeteria_mum = Cafetaria L’Arche – Mama
card-cafeteria_mum-effect = Verhelpt ‘Mama heeft trek in koffie’ en beschermt je er verder tegen; 100 km in je beurt, 200 km en een extra beurt als je ermee op de aanval reageert.

card-cafeteria_dad = Cafetaria L’Arche – Papa
card-cafeteria_dad-effect = Verhelpt ‘Papa heeft dorst’ en beschermt je er verder tegen; 100 km in je beurt, 200 km en een extra beurt als je ermee op de aanval reageert.

### Kaarten binnen een zin, met hun lidwoord: “een kaart van 75 km”, “de Voorrangswagen”.
###
### a-card-<id> is de kaart die iemand speelt of heeft, the-card-<id> een die net genoemd is of er al ligt.
### Een vorm wordt eerst gezocht als <sleutel>-in-<editie>, dan als <sleutel>.
### Een aanval die er al ligt, staat er zonder lidwoord: een zin mag ermee beginnen.

## Die iemand speelt of heeft

a-card-25 = een kaart van 25 km
a-card-25-in-parker = een kaart van 25 mijl
a-card-25-in-arche = een kaart van 25 km
a-card-25-in-volant = een kaart van 25 km
a-card-50 = een kaart van 50 km
a-card-50-in-parker = een kaart van 50 mijl
a-card-50-in-arche = een kaart van 50 km
a-card-50-in-volant = een kaart van 50 km
a-card-75 = een kaart van 75 km
a-card-75-in-parker = een kaart van 75 mijl
a-card-75-in-arche = een kaart van 75 km
a-card-75-in-volant = een kaart van 75 km
a-card-100 = een kaart van 100 km
a-card-100-in-parker = een kaart van 100 mijl
a-card-100-in-arche = een kaart van 100 km
a-card-100-in-volant = een kaart van 100 km
a-card-200 = een kaart van 200 km
a-card-200-in-parker = een kaart van 200 mijl
a-card-200-in-arche = een kaart van 200 km
a-card-200-in-volant = een kaart van 200 km
a-card-stop = een Rood licht
a-card-speed_limit = een Maximumsnelheid
a-card-out_of_gas = een Lege tank
a-card-flat_tire = een Lekke band
a-card-accident = een Ongeluk
a-card-roll = een Groen licht
a-card-end_of_limit = een Einde maximumsnelheid
a-card-gasoline = Benzine
a-card-spare_tire = een Reservewiel
a-card-repairs = Reparaties
a-card-right_of_way = de Voorrangswagen
a-card-right_of_way-in-volant = de Voorrangswagen
a-card-extra_tank = de Tankwagen
a-card-extra_tank-in-volant = de Tankwagen
a-card-puncture_proof = de Onspringbare band
a-card-driving_ace = de Eerste klas chauffeur
a-card-tow_truck = een Takelwagen
a-card-turbo = een Turbo
a-card-acceleration = een Versnelling
a-card-u_turn = Rechtsomkeert
a-card-sister_hungry = ‘Grote zus heeft honger’
a-card-brother_thirsty = ‘Broertje heeft dorst’
a-card-mum_coffee = ‘Mama heeft trek in koffie’
a-card-dad_thirsty = ‘Papa heeft dorst’
a-card-ice_cream = een IJsje
a-card-junior_oasis = een Oasis uit het kindermenu
a-card-gourmet_coffee = een Koffie met lekkers
a-card-adult_oasis = een Oasis uit de cafetaria
a-card-junior_menu_sister = het Kindermenu – Grote zus
a-card-junior_menu_brother = het Kindermenu – Broertje
a-card-cafeteria_mum = de Cafetaria L’Arche – Mama
a-card-cafeteria_dad = de Cafetaria L’Arche – Papa

## Al genoemd, of al op tafel

the-card-25 = de kaart van 25 km
the-card-25-in-parker = de kaart van 25 mijl
the-card-25-in-arche = de kaart van 25 km
the-card-25-in-volant = de kaart van 25 km
the-card-50 = de kaart van 50 km
the-card-50-in-parker = de kaart van 50 mijl
the-card-50-in-arche = de kaart van 50 km
the-card-50-in-volant = de kaart van 50 km
the-card-75 = de kaart van 75 km
the-card-75-in-parker = de kaart van 75 mijl
the-card-75-in-arche = de kaart van 75 km
the-card-75-in-volant = de kaart van 75 km
the-card-100 = de kaart van 100 km
the-card-100-in-parker = de kaart van 100 mijl
the-card-100-in-arche = de kaart van 100 km
the-card-100-in-volant = de kaart van 100 km
the-card-200 = de kaart van 200 km
the-card-200-in-parker = de kaart van 200 mijl
the-card-200-in-arche = de kaart van 200 km
the-card-200-in-volant = de kaart van 200 km
the-card-stop = Rood licht
the-card-speed_limit = Maximumsnelheid
the-card-out_of_gas = Lege tank
the-card-flat_tire = Lekke band
the-card-accident = Ongeluk
the-card-roll = Groen licht
the-card-end_of_limit = Einde maximumsnelheid
the-card-gasoline = Benzine
the-card-spare_tire = het Reservewiel
the-card-repairs = Reparaties
the-card-right_of_way = de Voorrangswagen
the-card-right_of_way-in-volant = de Voorrangswagen
the-card-extra_tank = de Tankwagen
the-card-extra_tank-in-volant = de Tankwagen
the-card-puncture_proof = de Onspringbare band
the-card-driving_ace = de Eerste klas chauffeur
the-card-tow_truck = de Takelwagen
the-card-turbo = de Turbo
the-card-acceleration = de Versnelling
the-card-u_turn = Rechtsomkeert
the-card-sister_hungry = ‘Grote zus heeft honger’
the-card-brother_thirsty = ‘Broertje heeft dorst’
the-card-mum_coffee = ‘Mama heeft trek in koffie’
the-card-dad_thirsty = ‘Papa heeft dorst’
the-card-ice_cream = het IJsje
the-card-junior_oasis = de Oasis uit het kindermenu
the-card-gourmet_coffee = de Koffie met lekkers
the-card-adult_oasis = de Oasis uit de cafetaria
the-card-junior_menu_sister = het Kindermenu – Grote zus
the-card-junior_menu_brother = het Kindermenu – Broertje
the-card-cafeteria_mum = de Cafetaria L’Arche – Mama
the-card-cafeteria_dad = de Cafetaria L’Arche – Papa

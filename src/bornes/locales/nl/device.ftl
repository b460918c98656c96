# Spelen zonder net: tafels op het toestel.
device-title = Zonder net spelen
device-on = aan
device-why = Bots, mensen die dit toestel delen, begeleide manches, de scoreteller en het terugkijken doen het zonder server zodra alles wat ze nodig hebben hier is. De tafels blijven in deze browser.
device-fetch = Ophalen wat ervoor nodig is
device-fetch-size = Ophalen wat ervoor nodig is ({ $megabytes } MB)
device-fetching = Onderweg: { $percent }%
device-failed = Het is niet heel aangekomen. Probeer het nog eens.
device-switch = Nieuwe tafels op dit toestel
device-switch-why = Geen server weet ervan, en niemand anders kan erbij komen.
device-plain = De pagina bewaren en installeren kan alleen over HTTPS, of op de machine van de server zelf. Op dit adres blijven de tafels hier, maar de pagina moet elke keer opnieuw worden opgehaald.
device-install = Installeren
device-new-title = Een nieuwe versie
device-new = Er is een nieuwe versie van de pagina. Tafels gaan verder waar ze zijn.
device-renew = Nu gebruiken
device-later = Later

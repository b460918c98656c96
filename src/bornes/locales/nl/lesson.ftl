### De begeleide manche: wat een beginner bij een eerste spel te horen krijgt, een of twee korte zinnen tegelijk.
###
### lesson-<les>-<stap> hoort bij de stap met die naam in het bestand van de les.

lesson-offer = Eerste keer? Vijf minuten, met uitleg
lesson-offer-why = Een klaargelegd spel tegen een bot. Jij speelt, en je hoort wat er kan en waarom.
lesson-offer-begin = Beginnen
lesson-offer-resume = Verder spelen
lesson-link = Een eerste spel, met uitleg
lesson-guide = Uitleg
lesson-how = Tik op de aangewezen kaart, en tik er nog eens op. Met het toetsenbord: twee keer het nummer.
lesson-wait = { $name } speelt. Kijk wat er gebeurt.
lesson-free = Kies zelf: kaarten in het licht kun je spelen, elke kaart kun je afleggen.
lesson-else = Dat mag ook, maar kijk eerst hiernaar: { $move }. Doe je zet nog eens om hem toch te spelen.
lesson-leave = Zonder uitleg spelen
lesson-return = Uitleg terughalen
lesson-over = Hieronder staat het scoreblad: elke regel zegt wat er telt. Meer is het niet!
lesson-over-own = Aan een eigen tafel spelen

## Een klassieke editie

lesson-classic-start = Iedereen begint stilstaand. Speel { card-roll } om te vertrekken.
lesson-classic-distance = Je rijdt: met kilometerkaarten kom je vooruit. Leg je eerste 100; je hebt er 700 nodig.
lesson-classic-attack = Houd de ander op met een aanvalskaart. Met { card-out_of_gas } staat die stil tot er { card-gasoline } komt.
lesson-classic-far = 200 is de verste kaart, en je mag er hoogstens twee leggen. Rijden maar!
lesson-classic-keep = { card-puncture_proof } is een troefkaart: ligt ze er, dan krijg je nooit meer { card-flat_tire }. Bewaar haar nog even, ze kan meer waard zijn, en rij 100.
lesson-classic-stopped = { card-accident }! Je staat stil tot je { card-repairs } hebt. Leg intussen een 25 af.
lesson-classic-remedy = Je hebt de verdedigingskaart getrokken: speel { card-repairs }.
lesson-classic-again = Hersteld, maar je staat nog stil. Met { card-roll } rij je weer.
lesson-classic-coup = Hiervoor heb je de troefkaart bewaard. Antwoord meteen: dat is een bliksemreactie, 300 punten extra!
lesson-classic-turn = De aanval is weg, je rijdt, en je bent meteen aan de beurt. Rij 100.
lesson-classic-limit = Bij { card-speed_limit } mag je alleen 25 en 50 leggen. { card-end_of_limit } maakt je weer vrij.
lesson-classic-home = Je staat op 500, en je moet precies op 700 uitkomen. Leg 200!
lesson-classic-finish = Je bent er! Wie durft, rijdt door naar 1000 voor meer punten; vandaag stop je hier.

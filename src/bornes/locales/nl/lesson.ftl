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
lesson-how-in-volant = Tik op de aangewezen kaart, en dan op de aangewezen keuze. Met het toetsenbord: het nummer, dan Tab en Enter.
lesson-wait = { $name } speelt. Kijk wat er gebeurt.
lesson-free = Kies zelf: kaarten in het licht kun je spelen, elke kaart kun je afleggen.
lesson-else = Dat mag ook, maar kijk eerst hiernaar: { $move }. Doe je zet nog eens om hem toch te spelen.
lesson-leave = Zonder uitleg spelen
lesson-return = Uitleg terughalen
lesson-over = Hieronder staat het scoreblad: elke regel zegt wat er telt. Meer is het niet!
lesson-over-in-arche = Dat was het belangrijkste! De rest staat in de hulp, bij de spelregels.
lesson-over-in-volant = { lesson-over-in-arche }
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

## De cafetaria langs de snelweg

lesson-arche-start = Je hebt een kaart getrokken. Groen licht is hier niet nodig: leg meteen 75. Je hebt er 400 nodig.
lesson-arche-attack = Houd de ander op: met { card-mum_coffee } kan die geen kilometers leggen tot { card-gourmet_coffee } komt.
lesson-arche-take = In plaats van te trekken mag je de laatst afgelegde kaart nemen. Neem de 50!
lesson-arche-keep = Leg de 50. En bewaar { card-cafeteria_dad }: een troefkaart telt 100 km in je beurt, maar 200 als antwoord op haar aanval.
lesson-arche-stopped = { card-sister_hungry }! Geen kilometers voor jou tot { card-ice_cream } komt. Leg een 25 af: de ander kan hem wel nemen, maar nu niet leggen.
lesson-arche-hope = Misschien komt nu de verdedigingskaart. Trek een kaart.
lesson-arche-remedy = Daar is het! Laat { card-ice_cream } bovenop liggen: de aanval zou genomen kunnen worden, en nog eens gespeeld.
lesson-arche-parry = Met een verdedigingskaart mag je ook meteen antwoorden: met { card-junior_oasis } telt de aanval niet.
lesson-arche-fill = Je hand is aangevuld tot vier kaarten. Trek nu zoals altijd.
lesson-arche-drive = De weg is vrij: leg 50. Dat is samen 175.
lesson-arche-coup = Hiervoor heb je de troefkaart bewaard. Leg haar meteen: een bliksemreactie, 200 km!
lesson-arche-turn = En na een bliksemreactie ben jij aan de beurt. Trek een kaart.
lesson-arche-home = Je hebt 375, en voorbij de 400 mag. Leg 100, en je hebt gewonnen!

## Het bordspel

lesson-volant-start = Groen licht is niet nodig. Speel 75: je auto rijdt drie vakjes, en het vakje daar doet er 25 bij.
lesson-volant-attack = Houd de andere auto op: met { card-out_of_gas } staat die stil tot { card-gasoline } of { card-tow_truck } komt.
lesson-volant-far = { card-acceleration } verdubbelt een kilometerkaart: bewaar haar voor de finish, precies op 700 km. Rij nu 200, acht vakjes in één keer.
lesson-volant-limit = Vanaf een vakje met 75 mag geen zet langer zijn. Speel 75.
lesson-volant-stopped = { card-flat_tire }! Je auto staat stil. Trek, misschien komt er hulp.
lesson-volant-remedy = { card-tow_truck } haalt elke aanval weg, en in je volgende beurt rij je verder. Bewaar { card-driving_ace }: een troefkaart kan later meer waard zijn.
lesson-volant-bonus = Vanaf een vakje met 50 rij je hoogstens 50. Het vakje waar je uitkomt, brengt je nog 50 verder!
lesson-volant-coup = Hiervoor heb je de troefkaart bewaard. Antwoord meteen: een bliksemreactie!
lesson-volant-turn = De aanval is weg, en na een bliksemreactie ben jij aan de beurt. Trek een kaart.
lesson-volant-home = Je staat op 475. { card-acceleration } maakt van 100 een 200, het vakje daar doet er 25 bij: precies 700!

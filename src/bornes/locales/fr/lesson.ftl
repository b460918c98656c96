### La manche guidée : ce que l’on dit à qui joue pour la première fois, une ou deux phrases courtes à la fois.
###
### lesson-<leçon>-<étape> se dit à l’étape de ce nom dans le fichier de la leçon.

lesson-offer = Première partie ? Cinq minutes, guidées
lesson-offer-why = Une manche préparée contre un robot. Vous jouez ; on vous dit ce qui est possible, et pourquoi.
lesson-offer-begin = Commencer
lesson-offer-resume = Reprendre
lesson-link = Une première partie, guidée
lesson-guide = Guide
lesson-how = Touchez la carte signalée, puis touchez-la encore. Au clavier : deux fois son numéro.
lesson-wait = { $name } joue. Regardez ce qui se passe.
lesson-free = À vous de choisir : les cartes en lumière se jouent, n’importe quelle carte se défausse.
lesson-else = C’est permis aussi, mais voyez d’abord ceci : { $move }. Refaites votre coup pour le jouer quand même.
lesson-leave = Jouer sans le guide
lesson-return = Rappeler le guide
lesson-over = Plus bas, la feuille de marque : chaque ligne dit ce qu’elle compte. Vous savez tout !
lesson-over-own = Jouer à ma propre table

## Une édition classique

lesson-classic-start = Tout le monde part à l’arrêt. Jouez { card-roll } pour démarrer.
lesson-classic-distance = Vous roulez : les étapes vous font avancer. Posez votre premier 100 ; il en faut 700.
lesson-classic-attack = Retardez l’autre par une attaque. { card-out_of_gas } l’arrête tant qu’il lui manque { card-gasoline }.
lesson-classic-far = 200 est la plus longue étape, et l’on en pose deux au plus. En route !
lesson-classic-keep = { card-puncture_proof } est une botte : une fois posée, plus de { card-flat_tire } pour vous. Gardez-la encore, elle peut valoir bien plus, et avancez de 100.
lesson-classic-stopped = { card-accident } ! Vous voilà à l’arrêt, en attendant { card-repairs }. Défaussez un 25.
lesson-classic-remedy = Vous avez pioché la parade : jouez { card-repairs }.
lesson-classic-again = Réparée, la voiture est encore à l’arrêt. { card-roll } vous fait repartir.
lesson-classic-coup = C’est pour cela que vous avez gardé la botte. Répondez aussitôt : c’est un coup-fourré, 300 points de plus !
lesson-classic-turn = L’attaque a disparu, vous roulez, et c’est à vous de jouer. Avancez de 100.
lesson-classic-limit = Sous { card-speed_limit }, seuls 25 et 50 se posent. { card-end_of_limit } vous en libère.
lesson-classic-home = Vous êtes à 500, et il faut 700 exactement. Posez 200 !
lesson-classic-finish = Vous y êtes ! Qui ose peut continuer jusqu’à 1000 pour plus de points ; aujourd’hui, arrêtez-vous là.

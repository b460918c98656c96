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
lesson-how-in-volant = Touchez la carte signalée, puis le choix signalé. Au clavier : son numéro, puis Tab et Entrée.
lesson-wait = { $name } joue. Regardez ce qui se passe.
lesson-free = À vous de choisir : les cartes en lumière se jouent, n’importe quelle carte se défausse.
lesson-else = C’est permis aussi, mais voyez d’abord ceci : { $move }. Refaites votre coup pour le jouer quand même.
lesson-leave = Jouer sans le guide
lesson-return = Rappeler le guide
lesson-over = Plus bas, la feuille de marque : chaque ligne dit ce qu’elle compte. Vous savez tout !
lesson-over-in-arche = Voilà l’essentiel ! Le reste est dans l’aide, avec les règles.
lesson-over-in-volant = { lesson-over-in-arche }
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

## La cafétéria de l’autoroute

lesson-arche-start = Vous avez pioché. Ici, pas besoin de feu vert : posez 75 tout de suite. Il en faut 400.
lesson-arche-attack = Retardez l’autre : avec { card-mum_coffee }, plus d’étape pour lui sans { card-gourmet_coffee }.
lesson-arche-take = Au lieu de piocher, on peut prendre la dernière carte défaussée. Prenez le 50 !
lesson-arche-keep = Posez le 50. Et gardez { card-cafeteria_dad } : une botte vaut 100 km à votre tour, mais 200 en réponse à son attaque.
lesson-arche-stopped = { card-sister_hungry } ! Plus d’étape pour vous sans { card-ice_cream }. Défaussez un 25 : l’autre peut le prendre, mais pas le poser.
lesson-arche-hope = La parade viendra peut-être. Piochez.
lesson-arche-remedy = La voilà ! Laissez { card-ice_cream } au-dessus de la défausse : l’attaque pourrait être reprise et resservir.
lesson-arche-parry = Une parade peut aussi répondre aussitôt : avec { card-junior_oasis }, l’attaque ne compte pas.
lesson-arche-fill = Votre main a été complétée à quatre cartes. Piochez comme toujours.
lesson-arche-drive = La route est libre : posez 50. Cela fait 175.
lesson-arche-coup = C’est pour cela que vous avez gardé la botte. Posez-la aussitôt : un coup-fourré, 200 km !
lesson-arche-turn = Et le coup-fourré vous donne un tour. Piochez.
lesson-arche-home = Vous avez 375, et dépasser 400 est permis. Posez 100, et c’est gagné !

## Le jeu de plateau

lesson-volant-start = Pas besoin de feu vert. Jouez 75 : votre voiture avance de trois cases, et la case d’arrivée en ajoute une.
lesson-volant-attack = Retardez l’autre voiture : { card-out_of_gas } l’arrête, tant que ne vient ni { card-gasoline } ni { card-tow_truck }.
lesson-volant-far = { card-acceleration } double une étape : gardez-la pour l’arrivée, à 700 km exactement. Avancez de 200, huit cases d’un coup.
lesson-volant-limit = En partant d’une case marquée 75, on n’avance pas de plus. Jouez 75.
lesson-volant-stopped = { card-flat_tire } ! Votre voiture est à l’arrêt. Piochez, l’aide viendra peut-être.
lesson-volant-remedy = { card-tow_truck } enlève toute attaque ; vous repartirez au prochain tour. Gardez { card-driving_ace } : une botte peut valoir plus, plus tard.
lesson-volant-bonus = D’une case marquée 50, on avance de 50 au plus. La case d’arrivée vous pousse de 50 encore !
lesson-volant-coup = C’est pour cela que vous avez gardé la botte. Répondez aussitôt : coup-fourré !
lesson-volant-turn = L’attaque a disparu, et le coup-fourré vous donne un tour. Piochez.
lesson-volant-home = Vous êtes à 475. { card-acceleration } fait d’un 100 un 200, la case d’arrivée ajoute 25 : 700 tout juste !

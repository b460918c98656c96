### Ouvrir une table dans le navigateur : le premier écran, l’attente, l’arrivée, le passage d’un appareil à l’autre.

## Le premier écran

start-brand = Bornes
start-title = Mille Bornes, selon la règle de votre boîte
start-line = Cinq éditions, chacune exactement comme dans sa boîte. Contre des robots ou entre amis, tout de suite et sans compte.
start-loading = On sort les boîtes du placard…

start-edition = Quelle boîte ouvrons-nous ?
start-edition-why = Chaque édition a ses cartes, ses mots et ses règles.
start-fun-dujardin = Celui que tout le monde connaît : arrêtez vos amis, ripostez d’un coup-fourré et osez rouler au-delà de l’arrivée.
start-fun-rally = Un rallye jusqu’à la toute dernière carte : personne n’est à l’abri avant la fin de la pioche. L’idéal : trois contre trois.
start-fun-parker = Sans pitié : empilez les ennuis jusqu’à clouer un rival sur place, et comptez en miles.
start-fun-arche = Un voyage en famille de quelques minutes : l’une a faim, deux ont soif, une autre veut un café, et tous vous retardent.
start-fun-volant = Une vraie course sur circuit : choisissez votre voie, plongez dans le raccourci et renvoyez vos rivaux d’un demi-tour.
start-edition-players = { $counts } joueurs

start-players = Combien de joueurs ?
start-players-why = Les règles changent avec le nombre de joueurs.
start-each-alone = Chacun roule pour soi.
start-two-teams = Deux équipes de { $size } ; les partenaires font route commune.
start-three-teams = Trois équipes de deux ; les partenaires font route commune.

start-who = Qui prend quelle place ?
start-who-why = Un robot joue tout de suite ; à un ami, vous envoyez un lien ; quelqu’un à côté de vous joue sur cet appareil.
start-who-of = Qui prend la place { $seat }
start-seat-alone = Place { $seat }
start-seat-team = Place { $seat }, équipe { $side }
start-me = Moi
start-here = Ici
start-friend = Ami
start-bot = Robot
start-me-why = Vous jouez ici sous ce nom : { $name }.
start-here-why = Joue aussi sur cet appareil : vous vous le passez, et aucune main n’est visible entre-temps.
start-here-name = Nom à la place { $seat }
start-friend-why = Le premier qui ouvre votre lien prend cette place.
start-looking-on = Vous n’avez pas de place : vous ouvrez la table et vous regardez.
start-nobody = Au moins une place doit revenir à une personne.
start-level-of = Niveau du robot à la place { $seat }
start-all-bots = Tous les robots ainsi
start-all-bots-of = Tous les robots comme celui de la place { $seat }

start-bot-random = Aléatoire
start-bot-random-why = Joue n’importe quelle carte permise.
start-bot-novice = Novice
start-bot-novice-why = Joue avec bon sens, mais a la mémoire courte et ne garde rien pour plus tard.
start-bot-steady = Régulier
start-bot-steady-why = Sait ce qui réussit d’ordinaire, comme un bon joueur en famille.
start-bot-sharp = Futé
start-bot-sharp-why = Compte les cartes, pèse les chances et surveille la marque.
start-bot-expert = Expert
start-bot-expert-why = A appris dans des millions de manches et joue d’instinct.
start-bot-champion = Champion
start-bot-champion-why = Essaie ses coups dans des milliers de manches avant de jouer.

start-name = Votre nom
start-name-why = Il reste dans ce navigateur. Vous pouvez laisser ce champ vide.
start-car = Votre voiture
start-car-saloon = berline
start-car-convertible = cabriolet
start-car-estate = break
start-car-van = camionnette
start-car-micro = mini
start-car-coupe = coupé
start-colour = Votre couleur
start-colour-red = rouge
start-colour-blue = bleu
start-colour-green = vert
start-colour-orange = orange
start-colour-purple = violet
start-colour-grey = gris

start-options = Options
start-options-as-printed = comme dans la règle
start-options-changed =
    { $count ->
        [one] { $count } modifiée
       *[other] { $count } modifiées
    }
start-options-reset = Revenir à la règle
start-own-design = de votre invention
start-option-is = { $name } : { $value }
start-less = moins
start-more = plus
start-pace = Temps et allure
start-pause = Temps pour répondre
start-pause-why = Après chaque attaque, la table attend ce temps, que quelqu’un puisse répondre ou non : ainsi, l’attente ne trahit personne.
start-pause-seconds =
    { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }
start-pause-all = jusqu’à ce que chacun se soit prononcé
start-clock = Pendules
start-clock-none = aucune
start-clock-move = par coup
start-clock-match = par partie
start-clock-days = des jours par coup
start-clock-none-why = Chacun prend le temps qu’il veut.
start-clock-move-why = C’est le temps de chaque coup. Tant qu’on peut répondre, aucune pendule ne tourne.
start-clock-match-why = C’est le temps pour tous les coups d’une partie. Tant qu’on peut répondre, aucune pendule ne tourne.
start-clock-days-why = Inutile d’être là en même temps. Page fermée, rien ne vous prévient : à votre retour, les tables qui vous attendent sont en tête de liste.
start-clock-time = Temps
start-clock-increment = Chaque coup rend
start-clock-increment-none = rien
start-clock-out = Le temps écoulé
start-clock-out-bot = un robot prend la suite
start-clock-out-lose = la partie est perdue
start-clock-is-move = { $time } par coup
start-clock-is-match = { $time } par partie
start-clock-is-days = { $time } par coup
start-clock-then-bot = puis un robot prend la suite
start-clock-then-lose = puis la partie est perdue
start-clock-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
start-clock-days-count =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
start-undo = Reprendre un coup
start-undo-why = Après votre coup, les robots attendent un instant : vous pouvez le reprendre tant qu’aucune carte n’est piochée ni montrée. Un clic suffit pour continuer.
start-bots-pace = Allure des robots
start-bots-pace-why = Le temps qu’un robot met à jouer.
start-bots-quick = vive
start-bots-calm = tranquille
start-deal = La manche suivante
start-deal-in-rally = Le rallye suivant
start-deal-in-arche = La partie suivante
start-deal-in-volant = La partie suivante
start-deal-why = À quel moment les cartes sont redistribuées.
start-deal-ready = quand tous sont prêts
start-deal-seconds =
    { $seconds ->
        [one] après { $seconds } seconde
       *[other] après { $seconds } secondes
    }

start-company = Autour de la table
start-spectators = Spectateurs
start-spectators-why = Quiconque a le lien peut regarder, sans voir le jeu de personne. Sans spectateurs, seuls ceux qui ont une place voient ce qui se joue.
start-spectators-yes = spectateurs bienvenus
start-spectators-no = sans spectateurs
start-phrases = Formules entre joueurs
start-phrases-why = « Bonjour ! », « Bien joué ! », « Aïe ! » : quelques formules et rien d’autre, que chacun lit dans sa langue et peut couper. Les équipiers se taisent pendant la manche.
start-phrases-yes = avec formules
start-phrases-no = sans formules

start-your-table = Votre table
start-play = Jouer
start-play-invite = Ouvrir la table
start-making = On prépare la table…
start-extension-to = Qui y arrive peut demander l’allonge, jusqu’à { $distance }.
start-aim-total = Le premier à { $distance } gagne la manche. La partie se joue en { $points } points.
start-aim-total-in-rally = Le premier à { $distance } gagne le rallye. Le championnat se joue en { $points } points.
start-aim-total-in-volant = Le premier à { $distance } gagne la partie. Le match se joue en { $points } points.
start-aim-hands =
    { $hands ->
        [one] Le premier à { $distance } gagne la manche ; la partie se joue en une seule manche.
       *[other] Le premier à { $distance } gagne la manche. Le plus haut total après { $hands } manches gagne la partie.
    }
start-aim-hands-in-rally =
    { $hands ->
        [one] Le premier à { $distance } gagne le rallye ; le championnat se joue en un seul rallye.
       *[other] Le premier à { $distance } gagne le rallye. Le plus haut total après { $hands } rallyes gagne le championnat.
    }
start-aim-hands-in-volant =
    { $hands ->
        [one] Le premier à { $distance } gagne la partie ; le match se joue en une seule partie.
       *[other] Le premier à { $distance } gagne la partie. Le plus haut total après { $hands } parties gagne le match.
    }
start-aim-games =
    { $games ->
        [one] Le premier à { $distance } a gagné.
       *[other] Le premier à { $distance } gagne la partie. Le match se joue au meilleur des { $games } parties.
    }

## Les tables où l’on a joué

start-elsewhere = À côté des tables
start-recent = Vos tables
start-just-now = à l’instant
start-recent-go = Reprendre
start-recent-look = Voir
start-recent-forget = Oublier cette table
start-recent-forgotten = La table est oubliée.
start-recent-all =
    { $count ->
        [one] En montrer { $count } de plus
       *[other] En montrer { $count } de plus
    }
start-recent-waiting =
    { $count ->
        [one] attend { $count } personne
       *[other] attend { $count } personnes
    }
start-recent-yours = à vous de jouer
start-recent-playing = en cours
start-recent-free =
    { $count ->
        [one] en cours, { $count } place libre
       *[other] en cours, { $count } places libres
    }
start-recent-over = terminée
start-recent-abandoned = arrêtée avant la fin

## En attendant les autres

start-lobby-waiting =
    { $count ->
        [one] On attend encore { $count } personne
       *[other] On attend encore { $count } personnes
    }
start-lobby-dealing = On distribue les cartes…
start-lobby-waiting-why = Les cartes sont distribuées dès que toutes les places sont prises.
start-lobby-link = Le lien de cette table
start-lobby-link-why = Envoyez-le à ceux qui doivent jouer. Avec ce lien, les autres peuvent regarder.
start-lobby-link-why-closed = Envoyez-le à tous ceux qui doivent jouer. Personne d’autre ne voit les cartes.
start-lobby-closed = Sans spectateurs
start-lobby-seats = Qui est à quelle place
start-lobby-rules = Ce qui se joue
start-lobby-you = vous
start-lobby-here = en ligne
start-lobby-away = hors ligne
start-lobby-free = Libre
start-lobby-free-why = Pour quelqu’un qui a le lien.
start-lobby-fill = Laisser à un robot
start-lobby-fill-of = Laisser la place { $seat } à un robot
start-lobby-fill-level = Le robot de la place { $seat }
start-lobby-fill-do = Installer le robot
start-lobby-as-printed = Toutes les options sont comme dans la règle.
start-lobby-pause =
    { $seconds ->
        [one] { $seconds } seconde pour répondre
       *[other] { $seconds } secondes pour répondre
    }
start-lobby-pause-all = On attend que chacun se soit prononcé
start-lobby-watching =
    { $count ->
        [one] { $count } personne regarde.
       *[other] { $count } personnes regardent.
    }
start-fair = Personne ne peut toucher au mélange
start-fair-why = Toutes les cartes découlent d’un secret déjà fixé, dont voici le sceau. À la toute fin, le sceau est ouvert, et chacun peut vérifier qu’il correspond.
start-fair-print = Sceau
start-sat-down = { $name } prend la place { $seat }.
start-sat-bot = Un robot prend la place { $seat }.

## Un lien à envoyer

start-copy = Copier
start-copied = Copié
start-copy-failed = Ici, la copie ne marche pas : le lien est sélectionné, copiez-le à la main.
start-link-local = Cette adresse ne marche que sur cet ordinateur. Pour jouer avec d’autres, ouvrez la page à une adresse qu’ils peuvent atteindre aussi.
start-share = Partager…
start-share-text = Venez jouer au Mille Bornes avec moi !
start-share-text-from = { $name } vous invite à une partie de Mille Bornes !

## S’asseoir

start-join = Prendre place
start-join-invited = { $name } vous invite
start-join-why = Cette table a une place pour vous.
start-join-left-why = Quelqu’un est parti ; un robot joue en attendant que vous preniez place.
start-join-seats = Places libres
start-join-take = Prendre cette place
start-join-take-of = Prendre cette place : { $seat }
start-join-taking = On vous installe…
start-join-free = libre
start-join-bot = un robot y joue pour l’instant
start-join-with = avec { $names }
start-join-watch = Regarder seulement
start-join-watching = Vous regardez.
start-join-after-all = Prendre place quand même
start-join-faster = Quelqu’un a été plus rapide : la place { $seat } est prise. Choisissez-en une autre.
start-join-full = Quelqu’un a été plus rapide : toutes les places sont prises. Vous pouvez regarder.
start-join-full-closed = Quelqu’un a été plus rapide : toutes les places sont prises.
start-closed = Cette table se joue sans spectateurs
start-closed-why = { $names } sont à cette table. Seuls ceux qui ont une place voient ce qui s’y joue.

## Sur un autre appareil

start-hand = Continuer sur un autre appareil
start-hand-why = Ouvrez ce lien privé sur l’autre appareil : votre place et vos cartes vous y suivent.
start-hand-then = Sur cet appareil, vous ne pourrez plus que regarder. Le lien ne sert qu’une fois ; ne le montrez à personne d’autre.
start-hand-link = Votre lien privé
start-scan = Le lien en code QR, pour l’appareil photo d’un téléphone
start-hand-minutes =
    { $minutes ->
        [0] Il reste moins d’une minute.
        [one] Il reste { $minutes } minute.
       *[other] Il reste { $minutes } minutes.
    }
start-hand-over = Le lien a expiré.
start-hand-new = Créer un nouveau lien
start-hand-making = Le lien se prépare…
start-hand-no-seat = Vous n’avez ici aucune place à transférer.

## Nulle part

start-nowhere = Cette route ne mène nulle part
start-nowhere-why = Il n’y a rien à cette adresse.
start-nowhere-back = Retour à l’accueil

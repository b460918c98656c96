### Les règles à côté de la table, et les conseils.
###
### Un texte se cherche d’abord sous <clé>-in-<édition>, puis sous <clé>.

## Les règles

help-tabs = Aide
help-tab-rules = Règles
help-tab-cards = Cartes
help-tab-keys = Touches
help-tab-table = Cette table
help-contents = Sommaire
help-coming = Les règles arrivent…
help-all-rules = Toutes les règles, depuis le début
help-larger = Agrandir
help-smaller = À côté de la table

## Les touches

help-key = Touche
help-key-does = Ce qu’elle fait
help-key-choose = choisir une carte
help-key-move = passer à la carte précédente ou suivante
help-key-play = jouer la carte choisie
help-key-discard = défausser la carte choisie
help-key-draw = piocher
help-key-take = prendre la carte du dessus de la défausse
help-key-take-in-volant = finir votre tour, dans le jeu accéléré
help-key-answer = coup-fourré : répondre à une attaque
help-key-answer-in-arche = répondre à une attaque
help-key-answer-in-volant = coup-fourré ou Demi-tour : répondre
help-key-decline = non : ne pas répondre, ne pas demander l’allonge
help-key-decline-in-arche = non : ne pas répondre
help-key-decline-in-volant = non : ne pas répondre
help-key-extend = demander l’allonge
help-key-hint = un conseil
help-key-rules = les règles, à l’endroit de la carte choisie
help-key-score = la feuille de marque
help-key-log = le journal
help-key-menu = le menu
help-key-read = lire la table à voix haute
help-key-back = reposer la carte, ou fermer ce qui est ouvert
help-key-undo = reprendre votre coup
help-key-say = dire quelque chose aux autres
help-keys-on = Touches simples
help-keys-on-why = Désactivées, les lettres et les chiffres ne font rien à la table : pour qui parle à l’ordinateur ou appuie sans le vouloir. Tout reste possible avec Tab, les flèches, Entrée et Échap.
help-keys-other = Appuyez sur une touche ci-dessus pour lui choisir une autre lettre.
help-keys-change = { $key } : { $does }. Choisir une autre touche
help-keys-press = Appuyez sur la nouvelle touche, ou sur Échap.
help-keys-taken = { $key } est prise : { $does }.
help-keys-letter = On ne peut choisir que des lettres : les chiffres choisissent les cartes.
help-keys-reset = Toutes les touches d’origine
help-keys-note = La touche Tab mène à chaque bouton ; Entrée ou la barre d’espace l’actionne.

## Cette table

help-fact-aim = Le but
help-fact-seating = Les places
help-fact-cards = Les cartes
help-fact-cards-value = { $deck } dans le paquet, { $hand } dans chaque main
help-fact-extension = Après une allonge
help-fact-circuit = Le circuit
help-fact-pause = Temps pour répondre
help-fact-pause-all = jusqu’à ce que chacun se soit prononcé
help-fact-pause-value =
    { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }
help-options = Options
help-changed = modifiée
help-house-rules = Règles maison

## Les conseils

help-hint = Conseil
help-hint-thinking = Un instant de réflexion…
help-hint-not-now = Vous n’avez rien à décider pour l’instant. Le conseil viendra quand ce sera à vous.
help-hint-note = La barre montre les chances de gagner la partie.
help-hint-note-in-rally = La barre montre les chances de gagner le championnat.
help-hint-note-in-arche = La barre montre les chances de gagner le match.
help-hint-note-in-volant = La barre montre les chances de gagner le match.
help-hint-chance = Chances de gagner :
help-hint-points = Environ { $points } points dans cette manche.
help-hint-points-in-rally = Environ { $points } points dans ce rallye.
help-hint-points-in-volant = Environ { $points } points dans cette partie.
help-hint-equal = Ici, peu importe : quoi que vous fassiez, les chances sont les mêmes.
help-hint-equal-some = Les { $count } premiers se valent.
help-hint-on-cards = Conseils sur les cartes
help-hint-on-cards-why = Chaque fois que vous avez à choisir, chaque carte montre les chances de gagner avec elle.
help-hint-on-card = chances de gagner : { $chance }
help-hint-play = Jouer ce coup
help-hint-play-of = Jouer ce coup : { $move }
help-coach = Entraîneur
help-coach-off = Muet
help-coach-after = Après
help-coach-before = Avant
help-coach-why = Contre les robots : une phrase quand un autre coup est nettement meilleur, après votre coup ou avant qu’il soit joué.
help-coach-better-before = Mieux : { $move }. { $reason } Refaites votre coup pour le jouer quand même.
help-coach-better-after = Il y avait mieux : { $move }. { $reason }

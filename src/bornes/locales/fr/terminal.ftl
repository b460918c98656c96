### Le jeu dans un terminal, ligne par ligne et en plein écran.
###
### Un texte se cherche d’abord sous <clé>-in-<édition>, puis sous <clé>.

## Un tour en peu de lignes

terminal-play = Jouer :
terminal-discard = Défausser :
terminal-held = { $cards } cartes
terminal-extension =
    { $form ->
        [you] Vous avez demandé l’allonge : la distance est maintenant de { $target }.
        [team] { $side } avez demandé l’allonge : la distance est maintenant de { $target }.
        [many] { $side } ont demandé l’allonge : la distance est maintenant de { $target }.
       *[one] { $side } a demandé l’allonge : la distance est maintenant de { $target }.
    }
terminal-thinking = Un instant de réflexion…
terminal-no-circuit = Cette édition n’a pas de circuit.

## Ce qu’on peut taper : des listes, dont l’aide montre le premier mot

typed-draw = piocher
typed-take = prendre
typed-play = jouer, poser, joue, j
typed-discard = défausser, jeter, d
typed-coup-fourre = coup-fourré, coup
typed-parry = parer
typed-pass = passer
typed-extend = allonge, continuer
typed-finish = arriver, finir
typed-u-turn = demi-tour
typed-end = terminer
typed-on = sur, à, contre
typed-curing = guérir, soigner
typed-top = dessus
typed-lane = voie
typed-via = par, via
typed-shortcut = raccourci
typed-help = aide
typed-table = table, t
typed-road = route, circuit
typed-rules = règles
typed-why = pourquoi
typed-save = enregistrer, garder
typed-hint = conseil, c
typed-score = marque, points
typed-log = journal
typed-deal = distribuer, donner
typed-wish = souhait, vœu, voeu
typed-quit = quitter, q

## Le plein écran : la table

terminal-answers-open = Une réponse ?
terminal-others = Les autres
terminal-piles = Pioche et défausse
terminal-all-cards = Les cartes de tous
terminal-road = Le circuit
terminal-hints = Conseils
terminal-no-hint = Il n’y a rien à conseiller pour l’instant.
terminal-extension-title = Vous êtes à l’arrivée !
terminal-go-on = Continuer
terminal-leave = Quitter
terminal-stay = Continuer à jouer
terminal-leave-ask = Voulez-vous quitter la partie ?
terminal-close = Échap ferme

## Plusieurs personnes, un seul appareil

terminal-hand-device = Passez l’appareil à { $name }
terminal-hand-device-why = { $name }, appuyez sur Entrée quand personne d’autre ne voit l’écran.
terminal-show-cards = Montrer mes cartes

## Les touches

terminal-key-card = carte
terminal-key-do = jouer
terminal-key-discard = défausser
terminal-key-hint = conseil
terminal-key-score = marque
terminal-key-log = journal
terminal-key-tableaus = table
terminal-key-road = circuit
terminal-key-rules = règles
terminal-key-save = enregistrer
terminal-key-wishes = plus
terminal-key-help = aide
terminal-key-quit = quitter
terminal-key-step = pas
terminal-key-hand = manche
terminal-key-leap = dix coups
terminal-key-ends = début, fin
terminal-key-run = lecture
terminal-key-pace = allure
terminal-key-view = vue
terminal-key-go = aller à un coup
terminal-help = Touches et signes
terminal-help-play = Choisissez une carte par son numéro, par les flèches ou à la souris ; les lignes dessous disent ce qu’on peut en faire, et Entrée fait celle qui est marquée. Un clic aussi.
terminal-help-signs = ▶ en route   ■ à l’arrêt   ≤50 limité à 50   ★ botte   ✦ coup-fourré   ┊ tous les 100
terminal-help-replay = Avancez avec les flèches, ou laissez défiler avec la barre d’espace ; v montre la vue d’une autre place, 0 toutes les cartes, 1–6 celle d’une place précise.
terminal-save-why = Le fichier contient les cartes de tous et la graine. Il est réécrit après chaque coup.
terminal-wishes = À la table
terminal-deal-in = Les cartes sont distribuées dans { $seconds } s.

## Le plein écran : avant la première carte

terminal-language = Langue
terminal-edition = Édition
terminal-players = Joueurs
terminal-person = Personne
terminal-name = nom
terminal-resume = Ou reprendre une partie enregistrée
terminal-resume-do = Reprendre
terminal-setup-keys = Tab suivant · Entrée choisir · Échap quitter
terminal-house = Règles maison
terminal-house-change = Changer…
terminal-house-done = Retour aux réglages
terminal-house-keys = ● changé · Entrée changer · Suppr comme imprimé · k garder

## Le plein écran : revoir une partie

terminal-move-of = coup { $move } sur { $last }
terminal-all-open = Cartes ouvertes
terminal-go-ask = Quel coup, de 0 à { $last } ?

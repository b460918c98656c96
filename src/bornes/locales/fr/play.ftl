### Le jeu ligne par ligne : la table, ce qui est demandé et ce qu’on peut taper.
###
### Un texte se cherche d’abord sous <clé>-in-<édition>, puis sous <clé>.

## Pour commencer

play-which-edition = À quelle édition voulez-vous jouer ?
play-how-many = Combien de joueurs ?
play-sits-person = Place { $seat } ({ $side }) : vous
play-sits-person-shared = Place { $seat } ({ $side }) : une personne
play-sits-bot = Place { $seat } ({ $side }) : { $bot }
bot-random = joue au hasard
bot-novice = le novice, qui joue avec bon sens mais oublie
bot-steady = le régulier, qui sait ce qui réussit d’ordinaire
bot-sharp = le futé, qui compte les cartes et pèse les chances
bot-expert = l’expert, qui a appris dans des millions de manches
bot-champion = le champion, qui essaie chaque coup dans des milliers de manches
play-aim-total = Le premier à { $distance } gagne la manche. La partie se joue en { $points } points.
play-aim-total-in-rally = Le premier à { $distance } gagne le rallye. Le championnat se joue en { $points } points.
play-aim-total-in-volant = Le premier à { $distance } gagne la partie. Le match se joue en { $points } points.
play-aim-hands =
    { $hands ->
        [one] Le premier à { $distance } gagne la manche ; la partie se joue en une seule manche.
       *[other] Le premier à { $distance } gagne la manche. Le plus haut total après { $hands } manches gagne la partie.
    }
play-aim-hands-in-rally =
    { $hands ->
        [one] Le premier à { $distance } gagne le rallye ; le championnat se joue en un seul rallye.
       *[other] Le premier à { $distance } gagne le rallye. Le plus haut total après { $hands } rallyes gagne le championnat.
    }
play-aim-hands-in-volant =
    { $hands ->
        [one] Le premier à { $distance } gagne la partie ; le match se joue en une seule partie.
       *[other] Le premier à { $distance } gagne la partie. Le plus haut total après { $hands } parties gagne le match.
    }
play-aim-games =
    { $games ->
        [one] Le premier à { $distance } a gagné.
       *[other] Le premier à { $distance } gagne la partie. Le match se joue au meilleur des { $games } parties.
    }
play-not-begun = Aucune partie n’a commencé.
play-option = Option : { $name } : { $value }
play-house-rule = Règle maison : { $name } : { $value }
play-resumed = Le jeu reprend là où il s’était arrêté.
play-how-to = Tapez le numéro d’un choix. Tapez « ? » pour l’aide.

## La table

play-draw-pile = pioche { $count }
play-draw-pile-in-dujardin = sabot { $count }
play-discards = défausse { $count }, dessus { $card }
play-no-discards = défausse vide
play-seat-yours = vous, place { $seat } ({ $cards })
play-seat-other = place { $seat } ({ $cards })
play-games-won =
    { $count ->
        [one] { $count } partie gagnée
       *[other] { $count } parties gagnées
    }
play-progress = { $km } sur { $target }
play-battle = Bataille : { $cards } ({ $state })
play-speed = Vitesse : { $card }
play-on-top-of = { $top } sur { $under }
play-hazards = Attaques : { $cards }
play-limit-here = Limite de cette case : { $km } km
play-safeties = Bottes : { $cards }
play-nothing = rien
play-extension-called = { $side } a demandé l’allonge : la distance est maintenant de { $target }.
play-your-hand = Vos cartes : { $cards }
play-no-cards = aucune

## La route de volant

play-circuit = Circuit { $name }
play-road-square = case
play-road-lane = voie { $lane }
play-road-limit = limite
play-road-bonus = bonus
play-road-shortcut = raccourci
play-road-in = ici
play-road-out = fin

## Ce qui est demandé

play-prompt = >
play-ask-draw = Quelle carte prenez-vous ?
play-ask-play = Que jouez-vous ?
play-ask-extension = Vous avez parcouru la distance. Continuez-vous ?
play-ask-answer = On vous attaque. Répondez-vous ?
play-ask-u-turn = Une voiture a avancé. La renvoyez-vous ?
play-ask-owed = Votre tour est interrompu. Quelle carte défaussez-vous ?
play-no-such-choice = Tapez un numéro de 1 à { $most }, ou un coup, par exemple : jouer 100
play-no-such-count = Tapez un de ces nombres : { $allowed }
play-try-again = Tapez un numéro de 1 à { $most }, ou « ? » pour l’aide.

## Plusieurs personnes devant un écran

play-hand-over = Passez l’écran à { $name }.
play-press-enter = Appuyez sur Entrée pour continuer.
play-press-enter-clear = Appuyez sur Entrée pour effacer l’écran.
play-press-enter-show = { $name } : appuyez sur Entrée quand personne d’autre ne regarde.
play-press-enter-deal = Appuyez sur Entrée pour la manche suivante.
play-press-enter-deal-in-rally = Appuyez sur Entrée pour le rallye suivant.
play-press-enter-deal-in-arche = Appuyez sur Entrée pour la partie suivante.
play-press-enter-deal-in-volant = Appuyez sur Entrée pour la partie suivante.
play-no-answer = Vous n’avez rien à répondre à ce qui vient d’être joué.

## La marque

play-match-total = Total de la partie
play-match-total-in-rally = Total du championnat
play-match-total-in-volant = Total du match
play-games-won-title = Parties gagnées

## Ce qu’on peut taper

play-help-moves = Tapez le numéro d’un choix, ou un coup en toutes lettres : jouer 100, jouer feu rouge sur B, défausser feu vert. Ou encore :
play-help-help = cette aide
play-help-table = la table encore une fois
play-help-road = tout le circuit
play-help-score = la marque jusqu’ici
play-help-log = tout ce qui s’est passé
play-help-hint = ce que les coups semblent valoir
play-help-rules = les règles de cette édition
play-help-why = pourquoi un coup n’est pas permis : pourquoi jouer 100
play-help-save = enregistrer le jeu dans un fichier à partir de maintenant ; le fichier contient les cartes de tous
play-help-wish = ce qu’on peut dire d’autre : des formules, une autre partie
play-help-quit = quitter le jeu
play-word-move = COUP
play-word-file = FICHIER
play-why-what = Tapez aussi le coup : pourquoi jouer 100
play-why-legal = Ce coup est permis maintenant.

## Quitter et garder

play-input-ended = Il n’y a plus rien à lire : le jeu s’arrête là.
play-left = Vous avez quitté le jeu.
play-interrupted = Le jeu a été interrompu.
play-not-saved = Il n’a pas été enregistré.
play-resume-with = Pour le reprendre : bornes play --resume { $file }
play-saved = Enregistré dans { $file }, et désormais après chaque coup.
play-save-where = Tapez aussi le nom d’un fichier : enregistrer FICHIER
play-save-failed = Le jeu ne peut pas être enregistré dans { $file } : { $reason }
play-save-exists = { $file } existe déjà. Reprenez-le par --resume { $file }, ou enregistrez sous un autre nom.
play-save-not-file = Le jeu ne peut pas être enregistré dans { $file } : ce n’est pas un fichier.
play-resume-alone = Un enregistrement contient déjà l’édition, les joueurs, les options, les règles maison et la graine : donnez --resume sans eux.
play-seats-own = Le fichier nomme un robot à vous. Dites qui joue, pour que ce soit vous qui le fassiez charger : --seats "{ $seats }".
play-unknown-seat = « { $found } » ne peut pas prendre place. Possibles : { $allowed }
play-seats-count = Il y a { $players } places, et vous en avez nommé { $found }.

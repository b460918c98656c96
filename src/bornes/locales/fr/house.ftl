### Les règles maison comme on les dit en famille : un nom, une ligne d’explication, les valeurs en mots.
###
### Un champ est house-<champ>, une ligne de la marque house-points-<ligne> ; -why l’explique,
### -value-<valeur> est une de ses valeurs. house-no-<code> dit pourquoi des règles ne vont pas ensemble.

## Ce qu’elles changent

house-group-distance = Qui commence, et jusqu’où
house-group-cards = Les cartes
house-group-road = Sur la route
house-group-safeties = Bottes et ripostes
house-group-match = La victoire
house-group-points = Ce qui rapporte des points
house-group-more = Plus

## Qui commence, et jusqu’où

house-target = Distance à parcourir
house-target-why = Qui a parcouru cette distance gagne la manche.
house-exact_finish = Il faut arriver exactement
house-exact_finish-why = Sinon, la dernière étape peut dépasser l’arrivée.
house-extension_to = Distance après une allonge
house-extension_to-why = Qui arrive peut choisir de rouler jusque-là pour gagner plus de points.
house-extension_to-value-none = pas d’allonge
house-first_seat = Place qui commence
house-first_seat-why = La manche suivante commence une place plus à gauche.

## Les cartes

house-hand_size = Cartes en main
house-hand_size-why = Le nombre de cartes que l’on garde à la fin de son tour.
house-draw_from = Où l’on pioche
house-draw_from-why = Si l’on peut aussi prendre la dernière carte jetée.
house-draw_from-value-pile = à la pioche seulement
house-draw_from-value-pile_or_discard = à la pioche, ou la dernière carte jetée
house-draw_from-value-pile_or_discard_to_play = la dernière carte jetée, mais pour la jouer aussitôt
house-reshuffle = Quand la pioche est vide
house-reshuffle-why = Si la défausse redevient une pioche.
house-reshuffle-value-never = la défausse reste où elle est
house-reshuffle-value-all = toute la défausse est remélangée
house-reshuffle-value-all_but_top = la défausse est remélangée, sauf la dernière carte
house-empty_pile = Quand il n’y a plus rien à piocher
house-empty_pile-why = Si l’on continue avec les cartes que l’on a en main.
house-empty_pile-value-play_out = chacun joue les cartes qu’il a en main
house-empty_pile-value-end_hand = la manche finit avec ce tour
house-empty_pile-value-play_out_in_extension = la manche finit, sauf pendant une allonge
house-make_up_hand = On complète sa main au début de son tour
house-make_up_hand-why = Qui a trop peu de cartes pioche jusqu’à une main entière au début de son tour, et pas avant.
house-accelerated = Jeu accéléré
house-accelerated-why = On ne pioche pas au début du tour : on joue autant de cartes que l’on veut, puis on complète sa main.
house-discard_only_when_stuck = On ne jette que si l’on ne peut rien jouer
house-discard_only_when_stuck-why = Qui peut jouer une carte doit le faire, même une botte qu’il aurait gardée.
house-idle_rounds = Tours de table faits uniquement de défausses, après lesquels la manche finit
house-idle_rounds-why = Après ce nombre de tours de table où chacun n’a fait que jeter, la manche est finie.
house-idle_rounds-value-none = jamais
house-idle_only_when_exhausted = Ces tours ne comptent que s’il n’y a plus rien à piocher
house-idle_only_when_exhausted-why = Tant qu’il reste des cartes à piocher, on peut continuer à jeter.

## Sur la route

house-needs_roll = Il faut un Feu vert pour rouler
house-needs_roll-why = On démarre avec un Feu vert, et il en faut un autre après chaque parade.
house-hazard_on_hazard = Une attaque peut en recouvrir une autre
house-hazard_on_hazard-why = Qui est déjà arrêté peut être attaqué encore ; seule l’attaque du dessus compte.
house-hazard_on_remedy = Une attaque peut recouvrir une parade
house-hazard_on_remedy-why = Qui vient de parer peut être attaqué avant d’avoir posé son Feu vert.
house-hazard_needs_roll_card = Il faut un Feu vert sous l’attaque
house-hazard_needs_roll_card-why = La botte Prioritaire seule ne suffit pas pour être attaqué : la pile doit montrer un Feu vert.
house-remedy_covers = Attaques et parades s’empilent
house-remedy_covers-why = Sinon, l’attaque et sa parade quittent la table ensemble.
house-hazards_stop_safeties = Certaines attaques bloquent les bottes
house-hazards_stop_safeties-why = Tant que Maman veut un café ou que Papa a soif, on ne pose aucune botte à son tour.
house-limited_to = Plus longue étape sous une limite de vitesse
house-limited_to-why = Les étapes plus longues attendent la fin de limite.
house-most_200s = Combien d’étapes 200 par manche
house-most_200s-why = Un joueur ou une équipe n’en pose pas plus.
house-most_200s-value-none = autant qu’on veut
house-square_limit_next_turn = Une case à vitesse limitée compte à partir du tour suivant
house-square_limit_next_turn-why = Sinon, elle compte déjà pour un second coup du tour où l’on s’y arrête.

## Bottes et ripostes

house-safety_gives_turn = Une botte fait rejouer
house-safety_gives_turn-why = Qui pose une botte à son tour pioche et joue encore.
house-extra_turn_on_empty_pile = Une botte fait rejouer même si la pioche est vide
house-extra_turn_on_empty_pile-why = On rejoue bien qu’il n’y ait plus rien à piocher.
house-coup_fourre_turn_on_empty_pile = Un coup-fourré fait jouer même si la pioche est vide
house-coup_fourre_turn_on_empty_pile-why = C’est votre tour bien qu’il n’y ait plus rien à piocher.
house-roll_after_safety = Après une botte, il faut encore un Feu vert
house-roll_after_safety-why = La botte enlève l’attaque, mais on attend un Feu vert, comme après une parade.
house-remedy_answers = On peut parer aussitôt
house-remedy_answers-why = Qui est attaqué peut poser la parade hors de son tour.
house-safety_km = Distance pour une botte
house-safety_km-why = Une botte posée à son tour fait avancer d’autant.
house-coup_fourre_km = Distance pour un coup-fourré
house-coup_fourre_km-why = Une botte posée en coup-fourré fait avancer d’autant.

## La victoire

house-scored = Les manches rapportent des points
house-scored-why = Sinon, gagner une manche, c’est gagner une partie.
house-match_total = Points à atteindre
house-match_total-why = Qui les a à la fin d’une manche gagne.
house-match_total-value-none = c’est le nombre de manches qui décide
house-match_hands = Nombre de manches
house-match_hands-why = On joue ce nombre de manches, et le plus haut total gagne.
house-match_hands-value-none = c’est le nombre de points qui décide
house-games = Nombre de parties
house-games-why = Sans points : qui gagne le plus de ces parties, en nombre impair, gagne le match.
house-furthest_wins = Si personne n’arrive, le plus avancé gagne
house-furthest_wins-why = Sinon, personne n’a gagné cette manche.
house-shared_win_at_zero = Si personne n’a bougé, tout le monde a gagné
house-shared_win_at_zero-why = Quand tous sont encore à 0 à la fin, ils partagent la victoire et ses points.
house-missed_extension = Quand une allonge manquée paie les autres
house-missed_extension-why = Qui demande l’allonge et n’arrive pas donne la prime aux autres.
house-missed_extension-value-always = toujours
house-missed_extension-value-if_beaten = seulement si un autre arrive
house-shut_out = Qui touche la prime du capot
house-shut_out-why = Est capot un joueur ou une équipe qui n’a posé aucune étape.
house-shut_out-value-each_to_placed = tous ceux qui ont posé une étape, pour chaque capot
house-shut_out-value-each_to_all = tous les autres, pour chaque capot
house-shut_out-value-once_to_winner = le gagnant, une fois, si tous les autres sont capot
house-early_finish_until_reshuffle = L’arrivée rapide compte jusqu’à ce qu’on remélange
house-early_finish_until_reshuffle-why = Sinon, seulement jusqu’à la dernière carte de la pioche.

## Ce qui rapporte des points

house-points-safety = Chaque botte
house-points-safety-why = Pour chaque botte posée.
house-points-all_four = Les quatre bottes
house-points-all_four-why = En plus, pour qui les a posées toutes les quatre.
house-points-coup_fourre = Chaque coup-fourré
house-points-coup_fourre-why = En plus des points de la botte.
house-points-trip = Gagner la manche
house-points-trip-why = Pour qui arrive.
house-points-delayed_action = Arriver quand la pioche est vide
house-points-delayed_action-why = Pour qui arrive après la dernière carte piochée.
house-points-safe_trip = Gagner sans étape 200
house-points-safe_trip-why = Pour qui arrive sans avoir posé de 200.
house-points-no_200_no_100 = Gagner sans 200 ni 100
house-points-no_200_no_100-why = En plus, pour qui n’a posé ni l’une ni l’autre.
house-points-extension = L’allonge
house-points-extension-why = Pour qui la demande et arrive.
house-points-shut_out = Un capot
house-points-shut_out-why = Quand un autre joueur ou une autre équipe n’a posé aucune étape.
house-points-early_finish = Une arrivée rapide
house-points-early_finish-why = Pour qui arrive avant que la pioche soit vide pour la première fois.

## Plus

house-seating = Qui joue avec qui
house-seating-why = Une lettre par place : ABAB fait deux équipes de deux, ABCD chacun pour soi.
house-deck = Combien de chaque carte
house-deck-why = Seulement les cartes changées, avec leur nombre : 25: 4, stop: 2.
house-circuit = La route
house-circuit-why = Un nombre de 1 à 96, des mini-plateaux comme S1 A2 B1 C2, ou none pour aucune.
house-never_taken = Cartes qu’on ne prend pas à la défausse
house-never_taken-why = Leurs noms séparés par des virgules : 25, 50, stop.
house-hazard_tokens = Pions d’attaque
house-hazard_tokens-why = Combien pour chaque attaque, comme stop: 6, accident: 5 ; none si la carte reste elle-même.

## Des règles qui ne vont pas ensemble

house-no-rule-out-of-range = { $label } : un nombre entier de { $low } à { $high }.
house-no-rule-not-in-25s = { $label } : seulement des multiples de 25.
house-no-house-value = { $label } : cette valeur est incompréhensible.
house-no-rule-seating = Il faut une lettre par place, à partir de A et sans trou.
house-no-rule-one-side = Il faut au moins deux joueurs ou équipes.
house-no-rule-circuit-teams = Sur un circuit, chacun roule pour soi : pas d’équipes.
house-no-rule-deck-too-small = Il y a trop peu de cartes pour tant de mains : gardez-en moins, ou mettez-en plus dans le paquet.
house-no-rule-no-distance = Sans étapes, personne n’arrive nulle part.
house-no-rule-no-roll = Personne ne pourrait démarrer : il faut dans le paquet un Feu vert ou la botte Prioritaire.
house-no-rule-card-needs-circuit = Sans circuit, { $card } ne sert à rien.
house-no-rule-no-answer = Le paquet n’a rien contre { $card } : ajoutez la parade ou la botte.
house-no-rule-safety-twice = Chaque botte n’est qu’une fois dans le paquet.
house-no-rule-extension-short = L’allonge doit aller plus loin que la distance à parcourir.
house-no-rule-extension-inexact = Avec une allonge, il faut arriver exactement. Renoncez d’abord à l’allonge.
house-no-rule-extension-circuit = Sur un circuit, pas d’allonge : la route finit à l’arrivée.
house-no-rule-stack-without-piles = Une attaque n’en recouvre une autre que si attaques et parades s’empilent.
house-no-rule-roll-without-piles = Le Feu vert n’est exigé que si attaques et parades s’empilent.
house-no-rule-without-roll = Cela n’a de sens que s’il faut un Feu vert pour rouler.
house-no-rule-remedy-or-roll-card = Une attaque ne peut pas à la fois exiger un Feu vert et recouvrir une parade : choisissez.
house-no-rule-tokens-and-piles = Les attaques sont des pions ou des cartes qui s’empilent, pas les deux.
house-no-rule-parry-with-piles = On ne pare aussitôt que si attaques et parades ne s’empilent pas.
house-no-rule-tokens-missing = Il faut des pions pour chaque attaque du paquet.
house-no-rule-no-stopping-hazard = Aucune attaque du paquet ne peut bloquer les bottes.
house-no-rule-accelerated-turns = Dans le jeu accéléré, une botte ne fait pas rejouer : réglez cela d’abord.
house-no-rule-accelerated-draws = Dans le jeu accéléré, on pioche à la fin du tour, et à la pioche seulement.
house-no-rule-endless = Avec une défausse remélangée, la manche pourrait ne jamais finir : dites après combien de tours de défausses elle est finie.
house-no-rule-never-exhausted = Si toute la défausse est remélangée, il reste toujours une carte et la manche pourrait ne jamais finir : laissez la dernière, ou comptez tous les tours.
house-no-rule-reshuffle-and-end = Si l’on remélange la défausse, une pioche vide ne finit pas la manche.
house-no-rule-take-without-reshuffle = Si l’on peut prendre à la défausse, il faut aussi la remélanger.
house-no-rule-circuit-target = La distance doit être celle du circuit.
house-no-rule-circuit-piles = Sur un circuit, rien ne s’empile.
house-no-rule-circuit-inexact = Sur un circuit, il faut arriver exactement.
house-no-rule-circuit-safety-km = Sur un circuit, les bottes ne font pas avancer.
house-no-rule-square-limit-without-circuit = Seul un circuit a des cases à vitesse limitée.
house-no-rule-match-end = On joue jusqu’à un nombre de points ou pendant un nombre de manches, pas les deux.
house-no-rule-games-even = Sans points, il faut un nombre impair de parties.
house-no-rule-games-need-winner = Sans points, chaque manche demande un gagnant : le plus avancé gagne si personne n’arrive.
house-no-rule-games-scored = Là où l’on marque des points, on ne compte pas les parties.
house-no-rule-zero-without-points = Cela n’a de sens qu’avec des points, et si le plus avancé gagne.
house-no-rule-early-finish-unpaid = Il faut d’abord que l’arrivée rapide rapporte des points.

## Au terminal

house-ask = Règles maison (Entrée : comme imprimé)
house-ask-printed = comme imprimé
house-ask-own = des règles à vous
house-ask-groups = Ce que vous voulez changer (Entrée : jouer)
house-ask-changed =
    { $count ->
        [0] { $name }
        [one] { $name } (une changée)
       *[other] { $name } ({ $count } changées)
    }
house-ask-play = Jouer avec ces règles
house-ask-keep = Garder ces règles sous un nom
house-ask-back = Retour
house-ask-line = { $name } : { $value }
house-ask-marked = { $value } (comme imprimé)
house-ask-number = Un nombre entier de { $least } à { $most }. Entrée : comme imprimé ({ $printed }).
house-ask-none = Un nombre entier de { $least } à { $most }, ou none ({ $none }). Entrée : comme imprimé ({ $printed }).
house-ask-text = Écrit comme dans une position. Entrée : comme imprimé.
house-ask-name = Un nom pour ces règles, par exemple : comme chez grand-mère
house-ask-kept = Gardé dans { $file } : { $name }
house-sets-unreadable = Le fichier de vos règles maison est illisible : { $file }
house-set-unknown = Il n’y a pas de règles maison « { $name } » dans { $file }. Il y a : { $known }.
house-set-edition = Les règles maison « { $name } » sont pour l’édition { $edition }.

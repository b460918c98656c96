### La table dans le navigateur.

## Où sont les choses

table-side-of = Jeu de { $name }
table-piles = Pioche et défausse
table-empty = vide
table-hand = Vos cartes
table-log = Ce qui s’est passé
table-scores = Où en est la partie
table-tools = Autres choses
table-actions = Ce que vous pouvez faire
table-watching = Vous regardez.
table-free-seat = Une place est libre
table-free-seat-take = Prendre la place libre

## Comment va un camp

table-rolling = Roule
table-stopped = À l’arrêt
table-limited = Vitesse limitée
table-away = absent
table-away-for =
    { $seconds ->
        [one] absent ; un robot prend le relais dans { $seconds } seconde
       *[other] absent ; un robot prend le relais dans { $seconds } secondes
    }
table-bot-plays = absent ; un robot joue

## La partie

table-goal-total = { $hand }, partie en { $total }
table-goal-hands = { $hand } sur { $count }
table-goal-games = { $hand }, au meilleur des { $count }

## Que faire

table-title-turn = À vous de jouer · Bornes
table-your-turn = À vous : choisissez une carte.
table-your-turn-short = C’est à vous de jouer.
table-your-turn-plays = À vous : encore { $count } cartes à jouer.
table-draw-first = À vous : piochez une carte.
table-draw = Piocher
table-take = Prendre { $card }
table-turn-of = { $name } joue.
table-extension-ask = Vous êtes arrivé ! Continuer jusqu’à { $distance } ?
table-extension-keys = Touche E pour l’allonge, N pour finir.
table-card = { $number } : { $card }
table-card-playable = { $number } : { $card }, peut être jouée
table-play-here = La jouer sur votre route
table-play-there = La jouer sur { $name }
table-discard-here = La jeter
table-why-not = Pourquoi je ne peux pas la jouer ?
table-put-back = Reposer
table-ask-card = Que dit la règle sur { $card } ?

## Les réponses hors de son tour

table-answers-open = Qui peut répondre pour { $name } ?
table-answers-open-you = Pouvez-vous répondre ?
table-answers-open-move = Quelqu’un fera-t-il reculer { $name } ?
table-answers-open-move-you = Quelqu’un vous fera-t-il reculer ?
table-answers-all = On attend { $names }
table-answers-speak = Si vous ne pouvez ou ne voulez pas répondre, dites-le.
table-no-answer = Pas de réponse
table-seconds-left =
    { $seconds ->
        [one] encore { $seconds } seconde
       *[other] encore { $seconds } secondes
    }
table-offer-coup = Coup-fourré !
table-offer-parry = Vous pouvez parer !
table-offer-u-turn = Demi-tour !
table-offer-attacked = { $name } attaque avec { $card }.
table-offer-moved = { $name } vient d’avancer : vous pouvez renvoyer sa voiture en arrière.
table-offer-keys = Touche C pour répondre, N pour ne pas répondre.
table-cheer-coup = Coup-fourré !
table-cheer-u-turn = Demi-tour !
table-cheer-extension = Allonge !

## Autour de la table

table-open-hints = Conseil
table-open-score = Marque
table-open-log = Journal
table-open-help = Règle
table-open-menu = Menu
table-link = Le lien de cette table
table-link-why = Qui l’ouvre prend une place libre, ou regarde.
table-device = Un autre appareil
table-device-why = Continuez avec vos cartes sur un téléphone ou un autre ordinateur.
table-device-do = Passer la main
table-abandon = Arrêter la partie
table-abandon-why = Elle s’arrête là, sans vainqueur, quand tous sont d’accord.
table-abandon-why-alone = Elle s’arrête là, sans vainqueur.
table-abandon-do = L’arrêter
table-abandon-not = Continuer
table-abandon-agree = D’accord pour arrêter
table-abandon-asked = Vous aimeriez arrêter la partie. On attend les autres.
table-abandon-wanted = { $names } : une demande d’arrêter la partie ici.
table-leave = Quitter la table
table-leave-why = Un robot joue pour vous, et n’importe qui peut prendre votre place.
table-leave-do = Quitter
table-sure = Oui, vraiment
table-shuffle = Le mélange
table-shuffle-why = Ce sceau a été posé avant la première carte. Il est ouvert après la partie, et chacun peut vérifier qu’aucune carte n’a été changée.

## La connexion

table-connecting = En route vers la table…
table-lost = La connexion est perdue. Nouvel essai…
table-gone-no_table = Cette table n’existe pas
table-gone-no_table-why = Elle n’a jamais existé, ou elle a été rangée parce que plus personne ne venait.
table-gone-handed_over = Votre place est partie ailleurs
table-gone-handed_over-why = Elle est jouée sur un autre appareil. Rechargez cette page pour regarder.
table-gone-too_many_connections = Trop de fenêtres
table-gone-too_many_connections-why = Fermez-en une dont vous n’avez pas besoin, puis rechargez cette page.
table-gone-version = La page n’est plus à jour
table-gone-version-why = Rechargez-la.

## La table lue à voix haute

table-read-side = { $name } : { $distance }, { $state }.
table-read-hazards = En travers de la route : { $cards }.
table-read-safeties = Bottes : { $cards }.
table-read-draw = Pioche : { $cards }.
table-read-discards = Sur la défausse : { $card }.
table-read-hand = Vos cartes : { $cards }.

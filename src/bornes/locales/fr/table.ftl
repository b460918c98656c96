### La table dans le navigateur.

## Où sont les choses

table-side-of = { $name } : jeu exposé
table-piles = Pioche et défausse
table-piles-in-dujardin = Sabot et défausse
table-hand = Vos cartes
table-log = Ce qui s’est passé
table-pile = { $pile } : { $cards }
table-pile-with = { $pile } : { $cards }, { $card } au-dessus
table-laid = { $count } × { $card }
table-in-the-match = Points de la partie
table-tools = Outils
table-actions = Ce que vous pouvez faire
table-watching = Vous regardez.
table-free-seat = Une place est libre
table-free-seat-take = Prendre la place libre

## Comment va un joueur ou une équipe

table-rolling = En route
table-stopped = À l’arrêt
table-limited = Limite de vitesse
table-away = hors ligne
table-away-for =
    { $seconds ->
        [one] hors ligne ; un robot prend le relais dans { $seconds } seconde
       *[other] hors ligne ; un robot prend le relais dans { $seconds } secondes
    }
table-bot-plays = hors ligne ; un robot joue

## La partie

table-goal-total = { $hand }, en { $total } points
table-goal-hands = { $hand } sur { $count }
table-goal-games = { $hand }, au meilleur des { $count }

## Que faire

table-title-turn = À vous de jouer · Bornes
table-title-ready = La table vous attend · Bornes
table-call-turn = C’est à vous de jouer.
table-call-ready = La table vous attend.
table-your-turn = À vous : choisissez une carte.
table-your-turn-short = C’est à vous de jouer.
table-your-turn-plays = À vous : encore { $count } cartes à jouer.
table-draw-first = À vous : piochez une carte.
table-draw = Piocher
table-take = Prendre { $card }
table-turn-of = { $name } joue.
table-extension-ask = Vous y êtes ! Continuer jusqu’à { $distance } ?
table-extension-keys = Touche { $extend } pour l’allonge, { $finish } pour s’arrêter là.
table-card = { $number } : { $card }
table-card-playable = { $number } : { $card }, jouable
table-play-here = La jouer sur votre route
table-play-there = La poser à { $name }
table-discard-here = La défausser
table-why-not = Pourquoi ne puis-je pas la jouer ?
table-put-back = Reprendre en main
table-ask-card = Que disent les règles sur la carte { $card } ?

## Les réponses hors de son tour

table-moment = Un instant, en cas de coup-fourré…
table-moment-in-arche = Un instant, en cas de réplique…
table-moment-move = Un instant, en cas de demi-tour…
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
table-offer-attacked = { $name } vous pose { $card }.
table-offer-moved = { $name } vient d’avancer : vous pouvez renvoyer sa voiture en arrière.
table-offer-keys = Touche { $answer } pour répondre, { $decline } pour ne pas répondre.
table-cheer-coup = Coup-fourré !
table-cheer-u-turn = Demi-tour !
table-cheer-extension = Allonge !

## Ce qui ne va pas, ce qui aide, ce qui est en jeu

table-wrong-stopped-by = { $hazard } : il vous faut { $helps }.
table-wrong-stopped-by-helpless = { $hazard } : plus rien ne peut vous aider.
table-wrong-not-rolling = Vous ne roulez pas encore : il vous faut { $helps }.
table-wrong-not-rolling-helpless = Vous ne roulez pas, et plus rien ne peut vous aider.
table-wrong-speed-limited = { $hazard } : pas plus de { $most }. Pour en sortir : { $helps }.
table-wrong-speed-limited-helpless = { $hazard } : pas plus de { $most }.
table-wrong-square-limited = Depuis cette case, pas plus de { $most }.
table-nothing-fits = Rien ne convient : défaussez.
table-must-play = Vous avez pris { $card } : à poser tout de suite.
table-owed = Votre tour a été interrompu : défaussez { $cards }.
table-stake-points = +{ $points } points
table-stake-turn = à vous de jouer
table-stake-extension = En jeu : { $points } points, pour vous ou pour les autres.
table-tied = Égalité ({ $names }) : { $hand } décidera.

## À quelle allure

table-pace = Allure de la table
table-pace-why = Touchez l’écran ou une touche pour voir aussitôt la suite.
table-pace-calm = tranquille
table-pace-usual = normale
table-pace-quick = vive
table-pace-none = immédiate

## Le journal

table-log-filter = Ce que montre le journal
table-log-who = De qui
table-log-everyone = Tout le monde
table-log-what = Quoi
table-log-all = Tout
table-log-drives = La route
table-log-attacks = Attaques et ripostes
table-log-people = Allées et venues
table-log-none = Rien de tel pour l’instant.

## Autour de la table

table-open-hints = Conseil
table-open-score = Marque
table-open-log = Journal
table-open-help = Règles
table-open-menu = Menu
table-dealt = Donne sur appareil
table-link = Le lien de cette table
table-link-why = La personne qui l’ouvre peut prendre une place libre, ou regarder.
table-link-why-closed = Pour qui doit prendre une place. Personne d’autre ne voit les cartes.
table-link-why-dealt = Personne d’autre ne peut y prendre place : les cartes ont été données sur un appareil.
table-device = Un autre appareil
table-device-why = Continuez avec vos cartes sur un téléphone ou un autre ordinateur.
table-device-do = Transférer
table-abandon = Arrêter le jeu
table-abandon-why = Tout s’arrête là, sans vainqueur, si tous sont d’accord.
table-abandon-why-alone = Tout s’arrête là, sans vainqueur.
table-abandon-do = Arrêter
table-abandon-not = Continuer
table-abandon-agree = D’accord pour arrêter
table-abandon-asked = Vous proposez d’arrêter le jeu ici. On attend les autres.
table-abandon-wanted = Arrêter le jeu ici ? Proposé par { $names }.
table-leave = Quitter la table
table-leave-why = Un robot joue pour vous, et n’importe qui peut prendre votre place.
table-leave-why-dealt = Un robot continue pour vous, et personne d’autre ne peut prendre votre place.
table-leave-do = Quitter
table-offer-why = Quelqu’un a quitté cette place ; un robot y joue. Une autre personne pourra la prendre quand tout le monde sera d’accord.
table-offer-done = Quelqu’un a quitté cette place ; un robot y joue. N’importe qui peut la prendre.
table-offer-do = D’accord
table-offer-not = Pas d’accord
table-sure = Oui, vraiment
table-shuffle = Le mélange
table-shuffle-why = Ce sceau a été posé avant la première carte. Il est ouvert à la toute fin, et chacun peut alors vérifier qu’aucune carte n’a été changée.
table-shuffle-why-dealt = Ces cartes ont été données par un appareil, et non par ce serveur ; qui jouait là pouvait les connaître. Le sceau y correspond tout de même : il est ouvert à la toute fin.

## La connexion

table-connecting = En route vers la table…
table-lost = La connexion est perdue. Reconnexion…
table-gone-no_table = Cette table n’existe pas
table-gone-no_table-why = Elle n’a jamais existé, ou elle a été rangée parce que plus personne ne venait.
table-gone-damaged = Cette table ne peut pas être montrée
table-gone-damaged-why = Ce qui en a été conservé est endommagé. Les autres tables ne sont pas touchées.
table-gone-handed_over = Votre place a changé d’appareil
table-gone-handed_over-why = Vous jouez maintenant sur un autre appareil. Rechargez cette page pour regarder.
table-gone-too_many_connections = Trop de fenêtres
table-gone-too_many_connections-why = Fermez-en une dont vous n’avez pas besoin, puis rechargez cette page.
table-gone-version = La page n’est plus à jour
table-gone-version-why = Rechargez-la.
table-gone-version-kept = La nouvelle est en route ; elle vous sera proposée ici.

## La table lue à voix haute

table-read-side = { $name } : { $distance }, { $state }.
table-read-hazards = En travers de sa route : { $cards }.
table-read-safeties = Bottes : { $cards }.
table-read-draw = Pioche : { $cards }.
table-read-draw-in-dujardin = Sabot : { $cards }.
table-read-discards = Sur le dessus de la défausse : { $card }.
table-read-hand = Vos cartes : { $cards }.

## Ce que l’on se dit

table-say = Dire quelque chose
table-say-hello = Bonjour !
table-say-good_luck = Bonne chance !
table-say-well_played = Bien joué !
table-say-wow = Quel coup !
table-say-thanks = Merci !
table-say-sorry = Pardon !
table-say-ouch = Aïe !
table-say-hurry = Allez, en route !
table-say-said = { $name } dit : { $phrase }
table-say-partners = Les équipiers ne se parlent pas pendant la manche. Entre deux manches, si.
table-say-answers = Un instant : on peut encore répondre à la dernière carte.
table-say-muted = Vous n’entendez personne.
table-say-hear = Qui vous entendez
table-say-hear-all = Tout le monde

## Pendules

table-clock-days = { $days } j { $hours } h
table-clock-of = Il reste { $time } à { $name }.
table-clock-yours = Il vous reste { $time }.
table-clock-soon = Plus que { $time } !
table-time-up = temps écoulé
table-time-up-you = Votre temps est écoulé : un robot joue pour vous.
table-time-back = Reprendre la main

## Reprendre un coup

table-undo = Reprendre
table-undo-why = ou cliquez pour continuer
table-confirm = Confirmer les défausses
table-confirm-why = Redemander avant de jeter une carte.

## Plusieurs personnes, un appareil

table-hand-on = Passez l’appareil à { $name }
table-hand-on-why = Aucune main n’est visible. À partir d’ici, l’écran est pour { $name }.
table-hand-on-ask = { $name }, pouvez-vous répondre ? Prenez l’appareil.
table-hand-on-ask-why = La question est posée à quiconque pourrait répondre, quelles que soient ses cartes.
table-hand-on-do = C’est moi, { $name }

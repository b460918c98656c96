### Pourquoi quelque chose est refusé, selon le code du refus.
###
### Une ligne par code, sans rien d’autre que de simples variables.
### Un texte se cherche d’abord sous <code>-in-<édition>, puis sous <code>.

## À qui de jouer, et ce qui vient d’abord

hand-over = La manche est finie : distribuez la suivante pour continuer.
hand-over-in-rally = Le rallye est fini : distribuez le suivant pour continuer.
hand-over-in-arche = La partie est finie : distribuez la suivante pour continuer.
hand-over-in-volant = La partie est finie : distribuez la suivante pour continuer.
hand-not-over = Cette manche est en cours : terminez-la avant de distribuer la suivante.
hand-not-over-in-rally = Ce rallye est en cours : terminez-le avant de distribuer le suivant.
hand-not-over-in-arche = Cette partie est en cours : terminez-la avant de distribuer la suivante.
hand-not-over-in-volant = Cette partie est en cours : terminez-la avant de distribuer la suivante.
match-over = La partie est finie : commencez-en une nouvelle pour rejouer.
match-over-in-rally = Le championnat est fini : commencez-en un nouveau pour rejouer.
match-over-in-arche = Le match est fini : commencez-en un nouveau pour rejouer.
match-over-in-volant = Le match est fini : commencez-en un nouveau pour rejouer.
no-such-seat = Il n’y a pas de place { $seat } : les places vont de 1 à { $players }.
no-such-side = Il n’y a ni joueur ni équipe { $side } à cette table.
not-your-turn = Ce n’est pas votre tour : c’est à la place { $seat }.
not-your-seat = Vous n’êtes pas à la place { $seat } : ne jouez que pour la vôtre.
not-asked = Ce n’est pas à la place { $seat } de répondre.
draw-first = Prenez d’abord la carte de ce tour : piochez-en une, ou prenez le dessus de la défausse.
answer-first = Répondez d’abord à ce qui vient d’être joué, ou passez.
extension-first = Vous avez parcouru la distance : demandez d’abord l’allonge, ou arrêtez-vous là.
nothing-to-answer = Il n’y a rien à quoi répondre : on ne répond qu’à ce qui vient d’être joué.
no-extension-now = L’allonge ne se demande qu’en atteignant exactement la distance, dans un jeu qui la connaît.
draw-is-automatic = Ici, les cartes sont piochées pour vous : jouez-en une ou défaussez-en une.
already-drawn = Vous avez déjà la carte de ce tour : jouez-en une ou défaussez-en une.
no-taking = Dans ce jeu, on ne prend rien à la défausse.
no-discards = La défausse est vide : piochez.
never-taken = Vous ne pouvez pas prendre { $card } à la défausse : piochez.
taken-not-playable = Vous ne pourriez pas jouer { $card } aussitôt, donc vous ne pouvez pas prendre cette carte : piochez.
must-play-taken = Vous avez pris { $card } à la défausse : jouez cette carte maintenant.
nothing-to-draw = Il n’y a plus rien à piocher : prenez le dessus de la défausse.
owes-discards = Votre tour a été interrompu : défaussez maintenant. Cartes encore à défausser : { $count }.
only-end = Vous avez défaussé à ce tour : il ne reste qu’à le terminer.
no-discard-after-play = Vous avez joué à ce tour, donc vous ne défaussez rien : jouez encore, ou terminez le tour.
could-play = Vous avez une carte jouable : ici, on ne se défausse que si l’on ne peut rien jouer.
end-after-play = Avant de terminer le tour, jouez au moins une carte ou défaussez-en une.
no-end = Ici, un tour ne se termine pas à part : il est fini dès que vous avez joué ou défaussé.
say-which = Cela peut désigner plusieurs coups. Dites lequel : { $choices }.
badly-formed = Les éléments de ce coup ne vont pas ensemble : { $move }

## La carte et sa cible

not-in-hand = Cette carte n’est pas dans votre main : { $card }.
needs-target = Dites à qui vous posez { $card }.
takes-no-target = Vous ne pouvez pas poser { $card } à quelqu’un d’autre : cette carte est pour vous.
own-side = Vous ne pouvez pas vous poser { $card } à vous-même : choisissez un adversaire.
no-target = Il n’y a personne à qui vous puissiez poser { $card } maintenant.
no-tokens = Vous ne pouvez pas jouer { $card } maintenant : tous les pions de cette sorte sont sur le plateau.
immune = Cet adversaire ne craint pas cette attaque : il a { $safety }.
already-limited = Cet adversaire est déjà en limite de vitesse.
already-stopped = Cet adversaire est déjà arrêté par { $hazard } : il doit d’abord y parer avant une nouvelle attaque.
target-not-rolling = Cet adversaire ne roule pas : on n’arrête que celui qui roule.
needs-roll-card = Ici, on n’attaque que sur un Feu vert posé au-dessus : la botte Prioritaire seule ne suffit pas.
bad-top = Vous ne pouvez pas laisser { $card } sur la défausse : seulement la parade, ou l’attaque qu’elle pare.
not-cured = Vous ne pouvez pas enlever { $card } avec cette carte ici.
no-lanes = Il n’y a ni voie ni raccourci à choisir en jouant { $card }.

## Rouler et parer

not-rolling = Il vous faut un Feu vert avant de rouler.
stopped-by = Vous ne pouvez pas avancer, { $hazard } vous arrête : jouez d’abord la parade ou la botte.
safety-stopped-by = Vous ne pouvez pas poser de botte à votre tour ({ $hazard }) : jouez d’abord la parade.
speed-limited = Vous êtes en limite de vitesse : rien au-dessus de { $most }.
square-limited = Votre voiture est sur une case à vitesse limitée : d’ici, aucun déplacement au-dessus de { $most }.
too-many-200s = Trop d’étapes 200 : le maximum est de { $most } par joueur ou équipe.
past-target = C’est trop loin : la distance doit être atteinte exactement, et il ne reste que { $left }.
past-finish = Avec { $km } km, vous dépasseriez l’arrivée : elle est à { $left } km et doit être atteinte exactement.
already-rolling = Vous roulez déjà : pas besoin de Feu vert.
roll-on-hazard = Jouez d’abord la parade ou la botte contre { $hazard } ; le Feu vert vient après.
nothing-to-remedy = Vous ne pouvez pas jouer { $card } maintenant : rien ne le demande.
no-limit-in-force = Vous n’êtes pas en limite de vitesse : il n’y a rien à lever.
road-blocked = La route est bloquée à { $km } km : toutes les voies y sont prises.
no-free-lane = Votre voiture ne peut pas s’arrêter à { $km } km : toutes les voies y sont prises.
lane-not-free = Vous ne pouvez pas vous arrêter sur la voie { $lane } de la case { $square } : elle est prise, ou n’existe pas.
no-shortcut-here = Vous ne pouvez pas prendre le raccourci maintenant : il ne commence qu’à sa case d’entrée.
acceleration-alone = Une Accélération se joue avec une carte-étape : nommez aussi cette carte.
turbo-accelerated = Dans le jeu accéléré, un Turbo ne peut qu’être défaussé.
u-turn-only-answers = Un Demi-tour ne se joue qu’en réponse au déplacement d’un adversaire.

## Réponses hors de son tour

wrong-answer = Vous ne pouvez pas parer { $hazard } avec { $card }.
only-u-turn = Seul un Demi-tour répond à un déplacement : jouez-en un, ou passez.
no-parry = Dans ce jeu, aucune parade ne se joue hors de son tour : répondez avec la botte, ou passez.

## Préparer une table

unknown-language = Il n’y a pas de langue « { $language } ». Choisissez parmi : { $allowed }.
unknown-bot = Il n’y a pas de robot « { $name } ». Choisissez parmi : { $allowed }.
unknown-edition = Il n’y a pas d’édition « { $edition } ». Choisissez parmi : { $allowed }.
player-count = L’édition { $edition } ne se joue pas à { $players }. Nombres de joueurs possibles : { $allowed }.
bot-text = Écrivez chaque réglage d’un robot une seule fois, sous la forme nom=valeur, et non « { $found } ».
bot-setting = Le robot { $name } n’a pas de réglage « { $setting } ». Ses réglages : { $allowed }.
bot-no-settings = Le robot { $name } n’a pas de réglages.
bot-not-made = Le robot { $name } ne peut pas être créé ainsi : { $problem }
bot-no-choose = { $name } n’est pas un robot : il n’a pas de choose(view).
bot-import = Le robot { $name } ne peut pas être chargé : { $problem }
bot-instance = { $name } est un robot déjà créé. Donnez plutôt sa classe : chaque place de chaque partie reçoit le sien, avec une graine.
bot-failed = Le robot { $name } a échoué : { $problem }
bot-playouts = Le nombre de parties d’essai est un nombre entier de 1 à { $most }, et non « { $value } ».
bot-seconds = Le temps de réflexion est un nombre de secondes au-dessus de 0, et non « { $value } ».
worlds-view = Les mondes se font à partir d’une vue, pas de { $found } : prenez game.view(seat).
worlds-count = Le nombre de mondes est un nombre entier de 0 à { $most }.
worlds-asked = Une réponse est demandée à quelqu’un, et cette vue ne dit pas à quoi.
bad-seed = Une graine est un nombre entier, 0 ou plus, de { $bits } bits au plus.
options-not-mapping = Les options se donnent comme des noms avec des valeurs.
unknown-option = Il n’y a pas d’option « { $name } » ici. Choisissez parmi : { $allowed }.
option-value = L’option { $name } ne peut pas être « { $value } ». Permis : { $allowed }.
option-needs = L’option { $name } ne va qu’avec ceci : { $condition }.
house-not-mapping = Les règles maison se donnent comme des noms avec des valeurs.
unknown-house-rule = Il n’y a pas de règle maison « { $name } ». Choisissez parmi : { $allowed }.
house-value = La règle maison { $name } ne peut pas être « { $value } ». Permis : { $allowed }.

## Règles maison qui n’ont pas de sens

rule-out-of-range = La règle { $name } doit être un nombre entier de { $low } à { $high }.
rule-not-in-25s = La règle { $name } doit être un multiple de 25.
rule-seating = Les places « { $seating } » ne vont pas pour { $players } joueurs : il faut une lettre par place, à partir de A et sans trou.
rule-one-side = Il faut au moins deux joueurs, ou deux équipes.
rule-circuit-teams = Sur un circuit, chacun roule pour soi : les places ne peuvent pas former d’équipes.
rule-deck-too-small = Un paquet de { $cards } cartes est trop petit pour { $players } joueurs.
rule-no-distance = Un paquet sans étapes ne mène nulle part : ajoutez-en.
rule-no-roll = Personne ne pourrait démarrer : le paquet doit avoir un Feu vert ou la botte Prioritaire.
rule-card-needs-circuit = Dans un jeu sans circuit, le paquet ne peut pas avoir { $card }.
rule-no-answer = Le paquet n’a rien contre { $card } : ajoutez la parade ou la botte.
rule-safety-twice = Un paquet n’a chaque botte qu’une fois, et celui-ci a plusieurs fois { $card }.
rule-extension-short = Une allonge va plus loin que la distance même : extension_to doit dépasser target.
rule-extension-inexact = Une allonge demande une distance atteinte exactement : exact_finish doit être true.
rule-extension-circuit = Il n’y a pas d’allonge sur un circuit : extension_to doit rester vide.
rule-stack-without-piles = Une attaque n’en recouvre une autre que là où les cartes s’empilent : hazard_on_hazard demande remedy_covers.
rule-roll-without-piles = Le Feu vert n’est exigé que là où les cartes s’empilent : needs_roll demande remedy_covers.
rule-without-roll = La règle { $name } concerne le Feu vert : elle demande que needs_roll soit true.
rule-remedy-or-roll-card = Une attaque demande un Feu vert au-dessus, ou peut recouvrir une parade : hazard_needs_roll_card et hazard_on_remedy ne vont pas ensemble.
rule-tokens-and-piles = Les attaques sont ou des pions, ou des cartes qui s’empilent : hazard_tokens demande que remedy_covers soit false.
rule-parry-with-piles = Une parade ne répond hors de son tour que là où rien ne s’empile : remedy_answers demande que remedy_covers soit false.
rule-tokens-missing = Il faut un nombre de pions pour chaque attaque du paquet : ajoutez-le à hazard_tokens.
rule-no-stopping-hazard = Aucune attaque du paquet n’arrête les bottes : hazards_stop_safeties demande mum_coffee ou dad_thirsty.
rule-accelerated-turns = Dans le jeu accéléré, une botte ne fait pas rejouer : safety_gives_turn doit être false.
rule-accelerated-draws = Dans le jeu accéléré, on ne pioche qu’à la fin du tour : draw_from doit être pile, et make_up_hand false.
rule-endless = Avec une défausse remélangée, le jeu pourrait ne jamais finir : réglez idle_rounds.
rule-never-exhausted = Si toute la défausse est remélangée, il reste toujours une carte à piocher et le jeu pourrait ne jamais finir : laissez la carte du dessus, ou désactivez idle_only_when_exhausted.
rule-reshuffle-and-end = Avec une défausse remélangée, une pioche vide n’est pas la fin : empty_pile doit être play_out.
rule-take-without-reshuffle = Si l’on peut prendre à la défausse, il faut aussi la remélanger : reshuffle ne peut pas être never.
rule-circuit-target = La distance doit être celle du circuit : target doit valoir 25 fois ses cases.
rule-circuit-piles = Sur un circuit, les cartes ne s’empilent pas : remedy_covers doit être false.
rule-circuit-inexact = Sur un circuit, l’arrivée doit être atteinte exactement : exact_finish doit être true.
rule-circuit-safety-km = Sur un circuit, les bottes ne font pas avancer : safety_km et coup_fourre_km doivent être 0.
rule-square-limit-without-circuit = Sans circuit, aucune case n’est limitée : square_limit_next_turn demande un circuit.
rule-match-end = Une partie ne finit que d’une façon : réglez match_total ou bien match_hands.
rule-games-even = Un match en plusieurs parties en demande un nombre impair : games doit être impair.
rule-games-need-winner = Sans points, chaque partie demande un gagnant : furthest_wins doit être true.
rule-games-scored = Là où l’on marque des points, on ne compte pas les parties : games doit être 1.
rule-zero-without-points = La règle shared_win_at_zero concerne les points de qui est allé le plus loin : il faut que scored et furthest_wins soient true.
rule-early-finish-unpaid = La règle early_finish_until_reshuffle demande des points pour une arrivée rapide : réglez points.early_finish.

## Les coups par écrit

unknown-card = Il n’y a pas de carte « { $card } ».
move-not-text = Un coup est un texte de { $longest } caractères au plus.
move-ends-early = Ce coup n’est pas complet (colonne { $column }). Il manque encore : { $expected }.
move-spaces = Écrivez une seule espace entre les mots d’un coup, et aucune autour (colonne { $column }).
move-needs-seat = Un coup commence par sa place, comme dans « 1: draw », et non par « { $found } » (colonne { $column }).
move-needs-number = Le mot { $name } doit être suivi d’un nombre, et non de « { $found } » (colonne { $column }).
move-unknown-verb = Il n’y a pas de coup « { $found } » (colonne { $column }). Choisissez parmi : draw, take, play, discard, coup-fourre, parry, pass, extend, finish, u-turn, end.
move-unknown-card = Il n’y a pas de carte « { $found } » (colonne { $column }).
move-unknown-side = Il n’y a ni joueur ni équipe « { $found } » (colonne { $column }) : ce sont des lettres, à partir de A.
move-unexpected-word = Le mot « { $found } » n’a pas sa place ici (colonne { $column }).

## Positions

at-place = { $place } : { $reason }
missing-key = Il manque quelque chose ici : { $key }.
unknown-key = Il n’y a pas de « { $key } » ici. Permis : { $allowed }.
not-a-mapping = Il faut ici des noms avec des valeurs.
not-a-list = Il faut ici une liste.
not-a-number = Il faut ici un nombre entier de { $least } à { $most }.
not-true-or-false = Il faut ici true ou false.
not-one-of = Il faut ici l’un de ceux-ci : { $allowed }.
one-per-step = Une étape du scénario est exactement l’un de ceux-ci : { $allowed }.
one-question = Une question porte sur exactement l’un de ceux-ci : { $allowed }.
wrong-card = Il n’y a pas de place ici pour { $card }.
too-many-of-card = Trop de cartes d’une sorte : { $card } s’y trouve { $count } fois, et le paquet en a { $most }.
card-not-in-deck = Cette carte n’est pas dans le paquet de ce jeu : { $card }.
too-many-tokens = Trop de pions d’une sorte : { $card } s’y trouve { $count } fois, et la boîte en a { $most }.
not-enough-cards = Il ne reste pas assez de cartes pour les mains et la pioche.
hazard-on-hazard = Dans cette édition, { $card } ne peut pas recouvrir une autre attaque.
limit-on-limit = Une carte ne peut pas en recouvrir une du même nom : { $card }.
hazards-in-piles = Dans cette édition, les attaques sont dans les piles d’un joueur ou d’une équipe : mettez-les là, sous battle ou speed.
no-roll-owed-here = On ne doit un Feu vert après une botte qu’avec la règle maison roll_after_safety.
hazard-not-there = L’attaque à laquelle on répond doit être devant celui qui répond, et { $card } n’y est pas.
past-target-position = Cela dépasse la distance de { $target }.
position-already-won = { $side } a déjà parcouru la distance : tout serait fini.
no-extension-here = Il n’y a pas d’allonge ici.
no-circuit-here = Cette édition n’a ni circuit ni voitures.
lane-taken = Une autre voiture s’y trouve déjà.
from-not-behind = Une voiture avance : from doit être derrière l’endroit où elle se trouve maintenant.
only-accelerated = Cela n’existe que dans le jeu accéléré.
no-turbo-here = Seul un Turbo fait jouer plusieurs fois dans un tour, et on ne peut pas en jouer ici : plays_left doit être 1.
asked-by-other = Cette question vient de la place { $seat } : to_play doit nommer cette place.
asked-by-own-side = La place { $seat } est du côté attaqué : by doit nommer une place adverse.
own-hand-missing = La vue de la place { $seat } demande sa main : donnez-la sous hands.
own-hand-differs = La main de la place { $seat } n’a pas autant de cartes que le dit hand_sizes.
draw-differs = La pioche donnée n’a pas autant de cartes que le dit draw_size.
draw-unknown = Personne ne peut savoir quelle carte pioche cette place : donnez sa main avec cette carte, et laissez drawn à true.
no-running-hand = Rien n’est en train de se jouer (c’est fini, ou pas encore donné) : il n’y a pas de position à écrire.

## Circuits

circuit-unknown = Un circuit est un nombre de 1 à 96, des mini-plateaux comme S1 B2 A1 C2, ou une route inventée ; et non « { $found } ».
circuit-unknown-tiles = Il n’y a pas de circuit « { $found } » : nommez le mini-plateau S, puis A, B et C dans un ordre quelconque, chacun avec sa face, comme S1 B2 A1 C2.
circuit-not-mapping = { $place } : il faut des noms avec des valeurs, et non « { $found } ».
circuit-unknown-key = { $place } : il n’y a pas de « { $key } ». Permis : { $known }.
circuit-missing-key = { $place } : il manque { $key }.
circuit-not-list = { $place } : il faut une liste, et non « { $found } ».
circuit-not-number = { $place } : il faut un nombre entier, et non « { $found } ».
circuit-out-of-range = { $place } : { $value } n’est pas entre { $least } et { $most }.
circuit-not-multiple = { $place } : { $value } n’est pas un multiple de { $step }.
circuit-repeated-square = { $place } : la case { $square } est nommée deux fois.
circuit-many-shortcuts = Un circuit a un raccourci au plus, et non { $count }.
circuit-shortcut-order = Un raccourci ressort plus loin : son entrée, { $entry }, doit être avant sa sortie, { $exit }.
circuit-shortcut-km = Les cases d’un raccourci mènent en avant : { $value } km doit être entre { $after } et { $before }.
circuit-no-shortcut = { $place } : ce circuit n’a pas de raccourci.
circuit-which-lane = { $place } : la case { $square } a { $lanes } voies, dites donc sur laquelle est la voiture.
circuit-too-short = L’arrivée ne peut pas être la case { $finish } : ce circuit a les cases 1 à { $squares }.

## Fichiers et enregistrements

file-unreadable = Ce fichier ne peut pas être lu : { $reason }.
file-not-text = Ce fichier n’est pas un simple texte (UTF-8).
file-too-large = C’est trop grand : on peut lire { $most } octets au plus.
yaml-syntax = Ce n’est pas du YAML valable : { $problem }.
yaml-alias = Les alias de YAML ne servent pas ici : écrivez les valeurs en entier.
not-a-record = Ce n’est pas un enregistrement : sa première ligne commencerait par bornes-record.
record-not-text = Un enregistrement se donne comme texte, et non comme « { $found } ».
record-version = Cet enregistrement est de version « { $version } », et on ne peut lire que celles-ci : { $known }.
record-ends-early = L’enregistrement s’interrompt ici.
record-line = Ce n’est ni un coup ni une donne : { $found }
record-expected = Cette ligne devrait commencer par « { $expected }: ».
record-needs-deal = Il y a un coup avant la première donne.
in-header = Dans l’en-tête : { $reason }
header-twice = L’en-tête { $name } s’y trouve deux fois.
bad-header = L’en-tête { $name } ne peut pas être lu.
deal-differs = Cette ligne devrait être « deal { $number } dealer { $dealer } ».
deal-wrong-cards = Ce ne sont pas les cartes de ce paquet, ou les mains n’ont pas la bonne taille.
reshuffle-differs = Le mélange de l’enregistrement ne correspond pas à la défausse du jeu.
bad-moves = Le nombre de coups à rejouer est un nombre entier, 0 ou plus, et non « { $found } ».

## L’arène

arena-few-bots = Il faut au moins deux robots pour une arène.
arena-bot-not-sent = Le robot { $name } ne peut pas être envoyé à un autre processus : écrivez-le au niveau d’un module, ou n’utilisez qu’un processus.
arena-fairness-sides = On ne choisit qui attaquer qu’à partir de trois joueurs ou équipes ; cette table en a { $sides }.
arena-needs-extra = Il faut pour cela le paquet { $package } ; pip install "bornes[arena]" l’installe.
arena-plot-name = Un graphique s’écrit dans un fichier en .svg ou .png, et non dans « { $file } ».
arena-fairness-no-plot = Il n’y a pas de graphique de l’équité : retirez --plot.
arena-one-output = Choisissez --json ou --csv, pas les deux.
arena-no-task = Il n’y a pas de tâche « { $name } ». Choisissez parmi : { $allowed }.
arena-task-alone = Une tâche fixe toute la table : avec --task, retirez { $name }.

## Les longues séries

run-least = { $name } doit être au moins { $least }.
run-jobs-or-cluster = Choisissez --jobs ou --cluster, pas les deux : une grappe utilise tous les processeurs qu’elle a.
run-shard = Une part s’écrit 2/5 : une sur cinq, à partir de 1 ; et non « { $found } ».
run-worker-died = La même part du travail a fait tomber { $times } processus l’un après l’autre. La mémoire manque peut-être.
run-needs-ray = Une grappe demande Ray : pip install "bornes[cluster]" l’installe.
run-no-cluster = Aucune grappe Ray n’est utilisable à l’adresse { $address } : { $problem }
run-other-bornes = Le nœud { $node } a un autre Bornes ({ $found }) que cette machine ({ $wanted }) ; installez le même partout, pour que les résultats soient les mêmes.
run-no-folder = { $file } ne peut pas être écrit : ce dossier n’existe pas.
run-file-in-use = Un autre processus écrit dans { $file }. Attendez-le, ou choisissez un autre fichier ; bornes merge réunit ensuite les fichiers.
run-file-not-ours = { $file } n’est pas un fichier de résultats au format { $format }.
run-file-damaged = { $file }, ligne { $line } : ceci n’est pas un résultat.
run-file-differs = { $file } appartient à autre chose : { $name } y vaut { $found }, et ici { $wanted }.
run-file-overlaps = { $file } contient des parties déjà comptées, additionnées avec d’autres.
run-file-more = { $file } contient plus de parties qu’on n’en demande, et elles sont déjà additionnées : demandez-en autant.
run-merge-into-itself = { $file } ne peut pas être réuni avec lui-même : nommez un autre fichier.

## Les règles compilées

fast-needs-extra = Les règles compilées ont besoin du paquet numba ; pip install "bornes[fast]" l’installe.
fast-not-compiled = Il n’y a pas de règles compilées pour une table avec ce réglage : { $name }.
fast-no-such-action = Les règles compilées n’ont pas d’action « { $action } » ici.
fast-illegal-action = L’action { $action } n’est pas permise dans la manche { $row } du lot, comptée à partir de 0.
fast-one-action-each = Il faut une action pour chacune des { $hands } manches.
fast-not-hands = Ceci n’est pas un tableau de manches : prenez-en un que bornes.fast a fait.
fast-policies = Nommez une stratégie pour toutes les places, ou une pour chacune des { $players }.
fast-no-such-policy = Il n’y a pas de stratégie « { $name } ». Choisissez parmi : { $allowed }.
fast-threads = Le nombre de fils d’exécution est un nombre entier de 1 à { $most }.
fast-count = Le nombre de manches est un nombre entier de 1 à { $most }.
fast-odds = Les probabilités ont une ligne, ou deux, pour chacune des { $players } places, et { $kinds } colonnes, une par sorte de carte ; aucun nombre n’est négatif, et chaque place en a un supérieur à 0.
fast-hand-number = Le numéro d’une manche dans sa partie est un nombre entier, 1 ou plus.
net-unreadable = Impossible de lire le fichier { $name } : il faut un fichier de réseaux.
net-not-one = { $name } n’est pas un fichier de réseaux.
net-newer = { $name } est au format { $found }, et ce Bornes lit le format { $known } : installez une version plus récente.
net-damaged = { $name } est abîmé : son contenu n’est pas celui qui a été écrit.
net-other-observation = Ce fichier de réseaux a appris à voir une table autrement (observation { $found }) que ce Bornes ne la montre ({ $known }).

## Environnements d’apprentissage

envs-needs-extra = Les environnements ont besoin du paquet { $package } ; pip install "bornes[rl]" l’installe.
openspiel-needs-extra = Le jeu pour OpenSpiel a besoin du paquet { $package } ; pip install "bornes[openspiel]" l’installe.
envs-no-such-action = Il n’y a pas d’action { $action } : les actions vont de 0 à { $last }.
envs-episode = Un épisode ne peut pas être « { $value } ». Choisissez parmi : { $allowed }.
envs-reward = Il n’y a pas de récompense « { $value } ». Choisissez parmi : { $allowed }.
envs-no-points = On ne compte pas de points à cette table de { $edition } : seule la victoire peut être récompensée.
envs-most-moves = Le nombre maximal de coups d’un épisode est un nombre entier, 1 ou plus, ou rien.
envs-render-mode = Il n’y a pas de mode d’affichage « { $mode } ». Choisissez parmi : { $allowed }.
envs-opponents = Nommez un adversaire pour toutes les places, ou un pour chacune des autres places : { $needed }, et non { $count }.
envs-count = Le nombre d’environnements est un nombre entier de 1 à { $most }.
envs-reset-first = Aucun épisode n’est en cours : appelez d’abord reset.
envs-policy-illegal = La stratégie d’un adversaire a choisi une action interdite : regardez action_mask.
envs-one-action-each = Il faut une action, un nombre entier, pour chaque environnement : { $count } en tout.

## Les conseils

advice-spectator = Un spectateur n’a rien à décider : les conseils sont pour ceux qui ont une place.
advice-not-asked = La place { $seat } n’a rien à décider maintenant : c’est à la place { $other }.
advice-nothing-asked = On ne demande rien à la place { $seat } maintenant.

## Le marqueur

facts-km-steps = Une distance est 0, { $step } ou un multiple de ce nombre.
facts-km-beyond = Ici, personne ne peut être allé plus loin que { $most }.
facts-km-safeties = Les bottes valent à elles seules { $km } : la distance ne peut pas être moindre.
facts-extension-uncalled = Au-delà de { $target }, quelqu’un a demandé l’allonge : dites qui.
facts-finisher-short = Qui est arrivé a parcouru { $target } : c’est moins.
facts-arrived-unnamed = Cela fait { $target }, donc l’arrivée : indiquez-la, ou corrigez la distance.
facts-two-arrived = Deux joueurs ou équipes ne peuvent pas arriver à { $target } : c’est { $other }.
facts-no-extension = À cette table, on ne demande pas d’allonge.
facts-asker-short = Seul celui qui a atteint { $target } peut demander l’allonge, et { $side } n’y est pas.
facts-safeties-many = Il n’y a que { $most } bottes.
facts-safeties-all = Cela fait { $count } bottes en tout, et il n’y en a que { $most }.
facts-coups-many = Tout coup-fourré est aussi une botte : { $coups } avec { $safeties } bottes, c’est impossible.
facts-200s-many = Un joueur ou une équipe pose au plus { $most } cartes de 200.
facts-200s-all = Cela fait { $count } cartes de 200 en tout, et il n’y en a que { $most }.
facts-200s-km = Tant de cartes de 200 ({ $count }) font plus que la distance parcourue, { $km }.
facts-deck-short = Les distances dépassent ce que les cartes permettent : { $km } (sans les 200), et il y a { $most }.
facts-not-counted = Cela ne compte pas à cette table : laissez-le de côté.
facts-after-end = C’était déjà fini avant cela : ce n’est pas compté.
facts-file = Cette feuille de marque est illisible : voyez « { $place } ».

## Le serveur

server-not-seated = Vous ne faites que regarder : prenez d’abord une place.
server-not-started = La partie n’a pas encore commencé : il reste des places libres.
server-already-started = La partie a déjà commencé.
server-match-not-over = La partie n’est pas encore finie.
server-out-of-date = La table a changé entre-temps : regardez de nouveau.
server-no-table = Cette table n’existe pas, ou elle a été rangée.
server-seat-taken = La place { $seat } est prise.
server-no-free-seat = Toutes les places de cette table sont prises : vous pouvez regarder.
server-seat-not-offered = Personne ne peut encore prendre cette place : il faut d’abord l’accord de la personne qui l’a quittée, ou de toutes celles qui ont encore une place.
server-second-seat = Vous avez, ou aviez, une place dans cette partie : personne n’en reçoit une deuxième avant la fin.
server-name = Un nom compte de 1 à { $longest } caractères.
server-token = Cette clé n’ouvre aucune place de cette table.
server-token-needed = Seul l’occupant d’une place peut faire cela : il manque sa clé.
server-code = Ce lien ne transmet plus de place : demandez-en un nouveau.
server-nobody-plays = Une place au moins doit être pour une personne.
server-one-me = Une seule place peut être la vôtre.
server-here-without-me = Quand plusieurs personnes jouent sur le même appareil, l’une des places doit être la vôtre.
server-pause = Le temps pour répondre est de { $low } à { $high } secondes, ou jusqu’à ce que chacun se soit prononcé.
server-clock = Le temps à la pendule est de { $low } à { $high } secondes.
server-clock-days = Les jours par coup se comptent en jours entiers.
server-clock-increment = Un coup rend de 0 à { $high } secondes ; seule une pendule pour toute la partie en a.
server-clock-pause = Avec des pendules, il faut un temps fixe pour répondre.
server-out-of-time = Votre temps est écoulé : un robot joue pour vous.
server-prepared-company = Une table qui part d’une situation préparée est pour une seule personne, contre des robots.
server-undo-off = À cette table, on ne reprend pas de coup.
server-undo-company = On ne peut reprendre un coup que si l’on joue seul contre des robots.
server-undo-too-late = Trop tard pour reprendre ce coup : depuis, une carte a été piochée ou montrée.
server-hint-people = Il n’y a de conseils que si vous jouez seul contre des robots.
server-hint-wait = Un conseil est déjà en préparation.
server-hints-busy = Trop de conseils sont en préparation : redemandez dans un instant.
server-phrases-off = Cette table a été créée sans formules.
server-phrases-alone = Personne ne l’entendrait : les autres sont des robots.
server-phrases-partners = Les équipiers ne se parlent pas pendant la manche : cela pourra se dire quand elle sera finie.
server-phrases-answers = Pas tant qu’on peut encore répondre à la dernière carte.
server-phrases-wait = Une chose à la fois : vous pourrez reparler dans { $seconds } s.
server-record-later = L’enregistrement d’une partie montre toutes les cartes : il sera là quand elle sera finie.
server-no-match = Cette table n’a pas connu de partie { $number }.
server-no-step = Il n’y a pas d’étape { $step } : la partie en compte { $most }.
server-no-lesson = Il n’y a pas de manche guidée pour { $edition }.
server-no-daily = Il n’y a pas de donne du jour ici.
server-daily-later = Ce que le champion a fait de ces cartes se dit quand votre manche est finie.
server-hint-daily = Pas de conseils pour la donne du jour : chacun la joue seul.
server-not-here = Cela demande un serveur : les tables de cet appareil se passent de réseau.
server-nobody-comes = Personne ne peut rejoindre une table de cet appareil : donnez la place à un robot, ou à quelqu’un qui joue ici.
server-carried-seats = Personne ne peut venir à cette place : les cartes de cette partie ont été données sur un appareil, où quelqu’un peut les connaître.
server-carried-broken = Cette table ne peut pas être reprise : ce que l’appareil en a gardé n’est pas une partie telle qu’on la joue ici.
server-carried-newer = Cette table ne peut pas être reprise : elle a été jouée avec un Bornes plus récent que celui de ce serveur.
server-carried-over = Aucune partie n’est en cours à cette table : il n’y a rien à continuer.
server-carried-too-long = Cette table ne peut pas être reprise : son histoire a plus de { $most } lignes.
server-carried-away = Cette table a quitté cet appareil et continue sur le serveur.
server-carrying = Cette table est en chemin : le serveur a été sollicité, mais on ne sait pas s’il l’a reçue.
server-unreachable = Le serveur est injoignable, ou ne peut rien enregistrer pour l’instant. La table reste ici ; réessayez plus tard.
server-reviews-busy = Trop de parties attendent d’être jugées : revenez un peu plus tard.
server-bad-message = Ce message est incompréhensible : { $problem }.
server-hello-first = Le premier message doit être un hello.
server-version = Cette page parle la version { $version } du protocole, le serveur la version { $wanted } : rechargez-la.
server-host = Ce serveur ne répond pas au nom { $host } : s’il le doit, ajoutez-le à son réglage allowed_hosts.
server-too-fast = C’était trop à la fois : attendez un instant.
server-too-large = C’est trop long : { $most } octets au plus.
server-too-many-records = Cela fait plus de { $most } enregistrements en une heure : revoyez-en un qui est déjà jugé, ou revenez un peu plus tard.
server-too-many-tables = Cela fait plus de { $most } nouvelles tables en une heure : servez-vous d’une des vôtres.
server-too-many-connections = Il y a trop de connexions : fermez une fenêtre dont vous n’avez pas besoin.
server-failed = Une erreur s’est produite dans le serveur. Rien n’a changé.
server-storage-failed = La table ne peut pas être enregistrée pour l’instant, rien n’a donc changé : réessayez.
server-storage-unusable = Les tables ne peuvent pas être conservées dans { $file } : { $problem }.
server-table-damaged = Ce qui a été conservé de cette table est endommagé : elle ne peut pas être montrée. Les autres tables ne sont pas touchées ; le journal du serveur en dit plus à qui le gère.
server-table-newer = Une version plus récente de Bornes a continué à cette table. Elle sera de nouveau visible quand ce serveur aura été mis à jour.
server-storage-newer = Les tables de { $file } ont été écrites par une version plus récente de Bornes : utilisez celle-ci.
server-storage-address = Le stockage est « sqlite », ou une adresse comme postgresql://utilisateur:motdepasse@hôte/base.
server-storage-needs-extra = PostgreSQL demande le paquet { $package } : pip install "bornes[postgres]" l’installe.
server-workers-sqlite = Plusieurs processus ne peuvent pas se partager un fichier SQLite : nommez un PostgreSQL avec --storage, ou renoncez à --workers.
server-workers-windows = Sous Windows, un seul processus sert les tables : renoncez à --workers.
server-data-in-use = Un autre serveur utilise le dossier { $folder } : arrêtez-le, ou choisissez un autre dossier avec --data.
server-restore-what = Nommez les tables à remettre, ou dites --all. bornes admin trash les énumère.
server-not-in-trash = Il n’y a pas de table { $table } dans la corbeille.
server-no-tables-here = Il n’y a pas de tables dans le dossier { $folder } : nommez-le avec --data.
server-config-file = Les réglages de { $file } sont illisibles : { $problem }.
server-config-unknown = Il n’y a pas de réglage « { $name } ». Il y a : { $allowed }.
server-config-value = Le réglage { $name } ne convient pas : { $problem }.
server-config-pauses = La pause la plus courte est plus longue que la plus longue.
server-config-folder = Le dossier { $folder } du réglage { $name } n’existe pas.
server-config-proxy = « { $proxy } » dans trusted_proxies n’est ni une adresse ni un réseau comme 10.0.0.0/8.
server-config-base-path = « { $found } » ne peut pas être le base_path : il s’écrit comme /bornes ou /jeux/bornes et ne commence par aucun des chemins du serveur (/api, /schema, /healthz, /assets, /t).
server-config-metrics = « { $found } » n’est pas une adresse pour metrics : écrivez un hôte et un port, comme 127.0.0.1:9464.
server-which-tables = Nommez les tables, comme bornes admin tables les énumère.
server-no-such-table = Il n’y a pas de table { $table } ici.
server-backup-exists = { $file } existe déjà : nommez un autre fichier.
server-backup-damaged = { $file } n’est pas une sauvegarde complète de Bornes.
server-backup-newer = { $file } vient d’une version plus récente de Bornes ({ $version }) : installez celle-là, ou une suivante.
server-restore-not-empty = { $place } contient déjà des tables : une sauvegarde ne se restaure que dans un lieu vide.
server-port-taken = Le port { $port } est pris : arrêtez ce qui l’utilise, ou choisissez-en un autre avec --port.
server-port-forbidden = Vous ne pouvez pas utiliser le port { $port } : choisissez-en un à partir de 1024 avec --port.
server-address = Le serveur ne peut pas écouter à l’adresse { $host } : { $problem }.
server-verify-no-opening = Cet enregistrement n’a ni sceau ni sel : seule une partie jouée sur un serveur peut être vérifiée.
server-verify-commitment = La graine et le sel ne donnent pas ce sceau : le mélange a été changé.
server-verify-other = L’enregistrement est celui d’une autre partie : son sceau est { $commitment }.
server-verify-position = Cette partie n’a pas commencé par une donne : il n’y a pas de mélange à vérifier.
server-verify-cards = Les cartes ne sont pas celles qui découlent de la graine : quelque chose a été changé.

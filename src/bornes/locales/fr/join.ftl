### Une table d’un serveur, depuis un terminal : `bornes join`.

## Trouver la table

join-no-link = « { $link } » n’est pas le lien d’une table. Il ressemble à http://hôte/t/table, comme la page le montre.
join-no-table-named = { $link } ne nomme aucune table. Le lien qu’on vous a envoyé finit par /t/ et le nom de la table.
join-no-server = Aucun serveur ne répond à { $address } : { $reason }.
join-not-bornes = Ce qui répond à { $address } n’est pas un serveur Bornes.
join-not-here = Le serveur ne propose plus cette table (statut { $status }).
join-version = Le serveur à { $address } parle la version { $found } du protocole, ce programme la version { $own } : le plus ancien des deux est à mettre à jour.
join-unknown = Le serveur à { $address } parle de quelque chose que cette version ne connaît pas ({ $reason }) : mettez Bornes à jour.
join-talks-otherwise = Le serveur parle de quelque chose que cette version ne connaît pas ({ $reason }) : mettez Bornes à jour.
join-refused = { $reason }
join-closed = Cette table n’a pas de spectateurs : seuls ceux qui ont une place voient ce qui se joue.
join-full = Toutes les places de cette table sont prises. --watch permet de regarder.
join-full-closed = Toutes les places de cette table sont prises, et elle n’a pas de spectateurs.
join-needs-extra = Pour rejoindre une table, il faut le paquet { $package } : pip install "bornes[terminal]" l’installe.

## S’asseoir

join-any-seat = n’importe laquelle
join-ask-name = Votre nom :
join-ask-seat = Quelle place ({ $seats }) ? Entrée pour n’importe laquelle :
join-seat-line = { $seat } : { $who }

## À la table

join-back = La connexion est rétablie.
join-handed-over = Votre place a changé d’appareil : vous jouez maintenant ailleurs.
join-abandoned = La partie a été arrêtée avant la fin.
join-rematch-wanted = Une autre partie ? Proposée par { $names }.
join-give-up = Quitter sa place : un robot continue
join-offer = Laisser quelqu’un d’autre prendre la place { $seat }
join-offer-not = Ne laisser personne prendre la place { $seat }
join-say = Dire : { $phrase }
join-no-hint = Le serveur n’a pas donné de conseil à temps.
join-no-wishes = Il n’y a rien à dire ici.
join-no-save = Le serveur garde lui-même la partie : il n’y a rien à enregistrer ici.
join-not-now = Ce n’est pas à vous. Tapez ? pour l’aide.
join-press-enter-pass = Appuyez sur Entrée si vous n’avez pas de réponse.
join-after = Tapez souhait pour ce qu’on peut faire d’autre, ou quitter.
join-leave-ask = Voulez-vous quitter la table ? Votre place reste la vôtre : un robot joue jusqu’à votre retour.
join-clock-days = { $days } j { $hours } h
join-time-up = Votre temps est écoulé : un robot joue pour vous.
join-time-back = Reprendre la main
join-lost-on-time = Temps écoulé pour { $name } : la partie est perdue pour ce joueur ou cette équipe.
join-input-ended = Il n’y a plus rien à lire.
join-come-back = Votre place reste la vôtre : bornes join { $link }
join-record = L’enregistrement de la partie : { $address }

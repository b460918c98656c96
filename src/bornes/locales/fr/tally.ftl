### Le marqueur dans un terminal.
###
### Un texte se cherche d’abord sous <clé>-in-<édition>, puis sous <clé>.

tally-welcome = Jouez avec vos cartes ; racontez-moi chaque manche, je fais les comptes.
tally-welcome-in-rally = Jouez avec vos cartes ; racontez-moi chaque rallye, je fais les comptes.
tally-welcome-in-arche = Jouez avec vos cartes ; racontez-moi chaque partie, je fais les comptes.
tally-welcome-in-volant = Jouez avec vos cartes ; racontez-moi chaque partie, je fais les comptes.
tally-resumed =
    { $hands ->
        [one] On reprend après { $hands } manche.
       *[other] On reprend après { $hands } manches.
    }
tally-name = Qui est le joueur { $seat } ? (Entrée : { $name })
tally-player = Joueur { $seat }
tally-side = { $side } : { $names }
tally-next = Entrée : raconter la suite. Un numéro : corriger. { $score } : la marque. { $quit } : arrêter.
tally-no-such-hand = Il n’y a pas encore de numéro { $number }.
tally-removed = Le numéro { $number } est retiré.
tally-remove-how = Avec un moins devant, un numéro est retiré : -1.
tally-arrived = Qui a parcouru { $distance } ? { $choices }
tally-extension = Qui a demandé l’allonge ? { $choices }
tally-nobody = personne
tally-pile-empty = La pioche était-elle vide à ce moment ?
tally-ran-out = La pioche avait-elle déjà été épuisée ?
tally-km = { $side } : quelle distance ?
tally-twohundreds = { $side } : combien de 200 ?
tally-no-100 = { $side } : pas de 100 non plus ?
tally-safeties = { $side } : combien de bottes ?
tally-coups = { $side } : dont combien de coups-fourrés ?
tally-laid-distance = { $side } : a posé une étape, puis a été renvoyé au départ ?
tally-yes-no = o/n
tally-yes = o, oui
tally-no = n, non
tally-not-yes-no = Tapez o ou n.
tally-not-number = Tapez un nombre entier.
tally-not-choice = Tapez l’un de ces choix : { $choices }
tally-cant-be = C’est impossible. { $reason }
tally-again = Reprenons ; Entrée garde ce que vous avez dit.
tally-match-over =
    { $count ->
        [one] Victoire : { $names } ({ $term }).
       *[other] Victoire partagée : { $names } ({ $term }).
    }
tally-match-won-team = Victoire : { $names } ({ $term }).
tally-kept = Tout est dans { $file } : bornes score --save { $file } reprend là.
tally-not-kept = Rien n’a été gardé : il faudrait --save FICHIER.
tally-stopped = On s’arrête là.
tally-file-alone = { $file } dit de quelle table il s’agit : laissez édition, joueurs, noms, options et règles maison, ou nommez un autre fichier.
tally-names-many = Il y a { $players } joueurs, et --names en nomme { $count }.
tally-needs-file = Nommez le fichier dont il faut écrire la marque : --save FICHIER.
tally-hand = manche
tally-line = ligne

### Ce qui se passe à la table, une phrase par événement.
###
### Un texte se cherche d’abord sous <clé>-in-<édition>, puis sous <clé>.

## Donner et piocher

event-hand-dealt = { $hand } : la place { $dealer } distribue, la place { $first } commence.
event-card-drawn = La place { $seat } pioche { $card }.
event-card-drawn-hidden = La place { $seat } pioche une carte.
event-card-taken = La place { $seat } prend { $card } à la défausse.
event-pile-reshuffled = La défausse est mélangée et devient une nouvelle pioche de { $cards }.

## Jouer

event-card-played = La place { $seat } joue { $card }.
event-card-played-on = La place { $seat } pose { $card } à { $side }.
event-card-played-curing = La place { $seat } joue { $card } contre { $hazard }.
event-card-played-top = La place { $seat } joue { $card } et laisse { $top } sur la défausse.
event-card-played-shortcut = La place { $seat } joue { $card } et prend le raccourci.
event-card-discarded = La place { $seat } défausse { $card }.
event-coup-fourre-played = Coup-fourré ! La place { $seat } pare { $hazard } avec { $card }.
event-hazard-parried = La place { $seat } pare aussitôt { $hazard } avec { $card } et laisse { $top } sur la défausse.
event-hazard-cancelled = Pour { $side }, { $hazard }, c’est fini.
event-limit-lifted = La limite de vitesse de { $side } est levée.
event-extension-called = La place { $seat } demande l’allonge pour { $side } : tout le monde continue.
event-extension-declined = La place { $seat } ne demande pas l’allonge : la course s’arrête là pour { $side }.
event-turn-ended = La place { $seat } termine son tour.
event-seat-passed = La place { $seat } passe.

## La route

event-car-moved = La voiture { $side } est maintenant sur { $spot }.
event-car-moved-bonus = La voiture { $side } est maintenant sur { $spot } (bonus : { $bonus }).
event-move-undone = Demi-tour ! La place { $seat } renvoie la voiture { $side } sur { $spot }.

## La fin

event-ended-distance = La distance est parcourue.
event-ended-cards_ran_out = Les cartes sont épuisées.
event-ended-only_discards = Personne ne peut continuer.
event-hand-won = { $side } gagne { $hand }.
event-hand-shared = { $sides } gagnent ensemble { $hand }.
event-hand-lost = Personne ne gagne { $hand }.
event-match-won = { $side } remporte { $match }.
event-match-shared = { $sides } remportent ensemble { $match }.

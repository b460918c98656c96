### Le marqueur dans le navigateur, pour qui joue avec la vraie boîte.
###
### Un texte se cherche d’abord sous <clé>-in-<édition>, puis sous <clé>.

keeper-title = Le marqueur
keeper-line = Vous jouez avec la boîte sur la table ; cette page tient la marque, selon les règles de votre édition.
keeper-link = Vous avez la vraie boîte ? Tenez la marque ici
keeper-kept = Vos feuilles
keeper-open = Reprendre
keeper-forget = Jeter cette feuille
keeper-forgotten = La feuille est jetée.
keeper-open-file = Ouvrir un fichier
keeper-bad-file = Ce n’est pas une feuille de marque de Bornes.
keeper-names = Qui joue ?
keeper-names-why = Gardé sur cet appareil seulement ; rien sur vous n’est envoyé.
keeper-name-of = Nom du joueur { $seat }
keeper-player = Joueur { $seat }
keeper-begin = Commencer la feuille
keeper-back = Toutes les feuilles

## Une manche

keeper-next = Noter la manche suivante
keeper-next-in-rally = Noter le rallye suivant
keeper-next-in-arche = Noter la partie suivante
keeper-next-in-volant = Noter la partie suivante
keeper-writing = Qu’y a-t-il sur la table ?
keeper-arrived = Qui a parcouru { $distance } ?
keeper-nobody = Personne
keeper-extension = Qui a demandé l’allonge ?
keeper-pile-empty = La pioche était vide à ce moment
keeper-ran-out = La pioche avait déjà été épuisée
keeper-km = Bornes
keeper-km-in-parker = Miles
keeper-add = Ajouter une carte de { $km }
keeper-twohundreds = Cartes de 200
keeper-safeties = Bottes
keeper-coups = Dont coups-fourrés
keeper-no-100 = Aucun 100 posé
keeper-laid-distance = A posé une étape, puis a été renvoyé
keeper-write = Noter
keeper-cancel = Annuler
keeper-correct = Corriger
keeper-correct-of = Corriger : { $hand }
keeper-remove = Retirer
keeper-remove-of = Retirer : { $hand }
keeper-removed = { $hand } : c’est retiré.
keeper-written = { $hand } : c’est noté.
keeper-adds-up = Ce que cela donne
keeper-cant-be = Quelque chose est impossible : voyez ce qui est marqué.
keeper-not-counted = Ne compte pas

## La feuille

keeper-empty = Rien de noté pour l’instant.
keeper-csv = Pour un tableur (CSV)
keeper-save = Enregistrer dans un fichier
keeper-csv-hand = Manche
keeper-csv-line = Ligne

## Le conseiller

keeper-advice = Que joueriez-vous ?
keeper-advice-why = Choisissez où se trouve une carte, puis touchez les cartes que vous voyez. Le conseiller n’en sait pas plus.
keeper-advice-who = Qui demande ?
keeper-advice-where = Où se trouvent les cartes ?
keeper-advice-hand = En main
keeper-advice-before = Devant { $name }
keeper-advice-discards = À la défausse
keeper-advice-cards = Les cartes
keeper-advice-add = { $card } : { $place }
keeper-advice-remove = Reprendre : { $card }, { $place }
keeper-advice-coup = en coup-fourré
keeper-advice-pile = Cartes restant dans la pioche
keeper-advice-unknown = on ne sait pas
keeper-advice-ask = Demander conseil
keeper-advice-clear = Enlever les cartes
keeper-advice-thinking = On y réfléchit…
keeper-road-why = La route de votre boîte : dites où sont les voitures et ce qui est marqué devant. Les passages étroits et le raccourci ne comptent pas dans le conseil.
keeper-road-car = Où en est { $name } ?
keeper-road-mark = Marqué sur la route
keeper-road-limit = limite { $km }
keeper-road-bonus = + { $km }
keeper-road-at = À quelle distance ?
keeper-road-add = Ajouter : { $mark } à { $km }
keeper-road-marked = { $mark } à { $km }
keeper-road-remove = Retirer : { $mark }

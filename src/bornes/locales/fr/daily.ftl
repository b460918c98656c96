### La donne du jour : les mêmes cartes pour tout le monde, et son résultat à côté de celui du champion.

daily-link = La donne du jour : { $edition }
daily-why = Les mêmes cartes pour tout le monde aujourd’hui, contre un robot futé. Une manche, sans conseils ; votre premier résultat compte.
daily-done = Vous l’avez jouée aujourd’hui. La rejouer, c’est pour s’entraîner.
daily-title = La donne du jour, { $date }
daily-same = Le champion a joué vos cartes, à votre place, contre le même robot.
daily-waiting = Le champion joue vos cartes. Son résultat sera là dans un instant.
daily-counts = C’est votre résultat du jour : seul le premier compte.
daily-practice = C’était pour s’entraîner. Votre résultat du jour reste le premier : { $result }.
daily-you = Vous
daily-more = Mieux que le champion !
daily-equal = À égalité avec le champion !

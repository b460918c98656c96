### The options of a match: name, explanation and the values that are words.

option-match_total = Points to win
option-match_total-explanation = The first side to have this many points after a finished hand wins the match.

option-match_hands = Number of hands
option-match_hands-explanation = The match lasts this many hands and the highest total wins, in place of a total to reach.
option-match_hands-value-none = no fixed number

option-first_seat = First seat
option-first_seat-explanation = The seat that begins the first hand or game; each one after it begins one seat further to the left.

option-no_200_no_100 = Bonus for no 200 and no 100
option-no_200_no_100-explanation = Winning a hand with neither a 200 nor a 100 played earns 500 points more.

option-games = Number of games
option-games-explanation = The match is the best of this odd number of games: it goes to the first to win more than half of them, or to whoever has won the most.

option-scoring = Scoring
option-scoring-explanation = The winner is whoever finishes first, or whoever collects the most points over several games, with or without two extra bonuses.
option-scoring-value-race = race
option-scoring-value-points = points
option-scoring-value-bonus = points with bonuses

option-accelerated = Accelerated game
option-accelerated-explanation = Nobody draws at the start of a turn: you play as many cards as you like, then draw back to six.

option-small_game = Small game
option-small_game-explanation = With two or three players, one hazard of each kind is left out of the deck.

option-target = Distance
option-target-value = { $value } km
option-target-explanation = The small game may finish at 700 km instead of 1000.

option-circuit = Circuit
option-circuit-explanation = The road is one of 96 circuits; if you choose none, one is drawn at random.
option-circuit-value-none = drawn at random

## Values shared by all options

option-value-true = yes
option-value-false = no

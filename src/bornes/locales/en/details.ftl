### What a refusal’s text is filled with, where that is words: by the English of it.
###
### The key is detail- and the words in lower case, everything else than letters and digits
### being a hyphen. What a user would type (names of options, verbs, fields) is not translated.

## Values of options

detail-a-whole-number-from-1-to-10000000 = a whole number from 1 to 10000000
detail-none-a-number-from-1-to-10000 = none; a number from 1 to 10000
detail-1-to-the-number-of-players = 1 to the number of players
detail-an-odd-number-from-1-to-999 = an odd number from 1 to 999
detail-false-true-2-or-3-players = false, true (2 or 3 players)
detail-1000-700-with-small-game = 1000, 700 (with small_game)
detail-1-to-96-tiles-such-as-s1-a2-b1-c2-an-invented-one = 1 to 96, tiles such as 'S1 A2 B1 C2', an invented one

## What an option goes with

detail-scoring-points-or-bonus = scoring points or bonus
detail-scoring-race = scoring race
detail-2-or-3-players = 2 or 3 players

## Values of house rules

detail-a-whole-number = a whole number
detail-a-whole-number-or-nothing = a whole number, or nothing
detail-a-letter-for-each-seat-such-as-abab = a letter for each seat, such as ABAB
detail-a-number-for-each-card-named = a number for each card named
detail-a-list-of-cards = a list of cards

## Parts of a move

detail-seat = seat
detail-verb = verb
detail-card = card
detail-side = side
detail-lane = lane
detail-word = word

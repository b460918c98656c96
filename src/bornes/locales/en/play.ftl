### The game line by line: the table, what is asked, and what can be typed.
###
### A text is looked up as <key>-in-<edition> first, then as <key>.

## Beginning

play-which-edition = Which edition do you want to play?
play-how-many = How many players?
play-sits-person = Seat { $seat } (side { $side }): you
play-sits-person-shared = Seat { $seat } (side { $side }): a person
play-sits-bot = Seat { $seat } (side { $side }): { $bot }
bot-random = plays at random
bot-novice = the novice, who plays sensibly but forgets
bot-steady = the steady player, who knows what usually works
bot-sharp = the sharp player, who counts cards and weighs odds
bot-expert = the expert, who has learned from millions of hands
bot-champion = the champion, who tries every move out in many games
play-aim-total = The first to { $distance } wins the hand. The match goes to { $points } points.
play-aim-total-in-rally = The first to { $distance } wins the rally. The championship goes to { $points } points.
play-aim-total-in-volant = The first to { $distance } wins the game. The match goes to { $points } points.
play-aim-hands =
    { $hands ->
        [one] The first to { $distance } wins the hand, and one hand is the match.
       *[other] The first to { $distance } wins the hand. The highest total after { $hands } hands wins the match.
    }
play-aim-hands-in-rally =
    { $hands ->
        [one] The first to { $distance } wins the rally, and one rally is the championship.
       *[other] The first to { $distance } wins the rally. The highest total after { $hands } rallies wins the championship.
    }
play-aim-hands-in-volant =
    { $hands ->
        [one] The first to { $distance } wins the game, and one game is the match.
       *[other] The first to { $distance } wins the game. The highest total after { $hands } games wins the match.
    }
play-aim-games =
    { $games ->
        [one] The first to { $distance } wins.
       *[other] The first to { $distance } wins the game. The match is the best of { $games } games.
    }
play-not-begun = No game was begun.
play-option = Option: { $name }: { $value }
play-house-rule = House rule: { $name }: { $value }
play-resumed = The game goes on where you left it.
play-how-to = Type the number of a choice. Type ? for help.

## The table

play-draw-pile = draw pile { $count }
play-draw-pile-in-dujardin = draw pile { $count }
play-discards = discards { $count }, on top { $card }
play-no-discards = no discards
play-seat-yours = you, seat { $seat } ({ $cards })
play-seat-other = seat { $seat } ({ $cards })
play-games-won =
    { $count ->
        [one] { $count } game won
       *[other] { $count } games won
    }
play-progress = { $km } of { $target }
play-battle = Battle: { $cards } ({ $state })
play-speed = Speed: { $card }
play-on-top-of = { $top } over { $under }
play-hazards = Hazards: { $cards }
play-limit-here = Limit of this square: { $km } km
play-safeties = Safeties: { $cards }
play-nothing = none
play-extension-called = Side { $side } has called the extension: the distance is now { $target }.
play-your-hand = Your cards: { $cards }
play-no-cards = none

## The road of volant

play-circuit = Circuit { $name }
play-road-square = square
play-road-lane = lane { $lane }
play-road-limit = limit
play-road-bonus = bonus
play-road-shortcut = shortcut
play-road-in = in
play-road-out = out

## What is asked

play-prompt = >
play-ask-draw = Which card do you take?
play-ask-play = What do you play?
play-ask-extension = You have covered the distance. Do you go on?
play-ask-answer = You have been attacked. Do you answer at once?
play-ask-u-turn = A car has moved. Do you send it back?
play-ask-owed = Your turn was interrupted. Which card do you discard?
play-no-such-choice = Type a number from 1 to { $most }, or a move such as: play 100
play-no-such-count = Type one of these numbers: { $allowed }
play-try-again = Type a number from 1 to { $most }, or ? for help.

## Several people at one screen

play-hand-over = Hand the screen to { $name }.
play-press-enter = Press Enter to go on.
play-press-enter-clear = Press Enter to clear the screen.
play-press-enter-show = { $name }: press Enter when you are alone with the screen.
play-press-enter-deal = Press Enter for the next hand.
play-press-enter-deal-in-rally = Press Enter for the next rally.
play-press-enter-deal-in-arche = Press Enter for the next game.
play-press-enter-deal-in-volant = Press Enter for the next game.
play-no-answer = You have no answer to what was just played.

## The score

play-match-total = Match total
play-match-total-in-rally = Championship total
play-match-total-in-volant = Match total
play-games-won-title = Games won

## What can be typed

play-help-moves = Type the number of a choice, or a move in words: play 100, play stop on B, discard roll. Besides:
play-help-help = this help
play-help-table = the table again
play-help-road = the whole circuit
play-help-score = the score so far
play-help-log = everything that happened
play-help-hint = what the moves seem to be worth
play-help-rules = the rules of this edition
play-help-why = why a move can’t be made now: why play 100
play-help-save = keep the game in a file from now on; the file holds everybody’s cards
play-help-wish = what else can be said: phrases, another match
play-help-quit = leave the game
play-word-move = MOVE
play-word-file = FILE
play-why-what = Type the move as well: why play 100
play-why-legal = That move can be made now.

## Leaving and saving

play-input-ended = The input has ended, and with it the game.
play-left = You have left the game.
play-interrupted = The game was interrupted.
play-not-saved = It was not saved.
play-resume-with = To continue it: bornes play --resume { $file }
play-saved = Saved in { $file }, from now on after every move.
play-save-where = Type the name of a file as well: save FILE
play-save-failed = The game can’t be saved in { $file }: { $reason }
play-save-exists = { $file } exists already. Continue it with --resume { $file }, or save under another name.
play-save-not-file = The game can’t be saved in { $file }: that is not a file.
play-resume-alone = The record knows its edition, players, options, house rules and seed: --resume can’t be combined with any of them.
play-seats-own = The file names a bot of your own. Say who plays, so that it is you who has it loaded: --seats "{ $seats }".
play-unknown-seat = Nobody called “{ $found }” can take a seat. Choose from: { $allowed }
play-seats-count = There are { $players } seats, and { $found } were named.

### The guided hand: what a newcomer is told at a first game, one or two short sentences at a time.
###
### lesson-<lesson>-<step> is said where the file of a lesson has that step.

lesson-offer = First game? Five minutes, guided
lesson-offer-why = A prepared hand against a bot. You play, and are told what can be done and why.
lesson-offer-begin = Begin
lesson-offer-resume = Carry on
lesson-link = A first game, guided
lesson-guide = Guide
lesson-how = Touch the card that is marked, then touch it again. On a keyboard: its number, twice.
lesson-how-in-volant = Touch the card that is marked, and then the way that is marked. On a keyboard: its number, then Tab and Enter.
lesson-wait = { $name } is playing. Watch what happens.
lesson-free = You decide: the cards in the light can be played, any card can be discarded.
lesson-else = That is allowed too, but look at this one first: { $move }. Do yours again to do it all the same.
lesson-leave = Play without the guide
lesson-return = Call the guide
lesson-over = Below is the score sheet: every line says what it counts. That was all there is to it!
lesson-over-in-arche = Those are the essentials! The rest is in the help, under the rules.
lesson-over-in-volant = { lesson-over-in-arche }
lesson-over-own = Play at a table of my own

## A classic edition

lesson-classic-start = Everybody begins at a standstill. Play { card-roll } to set off.
lesson-classic-distance = You are rolling: distance cards take you forward now. Lay your first 100; you need 700.
lesson-classic-attack = Hold the other one up with a hazard. { card-out_of_gas } on their side halts them until they have { card-gasoline }.
lesson-classic-far = 200 is the longest card, and you may lay two of them at most. Go!
lesson-classic-keep = { card-puncture_proof } is a safety: nobody can give you { card-flat_tire } once it lies there. Keep it a while, it may be worth more, and drive 100.
lesson-classic-stopped = { card-accident }! You stand still until you hold { card-repairs }. Discard a 25 meanwhile.
lesson-classic-remedy = You have drawn the remedy: play { card-repairs }.
lesson-classic-again = Repaired, but still standing. { card-roll } sets you rolling again.
lesson-classic-coup = This is what you kept the safety for. Answer at once: that is a coup fourré, and worth 300 points more!
lesson-classic-turn = The hazard is gone, you are rolling, and the turn is yours. Drive 100.
lesson-classic-limit = Under { card-speed_limit } only 25 and 50 can be laid. { card-end_of_limit } lifts it.
lesson-classic-home = You are at 500, and 700 has to be reached exactly. Lay 200!
lesson-classic-finish = You have arrived! Whoever dares may go on to 1000 for more points; today you finish here.

## The motorway cafeteria

lesson-arche-start = You have drawn a card. Nobody needs a green light here: lay 75 at once. You need 400.
lesson-arche-attack = Hold the other one up: with { card-mum_coffee } they can lay no distance until { card-gourmet_coffee } comes.
lesson-arche-take = Instead of drawing, you may take what was discarded last. Take the 50!
lesson-arche-keep = Lay the 50. And keep { card-cafeteria_dad }: a safety counts 100 km in your turn, but 200 as an answer to its hazard.
lesson-arche-stopped = { card-sister_hungry }! No distance for you until { card-ice_cream } comes. Discard a 25: the other one could take it, but can’t lay it just now.
lesson-arche-hope = Perhaps the remedy comes now. Draw.
lesson-arche-remedy = There it is! Leave { card-ice_cream } on top of the discards: the hazard could be taken and used again.
lesson-arche-parry = A remedy can answer at once, too: with { card-junior_oasis } the hazard never counts.
lesson-arche-fill = Your hand has been made up to four. Now draw as always.
lesson-arche-drive = The road is clear: lay 50. That makes 175.
lesson-arche-coup = This is what you kept the safety for. Lay it at once: a coup fourré, 200 km!
lesson-arche-turn = And a coup fourré gives you a turn. Draw.
lesson-arche-home = You have 375, and going past 400 is fine. Lay 100, and you have won!

## The board game

lesson-volant-start = No green light is needed. Play 75: your car moves three squares, and the square it reaches adds 25.
lesson-volant-attack = Hold the other car up: with { card-out_of_gas } it stands still until { card-gasoline } or { card-tow_truck } comes.
lesson-volant-far = { card-acceleration } doubles a distance card: keep it for the finish, at 700 km exactly. Now drive 200, eight squares at once.
lesson-volant-limit = Away from a square marked 75 no move may be longer than that. Play 75.
lesson-volant-stopped = { card-flat_tire }! Your car stands still. Draw, perhaps help comes.
lesson-volant-remedy = { card-tow_truck } takes any hazard away, and you drive on in your next turn. Keep { card-driving_ace }: a safety may be worth more later.
lesson-volant-bonus = From a square marked 50, a 50 it must be. The square you reach takes you 50 further!
lesson-volant-coup = This is what you kept the safety for. Answer at once: coup fourré!
lesson-volant-turn = The hazard is gone, and a coup fourré gives you a turn. Draw.
lesson-volant-home = You are at 475. { card-acceleration } makes 200 of a 100, and the square there adds 25: exactly 700!

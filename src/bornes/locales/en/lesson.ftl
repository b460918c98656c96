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
lesson-wait = { $name } is playing. Watch what happens.
lesson-free = You decide: the cards in the light can be played, any card can be discarded.
lesson-else = That is allowed too, but look at this one first: { $move }. Do yours again to do it all the same.
lesson-leave = Play without the guide
lesson-return = Call the guide
lesson-over = Below is the score sheet: every line says what it counts. That was all there is to it!
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

### The score sheet, line by line.
###
### A line is looked up as score-<line>-in-<edition> first, then as score-<line>.

score-title = Score sheet

score-distance = Kilometres
score-distance-in-parker = Miles
score-safeties = Safeties
score-all_four = All four safeties
score-coups_fourres = Coups fourrés
score-trip = Trip completed
score-trip-in-rally = Rally won
score-trip-in-volant = Game won
score-delayed_action = Delayed action
score-safe_trip = Safe trip
score-safe_trip-in-volant = No 200
score-no_200_no_100 = No 200, no 100
score-extension = Extension
score-shut_out = Shut-out
score-early_finish = Early finish
score-total = Total
score-carried = Brought forward

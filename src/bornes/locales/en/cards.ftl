### The cards: their names, and one sentence each on what they do.
###
### A name is looked up as card-<id>-in-<edition> first, then as card-<id>;
### an effect as card-<id>-effect-in-<edition> first, then as card-<id>-effect.
### The names are those printed in the Parker edition, or translations where it has no such card.

## Distance cards

card-25 = 25 km
card-25-in-parker = 25 miles
card-25-effect = Worth 25 km when you are rolling, even under a Speed Limit.
card-25-effect-in-parker = Worth 25 miles when you are rolling, even under a Speed Limit.
card-25-effect-in-arche = Worth 25 km, unless a hazard lies in front of you.
card-25-effect-in-volant = Moves your car exactly 1 square (25 km), if nothing bars the way.

card-50 = 50 km
card-50-in-parker = 50 miles
card-50-effect = Worth 50 km when you are rolling, even under a Speed Limit.
card-50-effect-in-parker = Worth 50 miles when you are rolling, even under a Speed Limit.
card-50-effect-in-arche = Worth 50 km, unless a hazard lies in front of you.
card-50-effect-in-volant = Moves your car exactly 2 squares (50 km), if nothing bars the way.

card-75 = 75 km
card-75-in-parker = 75 miles
card-75-effect = Worth 75 km when you are rolling and under no Speed Limit.
card-75-effect-in-parker = Worth 75 miles when you are rolling and under no Speed Limit.
card-75-effect-in-arche = Worth 75 km, unless a hazard lies in front of you.
card-75-effect-in-volant = Moves your car exactly 3 squares (75 km), if no limit forbids it and nothing bars the way.

card-100 = 100 km
card-100-in-parker = 100 miles
card-100-effect = Worth 100 km when you are rolling and under no Speed Limit.
card-100-effect-in-parker = Worth 100 miles when you are rolling and under no Speed Limit.
card-100-effect-in-arche = Worth 100 km, unless a hazard lies in front of you.
card-100-effect-in-volant = Moves your car exactly 4 squares (100 km), if no limit forbids it and nothing bars the way.

card-200 = 200 km
card-200-in-parker = 200 miles
card-200-effect = Worth 200 km when you are rolling and under no Speed Limit; at most two per side.
card-200-effect-in-parker = Worth 200 miles when you are rolling and under no Speed Limit; at most two per side.
card-200-effect-in-arche = Worth 200 km, unless a hazard lies in front of you.
card-200-effect-in-volant = Moves your car exactly 8 squares (200 km), if no limit forbids it and nothing bars the way; at most two per game.

## Hazards

card-stop = Stop
card-stop-effect = Halts an opponent who is rolling; answered by Roll or Right of Way.
card-stop-effect-in-parker = Halts an opponent who is rolling, or covers a hazard still unremedied; answered by Roll or Right of Way.
card-stop-effect-in-volant = Halts an opponent’s car, even on the start line; answered by Roll, Tow Truck or Right of Way.

card-speed_limit = Speed Limit
card-speed_limit-effect = Holds an opponent to 50 km a card, rolling or not; answered by End of Limit or Right of Way.
card-speed_limit-effect-in-parker = Holds an opponent to 50 miles a card, rolling or not; answered by End of Limit or Right of Way.
card-speed_limit-effect-in-volant = Holds an opponent’s car to 50 km a move and denies it the bonus squares; answered by End of Limit, Tow Truck or Right of Way.

card-out_of_gas = Out of Gas
card-out_of_gas-effect = Halts an opponent who is rolling; answered by Gasoline or Extra Tank.
card-out_of_gas-effect-in-parker = Halts an opponent who is rolling, or covers a hazard still unremedied; answered by Gasoline or Extra Tank.
card-out_of_gas-effect-in-volant = Halts an opponent’s car, even on the start line; answered by Gasoline, Tow Truck or Extra Tank.

card-flat_tire = Flat Tire
card-flat_tire-effect = Halts an opponent who is rolling; answered by Spare Tire or Puncture-Proof.
card-flat_tire-effect-in-parker = Halts an opponent who is rolling, or covers a hazard still unremedied; answered by Spare Tire or Puncture-Proof.
card-flat_tire-effect-in-volant = Halts an opponent’s car, even on the start line; answered by Spare Tire, Tow Truck or Puncture-Proof.

card-accident = Accident
card-accident-effect = Halts an opponent who is rolling; answered by Repair or Driving Ace.
card-accident-effect-in-parker = Halts an opponent who is rolling, or covers a hazard still unremedied; answered by Repair or Driving Ace.
card-accident-effect-in-volant = Halts an opponent’s car, even on the start line; answered by Repair, Tow Truck or Driving Ace.

## Remedies

card-roll = Roll
card-roll-effect = Sets you rolling: on an empty battle pile, on a Stop or on another remedy.
card-roll-effect-in-volant = Answers Stop; neither the start nor another remedy needs it.

card-end_of_limit = End of Limit
card-end_of_limit-effect = Lifts the Speed Limit you are under.
card-end_of_limit-effect-in-volant = Takes the Speed Limit away from your car.

card-gasoline = Gasoline
card-gasoline-effect = Answers Out of Gas; without Right of Way, a Roll must follow in a later turn.
card-gasoline-effect-in-volant = Answers Out of Gas and frees your car at once, without a Roll.

card-spare_tire = Spare Tire
card-spare_tire-effect = Answers Flat Tire; without Right of Way, a Roll must follow in a later turn.
card-spare_tire-effect-in-volant = Answers Flat Tire and frees your car at once, without a Roll.

card-repairs = Repair
card-repairs-effect = Answers Accident; without Right of Way, a Roll must follow in a later turn.
card-repairs-effect-in-volant = Answers Accident and frees your car at once, without a Roll.

## Safeties

card-right_of_way = Right of Way
card-right_of_way-in-volant = { card-right_of_way }
card-right_of_way-effect = Cures and prevents Stop and Speed Limit, does the work of Roll and gives another turn.
card-right_of_way-effect-in-volant = Cures and prevents Stop and Speed Limit for the game; the limits of the road still hold, and only a coup fourré gives another turn.

card-extra_tank = Extra Tank
card-extra_tank-in-volant = { card-extra_tank }
card-extra_tank-effect = Cures and prevents Out of Gas and gives another turn.
card-extra_tank-effect-in-volant = Cures and prevents Out of Gas for the game; only a coup fourré gives another turn.

card-puncture_proof = Puncture-Proof
card-puncture_proof-effect = Cures and prevents Flat Tire and gives another turn.
card-puncture_proof-effect-in-volant = Cures and prevents Flat Tire for the game; only a coup fourré gives another turn.

card-driving_ace = Driving Ace
card-driving_ace-effect = Cures and prevents Accident and gives another turn.
card-driving_ace-effect-in-volant = Cures and prevents Accident for the game; only a coup fourré gives another turn.

## Special cards of volant

card-tow_truck = Tow Truck
card-tow_truck-effect = Removes one hazard of your choice from in front of your car, whatever its kind.

card-turbo = Turbo
card-turbo-effect = Discard it, draw two cards from the draw pile, then play twice.

card-acceleration = Acceleration
card-acceleration-effect = Doubles the distance card laid with it, as a single move; then draw one card.

card-u_turn = U-Turn
card-u_turn-effect = Undoes the move an opponent has just made, in turn or not; then draw one card.

## Hazards of arche

card-sister_hungry = Big Sister Is Hungry
card-sister_hungry-effect = Keeps an opponent from laying distance cards; answered by Ice Cream or Junior Menu – Big Sister.

card-brother_thirsty = Little Brother Is Thirsty
card-brother_thirsty-effect = Keeps an opponent from laying distance cards; answered by Junior Oasis or Junior Menu – Little Brother.

card-mum_coffee = Mum Fancies a Coffee
card-mum_coffee-effect = Keeps an opponent from laying distance cards; answered by Gourmet Coffee or Arche Cafeteria – Mum.

card-dad_thirsty = Dad Is Thirsty
card-dad_thirsty-effect = Keeps an opponent from laying distance cards; answered by Cafeteria Oasis or Arche Cafeteria – Dad.

## Remedies of arche

card-ice_cream = Ice Cream
card-ice_cream-effect = Answers Big Sister Is Hungry, the moment you are attacked or in your turn.

card-junior_oasis = Junior Oasis
card-junior_oasis-effect = Answers Little Brother Is Thirsty, the moment you are attacked or in your turn.

card-gourmet_coffee = Gourmet Coffee
card-gourmet_coffee-effect = Answers Mum Fancies a Coffee, the moment you are attacked or in your turn.

card-adult_oasis = Cafeteria Oasis
card-adult_oasis-effect = Answers Dad Is Thirsty, the moment you are attacked or in your turn.

## Safeties of arche

card-junior_menu_sister = Junior Menu – Big Sister
card-junior_menu_sister-effect = Cures and prevents Big Sister Is Hungry; 100 km in your turn, 200 km and another turn when you are attacked.

card-junior_menu_brother = Junior Menu – Little Brother
card-junior_menu_brother-effect = Cures and prevents Little Brother Is Thirsty; 100 km in your turn, 200 km and another turn when you are attacked.

card-cafeteria_mum = Arche Cafeteria – Mum
card-cafeteria_mum-effect = Cures and prevents Mum Fancies a Coffee; 100 km in your turn, 200 km and another turn when you are attacked.

card-cafeteria_dad = Arche Cafeteria – Dad
card-cafeteria_dad-effect = Cures and prevents Dad Is Thirsty; 100 km in your turn, 200 km and another turn when you are attacked.

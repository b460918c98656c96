### The five editions: name and description.

edition-dujardin = Dujardin, the French classic
edition-dujardin-description = The French game of 106 cards for two, three, four or six people, with a bonus for a successful extension and points to be had when an opponent never leaves the garage.

edition-rally = Rally, the Dutch edition
edition-rally-description = The same cards told as a rally that ends with the last card of the draw pile, for six people in two teams of three.

edition-parker = Parker Brothers, the English edition
edition-parker-description = The game in miles, where a new hazard may be laid on top of one that has not been remedied yet.

edition-arche = L’Arche, the motorway cafeteria
edition-arche-description = A short family trip of 400 km with 33 cards, where Big Sister is hungry, Little Brother and Dad are thirsty, and Mum fancies a coffee.

edition-volant = As du Volant, the board game
edition-volant-description = A race of cars round a circuit with lanes, limits, bonuses and a shortcut, and with four new kinds of cards.

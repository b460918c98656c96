### A table of a server, from a terminal: `bornes join`.

## Finding the table

join-no-link = “{ $link }” is not a link to a table. It looks like http://host/t/table, as the page shows it.
join-no-table-named = { $link } names no table. The link that you were sent ends in /t/ and the table’s name.
join-no-server = No server answers at { $address }: { $reason }.
join-not-bornes = What answers at { $address } is not a Bornes server.
join-not-here = The server no longer has this table (status { $status }).
join-version = The server at { $address } speaks version { $found } of the protocol, this program version { $own }: whichever is older has to be updated.
join-unknown = The server at { $address } speaks of something that this version doesn’t know ({ $reason }): update Bornes.
join-talks-otherwise = The server speaks of something that this version doesn’t know ({ $reason }): update Bornes.
join-refused = { $reason }
join-closed = This table has no spectators: only those who have a seat see what is played.
join-full = All seats of this table are taken. With --watch you can look on.
join-full-closed = All seats of this table are taken, and it has no spectators.
join-needs-extra = Joining a table needs the package { $package }: pip install "bornes[terminal]" installs it.

## Sitting down

join-any-seat = any
join-ask-name = Your name:
join-ask-seat = Which seat ({ $seats })? Enter for any:
join-seat-line = { $seat }: { $who }

## At the table

join-back = Connected again.
join-handed-over = Your seat has moved: you are now playing on another device.
join-abandoned = The match was ended early.
join-rematch-wanted = { $names } would like another match.
join-give-up = Give the seat up: a bot plays on
join-offer = Let somebody else take seat { $seat }
join-offer-not = Let nobody take seat { $seat } after all
join-say = Say: { $phrase }
join-no-hint = The server gave no hint in time.
join-no-wishes = There is nothing to be said here.
join-no-save = The server keeps the match itself: there is nothing to save here.
join-not-now = It is not your turn. Type ? for help.
join-press-enter-pass = Press Enter for no answer.
join-after = Type wish for what else can be done, or quit.
join-leave-ask = Do you want to leave the table? Your seat stays yours: a bot plays on until you come back.
join-clock-days = { $days } d { $hours } h
join-time-up = Your time was up: a bot plays for you.
join-time-back = Play on yourself
join-lost-on-time = { $name } ran out of time: the match is lost for their side.
join-input-ended = The input has ended.
join-come-back = Your seat stays yours: bornes join { $link }
join-record = The record of the match: { $address }

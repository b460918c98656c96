### The deal of the day: the same cards for everybody, and one’s result beside the champion’s.

daily-link = Deal of the day: { $edition }
daily-why = The same cards for everybody today, against a sharp bot. One hand, without hints; your first result counts.
daily-done = You have played it today. Playing it again is for practice.
daily-title = Deal of the day, { $date }
daily-same = The champion has played your cards, in your seat, against the same bot.
daily-waiting = The champion is playing your cards. Its result will be here in a moment.
daily-counts = This is your result of the day: only the first one counts.
daily-practice = This was practice. Your result of the day remains the first one: { $result }.
daily-you = You
daily-more = Better than the champion!
daily-equal = Level with the champion!

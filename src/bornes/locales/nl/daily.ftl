### De kaarten van de dag: voor iedereen dezelfde, en je resultaat naast dat van de kampioen.

daily-link = De kaarten van de dag: { $edition }
daily-why = Vandaag voor iedereen dezelfde kaarten, tegen een scherpe bot. Eén manche, zonder tips; je eerste resultaat telt.
daily-done = Je hebt ze vandaag gespeeld. Nog een keer spelen is om te oefenen.
daily-title = De kaarten van de dag, { $date }
daily-same = De kampioen heeft jouw kaarten gespeeld, op jouw plaats, tegen dezelfde bot.
daily-waiting = De kampioen speelt jouw kaarten. Zijn resultaat komt zo.
daily-counts = Dit is je resultaat van de dag: alleen het eerste telt.
daily-practice = Dit was om te oefenen. Je resultaat van de dag blijft het eerste: { $result }.
daily-you = Jij
daily-more = Beter dan de kampioen!
daily-equal = Even goed als de kampioen!

### The page in the browser: what is the same on every screen.

page-title = Bornes
page-language = Language
page-preferences = Language, sound and appearance
page-sound-off = Sound: off
page-sound-quiet = Sound: quiet
page-sound-medium = Sound: medium
page-sound-loud = Sound: loud
page-name-default = Driver
page-theme-auto = As on this device
page-theme-light = Light
page-theme-dark = Dark
page-notify-off = Notify me when it’s my turn
page-notify-on = Notifications are on
page-notify-denied = This browser blocks notifications from this page; its own settings can allow them.
page-close = Close
page-to-start = Back to the start
page-unreachable = The server can’t be reached just now. Try again in a moment.
page-no-words = The page couldn’t be loaded whole. Check your connection, then try again.
page-try-again = Try again

## The editions in a word or two

page-edition-dujardin = Dujardin
page-edition-rally = Rally
page-edition-parker = Parker Brothers
page-edition-arche = L’Arche
page-edition-volant = As du Volant

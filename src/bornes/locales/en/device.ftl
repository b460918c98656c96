# Playing without a net: tables on the device.
device-title = Play without a net
device-on = on
device-why = Bots, people who share this device, guided hands, the score keeper and looking back work without a server once everything they need is here. The tables stay in this browser.
device-fetch = Fetch what it takes
device-fetch-size = Fetch what it takes ({ $megabytes } MB)
device-fetching = On its way: { $percent }%
device-failed = It did not arrive whole. Please try again.
device-switch = New tables on this device
device-switch-why = No server knows of them, and nobody else can join.
device-plain = Keeping the page and installing it need HTTPS, or the server’s own machine. At this address the tables stay here, but the page itself has to be fetched again each time.
device-install = Install
device-new-title = A new version
device-new = A new version of the page is here. Tables go on where they are.
device-renew = Use it now
device-later = Later

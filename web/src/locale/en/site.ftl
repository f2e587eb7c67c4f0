### What only the page without a server says, English.

page-storage-none = This browser keeps nothing here, perhaps because the window is private. You can play, but your tables are gone when you close it.
page-storage-full = This browser has no room left. The game goes on, but nothing is saved any more: keep this page open and make room.
page-storage-elsewhere = This table went on in another tab, and that was kept. What you did here since the browser ran out of room is gone.
page-new-version = A new version of Arcanum is ready. Your tables stay.
page-update = Use it now
page-later = Later
page-not-started = The table could not be set up in this browser. Load the page again, or try a newer browser.
page-server-away = The server does not answer. Here you have tables of your own. Those at the server will wait.
page-away-again = Try the server again

"""The web table: tables over HTTP and web sockets, safely stored, for every game."""

"""The web table: calls, sockets, stores, kill -9, secrecy over the wire, load."""

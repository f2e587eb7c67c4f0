"""The table without a server: everything that a person can do alone, in one process.

It runs in a browser, in Python compiled to WebAssembly, and answers the calls of the API as the
server does, with the server's own rooms, views and changes. What is the server's alone (HTTP,
processes, databases) is not here: `store` keeps tables in rows that the browser keeps, `bots`
decides in small steps, and `calls` is the list of calls. `boot` starts it.
"""

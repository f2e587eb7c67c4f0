"""A bot over the network: plain Python, nothing of Arcanum's package.

    python network_bot.py http://127.0.0.1:8000 TOKEN

It reads the table after every change from the stream, one JSON object a line, and answers with
one of its options. Put your own thoughts into `choose`.
"""

import json
import random
import sys
import time
from urllib.error import HTTPError
from urllib.parse import quote
from urllib.request import Request, urlopen


def choose(table):
    """One of the options: table["view"] is all that you may know."""
    return random.choice(table["options"])["action"]


def act(url, token, table, action):
    """Sends an action. 409: the table has moved on, the stream tells. 503: open it anew."""
    body = json.dumps({"token": token, "version": table["version"], "action": action})
    call = Request(f"{url}/api/tables/{table['table']}/actions", body.encode())
    call.add_header("Content-Type", "application/json")
    try:
        urlopen(call, timeout=30).close()
    except HTTPError as no:
        if no.code == 503:
            raise
        if no.code != 409:
            sys.exit(f"{no.code}: {no.read().decode()}")


def play(url, token):
    """Reads the stream until the game is over; opens it again when it breaks off."""
    while True:
        try:
            with urlopen(f"{url}/api/stream?token={quote(token)}", timeout=60) as stream:
                for line in filter(None, map(bytes.strip, stream)):  # empty: still there
                    table = json.loads(line)
                    if table["over"]:
                        return print("over:", table["scores"])
                    if table["options"]:
                        act(url, token, table, choose(table))
        except OSError:
            time.sleep(1)


play(*sys.argv[1:3])

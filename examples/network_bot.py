"""A bot over the network, in plain Python: network_bot.py http://127.0.0.1:8000 TOKEN"""

import json
import random
import sys
import time
from urllib.request import HTTPError, Request, urlopen


def choose(table):  # your own thoughts go here: table["view"] is all that you may know
    return random.choice(table["options"])["action"]


def act(url, token, table):
    body = {"token": token, "version": table["version"], "action": choose(table)}
    call = Request(f"{url}/api/tables/{table['table']}/actions", json.dumps(body).encode())
    call.add_header("Content-Type", "application/json")
    try:
        urlopen(call, timeout=30).close()
    except HTTPError as no:
        if no.code in (429, 503):  # too fast, or the store is down: open the stream again
            raise
        if no.code != 409:  # 409: the table has moved on, and the stream will tell
            sys.exit(f"{no.code}: {no.read().decode()}")


def play(url, token):
    while True:
        try:
            for line in urlopen(f"{url}/api/stream?token={token}", timeout=60):
                table = json.loads(line) if line.strip() else {}  # empty: still there
                if table.get("over"):
                    return print("over:", table["scores"])
                if table.get("options"):
                    act(url, token, table)
        except OSError:
            time.sleep(1)


play(*sys.argv[1:])

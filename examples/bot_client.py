"""An external bot that plays any option at random, over the protocol of docs/protocol.md.

    python examples/bot_client.py http://127.0.0.1:8000 TABLE LINK          the seat was made for a program ("external")
    python examples/bot_client.py http://127.0.0.1:8000 TABLE LINK Rando    an open seat: sit down there as a guest

It needs nothing but the `websockets` package, and comes back by itself when the server is started anew.
"""

import asyncio
import json
import random
import sys
import urllib.request

from websockets.asyncio.client import connect


def post(url: str, body: dict[str, str], cookie: str = "") -> str:
    """Ask the server for something; the cookie it gives."""
    headers = {"content-type": "application/json", "x-deskovka": "1", "cookie": cookie}
    with urllib.request.urlopen(urllib.request.Request(url, json.dumps(body).encode(), headers), timeout=30) as reply:
        return (reply.headers.get("set-cookie") or "").partition(";")[0]


async def play(server: str, table: str, link: str, name: str = "") -> None:
    who = {"authorization": f"Bearer {link}"}
    if name:
        who = {"cookie": post(f"{server}/api/me", {"name": name})}
        post(f"{server}/api/tables/{table}/join", {"link": link}, who["cookie"])
    async for socket in connect(f"ws{server[4:]}/ws/tables/{table}", additional_headers=who):
        answered = -1  # the sequence number that was answered last: the same news may come twice
        async for text in socket:
            news = json.loads(text)
            if news["type"] == "refused":  # e.g. stale, because somebody else was faster: the next news asks again
                print("refused:", news["code"], news["message"])
            elif news["type"] == "table" and news["status"] == "finished":
                print("over:", news["result"]["scores"])
                return
            elif news["type"] == "table" and not news["paused"] and news["sequence"] > answered:
                for question in [asked for asked in news["pending"] if "options" in asked]:  # only one's own have them
                    answered = news["sequence"]
                    words = random.choice(question["options"])["words"]
                    answer = {"type": "answer", "seat": question["seat"], "sequence": answered, "words": words}
                    await socket.send(json.dumps(answer))


asyncio.run(play(*sys.argv[1:]))

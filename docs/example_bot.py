"""A bot of your own, in Python without any package (3.9 or newer):

    python3 docs/example_bot.py http://localhost:8600 ABC234

It joins the table with that short code, sits down, says it is ready, and plays until the game is over: Diamant by a
rule of thumb, any other game by taking one of the actions the server lists. It uses nothing but what the server itself
describes at /api, and is served there as /api/example-bot.py.
"""

import hashlib
import itertools
import json
import random
import secrets
import sys
import time
import urllib.error
import urllib.request


class Server:
    """Calls of the API. A token stands for a guest; keep it if the bot is to stay the same person."""

    def __init__(self, address):
        self.address = address.rstrip("/")
        self.headers = {}
        self.numbers = itertools.count(1)
        self.run = "%08x" % random.getrandbits(32)

    def open(self, method, path, body=None):
        """Who asks too fast (429), or while the server cannot answer (503), waits as long as it says."""
        data = None if body is None else json.dumps(body).encode()
        headers = dict(self.headers, **({"Content-Type": "application/json"} if data else {}))
        request = urllib.request.Request(self.address + path, data, headers, method=method)
        while True:
            try:
                return urllib.request.urlopen(request, timeout=60)
            except urllib.error.HTTPError as problem:
                if problem.code not in (429, 503):
                    sys.exit("%s %s: %s %s" % (method, path, problem.code, problem.read().decode()))
                time.sleep(float(problem.headers.get("Retry-After", 1)))

    def call(self, method, path, body=None):
        with self.open(method, path, body) as response:
            return json.load(response)

    def become_guest(self, name):
        with self.open("GET", "/api/me") as response:
            self.headers = {"Cookie": response.headers["Set-Cookie"].split(";")[0]}
        token = self.call("POST", "/api/me/token", {"label": name})["token"]
        self.headers = {"Authorization": "Bearer " + token}
        self.call("PUT", "/api/me", {"name": name})

    def command(self, **fields):
        """Every command has an id of its own; sent again with the same id it does nothing twice."""
        return self.call("POST", "/api/commands", {"id": "%s-%d" % (self.run, next(self.numbers)), **fields})

    def messages(self, table):
        """The event stream of a table: each line that begins with "data: " is a message. A line that broke is opened anew."""
        while True:
            try:
                with self.open("GET", "/api/tables/%s/events" % table) as stream:
                    for line in stream:
                        if line.startswith(b"data: "):
                            yield json.loads(line[6:])
            except OSError:
                pass
            time.sleep(1)


class Dice:
    """Bytes of our own that go into the shuffle, so that nobody else can have chosen it; whoever does not care leaves them out.

    First everybody says a hash, and when the host starts, what leads to it. Should somebody else stay silent then, all
    speak anew: what was said commits to what is said next, so the bytes are the innermost of a chain of hashes.
    """

    def __init__(self, links=16):
        self.chain = [secrets.token_bytes(32)]
        for _ in range(links):
            self.chain.append(hashlib.sha256(b"grotto/entropy/1:" + self.chain[-1]).digest())

    def commitment(self):
        return self.chain[-1].hex()

    def behind(self, commitment):
        """What leads to a commitment of ours."""
        return self.chain[self.chain.index(bytes.fromhex(commitment)) - 1].hex()


def decide(game, view, seat, actions):
    """Diamant: leave once two traps lie on the path or ten rubies are in the hand. Elsewhere: anything but giving up."""
    if game == "diamant":
        traps = sum(card["card"]["kind"] == "trap" for card in view["path"])
        wanted = "leave" if traps >= 2 or view["seats"][seat]["hand"] >= 10 else "goOn"
        return {"type": wanted}
    busy = [action for action in actions if action["type"] != "endTurn"]
    return random.choice(busy or actions)


def reveal(server, table, dice, info, seat):
    """The table starts and waits for us to say what we committed to."""
    if seat in info.get("start", {}).get("waiting", []):
        entropy = dice.behind(info["fairness"]["entropyCommitments"][seat])
        server.command(type="reveal", table=table, entropy=entropy)


def play(server, table, dice):
    game, status, you = None, "lobby", None
    for message in server.messages(table):
        if message["type"] not in ("table", "update"):
            continue
        if "info" in message:
            game, status = message["info"]["game"], message["info"]["status"]
        you = message.get("you", you)
        reveal(server, table, dice, message.get("info", {}), you)
        if status in ("finished", "abandoned"):
            return message
        if you in message.get("toAct", []):
            legal = server.call("GET", "/api/tables/%s/actions" % table)
            if legal["actions"]:
                action = decide(game, message["view"], you, legal["actions"])
                answer = server.command(type="act", table=table, action=action)
                if answer["result"] != "ok":
                    print("not done:", json.dumps(answer))


def main():
    if len(sys.argv) != 3:
        sys.exit("usage: python3 example_bot.py http://localhost:8600 CODE")
    server = Server(sys.argv[1])
    server.become_guest("Python")
    table = server.call("POST", "/api/join", {"code": sys.argv[2]})["id"]
    dice = Dice()
    for step in ({"type": "sit"}, {"type": "ready", "ready": True, "commitment": dice.commitment()}):
        answer = server.command(table=table, **step)
        if answer["result"] != "ok":
            sys.exit("%s: %s" % (step["type"], json.dumps(answer)))
    print("sitting at table", table, flush=True)
    end = play(server, table, dice)
    print("the game is over:", json.dumps(end["info"].get("outcome")))


if __name__ == "__main__":
    main()

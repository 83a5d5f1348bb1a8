"""Steps a second: many games in one referee, and one game through the plain referee.

    python3 docs/python/speed.py [diamant|sub-terra] [seconds]

By the clock, and by the processor time of Python and referee together, which other programs disturb less.
"""

import json
import os
import random
import subprocess
import sys
import time

from grotto_gym import Games
from grotto_gym.games import REFEREE


def vectorised(game, games, seconds):
    with Games(game, games, seed="speed") as played:
        steps, until = 0, time.monotonic() + seconds
        while time.monotonic() < until:
            played.step([random.choice(legal) for legal in played.now.legal])
            steps += games
    return steps


def plain(game, seconds):
    """A game after another: for every step what is seen, what may be done, and the action."""
    process = subprocess.Popen(REFEREE, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(**request):
        process.stdin.write(json.dumps(request) + "\n")
        process.stdin.flush()
        return json.loads(process.stdout.readline())

    ask(do="new", game=game, seed="warm")
    steps, number, to_act = 0, 0, []
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if not to_act:
            number += 1
            to_act = ask(do="new", game=game, seed=str(number))["toAct"]
        seat = to_act[0]
        ask(do="view", seat=seat)
        action = random.choice(ask(do="legal", seat=seat)["actions"])
        to_act = ask(do="act", seat=seat, action=action)["toAct"]
        steps += 1
    process.stdin.close()
    process.wait()
    process.stdout.close()
    return steps


def measured(name, play, seconds):
    """What it takes to start the referee is taken off."""
    begun = processor_time()
    play(0)
    starting = processor_time() - begun
    begun = processor_time()
    steps = play(seconds)
    used = max(0.001, processor_time() - begun - starting)
    print("%s: %d steps/s, %d in a second of processor time" % (name, steps / seconds, steps / used), flush=True)


def processor_time():
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


if __name__ == "__main__":
    game = sys.argv[1] if len(sys.argv) > 1 else "diamant"
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 5
    measured("plain referee", lambda wanted: plain(game, wanted), seconds)
    for games in (1, 16, 256):
        measured("%d games" % games, lambda wanted: vectorised(game, games, wanted), seconds)

"""Learns Diamant in a minute, without any package: a linear policy by REINFORCE, seat 0 against three who choose at random.

    python3 docs/python/learn.py [seconds]
"""

import math
import random
import sys
import time

from grotto_gym import Games

GAMES = 128
RATE = 0.3
LEAVE = 1


def signs(games, game):
    """Few numbers between about 0 and 1, from the observation's fields."""
    value = lambda name, place=0: float(games.field(name, game)[place])
    cards = max(1.0, value("deck"))
    deadly = value("deadly") / cards
    hand = value("hand") / 20
    path, relics = value("path", 1) / 10, value("path", 2)
    inside = value("inside") / 4
    return [1.0, deadly * 3, hand, deadly * hand * 5, path, relics, inside, (value("inside") == 1.0) * 1.0]


def chance_to_leave(weights, seen):
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, sum(w * s for w, s in zip(weights, seen))))))


def play(games, weights, learn, until):
    """Plays on until a moment; tells how large the learner's share of the victories was."""
    won, ended, mean = 0.0, 0, 0.25
    stories = [[] for _ in range(GAMES)]
    while time.monotonic() < until:
        actions = []
        for game, (seat, legal) in enumerate(zip(games.now.seats, games.now.legal)):
            if seat != 0:
                actions.append(random.choice(legal))
                continue
            seen = signs(games, game)
            chance = chance_to_leave(weights, seen)
            leaves = random.random() < chance
            stories[game].append((seen, leaves - chance))
            actions.append(LEAVE if leaves else 0)
        for game, end in enumerate(games.step(actions).ended):
            if end is None:
                continue
            reward = end["rewards"][0]
            won, ended, mean = won + reward, ended + 1, 0.999 * mean + 0.001 * reward
            if learn:
                for seen, slope in stories[game]:
                    for place, sign in enumerate(seen):
                        weights[place] += RATE * (reward - mean) * slope * sign / 10
            stories[game] = []
    return won / max(1, ended), ended


def main():
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 60
    random.seed(7)
    weights = [0.0] * 8
    with Games("diamant", GAMES, seed="learn", options={"players": 4}) as games:
        share, count = play(games, weights, False, time.monotonic() + seconds / 10)
        print("before: wins %.1f %% of %d games (fair is 25 %%)" % (100 * share, count), flush=True)
        for part in range(4):
            share, count = play(games, weights, True, time.monotonic() + seconds / 5)
            print("learning: %.1f %% of %d" % (100 * share, count), flush=True)
        games.reset("held out")
        share, count = play(games, weights, False, time.monotonic() + seconds / 10)
        print("after: wins %.1f %% of %d other games" % (100 * share, count))
        print("weights:", " ".join("%.2f" % weight for weight in weights))


if __name__ == "__main__":
    main()

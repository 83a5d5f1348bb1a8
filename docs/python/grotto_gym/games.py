"""Games side by side, played by one `grotto referee`."""

import array
import base64
import json
import pathlib
import subprocess
import sys
from typing import NamedTuple

try:
    import numpy
except ImportError:  # Everything works without it, on plain lists and arrays.
    numpy = None

ROOT = pathlib.Path(__file__).resolve().parents[3]
REFEREE = ["node", str(ROOT / "tools" / "launch.mjs"), "grotto", "referee"]


class Field(NamedTuple):
    """Numbers of an observation that belong together."""

    name: str
    start: int
    size: int
    says: str


class Step(NamedTuple):
    """How things stand in every game. Of games that are over the next has begun; `ended` says how the last one ended."""

    seats: list  # the seat that is asked, by game
    legal: list  # numbers of its legal actions, by game
    observations: object  # what it may know: games × size, numpy.int16 or a list of array('h')
    ended: list  # None, or {"rewards": [by seat], "scores": [by seat] or None, "result": text}


class Games:
    """`reset`, `step`, `legal_actions`, `observe` and `mask` over many games of one kind, seeded.

    Each game asks one seat at a time; where several choose at once they are asked one after another, and nobody is shown
    what the others chose. A step answers all games with one line to the referee.
    """

    def __init__(self, game, games=1, seed="0", options=None, referee=None):
        self.game, self.games, self.seed, self.options = game, games, str(seed), options or {}
        self._process = subprocess.Popen(
            referee or REFEREE, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )
        self.reset()

    def reset(self, seed=None):
        """Begins all games anew; the same seed gives the same games."""
        self.seed = self.seed if seed is None else str(seed)
        told = self._ask(do="gym", game=self.game, games=self.games, seed=self.seed, options=self.options)
        self.seat_count, self.size, self.actions = told["seatCount"], told["size"], told["actions"]
        self.fields, start = {}, 0
        for field in told["fields"]:
            self.fields[field["name"]] = Field(field["name"], start, field["size"], field["says"])
            start += field["size"]
        return self._take(told, [None] * self.games)

    def step(self, actions):
        """One action number for each game (None leaves a game as it is). What is not legal raises and changes nothing."""
        told = self._ask(do="steps", actions=[None if action is None else int(action) for action in actions])
        return self._take(told, told["ended"])

    def legal_actions(self, game=0):
        return self.now.legal[game]

    def observe(self, game=0):
        """The observation of the seat that is asked."""
        return self.now.observations[game]

    def field(self, name, game=0):
        """A part of the observation by its name."""
        _, start, size, _ = self.fields[name]
        return self.now.observations[game][start : start + size]

    def mask(self):
        """True where an action is legal: games × actions."""
        if numpy is None:
            return [[number in set(legal) for number in range(len(self.actions))] for legal in self.now.legal]
        mask = numpy.zeros((self.games, len(self.actions)), dtype=bool)
        for game, legal in enumerate(self.now.legal):
            mask[game, legal] = True
        return mask

    def everybody(self, game=0):
        """For each seat, asked or not: the numbers of its legal actions, and what it may know."""
        told = self._ask(do="everybody")
        rows = self._rows(told["rows"])[game * self.seat_count : (game + 1) * self.seat_count]
        return list(zip(told["legal"][game], rows))

    def close(self):
        if self._process.poll() is None:
            self._process.stdin.close()
            self._process.wait()
        self._process.stdout.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def _take(self, told, ended):
        self.now = Step(told["seats"], told["legal"], self._rows(told["rows"]), ended)
        return self.now

    def _rows(self, text):
        raw = base64.b64decode(text)
        if numpy is not None:
            return numpy.frombuffer(raw, dtype="<i2").reshape(-1, self.size)
        numbers = array.array("h")
        numbers.frombytes(raw)
        if sys.byteorder == "big":
            numbers.byteswap()
        return [numbers[at : at + self.size] for at in range(0, len(numbers), self.size)]

    def _ask(self, **request):
        self._process.stdin.write(json.dumps(request) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError("the referee has ended")
        told = json.loads(line)
        if not told["ok"]:
            raise ValueError(told["error"])
        return told

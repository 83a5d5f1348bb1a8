"""One game as PettingZoo's AEC environment, where `pettingzoo`, `gymnasium` and `numpy` are installed.

`parallel_env` is the same through PettingZoo's own converter. Grotto does not bring these packages and its tests run
without them: this module follows their documented interface, and is not tried by us.
"""

try:
    import numpy
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import aec_to_parallel
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(
        f"{missing.name} is not installed, and PettingZoo's interfaces need it: pip install pettingzoo numpy. "
        "grotto_gym.Games works without."
    ) from None

from .games import Games

_NUMBERS = numpy.iinfo(numpy.int16)


class GrottoEnv(AECEnv):
    def __init__(self, game, seed="0", options=None, referee=None):
        super().__init__()
        self.metadata = {"name": "grotto_%s_v0" % game.replace("-", "_"), "is_parallelizable": True, "render_modes": []}
        self.render_mode = None
        self.games = Games(game, 1, seed, options, referee)
        self.possible_agents = ["seat_%d" % seat for seat in range(self.games.seat_count)]
        observation = spaces.Dict(
            {
                "observation": spaces.Box(_NUMBERS.min, _NUMBERS.max, (self.games.size,), numpy.int16),
                "action_mask": spaces.Box(0, 1, (len(self.games.actions),), numpy.int8),
            }
        )
        self.observation_spaces = {agent: observation for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(len(self.games.actions)) for agent in self.possible_agents}

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def action_space(self, agent):
        return self.action_spaces[agent]

    def reset(self, seed=None, options=None):
        now = self.games.reset(None if seed is None else str(seed))
        self.agents = list(self.possible_agents)
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = dict(self.terminations)
        self.infos = {agent: {} for agent in self.agents}
        self._seen = {agent: numpy.zeros(self.games.size, numpy.int16) for agent in self.agents}
        self._turn(now)

    def step(self, action):
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        now = self.games.step([action])
        ended = now.ended[0]
        self.rewards = dict(zip(self.agents, ended["rewards"] if ended else [0.0] * len(self.agents)))
        if ended:
            self.terminations = {agent: True for agent in self.agents}
        else:
            self._turn(now)
        self._accumulate_rewards()

    def observe(self, agent):
        legal = self.games.mask()[0] if agent == self.agent_selection else numpy.zeros(len(self.games.actions), bool)
        return {"observation": self._seen[agent], "action_mask": legal.astype(numpy.int8)}

    def close(self):
        self.games.close()

    def _turn(self, now):
        self.agent_selection = self.possible_agents[now.seats[0]]
        self._seen[self.agent_selection] = now.observations[0]


def env(game, **options):
    return GrottoEnv(game, **options)


def parallel_env(game, **options):
    return aec_to_parallel(GrottoEnv(game, **options))

"""One game as PettingZoo's environments, AEC and parallel, where `pettingzoo`, `gymnasium` and `numpy` are installed.

Grotto does not bring these packages. Its tests play this module against a sketch of them; PettingZoo's own tests were
run on it by hand (see README.md).
"""

try:
    import numpy
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(
        f"{missing.name} is not installed, and PettingZoo's interfaces need it: pip install pettingzoo numpy. "
        "grotto_gym.Games works without."
    ) from None

from .games import Games

_NUMBERS = numpy.iinfo(numpy.int16)


class _Seats:
    """What both interfaces share: agents, spaces, and what each agent sees."""

    def _open(self, game, seed, options, referee):
        self.metadata = {"name": "grotto_%s_v0" % game.replace("-", "_"), "is_parallelizable": False, "render_modes": []}
        self.render_mode = None
        self.games = Games(game, 1, seed, options, referee)
        self._seed, self._begun = str(seed), 0
        self.possible_agents = ["seat_%d" % seat for seat in range(self.games.seat_count)]
        observation = spaces.Dict(
            {
                "observation": spaces.Box(_NUMBERS.min, _NUMBERS.max, (self.games.size,), numpy.int16),
                "action_mask": spaces.Box(0, 1, (len(self.games.actions),), numpy.int8),
            }
        )
        self.observation_spaces = {agent: observation for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(len(self.games.actions)) for agent in self.possible_agents}

    def _begin(self, seed):
        """Without a seed the next game of the last one, as learners expect who call reset() after every game."""
        if seed is not None:
            self._seed, self._begun = str(seed), 0
        self._begun += 1
        return self.games.reset("%s/%d" % (self._seed, self._begun))

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def action_space(self, agent):
        return self.action_spaces[agent]

    def close(self):
        self.games.close()

    def _look(self):
        """Nobody is shown what others have chosen face down."""
        self._seen = {}
        for agent, (legal, numbers) in zip(self.possible_agents, self.games.everybody()):
            mask = numpy.zeros(len(self.games.actions), numpy.int8)
            mask[legal] = 1
            self._seen[agent] = {"observation": numpy.array(numbers, numpy.int16), "action_mask": mask}

    def _over(self):
        """The next game has begun already: everybody keeps what she saw last, and may do nothing."""
        for agent in self._seen:
            self._seen[agent]["action_mask"] = numpy.zeros(len(self.games.actions), numpy.int8)


class GrottoEnv(_Seats, AECEnv):
    """One seat after another, also where several choose at once."""

    def __init__(self, game, seed="0", options=None, referee=None):
        super().__init__()
        self._open(game, seed, options, referee)

    def reset(self, seed=None, options=None):
        now = self._begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = dict(self.terminations)
        self.infos = {agent: {} for agent in self.agents}
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
            self._over()
        else:
            self._turn(now)
        self._accumulate_rewards()

    def observe(self, agent):
        return self._seen[agent]

    def _turn(self, now):
        self.agent_selection = self.possible_agents[now.seats[0]]
        self._look()


class GrottoParallelEnv(_Seats, ParallelEnv):
    """All who are asked choose at once. Where an agent's mask is all zeros she is asked nothing, and her action is not read."""

    def __init__(self, game, seed="0", options=None, referee=None):
        self._open(game, seed, options, referee)

    def reset(self, seed=None, options=None):
        self._begin(seed)
        self.agents = list(self.possible_agents)
        self._look()
        return dict(self._seen), {agent: {} for agent in self.agents}

    def step(self, actions):
        asked = {agent for agent, seen in self._seen.items() if seen["action_mask"].any()}
        ended = None
        while asked and not ended:
            agent = self.possible_agents[self.games.now.seats[0]]
            if agent not in asked:
                break
            asked.remove(agent)
            ended = self.games.step([actions[agent]]).ended[0]
        agents = self.agents
        if ended:
            self._over()
            self.agents = []
        else:
            self._look()
        rewards = dict(zip(agents, ended["rewards"] if ended else [0.0] * len(agents)))
        return (
            dict(self._seen),
            rewards,
            {agent: bool(ended) for agent in agents},
            {agent: False for agent in agents},
            {agent: {} for agent in agents},
        )


def env(game, **options):
    return GrottoEnv(game, **options)


def parallel_env(game, **options):
    return GrottoParallelEnv(game, **options)

import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { labGameOf } from '../games/lab-games.ts'
import { Referee } from '../referee/referee.ts'
import { gymDocument } from './document.ts'
import { sizeOf } from './gym-game.ts'

interface Told {
  readonly ok: boolean
  readonly error?: string
  readonly size: number
  readonly seats: readonly number[]
  readonly legal: readonly (readonly number[])[]
  readonly rows: string
  readonly ended: readonly ({ readonly rewards: readonly number[]; readonly result: string } | null)[]
}

const PYTHON = fileURLToPath(new URL('../../../docs/python/', import.meta.url))

function opened() {
  const referee = new Referee()
  return (request: object): Told => JSON.parse(referee.reply(JSON.stringify(request))) as Told
}

const rowsOf = ({ rows, seats }: Told): Int16Array[] => {
  const bytes = Buffer.from(rows, 'base64')
  const all = new Int16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2)
  const size = all.length / seats.length
  return seats.map((_, game) => all.subarray(game * size, (game + 1) * size))
}

/** Plays so many steps, always the same legal action by its place; what was told at the end of each. */
function played(request: object, steps: number): Told[] {
  const ask = opened()
  const told = [ask({ do: 'gym', ...request })]
  for (let step = 0; step < steps; step++) {
    const { legal } = told.at(-1)!
    told.push(
      ask({ do: 'steps', actions: legal.map((numbers, game) => numbers[(step * 7 + game * 3) % numbers.length]) }),
    )
  }
  return told
}

describe.each([
  ['diamant', { players: 4 }],
  ['sub-terra', { cavers: ['leader', 'medic', 'scout', 'bodyguard', 'climber', 'geologist'] }],
  ['sub-terra', { cavers: ['diver', 'engineer', 'leader', 'medic'], players: 2, difficulty: 'expert' }],
])('%s %o', (game, options) => {
  const { gym } = labGameOf(game)
  const told = played({ game, options, games: 6, seed: 'gym' }, 500)

  test('every legal action has a number of its own, and games go on and on', () => {
    expect(new Set(gym!.actions).size).toBe(gym!.actions.length)
    expect(told.filter(({ ok }) => !ok)).toEqual([])
    expect(told.flatMap(({ legal }) => legal).filter(numbers => numbers.length === 0)).toEqual([])
    const ends = told.slice(1).flatMap(({ ended }) => ended.filter(end => end !== null))
    expect(ends.length).toBeGreaterThan(6)
    for (const { rewards } of ends) expect(rewards.every(reward => reward >= 0 && reward <= 1)).toBe(true)
  })

  test('observations have the size that is told, and change', () => {
    expect(told[0]!.size).toBe(sizeOf(gym!))
    const rows = told.flatMap(rowsOf)
    expect(rows.every(row => row.length === sizeOf(gym!))).toBe(true)
    expect(new Set(rows.map(row => row.join())).size).toBeGreaterThan(500)
  })

  test('the same seed gives the same games, whatever is played beside them', () => {
    expect(played({ game, options, games: 6, seed: 'gym' }, 40)).toEqual(told.slice(0, 41))
    const alone = played({ game, options, games: 1, seed: 'gym' }, 40)
    expect(alone.map(each => rowsOf(each)[0])).toEqual(told.slice(0, 41).map(each => rowsOf(each)[0]))
    expect(played({ game, options, games: 6, seed: 'other' }, 5)).not.toEqual(told.slice(0, 6))
  })
})

test('in the window of Sub Terra the caver stands in the middle, and the start tile beside her once she has moved', () => {
  const ask = opened()
  const { gym } = labGameOf('sub-terra')
  const begun = ask({ do: 'gym', game: 'sub-terra', options: { start: 'leader' } })
  const at = sizeOf(gym!) - 81 * 20
  const tile = (row: Int16Array, cell: number) => [...row.subarray(at + cell * 20, at + cell * 20 + 15)]
  const start = [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1]
  expect(tile(rowsOf(begun)[0]!, 40)).toEqual(start)
  let told = ask({ do: 'steps', actions: [gym!.actions.indexOf('explore E')] })
  while (gym!.actions[told.legal[0]![0]!]!.startsWith('place'))
    told = ask({ do: 'steps', actions: [told.legal[0]![0]] })
  expect(tile(rowsOf(told)[0]!, 39)).toEqual(start)
})

test('everybody is shown, and what is legal for all who choose at once', () => {
  const ask = opened() as (request: object) => unknown as (request: object) => Omit<Told, 'legal'> & {
    legal: readonly (readonly (readonly number[])[])[]
  }
  const rows = ({ rows }: { readonly rows: string }, of: number) =>
    rowsOf({ rows, seats: Array.from({ length: of }) } as unknown as Told)
  const begun = ask({ do: 'gym', game: 'diamant', options: { players: 3 }, games: 2 })
  const all = ask({ do: 'everybody' })
  expect(all.legal).toEqual(Array(2).fill(Array(3).fill([0, 1])))
  expect(rows(all, 6)[3]).toEqual(rows(begun, 2)[1])
  ask({ do: 'steps', actions: [1, null] })
  // Who has chosen is asked no more; nobody sees what it was.
  const chosen = ask({ do: 'everybody' })
  expect(chosen.legal).toEqual([[[], [0, 1], [0, 1]], Array(3).fill([0, 1])])
  expect(rows(chosen, 6).slice(1)).toEqual(rows(all, 6).slice(1))
})

test('what cannot be answered changes nothing in any game', () => {
  const ask = opened()
  expect(ask({ do: 'steps', actions: [0] }).error).toContain('begin with "gym"')
  for (const wrong of [
    { game: 'chess' },
    { game: 'diamant', games: 0 },
    { game: 'diamant', games: 1e9 },
    { game: 'diamant', options: { players: 99 } },
    { game: 'diamant', more: 1 },
  ])
    expect(ask({ do: 'gym', ...wrong }).ok).toBe(false)
  const begun = ask({ do: 'gym', game: 'diamant', games: 2 })
  for (const actions of [[0], [0, 7], [0, '1'], [0, 1, 0], 'all', [0, {}]])
    expect(ask({ do: 'steps', actions }).ok).toBe(false)
  const { seats, legal, rows } = ask({ do: 'steps', actions: [null, null] })
  expect({ seats, legal, rows }).toEqual({ seats: begun.seats, legal: begun.legal, rows: begun.rows })
})

test('docs/python/README.md tells the fields and actions as they are (npm run docs:gym)', () => {
  const text = readFileSync(join(PYTHON, 'README.md'), 'utf8')
  expect(text).toBe(gymDocument(text))
})

const hasPython = spawnSync('python3', ['--version']).status === 0
if (!hasPython) console.warn('python3 is not installed: docs/python is not tried')

/** Whether there are arrays of numpy or not, the same games are seen. */
const PROGRAM = `
import json, sys
if sys.argv[1] == "without numpy": sys.modules["numpy"] = None
sys.path.insert(0, sys.argv[2])
from grotto_gym import Games
with Games("diamant", 3, "py", {"players": 3}, referee=sys.argv[3:]) as games:
    seen = []
    for step in range(60):
        now = games.step([legal[step % len(legal)] for legal in games.now.legal])
        seen.append([[int(n) for n in games.observe(g)] for g in range(3)])
        assert [[bool(b) for b in row] for row in games.mask()] == [[n in legal for n in range(2)] for legal in now.legal]
    assert list(games.field("round")) == seen[-1][0][:1]
    try:
        games.step([9, 9, 9]); raise SystemExit("not refused")
    except ValueError as refused:
        print(refused)
    print(json.dumps([seen, now.seats, any(now.ended), games.actions]))
    assert games.reset() and [int(n) for n in games.observe(1)] != seen[-1][1]
`

/** PettingZoo is not here: this is as much of it as the environments lean on. */
const PETTINGZOO = `
import random, sys, types
def module(name, **parts):
    sys.modules[name] = types.ModuleType(name)
    sys.modules[name].__dict__.update(parts)
class Env:
    def _accumulate_rewards(self):
        for agent, reward in self.rewards.items(): self._cumulative_rewards[agent] += reward
space = lambda *shape: shape
spaces = types.SimpleNamespace(Dict=space, Box=space, Discrete=space)
module("gymnasium", spaces=spaces)
module("pettingzoo", AECEnv=type("AECEnv", (Env,), {}), ParallelEnv=type("ParallelEnv", (), {}))
sys.path.insert(0, sys.argv[1])
from grotto_gym.pettingzoo_env import env, parallel_env

def choose(seen):
    legal = [number for number, may in enumerate(seen["action_mask"]) if may]
    return random.choice(legal) if legal else 99
random.seed(1)
for game, seats in (("diamant", 4), ("sub-terra", 3)):
    options = {"options": {"players": seats}, "referee": sys.argv[2:]}
    together, steps, most = parallel_env(game, **options), 0, 0
    seen, _ = together.reset(seed=3)
    while together.agents:
        most = max(most, sum(bool(each["action_mask"].any()) for each in seen.values()))
        seen, rewards, over, _, _ = together.step({agent: choose(seen[agent]) for agent in together.agents})
        steps += 1
    assert len(seen) == len(rewards) == seats and all(over.values())
    together.close()
    single = env(game, **options)
    single.reset(seed=3)
    while not any(single.terminations.values()): single.step(choose(single.observe(single.agent_selection)))
    assert set(single.rewards) == set(single.possible_agents)
    def hands(seed):
        single.reset(seed=seed)
        rows = []
        while len(rows) < 40 and not any(single.terminations.values()):
            single.step(min(n for n, may in enumerate(single.observe(single.agent_selection)["action_mask"]) if may))
            rows.append(single.observe(single.agent_selection)["observation"].tolist())
        return rows
    one, next_one, again = hands(5), hands(None), hands(5)
    assert one == again and one != next_one
    single.close()
    print(game, most, steps > 10, sum(rewards.values()) == 1 if game == "diamant" else len(set(rewards.values())) == 1)
`
const hasNumpy = spawnSync('python3', ['-c', 'import numpy']).status === 0

describe.skipIf(!hasPython)('docs/python, where python3 is installed', () => {
  const main = join(import.meta.dirname, '../main.ts')
  const run = (how: string) =>
    spawnSync('python3', ['-c', PROGRAM, how, PYTHON, process.execPath, main, 'referee'], {
      encoding: 'utf8',
      timeout: 60_000,
    })

  test('plays games side by side, with numpy or without', () => {
    const [plain, arrays] = [run('without numpy'), run('as it is')]
    expect([plain.status, plain.stderr]).toEqual([0, ''])
    expect(plain.stdout).toMatch(/^game 0: action 9 is not legal\n/)
    expect(arrays.stdout).toBe(plain.stdout)
  })

  test.skipIf(!hasNumpy)('is an environment of PettingZoo, where all who are asked choose at once', () => {
    const args = ['-c', PETTINGZOO, PYTHON, process.execPath, main, 'referee']
    const { stdout, stderr } = spawnSync('python3', args, { encoding: 'utf8', timeout: 60_000 })
    expect([stderr, stdout]).toEqual(['', 'diamant 4 True True\nsub-terra 1 True True\n'])
  })

  test('its programs are at least Python', () => {
    const check = 'import ast,pathlib,sys\nfor p in pathlib.Path(sys.argv[1]).rglob("*.py"): ast.parse(p.read_text())'
    expect(spawnSync('python3', ['-c', check, PYTHON], { encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' })
  })
})

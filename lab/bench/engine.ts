// `npm run bench:engine`: uniformly random games in one thread through the public contract (list, choose, advance).
// After a warm-up the median of several runs, since a laptop's speed wanders. `-- diamant` measures one game only.
import { fastChance, type GameTypes } from '@grotto/kernel'
import type { LabGame } from '../src/games/lab-game.ts'
import { labGameOf } from '../src/games/lab-games.ts'
import { randomGame } from '../src/simulate/random-game.ts'

interface Subject {
  readonly name: string
  readonly game: string
  readonly options: object
}

const SUBJECTS: readonly Subject[] = [
  { name: 'Diamant, 4 players', game: 'diamant', options: { players: 4 } },
  { name: 'Diamant, 8 players', game: 'diamant', options: { players: 8 } },
  { name: 'Sub Terra, 4 cavers', game: 'sub-terra', options: { cavers: ['leader', 'medic', 'scout', 'bodyguard'] } },
  {
    name: 'Sub Terra, 6 cavers, expert',
    game: 'sub-terra',
    options: { cavers: ['diver', 'scout', 'geologist', 'engineer', 'climber', 'leader'], difficulty: 'expert' },
  },
]

/** What was played, and how long it took: by the clock, and of this thread alone where other work shares the cores. */
interface Run {
  readonly games: number
  readonly decisions: number
  readonly wall: number
  readonly cpu: number
}

const RUNS = 7
const SECONDS_PER_RUN = 1
const WARM_UP_SECONDS = 2

const [only] = process.argv.slice(2)
for (const subject of SUBJECTS.filter(({ game }) => only === undefined || game === only)) {
  const labGame = labGameOf(subject.game)
  const options = parsed(labGame, subject.options)
  timed(labGame, options, WARM_UP_SECONDS)
  const runs = Array.from({ length: RUNS }, () => timed(labGame, options, SECONDS_PER_RUN))
  const figure = (of: (run: Run) => number) => perSecond(median(runs.map(of)))
  console.log(`${subject.name}
  ${figure(run => run.games / run.wall)} games/s, ${figure(run => run.decisions / run.wall)} decisions/s by the clock
  ${figure(run => run.games / run.cpu)} games/s, ${figure(run => run.decisions / run.cpu)} decisions/s of the thread's own time
  ${copies(labGame, options)}`)
}

function parsed(labGame: LabGame, input: object): object {
  const options = labGame.game.parseOptions(input)
  if (!options.ok) throw new Error(`options refused: ${JSON.stringify(options.refusal)}`)
  return options.value
}

/** Plays for about so many seconds. */
function timed({ game }: LabGame, options: object, seconds: number): Run {
  const chance = fastChance('bench')
  const choice = fastChance('choice')
  const pick = (n: number) => choice('', n)
  const actions: GameTypes['action'][] = []
  const before = threadSeconds()
  const started = performance.now()
  const enough = started + seconds * 1000
  let games = 0
  let decisions = 0
  for (; performance.now() < enough; games += 16)
    for (let i = 0; i < 16; i++) decisions += randomGame(game, options, chance, pick, actions).decisions
  return { games, decisions, wall: (performance.now() - started) / 1000, cpu: threadSeconds() - before }
}

function threadSeconds(): number {
  const { user, system } = (process.threadCpuUsage ?? process.cpuUsage).call(process)
  return (user + system) / 1e6
}

/** Copies per second of a state in the middle of a game. */
function copies(labGame: LabGame, options: object): string {
  const state = midGame(labGame, options)
  const rates = Array.from({ length: RUNS + 2 }, () => copyRate(labGame, state))
  const rate = median(rates.slice(2))
  return `${perSecond(rate)} copies/s (${(1e6 / rate).toFixed(2)} µs each)`
}

/** The copies are kept for a while, or the optimiser might see that nobody looks at them. */
function copyRate({ game }: LabGame, state: object): number {
  const COPIES = 200_000
  const kept: object[] = []
  const before = threadSeconds()
  for (let i = 0; i < COPIES; i++) kept[i & 255] = game.copy(state)
  return COPIES / (threadSeconds() - before)
}

/** A state half-way through a random game. */
function midGame({ game }: LabGame, options: object): object {
  const pick = fastChance('mid')
  const states: object[] = []
  const state = game.setup(options, pick)
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    states.push(game.copy(state))
    const legal = game.legal(state, seat)
    game.advance(state, seat, legal[pick('', legal.length)]!, pick)
  }
  return states[Math.floor(states.length / 2)]!
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!
}

function perSecond(rate: number): string {
  return Math.round(rate).toLocaleString('en')
}

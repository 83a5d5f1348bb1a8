import { diamant } from '@grotto/diamant'
import { fastChance, type Game, type GameTypes } from '@grotto/kernel'
import { subTerra } from '@grotto/sub-terra'
import { botFor, botsOf, type Reason } from '../src/index.ts'

export interface ThinkingSpeed {
  readonly game: string
  readonly id: string
  readonly iterationsPerSecond: number
  /** Milliseconds of a decision with as many iterations as the bot takes by itself: half of them take less; the longest. */
  readonly median: number
  readonly longest: number
}

/** Bots from this level on search; those that are shown everything are not asked. */
const SEARCHING = 3
const DECISIONS = 15

/** How fast the searching bots think about decisions from all over a game of four; runs in node and in a page. */
export const thinkingSpeeds = (): ThinkingSpeed[] => [
  ...speedsOf(diamant, { players: 4 }, 'diamant-careful'),
  ...speedsOf(subTerra, { players: 1, cavers: ['leader', 'medic', 'scout', 'bodyguard'] }, 'sub-terra-careful'),
]

function speedsOf<G extends GameTypes>(game: Game<G>, wanted: object, by: string): ThinkingSpeed[] {
  const options = game.parseOptions(wanted)
  if (!options.ok) throw new Error(options.refusal.reason)
  const asked = questions(game, options.value, by)
  return botsOf(game.id)
    .filter(({ level }) => level >= SEARCHING)
    .map(({ id }) => ({ game: game.id, id, ...speedOf(game, id, asked) }))
}

interface PositionToDecide<G extends GameTypes> {
  readonly view: G['view']
  readonly seat: number
  readonly log: readonly G['event'][]
}

/** Decisions with a choice, spread evenly over games that rules of thumb play. */
function questions<G extends GameTypes>(game: Game<G>, options: G['options'], by: string): PositionToDecide<G>[] {
  const asked: PositionToDecide<G>[] = []
  for (let number = 0; number < 3; number++) {
    const chance = fastChance(`speed ${number}`)
    const log: G['event'][] = []
    const note = (event: G['event']) => void log.push(event)
    const state = game.setup(options, chance, note)
    for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
      const view = game.view(state, seat)
      if (game.legal(view, seat).length > 1) asked.push({ view, seat, log: [...log] })
      game.advance(state, seat, botFor(by, game).decide(view, log, { seat, random: chance }).action, chance, note)
    }
  }
  return Array.from({ length: DECISIONS }, (_, i) => asked[Math.floor(((i + 0.5) * asked.length) / DECISIONS)]!)
}

const ITERATIONS = 200

function speedOf<G extends GameTypes>(game: Game<G>, id: string, asked: readonly PositionToDecide<G>[]) {
  const bot = botFor(id, game)
  const think = ({ view, seat, log }: PositionToDecide<G>, iterations?: number) => {
    const started = performance.now()
    const thinking = { seat, random: fastChance(seat) }
    const { reasons } = bot.decide(view, log, iterations === undefined ? thinking : { ...thinking, iterations })
    return { took: performance.now() - started, done: iterationsIn(id, reasons) }
  }
  for (const each of asked) think(each)
  const long = asked.map(each => think(each, ITERATIONS)).filter(({ done }) => done > 0)
  const total = (pick: 'took' | 'done') => long.reduce((sum, each) => sum + each[pick], 0)
  const decisions = asked.map(each => think(each).took).sort((a, b) => a - b)
  return {
    iterationsPerSecond: Math.round((1000 * total('done')) / total('took')),
    median: decisions[decisions.length >> 1]!,
    longest: Math.max(...decisions),
  }
}

/** A bot may stop before it has to, and says how often it tried; the tree search never does, and speaks of one action. */
const iterationsIn = (id: string, reasons: readonly Reason[]): number =>
  id === 'mcts' ? ITERATIONS : Number(reasons.find(({ reason }) => reason === 'triedOut')?.args?.times ?? 0)

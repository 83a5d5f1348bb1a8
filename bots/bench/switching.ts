/**
 * Policy switching by full playouts: `npm run switching -- [--games N] [--lucks N] [--errors X] [--seed S] [--only KIND]`,
 * rescue4, normal. At the beginning of every round each of a few ways to play (Lantern with other weights) is played to
 * the end of the game, all with the same lucks; the round is played by the one that ends best, in worth of medals, if it
 * is better than the usual one by so many standard errors. Beside it Lantern in the same caves.
 */
import { parseArgs } from 'node:util'
import { fastChance, labelledChance } from '@grotto/kernel'
import { HAZARD_POOLS, type HazardKind, leftBehind, type SubTerraState, subTerra } from '@grotto/sub-terra'
import { estimate, SUB_TERRA_WEIGHTS, withSubTerraWeights } from '../src/index.ts'
import { byThumb } from '../src/sub-terra/careful.ts'

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '100' },
    lucks: { type: 'string', default: '24' },
    errors: { type: 'string', default: '1' },
    seed: { type: 'string', default: 'tables' },
    only: { type: 'string' },
  },
})
const parsed = subTerra.parseOptions({
  players: 1,
  cavers: ['leader', 'medic', 'scout', 'bodyguard'],
  ...(values.only && { hazards: HAZARD_POOLS.normal.map(() => ({ kind: values.only as HazardKind })) }),
})
if (!parsed.ok) throw new Error(parsed.refusal.reason)
const options = parsed.value

type Weights = Readonly<Record<string, number>>
const times = (factors: Weights): Weights =>
  Object.fromEntries(
    Object.entries(factors).map(([name, factor]) => [name, (SUB_TERRA_WEIGHTS as unknown as Weights)[name]! * factor]),
  )

/** The usual way first. */
const WAYS: readonly Weights[] = [
  {},
  times({ tile: 1.6, effort: 0.6 }),
  times({ danger: 1.4, care: 1.4, unknown: 2 }),
  times({ gather: 2, gatherFrom: 1.5, apart: 2.5, apartLate: 2 }),
  times({ gather: 0.5, apart: 0.2, apartLate: 0.5, stray: 0.5 }),
]
const MEDALS = [1, 0.6, 0.3]
const LUCKS = Number(values.lucks)

function worthToEnd(start: SubTerraState, luck: number): number {
  const draft = subTerra.copy(start)
  const chance = labelledChance(luck)
  while (draft.question.type !== 'over') subTerra.advance(draft, 0, byThumb(draft).action, chance)
  return MEDALS[leftBehind(draft).length] ?? 0
}

/** The way to play this round. */
function bestWay(state: SubTerraState, random: ReturnType<typeof fastChance>): number {
  const start = subTerra.imagine(subTerra.view(state, 0), 0, [], random)
  const lucks = Array.from({ length: LUCKS }, () => random('bot', 1 << 30))
  const worths = WAYS.map(way => withSubTerraWeights(way, () => lucks.map(luck => worthToEnd(start, luck))))
  let best = 0
  let most = 0
  for (let way = 1; way < WAYS.length; way++) {
    const { mean, margin } = estimate(worths[way]!.map((worth, luck) => worth - worths[0]![luck]!))
    const sure = mean - (Number(values.errors) * margin) / 1.96
    if (sure > most) [best, most] = [way, sure]
  }
  return best
}

const chosen = WAYS.map(() => 0)

function play(game: number, switches: boolean): number {
  const chance = labelledChance(`${values.seed}/${game}`)
  const random = fastChance(`${values.seed}/${game}/switching`)
  const state = subTerra.setup(options, chance)
  let round = -1
  let way = 0
  for (let seats = subTerra.toAct(state); seats.length > 0; seats = subTerra.toAct(state)) {
    if (switches && state.round !== round) {
      round = state.round
      way = bestWay(state, random)
      chosen[way]! += 1
    }
    const { action } = withSubTerraWeights(WAYS[way]!, () => byThumb(subTerra.view(state, seats[0]!)))
    subTerra.advance(state, seats[0]!, action, chance)
  }
  return leftBehind(state).length
}

const percent = (of: readonly number[]) => {
  const { mean, margin } = estimate(of)
  return `${(100 * mean).toFixed(1)} ± ${(100 * margin).toFixed(1)}`
}
const left: Record<string, number[]> = {}
for (const switches of [false, true]) {
  const started = performance.now()
  const ends = Array.from({ length: Number(values.games) }, (_, game) => play(game, switches))
  left[String(switches)] = ends
  const figures = [
    ends.map(end => (end === 0 ? 1 : 0)),
    ends.map(end => (end <= 2 ? 1 : 0)),
    ends.map(end => MEDALS[end] ?? 0),
  ]
  const [gold, medals, worth] = figures.map(percent)
  const seconds = ((performance.now() - started) / 1000 / ends.length).toFixed(1)
  console.log(
    `${switches ? 'switching' : 'Lantern'}: gold ${gold}, some medal ${medals}, worth ${worth}, ${seconds} s a game`,
  )
}
const more = left.true!.map((end, game) => (MEDALS[end] ?? 0) - (MEDALS[left.false![game]!] ?? 0))
console.log(`worth more, cave by cave: ${percent(more)}; ways chosen ${chosen.join(' ')}; ${more.length} games`)

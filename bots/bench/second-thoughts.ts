/**
 * Where a search would do something else than the rules of thumb: `node bots/bench/second-thoughts.ts [--games N] [--share X]
 * [--lucks N] [--seed S]`, rescue4, normal. Lantern plays; at a share of its decisions every other action is tried as
 * Bedrock tries it, all with the same lucks and none given up. Told by what was done and what might have been, in worth of life.
 */
import { parseArgs } from 'node:util'
import { type Chance, fastChance, labelledChance } from '@grotto/kernel'
import { NONE, type SubTerraAction, type SubTerraState, subTerra } from '@grotto/sub-terra'
import { estimate } from '../src/index.ts'
import { byThumb } from '../src/sub-terra/careful.ts'
import { playOn } from '../src/sub-terra/playing-on.ts'
import { yardstick } from '../src/sub-terra/worth.ts'

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '40' },
    share: { type: 'string', default: '0.04' },
    lucks: { type: 'string', default: '24' },
    seed: { type: 'string', default: 'bias0' },
  },
})
const parsed = subTerra.parseOptions({ players: 1, cavers: ['leader', 'medic', 'scout', 'bodyguard'] })
if (!parsed.ok) throw new Error(parsed.refusal.reason)
const options = parsed.value

/** Fewer positions than this say nothing about a kind of second thought. */
const FEWEST = 12
/** Kinds told of. */
const MOST_KINDS = 15
const SHARES = 1000

/** By what was done, and what might have been, once or not at all for each position: the most it brought more. */
const gains = new Map<string, number[]>()
/** What is better beyond doubt, as Bedrock understands it. */
const overruling: number[] = []
let positions = 0

function tryOthers(view: SubTerraState, usual: SubTerraAction, seat: number, random: Chance): void {
  const start = subTerra.imagine(view, seat, [], random)
  const measure = yardstick(start)
  const others = subTerra.legal(view, seat).filter(action => JSON.stringify(action) !== JSON.stringify(usual))
  const tried: number[][] = others.map(() => [])
  for (let each = 0; each < Number(values.lucks); each++) {
    const luck = random('bot', 1 << 30)
    const play = (action: SubTerraAction) => playOn(start, action, labelledChance(luck), measure, 1)
    const base = play(usual)
    for (const [other, action] of others.entries()) tried[other]!.push(play(action) - base)
  }
  positions++
  tell(view, usual, others, tried)
}

function tell(view: SubTerraState, usual: SubTerraAction, others: readonly SubTerraAction[], tried: number[][]): void {
  const found = view.cave.kind.indexOf('exit') === NONE ? 'search' : 'way out'
  const most = new Map<string, number>()
  let best = 0
  for (const [other, action] of others.entries()) {
    const { mean, margin } = estimate(tried[other]!)
    const kind = `${found}: ${usual.type} → ${action.type}`
    most.set(kind, Math.max(most.get(kind) ?? Number.NEGATIVE_INFINITY, mean))
    if (mean >= 1 && mean > margin) best = Math.max(best, mean)
  }
  for (const [kind, gain] of most) gains.set(kind, [...(gains.get(kind) ?? []), gain])
  if (best > 0) overruling.push(best)
}

for (let game = 0; game < Number(values.games); game++) {
  const chance = labelledChance(`${values.seed}/${game}`)
  const random = fastChance(`${values.seed}/${game}/bias`)
  const state = subTerra.setup(options, chance)
  for (let [seat] = subTerra.toAct(state); seat !== undefined; [seat] = subTerra.toAct(state)) {
    const view = subTerra.view(state, seat)
    const { action } = byThumb(view)
    const choices = subTerra.legal(view, seat).length
    if (choices > 1 && random('bot', SHARES) < SHARES * Number(values.share)) tryOthers(view, action, seat, random)
    subTerra.advance(state, seat, action, chance)
  }
}

const told = [...gains]
  .filter(([, each]) => each.length >= FEWEST)
  .map(([kind, each]) => ({ kind, positions: each.length, ...estimate(each) }))
  .sort((a, b) => b.mean * b.positions - a.mean * a.positions)
const share = ((100 * overruling.length) / positions).toFixed(0)
console.log(`${positions} positions, overruled in ${share} %, then by ${estimate(overruling).mean.toFixed(1)}`)
for (const { kind, positions: times, mean, margin } of told.slice(0, MOST_KINDS))
  console.log(`${kind}: ${mean.toFixed(2)} ± ${margin.toFixed(2)} more, ${times} positions`)

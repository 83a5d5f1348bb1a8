import { parseArgs } from 'node:util'
import { ATTACKS } from './attacks.ts'
import { type Besieged, Siege } from './siege.ts'
import type { Timings } from './timings.ts'
import type { Felt } from './victims.ts'

/**
 * npm run abuse -- --seconds 20 --only sockets,lists
 * People play at a steady pace. First it is measured what they feel in peace, then under each attack: an attacker at one
 * address, with a thousand identities, who does as much as each limit in docs/server.md allows and a little more. Under
 * no attack may the slowest hundredth of what people feel take twice as long as in peace.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    only: { type: 'string', default: Object.keys(ATTACKS).join() },
    alone: { type: 'string', default: '12' },
    bots: { type: 'string', default: '2' },
  },
})

/** Nobody feels less than this, and it is less than a busy machine differs from one second to the next. */
const UNFELT = 25
const TWICE = 2

const siege = new Siege({
  seconds: Number(values.seconds),
  alone: Number(values.alone),
  withBots: Number(values.bots),
})
await siege.start()
console.log(header())
const broken: string[] = []
/** What came to nothing proves nothing. */
const vain: string[] = []
for (const attack of values.only.split(',')) {
  // Measured anew each time: a machine is never twice the same.
  const peace = await siege.peace()
  const besieged = await siege.endure(attack)
  console.log(line(besieged, peace, await siege.heap()))
  if (suffers(besieged.felt, peace.felt)) broken.push(attack)
  if (!besieged.counts[ATTACKS[attack]!.strikes]) vain.push(attack)
}
await siege.end()
console.log(broken.length === 0 ? 'nobody suffered' : `people suffered under: ${broken.join(', ')}`)
if (vain.length > 0) console.log(`attacks that came to nothing: ${vain.join(', ')}`)
process.exit(broken.length + vain.length === 0 ? 0 : 1)

function suffers(now: Felt, before: Felt): boolean {
  return isWorse(now.moves, before.moves) || isWorse(now.bots, before.bots)
}

function isWorse(now: Timings, before: Timings): boolean {
  return now.percentile(0.99) > Math.max(UNFELT, TWICE * before.percentile(0.99))
}

function header(): string {
  const figures = ['', 'p50', 'p99', 'in peace', '×']
  const columns = ['attack', 'moves', ...figures.slice(1), 'bots', ...figures.slice(1), 'list p99', 'cpu', 'work']
  return [...columns, 'MB', 'heap', 'what came of it'].join('\t')
}

function line({ attack, felt, counts, ...besieged }: Besieged, peace: Besieged, heap: number): string {
  return [
    attack,
    ...figures(felt.moves, peace.felt.moves),
    ...figures(felt.bots, peace.felt.bots),
    felt.lists.percentile(0.99).toFixed(0),
    besieged.processor.toFixed(2),
    besieged.work.toFixed(0),
    besieged.megabytes.toFixed(0),
    heap.toFixed(0),
    Object.entries(counts)
      .map(([what, count]) => `${what} ${count}`)
      .join(', '),
  ].join('\t')
}

function figures(now: Timings, before: Timings): string[] {
  const [p99, inPeace] = [now.percentile(0.99), before.percentile(0.99)]
  return [
    String(now.count),
    ...[now.percentile(0.5), p99, inPeace].map(ms => ms.toFixed(0)),
    (p99 / inPeace).toFixed(2),
  ]
}

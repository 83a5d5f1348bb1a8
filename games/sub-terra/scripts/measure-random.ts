/**
 * Uniformly random play, measured: `node games/sub-terra/scripts/measure-random.ts [games] [seed]`.
 * Prints means per game, to be laid beside those of another implementation, and decisions per second.
 */
import { fastChance } from '@grotto/kernel'
import { type SubTerraAction, type SubTerraEvent, type SubTerraOptions, subTerra } from '../src/index.ts'

const games = Number(process.argv[2] ?? 20_000)
const seed = process.argv[3] ?? 'measure'

const parsed = subTerra.parseOptions({ cavers: ['leader', 'medic', 'scout', 'bodyguard'], difficulty: 'normal' })
if (!parsed.ok) throw new Error(parsed.refusal.reason)
const options: SubTerraOptions = parsed.value

const chance = fastChance(seed)
const pick = fastChance(`${seed}/pick`)
const list: SubTerraAction[] = []

interface Sums {
  rounds: number
  tiles: number
  decisions: number
  choices: number
  options: number
  horrors: number
  devoured: number
  outOfTime: number
  falls: Record<string, number>
  results: Record<string, number>
}
const sums: Sums = {
  rounds: 0,
  tiles: 0,
  decisions: 0,
  choices: 0,
  options: 0,
  horrors: 0,
  devoured: 0,
  outOfTime: 0,
  falls: {},
  results: {},
}

function note(event: SubTerraEvent): void {
  if (event.type === 'horrorSpawned') sums.horrors++
  else if (event.type === 'devoured') sums.devoured++
  else if (event.type === 'outOfTime') sums.outOfTime++
  else if (event.type === 'gameEnded') sums.results[event.result] = (sums.results[event.result] ?? 0) + 1
  else if (event.type === 'hurt' && event.fell) sums.falls[event.harm] = (sums.falls[event.harm] ?? 0) + 1
}

function playOne(sink: typeof note | undefined): number {
  const state = subTerra.setup(options, chance, sink)
  let decisions = 0
  for (let seats = subTerra.toAct(state); seats.length > 0; seats = subTerra.toAct(state)) {
    subTerra.legal(state, seats[0]!, list)
    decisions++
    if (sink && list.length > 1) {
      sums.choices++
      sums.options += list.length
    }
    subTerra.advance(state, seats[0]!, list[pick('pick', list.length)]!, chance, sink)
  }
  sums.rounds += sink ? state.round : 0
  sums.tiles += sink ? state.cave.id.length : 0
  return decisions
}

const mean = (sum: number) => Number((sum / games).toFixed(4))
const means = (record: Record<string, number>) =>
  Object.fromEntries(Object.entries(record).map(([key, sum]) => [key, mean(sum)]))

for (let game = 0; game < games; game++) sums.decisions += playOne(note)
console.log({
  games,
  rounds: mean(sums.rounds),
  tiles: mean(sums.tiles),
  decisions: mean(sums.decisions),
  choices: mean(sums.choices),
  optionsPerChoice: Number((sums.options / sums.choices).toFixed(4)),
  falls: mean(Object.values(sums.falls).reduce((a, b) => a + b, 0)),
  fallsByCause: means(sums.falls),
  horrors: mean(sums.horrors),
  devoured: mean(sums.devoured),
  outOfTime: mean(sums.outOfTime),
  results: means(sums.results),
})

const timed = Math.min(games, 20_000)
const started = performance.now()
let decisions = 0
for (let game = 0; game < timed; game++) decisions += playOne(undefined)
const seconds = (performance.now() - started) / 1000
console.log(`${Math.round(decisions / seconds).toLocaleString('en')} decisions/s over ${timed} games without a sink`)

/**
 * Random games over all party sizes, difficulties and editions, every state held against the invariants:
 * `node games/sub-terra/scripts/random-games.ts [games] [seed]`. Ends with 1 and names the game where one breaks.
 */
import { type Chance, canonical, fastChance, given } from '@grotto/kernel'
import { CAVERS, DIFFICULTIES, EDITIONS, type SubTerraAction, type SubTerraOptions, subTerra } from '../src/index.ts'
import { brokenInvariant } from '../src/invariants.ts'

const games = Number(process.argv[2] ?? 100_000)
const seed = process.argv[3] ?? 'random games'

/** S-1 Tables of all sizes. */
const TABLES = [
  { players: 1, size: 4 },
  { players: 1, size: 5 },
  { players: 1, size: 6 },
  { players: 2, size: 4 },
  { players: 3, size: 6 },
  { players: 4, size: 4 },
  { players: 5, size: 5 },
  { players: 6, size: 6 },
]

function randomParty(chance: Chance, size: number): string[] {
  const left: string[] = [...CAVERS]
  return Array.from({ length: size }, () => left.splice(chance('party', left.length), 1)[0]!)
}

function randomOptions(game: number, chance: Chance): SubTerraOptions {
  const { players, size } = TABLES[game % TABLES.length]!
  const parsed = subTerra.parseOptions({
    players,
    cavers: randomParty(chance, size),
    difficulty: DIFFICULTIES[Math.floor(game / TABLES.length) % DIFFICULTIES.length],
    edition: EDITIONS[Math.floor(game / TABLES.length / DIFFICULTIES.length) % EDITIONS.length],
    gasTwiceEntry: chance('gas', 2) === 0 ? 4 : 2,
    easier: chance('easier', 2) === 0,
  })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal))
  return parsed.value
}

const list: SubTerraAction[] = []
const counts = { decisions: 0, rounds: 0, tiles: 0, results: {} as Record<string, number> }

/** JSON and back is the same state, and every listed action is allowed. */
function lookClosely(state: ReturnType<typeof subTerra.copy>, seat: number): void {
  const json = canonical(subTerra.encode(state))
  const back = subTerra.decode(JSON.parse(json))
  if (!back.ok) throw new Error(`a reached position was refused: ${JSON.stringify(back.refusal)}\n${json}`)
  if (canonical(subTerra.encode(back.value)) !== json) throw new Error(`JSON does not come back\n${json}`)
  for (const action of list) if (subTerra.refusal(state, seat, action)) throw new Error(`refused: ${canonical(action)}`)
}

function playOne(game: number): void {
  const chance = fastChance(`${seed}/${game}`)
  const state = subTerra.setup(randomOptions(game, chance), chance)
  for (let seats = subTerra.toAct(state); seats.length > 0; seats = subTerra.toAct(state)) {
    const wrong = brokenInvariant(state)
    if (wrong) throw new Error(wrong)
    subTerra.legal(state, seats[0]!, list)
    if (list.length === 0) throw new Error('nothing to do')
    if (counts.decisions++ % 100 === 0) lookClosely(state, seats[0]!)
    subTerra.advance(state, seats[0]!, list[chance('pick', list.length)]!, chance)
  }
  const wrong = brokenInvariant(state)
  if (wrong) throw new Error(wrong)
  const { result } = given(subTerra.outcome(state), 'the outcome')
  counts.rounds += state.round
  counts.tiles += state.cave.id.length
  counts.results[result] = (counts.results[result] ?? 0) + 1
}

for (let game = 0; game < games; game++) {
  try {
    playOne(game)
  } catch (error) {
    console.error(`game ${game} with seed “${seed}”:`, error)
    process.exit(1)
  }
}
console.log({ games, ...counts })

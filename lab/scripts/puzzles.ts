/**
 * Finds puzzles in games of bots: `npm run puzzles GAME -- [--count N] [--seed S] [--out FILE]`. A position is one
 * where a single action is better than every other beyond doubt: three looks with other futures each time, the last one
 * close, must agree, and the lead must be more than a little even at the lower end of its interval. The list grows until it
 * has so many; what stands there stays. With `--check` every puzzle of the list is looked at again, in futures by which it
 * was not chosen: what does not lead there is taken out, the others get these worths, which flatter nobody.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { usualBot } from '@grotto/bots'
import { type Solved, solve } from '@grotto/bots/analysis'
import { LIST } from '@grotto/catalog/list'
import { fastChance, type GameTypes, given, labelledChance, type Puzzle, type Seat } from '@grotto/kernel'
import { decider } from '@grotto/trials'
import { labGameOf } from '../src/games/lab-games.ts'
import { puzzleId } from '../src/puzzle-id.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '40' },
    seed: { type: 'string', default: 'puzzles' },
    out: { type: 'string' },
    check: { type: 'boolean', default: false },
  },
})
const { game } = labGameOf(positionals[0] ?? '')
const out = values.out ?? `web/public/puzzles/${game.id}.json`
const { daily } = given(
  LIST.find(({ id }) => id === game.id),
  'the game in the catalog',
)
const options = game.parseOptions({ ...game.newOptions, ...daily?.options })
if (!options.ok) throw new Error(options.refusal.reason)
const table = options.value

/** Futures of each look; what does not lead after one is not looked at again. */
const LOOKS = [10, 60, 240] as const
const CHECK = 480
/** By how much the best must seem better on the first look, and be better on the others even at the interval's lower end. */
const LEAST_GAP = 0.15
const LEAST_LEAD = 0.06
/** Only in the last decisions of a game is one action so much better that futures tell it from all others. */
const LATEST = 30
/** With fewer actions it is only a riddle where rules of thumb would now and then choose otherwise. */
const FEW = 4

/** Every look must find the same action the best. */
function solved(view: object, seat: Seat, name: string): Solved<GameTypes> | undefined {
  let last: Solved<GameTypes> | undefined
  for (const futures of LOOKS) {
    const next = solve(game, view, seat, { futures, seed: `${name}/${futures}` })
    const leads = last ? next.lead >= LEAST_LEAD && bestOf(last) === bestOf(next) : gapOf(next) >= LEAST_GAP
    if (!leads || (next.isUsual && next.actions.length < FEW)) return undefined
    last = next
  }
  return last
}

const gapOf = ({ actions: [best, next] }: Solved<GameTypes>): number => (best?.worth ?? 0) - (next?.worth ?? 1)
const bestOf = ({ actions }: Solved<GameTypes>): string => JSON.stringify(actions[0]?.action)

function puzzleOf(state: object, seat: Seat, name: string): Puzzle | undefined {
  const view = game.view(state, seat)
  const found = solved(view, seat, name)
  if (!found) return undefined
  const puzzle = { seat, position: game.notation.makePosition(view), actions: worded(view, found) }
  return { id: puzzleId(game.id, puzzle), ...puzzle }
}

const worded = (view: object, { actions }: Solved<GameTypes>): Puzzle['actions'] =>
  actions.map(({ action, worth }) => [game.notation.makeAction(view, action), Math.round(100 * worth) / 100] as const)

/** The same puzzle as it stands in other futures, if it still stands. */
function checked(puzzle: Puzzle): Puzzle | undefined {
  const state = game.notation.parsePosition(puzzle.position)
  if (!state.ok) throw new Error(`${puzzle.id}: ${state.refusal.reason}`)
  const view = game.view(state.value, puzzle.seat)
  const found = solve(game, view, puzzle.seat, { futures: CHECK, seed: `check/${values.seed}/${puzzle.id}` })
  const actions = worded(view, found)
  return found.lead >= LEAST_LEAD && actions[0]?.[0] === puzzle.actions[0]?.[0] ? { ...puzzle, actions } : undefined
}

/** Positions of a game of bots with who has to act, the latest first. */
function positionsOf(seed: string, table: object): { state: object; seat: Seat }[] {
  const chance = labelledChance(seed)
  const decide = decider(game, { bot: usualBot(game.id) }, seed)
  const log: GameTypes['event'][] = []
  const note = (event: GameTypes['event']) => void log.push(event)
  const state = game.setup(table, chance, note)
  const positions: { state: object; seat: Seat }[] = []
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    positions.push({ state: game.copy(state), seat })
    game.advance(state, seat, decide(state, seat, log), chance, note)
  }
  return positions.reverse().slice(0, LATEST)
}

/** One puzzle of a game, from anywhere among its last decisions. */
function puzzleIn(seed: string, table: object): Puzzle | undefined {
  const pick = fastChance(`${seed}/pick`)
  const positions = positionsOf(seed, table)
  const first = pick('', positions.length)
  for (const [place, { state, seat }] of positions.slice(first).entries()) {
    const puzzle = game.legal(state, seat).length > 1 ? puzzleOf(state, seat, `${seed}/${place}`) : undefined
    if (puzzle) return puzzle
  }
  return undefined
}

/** One puzzle a line: small, and a difference shows which. What was found is kept as it is found. */
const keep = (puzzles: readonly Puzzle[]): void =>
  writeFileSync(out, `[\n${puzzles.map(puzzle => JSON.stringify(puzzle)).join(',\n')}\n]\n`)

const puzzles: Puzzle[] = existsSync(out) ? JSON.parse(readFileSync(out, 'utf8')) : []
if (values.check) check()
else grow()

function grow(): void {
  const known = new Set(puzzles.map(({ id }) => id))
  for (let number = 0; puzzles.length < Number(values.count); number++) {
    const puzzle = puzzleIn(`${values.seed}/${number}`, table)
    if (!puzzle || known.has(puzzle.id)) continue
    puzzles.push(puzzle)
    known.add(puzzle.id)
    keep(puzzles)
    console.error(`${puzzles.length} of ${values.count}, game ${number}: ${puzzle.actions[0]?.join(' ')}`)
  }
}

function check(): void {
  const sound = puzzles.map(puzzle => {
    const found = checked(puzzle)
    console.error(`${puzzle.id} ${found ? found.actions[0]?.join(' ') : 'is taken out'}`)
    return found
  })
  keep(sound.filter(puzzle => puzzle !== undefined))
}

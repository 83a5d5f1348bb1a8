import { has, MARK, NONE, SIDES, type SubTerraAction, type SubTerraState } from '@grotto/sub-terra'
import { find, type Outlook } from './outlook.ts'
import { sideTowards, wayTo } from './ways.ts'

/** Whether a plain Move leads from one tile to the next. */
function isPlainMove(state: SubTerraState, caver: number, tile: number, side: number, there: number): boolean {
  const { cave } = state
  if (cave.steep[tile]! & (1 << side)) return false
  const marks = cave.marks[there]!
  if (marks & MARK.flooded && !has(state, caver, 'amphibious')) return false
  return (cave.kind[there] !== 'squeeze' && !(marks & MARK.rubble)) || has(state, caver, 'agile')
}

/** How many plain Moves a way begins with. */
export function plainMoves({ state, caver, at }: Outlook, way: readonly number[]): number {
  let tile = at
  for (let made = 0; made < way.length; made++) {
    const there = way[made]!
    if (!isPlainMove(state, caver, tile, sideTowards(state, tile, there), there)) return made
    tile = there
  }
  return way.length
}

/** Action points so many plain Moves take. */
export function pointsFor({ state, caver }: Outlook, moves: number): number {
  if (has(state, caver, 'sprint')) return Math.ceil(moves / 2)
  return moves <= 2 ? moves : 2 * Math.floor(moves / 3) + (moves % 3)
}

/** The next action on the cheapest way to a tile; nothing where she is there or cannot take it now. */
export function walk(outlook: Outlook, goal: number): SubTerraAction | undefined {
  const way = wayTo(outlook.ways, goal)
  if (way.length === 0) return
  const side = sideTowards(outlook.state, outlook.at, way[0]!)
  const moves = plainMoves(outlook, way)
  if (outlook.state.question.type === 'step') return moves > 0 ? find(outlook, 'step', SIDES[side]!) : undefined
  return moves > 0 ? hurry(outlook, moves, SIDES[side]!) : clear(outlook, side, way[0]!)
}

function hurry(outlook: Outlook, moves: number, side: string): SubTerraAction | undefined {
  if (moves >= 2) {
    const sprint = find(outlook, 'sprint')
    if (sprint) return sprint
  }
  return (moves >= 3 ? find(outlook, 'run') : undefined) ?? find(outlook, 'move', side)
}

/** What stands in the way of a Move: a climb, rubble, water, a squeeze. */
function clear(outlook: Outlook, side: number, there: number): SubTerraAction | undefined {
  const { cave } = outlook.state
  if (cave.steep[outlook.at]! & (1 << side)) return find(outlook, 'rig') ?? find(outlook, 'placeRope')
  if (cave.marks[there]! & MARK.rubble)
    return find(outlook, 'excavate', SIDES[side]!) ?? find(outlook, 'dig', SIDES[side]!)
  return find(outlook, 'swim', SIDES[side]!) ?? find(outlook, 'squeeze', SIDES[side]!)
}

/** Tiles she can be on with the points she has, by plain Moves, her own tile left out. */
export function* tilesInReach(outlook: Outlook, points: number): Generator<number> {
  const { state, ways, at } = outlook
  for (let tile = 0; tile < state.cave.id.length; tile++) {
    if (tile === at || ways.from[tile] === NONE || ways.cost[tile]! > points + 1) continue
    const way = wayTo(ways, tile)
    if (plainMoves(outlook, way) === way.length && pointsFor(outlook, way.length) <= points) yield tile
  }
}

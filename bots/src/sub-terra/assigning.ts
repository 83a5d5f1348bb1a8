import { cellBeside, isConscious, NONE, SIDES_OF, type SubTerraState, whereIs } from '@grotto/sub-terra'
import { wayTo } from './company.ts'
import { WEIGHTS } from './weights.ts'

/** A way longer than this counts as this: she is far from everything. */
const FARTHEST = 20
/** Where it counts less than this, nobody is assigned anything. */
const LEAST = 0.05
/** What it counts to have none, where there are fewer gaps than cavers. */
const NO_GAP = 30

/** A place where the cave goes on, and what the way there counts for one caver. */
interface Errand {
  readonly cell: number
  readonly cost: number
}

/** By caver the cell beyond the gap she is to look on through; empty where nobody was assigned any. */
let cells: number[] = []

/**
 * Who looks on where: every caver who is awake has a gap of her own, so that the squares of all ways together are
 * shortest; one long way is worse than two short ones. At most six cavers with six gaps each: all are tried. Needs the
 * ways of `measureWays`, good until the next call.
 */
export function assignGaps(state: SubTerraState): void {
  cells = []
  if (WEIGHTS.assigned < LEAST) return
  const gaps = gapCells(state)
  const awake: number[] = []
  for (let caver = 0; caver < state.cavers.at.length; caver++)
    if (isConscious(state, caver) && whereIs(state, caver) !== NONE) awake.push(caver)
  const chosen = cheapest(awake.map(caver => errandsOf(caver, gaps, awake.length)))
  for (let i = 0; i < awake.length; i++) cells[awake[i]!] = chosen[i]!
}

/** By cell where the cave goes on, the tiles from which one looks on there. */
function gapCells({ cave }: SubTerraState): Map<number, number[]> {
  const gaps = new Map<number, number[]>()
  for (let tile = 0; tile < cave.id.length; tile++)
    for (const side of SIDES_OF[cave.gaps[tile]! & ~cave.steep[tile]!]!) {
      const cell = cellBeside(cave.cell[tile]!, side)
      const from = gaps.get(cell)
      if (from) from.push(tile)
      else gaps.set(cell, [tile])
    }
  return gaps
}

/** The nearest gaps of a caver: no more than there are cavers, since the others take fewer than that. */
function errandsOf(caver: number, gaps: ReadonlyMap<number, readonly number[]>, most: number): Errand[] {
  const errands: Errand[] = []
  for (const [cell, tiles] of gaps) {
    let way = FARTHEST
    for (const tile of tiles) way = Math.min(way, wayTo(caver, tile))
    errands.push({ cell, cost: way * way })
  }
  return errands.sort((a, b) => a.cost - b.cost).slice(0, most)
}

/** One errand for each list, no cell twice, the cheapest together; NONE for whom nothing is left. */
function cheapest(errands: readonly (readonly Errand[])[]): readonly number[] {
  const tooFew = (errands[0]?.length ?? 0) < errands.length
  let least = Number.POSITIVE_INFINITY
  let best: readonly number[] = []
  const taken: number[] = []
  const go = (sum: number): void => {
    if (sum >= least) return
    const next = errands[taken.length]
    if (!next) {
      least = sum
      best = [...taken]
      return
    }
    for (const { cell, cost } of next) if (!taken.includes(cell)) goOn(cell, sum + cost)
    if (tooFew) goOn(NONE, sum + NO_GAP)
  }
  const goOn = (cell: number, sum: number): void => {
    taken.push(cell)
    go(sum)
    taken.pop()
  }
  go(0)
  return best
}

/** Sides of a tile that lead to where somebody else is to look on. */
export function assignedSides({ cave }: SubTerraState, caver: number, tile: number): number {
  if (cells.length === 0) return 0
  let sides = 0
  for (const side of SIDES_OF[cave.gaps[tile]!]!) {
    const cell = cellBeside(cave.cell[tile]!, side)
    for (let other = 0; other < cells.length; other++) if (other !== caver && cells[other] === cell) sides |= 1 << side
  }
  return sides
}

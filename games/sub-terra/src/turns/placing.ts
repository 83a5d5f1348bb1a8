import { EXIT_TILE } from '../box/tiles.ts'
import { countLayings, layings, soleLaying } from '../cave/layings.ts'
import { stackLeft } from '../cave/stack.ts'
import { ask } from '../effects/asking.ts'
import { discardTile, drawTile, layTile, setAside } from '../effects/tiles.ts'
import { has, whereIs } from '../party/queries.ts'
import type { Draft } from '../state/draft.ts'
import { NONE, type Placement, type SubTerraState, waitingToPlace } from '../state/state.ts'
import { moveTo } from './entering.ts'

/** A tile on its way from the stack into the cave: draw, Guide or Intuition, rotation, and the step onto it. */

/** A placement before its tile is known. */
type Reveal = Omit<Placement, 'tile'>

const waysToLay = (state: SubTerraState, { caver, side }: Reveal, tile: number): number =>
  layings(state, whereIs(state, caver), side, tile)

/** A-1, C-3 Draws until a tile can be laid, then asks what there is to ask about it. */
export function revealTile(draft: Draft, reveal: Reveal, guided = false): void {
  const { state } = draft
  if (stackLeft(state) === 0) return takeSpare(draft, reveal, NONE)
  for (;;) {
    const tile = drawTile(draft, reveal.caver)
    const ways = waysToLay(state, reveal, tile)
    if (has(state, reveal.caver, 'intuitive') && state.spare !== NONE) {
      const spareFits = waysToLay(state, reveal, state.spare) !== 0
      if (ways && spareFits) return askAbout(draft, 'intuition', reveal, tile)
      if (spareFits) return takeSpare(draft, reveal, tile)
    }
    if (ways && !guided && mayGuide(state, reveal.caver, tile)) return askAbout(draft, 'guide', reveal, tile)
    if (ways) return turnTile(draft, reveal, tile, ways)
    discardTile(draft, tile, 'doesNotFit')
  }
}

function askAbout(draft: Draft, type: 'guide' | 'intuition' | 'place', reveal: Reveal, tile: number): void {
  const { caver, side, explore } = reveal
  ask(draft, waitingToPlace(type, { caver, tile, side, explore }))
}

/** V-2 Guide: asked once, not for the exit, not without a next tile. */
const mayGuide = (state: SubTerraState, caver: number, tile: number): boolean =>
  has(state, caver, 'guide') && state.guidesLeft > 0 && tile !== EXIT_TILE && stackLeft(state) > 0

/** V-3 Places the spare; what was drawn, if anything, stays aside instead. */
export function takeSpare(draft: Draft, reveal: Reveal, drawn: number): void {
  const tile = draft.state.spare
  setAside(draft, drawn)
  turnTile(draft, reveal, tile)
}

/** A-1 In any rotation; T-8 not asked where there is only one. */
export function turnTile(
  draft: Draft,
  reveal: Reveal,
  tile: number,
  ways = waysToLay(draft.state, reveal, tile),
): void {
  if (countLayings(ways) > 1) askAbout(draft, 'place', reveal, tile)
  else lay(draft, reveal, tile, soleLaying(ways))
}

/** A-1 The tile joins the cave; A-3 an explorer must step onto it. */
export function lay(draft: Draft, reveal: Reveal, id: number, open: number): void {
  const tile = layTile(draft, reveal, id, open)
  if (reveal.explore) moveTo(draft, reveal.caver, tile, 'explore')
}

import { EXIT_TILE } from './box/tiles.ts'
import { layTile } from './cave.ts'
import { cellBeside, SIDES_TEXT } from './compass.ts'
import type { Draft } from './draft.ts'
import { drawTile } from './draws.ts'
import { cellOf, nameOf } from './encode.ts'
import { countLayings, layings, soleLaying } from './layings.ts'
import { has } from './look.ts'
import { moveTo } from './moving.ts'
import { stackLeft } from './stack.ts'
import { NONE, type Placement, type SubTerraState, waitingToPlace } from './state.ts'

/** A tile on its way from the stack into the cave: draw, Guide or Intuition, rotation, and the step onto it. */

/** A placement before its tile is known. */
type Reveal = Omit<Placement, 'tile'>

const waysToLay = (state: SubTerraState, { caver, side }: Reveal, tile: number): number =>
  layings(state, state.cavers.at[caver]!, side, tile)

/** A-1, C-3 Draws until a tile can be laid, then asks what there is to ask about it. */
export function revealTile(draft: Draft, reveal: Reveal, guided = false): void {
  const { state } = draft
  if (stackLeft(state) === 0) return takeSpare(draft, reveal, NONE)
  for (;;) {
    const tile = drawTile(draft, reveal.caver)
    const ways = waysToLay(state, reveal, tile)
    if (has(state, reveal.caver, 'intuitive') && state.spare !== NONE) {
      const spareFits = waysToLay(state, reveal, state.spare) !== 0
      if (ways && spareFits) return ask(draft, 'intuition', reveal, tile)
      if (spareFits) return takeSpare(draft, reveal, tile)
    }
    if (ways && !guided && mayGuide(state, reveal.caver, tile)) return ask(draft, 'guide', reveal, tile)
    if (ways) return turnTile(draft, reveal, tile, ways)
    discard(draft, tile, 'doesNotFit')
  }
}

function ask({ state }: Draft, type: 'guide' | 'intuition' | 'place', reveal: Reveal, tile: number): void {
  const { caver, side, explore } = reveal
  state.question = waitingToPlace(type, { caver, tile, side, explore })
}

export function discard({ state, sink }: Draft, tile: number, why: 'doesNotFit' | 'guide'): void {
  state.discarded.push(tile)
  sink?.({ type: 'tileDiscarded', tile, kind: state.setting.kinds[tile]!, why })
}

/** V-2 Guide: asked once, not for the exit, not without a next tile. */
const mayGuide = (state: SubTerraState, caver: number, tile: number): boolean =>
  has(state, caver, 'guide') && state.guidesLeft > 0 && tile !== EXIT_TILE && stackLeft(state) > 0

/** V-3 Places the spare; what was drawn, if anything, stays aside instead. */
export function takeSpare(draft: Draft, reveal: Reveal, drawn: number): void {
  const { state, sink } = draft
  const tile = state.spare
  state.spare = drawn
  if (drawn !== NONE) sink?.({ type: 'tileSetAside', tile: drawn, kind: state.setting.kinds[drawn]! })
  turnTile(draft, reveal, tile)
}

/** A-1 In any rotation; T-8 not asked where there is only one. */
export function turnTile(
  draft: Draft,
  reveal: Reveal,
  tile: number,
  ways = waysToLay(draft.state, reveal, tile),
): void {
  if (countLayings(ways) > 1) ask(draft, 'place', reveal, tile)
  else lay(draft, reveal, tile, soleLaying(ways))
}

/** A-1 The tile joins the cave; A-3 an explorer must step onto it. */
export function lay(draft: Draft, { caver, side, explore }: Reveal, id: number, open: number): void {
  const { state, sink } = draft
  const kind = state.setting.kinds[id]!
  const cell = cellBeside(state.cave.cell[state.cavers.at[caver]!]!, side)
  const head = kind === 'ledge' || kind === 'slide' ? side : NONE
  const tile = layTile(state.cave, { id, kind, cell, open, head })
  sink?.({
    type: 'tilePlaced',
    tile: id,
    kind,
    at: cellOf(state, tile),
    open: SIDES_TEXT[open]!,
    caver: nameOf(state, caver),
  })
  if (explore) moveTo(draft, caver, tile, 'explore')
}

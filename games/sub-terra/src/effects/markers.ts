import { EXPLOSIVES } from '../box/numbers.ts'
import { whereIs } from '../party/queries.ts'
import type { Draft } from '../state/draft.ts'
import { cellOf, nameOf } from '../state/names.ts'
import { MARK } from '../state/state.ts'
import { SIDES } from '../types/tiles.ts'
import { blastSide, clearRubble, setMark } from './cave-rows.ts'
import { must, writable } from './writing.ts'

/** C-10 A rope on the tile she stands on stays for the rest of the game. */
export function fixRope(draft: Draft, caver: number): void {
  const { state, sink } = draft
  const at = whereIs(state, caver)
  setMark(writable(draft).cave, at, MARK.rope)
  sink?.({ type: 'ropePlaced', at: cellOf(state, at), caver: nameOf(state, caver) })
}

/** */
export function removeRubble(draft: Draft, caver: number, tile: number): void {
  const { state, sink } = draft
  clearRubble(writable(draft).cave, tile)
  sink?.({ type: 'rubbleCleared', at: cellOf(state, tile), caver: nameOf(state, caver) })
}

/** V-4 Explosives on a side of her tile. */
export function blast(draft: Draft, caver: number, side: number): void {
  const state = writable(draft)
  const at = whereIs(state, caver)
  state.explosivesLeft--
  must(state.explosivesLeft >= 0 && state.explosivesLeft < EXPLOSIVES, 'V-4 three explosives in a game')
  blastSide(state.cave, at, side)
  draft.sink?.({ type: 'blasted', at: cellOf(state, at), side: SIDES[side]!, caver: nameOf(state, caver) })
}

/** Z-3 The water rises on these tiles and stays. */
export function raiseWater(draft: Draft, tiles: readonly number[]): void {
  const { state, sink } = draft
  for (const tile of tiles) setMark(writable(draft).cave, tile, MARK.flooded)
  sink?.({ type: 'flooded', at: tiles.map(tile => cellOf(state, tile)) })
}

/** Z-5 The roof comes down on these tiles. */
export function bringDown(draft: Draft, die: number, tiles: readonly number[]): void {
  const { state, sink } = draft
  for (const tile of tiles) setMark(writable(draft).cave, tile, MARK.rubble)
  sink?.({ type: 'caveInRolled', die, at: tiles.map(tile => cellOf(state, tile)) })
}

/** Z-4 From now on entering one of these tiles costs so much. */
export function spreadGas(draft: Draft, tiles: readonly number[], entry: number): void {
  const { state, sink } = draft
  must(entry > 0, 'Z-4 gas hurts')
  writable(draft).gas = entry
  sink?.({ type: 'gasSpread', at: tiles.map(tile => cellOf(state, tile)), entry })
}

/** Z-1 The gas of the last card is gone. */
export function clearGas(draft: Draft): void {
  must(draft.state.gas > 0, 'Z-4 only gas that hangs is cleared')
  writable(draft).gas = 0
  draft.sink?.({ type: 'gasCleared' })
}

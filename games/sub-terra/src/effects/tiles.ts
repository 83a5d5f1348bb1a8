import { EXIT_TILE } from '../box/tiles.ts'
import { besideOn } from '../cave/cave.ts'
import { cellBeside, SIDES_TEXT } from '../cave/compass.ts'
import { stackLeft } from '../cave/stack.ts'
import { whereIs } from '../party/queries.ts'
import type { Draft } from '../state/draft.ts'
import { cellOf, nameOf } from '../state/names.ts'
import { NONE, type Placement, type WritableState } from '../state/state.ts'
import { addTile } from './cave-rows.ts'
import { must, writable } from './writing.ts'

/** S-4 The exit is among the last few: while more are left, it cannot be the next. */
function pickTile({ state, chance }: Draft): number {
  const { stack } = state
  const exitPossible = state.exitInStack && stack.length < state.setting.options.exitDepth
  const place = chance('cave:stack', stack.length + (exitPossible ? 1 : 0))
  return place === stack.length ? EXIT_TILE : stack[place]!
}

function takeFromStack(state: WritableState, tile: number): void {
  if (tile === state.knownTop) state.knownTop = NONE
  else if (tile === EXIT_TILE) state.exitInStack = false
  else {
    const place = state.stack.indexOf(tile)
    must(place >= 0, 'S-4 a tile is drawn once')
    state.stack.splice(place, 1)
  }
}

/** A-1, I-2 The top tile of the stack. The caller knows that there is one. */
export function drawTile(draft: Draft, caver: number): number {
  const { sink } = draft
  const state = writable(draft)
  const tile = state.knownTop !== NONE ? state.knownTop : (state.coming?.tiles.shift() ?? pickTile(draft))
  takeFromStack(state, tile)
  sink?.({
    type: 'tileDrawn',
    tile,
    kind: state.setting.kinds[tile]!,
    caver: nameOf(state, caver),
    stackLeft: stackLeft(state),
  })
  return tile
}

/** C-3 It fits nowhere, or V-2 the Scout does not want it. */
export function discardTile(draft: Draft, tile: number, why: 'doesNotFit' | 'guide'): void {
  const state = writable(draft)
  if (why === 'guide') state.guidesLeft--
  must(state.guidesLeft >= 0, 'V-2 three discards in a game')
  state.discarded.push(tile)
  draft.sink?.({ type: 'tileDiscarded', tile, kind: state.setting.kinds[tile]!, why })
}

/** S-8, V-3 The tile the Geologist keeps beside the stack; NONE when she has placed the last. */
export function setAside(draft: Draft, tile: number): void {
  const state = writable(draft)
  must(tile === NONE || tile !== state.spare, 'V-3 a tile is set aside once')
  state.spare = tile
  if (tile !== NONE) draft.sink?.({ type: 'tileSetAside', tile, kind: state.setting.kinds[tile]! })
}

/** A-1 The tile joins the cave, with these sides open. */
export function layTile(
  draft: Draft,
  { caver, side }: Pick<Placement, 'caver' | 'side'>,
  id: number,
  open: number,
): number {
  const state = writable(draft)
  const from = whereIs(state, caver)
  must(besideOn(state.cave, from, side) === NONE, 'A-1 a tile is laid on an empty cell')
  const kind = state.setting.kinds[id]!
  const head = kind === 'ledge' || kind === 'slide' ? side : NONE
  const tile = addTile(state.cave, { id, kind, cell: cellBeside(state.cave.cell[from]!, side), open, head })
  draft.sink?.({
    type: 'tilePlaced',
    tile: id,
    kind,
    at: cellOf(state, tile),
    open: SIDES_TEXT[open]!,
    caver: nameOf(state, caver),
  })
  return tile
}

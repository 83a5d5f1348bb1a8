import { given } from '@grotto/kernel'
import type { PlacedTile } from '../types/position.ts'
import { type Cell, type PrintedTile, SIDES, type Side } from '../types/tiles.ts'
import { noteKey, TileChooser, type TileNote } from './choose-tiles.ts'
import { OPPOSITE, STEP } from './edges.ts'
import type { DrawnTile, Picture } from './read-picture.ts'
import { Unreadable } from './unreadable.ts'

/** Steps from the start over what is drawn, to tell from which side a tile was probably revealed. */
function stepsFromStart(tiles: readonly DrawnTile[]): ReadonlyMap<string, number> {
  const byCell = new Map(tiles.map(tile => [noteKey(tile.column, tile.row), tile]))
  const start = given(
    tiles.find(tile => tile.kind === 'start'),
    'the start tile of a picture',
  )
  const steps = new Map([[noteKey(start.column, start.row), 0]])
  const queue = [start]
  for (const tile of queue) {
    const away = (steps.get(noteKey(tile.column, tile.row)) ?? 0) + 1
    for (const side of SIDES) {
      const next = byCell.get(noteKey(tile.column + STEP[side][0], tile.row + STEP[side][1]))
      if (!next || tile.edges[side] === 'wall' || steps.has(noteKey(next.column, next.row))) continue
      steps.set(noteKey(next.column, next.row), away)
      queue.push(next)
    }
  }
  return steps
}

/** C-8, C-9 Without a note the arrow points away from the start. */
function arrowOf(tile: DrawnTile, open: string, note: TileNote, steps: ReadonlyMap<string, number>): Side | undefined {
  if (tile.kind !== 'ledge' && tile.kind !== 'slide') return
  if (note.arrow) return note.arrow
  const stepsBehind = (side: Side) =>
    steps.get(noteKey(tile.column + STEP[side][0], tile.row + STEP[side][1])) ?? Infinity
  const [first, second] = [...open] as [Side, Side]
  return stepsBehind(first) <= stepsBehind(second) ? OPPOSITE[first] : first
}

/** The tiles of a picture as they lie, the start first, then in reading order. `taken` are ids that lie elsewhere. */
export function layTiles(
  picture: Picture,
  box: readonly PrintedTile[],
  notes: ReadonlyMap<string, TileNote>,
  taken: readonly number[],
): PlacedTile[] {
  const start = picture.tiles.find(tile => tile.kind === 'start')
  if (!start) throw new Unreadable('startExpected', undefined, 'S-3')
  const inOrder = [start, ...picture.tiles.filter(tile => tile !== start)]
  const chooser = new TileChooser(inOrder, box, notes, taken)
  const steps = stepsFromStart(picture.tiles)
  return inOrder.map(tile => {
    const note = notes.get(noteKey(tile.column, tile.row)) ?? {}
    const { id, open } = chooser.chosen(tile)
    const at: Cell = [tile.column - start.column, tile.row - start.row]
    const arrow = arrowOf(tile, open, note, steps)
    const blasted = SIDES.filter(side => tile.edges[side] === 'token').join('')
    const { kind, numbers } = box[id]!
    return {
      id,
      kind,
      at,
      open,
      ...(arrow && { arrow }),
      ...(numbers && { numbers }),
      ...tile.marks,
      ...(blasted && { blasted }),
    }
  })
}

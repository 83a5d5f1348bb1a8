import { orderedSides } from '../box/own-box.ts'
import { START_TILE } from '../box/tiles.ts'
import { type Cell, type PlacedTile, type PrintedTile, SIDES, type Side } from '../types.ts'
import { OPPOSITE, STEP } from './edges.ts'
import type { DrawnTile, Picture } from './read-picture.ts'
import { Unreadable } from './unreadable.ts'

/** What a line `tile b1 …` or `laid b1=17` says beyond the picture. */
export interface TileNote {
  readonly id?: number
  readonly numbers?: readonly [number, number]
  readonly open?: string
  readonly arrow?: Side
}

/** Turned clockwise by a quarter, `times` times. */
export const turn = (open: string, times: number): string =>
  orderedSides([...open].map(side => SIDES[(SIDES.indexOf(side as Side) + times) % 4]!).join(''))!

const TURNS = [0, 1, 2, 3]
export const noteKey = (column: number, row: number) => `${column},${row}`

function sidesDrawn(tile: DrawnTile, edge: 'open' | 'token'): string {
  return SIDES.filter(side => tile.edges[side] === edge).join('')
}

type Opens = ReadonlyMap<string, string>
const beside = (tile: DrawnTile, side: Side) => noteKey(tile.column + STEP[side][0], tile.row + STEP[side][1])

/** Sides a tile may open beyond what is drawn: explosives hide what is printed, and a gap may be left undrawn. */
function gapSides(tile: DrawnTile, cells: Opens): string {
  return SIDES.filter(side => tile.edges[side] === 'token' || !cells.has(beside(tile, side))).join('')
}

/** Sides towards the wall of a neighbour: open against it, nothing more is connected than is drawn. */
function walledSides(tile: DrawnTile, cells: Opens): string {
  return SIDES.filter(side => cells.get(beside(tile, side))?.includes(OPPOSITE[side]) === false).join('')
}

/** How a printed tile can lie to show the openings drawn: the fewest openings more, or nothing if it cannot. */
function fit(printed: PrintedTile, drawn: string, free: string): string | undefined {
  const lies = TURNS.map(times => turn(printed.open, times)).filter(
    open => [...drawn].every(side => open.includes(side)) && [...open].every(side => (drawn + free).includes(side)),
  )
  return lies[0]
}

interface Choice {
  readonly id: number
  readonly open: string
}

/** The tile that takes a drawn place: of its kind, not used elsewhere, as few further openings as possible. */
function chooseTile(
  box: readonly PrintedTile[],
  tile: DrawnTile,
  note: TileNote,
  used: ReadonlySet<number>,
  free: string,
): Choice | undefined {
  const drawn = note.open ?? sidesDrawn(tile, 'open')
  const choices: Choice[] = []
  for (const [id, printed] of box.entries()) {
    if (printed.kind !== tile.kind || (note.id === undefined ? used.has(id) : note.id !== id)) continue
    if (note.numbers && note.numbers.join() !== printed.numbers?.join()) continue
    const open = fit(printed, drawn, note.open === undefined ? free : '')
    if (open !== undefined) choices.push({ id, open })
  }
  return choices.sort((a, b) => a.open.length - b.open.length || a.id - b.id)[0]
}

function settle(box: readonly PrintedTile[], tile: DrawnTile, note: TileNote, used: ReadonlySet<number>, cells: Opens) {
  if (tile.kind === 'start') return { id: START_TILE, open: box[START_TILE]!.open }
  const gaps = gapSides(tile, cells)
  const choice =
    chooseTile(box, tile, note, used, gaps) ?? chooseTile(box, tile, note, used, gaps + walledSides(tile, cells))
  const args = { kind: tile.kind, open: note.open ?? (sidesDrawn(tile, 'open') || '-'), id: note.id ?? '-' }
  if (!choice) throw new Unreadable('noSuchTile', args, 'B-2')
  return choice
}

/** Steps from the start over what is drawn, to tell from which side a tile was probably revealed. */
function stepsFromStart(tiles: readonly DrawnTile[]): ReadonlyMap<string, number> {
  const byCell = new Map(tiles.map(tile => [noteKey(tile.column, tile.row), tile]))
  const start = tiles.find(tile => tile.kind === 'start')!
  const steps = new Map([[noteKey(start.column, start.row), 0]])
  const queue = [start]
  for (const tile of queue)
    for (const side of SIDES) {
      const next = byCell.get(noteKey(tile.column + STEP[side][0], tile.row + STEP[side][1]))
      if (!next || tile.edges[side] === 'wall' || steps.has(noteKey(next.column, next.row))) continue
      steps.set(noteKey(next.column, next.row), steps.get(noteKey(tile.column, tile.row))! + 1)
      queue.push(next)
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

/** Finds a printed tile for every drawn one, in reading order, the start first. `taken` are ids that lie elsewhere. */
export function layTiles(
  picture: Picture,
  box: readonly PrintedTile[],
  notes: ReadonlyMap<string, TileNote>,
  taken: readonly number[],
): PlacedTile[] {
  const start = picture.tiles.find(tile => tile.kind === 'start')
  if (!start) throw new Unreadable('startExpected', undefined, 'S-3')
  const used = new Set([...taken, START_TILE, ...[...notes.values()].flatMap(note => note.id ?? [])])
  const cells = new Map(picture.tiles.map(tile => [noteKey(tile.column, tile.row), sidesDrawn(tile, 'open')]))
  const steps = stepsFromStart(picture.tiles)
  const inOrder = [start, ...picture.tiles.filter(tile => tile !== start)]
  return inOrder.map(tile => {
    const note = notes.get(noteKey(tile.column, tile.row)) ?? {}
    const { id, open } = settle(box, tile, note, used, cells)
    used.add(id)
    cells.set(noteKey(tile.column, tile.row), open)
    const at: Cell = [tile.column - start.column, tile.row - start.row]
    const arrow = arrowOf(tile, open, note, steps)
    const blasted = sidesDrawn(tile, 'token')
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

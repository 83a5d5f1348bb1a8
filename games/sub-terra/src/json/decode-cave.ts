import { START_TILE } from '../box/tiles.ts'
import { BEARERS } from '../cave/cave.ts'
import { bit, parseCell, parseSides, SIDE_NUMBERS, START_CELL, turned } from '../cave/compass.ts'
import { addTile, blastSide, emptyCave, setMark } from '../effects/cave-rows.ts'
import type { Setting } from '../options/setting.ts'
import { type Cave, MARK, NONE, type Writable } from '../state/state.ts'
import { SIDES, type TileKind } from '../types/tiles.ts'
import { demand, type Fields, list, oneOf, record, whole, yesNo } from './read-json.ts'

const MARKERS = ['flooded', 'rubble', 'rope'] as const

function sidesIn(value: unknown, field: string): number {
  const mask = parseSides(value ?? '')
  demand(mask !== undefined, field)
  return mask
}

/** C-8, C-9 Ledges and slides have an arrow from open side to open side; no other tile has one. */
function headOf(fields: Fields, kind: TileKind, open: number): number {
  if (kind !== 'ledge' && kind !== 'slide') {
    demand(fields.arrow === undefined, 'tiles.arrow')
    return NONE
  }
  const head = SIDES.indexOf(oneOf(fields.arrow, SIDES, 'tiles.arrow'))
  demand((bit(head) & open) !== 0, 'tiles.arrow')
  return head
}

function decodeTile(cave: Writable<Cave>, setting: Setting, value: unknown): void {
  const fields = record(value, 'tiles')
  const id = whole(fields.id, 0, setting.kinds.length - 1, 'tiles.id')
  demand(!cave.id.includes(id), 'tiles.id')
  const kind = setting.kinds[id]!
  demand(fields.kind === undefined || fields.kind === kind, 'tiles.kind')
  const cell = parseCell(fields.at)
  demand(cell !== undefined && !cave.cell.includes(cell), 'tiles.at')
  const open = sidesIn(fields.open, 'tiles.open')
  demand(
    SIDE_NUMBERS.some(times => turned(setting.shapes[id]!, times) === open),
    'tiles.open',
  )
  const tile = addTile(cave, { id, kind, cell, open, head: headOf(fields, kind, open) })
  for (const marker of MARKERS) {
    if (!yesNo(fields[marker], `tiles.${marker}`)) continue
    demand(BEARERS[marker].includes(kind), `tiles.${marker}`)
    setMark(cave, tile, MARK[marker])
  }
}

/** C-1 Tokens are noted on both tiles of an edge. */
function decodeBlasts(cave: Writable<Cave>, values: readonly unknown[]): void {
  const given = values.map(value => sidesIn((value as Fields).blasted, 'tiles.blasted'))
  for (const [tile, mask] of given.entries())
    for (const side of SIDE_NUMBERS) if (mask & bit(side)) blastSide(cave, tile, side)
  demand(
    given.every((mask, tile) => mask === cave.blasted[tile]),
    'tiles.blasted',
  )
}

/** Every tile was laid against one it connects to. */
function demandOnePiece(cave: Cave): void {
  const reached = new Set([0])
  for (const tile of reached)
    for (const side of SIDE_NUMBERS) if (cave.linked[tile]! & bit(side)) reached.add(cave.beside[tile * 4 + side]!)
  demand(reached.size === cave.id.length, 'tiles.at')
}

export function decodeCave(setting: Setting, value: unknown): Writable<Cave> {
  const values = list(value, 'tiles')
  const cave = emptyCave()
  for (const tile of values) decodeTile(cave, setting, tile)
  demand(cave.id[0] === START_TILE && cave.cell[0] === START_CELL, 'tiles.at')
  decodeBlasts(cave, values)
  demandOnePiece(cave)
  return cave
}

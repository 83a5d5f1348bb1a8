import {
  type CaverName,
  type CaverPosition,
  type Cell,
  type PlacedTile,
  SIDES,
  type Side,
  type SubTerraPosition,
} from '@grotto/sub-terra'

export const STEP: Readonly<Record<Side, Cell>> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] }
export const OPPOSITE: Readonly<Record<Side, Side>> = { N: 'S', E: 'W', S: 'N', W: 'E' }

export const cellKey = ([x, y]: Cell): string => `${x},${y}`
export const sameCell = (a: Cell | undefined, b: Cell | undefined): boolean =>
  a !== undefined && b !== undefined && a[0] === b[0] && a[1] === b[1]
export const beside = ([x, y]: Cell, side: Side): Cell => [x + STEP[side][0], y + STEP[side][1]]

/** Tiles by where they lie. */
export type CaveMap = ReadonlyMap<string, PlacedTile>
export const mapOf = (tiles: readonly PlacedTile[]): CaveMap => new Map(tiles.map(tile => [cellKey(tile.at), tile]))
export const tileAt = (cave: CaveMap, cell: Cell): PlacedTile | undefined => cave.get(cellKey(cell))

const shows = (tile: PlacedTile, side: Side): boolean =>
  tile.open.includes(side) || (tile.blasted?.includes(side) ?? false)
/** C-1 A token on the shared side opens it for both tiles. */
const blastedBetween = (tile: PlacedTile, side: Side, other: PlacedTile): boolean =>
  (tile.blasted?.includes(side) ?? false) || (other.blasted?.includes(OPPOSITE[side]) ?? false)

export function isConnected(cave: CaveMap, from: Cell, side: Side): boolean {
  const [tile, other] = [tileAt(cave, from), tileAt(cave, beside(from, side))]
  if (!tile || !other) return false
  return blastedBetween(tile, side, other) || (tile.open.includes(side) && other.open.includes(OPPOSITE[side]))
}

export const neighbours = (cave: CaveMap, from: Cell): Cell[] =>
  SIDES.filter(side => isConnected(cave, from, side)).map(side => beside(from, side))

export interface Gap {
  readonly cell: Cell
  /** Sides of the empty cell through which the cave looks into it. */
  readonly from: readonly Side[]
}

/** Empty cells that an open side faces. */
export function gapsOf(cave: CaveMap): Gap[] {
  const gaps = new Map<string, { cell: Cell; from: Side[] }>()
  for (const tile of cave.values())
    for (const side of SIDES) {
      const cell = beside(tile.at, side)
      if (!shows(tile, side) || tileAt(cave, cell)) continue
      const gap = gaps.get(cellKey(cell)) ?? { cell, from: [] }
      gap.from.push(OPPOSITE[side])
      gaps.set(cellKey(cell), gap)
    }
  return [...gaps.values()]
}

/** C-2 Sides where a passage ends at the bare rock of a neighbour: given from the rock's tile. */
export function halfConnections(cave: CaveMap): { cell: Cell; side: Side }[] {
  const halves: { cell: Cell; side: Side }[] = []
  for (const tile of cave.values())
    for (const side of SIDES) {
      const other = tileAt(cave, beside(tile.at, side))
      if (!other || shows(tile, side) || isConnected(cave, tile.at, side)) continue
      if (other.open.includes(OPPOSITE[side])) halves.push({ cell: tile.at, side })
    }
  return halves
}

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The cells a list covers, right and bottom exclusive. */
export const boxOf = (cells: readonly Cell[]): Box => ({
  left: Math.min(...cells.map(([x]) => x)),
  top: Math.min(...cells.map(([, y]) => y)),
  right: Math.max(...cells.map(([x]) => x)) + 1,
  bottom: Math.max(...cells.map(([, y]) => y)) + 1,
})

/** Steps over connections from some cells, as horrors count them (H-3): flood, rubble and arrows do not matter. */
export function stepsFrom(cave: CaveMap, cells: readonly Cell[], most = Number.POSITIVE_INFINITY): Map<string, number> {
  const steps = new Map(cells.map(cell => [cellKey(cell), 0]))
  const queue = [...cells]
  for (let cell = queue.shift(); cell; cell = queue.shift()) {
    const next = steps.get(cellKey(cell))! + 1
    if (next > most) continue
    for (const neighbour of neighbours(cave, cell))
      if (!steps.has(cellKey(neighbour))) {
        steps.set(cellKey(neighbour), next)
        queue.push(neighbour)
      }
  }
  return steps
}

export const caverOf = (position: SubTerraPosition, name: CaverName) =>
  position.cavers.find(caver => caver.name === name)
export const caversAt = (position: SubTerraPosition, cell: Cell) =>
  position.cavers.filter(caver => sameCell(caver.at, cell))

/** Cavers in the order of this round: from the starting caver clockwise. */
export function inTurnOrder(position: SubTerraPosition) {
  const first = position.cavers.findIndex(caver => caver.name === position.startingCaver)
  return [...position.cavers.slice(first), ...position.cavers.slice(0, first)]
}

/** Sides of an empty cell where an explosives token lies already. */
export const tokensAround = ({ tiles }: Pick<SubTerraPosition, 'tiles'>, at: Cell): string =>
  SIDES.filter(side =>
    tiles.some(tile => sameCell(tile.at, beside(at, side)) && tile.blasted?.includes(OPPOSITE[side])),
  ).join('')

/** C-13 Whether she stands in daylight. */
export const isOut = ({ tiles }: Pick<SubTerraPosition, 'tiles'>, { at }: Pick<CaverPosition, 'at'>): boolean =>
  at !== undefined && tiles.some(tile => tile.kind === 'exit' && sameCell(tile.at, at))

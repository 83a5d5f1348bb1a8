import { type PrintedTile, SIDES, type Side, type SubTerraPosition, TILES } from '@grotto/sub-terra'
import type { DrawnTile } from '../draw/tile.ts'

/** What is printed on a tile of this table's set. */
export const printed = (position: SubTerraPosition, tile: number): PrintedTile =>
  (position.options.tiles ?? TILES)[tile] ?? { kind: 'plain', open: 'NESW' }

/** A tile that lies nowhere yet, as it would look turned one way, seen by whoever stands at `side` of the gap. */
export function loose(position: SubTerraPosition, tile: number, open: string, away?: Side): DrawnTile {
  const { kind, numbers } = printed(position, tile)
  const arrow = kind === 'ledge' || kind === 'slide' ? (away ?? SIDES.find(side => open.includes(side))) : undefined
  return { kind, open, numbers, seed: 11 + tile * 7, arrow }
}

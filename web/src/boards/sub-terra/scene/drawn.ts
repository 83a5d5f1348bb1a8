import { type PrintedTile, SIDES, type Side, type SubTerraPosition, TILES } from '@grotto/sub-terra'
import { useMemo } from 'react'
import { useBoard } from '../context.ts'
import type { DrawnTile } from '../draw/tile.ts'
import { OPPOSITE } from './geometry.ts'

/** What is printed on a tile of this table's set. */
export const printed = (position: SubTerraPosition, tile: number): PrintedTile =>
  (position.options.tiles ?? TILES)[tile] ?? { kind: 'plain', open: 'NESW' }

/** A tile that lies nowhere yet, as it would look turned one way, seen by whoever stands at `side` of the gap. */
export function loose(position: SubTerraPosition, tile: number, open: string, away?: Side): DrawnTile {
  const { kind, numbers } = printed(position, tile)
  const arrow = kind === 'ledge' || kind === 'slide' ? (away ?? SIDES.find(side => open.includes(side))) : undefined
  return { kind, open, numbers, seed: 11 + tile * 7, arrow }
}

/** The drawn tile, turned one way; C-8 an arrow points away from whoever lays it. */
export function useDrawnTile(open: string): DrawnTile | undefined {
  const { position } = useBoard()
  const { question } = position
  return useMemo(() => {
    if (question.type !== 'place') return undefined
    const straightOn = open.includes(question.side) && open.includes(OPPOSITE[question.side])
    return loose(position, question.tile, open, straightOn ? question.side : undefined)
  }, [position, question, open])
}

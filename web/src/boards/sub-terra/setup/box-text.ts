import type { HazardCard, PrintedTile } from '@grotto/sub-terra'
import { linesOf, type Read } from '../../../setup/more/box-text.ts'

/** A box as text: one line for what is alike, with its number, to be sent and pasted. */
export interface SubTerraBox {
  readonly tiles?: readonly PrintedTile[]
  readonly hazards?: readonly HazardCard[]
}

const tileText = ({ kind, open, numbers }: PrintedTile): string =>
  numbers ? `${kind} ${open} ${numbers.join('.')}` : `${kind} ${open}`
const cardText = ({ kind, twice }: HazardCard): string => (twice ? `${kind} x2` : kind)

function counted(lines: readonly string[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1)
  return [...counts].map(([line, count]) => `${count} ${line}`)
}

export function makeSubTerraText({ tiles, hazards }: SubTerraBox): string {
  const parts = [
    ...(tiles ? ['tiles', ...counted(tiles.map(tileText))] : []),
    ...(hazards ? ['hazards', ...counted(hazards.map(cardText))] : []),
  ]
  return parts.join('\n')
}

const TILE = /^(\d+) (\w+) ([NESW]+)(?: (\d)\.(\d))?$/
const CARD = /^(\d+) (\w+)( x2)?$/
const MOST = 300

function readTiles(line: string): readonly PrintedTile[] | undefined {
  const [, count, kind, open, low, high] = TILE.exec(line) ?? []
  if (!count || Number(count) > MOST) return undefined
  const numbers = low ? { numbers: [Number(low), Number(high)] as const } : {}
  return Array(Number(count)).fill({ kind, open, ...numbers })
}

function readCards(line: string): readonly HazardCard[] | undefined {
  const [, count, kind, twice] = CARD.exec(line) ?? []
  if (!count || Number(count) > MOST) return undefined
  return Array(Number(count)).fill({ kind, twice: twice !== undefined })
}

/** Reads the shape only: whether there are such tiles and cards, the engine says. */
export function readSubTerraText(text: string): Read<SubTerraBox> {
  const box: { tiles?: PrintedTile[]; hazards?: HazardCard[] } = {}
  let part: 'tiles' | 'hazards' | undefined
  for (const [number, line] of linesOf(text)) {
    if (line === 'tiles' || line === 'hazards') {
      part = line
      box[part] = []
      continue
    }
    const tiles = part === 'tiles' ? readTiles(line) : undefined
    const cards = part === 'hazards' ? readCards(line) : undefined
    if (!tiles && !cards) return { ok: false, line: number, text: line }
    if (tiles) box.tiles!.push(...tiles)
    if (cards) box.hazards!.push(...cards)
  }
  return { ok: true, box }
}

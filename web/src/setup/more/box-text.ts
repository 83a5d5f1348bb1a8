import type { ByTrap } from '@grotto/diamant'
import type { HazardCard, PrintedTile } from '@grotto/sub-terra'

/** A box as text: one line for what is alike, with its number, to be sent and pasted. */
export interface SubTerraBox {
  readonly tiles?: readonly PrintedTile[]
  readonly hazards?: readonly HazardCard[]
}
export interface DiamantBox {
  readonly treasures: readonly number[]
  readonly traps: ByTrap<number>
  readonly relics: number
}
export type Read<T> =
  | { readonly ok: true; readonly box: T }
  | { readonly ok: false; readonly line: number; readonly text: string }

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

const linesOf = (text: string): readonly (readonly [number, string])[] =>
  text
    .split('\n')
    .map((line, i) => [i + 1, line.trim().replace(/\s+/g, ' ').replace(/ ?×2$/, ' x2')] as const)
    .filter(([, line]) => line !== '')

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

export const makeDiamantText = ({ treasures, traps, relics }: DiamantBox): string =>
  [
    `treasures ${treasures.join(' ')}`,
    ...Object.entries(traps).map(([trap, count]) => `${trap} ${count}`),
    `relics ${relics}`,
  ].join('\n')

export function readDiamantText(text: string): Read<DiamantBox> {
  let [treasures, relics]: [readonly number[], number] = [[], 0]
  const traps: Record<string, number> = {}
  for (const [number, line] of linesOf(text)) {
    const [, name, values] = /^([a-z]+)((?: \d{1,4})+)$/.exec(line) ?? []
    const numbers = values?.trim().split(' ').map(Number)
    if (!name || !numbers || (name !== 'treasures' && numbers.length > 1))
      return { ok: false, line: number, text: line }
    if (name === 'treasures') treasures = numbers
    else if (name === 'relics') relics = numbers[0]!
    else traps[name] = numbers[0]!
  }
  return { ok: true, box: { treasures, traps: traps as ByTrap<number>, relics } }
}

import type { ByTrap } from '@grotto/diamant'
import { linesOf, type Read } from '../../../setup/more/box-text.ts'

export interface DiamantBox {
  readonly treasures: readonly number[]
  readonly traps: ByTrap<number>
  readonly relics: number
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

import type { CaverName, Shield, SubTerraEvent } from '@grotto/sub-terra'

/** What a card meant for one caver: her dice, what she lost, or what saved her. */
export interface Fate {
  readonly caver: CaverName
  readonly dice: { die: number; bonus: number; success: boolean }[]
  lost: number
  fell: boolean
  devoured: boolean
  shield?: Shield
}

/** The fates in a card's chapter, in the order in which they were told. */
export function fatesIn(chapter: readonly SubTerraEvent[]): Fate[] {
  const fates = new Map<CaverName, Fate>()
  const of = (caver: CaverName): Fate => {
    const fate = fates.get(caver) ?? { caver, dice: [], lost: 0, fell: false, devoured: false }
    fates.set(caver, fate)
    return fate
  }
  for (const event of chapter) {
    if (event.type === 'checked' && event.die !== undefined)
      of(event.caver).dice.push({ die: event.die, bonus: event.bonus, success: event.success })
    if (event.type === 'notChecked' || event.type === 'unharmed') of(event.caver).shield = event.why
    if (event.type === 'hurt') {
      of(event.caver).lost += event.points
      of(event.caver).fell ||= event.fell
    }
    if (event.type === 'devoured') of(event.caver).devoured = true
  }
  return [...fates.values()]
}

/** Dice that fell for the whole cave: one of a check belongs to the caver who rolled it. */
export const diceIn = (chapter: readonly SubTerraEvent[]): number[] =>
  chapter.flatMap(event => ('die' in event && event.type !== 'checked' ? [event.die] : []))

import { type DiamantEvent, type DiamantState, diamant, scriptedSetup } from '@grotto/diamant'
import { fastChance } from '@grotto/kernel'

/** A Diamant state from its picture. */
export function table(picture: string): DiamantState {
  const lines = picture.split('\n').map(line => line.trim())
  const parsed = diamant.notation.parsePosition(lines.filter(line => line !== '').join('\n'))
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal))
  return parsed.value
}

/** A game in its third step, and its log: one 7 and two traps lie on the path, seat 0 has laid a card face down. */
export function midway(choice: 'goOn' | 'leave'): { state: DiamantState; log: DiamantEvent[] } {
  const log: DiamantEvent[] = []
  const options = diamant.parseOptions({ players: 4 })
  if (!options.ok) throw new Error(options.refusal.reason)
  const cards = [
    { kind: 'treasure', value: 7 },
    { kind: 'trap', trap: 'ram' },
    { kind: 'trap', trap: 'lava' },
  ] as const
  const state = scriptedSetup(options.value, cards, fastChance(1), event => log.push(event))
  for (let step = 0; step < 2; step++)
    for (const seat of [0, 1, 2, 3])
      diamant.advance(state, seat, { type: 'goOn' }, fastChance(1), event => log.push(event))
  diamant.advance(state, 0, { type: choice }, fastChance(1), event => log.push(event))
  return { state, log }
}

import { fastChance } from '@grotto/kernel'
import { type SubTerraState, subTerra } from '@grotto/sub-terra'

/** A Sub Terra state from its picture. */
export function cave(picture: string): SubTerraState {
  const lines = picture.split('\n').filter(line => line.trim() !== '')
  const margin = Math.min(...lines.map(line => line.length - line.trimStart().length))
  const text = lines.map(line => line.slice(margin)).join('\n')
  const parsed = subTerra.notation.parsePosition(text)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal))
  return parsed.value
}

export function partyOf(cavers: readonly string[], others: object = {}) {
  const options = subTerra.parseOptions({ players: 1, cavers, ...others })
  if (!options.ok) throw new Error(JSON.stringify(options.refusal))
  return options.value
}

/** A state somewhere in a game, after so many decisions of chance. */
export function midGame(seed: number, decisions: number): SubTerraState {
  const chance = fastChance(seed)
  const state = subTerra.setup(partyOf(['leader', 'medic', 'scout', 'bodyguard']), chance)
  for (let i = 0; i < decisions && subTerra.outcome(state) === undefined; i++) {
    const legal = subTerra.legal(state, 0)
    subTerra.advance(state, 0, legal[chance('any', legal.length)]!, chance)
  }
  return state
}

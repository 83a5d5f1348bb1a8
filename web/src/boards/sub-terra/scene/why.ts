import type { Refusal } from '@grotto/kernel'
import type { SubTerraAction, SubTerraPosition } from '@grotto/sub-terra'
import { explainSubTerra, type Words } from '@grotto/words'
import { type ActionType, attempts } from './actions.ts'

/** Reasons that only say "not here": if nothing else stands in the way, one sentence for all sides is better. */
const PLACES = new Set([
  'nothingThere',
  'tileThere',
  'wall',
  'halfConnection',
  'notFlooded',
  'noSqueeze',
  'nothingToDig',
  'connected',
  'openAlready',
  'explosivesThere',
  'noHorrorThere',
  'notOnYourTile',
  'fullHealth',
  'onlyOthers',
  'nothingToCommand',
  'notYourself',
  'commandUnconscious',
  'commandSubmerged',
  'commandDevoured',
])

type Ask = (action: SubTerraAction) => Refusal | undefined

/** The refusal that tells most about an action of the bar, or nothing where it can be done in some way. */
export function refusalOf(position: SubTerraPosition, type: ActionType, refusal: Ask): Refusal | undefined {
  const refusals: Refusal[] = []
  for (const action of attempts(position, type)) {
    const refused = refusal(action)
    if (!refused) return undefined
    refusals.push(refused)
  }
  return refusals.find(({ reason }) => !PLACES.has(reason)) ?? refusals[0]
}

/** Why an action of the bar cannot be done in any way, or nothing where it can. */
export function whyNot(position: SubTerraPosition, type: ActionType, refusal: Ask, words: Words): string | undefined {
  const refused = refusalOf(position, type, refusal)
  if (!refused) return undefined
  const none = `subTerra.none.${type}`
  return PLACES.has(refused.reason) && words.has(none) ? words.say(none) : explainSubTerra(refused, words)
}

/** A-12 Her own ability does it for less: the bar shows only the ability. */
export const isReplaced = (position: SubTerraPosition, type: ActionType, refusal: Ask): boolean =>
  attempts(position, type).some(action => refusal(action)?.reason === 'yourAbilityDoesIt') &&
  attempts(position, type).every(action => refusal(action) !== undefined)

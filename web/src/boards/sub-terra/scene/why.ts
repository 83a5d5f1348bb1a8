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

/** Why an action of the bar cannot be done in any way, or nothing where it can. */
export function whyNot(position: SubTerraPosition, type: ActionType, refusal: Ask, words: Words): string | undefined {
  const refusals: Refusal[] = []
  for (const action of attempts(position, type)) {
    const refused = refusal(action)
    if (!refused) return undefined
    refusals.push(refused)
  }
  const telling = refusals.find(({ reason }) => !PLACES.has(reason))
  const none = `subTerra.none.${type}`
  if (telling || !words.has(none)) return explainSubTerra(telling ?? refusals[0]!, words)
  return words.say(none)
}

/** A-12 Her own ability does it for less: the bar shows only the ability. */
export const isReplaced = (position: SubTerraPosition, type: ActionType, refusal: Ask): boolean =>
  attempts(position, type).some(action => refusal(action)?.reason === 'yourAbilityDoesIt') &&
  attempts(position, type).every(action => refusal(action) !== undefined)

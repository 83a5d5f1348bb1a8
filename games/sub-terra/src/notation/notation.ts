import type { Parsed, Seat } from '@grotto/kernel'
import type { SubTerraAction } from '../types/action.ts'
import type { SubTerraPosition } from '../types/position.ts'
import { makeAction, readAction } from './actions.ts'
import { makePosition } from './make-position.ts'
import { readPosition } from './read-position.ts'
import { attempt } from './unreadable.ts'

export { makeAction, makePosition }

/** A position text as Position JSON; what no game can reach is for `decode` to refuse. */
export const parsePosition = (text: string): Parsed<SubTerraPosition> => attempt(() => readPosition(text))

export const parseAction = (position: SubTerraPosition, text: string): Parsed<SubTerraAction> =>
  attempt(() => readAction(position, text))

/** The notation of the game contract, over whatever the engine calls a view. */
export function notationOf<View, State>(
  encode: (view: View) => SubTerraPosition,
  decode: (json: unknown) => Parsed<State>,
) {
  return {
    makeAction: (view: View, action: SubTerraAction): string => makeAction(encode(view), action),
    parseAction: (view: View, _seat: Seat, text: string): Parsed<SubTerraAction> => parseAction(encode(view), text),
    makePosition: (view: View): string => makePosition(encode(view)),
    parsePosition(text: string): Parsed<State> {
      const parsed = parsePosition(text)
      return parsed.ok ? decode(parsed.value) : parsed
    },
  }
}

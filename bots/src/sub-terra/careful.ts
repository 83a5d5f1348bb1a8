import type { SubTerraState, SubTerraTypes } from '@grotto/sub-terra'
import type { Bot } from '../contract.ts'
import { ANSWERS } from './answers.ts'
import { lookOut } from './outlook.ts'
import { type Choice, THUMBS } from './thumbs.ts'

/** The answer of the rules of thumb to whatever is asked. */
export function byThumb(state: SubTerraState): Choice {
  const outlook = lookOut(state)
  if (outlook.legal.length === 1) return { action: outlook.legal[0]!, reason: 'onlyAction' }
  const answer = ANSWERS[state.question.type]
  if (answer) return answer(outlook)
  for (const thumb of THUMBS) {
    const choice = thumb(outlook)
    if (choice) return choice
  }
  throw new Error('the last rule of thumb always decides')
}

/** Rules of thumb in order of importance: stay alive, help, get out, look on. */
export const carefulBot: Bot<SubTerraTypes> = {
  id: 'sub-terra-careful',
  version: 1,
  decide(view) {
    const { action, reason, intent } = byThumb(view)
    return { action, ...(intent && { intent }), reasons: [{ reason }] }
  },
}

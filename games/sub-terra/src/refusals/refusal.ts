import type { Refusal, Seat } from '@grotto/kernel'
import type { ActionRule } from '../actions/action.ts'
import { answersTo, isTurnAction, RULE_OF } from '../actions/index.ts'
import { isConscious } from '../party/queries.ts'
import { ABILITY_OF, TRAIT } from '../party/traits.ts'
import { nameOf } from '../state/names.ts'
import { NOBODY, NONE, type SubTerraState } from '../state/state.ts'
import type { SubTerraAction } from '../types/action.ts'
import { CAVERS } from '../types/cavers.ts'
import { NO } from './reasons.ts'

/** Why an action is not possible. Asked in the order in which an answer helps most; the rules' own predicates decide. */

type Args = NonNullable<Refusal['args']>
const saying = (refusal: Refusal, args: Args): Refusal => ({ rule: refusal.rule, reason: refusal.reason, args })

function ruleNamed(action: unknown): ActionRule | undefined {
  if (typeof action !== 'object' || action === null || Array.isArray(action)) return
  const { type } = action as { type?: unknown }
  return typeof type === 'string' && Object.hasOwn(RULE_OF, type) ? RULE_OF[type as SubTerraAction['type']] : undefined
}

/** T-2, T-5 It is for somebody else to decide. */
function notHers(state: SubTerraState, seat: Seat): Refusal | undefined {
  const { seats, party } = state.setting
  if (seats[state.question.caver] === seat) return
  const own = [...party.keys()].filter(caver => seats[caver] === seat)
  const down = own.length > 0 && own.every(caver => !isConscious(state, caver))
  return down
    ? saying(NO.unconscious, { caver: nameOf(state, own[0]!) })
    : saying(NO.notYourTurn, { caver: nameOf(state, state.question.caver) })
}

/** V, A-12 She has no such action, or something better. */
function notForHer(state: SubTerraState, rule: ActionRule): Refusal | undefined {
  const traits = state.setting.traits[state.question.caver]!
  const caver = nameOf(state, state.question.caver)
  if (rule.needs && !(traits & TRAIT[rule.needs])) {
    const { owner, id } = ABILITY_OF[rule.needs]
    return { rule: id, reason: NO.notYourAbility.reason, args: { caver, ability: rule.needs, owner } }
  }
  if (rule.replacedBy && traits & TRAIT[rule.replacedBy])
    return saying(NO.yourAbilityDoesIt, { caver, ability: rule.replacedBy, action: rule.type })
}

/** T-8, V-8 The action answers another question than the one that is asked. */
function notAsked(state: SubTerraState, rule: ActionRule): Refusal | undefined {
  if (answersTo(state).includes(rule)) return
  const { type } = state.question
  if (type !== 'turn' && type !== 'commanded') return saying(NO.answerFirst, { question: type })
  if (!isTurnAction(rule)) return saying(NO.notAskedNow, { action: rule.type })
  if (rule.cost === 0) return saying(NO.oneActionOnly, { caver: nameOf(state, state.question.caver) })
  return notForHer(state, rule) ?? saying(NO.costsTooMuchForCommand, { action: rule.type, cost: rule.cost })
}

/** What the sentence speaks of. */
function argsOf(state: SubTerraState, action: SubTerraAction): Args {
  return {
    action: action.type,
    by: nameOf(state, state.question.caver),
    ...('side' in action && { side: action.side }),
    ...('caver' in action && { caver: action.caver }),
    ...('open' in action && { open: action.open }),
  }
}

function unreadable(action: SubTerraAction): Refusal {
  if ('caver' in action && CAVERS.includes(action.caver)) return saying(NO.notInParty, { caver: action.caver })
  return saying(NO.malformedAction, { action: action.type })
}

export function refusalOf(state: SubTerraState, seat: Seat, action: unknown): Refusal | undefined {
  const rule = ruleNamed(action)
  if (!rule) return NO.malformedAction
  if (state.question.caver === NOBODY) return NO.gameOver
  const why = notHers(state, seat) ?? notAsked(state, rule)
  if (why) return why
  const known = action as SubTerraAction
  const choice = rule.read(state, known)
  if (choice === NONE || Object.keys(known).length !== rule.fields) return unreadable(known)
  const refused = rule.refuses(state, state.question.caver, choice)
  if (refused) return saying(refused, argsOf(state, known))
  const { points } = state
  const tooFew = state.question.type === 'turn' && rule.cost > points
  return tooFew ? saying(NO.tooFewPoints, { action: rule.type, cost: rule.cost, points }) : undefined
}

import type { Refusal, Seat } from '@grotto/kernel'
import { holds } from './seats.ts'
import type { DiamantView } from './state.ts'
import type { DiamantAction } from './types.ts'

/** D-30 The two decision cards, one object each for the whole program. */
export const GO_ON: DiamantAction = Object.freeze({ type: 'goOn' })
export const LEAVE: DiamantAction = Object.freeze({ type: 'leave' })

const NO_SUCH_SEAT: Refusal = Object.freeze({ rule: 'D-1', reason: 'noSuchSeat' })
const NOT_AN_ACTION: Refusal = Object.freeze({ rule: 'D-30', reason: 'notAnAction' })
const ALREADY_CHOSEN: Refusal = Object.freeze({ rule: 'D-30', reason: 'alreadyChosen' })
const ALREADY_LEFT: Refusal = Object.freeze({ rule: 'D-32', reason: 'alreadyLeft' })
const GAME_OVER: Refusal = Object.freeze({ rule: 'D-50', reason: 'gameOver' })

/** Why a seat may lay no card at all. */
function barred(view: DiamantView, seat: Seat): Refusal | undefined {
  if (!(seat >= 0 && seat < view.options.players && Number.isInteger(seat))) return NO_SUCH_SEAT
  if (view.over) return GAME_OVER
  return holds(view.inside, seat) ? undefined : ALREADY_LEFT
}

/** D-30 The card that lies there already cannot be laid again; of a sealed one nobody knows which it is. */
const lies = (view: DiamantView, seat: Seat, card: DiamantAction) =>
  holds(view.chosen & ~view.sealed, seat) && holds(view.leaving, seat) === (card === LEAVE)

export function refusal(view: DiamantView, seat: Seat, action: unknown): Refusal | undefined {
  const card = asCard(action)
  return (
    barred(view, seat) ?? (card === undefined ? NOT_AN_ACTION : lies(view, seat, card) ? ALREADY_CHOSEN : undefined)
  )
}

/** The decision card an action from outside names, if it names one and says nothing else. */
function asCard(action: unknown): DiamantAction | undefined {
  if (action === null || typeof action !== 'object') return undefined
  const keys = Object.keys(action)
  if (keys.length !== 1 || keys[0] !== 'type') return undefined
  return [GO_ON, LEAVE].find(card => card.type === (action as DiamantAction).type)
}

export function legal(view: DiamantView, seat: Seat, into: DiamantAction[] = []): DiamantAction[] {
  let count = 0
  if (barred(view, seat) === undefined) {
    if (!lies(view, seat, GO_ON)) into[count++] = GO_ON
    if (!lies(view, seat, LEAVE)) into[count++] = LEAVE
  }
  if (into.length !== count) into.length = count
  return into
}

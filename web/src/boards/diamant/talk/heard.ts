import type { DiamantEvent } from '@grotto/diamant'
import type { Seat } from '@grotto/kernel'
import type { LoggedEvent, Passing, Phrase, Talk } from '../../board.ts'

/** What a player claims to do next. Nobody has to believe it. */
export const CLAIMS = ['goOn', 'leave'] as const
export type Claim = (typeof CLAIMS)[number]
/** Phrases that fit this table; the others are in the chat. */
export const CALLS: readonly Phrase[] = ['hello', 'wait', 'hurry', 'careful', 'lucky', 'wellDone', 'sorry', 'goodGame']

/** Something said: a phrase for a moment, or a claim until the cards are turned. */
export type Saying = { readonly number: number; readonly seat: Seat } & (
  | { readonly claim: Claim }
  | { readonly phrase: Phrase }
)

const ENDS_CLAIMS = new Set<DiamantEvent['type']>(['choicesRevealed', 'expeditionStarted'])

/** Claims that still mean something, then what was called out just now. */
export function sayingsOf(
  talk: Talk | undefined,
  passing: readonly Passing[],
  log: readonly LoggedEvent<DiamantEvent>[],
): Saying[] {
  const revealed = log.findLast(({ event }) => ENDS_CLAIMS.has(event.type))?.number ?? -1
  const claims = (talk?.plans ?? []).flatMap(({ number, seat, plan, since }): Saying[] => {
    const claim = CLAIMS.find(each => each === plan.type)
    return claim && since >= revealed ? [{ number, seat, claim }] : []
  })
  const phrases = passing.flatMap((said): Saying[] => {
    const phrase = said.type === 'phrase' && CALLS.find(each => each === said.phrase)
    return phrase ? [{ number: said.number, seat: said.seat, phrase }] : []
  })
  return [...claims, ...phrases]
}

/** Where somebody points: a card of the path or an explorer. */
export interface Pointing {
  readonly number: number
  /** Nobody's who plays, where a game is looked at again. */
  readonly by: Seat | null
  readonly name?: string
  readonly card?: number
  readonly seat?: Seat
}

export const pointingsOf = (passing: readonly Passing[]): Pointing[] =>
  passing.flatMap((said): Pointing[] => {
    if (said.type !== 'point') return []
    const { card, seat } = said.spot
    const head = { number: said.number, by: said.seat, ...(said.name === undefined ? {} : { name: said.name }) }
    if (typeof card === 'number') return [{ ...head, card }]
    return typeof seat === 'number' ? [{ ...head, seat }] : []
  })

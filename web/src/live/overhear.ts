import type { Said } from '@grotto/protocol'
import type { Talk } from '../boards/board.ts'
import { hear } from '../boards/talk.ts'

/** Who comes (back) to a table is told again what was said before: older words are for the chat, not for the board. */
const FRESH_MS = 15_000

/** What the board shows of something said at a live table: only what players say, not those who look on. */
export function overhear(talk: Talk, said: Said, since: number, now: number): Talk {
  const { seat } = said
  if (seat === null || said.type === 'chat') return talk
  if (said.type === 'intend') return hear(talk, { type: 'intend', seat, plan: said.plan as never }, since)
  if (Math.abs(now - said.at) > FRESH_MS) return talk
  if (said.type === 'point') return hear(talk, { type: 'point', seat, spot: said.spot }, since)
  return hear(talk, { type: 'phrase', seat, phrase: said.phrase }, since)
}

/** So much of the chat is kept. */
const SAID_KEPT = 200

/** What stands in the chat: words, and what people show on the board. Who points on and on has said one thing. */
export function heardAfter(said: readonly Said[], next: Said): readonly Said[] {
  const isSign = next.type === 'point' || next.type === 'intend'
  // Bots plan aloud all the time.
  if (isSign && (next.person === null || (next.type === 'intend' && !next.plan))) return said
  const last = said.at(-1)
  const again = isSign && last?.type === next.type && last.person === next.person
  return [...(again ? said.slice(0, -1) : said), next].slice(-SAID_KEPT)
}

/** Whether this page has heard it before: with every return to a table, and when seats change, all is told again. */
export function isToldAgain(said: readonly Said[], { type, person, at }: Said): boolean {
  const isSign = type === 'point' || type === 'intend'
  // Of pointing only the last is kept.
  if (isSign && said.some(each => each.at > at)) return true
  return said.some(each => each.at === at && each.person === person && each.type === type)
}

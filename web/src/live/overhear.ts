import type { Said } from '@grotto/protocol'
import type { Talk } from '../boards/board.ts'
import { hear } from '../boards/talk.ts'

/** Who comes (back) to a table is told again what was said before: older words are for the chat, not for the board. */
const FRESH_MS = 15_000

/** What the board shows of something said at a live table: only what players say, not those who look on. */
export function overhear(talk: Talk, said: Said, since: number, now: number): Talk {
  const { seat } = said
  if (seat === null || said.type === 'chat') return talk
  if (said.type === 'point') return hear(talk, { type: 'point', seat, spot: said.spot }, since)
  if (said.type === 'intend') return hear(talk, { type: 'intend', seat, plan: said.plan as never }, since)
  return Math.abs(now - said.at) > FRESH_MS ? talk : hear(talk, { type: 'phrase', seat, phrase: said.phrase }, since)
}

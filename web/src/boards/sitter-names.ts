import type { Words } from '@grotto/words'
import type { BoardNote, LoggedEvent, Sitter } from './board.ts'

/** Where everybody waits for somebody: her name, and whether she is there at all. */
export const waitedFor = (words: Words, { name, away, standIn }: Sitter): string =>
  away && !standIn ? words.say('table.away.name', { name }) : name

/** What stands beside a name: a bot decides for her, or she is away. */
export function seatMark(words: Words, { standIn, away }: Sitter): string | undefined {
  if (standIn) return words.say('table.presence.standIn')
  return away ? words.say('table.presence.away') : undefined
}

/** Notes that belong to what has been told so far. */
export const toldNotes = (
  notes: readonly BoardNote[] = [],
  log: readonly LoggedEvent<unknown>[],
): readonly BoardNote[] => notes.filter(({ number }) => number < (log.at(-1)?.number ?? 0) + 1)

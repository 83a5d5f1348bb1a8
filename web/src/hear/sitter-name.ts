import type { Words } from '@grotto/words'
import type { Sitter } from '../boards/board.ts'

/** Whoever waits for somebody must hear whether she is there at all. */
export const sitterName = (words: Words, sitter: Sitter | undefined): string =>
  sitter?.away ? words.say('table.away.name', { name: sitter.name }) : (sitter?.name ?? '')

import type { SeatInfo } from '@grotto/protocol'
import type { Words } from '@grotto/words'
import type { Sitter } from '../boards/board.ts'
import { botName } from '../local/companions.ts'

/** Whoever sits on a seat, as a board names her. */
export function sitterOf(words: Words, seat: SeatInfo): Sitter {
  if (seat.kind === 'open') return { name: words.say('table.seat.free'), bot: false }
  return seat.kind === 'bot' ? { name: botName(seat.bot), bot: true } : { name: seat.name, bot: false }
}

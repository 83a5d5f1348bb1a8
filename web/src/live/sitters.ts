import type { SeatInfo } from '@grotto/protocol'
import type { Words } from '@grotto/words'
import type { Sitter } from '../boards/board.ts'
import type { Companion } from '../local/bot-office.ts'

/** Whoever sits on a seat, as a board names her. */
export function sitterOf(words: Words, seat: SeatInfo, roster: readonly Companion[]): Sitter {
  if (seat.kind === 'open') return { name: words.say('table.seat.free'), bot: false }
  return seat.kind === 'bot' ? { name: nameOfBot(seat.bot, roster), bot: true } : { name: seat.name, bot: false }
}

const nameOfBot = (id: string, roster: readonly Companion[]): string => roster.find(bot => bot.id === id)?.name ?? id

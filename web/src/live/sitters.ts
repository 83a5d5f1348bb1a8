import type { SeatInfo } from '@grotto/protocol'
import type { Words } from '@grotto/words'
import type { Sitter } from '../boards/board.ts'
import type { BotInfo } from '../local/bot-client.ts'
import { ROMAN } from '../local/bot-sitters.ts'
import { mottoOf } from '../local/motto.ts'

/** Whoever sits at a table, as boards name them; the second bot of a name is numbered. */
export function sittersOf(
  words: Words,
  seats: readonly SeatInfo[],
  roster: readonly BotInfo[],
  away: readonly number[] = [],
): readonly Sitter[] {
  return seats.map((seat, number) => {
    if (seat.kind === 'open') return { name: words.say('table.seat.free'), bot: false }
    if (seat.kind === 'human')
      return { name: seat.name, bot: false, standIn: seat.standIn !== undefined, away: away.includes(number) }
    const before = seats.slice(0, number).filter(other => other.kind === 'bot' && other.bot === seat.bot).length
    return { name: `${nameOfBot(words, seat.bot, roster)}${ROMAN[before]}`, bot: true, motto: mottoOf(words, seat.bot) }
  })
}

/** Until the worker has said who they are, a bot is a bot; an id is for programs. */
const nameOfBot = (words: Words, id: string, roster: readonly BotInfo[]): string =>
  roster.length === 0 ? words.say('table.seat.bot') : (roster.find(bot => bot.id === id)?.name ?? id)

/** The bot to add next: one who is not at the table yet, if there is any. */
export function freshBot(seats: readonly SeatInfo[], roster: readonly BotInfo[]): BotInfo {
  return roster.find(bot => !seats.some(seat => seat.kind === 'bot' && seat.bot === bot.id)) ?? roster[0]!
}

import type { Words } from '@grotto/words'

/** In what manner a bot plays; one of a later version may be unknown here. */
export function mottoOf(words: Words, bot: string): string {
  const key = `table.bot.${bot}`
  return words.has(key) ? words.say(key) : words.say('table.seat.bot')
}

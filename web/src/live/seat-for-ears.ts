import type { Words } from '@grotto/words'

/** What a button is heard as: to eyes it stands at its seat, to ears the buttons of all free seats are alike. */
export const atSeat = (words: Words, what: string, number: number): string =>
  [what, words.say('table.heard.seat', { number: number + 1 })].join(', ')

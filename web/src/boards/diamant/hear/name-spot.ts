import type { NameSpot } from '../../board-module.ts'

/** A card of the path by its number. */
export const nameSpot: NameSpot = (words, _, { card }) =>
  typeof card === 'number' && Number.isInteger(card) && card >= 0
    ? words.say('diamant.talk.card', { number: card + 1 })
    : undefined

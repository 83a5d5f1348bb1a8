import type { DiamantView } from '@grotto/diamant'
import type { Words } from '@grotto/words'
import type { Sitter } from '../board.ts'
import type { Summary } from '../board-module.ts'
import { colourOf } from './art/Emblem.tsx'
import { rankingOf } from './ending/ranking-of.ts'
import { positionOf } from './telling/shown.ts'

/** D-51 Who won with how much, and everybody's points. */
export function sumUp(words: Words, view: DiamantView, sitters: readonly Sitter[]): Summary {
  const ranking = rankingOf(positionOf(view))
  const winners = ranking.filter(({ place }) => place === 1).map(({ seat }) => sitters[seat]!.name)
  const { score } = ranking[0]!
  return {
    headline:
      winners.length === 1
        ? words.say('diamant.end.winner', { name: winners[0]!, score })
        : words.say('diamant.end.shared', { names: words.list(winners), score }),
    lines: ranking.map(ranked => ({
      name: sitters[ranked.seat]!.name,
      figure: String(ranked.score),
      colour: colourOf(ranked.seat),
    })),
  }
}

import { type DiamantEvent, type DiamantTypes, diamant } from '@grotto/diamant'
import { explainDiamant, type Language, loadWords, narrateDiamant } from '@grotto/words'
import type { Narration } from '../lab-game.ts'
import { tellOdds } from './told-odds.ts'
import { tellPosition } from './told-position.ts'

/** What follows tells the same: the card in what it does, the choices when all are turned over. */
const TOLD_LATER = new Set<DiamantEvent['type']>(['revealed', 'chose'])

const BEGINS: Partial<Record<DiamantEvent['type'], 'chapter' | 'paragraph'>> = {
  expeditionStarted: 'chapter',
  choicesRevealed: 'paragraph',
  expeditionEnded: 'paragraph',
  gameEnded: 'chapter',
}

export async function diamantNarration(language: Language, names: readonly string[]): Promise<Narration<DiamantTypes>> {
  const words = await loadWords(language, ['diamant', 'terminal'])
  return {
    event: event => (TOLD_LATER.has(event.type) ? undefined : narrateDiamant(event, names, words)),
    begins: ({ type }) => BEGINS[type],
    position: view => tellPosition(view, names, words),
    action: (_view, { type }) => `${words.say(`diamant.${type}`)} – ${words.say(`diamant.${type}.under`)}`,
    odds: (view, viewer) => tellOdds(diamant.odds(view, viewer), words),
    refusal: refusal => explainDiamant(refusal, words),
    points: score => words.say('diamant.advice.points', { score: Math.round(score) }),
  }
}

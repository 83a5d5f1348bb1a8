import { type DiamantTypes, diamant } from '@grotto/diamant'
import { canonical } from '@grotto/kernel'
import { explainDiamant, loadWords, narrateDiamant } from '@grotto/words'
import { diamantLedger } from '../soak/diamant-ledger.ts'
import { setUpDrawing, withComing } from './begin.ts'
import { type Desk, wholeNumber } from './desk.ts'
import { diamantCounter, diamantFigures } from './diamant-figures.ts'

export const diamantDesk: Desk<DiamantTypes> = {
  game: diamant,
  cooperative: false,
  results: [],
  flags: [
    { flags: '--players <n>', about: '3 to 8; 2 as a variant', read: wholeNumber },
    { flags: '--hide-chosen', about: 'hide even who has already chosen' },
  ],
  /** The first card is revealed at once (D-11), the others stay to come. */
  begin(options, coming) {
    if (!Array.isArray(coming) || coming.length === 0)
      return { ok: false, refusal: { rule: 'D-61', reason: 'comingNotAList' } }
    const [first, ...others] = coming
    const begun = setUpDrawing(
      diamant,
      options,
      event => event.type === 'revealed' && canonical(event.card) === canonical(first),
    )
    if (!begun) return { ok: false, refusal: { rule: 'D-61', reason: 'comingNotInDeck', args: { card: 1 } } }
    return withComing(diamant, begun, others)
  },
  counter: diamantCounter,
  figures: diamantFigures,
  ledger: diamantLedger,
  async narration(language, names) {
    const words = await loadWords(language, ['diamant'])
    return {
      event: event => narrateDiamant(event, names, words),
      action: ({ type }, notation) => `${notation.padEnd(6)} ${words.say(`diamant.${type}.under`)}`,
      refusal: refusal => explainDiamant(refusal, words),
    }
  },
}

import { type DiamantTypes, diamant } from '@grotto/diamant'
import { canonical } from '@grotto/kernel'
import { setUpDrawing, withComing } from '../begin.ts'
import { type LabGame, wholeNumber } from '../lab-game.ts'
import { diamantCounter, diamantFigures } from './figures.ts'
import { GOLDEN } from './golden.ts'
import { diamantGym } from './gym.ts'
import { diamantLedger } from './ledger.ts'
import { diamantNarration } from './narration.ts'
import { STUDIES } from './report/studies.ts'

/** Sparring partners of different kinds. */
const PARTNERS: LabGame['partners'] = [
  { bot: 'random' },
  { bot: 'hand-ten' },
  { bot: 'card-five' },
  { bot: 'scales' },
  { bot: 'mcts', iterations: 200 },
]

/** 2 to 8 players, choices shown or hidden, closed chests, and other decks. */
const TABLES: readonly object[] = [
  ...[2, 3, 4, 5, 6, 7, 8].flatMap(players => [{ players }, { players, hideChosen: true }]),
  { players: 5, closedChests: true },
  ...[{ relics: 0 }, { relics: 12 }, { treasures: [1, 2, 3] }, { traps: { spiders: 6 } }],
]

export const diamantLabGame: LabGame<DiamantTypes> = {
  game: diamant,
  area: 'diamant',
  cooperative: false,
  results: [],
  flags: [
    { flags: '--players <n>', about: '3 to 8; 2 as a variant', read: wholeNumber },
    { flags: '--hide-chosen', about: 'hide even who has already chosen' },
    { flags: '--closed-chests', about: 'nobody looks into another’s chest before the end' },
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
  partners: PARTNERS,
  soak: { tables: TABLES, games: 1_000_000 },
  golden: GOLDEN,
  report: { studies: STUDIES },
  gym: diamantGym,
  narration: diamantNarration,
}

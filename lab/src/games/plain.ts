import type { Game } from '@grotto/kernel'
import { sumOf } from '../simulate/sums.ts'
import { type LabGame, wholeNumber } from './lab-game.ts'

/** A labGame for a game that brings none: it is played, counted, recorded and refereed in its own notation. */
export const plainLabGame = (game: Game): LabGame => ({
  game,
  cooperative: false,
  results: [],
  partners: [{ bot: 'random' }],
  flags: [{ flags: '--players <n>', about: 'how many sit down', read: wholeNumber }],
  soak: { tables: [{}], games: 10_000 },
  golden: [],
  begin: () => ({ ok: false, refusal: { rule: 'referee', reason: 'comingNotKnown' } }),
  counter: () => ({ sums: {} }),
  figures: sums => ({ games: sumOf(sums, 'games'), decisions: sumOf(sums, 'decisions') / sumOf(sums, 'games') }),
  ledger: () => ({ sink: () => {}, look: () => {}, close: () => {} }),
  narration: async () => ({
    event: event => JSON.stringify(event),
    begins: () => 'paragraph',
    position: view => [game.notation.makePosition(view)],
    action: (view, action) => game.notation.makeAction(view, action),
    odds: (view, viewer) => [JSON.stringify(game.odds(view, viewer), null, 2)],
    refusal: ({ reason }) => reason,
  }),
})

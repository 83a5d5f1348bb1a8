import type { Game } from '@grotto/kernel'
import { type Desk, wholeNumber } from './desk.ts'

/** A desk for a game that brings none: it is played, counted, recorded and refereed in its own notation. */
export const plainDesk = (game: Game): Desk => ({
  game,
  cooperative: false,
  results: [],
  partners: [{ bot: 'random' }],
  flags: [{ flags: '--players <n>', about: 'how many sit down', read: wholeNumber }],
  soak: { tables: [{}], games: 10_000 },
  golden: [],
  begin: () => ({ ok: false, refusal: { rule: 'referee', reason: 'comingNotKnown' } }),
  counter: () => ({ sums: {} }),
  figures: ({ games, decisions }) => ({ games, decisions: decisions! / games! }),
  ledger: () => ({ sink: () => {}, look: () => {}, close: () => {} }),
  narration: async () => ({
    event: event => JSON.stringify(event),
    action: (_action, notation) => notation,
    refusal: ({ reason }) => reason,
  }),
})

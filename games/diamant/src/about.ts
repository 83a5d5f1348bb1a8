import type { GameAbout } from '@grotto/kernel'

/** D-1 Three to eight players; two by a variant of ours. */
export const about = {
  id: 'diamant',
  title: 'Diamant',
  players: [3, 8],
  variant: 2,
  minutes: 20,
  secret: true,
  bots: 4,
  daily: {
    options: { players: 4 },
    bots: ['diamant-careful', 'mcts', 'diamant-careful'],
    rivals: ['diamant-careful', 'mcts'],
  },
  load: async () => (await import('./index.ts')).diamant,
} as const satisfies GameAbout

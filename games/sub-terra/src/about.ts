import type { GameAbout } from '@grotto/kernel'

/** S-1 One to six players. */
export const about = {
  id: 'sub-terra',
  title: 'Sub Terra',
  players: [1, 6],
  minutes: 45,
  secret: false,
  bots: 3,
  daily: { options: { players: 1, difficulty: 'normal' }, bots: [], rivals: ['sub-terra-careful', 'sub-terra-strong'] },
  season: { gold: 3, silver: 2, bronze: 1 },
  par: { bot: 'sub-terra-strong', iterations: 100 },
  load: async () => (await import('./index.ts')).subTerra,
} as const satisfies GameAbout

import type { GameAbout } from '@grotto/kernel'

/**
 * A game for tests, simultaneous and with secrets, small enough to be solved by hand. In each of three rounds everybody
 * is dealt a lantern that only she sees, and all choose at once whether to step forward or to stay. The brightest
 * lantern that stepped forward wins two points, the others who did lose one.
 */
export const about = {
  id: 'lanterns',
  title: 'Lanterns',
  players: [2, 4],
  minutes: 3,
  secret: true,
  bots: 2,
  load: async () => (await import('./game.ts')).lanterns,
} as const satisfies GameAbout

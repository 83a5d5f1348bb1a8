import type { Golden } from '../lab-game.ts'

const FOUR = ['leader', 'medic', 'scout', 'bodyguard']
const OTHER_FOUR = ['diver', 'geologist', 'engineer', 'climber']
const FIVE = ['geologist', 'leader', 'bodyguard', 'diver', 'engineer']
const SIX = ['diver', 'scout', 'geologist', 'engineer', 'climber', 'medic']

export const GOLDEN: readonly Golden[] = [
  { name: 'four-normal', options: { cavers: FOUR }, transcript: true },
  { name: 'four-normal-again', options: { cavers: FOUR, players: 4 } },
  {
    name: 'four-advanced-spanish',
    options: { cavers: FOUR, difficulty: 'advanced', edition: 'es' },
  },
  { name: 'four-expert-french', options: { cavers: FOUR, difficulty: 'expert', edition: 'fr' } },
  { name: 'other-four-normal', options: { cavers: OTHER_FOUR, players: 2 }, transcript: true },
  { name: 'other-four-expert', options: { cavers: OTHER_FOUR, difficulty: 'expert' } },
  { name: 'five-italian', options: { cavers: FIVE, edition: 'it' } },
  { name: 'five-advanced', options: { cavers: FIVE, players: 5, difficulty: 'advanced' } },
  { name: 'five-easier', options: { cavers: FIVE, easier: true } },
  { name: 'six-normal', options: { cavers: SIX, players: 3 } },
  {
    name: 'six-expert',
    options: { cavers: SIX, players: 6, difficulty: 'expert' },
    transcript: true,
  },
  { name: 'six-advanced-gas', options: { cavers: SIX, difficulty: 'advanced', gasTwiceEntry: 2 } },
]

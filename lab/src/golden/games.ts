/** Games that are recorded once for each version of the rules, and must replay the same ever after. */
export interface GoldenGame {
  readonly game: string
  readonly name: string
  readonly options: object
  /** Who plays; random where it is left out. A bot may change, so what it played once is kept. */
  readonly bot?: string
  /** Also kept as a readable transcript. */
  readonly transcript?: true
}

const FEW_TREASURES = [1, 1, 2, 3, 5, 8]
const MANY_TRAPS = { spiders: 3, snakes: 4, lava: 2, boulder: 3, ram: 5 }

const FOUR = ['leader', 'medic', 'scout', 'bodyguard']
const OTHER_FOUR = ['diver', 'geologist', 'engineer', 'climber']
const FIVE = ['geologist', 'leader', 'bodyguard', 'diver', 'engineer']
const SIX = ['diver', 'scout', 'geologist', 'engineer', 'climber', 'medic']

export const GOLDEN_GAMES: readonly GoldenGame[] = [
  { game: 'diamant', name: 'two-players', options: { players: 2 }, transcript: true },
  { game: 'diamant', name: 'three-players', options: { players: 3 } },
  { game: 'diamant', name: 'four-players', options: { players: 4 }, transcript: true },
  { game: 'diamant', name: 'four-players-again', options: { players: 4 } },
  { game: 'diamant', name: 'five-players', options: { players: 5 } },
  { game: 'diamant', name: 'six-players', options: { players: 6 } },
  { game: 'diamant', name: 'seven-players', options: { players: 7 } },
  { game: 'diamant', name: 'eight-players', options: { players: 8 }, transcript: true },
  { game: 'diamant', name: 'hidden-choices', options: { players: 4, hideChosen: true }, transcript: true },
  { game: 'diamant', name: 'no-relics', options: { players: 3, relics: 0 } },
  { game: 'diamant', name: 'twelve-relics', options: { players: 3, relics: 12 }, transcript: true },
  { game: 'diamant', name: 'few-treasures', options: { players: 4, treasures: FEW_TREASURES } },
  { game: 'diamant', name: 'many-traps', options: { players: 5, traps: MANY_TRAPS } },
  { game: 'sub-terra', name: 'four-normal', options: { cavers: FOUR }, transcript: true },
  { game: 'sub-terra', name: 'four-normal-again', options: { cavers: FOUR, players: 4 } },
  {
    game: 'sub-terra',
    name: 'four-advanced-spanish',
    options: { cavers: FOUR, difficulty: 'advanced', edition: 'es' },
  },
  { game: 'sub-terra', name: 'four-expert-french', options: { cavers: FOUR, difficulty: 'expert', edition: 'fr' } },
  { game: 'sub-terra', name: 'other-four-normal', options: { cavers: OTHER_FOUR, players: 2 }, transcript: true },
  { game: 'sub-terra', name: 'other-four-expert', options: { cavers: OTHER_FOUR, difficulty: 'expert' } },
  { game: 'sub-terra', name: 'five-italian', options: { cavers: FIVE, edition: 'it' } },
  { game: 'sub-terra', name: 'five-advanced', options: { cavers: FIVE, players: 5, difficulty: 'advanced' } },
  { game: 'sub-terra', name: 'five-easier', options: { cavers: FIVE, easier: true } },
  { game: 'sub-terra', name: 'six-normal', options: { cavers: SIX, players: 3 } },
  {
    game: 'sub-terra',
    name: 'six-expert',
    options: { cavers: SIX, players: 6, difficulty: 'expert' },
    transcript: true,
  },
  { game: 'sub-terra', name: 'six-advanced-gas', options: { cavers: SIX, difficulty: 'advanced', gasTwiceEntry: 2 } },
]

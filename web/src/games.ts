/** What the front page must know about a game without loading it. */
export const GAMES = ['sub-terra', 'diamant'] as const
export type GameName = (typeof GAMES)[number]
export const isGame = (name: string | undefined): name is GameName => GAMES.some(game => game === name)

interface Facts {
  readonly players: readonly [from: number, to: number]
  /** With how few it can be played by a variant of ours (D-1). */
  readonly variant?: number
  readonly minutes: number
  /** Whether people at one device must not see each other's choices. */
  readonly secret: boolean
  /** How many bots join when somebody plays at once. */
  readonly bots: number
}

export const FACTS: Record<GameName, Facts> = {
  'sub-terra': { players: [1, 6], minutes: 45, secret: false, bots: 3 },
  diamant: { players: [3, 8], variant: 2, minutes: 20, secret: true, bots: 4 },
}

/** With how many people a table can be set up, variants included. */
export const tableSizes = (game: GameName): readonly number[] => {
  const { players, variant } = FACTS[game]
  const least = variant ?? players[0]
  return Array.from({ length: players[1] - least + 1 }, (_, i) => least + i)
}

import { deskOf } from '../games/desks.ts'

/** All tables of Diamant that are soaked: 2 to 8 players, choices shown or hidden, and other decks. */
export function diamantVariants(): object[] {
  const players = [2, 3, 4, 5, 6, 7, 8].flatMap(count => [{ players: count }, { players: count, hideChosen: true }])
  const decks = [{ relics: 0 }, { relics: 12 }, { treasures: [1, 2, 3] }, { traps: { spiders: 6 } }]
  return parsed('diamant', [...players, ...decks])
}

function parsed(game: string, inputs: readonly object[]): object[] {
  return inputs.map(input => {
    const options = deskOf(game).game.parseOptions(input)
    if (!options.ok) throw new Error(`${JSON.stringify(input)} refused: ${JSON.stringify(options.refusal)}`)
    return options.value
  })
}

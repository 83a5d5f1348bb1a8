import { type CaverName, DIFFICULTIES, EDITIONS } from '@grotto/sub-terra'
import { deskOf } from '../games/desks.ts'

/** All tables of Diamant that are soaked: 2 to 8 players, choices shown or hidden, and other decks. */
export function diamantVariants(): object[] {
  const players = [2, 3, 4, 5, 6, 7, 8].flatMap(count => [{ players: count }, { players: count, hideChosen: true }])
  const decks = [{ relics: 0 }, { relics: 12 }, { treasures: [1, 2, 3] }, { traps: { spiders: 6 } }]
  return parsed('diamant', [...players, ...decks])
}

/** Parties of four, five and six in which every caver goes along. */
const PARTIES: readonly (readonly CaverName[])[] = [
  ['leader', 'medic', 'scout', 'bodyguard'],
  ['diver', 'geologist', 'engineer', 'climber'],
  ['geologist', 'leader', 'bodyguard', 'diver', 'engineer'],
  ['climber', 'scout', 'medic', 'geologist', 'leader'],
  ['diver', 'scout', 'geologist', 'engineer', 'climber', 'medic'],
  ['bodyguard', 'leader', 'geologist', 'diver', 'scout', 'engineer'],
]

/** Who may run a party: one alone, each her own, or two each (S-1). */
const PLAYERS: Readonly<Record<number, readonly number[]>> = { 4: [1, 2, 4], 5: [1, 5], 6: [1, 3, 6] }

/** All tables of Sub Terra that are soaked: every party, difficulty and edition, by turns easier and for more players. */
export function subTerraVariants(): object[] {
  const tables = PARTIES.flatMap(cavers =>
    DIFFICULTIES.flatMap(difficulty => EDITIONS.map(edition => ({ cavers, difficulty, edition }))),
  )
  return parsed(
    'sub-terra',
    tables.map((table, index) => {
      const players = PLAYERS[table.cavers.length]!
      return { ...table, players: players[index % players.length], easier: index % 5 === 0 }
    }),
  )
}

function parsed(game: string, inputs: readonly object[]): object[] {
  return inputs.map(input => {
    const options = deskOf(game).game.parseOptions(input)
    if (!options.ok) throw new Error(`${JSON.stringify(input)} refused: ${JSON.stringify(options.refusal)}`)
    return options.value
  })
}

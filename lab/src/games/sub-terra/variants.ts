import { type CaverName, DIFFICULTIES, EDITIONS } from '@grotto/sub-terra'

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

/** Every party, difficulty and edition, by turns easier and for more players. */
export const TABLES: readonly object[] = PARTIES.flatMap(cavers =>
  DIFFICULTIES.flatMap(difficulty => EDITIONS.map(edition => ({ cavers, difficulty, edition }))),
).map((table, index) => {
  const players = PLAYERS[table.cavers.length]!
  return { ...table, players: players[index % players.length], easier: index % 5 === 0 }
})

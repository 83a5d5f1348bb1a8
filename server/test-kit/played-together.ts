import type { Result } from '@grotto/storage'
import type { Client } from './client.ts'

/** What is kept of a game these people won together at a table of that name: from then on they know each other. */
export const playedTogether = (table: string, people: readonly Pick<Client, 'id'>[]): Result[] =>
  people.map(({ id: person }, seat) => ({
    ...{ person, seat, table, source: table, at: 1, game: 'diamant', seats: 3, people: people.length, place: 1 },
    ...{ score: 9, result: 'victory', level: null, party: [], cameOut: [] },
    ...{ local: false, daily: null, honour: null, bots: [] },
  }))

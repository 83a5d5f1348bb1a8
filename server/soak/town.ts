import type { TableMade } from '@grotto/protocol'
import { choicesOf } from '../test-kit/friends.ts'
import { longRecord } from '../test-kit/long-record.ts'
import type { Guest } from './guest.ts'

/** What guests know of each other: the tables that were made last, links of clubs, and a game that is over. */
export class Town {
  readonly #tables: string[] = []
  readonly clubCodes: string[] = []
  finished = ''

  get tables(): readonly string[] {
    return this.#tables
  }

  add(table: string | undefined): string {
    if (table) this.#tables.push(table)
    if (this.#tables.length > REMEMBERED) this.#tables.shift()
    return table ?? ''
  }

  addClub(code: string): void {
    this.clubCodes.push(code)
    if (this.clubCodes.length > CLUBS_REMEMBERED) this.clubCodes.shift()
  }
}

const REMEMBERED = 40
/** Few, so that clubs fill up. */
const CLUBS_REMEMBERED = 3

export type Mischief = (guest: Guest, town: Town) => Promise<void>

/** A game that is over, whose deal can be played again. */
export const FINISHED = longRecord({ entries: 100, undos: 2 })
/** A game with bots that somebody begins at once. */
export const PLAY = { game: 'diamant', options: { players: 3 }, bots: 'random' }

export async function made(guest: Guest, path: string, wish: unknown): Promise<string | undefined> {
  return ((await guest.http('POST', path, wish)) as Partial<TableMade>).id
}

/** So many moves, if she is asked for as many. */
export async function act(guest: Guest, table: string, moves: number): Promise<void> {
  for (let i = 0; i < moves; i++) {
    const known = await guest.until(table, ({ info, toAct, you }) => info.status !== 'playing' || toAct.includes(you!))
    if (known.info.status !== 'playing') return
    const choices = choicesOf(known)
    await guest.say({
      type: 'act',
      table,
      action: choices.find(({ type }) => type === 'leave') ?? guest.oneOf(choices)!,
    })
  }
}

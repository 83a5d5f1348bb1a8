import { drawSecrets, type Json, type Refusal } from '@grotto/kernel'
import { DEFAULT_SETTINGS, type Settings, TABLE_RULE } from '@grotto/protocol'
import { CodeTaken, type Person, type Store } from '@grotto/storage'
import type { Roster } from './bots/roster.ts'
import type { Budgets } from './budgets/budgets.ts'
import type { Clock } from './clock.ts'
import { merged, withNewOptions } from './commands/lobby.ts'
import { start } from './commands/starting.ts'
import { type Bytes, newCode, newId } from './randomness.ts'
import type { Sitter, TableEntry } from './table/entries.ts'
import type { FindGame, Happened, Table } from './table/table.ts'
import type { Live, Tables } from './tables.ts'

export interface NewTablePorts {
  readonly tables: Tables
  readonly store: Store
  readonly findGame: FindGame
  readonly roster: Roster
  readonly clock: Clock
  readonly bytes: Bytes
  readonly budgets: Budgets
}

interface Wish {
  readonly game: string
  readonly options?: unknown
  readonly settings?: { readonly [K in keyof Settings]?: Settings[K] | undefined } | undefined
  readonly from?: Json
  readonly forkOf?: { readonly table?: string; readonly move: number }
  readonly imported?: boolean
  readonly atOnce?: boolean
}

interface PlayNowWish extends Wish {
  readonly bots?: string | readonly string[] | undefined
  readonly wait?: boolean | undefined
}

export type Made = Live | { readonly refusal: Refusal }

/** A table in its lobby, its host on seat 0. The commitments to its shuffles are made here, before anybody joins. */
export async function newTable(ports: NewTablePorts, person: Person, wish: Wish): Promise<Made> {
  return make(ports, person, asNew(ports, wish), () => [])
}

/** A table with bots on every other seat, started at once, or when its host is ready: then her device may add entropy. */
export async function playNow(ports: NewTablePorts, person: Person, wish: PlayNowWish): Promise<Made> {
  const names = typeof wish.bots === 'string' ? [wish.bots] : (wish.bots ?? [ports.roster.standInFor(wish.game)])
  const unknown = names.find(bot => !ports.roster.has(wish.game, bot))
  if (unknown !== undefined || names.length === 0) return refusedBot(unknown ?? '')
  const { wait = false, ...rest } = asNew(ports, wish)
  return make(ports, person, { ...rest, atOnce: wait }, table => {
    const seated = sitWithBots(ports, person, table, names, !wait)
    return wait ? seated : [...seated, ...startAtOnce(ports, person, table)]
  })
}

/** A rematch and a fork are played as the game before; what is set up anew has what new games have. */
function asNew<W extends Wish>({ findGame }: NewTablePorts, wish: W): W {
  const options = withNewOptions(findGame(wish.game), wish.options)
  return options === undefined ? wish : { ...wish, options }
}

const refusedBot = (bot: string): Made => ({ refusal: { rule: TABLE_RULE, reason: 'noSuchBot', args: { bot } } })

export async function make(
  ports: NewTablePorts,
  person: Person,
  wish: Wish,
  then: (table: Table) => Happened[],
  id?: string,
): Promise<Made> {
  const created = creation(ports, person, wish)
  if ('refusal' in created) return created
  await ports.store.keepPerson({ ...person, seen: ports.clock.now() })
  for (;;) {
    const entry = { ...created, code: newCode(ports.bytes) }
    try {
      return await ports.tables.create(id ?? newId(ports.bytes), table => [
        table.happen(entry, ports.clock.now()),
        ...then(table),
      ])
    } catch (error) {
      if (!(error instanceof CodeTaken)) throw error
    }
  }
}

type Created = Extract<TableEntry, { type: 'created' }>

function creation(ports: NewTablePorts, person: Person, wish: Wish): Created | { refusal: Refusal } {
  const game = ports.findGame(wish.game)
  if (!game) return { refusal: { rule: TABLE_RULE, reason: 'noSuchGame' } }
  const options = game.parseOptions(wish.options ?? {})
  if (!options.ok) return options
  return {
    type: 'created',
    game: game.id,
    options: options.value as unknown as Json,
    settings: merged(DEFAULT_SETTINGS, wish.settings ?? {}),
    host: person.id,
    hostName: person.name,
    code: '',
    secrets: drawSecrets(game.seals(options.value), ports.bytes),
    ...(wish.from === undefined ? {} : { from: wish.from }),
    ...(wish.forkOf ? { forkOf: wish.forkOf, imported: wish.imported ?? false } : {}),
    ...(wish.atOnce ? { atOnce: true } : {}),
  }
}

function sitWithBots(
  { clock }: NewTablePorts,
  person: Person,
  table: Table,
  bots: readonly string[],
  ready: boolean,
): Happened[] {
  const now = clock.now()
  const sit = (seat: number, sitter: Sitter) => table.happen({ type: 'sat', seat, sitter }, now)
  const me: Sitter = { kind: 'human', person: person.id, name: person.name, ready }
  return table.seats.map((_, seat) =>
    sit(seat, seat === 0 ? me : { kind: 'bot', bot: bots[(seat - 1) % bots.length]! }),
  )
}

/** Starts a table whose seats are all taken by its host and bots. */
function startAtOnce(ports: NewTablePorts, person: Person, table: Table): Happened[] {
  const now = ports.clock.now()
  const started = start({ table, person, now, roster: ports.roster, isAway: () => false, watcherName: () => undefined })
  if (!('happened' in started)) throw new Error('a full table must start')
  return [...started.happened]
}

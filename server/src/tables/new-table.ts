import { drawSecrets, type Json, type Refusal, type Secrets } from '@grotto/kernel'
import { DEFAULT_SETTINGS, type Settings, SHORTEST_CLOCK, TABLE_RULE } from '@grotto/protocol'
import { CodeTaken, type Person, type Store } from '@grotto/storage'
import type { Roster } from '../bots/roster.ts'
import type { Budgets } from '../budgets/budgets.ts'
import { isSpoken, isTooShort, merged, withNewOptions } from '../commands/lobby.ts'
import { start } from '../commands/starting.ts'
import type { Clock } from '../process/clock.ts'
import { type Bytes, newCode, newId } from '../process/randomness.ts'
import { asJson, type SameDeal, type Sitter, type TableEntry, type TournamentDeal } from '../table/entries.ts'
import type { AppliedEntry, FindGame, Table } from '../table/table.ts'
import type { PublicTables } from './public-tables.ts'
import type { LoadedTable, Tables } from './tables.ts'

export interface NewTablePorts {
  readonly tables: Tables
  readonly store: Store
  readonly findGame: FindGame
  readonly roster: Roster
  readonly clock: Clock
  readonly bytes: Bytes
  readonly budgets: Budgets
  readonly publicTables: PublicTables
}

interface NewTableRequest {
  readonly game: string
  readonly options?: unknown
  readonly settings?: { readonly [K in keyof Settings]?: Settings[K] | undefined } | undefined
  readonly from?: Json
  readonly forkOf?: { readonly table?: string; readonly move: number }
  readonly imported?: boolean
  readonly atOnce?: boolean
  /** The game of a day, with its seeds. */
  readonly daily?: { readonly day: string; readonly secrets: Secrets }
  /** A deal of a tournament, with its seeds. */
  readonly tournament?: TournamentDeal & { readonly secrets: Secrets }
  readonly dealtFrom?: DealtFrom
}

/** The seeds of another game, and what else its deal came from. */
export interface DealtFrom {
  readonly secrets: Secrets
  readonly deal: SameDeal
}

interface PlayNowRequest extends NewTableRequest {
  readonly bots?: string | readonly string[] | undefined
  readonly wait?: boolean | undefined
}

export type NewTableResult = LoadedTable | { readonly refusal: Refusal }

/** A table in its lobby, its host on seat 0. The commitments to its shuffles are made here, before anybody joins. */
export async function newTable(ports: NewTablePorts, person: Person, wanted: NewTableRequest): Promise<NewTableResult> {
  return createTable(ports, person, asNew(ports, wanted), () => [])
}

/** A table with bots on every other seat, started at once, or when its host is ready: then her device may add entropy. */
export async function playNow(ports: NewTablePorts, person: Person, wanted: PlayNowRequest): Promise<NewTableResult> {
  const names =
    typeof wanted.bots === 'string' ? [wanted.bots] : (wanted.bots ?? [ports.roster.standInFor(wanted.game)])
  const unknown = names.find(bot => !ports.roster.has(wanted.game, bot))
  if (unknown !== undefined || names.length === 0) return refusedBot(unknown ?? '')
  const { wait = false, ...rest } = asNew(ports, wanted)
  return createTable(ports, person, { ...rest, atOnce: wait }, table => {
    const seated = seatBots(ports, person, table, names, !wait)
    return wait ? seated : [...seated, ...startAtOnce(ports, person, table)]
  })
}

/** Made public only where the address has room for it. */
export async function makeListed(
  { publicTables }: NewTablePorts,
  address: string,
  { settings }: Pick<NewTableRequest, 'settings'>,
  make: () => Promise<NewTableResult>,
): Promise<NewTableResult> {
  if (settings?.visibility !== 'public') return make()
  return (await publicTables.make(address, make)) ?? { refusal: { rule: TABLE_RULE, reason: 'tooManyPublic' } }
}

/** A rematch and a fork are played as the game before; what is set up anew has what new games have. */
function asNew<W extends NewTableRequest>({ findGame }: NewTablePorts, wanted: W): W {
  const options = withNewOptions(findGame(wanted.game), wanted.options)
  return options === undefined ? wanted : { ...wanted, options }
}

const refusedBot = (bot: string): NewTableResult => ({
  refusal: { rule: TABLE_RULE, reason: 'noSuchBot', args: { bot } },
})

export async function createTable(
  ports: NewTablePorts,
  person: Person,
  wanted: NewTableRequest,
  then: (table: Table) => AppliedEntry[],
  id?: string,
): Promise<NewTableResult> {
  const created = createdEntry(ports, person, wanted)
  if ('refusal' in created) return created
  await ports.store.keepPerson({ ...person, seen: ports.clock.now() })
  for (;;) {
    const entry = { ...created, code: newCode(ports.bytes) }
    try {
      return await ports.tables.create(id ?? newId(ports.bytes), table => [
        table.apply(entry, ports.clock.now()),
        ...then(table),
      ])
    } catch (error) {
      if (!(error instanceof CodeTaken)) throw error
    }
  }
}

type Created = Extract<TableEntry, { type: 'created' }>

export function createdEntry(
  ports: NewTablePorts,
  person: Person,
  wanted: NewTableRequest,
): Created | { refusal: Refusal } {
  const game = ports.findGame(wanted.game)
  if (!game) return { refusal: { rule: TABLE_RULE, reason: 'noSuchGame' } }
  if (!isSpoken(wanted.settings)) return { refusal: { rule: TABLE_RULE, reason: 'noSuchLanguage' } }
  if (isTooShort(wanted.settings?.clock))
    return { refusal: { rule: TABLE_RULE, reason: 'clockTooShort', args: { seconds: SHORTEST_CLOCK } } }
  const options = game.parseOptions(wanted.options ?? {})
  if (!options.ok) return options
  const seals = game.seals(options.value)
  return {
    type: 'created',
    game: game.id,
    options: asJson(options.value),
    settings: merged(DEFAULT_SETTINGS, wanted.settings ?? {}),
    host: person.id,
    hostName: person.name,
    code: '',
    secrets: (wanted.daily ?? wanted.tournament ?? wanted.dealtFrom)?.secrets ?? drawSecrets(seals, ports.bytes),
    ...(wanted.daily ? { daily: wanted.daily.day } : {}),
    ...(wanted.tournament ? { tournament: dealOf(wanted.tournament) } : {}),
    ...(wanted.dealtFrom ? { sameDeal: wanted.dealtFrom.deal } : {}),
    ...(wanted.from === undefined ? {} : { from: wanted.from }),
    ...(wanted.forkOf ? { forkOf: wanted.forkOf, imported: wanted.imported ?? false } : {}),
    ...(wanted.atOnce ? { atOnce: true } : {}),
  }
}

const dealOf = ({ id, deal, closes, slots }: TournamentDeal): TournamentDeal => ({ id, deal, closes, slots })

export function seatBots(
  { clock }: NewTablePorts,
  person: Person,
  table: Table,
  bots: readonly string[],
  ready = true,
): AppliedEntry[] {
  const now = clock.now()
  const sit = (seat: number, sitter: Sitter) => table.apply({ type: 'sat', seat, sitter }, now)
  const me: Sitter = { kind: 'human', person: person.id, name: person.name, ready }
  return table.seats.map((_, seat) =>
    sit(seat, seat === 0 ? me : { kind: 'bot', bot: bots[(seat - 1) % bots.length]! }),
  )
}

/** Starts a table whose seats are all taken by its host and bots. */
export function startAtOnce(ports: NewTablePorts, person: Person, table: Table): AppliedEntry[] {
  const now = ports.clock.now()
  const started = start({
    table,
    person,
    now,
    roster: ports.roster,
    isAway: () => false,
    isHere: () => false,
    watcherName: () => undefined,
    isReviewing: () => false,
  })
  if (!('applied' in started)) throw new Error('a full table must start')
  return [...started.applied]
}

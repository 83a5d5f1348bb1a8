import type { Refusal, Seat, Spot } from '@grotto/kernel'
import type { Command, ErrorKind, Message } from '@grotto/protocol'
import type { Store } from '@grotto/storage'
import { refused } from '../commands/outcome.ts'
import type { AppliedEntry, Table } from '../table/table.ts'
import type { LoadedTable, Watcher } from '../tables/loaded-table.ts'

export type ShadowCommand = Extract<Command, { type: 'shadow' | 'allowShadow' | 'attend' }>
const SHADOW_COMMANDS: ReadonlySet<string> = new Set<ShadowCommand['type']>(['shadow', 'allowShadow', 'attend'])
export const isShadow = (command: Command): command is ShadowCommand => SHADOW_COMMANDS.has(command.type)

type Undone = ErrorKind | { readonly refusal: Refusal }

interface Shadow {
  readonly seat: Seat
  readonly name: string
  readonly allowed: boolean
}

/** Who looks over whose shoulder at a table. Nothing of it is stored. */
export interface ShadowRoom {
  /** By who asked. */
  readonly shadows: Map<string, Shadow>
  /** What players with secrets considered since the last were turned up, by seat. */
  readonly held: Map<Seat, Spot | null>
}

/** More than these at one table nobody can mind. */
const MOST_SHADOWS = 16

/**
 * Somebody without a seat looks over a player's shoulder, as long as that player lets her. What a seat sees and a spectator
 * does not are secrets, which nobody may know in time to tell; so a shadow sees what every spectator sees, and besides
 * what of the board the player considers: at once where nobody has secrets, else when they have been turned up.
 */
export class Shadows {
  readonly #store: Store

  constructor(store: Store) {
    this.#store = store
  }

  async perform(loaded: LoadedTable, by: Watcher, command: ShadowCommand): Promise<Undone | undefined> {
    const seat = loaded.table.seatOf(by.person)
    if (command.type === 'shadow') return seat === undefined ? this.#ask(loaded, by, command.seat) : 'notAllowed'
    if (seat === undefined) return 'notAllowed'
    if (command.type === 'allowShadow') return allow(loaded, seat, command.person, command.allowed)
    return attend(loaded, seat, command.spot)
  }

  /** Whom a player has blocked asks in vain. */
  async #ask(loaded: LoadedTable, by: Watcher, seat: Seat | null): Promise<Undone | undefined> {
    const { person, name } = by
    if (seat === null) return end(loaded, person)
    const { table } = loaded
    const sitter = table.seats[seat]
    if (table.status !== 'playing' || sitter?.kind !== 'human') return refused('notThere')
    if (table.muted.has(person)) return refused('muted')
    const deaf = await this.#store.companions.blocking(person, [sitter.person])
    loaded.shadows ??= { shadows: new Map(), held: new Map() }
    const { shadows } = loaded.shadows
    if (shadows.size >= MOST_SHADOWS && !shadows.has(person)) return 'tooMany'
    // Whoever went meanwhile will not be heard to go, and would be in others' way for ever.
    if (deaf.length > 0 || !loaded.watchers.has(by)) return undefined
    const before = shadows.get(person)
    if (before?.seat !== seat) shadows.set(person, { seat, name, allowed: false })
    if (before) tellPlayer(loaded, before.seat)
    tellShadow(loaded, person)
    tellPlayer(loaded, seat)
    return undefined
  }
}

function allow(loaded: LoadedTable, seat: Seat, person: string, allowed: boolean): Undone | undefined {
  const shadow = loaded.shadows?.shadows.get(person)
  if (shadow?.seat !== seat) return refused('notThere')
  if (!allowed) return end(loaded, person)
  loaded.shadows!.shadows.set(person, { ...shadow, allowed })
  tellShadow(loaded, person)
  tellPlayer(loaded, seat)
  return undefined
}

/** It is over, whoever wants it so. */
function end(loaded: LoadedTable, person: string): undefined {
  const shadow = loaded.shadows?.shadows.get(person)
  if (!shadow) return
  loaded.shadows!.shadows.delete(person)
  tellShadow(loaded, person)
  tellPlayer(loaded, shadow.seat)
}

function attend(loaded: LoadedTable, seat: Seat, spot: Spot | null): undefined {
  const { shadows, table } = loaded
  if (!shadows || table.status !== 'playing') return
  if (table.game.alike) send(loaded, attention(table, seat, spot), isAllowed(loaded, seat))
  else shadows.held.set(seat, spot)
}

/**
 * What may be told of players with secrets, with what has just happened: only where that turned secrets up, and only of
 * seats that have none left. What is prepared here goes out when the entry is on disk.
 */
export function attentionAfter(loaded: LoadedTable, applied: readonly AppliedEntry[]): (readonly [Watcher, string])[] {
  const { shadows, table } = loaded
  if (!shadows || shadows.held.size === 0 || !applied.some(each => reveals(table, each))) return []
  return [...shadows.held].flatMap(([seat, spot]) => {
    if (!hasNoSecret(table, seat)) return []
    shadows.held.delete(seat)
    const text = JSON.stringify(attention(table, seat, spot))
    return [...loaded.watchers].filter(isAllowed(loaded, seat)).map(watcher => [watcher, text] as const)
  })
}

const reveals = ({ game }: Table, { log }: AppliedEntry): boolean =>
  log?.events.some(event => game.reveals(event as never)) ?? false

const hasNoSecret = (table: Table, seat: Seat): boolean =>
  JSON.stringify(table.view(seat)) === JSON.stringify(table.view('spectator'))

const attention = ({ id }: Table, seat: Seat, spot: Spot | null): Message => ({
  type: 'attention',
  table: id,
  seat,
  spot: spot && { ...spot },
})

/** Whoever has taken a seat meanwhile is nobody's shadow. */
const isAllowed =
  ({ shadows, table }: LoadedTable, seat: Seat) =>
  ({ person }: Watcher): boolean => {
    const shadow = shadows?.shadows.get(person)
    return shadow?.allowed === true && shadow.seat === seat && table.seatOf(person) === undefined
  }

function tellShadow(loaded: LoadedTable, person: string): void {
  const { seat = null, allowed = false } = loaded.shadows?.shadows.get(person) ?? {}
  const message: Message = { type: 'shadowing', table: loaded.table.id, seat, allowed }
  send(loaded, message, watcher => watcher.person === person)
}

function tellPlayer(loaded: LoadedTable, seat: Seat): void {
  const { table } = loaded
  send(loaded, shadowsOf(loaded, seat), ({ person }) => table.seatOf(person) === seat)
}

/** What a player is told who comes back to her table. */
export function shadowsOf({ shadows, table }: LoadedTable, seat: Seat): Message {
  const mine = [...(shadows?.shadows ?? [])].filter(([, shadow]) => shadow.seat === seat)
  const people = (allowed: boolean) =>
    mine.filter(([, shadow]) => shadow.allowed === allowed).map(([person, { name }]) => ({ person, name }))
  return { type: 'shadows', table: table.id, asking: people(false), allowed: people(true) }
}

/** Somebody no longer looks at the table, on any of her pages: it is over for her, and with a player for her shadows. */
export function leaveShadows(loaded: LoadedTable, person: string): void {
  if (!loaded.shadows || [...loaded.watchers].some(watcher => watcher.person === person)) return
  end(loaded, person)
  const seat = loaded.table.seatOf(person)
  if (seat === undefined) return
  loaded.shadows.held.delete(seat)
  for (const [shadow, each] of loaded.shadows.shadows) if (each.seat === seat) end(loaded, shadow)
}

function send({ watchers }: LoadedTable, message: Message, to: (watcher: Watcher) => boolean): void {
  const text = JSON.stringify(message)
  for (const watcher of watchers) if (to(watcher)) watcher.send(text)
}

import type { TableNote } from '@grotto/protocol'
import type { Sitter, TableEntry } from './entries.ts'
import type { Table } from './table.ts'

/** So many are told; what happened before is forgotten. */
const KEPT = 20

type Human = Extract<Sitter, { kind: 'human' }>
type Told = Pick<TableNote, 'kind' | 'seat' | 'person' | 'name' | 'to'>

/** What a change of a seat means to those who look on, before it is made. */
export function noteSeat(table: Table, { seat, sitter, why }: TableEntry & { type: 'sat' }, at: number): void {
  const before = table.seats[seat]
  if (before?.kind !== 'human') return
  const kind = table.status === 'lobby' ? inLobby(before, sitter, why) : inPlay(before, sitter, why)
  const to = kind === 'handedOver' && sitter.kind === 'human' ? { to: sitter.name } : {}
  if (kind) note(table, at, { kind, seat, person: before.person, name: before.name, ...to })
}

/** Who sits down or changes places is seen to. */
const inLobby = (_: Human, after: Sitter, why: string | undefined): TableNote['kind'] | undefined =>
  after.kind === 'human' || why === undefined ? undefined : why === 'removed' ? 'removed' : 'left'

function inPlay(before: Human, after: Sitter, why: string | undefined): TableNote['kind'] | undefined {
  if (after.kind !== 'human') return why === 'left' ? 'left' : 'removed'
  if (after.person !== before.person) return 'handedOver'
  if (!before.standIn === !after.standIn) return undefined
  if (!after.standIn) return 'botOut'
  return why === 'left' || why === 'late' ? why : 'botIn'
}

export function noteHost(table: Table, host: string, at: number): void {
  const seat = table.seats.findIndex(sitter => sitter.kind === 'human' && sitter.person === host)
  const sitter = table.seats[seat]
  if (sitter?.kind === 'human' && table.host !== host)
    note(table, at, { kind: 'hosted', seat, person: host, name: sitter.name })
}

/** Numbered by themselves: the number of the entry would tell how often somebody has acted in secret. */
function note(table: Table, at: number, told: Told): void {
  const number = (table.notes.at(-1)?.number ?? 0) + 1
  table.notes = [...table.notes, { number, at, ...told }].slice(-KEPT)
}

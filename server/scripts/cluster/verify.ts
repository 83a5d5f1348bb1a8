import { gameById } from '@grotto/catalog'
import { type Entry, PostgresStore } from '@grotto/storage'
import type { TableEntry } from '../../src/table/entries.ts'
import { loadTable } from '../../src/table/load.ts'
import { Table } from '../../src/table/table.ts'
import type { Member } from './member.ts'
import type { Party } from './party.ts'

export interface Verdict {
  tables: number
  entries: number
  acknowledged: number
  lost: number
  doubled: number
  unreadable: number
  differing: number
  leaked: number
}

/** Asks the log about everything the members were told. */
export async function verify(database: string, parties: readonly Party[]): Promise<Verdict> {
  const store = await PostgresStore.open(database)
  const verdict = {
    tables: 0,
    entries: 0,
    acknowledged: 0,
    lost: 0,
    doubled: 0,
    unreadable: 0,
    differing: 0,
    leaked: 0,
  }
  for (const { members, tables } of parties)
    for (const id of tables) {
      const entries = await store.entries(id)
      const { table, broken } = loadTable(id, gameById, entries)
      verdict.tables += 1
      verdict.entries += entries.length
      if (broken) verdict.unreadable += 1
      for (const member of members) judge(verdict, member, table, entries)
    }
  await store.close()
  return verdict
}

function judge(verdict: Verdict, member: Member, table: Table, entries: readonly Entry[]): void {
  const seat = table.seatOf(member.id)
  const bodies = entries.map(({ body }) => body as unknown as TableEntry)
  const done = bodies.filter(
    body => body.type === 'played' && body.by === 'human' && body.entry.type === 'act' && body.entry.seat === seat,
  ).length
  const sent = new Set(member.sent.get(table.id))
  const receipts = entries.flatMap(({ receipt }) =>
    receipt?.person === member.id && sent.has(receipt.command) ? [receipt.command] : [],
  )
  const kept = [...new Set(receipts)]
  const acknowledged = member.acknowledged.get(table.id) ?? []
  verdict.acknowledged += acknowledged.length
  // An answer is kept with the entry it answers: what was told to be done must be among them, and each be done once.
  verdict.lost += acknowledged.filter(id => !kept.includes(id)).length + Math.max(0, kept.length - done)
  verdict.doubled += Math.max(0, done - kept.length)
  if (member.known?.table === table.id && !sameAs(table, member)) {
    verdict.differing += 1
    const { version, info, you } = member.known
    console.error(
      `table ${table.id}: seat ${seat}/${you} sees ${info.status} ${version}, the log says ${table.status} ${table.version}`,
    )
  }
  verdict.leaked += leaks(member, table, bodies)
}

/** Whether what she sees is what the log leads to. */
export function sameAs(table: Table, { id, known }: Member): boolean {
  const seat = table.seatOf(id)
  if (!known || seat === undefined || known.version !== table.version) return false
  const log = known.log.length > 0 ? table.log.slice(-known.log.length) : []
  const view = table.play ? table.view(seat) : undefined
  return JSON.stringify(known.view) === JSON.stringify(view) && JSON.stringify(known.log) === JSON.stringify(log)
}

/** Messages with a seal's secret before it was opened, or with what another chose face down. */
function leaks({ heard }: Member, table: Table, entries: readonly TableEntry[]): number {
  const opened = openings(table.id, entries)
  return heard.filter(({ table: id, version, text }) => {
    if (id !== table.id) return false
    const early = opened.some(({ secret, at }) => version < at && text.includes(secret))
    return early || looksBehind(text)
  }).length
}

/** From which version on each secret may be known. */
function openings(id: string, entries: readonly TableEntry[]): { secret: string; at: number }[] {
  const table = new Table(id, gameById)
  const at = new Map<string, number>()
  for (const entry of entries) {
    table.happen(entry, 0)
    for (const seal of table.revealed) if (!at.has(seal)) at.set(seal, table.version)
  }
  return Object.entries(table.secrets).map(([seal, secret]) => ({ secret, at: at.get(seal) ?? Infinity }))
}

function looksBehind(text: string): boolean {
  const { view, you } = JSON.parse(text) as { view?: { seats?: { slot?: string }[] }; you: number | null }
  return (view?.seats ?? []).some(({ slot }, seat) => seat !== you && (slot === 'goOn' || slot === 'leave'))
}

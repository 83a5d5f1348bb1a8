import { isDeepStrictEqual } from 'node:util'
import { gameById } from '@grotto/catalog'
import type { Store } from '@grotto/storage'
import { type TableEntry, tableEntryOf } from '../src/table/entries.ts'
import { loadTable } from '../src/table/load.ts'
import { type FindGame, Table } from '../src/table/table.ts'
import { checkHistories, counted, type Kind } from './history/check.ts'
import { finalRecord } from './history/final-record.ts'
import type { Member } from './member.ts'
import type { Party } from './party.ts'

export interface Verdict {
  readonly tables: number
  readonly entries: number
  readonly acknowledged: number
  /** Things that anybody sent or heard, all of them compared with the log. */
  readonly moments: number
  /** Promises that were broken, by name (`history/check.ts`); none where all is well. */
  readonly violations: Partial<Record<Kind, number>>
  /** People who do not see what the log leads to. */
  readonly differing: number
  /** Secrets that somebody heard too early. */
  readonly leaked: number
}

export const isGood = ({ violations, differing, leaked }: Verdict): boolean =>
  Object.keys(violations).length === 0 && differing + leaked === 0

/** Asks the log about everything the members sent and were told. */
export async function verdictOn(store: Store, parties: readonly Party[]): Promise<Verdict> {
  const members = parties.flatMap(party => party.members)
  const ids = parties.flatMap(party => party.tables)
  const finals = []
  for (const id of ids) finals.push(await finalRecord(store, id))
  const broken = checkHistories(
    members.map(({ history }) => history),
    finals,
  )
  for (const { kind, table, person, about } of broken.slice(0, 20)) console.error(kind, table, person ?? '', about)
  let [entries, differing, leaked] = [0, 0, 0]
  for (const party of parties)
    for (const id of party.tables) {
      const log = await store.entries(id)
      entries += log.length
      const { table } = loadTable(id, gameById, log)
      const others = party.members.filter(member => member.known?.table === id && !sameAs(table, member))
      for (const { id: person, known } of others)
        console.error('differing', id, person, `knows ${known?.version} of ${table.version}`)
      differing += others.length
      leaked += early(party.members, id, log.map(tableEntryOf))
    }
  const sum = (count: (member: Member) => number) => members.reduce((all, each) => all + count(each), 0)
  return {
    tables: ids.length,
    entries,
    acknowledged: sum(({ acknowledged }) => acknowledged),
    moments: sum(({ history }) => history.moments.length),
    violations: counted(broken),
    differing,
    leaked: leaked + sum(({ overheard }) => overheard.behind),
  }
}

/** Whether what she sees is what the log leads to. */
export function sameAs(table: Table, { id, known }: Member): boolean {
  const seat = table.seatOf(id)
  if (!known || seat === undefined || known.version !== table.version) return false
  const log = known.log.length > 0 ? table.log.slice(-known.log.length) : []
  const view = table.play ? table.view(seat) : undefined
  return isDeepStrictEqual(known.view, view) && isDeepStrictEqual(known.log, log)
}

/** Secrets of a seal that somebody heard before it was opened. */
function early(members: readonly Member[], id: string, entries: readonly TableEntry[]): number {
  return openings(id, entries).reduce((count, { secret, at }) => {
    const heard = members.map(({ overheard }) => overheard.cameWith(id, secret))
    return count + heard.filter(version => version !== undefined && version < at).length
  }, 0)
}

/** From which version on each secret may be known. */
function openings(id: string, entries: readonly TableEntry[]): { secret: string; at: number }[] {
  const table = new Table(id, gameById as FindGame)
  const at = new Map<string, number>()
  for (const entry of entries) {
    table.apply(entry, 0)
    for (const seal of table.revealed) if (!at.has(seal)) at.set(seal, table.version)
  }
  return Object.entries(table.secrets).map(([seal, secret]) => ({ secret, at: at.get(seal) ?? Infinity }))
}

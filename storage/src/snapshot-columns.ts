import { crc32 } from 'node:zlib'
import type { Json } from '@grotto/kernel'
import { DamagedSnapshot, type Snapshot } from './store.ts'

/** A snapshot as SQLite and PostgreSQL keep it, with what it must add up to. */
export interface SnapshotColumns {
  readonly table_id: string
  readonly sequence: number
  readonly rules_version: number
  readonly layout_version: number
  readonly body: string
  /** None with those of older programs. */
  readonly checksum: number | null
}

/** The columns of a row, in the order of the table. */
export function snapshotValues(snapshot: Snapshot): [string, number, number, number, string, number] {
  const { table, sequence, rulesVersion, layoutVersion } = snapshot
  const body = JSON.stringify(snapshot.body)
  const checksum = sumOf(table, sequence, rulesVersion, layoutVersion, body)
  return [table, sequence, rulesVersion, layoutVersion, body, checksum]
}

/** Throws `DamagedSnapshot` where the row is not what was kept. */
export function snapshotOf(columns: SnapshotColumns): Snapshot | undefined {
  const { table_id: table, sequence, rules_version: rulesVersion, layout_version: layoutVersion, body } = columns
  if (columns.checksum === null) return undefined
  if (sumOf(table, sequence, rulesVersion, layoutVersion, body) !== Number(columns.checksum))
    throw new DamagedSnapshot(table)
  return { table, sequence, rulesVersion, layoutVersion, body: JSON.parse(body) as Json }
}

const sumOf = (...parts: readonly (string | number)[]): number => crc32(parts.join(' '))

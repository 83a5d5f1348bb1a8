import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Json } from '@grotto/kernel'
import { layoutOfDatabase } from '@grotto/storage'

const FOLDER = join(import.meta.dirname, '../fixtures/databases')

/** Data folders as every earlier layout left them, written by its own server (scripts/old-database.ts). */
export const OLD_DATABASES: readonly string[] = readdirSync(FOLDER).filter(name => /^v\d+$/.test(name))

/** What that server said of its tables before it was stopped. */
export interface Known {
  readonly tables: Readonly<Record<string, KnownTable>>
  readonly record: Json
  /** Words that bring Mara back, from layout 14 on. */
  readonly phrase?: string
  /** How Mara's games went, from layout 8 on. */
  readonly results?: Json
  /** Hers and Luca's, from layout 11 on. */
  readonly club?: KnownClub
}

interface KnownClub {
  readonly id: string
  readonly name: string
  readonly code: string
  readonly founder: string
  readonly members: readonly string[]
  readonly latest: Json
  readonly ratings: Json
}

interface KnownTable {
  readonly id: string
  readonly status: string
  /** Whether it said that the game came from a file; earlier ones did not know. */
  readonly imported?: string | null
  readonly you: number | null
  readonly toAct: readonly number[]
  readonly view?: Json
}

export function unpacked(version: string, data: string): Known {
  const unzipped = (file: string): Buffer => gunzipSync(readFileSync(join(FOLDER, version, `${file}.gz`)))
  mkdirSync(data, { recursive: true })
  writeFileSync(join(data, 'grotto.db'), unzipped('grotto.db'))
  writeFileSync(join(data, 'signing.key'), readFileSync(join(FOLDER, version, 'signing.key')), { mode: 0o600 })
  return JSON.parse(unzipped('known.json').toString()) as Known
}

export const layoutOf = (data: string): number => layoutOfDatabase(join(data, 'grotto.db'))

export type { Channel, Channels } from './channels.ts'
export { MemoryStore } from './memory.ts'
export { moveToPostgres } from './move-to-postgres.ts'
export type { Ears } from './postgres/bell.ts'
export type { Counts } from './postgres/counts.ts'
export type { Job, Jobs } from './postgres/jobs.ts'
export { isLineTrouble } from './postgres/line-trouble.ts'
export type { Present } from './postgres/neighbours.ts'
export type { Offers } from './postgres/offers.ts'
export { PostgresStore } from './postgres/store.ts'
export { SqliteStore } from './sqlite.ts'
export {
  type Change,
  CodeTaken,
  type Entry,
  type Person,
  type Receipt,
  type Rewriting,
  SequenceTaken,
  type Snapshot,
  type Store,
  type TableRow,
} from './store.ts'

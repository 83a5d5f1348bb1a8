export type { Channel, Channels } from './channels.ts'
export { MemoryStore } from './memory.ts'
export type { Measure, Moderation, Report } from './moderation.ts'
export { moveToPostgres } from './move-to-postgres.ts'
export { NewerDatabase } from './newer-database.ts'
export type { Ears } from './postgres/bell.ts'
export type { Counts } from './postgres/counts.ts'
export type { DatabaseWatch } from './postgres/database-watch.ts'
export type { Job, Jobs } from './postgres/jobs.ts'
export { isLineTrouble } from './postgres/line-trouble.ts'
export type { Present } from './postgres/neighbours.ts'
export type { Offers } from './postgres/offers.ts'
export { PostgresStore } from './postgres/store.ts'
export { copyDatabase, damageOf, layoutOfDatabase, onCopy } from './sqlite/copy.ts'
export { type DataLock, FolderInUse, lockDataFolder } from './sqlite/data-lock.ts'
export { type Recovered, recoverDatabase } from './sqlite/recover.ts'
export { renewLog } from './sqlite/renew-log.ts'
export { SqliteStore } from './sqlite/store.ts'
export { syncFile, syncFolder } from './sqlite/sync.ts'
export { DiskFailed, DiskFull } from './sqlite/trouble.ts'
export {
  type Change,
  CodeTaken,
  DamagedSnapshot,
  type Entry,
  type Person,
  type Receipt,
  type Rewriting,
  SequenceTaken,
  type Snapshot,
  type Store,
  type TableRow,
} from './store.ts'
export type { Token } from './tokens.ts'

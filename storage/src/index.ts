export type { Channel, Channels } from './channels.ts'
export type {
  Club,
  ClubCaps,
  ClubChanges,
  ClubMember,
  ClubOf,
  ClubPlace,
  ClubReached,
  ClubResult,
  Clubs,
  ClubTally,
} from './clubs.ts'
export type { AppendedLog, Cluster, Way } from './cluster.ts'
export type { Blocked, Companions, Invitation } from './companions.ts'
export type { Devices } from './devices.ts'
export { MemoryStore } from './memory/store.ts'
export type { Measure, Moderation, Report } from './moderation.ts'
export { moveToPostgres } from './move-to-postgres.ts'
export { NewerDatabase } from './newer-database.ts'
export type { AgainstPar, Measured, Par } from './pars.ts'
export type { Passkey } from './passkeys.ts'
export { isConnectionError } from './postgres/connection-error.ts'
export type { DatabaseWatch } from './postgres/database-watch.ts'
export type { Job, Jobs } from './postgres/jobs.ts'
export type { Present } from './postgres/nodes.ts'
export type { RateBuckets } from './postgres/rate-buckets.ts'
export { PostgresStore } from './postgres/store.ts'
export type { TransferCode, TransferCodes } from './postgres/transfer-codes.ts'
export type { PuzzleTally, PuzzleTry } from './puzzle-tries.ts'
export type { Recovery } from './recoveries.ts'
export type {
  BotPlace,
  Companion,
  DailyBest,
  DailyList,
  DailyReached,
  Result,
  Results,
  Streak,
  Tally,
} from './results.ts'
export { copyDatabase, damageOf, layoutOfDatabase, onCopy } from './sqlite/copy.ts'
export { type DataLock, FolderInUse, lockDataFolder } from './sqlite/data-lock.ts'
export { DatabaseLocked, DiskFailed, DiskFull } from './sqlite/disk-errors.ts'
export { type Recovered, recoverDatabase } from './sqlite/recover.ts'
export { renewLog } from './sqlite/renew-log.ts'
export { SqliteStore } from './sqlite/store.ts'
export { syncFile, syncFolder } from './sqlite/sync.ts'
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
export type { Entrant, Tournament, TournamentCaps, TournamentResult } from './tournaments.ts'

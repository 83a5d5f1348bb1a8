export { MemoryStore } from './memory.ts'
export type { Bell } from './postgres/bell.ts'
export { PostgresStore } from './postgres/store.ts'
export { SqliteStore } from './sqlite.ts'
export {
  type Change,
  CodeTaken,
  type Entry,
  type GivenAnswer,
  type Person,
  SequenceTaken,
  type Snapshot,
  type Store,
  type TableRow,
} from './store.ts'

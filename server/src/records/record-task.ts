import { gameById } from '@grotto/catalog'
import {
  type Annotation,
  annotatedRecord,
  anySource,
  type Entry,
  type Fairness,
  type GameTypes,
  type Imported,
  type Json,
  makeRecord,
  markedRecord,
  Play,
  type RecordedSitter,
} from '@grotto/kernel'
import { type ReadImport, readImport } from './read-import.ts'

/** A finished game, as its table knows it. */
export interface FinishedGame {
  readonly game: string
  readonly options: Json
  readonly from: Json | undefined
  readonly entries: readonly Entry[]
  readonly sitters: readonly RecordedSitter[]
  readonly fairness: Fairness
  readonly imported: Imported | undefined
  readonly sameDeal: boolean
  readonly annotations: readonly Annotation[]
}

/** What takes too long for the event loop: every state of a game is hashed. */
export interface RecordTasks {
  /** A record from outside is verified. */
  read: { readonly given: string; readonly done: ReadImport }
  /** The record of a finished game is written, as JSON. */
  write: { readonly given: FinishedGame; readonly done: string }
}
export type TaskName = keyof RecordTasks

export const RECORD_TASKS: {
  readonly [T in TaskName]: (given: RecordTasks[T]['given']) => RecordTasks[T]['done']
} = { read: readImport, write: writeRecord }

function writeRecord(finished: FinishedGame): string {
  const { game: id, options, from, entries, sitters, fairness, imported, sameDeal, annotations } = finished
  const game = gameById(id)
  const parsed = game?.parseOptions(options)
  if (!game || !parsed?.ok) throw new Error(`there is no game ${id} with these options`)
  const play = Play.resume(game, parsed.value, anySource(), entries, from) as Play<GameTypes>
  const record = markedRecord(makeRecord(play, sitters, fairness, imported), sameDeal)
  return JSON.stringify(annotatedRecord(record, annotations))
}

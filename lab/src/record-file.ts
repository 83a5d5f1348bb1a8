import {
  type Announced,
  type GameRecord,
  type GameTypes,
  type Play,
  parseRecord,
  RecordError,
  type Verified,
  verifyRecord,
} from '@grotto/kernel'
import { readJson, reason } from './files.ts'
import { labGameOf } from './games/lab-games.ts'
import { UsageError } from './usage-error.ts'

/** Reads a record from a file (`-` is standard input), or says what is wrong with it. */
export async function readRecord(path: string): Promise<GameRecord> {
  const json = await readJson(path)
  try {
    return parseRecord(json)
  } catch (error) {
    throw new UsageError(`${path} is no record of a game: ${reason(error)}`)
  }
}

/** Replays a record by the rules of its game and checks all it claims; throws a `RecordError` that names the step. */
export function verify(record: GameRecord, announced?: Announced): Verified<GameTypes> {
  const { game } = labGameOf(record.game)
  try {
    return verifyRecord(game, record, announced)
  } catch (error) {
    throw error instanceof RecordError ? error : new UsageError(`this record cannot be replayed: ${reason(error)}`)
  }
}

/** A record of a file as it was played; what does not replay is the user's to put right. */
export function replayed(file: string, record: GameRecord): Play<GameTypes> {
  try {
    return verify(record).play
  } catch (error) {
    throw error instanceof RecordError ? new UsageError(`${file} does not replay: ${error.message}`) : error
  }
}

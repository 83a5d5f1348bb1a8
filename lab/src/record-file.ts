import {
  type Announced,
  type GameRecord,
  type GameTypes,
  parseRecord,
  RecordError,
  type Verified,
  verifyRecord,
} from '@grotto/kernel'
import { readJson, reason } from './files.ts'
import { deskOf } from './games/desks.ts'
import { Trouble } from './trouble.ts'

/** Reads a record from a file (`-` is standard input), or says what is wrong with it. */
export async function readRecord(path: string): Promise<GameRecord> {
  const json = await readJson(path)
  try {
    return parseRecord(json)
  } catch (error) {
    throw new Trouble(`${path} is no record of a game: ${reason(error)}`)
  }
}

/** Replays a record by the rules of its game and checks all it claims; throws a `RecordError` that names the step. */
export function verify(record: GameRecord, announced?: Announced): Verified<GameTypes> {
  const { game } = deskOf(record.game)
  try {
    return verifyRecord(game, record, announced)
  } catch (error) {
    throw error instanceof RecordError ? error : new Trouble(`this record cannot be replayed: ${reason(error)}`)
  }
}

import { readFileSync } from 'node:fs'
import { type GameRecord, type GameTypes, parseRecord, RecordError, type Verified, verifyRecord } from '@grotto/kernel'
import { deskOf } from './games/desks.ts'
import { Trouble } from './trouble.ts'

/** Reads a record from a file (`-` is standard input), or says what is wrong with it. */
export function readRecord(path: string): GameRecord {
  const text = readText(path)
  try {
    return parseRecord(JSON.parse(text))
  } catch (error) {
    if (error instanceof SyntaxError) throw new Trouble(`${path} is not JSON: ${error.message}`)
    if (error instanceof RecordError) throw new Trouble(`${path} is no record of a game: ${error.message}`)
    throw error
  }
}

function readText(path: string): string {
  try {
    return readFileSync(path === '-' ? 0 : path, 'utf8')
  } catch (error) {
    throw new Trouble(`${path} cannot be read: ${(error as Error).message}`)
  }
}

/** Replays a record by the rules of its game and checks all it claims; throws a `RecordError` that names the step. */
export function verify(record: GameRecord): Verified<GameTypes> {
  return verifyRecord(deskOf(record.game).game, record)
}

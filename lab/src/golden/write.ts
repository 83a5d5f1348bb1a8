import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Game } from '@grotto/kernel'
import { verify } from '../record-file.ts'
import { transcript } from '../transcript.ts'
import { goldenOf, goldenText, hashOf, lockFile, lockOf, recordFile, transcriptFile } from './golden.ts'

/** Writes the golden records of a game, unless these would change what this version of the rules has already fixed. */
export function writeGolden(game: Pick<Game, 'id' | 'rulesVersion'>): string {
  const games = goldenOf(game)
  const texts = games.map(goldenText)
  const hash = hashOf(texts)
  const lock = lockOf(game.id)
  refuseRewriting(game, lock, hash)
  for (const [index, golden] of games.entries()) {
    write(recordFile(golden), texts[index]!)
    if (golden.transcript) write(transcriptFile(golden), transcriptText(texts[index]!))
  }
  write(lockFile(game.id), `${JSON.stringify({ ...lock, [game.rulesVersion]: hash }, null, 2)}\n`)
  return `${game.id}: ${games.length} records of rules version ${game.rulesVersion}`
}

/** What a version of the rules has fixed stays; a change of play needs a new version. */
export function refuseRewriting(
  { id, rulesVersion }: Pick<Game, 'id' | 'rulesVersion'>,
  lock: Readonly<Record<string, string>>,
  hash: string,
): void {
  const fixed = lock[rulesVersion]
  if (fixed === undefined || fixed === hash) return
  throw new Error(
    `the golden records of ${id} would change, but its rules are still version ${rulesVersion}: ` +
      'if the change is meant, raise rulesVersion first',
  )
}

export function transcriptText(record: string): string {
  return `${transcript(verify(JSON.parse(record)).play).join('\n')}\n`
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

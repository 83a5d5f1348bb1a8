import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Game, GameRecord } from '@grotto/kernel'
import { labGameOf } from '../games/lab-games.ts'
import { recordGame } from '../record-game.ts'
import { recordText } from '../record-text.ts'
import { GOLDEN_GAMES, type GoldenGame } from './games.ts'

const GAMES_FOLDER = join(import.meta.dirname, '../../../games')

export const recordFile = ({ game, name }: GoldenGame): string => fixture(game, 'records', `${name}.json`)
export const transcriptFile = ({ game, name }: GoldenGame): string => fixture(game, 'transcripts', `${name}.txt`)

/** For each version of the rules of a game the hash of its golden records: once written, never to be changed. */
export const lockFile = (game: string): string => fixture(game, 'records.lock.json')

const fixture = (game: string, ...path: string[]): string => join(GAMES_FOLDER, game, 'fixtures', ...path)

/** The game as the rules of today play it; one that a bot has played by them already is kept. */
export function goldenText(golden: GoldenGame): string {
  const { game } = labGameOf(golden.game)
  if (golden.bot !== undefined && existsSync(recordFile(golden))) {
    const kept = readFileSync(recordFile(golden), 'utf8')
    if (JSON.parse(kept).rules === game.rulesVersion) return kept
  }
  return recordText(playGolden(golden, game))
}

function playGolden({ name, options, bot = 'random' }: GoldenGame, game: Game): GameRecord {
  const parsed = game.parseOptions(options)
  if (!parsed.ok) throw new Error(`${name}: options refused: ${JSON.stringify(parsed.refusal)}`)
  return recordGame(game, parsed.value, `golden/${name}`, { bot })
}

export function lockOf(game: string): Readonly<Record<string, string>> {
  return existsSync(lockFile(game)) ? JSON.parse(readFileSync(lockFile(game), 'utf8')) : {}
}

/** One hash over all golden records of a game, as texts in the order of the list. */
export function hashOf(texts: readonly string[]): string {
  return createHash('sha256').update(texts.join('\n')).digest('hex')
}

export const goldenOf = ({ id }: Pick<Game, 'id'>): readonly GoldenGame[] =>
  GOLDEN_GAMES.filter(golden => golden.game === id)

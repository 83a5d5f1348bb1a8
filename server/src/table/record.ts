import { type Fairness, type GameRecord, makeRecord } from '@grotto/kernel'
import type { Table } from './table.ts'

/** The record of a finished game: secrets, hashes and all. Never of an unfinished one. */
export function recordOf(table: Table, versionOf: (game: string, bot: string) => number): GameRecord {
  if (!table.play || table.status !== 'finished') throw new Error('the game is not finished')
  const sitters = table.seats.map(sitter => {
    if (sitter.kind === 'human') return { name: sitter.name }
    return sitter.kind === 'bot'
      ? { name: sitter.bot, bot: { name: sitter.bot, version: versionOf(table.game.id, sitter.bot) } }
      : { name: '' }
  })
  return makeRecord(table.play, sitters, fairnessOf(table))
}

function fairnessOf({ fairnessKind: kind, commitments, entropies, secrets }: Table): Fairness {
  if (kind === 'scripted') return { kind }
  const known = Object.keys(secrets).length > 0
  return { kind, commitments, entropies, ...(known ? { secrets } : {}) }
}

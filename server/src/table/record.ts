import { type GameRecord, makeRecord } from '@grotto/kernel'
import type { Table } from './table.ts'

/** The record of a finished game: secrets, hashes and all. Never of an unfinished one. */
export function recordOf(table: Table): GameRecord {
  if (!table.play || table.status !== 'finished') throw new Error('the game is not finished')
  const sitters = table.seats.map(sitter => {
    if (sitter.kind === 'human') return { name: sitter.name }
    return sitter.kind === 'bot' ? { name: sitter.bot, bot: { name: sitter.bot, version: 1 } } : { name: '' }
  })
  const { commitments, entropies, secrets } = table
  return makeRecord(table.play, sitters, { kind: 'sealed', commitments, entropies, secrets })
}

import type { Fairness, Json } from '@grotto/kernel'
import type { FinishedGame } from '../records/record-task.ts'
import type { Table } from './table.ts'

/** What the record of a finished game is made of: secrets and all. Never of an unfinished one. */
export function finishedGame(table: Table, versionOf: (game: string, bot: string) => number): FinishedGame {
  if (!table.play || table.status !== 'finished') throw new Error('the game is not finished')
  const sitters = table.seats.map(sitter => {
    if (sitter.kind === 'human') return { name: sitter.name }
    return sitter.kind === 'bot'
      ? { name: sitter.bot, bot: { name: sitter.bot, version: versionOf(table.game.id, sitter.bot) } }
      : { name: '' }
  })
  const { options, entries, from } = table.play
  return {
    game: table.game.id,
    options: options as unknown as Json,
    from,
    entries,
    sitters,
    fairness: fairnessOf(table),
    imported: table.imported,
  }
}

function fairnessOf(table: Table): Fairness {
  const { fairnessKind: kind, commitments, entropies, entropyCommitments, leftOut, secrets } = table
  if (kind === 'scripted') return { kind }
  const known = Object.keys(secrets).length > 0
  return {
    kind,
    commitments,
    entropies,
    ...(entropyCommitments ? { entropyCommitments } : {}),
    ...(leftOut.length > 0 ? { leftOut } : {}),
    ...(known ? { secrets } : {}),
  }
}
